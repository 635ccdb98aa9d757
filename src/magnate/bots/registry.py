"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from magnate.bots.contract import Bot
from magnate.bots.greedy import GreedyBot
from magnate.bots.random_bot import RandomBot
from magnate.core.errors import MagnateError


class UnknownBot(MagnateError):
    """No bot of that name."""


MAKERS: dict[str, Callable[[int | str], Bot]] = {
    "random": lambda seed: RandomBot(seed),
    "greedy": lambda seed: GreedyBot(),
}


def bots() -> list[str]:
    """The names of all bots."""
    return list(MAKERS)


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name; the same seed makes it decide the same."""
    if name not in MAKERS:
        raise UnknownBot(f"There is no bot '{name}'; known are: {', '.join(MAKERS)}.")
    return MAKERS[name](seed)
