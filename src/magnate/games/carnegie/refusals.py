"""Why a choice is refused."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.games.carnegie.state import Position


def refuse(s: Position, choice: int) -> Refusal:
    """x"""
    return Refusal("CAR-USE-1", "why-not-now")


def refuse_form(s: Position, form: dict[str, object]) -> Refusal | None:
    """x"""
    return None


def refuse_seat(s: Position, seat: int) -> Refusal | None:
    """x"""
    return None
