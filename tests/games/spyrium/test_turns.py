"""Turn structure, placing, using the event, earning money, passing, round end (sections 3 to 6, 9 and 10)."""

from __future__ import annotations

import pytest

import magnate
from magnate.games.spyrium.game import SpyriumState
from magnate.testing import clause

from .positions import BLUE, GREEN, RED, Case


def passed_around(case: Case) -> SpyriumState:
    """Everybody passes, Red last."""
    for seat in range(1, case.s.seats):
        case.of(seat).passed = True
    case.settled().do("pass")
    return case.s


# --- turn structure ------------------------------------------------------------------------------------


@clause("SPY-TURN-1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    case = Case().lay(s1="A_MINE_1")
    for seat in range(3):
        case.seat(seat, phase=1, active=3)
    case.s.actor = GREEN
    case.settled()
    order = []
    for _ in range(5):
        order.append(case.s.actor)
        case.do("place", gap="1-2")
    assert order == [2, 0, 1, 2, 0]
    assert case.s.turn == 5


@clause("SPY-TURN-2")
def test_the_last_seat_in_the_round_plays_on_alone() -> None:
    case = Case(event="E_SELL").lay(s1="A_GEOLOGIST").put(BLUE, "1-2", "1-2")
    case.s.players[RED].passed = case.s.players[GREEN].passed = True
    case.s.actor = BLUE
    case.settled()
    for gap in ("1-2", "1-2"):
        case.earn(gap)
        assert case.s.actor == BLUE
    case.event("small")
    assert case.s.actor == BLUE
    case.do("pass")
    assert case.s.round == 2


@clause("SPY-TURN-3")
def test_phase_one_offers_place_event_and_switch() -> None:
    case = (
        Case(event="E_SELL").lay(s1="A_MINE_1").put(RED, "1-4").seat(phase=1, active=1, district="A_MINE_2")
    )
    assert {form["do"] for form in case.offered()} == {"place", "event", "switch"}


@clause("SPY-TURN-4")
def test_phase_two_offers_earn_activate_event_exploit() -> None:
    case = Case(event="E_SELL").lay(s1="A_MINE_1").put(RED, "1-4").seat(active=1, district="A_MINE_2")
    assert {form["do"] for form in case.offered()} == {"earn", "activate", "event", "exploit"}


@clause("SPY-TURN-4")
def test_phase_two_offers_the_pass_to_a_seat_without_workers_in_the_market() -> None:
    case = Case(event="E_SELL").seat(active=1, district="A_MINE_2")
    assert {form["do"] for form in case.offered()} == {"event", "exploit", "pass"}


@clause("SPY-TURN-5")
def test_a_switch_alone_is_not_a_move() -> None:
    case = Case().seat(phase=1)
    case.do("switch")
    assert (case.s.actor, case.s.turn, case.me.phase) == (RED, 0, 2)
    case.refused("SPY-TURN-5", "skip")
    case.do("pass")
    assert case.me.passed
    assert case.s.actor == BLUE


@clause("SPY-TURN-5")
def test_switch_and_sell_in_one_turn() -> None:
    case = Case(event="E_SELL").seat(phase=1, money=10, spyrium=2).do("switch")
    assert case.s.actor == RED
    case.event("small")
    assert (case.me.phase, case.me.money, case.me.spyrium, case.me.event_used) == (2, 13, 1, True)
    assert case.s.actor == BLUE
    assert case.s.turn == 1


@clause("SPY-TURN-6")
def test_only_ones_own_phase_matters_and_there_is_no_way_back() -> None:
    case = Case().lay(s1="A_MINE_1").seat(active=2)
    case.seat(BLUE, phase=1, active=1)
    case.s.actor = BLUE
    case.settled().do("place", gap="1-2")
    case.back_to_red()
    case.refused("SPY-PLACE-1", "place", gap="1-2")
    case.refused("SPY-TURN-6", "switch")
    case.refused("SPY-TURN-6", "return")


@clause("SPY-TURN-7")
def test_in_phase_one_with_nothing_else_to_do_every_move_starts_with_the_switch() -> None:
    case = Case(event="E_SELL").lay(s1="A_MINE_1").put(RED, "1-2", "1-2").seat(phase=1)
    case.me.event_used = True
    case.settled()
    assert case.offered() == [{"do": "switch"}]
    case.refused("SPY-TURN-7", "skip")


@clause("SPY-TURN-7")
def test_phase_two_always_has_a_way_out() -> None:
    assert Case().seat(money=0, spyrium=0).offered() == [{"do": "pass"}]
    stuck = Case().put(RED, "1-2").seat(money=0, spyrium=0)
    assert stuck.offered() == [{"do": "earn", "gap": "1-2"}]


@clause("SPY-TURN-8")
def test_a_refused_move_changes_nothing() -> None:
    case = Case().lay(s5="C_PALACE").put(RED, "4-5").seat(money=3)
    before = case.s.hash()
    with pytest.raises(magnate.IllegalChoice) as refused:
        case.do("activate", gap="4-5")
    assert refused.value.clause == "SPY-ACT-4"
    assert case.s.hash() == before


@clause("SPY-TURN-9")
def test_payment_then_pieces_then_gains_then_bonus() -> None:
    case = Case().lay(s5="A_UNIV_1/2").put(RED, "4-5").put(BLUE, "5-8").seat(vp=6, money=6)
    case.s.journal = []
    case.activate("4-5", 5, bonus="money")
    told = [event.message.id for event in case.s.journal]
    assert told == ["log-built", "log-token", "log-gain-vp", "log-bonus-money"]
    assert (case.me.money, case.me.vp) == (6, 8)


@clause("SPY-TURN-9")
def test_the_bonus_is_the_last_thing_before_the_turn_passes() -> None:
    case = Case(event="E_RESIDENCE").seat(vp=5, residence=3)
    case.do("event").do("score")
    assert case.s.actor == RED
    assert case.offered() == [{"do": "bonus", "bonus": "worker"}, {"do": "bonus", "bonus": "money"}]
    case.do("bonus", bonus="money")
    assert case.s.actor == BLUE


# --- placing -----------------------------------------------------------------------------------------


@clause("SPY-PLACE-1")
def test_workers_are_placed_in_phase_one_only() -> None:
    case = Case().lay(s1="A_MINE_1").seat(active=1)
    assert case.values("place") == []
    case.refused("SPY-PLACE-1", "place", gap="1-2")
    assert Case().lay(s1="A_MINE_1").seat(phase=1, active=1).values("place") == ["1-2", "1-4"]


@clause("SPY-PLACE-2")
def test_beside_a_corner_card_there_are_two_gaps() -> None:
    case = Case().lay(s1="A_APPRENTICE").seat(phase=1, active=3)
    assert case.values("place") == ["1-2", "1-4"]
    case.refused("SPY-GEO-1", "place", gap="0-1")


@clause("SPY-PLACE-2")
def test_placing_moves_one_active_worker_and_costs_nothing() -> None:
    case = Case().lay(s5="A_MINE_1").seat(phase=1, active=3, money=4)
    case.do("place", gap="4-5")
    assert (case.me.active, case.me.market, case.me.money) == (2, 1, 4)
    assert case.around(5) == 1


@clause("SPY-PLACE-3")
def test_a_gap_needs_a_card_on_one_side() -> None:
    case = Case().lay(s6="A_MINE_1").seat(phase=1, active=1)
    assert "5-6" in case.values("place")
    empty = Case().lay(s1="A_MINE_1").seat(phase=1, active=1)
    assert "5-6" not in empty.values("place")
    empty.refused("SPY-PLACE-3", "place", gap="5-6")


@clause("SPY-PLACE-4")
def test_a_gap_holds_any_number_of_workers() -> None:
    case = Case().lay(s5="A_MINE_1").put(BLUE, "4-5", "4-5", "4-5", "4-5").put(RED, "4-5", "4-5")
    case.seat(RED, phase=1, active=1)
    case.do("place", gap="4-5")
    assert case.s.gaps[case.t.gap_names.index("4-5")] == 3
    assert case.around(5) == 7


@clause("SPY-PLACE-5")
def test_a_placed_worker_neither_moves_nor_runs_a_building() -> None:
    case = Case().lay(s5="A_MINE_1").put(RED, "4-5").seat(phase=1, district="A_MINE_1")
    case.refused("SPY-PLACE-5", "move", gap="4-5", to="5-6")
    case.do("switch")
    case.refused("SPY-EXPL-3", "exploit", building=1)
    case.earn("4-5")
    assert case.me.market == 0


# --- the event -----------------------------------------------------------------------------------------


@clause("SPY-EVENT-1")
def test_the_event_takes_the_turn_and_leaves_the_phase() -> None:
    case = Case(event="E_BUY_VP").lay(s1="A_MINE_1").seat(phase=1, active=1).event("small")
    assert (case.me.vp, case.me.phase, case.s.actor) == (3, 1, BLUE)
    case.back_to_red().do("place", gap="1-2")
    assert case.me.market == 1


@clause("SPY-EVENT-2")
def test_each_seat_uses_the_event_once_a_round() -> None:
    case = Case(event="E_SELL").event("small").event("small")
    assert case.s.actor == GREEN
    assert case.values("event") == ["event"]
    case.back_to_red()
    case.refused("SPY-EVENT-2", "event")


@clause("SPY-EVENT-3", "SPY-EV-SELL-1")
def test_red_sells_one_crystal() -> None:
    case = Case(event="E_SELL").seat(money=10, spyrium=2).event("small")
    assert (case.me.money, case.me.spyrium, case.me.event_used) == (13, 1, True)


@clause("SPY-EVENT-3")
def test_exactly_one_option_is_taken() -> None:
    case = Case(event="E_SELL").seat(spyrium=4).do("event")
    assert case.values("option") == ["small", "large"]
    case.refused("SPY-EVENT-3", "option", option=["small", "large"])
    case.do("option", option="large")
    assert (case.me.spyrium, case.s.actor) == (1, BLUE)


# --- earning money ---------------------------------------------------------------------------------------


@clause("SPY-EARN-1")
def test_money_is_earned_in_phase_two() -> None:
    case = Case().lay(s1="A_MINE_1").put(RED, "1-2").seat(phase=1)
    case.refused("SPY-EARN-1", "earn", gap="1-2")
    assert case.values("earn") == []


@clause("SPY-EARN-2")
def test_only_a_card_that_is_left_can_be_designated() -> None:
    case = Case().lay(s1="A_MINE_1").put(RED, "1-2").put(BLUE, "2-3", "2-3")
    case.refused("SPY-EARN-2", "earn", gap="1-2", slot=2)
    case.earn("1-2")
    assert (case.me.money, case.me.inactive, case.me.market) == (10, 3, 0)


@clause("SPY-EARN-2")
def test_a_withdrawn_worker_is_inactive() -> None:
    case = Case().lay(s1="A_MINE_1").put(RED, "1-2").seat(district="A_MINE_1").earn("1-2")
    assert (case.me.active, case.me.inactive) == (0, 3)
    case.back_to_red()
    assert case.values("exploit") == []


@clause("SPY-EARN-3")
def test_yellow_beside_a_mine_with_five_others() -> None:
    case = Case().lay(s5="A_MINE_1").put(RED, "4-5", "5-6").put(BLUE, "5-8", "5-8").put(GREEN, "2-5", "5-6")
    case.seat(RED, money=0).earn("4-5")
    assert case.me.money == 5


@clause("SPY-EARN-3")
@pytest.mark.parametrize(("slot", "money"), [(1, 3), (2, 1)])
def test_only_the_designated_card_pays(slot: int, money: int) -> None:
    case = (
        Case()
        .lay(s1="A_MINE_1", s2="A_MINE_2")
        .put(RED, "1-2")
        .put(BLUE, "1-4", "1-4")
        .put(GREEN, "1-4", "2-3")
    )
    case.seat(RED, money=0)
    case.do("earn", gap="1-2")
    assert case.values("designate") == [1, 2]
    case.do("designate", slot=slot)
    assert case.me.money == money


@clause("SPY-EARN-4")
def test_a_worker_between_two_empty_slots_leaves_for_nothing() -> None:
    case = Case().put(RED, "5-8").put(BLUE, "5-8", "5-8").seat(money=4).earn("5-8")
    assert (case.me.money, case.me.inactive, case.s.actor) == (4, 3, BLUE)


@clause("SPY-EARN-5")
def test_a_character_without_tokens_pays_like_any_card_and_stays() -> None:
    case = Case().lay(s5="A_MINER").put(RED, "4-5").put(BLUE, "5-8", "5-8").seat(money=0).earn("4-5")
    assert case.me.money == 2
    assert case.card(5) == "A_MINER"


@clause("SPY-EARN-5")
def test_a_lone_worker_may_earn_nothing() -> None:
    case = Case().lay(s5="C_PALACE").put(RED, "4-5").seat(money=0)
    assert case.values("earn") == ["4-5"]
    case.earn("4-5")
    assert (case.me.money, case.card(5)) == (0, "C_PALACE")


# --- passing -----------------------------------------------------------------------------------------


@clause("SPY-PASS-1")
def test_no_pass_with_a_worker_in_the_market() -> None:
    case = Case().put(RED, "7-8")
    case.refused("SPY-PASS-1", "pass")
    case.earn("7-8").back_to_red()
    case.do("pass")
    assert case.me.passed


@clause("SPY-PASS-1")
def test_no_pass_in_phase_one() -> None:
    Case().seat(phase=1).refused("SPY-PASS-1", "pass")


@clause("SPY-PASS-2")
def test_unused_things_do_not_prevent_a_pass() -> None:
    case = Case(event="E_SELL").seat(active=3, district="A_MINE_2", techniques="T_LOBBYING T_TAYLORISM")
    case.do("pass")
    assert case.me.passed


@clause("SPY-PASS-3")
def test_a_seat_that_passed_is_out_and_gets_nothing() -> None:
    case = Case(event="E_SELL")
    held = (case.me.money, case.me.spyrium, case.me.vp)
    case.do("pass")
    assert (case.me.money, case.me.spyrium, case.me.vp) == held
    case.refused("SPY-PASS-3", "event", seat=RED)


# --- round end -----------------------------------------------------------------------------------------


@clause("SPY-REND-1")
def test_the_round_ends_with_the_last_pass() -> None:
    case = Case()
    case.do("pass").do("pass")
    assert case.s.round == 1
    case.do("pass")
    assert case.s.round == 2


@clause("SPY-REND-2")
def test_cards_left_in_the_market_leave_and_their_tokens_are_discarded() -> None:
    case = Case().lay(s1="A_MINER/13", s2="T_CRANE")
    left = [case.s.slots[0], case.s.slots[1]]
    case.s.decks = [[case.t.card_ids.index("A_MINE_1")] * 9, [], []]
    case.s.dealt = [0, 0, 0]
    before = case.s.discard.copy()
    state = passed_around(case)
    assert all(card not in state.slots for card in left)
    assert [after - then for after, then in zip(state.discard, before, strict=True)] == [1, 0, 1]


@clause("SPY-REND-3")
def test_the_event_leaves_and_its_token_is_discarded() -> None:
    case = Case(event="E_TOKEN")
    case.s.event_token = 2
    case.s.decks = [[case.t.card_ids.index("A_MINE_1")] * 9, [], []]
    case.s.dealt = [0, 0, 0]
    state = passed_around(case)
    assert state.discard == [0, 1, 0]
    assert case.t.event_ids[state.event()] != "E_TOKEN"


@clause("SPY-REND-4")
def test_buildings_are_straightened_and_powers_renewed_and_nothing_else_changes() -> None:
    case = Case().seat(
        money=3,
        spyrium=4,
        vp=11,
        bonuses=1,
        residence=2,
        district="A_MINE_1 A_LAB_1",
        tilted=(1, 2),
        techniques="T_TRADE",
    )
    case.me.fresh = 0
    me = passed_around(case).players[RED]
    assert (me.money - 2, me.spyrium, me.vp) == (3, 4, 11)
    assert me.tilted == [0, 0]
    assert me.fresh == me.techniques


@clause("SPY-REND-5")
def test_the_first_player_card_goes_to_the_left() -> None:
    case = Case()
    case.s.first = GREEN
    firsts = []
    for _ in range(4):
        firsts.append(case.s.first)
        for seat, me in enumerate(case.s.players):
            me.phase, me.passed = 2, seat != RED
        case.s.actor = RED
        case.settled().do("pass")
    assert firsts == [2, 0, 1, 2]


@clause("SPY-EARN-3")
def test_only_the_card_that_pays_most_is_sensible() -> None:
    case = Case().lay(s4="A_GEOLOGIST", s5="A_GEOLOGIST").put(RED, "4-5").put(BLUE, "5-6", "5-8")
    case.do("earn", gap="4-5")
    assert case.values("designate") == [4, 5]
    assert case.s.sensible() == [case.game.encode({"do": "designate", "slot": 5})]


@clause("SPY-EARN-3")
def test_of_two_cards_that_pay_the_same_the_first_is_sensible() -> None:
    case = Case().lay(s4="A_GEOLOGIST", s5="A_GEOLOGIST").put(RED, "4-5").do("earn", gap="4-5")
    assert case.s.sensible() == [case.game.encode({"do": "designate", "slot": 4})]
