"""Management, Construction and Research & Development (sections 8, 9 and 10)."""

from __future__ import annotations

import pytest

from magnate.testing import clause
from magnate.testing.case import can, do, values

from .positions import (
    AMBER,
    BLUE,
    T,
    activation,
    away,
    department,
    disc,
    event,
    lie,
    project,
    purse,
    reserved,
    sound,
    stand,
    tab,
    table,
    track,
    turn,
)


def plan(s, tile: int, space: str) -> None:  # type: ignore[no-untyped-def]
    """Build a department with Strategic Planning."""
    if can(s, "use", department="strategic-planning"):
        do(s, "use", department="strategic-planning")
    do(s, "tile", tile=tile)
    do(s, "site", space=space)


def build(s, kind: str, slot: str) -> None:  # type: ignore[no-untyped-def]
    """Build a project with Construction."""
    if can(s, "use", department="construction"):
        do(s, "use", department="construction")
    do(s, "project", project=kind)
    do(s, "build", slot=slot)


# --- 8 Management ---------------------------------------------------------------------------------------


@clause("CAR-MGMT-1")
def test_commerce_and_finance_gives_one_of_four_things() -> None:
    s = table()
    purse(s, AMBER, 0, 0)
    stand(s, AMBER, "commerce-finance", 2)
    turn(s, "MG")
    do(s, "use", department="commerce-finance")
    assert values(s, "effect") == [1, 2, 3, 4]
    do(s, "effect", effect=4)
    do(s, "mission", region="west")
    do(s, "effect", effect=1)
    assert (s.money[AMBER], s.goods[AMBER], s.zones[0]) == (3, 2, 1)
    assert s.standing(AMBER, 17) == 1


@clause("CAR-MGMT-2")
def test_each_use_of_strategic_planning_builds_one_department() -> None:
    s = table()
    stand(s, AMBER, "strategic-planning", 2)
    turn(s, "MG")
    plan(s, 6, "1-1")
    plan(s, 9, "1-2")
    assert (s.grid[0], s.grid[1]) == (5, 8)
    assert s.standing(AMBER, 18) == 2
    assert not can(s, "use", department="strategic-planning")
    assert sound(s)


@clause("CAR-MGMT-3")
def test_a_space_with_an_own_employee_is_cheaper() -> None:
    for space, price in (("3-1", 1), ("2-2", 2)):
        s = table()
        lie(s, AMBER, "3-1", 2)
        purse(s, AMBER, 0, 4)
        turn(s, "MG")
        plan(s, 6, space)
        assert s.goods[AMBER] == 4 - price


@clause("CAR-MGMT-3")
def test_two_goods_just_earned_pay_for_a_department_on_an_empty_space() -> None:
    s = table()
    purse(s, AMBER, 0, 0)
    stand(s, AMBER, "commerce-finance", 2)
    turn(s, "MG")
    assert not can(s, "use", department="strategic-planning")
    do(s, "use", department="commerce-finance")
    do(s, "effect", effect=2)
    do(s, "effect", effect=2)
    plan(s, 9, "1-3")
    assert s.goods[AMBER] == 0


@clause("CAR-MGMT-4")
def test_a_department_stands_on_any_free_space_and_need_not_touch_anything() -> None:
    s = table()
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    do(s, "tile", tile=6)
    spaces = set(values(s, "site"))
    assert spaces == {"1-1", "1-2", "1-3", "1-4", "2-1", "2-2", "2-3", "2-4", "3-1", "4-1"}
    do(s, "site", space="1-1")
    assert s.grid[0] == 5
    stand(s, BLUE, "strategic-planning", 2)
    do(s, "done")
    plan(s, 6, "1-1")
    do(s, "tile", tile=7)
    assert not can(s, "site", space="1-1")


@clause("CAR-MGMT-5")
def test_a_company_never_has_two_departments_of_one_number() -> None:
    s = table()
    department(s, AMBER, 9, "1-1")
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    assert s.display[8] == 1
    assert not can(s, "tile", tile=9)
    assert can(s, "tile", tile=10)


