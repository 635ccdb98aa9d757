"""The bots at the tables: woken when it is their turn, replaced by a legal choice when they fail."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from magnate.bots.registry import fitting
from magnate.server import steady
from magnate.server.background import Background
from magnate.server.errors import ApiError
from magnate.server.metrics import Metrics
from magnate.server.repository import Conflict
from magnate.server.settings import Settings
from magnate.server.table import Step, Table
from magnate.server.tables import Tables
from magnate.server.workers import Answer, Asker, Job, Pool

logger = structlog.get_logger("magnate.bots")
TRIES = 5
AGAIN = 0.5
SLOWEST = 5.0
T = TypeVar("T")
STANDIN = "greedy"


class BotDriver:
    """Plays for every bot at the tables in memory, one task per table."""

    def __init__(self, settings: Settings, tables: Tables, background: Background, metrics: Metrics) -> None:
        self.settings = settings
        self.tables = tables
        self.background = background
        self.metrics = metrics
        self.pool = Pool(settings.bot_workers, settings.bot_deadline, settings.bot_queue)
        self._driving: dict[str, asyncio.Task[None]] = {}

    def go_on(self, table: Table) -> None:
        """Wake the bot that is to decide, if one is."""
        if self.background.stopping or table.thinking is None or table.id in self._driving:
            return
        self._driving[table.id] = self.background.spawn(self._drive(table.id))

    def drives(self, table_id: str) -> bool:
        """Whether bots are at work at a table."""
        return table_id in self._driving

    async def _drive(self, table_id: str) -> None:
        """Let bots play until a person is to decide or the game is over, however long the store is away meanwhile."""
        try:
            await until_done(self.background, table_id, lambda: self.play_on(table_id))
        finally:
            if self._driving.get(table_id) is asyncio.current_task():
                del self._driving[table_id]

    async def play_on(
        self, table_id: str, seconds: float = math.inf, number: int = 0, address: str = ""
    ) -> bool:
        """Let bots play until a person is to decide or the time is over; whether they have more to do.

        The caller knows of the entry with that `number`, so that a table that has it need not be read again,
        and which `address` plays there.
        """
        until = time.monotonic() + seconds
        failures = 0
        while True:
            known = self.tables.live.get(table_id)
            table = await self.tables.get(table_id, known is None or not number or known.number < number)
            table.address = address or table.address
            if self.background.stopping or table.thinking is None or time.monotonic() > until:
                return table.thinking is not None
            try:
                await self._move(table)
                failures = 0
            except Exception as error:
                failures += 1
                logger.exception("a bot's move failed", table=table_id, error=type(error).__name__)
                if failures >= TRIES:
                    raise
                await asyncio.sleep(0.2 * failures)

    async def _move(self, table: Table) -> None:
        """One choice of a bot; when it fails the stand-in's takes its place, or any legal one."""
        assert table.play is not None
        seq, seat, turn = table.seq, table.actor, table.play.state.turn
        level = table.seats[seat].level or STANDIN
        began = time.monotonic()
        failure, answer = await self._think(table, seat, level)
        async with self.tables.locked(table.id, fresh=False) as table:
            if table.seq != seq or table.thinking != seat or self.background.stopping:
                return
            steps = self._steps(table, seat, level, failure, answer)
            try:
                await self.tables.commit(table, steps, by_bots=True)
            except Conflict:
                return
            changed_turn = table.play is not None and table.play.state.turn != turn
        self.metrics.bot_time.labels(level).observe(time.monotonic() - began)
        watched = not any(place.played_by == "person" for place in table.seats)
        if watched and changed_turn:
            await asyncio.sleep(self.settings.watch_pause)

    async def _think(self, table: Table, seat: int, level: str) -> tuple[str, Answer]:
        """How the bot failed, if it did, and its answer or the stand-in's."""
        job = job_for(table, seat, level)
        answer = await self.pool.ask(job, address=table.address)
        failure = answer.failure
        if failure and level != STANDIN and not self.background.stopping:
            answer = await self.pool.ask(job._replace(level=STANDIN), address=table.address)
        return failure, answer

    def _steps(self, table: Table, seat: int, level: str, failure: str, answer: Answer) -> list[Step]:
        """What is written down: the choice, after a note where it is not the bot's own."""
        assert table.play is not None
        offered = table.play.state.choices()
        now = steady.now()
        choice = answer.choice
        steps: list[Step] = []
        if failure or choice not in offered:
            kind = "overran" if failure == "overran" else "crashed"
            self.metrics.bot_failures.labels(level, kind).inc()
            say = {"id": f"note-bot-{kind}", "args": {"seat": seat + 1}}
            steps.append((table.entry("note", seat, {"say": say}, now), None))
        if answer.failure or choice not in offered:
            choice = random.choice(offered)
        made = table.play.make(choice, now, "bot")
        steps.append((table.played(made, now, len(steps)), made))
        return steps

    async def advise(self, table: Table, seat: int, level: str, asker: Asker, at: int) -> Answer:
        """What a bot would do for a person at a moment of the game."""
        job = await asyncio.to_thread(job_for, table, seat, level, True, at)
        return await self.pool.ask(job, asker)


async def until_done(background: Background, table_id: str, work: Callable[[], Awaitable[T]]) -> T | None:
    """Do what a table waits for, again after each failure, until it is done, the table is gone or the server stops."""
    pause = AGAIN
    while not background.stopping:
        try:
            return await work()
        except ApiError as error:
            if error.code == "not-found":
                return None
            logger.error("a table cannot go on yet", table=table_id, error=error.code)
        except Exception as error:
            logger.error("a table cannot go on yet", table=table_id, error=type(error).__name__)
        await asyncio.sleep(pause)
        pause = min(2 * pause, SLOWEST)
    return None


def level_at(table: Table) -> str:
    """The bot that takes over a seat: as strong as those at the table, or the one that suits its game."""
    known = [seat.level for seat in table.seats if seat.kind == "bot" and seat.level is not None]
    return known[0] if known else fitting(table.info.game)


def job_for(table: Table, seat: int, level: str, explain: bool = False, at: int = -1) -> Job:
    """What a bot is asked: the position as its seat knows it; one that plays does so in the style of its seat. A table
    with an open seed repeats itself."""
    assert table.play is not None
    info = table.info
    style = "" if explain else table.style_at(seat)
    if style:
        level = f"{level}:{style}"
    seed = f"{info.seed}:{table.at if at < 0 else at}:{seat}" if info.open_seed else ""
    position = table.play.guess(seat, seed, at).dump()
    return Job(
        info.game, info.components, position, seat, level, seed or f"{random.getrandbits(64)}", explain
    )
