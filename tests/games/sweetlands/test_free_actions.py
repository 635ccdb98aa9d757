"""Sections 25 and 26: free actions, the clock and wonder symbols."""

from __future__ import annotations

import pytest

from magnate.games.sweetlands.game import SweetLandsState
from magnate.testing import clause
from magnate.testing.case import can, do, offered, reason, values

from .positions import (
    AMBER,
    BLUE,
    T,
    built,
    deck_of,
    get,
    hold,
    in_hand,
    pass_alone,
    passes,
    put,
    rabbits,
    resolve,
    skill,
    table,
    take,
    tiles,
    use,
)


def free(action: str) -> dict[str, str]:
    return {"do": "free", "action": action}


def mix(text: str) -> dict[str, str]:
    return {"do": "basics", "mix": text}


def milestone_ready(state: SweetLandsState) -> SweetLandsState:
    """Only M3A (food 7) lies out, and Amber meets it."""
    state.mile_side = [-1, -1, 0, -1, -1, -1]
    state.mile_owner = [-1] * 6
    return put(state, food=7)


@clause("SWL-FREE-1", "SWL-FREE-6", "SWL-FREE-7")
def test_free_actions_before_and_after_the_main_action_in_any_number() -> None:
    state = milestone_ready(table())
    do(state, free("sell"), mix("wheat1"), {"do": "milestone", "tile": "M3"})
    use(state, "ind2")
    do(state, "stop", free("dismiss"), offered_discard(state))
    take(state, "wood", "iron")
    do(state, "end")
    assert state.actor == BLUE
    instead = milestone_ready(table())
    do(instead, free("sell"), mix("wheat1"), {"do": "milestone", "tile": "M3"})
    do(instead, free("sell"), mix("wood1"), "pass")
    assert offered(instead, "spot")


def offered_discard(state: SweetLandsState) -> dict[str, str]:
    return {"do": "discard", "card": in_hand(state)[-1]}


@clause("SWL-FREE-2")
def test_no_free_action_inside_an_effect() -> None:
    state = table()
    use(state, "land3")
    assert reason(state, free("sell")) == ("effect_pending", "SWL-FREE-2")
    assert reason(state, {"do": "area", "area": "gold6"}) == ("effect_pending", "SWL-FREE-2")


@clause("SWL-FREE-3", "SWL-GEN-7")
def test_settling_costs_a_card_and_three_basics_for_a_tile_or_a_road() -> None:
    state = put(hold(table(), AMBER, "C029", "C030", "C031"), wheat=2, wood=1, iron=0)
    do(state, free("settle"), {"do": "discard", "card": "C030"})
    assert [get(state, name) for name in ("wheat", "wood", "iron")] == [0, 0, 0], "the only mix is paid"
    assert offered(state, "land")
    assert offered(state, "road")
    assert not can(state, "stop")
    do(state, {"do": "road", "edge": "r2c2|r3c3"})
    assert (in_hand(state), get(state, "road"), get(state, "land")) == (["C029", "C031"], 1, 0)
    assert can(state, {"do": "area", "area": "gold6"}), "the main action is still free"


@clause("SWL-FREE-4")
def test_hiring_costs_fifteen_gold() -> None:
    state = put(table(), gold=15)
    do(state, free("hire"))
    assert (get(state, "gold"), len(state.hands[AMBER])) == (0, 5)
    assert reason(state, free("hire")) == ("free_cost", "SWL-GEN-6")


@clause("SWL-FREE-5")
def test_buying_costs_four_gold_for_a_basic_of_choice() -> None:
    state = put(table(), gold=5, iron=0)
    do(state, free("buy"))
    take(state, "iron")
    assert (get(state, "gold"), get(state, "iron")) == (1, 1)


@clause("SWL-FREE-6", "SWL-MILE-1")
def test_a_milestone_is_taken_as_a_free_action() -> None:
    state = milestone_ready(table())
    do(state, {"do": "milestone", "tile": "M3"})
    assert state.mile_owner[2] == AMBER
    assert reason(state, {"do": "milestone", "tile": "M3"}) == ("mile_gone", "SWL-MILE-3")


@clause("SWL-FREE-7", "SWL-GEN-8")
def test_selling_gives_one_gold_for_a_basic() -> None:
    state = put(table(), wheat=0, wood=1, iron=0, gold=0, diamond=3)
    do(state, free("sell"))
    assert (get(state, "wood"), get(state, "gold"), get(state, "diamond")) == (0, 1, 3)
    assert reason(state, free("sell")) == ("free_cost", "SWL-GEN-6")


@clause("SWL-FREE-8")
def test_swapping_three_basics_for_one() -> None:
    state = put(table(), wheat=2, wood=0, iron=1)
    do(state, free("swap"))
    assert [get(state, name) for name in ("wheat", "wood", "iron")] == [0, 1, 0]


@clause("SWL-FREE-9", "SWL-AREA-26")
def test_melting_a_disc_gives_two_basics_in_any_mix() -> None:
    state = put(table(), disc=1, wood=0, iron=0)
    do(state, free("melt"))
    take(state, "wood", "iron")
    assert [get(state, name) for name in ("disc", "wood", "iron")] == [0, 1, 1]


