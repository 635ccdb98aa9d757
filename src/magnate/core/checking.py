"""Checking an owner's components: what a table must hold, written down as data.

A *rule* looks at the value of one place and notes what is wrong with it:

    COSTS = table({"surcharge": number(0, 60), "kind": word("mine", "factory")})
    f = Findings()
    COSTS(f, "costs", components["costs"])
    f.raise_if_any("Hoard")

Every finding is a sentence that begins with its place in the file, and all of them are said, not only the first.
Every number has bounds, so that no file can take much memory or time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from magnate.core.components import PROVENANCE, REMARKS
from magnate.core.errors import BadComponents


class Findings:
    """Problems found so far, each a sentence that names the place."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def say(self, place: str, problem: str) -> None:
        """Note a problem."""
        self.found.append(f"{place}: {problem}.")

    def raise_if_any(self, title: str) -> None:
        """`BadComponents` with every problem found, if there is one."""
        if self.found:
            raise BadComponents(f"These are not components of {title}. " + " ".join(self.found))


Rule = Callable[[Findings, str, Any], None]


def facts(table: Mapping[str, Any]) -> dict[str, Any]:
    """A table without what is said about it."""
    return {name: entry for name, entry in table.items() if name not in REMARKS}


def number(low: int, high: int, *words: str) -> Rule:
    """A whole number within bounds, or one of some words that stand for a number."""

    def rule(f: Findings, place: str, value: Any) -> None:
        if isinstance(value, str) and value in words:
            return
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            also = f" or {' or '.join(words)}" if words else ""
            f.say(place, f"{value!r} is not a whole number from {low} to {high}{also}")

    return rule


def word(*allowed: str) -> Rule:
    """One of some words."""

    def rule(f: Findings, place: str, value: Any) -> None:
        if not isinstance(value, str) or value not in allowed:
            f.say(place, f"{value!r} is not one of {', '.join(allowed)}")

    return rule


def text(f: Findings, place: str, value: Any) -> None:
    """Some words, not too many."""
    if not isinstance(value, str) or not 0 < len(value) <= 200:
        f.say(place, f"{str(value)[:40]!r} is not a text of 1 to 200 letters")


def true_or_false(f: Findings, place: str, value: Any) -> None:
    """A yes or no."""
    if not isinstance(value, bool):
        f.say(place, f"{value!r} is neither true nor false")


def share(f: Findings, place: str, value: Any) -> None:
    """A number from 0 to 1, such as a place on a drawing."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        f.say(place, f"{value!r} is not a number from 0 to 1")


def anything(f: Findings, place: str, value: Any) -> None:
    """A remark that no rule of the game reads."""


def rows(one: Rule, least: int, most: int) -> Rule:
    """A list of so many entries that all keep one rule."""

    def rule(f: Findings, place: str, value: Any) -> None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            f.say(place, f"a list of {least} to {most} entries is wanted")
            return
        for i, entry in enumerate(value, 1):
            one(f, f"{place}[{i}]", entry)

    return rule


def table(needed: Mapping[str, Rule], optional: Mapping[str, Rule] | None = None) -> Rule:
    """A table with these entries, each with its rule; remarks about them may always stand there."""
    known = {**needed, **(optional or {})}

    def rule(f: Findings, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            f.say(place, "a table is wanted")
            return
        for name in needed:
            if name not in value:
                f.say(f"{place}.{name}" if place else name, "this entry is missing")
        for name, entry in value.items():
            at = f"{place}.{name}" if place else name
            if name in known:
                known[name](f, at, entry)
            elif name not in REMARKS:
                f.say(at, f"there is no such entry; known are {', '.join(known)}")

    return rule


def each(one: Rule, least: int, most: int) -> Rule:
    """A table of so many entries under names of their own that all keep one rule."""

    def rule(f: Findings, place: str, value: Any) -> None:
        entries = facts(value) if isinstance(value, dict) else {}
        if not isinstance(value, dict) or not least <= len(entries) <= most:
            f.say(place, f"a table of {least} to {most} entries is wanted")
            return
        for name, entry in entries.items():
            one(f, f"{place}.{name}", entry)

    return rule


def by(key: str, kinds: Mapping[str, Rule]) -> Rule:
    """A table whose rule depends on the word under one of its entries."""

    def rule(f: Findings, place: str, value: Any) -> None:
        kind = value.get(key) if isinstance(value, dict) else None
        if not isinstance(kind, str) or kind not in kinds:
            f.say(f"{place}.{key}", f"{kind!r} is not one of {', '.join(kinds)}")
            return
        kinds[kind](f, place, value)

    return rule


def provenance(f: Findings, place: str, value: Any) -> None:
    """Every provenance in nested tables is one of the known words."""
    if isinstance(value, list):
        for i, entry in enumerate(value, 1):
            provenance(f, f"{place}[{i}]", entry)
    elif isinstance(value, dict):
        for name, entry in value.items():
            at = f"{place}.{name}" if place else name
            if name == "provenance" and isinstance(entry, dict):
                for field, source in entry.items():
                    word(*PROVENANCE)(f, f"{at}.{field}", source)
            else:
                provenance(f, at, entry)
