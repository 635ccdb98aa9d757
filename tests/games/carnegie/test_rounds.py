"""Timeline, event, income, donation, activation and the end of a round (sections 4, 5 and 11)."""

from __future__ import annotations

import pytest

from magnate.games.carnegie import constants as st
from magnate.games.carnegie.rules_paying import donation_price
from magnate.testing import clause
from magnate.testing.case import can, do, values

from .positions import (
    AMBER,
    BLUE,
    CORAL,
    DENIM,
    GAME,
    T,
    activation,
    away,
    department,
    donation,
    event,
    lie,
    project,
    purse,
    sound,
    stand,
    tab,
    table,
    timeline,
    track,
    turn,
)

HR, MG, CO, RD = range(4)


def choose(s, row: str) -> tuple[str | None, int]:  # type: ignore[no-untyped-def]
    """Choose a row; the event it triggers, as region and donation."""
    do(s, "row", row=row)
    return (T.regions[s.region] if s.region >= 0 else None), s.donation


def at_markers(*markers: int) -> object:
    s = table()
    s.markers = list(markers)
    s.round = sum(markers) + 1
    return timeline(s)


# --- 4 timeline ---------------------------------------------------------------------------------------


@clause("CAR-TIME-1")
def test_the_first_player_chooses_one_of_four_rows() -> None:
    s = table(first=CORAL)
    assert s.actor == CORAL
    assert values(s, "row") == ["HR", "MG", "CO", "RD"]
    assert len(s.choices()) == 4  # no way to skip it
    s = at_markers(5, 5, 5, 1)
    assert len(s.choices()) == 4  # rows at their end included


@clause("CAR-TIME-2")
def test_the_space_right_of_the_marker_triggers_its_event() -> None:
    s = table()
    s.faces = [0, 2, 6, 4]  # RD row: tile 3 front, E M W D
    s.markers[RD] = 1
    s.round = 2
    timeline(s)
    assert choose(s, "RD") == ("midwest", 0)


@clause("CAR-TIME-3")
def test_the_chosen_row_fixes_the_type_for_everybody() -> None:
    s = table()
    s.faces[MG] = 0  # W D M E
    away(s, AMBER, "west")
    timeline(s)
    assert choose(s, "MG") == ("west", 0)
    do(s, "recall", count=1)
    kinds = []
    for _ in range(4):
        kinds.append((s.actor, T.types[s.mine]))
        do(s, "done")
    assert kinds == [(AMBER, "MG"), (BLUE, "MG"), (CORAL, "MG"), (DENIM, "MG")]


@clause("CAR-TIME-4", "CAR-ROUND-1")
def test_a_row_at_its_end_flips_the_next_marker_below() -> None:
    s = at_markers(5, 4, 0, 0)
    choose(s, "HR")
    assert (s.flip, T.types[s.type]) == (MG, "HR")
    finish_round(s)
    assert s.markers == [5, 5, 0, 0]


def finish_round(s) -> None:  # type: ignore[no-untyped-def]
    """Decline everything until the next round."""
    before = s.round
    while s.round == before and not s.is_over:
        for word in ("decline", "done", "keep"):
            if can(s, word):
                do(s, word)
                break
        else:
            s.choose(s.choices()[0])


@clause("CAR-TIME-5")
def test_the_search_for_a_marker_goes_on_downwards_and_around() -> None:
    s = at_markers(5, 2, 0, 5)
    choose(s, "RD")
    assert s.flip == MG
    assert T.types[s.type] == "RD"
    s = at_markers(2, 5, 5, 5)
    choose(s, "MG")
    assert s.flip == HR


@clause("CAR-TIME-6", "CAR-EVENT-1")
def test_a_flipped_marker_triggers_the_space_to_its_right() -> None:
    s = at_markers(5, 4, 0, 0)
    assert choose(s, "HR") == ("midwest", 1)
    s = at_markers(5, 1, 0, 0)
    assert choose(s, "HR") == ("east", 0)  # the MG row holds S E D W


@clause("CAR-TIME-7")
def test_the_markers_add_up_to_the_rounds_played() -> None:
    for seed in range(3):
        s = GAME.new(2, seed)
        while not s.is_over:
            if s.phase == st.TIMELINE:  # type: ignore[attr-defined]
                assert sum(s.markers) == s.round - 1  # type: ignore[attr-defined]
                assert min(s.markers) < 5  # type: ignore[attr-defined]
            s.choose(s.choices()[(s.turn + seed) % len(s.choices())])


# --- 5 event ------------------------------------------------------------------------------------------


