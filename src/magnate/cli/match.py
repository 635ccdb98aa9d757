"""`magnate match`: many games between bots, with win rates and intervals."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Column, Table

from magnate.arena.compare import HEADINGS, Match, fixtures
from magnate.arena.match import played
from magnate.core.contract import Game, OptionValue


def run(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, OptionValue],
    components: Path | None,
    workers: int,
) -> None:
    """Play the match and print the table."""
    plan = fixtures(game, bots, games, seed, options, str(components or ""))
    console = Console(stderr=True)
    found = Match(game.id, list(track(played(plan, workers), f"{game.id}", total=games, console=console)))
    table = Table(*(Column(escape(heading), overflow="fold") for heading in HEADINGS))
    for row in found.rows:
        table.add_row(*(escape(cell) for cell in row))
    Console().print(table)
    for why in dict.fromkeys(failure for result in found.results for failure in result.failures if failure):
        console.print(why, markup=False, highlight=False)
