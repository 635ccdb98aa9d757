"""Sections 15 and 16: the food track and the cookie rabbits."""

from __future__ import annotations

import pytest

from magnate.games.sweetlands.game import SweetLandsState
from magnate.testing import clause
from magnate.testing.case import can, do, offered, reason, values

from .positions import AMBER, built, get, put, rabbits, resolve, skill, table, take, tiles, use

SITES = "r3c3 r3c4 r2c2 r2c3 r2c4"


def food(n: int) -> list[dict[str, object]]:
    return [{"do": "food", "n": n}]


def rabbit(n: int) -> list[dict[str, object]]:
    return [{"do": "rabbit", "n": n}]


@clause("SWL-FOOD-1", "SWL-AREA-12")
def test_two_food_steps_give_two_gold_then_a_basic_of_choice() -> None:
    state = put(table(), gold=0, wheat=4)
    use(state, "food2")  # the first step is compulsory and taken at once
    assert (get(state, "food"), get(state, "gold"), get(state, "wheat")) == (1, 2, 0)
    do(state, "food")
    assert sorted(values(state, "take")) == ["iron", "wheat", "wood"]
    take(state, "iron")
    assert get(state, "food") == 2


@clause("SWL-FOOD-2", "SWL-SEAT-7")
def test_spaces_seven_and_eleven_give_the_wood_discounts() -> None:
    state = put(table(), food=6)
    do(resolve(state, food(1)), "food")
    assert get(state, "wood_discount") == 1
    put(state, food=10)
    do(resolve(state, food(1)), "food")
    assert get(state, "wood_discount") == 3


@pytest.mark.parametrize(
    ("place", "name", "gained"),
    [(1, "gold", 2), (5, "wonder", 1), (6, "diamond", 1), (12, "vp", 6)],
)
@clause("SWL-FOOD-3")
def test_food_spaces_that_pay_at_once(place: int, name: str, gained: int) -> None:
    state = put(table(), **{"food": place - 1, name: 0})
    do(resolve(state, food(1)), "food")
    assert get(state, name) == gained


@pytest.mark.parametrize(("place", "asked"), [(2, "take"), (3, "part"), (9, "skill"), (10, "track")])
@clause("SWL-FOOD-3")
def test_food_spaces_that_ask(place: int, asked: str) -> None:
    state = put(table(), food=place - 1)
    do(resolve(state, food(1)), "food")
    assert offered(state, asked)


@pytest.mark.parametrize("place", [4, 8])
@clause("SWL-FOOD-3")
def test_food_spaces_without_a_bonus(place: int) -> None:
    state = put(table(), food=place - 1)
    before = [get(state, name) for name in ("gold", "wheat", "wood", "iron", "diamond", "vp", "wonder")]
    do(resolve(state, food(1)), "food")
    assert [
        get(state, name) for name in ("gold", "wheat", "wood", "iron", "diamond", "vp", "wonder")
    ] == before
    assert can(state, "pass"), "nothing is asked"


@clause("SWL-FOOD-4", "SWL-AREA-18")
def test_steps_beyond_the_end_give_two_wheat_each_after_the_area_is_paid() -> None:
    state = put(table(), food=11, wheat=7, vp=0)
    use(state, "food3")
    do(state, "food", "food")
    assert (get(state, "food"), get(state, "vp"), get(state, "wheat")) == (12, 6, 4)


@clause("SWL-RAB-1")
def test_the_nth_rabbit_needs_food_three_plus_n() -> None:
    state = built(put(table(), food=3), AMBER, tent=SITES)
    assert not can(state, {"do": "area", "area": "rabbit1"})
    assert reason(state, {"do": "rabbit", "cell": "r3c3"}) == ("rab_food", "SWL-RAB-1")
    use(put(state, food=4), "rabbit1")
    do(state, {"do": "rabbit", "cell": "r3c3"})
    assert get(state, "rabbit") == 1
    state = built(put(table(), food=6), AMBER, tent=SITES)
    resolve(state, rabbit(5))
    for site in SITES.split()[:3]:
        do(state, {"do": "rabbit", "cell": site})
    assert get(state, "rabbit") == 3
    assert not offered(state, "rabbit"), "the fourth needs food 7"


@clause("SWL-RAB-2")
def test_a_rabbit_needs_a_property_without_a_rabbit() -> None:
    state = built(put(table(), food=6), AMBER, lab="r3c3")
    tiles(state, AMBER, "r2c2", flipped=True)
    resolve(state, rabbit(2))
    assert values(state, "rabbit") == ["r3c3"]
    assert reason(state, {"do": "rabbit", "cell": "r2c2"}) == ("rab_hex", "SWL-RAB-2")
    do(state, {"do": "rabbit", "cell": "r3c3"})
    assert reason(state, {"do": "rabbit", "cell": "r3c3"}) == ("rab_hex", "SWL-RAB-2")


@pytest.mark.parametrize(
    ("number", "name", "gained"), [(1, "gold", 4), (2, "diamond", 1), (8, "vp", 7), (9, "vp", 10)]
)
@clause("SWL-RAB-3", "SWL-RAB-4")
def test_rabbits_that_pay_at_once(number: int, name: str, gained: int) -> None:
    state = with_rabbits(number - 1)
    put(state, **{name: 0})
    resolve(state, rabbit(1))
    do(state, offered(state, "rabbit")[0])
    assert get(state, name) == gained


@pytest.mark.parametrize(("number", "asked"), [(4, "track"), (5, "bonus"), (6, "skill"), (7, "track")])
@clause("SWL-RAB-4")
def test_rabbits_that_ask(number: int, asked: str) -> None:
    state = with_rabbits(number - 1)
    resolve(state, rabbit(1))
    do(state, offered(state, "rabbit")[0])
    assert offered(state, asked)


@clause("SWL-RAB-4")
def test_the_third_rabbit_draws_a_card() -> None:
    state = with_rabbits(2)
    resolve(state, rabbit(1))
    do(state, offered(state, "rabbit")[0])
    assert len(state.hands[AMBER]) == 5


@clause("SWL-RAB-5", "SWL-AREA-19")
def test_with_all_rabbits_out_each_further_one_is_worth_six() -> None:
    state = with_rabbits(9, round=3)
    put(state, vp=0)
    use(state, "rabbit2")
    do(state, "feast")
    assert get(state, "vp") == 12


@clause("SWL-RAB-6", "SWL-TILE-K11")
def test_a_surplus_rabbit_is_no_placement() -> None:
    state = skill(with_rabbits(9, round=3), AMBER, "K11")
    put(state, vp=0)
    use(state, "rabbit2")
    do(state, "feast")
    assert get(state, "vp") == 12, "not 18"


@clause("SWL-RAB-7", "SWL-AREA-7")
def test_a_rabbit_out_of_reach_makes_the_area_useless_and_a_bonus_is_lost() -> None:
    state = put(rabbits(built(table(), AMBER, tent=SITES), AMBER, "r3c3"), food=4, vp=0)
    assert reason(state, {"do": "area", "area": "rabbit1"}) == ("no_unit", "SWL-AREA-7")
    resolve(state, rabbit(1))
    assert can(state, "pass"), "the bonus is gone"
    assert get(state, "vp") == 0, "and pays no surplus"


def with_rabbits(number: int, round: int = 2) -> SweetLandsState:
    """Ten properties, so many rabbits on them, and food for all nine."""
    state = built(table(round=round), AMBER, tent=SITES, house="r1c2 r1c1 r2c1 r3c2 r4c2")
    rabbits(state, AMBER, *(SITES + " r1c2 r1c1 r2c1 r3c2").split()[:number])
    return put(state, food=12)
