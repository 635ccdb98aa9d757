"""The commands for those who write players and study games: `protocol-check`, `selfplay`, `exam`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

import magnate
from magnate.bots.registry import levels_of, make, timed
from magnate.cli import exam as exam_command
from magnate.cli import protocol as protocol_command
from magnate.cli.extras import needs
from magnate.cli.words import parse_options
from magnate.core.errors import BadOptions


def add_commands(app: typer.Typer) -> None:
    """Add them to the command line."""
    app.command(name="protocol-check")(protocol_check)
    app.command()(selfplay)
    app.command()(exam)


def protocol_check(
    program: Annotated[str, typer.Argument(help='The player, as "cmd:PROGRAM ARGUMENT ...".')],
    game: Annotated[list[str] | None, typer.Option(help="A game to play; all by default.")] = None,
    rounds: Annotated[int, typer.Option(min=1, max=1000, help="Games in each seat.")] = 1,
) -> None:
    """Check that a program keeps to the protocol for players in any language."""
    games = [magnate.load(name) for name in game or magnate.installed()]
    if not protocol_command.run(program, games, rounds):
        raise typer.Exit(1)


def selfplay(
    game: str,
    bots: Annotated[list[str], typer.Option(help="The bot of a seat; name one for each seat.")],
    out: Annotated[Path, typer.Option(help="The Parquet file to write.")],
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
    cluster: Annotated[str, typer.Option(help="Run on a cluster: ray.")] = "",
) -> None:
    """Let bots play and write every decision into a Parquet file; a stopped run goes on where it stood."""
    needs("data", "numpy", "pyarrow")
    from magnate.arena.selfplay import Run, played

    title = magnate.load(game)
    if len(bots) not in title.seats:
        raise BadOptions(f"{game} is not played with {len(bots)} seats; name a bot for each seat.")
    if cluster not in ("", "ray"):
        raise BadOptions(f"There is no cluster '{cluster}'; known is: ray.")
    for bot in bots:
        make(bot, 0, game).leave()
    options = parse_options(option or [])
    title.full_options(options, len(bots))
    run = Run(game, tuple(bots), games, seed, tuple(options.items()))
    work = played(run, out, workers, bool(cluster))
    for _ in track(work, game, total=games, console=Console(stderr=True)):
        pass
    Console().print(str(out), markup=False)


def exam(
    game: str,
    bots: Annotated[list[str], typer.Argument(help="The players to examine, named as for `match`.")],
    games: Annotated[int, typer.Option(min=0, max=10_000, help="Games against each level; 0 for none.")] = 20,
    level: Annotated[list[str] | None, typer.Option(help="A level to play against; all by default.")] = None,
    positions: Annotated[int, typer.Option(min=0, help="So many of the positions; 0 for all.")] = 0,
    seed: Annotated[int, typer.Option(help="The seed of the games.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes for the games; 0 for all cores.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write the report, as JSON, to this file.")] = None,
) -> None:
    """Examine players: positions whose best choices are known, then games against the graded levels."""
    title = magnate.load(game)
    for bot in bots:
        make(bot, 0, game).leave()
    levels = level or timed(game)
    unknown = [one for one in levels if one not in levels_of(game)]
    if unknown:
        raise BadOptions(f"{game} has no level {', '.join(unknown)}.")
    exam_command.run(title, bots, games, levels, seed, workers, positions, out)
