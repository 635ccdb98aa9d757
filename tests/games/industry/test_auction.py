"""Sections 6 and 7: offering, bidding, selling or keeping, handing over, acquiring."""

from __future__ import annotations

import pytest

from magnate.core.errors import IllegalChoice
from magnate.core.history import History
from magnate.games.industry import GAME
from magnate.games.industry.constants import DEVELOP, FACE_DOWN, OFFER, SELL_OR_KEEP
from magnate.games.industry.game import IndustryState
from magnate.testing import clause
from magnate.testing.case import can, do, values

from .positions import (
    auction,
    belongs_to,
    bidding,
    cell,
    finish_phase,
    is_developed,
    nobody_bids,
    pass_all,
    play_out,
)


def amounts(state: IndustryState) -> list[int]:
    """Every amount that can be bid now, those within spans included."""
    found = [int(amount) for amount in values(state, "bid")]
    for span in values(state, "span"):
        found += amounts(do(state.clone(), "span", amounts=span))
    return sorted(found)


# --- offering ----------------------------------------------------------------------------------------


@clause("IND-OFFER-1", "IND-HANDOVER-2")
def test_the_first_player_opens_each_auction_whoever_was_auctioneer_last() -> None:
    state = auction(up="CDE", seats=4, first=0, bag="FGHI")
    nobody_bids(state)
    assert [belongs_to(state, name) for name in ("C1", "D1", "E1")] == [0, 1, 2]
    finish_phase(state)
    assert (state.first, state.actor, state.step) == (1, 1, OFFER)


@clause("IND-OFFER-2", "IND-OFFER-3")
def test_for_sale_are_the_cells_of_this_era_with_their_token_face_up() -> None:
    state = auction(up="BFKL", era=2)
    assert state.actor == 0
    assert values(state, "offer") == ["B2", "F2", "K2", "L2"]
    assert not can(state, "pass")


@clause("IND-OFFER-4")
def test_an_offer_stands() -> None:
    state = do(auction(up="BFKL", era=2), "offer", cell="F2")
    assert values(state, "offer") == []
    assert state.lot == cell("F2")
    with pytest.raises(IllegalChoice):
        do(state, "offer", cell="K2")
    do(state, "bid", amount=1)
    assert state.lot == cell("F2")


@clause("IND-OFFER-5")
@pytest.mark.parametrize("up", ["CFHL", "CFH"])
def test_the_auction_ends_with_the_last_face_up_token(up: str) -> None:
    state = auction(up=up)
    for sold, letter in enumerate(up):
        assert (state.step, state.face_up) == (OFFER, len(up) - sold)
        do(state, "offer", cell=f"{letter}1")
        pass_all(state)
    assert (state.step, state.face_up) == (DEVELOP, 0)


# --- bidding -----------------------------------------------------------------------------------------


@clause("IND-BID-1")
def test_the_left_neighbour_speaks_first() -> None:
    state = bidding("F1", auctioneer=2)
    order = []
    while state.step != DEVELOP:
        order.append(state.actor)
        do(state, "pass")
    assert order == [3, 0, 1]


@clause("IND-BID-2")
def test_everybody_speaks_once() -> None:
    state = bidding("F1", auctioneer=0)
    do(state, "bid", amount=1)
    do(state, "bid", amount=2)
    do(state, "pass")
    assert (state.step, state.actor) == (SELL_OR_KEEP, 0)
    refusal = state.why_not({"do": "bid", "amount": 3}, 1)
    assert refusal is not None


@clause("IND-BID-3")
def test_a_bid_beats_the_highest_by_any_amount() -> None:
    state = bidding("F1", high=2, leader=1, cash=[5, 5, 6, 5])
    assert state.actor == 2
    assert amounts(state) == [3, 4, 5, 6]
    with pytest.raises(IllegalChoice):
        do(state, "bid", amount=2)


@clause("IND-BID-4")
def test_the_first_bid_is_at_least_one() -> None:
    state = bidding("F1")
    assert amounts(state)[0] == 1
    refusal = state.why_not({"do": "bid", "amount": 0})
    assert refusal is not None
    assert refusal.clause == "IND-BID-4"


