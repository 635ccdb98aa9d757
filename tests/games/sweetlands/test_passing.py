"""Sections 22, 23 and 24: passing, cities, the round board."""

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
    get,
    in_front,
    pass_alone,
    passes,
    put,
    rabbits,
    resolve,
    skill,
    table,
    tiles,
    use,
)

CITY_A = {"tent": "r0c0", "house": "r0c1", "lab": "r0c2"}


def spot_of(state: SweetLandsState, seat: int = AMBER) -> int:
    return get(state, "pawn", seat)


def hang(state: SweetLandsState, id: str) -> SweetLandsState:
    """Hang a pass tile above Amber's spot."""
    state.spot_pass = [-1] * len(state.spots)
    state.spot_pass[spot_of(state)] = T.pass_ids.index(id)
    return state


def cities(number: int) -> SweetLandsState:
    """Amber with so many cities of three kinds, kept apart by empty hexes."""
    state = table()
    groups = ["r0c0 r0c1 r1c1", "r0c4 r0c5 r1c5", "r3c0 r3c1 r4c0", "r2c6 r3c6 r3c7", "r6c0 r6c1 r6c2"]
    for group in groups[:number]:
        a, b, c = group.split()
        built(state, AMBER, tent=a, house=b, bldg=c)
    if number == 6:
        built(state, AMBER, lab="r6c4", store_mining="r6c5", clock="r5c6")
    return state


@clause("SWL-PASS-1")
def test_passing_runs_its_steps_at_once() -> None:
    state = built(hang(table(), "P1"), AMBER, **CITY_A)
    do(state, "pass")
    assert (get(state, "cp"), get(state, "vp")) == (1, 3)
    assert offered(state, "spot")


@clause("SWL-PASS-2", "SWL-PASS-8", "SWL-CHR-ELSA-2")
def test_the_pass_ability_of_the_character_comes_first_and_counts_for_later_steps() -> None:
    state = hang(put(table(who="elsa"), income_wheat=3, income_wood=4, income_iron=4), "P5")
    do(state, "pass")
    assert can(state, "stop"), "she may decline"
    state2 = hang(put(table(who="elsa"), income_wheat=3, income_wood=4, income_iron=4), "P5")
    road = {"do": "road", "edge": "r2c2|r3c3"}
    do(resolve(state2, [{"do": "road", "n": 1}]), road)
    do(state2, "pass", {"do": "land", "cell": "r2c2"})
    assert get(state2, "income_wheat") == 4
    assert get(state2, "vp") == 4, "the pass tile reads the income after the tile"


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 9)])
@clause("SWL-PASS-3")
def test_city_points_by_the_number_of_cities(number: int, points: int) -> None:
    state = cities(number)
    assert get(state, "city") == number
    pass_alone(state)
    assert get(state, "cp") == points


@clause("SWL-PASS-14")
def test_more_than_six_cities_count_as_six() -> None:
    state = put(table(), city=8)
    pass_alone(state)
    assert get(state, "cp") == 9


@clause("SWL-PASS-4")
def test_industry_points_of_all_symbols_reached_at_every_pass() -> None:
    state = put(table(), wagon=8, locomotive=6)
    pass_alone(state)
    assert get(state, "ip") == 6
    state = put(table(round=3), wagon=8, locomotive=6, ip=6)
    pass_alone(state)
    assert get(state, "ip") == 12


@clause("SWL-PASS-5", "SWL-RB-4", "SWL-TILE-P1")
def test_the_pass_tile_above_the_own_pawn_pays() -> None:
    state = built(hang(table(), "P1"), AMBER, **CITY_A)
    pass_alone(state)
    assert get(state, "vp") == 3
    state = built(table(), AMBER, **CITY_A)
    state.spot_pass = [-1] * len(state.spots)
    pass_alone(state)
    assert get(state, "vp") == 0