@clause("CAR-MGMT-6")
def test_the_reserved_department_is_built_first() -> None:
    s = table()
    reserved(s, AMBER, 11)
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    assert values(s, "tile") == [11]
    do(s, "tile", tile=11)
    do(s, "site", space="1-1")
    assert s.reserved[AMBER] == -1
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    assert can(s, "tile", tile=14)


@clause("CAR-MGMT-7")
def test_later_departments_come_from_the_display_which_is_not_refilled() -> None:
    s = table()
    stand(s, AMBER, "strategic-planning", 2)
    reserved(s, AMBER, 11)
    before = sum(s.display)
    turn(s, "MG")
    plan(s, 11, "1-1")
    assert sum(s.display) == before
    plan(s, 14, "1-2")
    assert sum(s.display) == before - 1
    assert s.display[13] == 1


@clause("CAR-MGMT-7")
def test_with_two_seats_fourteen_tiles_are_left_after_the_setup() -> None:
    s = table(2)
    s.display, s.removed = [1] * 16, [1] * 16
    reserved(s, AMBER, 11)
    reserved(s, BLUE, 12)
    stand(s, AMBER, "strategic-planning", 2)
    assert sum(s.display) == 14
    turn(s, "MG")
    plan(s, 11, "1-1")
    assert sum(s.display) == 14
    plan(s, 14, "1-2")
    assert sum(s.display) == 13


@clause("CAR-MGMT-8")
def test_employees_on_the_building_space_stay_lying_and_stand_up_in_phase_four() -> None:
    s = table()
    lie(s, AMBER, "2-4")
    turn(s, "MG")
    plan(s, 6, "2-4")
    assert not can(s, "use", department="sales")
    activation(s)
    before = s.money[AMBER]
    do(s, "activate", department="sales")
    assert s.money[AMBER] == before - 1
    turn(s, "MG")
    assert can(s, "use", department="sales")


# --- 9 Construction -------------------------------------------------------------------------------------


@clause("CAR-BUILD-1")
def test_construction_sends_the_employee_to_the_region_of_the_project() -> None:
    s = table()
    turn(s, "CO")
    build(s, "commerce", "houston:1")
    assert s.zones[:4] == [0, 0, 1, 0]
    assert s.standing(AMBER, 19) == 0
    assert s.slots[T.slot_names.index("houston:1")] == AMBER


@clause("CAR-BUILD-2")
@pytest.mark.parametrize(("kind", "goods"), [("housing", 1), ("commerce", 1), ("industry", 2), ("public", 2)])
def test_projects_cost_one_or_two_goods(kind: str, goods: int) -> None:
    s = table()
    tab(s, AMBER, "public", exposed=2)
    turn(s, "CO")
    build(s, kind, "reno:1")
    assert s.goods[AMBER] == 4 - goods


@clause("CAR-BUILD-2")
def test_two_goods_pay_for_two_housings_or_one_industry() -> None:
    s = table()
    tab(s, AMBER, "housing", exposed=2)
    stand(s, AMBER, "construction", 3)
    purse(s, AMBER, 0, 2)
    turn(s, "CO")
    build(s, "housing", "denver:3")
    build(s, "housing", "boston:1")
    assert s.goods[AMBER] == 0
    assert s.actor != AMBER  # the third cannot build
    s = table()
    purse(s, AMBER, 0, 2)
    stand(s, AMBER, "construction", 3)
    turn(s, "CO")
    build(s, "industry", "chicago:1")
    assert (s.goods[AMBER], s.actor) == (0, BLUE)


