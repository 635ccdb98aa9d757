"""Who follows which table: wakes the open streams when there is news, and knows who is here."""

from __future__ import annotations

import asyncio
import time

from magnate.server.table import Holder, Table


class Stream:
    """One open stream: an event that is set when there may be something to send."""

    def __init__(self, holder: Holder | None) -> None:
        self.holder = holder
        self.news = asyncio.Event()
        self.here_changed = False


class Hub:
    """All open streams of this server."""

    def __init__(self) -> None:
        self.streams: dict[str, set[Stream]] = {}
        self.stopping = False
        self._seen: dict[tuple[str, str], float] = {}
        self._born = time.time()

    @property
    def count(self) -> int:
        """How many streams are open."""
        return sum(len(streams) for streams in self.streams.values())

    def join(self, table: Table, holder: Holder | None) -> Stream:
        """Open a stream."""
        stream = Stream(holder)
        self.streams.setdefault(table.id, set()).add(stream)
        if holder is not None:
            self._tell_here(table.id)
        return stream

    def leave(self, table: Table, stream: Stream) -> None:
        """Close a stream."""
        followers = self.streams.get(table.id, set())
        followers.discard(stream)
        if not followers:
            self.streams.pop(table.id, None)
        if stream.holder is not None:
            self.saw(table, stream.holder)
            self._tell_here(table.id)

    def tell(self, table_id: str) -> None:
        """Wake those who follow a table."""
        for stream in self.streams.get(table_id, ()):
            stream.news.set()

    def stop(self) -> None:
        """Let every stream end now."""
        self.stopping = True
        for table_id in list(self.streams):
            self.tell(table_id)

    def followed(self, table_id: str) -> bool:
        """Whether anybody follows a table."""
        return table_id in self.streams

    def saw(self, table: Table, holder: Holder) -> None:
        """Remember a sign of life."""
        self._seen[table.id, holder.hash] = time.time()

    def forget(self, table: Table) -> None:
        """Forget the signs of life at a table that is put away."""
        for holder in table.holders:
            self._seen.pop((table.id, holder), None)

    def here(self, table: Table) -> list[bool]:
        """For each seat, whether its holder has a stream open."""
        here = [False] * len(table.seats)
        for stream in self.streams.get(table.id, ()):
            if stream.holder is not None:
                for seat in stream.holder.seats:
                    here[seat] = True
        return here

    def away_for(self, table: Table, holder: Holder) -> float:
        """For how long there was no sign of life from someone."""
        if any(stream.holder == holder for stream in self.streams.get(table.id, ())):
            return 0.0
        return time.time() - self._seen.get((table.id, holder.hash), max(self._born, table.info.created))

    def _tell_here(self, table_id: str) -> None:
        """Let everyone at a table know who is here now."""
        for stream in self.streams.get(table_id, ()):
            stream.here_changed = True
            stream.news.set()
