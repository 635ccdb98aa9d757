"""Departments, employees and missions (section 3), and Human Resources (section 7)."""

from __future__ import annotations

from magnate.games.carnegie import constants as st
from magnate.games.carnegie.constants import LOBBY
from magnate.testing import clause
from magnate.testing.case import can, do, line, offered, values

from .positions import (
    AMBER,
    T,
    activation,
    away,
    department,
    event,
    lie,
    number,
    purse,
    reserve,
    sound,
    stand,
    table,
    track,
    turn,
)


def at(space: str) -> int:
    return T.space_names.index(space)


def walk(s, origin: str, to: str, who: str = "lying") -> None:  # type: ignore[no-untyped-def]
    do(s, "move", space=origin, who=who)
    do(s, "to", space=to)


# --- 3.1 departments --------------------------------------------------------------------------------


@clause("CAR-COMP-1")
def test_the_company_board_is_laid_out_as_printed() -> None:
    s = table()
    spaces = s.view(AMBER)["board"]["seats"][AMBER]["company"]
    assert len(spaces) == 16
    here = {space["space"]: space["department"] for space in spaces if space["department"]}
    assert here == {
        "3-2": "commerce-finance",
        "3-3": "strategic-planning",
        "3-4": "construction",
        "4-2": "human-resources",
        "4-3": "lobby",
        "4-4": "research",
    }
    assert sum(space["department"] is None for space in spaces) == 10
    types = {space["department"]: space["type"] for space in spaces if space.get("type")}
    assert [types[name] for name in T.dept_names[16:]] == ["HR", "MG", "MG", "CO", "RD"]


@clause("CAR-COMP-2")
def test_a_department_holds_one_standing_employee_per_workstation() -> None:
    s = table()
    department(s, AMBER, 9, "1-1", standing=1, lying=2)
    activation(s)
    do(s, "activate", department="engineering")
    assert s.standing(AMBER, 8) == 2
    assert not can(s, "activate", department="engineering")
    assert s.lie[at("1-1")] == 1
    s.stand[at("1-1")] = 3
    s.reserve[AMBER] -= 1
    assert any("too many" in sentence for sentence in s.audit())


@clause("CAR-COMP-3")
def test_every_space_holds_any_number_of_lying_employees() -> None:
    s = table()
    lie(s, AMBER, "1-1", 4)
    lie(s, AMBER, "lobby", 3)
    lie(s, AMBER, "human-resources", 3)
    turn(s, "HR")
    walk(s, "4-3", "4-2")
    assert s.lie[at("4-2")] == 4
    assert sound(s)


@clause("CAR-COMP-4")
def test_the_permanent_employee_always_works_never_moves_and_scores_nothing() -> None:
    s = table()
    stand(s, AMBER, "human-resources", 0)
    turn(s, "HR")
    assert s.pool == 3
    lie(s, AMBER, "lobby", 1)
    assert not can(s, "move 4-2 standing")
    for name in ("commerce-finance", "strategic-planning", "construction", "research"):
        stand(s, AMBER, name, 0)
    assert line(s, "active", AMBER) == 0
    # His place is not one of the two workstations: both can be filled.
    lie(s, AMBER, "human-resources", 3)
    activation(s)
    do(s, "activate", department="human-resources")
    do(s, "activate", department="human-resources")
    assert s.standing(AMBER, T.dept_names.index("human-resources")) == 2
    assert s.actor != AMBER  # the third finds no workstation


@clause("CAR-COMP-5")
def test_the_lobby_is_no_department() -> None:
    s = table()
    assert s.grid[T.lobby] == LOBBY
    lie(s, AMBER, "lobby", 2)
    lie(s, AMBER, "research")
    activation(s)
    assert values(s, "activate") == ["research"]
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    do(s, "tile", tile=1)
    assert not can(s, "site 4-3")
    built = [d for d in range(T.departments) if s.where[d] >= 0]
    assert len(built) == 5


# --- 3.2 employees ----------------------------------------------------------------------------------


@clause("CAR-EMP-1")
def test_arriving_employees_lie_down_in_the_lobby() -> None:
    s = table()
    away(s, AMBER, "east", 2)
    track(s, AMBER, "east", 3)  # each recalled employee brings a new one
    event(s, "east")
    do(s, "recall", count=2)
    assert s.lie[T.lobby] == 4
    assert s.stand[T.lobby] == 0


