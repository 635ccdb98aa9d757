"""The fields of a position, declared once: how each is written into a dump and read back.

A title lists them (`State.fields`); dump and load follow from the list, and the conformance suite compares every
attribute of a position with its clone and with what a dump restores. What can be worked out from other fields is
left out of the list and worked out again in `State.derive`.

Reading checks kind, length and range, so that a damaged dump is refused in a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

MOST: Final = 2**31


class Kind:
    """How a value is written and read. This one is a whole number from `least` to `most`."""

    def __init__(self, least: int = -MOST, most: int = MOST) -> None:
        self.least = least
        self.most = most

    def dump(self, value: Any) -> Any:
        """The value as plain data that later changes of the position do not touch."""
        return value

    def load(self, raw: Any, name: str) -> Any:
        """The value of plain data; ValueError says what is wrong with it."""
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.least <= raw <= self.most:
            raise ValueError(f"{name} must be a whole number{self.bounds()}")
        return raw

    def bounds(self) -> str:
        """The bounds in words."""
        return "" if self.least == -MOST else f" from {self.least} to {self.most}"


class Flag(Kind):
    """A yes or no."""

    def load(self, raw: Any, name: str) -> Any:
        """True or False."""
        if not isinstance(raw, bool):
            raise ValueError(f"{name} must be true or false")
        return raw


class Named(Kind):
    """An index that is written as a name; -1 is written as `empty` where that is given."""

    def __init__(self, names: Sequence[str], empty: str | None = None) -> None:
        super().__init__()
        self.names = list(names)
        self.empty = empty
        self.places: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        if empty is not None:
            self.places[empty] = -1

    def dump(self, value: Any) -> Any:
        """The name of an index."""
        return self.empty if value < 0 else self.names[value]

    def load(self, raw: Any, name: str) -> Any:
        """The index of a name."""
        if not isinstance(raw, str) or raw not in self.places:
            raise ValueError(f"{name} has no '{raw}'")
        return self.places[raw]


class Bits(Kind):
    """A set of things as bits of a number, written as the list of their names."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = list(names)

    def dump(self, value: Any) -> Any:
        """The names, in their order."""
        return [name for bit, name in enumerate(self.names) if value >> bit & 1]

    def load(self, raw: Any, name: str) -> Any:
        """The bits of names."""
        bits = 0
        for place in Listed(Named(self.names)).load(raw, name):
            bits |= 1 << place
        return bits


class Listed(Kind):
    """A list of values of one kind, of a given length (any length for -1)."""

    def __init__(self, kind: Kind | None = None, length: int = -1) -> None:
        super().__init__()
        self.kind = kind or Kind()
        self.length = length

    def dump(self, value: Any) -> Any:
        """A list of plain values."""
        return [self.kind.dump(item) for item in value]

    def load(self, raw: Any, name: str) -> Any:
        """The list of values."""
        if not isinstance(raw, list) or self.length not in (-1, len(raw)):
            count = "" if self.length < 0 else f" of {self.length}"
            raise ValueError(f"{name} must be a list{count}")
        return [self.kind.load(item, name) for item in raw]


class Recorded(Kind):
    """An object with fields of its own, such as a seat."""

    def __init__(self, blank: Callable[[], Any], fields: Sequence[Field]) -> None:
        super().__init__()
        self.blank = blank
        self.fields = list(fields)

    def dump(self, value: Any) -> Any:
        """The fields by name."""
        return dumped(value, self.fields)

    def load(self, raw: Any, name: str) -> Any:
        """A new object with its fields filled in."""
        if not isinstance(raw, dict):
            raise ValueError(f"{name} must be a table")
        made = self.blank()
        loaded(made, raw, self.fields)
        return made


class Field:
    """One field: the attribute that holds it and its kind; `key` is its name in a dump where that differs."""

    def __init__(self, name: str, kind: Kind | None = None, key: str = "") -> None:
        self.name = name
        self.kind = kind or Kind()
        self.key = key or name


def of(kind: Kind, *names: str) -> list[Field]:
    """Fields of one kind."""
    return [Field(name, kind) for name in names]


def whole(*names: str) -> list[Field]:
    """Fields that are whole numbers."""
    return [Field(name) for name in names]


def flags(*names: str) -> list[Field]:
    """Fields that are yes or no."""
    return [Field(name, Flag()) for name in names]


def lists(length: int, *names: str) -> list[Field]:
    """Fields that are lists of whole numbers, of one length (any for -1)."""
    return [Field(name, Listed(length=length)) for name in names]


def dumped(holder: object, fields: Sequence[Field]) -> dict[str, Any]:
    """The fields of an object as plain data."""
    return {field.key: field.kind.dump(getattr(holder, field.name)) for field in fields}


def loaded(holder: object, data: dict[str, Any], fields: Sequence[Field]) -> None:
    """Fill the fields of an object from plain data; KeyError and ValueError say what is wrong."""
    for field in fields:
        setattr(holder, field.name, field.kind.load(data[field.key], field.key))