@clause("CAR-EVENT-1")
def test_a_space_shows_a_region_or_a_donation_and_the_end_tile_both() -> None:
    ends = [T.regions[region] for region in T.end_region]
    assert ends == ["east", "midwest", "south", "west"]
    for row, region in enumerate(ends):
        markers = [0, 0, 0, 0]
        markers[row] = 4
        s = at_markers(*markers)
        assert choose(s, T.types[row]) == (region, 1)
    s = table()
    assert choose(s, "HR") == ("west", 0)
    s = at_markers(1, 0, 0, 0)
    assert choose(s, "HR") == (None, 1)


@clause("CAR-EVENT-2")
def test_seats_resolve_the_event_clockwise_from_the_first_player() -> None:
    s = table()
    event(s, donation=True, seat=CORAL)
    order = []
    while s.phase == st.EVENT:
        order.append(s.actor)
        do(s, "decline")
    assert order == [CORAL, DENIM, AMBER, BLUE]


@clause("CAR-EVENT-3")
def test_an_end_space_lets_a_seat_do_either_both_or_neither() -> None:
    s = table()
    purse(s, AMBER, 5, 0)
    event(s, "west", donation=True)
    assert s.step == st.DONATE  # nobody in the West, and still a donation
    do(s, "donate", cell="W1")
    assert (s.money[AMBER], s.donated[AMBER]) == (0, 1)
    for recalled in (0, 1):
        s = table()
        away(s, AMBER, "west")
        event(s, "west", donation=True)
        do(s, "recall", count=recalled)
        assert s.step == st.DONATE
        do(s, "decline")
        assert s.money[AMBER] == 12 + recalled


@clause("CAR-EVENT-4")
def test_on_an_end_space_income_and_donation_are_finished_before_the_next_seat() -> None:
    s = table()
    for seat in (AMBER, BLUE):
        away(s, seat, "south")
    event(s, "south", donation=True)
    assert s.step == st.RECALL
    do(s, "recall", count=1)
    do(s, "donate", cell="R2")
    assert (s.actor, s.step) == (BLUE, st.RECALL)
    do(s, "recall", count=1)
    assert not can(s, "donate", cell="R2")
    assert can(s, "donate", cell="R1")


# --- 5.1 income ---------------------------------------------------------------------------------------


@clause("CAR-INC-1")
def test_any_number_of_employees_in_the_active_region_may_be_recalled() -> None:
    s = table()
    away(s, AMBER, "south", 3)
    away(s, AMBER, "west", 1)
    event(s, "south")
    assert values(s, "recall") == [0, 1, 2, 3]
    do(s, "recall", count=2)
    assert s.zones[:4] == [1, 0, 1, 0]


@clause("CAR-INC-2")
@pytest.mark.parametrize(
    ("region", "space", "count", "money", "goods", "vp"),
    [("west", 3, 3, 0, 3, 0), ("south", 4, 2, 14, 0, 0), ("west", 4, 1, 0, 0, 2), ("east", 1, 2, 2, 0, 0)],
)
def test_each_recalled_employee_earns_the_income_of_the_exact_space(
    region: str, space: int, count: int, money: int, goods: int, vp: int
) -> None:
    s = table()
    purse(s, AMBER, 0, 0)
    track(s, AMBER, region, space)
    away(s, AMBER, region, count)
    event(s, region)
    do(s, "recall", count=count)
    assert (s.money[AMBER], s.goods[AMBER], s.vp[AMBER]) == (money, goods, vp)


@clause("CAR-INC-3")
def test_tabs_pay_wherever_their_projects_stand() -> None:
    s = table()
    purse(s, AMBER, 0, 0)
    project(s, AMBER, "commerce", "boston:2")
    away(s, AMBER, "south")
    event(s, "south")
    do(s, "recall", count=1)
    assert s.money[AMBER] == 1 + 2


@clause("CAR-INC-4")
def test_tab_income_comes_once_however_many_are_recalled() -> None:
    s = table()
    purse(s, AMBER, 0, 0)
    project(s, AMBER, "housing", "denver:3")
    project(s, AMBER, "commerce", "denver:2")
    project(s, AMBER, "industry", "atlanta:1")
    track(s, AMBER, "midwest", 2)
    away(s, AMBER, "midwest", 2)
    event(s, "midwest")
    do(s, "recall", count=2)
    assert (s.money[AMBER], s.goods[AMBER]) == (6, 1)


