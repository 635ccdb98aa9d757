"""A match as a value: bots compared over many games, with intervals; in a notebook a table and a plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from magnate.arena.match import Fixture, Result, Standing, played, rotated, standings
from magnate.bots.registry import make
from magnate.core.contract import Game, OptionValue
from magnate.core.errors import BadOptions
from magnate.core.registry import load

HEADINGS = ("bot", "seats played", "win rate [95 % interval]", "mean score", "mean rank", "failures")
ROW, LEFT, WIDE = 26, 130, 400


class Match:
    """Games that bots played against each other with rotated seats."""

    def __init__(self, game: str, results: Sequence[Result]) -> None:
        self.game = game
        self.results = list(results)
        self.standings = standings(self.results)

    @property
    def rows(self) -> list[tuple[str, ...]]:
        """The table, best bot first."""
        return [
            (s.bot, str(s.games), str(s.wins), f"{s.score:.1f}", f"{s.rank:.2f}", str(s.failures or ""))
            for s in self.standings
        ]

    @property
    def fair(self) -> float:
        """The share of wins of a seat among equals."""
        return 1 / len(self.results[0].fixture.bots)

    def __repr__(self) -> str:
        table = [HEADINGS, *self.rows]
        widths = [max(len(row[i]) for row in table) for i in range(len(HEADINGS))]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in table
        ]
        return "\n".join([f"{self.game}, {len(self.results)} games", *(line.rstrip() for line in lines)])

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(cell)}</th>" for cell in HEADINGS)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in self.rows
        )
        title = f"<caption>{escape(self.game)}, {len(self.results)} games</caption>"
        return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{self.plot()}"

    def plot(self) -> str:
        """Win rates with their intervals as SVG; the dashed line is a fair share."""
        height = ROW * len(self.standings) + 40
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 30} {height}" role="img" '
            f'aria-label="win rates with 95 % intervals" style="max-width: 640px; font: 12px sans-serif">'
        ]
        foot = height - 30
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            x = LEFT + WIDE * share
            parts.append(f'<line x1="{x}" x2="{x}" y1="4" y2="{foot}" stroke="#ddd" />')
            parts.append(f'<text x="{x}" y="{foot + 16}" text-anchor="middle">{share:.0%}</text>')
        fair = LEFT + WIDE * self.fair
        parts.append(
            f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="4" y2="{foot}" stroke="#b5651d" stroke-dasharray="4 3" />'
        )
        parts.extend(interval(s, 8 + ROW * (i + 0.5)) for i, s in enumerate(self.standings))
        return "".join([*parts, "</svg>"])


def interval(s: Standing, y: float) -> str:
    """A bot's win rate and its interval as a dot on a line."""
    low, middle, high = (LEFT + WIDE * share for share in (s.wins.low, s.wins.share, s.wins.high))
    return (
        f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(s.bot)}</text>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="#35618f" stroke-width="2" />'
        f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="#35618f" />'
    )


def fixtures(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, OptionValue],
    components: str = "",
) -> list[Fixture]:
    """The games of a match, one bot per seat; `BadOptions` says what is wrong before any is played."""
    if len(bots) not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise BadOptions(f"{game.id} is played by {allowed} seats; name one bot per seat, not {len(bots)}.")
    if games < 1:
        raise BadOptions("A match has at least one game.")
    game.full_options(dict(options), len(bots))
    for bot in bots:
        make(bot, 0, game.id)
    return rotated(game.id, bots, games, seed, tuple(options.items()), components)


def compare(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    workers: int = 0,
) -> Match:
    """Let bots play many games, changing seats on the same seed before the seed changes; `workers` 0 is all cores."""
    return Match(game, list(played(fixtures(load(game), bots, games, seed, options or {}), workers)))