@clause("IND-BID-5")
def test_nobody_bids_more_than_he_holds() -> None:
    state = bidding("F1", high=1, leader=1, cash=[5, 5, 3, 5])
    assert amounts(state) == [2, 3]
    with pytest.raises(IllegalChoice):
        do(state, "bid", amount=4)


@clause("IND-BID-5", "IND-BID-8")
def test_who_cannot_outbid_can_only_pass_or_take_the_subsidy() -> None:
    state = bidding("F1", high=3, leader=1, cash=[5, 5, 3, 5])
    assert [GAME.decode(choice)["do"] for choice in state.choices()] == ["pass", "subsidy"]
    state = bidding("F1", high=3, leader=1, cash=[5, 5, 3, 5], subsidies=[0, 0, 1, 0])
    assert state.actor == 3, "an only pass is made by itself"
    assert state.bids[2] == 0


@clause("IND-BID-6")
def test_a_subsidy_counts_once_it_is_taken() -> None:
    state = bidding("F1", high=2, leader=1, cash=[5, 5, 1, 5])
    assert amounts(state) == []
    do(state, "subsidy")
    assert state.cash[2] == 4
    assert amounts(state) == [3, 4]


@clause("IND-BID-7")
def test_the_auctioneer_does_not_bid() -> None:
    state = bidding("F1", auctioneer=0)
    for _ in range(2):
        do(state, "pass")
    do(state, "bid", amount=1)
    assert state.actor == 0
    assert amounts(state) == []
    assert not can(state, "pass")


@clause("IND-BID-8")
def test_an_outbid_bid_costs_nothing() -> None:
    state = bidding("F1", auctioneer=0, cash=[5, 3, 6, 5])
    do(state, "bid", amount=3)
    do(state, "bid", amount=4)
    do(state, "pass")
    do(state, "sell")
    assert belongs_to(state, "F1") == 2
    assert state.cash == [9, 3, 2, 5]


@clause("IND-BID-9", "IND-HANDOVER-1")
def test_a_former_auctioneer_bids_like_everybody() -> None:
    state = auction(up="FG", first=0)
    do(state, "offer", cell="F1")
    do(state, "bid", amount=1)
    do(state, "pass")
    do(state, "pass")
    do(state, "keep")
    assert state.actor == 1
    do(state, "offer", cell="G1")
    order = []
    while state.step != DEVELOP:
        order.append(state.actor)
        do(state, "pass")
    assert order == [2, 3, 0]


# --- the split of bids into small choices ---------------------------------------------------------------


@clause("IND-BID-3", "IND-BID-5")
@pytest.mark.parametrize("cash", [0, 1, 9, 10, 11, 12, 20, 21, 30, 48, 99, 112])
@pytest.mark.parametrize("high", [0, 1, 7, 10, 25])
def test_every_legal_amount_is_reached_in_exactly_one_way(cash: int, high: int) -> None:
    leader = 1 if high else -1
    state = bidding(
        "F1", auctioneer=0, high=high, leader=leader, cash=[9, cash if not high else 112, cash, 9]
    )
    assert amounts(state) == list(range(high + 1, cash + 1))
    assert len(state.choices()) <= 23


@clause("IND-BID-3")
def test_a_high_bid_takes_two_choices() -> None:
    state = bidding("F1", cash=[9, 48, 9, 9])
    assert values(state, "bid") == list(range(1, 11))
    assert values(state, "span") == ["11-20", "21-30", "31-40", "41-50"]
    do(state, "span", amounts="41-50")
    assert (state.actor, values(state, "bid")) == (1, list(range(41, 49)))
    do(state, "bid", amount=47)
    assert (state.high, state.leader, state.actor) == (47, 1, 2)


@clause("IND-BID-3")
def test_an_amount_alone_in_its_span_is_offered_as_it_is() -> None:
    state = bidding("F1", cash=[9, 11, 9, 9])
    assert values(state, "bid") == list(range(1, 12))
    assert values(state, "span") == []


# --- selling or keeping ----------------------------------------------------------------------------------


def decided(cash: list[int], high: int, leader: int, auctioneer: int = 0, up: str = "FGH") -> IndustryState:
    """Everybody has spoken and the auctioneer is asked."""
    state = bidding(
        "F1",
        auctioneer=auctioneer,
        high=high,
        leader=leader,
        cash=cash,
        up=up,
        seats=len(cash),
        first=auctioneer,
    )
    return pass_all(state)


