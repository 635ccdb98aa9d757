"""Final scoring item by item, links between the large cities, and who wins (section 16)."""

from __future__ import annotations

import pytest

from magnate.games.carnegie import constants as st
from magnate.testing import clause

from .positions import AMBER, BLUE, CORAL, DENIM, T, Table, choice_tile, disc


def line(table: Table, name: str, seat: int = AMBER) -> int:
    """One line of the final score sheet when the game is scored as the table now stands."""
    table.finish()
    return table.line(name, seat)


# --- items ---------------------------------------------------------------------------------------


@clause("CAR-SCORE-1", "CAR-GEN-6")
def test_immediate_points_count_even_beyond_ninety_nine() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.vp = 98
    amber.track("west", 4)
    amber.sends("west", 2)
    table.event("west", AMBER)
    table.do("recall 2")
    assert amber.vp == 102
    assert line(table, "immediate") == 102


@clause("CAR-SCORE-2")
def test_an_unused_action_choice_tile_is_worth_three() -> None:
    table = Table()
    choice_tile(table.s, BLUE, st.SPENT)
    table.finish()
    assert [table.line("choice-tile", seat) for seat in range(4)] == [3, 0, 3, 3]


@clause("CAR-SCORE-2")
def test_without_an_action_choice_tile_nobody_scores_for_it() -> None:
    table = Table(seats=2)
    table.finish()
    assert [table.line("choice-tile", seat) for seat in range(2)] == [0, 0]


@clause("CAR-SCORE-3", "CAR-COMP-4")
def test_standing_employees_score_and_no_others() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.staff("human-resources", standing=1)
    amber.staff("commerce-finance", standing=2, lying=1)
    amber.staff("strategic-planning", standing=1, lying=2)
    amber.staff("construction", standing=1)
    amber.staff("research", standing=1)
    amber.sends("midwest", 2)
    assert line(table, "active") == 6


@clause("CAR-SCORE-3", "CAR-COMP-4")
def test_the_permanent_employee_alone_scores_nothing() -> None:
    table = Table()
    amber = table.seat(AMBER)
    for place in (
        "human-resources",
        "commerce-finance",
        "strategic-planning",
        "construction",
        "research",
    ):
        amber.staff(place, standing=0)
    assert line(table, "active") == 0


@clause("CAR-SCORE-4")
def test_departments_score_by_their_floor() -> None:
    table = Table()
    for number, place in ((1, "1-2"), (5, "2-3"), (9, "3-1"), (13, "4-1")):
        table.seat(AMBER).department(number, place)
    assert line(table, "departments") == 9


@clause("CAR-SCORE-4")
def test_starting_departments_and_the_reserved_tile_score_nothing() -> None:
    table = Table()
    table.seat(AMBER).reserves(7)
    assert line(table, "departments") == 0


@clause("CAR-SCORE-5")
def test_a_tab_scores_the_end_points_it_shows() -> None:
    table = Table()
    table.seat(AMBER).tab("industry", "A", exposed=6)
    assert line(table, "tabs") == 7


@clause("CAR-SCORE-5")
@pytest.mark.parametrize(
    ("project", "points"), [("housing", 6), ("commerce", 9), ("industry", 12), ("public", 15)]
)
def test_a_full_a_side_scores_its_total(project: str, points: int) -> None:
    table = Table()
    table.seat(AMBER).tab(project, "A", exposed=7)
    assert line(table, "tabs") == points


@clause("CAR-SCORE-5")
@pytest.mark.parametrize("project", ["housing", "commerce", "industry", "public"])
def test_a_full_b_side_scores_three(project: str) -> None:
    table = Table()
    table.seat(AMBER).tab(project, "B", exposed=7)
    assert line(table, "tabs") == 3


@clause("CAR-SCORE-5")
def test_tabs_add_up() -> None:
    table = Table()
    table.seat(AMBER).tab("housing", "A", exposed=5)
    table.seat(AMBER).tab("public", "A", exposed=6)
    table.seat(AMBER).tab("commerce", "B", exposed=6)
    assert line(table, "tabs") == 1 + 9 + 3


