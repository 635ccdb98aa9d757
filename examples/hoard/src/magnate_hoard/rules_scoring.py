"""What cards are worth."""

from __future__ import annotations

from magnate.core.message import ScoreLine
from magnate_hoard.state import Position


def points(cards: list[int]) -> int:
    """A card is worth its number (HOA-SCORE-1)."""
    return sum(card + 1 for card in cards)


def score_sheet(s: Position) -> list[list[ScoreLine]]:
    """Shown cards count at once, buried ones twice at the end (HOA-SCORE-1, HOA-SCORE-2)."""
    return [
        [
            ScoreLine("shown", points(s.shown[seat]), "HOA-SCORE-1"),
            ScoreLine("buried", 2 * points(s.buried[seat]) if s.actor < 0 else 0, "HOA-SCORE-2"),
        ]
        for seat in range(s.seats)
    ]