@clause("CAR-EMP-2")
def test_a_moved_employee_lies_even_if_it_stood() -> None:
    s = table()
    turn(s, "HR")
    walk(s, "4-4", "3-4", "standing")
    assert (s.stand[at("3-4")], s.lie[at("3-4")]) == (1, 1)
    assert s.standing(AMBER, T.dept_names.index("research")) == 0


@clause("CAR-EMP-3")
def test_a_used_employee_keeps_standing() -> None:
    s = table()
    turn(s, "MG")
    do(s, "use", department="commerce-finance")
    do(s, "effect", effect=1)
    assert s.stand[at("3-2")] == 1
    do(s, "done")
    while s.round == 1:
        s.choose(number("done") if can(s, "done") else s.choices()[0])
    assert s.stand[at("3-2")] == 1


@clause("CAR-EMP-4")
def test_new_employees_come_from_the_reserve_until_it_is_empty() -> None:
    s = table()
    reserve(s, AMBER, 2)
    department(s, AMBER, 2, "1-1")
    s.reserve[AMBER] = 0
    s.lie[T.lobby] += 2
    stand(s, AMBER, 2, 0)
    assert sound(s)
    s.lie[T.lobby] -= 1
    stand_before = s.stand[at("1-1")]
    s.stand[at("1-1")] += 1
    turn(s, "HR")
    do(s, "use", department="recruiting")
    # Only the four moves: nobody is left to be recruited.
    assert not can(s, "effect", effect=1)
    assert stand_before == 0
    assert s.reserve[AMBER] == 0
    assert sound(s)


@clause("CAR-EMP-5")
def test_with_an_empty_reserve_new_employees_stay_away() -> None:
    s = table()
    away(s, AMBER, "east", 2)
    track(s, AMBER, "east", 3)
    reserve(s, AMBER, 1)
    before = s.lie[T.lobby]
    event(s, "east")
    do(s, "recall", count=2)
    assert s.lie[T.lobby] == before + 3
    assert s.reserve[AMBER] == 0
    assert sound(s)


@clause("CAR-EMP-5")
def test_with_an_empty_reserve_a_choice_gives_one_dollar() -> None:
    s = table()
    purse(s, AMBER, 0, 0)
    s.exposed[0], s.built[0] = 3, 3  # Housing sections 1 to 3 built
    away(s, AMBER, "south")
    reserve(s, AMBER, 0)
    event(s, "south")
    do(s, "recall", count=1)
    # $1 transport, $1 of section 2, and $1 of section 3 without a question.
    assert s.money[AMBER] == 3
    assert s.step != st.TAKE


# --- 3.3 missions -------------------------------------------------------------------------------------


@clause("CAR-MISS-1")
def test_the_employee_in_use_leaves_and_frees_the_workstation() -> None:
    s = table()
    department(s, AMBER, 5, "1-1", standing=1, lying=1)
    turn(s, "MG")
    do(s, "use", department="purchasing")
    do(s, "effect", effect=1)
    do(s, "mission", region="west")
    assert s.stand[at("1-1")] == 0
    assert s.zones[AMBER * 4 : AMBER * 4 + 4] == [1, 0, 0, 0]
    assert s.stand[at("3-4")] == 1  # nobody else left
    activation(s)
    assert can(s, "activate", department="purchasing")


@clause("CAR-MISS-2")
def test_any_zone_may_be_chosen_unless_a_project_fixes_it() -> None:
    s = table()
    stand(s, AMBER, "commerce-finance", 2)
    away(s, AMBER, "south", 7)
    turn(s, "MG")
    do(s, "use", department="commerce-finance")
    do(s, "effect", effect=3)
    assert values(s, "mission") == ["west", "midwest", "south", "east"]
    do(s, "mission", region="south")
    assert s.zones[AMBER * 4 + 2] == 8
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="commerce")
    assert not offered(s, "mission")
    do(s, "build", slot="boston:2")
    assert s.zones[AMBER * 4 + 3] == 1


@clause("CAR-MISS-3")
def test_nobody_is_sent_when_the_effect_cannot_be_met() -> None:
    s = table()
    department(s, AMBER, 2, "1-1", standing=1)
    department(s, AMBER, 11, "1-2", standing=1)
    purse(s, AMBER, 20, 0)
    turn(s, "CO")
    assert values(s, "use") == ["supply-chain"]
    reserve(s, AMBER, 0)
    turn(s, "HR")
    do(s, "use", department="recruiting")
    assert not can(s, "effect", effect=1)
    assert s.pool == 6 + 4  # the moves alone were left, so they were taken
    assert s.stand[at("1-1")] == 1


