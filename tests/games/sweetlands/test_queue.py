"""Sections 37 and 38: the effect language, its stack, and how decisions are put."""

from __future__ import annotations

import pytest

from magnate.core.rng import seeded
from magnate.games.sweetlands.game import SweetLandsState
from magnate.testing import clause
from magnate.testing.case import can, do, offered, reason, values

from .positions import (
    AMBER,
    BLUE,
    GAME,
    T,
    built,
    get,
    hold,
    passes,
    put,
    resolve,
    roads,
    skill,
    table,
    take,
    tiles,
    track,
    use,
)

WAGON = {"do": "move", "marker": "wagon"}


def free(action: str) -> dict[str, str]:
    return {"do": "free", "action": action}


@clause("SWL-Q-1")
def test_one_decision_of_one_seat_is_open_and_any_pending_work_can_be_copied() -> None:
    state = table()
    use(state, "landroad")
    copy = GAME.restore(state.dump())
    assert copy.choices() == state.choices()
    assert state.actor == AMBER
    assert all(state.why_not(choice, BLUE) is not None for choice in state.choices())


@clause("SWL-Q-1")
def test_of_several_lists_exactly_one_is_carried_out() -> None:
    state = put(table(), gold=0, vp=0)
    two = [{"do": "gain", "what": "gold", "n": 3}, {"do": "gain", "what": "vp", "n": 1}]
    resolve(state, [{"do": "choose", "options": [two, [{"do": "draw", "n": 1}]]}])
    assert values(state, "option") == [1, 2]
    do(state, {"do": "option", "n": 1})
    assert (get(state, "gold"), get(state, "vp"), len(state.hands[AMBER])) == (3, 1, 4)


@clause("SWL-Q-2")
def test_what_a_unit_triggers_is_finished_before_the_next_unit() -> None:
    state = tiles(table(), AMBER, "r4c1")
    use(state, "land3")
    do(state, {"do": "land", "cell": "r4c0"}, {"do": "skill", "tile": "K1"})
    assert offered(state, "track")
    assert not offered(state, "land")
    for _ in range(3):
        do(state, {"do": "track", "track": "land"})
    assert get(state, "diamond") == 1, "the bonus of land 3 as well"
    assert offered(state, "land"), "now the second tile"


@clause("SWL-Q-3", "SWL-TILE-X4")
def test_fixed_atoms_come_first_without_a_question() -> None:
    state = put(roads(table(), AMBER, "r1c4|r2c3", "r2c3|r2c4"), wood=0)
    tiles(state, AMBER, "r2c3")
    resolve(state, [{"do": "land", "n": 1}])
    do(state, {"do": "land", "cell": "r1c4"}, {"do": "special", "tile": "X4"})
    assert get(state, "wood") == 2, "the wood has arrived"
    assert offered(state, "road"), "then the roads are asked"


@clause("SWL-Q-4", "SWL-GEN-15")
def test_with_one_item_left_it_starts_without_a_question() -> None:
    state = resolve(table(), [{"do": "food", "n": 1}, {"do": "industry", "n": 1}])
    assert values(state, "part") == [1, 2]
    do(state, {"do": "part", "n": 2}, WAGON)
    assert offered(state, "food"), "the other one follows by itself"


@clause("SWL-Q-5", "SWL-PROP-8")
def test_heir_board_bonuses_become_one_batch_after_the_last_property() -> None:
    state = table()
    use(state, "prop2")
    do(state, {"do": "build", "kind": "tent"}, {"do": "site", "cell": "r3c3"})
    do(state, {"do": "income", "what": "gold"})
    assert get(state, "food") == 0
    do(state, {"do": "build", "kind": "bldg"})  # the other capital is the only place left
    do(state, {"do": "track", "track": "land"})
    assert values(state, "part") == [1, 2], "food step and industry step, in either order"


@clause("SWL-Q-9", "SWL-TILE-K10", "SWL-TILE-X6")
def test_reactions_come_before_the_batch_of_the_unit() -> None:
    state = skill(put(tiles(table(), AMBER, "r1c4=X6", flipped=True), vp=0), AMBER, "K10")
    use(state, "prop2")
    state.journal = []
    do(state, {"do": "build", "kind": "lab"}, {"do": "site", "cell": "r1c4"})
    gained = [
        event.message.id
        for event in state.journal
        if event.message.id.startswith("log-gain") or event.message.id == "log-draw"
    ]
    assert gained == ["log-gain-vp", "log-gain-diamond", "log-draw"]


@clause("SWL-Q-10")
def test_a_count_is_read_when_the_atom_starts() -> None:
    state = built(table(), AMBER, tent="r3c3 r3c4 r2c2", lab="r2c3 r2c4")
    effect = [{"do": "per", "count": "prop", "each": 2, "get": [{"do": "gain", "what": "basic", "n": 1}]}]
    resolve(state, effect)
    take(state, "wheat", "wheat")
    assert can(state, "pass"), "two basics for five properties"


@clause("SWL-Q-11", "SWL-GEN-12")
def test_an_atom_without_a_legal_unit_is_dropped_and_an_optional_one_can_be_stopped() -> None:
    state = resolve(table(), [{"do": "flip", "n": 1}])
    assert can(state, "pass"), "no fresh tile: dropped"
    resolve(state, [{"do": "road", "n": 2}])
    do(state, offered(state, "road")[0], "stop")
    assert get(state, "road") == 1


@clause("SWL-Q-12")
def test_the_next_step_of_a_pass_waits_for_all_that_the_last_one_started() -> None:
    state = put(table(who="elsa"), wagon=8)
    do(state, "pass")
    assert get(state, "ip") == 0, "step 3 waits for Elsa's tile"
    do(state, "stop")
    assert get(state, "ip") == 4


