"""Tuning everything a game's evaluation has in the way of figures: weights and constants together, by CMA-ES.

The bot that will use them plays itself: alone (against the automa where there is one), or against named rivals, each
candidate of a generation the same games. What counts is the mean of the squashed lead. The run keeps its state in a
file after every generation, so one that was stopped goes on; in the end the middle of the distribution plays fresh
games, paired with what there was before, and is taken only if it is significantly better.
"""

from __future__ import annotations

import math
import pickle
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final, NamedTuple

from magnate.arena.processes import processes
from magnate.arena.stats import Mean, mean, mean_interval
from magnate.arena.trial import play_out
from magnate.bots.evaluate import margin, squash, worths
from magnate.bots.registry import make
from magnate.core.contract import Game, OptionValue
from magnate.core.errors import MagnateError
from magnate.core.registry import load
from magnate.core.rng import seeded
from magnate.core.weights import USUAL, load_constants, load_weights

# One step of the search changes a figure by this factor (e to the power of it), or one that is 0 by so much.
FACTOR: Final = 0.5
STEP: Final = 0.4
CHUNK: Final = 4

Options = tuple[tuple[str, OptionValue], ...]


class Evolution(NamedTuple):
    """What is tuned, and how."""

    game: str
    bot: str
    """Who plays with the figures that are tried."""
    rivals: tuple[str, ...] = ()
    """Who plays against it; nobody in a game alone."""
    options: tuple[Options, ...] = ((),)
    """The options of the games, in turn."""
    table: str = USUAL
    """The table of weights to start from."""
    games: int = 48
    """The games of each candidate."""
    population: int = 0
    """The candidates of a generation; 0: as many as the library advises."""
    sigma: float = 0.3
    seed: int = 1
    scale: float = 20.0
    """A lead of so many points counts e times as much."""
    constants: tuple[tuple[str, float], ...] = ()
    """Constants that start elsewhere than in the table, to begin in another part of the field."""


class Figures(NamedTuple):
    """Weights and constants to play with."""

    weights: list[float]
    constants: list[float]


class OtherEvolution(MagnateError):
    """A run cannot go on with other settings."""


class UnknownConstant(MagnateError):
    """The evaluation of a game has no constant of that name."""


def committed(how: Evolution) -> Figures:
    """The figures to start from: those in the game's `weights.toml`, some constants changed if the run asks for it."""
    title = load(how.game)
    constants = load_constants(title.package, title.constant_defaults, how.table)
    names = list(title.constant_defaults)
    for name, value in how.constants:
        if name not in names:
            raise UnknownConstant(f"The evaluation of {how.game} has no constant '{name}'.")
        constants[names.index(name)] = value
    return Figures(load_weights(title.package, title.term_names, how.table), constants)


def moved(start: Figures, x: Sequence[float]) -> Figures:
    """The figures at a point of the search, whose origin they start from."""
    values = [*start.weights, *start.constants]
    found = [
        value * math.exp(FACTOR * step) if value else STEP * step
        for value, step in zip(values, x, strict=True)
    ]
    return Figures(found[: len(start.weights)], found[len(start.weights) :])


def with_figures(game: Game, figures: Figures) -> Game:
    """The same game, judged by other figures."""
    other = game.with_components(game.components)
    other.weights, other.constants = figures.weights, figures.constants
    return other


def played(how: Evolution, figures: Figures, numbers: Sequence[int], name: str) -> list[float]:
    """The leads of a bot with these figures in some of the numbered games, its seat changing from game to game."""
    game = load(how.game)
    mine = with_figures(game, figures)
    seats = 1 + len(how.rivals)
    found: list[float] = []
    for number in numbers:
        block, seat = divmod(number, seats)
        seed = f"{how.seed}:{name}:{block}"
        state = game.new(seats, seed, dict(how.options[block % len(how.options)]))
        names = [how.rivals[place - (place > seat)] if place != seat else how.bot for place in range(seats)]
        bots = [make(bot, f"{seed}:{place}", how.game) for place, bot in enumerate(names)]
        rng = seeded(f"evolve:{seed}")
        play_out(state, bots, rng, {seat: mine})
        found.append(margin(worths(state), seat))
    return found


def results(
    pool: Executor, how: Evolution, candidates: Sequence[Figures], games: int, name: str
) -> list[list[float]]:
    """The leads of each candidate in the same games."""
    parts = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    waiting = [[pool.submit(played, how, figures, part, name) for part in parts] for figures in candidates]
    return [[lead for future in row for lead in future.result()] for row in waiting]


class Generation(NamedTuple):
    """How a generation did: mean leads of its best and its middle candidate, and how far the search still reaches."""

    number: int
    best: float
    middle: float
    sigma: float


