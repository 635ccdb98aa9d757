"""Phase 3, the auction: offering, bidding, selling or keeping, handing over the role, acquiring a cell.

How bids are split, and why that is complete, stands at the head of `rules.py`.
"""

from __future__ import annotations

from magnate.core.message import Arg, Moved
from magnate.games.industry.state import (
    AMOUNT,
    BID,
    FACE_DOWN,
    FACE_UP,
    OFFER,
    PASSED,
    SELL_OR_KEEP,
    UNSPOKEN,
    Position,
)
from magnate.games.industry.tables import RAISES, SPAN


def open_auction(s: Position) -> None:
    """The first player starts as auctioneer, whoever held the role last (IND-OFFER-1)."""
    s.auctioneer = s.first
    ask_for_offer(s)


def ask_for_offer(s: Position) -> None:
    """The auctioneer offers the next cell while one is left (IND-OFFER-3, IND-OFFER-5)."""
    s.lot = -1
    s.step = OFFER
    s.actor = s.auctioneer


def offers(s: Position) -> list[int]:
    """One available cell: its token face up, its era the current one (IND-OFFER-2, IND-OFFER-3)."""
    t = s.t
    row = t.to_offer + (s.era - 1) * t.columns
    return [row + column for column in range(t.columns) if s.columns[column] == FACE_UP]


def make_offer(s: Position, cell: int) -> None:
    """Put a cell up for sale; the left neighbour speaks first (IND-OFFER-4, IND-BID-1)."""
    if s.journal is not None:
        s.note("log-offer", {"cell": s.t.cells[cell], "name": f"@site-{s.t.names[cell]}"}, "IND-OFFER-3")
    s.lot = cell
    s.high = 0
    s.leader = -1
    for seat in range(s.seats):
        s.bids[seat] = UNSPOKEN
    s.step = BID
    s.turn += 1
    s.actor = s.left_of(s.auctioneer)


def lowest_bid(s: Position) -> int:
    """The lowest amount that beats the highest bid (IND-BID-3, IND-BID-4)."""
    return s.high + 1 if s.high >= s.t.first_bid else s.t.first_bid


def highest_bid(s: Position) -> int:
    """The most the acting seat can pay, a subsidy not yet taken left out (IND-BID-5, IND-BID-6)."""
    cash = s.cash[s.actor]
    return cash if cash < s.t.most_money else s.t.most_money


def bids(s: Position) -> list[int]:
    """Pass, the lowest raises, then spans of higher amounts (IND-BID-2, IND-BID-3, IND-BID-5)."""
    t = s.t
    low = lowest_bid(s)
    high = highest_bid(s)
    if high < low:
        return [t.to_pass]
    last = high if high - low < RAISES else low + RAISES - 1
    found = t.bids[low - 1 : last + 1]
    found[0] = t.to_pass
    start = last + 1
    while start <= high:
        span = (start - 1) // SPAN
        end = span_end(span, high)
        found.append(t.bids[start] if start == end else t.to_span + span)
        start = end + 1
    return found


def span_end(span: int, high: int) -> int:
    """The highest amount of a span that the seat can pay (IND-BID-5)."""
    end = (span + 1) * SPAN
    return end if end < high else high


def span_start(span: int, low: int) -> int:
    """The lowest amount of a span that is not among the raises offered one by one (IND-BID-3)."""
    start = span * SPAN + 1
    return start if start > low + RAISES else low + RAISES


def amounts(s: Position) -> list[int]:
    """Every amount of the chosen span (IND-BID-3, IND-BID-5)."""
    return s.t.bids[span_start(s.span, lowest_bid(s)) : span_end(s.span, highest_bid(s)) + 1]


def choose_span(s: Position, span: int) -> None:
    """Settle how high the bid goes, before naming the amount (IND-BID-3)."""
    s.span = span
    s.step = AMOUNT


def make_bid(s: Position, amount: int) -> None:
    """Bid: the highest so far, final, and free of charge if somebody goes higher (IND-BID-3, IND-BID-8)."""
    if s.journal is not None:
        s.note("log-bid", {"cell": s.t.cells[s.lot], "amount": amount}, "IND-BID-2")
    s.bids[s.actor] = amount
    s.high = amount
    s.leader = s.actor
    s.span = -1
    next_speaker(s)


def make_pass(s: Position) -> None:
    """Say no to this cell for good (IND-BID-2, IND-BID-8)."""
    if s.journal is not None:
        s.note("log-pass", {"cell": s.t.cells[s.lot]}, "IND-BID-2")
    s.bids[s.actor] = PASSED
    next_speaker(s)