@clause("SWL-PASS-6", "SWL-TILE-K5", "SWL-TILE-K6")
def test_each_skill_tile_with_a_pass_ability_is_evaluated_by_itself() -> None:
    state = skill(put(table(), food=8, wagon=8, locomotive=6), AMBER, "K4", "K5", "K6")
    state.spot_pass = [-1] * len(state.spots)
    pass_alone(state)
    assert get(state, "vp") == 0 + 5 + 7


@clause("SWL-PASS-7")
def test_each_pass_card_pays() -> None:
    state = in_front(table(), AMBER, "C029", "C031")
    state.spot_pass = [-1] * len(state.spots)
    pass_alone(state)
    assert get(state, "vp") == 4 + 3, "the lowest income, and three shortbread badges"


@clause("SWL-PASS-8", "SWL-PASS-9")
def test_industry_points_of_this_pass_are_those_of_step_one_and_three() -> None:
    state = built(put(table(who="biscuit"), wagon=8), AMBER, **CITY_A, clock="r6c6")
    state.spot_pass = [-1] * len(state.spots)
    skill(state, AMBER, "K6")
    pass_alone(state)
    assert (get(state, "ip_pass"), get(state, "ip")) == (5, 5), "1 for the city with a lab, 4 by the wagon"
    assert get(state, "vp") == 5, "K6 reads both"


@clause("SWL-PASS-10", "SWL-RB-2")
def test_the_pawn_moves_to_another_free_spot() -> None:
    state = table()
    do(state, "pass")
    here = spot_of(state) + 1
    assert reason(state, {"do": "spot", "spot": here}) == ("spot_same", "SWL-RB-2")
    do(state, {"do": "spot", "spot": 8})
    assert spot_of(state) == 7


@clause("SWL-PASS-11")
def test_in_round_five_the_pawn_stays() -> None:
    state = table(round=5)
    do(state, "pass")
    assert state.actor == BLUE
    assert spot_of(state) == 0


@clause("SWL-PASS-12")
def test_the_first_to_pass_takes_the_start_marker() -> None:
    state = table()
    use(state, "gold6")
    do(state, "end")
    passes(state)
    assert state.start == BLUE
    passes(state)
    while state.phase != 5:
        state.choose(state.choices()[-1])
    assert (state.round, state.actor, state.start) == (3, BLUE, BLUE)
    passes(state)
    assert state.start == BLUE


@clause("SWL-PASS-13")
def test_after_passing_a_seat_does_nothing_more() -> None:
    state = table()
    passes(state)
    assert state.actor == BLUE
    assert reason(state, {"do": "free", "action": "sell"}, AMBER) == ("already_passed", "SWL-PASS-13")
    do(state, {"do": "area", "area": "gold6"})
    assert reason(state, "pass", AMBER) == ("already_passed", "SWL-PASS-13")


# --- cities --------------------------------------------------------------------------------------------------


@clause("SWL-CITY-1", "SWL-CITY-2")
def test_three_kinds_in_a_connected_group_make_a_city() -> None:
    assert get(built(table(), AMBER, house="r0c0", store_mining="r0c1", clock="r0c2"), "city") == 1
    state = built(table(), AMBER, tent="r0c0 r0c1", lab="r0c2")
    assert get(state, "city") == 0, "three properties, two kinds"
    assert get(built(state, AMBER, house="r0c3"), "city") == 1


@clause("SWL-CITY-2")
def test_rabbits_are_no_kind() -> None:
    state = built(table(), AMBER, tent="r0c0", house="r0c1")
    assert get(rabbits(state, AMBER, "r0c0", "r0c1"), "city") == 0


@clause("SWL-CITY-3")
def test_a_group_is_one_city_however_large() -> None:
    state = built(table(), AMBER, tent="r0c0 r0c3", house="r0c1 r0c4", lab="r0c2 r0c5")
    assert get(state, "city") == 1


