"""What processes on one PostgreSQL tell each other and leave for each other to do: NOTIFY, LISTEN, the queue of jobs.

The statements are carried out in the transaction of the change they belong to (`magnate.server.store`). Whoever listens
has a connection for nothing else.
"""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import psycopg
from procrastinate import sql
from psycopg.pq.abc import PGconn
from psycopg.types.json import Jsonb

from magnate.server.repository_driver import Statement

QUEUE: Final = "magnate"
SWEEPING: Final = 0x6D61676E
Told = Callable[[str, str], None]


def told(channel: str, payload: str) -> Statement:
    """Let everybody who listens hear of something, once it is written."""
    return "select pg_notify(%s, %s)", (channel, payload)


def deferred(
    task: str, lock: str, args: dict[str, Any], priority: int = 0, at: dt.datetime | None = None
) -> Statement:
    """Put a job into the queue, with procrastinate's own statement."""
    return sql.queries["defer_jobs"], {"jobs": [(QUEUE, task, priority, lock, None, Jsonb(args), at)]}


class Listener:
    """A connection that hears what others say."""

    def __init__(self, connection: PGconn, tell: Told) -> None:
        self._connection = connection
        self._tell = tell

    async def hear(self) -> None:
        """Take in what the database says, as soon as it does, until the connection breaks."""
        loop = asyncio.get_running_loop()
        broken: asyncio.Future[None] = loop.create_future()
        socket = self._connection.socket

        def read() -> None:
            try:
                self.take_in()
            except Exception as error:
                loop.remove_reader(socket)
                if not broken.done():
                    broken.set_exception(error)

        loop.add_reader(socket, read)
        try:
            read()
            await broken
        finally:
            loop.remove_reader(socket)

    def take_in(self) -> None:
        """Take in all that has arrived: a buffer at a time would fall behind where each turn of the loop is long."""
        heard = True
        while heard:
            heard = False
            self._connection.consume_input()
            while (news := self._connection.notifies()) is not None:
                heard = True
                self._tell(news.relname.decode(), news.extra.decode())


@asynccontextmanager
async def listening(dsn: str, channels: Sequence[str], tell: Told) -> AsyncIterator[Listener]:
    """Listen to some channels; what was said before is not heard."""
    async with await psycopg.AsyncConnection.connect(
        dsn, autocommit=True, keepalives_idle=2, keepalives_interval=1, keepalives_count=2
    ) as connection:
        connection.add_notify_handler(lambda news: tell(news.channel, news.payload))
        for channel in channels:
            await connection.execute(f"listen {channel}")
        yield Listener(connection.pgconn, tell)


class Sweeper:
    """A connection for the process that looks after lost jobs."""

    def __init__(self, connection: psycopg.AsyncConnection) -> None:
        self._connection = connection

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[bool]:
        """Whether it is this process's turn; for as long as it is, it is nobody else's."""
        async with self._connection.transaction():
            found = await self._connection.execute("select pg_try_advisory_xact_lock(%s)", (SWEEPING,))
            row = await found.fetchone()
            yield row is not None and bool(row[0])


@asynccontextmanager
async def sweeping(dsn: str) -> AsyncIterator[Sweeper]:
    """Look after lost jobs, by turns with other processes."""
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        yield Sweeper(connection)
