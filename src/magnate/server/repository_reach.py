"""What the database knows of how people want to be told of their turns: every statement about that."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from magnate.server import schema
from magnate.server.store import Store

UNANSWERED: Final = 7 * 86_400.0


class Reach(NamedTuple):
    """A way to reach a person: a browser (`push`), a web hook (`hook`) or an address (`mail`)."""

    id: str
    person: str
    kind: str
    target: dict[str, Any]
    lang: str
    confirmed: bool
    failures: int
    created: float


class ReachRepository:
    """The ways to reach people, and who is told of which table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_person(self, person: str) -> list[Reach]:
        """All ways to reach somebody, the oldest first."""
        reaches = schema.reaches.c
        query = sa.select(schema.reaches).where(reaches.person == person).order_by(reaches.created)
        return await self.store.read(lambda connection: [_reach_of(row) for row in connection.execute(query)])

    async def add(self, reach: Reach, most: int) -> bool:
        """Keep a way to reach somebody; whether they have not too many. The same target is kept once.

        Addresses that did not answer for long are forgotten.
        """
        reaches = schema.reaches.c
        mine = reaches.person == reach.person
        row = {**reach._asdict(), "target": json.dumps(reach.target, sort_keys=True)}

        def work(connection: Connection) -> bool:
            same = sa.and_(mine, reaches.kind == reach.kind, reaches.target == row["target"])
            silent = sa.and_(reaches.confirmed.is_(False), reaches.created < reach.created - UNANSWERED)
            connection.execute(sa.delete(schema.reaches).where(sa.or_(same, silent)))
            if connection.execute(sa.select(sa.func.count()).where(mine)).scalar_one() >= most:
                return False
            connection.execute(sa.insert(schema.reaches), [row])
            return True

        return await self.store.write(work)

    async def confirm(self, id: str) -> bool:
        """Note that an address belongs to the person who gave it; whether it is known."""
        here = schema.reaches.c.id == id
        query = sa.update(schema.reaches).where(here).values(confirmed=True)
        return await self.store.write(lambda connection: connection.execute(query).rowcount > 0)

    async def remove(self, id: str, person: str | None = None) -> None:
        """Forget a way to reach somebody, only theirs if it is said whose."""
        reaches = schema.reaches.c
        query = sa.delete(schema.reaches).where(reaches.id == id)
        if person is not None:
            query = query.where(reaches.person == person)
        await self.store.write(lambda connection: connection.execute(query) and None)

    async def failed(self, id: str, most: int) -> None:
        """Count a failure; a way that failed too often is forgotten."""
        reaches = schema.reaches.c

        def work(connection: Connection) -> None:
            here = reaches.id == id
            connection.execute(sa.update(schema.reaches).where(here).values(failures=reaches.failures + 1))
            connection.execute(sa.delete(schema.reaches).where(here, reaches.failures >= most))

        await self.store.write(work)

    async def succeeded(self, id: str) -> None:
        """Forgive earlier failures."""
        reaches = schema.reaches.c
        query = sa.update(schema.reaches).where(reaches.id == id, reaches.failures > 0).values(failures=0)
        await self.store.write(lambda connection: connection.execute(query) and None)

    async def follow(self, table_id: str, holder: str, person: str, on: bool, most: int) -> bool:
        """Let somebody be told of the turns of a key's seats, or not; whether that is not too much."""
        notices = schema.notices.c
        mine = sa.and_(notices.table_id == table_id, notices.holder == holder, notices.person == person)

        def work(connection: Connection) -> bool:
            if not on:
                connection.execute(sa.delete(schema.notices).where(mine))
                return True
            if connection.execute(sa.select(notices.person).where(mine)).first() is not None:
                return True
            count = sa.select(sa.func.count()).where(notices.person == person)
            if connection.execute(count).scalar_one() >= most:
                return False
            row = {"table_id": table_id, "holder": holder, "person": person, "told": None}
            connection.execute(sa.insert(schema.notices), [row])
            return True

        return await self.store.write(work)

    async def claim(self, table_id: str, holder: str, turn: int) -> list[Reach]:
        """The ways to reach those to be told of a turn; the first process to claim a turn announces it."""
        notices, reaches = schema.notices.c, schema.reaches.c
        here = sa.and_(notices.table_id == table_id, notices.holder == holder)
        news = sa.or_(notices.told.is_(None), notices.told != turn)
        people = sa.update(schema.notices).where(here, news).values(told=turn).returning(notices.person)

        def work(connection: Connection) -> list[Reach]:
            found = list(connection.execute(people).scalars())
            query = sa.select(schema.reaches).where(reaches.person.in_(found), reaches.confirmed.is_(True))
            return [_reach_of(row) for row in connection.execute(query)] if found else []

        return await self.store.write(work)

    async def finished(self, table_id: str) -> None:
        """Nobody is told of a game that is over."""
        query = sa.delete(schema.notices).where(schema.notices.c.table_id == table_id)
        await self.store.write(lambda connection: connection.execute(query) and None)


def _reach_of(row: Row[Any]) -> Reach:
    """A way to reach somebody from its row."""
    return Reach(**{**row._mapping, "target": json.loads(row.target)})