def evolved(
    how: Evolution,
    storage: Path,
    going_on: Callable[[int], bool],
    workers: int = 0,
) -> Iterator[Generation]:
    """Run generations, or go on with a run, as long as `going_on` says (told the number of those done)."""
    start = committed(how)
    search, done = resumed(how, start, storage)
    with processes(workers) as pool:
        while going_on(done) and not search.stop():
            points = search.ask()
            leads = results(pool, how, [moved(start, x) for x in points], how.games, f"generation-{done}")
            values = [mean([squash(lead / how.scale) for lead in row]) for row in leads]
            search.tell(points, [-value for value in values])
            done += 1
            storage.write_bytes(pickle.dumps({"how": how, "done": done, "search": search}))
            means = sorted(mean(row) for row in leads)
            yield Generation(done, means[-1], means[len(means) // 2], float(search.sigma))


def resumed(how: Evolution, start: Figures, storage: Path) -> tuple[Any, int]:
    """The search in a file with the number of generations done, or a new one."""
    import cma

    if storage.is_file():
        kept = pickle.loads(storage.read_bytes())
        if kept["how"] != how:
            raise OtherEvolution(
                f"{storage} holds a run with other settings; give another file to start a new one."
            )
        return kept["search"], kept["done"]
    options: dict[str, Any] = {"seed": how.seed, "verbose": -9, "CMA_diagonal": True}
    if how.population:
        options["popsize"] = how.population
    size = len(start.weights) + len(start.constants)
    return cma.CMAEvolutionStrategy([0.0] * size, how.sigma, options), 0


def favourite(how: Evolution, storage: Path) -> Figures:
    """The middle of the distribution a run has come to."""
    search, _ = resumed(how, committed(how), storage)
    return moved(committed(how), [float(x) for x in search.result.xfavorite])


class Check(NamedTuple):
    """Fresh games: the leads before and now, and the gain, paired."""

    before: Mean
    now: Mean
    gain: Mean
    wins_before: float
    wins: float


def checked(how: Evolution, figures: Figures, games: int, workers: int = 0, name: str = "check") -> Check:
    """How figures do in fresh games beside the committed ones."""
    with processes(workers) as pool:
        before, now = results(pool, how, [committed(how), figures], games, name)
    gains = [new - old for new, old in zip(now, before, strict=True)]
    won = [sum(lead >= 0.0 for lead in leads) / len(leads) for leads in (before, now)]
    return Check(mean_interval(before), mean_interval(now), mean_interval(gains), won[0], won[1])


def within(seconds: float, generations: int) -> Callable[[int], bool]:
    """Whether to go on, for so long and so many generations (0: no such limit)."""
    end = time.monotonic() + seconds if seconds else math.inf

    def going_on(done: int) -> bool:
        return time.monotonic() < end and (not generations or done < generations)

    return going_on


def tried(how: Evolution, storage: Path) -> int:
    """How many candidates a run has tried."""
    search, done = resumed(how, committed(how), storage)
    return done * int(search.popsize)


def figures_text(how: Evolution, figures: Figures, check: Check, name: str, trials: int, games: int) -> str:
    """A table for `weights.toml`, with the run that found it."""
    run = {
        "method": "CMA-ES on weights and constants together, the middle of it checked on fresh seeds",
        "game": how.game,
        "bot": how.bot,
        "rivals": " ".join(how.rivals),
        "seed": how.seed,
        "trials": trials,
        "games_per_trial": how.games,
        "check_games": games,
        "check_before": round(check.before.value, 2),
        "check_now": round(check.now.value, 2),
        "check_gain_low": round(check.gain.low, 2),
        "check_gain_high": round(check.gain.high, 2),
        "taken": "the middle of the distribution",
    }
    return table_text("evolve", how.game, figures, name, run)


def table_text(command: str, game: str, figures: Figures, name: str, run: Mapping[str, Any]) -> str:
    """Figures as a table for `weights.toml`, with the run of a command that found them."""
    title = load(game)
    lines = [f"# Written by `magnate {command}`; the run that found the figures stands below.\n[{name}]"]
    lines += [f"{term} = {value:.4f}" for term, value in zip(title.term_names, figures.weights, strict=True)]
    lines += ["", f"[{name}.constants]"]
    lines += [f"{key} = {v:.4f}" for key, v in zip(title.constant_defaults, figures.constants, strict=True)]
    lines += ["", f"[{name}.run]"]
    lines += [f'{key} = "{v}"' if isinstance(v, str) else f"{key} = {v}" for key, v in run.items()]
    return "\n".join(lines) + "\n"
