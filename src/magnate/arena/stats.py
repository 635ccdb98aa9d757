"""The little statistics that reports need."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

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


class Mean(NamedTuple):
    """An average with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1f} [{self.low:.1f}, {self.high:.1f}]"


def mean_interval(values: list[float]) -> Mean:
    """The average of a sample with the interval in which the true one lies, by the normal approximation."""
    middle = mean(values)
    half = Z95 * deviation(values) / math.sqrt(len(values)) if values else 0.0
    return Mean(middle, middle - half, middle + half)


class Times:
    """A histogram of seconds, each bucket 6 % wider than the last: percentiles over many games at little cost."""

    PER_DECADE: Final = 40
    FLOOR: Final = 1e-5

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        self.counts = {int(bucket): count for bucket, count in (counts or {}).items()}

    def add(self, seconds: float) -> None:
        """Count one decision."""
        bucket = math.ceil(self.PER_DECADE * math.log10(max(seconds, self.FLOOR) / self.FLOOR))
        self.counts[bucket] = self.counts.get(bucket, 0) + 1

    def merge(self, other: Times) -> None:
        """Count all that another histogram has counted."""
        for bucket, count in other.counts.items():
            self.counts[bucket] = self.counts.get(bucket, 0) + count

    @property
    def size(self) -> int:
        """How many decisions were counted."""
        return sum(self.counts.values())

    def percentile(self, share: float) -> float:
        """The time within which this share of the decisions was made (the upper end of its bucket)."""
        left = share * self.size
        for bucket in sorted(self.counts):
            left -= self.counts[bucket]
            if left <= 0:
                return float(self.FLOOR * 10 ** (bucket / self.PER_DECADE))
        return 0.0

    def plain(self) -> dict[str, int]:
        """The histogram as JSON."""
        return {str(bucket): self.counts[bucket] for bucket in sorted(self.counts)}


def percentile(values: list[float], share: float) -> float:
    """The value below which the given share of the sorted values lies."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
