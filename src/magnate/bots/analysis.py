"""After the game, and during it: each seat's chance to win, and the moments that turned it."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

from magnate.bots.evaluate import worths
from magnate.core.contract import State

# A lead of this many points makes a win e times as likely, at the start and at the end of a game, for a game
# that brings no calibration of its own.
EARLY: Final = 12.0
LATE: Final = 4.0
KEY_MOMENTS: Final = 3
SMALLEST_SWING: Final = 0.05


class Scales(NamedTuple):
    """How much a lead is worth early and late in a game."""

    early: float = EARLY
    late: float = LATE

    def at(self, progress: float) -> float:
        """The scale at a point of the game, 0 the start and 1 the end."""
        return self.early + (self.late - self.early) * min(1.0, max(0.0, progress))


def chances(state: State, progress: float, scales: Scales) -> list[float]:
    """The chance of each seat to win from here: a softmax of what their positions are worth."""
    if state.is_over:
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    values = worths(state)
    scale = scales.at(progress)
    best = max(values)
    weights = [math.exp((value - best) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


class Moment(NamedTuple):
    """The end of a turn: after how many choices, whose turn it was, points and chances of all seats."""

    step: int
    turn: int
    round: int
    seat: int
    scores: list[int]
    chances: list[float]


class Turning(NamedTuple):
    """A turn that changed the odds: whose it was and by how much its chance rose or fell."""

    step: int
    turn: int
    round: int
    seat: int
    swing: float


def moments(start: State, choices: list[int], scales: Scales) -> list[Moment]:
    """Every turn of a recorded game with the odds after it; the first entry is the start."""
    state = start.clone()
    found = [Moment(0, state.turn, state.round, -1, state.scores(), chances(state, 0.0, scales))]
    for i, choice in enumerate(choices):
        seat, turn = state.actor, state.turn
        state.advance(choice)
        if state.turn != turn or state.is_over:
            odds = chances(state, (i + 1) / len(choices), scales)
            found.append(Moment(i + 1, state.turn, state.round, seat, state.scores(), odds))
    return found


def turning_points(story: list[Moment], count: int = KEY_MOMENTS) -> list[Turning]:
    """The turns after which the seat's own chance had changed most, in the order of play."""
    swings = [
        Turning(now.step, now.turn, now.round, now.seat, now.chances[now.seat] - before.chances[now.seat])
        for before, now in pairwise(story)
        if now.seat >= 0
    ]
    big = sorted(swings, key=lambda t: -abs(t.swing))[:count]
    return sorted((t for t in big if abs(t.swing) >= SMALLEST_SWING), key=lambda t: t.step)
