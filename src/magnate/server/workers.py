"""Bots at work, in processes of their own that can be killed when they take too long.

A job is a position that was dealt again for the bot's seat, so the truth never leaves the server process.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import structlog

from magnate.bots.contract import advised
from magnate.bots.registry import make
from magnate.core.errors import BadRecord
from magnate.server.crew import Crew, Failed
from magnate.server.game_cache import game_named
from magnate.server.line import Asker, Busy

__all__ = ["Answer", "Asker", "Busy", "Job", "Pool", "think"]
logger = structlog.get_logger("magnate.bots")


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


class Pool(Crew):
    """The processes in which bots think."""

    def __init__(self, workers: int, deadline: float, room: int) -> None:
        super().__init__(think, workers, deadline, room)

    async def ask(self, job: Job, asker: Asker | None = None) -> Answer:
        """A bot's answer, never an exception of the bot's: for its own move, or for somebody who asks.

        Moves go before questions; a question may get `Busy`.
        """
        try:
            answer: Answer = await self.do(job, asker)
        except Failed as failed:
            if not self.ending:
                logger.warning("bot failed", level=job.level, game=job.game, failure=str(failed))
            return Answer(failure=failed.kind)
        return answer
