"""Owners' files: the figures of a game one by one, what a file corrects, and two files laid together.

An owner's file holds only what differs from the shipped components (see `components`). Here it is looked at figure by
figure: a *figure* is a number, a word or a yes or no at a place such as `cards.A_MINE_1.price` or `cities[3].vp`.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import tomli_w

from magnate.core.components import PROVENANCE, REMARKS, Components, overlaid, parsed
from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.rng import seeded

Path = tuple[str | int, ...]
Value = bool | int | float | str

UNKNOWN: Final = PROVENANCE[-1]
MINE: Final = "rulebook"
NAME: Final = "id"
"""What a piece is called in the data; nothing that is printed."""
LONGEST: Final = 20_000
AUDITED: Final = 7
"""Every so manieth position of a trial is audited."""
SEEN: Final = 50
"""Every so manieth is looked at as its seat sees it."""


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
            if key not in REMARKS and key != NAME:
                yield from figures_in(value, (*path, key), known)
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from figures_in(value, (*path, i), said)
    else:
        yield Figure(path, data, provenance_at(path, said))


def provenance_at(path: Path, said: list[tuple[Path, Mapping[str, Any]]]) -> str:
    """Where a figure comes from: what the nearest remark says of it or of what holds it.

    Entries of lists are counted from 1, as in places; from 0 in remarks that speak of an entry 0.
    """
    for start, remarks in reversed(said):
        first = first_of(remarks)
        names = [str(key + first if isinstance(key, int) else key) for key in path[len(start) :]]
        for end in range(len(names), 0, -1):
            found = remarks.get(".".join(names[:end]))
            if isinstance(found, str):
                return found
    return UNKNOWN


def first_of(remarks: Mapping[str, Any]) -> int:
    """The number of the first entry of a list in remarks."""
    return 0 if any(name.endswith(".0") for name in remarks) else 1


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


def owned(components: Components, values: Mapping[str, Value | None], text: str = "") -> str:
    """An owner's file that sets figures by their places, over what a file says already; None takes a figure back.

    It holds only what differs, lists whole, as an owner's file must. What an owner has read is from the print, whether
    it differs or not.
    """
    theirs = copy.deepcopy(components.with_text(text, "The file").data)
    paths = {figure.place: figure.path for figure in figures_of(Components(theirs))}
    unknown = [place for place in values if place not in paths]
    if unknown:
        raise BadComponents(f"There is no figure at {', '.join(unknown[:10])}.")
    for place, value in values.items():
        path = paths[place]
        at(theirs, path[:-1])[path[-1]] = at(components.data, path) if value is None else value
        remark(components, theirs, path, value is not None)
    return tomli_w.dumps(difference(components.data, theirs))


def remark(components: Components, theirs: dict[str, Any], path: Path, read: bool) -> None:
    """Note beside a figure that its owner has read it, or what we say of it.

    The note stands where we have notes already, or else with the piece: the second table on the way, or the first.
    """
    spots = [end for end in range(len(path) - 1, 0, -1) if at(components.data, (*path[:end], "provenance"))]
    tables = [end for end in (2, 1) if end < len(path) and isinstance(at(theirs, path[:end]), dict)]
    if not spots and not tables:
        return
    end = (spots or tables)[0]
    holder = at(theirs, path[:end])
    ours = at(components.data, (*path[:end], "provenance")) or {}
    first = first_of(ours)
    name = ".".join(str(key + first if isinstance(key, int) else key) for key in path[end:])
    notes = holder.setdefault("provenance", {})
    if read:
        notes[name] = MINE
    elif name in ours:
        notes[name] = ours[name]
    else:
        notes.pop(name, None)
        if not notes:
            del holder["provenance"]


def difference(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """What of their tables is not in ours."""
    found: dict[str, Any] = {}
    for key, value in theirs.items():
        mine = ours.get(key)
        if isinstance(value, dict) and isinstance(mine, dict | None):
            inside = difference(mine or {}, value)
            if inside or mine is None:
                found[key] = inside
        elif value != mine or type(value) is not type(mine):
            found[key] = value
    return found


def said(components: Components, text: str) -> dict[str, Value]:
    """The figures that an owner's file speaks of, changed or only confirmed, by their places."""
    ours = {figure.path: figure for figure in figures_of(components)}
    theirs = figures_of(components.with_text(text, "The file"))
    return {figure.place: figure.value for figure in theirs if ours.get(figure.path) != figure}


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


def trial(game: Game, seats: int, seed: int, seconds: float = float("inf")) -> str:
    """What goes wrong in one random game, "" when nothing does; after so many seconds it is broken off."""
    rng = seeded(f"figures:{seats}:{seed}")
    until = time.monotonic() + seconds
    state = game.new(seats, seed)
    for step in range(LONGEST):
        if state.is_over or time.monotonic() > until:
            state.view(None)
            return ""
        problems = state.audit() if step % AUDITED == 0 else []
        offered = state.choices()
        if problems or not offered:
            return "; ".join(problems) or f"nothing to choose at step {step}"
        if step % SEEN == 0:
            state.view(state.actor)
        state.advance(offered[rng.below(len(offered))])
    return f"no end within {LONGEST} choices"


def check_played(game: Game, games: int, seconds: float = float("inf")) -> None:
    """Play so many random games at every seat count, each for so many seconds; `BadComponents` says what goes wrong."""
    for seats in game.seats:
        for seed in range(games):
            try:
                problem = trial(game, seats, seed, seconds)
            except MemoryError:
                raise
            except Exception as error:
                problem = f"{type(error).__name__}: {str(error)[:200]}"
            if problem:
                raise BadComponents(f"A game of {seats} with these components breaks down ({problem}).")
