"""The commands that make bots stronger: `evolve` and `train`."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import magnate
from magnate.arena.evolve import Evolution, Options, checked, evolved, favourite, figures_text, tried, within
from magnate.arena.train import Lesson, champion_of, told, trained
from magnate.bots.registry import make
from magnate.cli.extras import needs
from magnate.cli.words import parse_options
from magnate.core.errors import BadOptions
from magnate.core.weights import USUAL

PLAYER: Final = "planner:width=16,tries=0"

Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="NAME=VALUE; the games take turns where a name is given again."),
]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")]


def add_commands(app: typer.Typer) -> None:
    """Add them to the command line."""
    app.command()(evolve)
    app.command()(train)


def evolve(
    game: str,
    bot: Annotated[str, typer.Option(help="The bot whose figures are tuned.")] = PLAYER,
    rival: Annotated[list[str] | None, typer.Option(help="A rival; can be repeated. None: alone.")] = None,
    option: Chosen = None,
    table: Annotated[str, typer.Option(help="The table of weights to start from.")] = USUAL,
    name: Annotated[str, typer.Option(help="The table to write.")] = "evolved",
    generations: Annotated[int, typer.Option(min=1, help="Generations in all.")] = 100,
    games: Annotated[int, typer.Option(min=1, help="Games of each candidate.")] = 48,
    population: Annotated[int, typer.Option(min=0, help="Candidates of a generation; 0: as advised.")] = 0,
    check: Annotated[int, typer.Option(min=2, help="Fresh games of the check.")] = 400,
    sigma: Annotated[float, typer.Option(min=0.01, max=2.0, help="How wide the first step is.")] = 0.3,
    constant: Annotated[
        list[str] | None,
        typer.Option(help="NAME=VALUE: a constant that starts elsewhere; can be repeated."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed.")] = 1,
    storage: Annotated[Path, typer.Option(help="The run, kept so that it can go on.")] = Path("evolve.run"),
    out: Annotated[Path, typer.Option(help="Where to write the table.")] = Path("evolved.toml"),
    workers: Workers = 0,
) -> None:
    """Tune all figures of a game's evaluation together, with the bot that will use them."""
    needs("arena", "cma")
    rivals = tuple(rival or [])
    for player in (bot, *rivals):
        make(player, 0, game).leave()
    options = turns(game, 1 + len(rivals), option or [])
    constants = starts(constant or [])
    how = Evolution(game, bot, rivals, options, table, games, population, sigma, seed, constants=constants)
    console = Console()
    for done in evolved(how, storage, within(0.0, generations), workers):
        console.print(f"{done.number}: {done.best:.1f} {done.middle:.1f} {done.sigma:.3f}", highlight=False)
    found = favourite(how, storage)
    result = checked(how, found, check, workers)
    console.print(f"{result.before} -> {result.now} ({result.gain})", highlight=False)
    if result.gain.low <= 0.0:
        console.print("Not significantly better: nothing is written.", highlight=False)
        return
    out.write_text(figures_text(how, found, result, name, tried(how, storage), check), encoding="utf-8")
    console.print(str(out), markup=False)


def starts(given: list[str]) -> tuple[tuple[str, float], ...]:
    """Constants that start elsewhere, as in "built=6"."""
    found: list[tuple[str, float]] = []
    for pair in given:
        name, _, value = pair.partition("=")
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise BadOptions(f"'{pair}' is not NAME=VALUE with a number.")
        found.append((name, number))
    return tuple(found)


def train(
    game: str,
    seats: Annotated[int, typer.Option(min=0, help="Seat count; the smallest by default.")] = 0,
    bot: Annotated[str, typer.Option(help="The bot that plays and will use the model.")] = PLAYER,
    option: Chosen = None,
    table: Annotated[str, typer.Option(help="The table of weights whose constants the terms use.")] = USUAL,
    iterations: Annotated[int, typer.Option(min=1, help="Iterations in all.")] = 6,
    games: Annotated[int, typer.Option(min=10, help="Games of an iteration.")] = 3000,
    check: Annotated[int, typer.Option(min=2, help="Fresh games of each gate.")] = 300,
    seed: Annotated[int, typer.Option(help="The seed.")] = 1,
    folder: Annotated[Path, typer.Option(help="The run, kept so that it can go on.")] = Path("train"),
    out: Annotated[Path, typer.Option(help="Where to write the model.")] = Path("model.bin"),
    python: Annotated[
        str, typer.Option(help="The Python that has torch, if it is another one.")
    ] = sys.executable,
    workers: Workers = 0,
) -> None:
    """Train a value model for a game: play, fit, keep what wins on fresh seeds, and again."""
    needs("train", "numpy", *(["torch"] if python == sys.executable else []))
    title = magnate.load(game)
    count = seats or title.seats[0]
    make(bot, 0, game).leave()
    options = turns(game, count, option or [])
    lesson = Lesson(game, count, bot, games, options, table, seed, gate_games=check)
    console = Console()

    def tell(line: str) -> None:
        console.print(line, highlight=False, markup=False)

    for _ in trained(lesson, folder, iterations, workers, python, tell=tell):
        pass
    best = champion_of(folder, told(folder, lesson))
    if not best:
        tell("No model did better than the bot without one: nothing is written.")
        return
    out.write_bytes(Path(best).read_bytes())
    tell(str(out))


def turns(game: str, seats: int, given: Sequence[str]) -> tuple[Options, ...]:
    """The options of games that take turns, every value of one with every value of the others."""
    title = magnate.load(game)
    if seats not in title.seats:
        raise BadOptions(f"{game} is not played with {seats} seats.")
    values: dict[str, list[Options]] = {}
    for one in given:
        for name, value in parse_options([one]).items():
            values.setdefault(name, []).append(((name, value),))
    found = tuple(tuple(pair for part in parts for pair in part) for parts in product(*values.values()))
    for options in found:
        title.full_options(dict(options), seats)
    return found
