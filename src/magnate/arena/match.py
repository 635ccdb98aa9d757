"""Whole games between bots: seats rotated, seeds paired, bots seeing only redealt clones."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from typing import NamedTuple

from magnate.arena.processes import processes
from magnate.arena.stats import Interval, wilson
from magnate.bots.contract import seen_by
from magnate.bots.registry import make
from magnate.core.contract import Game, OptionValue, State
from magnate.core.registry import load
from magnate.core.rng import seeded

LONGEST = 20_000


class Fixture(NamedTuple):
    """One game to be played: who sits where, on which seed; the first `opening` choices are made at random."""

    game: str
    bots: tuple[str, ...]
    seed: int | str
    options: tuple[tuple[str, OptionValue], ...] = ()
    components: str = ""
    opening: int = 0


class Result(NamedTuple):
    """How a game went.

    Scores and ranks by seat, the choices, the seconds of each decision and the iterations by seat, and the
    fingerprint of the last position.
    """

    fixture: Fixture
    scores: list[int]
    ranks: list[int]
    choices: list[int]
    seconds: list[list[float]]
    iterations: list[int]
    end: str

    def share(self, seat: int) -> float:
        """What a seat has of the win: 1, a fraction when shared, or 0."""
        winners = [s for s, rank in enumerate(self.ranks) if rank == 1]
        return 1 / len(winners) if seat in winners else 0.0


def play(fixture: Fixture, watch: Callable[[State, int], None] | None = None) -> Result:
    """Play one game to the end; `watch` sees each position before each choice."""
    game: Game = load(fixture.game, fixture.components or None)
    seats = len(fixture.bots)
    state = game.new(seats, fixture.seed, dict(fixture.options))
    bots = [make(name, f"{fixture.seed}:{seat}", game.id) for seat, name in enumerate(fixture.bots)]
    rng = seeded(f"arena:{fixture.seed}")
    choices: list[int] = []
    seconds: list[list[float]] = [[] for _ in range(seats)]
    while not state.is_over and len(choices) < LONGEST:
        seat = state.actor
        guess = seen_by(state, seat, rng)
        if len(choices) < fixture.opening:
            offered = guess.choices()
            choice = offered[rng.below(len(offered))]
        else:
            start = time.perf_counter()
            choice = bots[seat].choose(guess, seat).choice
            seconds[seat].append(time.perf_counter() - start)
        if watch is not None:
            watch(state, choice)
        state.choose(choice)
        choices.append(choice)
    iterations = [bot.iterations for bot in bots]
    return Result(fixture, state.scores(), state.ranks(), choices, seconds, iterations, state.hash())


def rotated(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: tuple[tuple[str, OptionValue], ...] = (),
    components: str = "",
    first: int = 0,
) -> list[Fixture]:
    """A plan of `games` games in which the bots change seats on the same seed before the seed changes.

    Seeds are numbered from `first`.
    """
    plan: list[Fixture] = []
    for k in range(games):
        block, turn = divmod(k, len(bots))
        seating = tuple(bots[(i + turn) % len(bots)] for i in range(len(bots)))
        plan.append(Fixture(game, seating, f"{seed}:{first + block}", options, components))
    return plan


def played(plan: Sequence[Fixture], workers: int = 0) -> Iterator[Result]:
    """The results of a plan as they come in, on all cores unless told otherwise."""
    count = workers or os.cpu_count() or 1
    if count == 1 or len(plan) == 1:
        yield from map(play, plan)
        return
    with processes(count) as pool:
        for future in as_completed([pool.submit(play, fixture) for fixture in plan]):
            yield future.result()


class Standing(NamedTuple):
    """How one bot fared in a match."""

    bot: str
    games: int
    wins: Interval
    score: float
    rank: float


def standings(results: Sequence[Result]) -> list[Standing]:
    """Win rate, mean score and mean rank of every bot, best first."""
    wins: dict[str, float] = {}
    seats: dict[str, int] = {}
    scores: dict[str, int] = {}
    ranks: dict[str, int] = {}
    for result in results:
        for seat, bot in enumerate(result.fixture.bots):
            wins[bot] = wins.get(bot, 0.0) + result.share(seat)
            seats[bot] = seats.get(bot, 0) + 1
            scores[bot] = scores.get(bot, 0) + result.scores[seat]
            ranks[bot] = ranks.get(bot, 0) + result.ranks[seat]
    found = [
        Standing(bot, n, wilson(wins[bot], n), scores[bot] / n, ranks[bot] / n) for bot, n in seats.items()
    ]
    return sorted(found, key=lambda s: -s.wins.share)
