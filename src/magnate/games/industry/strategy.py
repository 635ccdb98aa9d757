"""What a position is worth: named terms in points that estimate a seat's final score."""

from __future__ import annotations

from typing import Final

from magnate.games.industry.rules_scoring import (
    cash_points,
    joker_points,
    line_points,
    network_points,
    road_points,
    subsidy_points,
)
from magnate.games.industry.state import Position

TERM_NAMES: Final = ["prestige", "money", "connections", "networks", "jokers", "subsidy"]
WEIGHTS: Final = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERM_NAMES`."""
    networks = 0
    for network in range(len(s.t.networks)):
        networks += network_points(s, seat, network)
    return [
        float(s.prestige[seat]),
        float(cash_points(s, seat)),
        float(road_points(s, seat) + line_points(s, seat)),
        float(networks),
        float(joker_points(s, seat)),
        float(subsidy_points(s, seat)),
    ]