@clause("SWL-FREE-10", "SWL-HAND-3", "SWL-HAND-5")
@pytest.mark.parametrize(("round", "times"), [(2, 2), (5, 3)])
def test_dismissing_a_card_gives_two_basics_but_the_last_card_stays_until_round_five(
    round: int, times: int
) -> None:
    state = hold(table(round=round), AMBER, "C029", "C030", "C031")
    wheat = get(state, "wheat")
    for _ in range(times):
        do(state, free("dismiss"))
        if offered(state, "discard"):
            do(state, offered(state, "discard")[0])
        take(state, "wheat", "wheat")
    assert get(state, "wheat") == wheat + 2 * times
    code = "hand_empty" if round == 2 else "free_cost"
    assert reason(state, free("dismiss"))[0] == code


@clause("SWL-FREE-11", "SWL-CLOCK-4")
def test_the_clock_is_placed_by_a_free_action() -> None:
    state = clock_ready()
    do(state, "clock", {"do": "site", "cell": "r3c3"}, {"do": "income", "what": "gold"})
    assert get(state, "clock") == 1
    assert can(state, {"do": "area", "area": "gold6"}), "the main action is still free"


@clause("SWL-FREE-12")
def test_all_nine_free_actions_exist() -> None:
    state = put(milestone_ready(clock_ready()), disc=1)
    assert set(values(state, "free")) == {"settle", "hire", "buy", "sell", "swap", "melt", "dismiss"}
    assert can(state, "clock")
    assert can(state, {"do": "milestone", "tile": "M3"})


@clause("SWL-FREE-13", "SWL-CHR-SOLBEE-1")
def test_a_character_action_once_per_round_each() -> None:
    state = put(table(who="solbee"), food=8, wheat=0)
    do(state, {"do": "ability", "name": "wheat"})
    assert get(state, "wheat") == 1
    assert reason(state, {"do": "ability", "name": "wheat"}) == ("char_used", "SWL-FREE-13")
    assert can(state, {"do": "ability", "name": "road"})
    assert reason(state, {"do": "ability", "name": "prosperity"}) == ("char_none", "SWL-CHR-SOLBEE-1")
    assert reason(state, {"do": "ability", "name": "flip"}) == ("char_other", "SWL-SEAT-12")


@clause("SWL-FREE-14")
def test_settling_needs_a_place_and_hiring_a_card() -> None:
    state = table(who="elsa")
    everywhere = [c for i, c in enumerate(T.cell_ids) if T.land_at[0] >> i & 1]
    special = {c for i, c in enumerate(T.cell_ids) if T.terrain[0][i] == 4}
    tiles(state, AMBER, *(f"{c}=X5" if c in special else c for c in everywhere))
    state.edges[AMBER] = [2 if e >= 0 else e for e in state.edges[AMBER]]
    put(state, open_edges=0)
    assert reason(state, free("settle")) == ("settle_none", "SWL-FREE-14")
    empty = deck_of(table())
    empty.hands[BLUE] += empty.discard
    empty.discard = []
    empty.settle()
    assert reason(empty, free("hire")) == ("hire_none", "SWL-FREE-14")


POTENTIAL = {"gold": 2, "wheat": 4, "wood": 4, "iron": 4, "disc": 9}


def potential(state: SweetLandsState) -> int:
    return sum(n * get(state, name) for name, n in POTENTIAL.items()) + 10 * len(state.hands[AMBER])


@clause("SWL-FREE-15", "SWL-CHR-SAKURA-2")
@pytest.mark.parametrize(
    ("action", "change"),
    [("hire", -20), ("buy", -4), ("sell", -2), ("swap", -8), ("melt", -1), ("dismiss", -2), ("sakura", -1)],
)
def test_every_exchange_lowers_the_potential(action: str, change: int) -> None:
    state = put(table(who="sakura"), disc=1)
    before = potential(state)
    do(state, {"do": "ability", "name": "disc"} if action == "sakura" else free(action))
    for word in ("discard", "basics", "take", "take"):
        if offered(state, word):
            do(state, offered(state, word)[0])
    assert can(state, "pass")
    assert potential(state) - before == change


# --- the clock -------------------------------------------------------------------------------------------------


def clock_ready(who: str = "eline") -> SweetLandsState:
    """Eline with her wonder symbol and her incomes."""
    return put(table(who=who), wonder=1, income_wheat=6, income_wood=6, income_iron=6)


@clause("SWL-CLOCK-1", "SWL-CLOCK-2")
def test_the_first_wonder_counts_for_the_clock_and_every_later_one_is_a_skill_tile() -> None:
    state = put(table(), wagon=3)
    do(resolve(state, [{"do": "industry", "n": 1}]), {"do": "move", "marker": "wagon"})
    assert get(state, "wonder") == 1
    assert can(state, "pass"), "nothing else"
    put(state, food=4)
    do(resolve(state, [{"do": "food", "n": 1}]), "food")
    assert offered(state, "skill")
    assert get(state, "wonder") == 2
    after = built(put(table(), wonder=1), AMBER, clock="r3c3")
    resolve(after, [{"do": "wonder"}])
    assert offered(after, "skill"), "also with the clock placed"


