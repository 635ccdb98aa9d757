"""Garbage is looked for when nobody waits.

What nobody refers to any more is freed at once. Only what refers to itself in a circle has to be looked for, among all
there is, and meanwhile nothing else happens. Python would begin with that whenever enough has been made, in the middle
of somebody's move; here it waits until nobody has moved for a moment, or until much has gathered: then only what is
new is looked through, which is short.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

EVERY: Final = 1.0
# Seconds without a change at any table, and how many things more than before there must be.
QUIET: Final = 2.0
SOME: Final = 20_000
MUCH: Final = 100_000
# So many looks at the new things alone, then all are looked through even where nobody ever rests.
MANY: Final = 50
# What Python calls these two ways to look.
NEW: Final = 1
ALL: Final = 2


class Garbage:
    """Says when the process looks for garbage, for as long as a server runs in it."""

    def __init__(self) -> None:
        self._moved = time.monotonic()
        self._put_by = 0

    def note(self, _table: object) -> None:
        """Remember that something has happened at a table."""
        self._moved = time.monotonic()

    async def keep_collecting(self) -> None:
        """Look for garbage whenever it is time to."""
        gc.disable()
        # What was loaded at the start stays, and need not be looked through.
        gc.freeze()
        try:
            while True:
                await asyncio.sleep(EVERY)
                self.collect()
        finally:
            gc.unfreeze()
            gc.enable()

    def collect(self) -> None:
        """Look for garbage if it is time to."""
        where = self.due()
        if where is not None:
            gc.collect(where)
            self._put_by = self._put_by + 1 if where == NEW else 0

    def due(self) -> int | None:
        """Where it is time to look: among all things, among the new ones, or nowhere."""
        new = gc.get_count()[0]
        if time.monotonic() - self._moved >= QUIET and (new >= SOME or self._put_by > 0):
            return ALL
        if new < MUCH:
            return None
        return NEW if self._put_by < MANY else ALL
