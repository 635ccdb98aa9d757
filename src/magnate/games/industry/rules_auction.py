"""Phase 3, the auction: offering, bidding, selling or keeping, handing over the role, acquiring a cell.

How bids are split, and why that is complete, stands at the head of `rules.py`.
"""

from __future__ import annotations

from magnate.core.message import AnyForm, Arg, Refusal
from magnate.games.industry import journal
from magnate.games.industry.constants import (
    AMOUNT,
    BID,
    DEVELOP,
    FACE_DOWN,
    FACE_UP,
    IN_BAG,
    OFFER,
    PASSED,
    RAISES,
    SELL_OR_KEEP,
    SPAN,
    UNSPOKEN,
)
from magnate.games.industry.state import Position

# --- offering ------------------------------------------------------------------------------------


def open_auction(s: Position) -> None:
    """The first player starts as auctioneer, whoever held the role last (IND-OFFER-1)."""
    s.auctioneer = s.first
    ask_for_offer(s)


def ask_for_offer(s: Position) -> None:
    """The auctioneer offers the next cell while one is left (IND-OFFER-3, IND-OFFER-5)."""
    s.lot = -1
    s.step = OFFER
    s.actor = s.auctioneer


def offer_cells(s: Position) -> list[int]:
    """One available cell: its token face up, its era the current one (IND-OFFER-2, IND-OFFER-3)."""
    t = s.t
    row = t.to_offer + (s.era - 1) * t.columns
    return [row + column for column in range(t.columns) if s.columns[column] == FACE_UP]


def why_not_offer(s: Position, cell: int) -> Refusal:
    """A cell that is not available, or no time to offer one (IND-OFFER-2, IND-OFFER-4, IND-OFFER-5, IND-ACQ-3)."""
    t = s.t
    if s.step >= DEVELOP:
        return why_auction_over()
    if s.step != OFFER:
        return why_on_offer(s)
    if t.era_of[cell] != s.era:
        return Refusal("IND-OFFER-2", "why-other-era", {"cell": t.cells[cell], "era": s.era})
    column = cell % t.columns
    if s.columns[column] == IN_BAG:
        return Refusal("IND-OFFER-2", "why-not-drawn", {"column": t.letters[column]})
    return Refusal("IND-ACQ-3", "why-sold", {"cell": t.cells[cell]})


def why_auction_over() -> Refusal:
    """Nothing is sold in the development phase (IND-OFFER-5)."""
    return Refusal("IND-OFFER-5", "why-auction-over")


def why_on_offer(s: Position) -> Refusal:
    """The cell on offer stays there (IND-OFFER-4)."""
    return Refusal("IND-OFFER-4", "why-on-offer", {"cell": s.t.cells[s.lot]})


def why_must_offer() -> Refusal:
    """The auctioneer has to offer a cell (IND-OFFER-3)."""
    return Refusal("IND-OFFER-3", "why-must-offer")


def do_offer(s: Position, cell: int) -> None:
    """Put a cell up for sale; the left neighbour speaks first (IND-OFFER-4, IND-BID-1)."""
    if s.journal is not None:
        journal.offered(s, cell)
    s.lot = cell
    s.high = 0
    s.leader = -1
    for seat in range(s.seats):
        s.bids[seat] = UNSPOKEN
    s.step = BID
    s.turn += 1
    s.actor = s.left_of(s.auctioneer)


# --- bidding -------------------------------------------------------------------------------------


def lowest_bid(s: Position) -> int:
    """The lowest amount that beats the highest bid (IND-BID-3, IND-BID-4)."""
    return s.high + 1 if s.high >= s.t.first_bid else s.t.first_bid


def highest_bid(s: Position) -> int:
    """The most the acting seat can pay, a subsidy not yet taken left out (IND-BID-5, IND-BID-6)."""
    cash = s.cash[s.actor]
    return cash if cash < s.t.most_money else s.t.most_money


def offer_bids(s: Position) -> list[int]:
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


def why_not_speak(s: Position) -> Refusal | None:
    """Nobody is asked for a bid now; the auctioneer does not bid on its own sale (IND-OFFER-5, IND-BID-7)."""
    if s.step >= DEVELOP:
        return why_auction_over()
    return None if s.step in (BID, AMOUNT) else Refusal("IND-BID-7", "why-auctioneer")


def why_not_pass(s: Position, _: int) -> Refusal:
    """No time to pass, or a span has been chosen (IND-OFFER-3, IND-BID-2)."""
    if s.step == OFFER:
        return why_must_offer()
    return why_not_speak(s) or why_name_amount(s)