@clause("SWL-CLOCK-3", "SWL-CLOCK-8")
def test_the_clock_needs_a_wonder_symbol_and_the_characters_condition() -> None:
    state = built(put(table(who="solbee"), food=9), AMBER, tent="r3c3 r3c4 r2c2")
    rabbits(state, AMBER, "r3c3", "r3c4", "r2c2")
    tiles(state, AMBER, "r2c3", flipped=True)
    assert reason(state, "clock") == ("clock_wonder", "SWL-CLOCK-3")
    assert can(put(state, wonder=1), "clock")
    assert reason(put(table(), wonder=1), "clock") == ("clock_cond", "SWL-CLOCK-3")
    placed = built(clock_ready(), AMBER, clock="r3c3")
    assert reason(placed, "clock") == ("clock_placed", "SWL-SEAT-5")


NEEDS = {
    "biscuit": {"lab": 2},
    "nata": {"wagon": 7},
    "solbee": {"rabbit": 3},
    "rikka": {"city_rabbit": 1},
    "lotus": {"city": 2},
    "alice": {"prop": 5},
    "elsa": {"port": 2},
    "eline": {"income_wheat": 6, "income_wood": 6, "income_iron": 6},
    "sena": {"played": 5},
    "carmen": {"auto": 3},
    "sakura": {"badge_6": 3},
    "gretel": {"diamond": 5},
    "jasmine": {"skills": 5},
    "coral": {"pros_1": 3, "pros_3": 3, "pros_5": 3},
}


@clause("SWL-CLOCK-8")
@pytest.mark.parametrize("who", list(NEEDS))
def test_each_character_has_its_own_condition(who: str) -> None:
    state = put(table(who=who), wonder=1, **NEEDS[who])
    if who == "nata":
        put(state, wagon=4, locomotive=6)
    assert can(state, "clock")
    if who != "eline":
        name = next(iter(NEEDS[who]))
        short = put(state, **{name: NEEDS[who][name] - 1})
        if who == "nata":
            put(short, wagon=1, locomotive=3)
        assert reason(short, "clock") == ("clock_cond", "SWL-CLOCK-3")


@clause("SWL-CLOCK-4")
def test_the_clock_costs_nothing_and_gives_the_bonus_of_its_hex() -> None:
    state = tiles(put(clock_ready(), wood=0, gold=0, wheat=0, iron=0), AMBER, "r2c2", "r1c2", flipped=True)
    do(state, "clock")
    assert set(values(state, "site")) == {"r2c2", "r1c2", "r3c3", "r3c4"}
    do(state, {"do": "site", "cell": "r2c2"})
    assert get(state, "income_wheat") == 7
    assert reason(state, {"do": "site", "cell": "r2c2"}) == ("prop_occupied", "SWL-PROP-3")


@clause("SWL-CLOCK-5", "SWL-TILE-K10")
def test_the_clock_is_a_property_for_counts_cities_and_reactions() -> None:
    state = skill(built(clock_ready(), AMBER, tent="r2c2", lab="r3c2"), AMBER, "K10")
    put(state, vp=0)
    do(state, "clock", {"do": "site", "cell": "r3c3"}, {"do": "income", "what": "iron"})
    assert (get(state, "vp"), get(state, "prop"), get(state, "city")) == (2, 3, 1)


@clause("SWL-CLOCK-6", "SWL-CHR-SAKURA-3")
def test_the_bonus_of_the_hex_comes_before_the_immediate_clock_ability() -> None:
    state = put(table(who="sakura"), wonder=1, badge_6=3)
    state.sheets[AMBER][55] = 3
    do(state, "clock", {"do": "site", "cell": "r3c3"})
    assert offered(state, "income"), "first the capital"
    do(state, {"do": "income", "what": "gold"})
    assert offered(state, "find"), "then the search"


@clause("SWL-CLOCK-7", "SWL-CHR-ELINE-2")
def test_a_pass_ability_of_the_clock_works_at_a_pass_in_the_same_turn() -> None:
    state = put(clock_ready(), vp=0)
    state.spot_pass = [-1] * len(state.spots)
    do(state, "clock", {"do": "site", "cell": "r3c3"}, {"do": "income", "what": "gold"})
    pass_alone(state)
    assert get(state, "vp") == 6


@clause("SWL-FREE-13", "SWL-UPK-5")
def test_character_actions_are_free_again_after_upkeep() -> None:
    state = put(table(who="solbee"), food=3)
    do(state, {"do": "ability", "name": "wheat"})
    passes(state)
    passes(state)
    while state.phase != 5:
        state.choose(state.choices()[-1])
    while state.actor != AMBER:
        passes(state)
    assert can(state, {"do": "ability", "name": "wheat"})
