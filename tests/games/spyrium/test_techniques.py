"""The techniques one by one, and together (section 17)."""

from __future__ import annotations

import pytest

from magnate.core.components import Components
from magnate.core.contract import OptionValue
from magnate.games.spyrium import GAME
from magnate.testing import clause

from .positions import BLUE, RED, Case
from .test_activate import beside
from .test_gains import final

# --- Automation ------------------------------------------------------------------------------------------


@clause("SPY-TQ-AUTO-1")
@pytest.mark.parametrize(("mine", "gain"), [("A_MINE_1", 1), ("A_MINE_2", 2), ("B_MINE_3", 3)])
def test_automation_runs_mines_without_workers(mine: str, gain: int) -> None:
    case = Case().seat(active=0, spyrium=0, district=mine, techniques="T_AUTOMATION")
    case.exploit(1, 1 if mine == "A_MINE_1" else 2)
    assert (case.me.spyrium, case.me.crew) == (gain, [0])
    with_worker = Case().seat(active=1, district=mine, techniques="T_AUTOMATION")
    with_worker.exploit(1, 1 if mine == "A_MINE_1" else 2)
    assert (with_worker.me.active, with_worker.me.crew) == (1, [0])


@clause("SPY-TQ-AUTO-1")
def test_automation_does_nothing_for_other_buildings() -> None:
    case = Case().seat(active=0, district="A_WORKSHOP_1", techniques="T_AUTOMATION")
    case.refused("SPY-EXPL-3", "exploit", building=1)


@clause("SPY-TQ-AUTO-2")
@pytest.mark.parametrize(("spyrium", "points"), [(0, 0), (4, 4), (8, 7)])
def test_automation_scores_crystals(spyrium: int, points: int) -> None:
    assert final(Case().seat(spyrium=spyrium, techniques="T_AUTOMATION"))["automation"] == points


# --- Capitalization --------------------------------------------------------------------------------------


@clause("SPY-TQ-CAP-1")
@pytest.mark.parametrize(("others", "money"), [(3, 5), (0, 2)])
def test_capitalization_adds_two_pounds(others: int, money: int) -> None:
    case = beside("A_MINE_1", others=others).seat(money=0, techniques="T_CAPITAL").earn("4-5")
    assert case.me.money == money


@clause("SPY-TQ-CAP-2")
def test_capitalization_pays_between_two_empty_slots() -> None:
    case = Case().put(RED, "5-8").seat(money=0, techniques="T_CAPITAL").earn("5-8")
    assert case.me.money == 2


@clause("SPY-TQ-CAP-2")
@pytest.mark.parametrize("by", ["option", "components"])
def test_the_switch_turns_that_ruling_off(by: str) -> None:
    data = {**GAME.components.data, "rulings": {"capitalization_without_card": by == "option"}}
    options: dict[str, OptionValue] = {"capitalization": False} if by == "option" else {}
    case = Case(game=GAME.with_components(Components(data)), options=options)
    case.put(RED, "5-8", "4-5").lay(s4="A_MINE_1").seat(money=0, techniques="T_CAPITAL").earn("5-8")
    assert case.me.money == 0
    case.back_to_red().earn("4-5")
    assert case.me.money == 2


def test_games_played_before_there_was_the_option_stay_as_they_were() -> None:
    usual, other = GAME.new(3, 7, {"capitalization": True}), GAME.new(3, 7, {"capitalization": False})
    assert usual.dump() == GAME.new(3, 7).dump()
    assert usual.dump()["options"] == {}
    assert other.dump()["options"] == {"capitalization": False}
    assert GAME.restore(other.dump()).hash() == other.hash() != usual.hash()


@clause("SPY-TQ-CAP-3")
@pytest.mark.parametrize(("money", "points"), [(7, 3), (20, 7), (1, 0)])
def test_capitalization_scores_full_pairs_of_pounds(money: int, points: int) -> None:
    assert final(Case().seat(money=money, techniques="T_CAPITAL"))["capitalization"] == points


# --- Engineering -----------------------------------------------------------------------------------------


@clause("SPY-TQ-ENG-1")
@pytest.mark.parametrize(
    ("card", "effect", "vp"),
    [
        ("B_FACTORY_1", 2, 12),
        ("B_FACTORY_1", 1, 7),
        ("A_LAB_1", 1, 5),
        ("A_WORKSHOP_1", 1, 4),
        ("A_UNIV_1", 1, 2),
    ],
)
def test_engineering_adds_a_point_per_worker_in_factories(card: str, effect: int, vp: int) -> None:
    case = Case().seat(active=2, spyrium=5, district=card, techniques="T_ENGINEERING").exploit(1, effect)
    assert case.me.vp == vp


