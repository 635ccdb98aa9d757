"""Activating: calling characters, building, patenting (sections 7 and 15)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import BLUE, GREEN, RED, Case


def beside(card: str, others: int = 0) -> Case:
    """Red in gap 4-5 beside a card in slot 5, with so many others around it."""
    case = Case().lay(s5=card).put(RED, "4-5")
    gaps = ["5-8", "5-6", "2-5"]
    for i in range(others):
        case.put(BLUE if i < 4 else GREEN, gaps[i % 3])
    assert case.around(5) == others + 1
    return case


# --- worker, card, bill ----------------------------------------------------------------------------------


@clause("SPY-ACT-1")
def test_cards_are_activated_in_phase_two() -> None:
    case = beside("A_GEOLOGIST").seat(phase=1)
    case.refused("SPY-ACT-1", "activate", gap="4-5")
    assert case.values("activate") == []


@clause("SPY-ACT-2")
def test_only_own_workers_and_only_cards_beside_them() -> None:
    case = beside("A_GEOLOGIST").lay(s6="A_GEOLOGIST").put(BLUE, "5-6")
    case.refused("SPY-ACT-2", "activate", gap="4-5", slot=6)
    case.refused("SPY-ACT-2", "activate", gap="5-6")
    case.activate("4-5", 5)
    assert (case.me.inactive, case.me.active, case.me.market) == (3, 0, 0)


@clause("SPY-ACT-3")
def test_black_switches_and_calls_the_apprentice_in_a_crowd_of_four() -> None:
    case = beside("A_APPRENTICE", others=4).seat(phase=1, money=10, spyrium=2)
    case.do("switch").activate("4-5", 5)
    assert (case.me.money, case.me.spyrium, case.me.vp) == (6, 1, 3)


@clause("SPY-ACT-3")
def test_own_workers_count_in_the_surcharge_but_not_the_one_used() -> None:
    case = beside("A_GEOLOGIST").put(RED, "5-6", "5-8").activate("4-5", 5)
    assert case.me.money == 10 - 2 - 2


@clause("SPY-ACT-4")
def test_the_bill_decides_between_plot_and_replacement() -> None:
    case = beside("B_UNIV_2/1", others=2).seat(money=9, district="A_MINE_1 A_HOUSING_1")
    case.do("activate", gap="4-5")
    assert case.values("plot") == []
    assert case.values("replace") == [1, 2]
    case.refused("SPY-ACT-4", "plot")
    case.do("replace", building=1)
    assert case.me.money == 1


@clause("SPY-ACT-4", "SPY-BON-6")
def test_what_an_action_brings_cannot_pay_for_it() -> None:
    case = beside("A_UNIV_1/3").seat(vp=7, money=3)
    case.refused("SPY-ACT-4", "activate", gap="4-5")


@clause("SPY-ACT-5")
def test_the_order_of_an_activation() -> None:
    case = beside("A_UNIV_1/2", others=1).seat(vp=6, money=6)
    case.do("activate", gap="4-5")
    assert (case.me.money, case.me.vp, case.building()) == (1, 8, "A_UNIV_1")
    assert case.me.tilted == [0]
    assert case.s.discard == [0, 1, 0]
    assert case.tokens_on(5) == []
    case.do("bonus", bonus="money")
    assert case.me.money == 6


@clause("SPY-ACT-6")
@pytest.mark.parametrize("card", ["A_MINE_1", "T_CRANE"])
def test_the_slot_stays_empty_and_workers_stay(card: str) -> None:
    case = beside(card, others=2).activate("4-5", 5)
    assert case.card(5) == ""
    assert case.around(5) == 2
    case.back_to_red().seat(phase=1, active=1)
    assert case.values("place") == []


# --- characters ------------------------------------------------------------------------------------------


@clause("SPY-CALL-1")
def test_the_geologist_is_called_twice() -> None:
    case = beside("A_GEOLOGIST", others=1).put(RED, "5-6").seat(money=10, spyrium=2)
    case.activate("4-5", 5)
    assert (case.me.money, case.card(5)) == (6, "A_GEOLOGIST")
    case.back_to_red().activate("5-6", 5)
    assert (case.me.money, case.me.spyrium) == (3, 6)


@clause("SPY-CALL-2")
def test_a_miner_without_tokens_cannot_be_called() -> None:
    case = Case(seats=2).lay(s5="A_MINER/1").put(RED, "4-5", "4-5").activate("4-5", 5).back_to_red()
    case.refused("SPY-CALL-2", "activate", gap="4-5")
    case.earn("4-5")
    assert case.me.market == 0


@clause("SPY-CALL-3")
def test_the_caller_picks_the_token() -> None:
    case = beside("A_BUREAUCRAT/13")
    case.do("activate", gap="4-5")
    assert case.values("token") == [1, 3]
    case.do("token", value=3)
    assert case.me.vp == 3
    assert case.tokens_on(5) == [1]
    assert case.s.discard == [0, 0, 1]


@clause("SPY-CALL-4")
def test_the_price_on_the_token_must_be_paid() -> None:
    case = beside("B_FINANCIER/23", others=1).seat(money=2)
    case.refused("SPY-CALL-4", "activate", gap="4-5")
    case.seat(money=3)
    case.activate("4-5", 5)
    assert (case.me.money, case.me.vp) == (0, 5)
    assert case.tokens_on(5) == [3]


@clause("SPY-CALL-5")
@pytest.mark.parametrize("card", ["A_APPRENTICE", "B_ENGINEER", "C_ENGINEER"])
def test_no_crystal_no_apprentice_and_no_engineer(card: str) -> None:
    case = beside(card).seat(spyrium=0, money=10)
    case.refused("SPY-CALL-5", "activate", gap="4-5")


@clause("SPY-CH-MINER")
def test_miner() -> None:
    case = beside("A_MINER/3", others=2).seat(money=10, spyrium=2).activate("4-5", 5)
    assert (case.me.money, case.me.spyrium) == (7, 5)


@clause("SPY-CH-GEOLOGIST")
def test_geologist() -> None:
    case = beside("A_GEOLOGIST").seat(money=2, spyrium=0).activate("4-5", 5)
    assert (case.me.money, case.me.spyrium) == (0, 2)


@clause("SPY-CH-APPRENTICE")
def test_apprentice() -> None:
    case = beside("A_APPRENTICE", others=1).seat(money=1, spyrium=1).activate("4-5", 5)
    assert (case.me.money, case.me.spyrium, case.me.vp) == (0, 0, 3)


@clause("SPY-CH-ENGINEER")
def test_engineer() -> None:
    case = beside("B_ENGINEER").seat(money=0, spyrium=1).activate("4-5", 5)
    assert (case.me.spyrium, case.me.vp) == (0, 4)


@clause("SPY-CH-BUREAUCRAT")
def test_bureaucrat() -> None:
    case = beside("A_BUREAUCRAT/2").seat(money=1).activate("4-5", 5)
    assert (case.me.money, case.me.vp) == (0, 2)


@clause("SPY-CH-ADVISER")
def test_adviser() -> None:
    case = beside("B_ADVISER", others=1).seat(money=3).activate("4-5", 5)
    assert (case.me.money, case.me.vp) == (0, 3)


@clause("SPY-CH-BANKER")
def test_banker() -> None:
    case = beside("A_BANKER/3", others=1).seat(money=4).activate("4-5", 5)
    assert (case.me.money, case.me.vp) == (0, 4)


@clause("SPY-CH-FINANCIER")
def test_financier() -> None:
    case = beside("C_FINANCIER/1").seat(money=1).activate("4-5", 5)
    assert (case.me.money, case.me.vp) == (0, 5)


@clause("SPY-CH-ARCHITECT")
@pytest.mark.parametrize(("choice", "residence", "vp"), [("advance", 3, 0), ("score", 2, 2)])
def test_architect(choice: str, residence: int, vp: int) -> None:
    case = beside("A_ARCHITECT/2", others=2).seat(money=4, residence=2)
    case.activate("4-5", 5, residence=choice)
    assert (case.me.money, case.t.track[case.me.residence], case.me.vp) == (0, residence, vp)


# --- buildings -------------------------------------------------------------------------------------------


@clause("SPY-BUILD-1")
def test_a_new_building_is_straight_and_works_in_the_same_round() -> None:
    case = beside("A_MINE_1").seat(active=1, spyrium=0).activate("4-5", 5).back_to_red().exploit(1)
    assert case.me.spyrium == 1


BLUE_IN_THE_BOOK = "A_HOUSING_1 A_LAB_1"


@clause("SPY-BUILD-2")
def test_a_new_plot_costs_a_pound_per_building_owned() -> None:
    case = beside("B_FACTORY_1", others=2).seat(money=10, district=BLUE_IN_THE_BOOK).activate("4-5", 5)
    assert case.me.money == 0
    assert len(case.me.district) == 3


@clause("SPY-BUILD-2")
def test_plots_have_no_limit() -> None:
    case = beside("A_MINE_1").seat(money=30, district="A_TOWNHOUSE " * 12).activate("4-5", 5)
    assert case.me.money == 30 - 2 - 12
    assert len(case.me.district) == 13


@clause("SPY-BUILD-3")
def test_replacing_needs_no_plot() -> None:
    case = (
        beside("B_FACTORY_1", others=2)
        .seat(money=10, district=BLUE_IN_THE_BOOK)
        .activate("4-5", 5, replace=1)
    )
    assert case.me.money == 2
    assert [case.building(1), case.building(2)] == ["B_FACTORY_1", "A_LAB_1"]


@clause("SPY-BUILD-4")
def test_a_shared_symbol_takes_three_pounds_off() -> None:
    case = (
        beside("B_FACTORY_1", others=2)
        .seat(money=10, district=BLUE_IN_THE_BOOK)
        .activate("4-5", 5, replace=2)
    )
    assert case.me.money == 5


@clause("SPY-BUILD-4")
@pytest.mark.parametrize(
    ("new", "old", "cost"),
    [("B_LAB_2", "A_LAB_1", 3), ("A_MINE_1", "A_MINE_2", 0), ("A_MINE_2", "A_MINE_1", 1)],
)
def test_three_pounds_once_and_not_below_zero(new: str, old: str, cost: int) -> None:
    case = beside(new).seat(money=10, district=old).activate("4-5", 5, replace=1)
    assert case.me.money == 10 - cost


@clause("SPY-BUILD-5")
def test_the_reduction_leaves_the_surcharge_alone() -> None:
    case = beside("A_MINE_1", others=2).seat(money=10, district="A_MINE_1").activate("4-5", 5, replace=1)
    assert case.me.money == 8


@clause("SPY-BUILD-6")
def test_the_reduction_is_not_a_choice() -> None:
    case = beside("B_FACTORY_1").seat(money=10, district="A_LAB_1").do("activate", gap="4-5")
    assert case.offered() == [{"do": "plot"}, {"do": "replace", "building": 1}]
    case.do("replace", building=1)
    assert case.me.money == 7


@clause("SPY-BUILD-7")
@pytest.mark.parametrize(
    ("new", "old", "cost"),
    [
        ("B_RESIDENCE", "A_RESIDENCE", 5),
        ("B_HOUSING_2", "A_HOUSING_1", 5),
        ("B_MANOR", "A_TOWNHOUSE", 7),
        ("C_PALACE", "B_MANOR", 9),
        ("A_TOWNHOUSE", "A_MINE_1", 5),
        ("A_MINE_2", "A_TOWNHOUSE", 4),
    ],
)
def test_other_signs_than_the_three_families_do_not_count(new: str, old: str, cost: int) -> None:
    case = beside(new).seat(money=10, district=old).activate("4-5", 5, replace=1)
    assert case.me.money == 10 - cost


@clause("SPY-BUILD-8")
def test_a_tilted_building_may_be_replaced_by_a_straight_one() -> None:
    case = beside("B_FACTORY_1").seat(active=1, spyrium=2, district="A_WORKSHOP_1", tilted=(1,))
    case.activate("4-5", 5, replace=1)
    assert case.me.tilted == [0]
    case.back_to_red().exploit(1, 1)
    assert case.me.vp == 6


@clause("SPY-BUILD-9")
def test_workers_on_a_replaced_building_become_inactive() -> None:
    case = beside("B_FACTORY_1").seat(district="A_WORKSHOP_1", tilted=(1,), crew={1: 1})
    owned, inactive = case.s.owned(case.me), case.me.inactive
    case.activate("4-5", 5, replace=1)
    assert case.me.inactive == inactive + 2
    assert case.s.owned(case.me) == owned
    assert case.me.crew == [0]


@clause("SPY-BUILD-10")
def test_what_a_replaced_building_gave_is_kept_but_its_points_are_gone() -> None:
    case = beside("A_MINE_1").seat(owned=4, district="A_HOUSING_1").activate("4-5", 5, replace=1)
    assert case.s.owned(case.me) == 4
    case.s.actor = -1
    assert case.s.scores()[RED] == 1


@clause("SPY-BUILD-11")
def test_a_university_gives_the_points_of_its_token() -> None:
    case = beside("A_UNIV_1/3").seat(vp=2).activate("4-5", 5)
    assert case.me.vp == 5
    assert case.s.discard == [0, 0, 1]


@clause("SPY-BUILD-11")
def test_mine_three_gives_the_crystals_of_its_token() -> None:
    case = beside("B_MINE_3/2").seat(spyrium=0).activate("4-5", 5)
    assert (case.me.spyrium, case.s.discard) == (2, [0, 1, 0])


@clause("SPY-BUILD-12")
def test_a_token_building_without_token_gives_nothing() -> None:
    case = beside("A_UNIV_1").activate("4-5", 5)
    assert (case.me.vp, case.building()) == (0, "A_UNIV_1")


# --- techniques ------------------------------------------------------------------------------------------


@clause("SPY-PATENT-1")
def test_a_technique_costs_price_and_surcharge_and_no_plot() -> None:
    case = beside("T_AUTOMATION", others=3).seat(money=10, district="A_TOWNHOUSE " * 4, techniques="T_CRANE")
    case.activate("4-5", 5)
    assert case.me.money == 0
    assert case.s.dump()["players"][0]["techniques"] == ["T_AUTOMATION", "T_CRANE"]
    assert len(case.me.district) == 4


@clause("SPY-PATENT-2")
def test_a_technique_is_never_lost() -> None:
    case = beside("A_MINE_2").seat(techniques="T_CRANE", district="A_MINE_1").do("activate", gap="4-5")
    assert case.offered() == [{"do": "plot"}, {"do": "replace", "building": 1}]
    case.refused("SPY-PATENT-2", "replace", technique="T_CRANE")
    case.refused("SPY-PATENT-2", "discard", technique="T_CRANE")


@clause("SPY-PATENT-3")
def test_lobbying_does_not_help_to_buy_itself() -> None:
    case = beside("T_LOBBYING", others=2).seat(money=8)
    case.refused("SPY-ACT-4", "activate", gap="4-5")


@clause("SPY-PATENT-3")
def test_a_fresh_patent_works_in_the_same_round() -> None:
    case = beside("T_TAYLORISM").seat(active=1, spyrium=0, district="A_MINE_1", tilted=(1,))
    assert case.values("exploit") == []
    case.activate("4-5", 5).back_to_red()
    assert case.values("exploit") == [1]
    case.exploit(1)
    assert case.me.spyrium == 1
