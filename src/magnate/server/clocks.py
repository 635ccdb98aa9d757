"""The clocks: a timer per table whose clock runs; a seat whose time is up is handed to a bot."""

from __future__ import annotations

import asyncio

from magnate.server import steady
from magnate.server.background import Background
from magnate.server.bot_driver import level_at, until_done
from magnate.server.repository import Conflict
from magnate.server.table import Step, Table
from magnate.server.tables import Tables

LATE = 0.02


class Clocks:
    """The timers of the tables in memory."""

    def __init__(self, tables: Tables, background: Background) -> None:
        self.tables = tables
        self.background = background
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def go_on(self, table: Table) -> None:
        """Set the timer of the player to decide, if their clock runs."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if self.background.stopping or table.ticking is None:
            return
        left = table.clocks(steady.now())[table.ticking]
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(
            left + LATE, lambda: self.background.spawn(self._ring(table.id))
        )

    def runs(self, table_id: str) -> bool:
        """Whether a table's clock runs."""
        return table_id in self._timers

    def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()

    async def _ring(self, table_id: str) -> None:
        """The timer of a table has gone off."""
        left = await until_done(self.background, table_id, lambda: self.time_is_up(table_id))
        table = self.tables.live.get(table_id)
        if left and table is not None:
            self.go_on(table)

    async def time_is_up(self, table_id: str) -> float:
        """Hand the seat whose clock has run out to a bot; the seconds left if it has not."""
        while True:
            async with self.tables.locked(table_id) as table:
                now = steady.now()
                seat = table.ticking
                if seat is None:
                    return 0.0
                left = table.clocks(now)[seat]
                if left > 0:
                    return left
                try:
                    await self.tables.commit(table, _handed(table, seat, now))
                except Conflict:
                    continue
                return 0.0


def _handed(table: Table, seat: int, now: float) -> list[Step]:
    """A note that the time is up, and the seat in a bot's hands."""
    say = {"id": "note-time", "args": {"seat": seat + 1}}
    data = {
        "reason": "time",
        "now": {**table.seats[seat].plain(), "handed": True, "late": True, "level": level_at(table)},
        **table.stopped(now),
    }
    note = table.entry("note", seat, {"say": say}, now)
    return [(note, None), (table.entry("seat", seat, data, now, 1), None)]
