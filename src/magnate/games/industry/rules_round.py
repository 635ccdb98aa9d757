"""The course of a round: income, the draw, the end of round and era (phases 1, 2 and 5), and the subsidy."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.games.industry import journal
from magnate.games.industry.constants import FACE_UP, IN_BAG
from magnate.games.industry.rules_auction import open_auction
from magnate.games.industry.rules_scoring import close_game
from magnate.games.industry.state import Position


def open_round(s: Position) -> None:
    """Phases 1 and 2 resolve by themselves, then the auction opens (IND-ROUND-1, IND-ROUND-3)."""
    if s.journal is not None:
        journal.round_opened(s)
    pay_everyone(s, s.t.income, "log-income", "IND-INCOME-1")
    draw_columns(s)
    open_auction(s)


def pay_everyone(s: Position, thalers: int, message: str, clause: str) -> None:
    """Every seat takes thalers from the treasury, which never runs out
    (IND-INCOME-1, IND-COLUMN-3, IND-GEN-4)."""
    for seat in range(s.seats):
        s.cash[seat] += thalers
    if s.journal is not None:
        journal.everyone_paid(s, thalers, message, clause)


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
        journal.columns_drawn(s, drawn)
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
    """The marker moves on; everything else stays as it is (IND-ROUND-4, IND-ERA-1 to 5)."""
    s.era += 1
    if s.journal is not None:
        journal.era_changed(s)


# --- the subsidy ---------------------------------------------------------------------------------


def offer_subsidy(s: Position, found: list[int]) -> None:
    """Once a game, whenever a step is open, last in the list (IND-SUB-1, IND-SUB-3)."""
    if s.subsidies[s.actor] == 0:
        found.append(s.t.to_subsidy)


def why_not_subsidy(s: Position, _: int) -> Refusal:
    """Why the subsidy cannot be taken at this step (IND-SUB-1, IND-SUB-3)."""
    return why_not_again(s, s.actor) or Refusal("IND-SUB-3", "why-subsidy-later")


def why_not_again(s: Position, seat: int) -> Refusal | None:
    """One subsidy a game (IND-SUB-1)."""
    if s.subsidies[seat] == 0:
        return None
    return Refusal(
        "IND-SUB-1", "why-subsidy-twice", lacks={"figures/subsidies": 1} if seat == s.actor else {}
    )


def do_subsidy(s: Position) -> None:
    """Three thalers now, once a game, for points at the end; the step stays open
    (IND-SUB-1, IND-SUB-2, IND-SUB-3, IND-SUB-4)."""
    s.subsidies[s.actor] = 1
    s.cash[s.actor] += s.t.subsidy_thalers
    if s.journal is not None:
        journal.subsidy_taken(s)
