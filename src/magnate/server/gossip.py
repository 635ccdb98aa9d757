"""What server processes on one database tell each other once a second: who is here, who was seen, who asked how much.

It travels by NOTIFY and is kept in memory only. A process that dies falls silent, and what it said is forgotten after
a while; one that starts asks the others to say everything again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
import structlog

from magnate.server.background import Background
from magnate.server.buckets import Buckets
from magnate.server.streams import Streams

logger = structlog.get_logger("magnate.gossip")
EVERY: Final = 1.0
# Everything is said again after so many rounds, and forgotten when it was not said again for so many seconds.
ALL_AGAIN: Final = 10
FORGOTTEN: Final = 25.0
# A message of PostgreSQL's may have 8000 bytes; a pair of table and key takes about a hundred.
MOST_PAIRS: Final = 50
MOST_TEXT: Final = 1200  # written as JSON, a character may take six bytes


class Gossip:
    """What this process says, and what it has heard from others."""

    def __init__(self, streams: Streams, buckets: Buckets, background: Background) -> None:
        self.streams = streams
        self.buckets = buckets
        self.background = background
        self.me = secrets.token_hex(4)
        self._rounds = 0
        self._asked = False
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._parts: dict[str, str] = {}

    async def keep_telling(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Say what is new, again and again, also after the database was away."""
        self._asked = self.streams.presence.shared = self.buckets.shared = True
        ask: dict[str, Any] = {"ask": True}
        while not self.background.stopping:
            for said in [ask, *self.news()]:
                if said:
                    try:
                        await send(msgspec.json.encode({"from": self.me, **said}).decode())
                        ask = {}
                    except Exception as error:
                        logger.warning("the other processes cannot be told", error=type(error).__name__)
            await asyncio.sleep(EVERY)

    def news(self) -> list[dict[str, Any]]:
        """What the others are to hear now, in pieces that fit into a message."""
        self._rounds += 1
        if self._asked or self._rounds % ALL_AGAIN == 0:
            self._asked = False
            self.streams.say_all()
        presence = self.streams.presence
        presence.forget_others(time.monotonic() - FORGOTTEN)
        pieces: list[dict[str, Any]] = []
        for name, pairs in (("here", presence.come), ("gone", presence.left), ("seen", presence.signs)):
            listed = sorted(pairs)
            pairs.clear()
            pieces += [{name: listed[i : i + MOST_PAIRS]} for i in range(0, len(listed), MOST_PAIRS)]
        spent = [[address, kind, count] for (address, kind), count in self.buckets.spent.items()]
        self.buckets.spent.clear()
        pieces += [{"spent": spent[i : i + MOST_PAIRS]} for i in range(0, len(spent), MOST_PAIRS)]
        return pieces

    def heard(self, payload: str) -> None:
        """Take in what another process says."""
        said = msgspec.json.decode(payload)
        who = said["from"]
        if who == self.me and "to" not in said:
            return
        self._asked = self._asked or said.get("ask", False)
        if said.get("to") == self.me:
            self._answered(said["re"], said["text"], said["last"])
        presence = self.streams.presence
        for table, holder in said.get("here", ()):
            presence.here_elsewhere(who, table, holder)
        for table, holder in said.get("gone", ()):
            presence.gone_elsewhere(who, table, holder)
        for table, holder in said.get("seen", ()):
            presence.seen_elsewhere(table, holder)
        for address, kind, count in said.get("spent", ()):
            self.buckets.spend(address, kind, count)

    # --- answers to one process ------------------------------------------------------------------

    @contextmanager
    def expecting(self, question: str) -> Iterator[asyncio.Future[str]]:
        """The answer to a question that some process will work out, for as long as it is waited for."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[question] = answer
        try:
            yield answer
        finally:
            del self._waiting[question]
            self._parts.pop(question, None)

    def answer(self, to: str, question: str, text: str) -> list[str]:
        """An answer to another process's question, in messages that are small enough."""
        pieces = [text[i : i + MOST_TEXT] for i in range(0, len(text), MOST_TEXT)]
        return [
            msgspec.json.encode(
                {"from": self.me, "to": to, "re": question, "text": piece, "last": i == len(pieces) - 1}
            ).decode()
            for i, piece in enumerate(pieces)
        ]

    def _answered(self, question: str, text: str, last: bool) -> None:
        """Put an answer together; messages arrive in the order they were sent in."""
        waiting = self._waiting.get(question)
        if waiting is None or waiting.done():
            return
        self._parts[question] = self._parts.get(question, "") + text
        if last:
            waiting.set_result(self._parts.pop(question))
