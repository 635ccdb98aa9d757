"""Seeded randomness: the same on every machine, interpreted or compiled.

The generator is sfc32 (Chris Doty-Humphrey's PractRand): 128 bits of state in four 32-bit words,
so that every intermediate value fits a signed 64-bit integer and compiles to plain machine code.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A stream of random numbers that can be copied, saved and restored."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, a: i64, b: i64, c: i64, n: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.n: i64 = n

    def next32(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        n: i64 = self.n
        out: i64 = (a + b + n) & MASK
        self.n = (n + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (n at most 2**31)."""
        size: i64 = n
        product: i64 = self.next32() * size
        low: i64 = product & MASK
        if low < size:
            threshold: i64 = (MASK + 1 - size) % size
            while low < threshold:
                product = self.next32() * size
                low = product & MASK
        return int(product >> 32)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def branch(self) -> Rng:
        """A new, independent stream; takes four numbers of this one."""
        rng = Rng(self.next32(), self.next32(), self.next32(), 1 + (self.next32() & 0xFFFF))
        for _ in range(WARM_UP):
            rng.next32()
        return rng

    def clone(self) -> Rng:
        """An independent copy that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.n)

    def dump(self) -> list[int]:
        """The stream as four plain numbers."""
        return [int(self.a), int(self.b), int(self.c), int(self.n)]


def seeded(seed: int | str) -> Rng:
    """The stream that belongs to a seed."""
    digest = hashlib.sha256(f"magnate:{seed}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 12, 4)]
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(WARM_UP):
        rng.next32()
    return rng


def restored(words: list[int]) -> Rng:
    """The stream saved by `Rng.dump`."""
    a, b, c, n = (int(w) & 0xFFFFFFFF for w in words)
    return Rng(a, b, c, n)