@clause("IND-AUCTION-1")
def test_after_a_bid_the_auctioneer_sells_or_keeps() -> None:
    state = decided([6, 3, 3, 3], high=3, leader=1)
    assert [GAME.decode(choice)["do"] for choice in state.choices()] == ["sell", "keep", "subsidy"]


@clause("IND-AUCTION-2")
def test_a_sale_pays_the_auctioneer() -> None:
    state = do(decided([2, 0, 5, 0], high=4, leader=2), "sell")
    assert state.cash == [6, 0, 1, 0]
    assert belongs_to(state, "F1") == 2


@clause("IND-AUCTION-3")
def test_whoever_sells_goes_on() -> None:
    state = auction(up="CDEF", first=0)
    for name in ("C1", "D1", "E1"):
        assert state.actor == 0
        do(state, "offer", cell=name)
        do(state, "bid", amount=1)
        do(state, "pass")
        do(state, "pass")
        do(state, "sell")
    assert (state.actor, state.auctioneer, values(state, "offer")) == (0, 0, ["F1"])


@clause("IND-AUCTION-4")
def test_keeping_pays_the_bid_out_round_the_table() -> None:
    state = do(decided([6, 3, 3, 3], high=3, leader=3), "keep")
    assert state.cash == [3, 4, 4, 4]


@clause("IND-AUCTION-4", "IND-AUCTION-5")
@pytest.mark.parametrize(
    ("cash", "high", "after"),
    [
        ([9, 9, 9, 9], 4, [6, 10, 10, 10]),
        ([9, 9, 9, 9], 6, [4, 11, 11, 10]),
        ([9, 9, 9], 5, [5, 11, 11]),
        ([9, 9, 9, 9], 1, [8, 10, 9, 9]),
        ([9, 9, 9, 9], 8, [3, 11, 11, 11]),
    ],
)
def test_the_payment_goes_coin_by_coin_and_the_auctioneer_closes_each_lap(
    cash: list[int], high: int, after: list[int]
) -> None:
    state = do(decided(cash, high=high, leader=1), "keep")
    assert state.cash == after


@clause("IND-AUCTION-5")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("high", range(1, 25))
def test_shares_are_those_of_dealing_single_coins(seats: int, high: int) -> None:
    cash = [high] * seats
    dealt = list(cash)
    dealt[2] -= high
    for coin in range(high):
        dealt[(2 + 1 + coin) % seats] += 1
    state = do(decided(cash, high=high, leader=0, auctioneer=2), "keep")
    assert state.cash == dealt


@clause("IND-AUCTION-6")
def test_keeping_takes_the_whole_bid_in_hand() -> None:
    state = decided([3, 4, 4, 4], high=4, leader=1)
    assert not can(state, "keep")
    assert can(state, "sell")
    do(state, "subsidy")
    assert state.cash[0] == 6
    do(state, "keep")
    assert state.cash == [3, 5, 5, 5]


@clause("IND-AUCTION-7")
def test_the_highest_bidder_pays_nothing_when_the_cell_is_kept() -> None:
    state = do(decided([6, 3, 3, 3], high=3, leader=3), "keep")
    assert state.cash[3] == 4
    assert belongs_to(state, "F1") == 0


# --- nobody bids, handing over ------------------------------------------------------------------------------


@clause("IND-NOBID-1", "IND-NOBID-2")
def test_an_unwanted_cell_goes_to_the_auctioneer_for_nothing_and_unasked() -> None:
    state = bidding("J2", auctioneer=0, cash=[2, 5, 5, 5], up="JK")
    for seat in (1, 2, 3):
        assert state.actor == seat
        do(state, "pass")
    assert belongs_to(state, "J2") == 0
    assert state.cash == [2, 5, 5, 5]
    assert (state.actor, state.step) == (1, OFFER), "the auctioneer was not asked"


@clause("IND-HANDOVER-1")
def test_the_role_passes_left_after_keeping() -> None:
    state = bidding("F1", auctioneer=3, high=2, leader=0, up="FGH", first=2)
    pass_all(state)
    do(state, "keep")
    assert (state.actor, state.auctioneer, values(state, "offer")) == (0, 0, ["G1", "H1"])


