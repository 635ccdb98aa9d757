"""Residence action, bonuses, final scoring (sections 12, 13 and 18)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import BLUE, GREEN, RED, Case
from .test_activate import beside


def final(case: Case, seat: int = RED) -> dict[str, int]:
    """The score sheet of a seat as if the game had ended."""
    case.s.actor = -1
    return {line.name: line.points for line in case.s.score_sheet()[seat]}


# --- residence action ------------------------------------------------------------------------------------


@clause("SPY-RES-1")
@pytest.mark.parametrize(("choice", "space", "vp"), [("advance", 4, 0), ("score", 3, 3)])
def test_red_calls_the_architect_and_the_next_caller_pays_two(choice: str, space: int, vp: int) -> None:
    case = Case().lay(s5="A_ARCHITECT/12").put(RED, "4-5").seat(residence=3, money=10)
    case.activate("4-5", 5, token=1, residence=choice)
    assert (case.me.money, case.t.track[case.me.residence], case.me.vp) == (9, space, vp)
    case.put(BLUE, "5-6", "5-8")
    money = case.of(BLUE).money
    case.activate("5-6", 5)
    assert case.of(BLUE).money == money - 1 - 2, "surcharge and token"
    case.s.actor = BLUE
    case.settled().refused("SPY-CALL-2", "activate", gap="5-8")


@clause("SPY-RES-2")
def test_the_track_reads_2_3_4_5_7() -> None:
    case = Case(event="E_RESIDENCE").seat(residence=5, money=0)
    assert case.t.track == [2, 3, 4, 5, 7]
    case.event(residence="advance").back_to_red()
    assert case.t.track[case.me.residence] == 7
    case.do("pass").do("pass").do("pass")
    assert case.me.money == 7


@clause("SPY-RES-3")
def test_the_last_space_can_only_be_scored() -> None:
    case = Case(event="E_RESIDENCE").seat(residence=7).do("event")
    assert (case.me.vp, case.t.track[case.me.residence], case.s.actor) == (7, 7, BLUE)


@clause("SPY-RES-4")
def test_a_residence_action_cannot_be_declined() -> None:
    case = Case(event="E_RESIDENCE").seat(residence=3).do("event")
    assert case.offered() == [{"do": "advance"}, {"do": "score"}]
    case.refused("SPY-RES-4", "decline")
    case.refused("SPY-RES-4", "pass")


# --- bonuses ---------------------------------------------------------------------------------------------


@clause("SPY-BON-1")
@pytest.mark.parametrize(("bonus", "money", "active"), [("worker", 0, 1), ("money", 5, 0)])
def test_the_adviser_brings_red_over_eight(bonus: str, money: int, active: int) -> None:
    case = beside("B_ADVISER").seat(vp=7, money=2).do("activate", gap="4-5")
    assert case.me.vp == 10
    assert case.values("bonus") == ["worker", "money"]
    case.do("bonus", bonus=bonus)
    assert (case.me.money, case.me.active) == (money, active)


@clause("SPY-BON-1")
def test_reaching_eight_exactly_is_enough_and_seven_is_not() -> None:
    assert beside("B_ADVISER").seat(vp=5).do("activate", gap="4-5").values("bonus") == ["worker", "money"]
    assert beside("B_ADVISER").seat(vp=4).do("activate", gap="4-5").s.actor == BLUE


@clause("SPY-BON-2")
def test_at_twenty_the_other_bonus_comes_by_itself() -> None:
    case = beside("A_BUREAUCRAT/2").seat(vp=18, money=1, bonuses=1).do("activate", gap="4-5")
    assert (case.me.vp, case.me.money, case.s.actor) == (20, 5, BLUE)
    case = beside("A_BUREAUCRAT/2").seat(vp=18, money=1, bonuses=2).do("activate", gap="4-5")
    assert (case.me.money, case.me.active) == (0, 1)


@clause("SPY-BON-3")
def test_a_worker_won_in_phase_one_can_be_placed_next_turn() -> None:
    case = (
        Case(event="E_BUY_VP").lay(s1="A_MINE_1").seat(phase=1, active=1, vp=5).event("small", bonus="worker")
    )
    assert (case.me.vp, case.me.active, case.s.owned(case.me)) == (8, 2, 4)
    case.back_to_red().do("place", gap="1-2")
    assert case.me.active == 1


@clause("SPY-BON-3")
def test_the_money_bonus_is_five_pounds() -> None:
    case = Case(event="E_BUY_VP").seat(vp=5, money=3).event("small", bonus="money")
    assert case.me.money == 5


@clause("SPY-BON-4")
@pytest.mark.parametrize("bonus", ["worker", "money"])
def test_one_gain_over_both_marks_brings_both_bonuses(bonus: str) -> None:
    case = Case().seat(vp=7, money=0, active=2, spyrium=5, district="C_FACTORY_2")
    case.do("exploit", building=1).do("effect", effect=2)
    assert case.me.vp == 22
    assert case.values("bonus") == ["worker", "money"]
    case.do("bonus", bonus=bonus)
    assert (case.me.money, case.me.active, case.me.bonuses) == (5, 1, 3)
    assert case.s.actor == BLUE


@clause("SPY-BON-5")
def test_a_bonus_comes_before_the_next_turn_and_is_no_action() -> None:
    case = beside("B_ADVISER").seat(vp=7).do("activate", gap="4-5")
    assert (case.s.actor, case.s.turn) == (RED, 0)
    case.refused("SPY-BON-5", "pass")
    case.refused("SPY-BON-5", "decline")
    case.do("bonus", bonus="worker")
    assert (case.s.actor, case.s.turn) == (BLUE, 1)


@clause("SPY-BON-6")
def test_a_bonus_serves_from_the_next_action_on() -> None:
    case = beside("A_UNIV_1/3").seat(vp=7, money=4, district="A_MINE_1", active=0)
    case.activate("4-5", 5, replace=1, bonus="worker")
    assert (case.me.active, case.me.money) == (1, 0)
    case.back_to_red().exploit(1)
    assert case.me.vp == 12


@clause("SPY-BON-7")
@pytest.mark.parametrize(("bonus", "now", "later"), [("money", 5, 0), ("worker", 0, 5)])
def test_with_an_empty_reserve_the_worker_bonus_is_worth_nothing(bonus: str, now: int, later: int) -> None:
    case = Case(event="E_TOKEN").seat(owned=7, vp=7, money=0)
    case.s.event_token = 1
    case.settled().event("vp", bonus=bonus).back_to_red()
    assert (case.me.money, case.s.owned(case.me)) == (now, 7)
    case.me.vp, case.me.event_used, case.me.money = 19, False, 0
    case.settled().event("vp")
    assert (case.me.vp, case.me.money, case.s.owned(case.me)) == (20, later, 7)


@clause("SPY-BON-8")
def test_the_final_count_triggers_no_bonus() -> None:
    case = Case().seat(vp=6, money=3, district="C_PALACE B_MANOR")
    case.s.round = 6
    for seat in (BLUE, GREEN):
        case.of(seat).passed = True
    case.settled().do("pass")
    assert case.s.is_over
    assert case.s.scores()[RED] == 27
    assert (case.me.money, case.me.bonuses, case.s.owned(case.me)) == (3, 0, 3)


# --- final scoring -----------------------------------------------------------------------------------------


@clause("SPY-FIN-1", "SPY-TQ-AUTO-2")
def test_blue_has_buildings_worth_13_and_automation_with_eight_crystals() -> None:
    case = Case().seat(
        BLUE, vp=30, spyrium=8, district="B_MANOR A_MINE_2 A_WORKSHOP_2", techniques="T_AUTOMATION"
    )
    sheet = final(case, BLUE)
    assert sheet == {"track": 30, "buildings": 13, "automation": 7}
    assert case.s.scores()[BLUE] == 50


@clause("SPY-FIN-1")
def test_during_play_the_score_is_the_track() -> None:
    case = Case().seat(vp=4, district="C_PALACE")
    assert case.s.scores()[RED] == 4
    assert [line.name for line in case.s.score_sheet()[RED]] == ["track"]


@clause("SPY-FIN-2")
@pytest.mark.parametrize(
    ("technique", "name"),
    [
        ("T_AUTOMATION", "automation"),
        ("T_CAPITAL", "capitalization"),
        ("T_CRANE", "crane"),
        ("T_ENGINEERING", "engineering"),
        ("T_TAYLORISM", "taylorism"),
        ("T_LOBBYING", "lobbying"),
        ("T_TRADE", "trade"),
    ],
)
def test_no_technique_scores_more_than_seven(technique: str, name: str) -> None:
    case = Case().seat(
        money=50,
        spyrium=50,
        residence=7,
        owned=7,
        kept=(3, 3, 3),
        techniques=technique,
        district="C_FACTORY_2 " * 8,
    )
    assert final(case)[name] == 7


@clause("SPY-FIN-3")
def test_money_crystals_and_workers_score_nothing_by_themselves() -> None:
    case = Case().seat(vp=5, money=40, spyrium=30, owned=7)
    assert final(case) == {"track": 5, "buildings": 0}


@clause("SPY-FIN-4")
def test_the_highest_total_wins_and_ties_are_shared() -> None:
    case = Case()
    for seat, vp in ((RED, 61), (BLUE, 61), (GREEN, 40)):
        case.seat(seat, vp=vp, money=seat * 10)
    case.s.actor = -1
    assert case.s.ranks() == [1, 1, 3]
    assert case.s.winners() == [RED, BLUE]
