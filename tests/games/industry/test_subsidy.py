"""Section 13: the subsidy."""

from __future__ import annotations

import pytest

from magnate.core.errors import IllegalChoice
from magnate.games.industry import GAME
from magnate.games.industry.constants import AMOUNT, BID, SOURCE
from magnate.testing import clause
from magnate.testing.case import can, do, values

from .positions import after_game, auction, bidding, development, pass_all, position


@clause("IND-SUB-1")
def test_there_is_one_subsidy_per_seat() -> None:
    state = do(development(owned={0: "F1"}), "subsidy")
    assert not can(state, "subsidy")
    cash = list(state.cash)
    with pytest.raises(IllegalChoice):
        do(state, "subsidy")
    assert state.cash == cash


@clause("IND-SUB-2")
def test_it_brings_three_thalers_at_once() -> None:
    state = do(development(cash=[0, 5, 5, 5], owned={0: "J1"}), "subsidy")
    assert state.cash == [3, 5, 5, 5]
    assert can(state, "develop", cell="J1")


@clause("IND-SUB-3")
def test_it_can_be_taken_at_every_decision_of_ones_own() -> None:
    assert can(auction(), "subsidy")
    assert can(bidding("F1"), "subsidy")
    assert can(pass_all(bidding("F1", high=2, leader=1)), "subsidy")
    assert can(development(owned={0: "F1"}), "subsidy")


@clause("IND-SUB-3")
def test_it_cannot_be_taken_while_another_seat_is_asked() -> None:
    state = bidding("F1", auctioneer=1)
    assert state.actor == 2
    assert state.why_not({"do": "subsidy"}, 2) is None
    refusal = state.why_not({"do": "subsidy"}, 3)
    assert refusal is not None
    assert refusal.clause == "IND-SUB-3"


@clause("IND-SUB-3")
def test_it_is_no_choice_in_the_middle_of_an_action() -> None:
    state = do(bidding("F1", cash=[5, 40, 5, 5]), "span", amounts="31-40")
    assert state.step == AMOUNT
    assert not can(state, "subsidy")
    state = do(development(era=2, owned={0: "I2"}, jokers={0: "A1"}), "develop", cell="I2")
    assert state.step == SOURCE
    assert not can(state, "subsidy")


@clause("IND-SUB-4")
def test_the_decision_it_interrupts_is_still_to_be_made() -> None:
    state = bidding("F1", high=4, leader=1, cash=[5, 5, 2, 5])
    do(state, "subsidy")
    assert (state.actor, state.step, state.cash[2]) == (2, BID, 5)
    assert [GAME.decode(choice)["do"] for choice in state.choices()] == ["pass", "bid"]
    assert values(state, "bid") == [5]


@clause("IND-SUB-5")
def test_it_comes_too_late_at_final_scoring() -> None:
    state = after_game(position())
    refusal = state.why_not({"do": "subsidy"})
    assert refusal is not None
    assert refusal.clause == "IND-SUB-5"
    with pytest.raises(IllegalChoice):
        do(state, "subsidy")
    assert state.subsidies == [0, 0, 0, 0]


@clause("IND-SUB-3", "IND-SUB-4")
def test_it_adds_one_choice_and_no_more() -> None:
    for with_, without in (
        (auction(), auction(subsidies=[1, 1, 1, 1])),
        (bidding("F1"), bidding("F1", subsidies=[1, 1, 1, 1])),
        (development(owned={0: "F1"}), development(owned={0: "F1"}, subsidies=[1, 1, 1, 1])),
    ):
        assert with_.choices() == [*without.choices(), GAME.encode({"do": "subsidy"})]
