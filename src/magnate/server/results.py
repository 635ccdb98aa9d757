"""How a game ended for everybody at the table: written with its last choice, read by histories and ratings."""

from __future__ import annotations

from magnate.bots.registry import strengths_of
from magnate.server.play import Made
from magnate.server.repository import ResultRow
from magnate.server.table import Table


def result_rows(table: Table, made: Made | None) -> list[ResultRow]:
    """The results that a choice brings if it ends a game people played."""
    if made is None or not made.state.is_over:
        return []
    holders = {seat: holder for holder in table.holders.values() for seat in holder.seats}
    people = [i for i, place in enumerate(table.seats) if place.kind != "bot" and i in holders]
    if not people:
        return []
    against = _against(len(table.seats), len(people), len({holders[seat].hash for seat in people}))
    pool = _pool(table, against, max(len(holders[seat].seats) for seat in people))
    ranks, scores = made.state.ranks(), made.state.scores()
    rows = []
    for seat, place in enumerate(table.seats):
        mine = holders[seat].seats if seat in people else []
        # Who shares a screen is listed once.
        holder = holders[seat].hash if mine and seat == mine[0] else None
        # Those who gave up come last.
        rank = len(ranks) if place.resigned else ranks[seat]
        rows.append(
            ResultRow(
                table.id,
                seat,
                holder,
                place.level if place.kind == "bot" else None,
                table.info.game,
                len(table.seats),
                against,
                _result(len(mine), rank, ranks),
                rank,
                scores[seat],
                made.step.time,
                pool,
                pool == "",
            )
        )
    return rows


def _against(seats: int, people: int, holders: int) -> str:
    """Against whom people played: nobody, bots, people, both, or each other on one screen."""
    if seats == 1:
        return "alone"
    if people < seats:
        return "bots" if holders == 1 else "mixed"
    return "screen" if holders == 1 else "people"


def _pool(table: Table, against: str, most: int) -> str:
    """Which rating a game counts for: one between people, one against bots of a known level, or none.

    Not counted: a deal that was known before, a game from the middle of another, several seats in one hand.
    """
    info = table.info
    if most > 1 or info.open_seed or info.practice or info.start is not None:
        return ""
    if against == "people":
        return "people"
    strengths = strengths_of(info.game)
    known = all(place.level in strengths for place in table.seats if place.kind == "bot")
    return "bots" if against == "bots" and known else ""


def _result(mine: int, rank: int, ranks: list[int]) -> str:
    """How a game ended for one of so many seats in one hand."""
    if len(ranks) == 1:
        return "alone"
    if mine > 1:
        return "screen"
    if rank > 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "shared"
