"""The rules of Industry in play order: a round of five phases, eras, the subsidy.

The start is in `rules_setup`, phases 1, 2 and 5 and the subsidy in `rules_round`, phases 3 and 4 in `rules_auction`
and `rules_development`, the end in `rules_scoring`. What may be chosen (`offer`), what choosing does (`apply`) and
why not (`refuse`) mirror each other.

How a rulebook action is split: an offer, a bid, selling or keeping are one choice each (a high bid two); a
development is the cell and then, for each need with several ways, the way.

Why the split of bids is complete. The rules let a seat name any whole amount from one above the highest bid
to all its cash. Nearly always these are ten amounts or fewer, and they are simply listed. A rich seat would
face a hundred, and a search would drown in amounts that hardly differ. So the lowest ten are offered one by
one, and everything above them by spans of ten (11-20, 21-30, ...); a second small choice names the amount.
Let the legal amounts be low..high. The first list holds low..low+9; the spans cut low+10..high into pieces
that do not overlap, and choosing a span offers every amount of its piece. So each legal amount is reached in
exactly one way, in one choice or two, and no illegal one is reached at all.

Why the subsidy never floods the list. It is a single choice, last in the list, at every step where it may be
taken, and it leaves the step open (IND-SUB-4): "subsidy, then bid 5" needs no choice of its own.

What the space cannot even express. People try such things too, so these forms are understood, and always refused:

    {"do": "bid", "amount": 0}              any amount that is not a whole number from 1 up
    {"do": "sell", "to": 2}                 to somebody else than the highest bidder
    {"do": "source", "way": "treasury"}     naming the seller; {"way": "seat", "owner": 2} likewise
    {"do": "source", "way": "joker", "resource": "stone"}   naming the resource
    {"do": "withdraw"}, {"do": "hand-over"}, {"do": "retract"}, {"do": "decline"}, {"do": "buy"},
    {"do": "refuse-sale"}, {"do": "return-subsidy"}, {"do": "give"}, {"do": "lend"}, {"do": "trade"}
"""

from __future__ import annotations

from collections.abc import Callable

from magnate.core.contract import Attempt
from magnate.core.message import AnyForm, Refusal, never, refusals
from magnate.games.industry import journal, rules_auction, rules_development, rules_round
from magnate.games.industry.constants import AMOUNT, BID, DEVELOP, OFFER, SELL_OR_KEEP, SOURCE
from magnate.games.industry.state import Position

# --- what may be chosen, and what choosing does ------------------------------------------------------


def offer(s: Position) -> list[int]:
    """The legal choices of the acting seat, the subsidy last (IND-ROUND-3, IND-SUB-3)."""
    step = s.step
    if step == BID:
        found = rules_auction.offer_bids(s)
    elif step == DEVELOP:
        found = rules_development.offer_developments(s)
    elif step == OFFER:
        found = rules_auction.offer_cells(s)
    elif step == SELL_OR_KEEP:
        found = rules_auction.offer_decisions(s)
    elif step == AMOUNT:
        return rules_auction.offer_amounts(s)
    else:
        return rules_development.offer_sources(s)
    rules_round.offer_subsidy(s, found)
    return found


def apply(s: Position, choice: int) -> None:
    """Do a legal choice, then whatever phase it completes (IND-ROUND-1, IND-ROUND-2)."""
    if choice == s.t.to_subsidy:
        rules_round.do_subsidy(s)
    elif s.step <= SELL_OR_KEEP:
        apply_in_auction(s, choice)
        if s.face_up == 0:
            rules_development.open_development(s)
    else:
        apply_in_development(s, choice)
        if s.served == s.seats:
            rules_round.close_round(s)


def apply_in_auction(s: Position, choice: int) -> None:
    """Offer, pass, bid, sell or keep (IND-OFFER-3, IND-BID-2, IND-AUCTION-1)."""
    t = s.t
    if choice < t.to_pass:
        rules_auction.do_offer(s, choice - t.to_offer)
    elif choice == t.to_pass:
        rules_auction.do_pass(s)
    elif choice < t.to_span:
        rules_auction.do_bid(s, choice - t.to_bid + 1)
    elif choice < t.to_sell:
        rules_auction.do_span(s, choice - t.to_span)
    elif choice == t.to_sell:
        rules_auction.do_sell(s)
    else:
        rules_auction.do_keep(s)


def apply_in_development(s: Position, choice: int) -> None:
    """Choose a cell, a way to a resource, or be done (IND-DEV-2, IND-DEV-3, IND-RES-1)."""
    t = s.t
    if s.step == SOURCE:
        rules_development.do_source(s, choice - t.to_source)
    elif choice == t.to_done:
        if s.journal is not None and s.made == 0:
            journal.done(s)
        rules_development.end_turn(s)
    else:
        rules_development.do_develop(s, choice - t.to_develop)


