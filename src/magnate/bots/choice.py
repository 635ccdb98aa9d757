"""Choosing among near-equal choices: how a weaker level errs.

A beginner does not play at random: they take something that looks about as good as the best. So a bot with a
temperature draws among the choices it found near the best, the better ones more often, and never one that is clearly
worse.
"""

from __future__ import annotations

import math
from typing import Final

from magnate.bots.contract import Bot, Decision, Option
from magnate.bots.planner import Plan, PlannerBot, Planning
from magnate.bots.search import SearchBot
from magnate.core.contract import State
from magnate.core.rng import Rng, seeded

REACH: Final = 3.0
"""So many temperatures behind the best, a choice is no longer near it."""
FINENESS: Final = 1_000_000
PLANS: Final = 12
"""Among so many of its best plans a planner draws; a turn has many ends that hardly differ."""


def drawn(values: list[float], temperature: float, rng: Rng) -> int:
    """The place of one of the values that are near the highest: every `temperature` less makes it e times as rare."""
    best = max(values)
    shares = [
        math.exp((value - best) / temperature) if best - value <= REACH * temperature else 0.0
        for value in values
    ]
    left = rng.below(FINENESS) / FINENESS * sum(shares)
    for place, share in enumerate(shares):
        left -= share
        if left < 0.0 and share > 0.0:
            return place
    return values.index(best)


def checked(temperature: float) -> float:
    """A temperature, in points of the final score; `ValueError` says that it is none."""
    if not 0.0 < temperature < math.inf:
        raise ValueError("a temperature is more than 0")
    return temperature


class TemperedPlanner(PlannerBot):
    """A planner that draws among its best plans for the turn, and keeps to the one it drew."""

    def __init__(
        self, planning: Planning, temperature: float, seed: int | str = 0, name: str = "planner"
    ) -> None:
        super().__init__(planning, seed, name)
        self.temperature = checked(temperature)
        self.drawing = True

    def decided(self, state: State, plans: list[Plan]) -> Decision:
        """The first choice of the plan drawn, with the best plan of every other first choice."""
        if self.drawing:
            place = drawn([plan.merit for plan in plans[:PLANS]], self.temperature, self.rng)
            plans = [plans[place], *plans[:place], *plans[place + 1 :]]
        return super().decided(state, plans)

    def explained(self, state: State, seat: int) -> Decision:
        """What it thinks best, with reasons: advice is not drawn."""
        self.drawing = False
        try:
            return super().explained(state, seat)
        finally:
            self.drawing = True


class TemperedBot(Bot):
    """A bot that thinks like another one and then draws among what that one found near the best.

    `mind` is the bot inside the thinker whose values these are, if it is not the thinker itself.
    """

    def __init__(
        self, thinker: Bot, temperature: float, seed: int | str = 0, mind: Bot | None = None
    ) -> None:
        self.thinker = thinker
        self.mind = mind or thinker
        self.name = thinker.name
        self.temperature = checked(temperature)
        self.rng = seeded(f"tempered-bot:{seed}")

    def choose(self, state: State, seat: int) -> Decision:
        """One of the choices near the best."""
        decision = self.thinker.choose(state, seat)
        self.iterations = self.thinker.iterations
        weighed = [(option, points_of(self.mind, option)) for option in decision.options]
        known = [(option, points) for option, points in weighed if points is not None]
        if len(known) < 2:
            return decision
        option = known[drawn([points for _, points in known], self.temperature, self.rng)][0]
        if option.choice == decision.choice:
            return decision
        if isinstance(self.mind, SearchBot):
            self.mind.tree = None  # it holds what follows the choice that was not taken
        others = [other for other in decision.options if other.choice != option.choice]
        return Decision(option.choice, [option, *others], [])

    def explained(self, state: State, seat: int) -> Decision:
        """What it thinks best, with reasons: advice is not drawn."""
        return self.thinker.explained(state, seat)

    def judging(self, state: State) -> State:
        """The same position, judged as the thinker does."""
        return self.thinker.judging(state)

    def finish(self, state: State) -> None:
        """Pass on how the game ended."""
        self.thinker.finish(state)

    def leave(self) -> None:
        """Give back what the thinker holds."""
        self.thinker.leave()


def points_of(bot: Bot, option: Option) -> float | None:
    """What a bot thinks of an option, in points; None for one that it did not look into."""
    if not isinstance(bot, SearchBot):
        return option.value
    if option.win < 0.0:
        return None
    share = min(max(option.value, 1e-6), 1.0 - 1e-6)
    return bot.settings.scale * math.log(share / (1.0 - share))
