"""Owners' components are looked at in a process of its own before the server itself touches them.

There they are read, a game is made of them and played out by chance with the fewest and the most seats. Whatever takes
too long or too much memory is killed with that process; what breaks down there is refused with a sentence.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from magnate.core.contract import Game
from magnate.core.errors import BadComponents, MagnateError
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
        game = game_of(own.game, own.components)
        for seats in {min(game.seats), max(game.seats)}:
            play_out(game, seats)
    except MagnateError as error:
        return str(error) or type(error).__name__
    return ""


def play_out(game: Game, seats: int) -> None:
    """Play a game by chance, for a second at most, looking at it from every side now and then."""
    chance = random.Random(seats)
    until = time.monotonic() + PLAYING
    try:
        state = game.new(seats, seats)
        while not state.is_over and time.monotonic() < until:
            state.choose(chance.choice(state.choices()))
            if chance.random() < 0.02:
                state.view(state.actor if state.actor >= 0 else None)
        state.view(None)
    except MemoryError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {str(error)[:200]}"
        raise BadComponents(f"A game with these components breaks down ({reason}).") from None


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
            raise ApiError("busy") from None
        except Failed as failed:
            raise ApiError(
                "bad-components", {"reason": f"These components are too much ({failed.kind})."}
            ) from None
        if problem:
            raise ApiError("bad-components", {"reason": problem})
        self._sound[mark] = None
        if len(self._sound) > REMEMBERED:
            self._sound.popitem(last=False)
