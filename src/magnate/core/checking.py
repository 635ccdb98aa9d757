"""Checking an owner's components: what a table must hold, written down as data.

A *rule* looks at the value of one place and notes what is wrong with it:

    COSTS = table({"surcharge": number(0, 60), "kind": word("mine", "factory")})
    f = Findings()
    COSTS(f, "costs", components["costs"])
    f.raise_if_any("Hoard")

Every finding is a sentence that begins with its place in the file, and all of them are said, not only the first.
Every number has bounds, so that no file can take much memory or time.

A title writes the rules of its tables in `shapes.toml`, beside `components.toml` and in the same order (`shapes`):

    LOAD = "0..9 or full"                  a name for a rule, in capitals: a number from 0 to 9, or the word full
    [wagons]                               a table of the components
    kind = "one of open closed"            one of some words
    "wheels, axles" = "1..2 of 1..4"       two entries, each a list of 1 to 2 numbers
    stops = "table of 1..9 text"           a table of 1 to 9 entries under names of their own
    load = "LOAD"
    "paint?" = "text"                      an entry that may be missing

Beside these there are `text`, `share` and `true or false`. A table whose entries depend on a word of it is written kind
by kind: `BY = "kind"`, and a table of each kind; `LIKE = "WAGON"` stands for all entries of another one. Names that are
not in the file come from the title's `checks.py`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final

from magnate.core.components import PROVENANCE, REMARKS
from magnate.core.errors import BadComponents

# No remark is longer.
LONGEST_REMARK: Final = 2000


class Findings:
    """Problems found so far, each a sentence that names the place."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def say(self, place: str, problem: str) -> None:
        """Note a problem."""
        self.found.append(f"{place}: {problem}.")

    def need(self, place: str, holds: bool, problem: str) -> None:
        """Note a problem unless something holds."""
        if not holds:
            self.say(place, problem)

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


def remark(f: Findings, place: str, value: Any) -> None:
    """A text that no rule of the game reads."""
    if not isinstance(value, str) or len(value) > LONGEST_REMARK:
        f.say(place, f"{str(value)[:40]!r} is not a text of at most {LONGEST_REMARK} letters")


def anything(f: Findings, place: str, value: Any) -> None:
    """An entry that another rule looks at."""


def span(least: int, most: int) -> str:
    """How many there may be, in words."""
    return str(most) if least == most else f"{least} to {most}"


def rows(one: Rule, least: int, most: int) -> Rule:
    """A list of so many entries that all keep one rule."""

    def rule(f: Findings, place: str, value: Any) -> None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            f.say(place, f"expected a list of {span(least, most)} entries")
            return
        for i, entry in enumerate(value, 1):
            one(f, f"{place}[{i}]", entry)

    return rule


def table(needed: Mapping[str, Rule], optional: Mapping[str, Rule] | None = None) -> Rule:
    """A table with these entries, each with its rule; remarks about them may always stand there."""
    known = {**needed, **(optional or {})}

    def rule(f: Findings, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            f.say(place, "expected a table")
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
            f.say(place, f"expected a table of {span(least, most)} entries")
            return
        for name, entry in entries.items():
            one(f, f"{place}.{name}", entry)

    return rule


def by(key: str, kinds: Mapping[str, Rule]) -> Rule:
    """A table whose rule depends on the word under one of its entries."""

    def rule(f: Findings, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            f.say(place, "expected a table")
            return
        kind = value.get(key)
        if isinstance(kind, str) and kind in kinds:
            kinds[kind](f, place, value)
        elif kind is None:
            f.say(f"{place}.{key}", f"this entry is missing; it is one of {', '.join(kinds)}")
        else:
            f.say(f"{place}.{key}", f"{kind!r} is not one of {', '.join(kinds)}")

    return rule


def remarks(f: Findings, place: str, value: Any) -> None:
    """What is said about entries, at any depth: texts, and every provenance one of the known words."""
    if isinstance(value, list):
        for i, entry in enumerate(value, 1):
            remarks(f, f"{place}[{i}]", entry)
    elif isinstance(value, dict):
        for name, entry in value.items():
            at = f"{place}.{name}" if place else name
            if name not in REMARKS:
                remarks(f, at, entry)
            elif not isinstance(entry, dict):
                f.say(at, "expected a table")
            else:
                for field, said in entry.items():
                    (word(*PROVENANCE) if name == "provenance" else remark)(f, f"{at}.{field}", said)


# --- rules written as data --------------------------------------------------------------------------------------------

PLAIN: Final[dict[str, Rule]] = {
    "text": text, "share": share, "true or false": true_or_false
}  # fmt: skip
NUMBER: Final = re.compile(r"(-?\d+)\.\.(-?\d+)((?: or \w+)*)")
LIST: Final = re.compile(r"(\d+)(?:\.\.(\d+))? of (.+)")
TABLE: Final = re.compile(r"table of (\d+)\.\.(\d+) (.+)")


def shapes(package: str, **named: Rule) -> dict[str, Rule]:
    """The rule of each table of a title's components, from its `shapes.toml`; `named` are rules it may name."""
    written = written_shapes(package)
    reader = Shapes(written, named)
    return {name: reader.rule(entry) for name, entry in written.items() if not name.isupper()}


def table_names(package: str) -> list[str]:
    """The tables of a title's components."""
    return [name for name in written_shapes(package) if not name.isupper()]


def written_shapes(package: str) -> dict[str, Any]:
    """What a title's `shapes.toml` says."""
    return tomllib.loads(resources.files(package).joinpath("shapes.toml").read_text(encoding="utf-8"))


class Shapes:
    """Turns what `shapes.toml` says into rules."""

    def __init__(self, written: Mapping[str, Any], named: Mapping[str, Rule]) -> None:
        self.written = written
        self.named = {**PLAIN, **named}

    def rule(self, shape: Any) -> Rule:
        """The rule of a shape: a table of shapes, or words."""
        if isinstance(shape, dict):
            return self.of_table(shape)
        if shape in self.named:
            return self.named[shape]
        if shape in self.written:
            self.named[shape] = self.rule(self.written[shape])
            return self.named[shape]
        if hit := NUMBER.fullmatch(shape):
            return number(int(hit[1]), int(hit[2]), *hit[3].split(" or ")[1:])
        if hit := LIST.fullmatch(shape):
            return rows(self.rule(hit[3]), int(hit[1]), int(hit[2] or hit[1]))
        if hit := TABLE.fullmatch(shape):
            return each(self.rule(hit[3]), int(hit[1]), int(hit[2]))
        if shape.startswith("one of "):
            return word(*shape.split()[2:])
        raise ValueError(f"shapes.toml: {shape!r} says nothing")

    def of_table(self, shape: Mapping[str, Any]) -> Rule:
        """The rule of a table, entry by entry or kind by kind."""
        if "BY" in shape:
            return by(shape["BY"], {name: self.rule(kind) for name, kind in shape.items() if name != "BY"})
        needed: dict[str, Rule] = {}
        optional: dict[str, Rule] = {}
        for names, entry in self.with_like(shape).items():
            rule = self.rule(entry)
            for name in names.split(", "):
                if name.endswith("?"):
                    optional[name[:-1]] = rule
                else:
                    needed[name] = rule
        return table(needed, optional)

    def with_like(self, shape: Mapping[str, Any]) -> dict[str, Any]:
        """A table of shapes with the entries of the one it is like."""
        own = {names: entry for names, entry in shape.items() if names != "LIKE"}
        return {**self.with_like(self.written[shape["LIKE"]]), **own} if "LIKE" in shape else own
