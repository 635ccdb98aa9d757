"""Live news: which streams are open, who is there, and what each stream is sent."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import contextmanager
from typing import Any, Final

from magnate.server.background import Background
from magnate.server.buckets import household
from magnate.server.errors import ApiError
from magnate.server.metrics import Metrics
from magnate.server.presence import Presence
from magnate.server.presenting import compared, encode, news_body, ready, table_seen, viewer_of
from magnate.server.settings import Settings
from magnate.server.table import Holder, Seen, Table, Told

WITH_TABLE: Final = ("play", "undo", "seat")
# Signs of life are sent to a part of the streams at a time.
PARTS: Final = 16
ALIVE: Final = b": still here\n\n"


class Stream:
    """One open stream: whose it is, what it wants, and an event that is set when there may be something to send.

    One that has the table (`has`) and wants `differences` is sent only what changed.
    """

    def __init__(
        self,
        table: Table,
        holder: Holder | None,
        seat: int | None,
        view: bool,
        differences: bool = False,
        address: str = "",
    ) -> None:
        self.id = secrets.token_urlsafe(6)
        self.table = table
        self.holder = holder
        self.seat = seat
        self.view = view
        self.differences = differences
        self.has: Seen | None = None
        self.news = asyncio.Event()
        self.here_changed = False
        self.silent = False
        self.address = address
        self.ended = False

    def keep(self, seen: Seen) -> None:
        """Remember the table that was sent, if what comes after it is to be told by differences."""
        if self.differences:
            self.has = seen

    def end(self) -> None:
        """Let the stream end now."""
        self.ended = True
        self.news.set()


class Streams:
    """All open streams of this server."""

    def __init__(self, settings: Settings, background: Background, metrics: Metrics) -> None:
        self.settings = settings
        self.background = background
        self.metrics = metrics
        self._open: dict[str, set[Stream]] = {}
        self._parts: list[set[Stream]] = [set() for _ in range(PARTS)]
        self._by_address: dict[str, int] = {}
        self.process = ""
        """The name of this process among others, where there are any."""
        self.presence = Presence()
        self.presence.changed = self._tell_here

    # --- who follows what ----------------------------------------------------------------------

    def tell(self, table: Table) -> None:
        """Wake those who follow a table."""
        for stream in self._open.get(table.id, ()):
            stream.news.set()

    def moved(self, table: Table) -> None:
        """Let those who follow a table follow it where it was read again."""
        for stream in list(self._open.get(table.id, ())):
            if stream.table is not table:
                stream.table = table
                if stream.holder is not None:
                    stream.holder = table.holders.get(stream.holder.hash)
                    stream.ended = stream.holder is None
                stream.news.set()

    def gone(self, table_id: str) -> None:
        """End the streams of a table that is no more."""
        self.end(lambda stream: stream.table.id == table_id)

    def end(self, which: Callable[[Stream], bool]) -> None:
        """End some streams."""
        for stream in [stream for streams in self._open.values() for stream in streams]:
            if which(stream):
                stream.end()

    def stop(self) -> None:
        """Let every stream end now."""
        for streams in self._open.values():
            for stream in streams:
                stream.news.set()

    def followed(self, table_id: str) -> bool:
        """Whether anybody follows a table."""
        return table_id in self._open

    def brings(self, table_id: str, stream_id: str | None, holder: Holder | None) -> bool:
        """Whether an open stream of the holder's, here or at another process, will bring the table after a command."""
        if stream_id is None or holder is None:
            return False
        process, _, _ = stream_id.rpartition(".")
        return self.presence.here_at(process, table_id, holder.hash) or any(
            stream.id == stream_id and stream.view and stream.holder == holder
            for stream in self._open.get(table_id, ())
        )

    def _join(self, stream: Stream) -> None:
        if self.process and stream.view:
            # Any other process can tell from the name where the stream is.
            stream.id = f"{self.process}.{stream.id}"
        self._open.setdefault(stream.table.id, set()).add(stream)
        min(self._parts, key=len).add(stream)
        if stream.holder is not None:
            self.presence.here(stream.table.id, stream.holder.hash)
            self._tell_here(stream.table.id)

    def _leave(self, stream: Stream) -> None:
        followers = self._open.get(stream.table.id, set())
        followers.discard(stream)
        for part in self._parts:
            part.discard(stream)
        if not followers:
            self._open.pop(stream.table.id, None)
        if stream.holder is not None:
            self.saw(stream.table, stream.holder)
            if not any(other.holder == stream.holder for other in followers):
                self.presence.gone(stream.table.id, stream.holder.hash)
            self._tell_here(stream.table.id)

    # --- who is there --------------------------------------------------------------------------

    def saw(self, table: Table, holder: Holder) -> None:
        """Remember a sign of life."""
        self.presence.saw(table.id, holder.hash)

    def forget(self, table: Table) -> None:
        """Forget the signs of life at a table that leaves memory."""
        self.presence.forget(table.id, table.holders)

    def say_all(self) -> None:
        """Let the other processes hear of everyone who is here, once more."""
        for table_id, streams in self._open.items():
            for stream in streams:
                if stream.holder is not None:
                    self.presence.here(table_id, stream.holder.hash)

    def _present(self, table: Table) -> set[str]:
        """The hashes of those who have a stream of a table open, at any process."""
        mine = {s.holder.hash for s in self._open.get(table.id, ()) if s.holder is not None}
        return mine | self.presence.elsewhere(table.id)

    def here(self, table: Table) -> list[bool]:
        """For each seat, whether its holder has a stream open."""
        here = [False] * len(table.seats)
        for hash in self._present(table):
            holder = table.holders.get(hash)
            for seat in holder.seats if holder is not None else ():
                here[seat] = True
        return here

    def away_for(self, table: Table, holder: Holder) -> float:
        """For how long there was no sign of life from someone."""
        if holder.hash in self._present(table):
            return 0.0
        return time.time() - self.presence.last(table.id, holder.hash, table.info.created)

    def _tell_here(self, table_id: str) -> None:
        """Let everyone at a table know who is here now."""
        for stream in self._open.get(table_id, ()):
            stream.here_changed = True
            stream.news.set()

    # --- what is sent --------------------------------------------------------------------------

    def admit(self, address: str) -> None:
        """Refuse one more stream to an address that has too many."""
        if self.settings.rate > 0 and self._by_address.get(household(address), 0) >= self.settings.streams:
            raise ApiError("too-many")

    @contextmanager
    def _counted(self, address: str) -> Any:
        """Count a stream for as long as it is open."""
        address = household(address)
        self._by_address[address] = self._by_address.get(address, 0) + 1
        self.metrics.streams.inc()
        try:
            yield
        finally:
            self.metrics.streams.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def keep_alive(self) -> None:
        """Send every open stream a sign of life now and then."""
        while not self.background.stopping:
            for part in self._parts:
                await asyncio.sleep(self.settings.ping / PARTS)
                for stream in part:
                    stream.silent = True
                    stream.news.set()

    async def follow(self, stream: Stream, after: int | None) -> AsyncGenerator[bytes]:
        """The news of a table, from a certain piece on, for as long as someone listens."""
        with self._counted(stream.address):
            sent = stream.table.number if after is None else min(after, stream.table.number)
            self._join(stream)
            try:
                yield self._hello(stream, sent == stream.table.number)
                while True:
                    stream.news.clear()
                    if self.background.stopping or stream.ended:
                        yield sse("bye", {})
                        return
                    if stream.here_changed:
                        stream.here_changed = False
                        yield sse("here", {"here": self.here(stream.table)})
                    if stream.silent:
                        stream.silent = False
                        yield ALIVE
                    while sent < stream.table.number:
                        sent += 1
                        yield self._news(stream, sent)
                    await stream.news.wait()
            finally:
                self._leave(stream)

    def _hello(self, stream: Stream, up_to_date: bool) -> bytes:
        """The greeting, with the table unless news are to follow at once."""
        table = stream.table
        hello: dict[str, Any] = {
            "stream": stream.id,
            "news": table.number,
            "time": table.updated,
            "seq": table.seq,
            "at": table.at,
            "status": table.status,
        }
        if stream.view and up_to_date:
            seen = Seen(table_seen(table, stream.holder, self.here(table), stream.seat))
            hello["table"] = ready(seen.body)
            stream.keep(seen)
        return sse("hello", hello)

    def _news(self, stream: Stream, number: int) -> bytes:
        """One piece of news; the last one that waits brings the table. Everybody who sees the same is told the same."""
        table = stream.table
        news = table.news[number - 1]
        viewer = viewer_of(table, stream.holder, stream.seat)
        carries = stream.view and number == table.number and news.entry.kind in WITH_TABLE
        if (table.told.number, table.told.at) != (number, table.number):
            table.told = Told(number, table.number, {})
        here = self.here(table) if carries else []
        before = stream.has
        who = (viewer, carries, *((stream.holder and stream.holder.hash, before, *here) if carries else ()))
        message, seen = table.told.told.get(who, (b"", None))
        if not message:
            body = news_body(news, viewer, table)
            if carries:
                seen = Seen(table_seen(table, stream.holder, here, stream.seat))
                body |= _brought(before, seen)
            message = sse(news.entry.kind, body, number)
            table.told.told[who] = message, seen
        if seen is not None:
            stream.keep(seen)
        return message


def _brought(before: Seen | None, seen: Seen) -> dict[str, Any]:
    """The table for somebody who has the one before it, or none."""
    if before is None:
        return {"table": ready(seen.body)}
    return {"change": {"from": before.body["news"], "patch": compared(before.body, seen.body)}}


def sse(event: str, body: dict[str, Any], id: int | None = None) -> bytes:
    """One server-sent event."""
    head = f"event: {event}\n" if id is None else f"id: {id}\nevent: {event}\n"
    return head.encode() + b"data: " + encode(body) + b"\n\n"
