"""Who is served next: what the tables wait for comes first, what people ask for goes by address in turn.

What the tables wait for never waits behind a question. Each address gets its turn, however many tables another one
keeps busy or however much it asks, and of the questions that come with one key only one is worked on at a time.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
PER_ADDRESS: Final = 8


class Asker(NamedTuple):
    """Who asks: an address, and the key (or whatever else tells people there apart)."""

    address: str
    key: str


class Busy(Exception):
    """Too much is waiting."""


class Line(Generic[T]):
    """What waits for a worker; of questions at most `room` wait, and `PER_ADDRESS` of one address."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._changed = threading.Condition()
        self._tasks: OrderedDict[str, deque[T]] = OrderedDict()
        self._questions: OrderedDict[str, deque[tuple[Asker, T]]] = OrderedDict()
        self._answering: set[Asker] = set()
        self._waiting = 0
        self._closed = False

    def __len__(self) -> int:
        return sum(len(mine) for mine in self._tasks.values()) + self._waiting

    def put(self, item: T, asker: Asker | None = None, address: str = "") -> None:
        """Join the line, as a question or as what a table waits for that an `address` plays at.

        A question for which there is no room gets `Busy`, as does everything once the line is closed.
        """
        with self._changed:
            if self._closed:
                raise Busy
            if asker is None:
                self._tasks.setdefault(address, deque()).append(item)
            else:
                mine = self._questions.get(asker.address, ())
                if self._waiting >= self.room or len(mine) >= PER_ADDRESS:
                    raise Busy
                self._questions.setdefault(asker.address, deque()).append((asker, item))
                self._waiting += 1
            self._changed.notify_all()

    def take(self) -> tuple[T, Asker | None] | None:
        """The next in line, waiting until there is one; None once the line is closed."""
        with self._changed:
            while not self._closed:
                if self._tasks:
                    return self._task(), None
                found = self._question()
                if found is not None:
                    return found
                self._changed.wait()
            return None

    def done(self, asker: Asker | None) -> None:
        """What was taken is finished."""
        if asker is not None:
            with self._changed:
                self._answering.discard(asker)
                self._changed.notify_all()

    def close(self) -> list[T]:
        """Let everyone who waits for work go home; what nobody will do any more."""
        with self._changed:
            self._closed = True
            left = [item for mine in self._tasks.values() for item in mine]
            left += [item for mine in self._questions.values() for _, item in mine]
            self._tasks.clear()
            self._questions.clear()
            self._waiting = 0
            self._changed.notify_all()
            return left

    def _task(self) -> T:
        """What the table of the next address waits for; the address goes to the end."""
        address, mine = self._tasks.popitem(last=False)
        item = mine.popleft()
        if mine:
            self._tasks[address] = mine
        return item

    def _question(self) -> tuple[T, Asker] | None:
        """The next question that may be worked on; its address goes to the end."""
        for address, mine in self._questions.items():
            for i, (asker, item) in enumerate(mine):
                if asker in self._answering:
                    continue
                del mine[i]
                self._waiting -= 1
                self._questions.move_to_end(address)
                if not mine:
                    del self._questions[address]
                self._answering.add(asker)
                return item, asker
        return None