@clause("CAR-INC-5")
def test_no_recall_no_income() -> None:
    s = table()
    purse(s, AMBER, 0, 0)
    project(s, AMBER, "commerce", "denver:2")
    project(s, AMBER, "commerce", "boston:2")
    away(s, AMBER, "west")
    event(s, "west")
    do(s, "recall", count=0)
    assert s.money[AMBER] == 0


@clause("CAR-INC-6")
def test_income_of_all_recalled_is_computed_before_any_of_it_is_spent() -> None:
    s = table()
    track(s, AMBER, "midwest", 3)  # 3 RP each
    away(s, AMBER, "midwest", 2)
    purse(s, AMBER, 0, 0)
    event(s, "midwest")
    do(s, "recall", count=2)
    assert s.pool == 6
    do(s, "track", region="midwest")  # on to space 4, which pays 2 goods
    assert (s.pool, s.goods[AMBER]) == (3, 0)


@clause("CAR-INC-7")
def test_research_points_of_an_income_are_spent_at_once_and_the_rest_is_lost() -> None:
    s = table()
    track(s, AMBER, "midwest", 3)
    away(s, AMBER, "midwest", 1)
    project(s, AMBER, "industry", "atlanta:1")
    purse(s, AMBER, 0, 0)
    event(s, "midwest")
    do(s, "recall", count=1)
    do(s, "tab", tab="commerce")
    assert (s.exposed[AMBER * 4 + 1], s.pool, s.goods[AMBER]) == (2, 1, 0)
    do(s, "done")
    assert s.goods[AMBER] == 1  # then comes the tab income
    assert s.phase == st.USE
    assert s.pool == 0 or s.mine != RD


@clause("CAR-INC-7")
def test_a_town_pays_research_points_in_the_middle_of_a_construction_turn() -> None:
    s = table()
    track(s, AMBER, "midwest", 3)
    stand(s, AMBER, "construction", 2)
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="commerce")
    do(s, "build", slot="omaha:1")
    assert (s.step, s.pool) == (st.RESEARCH, 3)
    do(s, "track", region="south")
    do(s, "done")
    assert (s.step, s.pool) == (st.PROJECT, 0)  # back in the department, the rest is lost


@clause("CAR-INC-8")
def test_each_section_with_two_incomes_is_chosen_apart() -> None:
    s = table()
    tab(s, AMBER, "industry", "B", 5)
    for slot in ("atlanta:1", "houston:3", "albany:3", "boston:3", "pittsburgh:3"):
        project(s, AMBER, "industry", slot)
    purse(s, AMBER, 0, 0)
    away(s, AMBER, "west")
    event(s, "west")
    do(s, "recall", count=1)
    assert (s.money[AMBER], s.goods[AMBER]) == (1, 3)
    do(s, "take", income="goods")
    do(s, "take", income="money")
    assert (s.money[AMBER], s.goods[AMBER]) == (4, 4)
    assert sound(s)


# --- 5.2 donation -------------------------------------------------------------------------------------


@clause("CAR-DON-1")
def test_each_seat_may_make_one_donation_or_decline() -> None:
    s = table()
    purse(s, AMBER, 100, 0)
    event(s, donation=True)
    do(s, "donate", cell="E1")
    assert s.actor == BLUE
    do(s, "decline")
    assert s.donated == [1, 0, 0, 0]


@clause("CAR-DON-2")
def test_the_nth_donation_costs_five_dollars_times_n() -> None:
    s = table()
    purse(s, AMBER, 5 + 10 + 15 + 20 + 25 + 30 + 35, 0)
    paid = []
    for cell in ("E1", "E2", "E3", "E4", "E5", "R1", "R2"):
        before = s.money[AMBER]
        event(s, donation=True)
        do(s, "donate", cell=cell)
        paid.append(before - s.money[AMBER])
    assert paid == [5, 10, 15, 20, 25, 30, 35]


@clause("CAR-DON-3")
def test_copies_count_towards_the_price() -> None:
    s = table()
    department(s, AMBER, 15, "1-1", standing=1)
    donation(s, AMBER, "W1")
    donation(s, BLUE, "H4")
    purse(s, AMBER, 100, 0)
    turn(s, "RD")
    do(s, "use", department="charitable-giving")
    do(s, "mission", region="west")
    if can(s, "copy", cell="H4"):
        do(s, "copy", cell="H4")
    assert donation_price(s, AMBER) == 15


@clause("CAR-DON-4")
def test_a_donation_needs_an_empty_cell_and_a_disc() -> None:
    s = table()
    donation(s, st.NEUTRAL, "W1")
    donation(s, BLUE, "W2")
    event(s, donation=True)
    assert not can(s, "donate", cell="W1")
    assert not can(s, "donate", cell="W2")
    before = s.discs[AMBER]
    do(s, "donate", cell="W3")
    assert s.discs[AMBER] == before - 1
    s = table()
    s.discs[AMBER] = 0
    event(s, donation=True)
    assert s.actor == BLUE  # without a disc there is no donation


