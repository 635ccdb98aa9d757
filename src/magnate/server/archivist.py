"""The archivist: writes finished games down as they were seen, in a process of its own, while their rules are there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import structlog

from magnate.server.archive import Finished, archived
from magnate.server.crew import Crew, Failed
from magnate.server.repository import Repository, StoredTable
from magnate.server.table import Entry, Table, begin

logger = structlog.get_logger("magnate.archive")
DEADLINE: Final = 300.0
PAGE: Final = 100
AGAIN: Final = 10.0


class Archivist:
    """Archives every game that is finished, one after the other; what was missed is found at the next start."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository
        self.crew = Crew(archived, 1, DEADLINE, PAGE, eager=False)
        self._finished: asyncio.Queue[str] = asyncio.Queue()
        self._known: set[str] = set()

    def note(self, table: Table) -> None:
        """Archive a table's game if it is over."""
        if table.status == "over" and table.play is not None:
            self._add(table.id)

    def _add(self, table_id: str) -> None:
        if table_id not in self._known:
            self._known.add(table_id)
            self._finished.put_nowait(table_id)

    async def keep_archiving(self) -> None:
        """Archive what was missed, then what is finished from now on."""
        after: str | None = ""
        while True:
            if after is not None and self._finished.empty():
                missed = await self._missed(after)
                after = missed[-1] if missed else None
                for table_id in missed:
                    self._add(table_id)
                continue
            table_id = await self._finished.get()
            while not await self._archive(table_id):
                await asyncio.sleep(AGAIN)
            self._known.discard(table_id)

    async def _missed(self, after: str) -> Sequence[str]:
        """Finished games without an archive, a page of them."""
        while True:
            try:
                return await self.repository.unarchived(after, PAGE)
            except Exception as error:
                logger.error("finished games cannot be listed", error=type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _archive(self, table_id: str) -> bool:
        """Archive one game; whether that is settled."""
        try:
            stored = await self.repository.load(table_id)
            if stored is not None:
                body = await self.crew.do(finished_of(stored))
                if body:
                    await self.repository.archive(table_id, body)
        except Failed as failed:
            logger.error("a game cannot be archived", table=table_id, failure=str(failed))
        except Exception as error:
            logger.error("the archive cannot be written", table=table_id, error=type(error).__name__)
            return False
        return True


def finished_of(stored: StoredTable) -> Finished:
    """All that is needed to replay a stored game."""
    info = stored.info
    table = begin(info, None, stored.holders)
    for entry in stored.entries:
        table.apply(entry)
    names = [seat.name or seat.level or "" for seat in table.seats]
    return info.finished(standing(stored.entries), names)


def standing(entries: Sequence[Entry]) -> list[tuple[int, float, str]]:
    """The choices of a log that were not taken back."""
    choices: list[Any] = []
    for entry in entries:
        if entry.kind == "play":
            choices.append((entry.choice, entry.time, entry.data["by"]))
        elif entry.kind == "undo":
            del choices[entry.data["to"] :]
    return choices
