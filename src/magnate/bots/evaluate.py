"""Judging a position by the game's own terms, and looking ahead to the end of one's own turn."""

from __future__ import annotations

import math
from typing import Final

from magnate.bots.model import Model, load_model
from magnate.core.contract import Game, State
from magnate.core.weights import USUAL, load_constants, load_weights

NODES: Final = 400


class Judge:
    """How a bot judges: by a table of the game's `weights.toml`, or by the title's model of the name `value`.

    A seat count for which the title has no such model is judged by the weights.
    """

    def __init__(self, table: str = USUAL, value: str = "") -> None:
        self.table = table
        self.value = value
        self.game: Game | None = None
        self.model: Model | None = None

    def judging(self, state: State) -> State:
        """The same position, judged by these weights; from here on the judge knows the game."""
        judged = state
        if self.table != USUAL:
            game = self.game
            if game is None or game.components is not state.game.components:
                game = state.game.with_components(state.game.components)
                game.weights = load_weights(game.package, game.term_names, self.table)
                game.constants = load_constants(game.package, game.constant_defaults, self.table)
                self.game = game
            judged = state.clone()
            judged.game = game
        self.model = load_model(judged.game, self.value, state.seats) if self.value else None
        return judged

    def rival(self, state: State, seat: int) -> float:
        """What is to be taken off `within` to compare it with `lead`."""
        if self.model is not None:
            return 0.0
        points = worths(state)
        return points[seat] - margin(points, seat)

    def within(self, state: State, seat: int) -> float:
        """What a position of the seat's own turn is worth to it, whatever the others have."""
        model = self.model
        if model is None:
            return float(state.scores()[seat]) if state.actor < 0 else worth(state, seat)
        return self.lead(state, seat)

    def lead(self, state: State, seat: int) -> float:
        """By how much a seat leads its best rival, in the points of the end."""
        model = self.model
        if model is None or state.actor < 0:
            return margin(worths(state), seat)
        return model.lead(state, seat)

    def leads(self, state: State) -> list[float]:
        """By how much every seat leads."""
        model = self.model
        if model is None or state.actor < 0:
            points = worths(state)
            return [margin(points, seat) for seat in range(state.seats)]
        return [model.lead(state, seat) for seat in range(state.seats)]


def worth(state: State, seat: int) -> float:
    """What a seat's position is worth in points: the weighted sum of the game's terms."""
    total = 0.0
    weights = state.game.weights
    terms = state.terms(seat)
    for i in range(len(terms)):
        total += weights[i] * terms[i]
    return total


def worths(state: State) -> list[float]:
    """What every seat's position is worth; the scores when the game is over (alone: less those of the automa)."""
    if state.actor < 0:
        automa = sum([line.points for line in state.automa_sheet()])
        return [float(score - automa) for score in state.scores()]
    return [worth(state, seat) for seat in range(state.seats)]


def margin(values: list[float], seat: int) -> float:
    """A seat's lead over its best rival (its own value in a game of one)."""
    if len(values) == 1:
        return values[0]
    best = -1e18
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def squash(x: float) -> float:
    """The logistic curve."""
    if x > 40.0:
        return 1.0
    if x < -40.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def turn_value(state: State, seat: int, turn: int, nodes: int, judge: Judge) -> float:
    """The best margin the seat can reach by the end of the turn numbered `turn`, within a node budget.

    The budget is shared out evenly among the choices, so a long action never starves its neighbours; where it
    runs out the unfinished position is judged as it stands.
    """
    if state.actor != seat or state.turn != turn:
        return judge.lead(state, seat)
    offered = state.distinct()
    share = nodes // len(offered) - 1
    if share < 0:
        return judge.lead(state, seat)
    best = -1e18
    for choice in offered:
        child = state.clone()
        child.advance(choice)
        value = turn_value(child, seat, turn, share, judge)
        if value > best:
            best = value
    return best


def ranked(
    state: State, seat: int, nodes: int = NODES, judge: Judge | None = None
) -> list[tuple[float, int]]:
    """Every legal choice with its value at the end of the turn, best first (ties: lower number first)."""
    offered = state.distinct()
    share = nodes // len(offered)
    judge = judge or Judge()
    found: list[tuple[float, int]] = []
    for choice in offered:
        child = state.clone()
        child.advance(choice)
        found.append((turn_value(child, seat, state.turn, share, judge), -choice))
    found.sort(reverse=True)
    return [(value, -minus) for value, minus in found]


def after_turn(state: State, seat: int, choice: int, nodes: int = NODES) -> State:
    """The position at the end of the turn that starts with `choice` and goes on as well as it can."""
    turn = state.turn
    line = state.clone()
    line.advance(choice)
    while line.actor == seat and line.turn == turn:
        line.advance(ranked(line, seat, nodes)[0][1])
    return line


def term_gaps(state: State, other: State, seat: int) -> list[tuple[float, str]]:
    """By how many points each term is better in one position than in another, biggest difference first."""
    names = state.game.term_names
    weights = state.game.weights
    mine = state.terms(seat)
    theirs = other.terms(seat)
    gaps = [(weights[i] * (mine[i] - theirs[i]), names[i]) for i in range(len(names))]
    gaps.sort(key=size_of, reverse=True)
    return gaps


def size_of(gap: tuple[float, str]) -> float:
    """How much a term weighs, whichever way it points."""
    return abs(gap[0])
