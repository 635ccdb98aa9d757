"""Section 21: skill tiles and flip abilities."""

from __future__ import annotations

import pytest

from magnate.games.sweetlands.game import SweetLandsState
from magnate.testing import clause
from magnate.testing.case import can, do, offered, reason, values

from .positions import AMBER, BLUE, T, built, get, passes, put, resolve, skill, table, take, track

ONE = [{"do": "skill", "n": 1}]


def tile(id: str) -> dict[str, str]:
    return {"do": "skill", "tile": id}


def use_tile(id: str) -> dict[str, str]:
    return {"do": "use", "tile": id}


@clause("SWL-SKILL-1", "SWL-GEN-4")
def test_one_tile_of_choice_from_a_pile_that_is_not_empty() -> None:
    state = table(seats=4)
    for seat in (1, 2, 3):
        skill(state, seat, "K10")
    resolve(state, ONE)
    assert set(values(state, "skill")) == {f"K{i}" for i in range(1, 13)} - {"K10"}
    assert reason(state, tile("K10")) == ("skill_gone", "SWL-SKILL-1")
    do(state, tile("K9"))
    assert state.piles[T.skill_ids.index("K9")] == 2
    assert get(state, "skills") == 1


@clause("SWL-SKILL-2")
def test_never_two_equal_tiles() -> None:
    state = resolve(skill(table(), AMBER, "K9"), ONE)
    assert reason(state, tile("K9")) == ("skill_same", "SWL-SKILL-2")


@clause("SWL-SKILL-3")
def test_all_different_tiles_may_be_owned() -> None:
    state = table()
    for n in range(1, 13):
        resolve(state, ONE)
        do(state, tile(f"K{n}"))
        while offered(state, "track"):
            do(state, "stop")
    assert get(state, "skills") == 12


@clause("SWL-SKILL-4")
def test_a_symbol_without_a_tile_to_take_gives_nothing() -> None:
    state = skill(table(), AMBER, *(f"K{n}" for n in range(1, 13)))
    resolve(state, ONE)
    assert can(state, "pass")


@clause("SWL-SKILL-5", "SWL-TILE-K2", "SWL-TILE-K3")
@pytest.mark.parametrize(
    ("id", "tracks"), [("K1", ["land", "rabbit"]), ("K2", ["road", "prop"]), ("K3", ["auto", "ip"])]
)
def test_an_immediate_tile_acts_when_taken_and_stays(id: str, tracks: list[str]) -> None:
    state = resolve(table(), ONE)
    do(state, tile(id))
    assert values(state, "track") == tracks
    for _ in range(3):
        do(state, {"do": "track", "track": tracks[1]})
    assert can(state, "pass"), "three steps, no more"
    assert get(state, "skills") == 1


@clause("SWL-SKILL-6", "SWL-TILE-K8", "SWL-TILE-K9")
def test_a_flip_ability_is_a_main_action_and_turns_the_tile_down() -> None:
    state = put(skill(table(), AMBER, "K8", "K9"), gold=0)
    do(state, use_tile("K8"))
    assert get(state, "diamond") == 1
    assert reason(state, use_tile("K9")) == ("main_done", "SWL-ROUND-5")
    next_turn(state)
    assert reason(state, use_tile("K8")) == ("flip_used", "SWL-SKILL-6")
    do(state, use_tile("K9"))
    assert get(state, "gold") == 8


def next_turn(state: SweetLandsState) -> None:
    """Amber ends her turn, Blue passes if he has not, and it is Amber's turn again."""
    if can(state, "end"):
        do(state, "end")
    if state.actor == BLUE:
        passes(state)


@clause("SWL-SKILL-7")
def test_a_tile_without_flip_ability_is_never_turned() -> None:
    state = skill(table(), AMBER, "K10")
    assert reason(state, use_tile("K10")) == ("flip_kind", "SWL-SKILL-6")
    assert reason(state, use_tile("K7")) == ("skill_missing", "SWL-SKILL-6")


@clause("SWL-SKILL-8")
def test_a_turned_down_tile_still_counts_as_owned() -> None:
    state = skill(table(), AMBER, "K8")
    do(state, use_tile("K8"))
    assert get(state, "skills") == 1
    resolve(state, ONE)
    assert reason(state, tile("K8")) == ("skill_same", "SWL-SKILL-2")


@clause("SWL-SKILL-9", "SWL-TILE-V4")
def test_a_flip_ability_with_a_cost_needs_the_cost_and_a_use() -> None:
    state = put(skill(table(advanced_skills=True), AMBER, "V4"), iron=3)
    assert reason(state, use_tile("V4")) == ("flip_cost", "SWL-SKILL-9")
    put(state, iron=4)
    do(state, use_tile("V4"))
    assert get(state, "iron") == 0, "paid without a further question"
    do(state, {"do": "move", "marker": "wagon"})
    assert get(state, "wagon") == 1
    stuck = put(skill(table(advanced_skills=True), AMBER, "V4"), iron=9, wagon=4)
    assert reason(stuck, use_tile("V4")) == ("flip_useless", "SWL-SKILL-9")


@clause("SWL-TILE-K7")
def test_the_supply_cart_gives_one_of_each_and_one_of_choice() -> None:
    state = put(skill(table(), AMBER, "K7"), wheat=0, wood=0, iron=0)
    do(state, use_tile("K7"))
    take(state, "iron")
    assert [get(state, name) for name in ("wheat", "wood", "iron")] == [1, 1, 2]


@clause("SWL-SKILL-9", "SWL-TILE-V5")
def test_the_rabbit_feast_gives_food_and_rabbit_in_either_order() -> None:
    state = built(put(skill(table(advanced_skills=True), AMBER, "V5"), wheat=4, food=3), AMBER, tent="r3c3")
    do(state, use_tile("V5"))
    assert get(state, "wheat") == 0
    do(state, "food")
    assert get(state, "food") == 4
    do(state, {"do": "rabbit", "cell": "r3c3"})
    assert get(state, "rabbit") == 1


@clause("SWL-TILE-V8")
def test_the_audition_draws_two_and_discards_one() -> None:
    state = skill(table(advanced_skills=True), AMBER, "V8")
    do(state, use_tile("V8"))
    assert len(state.hands[AMBER]) == 6
    do(state, offered(state, "discard")[0])
    assert len(state.hands[AMBER]) == 5


@clause("SWL-SKILL-5", "SWL-Q-2")
def test_steps_of_an_immediate_tile_are_finished_before_the_next_unit() -> None:
    state = track(table(), land=2)
    resolve(state, [{"do": "skill", "n": 2}])
    do(state, tile("K1"))
    assert offered(state, "track")
    assert not offered(state, "skill")
    do(state, "stop")
    assert offered(state, "skill")