@clause("CAR-BUILD-3")
def test_the_disc_of_the_lowest_section_is_built() -> None:
    s = table()
    tab(s, AMBER, "housing", exposed=4)
    project(s, AMBER, "housing", "denver:3")
    project(s, AMBER, "housing", "boston:1")
    tabs = s.view(AMBER)["board"]["seats"][AMBER]["tabs"]
    assert (tabs[0]["discs"], tabs[0]["uncovered"]) == ([3, 4], [1, 2])
    turn(s, "CO")
    build(s, "housing", "atlanta:2")
    tabs = s.view(AMBER)["board"]["seats"][AMBER]["tabs"]
    assert (tabs[0]["discs"], tabs[0]["uncovered"]) == ([4], [1, 2, 3])
    assert not can(s, "project", project="public")  # no disc on that tab


@clause("CAR-BUILD-4")
def test_a_slot_must_be_free_of_any_disc() -> None:
    s = table()
    project(s, BLUE, "commerce", "boston:2")
    disc(s, "reno:1")
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="commerce")
    assert not can(s, "build", slot="boston:2")
    assert not can(s, "build", slot="reno:1")
    assert can(s, "build", slot="albany:2")


@clause("CAR-BUILD-5")
def test_a_slot_takes_its_type_and_a_small_city_any() -> None:
    s = table()
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="industry")
    assert not can(s, "build", slot="chicago:2")
    assert can(s, "build", slot="cincinnati:1")
    do(s, "build", slot="chicago:1")
    assert (s.zones[1], s.goods[AMBER]) == (1, 2)


@clause("CAR-BUILD-6")
def test_nothing_else_limits_the_site() -> None:
    s = table()
    tab(s, AMBER, "commerce", exposed=2)
    project(s, AMBER, "housing", "boston:1")
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="commerce")
    assert can(s, "build", slot="phoenix:1")
    do(s, "build", slot="boston:2")
    assert s.slots[T.slot_names.index("boston:1")] == s.slots[T.slot_names.index("boston:2")] == AMBER


@clause("CAR-BUILD-7")
@pytest.mark.parametrize(
    ("slot", "space", "money", "goods"),
    [("cincinnati:1", 4, 0, 2), ("omaha:1", 2, 2, 0), ("portland:1", 4, 0, 0)],
)
def test_a_marked_town_pays_its_transport_income_once(slot: str, space: int, money: int, goods: int) -> None:
    s = table()
    track(s, AMBER, "midwest", space)
    purse(s, AMBER, 0, 2)
    turn(s, "CO")
    build(s, "industry", slot)
    assert (s.money[AMBER], s.goods[AMBER]) == (money, goods)


@clause("CAR-BUILD-7")
def test_a_marked_town_pays_whoever_builds_by_whatever_department() -> None:
    s = table()
    department(s, AMBER, 10, "1-1", standing=1)
    track(s, AMBER, "south", 4)
    purse(s, AMBER, 3, 1)
    turn(s, "CO")
    do(s, "use", department="construction-outsourcing")
    do(s, "project", project="commerce")
    do(s, "build", slot="charleston:1")
    assert s.money[AMBER] == 7


@clause("CAR-BUILD-8")
def test_the_goods_are_paid_before_the_town_pays() -> None:
    s = table()
    track(s, AMBER, "midwest", 4)
    purse(s, AMBER, 0, 1)
    turn(s, "CO")
    do(s, "use", department="construction")
    assert not can(s, "project", project="industry")


@clause("CAR-BUILD-9")
def test_an_uncovered_section_pays_from_the_next_income_on() -> None:
    s = table()
    away(s, AMBER, "east")
    purse(s, AMBER, 0, 4)
    turn(s, "CO")
    build(s, "commerce", "houston:1")
    assert s.money[AMBER] == 0
    event(s, "east")
    do(s, "recall", count=1)
    assert s.money[AMBER] == 1 + 2


# --- 10 Research & Development --------------------------------------------------------------------------


@clause("CAR-RD-1")
def test_research_gives_three_points_for_each_who_stands_there() -> None:
    s = table()
    stand(s, AMBER, "research", 2)
    turn(s, "RD")
    assert s.pool == 6
    do(s, "track", region="west")
    assert s.standing(AMBER, 20) == 2


