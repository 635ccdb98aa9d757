"""What each cell of the donation table is worth in the end, and its limits (section 15)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, BLUE, Table

WEST = [
    "seattle:1",
    "helena:1",
    "portland:1",
    "boise:1",
    "reno:1",
    "denver:1",
    "denver:2",
]


def worth(table: Table, cell: str) -> int:
    """What Amber's donation on this cell brings when the game is scored as the table now stands."""
    table.seat(AMBER).donates(cell)
    table.finish()
    return table.donation(AMBER, cell)


# --- limits --------------------------------------------------------------------------------------


@clause("CAR-CELL-1")
def test_a_donation_is_worth_nothing_before_the_end() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.money = 5
    table.event("donation", AMBER)
    table.do("donate W1")
    assert table.donors("W1") == {AMBER}
    assert (amber.money, amber.goods, amber.vp) == (0, 4, 0)
    table.event("south", AMBER)
    assert table.line("immediate", AMBER) == 0


@clause("CAR-CELL-1", "CAR-CELL-H4")
def test_a_donation_stops_at_twelve_points() -> None:
    table = Table()
    for slot in WEST:
        table.seat(AMBER).project(slot)
    assert worth(table, "H4") == 12


@clause("CAR-CELL-2")
def test_each_max_plus_three_lifts_the_limit_of_every_donation() -> None:
    table = Table()
    amber = table.seat(AMBER)
    for slot in WEST:
        amber.project(slot)
    amber.tab("commerce", "B", exposed=7)
    amber.donates("H5")
    assert worth(table, "H4") == 14
    assert table.donation(AMBER, "H5") == 10


@clause("CAR-CELL-2")
def test_a_donation_made_before_max_was_exposed_profits_too() -> None:
    table = Table()
    amber = table.seat(AMBER)
    for slot in [*WEST, "denver:3"]:
        amber.project(slot)
    amber.donates("H4")
    amber.tab("commerce", "B", exposed=6)
    amber.staff("research", standing=2)
    table.turn("RD", AMBER)
    table.do("tab commerce")
    table.finish()
    assert table.donation(AMBER, "H4") == 15


@clause("CAR-CELL-2")
def test_two_max_plus_three_make_a_limit_of_eighteen() -> None:
    table = Table()
    amber = table.seat(AMBER)
    for slot in [*WEST, "denver:3", "los-angeles:1", "los-angeles:2"]:
        amber.project(slot)
    amber.tab("commerce", "B", exposed=7)
    amber.tab("housing", "B", exposed=7)
    assert worth(table, "H4") == 18


# --- education: departments ----------------------------------------------------------------------


@clause("CAR-CELL-E1")
def test_e1_counts_human_resources_departments() -> None:
    table = Table()
    table.seat(AMBER).department(2, "2-1")
    table.seat(AMBER).department(4, "2-2")
    table.seat(AMBER).department(9, "2-3")
    assert worth(table, "E1") == 9


@clause("CAR-CELL-E2")
def test_e2_counts_both_starting_management_departments() -> None:
    assert worth(Table(), "E2") == 6


@clause("CAR-CELL-E2")
def test_e2_counts_management_departments_built() -> None:
    table = Table()
    table.seat(AMBER).department(8, "1-1")
    table.seat(AMBER).department(13, "1-2")
    assert worth(table, "E2") == 9


@clause("CAR-CELL-E3")
def test_e3_counts_construction_departments() -> None:
    table = Table()
    table.seat(AMBER).department(9, "2-1")
    table.seat(AMBER).department(12, "2-2")
    assert worth(table, "E3") == 9


@clause("CAR-CELL-E4")
def test_e4_counts_research_departments() -> None:
    table = Table()
    table.seat(AMBER).department(16, "2-1")
    assert worth(table, "E4") == 6


@clause("CAR-CELL-E5")
def test_e5_counts_every_department_but_not_the_reserved_tile() -> None:
    table = Table()
    for i, number in enumerate((1, 6, 11, 16)):
        table.seat(AMBER).department(number, f"2-{1 + i}")
    assert worth(table, "E5") == 9


@clause("CAR-CELL-E5")
def test_e5_ignores_a_tile_that_was_never_built() -> None:
    table = Table()
    table.seat(AMBER).reserves(7)
    assert worth(table, "E5") == 5


# --- human rights: projects, railroads, donations ------------------------------------------------


@clause("CAR-CELL-R1")
def test_r1_counts_public_projects() -> None:
    table = Table()
    table.seat(AMBER).tab("public", "A", exposed=4, built=3)
    assert worth(table, "R1") == 12


@clause("CAR-CELL-R2")
def test_r2_counts_industry_projects() -> None:
    table = Table()
    table.seat(AMBER).tab("industry", "A", exposed=4, built=3)
    assert worth(table, "R2") == 9


@clause("CAR-CELL-R3")
def test_r3_counts_housing_with_the_first_one_and_commerce() -> None:
    table = Table()
    table.seat(AMBER).tab("housing", "A", exposed=2, built=2)
    table.seat(AMBER).tab("commerce", "A", exposed=2, built=2)
    table.seat(AMBER).tab("industry", "A", exposed=1, built=1)
    assert worth(table, "R3") == 8


@clause("CAR-CELL-R4")
def test_r4_counts_regions_at_railroad_level() -> None:
    table = Table()
    for region, space in (("west", 3), ("midwest", 3), ("south", 4), ("east", 2)):
        table.seat(AMBER).track(region, space)
    assert worth(table, "R4") == 9


@clause("CAR-CELL-R5")
def test_r5_counts_all_donations_with_copies_and_itself() -> None:
    table = Table()
    table.seat(BLUE).donates("H3")
    table.seat(AMBER).donates("H3")
    table.seat(AMBER).donates("W1")
    table.seat(AMBER).donates("E1")
    assert worth(table, "R5") == 8


