"""Styles: characters that play the same game differently, at about the same strength.

A title's `styles.toml` has a table for each: by how much more or less than usual it values the terms of the title's
evaluation. The texts have its name (`style-NAME`) and a sentence about it (`style-NAME-about`).

    [builder]
    buildings = 1.4
    money = 0.8
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from magnate.bots.contract import Bot, Decision
from magnate.bots.planner import PlannerBot
from magnate.bots.search import SearchBot
from magnate.core.contract import Game, State
from magnate.core.registry import load
from magnate.core.rng import seeded


@cache
def styles_of(game: str) -> dict[str, dict[str, float]]:
    """The styles of a title; without `styles.toml` there are none."""
    path = resources.files(load(game).package).joinpath("styles.toml")
    if not path.is_file():
        return {}
    tables: dict[str, dict[str, float]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return tables


def style_for(game: str, seed: int | str) -> str:
    """The style of a seat for which nobody picked one: the same for the same seed; "" where there are none."""
    known = sorted(styles_of(game))
    return known[seeded(f"style:{seed}").below(len(known))] if known else ""


def tinted(game: Game, tastes: Mapping[str, float]) -> Game:
    """A game of its own for a bot, with weights to its taste."""
    own = game.with_components(game.components)
    own.weights = tasted(game, game.weights, tastes)
    return own


def tasted(game: Game, weights: list[float], tastes: Mapping[str, float]) -> list[float]:
    """Weights to a taste."""
    return [weight * tastes.get(name, 1.0) for name, weight in zip(game.term_names, weights, strict=True)]


class StyledBot(Bot):
    """A bot that thinks like another one but values things to its own taste."""

    def __init__(self, thinker: Bot, style: str, tastes: Mapping[str, float]) -> None:
        self.thinker = thinker
        self.name = thinker.name
        self.style = style
        self.tastes = dict(tastes)
        self.game: Game | None = None

    def choose(self, state: State, seat: int) -> Decision:
        """What the thinker likes with this taste."""
        decision = self.thinker.choose(self.seen(state), seat)
        self.iterations = self.thinker.iterations
        return decision

    def explained(self, state: State, seat: int) -> Decision:
        """The same, with reasons."""
        return self.thinker.explained(self.seen(state), seat)

    def seen(self, state: State) -> State:
        """The same position, valued to taste; a thinker with weights of its own has these changed."""
        if self.game is None or self.game.components is not state.game.components:
            self.game = tinted(state.game, self.tastes)
            if isinstance(self.thinker, PlannerBot | SearchBot):
                judge = self.thinker.judge
                judge.judging(state)
                if judge.game is not None:
                    judge.game.weights = tasted(judge.game, judge.game.weights, self.tastes)
        twin = state.clone()
        twin.game = self.game
        return twin

    def judging(self, state: State) -> State:
        """The same position, judged to this taste."""
        return self.thinker.judging(self.seen(state))

    def finish(self, state: State) -> None:
        """Pass on how the game ended."""
        self.thinker.finish(state)

    def leave(self) -> None:
        """Give back what the thinker holds."""
        self.thinker.leave()
