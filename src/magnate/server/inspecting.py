"""Owners' components are looked at in a process of its own before the server itself touches them.

There they are read, a game is made of them and played out by chance, with audits, at every seat count. Whatever takes
too long or too much memory is killed with that process; what breaks down there is refused with a sentence.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final, NamedTuple

from magnate.core.errors import MagnateError
from magnate.core.owners import check_played
from magnate.server.crew import Crew, Failed
from magnate.server.errors import ApiError
from magnate.server.game_cache import game_of
from magnate.server.line import Asker, Busy

DEADLINE: Final = 8.0
PLAYING: Final = 1.0
MEMORY: Final = 256 * 1024 * 1024
ROOM: Final = 32
REMEMBERED: Final = 1000


class Own(NamedTuple):
    """Components to be looked at, and the game they are for."""

    game: str
    components: str


def inspect(own: Own) -> str:
    """What is wrong with components, "" if they can be played with; runs in a process of its own."""
    try:
        check_played(game_of(own.game, own.components), 1, PLAYING)
    except MagnateError as error:
        return str(error) or type(error).__name__
    return ""


class Inspector:
    """Looks at owners' components, each only once."""

    def __init__(self) -> None:
        self.crew = Crew(inspect, 1, DEADLINE, ROOM, MEMORY, eager=False)
        self._sound: OrderedDict[bytes, None] = OrderedDict()

    async def check(self, game: str, components: str, asker: Asker) -> None:
        """Refuse components that cannot be played with."""
        mark = hashlib.sha256(f"{game}\n{components}".encode("utf-8", "surrogatepass")).digest()
        if mark in self._sound:
            return
        try:
            problem: str = await self.crew.do(Own(game, components), asker)
        except Busy:
            raise ApiError("overloaded") from None
        except Failed as failed:
            raise ApiError(
                "bad-components", {"reason": f"These components are too much ({failed.kind})."}
            ) from None
        if problem:
            raise ApiError("bad-components", {"reason": problem})
        self._sound[mark] = None
        if len(self._sound) > REMEMBERED:
            self._sound.popitem(last=False)
