"""What any expert would call a blunder, for the yardsticks."""

from __future__ import annotations

from typing import Final

from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium.state import Position

NAMES: Final = ("money-left", "spyrium-left", "workers-idle", "earned-nothing")


def blunders(before: Position, choice: int, after: Position) -> list[tuple[str, int, int]]:
    """The blunders in a choice: name, seat, amount."""
    t = before.t
    seat = before.actor
    me = before.me
    found: list[tuple[str, int, int]] = []
    if choice == t.to_pass and me.active:
        found.append(("workers-idle", seat, me.active))
    if earned_nothing(before, choice):
        found.append(("earned-nothing", seat, 1))
    if after.is_over:
        for who in range(after.seats):
            found += left_over(after, who)
    return found


def earned_nothing(s: Position, choice: int) -> bool:
    """Whether a worker leaves for £0 although his other card, or another worker, would have paid (SPY-EARN-3)."""
    t = s.t
    if not is_earning(s, choice):
        return False
    return best_pay(s, choice - t.to_earn) == 0 and any(
        best_pay(s, other - t.to_earn) > 0 for other in s.offered() if is_earning(s, other)
    )


def is_earning(s: Position, choice: int) -> bool:
    """Whether a choice withdraws a worker for money (SPY-EARN-2)."""
    return s.t.to_earn <= choice < s.t.to_earn + kinds.GAPS


def best_pay(s: Position, gap: int) -> int:
    """The most that a worker of the seat to decide earns from a gap (SPY-EARN-3, SPY-EARN-4)."""
    t = s.t
    cards = [slot for slot in (t.gap_a[gap], t.gap_b[gap]) if s.slots[slot] != kinds.EMPTY]
    return max((s.around[slot] - 1 for slot in cards), default=0)


def left_over(s: Position, seat: int) -> list[tuple[str, int, int]]:
    """Money and Spyrium are worth nothing at the end without the technique that counts them
    (SPY-TQ-CAP-3, SPY-TQ-AUTO-2)."""
    me = s.players[seat]
    found = []
    if me.money and not me.techniques & kinds.CAPITALIZATION:
        found.append(("money-left", seat, me.money))
    if me.spyrium and not me.techniques & kinds.AUTOMATION:
        found.append(("spyrium-left", seat, me.spyrium))
    return found


def gives_up(s: Position, choice: int) -> bool:
    """A pass: what the seat could still do this round is lost (SPY-PASS-3)."""
    return choice == s.t.to_pass
