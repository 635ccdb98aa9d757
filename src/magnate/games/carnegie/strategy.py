"""Evaluation terms for bots, each in points."""

from __future__ import annotations

from magnate.games.carnegie.rules_scoring import seat_lines
from magnate.games.carnegie.state import Position

TERMS = ["score"]
WEIGHTS = [1.0]


def terms(s: Position, seat: int) -> list[float]:
    """The points of a seat if the game ended now."""
    return [float(sum(seat_lines(s, seat)))]