@clause("SPY-TQ-ENG-1")
def test_engineering_counts_again_when_a_building_is_used_again() -> None:
    case = Case().seat(active=2, spyrium=2, district="A_WORKSHOP_1", techniques="T_ENGINEERING T_TAYLORISM")
    case.exploit().back_to_red().exploit()
    assert case.me.vp == 8


@clause("SPY-TQ-ENG-2")
def test_engineering_scores_factory_buildings_again() -> None:
    case = Case().seat(district="B_FACTORY_1 A_LAB_1 B_MANOR A_UNIV_1 A_MINE_1", techniques="T_ENGINEERING")
    assert final(case)["engineering"] == 5


# --- Lobbying --------------------------------------------------------------------------------------------


@clause("SPY-TQ-LOB-1")
def test_lobbying_waives_the_surcharge_and_nothing_else() -> None:
    case = beside("A_BANKER/2", others=5).seat(money=10, techniques="T_LOBBYING")
    case.activate("4-5", 5, lobby=True)
    assert (case.me.money, case.me.vp) == (8, 4)


@clause("SPY-TQ-LOB-1")
@pytest.mark.parametrize(("card", "cost"), [("A_GEOLOGIST", 2), ("A_MINE_2", 4 + 1), ("T_CRANE", 6)])
def test_lobbying_serves_cards_of_any_kind_once_a_round(card: str, cost: int) -> None:
    case = beside(card, others=2).lay(s7="A_GEOLOGIST").put(RED, "7-8").put(BLUE, "7-8")
    case.seat(money=20, techniques="T_LOBBYING", district="A_TOWNHOUSE")
    case.activate("4-5", 5, lobby=True)
    assert case.me.money == 20 - cost
    case.back_to_red().do("activate", gap="7-8")
    assert case.me.money == 20 - cost - 2 - 1, "no second use in the round"


@clause("SPY-TQ-LOB-2")
def test_lobbying_is_the_owners_choice_and_needs_a_surcharge() -> None:
    case = beside("A_GEOLOGIST", others=1).seat(money=10, techniques="T_LOBBYING").do("activate", gap="4-5")
    assert case.offered() == [{"do": "surcharge"}, {"do": "lobby"}]
    case.do("surcharge")
    assert case.me.money == 7
    assert case.me.fresh == case.me.techniques
    alone = beside("A_GEOLOGIST").seat(techniques="T_LOBBYING").do("activate", gap="4-5")
    assert (alone.me.money, alone.s.actor, alone.me.fresh) == (8, BLUE, alone.me.techniques)


@clause("SPY-TQ-LOB-2")
def test_lobbying_does_not_touch_earning() -> None:
    case = beside("A_GEOLOGIST", others=3).seat(money=0, techniques="T_LOBBYING").earn("4-5")
    assert (case.me.money, case.me.fresh) == (3, case.me.techniques)


@clause("SPY-TQ-LOB-3")
@pytest.mark.parametrize(("residence", "points"), [(4, 4), (7, 7)])
def test_lobbying_scores_the_residence(residence: int, points: int) -> None:
    assert final(Case().seat(residence=residence, techniques="T_LOBBYING"))["lobbying"] == points


# --- Crane -----------------------------------------------------------------------------------------------


@clause("SPY-TQ-CRANE-1")
@pytest.mark.parametrize(("owned", "plot"), [(2, 0), (5, 2), (0, 0)])
def test_the_crane_makes_plots_cheaper(owned: int, plot: int) -> None:
    case = beside("A_MINE_1").seat(money=10, district="A_TOWNHOUSE " * owned, techniques="T_CRANE")
    case.activate("4-5", 5)
    assert case.me.money == 10 - 2 - plot


@clause("SPY-TQ-CRANE-2")
@pytest.mark.parametrize(("buildings", "points"), [(4, 4), (9, 7)])
def test_the_crane_scores_buildings(buildings: int, points: int) -> None:
    case = Case().seat(district="A_MINE_1 " * buildings, techniques="T_CRANE")
    assert final(case)["crane"] == points


# --- Taylorism -------------------------------------------------------------------------------------------


@clause("SPY-TQ-TAY-1")
def test_taylorism_exploits_a_tilted_building_again() -> None:
    case = Case().seat(
        district="A_LAB_1", tilted=(1,), crew={1: 1}, active=1, spyrium=1, techniques="T_TAYLORISM"
    )
    case.exploit()
    assert (case.me.vp, case.me.crew, case.me.active, case.me.spyrium, case.me.fresh) == (4, [2], 0, 0, 0)