@clause("SWL-CITY-4")
def test_cities_joined_become_one() -> None:
    state = built(table(), AMBER, tent="r0c0 r0c4", house="r0c1 r0c5", lab="r0c2 r0c6")
    assert get(state, "city") == 2
    assert get(built(state, AMBER, bldg="r0c3"), "city") == 1
    pass_alone(state)
    assert get(state, "cp") == 1


@clause("SWL-CITY-5")
def test_capitals_belong_to_groups_and_empty_hexes_separate() -> None:
    assert get(built(table(), AMBER, tent="r3c3", house="r3c4", lab="r3c2"), "city") == 1
    assert get(built(table(), AMBER, tent="r3c3", house="r3c4", lab="r3c1"), "city") == 0
    around_zone = built(table(), AMBER, tent="r1c2", house="r1c4", lab="r0c3")
    assert get(around_zone, "city") == 0, "the draw zone between them joins nothing"


@clause("SWL-CITY-6")
def test_stores_are_one_kind_and_labs_are_one_kind() -> None:
    state = built(table(), AMBER, store_agriculture="r0c0", store_forestry="r0c1", store_mining="r0c2")
    assert get(state, "city") == 0
    assert get(built(table(), AMBER, lab="r0c0 r0c1 r0c2"), "city") == 0


# --- the round board -------------------------------------------------------------------------------------------


@clause("SWL-RB-1", "SWL-RB-3")
def test_pawns_of_seats_still_acting_occupy_their_spots() -> None:
    state = put(put(table(), pawn=2), BLUE, pawn=4)
    do(state, "pass")
    assert values(state, "spot") == [1, 2, 4, 6, 7, 8]
    assert reason(state, {"do": "spot", "spot": 5}) == ("spot_taken", "SWL-RB-1")


@clause("SWL-RB-4", "SWL-RB-5")
def test_the_new_spot_pays_in_the_next_income_and_at_the_next_pass() -> None:
    state = built(table(), AMBER, **CITY_A)
    state.spots[1] = T.standard_ids.index("S3")
    state.spot_pass = [-1] * len(state.spots)
    put(state, pawn=0)
    put(state, BLUE, pawn=3)
    state.spot_pass[1] = T.pass_ids.index("P1")
    iron = get(state, "iron")
    do(state, "pass", {"do": "spot", "spot": 2})
    vp = get(state, "vp")
    passes(state)
    while state.phase != 5:
        state.choose(state.choices()[-1])
    assert get(state, "iron") == iron + 2 + get(state, "income_iron")
    while state.actor != AMBER:
        passes(state)
    pass_alone(state)
    assert get(state, "vp") == vp + 3


@pytest.mark.parametrize(
    ("id", "name", "gained"),
    [
        ("S1", "wheat", 3),
        ("S2", "wood", 3),
        ("S3", "iron", 2),
        ("S4", "gold", 7),
        ("S5", "diamond", 1),
        ("S12", "disc", 1),
    ],
)
@clause("SWL-RB-5")
def test_standard_tiles_that_pay(id: str, name: str, gained: int) -> None:
    state = put(table(), **{name: 0})
    resolve(state, T.data["round_standard"][id]["effect"])
    assert get(state, name) == gained


@pytest.mark.parametrize(
    ("id", "asked"),
    [
        ("S7", "land"),
        ("S8", "road"),
        ("S9", "move"),
        ("S10", "food"),
        ("S11", "track"),
        ("S13", "income"),
        ("S14", "bonus"),
        ("S15", "take"),
    ],
)
@clause("SWL-RB-5")
def test_standard_tiles_that_ask(id: str, asked: str) -> None:
    assert offered(resolve(table(), T.data["round_standard"][id]["effect"]), asked)


@clause("SWL-RB-5")
def test_the_new_citizen_tile_draws_a_card() -> None:
    state = resolve(table(), T.data["round_standard"]["S6"]["effect"])
    assert len(state.hands[AMBER]) == 5


def test_a_group_of_tiles_without_property_is_no_city() -> None:
    assert get(tiles(table(), AMBER, "r2c2", "r2c3", "r2c4", flipped=True), "city") == 0
