"""The events one by one (section 14)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import BLUE, RED, Case


def with_token(value: int) -> Case:
    """The token event with a token."""
    case = Case(event="E_TOKEN")
    case.s.event_token = value
    return case.settled()


@clause("SPY-EV-TOKEN-1")
@pytest.mark.parametrize(
    ("option", "left"), [("money", (5, 0, 0)), ("spyrium", (2, 3, 0)), ("vp", (2, 0, 3))]
)
def test_the_value_of_the_token_in_one_kind(option: str, left: tuple[int, int, int]) -> None:
    case = with_token(3).seat(money=2, spyrium=0).event(option)
    assert (case.me.money, case.me.spyrium, case.me.vp) == left


@clause("SPY-EV-TOKEN-1")
def test_the_value_is_not_split() -> None:
    case = with_token(3).do("event")
    assert case.values("option") == ["money", "spyrium", "vp"]
    case.refused("SPY-EV-TOKEN-1", "option", option={"money": 1, "spyrium": 2})


@clause("SPY-EV-TOKEN-2")
def test_without_a_token_the_event_cannot_be_used() -> None:
    case = with_token(0)
    assert case.values("event") == []
    case.refused("SPY-EV-TOKEN-2", "event")


@clause("SPY-EV-RES-1")
@pytest.mark.parametrize(("choice", "left"), [("advance", (1, 5, 0)), ("score", (1, 4, 4))])
def test_a_residence_action_for_a_crystal(choice: str, left: tuple[int, int, int]) -> None:
    case = Case(event="E_RESIDENCE").seat(residence=4, spyrium=2).event(residence=choice)
    assert (case.me.spyrium, case.t.track[case.me.residence], case.me.vp) == left
    assert case.me.event_used


@clause("SPY-EV-RES-1")
def test_no_crystal_no_residence_action() -> None:
    Case(event="E_RESIDENCE").seat(spyrium=0).refused("SPY-EV-RES-1", "event")


@clause("SPY-EV-VP-1")
@pytest.mark.parametrize(("option", "left"), [("small", (7, 3)), ("large", (4, 5))])
def test_points_for_money(option: str, left: tuple[int, int]) -> None:
    case = Case(event="E_BUY_VP").seat(money=10).event(option)
    assert (case.me.money, case.me.vp) == left


@clause("SPY-EV-VP-1")
def test_with_five_pounds_only_the_small_option() -> None:
    case = Case(event="E_BUY_VP").seat(money=5)
    case.refused("SPY-EV-VP-1", "option", option="large")
    case.do("event")
    assert (case.me.money, case.me.vp) == (2, 3), "the only option is taken by itself"


@clause("SPY-EV-SELL-1")
@pytest.mark.parametrize(("option", "left"), [("small", (2, 3)), ("large", (0, 6))])
def test_money_for_crystals(option: str, left: tuple[int, int]) -> None:
    case = Case(event="E_SELL").seat(spyrium=3, money=0).event(option)
    assert (case.me.spyrium, case.me.money) == left


@clause("SPY-EV-REUSE-1")
def test_overtime_in_a_workshop() -> None:
    case = Case(event="E_REUSE").seat(
        district="A_WORKSHOP_1", tilted=(1,), crew={1: 1}, active=1, spyrium=1, money=1
    )
    case.event()
    assert (case.me.money, case.me.spyrium, case.me.active, case.me.crew, case.me.vp) == (0, 0, 0, [2], 3)
    assert case.me.event_used


@clause("SPY-EV-REUSE-1")
def test_overtime_is_for_tilted_buildings_of_ones_own() -> None:
    case = Case(event="E_REUSE").seat(district="A_MINE_2 A_MINE_2 A_MINE_1", tilted=(2, 3), active=2)
    case.do("event")
    assert case.values("exploit") == [2, 3]
    case.refused("SPY-EV-REUSE-1", "exploit", building=1)


@clause("SPY-EV-REUSE-2")
def test_overtime_may_take_another_effect_and_leaves_the_building_tilted() -> None:
    case = Case(event="E_REUSE").seat(district="A_MINE_2", active=1, spyrium=0).exploit(1, 2).back_to_red()
    assert case.me.spyrium == 2
    case.event(effect=1)
    assert (case.me.spyrium, case.me.tilted) == (3, [1])


@clause("SPY-EV-REUSE-3")
def test_no_overtime_without_a_building_that_could_run_again() -> None:
    Case(event="E_REUSE").seat(district="A_MINE_2").refused("SPY-EV-REUSE-3", "event")
    Case(event="E_REUSE").seat(district="A_MINE_1", tilted=(1,)).refused("SPY-EV-REUSE-3", "event")
    in_phase_one = Case(event="E_REUSE").seat(district="A_MINE_2", active=1, phase=1)
    in_phase_one.refused("SPY-EV-REUSE-3", "event")


@clause("SPY-EV-RECRUIT-1")
def test_hiring_costs_a_pound_per_worker_wherever_it_is() -> None:
    case = Case(event="E_RECRUIT").put(RED, "1-2", "1-2")
    case.seat(money=5, active=1, district="A_MINE_1", tilted=(1,), crew={1: 1}, inactive=1)
    assert case.s.owned(case.me) == 5
    case.event()
    assert (case.me.money, case.s.owned(case.me), case.me.active) == (0, 6, 2)


@clause("SPY-EV-RECRUIT-2")
def test_no_hiring_with_an_empty_reserve() -> None:
    Case(event="E_RECRUIT").seat(owned=7, money=20).refused("SPY-EV-RECRUIT-2", "event")


@clause("SPY-EV-LATE-1")
def test_red_switches_and_arrives_late() -> None:
    case = Case(event="E_LATE").lay(s5="A_MINE_1").seat(phase=1, active=1)
    case.do("switch").do("event")
    assert case.values("place") == ["4-5", "5-6", "2-5", "5-8"]
    case.do("place", gap="5-6")
    assert (case.me.market, case.me.phase, case.s.actor) == (1, 2, BLUE)
    case.back_to_red()
    case.refused("SPY-PASS-1", "pass")
    case.earn("5-6").back_to_red().do("pass")


@clause("SPY-EV-LATE-2")
def test_no_late_arrival_in_phase_one() -> None:
    case = Case(event="E_LATE").lay(s5="A_MINE_1").seat(phase=1, active=1)
    assert case.values("event") == []
    case.refused("SPY-EV-LATE-2", "event")


@clause("SPY-EV-LATE-3")
def test_a_late_arrival_needs_a_worker_and_a_card() -> None:
    Case(event="E_LATE").lay(s5="A_MINE_1").seat(active=0).refused("SPY-EV-LATE-3", "event")
    Case(event="E_LATE").seat(active=1).refused("SPY-EV-LATE-3", "event")