@clause("SPY-TQ-TAY-1")
def test_taylorism_works_once_a_round() -> None:
    case = Case().seat(district="A_MINE_2", active=0, techniques="T_TAYLORISM").exploit().back_to_red()
    case.exploit().back_to_red()
    case.refused("SPY-TQ-TAY-1", "exploit", building=1)


@clause("SPY-TQ-TAY-2")
def test_taylorism_is_a_turn_of_its_own_with_any_effect_and_ends_tilted() -> None:
    case = Case().seat(district="A_MINE_2", active=1, spyrium=0, techniques="T_TAYLORISM").exploit(1, 2)
    assert case.s.actor == BLUE
    case.back_to_red().exploit(1, 1)
    assert (case.me.spyrium, case.me.tilted, case.s.actor) == (3, [1], BLUE)
    one = Case().seat(district="A_MINE_2", tilted=(1,), phase=1, techniques="T_TAYLORISM")
    one.refused("SPY-EXPL-1", "exploit", building=1)


@clause("SPY-TQ-TAY-2")
def test_a_straight_building_leaves_taylorism_fresh() -> None:
    case = Case().seat(district="A_MINE_2", active=1, techniques="T_TAYLORISM").exploit(1, 1)
    assert case.me.fresh == case.me.techniques


@clause("SPY-TQ-TAY-3", "SPY-EXPL-5")
@pytest.mark.parametrize("event_last", [True, False])
def test_one_mine_runs_three_times(event_last: bool) -> None:
    case = Case(event="E_REUSE").seat(
        district="A_MINE_1", active=3, spyrium=0, money=1, techniques="T_TAYLORISM"
    )
    case.exploit().back_to_red()
    if event_last:
        case.exploit().back_to_red().event()
    else:
        case.event().back_to_red().exploit()
    assert (case.me.spyrium, case.me.active, case.me.money, case.me.crew) == (3, 0, 0, [3])


@clause("SPY-TQ-TAY-4")
def test_taylorism_scores_workers_owned_wherever_they_stand() -> None:
    case = Case().seat(
        techniques="T_TAYLORISM", active=1, inactive=2, district="A_MINE_1", tilted=(1,), crew={1: 1}
    )
    assert final(case)["taylorism"] == 4


# --- Trade -----------------------------------------------------------------------------------------------


@clause("SPY-TQ-TRADE-1")
def test_trade_keeps_seven_tokens() -> None:
    case = Case().lay(s5="A_MINER/1", s7="A_BUREAUCRAT/2").put(RED, "4-5", "7-8")
    case.seat(techniques="T_TRADE", kept=(2, 2, 2))
    case.activate("4-5", 5).back_to_red()
    assert (case.me.kept, case.s.discard) == ([3, 2, 2], [0, 0, 0])
    case.activate("7-8", 7)
    assert (case.me.kept, case.s.discard) == ([3, 2, 2], [0, 1, 0])


@clause("SPY-TQ-TRADE-1")
def test_trade_keeps_the_token_of_a_building_and_others_keep_nothing() -> None:
    case = beside("A_UNIV_1/2").seat(techniques="T_TRADE").activate("4-5", 5)
    assert (case.me.vp, case.me.kept, case.s.discard) == (2, [0, 1, 0], [0, 0, 0])
    without = beside("A_UNIV_1/2").activate("4-5", 5)
    assert (without.me.kept, without.s.discard) == ([0, 0, 0], [0, 1, 0])


@clause("SPY-TQ-TRADE-2")
def test_a_token_of_three_is_paid_as_one() -> None:
    case = beside("A_BANKER/3").seat(money=1, techniques="T_TRADE").do("activate", gap="4-5")
    assert (case.me.money, case.me.vp, case.me.kept) == (0, 4, [0, 0, 1]), "the only payable value is taken"


@clause("SPY-TQ-TRADE-2")
def test_trade_sets_a_value_once_a_round() -> None:
    case = beside("A_MINER/1").lay(s7="A_MINER/1").put(RED, "7-8").seat(spyrium=0, techniques="T_TRADE")
    case.do("activate", gap="4-5")
    assert case.offered() == [{"do": "printed"}, {"do": "value", "value": 2}, {"do": "value", "value": 3}]
    case.do("value", value=3).back_to_red()
    assert case.me.spyrium == 3
    case.activate("7-8", 7)
    assert case.me.spyrium == 4


