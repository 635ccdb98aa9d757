"""Ratings per game: between people, and against bots of a known level; each game counts once, whenever it is counted.

A finished game's results are written with its last choice and are marked once they are counted, in the transaction
that changes the ratings. So a crash in between neither loses nor doubles one, and a server that gets the library later
catches up.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

import structlog
from openskill.models import PlackettLuce
from sqlalchemy.engine import Connection

from magnate.bots.registry import strengths_of
from magnate.server.repository_ratings import claim, people_behind, ratings, replace, unrated
from magnate.server.store import Store
from magnate.server.table import Table

logger = structlog.get_logger("magnate.rating")
PAGE: Final = 50
# How often finished games are looked for that another process wrote.
EVERY: Final = 60.0
# How sure the strength of a bot is.
BOT_SIGMA: Final = 1.7
MODEL: Final = PlackettLuce()


class Standing(NamedTuple):
    """How strong somebody is: the middle of it, and how unsure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


def rated(before: list[Standing], places: list[int]) -> list[Standing]:
    """The standings of all players after a game that ended with certain places."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after: Any = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Standing(team[0].mu, team[0].sigma) for team in after]


class Rater:
    """Counts finished games, the oldest first."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._wake = asyncio.Event()

    def note(self, table: Table) -> None:
        """Count a game that has just ended."""
        if table.status == "over":
            self._wake.set()

    async def keep_rating(self) -> None:
        """Count what was missed, then what is finished from now on."""
        while True:
            try:
                while await self.rate_all():
                    pass
            except Exception as error:
                logger.error("games could not be rated", error=type(error).__name__)
            try:
                await asyncio.wait_for(self._wake.wait(), EVERY)
            except TimeoutError:
                continue
            self._wake.clear()

    async def rate_all(self) -> int:
        """Count some games; how many."""
        found = await self.store.read(lambda connection: unrated(connection, PAGE))
        for table_id in found:
            await self.store.write(lambda connection, which=table_id: rate(connection, which))  # type: ignore[misc]
        return len(found)


def rate(connection: Connection, table_id: str) -> None:
    """Count a finished game, unless that is done."""
    rows = claim(connection, table_id)
    person_of = people_behind(connection, [row.holder for row in rows if row.holder is not None])
    people = [person_of.get(row.holder) for row in rows if row.level is None]
    # A rating says something only when everybody is known, and nobody plays against themselves.
    if not rows or None in people or len(set(people)) < len(people):
        return
    chosen = sorted(person for person in people if person is not None)
    game, pool = rows[0].game, rows[0].pool
    before = ratings(connection, chosen, game, pool)
    standings = [_standing(row, before.get(person_of.get(row.holder or "", ""))) for row in rows]
    after = rated(standings, [row.place for row in rows])
    new = [
        {
            "person": person_of[row.holder],
            "game": game,
            "pool": pool,
            "mu": now.mu,
            "sigma": now.sigma,
            "games": 1 + (before[person_of[row.holder]].games if person_of[row.holder] in before else 0),
        }
        for row, now in zip(rows, after, strict=True)
        if row.holder is not None
    ]
    replace(connection, chosen, game, pool, new)


def _standing(row: Any, known: Any) -> Standing:
    """How strong the holder of a seat was before the game."""
    if row.level is not None:
        return Standing(strengths_of(row.game)[row.level], BOT_SIGMA)
    return Standing() if known is None else Standing(known.mu, known.sigma)
