"""The games at hand, with an owner's components where a table has them."""

from __future__ import annotations

import tempfile
from functools import cache, lru_cache
from pathlib import Path

from magnate.bots.registry import BASIC, levels
from magnate.core.contract import Game
from magnate.core.errors import UnknownGame
from magnate.core.registry import games, load


@lru_cache(maxsize=64)
def game_of(name: str, components: str | None = None) -> Game:
    """A game, with the text of a components file put over its own."""
    if components is None:
        return load(name)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "components.toml"
        path.write_text(components, encoding="utf-8")
        return load(name, path)


@cache
def playable() -> tuple[str, ...]:
    """The names of the installed games that can be loaded."""
    found = []
    for name in games():
        try:
            game_of(name)
        except (ImportError, AttributeError):
            continue
        found.append(name)
    return tuple(found)


def all_levels() -> list[str]:
    """The bots that can be seated at one game or another."""
    graded = {level for name in playable() for level in levels(name)} - set(BASIC)
    return [*BASIC, *sorted(graded)]


def known(name: str) -> Game:
    """An installed game, or `UnknownGame`."""
    if name not in playable():
        raise UnknownGame(f"There is no game '{name}'; installed are: {', '.join(playable()) or 'none'}.")
    return game_of(name)
