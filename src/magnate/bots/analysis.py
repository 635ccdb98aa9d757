"""After the game, and during it: each seat's chance to win, and the moments that turned it."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Final, NamedTuple

from magnate.bots.evaluate import worths
from magnate.core.contract import Game, State

# A lead of this many points makes a win e times as likely, at the start and at the end of a game, for a game
# without a `calibration.toml` (`magnate calibrate` writes it).
EARLY: Final = 12.0
LATE: Final = 4.0
KEY_MOMENTS: Final = 3
SMALLEST_SWING: Final = 0.05


class Scales(NamedTuple):
    """How much a lead is worth early and late in a game."""

    early: float = EARLY
    late: float = LATE

    def at(self, progress: float) -> float:
        """The scale at a point of the game, 0 the start and 1 the end; it shrinks at an even rate."""
        return self.early * math.pow(self.late / self.early, min(1.0, max(0.0, progress)))


def scales_of(game: Game) -> Scales:
    """The scales measured for a game; the usual ones for one that was not calibrated yet."""
    return scales_in(game.package)


@cache
def scales_in(package: str) -> Scales:
    """The scales in the `calibration.toml` of a game's package."""
    path = resources.files(package).joinpath("calibration.toml")
    if not path.is_file():
        return Scales()
    found = tomllib.loads(path.read_text(encoding="utf-8"))["chances"]
    return Scales(float(found["early"]), float(found["late"]))


def chances(state: State, progress: float, scales: Scales) -> list[float]:
    """The chance of each seat to win from here: a softmax of what their positions are worth."""
    if state.is_over:
        return shares(state)
    return odds(worths(state), scales.at(progress))


def odds(values: list[float], scale: float) -> list[float]:
    """A softmax: every `scale` points make a win e times as likely."""
    best = max(values)
    weights = [math.exp((value - best) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


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
