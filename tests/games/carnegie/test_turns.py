"""The department turn, the Action Choice tile and selling goods (section 6)."""

from __future__ import annotations

import pytest

from magnate.games.carnegie import constants as st
from magnate.testing import clause
from magnate.testing.case import can, do, lifts, offered, refused, values

from .positions import (
    AMBER,
    BLUE,
    CORAL,
    DENIM,
    GAME,
    T,
    activation,
    choice_tile,
    department,
    event,
    lie,
    purse,
    stand,
    table,
    turn,
)


def used(s) -> list[str]:  # type: ignore[no-untyped-def]
    """The departments that may be used now."""
    return values(s, "use")


@clause("CAR-USE-1")
def test_each_seat_completes_its_turn_before_the_next_begins() -> None:
    s = table()
    turn(s, "MG", seat=CORAL)
    order = []
    while s.phase == st.USE:
        order.append(s.actor)
        do(s, "use", department="commerce-finance")
        do(s, "effect", effect=1)
        do(s, "done")
    assert order == [CORAL, DENIM, AMBER, BLUE]


@clause("CAR-USE-2")
def test_only_departments_of_the_type_of_the_round_are_used() -> None:
    s = table()
    department(s, AMBER, 11, "1-1", standing=1)
    turn(s, "CO")
    assert used(s) == ["construction", "supply-chain"]


@clause("CAR-USE-3")
def test_a_department_is_used_once_per_standing_employee() -> None:
    s = table()
    purse(s, AMBER, 0, 9)
    stand(s, AMBER, "construction", 0)
    department(s, AMBER, 9, "1-1", standing=2, lying=1)
    s.exposed[AMBER * 4] = 3
    s.discs[AMBER] -= 2
    turn(s, "CO")
    assert used(s) == ["engineering"]
    do(s, "use", department="engineering")
    for slot in ("denver:3", "boston:1"):
        do(s, "project", project="housing")
        do(s, "build", slot=slot)
    assert s.actor != AMBER  # two standing: two uses, the one lying adds none
    assert s.built[AMBER * 4] == 2


@clause("CAR-USE-4")
def test_a_department_once_left_stays_closed() -> None:
    s = table()
    purse(s, AMBER, 5, 5)
    stand(s, AMBER, "construction", 2)
    department(s, AMBER, 11, "1-1", standing=1)
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="commerce")
    do(s, "build", slot="boston:2")
    assert not used(s)  # first this department is completed
    do(s, "leave")
    do(s, "use", department="supply-chain")
    do(s, "amount", goods=1)
    assert s.actor == BLUE  # nothing open is left: no second project from Construction
    assert s.stand[T.space_names.index("3-4")] == 1


@clause("CAR-USE-4")
def test_in_an_hr_turn_the_next_department_closes_the_one_before() -> None:
    s = table()
    department(s, AMBER, 1, "1-1", standing=1)
    department(s, AMBER, 2, "1-2", standing=2)
    turn(s, "HR")
    do(s, "use", department="recruiting")
    do(s, "effect", effect=2)
    assert used(s) == ["training-and-partnerships", "recruiting"]
    do(s, "use", department="training-and-partnerships")
    do(s, "effect", effect=1)
    do(s, "mission", region="west")
    assert used(s) == []


@clause("CAR-USE-5")
def test_no_use_is_compulsory() -> None:
    s = table()
    turn(s, "MG")
    before = (s.money[AMBER], s.goods[AMBER], s.all_standing(AMBER))
    do(s, "done")
    assert s.actor == BLUE
    assert (s.money[AMBER], s.goods[AMBER], s.all_standing(AMBER)) == before
    stand(s, BLUE, "commerce-finance", 3)
    do(s, "use", department="commerce-finance")
    do(s, "effect", effect=1)
    do(s, "leave")  # two stay unused
    assert used(s) == ["strategic-planning"]


