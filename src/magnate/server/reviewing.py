"""Looking back at one's own game: its costliest choices, worked out in a process of its own, once for each seat."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple

from magnate.bots.registry import advisor, make
from magnate.bots.review import costliest
from magnate.server.archive import Finished, start_of
from magnate.server.crew import Crew, Failed
from magnate.server.errors import ApiError
from magnate.server.game_cache import game_named
from magnate.server.line import Asker, Busy
from magnate.server.table import Table

DEADLINE: Final = 120.0
ROOM: Final = 32
MEMORY: Final = 512 * 1024 * 1024
REMEMBERED: Final = 500


class Game(NamedTuple):
    """A finished game, the seat to look at, the moments at which a person decided there, and who judges."""

    finished: Finished
    seat: int
    moments: list[int]
    level: str


def review(game: Game) -> list[dict[str, Any]]:
    """The costliest choices of a seat; runs in a process of its own."""
    finished = game.finished
    rules = game_named(finished.game, finished.components, finished.digest)
    assert rules is not None
    start = start_of(rules, finished)
    choices = [choice for choice, _, _ in finished.choices]
    bot = make(game.level, "review", finished.game)
    answers = []
    for costly in costliest(start, choices, game.seat, set(game.moments), bot):
        state = start.clone()
        for choice in choices[: costly.at]:
            state.advance(choice)
        answers.append(
            {
                "at": costly.at,
                "played": state.phrase(costly.played).plain(),
                "better": state.phrase(costly.better).plain(),
                "points": round(costly.points, 1),
                "why": costly.reason.said().plain(),
            }
        )
    return answers


class Reviewer:
    """Finds the costliest choices of finished games and remembers them for a while."""

    def __init__(self, hint_level: str) -> None:
        self.crew = Crew(review, 1, DEADLINE, ROOM, MEMORY, eager=False)
        self.hint_level = hint_level
        self._known: OrderedDict[tuple[str, int], dict[str, Any]] = OrderedDict()

    async def costly(self, table: Table, seat: int, address: str) -> dict[str, Any]:
        """The costliest choices that people made for a seat of a finished game."""
        known = self._known.get((table.id, seat))
        if known is None:
            known = await self._reviewed(table, seat, Asker(address, table.id))
            self._known[table.id, seat] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    async def _reviewed(self, table: Table, seat: int, asker: Asker) -> dict[str, Any]:
        game = game_of(table, seat, advisor(table.info.game, self.hint_level))
        try:
            choices = await self.crew.do(game, asker)
        except (Busy, Failed):
            raise ApiError("busy") from None
        return {"seat": seat, "by": game.level, "choices": choices}


def game_of(table: Table, seat: int, level: str) -> Game:
    """A finished game as it is handed to the process that looks at it."""
    assert table.play is not None
    info, steps = table.info, table.play.steps
    finished = info.finished([(step.choice, step.time, step.by) for step in steps], [])
    moments = [at for at, step in enumerate(steps) if step.seat == seat and step.by == "person"]
    return Game(finished, seat, moments, level)
