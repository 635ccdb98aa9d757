"""Weights of evaluation terms, from a game's `weights.toml`: the usual ones, and those of bots that need others."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from magnate.core.errors import MagnateError

USUAL: Final = "weights"


class UnknownWeights(MagnateError):
    """The game has no weights of that name."""


def load_weights(package: str, names: list[str], table: str = USUAL) -> list[float]:
    """The weight of each term: in the table, else as usual; 1 for a term, or a game, that has no weights."""
    weights = merged(package, table)
    return [float(weights.get(name, 1.0)) for name in names]


def load_constants(package: str, defaults: dict[str, float], table: str = USUAL) -> list[float]:
    """The figures by which the terms judge: in the table's `constants`, else as usual, else as they were written."""
    found: dict[str, float] = merged(package, table).get("constants", {})
    return [float(found.get(name, value)) for name, value in defaults.items()]


def merged(package: str, table: str) -> dict[str, Any]:
    """A table of a game's `weights.toml`, with what it leaves out as usual."""
    path = resources.files(package).joinpath("weights.toml")
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    if table != USUAL and table not in tables:
        raise UnknownWeights(f"There are no weights '{table}' for {package.rpartition('.')[2]}.")
    usual: dict[str, Any] = tables.get(USUAL, {})
    other: dict[str, Any] = tables.get(table, {})
    return usual | other | {"constants": usual.get("constants", {}) | other.get("constants", {})}
