"""A bot that looks ahead to the end of its own turn and takes what its evaluation likes best."""

from __future__ import annotations

from magnate.bots.contract import Bot, Decision, Option
from magnate.bots.evaluate import NODES, ranked
from magnate.bots.reasons import reasons
from magnate.core.contract import State


class GreedyBot(Bot):
    """One turn of look-ahead on the terms of the game's `strategy.py`."""

    name = "greedy"

    def __init__(self, nodes: int = NODES) -> None:
        self.nodes = nodes

    def choose(self, state: State, seat: int) -> Decision:
        """The choice whose turn ends best."""
        order = ranked(state, seat, self.nodes)
        options = [Option(choice, value) for value, choice in order]
        return Decision(order[0][1], options, [])

    def explained(self, state: State, seat: int) -> Decision:
        """The same choice, with the terms that set it apart from the runner-up."""
        decision = self.choose(state, seat)
        decision.reasons = reasons(state, seat, decision.options, self.nodes)
        return decision
