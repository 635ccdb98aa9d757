"""What a position is worth: named terms in points that estimate a seat's final score."""

from __future__ import annotations

from typing import Final

from magnate.games.sweetlands.rules_score import score
from magnate.games.sweetlands.state import Position

TERM_NAMES: Final[list[str]] = ["points"]
WEIGHTS: Final[list[float]] = [1.0]


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERM_NAMES`."""
    return [float(score(s, seat))]
