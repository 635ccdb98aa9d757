"""The doorkeeper: knows who is kept out, and carries out at the tables in memory what operators did in the database."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from functools import lru_cache
from typing import Final

import structlog

from magnate.server import repository_operators as operators
from magnate.server.errors import ApiError
from magnate.server.repository_operators import Act, Doors
from magnate.server.store import Store
from magnate.server.streams import Streams
from magnate.server.tables import Tables

logger = structlog.get_logger("magnate.doors")
EVERY: Final = 1.0
# How long an act may take from its number to its end, and how many of them are waited for.
LATE: Final = 60.0
MOST_LATE: Final = 500
AT_TABLES: Final = ("delete", "revoke", "mute", "unmute", "forget")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Doorkeeper:
    """Watches the audit log and keeps the doors."""

    def __init__(self, store: Store, tables: Tables, streams: Streams) -> None:
        self.store = store
        self.tables = tables
        self.streams = streams
        self.closed = False
        self._bans: dict[Network, float | None] = {}
        self.last = 0
        self._missing: dict[int, float] = {}

    async def open(self) -> None:
        """Learn who is kept out."""
        self.last = await self.store.read(operators.last_act)
        self._learn(await self.store.read(operators.doors))

    async def keep_watching(self) -> None:
        """Carry out what operators do, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:
                logger.error("operators' acts could not be read", error=type(error).__name__)

    async def look(self) -> None:
        """Carry out what operators did since the last look.

        Acts are numbered when they begin and are there when they are done with: one that was passed over is waited for.
        """
        now = time.monotonic()
        self._missing = {number: until for number, until in self._missing.items() if now < until}
        late = list(self._missing)
        acts = await self.store.read(lambda connection: operators.acts_since(connection, self.last, late))
        if not acts:
            return
        self._learn(await self.store.read(operators.doors))
        for act in acts:
            logger.info("operator", act=act.act, target=act.target)
            await self._carry_out(act)
            self._missing.pop(act.number, None)
            if act.number > self.last:
                passed = range(max(self.last + 1, act.number - MOST_LATE), act.number)
                self._missing |= dict.fromkeys(passed, now + LATE)
                self.last = act.number

    def banned(self, address: str) -> bool:
        """Whether an address is kept out."""
        if not self._bans:
            return False
        where = parsed(address)
        now = time.time()
        return where is not None and any(
            where in place and (until is None or now < until) for place, until in self._bans.items()
        )

    def check_open(self) -> None:
        """Refuse to make a table when no new ones are wanted."""
        if self.closed:
            raise ApiError("closed")

    def _learn(self, doors: Doors) -> None:
        self.closed = doors.closed
        self._bans = {ipaddress.ip_network(place): until for place, until in doors.bans.items()}

    async def _carry_out(self, act: Act) -> None:
        """A table that was changed from outside is read again; those who lost a seat or were banned are shown out."""
        if act.act == "ban":
            self.streams.end(lambda stream: self.banned(stream.address))
        if act.act in AT_TABLES:
            await self.tables.reload(act.target.split(" ")[0])


@lru_cache(maxsize=4096)
def parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address to compare, or None for what is none."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
