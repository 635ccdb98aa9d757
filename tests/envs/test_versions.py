"""The version of an environment grows when its rules, its choices or what is observed change.

When a test here fails after such a change, raise `VERSION` in the title's `observation.py` and put the line it shows
into `versions.toml`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from observed import OBSERVED

import magnate

KNOWN = tomllib.loads((Path(__file__).parent / "versions.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", OBSERVED)
def test_a_version_stands_for_one_observation(name: str) -> None:
    game = magnate.load(name)
    observers = [game.observation(seats) for seats in game.seats]
    now = {
        "version": observers[0].version,
        "rules": game.rules_version,
        "choices": game.space.size,
        "observations": [observer.digest for observer in observers],
    }
    lines = "\n".join(f"{key} = {value!r}".replace("'", '"') for key, value in now.items())
    assert now == KNOWN.get(name), f"[{name}]\n{lines}"
