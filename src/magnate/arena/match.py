"""Whole games between bots: seats rotated, seeds paired, bots seeing only redealt clones."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from magnate.arena.processes import outcomes
from magnate.arena.stats import Interval, wilson
from magnate.arena.trial import LONGEST
from magnate.bots.contract import Bot, Decision, seen_by
from magnate.bots.failure import BotFailure
from magnate.bots.registry import make
from magnate.core.contract import Game, OptionValue, State
from magnate.core.registry import load
from magnate.core.rng import seeded


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

    Scores and ranks by seat, the choices, the seconds of each decision and the iterations by seat, the fingerprint of
    the last position, and what each seat failed by ("" if it did not). A seat that failed has lost: the rest of its
    choices are random, so that the others can finish their game, and it is ranked behind all who did not fail.
    """

    fixture: Fixture
    scores: list[int]
    ranks: list[int]
    choices: list[int]
    seconds: list[list[float]]
    iterations: list[int]
    end: str
    failures: tuple[str, ...] = ()

    def share(self, seat: int) -> float:
        """What a seat has of the win: 1, a fraction when shared, or 0."""
        winners = [s for s, rank in enumerate(self.ranks) if rank == 1]
        return 1 / len(winners) if seat in winners else 0.0


Watch = Callable[[State, int, Decision | None], None]


def play(fixture: Fixture, watch: Watch | None = None) -> Result:
    """Play one game to the end; `watch` sees each position, the choice made in it and what the bot thought of it."""
    game: Game = load(fixture.game, fixture.components or None)
    state = game.new(len(fixture.bots), fixture.seed, dict(fixture.options))
    bots = [make(name, f"{fixture.seed}:{seat}", game.id) for seat, name in enumerate(fixture.bots)]
    try:
        return played_by(bots, state, fixture, watch)
    finally:
        for bot in bots:
            bot.leave()


def played_by(bots: list[Bot], state: State, fixture: Fixture, watch: Watch | None) -> Result:
    """The game as these bots play it."""
    rng = seeded(f"arena:{fixture.seed}")
    choices: list[int] = []
    seconds: list[list[float]] = [[] for _ in bots]
    failures = ["" for _ in bots]
    while not state.is_over and len(choices) < LONGEST:
        seat = state.actor
        guess = seen_by(state, seat, rng)
        choice, decision = -1, None
        if len(choices) >= fixture.opening and not failures[seat]:
            start = time.perf_counter()
            try:
                decision = bots[seat].choose(guess, seat)
                choice = decision.choice
            except BotFailure as failure:
                failures[seat] = f"{failure.kind}: {failure}"
            seconds[seat].append(time.perf_counter() - start)
        if choice < 0:
            offered = state.choices()
            choice = offered[rng.below(len(offered))]
        if watch is not None:
            watch(state, choice, decision)
        state.choose(choice)
        choices.append(choice)
    for bot in bots:
        bot.finish(state)
    ranks = state.ranks()
    if any(failures):
        ranks = ranks_after_failures(ranks, failures)
    iterations = [bot.iterations for bot in bots]
    return Result(fixture, state.scores(), ranks, choices, seconds, iterations, state.hash(), tuple(failures))


def ranks_after_failures(ranks: list[int], failures: Sequence[str]) -> list[int]:
    """Ranks with every seat that failed behind all who did not; one that failed alone in a solo game has not won."""
    keys = [(bool(failure), rank) for rank, failure in zip(ranks, failures, strict=True)]
    found = [1 + sum(other < key for other in keys) for key in keys]
    return [rank + 1 if failures[seat] and all(failures) else rank for seat, rank in enumerate(found)]


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
    """The results of a plan in its order, on all cores unless told otherwise."""
    yield from outcomes(play, plan, workers)


class Standing(NamedTuple):
    """How one bot fared in a match."""

    bot: str
    games: int
    wins: Interval
    score: float
    rank: float
    failures: int = 0


def standings(results: Sequence[Result]) -> list[Standing]:
    """Win rate, mean score and mean rank of every bot, best first."""
    wins: dict[str, float] = {}
    seats: dict[str, int] = {}
    scores: dict[str, int] = {}
    ranks: dict[str, int] = {}
    failures: dict[str, int] = {}
    for result in results:
        for seat, bot in enumerate(result.fixture.bots):
            wins[bot] = wins.get(bot, 0.0) + result.share(seat)
            seats[bot] = seats.get(bot, 0) + 1
            scores[bot] = scores.get(bot, 0) + result.scores[seat]
            ranks[bot] = ranks.get(bot, 0) + result.ranks[seat]
            failures[bot] = failures.get(bot, 0) + bool(result.failures and result.failures[seat])
    found = [
        Standing(bot, n, wilson(wins[bot], n), scores[bot] / n, ranks[bot] / n, failures[bot])
        for bot, n in seats.items()
    ]
    return sorted(found, key=lambda s: -s.wins.share)
