"""Judging a position by the game's own terms, and looking ahead to the end of one's own turn."""

from __future__ import annotations

import math
from typing import Final

from magnate.core.contract import Game, State
from magnate.core.weights import USUAL, load_weights

NODES: Final = 400


class Judge:
    """Weights to judge by: a table of the game's `weights.toml`."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.game: Game | None = None

    def judging(self, state: State) -> State:
        """The same position, judged by these weights."""
        if self.table == USUAL:
            return state
        game = self.game
        if game is None or game.components is not state.game.components:
            game = state.game.with_components(state.game.components)
            game.weights = load_weights(game.package, game.term_names, self.table)
            self.game = game
        judged = state.clone()
        judged.game = game
        return judged


def worth(state: State, seat: int) -> float:
    """What a seat's position is worth in points: the weighted sum of the game's terms."""
    total = 0.0
    weights = state.game.weights
    terms = state.terms(seat)
    for i in range(len(terms)):
        total += weights[i] * terms[i]
    return total


def worths(state: State) -> list[float]:
    """What every seat's position is worth; the scores themselves when the game is over."""
    if state.actor < 0:
        return [float(score) for score in state.scores()]
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


def turn_value(state: State, seat: int, turn: int, nodes: int) -> float:
    """The best margin the seat can reach by the end of the turn numbered `turn`, within a node budget.

    The budget is shared out evenly among the choices, so a long action never starves its neighbours; where it
    runs out the unfinished position is judged as it stands.
    """
    if state.actor != seat or state.turn != turn:
        return margin(worths(state), seat)
    offered = state.distinct()
    share = nodes // len(offered) - 1
    if share < 0:
        return margin(worths(state), seat)
    best = -1e18
    for choice in offered:
        child = state.clone()
        child.advance(choice)
        value = turn_value(child, seat, turn, share)
        if value > best:
            best = value
    return best


def ranked(state: State, seat: int, nodes: int = NODES) -> list[tuple[float, int]]:
    """Every legal choice with its value at the end of the turn, best first (ties: lower number first)."""
    offered = state.distinct()
    share = nodes // len(offered)
    found: list[tuple[float, int]] = []
    for choice in offered:
        child = state.clone()
        child.advance(choice)
        found.append((turn_value(child, seat, state.turn, share), -choice))
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