@clause("CAR-SCORE-7", "CAR-SETUP-17")
def test_discs_score_the_points_of_their_cities() -> None:
    table = Table()
    for slot in ("new-york:1", "new-york:4", "denver:1", "reno:1"):
        table.seat(AMBER).project(slot)
    disc(table.s, "chicago:1")
    assert line(table, "cities") == 8


@clause("CAR-SCORE-8")
def test_donations_add_up_each_within_the_limit() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.staff("commerce-finance", standing=3)
    amber.tab("public", "A", exposed=4, built=3)
    amber.tab("industry", "B", exposed=5, built=5)
    for cell in ("W1", "R1", "R2", "W5"):
        amber.donates(cell)
    assert line(table, "donations") == 7 + 12 + 12 + 7


@clause("CAR-SCORE-9")
def test_money_and_goods_left_over_are_worth_nothing() -> None:
    poor, rich = Table(), Table()
    poor.seat(AMBER).money, poor.seat(AMBER).goods = 0, 0
    rich.seat(AMBER).money, rich.seat(AMBER).goods = 80, 40
    poor.finish()
    rich.finish()
    assert poor.s.scores()[AMBER] == rich.s.scores()[AMBER]


@clause("CAR-SCORE-10")
def test_equal_totals_share_the_victory() -> None:
    table = Table(seats=3)
    for seat, points in ((AMBER, 118), (BLUE, 118), (CORAL, 97)):
        table.seat(seat).vp = points
        choice_tile(table.s, seat, st.SPENT)
    table.finish()
    scores = table.s.scores()
    assert scores[AMBER] == scores[BLUE] == scores[CORAL] + 21
    assert table.s.winners() == [AMBER, BLUE]


@clause("CAR-SCORE-10")
def test_the_highest_total_wins_alone() -> None:
    table = Table()
    table.seat(DENIM).vp = 1
    table.finish()
    assert table.s.winners() == [DENIM]


@clause("CAR-SCORE-1", "CAR-SCORE-6", "CAR-SCORE-7", "CAR-SCORE-8")
def test_the_total_is_the_sum_of_all_items() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.vp = 20
    amber.department(1, "1-1")
    amber.tab("industry", "A", exposed=5)
    for slot in ("chicago:1", "pittsburgh:1", "new-york:1"):
        amber.project(slot)
    amber.donates("W1")
    table.finish()
    items = {
        "immediate": 20,
        "choice-tile": 3,
        "active": 5,
        "departments": 3,
        "tabs": 3,
        "links": 3,
        "cities": 8,
        "donations": 7,
    }
    assert {name: table.line(name, AMBER) for name in items} == items
    assert table.s.scores()[AMBER] == sum(items.values())


# --- links ---------------------------------------------------------------------------------------

SF_TO_CHICAGO = ["san-francisco", "reno", "salt-lake-city", "denver", "omaha", "chicago"]
CHICAGO_TO_NEW_YORK = ["chicago", "pittsburgh", "new-york"]
CHICAGO_TO_NEW_ORLEANS = ["chicago", "st-louis", "memphis", "new-orleans"]
LEVEL_SPACE = {
    "west": {"wagon": 1, "stagecoach": 3, "railroad": 4},
    "midwest": {"wagon": 1, "stagecoach": 2, "railroad": 3},
    "south": {"wagon": 1, "stagecoach": 2, "railroad": 3},
    "east": {"stagecoach": 1, "railroad": 2},
}


def network(*cities: str, **levels: str) -> Table:
    """A table where Amber has one disc in each city and these transport levels."""
    table = Table()
    amber = table.seat(AMBER)
    # Small cities last: they take whatever project is left.
    for city in sorted(set(cities), key=lambda name: f"{name}:2" not in T.slot_names):
        amber.project(f"{city}:1")
    for region, level in levels.items():
        amber.track(region, LEVEL_SPACE[region][level])
    return table


@clause("CAR-LINK-1")
def test_a_gap_in_the_path_leaves_large_cities_apart() -> None:
    assert line(network("chicago", "new-york", east="railroad", midwest="railroad"), "links") == 0


