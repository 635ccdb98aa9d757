"""Why a choice is refused."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.games.industry.state import Position


def refuse_seat(s: Position, seat: int) -> Refusal | None:
    """Nobody acts after the end, and only the seat whose decision is pending acts before it."""
    if s.actor < 0:
        return Refusal("IND-END-2", "why-over")
    if seat >= 0 and seat != s.actor:
        return Refusal("IND-ROUND-3", "why-not-your-turn", {"player": f"@seat-{s.actor}"})
    return None


def refuse(s: Position, choice: int) -> Refusal:
    """Why a choice of the space that is not offered may not be made."""
    return Refusal("IND-ROUND-1", "why-not-now")


def refuse_form(s: Position, form: dict[str, object]) -> Refusal | None:
    """The rule against an attempt that the space cannot express."""
    return None
