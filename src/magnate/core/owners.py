"""Owners' files: the figures of a game one by one, what a file corrects, and two files laid together.

An owner's file holds only what differs from the shipped components (see `components`). Here it is looked at figure by
figure: a *figure* is a number, a word or a yes or no at a place such as `cards.A_MINE_1.price` or `cities[3].vp`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import tomli_w

from magnate.core.components import PROVENANCE, REMARKS, Components, overlaid, parsed
from magnate.core.errors import BadComponents

Path = tuple[str | int, ...]
Value = bool | int | float | str

UNKNOWN: Final = PROVENANCE[-1]
MINE: Final = "rulebook"


class Figure(NamedTuple):
    """One figure: its place, its value and where it comes from."""

    path: Path
    value: Value
    provenance: str

    @property
    def place(self) -> str:
        """The place as it is written and spoken of."""
        return place_of(self.path)


class Change(NamedTuple):
    """A figure that an owner's file sets to something else."""

    path: Path
    ours: Value | None
    theirs: Value | None

    @property
    def place(self) -> str:
        """The place as it is written and spoken of."""
        return place_of(self.path)


class Conflict(NamedTuple):
    """A figure that two owners' files set to different values."""

    place: str
    one: Value | None
    two: Value | None


def place_of(path: Path) -> str:
    """A path in words: names with dots, entries of lists counted from 1."""
    told = ""
    for key in path:
        told += f"[{key + 1}]" if isinstance(key, int) else f".{key}"
    return told.removeprefix(".")


def figures_of(components: Components) -> list[Figure]:
    """Every figure of the components, in their order."""
    return list(figures_in(components.data, (), []))


def figures_in(data: Any, path: Path, said: list[tuple[Path, Mapping[str, Any]]]) -> Iterator[Figure]:
    """The figures in nested data; `said` are the remarks on provenance met on the way."""
    if isinstance(data, dict):
        remarks = data.get("provenance")
        known = [*said, (path, remarks)] if isinstance(remarks, dict) else said
        for key, value in data.items():
            if key not in REMARKS:
                yield from figures_in(value, (*path, key), known)
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from figures_in(value, (*path, i), said)
    else:
        yield Figure(path, data, provenance_at(path, said))


def provenance_at(path: Path, said: list[tuple[Path, Mapping[str, Any]]]) -> str:
    """Where a figure comes from: what the nearest remark says of it or of what holds it; lists count from 0."""
    for start, remarks in reversed(said):
        names = [str(key) for key in path[len(start) :]]
        for end in range(len(names), 0, -1):
            found = remarks.get(".".join(names[:end]))
            if isinstance(found, str):
                return found
    return UNKNOWN


def at(data: Any, path: Path) -> Any:
    """What lies at a path, None when nothing does."""
    for key in path:
        entries: Mapping[str | int, Any] = dict(enumerate(data)) if isinstance(data, list) else data
        if not isinstance(data, dict | list) or key not in entries:
            return None
        data = entries[key]
    return data


def changes_of(components: Components, text: str, source: str = "The file") -> list[Change]:
    """What an owner's file changes, figure by figure."""
    theirs = components.with_text(text, source)
    mine = {figure.path: figure.value for figure in figures_of(components)}
    other = {figure.path: figure.value for figure in figures_of(theirs)}
    paths = [*mine, *(path for path in other if path not in mine)]
    return [
        Change(path, mine.get(path), other.get(path))
        for path in paths
        if mine.get(path) != other.get(path) or type(mine.get(path)) is not type(other.get(path))
    ]


def owned(components: Components, values: Mapping[str, Value]) -> str:
    """An owner's file that sets figures, by their places; lists are written whole, as an owner's file must."""
    paths = {figure.place: figure.path for figure in figures_of(components)}
    unknown = [place for place in values if place not in paths]
    if unknown:
        raise BadComponents(f"There is no figure at {', '.join(unknown[:10])}.")
    data = copy.deepcopy(components.data)
    extra: dict[str, Any] = {}
    for place, value in values.items():
        path = paths[place]
        holder = at(data, path[:-1])
        holder[path[-1]] = value
        names = list(path)
        whole = next((i for i, key in enumerate(names) if isinstance(key, int)), len(names))
        put(extra, path[:whole], at(data, path[:whole]))
        if whole == len(names):
            put(extra, (*path[:-1], "provenance", path[-1]), MINE)
    return tomli_w.dumps(extra)


def put(data: dict[str, Any], path: Path, value: Any) -> None:
    """Set what lies at a path of names, making the tables that lead there."""
    for key in path[:-1]:
        data = data.setdefault(str(key), {})
    data[str(path[-1])] = value


def merged(components: Components, one: str, two: str) -> tuple[str, list[Conflict]]:
    """Two owners' files as one, and where they differ; there the first holds."""
    first = {change.path: change.theirs for change in changes_of(components, one, "The first file")}
    second = {change.path: change.theirs for change in changes_of(components, two, "The second file")}
    conflicts = [
        Conflict(place_of(path), first[path], second[path])
        for path in first
        if path in second and first[path] != second[path]
    ]
    both = overlaid(parsed(two, "The second file"), parsed(one, "The first file"))
    joined = with_lists(components, both, second, first)
    return tomli_w.dumps(joined), conflicts


def with_lists(
    components: Components, both: dict[str, Any], second: Mapping[Path, Any], first: Mapping[Path, Any]
) -> dict[str, Any]:
    """Merged tables whose lists hold the changes of both files: a list replaces, so each must be put together."""
    data = copy.deepcopy(components.data)
    for path, value in [*second.items(), *first.items()]:
        whole = next((i for i, key in enumerate(path) if isinstance(key, int)), -1)
        holder = at(data, path[:-1])
        if whole < 0 or value is None or not isinstance(holder, dict | list) or at(data, path) is None:
            continue
        holder[path[-1]] = value  # type: ignore[index]
        put(both, path[:whole], at(data, path[:whole]))
    return both


def left(components: Components) -> int:
    """How many figures are still reconstructed."""
    return sum(1 for figure in figures_of(components) if figure.provenance == UNKNOWN)