@clause("IND-HANDOVER-2")
def test_the_first_player_token_stays_while_the_role_moves() -> None:
    state = auction(up="CDEF", first=1)
    for _ in range(2):
        do(state, "offer", cell=values(state, "offer")[0])
        pass_all(state)
    assert (state.auctioneer, state.first) == (3, 1)
    nobody_bids(state)
    assert (state.step, state.actor) == (DEVELOP, 1)


@clause("IND-HANDOVER-3")
def test_with_more_cells_than_seats_the_role_comes_round_again() -> None:
    state = auction(up="CDEF", seats=3, first=1)
    nobody_bids(state)
    assert [belongs_to(state, name) for name in ("C1", "D1", "E1", "F1")] == [1, 2, 0, 1]


@clause("IND-HANDOVER-3")
def test_with_fewer_cells_than_seats_somebody_is_left_out() -> None:
    state = auction(up="CDE", seats=4, era=5, first=3)
    nobody_bids(state)
    assert [belongs_to(state, name) for name in ("C5", "D5", "E5")] == [3, 0, 1]


# --- acquiring ---------------------------------------------------------------------------------------------


@clause("IND-ACQ-1")
@pytest.mark.parametrize("name", ["C1", "F1", "K1"])
def test_the_new_owner_lays_a_token_clock_side_up(name: str) -> None:
    state = pass_all(bidding(name, auctioneer=1, up=name[0] + "B"))
    assert belongs_to(state, name) == 1
    assert not is_developed(state, name)
    assert state.prestige == [0, 0, 0, 0]


@clause("IND-ACQ-2")
def test_a_joker_cell_gives_up_its_token_and_belongs_to_nobody() -> None:
    state = bidding("B1", auctioneer=1, up="BC", first=1)
    do(state, "bid", amount=1)
    do(state, "pass")
    do(state, "pass")
    do(state, "sell")
    assert state.joker_cells(state.jokers[2]) == ["B1"]
    assert belongs_to(state, "B1") == -1
    nobody_bids(state)
    while state.actor != 2:
        do(state, "done")
    assert not can(state, "develop", cell="B1")


@clause("IND-ACQ-3")
def test_a_column_is_through_for_the_era() -> None:
    state = auction(up="EFGH", era=2, bag="ABCDIJKL")
    do(state, "offer", cell="E2")
    pass_all(state)
    assert state.columns[4] == FACE_DOWN
    assert "E2" not in values(state, "offer")
    seen: set[str] = set()
    while state.era == 2:
        seen |= {str(name) for name in values(state, "offer")}
        play_out(state, 1)
    assert "E2" not in seen
    assert {name[0] for name in seen} == set("FGHABCDIJKL")


@clause("IND-ACQ-4")
def test_a_joker_serves_in_the_round_it_was_won() -> None:
    state = bidding("A1", auctioneer=0, owned={0: "K1"}, cash=[0, 5, 5, 5])
    pass_all(state)
    assert (state.step, state.actor) == (DEVELOP, 0)
    do(state, "develop", cell="K1")
    assert (state.jokers[0], state.cash[0], state.prestige[0]) == (0, 0, 2)
    assert is_developed(state, "K1")


@clause("IND-DEV-5")
def test_a_cell_can_be_developed_in_the_round_it_was_won() -> None:
    state = bidding("F1", auctioneer=0)
    pass_all(state)
    do(state, "develop", cell="F1")
    assert is_developed(state, "F1")
    assert state.prestige[0] == 1


@clause("IND-BID-8")
def test_a_bid_and_a_pass_cannot_be_taken_back_an_offer_can() -> None:
    for word, amount in (("bid", {"amount": 2}), ("pass", {})):
        history = History(auction(up="FG"))
        history.choose(GAME.encode({"do": "offer", "cell": "F1"}))
        assert history.can_undo()
        history.choose(GAME.encode({"do": word, **amount}))
        assert not history.undo()
        assert len(history.choices) == 2


@clause("IND-BID-8")
def test_a_span_can_be_taken_back_until_the_amount_is_named() -> None:
    history = History(bidding("F1", cash=[5, 40, 5, 5]))
    history.choose(GAME.encode({"do": "span", "amounts": "31-40"}))
    assert history.undo()
    history.choose(GAME.encode({"do": "span", "amounts": "31-40"}))
    history.choose(GAME.encode({"do": "bid", "amount": 35}))
    assert not history.undo()