def final(s: Position, choice: int) -> bool:
    """A bid made or declined stands (IND-BID-8)."""
    return s.t.to_pass <= choice < s.t.to_span


# --- why not -----------------------------------------------------------------------------------------


def refuse(s: Position, seat: int, attempt: Attempt) -> Refusal | None:
    """Why a seat may not do what it attempts; None where no rule speaks of it
    (IND-ROUND-3, IND-END-2, IND-BID-8, IND-RES-8, IND-RES-17, IND-SUB-1, IND-GEN-5)."""
    if s.actor < 0:
        late = attempt.word == "subsidy"
        return Refusal("IND-SUB-5", "why-subsidy-over") if late else Refusal("IND-END-2", "why-over")
    if seat not in (-1, s.actor):
        turn = Refusal("IND-ROUND-3", "why-not-your-turn", {"player": f"@seat-{s.actor}"})
        return why_not_your_turn(s, seat, attempt) or turn
    if attempt.choice >= 0:
        return REFUSALS[attempt.word](s, attempt.args[0] if attempt.args else 0)
    outside = OUTSIDE.get(attempt.word)
    return None if outside is None else outside(s, attempt.form, s.actor)


def why_not_your_turn(s: Position, seat: int, attempt: Attempt) -> Refusal | None:
    """What is said to a seat that is not to decide where its attempt breaks a rule of its own.

    IND-BID-2, IND-OFFER-4, IND-AUCTION-1, IND-SUB-3, IND-DEV-2
    """
    word = attempt.word
    if word in ("pass", "bid", "span"):
        return rules_auction.why_not_heard(s, seat)
    if word == "offer":
        return rules_auction.why_on_offer(s) if seat == s.auctioneer and s.lot >= 0 else None
    if word in ("sell", "keep", "decline"):
        return rules_auction.why_not_yet(s, seat)
    if word == "subsidy":
        return rules_round.why_not_again(s, seat) or Refusal("IND-SUB-3", "why-subsidy-turn")
    if word == "develop":
        return rules_development.why_not_your_development(s, seat)
    outside = OUTSIDE.get(word)
    if outside is None or word in s.t.space.by_word:
        return None
    return outside(s, attempt.form, seat)


def why_not_done(s: Position, _: int) -> Refusal:
    """What has to be settled first (IND-OFFER-3, IND-BID-2, IND-AUCTION-1, IND-DEV-9)."""
    if s.step == OFFER:
        return rules_auction.why_must_offer()
    if s.step == BID:
        return Refusal("IND-BID-2", "why-bid-or-pass", {"cell": s.t.cells[s.lot]})
    if s.step == AMOUNT:
        return rules_auction.why_name_amount(s)
    if s.step == SELL_OR_KEEP:
        return Refusal("IND-AUCTION-1", "why-sell-or-keep", {"cell": s.t.cells[s.lot]})
    return rules_development.why_site_first(s)


def why_not_hand_over(s: Position, form: AnyForm, seat: int) -> Refusal | None:
    """The auctioneer can hand nothing over, and takes nothing back (IND-OFFER-3, IND-OFFER-4)."""
    if form["do"] == "withdraw":
        return rules_auction.why_on_offer(s) if s.lot >= 0 else None
    return rules_auction.why_must_offer() if s.step == OFFER else None


def why_not_decline(s: Position, form: AnyForm, seat: int) -> Refusal | None:
    """A cell nobody bid on cannot be declined (IND-NOBID-1)."""
    return Refusal("IND-NOBID-1", "why-unwanted") if rules_auction.had_it_free(s) == seat else None


REFUSALS: dict[str, Callable[[Position, int], Refusal]] = {
    **refusals(rules_auction, rules_development, rules_round),
    "sell": rules_auction.why_not_decide,
    "keep": rules_auction.why_not_decide,
    "done": why_not_done,
}
OUTSIDE: dict[str, Callable[[Position, AnyForm, int], Refusal | None]] = {
    "bid": rules_auction.why_not_amount,
    "sell": rules_auction.why_not_buyer,
    "source": rules_development.why_not_named,
    "offer": why_not_hand_over,
    "hand-over": why_not_hand_over,
    "withdraw": why_not_hand_over,
    "decline": why_not_decline,
    "retract": never("IND-BID-8", "why-final"),
    "buy": never("IND-RES-17", "why-no-site"),
    "refuse-sale": never("IND-RES-8", "why-must-sell"),
    "return-subsidy": never("IND-SUB-1", "why-subsidy-return"),
    "give": never("IND-GEN-5", "why-no-gifts"),
    "lend": never("IND-GEN-5", "why-no-gifts"),
    "trade": never("IND-GEN-5", "why-no-gifts"),
}
