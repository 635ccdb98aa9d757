"""Section 14: the industry track with wagon, locomotive and labs."""

from __future__ import annotations

import pytest

from magnate.testing import clause
from magnate.testing.case import can, do, offered, reason, values

from .positions import AMBER, T, built, get, put, resolve, table, tiles, use

WAGON = {"do": "move", "marker": "wagon"}
LOCO = {"do": "move", "marker": "locomotive"}


def steps(n: int) -> list[dict[str, object]]:
    return [{"do": "industry", "n": n}]


@clause("SWL-IND-1")
def test_the_track_has_eighteen_spaces_after_the_start_in_two_rows_of_nine() -> None:
    track = T.data["industry_track"]
    assert (T.track_length, track["row_break_after"], track["start"]) == (18, 9, 0)
    state = built(table(), AMBER, lab="r2c2 r3c2 r4c3 r4c4")
    put(state, wagon=17)
    do(resolve(state, steps(1)), WAGON)
    assert get(state, "wagon") == 18


@clause("SWL-IND-2", "SWL-AREA-16")
def test_steps_are_split_freely_over_wagon_and_locomotive() -> None:
    state = put(table(), locomotive=0)
    use(state, "ind2")
    do(state, WAGON, LOCO)
    assert (get(state, "wagon"), get(state, "locomotive")) == (1, 1)


@clause("SWL-IND-3")
def test_the_wagon_gains_orange_and_the_locomotive_green() -> None:
    state = put(table(), locomotive=1, gold=0)
    do(resolve(state, steps(1)), LOCO)
    assert get(state, "gold") == 4
    assert get(state, "ip") == 0
    state = put(table(), wagon=0, locomotive=0, gold=0)
    do(resolve(state, steps(1)), WAGON)
    assert get(state, "gold") == 3
    assert get(state, "diamond") == 0


@clause("SWL-IND-4", "SWL-Q-2")
def test_the_bonus_of_a_space_is_resolved_before_the_next_step() -> None:
    state = put(table(), wagon=2)
    use(state, "ind2")  # the first step is compulsory and taken at once
    assert values(state, "part") == [1, 2], "land + road of space 3 is asked first"
    assert not can(state, WAGON)
    do(state, {"do": "part", "n": 1}, "stop", "stop")
    assert can(state, WAGON)


@clause("SWL-IND-5")
def test_only_the_wagon_moves_until_the_locomotive_is_gained() -> None:
    state = resolve(table(), steps(2))
    assert values(state, "move") == ["wagon"]
    assert reason(state, LOCO) == ("ind_loco", "SWL-IND-5")


@clause("SWL-IND-6")
def test_the_locomotive_may_use_the_rest_of_the_steps() -> None:
    state = put(built(table(), AMBER, lab="r3c3"), wagon=5)
    use(state, "ind2")
    assert get(state, "locomotive") == 0
    assert values(state, "move") == ["wagon", "locomotive"]
    do(state, LOCO)
    assert get(state, "locomotive") == 1
    assert get(state, "diamond") == 1


@clause("SWL-IND-7")
def test_markers_share_spaces_and_overtake() -> None:
    state = put(table(), wagon=1, locomotive=0)
    do(resolve(state, steps(2)), LOCO)
    assert get(state, "locomotive") == get(state, "wagon") == 1
    do(state, LOCO)
    assert get(state, "locomotive") == 2


@clause("SWL-IND-8", "SWL-IND-9")
def test_a_lab_on_the_track_stops_the_wagon_and_the_step_is_lost() -> None:
    state = put(table(), wagon=3)
    use(state, "ind2")
    assert get(state, "wagon") == 4
    assert get(state, "wonder") == 1
    assert not offered(state, "move"), "the second step is lost"
    assert reason(state, WAGON) == ("ind_gate", "SWL-IND-8")


@pytest.mark.parametrize(("place", "labs"), [(4, 1), (8, 2), (12, 3), (16, 4)])
@clause("SWL-IND-8", "SWL-PROP-17")
def test_each_lab_opens_its_gate(place: int, labs: int) -> None:
    sites = ["r3c3", "r3c4", "r2c2", "r2c3"]
    shut = put(built(table(), AMBER, lab=" ".join(sites[: labs - 1])) if labs > 1 else table(), wagon=place)
    assert not offered(resolve(shut, steps(1)), "move")
    free = put(built(table(), AMBER, lab=" ".join(sites[:labs])), wagon=place)
    assert values(resolve(free, steps(1)), "move") == ["wagon"]


