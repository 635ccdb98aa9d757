"""A bot that picks any legal choice."""

from __future__ import annotations

from magnate.bots.contract import Bot, Decision, Option
from magnate.core.contract import State
from magnate.core.rng import seeded


class RandomBot(Bot):
    """Every legal choice is equally likely."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = seeded(f"random-bot:{seed}")

    def choose(self, state: State, seat: int) -> Decision:
        """A random legal choice."""
        options = state.offered()
        choice = options[self.rng.below(len(options))]
        return Decision(choice, [Option(choice, 0.0)], [])
