"""Weights of evaluation terms, as tuned and committed in a game's `weights.toml`."""

from __future__ import annotations

import tomllib
from importlib import resources


def load_weights(package: str, names: list[str]) -> list[float]:
    """The weight of each term; 1 for a term, or a game, that was not tuned yet."""
    path = resources.files(package).joinpath("weights.toml")
    tuned: dict[str, float] = {}
    if path.is_file():
        tuned = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    return [float(tuned.get(name, 1.0)) for name in names]
