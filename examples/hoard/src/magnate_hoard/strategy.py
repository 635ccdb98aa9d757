"""What a seat may expect to score, term by term, in points; bots weigh the terms by `weights.toml`."""

from __future__ import annotations

from typing import Final

from magnate_hoard.rules_scoring import points
from magnate_hoard.state import Position

TERMS: Final = ["shown", "buried", "hand"]


def terms(s: Position, seat: int) -> list[float]:
    """Points on the table, points in the ground, and what the best cards in hand promise."""
    left = max(0, int(s.options["rounds"]) - s.round + 1)
    best = sorted(s.hands[seat], reverse=True)[:left]
    return [float(points(s.shown[seat])), 2.0 * points(s.buried[seat]), float(points(best))]
