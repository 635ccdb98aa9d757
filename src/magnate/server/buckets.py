"""Rate limits: token buckets per address and kind of request."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from functools import lru_cache
from typing import Final

# Requests a second and at most at once, per address; of "bots", times that they are set to work.
LIMITS: Final = {
    "quota": (0.02, 500.0),
    "make": (0.5, 40.0),
    "think": (5.0, 40.0),
    "bots": (5.0, 60.0),
    "talk": (0.5, 10.0),
    "sign": (0.2, 20.0),
    "write": (20.0, 120.0),
    "read": (60.0, 400.0),
}
ADDRESSES_KEPT: Final = 20_000
# How many bits of a long address are the same in one household.
HOUSEHOLD: Final = 64


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What is counted as one address: of the long ones, which a household has without number, all of its network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found, HOUSEHOLD), strict=False))


class Buckets:
    """The tokens every address has left; `spent` is what other processes were not told yet, where there are any."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.shared = False
        self.spent: Counter[tuple[str, str]] = Counter()
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, address: str, kind: str) -> float:
        """Take a token; the seconds to wait when there is none, else 0."""
        if self.rate <= 0:
            return 0.0
        tokens = self.left(address, kind)
        if tokens < 1:
            return (1 - tokens) / (LIMITS[kind][0] * self.rate)
        self._keep(address, kind, tokens - 1)
        if self.shared:
            self.spent[address, kind] += 1
        return 0.0

    def spend(self, address: str, kind: str, count: int) -> None:
        """Take tokens that were used at another process."""
        if self.rate > 0 and kind in LIMITS:
            self._keep(address, kind, max(0.0, self.left(address, kind) - count))

    def left(self, address: str, kind: str) -> float:
        """How many tokens an address has left."""
        per_second, most = (value * self.rate for value in LIMITS[kind])
        now = time.monotonic()
        tokens, then = self._buckets.get((address, kind), (most, now))
        return min(most, tokens + (now - then) * per_second)

    def _keep(self, address: str, kind: str, tokens: float) -> None:
        """Remember what is left; the address that was heard of least recently is forgotten when there are too many."""
        self._buckets.pop((address, kind), None)
        self._buckets[address, kind] = (tokens, time.monotonic())
        if len(self._buckets) > ADDRESSES_KEPT:
            del self._buckets[next(iter(self._buckets))]
