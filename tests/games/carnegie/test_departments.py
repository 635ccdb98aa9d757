"""The sixteen departments that can be built: what each one does with its employees (section 12)."""

from __future__ import annotations

import pytest

from magnate.core.message import Message
from magnate.games.carnegie import constants as st
from magnate.games.carnegie.journal import place
from magnate.testing import clause

from .positions import AMBER, BLUE, CORAL, T, Table, donation

WORKSTATIONS = {
    1: [2],
    2: [1, 1],
    3: [5],
    4: [],
    5: [0, 0],
    6: [1, 1],
    7: [3, 3],
    8: [0],
    9: [2, 2],
    10: [3],
    11: [1, 1],
    12: [8],
    13: [3],
    14: [3, 3, 3],
    15: [3],
    16: [2],
}


@clause("CAR-DEPT-1")
@pytest.mark.parametrize("number", WORKSTATIONS)
def test_each_workstation_is_activated_at_its_price_and_there_are_no_more(number: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(number, "2-2", lying=len(WORKSTATIONS[number]) + 1)
    amber.department(5 if number != 5 else 8, "2-3", lying=1)
    amber.money = 100
    table.activation(AMBER)
    activate = f"activate {T.dept_names[number - 1]}"
    for price in WORKSTATIONS[number]:
        before = amber.money
        table.do(activate)
        assert before - amber.money == price
    assert amber.standing("2-2") == len(WORKSTATIONS[number])
    assert amber.lying("2-2") == 1
    table.refused("CAR-ACT-2", activate)


# --- Human Resources -----------------------------------------------------------------------------


@clause("CAR-D01-1")
def test_training_sends_its_employee_for_eight_moves() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.staff("human-resources", standing=0)
    amber.department(1, "2-2", standing=1)
    table.turn("HR", AMBER)
    assert table.s.pool == 3
    table.do("use training-and-partnerships", "effect 2", "mission east")
    assert table.s.pool == 11
    assert amber.away("east") == 1
    assert amber.standing("2-2") == 0


@clause("CAR-D01-1")
def test_training_sends_its_employee_for_eight_dollars() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(1, "2-2", standing=1)
    amber.money = 1
    table.turn("HR", AMBER)
    table.do("use training-and-partnerships", "effect 1", "mission south")
    assert amber.money == 9
    assert table.s.pool == 6
    assert amber.away("south") == 1


@clause("CAR-D02-1")
def test_recruiting_trades_a_mission_for_a_new_employee_in_the_lobby() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(2, "2-2", standing=1)
    amber.reserve = 5
    table.turn("HR", AMBER)
    lobby = amber.lying("lobby")
    table.do("use recruiting", "effect 1", "mission south")
    assert amber.reserve == 4
    assert amber.lying("lobby") == lobby + 1
    assert amber.away("south") == 1
    assert amber.standing("2-2") == 0


@clause("CAR-D02-1", "CAR-MISS-3")
def test_recruiting_hires_nobody_from_an_empty_reserve() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(2, "2-2", standing=2)
    amber.reserve = 0
    table.turn("HR", AMBER)
    table.do("use recruiting")
    assert table.s.pool == 10
    assert amber.all_away == 0
    assert amber.standing("2-2") == 2


@clause("CAR-D02-2")
def test_recruiting_grants_four_moves_without_a_mission() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(2, "2-2", standing=2)
    table.turn("HR", AMBER)
    table.do("use recruiting", "effect 2", "use recruiting", "effect 2")
    assert table.s.pool == 14
    assert amber.standing("2-2") == 2
    assert amber.standing("human-resources") == 1
    assert amber.all_away == 0


@clause("CAR-D03-1", "CAR-D03-2")
@pytest.mark.parametrize(("standing", "points"), [(7, 3), (8, 4), (2, 1), (1, 0)])
def test_safety_scores_half_the_active_employees_left(standing: int, points: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.nobody_stands()
    amber.department(3, "2-2", standing=1)
    for department in ("commerce-finance", "construction", "research"):
        amber.staff(department, standing=min(3, standing - amber.all_standing))
    amber.staff("strategic-planning", lying=2)
    assert amber.all_standing == standing
    table.turn("HR", AMBER)
    table.do("use safety-and-quality", "mission midwest")
    assert amber.vp == points
    assert amber.away("midwest") == 1
    assert amber.standing("2-2") == 0


@clause("CAR-D04-1")
def test_new_lobby_costs_three_goods_where_someone_is_and_four_elsewhere() -> None:
    for goods, sites in ((3, {"2-2"}), (4, {"2-2", "2-3"})):
        for site in sorted(sites):
            table = Table()
            amber = table.seat(AMBER)
            amber.department(6, "1-1")
            amber.staff("2-2", lying=1)
            amber.staff("1-2", lying=1)
            amber.goods = goods
            table.display(4)
            table.turn("MG", AMBER)
            table.do("use strategic-planning", "tile 4")
            assert table.can("site 2-3") == ("2-3" in sites)
            if goods == 3:
                table.refused("CAR-D04-1", "site 2-3")
            table.do(f"site {site}")
            assert amber.has(4, site)
            assert amber.goods == goods - (3 if site == "2-2" else 4)


@clause("CAR-D04-2")
@pytest.mark.parametrize("upstairs", [0, 1, 2])
def test_new_lobby_takes_any_share_of_those_coming_home(upstairs: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(4, "2-2")
    amber.sends("south", 2)
    table.event("south", AMBER)
    lobby = amber.lying("lobby")
    table.do("recall 2", f"new-lobby {upstairs}")
    assert amber.lying("2-2") == upstairs
    assert amber.lying("lobby") == lobby + 2 - upstairs


@clause("CAR-D04-2")
@pytest.mark.parametrize("upstairs", [0, 1])
def test_new_lobby_takes_recruits(upstairs: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(4, "2-2")
    amber.department(2, "2-3", standing=1)
    table.turn("HR", AMBER)
    lobby = amber.lying("lobby")
    table.do("use recruiting", "effect 1", "mission south", f"new-lobby {upstairs}")
    assert amber.lying("2-2") == upstairs
    assert amber.lying("lobby") == lobby + 1 - upstairs
    assert table.s.pool == 6
    assert table.can("move 4-3 lying")


@clause("CAR-D04-2")
@pytest.mark.parametrize("upstairs", [0, 1, 2])
def test_new_lobby_takes_new_employees_of_the_eastern_track(upstairs: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(4, "2-2")
    amber.track("east", 3)
    amber.sends("east", 2)
    amber.reserve = 4
    table.event("east", AMBER)
    lobby = amber.lying("lobby")
    table.do("recall 2", "new-lobby 0", f"new-lobby {upstairs}")
    assert amber.reserve == 2
    assert amber.lying("2-2") == upstairs
    assert amber.lying("lobby") == lobby + 4 - upstairs


@clause("CAR-D04-2")
@pytest.mark.parametrize(("take", "upstairs"), [("employee", 0), ("employee-new-lobby", 1)])
def test_new_lobby_takes_the_new_employee_of_the_housing_tab(take: str, upstairs: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(4, "2-2")
    amber.tab("housing", "A", exposed=3, built=3)
    amber.sends("south", 1)
    amber.reserve = 2
    table.event("south", AMBER)
    lobby = amber.lying("lobby")
    table.do("recall 1", "new-lobby 0", f"take {take}")
    assert amber.reserve == 1
    assert amber.lying("2-2") == upstairs
    assert amber.lying("lobby") == lobby + 2 - upstairs


@clause("CAR-D04-3", "CAR-CELL-E1")
def test_nobody_is_active_in_new_lobby_and_it_counts_as_human_resources() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(4, "2-2", lying=2)
    amber.staff("construction", lying=1)
    amber.money = 50
    table.activation(AMBER)
    table.refused("CAR-ACT-2", "activate new-lobby")
    amber.donates("E1")
    table.finish()
    assert table.donation(AMBER, "E1") == 6
    assert table.line("departments", AMBER) == 2


# --- Management ----------------------------------------------------------------------------------


@clause("CAR-D05-1")
def test_purchasing_sends_employees_for_money_or_goods() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(5, "2-2", standing=2)
    amber.money, amber.goods = 0, 0
    table.turn("MG", AMBER)
    table.do("use purchasing", "effect 1", "mission west", "effect 2", "mission south")
    assert (amber.money, amber.goods) == (8, 3)
    assert (amber.away("west"), amber.away("south")) == (1, 1)
    assert amber.standing("2-2") == 0


@clause("CAR-D06-1")
def test_sales_turns_goods_into_six_dollars_each() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(6, "2-2", standing=2)
    amber.money, amber.goods = 0, 5
    table.turn("MG", AMBER)
    table.do("use sales", "amount 3")
    assert (amber.money, amber.goods) == (18, 2)
    assert not table.can("amount 3")
    table.do("amount 2")
    assert (amber.money, amber.goods) == (30, 0)
    assert amber.standing("2-2") == 2


@clause("CAR-D06-1")
def test_sales_takes_one_to_three_goods() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(6, "2-2", standing=1)
    amber.goods = 9
    table.turn("MG", AMBER)
    table.do("use sales")
    assert table.values("amount") == [1, 2, 3]
    for wrong in (0, 4):
        table.refused("CAR-D06-1", {"do": "amount", "goods": wrong})


@clause("CAR-D07-1")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_logistics_turns_goods_into_money_and_points(amount: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(7, "2-2", standing=1)
    amber.money, amber.goods = 0, 3
    table.turn("MG", AMBER)
    table.do("use logistics", f"amount {amount}")
    assert (amber.money, amber.goods, amber.vp) == (3 * amount, 3 - amount, amount)
    assert amber.standing("2-2") == 1


@clause("CAR-D07-1")
def test_logistics_takes_one_to_three_goods() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(7, "2-2", standing=1)
    amber.goods = 9
    table.turn("MG", AMBER)
    table.do("use logistics")
    for wrong in (0, 4):
        table.refused("CAR-D07-1", {"do": "amount", "goods": wrong})


def builder(standing: int = 1, goods: int = 2, planners: int = 1) -> Table:
    """Amber may build tiles 7 and 9 with Property Management at hand; one more lies on 3-1."""
    table = Table()
    amber = table.seat(AMBER)
    amber.department(8, "2-2", standing=standing, lying=1 - standing)
    amber.staff("3-1", lying=1)
    amber.staff("strategic-planning", standing=planners)
    amber.goods = goods
    table.display(7, 9)
    table.turn("MG", AMBER)
    return table


@clause("CAR-D08-1")
def test_property_management_brings_someone_from_the_lobby() -> None:
    table = builder()
    amber = table.seat(AMBER)
    lobby = amber.lying("lobby")
    table.do("use strategic-planning", "tile 7", "site 1-1", "relocate 4-3 lying")
    assert amber.lying("1-1") == 1
    assert amber.lying("lobby") == lobby - 1
    assert amber.has(7, "1-1")


@clause("CAR-D08-2")
def test_the_transfer_is_free_optional_and_comes_after_the_price() -> None:
    table = builder()
    amber = table.seat(AMBER)
    table.do("use strategic-planning", "tile 7", "site 1-1", "decline")
    assert amber.goods == 0
    assert amber.lying("1-1") == 0


@clause("CAR-D08-2", "CAR-D08-1")
def test_someone_who_stood_lies_in_the_new_department() -> None:
    table = builder()
    amber = table.seat(AMBER)
    table.do("use strategic-planning", "tile 7", "site 1-1", "relocate 4-4 standing")
    assert amber.goods == 0
    assert (amber.standing("1-1"), amber.lying("1-1")) == (0, 1)
    assert amber.standing("research") == 0


@clause("CAR-D08-1")
def test_every_department_built_in_a_turn_may_take_one_in() -> None:
    table = builder(goods=4, planners=2)
    amber = table.seat(AMBER)
    table.do("use strategic-planning", "tile 7", "site 1-1", "relocate 4-3 lying")
    table.do("tile 9", "site 1-2", "relocate 4-3 lying")
    assert (amber.lying("1-1"), amber.lying("1-2")) == (1, 1)


@clause("CAR-D08-3")
def test_property_management_needs_someone_standing() -> None:
    table = builder(standing=0)
    amber = table.seat(AMBER)
    table.do("use strategic-planning", "tile 7", "site 1-1")
    assert amber.lying("1-1") == 0
    table.refused("CAR-D08-3", "relocate 4-3 lying")


@clause("CAR-D08-3")
def test_property_management_does_not_serve_its_own_building() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(6, "1-1")
    amber.staff("3-1", lying=1)
    amber.goods = 1
    table.display(8)
    table.turn("MG", AMBER)
    table.do("use strategic-planning", "tile 8")
    assert amber.has(8, "3-1")
    assert amber.lying("3-1") == 1
    table.refused("CAR-D08-3", "relocate 4-3 lying")


# --- Construction --------------------------------------------------------------------------------


@clause("CAR-D09-1")
def test_engineering_and_construction_build_in_two_regions() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(9, "2-2", standing=1)
    amber.goods = 3
    table.turn("CO", AMBER)
    table.do("use engineering", "project industry", "build chicago:1")
    assert (amber.goods, amber.away("midwest")) == (1, 1)
    assert amber.standing("2-2") == 0
    table.do("use construction", "project commerce", "build boston:2")
    assert (amber.goods, amber.away("east")) == (0, 1)
    assert table.owner("chicago:1") == table.owner("boston:2") == AMBER


@clause("CAR-D10-1")
def test_outsourcing_builds_for_three_dollars_without_a_mission() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(10, "2-2", standing=1)
    amber.money, amber.goods = 3, 1
    table.turn("CO", AMBER)
    table.do("use construction-outsourcing", "project commerce", "build boston:2")
    assert (amber.money, amber.goods) == (0, 0)
    assert amber.standing("2-2") == 1
    assert amber.all_away == 0
    assert table.owner("boston:2") == AMBER


def test_a_department_to_be_built_names_its_goods() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.goods = 2
    table.turn("MG", AMBER)
    table.do("use strategic-planning")
    state = table.s
    assert state.game.say(state, state.choices()[0]) == "Build Training and Partnerships for 2 goods cubes"
    amber.staff("1-1", lying=1)
    said = [state.game.say(state, state.choices()[0], lang) for lang in ("en", "fr")]
    assert said[0] == "Build Training and Partnerships, from 1 goods cube"
    assert said[1].endswith(", à partir de 1 marchandise")


def test_outsourcing_names_its_three_dollars_and_spaces_go_by_what_stands_on_them() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(10, "2-2", standing=1)
    amber.money, amber.goods = 3, 1
    table.turn("CO", AMBER)
    said = [table.s.game.say(table.s, choice) for choice in table.s.choices()]
    assert "Use Construction Outsourcing: $3 on top of the goods" in said
    table.do("use construction-outsourcing")
    said = [table.s.game.say(table.s, choice) for choice in table.s.choices()]
    assert "Build a Housing project for 1 goods cube and $3" in said
    text = {
        lang: table.s.game.text(Message("choice-to", {"here": place(table.s, AMBER, 5), "cost": 2}), lang)
        for lang in ("en", "fr")
    }
    assert text["en"] == "Walk to Construction Outsourcing for 2 moves"
    assert text["fr"] == "Aller à la Sous-Traitance en Construction pour 2 déplacements"


@clause("CAR-D10-1")
def test_outsourcing_without_three_dollars_is_refused() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(10, "2-2", standing=1)
    amber.money, amber.goods = 1, 2
    table.turn("CO", AMBER)
    table.refused("CAR-D10-1", "use construction-outsourcing")


@clause("CAR-D11-1")
def test_supply_chain_buys_up_to_three_goods_per_use() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(11, "2-2", standing=2)
    amber.money, amber.goods = 5, 0
    table.turn("CO", AMBER)
    table.do("use supply-chain")
    for wrong in (0, 4):
        table.refused("CAR-D11-1", {"do": "amount", "goods": wrong})
    table.do("amount 3")
    assert (amber.money, amber.goods) == (2, 3)
    assert not table.can("amount 3")
    table.do("amount 2")
    assert (amber.money, amber.goods) == (0, 5)
    assert amber.standing("2-2") == 2


@clause("CAR-D12-1")
def test_communications_makes_donations_cheaper() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(12, "2-2", standing=1)
    amber.donates("E1")
    amber.donates("E2")
    amber.money, amber.goods = 9, 0
    table.event("donation", AMBER)
    table.do("donate E3")
    assert amber.money == 0


@clause("CAR-D12-1")
def test_communications_without_anyone_standing_changes_nothing() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(12, "2-2", lying=1)
    amber.donates("E1")
    amber.donates("E2")
    amber.money, amber.goods = 15, 0
    table.event("donation", AMBER)
    table.do("donate E3")
    assert amber.money == 0


# --- Research & Development ----------------------------------------------------------------------


@clause("CAR-D13-1", "CAR-RD-3")
def test_advanced_research_adds_seven_points_when_its_employee_leaves() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(13, "2-2", standing=1)
    table.turn("RD", AMBER)
    assert table.s.pool == 3
    table.do("use advanced-research", "mission west")
    assert table.s.pool == 10
    assert amber.away("west") == 1
    assert amber.standing("2-2") == 0


@clause("CAR-D14-1")
def test_advanced_design_counts_each_employee_once() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.staff("research", standing=0)
    amber.department(14, "2-2", standing=3)
    table.turn("RD", AMBER)
    assert table.s.pool == 12
    assert not table.can("use advanced-design")


def giver(*own: str, money: int = 50) -> Table:
    """Amber may use Charitable Giving; Blue has donated on H3 and H4."""
    table = Table()
    amber = table.seat(AMBER)
    amber.department(15, "2-2", standing=1)
    table.seat(BLUE).donates("H3")
    table.seat(BLUE).donates("H4")
    for cell in own:
        amber.donates(cell)
    amber.money, amber.goods = money, 0
    table.turn("RD", AMBER)
    return table


@clause("CAR-D15-1", "CAR-DON-3")
def test_charitable_giving_joins_a_donation_of_another_seat() -> None:
    table = giver("E1", money=10)
    amber = table.seat(AMBER)
    discs = amber.discs
    table.do("use charitable-giving", "mission east", "copy H4")
    assert amber.money == 0
    assert amber.away("east") == 1
    assert amber.standing("2-2") == 0
    assert amber.discs == discs - 1
    assert table.donors("H4") == {AMBER, BLUE}
    assert amber.donated == 2


@clause("CAR-D15-1", "CAR-MISS-3")
def test_charitable_giving_needs_the_price_of_the_next_donation() -> None:
    table = giver("E1", money=9)
    table.refused("CAR-DON-2", "use charitable-giving")
    assert table.seat(AMBER).all_away == 0


@clause("CAR-D15-1", "CAR-D12-1")
def test_communications_helps_charitable_giving_too() -> None:
    table = giver("E1")
    amber = table.seat(AMBER)
    amber.department(12, "2-3", standing=1)
    amber.money = 6
    table.turn("RD", AMBER)
    table.do("use charitable-giving", "mission east", "copy H4")
    assert amber.money == 0


@clause("CAR-D15-1", "CAR-D15-2")
def test_empty_cells_and_neutral_discs_cannot_be_copied() -> None:
    table = Table(seats=2)
    amber = table.seat(AMBER)
    amber.department(15, "2-2", standing=1)
    donation(table.s, st.NEUTRAL, "W1")
    table.seat(BLUE).donates("H3")
    table.seat(BLUE).donates("H4")
    amber.money = 50
    table.turn("RD", AMBER)
    table.do("use charitable-giving", "mission east")
    assert table.values("copy") == ["H3", "H4"]
    table.refused("CAR-D15-2", "copy W1")
    table.refused("CAR-D15-1", "copy E4")


@clause("CAR-D15-2")
def test_andrews_donations_can_be_copied() -> None:
    table = Table(seats=1)
    amber = table.seat(AMBER)
    amber.department(15, "2-2", standing=1)
    donation(table.s, st.ANDREW, "H3")
    donation(table.s, st.ANDREW, "H4")
    amber.money = 50
    table.turn("RD", AMBER)
    table.do("use charitable-giving", "mission east", "copy H4")
    assert amber.donated == 1
    assert amber.money == 45


@clause("CAR-D15-3")
def test_a_seat_copies_no_cell_it_already_has() -> None:
    table = giver("H3")
    table.seat(CORAL).donates("R1")
    table.turn("RD", AMBER)
    table.do("use charitable-giving", "mission east")
    table.refused("CAR-D15-3", "copy H3")
    assert table.values("copy") == ["R1", "H4"]


@clause("CAR-D15-4")
def test_several_seats_copy_the_same_cell_and_each_scores_its_own() -> None:
    table = giver()
    table.do("use charitable-giving", "mission east", "copy H3")
    coral = table.seat(CORAL)
    coral.department(15, "2-2", standing=1)
    coral.money = 50
    table.turn("RD", CORAL)
    table.do("use charitable-giving", "mission west", "copy H3")
    assert table.donors("H3") == {AMBER, BLUE, CORAL}
    table.seat(AMBER).project("memphis:1")
    table.seat(AMBER).project("dallas:1")
    coral.project("houston:1")
    table.finish()
    assert [table.donation(seat, "H3") for seat in (AMBER, BLUE, CORAL)] == [4, 0, 2]


@clause("CAR-D15-4")
def test_charitable_giving_has_no_part_in_the_donation_event() -> None:
    table = giver()
    table.event("donation", AMBER)
    table.refused("CAR-D15-4", "copy H4")
    table.refused("CAR-DON-4", "donate H4")


@clause("CAR-D16-1")
@pytest.mark.parametrize(
    ("region", "space", "price"),
    [("midwest", 1, 1), ("midwest", 2, 2), ("west", 1, 1), ("west", 2, 1), ("west", 3, 3), ("east", 4, 4)],
)
def test_telegraph_operators_make_transport_cheaper_down_to_one(region: str, space: int, price: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.staff("research", standing=2)
    amber.department(16, "2-2", standing=1)
    amber.track(region, space)
    table.turn("RD", AMBER)
    table.do(f"track {region}")
    assert table.s.pool == 6 - price
    assert amber.space(region) == space + 1


@clause("CAR-D16-1")
def test_telegraph_operators_without_anyone_standing_change_nothing() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.staff("research", standing=2)
    amber.department(16, "2-2", lying=1)
    amber.track("midwest", 2)
    table.turn("RD", AMBER)
    table.do("track midwest")
    assert table.s.pool == 3


@clause("CAR-D16-2")
def test_the_rebate_holds_for_research_points_of_an_income() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.department(16, "2-2", standing=1)
    amber.track("midwest", 3)
    amber.sends("midwest", 1)
    table.event("midwest", AMBER)
    table.do("recall 1")
    assert table.s.pool == 3
    table.do("track midwest")
    assert table.s.pool == 1
    assert amber.space("midwest") == 4


@clause("CAR-D16-2")
def test_the_rebate_never_holds_for_tabs() -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.staff("research", standing=2)
    amber.department(16, "2-2", standing=1)
    table.turn("RD", AMBER)
    table.do("tab commerce")
    assert table.s.pool == 4
