"""Components: cards, boards and numbers read from TOML, with the provenance of every figure.

A table may hold `provenance` (field path -> "rulebook", "public" or "reconstructed") and `notes`
(field path -> sentence) beside its data. An owner's file need hold only what differs: its tables are laid
over ours entry by entry, everything else (numbers, words, lists) replaces what stood there.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

from magnate.core.errors import BadComponents

PROVENANCE = ("rulebook", "public", "reconstructed")


class Components:
    """The data of a game; `digest` names them in every record."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        self.digest: str = hashlib.sha256(text.encode()).hexdigest()[:16]

    def __getitem__(self, key: str) -> Any:
        if key not in self.data:
            raise BadComponents(f"The components have no entry '{key}'.")
        return self.data[key]

    def with_file(self, path: Path) -> Components:
        """These components with an owner's file laid over them."""
        try:
            extra = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadComponents(f"{path} cannot be read: {error.strerror}.") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadComponents(f"{path} is not a TOML file: {error}.") from None
        unknown = sorted(set(extra) - set(self.data))
        if unknown:
            raise BadComponents(f"{path}: unknown entries {', '.join(unknown)}.")
        return Components(overlaid(self.data, extra))


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
