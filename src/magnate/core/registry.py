"""Which games there are: those of the entry-point group "magnate.games"."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from magnate.core.components import Components
from magnate.core.contract import Game
from magnate.core.errors import BadComponents, UnknownGame

GROUP = "magnate.games"
LARGEST_SPACE = 50_000


@cache
def entries() -> dict[str, EntryPoint]:
    """The entry points of the installed games, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def installed() -> list[str]:
    """The names of the installed games."""
    return list(entries())


def load(name: str, components: Path | str | None = None) -> Game:
    """An installed game, with an owner's corrected components file if one is given."""
    point = entries().get(name)
    if point is None:
        known = ", ".join(entries()) or "none"
        raise UnknownGame(f"There is no game '{name}'; installed are: {known}.")
    game: Game = point.load()
    if components is None:
        return game
    return fitted(game, game.components.with_file(Path(components)))


def fitted(game: Game, components: Components) -> Game:
    """A game with other components; `BadComponents`, and no other error, when they do not fit."""
    try:
        other = game.with_components(components)
    except (BadComponents, MemoryError):
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {str(error)[:200]}"
        raise BadComponents(f"These are not components of {game.id} ({reason}).") from None
    if other.space.size > LARGEST_SPACE:
        raise BadComponents(f"These components of {game.id} make for more than {LARGEST_SPACE} choices.")
    return other


def known_as(game: Game, digest: str) -> Game | None:
    """The game under a name its components have or once had; None if they never had it."""
    components = game.components.known_as(digest)
    if components is None or components is game.components:
        return None if components is None else game
    return fitted(game, components)