@clause("CAR-USE-6")
def test_each_use_picks_its_effect_again() -> None:
    s = table()
    purse(s, AMBER, 0, 0)
    stand(s, AMBER, "commerce-finance", 3)
    turn(s, "MG")
    do(s, "use", department="commerce-finance")
    do(s, "effect", effect=1)
    do(s, "effect", effect=2)
    do(s, "effect", effect=3)
    do(s, "mission", region="east")
    assert (s.money[AMBER], s.goods[AMBER], s.zones[3]) == (9, 1, 1)


@clause("CAR-USE-7")
def test_the_used_employee_counts_as_the_one_who_moved_away() -> None:
    s = table()
    department(s, AMBER, 2, "1-1", standing=2)
    turn(s, "HR")
    do(s, "use", department="recruiting")
    do(s, "effect", effect=2)
    do(s, "move", space="1-1", who="standing")
    do(s, "to", space="1-2")
    assert used(s) == ["recruiting"]
    do(s, "use", department="recruiting")
    do(s, "effect", effect=2)
    assert used(s) == []
    assert s.pool == 6 + 4 - 1 + 4


@clause("CAR-USE-8")
@pytest.mark.parametrize(("number", "kind"), [(8, "MG"), (12, "CO"), (16, "RD")])
def test_permanent_departments_are_never_used(number: int, kind: str) -> None:
    s = table()
    department(s, AMBER, number, "1-1", standing=1)
    turn(s, kind)
    assert s.actor == AMBER
    assert T.dept_names[number - 1] not in used(s)


@clause("CAR-USE-8")
def test_new_lobby_works_without_anybody_in_it() -> None:
    s = table()
    department(s, AMBER, 4, "1-1")
    assert T.stations[3] == 0
    turn(s, "HR")
    assert used(s) == []


# --- 6.1 Action Choice tile ---------------------------------------------------------------------------


@clause("CAR-CHOICE-1")
def test_the_tile_changes_the_type_for_its_owner_alone() -> None:
    s = table()
    for seat in range(4):
        choice_tile(s, seat)
    do(s, "row", row="MG")
    while s.actor != CORAL:
        do(s, "keep" if can(s, "keep") else "decline" if can(s, "decline") else "done")
    assert values(s, "switch") == ["HR", "CO", "RD"]
    do(s, "switch", type="RD")
    assert T.types[s.mine] == "RD"
    assert s.choice[CORAL] == st.SPENT
    do(s, "done")
    assert s.actor == DENIM
    do(s, "keep")
    assert T.types[s.mine] == "MG"
    do(s, "done")
    while s.round == 1:
        do(s, "done")
    assert s.markers == [0, 1, 0, 0]
    # Gone for good: never asked again.
    turn(s, "MG", seat=CORAL, first=BLUE)
    assert s.step == st.TURN


@clause("CAR-CHOICE-2")
def test_the_tile_is_declared_before_any_use() -> None:
    s = table()
    choice_tile(s, DENIM)
    department(s, DENIM, 6, "1-1", standing=1)
    turn(s, "MG", seat=DENIM, first=AMBER)
    assert s.step == st.CHOICE
    assert used(s) == []
    do(s, "keep")
    do(s, "use", department="sales")
    do(s, "amount", goods=1)
    assert not offered(s, "switch")


@clause("CAR-CHOICE-3")
def test_the_first_player_of_the_round_cannot_use_the_tile() -> None:
    s = table()
    choice_tile(s, BLUE)
    turn(s, "MG", seat=BLUE, first=BLUE)
    assert s.step == st.TURN
    assert not offered(s, "switch")
    turn(s, "MG", seat=BLUE, first=CORAL)
    assert s.step == st.CHOICE


# --- 6.2 selling goods --------------------------------------------------------------------------------


