"""Garbage is looked for when nobody waits.

What nobody refers to any more is freed at once. Only what refers to itself in a circle has to be looked for, among all
there is, and meanwhile nothing else happens. Python would begin with that whenever enough has been made, in the middle
of somebody's move; here it waits until nobody has moved for a moment, or until very much has gathered.
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
MUCH: Final = 500_000


class Garbage:
    """Says when the process looks for garbage, for as long as a server runs in it."""

    def __init__(self) -> None:
        self._moved = time.monotonic()

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
                if self.due():
                    gc.collect()
        finally:
            gc.unfreeze()
            gc.enable()

    def due(self) -> bool:
        """Whether it is time."""
        more = gc.get_count()[0]
        quiet = time.monotonic() - self._moved >= QUIET
        return more >= MUCH or (quiet and more >= SOME)
