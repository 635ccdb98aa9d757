"""Tables nobody plays at are deleted after a while; finished games are kept forever."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from magnate.server.repository_operators import delete_abandoned
from magnate.server.settings import Settings
from magnate.server.store import Store

logger = structlog.get_logger("magnate.expiry")
DAY: Final = 86_400
EVERY: Final = 3600.0
FIRST: Final = 60.0
PAGE: Final = 100


class Expiry:
    """Looks once an hour for tables that were left long ago."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store

    async def keep_expiring(self) -> None:
        """Delete what was left, again and again."""
        pause = FIRST
        while self.settings.expiry_days > 0:
            await asyncio.sleep(pause)
            try:
                while await self.expire() == PAGE:
                    await asyncio.sleep(1)
            except Exception as error:
                logger.error("abandoned tables could not be deleted", error=type(error).__name__)
            pause = EVERY

    async def expire(self) -> int:
        """Delete some of the tables that were left long ago; how many. The audit log says so."""
        since = time.time() - self.settings.expiry_days * DAY
        return await self.store.write(lambda connection: delete_abandoned(connection, since, PAGE))