@clause("SWL-IND-10")
def test_a_step_at_the_end_is_worth_a_point_even_if_the_other_marker_is_behind() -> None:
    state = put(table(), wagon=18, locomotive=3, vp=0)
    do(resolve(state, steps(2)), WAGON, WAGON)
    assert (get(state, "vp"), get(state, "locomotive")) == (2, 3)
    state = put(table(), wagon=18, locomotive=3, vp=0)
    do(resolve(state, steps(2)), WAGON, LOCO)
    assert (get(state, "vp"), get(state, "locomotive")) == (1, 4)


@clause("SWL-IND-11")
def test_industry_point_symbols_give_nothing_when_entered() -> None:
    state = put(table(), wagon=1)
    do(resolve(state, steps(1)), WAGON)
    assert (get(state, "wagon"), get(state, "ip"), get(state, "vp")) == (2, 0, 0)


@pytest.mark.parametrize(
    ("marker", "place", "name", "gained"),
    [
        ("wagon", 1, "gold", 3),
        ("wagon", 4, "wonder", 1),
        ("wagon", 12, "diamond", 2),
        ("wagon", 13, "wonder", 1),
        ("wagon", 15, "vp", 5),
        ("wagon", 18, "vp", 8),
        ("locomotive", 1, "diamond", 1),
        ("locomotive", 2, "gold", 4),
        ("locomotive", 12, "wonder", 1),
        ("locomotive", 14, "diamond", 2),
        ("locomotive", 18, "vp", 8),
    ],
)
@clause("SWL-IND-12", "SWL-IND-13")
def test_spaces_that_pay_at_once(marker: str, place: int, name: str, gained: int) -> None:
    state = built(table(), AMBER, lab="r3c3 r3c4 r2c2 r2c3")
    put(state, **{"locomotive": 0, marker: place - 1, name: 0})
    do(resolve(state, steps(1)), {"do": "move", "marker": marker})
    assert get(state, marker) == place
    assert get(state, name) == gained


@pytest.mark.parametrize(
    ("marker", "place", "asked"),
    [
        ("wagon", 3, "part"),
        ("wagon", 7, "bonus"),
        ("wagon", 9, "skill"),
        ("wagon", 10, "track"),
        ("wagon", 16, "bonus"),
        ("locomotive", 4, "part"),
        ("locomotive", 7, "skill"),
        ("locomotive", 8, "bonus"),
        ("locomotive", 9, "income"),
        ("locomotive", 11, "track"),
        ("locomotive", 15, "build"),
        ("locomotive", 17, "bonus"),
    ],
)
@clause("SWL-IND-12", "SWL-IND-13")
def test_spaces_that_ask(marker: str, place: int, asked: str) -> None:
    state = built(table(), AMBER, lab="r3c3 r2c2 r2c3 r4c3")
    put(state, **{"locomotive": 0, marker: place - 1})
    do(resolve(state, steps(1)), {"do": "move", "marker": marker})
    assert offered(state, asked)


@pytest.mark.parametrize(
    ("marker", "symbols"),
    [
        ("wagon", {2: 1, 5: 1, 8: 2, 11: 2, 14: 3, 17: 3}),
        ("locomotive", {3: 1, 6: 1, 10: 2, 13: 2, 16: 3}),
    ],
)
@clause("SWL-IND-12", "SWL-IND-13")
def test_industry_point_symbols_lie_where_they_should(marker: str, symbols: dict[int, int]) -> None:
    sums = T.marker_ip[0 if marker == "wagon" else 1]
    for place in range(1, 19):
        assert sums[place] - sums[place - 1] == symbols.get(place, 0)


@clause("SWL-IND-13")
def test_the_locomotive_draws_a_card_on_space_five() -> None:
    state = put(built(table(), AMBER, lab="r3c3"), locomotive=4)
    do(resolve(state, steps(1)), LOCO)
    assert len(state.hands[AMBER]) == 5


@clause("SWL-IND-14", "SWL-GEN-12")
def test_land_and_road_on_a_track_in_either_order_or_only_what_is_possible() -> None:
    for first, second in ((1, "road"), (2, "land")):
        state = put(table(), wagon=2)
        do(resolve(state, steps(1)), WAGON, {"do": "part", "n": first})
        word = "land" if first == 1 else "road"
        do(state, offered(state, word)[0])
        assert offered(state, second), "the other one follows"
        do(state, offered(state, second)[0])
        assert (get(state, "land"), get(state, "road")) == (1, 1)
    full = tiles(
        table(), AMBER, *[c for c in T.cell_ids if T.land_at[0] >> T.cell_ids.index(c) & 1 and "X" not in c]
    )
    for name in ("r1c4", "r3c0", "r3c7", "r6c3"):
        tiles(full, AMBER, f"{name}=X1")
    do(resolve(put(full, wagon=2), steps(1)), WAGON)
    assert offered(full, "road")
    assert not offered(full, "land")
