"""A bot that looks ahead to the end of its own turn and takes what its evaluation likes best."""

from __future__ import annotations

from magnate.bots.contract import Bot, Decision, Option, certain, slip
from magnate.bots.evaluate import NODES, ranked
from magnate.bots.reasons import reasons
from magnate.core.contract import State
from magnate.core.rng import seeded


class GreedyBot(Bot):
    """One turn of look-ahead on the terms of the game's `strategy.py`.

    `slips` is the share of decisions that are random, for weaker levels.
    """

    name = "greedy"

    def __init__(self, nodes: int = NODES, slips: float = 0.0, seed: int | str = 0) -> None:
        if not 0.0 <= slips <= 1.0 or nodes < 1:
            raise ValueError("slips are a share from 0 to 1, and nodes at least 1")
        self.nodes = nodes
        self.slips = slips
        self.rng = seeded(f"greedy-bot:{seed}")

    def choose(self, state: State, seat: int) -> Decision:
        """The choice whose turn ends best, or any when it slips."""
        slipped = slip(state.offered(), self.slips, self.rng)
        if slipped >= 0:
            return certain(slipped)
        order = ranked(state, seat, self.nodes)
        options = [Option(choice, value) for value, choice in order]
        return Decision(order[0][1], options, [])

    def explained(self, state: State, seat: int) -> Decision:
        """The same choice, with the terms that set it apart from the runner-up."""
        decision = self.choose(state, seat)
        decision.reasons = reasons(state, seat, decision.options, self.nodes)
        return decision
