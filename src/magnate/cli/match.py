"""`magnate match`: many games between bots, with win rates and intervals."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from magnate.arena.match import played, rotated, standings
from magnate.bots.registry import make
from magnate.core.contract import Game, OptionValue
from magnate.core.errors import BadOptions


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
    if len(bots) not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise BadOptions(f"{game.id} is played by {allowed} seats; name one bot per seat, not {len(bots)}.")
    game.full_options(options)
    for bot in bots:
        make(bot, 0, game.id)
    plan = rotated(game.id, bots, games, seed, tuple(options.items()), str(components or ""))
    console = Console(stderr=True)
    results = list(track(played(plan, workers), f"{game.id}", total=games, console=console))
    table = Table("bot", "seats played", "win rate [95 % interval]", "mean score", "mean rank")
    for s in standings(results):
        table.add_row(s.bot, str(s.games), str(s.wins), f"{s.score:.1f}", f"{s.rank:.2f}")
    Console().print(table)
