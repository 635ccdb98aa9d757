"""Bots at work, in processes of their own that can be killed when they take too long.

A job is a position that was dealt again for the bot's seat, so the truth never leaves the server process.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import structlog

from magnate.bots.contract import advised
from magnate.bots.registry import make
from magnate.core.errors import BadRecord
from magnate.server.crew import Crew, Failed
from magnate.server.game_cache import game_named
from magnate.server.line import Asker, Busy

__all__ = ["Answer", "Asker", "Busy", "Job", "Pool", "think"]
logger = structlog.get_logger("magnate.bots")
GIVE_WAY: Final = 5


class Job(NamedTuple):
    """What a bot is asked: a redealt position and the seat to decide for."""

    game: str
    components: str | None
    position: dict[str, Any]
    seat: int
    level: str
    seed: str
    explain: bool = False


class Answer(NamedTuple):
    """What the bot said, or why it did not (`failure` is "crashed" or "overran")."""

    choice: int = -1
    failure: str = ""
    explanation: list[dict[str, object]] = []  # noqa: RUF012
    ranking: list[dict[str, float]] = []  # noqa: RUF012


def think(job: Job) -> Answer:
    """Let the bot decide; runs in a worker process."""
    game = game_named(job.game, job.components, job.position["components"])
    if game is None:
        raise BadRecord(f"The position is not one of {job.game} as it is installed here.")
    state = game.restore(job.position)
    bot = make(job.level, job.seed, job.game)
    if not job.explain:
        return Answer(bot.choose(state, job.seat).choice)
    decision = advised(bot, state, job.seat)
    ranking = [
        {"choice": option.choice, "value": option.value, "win": option.win} for option in decision.options[:5]
    ]
    return Answer(decision.choice, "", [said.plain() for said in decision.explain(state)], ranking)


class Pool:
    """The processes in which bots think: those that play, and others, which give way to them, for what people ask.

    So a bot's move waits for no hint, however long that one takes. A process for questions is started by the first one.
    """

    def __init__(self, workers: int, deadline: float, room: int) -> None:
        self._moves = Crew(think, workers, deadline, room)
        self._questions = Crew(think, max(1, workers - 1), deadline, room, eager=False, polite=GIVE_WAY)

    def open(self) -> None:
        """Start the processes."""
        self._moves.open()
        self._questions.open()

    def close(self) -> None:
        """Kill the processes, whatever they are doing."""
        self._moves.close()
        self._questions.close()

    @property
    def backlog(self) -> int:
        """How many moves and questions wait for a process."""
        return self._moves.backlog + self._questions.backlog

    async def ask(self, job: Job, asker: Asker | None = None, address: str = "") -> Answer:
        """A bot's answer, never an exception of the bot's: for its own move at a table of an address, or for somebody
        who asks. A question may get `Busy`.
        """
        crew = self._moves if asker is None else self._questions
        try:
            answer: Answer = await crew.do(job, asker, address)
        except Failed as failed:
            if not crew.ending:
                logger.warning("bot failed", level=job.level, game=job.game, failure=str(failed))
            return Answer(failure=failed.kind)
        return answer