@clause("CAR-RD-2")
def test_all_points_of_a_turn_form_one_pool_spent_in_any_order() -> None:
    s = table()
    department(s, AMBER, 14, "1-1", standing=3)
    tab(s, AMBER, "industry", exposed=3)
    turn(s, "RD")
    assert s.pool == 3 + 12
    before = s.discs[AMBER]
    do(s, "tab", tab="industry")  # 4 RP, a new disc
    assert (s.pool, s.discs[AMBER]) == (11, before - 1)
    do(s, "tab", tab="industry")  # 4 RP, the section of 3 VP
    for _ in range(3):
        do(s, "track", region="west")  # 2 + 1 + 4
    assert s.track[AMBER * 4] == 4
    assert s.exposed[AMBER * 4 + 2] == 5
    assert s.actor == BLUE  # nothing is left


@clause("CAR-RD-3")
def test_points_of_advanced_research_come_when_its_employee_is_sent() -> None:
    s = table()
    department(s, AMBER, 13, "1-1", standing=1)
    turn(s, "RD")
    assert s.pool == 3
    do(s, "track", region="midwest")
    do(s, "use", department="advanced-research")
    do(s, "mission", region="west")
    assert s.pool == 3 - 1 + 7


@clause("CAR-RD-4")
def test_a_tab_step_costs_what_is_printed_between_the_sections() -> None:
    s = table()
    stand(s, AMBER, "research", 2)
    turn(s, "RD")
    do(s, "tab", tab="commerce")
    do(s, "tab", tab="commerce")
    assert (s.exposed[AMBER * 4 + 1], s.pool) == (3, 2)


@clause("CAR-RD-5")
def test_a_section_with_a_disc_place_gets_a_disc_of_the_reserve() -> None:
    s = table()
    stand(s, AMBER, "research", 2)
    turn(s, "RD")
    before = s.discs[AMBER]
    do(s, "tab", tab="public")
    assert (s.discs[AMBER], s.discs_on_tab(AMBER, 3), s.pool) == (before - 1, 1, 2)
    s = table()
    tab(s, AMBER, "industry", exposed=4)
    stand(s, AMBER, "research", 2)
    before = s.discs[AMBER]
    turn(s, "RD")
    do(s, "tab", tab="industry")  # section 5 has no disc place
    assert s.discs[AMBER] == before


@clause("CAR-RD-6")
def test_without_a_disc_only_sections_without_a_place_can_be_exposed() -> None:
    s = table()
    tab(s, AMBER, "industry", exposed=4)
    stand(s, AMBER, "research", 3)
    s.discs[AMBER] = 0
    turn(s, "RD")
    assert not can(s, "tab", tab="commerce")
    assert can(s, "tab", tab="industry")


@clause("CAR-RD-7")
def test_a_transport_step_costs_what_is_printed_between_the_spaces() -> None:
    s = table()
    turn(s, "RD")
    do(s, "track", region="west")
    assert (s.track[AMBER * 4], s.pool) == (2, 1)
    do(s, "track", region="west")
    assert s.track[AMBER * 4] == 3


@clause("CAR-RD-8")
def test_a_fully_drawn_tab_takes_no_more_points() -> None:
    s = table()
    department(s, AMBER, 14, "1-1", standing=3)
    tab(s, AMBER, "housing", exposed=7)
    turn(s, "RD")
    assert s.pool == 15
    assert not can(s, "tab", tab="housing")


@clause("CAR-RD-9")
def test_no_step_is_paid_in_part_and_the_rest_is_lost() -> None:
    s = table()
    track(s, AMBER, "west", 3)
    turn(s, "RD")
    assert s.pool == 3
    assert not can(s, "track", region="west")
    do(s, "done")
    assert s.actor == BLUE
    turn(s, "RD")
    assert s.pool == 3  # nothing was kept
