"""Evaluation: what a seat may expect to score in the end, in points, as named terms.

Every term is an honest estimate in final points; the sum of all is the seat's expected total.
"""

from __future__ import annotations

from typing import Final

from magnate.games.spyrium.state import Position

TERMS: Final = ["track"]
WEIGHTS: Final = [1.0]


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat."""
    return [float(s.players[seat].vp)]
