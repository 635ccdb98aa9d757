"""Balance report: who wins from which seat, how scores spread, where points come from. For any game."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from magnate.arena.match import Fixture, Result, play
from magnate.arena.stats import deviation, mean, percentile, wilson
from magnate.core.registry import load


class Books(NamedTuple):
    """What one game adds to the report."""

    result: Result
    sources: list[dict[str, int]]
    traits: list[list[str]]
    amounts: dict[str, list[int]]
    figures: list[dict[str, int]]


def observe(fixture: Fixture) -> Books:
    """Play one game and keep where the points came from, what set the seats apart, amounts that were named, and the
    key figures at the end."""
    result = play(fixture)
    game = load(fixture.game, fixture.components or None)
    state = game.new(len(fixture.bots), fixture.seed, dict(fixture.options))
    state.journal = []
    for choice in result.choices:
        state.advance(choice)
    sources = [
        {line.name: sum(x.points for x in lines if x.name == line.name) for line in lines}
        for lines in state.score_sheet()
    ]
    amounts: dict[str, list[int]] = {}
    for event in state.journal:
        amount = event.message.args.get("amount")
        if isinstance(amount, int):
            amounts.setdefault(event.message.id, []).append(amount)
    traits = [state.traits(seat) for seat in range(state.seats)]
    figures = [
        {figure.name: figure.value for figure in state.figures(seat, -1) if isinstance(figure.value, int)}
        for seat in range(state.seats)
    ]
    return Books(result, sources, traits, amounts, figures)


class Row(NamedTuple):
    """One line of the report."""

    table: str
    name: str
    size: int
    value: str
    detail: str


def report(books: Iterable[Books]) -> list[Row]:
    """All tables of the report as rows."""
    games = list(books)
    rows: list[Row] = []
    seats = len(games[0].result.scores)
    for seat in range(seats):
        share = sum(b.result.share(seat) for b in games)
        rows.append(
            Row("win rate by seat", f"seat {seat + 1}", len(games), str(wilson(share, len(games))), "")
        )
    scores = [float(score) for b in games for score in b.result.scores]
    winning = [float(max(b.result.scores)) for b in games]
    margins = [
        float(sorted(b.result.scores)[-1] - sorted(b.result.scores)[-2])
        for b in games
        if len(b.result.scores) > 1
    ]
    for name, values in (
        ("all scores", scores),
        ("winning scores", winning),
        ("margin of the winner", margins),
    ):
        if values:
            low, high = percentile(values, 0.05), percentile(values, 0.95)
            spread = f"sd {deviation(values):.1f}, 5 % {low:.0f}, 95 % {high:.0f}"
            rows.append(Row("score spread", name, len(values), f"{mean(values):.1f}", spread))
    rows.extend(source_rows(games))
    rows.extend(trait_rows(games))
    rows.extend(amount_rows(games))
    lengths = [float(len(b.result.choices)) for b in games]
    rows.append(Row("length", "choices per game", len(games), f"{mean(lengths):.0f}", ""))
    return rows


def source_rows(games: list[Books]) -> list[Row]:
    """Points by source: of all seats, and of the winners."""
    names = list(dict.fromkeys(name for b in games for lines in b.sources for name in lines))
    rows = []
    for name in names:
        every = [float(lines.get(name, 0)) for b in games for lines in b.sources]
        best = [
            float(lines.get(name, 0))
            for b in games
            for seat, lines in enumerate(b.sources)
            if b.result.ranks[seat] == 1
        ]
        rows.append(
            Row("points by source", name, len(every), f"{mean(every):.1f}", f"winners {mean(best):.1f}")
        )
    return rows


def trait_rows(games: list[Books]) -> list[Row]:
    """Win rate and mean score by what sets a seat apart from the start (a character, a side)."""
    seats: dict[str, list[tuple[float, int]]] = {}
    for b in games:
        for seat, traits in enumerate(b.traits):
            for trait in traits:
                seats.setdefault(trait, []).append((b.result.share(seat), b.result.scores[seat]))
    rows = []
    for trait, found in sorted(seats.items()):
        share = wilson(sum(won for won, _ in found), len(found))
        rows.append(
            Row("by trait", trait, len(found), str(share), f"mean {mean([float(s) for _, s in found]):.1f}")
        )
    return rows


def amount_rows(games: list[Books]) -> list[Row]:
    """Histograms of the amounts that events name, such as bids."""
    counts: dict[str, Counter[int]] = {}
    for b in games:
        for id, values in b.amounts.items():
            counts.setdefault(id, Counter()).update(values)
    return [
        Row(f"histogram of {id}", str(value), count, f"{100 * count / sum(found.values()):.1f} %", "")
        for id, found in sorted(counts.items())
        for value, count in sorted(found.items())
    ]


def write_csv(rows: list[Row], path: Path) -> None:
    """The report as a table."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(Row._fields)
        writer.writerows(rows)


def write_plot(rows: list[Row], title: str, path: Path) -> None:
    """The report as a picture: wins by seat, points by source, histograms or traits."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    told = ("length", "score spread", "rests on")
    tables = list(dict.fromkeys(row.table for row in rows if not row.table.startswith(told)))
    figure, axes = pyplot.subplots(len(tables), 1, figsize=(9, 3.2 * len(tables)), squeeze=False)
    for axis, table in zip(axes[:, 0], tables, strict=True):
        chosen = [row for row in rows if row.table == table]
        heights = [float(row.value.split()[0]) for row in chosen]
        axis.bar([row.name for row in chosen], heights, color="#35618f")
        axis.set_title(table)
        axis.set_ylabel("%" if "%" in chosen[0].value else "points")
        axis.tick_params(axis="x", rotation=60 if len(chosen) > 6 else 0, labelsize=8)
    figure.suptitle(title)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