@clause("CAR-MISS-4")
def test_an_employee_away_is_neither_active_nor_in_the_company() -> None:
    s = table()
    before = line(s, "active", AMBER)
    away(s, AMBER, "west", 3)
    assert line(s, "active", AMBER) == before
    for name in ("human-resources", "commerce-finance", "strategic-planning", "construction"):
        stand(s, AMBER, name, 0)
    turn(s, "HR")
    assert offered(s, "move") == [{"do": "move", "space": "4-4", "who": "standing"}]


@clause("CAR-MISS-5")
def test_employees_come_home_through_an_event_of_their_region_only() -> None:
    s = table()
    for region in ("west", "midwest", "south", "east"):
        away(s, AMBER, region, 2)
    event(s, "east")
    do(s, "recall", count=2)
    assert s.zones[AMBER * 4 : AMBER * 4 + 4] == [2, 2, 2, 0]


# --- 7 Human Resources ----------------------------------------------------------------------------------


@clause("CAR-HR-1")
def test_the_pool_is_three_moves_for_everybody_in_human_resources() -> None:
    for standing, pool in ((0, 3), (1, 6), (2, 9)):
        s = table()
        stand(s, AMBER, "human-resources", standing)
        turn(s, "HR")
        assert s.pool == pool


@clause("CAR-HR-2")
def test_a_move_leads_to_a_neighbouring_space() -> None:
    s = table()
    lie(s, AMBER, "lobby", 1)
    turn(s, "HR")
    do(s, "move", space="4-3", who="lying")
    do(s, "to", space="3-4")
    assert s.pool == 4  # one row up, one column right: a diagonal step is two moves
    do(s, "move", space="3-2", who="standing")
    do(s, "to", space="2-2")
    assert s.pool == 3


@clause("CAR-HR-3")
def test_employees_cross_and_stop_anywhere() -> None:
    s = table()
    lie(s, AMBER, "human-resources", 1)
    turn(s, "HR")
    walk(s, "4-2", "4-4")  # across the Lobby
    assert s.pool == 4
    do(s, "move", space="4-4", who="lying")
    reach = set(values(s, "to"))
    assert reach == {name for name in T.space_names if 0 < T.distance[15 * 16 + at(name)] <= 4}
    assert "4-3" in reach
    assert "2-4" in reach


@clause("CAR-HR-4")
def test_the_pool_does_not_shrink_when_its_employee_leaves() -> None:
    s = table()
    turn(s, "HR")
    assert s.pool == 6
    walk(s, "4-2", "4-4", "standing")
    assert s.pool == 4


@clause("CAR-HR-5")
def test_moves_are_spread_over_any_employees() -> None:
    s = table()
    purse(s, AMBER, 6, 0)
    lie(s, AMBER, "lobby", 3)
    department(s, AMBER, 1, "4-1")  # an HR department two spaces from the Lobby
    turn(s, "HR")
    walk(s, "4-3", "4-1")
    walk(s, "4-3", "3-4")
    walk(s, "4-3", "3-4")
    assert s.phase != st.USE or s.actor != AMBER  # all six moves are used
    activation(s)
    do(s, "activate", department="training-and-partnerships")
    do(s, "activate", department="construction")
    do(s, "activate", department="construction")
    assert s.money[AMBER] == 0


@clause("CAR-HR-5")
def test_the_same_employee_may_be_moved_again() -> None:
    s = table()
    lie(s, AMBER, "lobby", 1)
    turn(s, "HR")
    walk(s, "4-3", "3-3")
    walk(s, "3-3", "2-3")
    walk(s, "2-3", "1-3")
    assert s.pool == 3
    assert s.lie[at("1-3")] == 1


@clause("CAR-HR-6")
def test_moves_of_all_departments_join_one_pool_between_uses() -> None:
    s = table()
    stand(s, AMBER, "human-resources", 0)
    department(s, AMBER, 1, "1-1", standing=1)
    lie(s, AMBER, "lobby", 1)
    turn(s, "HR")
    walk(s, "4-3", "3-4")
    assert s.pool == 1
    do(s, "use", department="training-and-partnerships")
    do(s, "effect", effect=2)
    do(s, "mission", region="east")
    assert s.pool == 9
    do(s, "done")
    assert s.actor != AMBER
    assert s.pool != 9  # what was left is lost
