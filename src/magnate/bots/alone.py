"""A bot that thinks in another way when it sits alone: there are no rivals to guess at, so it can look further."""

from __future__ import annotations

from magnate.bots.contract import Bot, Decision
from magnate.core.contract import State


class AloneBot(Bot):
    """Two bots in one: the first plays among others, the second a game alone."""

    def __init__(self, among: Bot, alone: Bot) -> None:
        self.among = among
        self.alone = alone
        self.name = among.name

    def playing(self, state: State) -> Bot:
        """The one whose game this is."""
        return self.alone if state.seats == 1 else self.among

    def choose(self, state: State, seat: int) -> Decision:
        """What the one whose game this is decides."""
        bot = self.playing(state)
        decision = bot.choose(state, seat)
        self.iterations = bot.iterations
        return decision

    def explained(self, state: State, seat: int) -> Decision:
        """The same, with reasons."""
        return self.playing(state).explained(state, seat)

    def judging(self, state: State) -> State:
        """The same position, judged as the one whose game this is does."""
        return self.playing(state).judging(state)

    def finish(self, state: State) -> None:
        """Tell the one whose game it was how it ended."""
        self.playing(state).finish(state)
