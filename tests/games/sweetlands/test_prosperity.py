"""Section 17: the six prosperity tracks."""

from __future__ import annotations

import pytest

from magnate.testing import clause
from magnate.testing.case import can, do, offered, reason, values

from .positions import AMBER, BLUE, T, built, get, hold, on_track, put, resolve, table, track, use

FULL = {"land": 5, "rabbit": 7, "road": 5, "prop": 7, "auto": 5, "ip": 7}


def step(name: str) -> dict[str, str]:
    return {"do": "track", "track": name}


def steps(n: int, color: str = "any") -> list[dict[str, object]]:
    return [{"do": "prosperity", "n": n, "color": color}]


@clause("SWL-PROS-1", "SWL-PROS-2")
def test_six_tracks_two_of_each_colour_the_second_longer() -> None:
    entries = T.data["prosperity"]
    assert [(name, entries[name]["color"], entries[name]["length"]) for name in T.pros_ids] == [
        ("land", "orange", 5),
        ("rabbit", "orange", 7),
        ("road", "green", 5),
        ("prop", "green", 7),
        ("auto", "gray", 5),
        ("ip", "gray", 7),
    ]
    state = resolve(table(), steps(1, "green"))
    assert values(state, "track") == ["road", "prop"]


@clause("SWL-PROS-3", "SWL-AREA-25")
def test_steps_are_split_over_tracks_of_the_allowed_colours() -> None:
    state = put(table(), diamond=2)
    use(state, "pros2")
    do(state, step("land"), step("ip"))
    assert (on_track(state, "land"), on_track(state, "ip"), get(state, "diamond")) == (1, 1, 0)
    state = resolve(table(), steps(3, "green"))
    assert reason(state, step("ip")) == ("pros_colour", "SWL-PROS-3")


@clause("SWL-PROS-4", "SWL-PROS-8")
def test_a_bonus_on_the_way_is_gained_before_the_next_step_and_may_pay_it() -> None:
    state = track(table(), land=2, road=4)
    resolve(state, steps(2))
    assert not can(state, step("road")), "no diamond yet"
    do(state, step("land"))
    assert get(state, "diamond") == 1
    do(state, step("road"))
    assert (on_track(state, "road"), get(state, "diamond")) == (5, 0)


@pytest.mark.parametrize(
    ("name", "place", "what", "gained"),
    [
        ("land", 3, "diamond", 1),
        ("road", 3, "diamond", 1),
        ("auto", 3, "diamond", 1),
        ("rabbit", 2, "wheat", 3),
        ("prop", 2, "wood", 3),
        ("ip", 2, "iron", 2),
        ("rabbit", 5, "wheat", 2),
        ("prop", 5, "wood", 2),
        ("ip", 5, "iron", 1),
    ],
)
@clause("SWL-PROS-5", "SWL-BON-2")
def test_bonuses_on_the_tracks(name: str, place: int, what: str, gained: int) -> None:
    state = put(track(table(), **{name: place - 1}), **{what: 0})
    do(resolve(state, steps(1)), step(name))
    assert get(state, what) == gained


@clause("SWL-PROS-6", "SWL-PROS-7")
def test_the_last_space_costs_a_diamond_or_cannot_be_entered() -> None:
    state = put(track(table(), land=4), diamond=1)
    do(resolve(state, steps(1)), step("land"))
    assert (on_track(state, "land"), get(state, "diamond")) == (5, 0)
    state = resolve(track(table(), land=4), steps(1))
    assert reason(state, step("land")) == ("pros_diamond", "SWL-PROS-7")
    assert can(state, step("rabbit")), "the step goes elsewhere"


@clause("SWL-PROS-7", "SWL-TILE-K1", "SWL-SKILL-5")
def test_one_diamond_opens_only_one_of_two_last_spaces() -> None:
    state = put(track(table(), land=4, rabbit=6), diamond=1)
    track(state, BLUE, land=5, rabbit=7)
    state.first[0] = state.first[1] = BLUE
    resolve(state, [{"do": "skill", "n": 1}])
    do(state, {"do": "skill", "tile": "K1"})
    do(state, step("rabbit"))
    assert (on_track(state, "rabbit"), on_track(state, "land"), get(state, "diamond")) == (7, 4, 0)
    assert can(state, "pass"), "the remaining steps are lost"


@clause("SWL-PROS-9", "SWL-PROS-10")
def test_only_the_first_seat_on_a_last_space_gains_the_strong_bonus() -> None:
    state = put(track(table(), land=4), diamond=1, vp=0)
    do(resolve(state, steps(1)), step("land"))
    assert get(state, "vp") == 3
    assert offered(state, "land"), "up to two tiles"
    state = put(track(table(), land=4), diamond=1, vp=0)
    track(state, BLUE, land=5)
    state.first[0] = BLUE
    do(resolve(state, steps(1)), step("land"))
    assert get(state, "vp") == 0
    assert can(state, "pass"), "no tiles"
    assert T.pros_vp[0][5] / T.pros_per[0][5] == 1, "but the rate of one point per tile"


@pytest.mark.parametrize(
    ("name", "asked"),
    [("land", "land"), ("rabbit", "rabbit"), ("road", "road"), ("prop", "build"), ("ip", "move")],
)
@clause("SWL-PROS-10")
def test_strong_bonuses(name: str, asked: str) -> None:
    state = built(put(table(), diamond=1, food=4), AMBER, tent="r3c3")
    track(state, **{name: FULL[name] - 1})
    do(resolve(state, steps(1)), step(name))
    assert offered(state, asked)
    if name == "road":
        assert get(state, "vp") == 3
        do(state, offered(state, "road")[0])
        do(state, offered(state, "road")[0])
        assert get(state, "road") == 2


@clause("SWL-PROS-10", "SWL-AUTO-9")
def test_the_strong_automation_bonus_draws_and_automates_from_the_hand() -> None:
    state = hold(put(track(table(), auto=4), diamond=1), AMBER, "C001", "C002")
    do(resolve(state, steps(1)), step("auto"))
    assert len(state.hands[AMBER]) == 3
    do(state, {"do": "from_hand", "card": "C001"})
    assert get(state, "auto") == 1


@clause("SWL-PROS-11")
def test_a_marker_at_the_end_cannot_move() -> None:
    state = put(track(table(), land=5), diamond=3)
    resolve(state, steps(1, "orange"))
    assert values(state, "track") == ["rabbit"]
    assert reason(state, step("land")) == ("pros_end", "SWL-PROS-11")
    done = put(track(table(), **FULL), diamond=3)
    assert can(resolve(done, steps(2)), "pass"), "steps without a track are lost"


@clause("SWL-PROS-12", "SWL-TILE-M5B")
def test_spaces_of_a_colour_are_the_sum_of_both_markers() -> None:
    state = table()
    state.mile_side = [-1, -1, -1, -1, 1, -1]
    state.mile_owner = [-1] * 6
    assert reason(track(state, land=4, road=4), {"do": "milestone", "tile": "M5"}) == (
        "mile_cond",
        "SWL-MILE-1",
    )
    assert can(track(state, land=2, rabbit=3, road=0), {"do": "milestone", "tile": "M5"})


@clause("SWL-AREA-25")
def test_the_prosperity_area_is_refused_when_only_last_spaces_are_left_and_no_diamond() -> None:
    almost = {name: end - 1 for name, end in FULL.items()}
    state = put(track(table(), **almost), diamond=2)
    assert reason(state, {"do": "area", "area": "pros2"}) == ("no_unit", "SWL-AREA-7")
    assert can(put(state, diamond=3), {"do": "area", "area": "pros2"})
