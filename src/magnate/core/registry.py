"""Which games there are: those of the entry-point group "magnate.games"."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from magnate.core.contract import Game
from magnate.core.errors import UnknownGame

GROUP = "magnate.games"


@cache
def found() -> dict[str, EntryPoint]:
    """The installed games by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def games() -> list[str]:
    """The names of the installed games."""
    return list(found())


def load(name: str, components: Path | str | None = None) -> Game:
    """An installed game, with an owner's corrected components file if one is given."""
    point = found().get(name)
    if point is None:
        known = ", ".join(found()) or "none"
        raise UnknownGame(f"There is no game '{name}'; installed are: {known}.")
    game: Game = point.load()
    if components is None:
        return game
    return game.with_components(game.components.with_file(Path(components)))