@clause("SPY-TQ-TRADE-2", "SPY-TQ-TRADE-3")
def test_trade_on_the_event_counts_for_the_owner_only() -> None:
    case = Case(event="E_TOKEN").seat(spyrium=0, techniques="T_TRADE")
    case.s.event_token = 1
    case.settled().do("event")
    assert case.offered() == [{"do": "printed"}, {"do": "value", "value": 2}, {"do": "value", "value": 3}]
    case.do("value", value=3).do("option", option="spyrium")
    assert (case.me.spyrium, case.me.fresh, case.me.kept) == (3, 0, [0, 0, 0])
    assert case.s.event_token == 1
    case.event("spyrium")
    assert case.of(BLUE).spyrium == 3


@clause("SPY-TQ-TRADE-3")
def test_the_caller_takes_a_real_token() -> None:
    case = beside("A_MINER/13").seat(spyrium=0, techniques="T_TRADE").activate("4-5", 5, token=1, value=3)
    assert (case.me.spyrium, case.tokens_on(5), case.me.kept) == (3, [3], [1, 0, 0])


@clause("SPY-TQ-TRADE-4")
def test_trade_needs_a_token_and_another_value() -> None:
    case = beside("A_BUREAUCRAT/2").seat(techniques="T_TRADE").do("activate", gap="4-5")
    assert case.values("value") == [1, 3]
    case.refused("SPY-TQ-TRADE-4", "value", value=2)
    bare = beside("A_UNIV_1").seat(techniques="T_TRADE").do("activate", gap="4-5")
    assert (bare.building(), bare.me.vp, bare.me.fresh) == ("A_UNIV_1", 0, bare.me.techniques)


@clause("SPY-TQ-TRADE-4")
def test_keeping_the_printed_value_leaves_trade_fresh() -> None:
    case = beside("A_BUREAUCRAT/2").seat(techniques="T_TRADE").activate("4-5", 5)
    assert (case.me.vp, case.me.fresh) == (2, case.me.techniques)


@clause("SPY-TQ-TRADE-5")
def test_trade_scores_kept_tokens_whatever_their_value() -> None:
    case = beside("A_BANKER/3").seat(techniques="T_TRADE", kept=(2, 0, 1)).activate("4-5", 5, value=1)
    assert final(case)["trade"] == 4


# --- together --------------------------------------------------------------------------------------------


@clause("SPY-TQ-COMBO-1")
def test_lobbying_and_trade_on_one_architect() -> None:
    case = beside("A_ARCHITECT/3", others=4).seat(money=1, techniques="T_LOBBYING T_TRADE")
    case.activate("4-5", 5, value=1, lobby=True, residence="advance")
    assert (case.me.money, case.me.fresh) == (0, 0)


@clause("SPY-TQ-COMBO-1")
def test_lobbying_and_crane_on_one_building() -> None:
    case = beside("A_MINE_2", others=3).seat(
        money=10, district="A_TOWNHOUSE " * 4, techniques="T_LOBBYING T_CRANE"
    )
    case.activate("4-5", 5, lobby=True)
    assert case.me.money == 10 - 4 - 1


@clause("SPY-TQ-COMBO-1", "SPY-BUILD-5")
def test_lobbying_and_replacement() -> None:
    case = beside("B_LAB_2", others=3).seat(money=10, district="A_LAB_1", techniques="T_LOBBYING")
    case.activate("4-5", 5, replace=1, lobby=True)
    assert case.me.money == 10 - 3


@clause("SPY-TQ-COMBO-1")
def test_automation_and_overtime_need_no_worker_twice() -> None:
    case = Case(event="E_REUSE").seat(district="B_MINE_3", spyrium=0, active=0, techniques="T_AUTOMATION")
    case.exploit(1, 2).back_to_red().event(effect=2)
    assert (case.me.spyrium, case.me.crew) == (6, [0])


@clause("SPY-TQ-COMBO-1", "SPY-BON-4")
def test_engineering_and_both_bonuses_in_one_gain() -> None:
    case = Case().seat(vp=6, active=2, spyrium=3, money=0, district="B_FACTORY_1", techniques="T_ENGINEERING")
    case.exploit(1, 2)
    assert (case.me.vp, case.me.active, case.me.money) == (18, 1, 0)
    assert case.me.bonuses == 1


@clause("SPY-TQ-COMBO-1")
def test_a_building_replaced_while_tilted_needs_no_taylorism() -> None:
    case = beside("B_FACTORY_1").seat(
        district="A_WORKSHOP_1", tilted=(1,), active=1, spyrium=2, techniques="T_TAYLORISM"
    )
    case.activate("4-5", 5, replace=1).back_to_red().exploit(1, 1)
    assert (case.me.vp, case.me.fresh) == (6, case.me.techniques)