@clause("SWL-Q-13", "SWL-DEC-7")
def test_a_draw_is_a_reveal_and_choices_without_one_are_not() -> None:
    state = table()
    before = state.reveals
    do(state, free("buy"))
    take(state, "wood")
    assert state.reveals == before, "all of it can be taken back"
    do(state, free("hire"))
    assert state.reveals > before


@clause("SWL-Q-14", "SWL-FREE-15")
@pytest.mark.parametrize("seed", range(3))
def test_every_game_ends(seed: int) -> None:
    state = GAME.new(2, seed)
    rng = seeded(seed)
    for _ in range(20_000):
        if state.is_over:
            break
        offer = state.choices()
        state.choose(offer[rng.below(len(offer))])
    assert state.is_over


# --- decisions ------------------------------------------------------------------------------------------------


@clause("SWL-DEC-1", "SWL-ROUND-6")
def test_after_the_main_action_free_actions_and_an_explicit_end() -> None:
    state = table()
    use(state, "gold6")
    assert can(state, "end")
    assert can(state, free("sell"))
    assert not offered(state, "area")
    bare = put(hold(table(), AMBER, "C029", "C030"), wheat=0, wood=0, iron=0, gold=0)
    use(bare, "dia2")
    assert bare.actor == BLUE, "with no free action possible the turn ends by itself"


@clause("SWL-DEC-2")
def test_the_menu_lists_every_kind_of_free_action() -> None:
    state = put(table(), disc=1)
    assert values(state, "free") == ["settle", "hire", "buy", "sell", "swap", "melt", "dismiss"]
    do(state, free("swap"))
    assert len(values(state, "basics")) == 9
    do(state, {"do": "basics", "mix": "wheat3"})
    assert len(values(state, "take")) == 2


@clause("SWL-DEC-3")
def test_a_null_swap_is_not_offered() -> None:
    state = table()
    do(state, free("swap"))
    one_each = GAME.encode({"do": "basics", "mix": "wheat1-wood1-iron1"})
    assert one_each not in state.choices()
    do(state, {"do": "basics", "mix": "wheat3"})
    assert values(state, "take") == ["wood", "iron"]


@clause("SWL-DEC-4")
def test_bots_trade_only_towards_a_cost_that_is_nearly_in_reach() -> None:
    buy = GAME.encode(free("buy"))
    rich = table()
    assert buy in rich.choices()
    assert buy not in rich.offered(), "every area is payable"
    near = put(table(), wheat=60, wood=4, iron=60)
    assert buy in near.offered(), "two wood short of the road area"
    assert GAME.encode(free("sell")) not in near.offered()
    assert GAME.encode(free("settle")) in near.offered()


@clause("SWL-DEC-4")
def test_bots_make_at_most_twelve_exchanges_a_turn() -> None:
    state = table()
    for _ in range(12):
        do(state, free("sell"), {"do": "basics", "mix": "wheat1"})
    sell = GAME.encode(free("sell"))
    assert sell in state.choices()
    assert not any(GAME.decode(choice)["do"] == "free" for choice in state.offered())
    assert set(state.offered()) < set(state.choices())
    do(state, "pass")
    assert state.actor in (AMBER, BLUE)


@clause("SWL-DEC-5")
def test_in_round_five_all_basics_can_be_sold_at_once() -> None:
    state = put(table(round=5), wheat=3, wood=4, iron=5, gold=1)
    do(state, "sell_all")
    assert [get(state, name) for name in ("wheat", "wood", "iron", "gold")] == [0, 0, 0, 13]
    assert reason(table(round=4), "sell_all") == ("not_now", "SWL-DEC-5")


@clause("SWL-DEC-6")
def test_menus_list_only_what_can_be_paid_and_does_something() -> None:
    state = put(table(), wheat=5, wood=0, gold=0, iron=0)
    areas = values(state, "area")
    assert "land3" not in areas
    assert "food2" in areas
    assert "prop2" not in areas
    for choice in state.choices():
        trial = state.clone()
        trial.choose(choice)
        assert trial.audit() == []


@clause("SWL-DEC-7")
def test_what_happened_since_the_last_reveal_can_be_told_apart() -> None:
    state = table()
    before = state.reveals
    use(state, "land3")
    do(state, {"do": "land", "cell": "r2c2"})
    assert state.reveals == before
    do(state, "stop", "end")
    assert state.reveals > before, "another seat has its say"


@clause("SWL-DEC-6")
def test_question_sizes_stay_within_their_bounds() -> None:
    state = table()
    resolve(state, [{"do": "land", "n": 1}])
    assert len(offered(state, "land")) == 8
    do(state, "stop")
    resolve(state, [{"do": "road", "n": 1}])
    assert len(offered(state, "road")) == 19


def least(sums: tuple[int, int, int]) -> SweetLandsState:
    """Coral about to take her two steps with these sums."""
    state = track(table(who="coral"), land=sums[0], road=sums[1], auto=sums[2])
    return resolve(state, T.data["characters"]["coral"]["base"]["income"])


@clause("SWL-CHR-CORAL-1", "SWL-CHR-CORAL-2")
def test_the_least_advanced_colour_is_fixed_first_and_a_tie_is_asked() -> None:
    state = least((3, 2, 4))
    assert values(state, "track") == ["road", "prop"]
    do(state, {"do": "track", "track": "prop"}, {"do": "track", "track": "prop"})
    assert can(state, "pass")
    tie = least((1, 1, 4))
    assert values(tie, "colour") == ["orange", "green"]
    do(tie, {"do": "colour", "colour": "green"})
    assert values(tie, "track") == ["road", "prop"]


def test_passing_leads_to_the_other_seat() -> None:
    state = table()
    passes(state)
    assert state.actor == BLUE
