"""Owners' files kept on the server: one for each game and owner, who is known by a secret of the client's.

Nobody else gets to see a file. All of them together may take so much room; what nobody came back for in a long time
makes way first.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from magnate.server import schema
from magnate.server.store import Store

LEFT: Final = 180 * 86_400.0
"""A file that nobody came back for in so long makes way when there is no room."""


class Copy(NamedTuple):
    """An owner's file."""

    game: str
    text: str
    updated: float


class CopiesRepository:
    """The owners' files of a server; `room` is what they may take together, in bytes."""

    def __init__(self, store: Store, room: int) -> None:
        self.store = store
        self.room = room

    async def of(self, person: str, game: str) -> Copy | None:
        """Somebody's file for a game."""
        copies = schema.copies.c
        query = sa.select(copies.game, copies.text, copies.updated).where(
            copies.person == person, copies.game == game
        )

        def work(connection: Connection) -> Copy | None:
            row = connection.execute(query).first()
            return None if row is None else Copy(*row)

        return await self.store.read(work)

    async def keep(self, person: str, game: str, text: str) -> Copy | None:
        """Keep somebody's file for a game in place of the one before; None where there is no room for it."""
        copies = schema.copies.c
        mine = sa.and_(copies.person == person, copies.game == game)
        size = len(text.encode())
        now = time.time()
        row = {"person": person, "game": game, "text": text, "size": size, "updated": now}

        def fits(connection: Connection) -> bool:
            others = sa.select(sa.func.coalesce(sa.func.sum(copies.size), 0)).where(sa.not_(mine))
            return int(connection.execute(others).scalar_one()) + size <= self.room

        def work(connection: Connection) -> bool:
            if not fits(connection):
                connection.execute(sa.delete(schema.copies).where(copies.updated < now - LEFT))
                if not fits(connection):
                    return False
            connection.execute(sa.delete(schema.copies).where(mine))
            connection.execute(sa.insert(schema.copies), [row])
            return True

        return Copy(game, text, now) if await self.store.write(work) else None

    async def drop(self, person: str, game: str) -> None:
        """Forget somebody's file for a game."""
        copies = schema.copies.c
        query = sa.delete(schema.copies).where(copies.person == person, copies.game == game)
        await self.store.write(lambda connection: connection.execute(query) and None)