@clause("CAR-SELL-1")
def test_goods_are_sold_as_far_as_a_payment_needs() -> None:
    s = table()
    purse(s, AMBER, 3, 2)
    event(s, donation=True)
    do(s, "donate", cell="E1")
    assert (s.money[AMBER], s.goods[AMBER]) == (0, 0)
    s = table()
    purse(s, AMBER, 4, 6)
    event(s, donation=True)
    do(s, "donate", cell="E1")
    assert (s.money[AMBER], s.goods[AMBER]) == (0, 5)  # exactly what was missing


@clause("CAR-SELL-1")
def test_the_sale_never_touches_goods_the_same_choice_needs() -> None:
    s = table()
    stand(s, AMBER, "construction", 0)
    department(s, AMBER, 10, "1-1", standing=1)
    department(s, AMBER, 11, "1-2", standing=1)
    purse(s, AMBER, 2, 1)
    turn(s, "CO")
    assert used(s) == ["supply-chain"]  # $2 and the project's own goods do not make $3
    purse(s, AMBER, 2, 2)
    assert used(s) == ["construction-outsourcing", "supply-chain"]
    do(s, "use", department="construction-outsourcing")
    assert values(s, "project") == ["housing", "commerce"]
    do(s, "project", project="commerce")
    do(s, "build", slot="boston:2")
    assert (s.money[AMBER], s.goods[AMBER]) == (0, 0)


@clause("CAR-SELL-2")
def test_goods_pay_for_a_workstation_in_phase_four() -> None:
    s = table()
    lie(s, AMBER, "research")
    purse(s, AMBER, 0, 1)
    activation(s)
    do(s, "activate", department="research")
    assert (s.money[AMBER], s.goods[AMBER]) == (0, 0)


@clause("CAR-SELL-1", "CAR-SELL-2")
def test_by_hand_goods_can_be_sold_beside_every_decision() -> None:
    s = table(selling="by-hand")
    purse(s, AMBER, 0, 2)
    turn(s, "MG")
    choices = s.choices()
    do(s, "sell")
    assert (s.money[AMBER], s.goods[AMBER], s.actor) == (1, 1, AMBER)
    assert s.step == st.TURN
    do(s, "sell")
    assert s.money[AMBER] == 2
    assert not can(s, "sell")
    assert len(choices) > len(s.choices())
    assert not can(table(), "sell")


@clause("CAR-SELL-2")
def test_by_hand_the_action_in_progress_keeps_its_goods() -> None:
    s = table(selling="by-hand")
    purse(s, AMBER, 0, 2)
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="industry")
    assert not can(s, "sell")
    assert can(s, "build", slot="boston:3")


@clause("CAR-USE-4", "CAR-USE-5")
def test_a_department_left_unused_stays_open() -> None:
    s = table()
    purse(s, AMBER, 12, 4)
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    do(s, "leave")
    assert can(s, "use", department="strategic-planning")
    again = GAME.encode({"do": "use", "department": "strategic-planning"})
    assert again not in s.distinct()  # it leads nowhere new, so search does not walk in circles
    do(s, "use", department="strategic-planning")
    do(s, "tile", tile=6)
    do(s, "site", space="1-1")
    assert not can(s, "use", department="strategic-planning")


@clause("CAR-USE-4", "CAR-USE-5")
def test_a_department_left_unused_once_is_entered_again_only_to_be_used() -> None:
    s = table()
    purse(s, AMBER, 12, 4)
    turn(s, "MG")
    for _ in range(2):
        assert can(s, "use", department="strategic-planning")
        do(s, "use", department="strategic-planning")
        if can(s, "leave"):
            do(s, "leave")
    assert refused(s, "leave").message.id == "why-left-before"
    lifts(s, lambda twin: setattr(twin, "passed", 0), "leave")


@clause("CAR-USE-4")
def test_a_department_used_and_left_is_closed() -> None:
    s = table()
    purse(s, AMBER, 12, 9)
    stand(s, AMBER, "strategic-planning", 2)
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    do(s, "tile", tile=6)
    do(s, "site", space="1-1")
    do(s, "leave")
    assert not can(s, "use", department="strategic-planning")