def why_not_bid(s: Position, at: int) -> Refusal:
    """A bid too low, too high or out of place (IND-BID-3)."""
    amount = at + 1
    least = lowest_bid(s)
    refusal = why_not_speak(s)
    if refusal is None and amount < least:
        refusal = Refusal("IND-BID-3", "why-bid-low", {"least": least})
    refusal = refusal or why_too_high(s, amount)
    if refusal is not None:
        return refusal
    if s.step == AMOUNT:
        return why_name_amount(s)
    span = at // SPAN
    args = {"low": span_start(span, least), "high": span_end(span, highest_bid(s))}
    return Refusal("IND-BID-3", "why-bid-span", args)


def why_not_span(s: Position, span: int) -> Refusal:
    """A span too high, out of place, or without an amount that is not offered by itself (IND-BID-3)."""
    refusal = why_not_speak(s) or why_too_high(s, span * SPAN + 1)
    if refusal is not None:
        return refusal
    if s.step == AMOUNT:
        return why_name_amount(s)
    return Refusal("IND-BID-3", "why-span-empty", {"least": lowest_bid(s)})


def why_too_high(s: Position, amount: int) -> Refusal | None:
    """More than the seat holds, a subsidy not yet taken left out (IND-BID-5, IND-BID-6)."""
    cash = s.cash[s.actor]
    if amount <= highest_bid(s):
        return None
    lacks = {"figures/cash": amount}
    if s.subsidies[s.actor] == 0 and amount <= cash + s.t.subsidy_thalers:
        return Refusal("IND-BID-6", "why-bid-subsidy", {"cash": cash}, lacks)
    return Refusal("IND-BID-5", "why-bid-high", {"cash": cash}, lacks)


def why_name_amount(s: Position) -> Refusal:
    """A span was chosen; one of its amounts has to be named (IND-BID-2)."""
    args = {"low": span_start(s.span, lowest_bid(s)), "high": span_end(s.span, highest_bid(s))}
    return Refusal("IND-BID-2", "why-amount", args)


def why_not_amount(s: Position, form: AnyForm, seat: int) -> Refusal:
    """An amount that is no bid at all, or more money than there is (IND-BID-4, IND-BID-5)."""
    amount = form.get("amount")
    if isinstance(amount, int) and not isinstance(amount, bool) and amount >= s.t.first_bid:
        return Refusal("IND-BID-5", "why-bid-high", {"cash": s.cash[s.actor]})
    return Refusal("IND-BID-4", "why-bid-whole", {"least": s.t.first_bid})


def why_not_heard(s: Position, seat: int) -> Refusal | None:
    """The auctioneer does not bid, and nobody speaks twice (IND-BID-2, IND-BID-7)."""
    if s.step not in (BID, AMOUNT):
        return None
    if seat == s.auctioneer:
        return Refusal("IND-BID-7", "why-auctioneer")
    if s.bids[seat] != UNSPOKEN:
        return Refusal("IND-BID-2", "why-spoken", {"cell": s.t.cells[s.lot]})
    return None


def offer_amounts(s: Position) -> list[int]:
    """Every amount of the chosen span (IND-BID-3, IND-BID-5)."""
    return s.t.bids[span_start(s.span, lowest_bid(s)) : span_end(s.span, highest_bid(s)) + 1]


def do_span(s: Position, span: int) -> None:
    """Settle how high the bid goes, before naming the amount (IND-BID-3)."""
    s.span = span
    s.step = AMOUNT


def do_bid(s: Position, amount: int) -> None:
    """Bid: the highest so far, final, and free of charge if somebody goes higher (IND-BID-3, IND-BID-8)."""
    if s.journal is not None:
        journal.bid_made(s, amount)
    s.bids[s.actor] = amount
    s.high = amount
    s.leader = s.actor
    s.span = -1
    next_speaker(s)


def do_pass(s: Position) -> None:
    """Say no to this cell for good (IND-BID-2, IND-BID-8)."""
    if s.journal is not None:
        journal.passed(s)
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


# --- selling or keeping --------------------------------------------------------------------------


def offer_decisions(s: Position) -> list[int]:
    """Sell, or keep if the full highest bid is in hand (IND-AUCTION-1, IND-AUCTION-6)."""
    if s.cash[s.actor] >= s.high:
        return [s.t.to_sell, s.t.to_keep]
    return [s.t.to_sell]


