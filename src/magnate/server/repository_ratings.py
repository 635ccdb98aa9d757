"""What the database knows of ratings: which finished games are not counted yet, and how strong everybody is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from magnate.server import schema


def unrated(connection: Connection, limit: int) -> list[str]:
    """Some of the finished tables that are not counted yet, the oldest first."""
    results = schema.results.c
    query = (
        sa.select(results.table_id)
        .where(results.rated.is_(False))
        .group_by(results.table_id)
        .order_by(sa.func.min(results.finished))
        .limit(limit)
    )
    return list(connection.execute(query).scalars())


def claim(connection: Connection, table_id: str) -> list[Row[Any]]:
    """How a game ended for every seat, in their order; none where it is counted already. From here on it is."""
    results = schema.results
    mark = (
        sa.update(results)
        .where(results.c.table_id == table_id, results.c.rated.is_(False))
        .values(rated=True)
        .returning(*results.c)
    )
    return sorted(connection.execute(mark).all(), key=lambda row: int(row.seat))


def people_behind(connection: Connection, holders: Sequence[str]) -> dict[str, str]:
    """Whose profile each of some keys belongs to, where it belongs to one."""
    owned = schema.person_keys.c
    query = sa.select(owned.hash, owned.person).where(owned.hash.in_(list(holders)))
    return {row.hash: row.person for row in connection.execute(query).all()}


def ratings(connection: Connection, people: Sequence[str], game: str, pool: str) -> dict[str, Row[Any]]:
    """The ratings of some people; another game of the same people waits until this one is counted."""
    known = schema.people.c.id
    locked = sa.select(known).where(known.in_(list(people))).order_by(known)
    connection.execute(locked.with_for_update()).all()
    query = sa.select(schema.ratings).where(_of(people, game, pool))
    return {row.person: row for row in connection.execute(query).all()}


def replace(
    connection: Connection, people: Sequence[str], game: str, pool: str, rows: Sequence[dict[str, Any]]
) -> None:
    """Put new ratings of some people in the place of the old ones."""
    connection.execute(sa.delete(schema.ratings).where(_of(people, game, pool)))
    connection.execute(sa.insert(schema.ratings), rows)


def _of(people: Sequence[str], game: str, pool: str) -> sa.ColumnElement[bool]:
    ratings = schema.ratings.c
    return sa.and_(ratings.person.in_(list(people)), ratings.game == game, ratings.pool == pool)
