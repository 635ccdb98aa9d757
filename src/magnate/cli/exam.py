"""`magnate exam GAME BOT ...`: positions with known best choices, games against the graded levels, a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

import magnate
from magnate.arena.exam import Paper, examined, questions
from magnate.core.contract import Game
from magnate.core.errors import BadOptions


def run(
    game: Game,
    bots: list[str],
    games: int,
    levels: list[str],
    seed: int,
    workers: int,
    positions: int,
    out: Path | None,
) -> None:
    """Examine players one after the other, print the table, and write the report if asked for."""
    if out is not None:
        ready(out)
    console = Console(stderr=True)
    papers: list[Paper] = []
    asked = len(questions(game.id)[: positions or None])
    for bot in bots:
        steps = asked + (sum(level != bot for level in levels) if games else 0)
        work = examined(game.id, bot, games, levels, seed, workers, positions)
        papers.append(list(track(work, bot, total=steps, console=console))[-1])
        for why in dict.fromkeys(answer.failure for answer in papers[-1].answers if answer.failure):
            console.print(why, markup=False, highlight=False)
    rows = table_of(papers, levels if games else [])
    shown = Table(*(escape(cell) for cell in rows[0]))
    for row in rows[1:]:
        shown.add_row(*(escape(cell) for cell in row))
    Console().print(shown)
    if out is not None:
        out.write_text(report(game, papers, rows, games, seed), encoding="utf-8")


def ready(out: Path) -> None:
    """See before the exam, which may take hours, that its report can be written."""
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.open("a", encoding="utf-8").close()
    except OSError as error:
        raise BadOptions(f"{out} cannot be written: {error.strerror}.") from None


def table_of(papers: list[Paper], levels: list[str]) -> list[list[str]]:
    """The report as rows, the heading first."""
    head = [
        "player",
        "best choices",
        "points lost",
        *(f"wins against {level}" for level in levels),
        "failures",
    ]
    rows = [head]
    for paper in papers:
        won = [str(paper.won(level)) if level in paper.games else "–" for level in levels]
        rows.append([paper.bot, str(paper.right()), f"{paper.lost():.2f}", *won, str(paper.failures())])
    return rows


def report(game: Game, papers: list[Paper], rows: list[list[str]], games: int, seed: int) -> str:
    """Everything as JSON, the table in Markdown among it."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|" + "---|" * len(rows[0]))
    told: dict[str, Any] = {
        "game": game.id,
        "rules": game.rules_version,
        "components": game.components.digest,
        "magnate": magnate.__version__,
        "games_per_level": games,
        "seed": seed,
        "table": lines,
        "papers": [paper.plain() for paper in papers],
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"
