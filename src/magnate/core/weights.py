"""Weights of evaluation terms, from a game's `weights.toml`: the usual ones, and those of bots that need others."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from magnate.core.errors import MagnateError

USUAL: Final = "weights"


class UnknownWeights(MagnateError):
    """The game has no weights of that name."""


def load_weights(package: str, names: list[str], table: str = USUAL) -> list[float]:
    """The weight of each term: in the table, else as usual; 1 for a term, or a game, that has no weights."""
    path = resources.files(package).joinpath("weights.toml")
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    if table != USUAL and table not in tables:
        raise UnknownWeights(f"There are no weights '{table}' for {package.rpartition('.')[2]}.")
    weights = tables.get(USUAL, {}) | tables.get(table, {})
    return [float(weights.get(name, 1.0)) for name in names]
