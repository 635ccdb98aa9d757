"""Why a choice is refused, in the order of the rulebook."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.tables import PASSED


def refuse_seat(s: Position, seat: int) -> Refusal | None:
    """Only the seat whose decision is open acts (SWL-ROUND-4, SWL-PASS-13)."""
    if s.actor < 0:
        return Refusal("SWL-GEN-2", "why-over")
    if seat >= 0 and seat != s.actor:
        if s.sheets[seat][PASSED]:
            return Refusal("SWL-PASS-13", "why-already-passed")
        return Refusal("SWL-ROUND-4", "why-not-your-turn")
    return None


def refuse(s: Position, choice: int) -> Refusal:
    """Why a choice of the space that is not offered may not be made."""
    return Refusal("SWL-FREE-2", "why-effect-pending")


def refuse_form(s: Position, form: dict[str, object]) -> Refusal | None:
    """The rule against an attempt that the choice space cannot express."""
    return None