def next_speaker(s: Position) -> None:
    """Everybody but the auctioneer speaks once; then the auctioneer decides, if anybody bid
    (IND-BID-1, IND-BID-2, IND-BID-7, IND-BID-9, IND-AUCTION-1)."""
    s.turn += 1
    s.step = BID
    s.actor = s.left_of(s.actor)
    if s.actor != s.auctioneer:
        return
    if s.leader >= 0:
        s.step = SELL_OR_KEEP
    else:
        take_unwanted(s)


def decisions(s: Position) -> list[int]:
    """Sell, or keep if the full highest bid is in hand (IND-AUCTION-1, IND-AUCTION-6)."""
    if s.cash[s.actor] >= s.high:
        return [s.t.to_sell, s.t.to_keep]
    return [s.t.to_sell]


def sell(s: Position) -> None:
    """The highest bidder pays the auctioneer and has the cell; the role stays
    (IND-AUCTION-2, IND-AUCTION-3)."""
    if s.journal is not None:
        args: dict[str, Arg] = {"cell": s.t.cells[s.lot], "buyer": f"@seat-{s.leader}", "amount": s.high}
        moved = [
            Moved(f"thaler:{s.high}", f"seat:{s.leader}", f"seat:{s.auctioneer}"),
            lot_moves(s, s.leader),
        ]
        s.note("log-sell", args, "IND-AUCTION-2", moved)
    s.cash[s.leader] -= s.high
    s.cash[s.auctioneer] += s.high
    s.turn += 1
    acquire(s, s.leader)
    ask_for_offer(s)


def share_of(amount: int, seats: int, places: int) -> int:
    """What the seat so many places to the left gets of a payment round the table; the payer itself is
    `seats` places away (IND-AUCTION-4, IND-AUCTION-5)."""
    return (amount + seats - places) // seats


def keep(s: Position) -> None:
    """The auctioneer pays the highest bid out round the table, has the cell, and hands the role over
    (IND-AUCTION-4, IND-AUCTION-5, IND-AUCTION-7)."""
    s.cash[s.auctioneer] -= s.high
    seat = s.auctioneer
    moved: list[Moved] = []
    for places in range(1, s.seats + 1):
        seat = s.left_of(seat)
        share = share_of(s.high, s.seats, places)
        s.cash[seat] += share
        if s.journal is not None and share > 0 and seat != s.auctioneer:
            moved.append(Moved(f"thaler:{share}", f"seat:{s.auctioneer}", f"seat:{seat}"))
    if s.journal is not None:
        moved.append(lot_moves(s, s.auctioneer))
        net = s.high - share_of(s.high, s.seats, s.seats)
        args: dict[str, Arg] = {"cell": s.t.cells[s.lot], "amount": s.high, "net": net}
        s.note("log-keep", args, "IND-AUCTION-4", moved)
    s.turn += 1
    acquire(s, s.auctioneer)
    hand_over(s)


def take_unwanted(s: Position) -> None:
    """Nobody bid: the auctioneer has the cell for nothing, unasked (IND-NOBID-1, IND-NOBID-2)."""
    if s.journal is not None:
        s.note("log-unwanted", {"cell": s.t.cells[s.lot]}, "IND-NOBID-1", [lot_moves(s, s.auctioneer)])
    acquire(s, s.auctioneer)
    hand_over(s)


def hand_over(s: Position) -> None:
    """After taking a cell the role goes to the left neighbour, as long as cells remain
    (IND-HANDOVER-1, IND-HANDOVER-2, IND-HANDOVER-3)."""
    s.auctioneer = s.left_of(s.auctioneer)
    ask_for_offer(s)


def acquire(s: Position, seat: int) -> None:
    """The cell on offer gets a property token, or gives up its joker; its column token is turned face down
    (IND-ACQ-1, IND-ACQ-2, IND-ACQ-3, IND-BOARD-3)."""
    t = s.t
    joker = t.joker_of[s.lot]
    if joker >= 0:
        s.jokers[seat] |= 1 << joker
    else:
        s.owner[s.lot] = seat
    s.columns[s.lot % t.columns] = FACE_DOWN
    s.face_up -= 1


def lot_moves(s: Position, seat: int) -> Moved:
    """What is seen to move when a seat acquires the cell on offer (IND-ACQ-1, IND-ACQ-2)."""
    cell = s.t.cells[s.lot]
    if s.t.joker_of[s.lot] >= 0:
        return Moved(f"joker:{cell}", f"cell:{cell}", f"seat:{seat}")
    return Moved(f"property:{seat}", f"seat:{seat}", f"cell:{cell}")
