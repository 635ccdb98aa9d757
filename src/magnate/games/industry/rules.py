"""The rules of Industry in play order: a round of five phases, eras, the subsidy.

Phases 3 and 4 have files of their own, `rules_auction.py` and `rules_development.py`; the end is in
`rules_scoring.py`. What may be chosen (`offer`) and what choosing does (`apply`) mirror each other.

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
"""

from __future__ import annotations

from magnate.core.message import Moved
from magnate.games.industry.rules_auction import (
    amounts,
    bids,
    choose_span,
    decisions,
    keep,
    make_bid,
    make_offer,
    make_pass,
    offers,
    open_auction,
    sell,
)
from magnate.games.industry.rules_development import (
    choose_site,
    choose_source,
    developments,
    end_turn,
    open_development,
    sources,
)
from magnate.games.industry.rules_scoring import close_game
from magnate.games.industry.state import (
    AMOUNT,
    BID,
    DEVELOP,
    FACE_UP,
    IN_BAG,
    OFFER,
    SELL_OR_KEEP,
    SOURCE,
    Position,
)

# --- setup and the course of a round ---------------------------------------------------------------


def setup(s: Position) -> None:
    """Lay out the table, draw the first player, start round 1 (IND-SETUP-1 to 5)."""
    s.lay_out()
    s.first = s.rng.below(s.seats)
    open_round(s)


def open_round(s: Position) -> None:
    """Phases 1 and 2 resolve by themselves, then the auction opens (IND-ROUND-1, IND-ROUND-3)."""
    if s.journal is not None:
        s.note("log-round", {"round": s.round, "era": s.era}, "IND-ROUND-1", seat=-1)
    pay_everyone(s, s.t.income, "log-income", "IND-INCOME-1")
    draw_columns(s)
    open_auction(s)


def pay_everyone(s: Position, thalers: int, message: str, clause: str) -> None:
    """Every seat takes thalers from the treasury, which never runs out
    (IND-INCOME-1, IND-COLUMN-3, IND-GEN-4)."""
    for seat in range(s.seats):
        s.cash[seat] += thalers
    if s.journal is not None:
        moved = [Moved(f"thaler:{thalers}", "treasury", f"seat:{seat}") for seat in range(s.seats)]
        s.note(message, {"thalers": thalers}, clause, moved, seat=-1)


def draw_columns(s: Position) -> None:
    """Draw column tokens and lay them face up; A pays everybody
    (IND-COLUMN-1, IND-COLUMN-2, IND-COLUMN-3, IND-DRAW-1, IND-DRAW-2, IND-DRAW-3)."""
    t = s.t
    if s.in_bag == 0:
        refill_bag(s)
    inside = [column for column in range(t.columns) if s.columns[column] == IN_BAG]
    drawn: list[int] = []
    for _ in range(s.draws[s.era - 1]):
        drawn.append(inside.pop(s.rng.below(len(inside))))
    for column in drawn:
        s.columns[column] = FACE_UP
    s.in_bag = len(inside)
    s.face_up = len(drawn)
    s.reveals += 1
    if s.journal is not None:
        names = ", ".join([t.letters[column] for column in sorted(drawn)])
        moved = [Moved(f"column:{t.letters[c]}", "bag", f"column:{t.letters[c]}") for c in drawn]
        s.note("log-draw", {"columns": names}, "IND-COLUMN-2", moved, seat=-1)
    if t.thaler_column in drawn:
        pay_everyone(s, t.thaler_column_pays, "log-thaler-column", "IND-COLUMN-3")


def refill_bag(s: Position) -> None:
    """All column tokens go back into the empty bag, and only then (IND-COLUMN-4)."""
    for column in range(s.t.columns):
        s.columns[column] = IN_BAG


def close_round(s: Position) -> None:
    """Phase 5 and the change of era; after the last era the game is scored
    (IND-FIRST-1, IND-FIRST-2, IND-ERA-1, IND-END-1, IND-END-2)."""
    if s.in_bag == 0 and s.era == s.t.eras:
        close_game(s)
        return
    s.first = s.left_of(s.first)
    if s.in_bag == 0:
        change_era(s)
    s.round += 1
    open_round(s)


def change_era(s: Position) -> None:
    """The marker moves on; everything else stays as it is (IND-ERA-1 to 5, IND-ROUND-4)."""
    s.era += 1
    if s.journal is not None:
        moved = [Moved("era", f"era:{s.era - 1}", f"era:{s.era}")]
        s.note("log-era", {"era": s.era}, "IND-ERA-1", moved, seat=-1)


# --- what may be chosen, and what choosing does ------------------------------------------------------


def offer(s: Position) -> list[int]:
    """The legal choices of the acting seat, the subsidy last (IND-ROUND-3, IND-SUB-3)."""
    step = s.step
    if step == BID:
        found = bids(s)
    elif step == DEVELOP:
        found = developments(s)
    elif step == OFFER:
        found = offers(s)
    elif step == SELL_OR_KEEP:
        found = decisions(s)
    elif step == AMOUNT:
        return amounts(s)
    else:
        return sources(s)
    if s.subsidies[s.actor] == 0:
        found.append(s.t.to_subsidy)
    return found


def apply(s: Position, choice: int) -> None:
    """Do a legal choice, then whatever phase it completes (IND-ROUND-1, IND-ROUND-2)."""
    if choice == s.t.to_subsidy:
        take_subsidy(s)
    elif s.step <= SELL_OR_KEEP:
        apply_in_auction(s, choice)
        if s.face_up == 0:
            open_development(s)
    else:
        apply_in_development(s, choice)
        if s.served == s.seats:
            close_round(s)


def apply_in_auction(s: Position, choice: int) -> None:
    """Offer, pass, bid, sell or keep (IND-OFFER-3, IND-BID-2, IND-AUCTION-1)."""
    t = s.t
    if choice < t.to_pass:
        make_offer(s, choice - t.to_offer)
    elif choice == t.to_pass:
        make_pass(s)
    elif choice < t.to_span:
        make_bid(s, choice - t.to_bid + 1)
    elif choice < t.to_sell:
        choose_span(s, choice - t.to_span)
    elif choice == t.to_sell:
        sell(s)
    else:
        keep(s)


def apply_in_development(s: Position, choice: int) -> None:
    """Choose a cell, a way to a resource, or be done (IND-DEV-2, IND-DEV-3, IND-RES-1)."""
    t = s.t
    if s.step == SOURCE:
        choose_source(s, choice - t.to_source)
    elif choice == t.to_finish:
        if s.journal is not None and s.made == 0:
            s.note("log-done", None, "IND-DEV-3")
        end_turn(s)
    else:
        choose_site(s, choice - t.to_develop)


def take_subsidy(s: Position) -> None:
    """Three thalers now, once a game, for points at the end; the step stays open
    (IND-SUB-1, IND-SUB-2, IND-SUB-3, IND-SUB-4)."""
    s.subsidies[s.actor] = 1
    s.cash[s.actor] += s.t.subsidy_thalers
    if s.journal is not None:
        args = {"thalers": s.t.subsidy_thalers, "points": -s.t.subsidy_points}
        moved = [Moved(f"thaler:{s.t.subsidy_thalers}", "treasury", f"seat:{s.actor}")]
        s.note("log-subsidy", args, "IND-SUB-2", moved)
