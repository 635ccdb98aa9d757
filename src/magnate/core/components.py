"""Components: cards, boards and numbers read from TOML, with the provenance of every figure.

A table may hold `provenance` (field path -> "rulebook", "public" or "reconstructed") and `notes`
(field path -> sentence) beside its data. An owner's file need hold only what differs: its tables are laid
over ours entry by entry, everything else (numbers, words, lists) replaces what stood there. Whatever a file can say is
bounded: its size, how deep it goes, how long its words and lists and how large its figures are.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Final

from magnate.core.errors import BadComponents

PROVENANCE = ("rulebook", "public", "reconstructed")
REMARKS: Final = ("provenance", "notes", "sources")

LONGEST_FILE: Final = 256 * 1024
LONGEST_WORD: Final = 1000
LONGEST_LIST: Final = 1000
LARGEST_FIGURE: Final = 2000
MOST_VALUES: Final = 20_000
DEEPEST: Final = 16
# Reading a key takes time with the square of its parts, so a key of too many is refused unread.
TOO_DEEP: Final = re.compile(
    r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){16}""", re.ASCII
)


class Components:
    """The data of a game; `digest` names in every record what of them the rules read."""

    def __init__(self, data: dict[str, Any], digest: str = "") -> None:
        self.data = data
        self.digest: str = digest or fingerprint(without_remarks(data))

    def known_as(self, digest: str) -> Components | None:
        """These components under a name they have or once had, when remarks still counted; None if it is not theirs."""
        if digest == self.digest:
            return self
        return Components(self.data, digest) if digest == fingerprint(self.data) else None

    def __getitem__(self, key: str) -> Any:
        if key not in self.data:
            raise BadComponents(f"The components have no entry '{key}'.")
        return self.data[key]

    def with_file(self, path: Path) -> Components:
        """These components with an owner's file laid over them."""
        return self.with_text(text_of(path), str(path))

    def with_text(self, text: str, source: str = "The components") -> Components:
        """These components with the text of an owner's file laid over them; `source` is what errors call it."""
        extra = parsed(text, source)
        unknown = sorted(set(extra) - set(self.data))
        if unknown:
            names = ", ".join(name[:40] for name in unknown[:10])
            raise BadComponents(f"{source}: unknown entries {names}.")
        return Components(overlaid(self.data, extra))


def text_of(path: Path) -> str:
    """The text of an owner's file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadComponents(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadComponents(f"{path} is not a TOML file: it is not text in UTF-8.") from None


def parsed(text: str, source: str) -> dict[str, Any]:
    """The data of an owner's file; `BadComponents` when it is not TOML or goes beyond the bounds."""
    if len(text) > LONGEST_FILE:
        raise BadComponents(f"{source}: {LONGEST_FILE} characters are allowed, not {len(text)}.")
    if TOO_DEEP.search(text):
        raise BadComponents(f"{source}: a key may have {DEEPEST} parts at most.")
    try:
        text.encode()
        data = tomllib.loads(text)
        values = check_bounds(data, "", 0)
    except (tomllib.TOMLDecodeError, UnicodeEncodeError) as error:
        raise BadComponents(f"{source}: not a TOML file: {error}.") from None
    except RecursionError:
        raise BadComponents(f"{source}: tables and lists may be nested {DEEPEST} deep at most.") from None
    except ValueError as error:
        raise BadComponents(f"{source}: {error}.") from None
    if values > MOST_VALUES:
        raise BadComponents(f"{source}: {MOST_VALUES} values are allowed, not {values}.")
    return data


def check_bounds(value: object, where: str, depth: int) -> int:
    """How many values there are in a value; ValueError says which of them is too large, too long or too deep."""
    if depth > DEEPEST:
        raise ValueError(f"{where[:80]} is nested too deep; {DEEPEST} is the most")
    if isinstance(value, dict):
        for key in value:
            check_bounds(key, f"{where}.{key}"[:80], 0)
        inside = [(value[key], f"{where}.{key}".removeprefix(".")) for key in value]
        return sum(check_bounds(item, place, depth + 1) for item, place in inside)
    if isinstance(value, list):
        if len(value) > LONGEST_LIST:
            raise ValueError(f"{where[:80]} is a list of {len(value)}; {LONGEST_LIST} is the most")
        return sum(check_bounds(item, f"{where}.{i}", depth + 1) for i, item in enumerate(value))
    if isinstance(value, str):
        if len(value) > LONGEST_WORD:
            raise ValueError(f"{where[:80]} has {len(value)} characters; {LONGEST_WORD} is the most")
    elif not isinstance(value, int | float):
        raise ValueError(f"{where[:80]} must be a number, a word, true or false, not a date or a time")
    elif not -LARGEST_FIGURE <= value <= LARGEST_FIGURE:
        raise ValueError(f"{where[:80]} is out of bounds; {LARGEST_FIGURE} is the most")
    return 1


def fingerprint(data: object) -> str:
    """A short name for data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def without_remarks(value: Any) -> Any:
    """Data without what is only said about it: provenance, notes, sources."""
    if isinstance(value, dict):
        return {key: without_remarks(item) for key, item in value.items() if key not in REMARKS}
    return [without_remarks(item) for item in value] if isinstance(value, list) else value


def overlaid(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """A table with another one laid over it, tables inside them too."""
    joined = dict(ours)
    for key, value in theirs.items():
        mine = joined.get(key)
        if isinstance(value, dict) and isinstance(mine, dict):
            joined[key] = overlaid(mine, value)
        else:
            joined[key] = value
    return joined


def load_components(package: str, *names: str) -> Components:
    """The components shipped in a game's package, all files joined."""
    data: dict[str, Any] = {}
    for name in names:
        part = tomllib.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))
        for key, value in part.items():
            if key in data:
                raise BadComponents(f"{name} repeats the entry '{key}'.")
            data[key] = value
    return Components(data)


def reconstructed(table: dict[str, Any]) -> list[str]:
    """The fields of a table whose figures are reconstructed."""
    provenance = table.get("provenance", {})
    return sorted(field for field, source in provenance.items() if source == "reconstructed")