def why_not_decide(s: Position, _: int) -> Refusal:
    """Nothing to decide, not the one to decide, or not the money to keep.

    IND-OFFER-3, IND-OFFER-5, IND-AUCTION-1, IND-AUCTION-6
    """
    if s.step >= DEVELOP:
        return why_auction_over()
    if s.step == OFFER:
        return why_must_offer()
    if s.step == SELL_OR_KEEP:
        args: dict[str, Arg] = {"high": s.high, "cash": s.cash[s.actor]}
        return Refusal("IND-AUCTION-6", "why-keep", args, {"figures/cash": s.high})
    return Refusal("IND-AUCTION-1", "why-auctioneer-decides", {"player": f"@seat-{s.auctioneer}"})


def why_not_yet(s: Position, seat: int) -> Refusal | None:
    """The auctioneer waits for everybody, and has no say about a cell nobody bid on.

    IND-AUCTION-1, IND-NOBID-1
    """
    if seat == s.auctioneer and s.step in (BID, AMOUNT):
        return Refusal("IND-AUCTION-1", "why-unheard", {"player": f"@seat-{s.actor}"})
    return Refusal("IND-NOBID-1", "why-unwanted") if seat == had_it_free(s) else None


def why_not_buyer(s: Position, form: AnyForm, seat: int) -> Refusal | None:
    """Only the highest bidder can buy (IND-AUCTION-2)."""
    if s.step != SELL_OR_KEEP or form.get("to") == s.leader:
        return None
    return Refusal("IND-AUCTION-2", "why-buyer", {"player": f"@seat-{s.leader}"})


def do_sell(s: Position) -> None:
    """The highest bidder pays the auctioneer and has the cell; the role stays
    (IND-AUCTION-2, IND-AUCTION-3)."""
    if s.journal is not None:
        journal.sold(s)
    s.cash[s.leader] -= s.high
    s.cash[s.auctioneer] += s.high
    s.turn += 1
    acquire(s, s.leader)
    ask_for_offer(s)


def share_of(amount: int, seats: int, places: int) -> int:
    """What the seat so many places to the left gets of a payment round the table; the payer itself is
    `seats` places away (IND-AUCTION-4, IND-AUCTION-5)."""
    return (amount + seats - places) // seats


def do_keep(s: Position) -> None:
    """The auctioneer pays the highest bid out round the table, has the cell, and hands the role over
    (IND-AUCTION-4, IND-AUCTION-5, IND-AUCTION-7)."""
    shares = [share_of(s.high, s.seats, places) for places in range(1, s.seats + 1)]
    if s.journal is not None:
        journal.kept(s, shares)
    s.cash[s.auctioneer] -= s.high
    seat = s.auctioneer
    for share in shares:
        seat = s.left_of(seat)
        s.cash[seat] += share
    s.turn += 1
    acquire(s, s.auctioneer)
    hand_over(s)


def take_unwanted(s: Position) -> None:
    """Nobody bid: the auctioneer has the cell for nothing, unasked (IND-NOBID-1, IND-NOBID-2)."""
    if s.journal is not None:
        journal.unwanted(s)
    acquire(s, s.auctioneer)
    hand_over(s)


def had_it_free(s: Position) -> int:
    """The seat that has just been given a cell nobody bid on, or -1 (IND-NOBID-1)."""
    if s.lot >= 0 or s.leader >= 0:
        return -1
    silent = [seat for seat in range(s.seats) if s.bids[seat] == UNSPOKEN]
    return silent[0] if len(silent) == 1 and s.bids.count(PASSED) == s.seats - 1 else -1


def hand_over(s: Position) -> None:
    """After taking a cell the role goes to the left neighbour, as long as cells remain
    (IND-HANDOVER-1, IND-HANDOVER-2, IND-HANDOVER-3)."""
    s.auctioneer = s.left_of(s.auctioneer)
    ask_for_offer(s)


def acquire(s: Position, seat: int) -> None:
    """The cell on offer gets a property token, or gives up its joker; its column token is turned face down
    (IND-ACQ-1, IND-ACQ-2, IND-ACQ-3, IND-BOARD-3, IND-ACQ-4)."""
    t = s.t
    joker = t.joker_of[s.lot]
    if joker >= 0:
        s.jokers[seat] |= 1 << joker
    else:
        s.owner[s.lot] = seat
    s.columns[s.lot % t.columns] = FACE_DOWN
    s.face_up -= 1
