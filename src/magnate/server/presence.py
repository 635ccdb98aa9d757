"""Who is at which table: at this process, which its streams know, and at the others, which tell what they know."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

Pair = tuple[str, str]  # a table and the hash of a key


class Presence:
    """Signs of life, and who has a stream open elsewhere. What others are to hear is kept only where there are any."""

    def __init__(self) -> None:
        self.shared = False
        self.come: set[Pair] = set()
        self.left: set[Pair] = set()
        self.signs: set[Pair] = set()
        self.changed: Callable[[str], None] = lambda _: None
        self._born = time.time()
        self._seen: dict[Pair, float] = {}
        self._elsewhere: dict[str, dict[tuple[str, str], float]] = {}

    # --- at this process -----------------------------------------------------------------------

    def saw(self, table: str, holder: str) -> None:
        """Remember a sign of life."""
        self._seen[table, holder] = time.time()
        if self.shared:
            self.signs.add((table, holder))

    def here(self, table: str, holder: str) -> None:
        """Somebody has a stream open."""
        if self.shared:
            self.left.discard((table, holder))
            self.come.add((table, holder))

    def gone(self, table: str, holder: str) -> None:
        """Somebody's last stream has ended."""
        if self.shared:
            self.come.discard((table, holder))
            self.left.add((table, holder))

    def forget(self, table: str, holders: Iterable[str]) -> None:
        """Forget the signs of life at a table that leaves memory."""
        for holder in holders:
            self._seen.pop((table, holder), None)

    def last(self, table: str, holder: str, created: float) -> float:
        """When there was a sign of life from somebody, or might have been one before this process began."""
        return self._seen.get((table, holder), max(self._born, created))

    # --- at others -----------------------------------------------------------------------------

    def elsewhere(self, table: str) -> set[str]:
        """Who has a stream of a table open at another process."""
        return {holder for _, holder in self._elsewhere.get(table, ())}

    def here_at(self, process: str, table: str, holder: str) -> bool:
        """Whether somebody has a stream of a table open at a certain other process."""
        return (process, holder) in self._elsewhere.get(table, ())

    def here_elsewhere(self, process: str, table: str, holder: str) -> None:
        """Another process says that somebody is there."""
        new = holder not in self.elsewhere(table)
        self._elsewhere.setdefault(table, {})[process, holder] = time.monotonic()
        if new:
            self.changed(table)

    def gone_elsewhere(self, process: str, table: str, holder: str) -> None:
        """Another process says that somebody has left."""
        self._drop(table, [(process, holder)])
        self._seen[table, holder] = time.time()

    def seen_elsewhere(self, table: str, holder: str) -> None:
        """Another process has had a sign of life."""
        self._seen[table, holder] = time.time()

    def forget_others(self, before: float) -> None:
        """Forget what was not said again since a certain time: the process that said it is no more."""
        for table in list(self._elsewhere):
            said = self._elsewhere[table]
            self._drop(table, [who for who, when in said.items() if when < before])

    def _drop(self, table: str, which: list[tuple[str, str]]) -> None:
        said = self._elsewhere.get(table, {})
        before = self.elsewhere(table)
        for who in which:
            said.pop(who, None)
        if not said:
            self._elsewhere.pop(table, None)
        if self.elsewhere(table) != before:
            self.changed(table)
