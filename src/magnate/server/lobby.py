"""The lobby: the list of public tables and of one's own, and the stored lines it is made from."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from magnate.server.presenting import brief_body, brief_row
from magnate.server.repository import Repository
from magnate.server.table import Table, hashed
from magnate.server.tables import Tables

logger = structlog.get_logger("magnate.lobby")
PAGE = 100
# A few more than a page are read: what is stored may be a second old.
ROWS = 120
SAVE_EVERY = 1.0


class Lobby:
    """The lines of all tables; those in memory are stored again shortly after each change."""

    def __init__(self, repository: Repository, tables: Tables) -> None:
        self.repository = repository
        self.tables = tables
        self._changed: set[str] = set()

    def note(self, table: Table) -> None:
        """Remember that a table's line has changed."""
        self._changed.add(table.id)

    def noted(self, table_id: str) -> bool:
        """Whether a table's line is still to be stored."""
        return table_id in self._changed

    async def keep_saving(self) -> None:
        """Store what has changed, again and again."""
        while True:
            await asyncio.sleep(SAVE_EVERY)
            try:
                await self.save()
            except Exception as error:
                logger.error("the lobby could not be saved", error=type(error).__name__)

    async def save(self) -> None:
        """Store what has changed; what could not be written is left for the next time."""
        taken, self._changed = self._changed, set()
        tables = [self.tables.live[table_id] for table_id in taken if table_id in self.tables.live]
        rows = []
        for table in tables:
            if table.play is not None:
                rows.append(brief_row(table))
                # Moves are answered between one table and the next.
                await asyncio.sleep(0)
        if rows:
            try:
                await self.repository.save_briefs(rows)
            except BaseException:
                self._changed |= taken
                raise

    # --- listing -------------------------------------------------------------------------------

    async def public(self, game: str | None, status: str | None, open_only: bool) -> list[dict[str, Any]]:
        """The public tables, the last played first."""
        # Only a table that waits has an open seat.
        rows = await self.repository.lobby(game, "waiting" if open_only else status, ROWS)
        briefs = [self.fresh(table_id, brief) for table_id, brief in rows]
        chosen = [b for b in briefs if status in (None, b["status"]) and (b["open"] or not open_only)]
        chosen.sort(key=lambda brief: -brief["updated"])
        return chosen[:PAGE]

    async def mine(self, keys: list[str]) -> list[dict[str, Any]]:
        """The tables that some keys open, the last played first."""
        order = {hashed(key): i for i, key in enumerate(keys)}
        mine = []
        for row in await self.repository.tables_of(list(order), 5 * PAGE):
            brief = self.fresh(row.id, row.brief)
            turn = brief["status"] == "playing" and brief["actor"] in row.seats
            mine.append({**brief, "key": order[row.hash], "yours": row.seats, "your_turn": turn})
        mine.sort(key=lambda brief: -float(brief["updated"]))
        return mine

    def fresh(self, table_id: str, stored: dict[str, Any]) -> dict[str, Any]:
        """The line of a table, from memory where it is there."""
        table = self.tables.live.get(table_id)
        if table is None:
            return stored
        if table.line is None or table.line[0] != table.number:
            table.line = table.number, brief_body(table)
        return table.line[1]
