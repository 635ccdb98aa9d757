"""How a table goes on after a change: by this process alone, or by several that share a database.

The rest of the server knows only `Backend`. `LocalBackend` is for one process on any database: bots are tasks and
clocks are timers of that process. `magnate.server.backend_postgres` has the other one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from magnate.server.bot_driver import BotDriver
from magnate.server.clocks import Clocks
from magnate.server.repository_driver import Statement
from magnate.server.table import Entry, Table, Upcoming
from magnate.server.workers import Answer, Asker


class Backend(Protocol):
    """What a server needs to know about other processes on its database."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""

    async def open(self) -> None:
        """Start; the store is open."""

    async def close(self) -> None:
        """Stop."""

    def announced(
        self, table_id: str, number: int, upcoming: Upcoming, entries: Sequence[Entry]
    ) -> list[Statement]:
        """What makes the table go on and lets others hear of a change, to be written in its transaction.

        `entries` are all that the change consists of; none are given where there is more to it.
        """

    def go_on(self, table: Table) -> None:
        """See that the table in memory goes on, after it was loaded or changed."""

    def busy(self, table_id: str) -> bool:
        """Whether a table has to stay in memory."""

    async def advise(self, table: Table, seat: int, level: str, asker: Asker, at: int) -> Answer:
        """What a bot would do for a person at a moment; `Busy` when too much was asked for already."""


class LocalBackend:
    """One process: nobody else writes, bots are tasks, clocks are timers."""

    shared = False

    def __init__(self, bots: BotDriver, clocks: Clocks) -> None:
        self.bots = bots
        self.clocks = clocks

    async def open(self) -> None:
        """Nothing to start: tables go on as they are loaded."""

    async def close(self) -> None:
        """Stop the timers."""
        self.clocks.close()

    def announced(
        self, table_id: str, number: int, upcoming: Upcoming, entries: Sequence[Entry]
    ) -> list[Statement]:
        """Nobody else has to hear of it."""
        return []

    def go_on(self, table: Table) -> None:
        """Wind the clock or wake the bot."""
        self.clocks.go_on(table)
        self.bots.go_on(table)

    def busy(self, table_id: str) -> bool:
        """Whether bots are at work or a clock runs."""
        return self.bots.drives(table_id) or self.clocks.runs(table_id)

    async def advise(self, table: Table, seat: int, level: str, asker: Asker, at: int) -> Answer:
        """Ask a bot of this process."""
        return await self.bots.advise(table, seat, level, asker, at)