# --- welfare -------------------------------------------------------------------------------------


@clause("CAR-CELL-W1")
def test_w1_is_worth_seven() -> None:
    assert worth(Table(), "W1") == 7


@clause("CAR-CELL-W2")
def test_w2_takes_six_goods_at_most() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.money, amber.goods = 0, 8
    assert worth(table, "W2") == 12
    assert amber.goods == 2


@clause("CAR-CELL-W3")
def test_w3_takes_five_dollars_a_time() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.money, amber.goods = 23, 0
    assert worth(table, "W3") == 8
    assert amber.money == 3


@clause("CAR-CELL-W3")
def test_w3_stops_after_six_payments() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.money, amber.goods = 99, 0
    assert worth(table, "W3") == 12
    assert amber.money == 69


@clause("CAR-CELL-W4")
def test_w4_takes_money_and_goods_together() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.money, amber.goods = 20, 2
    assert worth(table, "W4") == 8
    assert (amber.money, amber.goods) == (10, 0)


@clause("CAR-CELL-W4")
def test_w4_stops_after_three_payments() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.money, amber.goods = 50, 9
    assert worth(table, "W4") == 12
    assert (amber.money, amber.goods) == (35, 6)


@clause("CAR-CELL-W5")
def test_w5_counts_active_employees_without_the_permanent_one() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.staff("commerce-finance", standing=2)
    amber.staff("construction", standing=3)
    amber.sends("west", 2)
    assert amber.all_standing == 8
    assert worth(table, "W5") == 8


@clause("CAR-CELL-3")
def test_welfare_is_not_paid_for_during_play() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.money, amber.goods = 30, 10
    for cell in ("W2", "W3", "W4"):
        amber.donates(cell)
    amber.staff("construction", lying=1)
    table.activation(AMBER)
    table.refused("CAR-CELL-3", {"do": "pay", "cell": "W2"})
    table.do("done")
    assert (amber.money, amber.goods) == (30, 10)


@clause("CAR-CELL-4")
def test_max_plus_three_allows_no_further_welfare_payment() -> None:
    for cell, left in (("W2", (100, 94)), ("W3", (70, 100)), ("W4", (85, 97))):
        table = Table()
        amber = table.seat(AMBER)
        amber.money, amber.goods = 100, 100
        for project in ("housing", "commerce", "industry", "public"):
            amber.tab(project, "B", exposed=7)
        assert worth(table, cell) == 12
        assert (amber.money, amber.goods) == left


@clause("CAR-CELL-5")
def test_goods_are_sold_where_that_brings_more() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.money, amber.goods = 4, 7
    amber.donates("W2")
    assert worth(table, "W3") == 2
    assert table.donation(AMBER, "W2") == 12
    assert (amber.money, amber.goods) == (0, 0)


def best(money: int, goods: int, cells: tuple[str, ...]) -> int:
    """The most welfare points by trying every way to pay: the yardstick for the engine's own payments."""
    top = 0
    for w2 in range(7 if "W2" in cells else 1):
        for w3 in range(7 if "W3" in cells else 1):
            for w4 in range(4 if "W4" in cells else 1):
                cubes = goods - w2 - w4
                missing = max(0, 5 * (w3 + w4) - money)
                if cubes >= missing:
                    top = max(top, 2 * w2 + 2 * w3 + 4 * w4)
    return top


@clause("CAR-CELL-5")
@pytest.mark.parametrize(
    "cells", [("W2", "W3"), ("W2", "W4"), ("W3", "W4"), ("W2", "W3", "W4"), ("W3",), ("W4",)]
)
def test_the_three_welfare_cells_together_bring_the_most_possible(cells: tuple[str, ...]) -> None:
    for money in (0, 3, 4, 9, 17, 26):
        for goods in (0, 1, 2, 4, 6, 9, 14):
            table = Table()
            amber = table.seat(AMBER)
            amber.money, amber.goods = money, goods
            for cell in cells:
                amber.donates(cell)
            table.finish()
            got = sum(table.donation(AMBER, cell) for cell in cells)
            assert got == best(money, goods, cells), (money, goods)


# --- health: discs on the map --------------------------------------------------------------------


@clause("CAR-CELL-H1")
def test_h1_counts_discs_in_the_east() -> None:
    table = Table()
    for slot in ("boston:1", "albany:2", "new-york:1", "new-york:3", "chicago:1"):
        table.seat(AMBER).project(slot)
    table.seat(BLUE).project("washington:1")
    assert worth(table, "H1") == 8


@clause("CAR-CELL-H2")
def test_h2_counts_discs_in_the_midwest() -> None:
    table = Table()
    for slot in ("omaha:1", "chicago:1", "st-louis:2", "boston:1"):
        table.seat(AMBER).project(slot)
    assert worth(table, "H2") == 6


@clause("CAR-CELL-H3")
def test_h3_counts_discs_in_the_south() -> None:
    table = Table()
    for slot in ("memphis:1", "houston:2", "cincinnati:1"):
        table.seat(AMBER).project(slot)
    assert worth(table, "H3") == 4


@clause("CAR-CELL-H4")
def test_h4_counts_discs_in_the_west() -> None:
    table = Table()
    for slot in ("reno:1", "denver:1", "denver:3", "omaha:1"):
        table.seat(AMBER).project(slot)
    assert worth(table, "H4") == 6


@clause("CAR-CELL-H5")
def test_h5_counts_discs_in_small_cities() -> None:
    table = Table()
    for slot in ("reno:1", "omaha:1", "memphis:1", "denver:1"):
        table.seat(AMBER).project(slot)
    assert worth(table, "H5") == 6
