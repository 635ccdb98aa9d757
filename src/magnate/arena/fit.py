"""Fitting all figures of a game's evaluation, weights and constants together, to how games really end.

Bots play and explore: some draw among near-equal choices, some slip, some judge by shaken figures. At a part of the
positions what each seat's position is worth, as a difference from the table's mean, is compared with that of the final
scores; damped least squares (Gauss-Newton) move all figures towards those that predict best. The later a round, the
less luck is left in it and the more it counts. After that the figures are fitted to the mean of the later evaluations
of the same game and its end (lambda-returns), which has less luck in it than the end alone. Every tenth game is held
out. A game alone has no table's mean: there the score itself is compared, less that of the automa where there is one,
and how far evaluations of a round are off on the whole is fitted beside the figures.

A game is kept as its choices, so that a fit goes over thousands of games in seconds. It costs far less than letting
whole bots play with every figure that is tried (`tune`, `evolve`), but what predicts best need not play best: check
it in matches.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from magnate.arena.evolve import FACTOR, Figures, moved, table_text, with_figures
from magnate.arena.processes import processes
from magnate.arena.stats import mean
from magnate.arena.trial import LONGEST
from magnate.bots.contract import seen_by
from magnate.bots.evaluate import worth, worths
from magnate.bots.registry import make
from magnate.core.contract import Game, State
from magnate.core.registry import load
from magnate.core.rng import seeded
from magnate.core.weights import USUAL, load_constants, load_weights

# The part of the seats that judge by shaken figures, how much they are shaken, and those that draw or slip.
SHAKEN: Final = 0.35
SHAKE: Final = 0.25
DRAWING: Final = 0.3
SLIPPING: Final = 0.2
TEMPERATURES: Final = (0.5, 1.0)
SLIPS: Final = 0.04
HELD_OUT: Final = 10
# The positions of a game count together like this many that have nothing to do with each other.
INDEPENDENT: Final = 10.0
# How far a figure is moved to see what depends on it, how far at most in a round, and how far from where it began.
NUDGE: Final = 0.02
LONGEST_STEP: Final = 0.6
LOWEST: Final = -4.0
HIGHEST: Final = 3.0
DAMPING: Final = 0.1
STILL: Final = 1e-4
# How many rounds a game alone may have, and how far the evaluations of a round may be off on the whole.
MOST_ROUNDS: Final = 40
OFF: Final = 10_000.0
CHUNK: Final = 25


class Fitting(NamedTuple):
    """What is fitted, and how."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    """Who plays; any of them may take a seat."""
    games: int
    """The games of each seat count."""
    seed: int = 1
    table: str = USUAL
    """The table of weights to start from."""
    share: float = 0.2
    """The part of the positions that is looked at."""
    rounds: int = 4
    """Rounds of fitting to how games end."""
    later_rounds: int = 3
    """And then to what follows and the end."""
    trace: float = 0.93
    """How much of what follows a position lies beyond the next one looked at."""
    prior: float = 1.2
    """How far figures are expected to move, in steps of the search of `evolve`."""
    held: tuple[str, ...] = ()
    """Terms whose weight is 1 and stays so: points that are certain."""
    part: float = 1.0
    """How much of the way from the old figures to the fitted ones is gone."""


class Record(NamedTuple):
    """A game that was played."""

    seats: int
    seed: str
    choices: list[int]
    scores: list[int]


def start_of(how: Fitting) -> Figures:
    """The figures a fit starts from."""
    title = load(how.game)
    weights = load_weights(title.package, title.term_names, how.table)
    return Figures(
        [1.0 if name in how.held else weight for name, weight in zip(title.term_names, weights, strict=True)],
        load_constants(title.package, title.constant_defaults, how.table),
    )


def priors_of(how: Fitting) -> list[float]:
    """How far each figure is expected to move, one that is held hardly at all; then the rounds of games alone."""
    title = load(how.game)
    names = [*title.term_names, *title.constant_defaults]
    return [STILL if name in how.held else how.prior for name in names] + [OFF] * MOST_ROUNDS


# --- games ----------------------------------------------------------------------------------------------------


def explored(how: Fitting, seats: int, number: int) -> Record:
    """One game of bots that explore."""
    title = load(how.game)
    start = start_of(how)
    seed = f"{how.seed}:fit-{seats}:{number}"
    luck = random.Random(seed)
    state = title.new(seats, seed)
    bots = []
    judges: list[Game] = []
    for seat in range(seats):
        bots.append(make(exploring(luck.choice(how.bots), luck), f"{seed}:{seat}", how.game))
        figures = shaken(start, luck) if luck.random() < SHAKEN else start
        judges.append(with_figures(title, figures))
    rng = seeded(f"fit:{seed}")
    choices: list[int] = []
    for _ in range(LONGEST):
        if state.is_over:
            break
        seat = state.actor
        guess = seen_by(state, seat, rng)
        guess.game = judges[seat]
        choices.append(bots[seat].choose(guess, seat).choice)
        state.choose(choices[-1])
    return Record(seats, seed, choices, [round(points) for points in worths(state)])


def exploring(bot: str, luck: random.Random) -> str:
    """The bot, or the same with a temperature, or slipping."""
    drawn = luck.random()
    joint = "," if ":" in bot else ":"
    if drawn < DRAWING:
        return f"{bot}{joint}temperature={luck.choice(TEMPERATURES)}"
    return f"{bot}{joint}slips={SLIPS}" if drawn < DRAWING + SLIPPING else bot


def shaken(figures: Figures, luck: random.Random) -> Figures:
    """Figures that are each a little larger or smaller."""
    return Figures(
        [value * math.exp(luck.gauss(0.0, SHAKE)) for value in figures.weights],
        [value * math.exp(luck.gauss(0.0, SHAKE)) for value in figures.constants],
    )


def gathered(how: Fitting, workers: int = 0) -> Iterator[Record]:
    """The games of a fit as they come in, in the order of the seeds."""
    with processes(workers) as pool:
        waiting = [pool.submit(explored, how, seats, k) for seats in how.seats for k in range(how.games)]
        for future in waiting:
            yield future.result()


# --- least squares --------------------------------------------------------------------------------------------


class Sums(NamedTuple):
    """What some games add to the equations; squared errors and their number by seats and round, and those held out."""

    left: Any
    right: Any
    errors: dict[tuple[int, int], tuple[float, int]]
    held: tuple[float, float, int]


def sampled(title: Game, record: Record, share: float) -> list[State]:
    """A part of the positions of a game, the same at every visit."""
    luck = random.Random(f"sample:{record.seed}")
    state = title.new(record.seats, record.seed)
    found: list[State] = []
    for choice in record.choices:
        if luck.random() < share:
            found.append(state.clone())
        state.choose(choice)
    return found


def sums(
    how: Fitting,
    numbered: Sequence[tuple[int, Record]],
    figures: Sequence[Figures],
    spreads: dict[tuple[int, int], float],
    later: bool,
    off: Sequence[float] = (0.0,) * MOST_ROUNDS,
    usual: float = 0.0,
) -> Sums:
    """The equations of some games: `figures` are those of this round, then one row for each constant nudged; `off` is
    how far the evaluations of each round are off in games alone, `usual` what these end with on average."""
    import numpy

    title = load(how.game)
    judge = with_figures(title, figures[0])
    weights = numpy.array(figures[0].weights)
    rounds = len(weights) + len(figures) - 1
    count = rounds + MOST_ROUNDS
    left, right = numpy.zeros((count, count)), numpy.zeros(count)
    errors: dict[tuple[int, int], tuple[float, int]] = {}
    held = [0.0, 0.0, 0.0]
    for number, record in numbered:
        states = sampled(title, record, how.share)
        if not states:
            continue
        seats = range(record.seats)
        scores = numpy.array(record.scores, float)
        alone = record.seats == 1
        end = scores if alone else scores - scores.mean()
        slopes = numpy.zeros((len(states), record.seats, count))
        values = numpy.empty((len(states), record.seats))
        for i, state in enumerate(states):
            state.game = judge
            judge.constants = figures[0].constants
            terms = numpy.array([state.terms(seat) for seat in seats])
            values[i] = terms @ weights
            slopes[i, :, : len(weights)] = terms * (weights * FACTOR)
            for k in range(1, len(figures)):
                judge.constants = figures[k].constants
                nudged = numpy.array([worth(state, seat) for seat in seats])
                slopes[i, :, len(weights) + k - 1] = (nudged - values[i]) / NUDGE
            if alone:
                values[i] += off[state.round]
                slopes[i, :, rounds + state.round] = 1.0
        if not alone:
            values -= values.mean(axis=1, keepdims=True)
            slopes -= slopes.mean(axis=1, keepdims=True)
        if number % HELD_OUT == 0:
            held[0] += float(((end - values) ** 2).sum())
            held[1] += float(((end - usual if alone else end) ** 2).sum()) * len(states)
            held[2] += values.size
            continue
        wanted = followed(values, end, how.trace) if later else numpy.broadcast_to(end, values.shape)
        gaps = wanted - values
        counts = min(1.0, INDEPENDENT / len(states))
        for i, state in enumerate(states):
            key = (record.seats, state.round)
            total, seen = errors.get(key, (0.0, 0))
            errors[key] = (total + float((gaps[i] ** 2).sum()), seen + record.seats)
            weighed = slopes[i].T * (counts / spreads.get(key, 1.0))
            left += weighed @ slopes[i]
            right += weighed @ gaps[i]
    return Sums(left, right, errors, (held[0], held[1], int(held[2])))


def followed(values: Any, end: Any, trace: float) -> Any:
    """For each position the mean of the evaluations after it and of the end, the further ones counting less."""
    import numpy

    found = numpy.empty_like(values)
    found[-1] = end
    for i in range(len(values) - 2, -1, -1):
        found[i] = (1.0 - trace) * values[i + 1] + trace * found[i + 1]
    return found


def nudged(start: Figures, x: Sequence[float]) -> list[Figures]:
    """The figures at a point, then with each constant nudged."""
    first = len(start.weights)
    rows = [moved(start, x)]
    for k in range(first, len(x)):
        rows.append(moved(start, [value + (NUDGE if i == k else 0.0) for i, value in enumerate(x)]))
    return rows


class Fitted(NamedTuple):
    """What a fit came to: the figures, and the part of the variance of final scores they explain in games held out,
    round by round of the fit."""

    figures: Figures
    games: int
    explained: list[float]


def fit(how: Fitting, records: Sequence[Record], workers: int = 0) -> Fitted:
    """The figures that predict best how these games end."""
    import numpy

    start = start_of(how)
    known = len(start.weights) + len(start.constants)
    x = numpy.zeros(known + MOST_ROUNDS)
    lone = [float(record.scores[0]) for record in records if record.seats == 1]
    usual = mean(lone) if lone else 0.0
    spreads: dict[tuple[int, int], float] = {}
    explained: list[float] = []
    numbered = list(enumerate(records))
    parts = [numbered[i : i + CHUNK] for i in range(0, len(numbered), CHUNK)]
    with processes(workers) as pool:
        for done in range(how.rounds + how.later_rounds + 1):
            later = done >= how.rounds
            point = [float(value) for value in x]
            figures = nudged(start, point[:known])
            rest = (figures, spreads, later, point[known:], usual)
            found = [pool.submit(sums, how, part, *rest) for part in parts]
            got = [future.result() for future in found]
            explained.append(
                1.0 - sum(one.held[0] for one in got) / max(1e-9, sum(one.held[1] for one in got))
            )
            if done == how.rounds + how.later_rounds:
                break
            x = stepped(x, got, priors_of(how)) if done > 0 else levelled(x, got)
            spreads = spreads_of(got)
    return Fitted(moved(start, [how.part * float(value) for value in x[:known]]), len(records), explained)


def levelled(x: Any, got: Sequence[Sums]) -> Any:
    """The point with what the rounds of games alone are off by on the whole, before anything else is fitted."""
    import numpy

    rounds = slice(len(x) - MOST_ROUNDS, None)
    weight = numpy.sum([numpy.diag(one.left)[rounds] for one in got], axis=0)
    gap = numpy.sum([one.right[rounds] for one in got], axis=0)
    return numpy.concatenate([x[:-MOST_ROUNDS], gap / numpy.maximum(weight, 1e-9)])


def stepped(x: Any, got: Sequence[Sums], priors: Sequence[float]) -> Any:
    """The point one damped step further."""
    import numpy

    pull = 1.0 / numpy.array(priors) ** 2
    left = numpy.sum([one.left for one in got], axis=0) + numpy.diag(pull)
    right = numpy.sum([one.right for one in got], axis=0) - x * pull
    step = numpy.linalg.solve(left + DAMPING * numpy.diag(numpy.diag(left)), right)
    figures = len(x) - MOST_ROUNDS
    moved_on = numpy.clip(step[:figures], -LONGEST_STEP, LONGEST_STEP)
    near = numpy.clip(x[:figures] + moved_on, LOWEST, HIGHEST)
    return numpy.concatenate([near, x[figures:] + step[figures:]])


def spreads_of(got: Sequence[Sums]) -> dict[tuple[int, int], float]:
    """The mean squared error by seats and round, at least 1."""
    total: dict[tuple[int, int], tuple[float, int]] = {}
    for one in got:
        for key, (error, seen) in one.errors.items():
            before = total.get(key, (0.0, 0))
            total[key] = (before[0] + error, before[1] + seen)
    return {key: max(1.0, error / seen) for key, (error, seen) in total.items()}


def fitted_text(how: Fitting, found: Fitted, name: str) -> str:
    """A table for `weights.toml`, with the run that found it."""
    run: dict[str, Any] = {
        "method": "least squares on weights and constants together, on how games end and on what follows",
        "game": how.game,
        "seats": " ".join(str(n) for n in how.seats),
        "bots": " ".join(how.bots),
        "games": found.games,
        "seed": how.seed,
        "held": " ".join(how.held),
        "part": how.part,
        "explained_before": round(found.explained[0], 4),
        "explained": round(found.explained[-1], 4),
    }
    return table_text("fit", how.game, found.figures, name, run)
