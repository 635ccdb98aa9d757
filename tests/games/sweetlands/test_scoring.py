"""Final scoring and the winner (sections 29 and 30)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, BLUE, CORAL, PLACES, Table, played

TRACKS = {
    "land": "pros-1",
    "rabbit": "pros-2",
    "road": "pros-3",
    "prop": "pros-4",
    "auto": "pros-5",
    "ip": "pros-6",
}


def rates(track: str, **items: int) -> list[int]:
    """What a prosperity track pays on each of its spaces."""
    t = played()
    t.amber.set(**items)
    length = t.s.board(-1)["lengths"][track]
    found = []
    for space in range(length + 1):
        t.amber.set(**{f"track_{track}": space})
        found.append(t.line(TRACKS[track]))
    return found


def poor(seats: int = 2) -> Table:
    """A table whose seats have nothing that scores, two ports each (which are worth nothing)."""
    t = played(seats=seats).milestones().finals()
    for seat in range(seats):
        [t.amber, t.blue, t.coral, t.dora][seat].set(gold=0, diamond=0, port=2)
    assert t.s.scores() == [0] * seats
    return t


@clause("SWL-END-1")
def test_points_of_play() -> None:
    t = poor()
    t.amber.vp = 37
    assert t.line("play") == 37
    assert t.s.scores() == [37, 0]


@clause("SWL-END-2", "SWL-END-4")
def test_land_rate() -> None:
    assert rates("land", land=20) == [0, 6, 6, 10, 10, 20]


@clause("SWL-END-4")
def test_fresh_and_flipped_tiles_count_alike() -> None:
    t = poor()
    t.amber.tiles("r2c2", "r2c3").flipped("r4c3", "r4c4").track_land = 5
    assert t.line("pros-1") == 4


@clause("SWL-END-3", "SWL-END-7")
def test_property_rate_pays_complete_lots() -> None:
    assert rates("prop", prop=7) == [0, 3, 3, 7, 7, 9, 9, 14]


@clause("SWL-END-7", "SWL-CLOCK-5")
def test_the_clock_counts_as_a_property() -> None:
    t = poor()
    t.amber.flipped("r2c2", "r2c4").builds(r2c2="tent", r2c4="clock").track_prop = 3
    assert t.line("pros-4") == 2


@clause("SWL-END-5")
def test_rabbit_rate() -> None:
    assert rates("rabbit", rabbit=4) == [0, 4, 4, 8, 8, 12, 12, 20]


@clause("SWL-END-6")
def test_road_rate() -> None:
    assert rates("road", road=13) == [0, 4, 4, 6, 6, 13]


@clause("SWL-END-8")
def test_automation_and_industry_point_rates() -> None:
    assert rates("auto", auto=5) == [0, 5, 5, 10, 10, 20]
    assert rates("ip", ip=25) == [0, 8, 8, 12, 12, 16, 16, 25]


@clause("SWL-END-9")
def test_city_points_are_worth_two() -> None:
    t = poor()
    t.amber.cp = 9
    assert t.line("cities") == 18


@pytest.mark.parametrize(
    ("kind", "item", "name", "each"),
    [("tent", "rabbit", "tents", 2), ("house", "cp", "houses", 1), ("bldg", "ip", "buildings", 1)],
)
@clause("SWL-END-10", "SWL-END-11", "SWL-END-12", "SWL-PROP-14")
def test_a_complete_column_scores(kind: str, item: str, name: str, each: int) -> None:
    t = poor()
    t.amber.set(**{kind: 4, item: 6})
    assert t.line(name) == 0
    t.amber.set(**{kind: 5})
    assert t.line(name) == 6 * each


@clause("SWL-END-13", "SWL-END-14")
def test_gold_and_diamonds() -> None:
    t = poor()
    t.amber.set(gold=14, diamond=3)
    assert (t.line("gold"), t.line("diamonds")) == (2, 3)
    t.amber.gold = 4
    assert t.line("gold") == 0


@clause("SWL-END-15")
def test_a_port_is_joined_by_a_chain_of_tiles_fresh_or_flipped() -> None:
    t = played()
    t.amber.tiles("r2c2", "r1c1", "r2c1", "r1c0").flipped("r0c0")
    assert t.amber.port == 1
    t = played()
    t.amber.tiles("r2c2", "r2c1", "r1c1")
    t.use("land3").land("r1c0")
    assert t.amber.port == 0
    t.land("r0c0")
    assert t.amber.port == 1


@clause("SWL-END-15", "SWL-END-16", "SWL-CHR-ELSA-1")
def test_elsas_far_tiles_are_no_connection() -> None:
    t = played(who=("elsa", "biscuit"))
    t.amber.tiles("r1c1", "r2c1", "r1c0", "r0c0")
    assert t.amber.port == 0
    t.use("land3").land("r2c2")
    assert t.amber.port == 1, "the missing tile joins them"


@clause("SWL-END-16", "SWL-END-22")
def test_points_for_ports() -> None:
    t = poor()
    found = []
    for ports in range(5):
        t.amber.port = ports
        found.append(t.line("ports"))
    assert found == [-10, -5, 0, 7, 15]
    t.amber.port = 0
    assert t.s.scores()[AMBER] == -10, "a total may be negative"


@clause("SWL-END-18", "SWL-END-19", "SWL-TILE-F1")
def test_first_place_and_the_virtual_player_second() -> None:
    t = poor().finals("F1")
    t.amber.placed_wheat = 10
    t.blue.placed_sea = 6
    assert [t.line("final-tiles", seat) for seat in (AMBER, BLUE)] == [15, 0]
    t.blue.placed_sea = 9
    assert [t.line("final-tiles", seat) for seat in (AMBER, BLUE)] == [15, 7]
    t.amber.placed_wheat = 7
    t.blue.placed_sea = 6
    assert [t.line("final-tiles", seat) for seat in (AMBER, BLUE)] == [7, 0], "the virtual player is first"


@clause("SWL-END-20")
def test_tied_for_first_there_is_no_second_place() -> None:
    t = poor().finals("F1")
    t.amber.placed_wheat = 8
    t.blue.placed_wheat = 7
    assert [t.line("final-tiles", seat) for seat in (AMBER, BLUE)] == [15, 0]
    t.blue.placed_wheat = 9
    t.amber.placed_wheat = 9
    assert [t.line("final-tiles", seat) for seat in (AMBER, BLUE)] == [15, 15]


@clause("SWL-END-21")
def test_tied_for_second_all_get_seven() -> None:
    t = poor(3).finals("F1")
    t.amber.placed_mine = 11
    t.blue.placed_wheat = 8
    t.coral.placed_forest = 8
    assert [t.line("final-tiles", seat) for seat in (AMBER, BLUE, CORAL)] == [15, 7, 7]


@clause("SWL-END-22")
def test_a_whole_score_sheet() -> None:
    t = poor().milestones("M1A").finals("F1", "F2")
    t.s.mile_owner[0] = AMBER
    amber = t.amber
    amber.set(vp=100, land=21, track_land=3, rabbit=4, track_rabbit=1, road=12, track_road=5)
    amber.set(prop=11, track_prop=3, auto=5, track_auto=1, ip=25, track_ip=5, cp=9, tent=5)
    amber.set(gold=13, diamond=3, port=3, placed_wheat=9, income_wheat=1, income_wood=1, income_iron=1)
    sheet = {line.name: line.points for line in t.s.score_sheet()[AMBER]}
    assert sheet == {
        "play": 100,
        "pros-1": 10,
        "pros-2": 4,
        "pros-3": 12,
        "pros-4": 11,
        "pros-5": 5,
        "pros-6": 16,
        "cities": 18,
        "tents": 8,
        "houses": 0,
        "buildings": 0,
        "gold": 2,
        "diamonds": 3,
        "ports": 7,
        "milestones": 10,
        "final-tiles": 15,
    }
    assert t.s.scores()[AMBER] == 221


@clause("SWL-END-23")
def test_leftovers_are_worth_nothing() -> None:
    t = poor()
    t.amber.set(wheat=50, wood=50, iron=50, disc=9)
    assert len(t.amber.hand) == 4
    assert t.s.scores()[AMBER] == 0


# --- the winner -------------------------------------------------------------------------------------------


def finished(*seats: tuple[int, int]) -> Table:
    """A finished game with these points and rabbits."""
    t = poor(len(seats))
    t.s.round = 5
    t.settled()
    while not t.s.is_over:
        t.swallow()
    for seat, (points, rabbits) in enumerate(seats):
        sheet = t.s.sheets[seat]
        sheet[PLACES["vp"]] += points - t.s.scores()[seat]
        sheet[PLACES["rabbit"]] = rabbits
    assert t.s.scores() == [points for points, _ in seats]
    return t


@clause("SWL-TIE-1")
def test_the_highest_total_wins() -> None:
    assert finished((229, 9), (230, 0)).s.winners() == [BLUE]


@clause("SWL-TIE-2")
def test_rabbits_break_a_tie_and_then_the_win_is_shared() -> None:
    assert finished((230, 3), (230, 5)).s.winners() == [BLUE]
    assert finished((230, 4), (230, 4)).s.winners() == [AMBER, BLUE]


@clause("SWL-TIE-3")
def test_personal_targets_are_shown_and_decide_nothing() -> None:
    t = finished((100, 0), (99, 0))
    assert t.s.board(AMBER)["targets"] == [270, 320]
    assert t.s.winners() == [AMBER], "far below both targets"
    assert finished((400, 0), (321, 0)).s.winners() == [AMBER]
