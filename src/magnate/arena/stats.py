"""The little statistics that reports need."""

from __future__ import annotations

import math
from typing import NamedTuple

Z95 = 1.959964


class Interval(NamedTuple):
    """A share with its 95 % interval (Wilson)."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def wilson(wins: float, games: int) -> Interval:
    """The Wilson score interval of a win rate; shared wins count as fractions."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    p = wins / games
    z2 = Z95 * Z95
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: list[float]) -> float:
    """The average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: list[float]) -> float:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    m = mean(values)
    return math.sqrt(sum((v - m) ** 2 for v in values) / (len(values) - 1))


def percentile(values: list[float], share: float) -> float:
    """The value below which the given share of the sorted values lies."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
