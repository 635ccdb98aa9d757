"""The project tabs: sections, prices, incomes and the raised donation limit (section 14)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, Table

PROJECTS = ["housing", "commerce", "industry", "public"]
STEPS = {
    ("housing", "A"): [1, 1, 1, 2, 3, 4],
    ("housing", "B"): [1, 1, 1, 2, 5, 6],
    ("commerce", "A"): [2, 2, 2, 3, 4, 5],
    ("commerce", "B"): [2, 2, 2, 3, 5, 6],
    ("industry", "A"): [3, 3, 4, 4, 5, 6],
    ("industry", "B"): [3, 3, 4, 5, 5, 6],
    ("public", "A"): [4, 4, 4, 5, 6, 7],
    ("public", "B"): [4, 4, 4, 5, 5, 6],
}
NOTHING: dict[str, int] = {}
EMPLOYEE = {"employee": 1, "money": 1}
EITHER = {"goods": 1, "money": 3}
# What the disc sections pay; more than one entry means that the seat chooses.
INCOMES = {
    ("housing", "A"): [NOTHING, {"money": 1}, EMPLOYEE, {"money": 1}],
    ("housing", "B"): [NOTHING, {"money": 1}, EMPLOYEE, {"money": 1}, EMPLOYEE],
    ("commerce", "A"): [{"money": 2}] * 4,
    ("commerce", "B"): [{"money": 2}] * 5,
    ("industry", "A"): [{"goods": 1}, {"goods": 1}, {"goods": 1}, EITHER],
    ("industry", "B"): [{"goods": 1}, {"goods": 1}, {"goods": 1}, EITHER, EITHER],
    ("public", "A"): [{"vp": 1}] * 3,
    ("public", "B"): [{"vp": 1}] * 4,
}
END_POINTS = {
    ("housing", "A"): [1, 2, 3],
    ("housing", "B"): [3, 0],
    ("commerce", "A"): [2, 3, 4],
    ("commerce", "B"): [3, 0],
    ("industry", "A"): [3, 4, 5],
    ("industry", "B"): [3, 0],
    ("public", "A"): [4, 5, 6],
    ("public", "B"): [3, 0],
}
SIDES = [(project, side) for project in PROJECTS for side in "AB"]


def last_disc_section(project: str, side: str) -> int:
    """The number of the last section with a disc place."""
    return len(INCOMES[project, side]) + (project == "public")


@clause("CAR-TAB-1", "CAR-RD-4", "CAR-RD-5")
@pytest.mark.parametrize(("project", "side"), SIDES)
def test_steps_cost_what_is_printed_and_bring_discs(project: str, side: str) -> None:
    for section, price in enumerate(STEPS[project, side], start=1):
        table = Table()
        amber = table.seat(AMBER)
        amber.tab(project, side, exposed=section)
        amber.staff("research", standing=3)
        table.turn("RD", AMBER)
        discs, ready = amber.discs, amber.ready(project)
        table.do(f"tab {project}")
        assert table.s.pool == 9 - price
        assert amber.section(project) == section + 1
        new = 1 if section + 1 <= last_disc_section(project, side) else 0
        assert amber.discs == discs - new
        assert amber.ready(project) == ready + new


@clause("CAR-TAB-1")
def test_as_many_discs_leave_the_tabs_as_there_are_places() -> None:
    for side, places in (("A", [4, 4, 4, 3]), ("B", [5, 5, 5, 4])):
        for project, count in zip(PROJECTS, places, strict=True):
            table = Table()
            amber = table.seat(AMBER)
            amber.tab(project, side, exposed=1)
            amber.nobody_stands()
            amber.staff("research", standing=3)
            amber.department(14, "2-2", standing=3)
            table.turn("RD", AMBER)
            total = amber.ready(project)
            while amber.section(project) < 7:
                before = amber.ready(project)
                table.turn("RD", AMBER)
                table.do(f"tab {project}")
                total += amber.ready(project) - before
            assert total == count


@clause("CAR-TAB-1", "CAR-SCORE-5")
@pytest.mark.parametrize(("project", "side"), SIDES)
def test_end_points_grow_with_the_sections_exposed(project: str, side: str) -> None:
    points = [0] * (7 - len(END_POINTS[project, side])) + END_POINTS[project, side]
    for exposed in range(1, 8):
        table = Table()
        table.seat(AMBER).tab(project, side, exposed=exposed)
        table.finish()
        assert table.line("tabs", AMBER) == sum(points[:exposed]), exposed


def recalled(project: str, side: str, built: int) -> Table:
    """Amber has called back one employee with these projects built and now takes her tab income."""
    table = Table()
    amber = table.seat(AMBER)
    amber.tab(project, side, exposed=last_disc_section(project, side), built=built)
    amber.track("west", 4)
    amber.sends("west", 1)
    amber.money, amber.goods, amber.reserve = 0, 0, 4
    table.event("west", AMBER)
    table.do("recall 1")
    return table


@clause("CAR-TAB-1", "CAR-TAB-2", "CAR-TAB-3")
@pytest.mark.parametrize(("project", "side"), SIDES)
def test_uncovered_sections_pay_what_is_printed(project: str, side: str) -> None:
    incomes = INCOMES[project, side]
    for built in range(len(incomes) + 1):
        choices = [income for income in incomes[:built] if len(income) > 1]
        for option in (0, 1):
            table = recalled(project, side, built)
            amber = table.seat(AMBER)
            expected = dict.fromkeys(("money", "goods", "vp", "employee"), 0)
            for income in incomes[:built]:
                name = list(income)[option if len(income) > 1 else 0] if income else ""
                if name:
                    expected[name] += income[name]
            for income in choices:
                table.do(f"take {list(income)[option]}")
            got = {
                "money": amber.money,
                "goods": amber.goods,
                "vp": amber.vp - 2,
                "employee": 4 - amber.reserve,
            }
            assert got == expected, (built, option)


@clause("CAR-TAB-2")
def test_covered_and_hidden_sections_pay_nothing() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.tab("commerce", "A", exposed=3, built=1)
    amber.sends("east", 1)
    amber.track("east", 5)
    amber.money = 0
    table.event("east", AMBER)
    table.do("recall 1")
    assert amber.money == 2


@clause("CAR-TAB-3")
def test_public_projects_score_at_once_with_each_tab_income() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.tab("housing", "A", exposed=1, built=1)
    amber.tab("public", "A", exposed=3, built=2)
    amber.sends("south", 1)
    amber.money, amber.goods = 0, 0
    table.event("south", AMBER)
    table.do("recall 1")
    assert amber.vp == 2
    assert (amber.money, amber.goods) == (1, 0)


@clause("CAR-TAB-4", "CAR-CELL-2")
@pytest.mark.parametrize("project", PROJECTS)
@pytest.mark.parametrize(("side", "exposed", "limit"), [("A", 7, 12), ("B", 6, 12), ("B", 7, 15)])
def test_only_the_last_section_of_a_b_side_lifts_the_limit(
    project: str, side: str, exposed: int, limit: int
) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.tab(project, side, exposed=exposed)
    for city in ("seattle", "helena", "portland", "boise", "reno", "salt-lake-city", "phoenix", "santa-fe"):
        amber.project(f"{city}:1")
    amber.donates("H5")
    table.finish()
    assert table.donation(AMBER, "H5") == limit
