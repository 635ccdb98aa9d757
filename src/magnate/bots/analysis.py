"""After the game, and during it: each seat's chance to win, and the moments that turned it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from magnate.bots.chances import Scales, odds
from magnate.bots.evaluate import worths
from magnate.core.contract import State

KEY_MOMENTS: Final = 3
SMALLEST_SWING: Final = 0.05


def chances(state: State, progress: float, scales: Scales) -> list[float]:
    """The chance of each seat to win from here: a softmax of what their positions are worth."""
    if state.is_over:
        return shares(state)
    return odds(worths(state), scales.at(progress))


def shares(state: State) -> list[float]:
    """What each seat has of the win of a finished game; nobody has anything where nobody wins."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


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


class TurnEnd(NamedTuple):
    """A position at the end of a turn: after how many choices, whose turn it was, what part of the game is over."""

    step: int
    seat: int
    progress: float
    state: State


def turn_ends(start: State, choices: list[int]) -> Iterator[TurnEnd]:
    """The positions of a finished game at the start (seat -1) and after every turn; to be read before the next."""
    state = start.clone()
    yield TurnEnd(0, -1, 0.0, state)
    for i, choice in enumerate(choices):
        seat, turn = state.actor, state.turn
        state.advance(choice)
        if state.turn != turn or state.is_over:
            yield TurnEnd(i + 1, seat, (i + 1) / len(choices), state)


def moments(start: State, choices: list[int], scales: Scales) -> list[Moment]:
    """Every turn of a recorded game with the odds after it; the first entry is the start."""
    found: list[Moment] = []
    for step, seat, progress, state in turn_ends(start, choices):
        odds = chances(state, progress, scales)
        found.append(Moment(step, state.turn, state.round, seat, state.scores(), odds))
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
