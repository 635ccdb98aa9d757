"""The tables in memory: found or loaded, locked while they are changed, changed only after the store has it.

A command holds its table's lock from the first check until its entries are on disk and applied.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog

from magnate.core.errors import MagnateError
from magnate.server import steady
from magnate.server.archive import Archive
from magnate.server.errors import ApiError
from magnate.server.game_cache import game_named
from magnate.server.metrics import Metrics
from magnate.server.presenting import brief_row, score_row
from magnate.server.repository import Conflict, Repository, StoredTable, TryRow
from magnate.server.repository_driver import Statement
from magnate.server.results import result_rows
from magnate.server.settings import Settings
from magnate.server.table import Command, Entry, Holder, Step, Table, Upcoming, begin

logger = structlog.get_logger("magnate.tables")
RECENT = 5.0


class Tables:
    """The cache of tables. Others may listen to what happens to them, and say which must stay in memory."""

    def __init__(self, settings: Settings, repository: Repository, metrics: Metrics) -> None:
        self.settings = settings
        self.repository = repository
        self.metrics = metrics
        self.live: dict[str, Table] = {}
        self.loaded: list[Callable[[Table], None]] = []
        self.changed: list[Callable[[Table], None]] = []
        self.forgotten: list[Callable[[Table], None]] = []
        self.gone: list[Callable[[str], None]] = []
        self.busy: list[Callable[[str], bool]] = []
        self.heard: list[Callable[[Table], None]] = []
        self.reread: list[Callable[[Table], None]] = []
        self.announced: Callable[[str, int, Upcoming, Sequence[Entry]], list[Statement]] = lambda *_: []
        self.shared = False
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # --- finding -------------------------------------------------------------------------------

    async def get(self, table_id: str, fresh: bool = True) -> Table:
        """A table by its id, from memory or from the store; `fresh`: with what other processes have written."""
        table = self.live.get(table_id)
        if table is not None and fresh and self.shared:
            async with table.lock:
                await self.catch_up(table)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    @asynccontextmanager
    async def locked(self, table_id: str, fresh: bool = True) -> AsyncIterator[Table]:
        """A table with its lock held; one that was read again meanwhile is not the one that was waited for."""
        while True:
            table = await self.get(table_id, fresh)
            async with table.lock:
                if self.live.get(table_id) is table:
                    yield table
                    return

    async def _load(self, table_id: str) -> Table:
        """Read a table from the store and replay it."""
        stored = await self.repository.load(table_id)
        if stored is None:
            raise ApiError("not-found", {"what": "table"})
        table = await asyncio.to_thread(rebuilt, stored)
        if table.play is None:
            table.archive = await self._archive(table_id)
        if not self.shared:
            # Nobody's clock ran while the only server was down.
            table.since = steady.now()
        self._keep(table)
        return table

    async def _archive(self, table_id: str) -> Archive | None:
        """A finished game whose rules are not installed any more, as it was seen."""
        body = await self.repository.archived(table_id)
        return None if body is None else await asyncio.to_thread(Archive, body)

    def _keep(self, table: Table) -> None:
        """Hold a table in memory, and let everyone know."""
        self.live[table.id] = table
        table.used = time.monotonic()
        self._make_room()
        for loaded in self.loaded:
            loaded(table)

    def _make_room(self) -> None:
        """Forget the idle tables that were used least recently."""
        if len(self.live) <= self.settings.live_tables:
            return
        oldest = sorted(self.live.values(), key=lambda table: table.used)
        for table in oldest[: max(16, self.settings.live_tables // 10)]:
            if not self._is_busy(table):
                self.forget(table)

    def _is_busy(self, table: Table) -> bool:
        recent = time.monotonic() - table.used < RECENT
        return recent or table.lock.locked() or any(busy(table.id) for busy in self.busy)

    def forget(self, table: Table) -> None:
        """Drop a table from memory; the store has all of it."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
            for forgotten in self.forgotten:
                forgotten(table)

    async def reload(self, table_id: str) -> None:
        """Read a table in memory again, because somebody else wrote to it; those who follow it go with it."""
        table = self.live.get(table_id)
        if table is None:
            return
        async with table.lock:
            self.forget(table)
        try:
            table = await self.get(table_id)
        except ApiError:
            for gone in self.gone:
                gone(table_id)
        else:
            for reread in self.reread:
                reread(table)

    async def catch_up(self, table: Table) -> None:
        """Let what other processes have written at a table take effect here. The table's lock is held."""
        entries, holders = await self.repository.entries_after(table.id, table.number)
        if entries:
            table.holders |= {holder.hash: holder for holder in holders}
            self.hear(table, entries)

    def hear(self, table: Table, entries: Sequence[Entry]) -> None:
        """Let entries that another process has written take effect here. Nobody else changes the table meanwhile."""
        for entry in entries:
            table.apply(entry)
        for heard in self.heard:
            heard(table)

    async def catch_up_all(self) -> None:
        """The same for every table in memory."""
        numbers = await self.repository.numbers(list(self.live))
        for table_id, number in numbers.items():
            table = self.live.get(table_id)
            if table is not None and table.number < number:
                async with table.lock:
                    await self.catch_up(table)

    # --- changing ------------------------------------------------------------------------------

    async def create(self, table: Table, entries: Sequence[Entry], tried: TryRow | None = None) -> None:
        """Store a new table with the entries it starts with, and let it begin.

        `Conflict`: the try at a daily game that it is to be was made before.
        """
        holders = list(table.holders.values())
        await self.repository.create(
            table.info,
            brief_row(table),
            holders,
            entries,
            self.announced(table.id, len(entries), table.upcoming(), ()),
            tried,
        )
        self.metrics.tables.labels(table.info.game).inc()
        self._keep(table)

    async def commit(
        self,
        table: Table,
        steps: Sequence[Step],
        command: Command | None = None,
        answer: dict[str, Any] | None = None,
        holders: Sequence[Holder] = (),
        by_bots: bool = False,
    ) -> None:
        """Write entries down, then let them take effect. The table's lock is held.

        `Conflict`: another process was first; what it wrote has taken effect instead.
        """
        await asyncio.shield(self._commit(table, steps, command, answer or {}, holders, by_bots))

    async def _commit(
        self,
        table: Table,
        steps: Sequence[Step],
        command: Command | None,
        answer: dict[str, Any],
        holders: Sequence[Holder],
        by_bots: bool,
    ) -> None:
        entries = [entry for entry, _ in steps]
        score = score_row(table, steps[-1][1])
        results = result_rows(table, steps[-1][1])
        changes = any(entry.kind in ("play", "undo", "seat") for entry in entries)
        upcoming = table.upcoming(steps) if self.shared and changes else Upcoming()
        if by_bots and upcoming.kind == "bot":
            # The process that plays for the bots goes on doing so.
            upcoming = Upcoming()
        # A new key is not told to others with the entries: they look it up.
        announced = self.announced(table.id, entries[-1].news, upcoming, () if holders else entries)
        try:
            await self.repository.append(
                table.id, entries, announced, command, answer, holders, score, results
            )
        except Conflict:
            await self.catch_up(table)
            raise
        self._apply(table, steps, command, answer, holders)
        for changed in self.changed:
            changed(table)

    def _apply(
        self,
        table: Table,
        steps: Sequence[Step],
        command: Command | None,
        answer: dict[str, Any],
        holders: Sequence[Holder],
    ) -> None:
        """Let what was written take effect."""
        if command is not None and command.name is not None:
            table.answers[command.holder.hash, command.name] = (command.asked, answer)
        table.holders |= {holder.hash: holder for holder in holders}
        was_over = table.status == "over"
        for entry, made in steps:
            table.apply(entry, made)
            if made is not None:
                self.metrics.moves.labels(table.info.game, made.step.by).inc()
        if table.status == "over" and not was_over:
            self.metrics.finished.labels(table.info.game).inc()


def rebuilt(stored: StoredTable) -> Table:
    """A table from what is stored: everything in the log happens again."""
    info = stored.info
    game = None
    try:
        installed = game_named(info.game, info.components, info.digest)
        if installed is not None and installed.rules_version == info.rules:
            game = installed
    except (MagnateError, ImportError, AttributeError):
        logger.warning("the game of a table is not installed", table=info.id, game=info.game)
    table = begin(info, game, stored.holders)
    for entry in stored.entries:
        table.apply(entry)
    table.answers.update(stored.answers)
    return table
