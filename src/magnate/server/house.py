"""The house: all services of one server, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING

import structlog

from magnate.server.archivist import Archivist
from magnate.server.backend import Backend, LocalBackend
from magnate.server.background import Background
from magnate.server.bot_driver import BotDriver
from magnate.server.buckets import Buckets
from magnate.server.clocks import Clocks
from magnate.server.doorkeeper import Doorkeeper
from magnate.server.errors import ApiError
from magnate.server.expiry import Expiry
from magnate.server.garbage import Garbage
from magnate.server.gossip import Gossip
from magnate.server.inspecting import Inspector
from magnate.server.lobby import Lobby
from magnate.server.metrics import Metrics
from magnate.server.repository import Repository
from magnate.server.repository_copies import CopiesRepository
from magnate.server.repository_people import PeopleRepository
from magnate.server.reviewing import Reviewer
from magnate.server.settings import Settings
from magnate.server.store import Store
from magnate.server.streams import Streams
from magnate.server.tables import Tables

if TYPE_CHECKING:
    from magnate.server.notify import Notifier
    from magnate.server.rating import Rater

logger = structlog.get_logger("magnate.house")
WAKE_DAYS = 60
READY_FOR = 1.0
LONGEST_REST = 0.1
SLOW_AT_ONCE = 2


class House:
    """A server's services and how they hear of each other."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.background = Background()
        self.garbage = Garbage()
        self.store = Store(settings.database_url)
        self.repository = Repository(self.store)
        self.people = PeopleRepository(self.store)
        self.slow_hashes = asyncio.Semaphore(SLOW_AT_ONCE)
        self.tables = Tables(settings, self.repository, self.metrics)
        self.lobby = Lobby(self.repository, self.tables)
        self.streams = Streams(settings, self.background, self.metrics)
        self.bots = BotDriver(settings, self.tables, self.background, self.metrics)
        self.clocks = Clocks(self.tables, self.background)
        self.buckets = Buckets(settings.rate)
        self.backend = self._backend()
        self.inspector = Inspector()
        self.copies = CopiesRepository(self.store, settings.copies_room)
        self.archivist = Archivist(self.repository)
        self.reviewer = Reviewer(settings.hint_level)
        self.doorkeeper = Doorkeeper(self.store, self.tables, self.streams)
        self.tables.shared = self.backend.shared
        self.tables.announced = self.backend.announced
        self.tables.loaded = [self.garbage.note, self.streams.moved, self.backend.go_on]
        self.tables.changed = [
            self.garbage.note,
            self.lobby.note,
            self.archivist.note,
            self.streams.tell,
            self.backend.go_on,
        ]
        self.tables.heard = [self.garbage.note, self.streams.tell]
        self.tables.reread = [self.lobby.note]
        self.tables.forgotten = [self.streams.forget]
        self.tables.gone = [self.streams.gone]
        self.tables.busy = [self.lobby.noted, self.streams.followed, self.backend.busy]
        self.expiry = Expiry(settings, self.store)
        self.notifier = self._notifier()
        self.rater = self._rater()
        self._opened = False
        self._writes = True
        self._tried = 0.0

    def _backend(self) -> Backend:
        """PostgreSQL may be shared with other processes; any other database is for this one alone."""
        if self.store.url.get_backend_name() != "postgresql":
            return LocalBackend(self.bots, self.clocks)
        from magnate.server.backend_postgres import PostgresBackend

        gossip = Gossip(self.streams, self.buckets, self.background)
        return PostgresBackend(
            self.store, self.tables, self.bots, self.clocks, self.background, gossip, self.settings.jobs > 0
        )

    def _notifier(self) -> Notifier | None:
        """Tells people of their turns, where what that needs is installed."""
        if any(find_spec(name) is None for name in ("aiohttp", "aiosmtplib", "pywebpush")):
            return None
        from magnate.server.notify import Notifier

        notifier = Notifier(self.settings, self.repository, self.tables, self.streams, self.background)
        self.tables.loaded.append(notifier.note)
        self.tables.changed += [notifier.note, notifier.ended]
        return notifier

    def _rater(self) -> Rater | None:
        """Rates people's games, where what that needs is installed."""
        if find_spec("openskill") is None:
            return None
        from magnate.server.rating import Rater

        rater = Rater(self.store)
        self.tables.changed.append(rater.note)
        self.tables.heard.append(rater.note)
        return rater

    async def open(self) -> None:
        """Open the store, start the bots, and go on where tables were left."""
        await asyncio.to_thread(self.store.open)
        self.bots.pool.open()
        self.inspector.crew.open()
        self.archivist.crew.open()
        self.reviewer.crew.open()
        self._opened = True
        if self.notifier is not None:
            await self.notifier.open()
        await self.doorkeeper.open()
        await self.backend.open()
        self.background.spawn(self.garbage.keep_collecting())
        self.background.spawn(self.streams.keep_alive())
        self.background.spawn(self.doorkeeper.keep_watching())
        self.background.spawn(self.lobby.keep_saving())
        self.background.spawn(self.archivist.keep_archiving())
        self.background.spawn(self.expiry.keep_expiring())
        if self.rater is not None:
            self.background.spawn(self.rater.keep_rating())
        if not self.backend.shared:
            self.background.spawn(self._wake())

    async def close(self) -> None:
        """Stop everything; what was acknowledged is already on disk."""
        self.stop()
        await self.backend.close()
        await self.background.close()
        if self.notifier is not None:
            await self.notifier.close()
        await asyncio.to_thread(self.bots.pool.close)
        await asyncio.to_thread(self.inspector.crew.close)
        await asyncio.to_thread(self.archivist.crew.close)
        await asyncio.to_thread(self.reviewer.crew.close)
        if self._opened:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.lobby.save(), 5)
        await asyncio.to_thread(self.store.close)

    def stop(self) -> None:
        """Let open streams end and take no more commands."""
        self.background.stopping = True
        self.streams.stop()

    def check_open(self) -> None:
        """Refuse commands when the server is about to stop."""
        if self.background.stopping:
            raise ApiError("stopping")

    async def ready(self) -> bool:
        """Whether something can be written; tried once a second at most, however often it is asked."""
        if time.monotonic() - self._tried >= READY_FOR:
            self._tried = time.monotonic()
            try:
                await asyncio.wait_for(self.repository.ping(), 3)
                self._writes = True
            except Exception:
                self._writes = False
        return self._writes and self._opened and not self.background.stopping

    async def _wake(self) -> None:
        """After a start: load every unfinished table, so that its bots and clocks go on."""
        for table_id in await self.repository.unfinished(time.time() - WAKE_DAYS * 86400):
            began = time.monotonic()
            try:
                self.lobby.note(await self.tables.get(table_id))
            except Exception as error:
                logger.error("a table cannot be loaded", table=table_id, error=type(error).__name__)
            # Half of the time is left to those who are here already.
            await asyncio.sleep(min(time.monotonic() - began, LONGEST_REST))