@clause("CAR-LINK-1")
def test_a_disc_in_every_city_of_the_path_links_them() -> None:
    table = network(*CHICAGO_TO_NEW_YORK, east="railroad", midwest="railroad")
    assert line(table, "links") == 9


@clause("CAR-LINK-1")
def test_discs_of_others_and_neutral_ones_do_not_carry_a_path() -> None:
    table = network("chicago", "new-york", east="railroad", midwest="railroad")
    table.seat(BLUE).project("pittsburgh:1")
    disc(table.s, "pittsburgh:2")
    assert line(table, "links") == 0


@clause("CAR-LINK-1", "CAR-LINK-2")
def test_both_ends_of_the_path_need_a_disc() -> None:
    assert line(network("chicago", "pittsburgh", midwest="railroad", east="railroad"), "links") == 0


@clause("CAR-LINK-2")
def test_a_lone_large_city_links_nothing_though_it_has_two_points() -> None:
    assert line(network("san-francisco", "reno", west="railroad"), "links") == 0


@clause("CAR-LINK-2", "CAR-SCORE-6")
@pytest.mark.parametrize(
    ("paths", "points"),
    [
        ([CHICAGO_TO_NEW_YORK], (3, 6, 9)),
        ([SF_TO_CHICAGO], (6, 12, 18)),
        ([CHICAGO_TO_NEW_YORK, CHICAGO_TO_NEW_ORLEANS], (6, 12, 18)),
        ([SF_TO_CHICAGO, CHICAGO_TO_NEW_YORK], (12, 18, 27)),
        ([SF_TO_CHICAGO, CHICAGO_TO_NEW_YORK, CHICAGO_TO_NEW_ORLEANS], (18, 24, 36)),
    ],
)
def test_link_points_and_level_give_the_value(paths: list[list[str]], points: tuple[int, int, int]) -> None:
    cities = [city for path in paths for city in path]
    for level, value in zip(("wagon", "stagecoach", "railroad"), points, strict=True):
        east = "railroad" if level == "railroad" else "stagecoach"
        table = network(*cities, west=level, midwest=level, south=level, east=east)
        assert line(table, "links") == value, level


@clause("CAR-LINK-3")
def test_railroad_in_all_regions_of_the_linked_cities() -> None:
    table = network(
        *SF_TO_CHICAGO, *CHICAGO_TO_NEW_YORK, west="railroad", midwest="railroad", east="railroad"
    )
    assert line(table, "links") == 27


@clause("CAR-LINK-3")
def test_the_lowest_level_counts() -> None:
    table = network(
        *SF_TO_CHICAGO, *CHICAGO_TO_NEW_ORLEANS, west="stagecoach", midwest="railroad", south="railroad"
    )
    assert line(table, "links") == 18


@clause("CAR-LINK-4")
def test_regions_merely_crossed_do_not_count() -> None:
    table = network(
        "chicago",
        "pittsburgh",
        "washington",
        "atlanta",
        "new-orleans",
        east="stagecoach",
        midwest="railroad",
        south="railroad",
    )
    assert line(table, "links") == 9


@clause("CAR-LINK-5")
def test_of_separate_networks_only_the_best_scores() -> None:
    west_coast = ["san-francisco", "los-angeles", "phoenix", "el-paso", "san-antonio", "houston"]
    levels = {"west": "stagecoach", "midwest": "railroad", "south": "stagecoach", "east": "railroad"}
    both = network(*west_coast, "new-orleans", *CHICAGO_TO_NEW_YORK, **levels)
    assert line(both, "links") == 12
    second = network(*CHICAGO_TO_NEW_YORK, **levels)
    assert line(second, "links") == 9


@clause("CAR-LINK-6")
def test_a_city_that_drags_the_level_down_counts_too() -> None:
    table = network(
        *CHICAGO_TO_NEW_YORK, *CHICAGO_TO_NEW_ORLEANS, midwest="railroad", east="railroad", south="wagon"
    )
    assert line(table, "links") == 6
