"""The installed games, loaded once, with an owner's components where a table has them."""

from __future__ import annotations

import gc
import sys
import threading
from collections import OrderedDict
from functools import cache, lru_cache
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Final

from magnate.bots.registry import BASIC, levels
from magnate.core.contract import Game
from magnate.core.errors import BadComponents, UnknownGame
from magnate.core.registry import fitted, installed, known_as, load

OWN_BYTES: Final = 64 * 1024 * 1024
ONE_BYTES: Final = 8 * 1024 * 1024
MOST_OBJECTS: Final = 200_000
PLAIN: Final = (type, ModuleType, FunctionType, BuiltinFunctionType)


class OwnGames:
    """Games with owners' components, the last used kept, as many as fit into so many bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self._kept: OrderedDict[tuple[str, str], tuple[Game, int]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, name: str, components: str) -> Game:
        """The game of that name with these components; `BadComponents` when it cannot be or is too large."""
        with self._lock:
            kept = self._kept.get((name, components))
            if kept is not None:
                self._kept.move_to_end((name, components))
                return kept[0]
        game = load(name)
        own = fitted(game, game.components.with_text(components))
        weight = weight_of(own, ONE_BYTES)
        if weight > ONE_BYTES:
            raise BadComponents(f"These components of {name} are too large to play with.")
        self._keep((name, components), own, weight + len(components))
        return own

    def _keep(self, key: tuple[str, str], game: Game, weight: int) -> None:
        with self._lock:
            if key not in self._kept:
                self._kept[key] = (game, weight)
                self.bytes += weight
            while self.bytes > self.room and len(self._kept) > 1:
                _, (_, freed) = self._kept.popitem(last=False)
                self.bytes -= freed

    def clear(self) -> None:
        """Forget them all."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


def weight_of(thing: object, enough: int) -> int:
    """About how many bytes an object and all it alone leads to take; counting stops when that is `enough`."""
    seen: set[int] = set()
    waiting = [thing]
    weight = 0
    while waiting and weight <= enough and len(seen) < MOST_OBJECTS:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, PLAIN):
            continue
        seen.add(id(found))
        weight += sys.getsizeof(found)
        waiting.extend(gc.get_referents(found))
    return weight if len(seen) < MOST_OBJECTS else enough + 1


own_games = OwnGames(OWN_BYTES)


def game_of(name: str, components: str | None = None) -> Game:
    """A game, with the text of a components file put over its own."""
    return shipped(name) if components is None else own_games.get(name, components)


@cache
def shipped(name: str) -> Game:
    """A game with the components it is installed with."""
    return load(name)


@lru_cache(maxsize=16)
def game_named(name: str, components: str | None, digest: str) -> Game | None:
    """A game whose components have a certain name, or once had it; None when what is installed is not that game."""
    return known_as(game_of(name, components), digest)


def forget() -> None:
    """Look for the installed games again."""
    for cached in (shipped, game_named, playable):
        cached.cache_clear()
    own_games.clear()


@cache
def playable() -> tuple[str, ...]:
    """The names of the installed games that can be loaded."""
    names = []
    for name in installed():
        try:
            game_of(name)
        except (ImportError, AttributeError):
            continue
        names.append(name)
    return tuple(names)


def all_levels() -> list[str]:
    """The bots that can be seated at one game or another."""
    graded = {level for name in playable() for level in levels(name)} - set(BASIC)
    return [*BASIC, *sorted(graded)]


def known(name: str) -> Game:
    """An installed game, or `UnknownGame`."""
    if name not in playable():
        raise UnknownGame(f"There is no game '{name}'; installed are: {', '.join(playable()) or 'none'}.")
    return game_of(name)