# --- 11 activation and round end ------------------------------------------------------------------------


@clause("CAR-ACT-1")
def test_after_all_turns_each_seat_activates_as_many_as_it_can_pay_for() -> None:
    s = table()
    for seat in (AMBER, CORAL):
        lie(s, seat, "research", 2)
        purse(s, seat, 2, 0)
    turn(s, "MG", seat=DENIM, first=AMBER)
    do(s, "done")
    assert (s.phase, s.actor) == (st.ACTIVATION, AMBER)
    do(s, "activate", department="research")
    do(s, "activate", department="research")
    assert (s.actor, s.money[AMBER]) == (CORAL, 0)
    do(s, "done")
    assert s.phase == st.TIMELINE


@clause("CAR-ACT-2")
def test_only_who_lies_in_a_department_with_a_free_workstation_stands_up() -> None:
    s = table()
    stand(s, AMBER, "construction", 3)
    lie(s, AMBER, "construction", 1)
    lie(s, AMBER, "lobby", 1)
    lie(s, AMBER, "2-2", 1)
    lie(s, AMBER, "commerce-finance", 1)
    activation(s)
    assert values(s, "activate") == ["commerce-finance"]
    do(s, "activate", department="commerce-finance")
    assert s.standing(AMBER, T.dept_names.index("commerce-finance")) == 2


@clause("CAR-ACT-3")
def test_the_price_of_the_workstation_is_paid() -> None:
    s = table()
    lie(s, AMBER, "strategic-planning")  # $5
    lie(s, AMBER, "construction")  # $2
    lie(s, AMBER, "research")  # $1
    lie(s, AMBER, "commerce-finance")  # $1
    purse(s, AMBER, 4, 0)
    activation(s)
    for name in ("construction", "research", "commerce-finance"):
        do(s, "activate", department=name)
    assert s.money[AMBER] == 0
    assert s.actor != AMBER  # the one for $5 must wait
    s = table()
    department(s, AMBER, 5, "1-1", lying=2)
    purse(s, AMBER, 0, 0)
    activation(s)
    do(s, "activate", department="purchasing")  # no printed price: free
    assert s.money[AMBER] == 0


@clause("CAR-ACT-4")
def test_the_workstations_of_the_starting_departments() -> None:
    found = {T.dept_names[d]: (T.stations[d], T.station_price[d]) for d in T.starting}
    assert found == {
        "human-resources": (2, 1),
        "commerce-finance": (3, 1),
        "strategic-planning": (3, 5),
        "construction": (3, 2),
        "research": (3, 1),
    }
    s = table()
    for d in T.starting:
        lie(s, AMBER, T.dept_names[d])
    purse(s, AMBER, 10, 0)
    activation(s)
    for d in T.starting:
        do(s, "activate", department=T.dept_names[d])
    assert s.money[AMBER] == 10 - (1 + 1 + 5 + 2 + 1)


@clause("CAR-ACT-5")
def test_who_stands_up_in_phase_four_works_from_the_next_round_on() -> None:
    s = table()
    stand(s, AMBER, "commerce-finance", 0)
    lie(s, AMBER, "commerce-finance")
    turn(s, "MG")
    assert not can(s, "use", department="commerce-finance")
    activation(s)
    do(s, "activate", department="commerce-finance")
    turn(s, "MG")
    assert can(s, "use", department="commerce-finance")


@clause("CAR-ROUND-1")
def test_the_marker_of_the_chosen_row_advances_one_space() -> None:
    s = table()
    do(s, "row", row="CO")
    finish_round(s)
    assert s.markers == [0, 0, 1, 0]


@clause("CAR-ROUND-2")
def test_the_first_player_marker_passes_to_the_left() -> None:
    s = table()
    first = [s.first]
    for _ in range(4):
        do(s, "row", row="MG")
        finish_round(s)
        first.append(s.first)
    assert first == [AMBER, BLUE, CORAL, DENIM, AMBER]
    assert s.actor == AMBER


@clause("CAR-ROUND-3")
def test_after_round_twenty_the_game_is_scored() -> None:
    s = at_markers(5, 5, 5, 4)
    assert s.round == 20
    do(s, "row", row="HR")
    finish_round(s)
    assert s.is_over
    assert s.markers == [5, 5, 5, 5]
    assert s.winners()
    assert s.choices() == []
