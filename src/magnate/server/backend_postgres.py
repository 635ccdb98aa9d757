"""Several server processes and workers on one PostgreSQL.

News travels by LISTEN/NOTIFY, sent in the transaction that wrote it, with the new entries of the log in it, so that
nobody who has the ones before has to read them. What has to be done next, a bot's move or a clock
that will run out, is a job of procrastinate, deferred in the same transaction: a change and its consequence are on
disk together or not at all. Jobs run in `magnate worker` processes, and in server processes unless told otherwise. A
job for bots holds its table's lock in the queue, so one process at a time plays for the bots of a table; a job of a
worker that died is given to another once its heartbeat is missing.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime as dt
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import procrastinate
import psycopg
import structlog
from procrastinate.retry import BaseRetryStrategy, RetryDecision

from magnate.server.background import Background
from magnate.server.bot_driver import BotDriver
from magnate.server.clocks import LATE, Clocks
from magnate.server.crew import CRASHED, OVERRAN
from magnate.server.errors import ApiError
from magnate.server.gossip import Gossip
from magnate.server.line import PER_ADDRESS
from magnate.server.repository_driver import Statement
from magnate.server.repository_shared import QUEUE, Sweeper, deferred, listening, sweeping, told
from magnate.server.store import Store
from magnate.server.table import Entry, Table, Upcoming
from magnate.server.tables import Tables
from magnate.server.workers import Answer, Asker, Busy

logger = structlog.get_logger("magnate.jobs")
CHANNEL = "magnate_news"
GOSSIP = "magnate_gossip"
PLAY, TIME_IS_UP, ADVISE = "magnate.play_bots", "magnate.time_is_up", "magnate.advise"
AFTER_OTHERS, AFTER_MOVES = -5, -10
HEARTBEAT = 1.0
STALLED = 4.0
SWEEP = 1.0
POLL = 0.5
AT_ONCE = 64
QUESTIONS_AT_ONCE = AT_ONCE // 2
STRETCH = 5.0
RECONNECT = 0.5
SLOWEST_RETRY = 20
WAKE_DAYS = 60
# A message of PostgreSQL's may have 8000 bytes.
LONGEST_NEWS = 7500
LOOK_AGAIN = 1.0


class Heard(NamedTuple):
    """News of a table: which process wrote it, the number of its last entry, and the entries if they are all of it."""

    writer: str
    table_id: str
    number: int
    entries: list[Entry]


HEARD = msgspec.json.Decoder(Heard)


class RetryForever(BaseRetryStrategy):
    """Try again until it succeeds, first after a second, then more slowly."""

    def get_retry_decision(self, *, exception: BaseException, job: procrastinate.jobs.Job) -> RetryDecision:
        """When to try again."""
        return RetryDecision(retry_in={"seconds": min(2**job.attempts, SLOWEST_RETRY)})


class PostgresBackend:
    """This process among those that share a database."""

    shared = True

    def __init__(
        self,
        store: Store,
        tables: Tables,
        bots: BotDriver,
        clocks: Clocks,
        background: Background,
        gossip: Gossip,
        takes_jobs: bool,
    ) -> None:
        self.store = store
        self.gossip = gossip
        gossip.streams.process = gossip.me
        self.dsn = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.tables = tables
        self.bots = bots
        self.clocks = clocks
        self.background = background
        self.takes_jobs = takes_jobs
        self.jobs = self._app()
        self._catching_up: dict[str, int] = {}
        self._running: set[int] = set()
        self._asking: Counter[str] = Counter()
        self._advising = 0
        self._worker: int | None = None

    async def open(self) -> None:
        """Listen for news of other processes, and take jobs where that is wanted."""
        self.background.spawn(self._listen())
        self.background.spawn(self.gossip.keep_telling(self._say))
        if self.takes_jobs:
            self.background.spawn(self._work())

    async def close(self) -> None:
        """Nothing is left to stop: jobs and listener are background tasks."""

    def go_on(self, table: Table) -> None:
        """Nothing to do: a job was deferred with the change."""

    def busy(self, table_id: str) -> bool:
        """No table has to stay in memory for a job; it is loaded again."""
        return False

    async def advise(self, table: Table, seat: int, level: str, asker: Asker, at: int) -> Answer:
        """Let the next free worker ask a bot, after the bots' own moves; one question at a time with each key."""
        if self._asking[asker.address] >= PER_ADDRESS:
            raise Busy
        question = secrets.token_hex(8)
        patience = 2 * self.bots.settings.bot_deadline
        asked = {
            "question": question,
            "to": self.gossip.me,
            "until": time.time() + patience,
            "table_id": table.id,
            "number": table.number,
            "seat": seat,
            "level": level,
            "at": at,
            "asker": list(asker),
        }
        self._asking[asker.address] += 1
        try:
            with self.gossip.expecting(question) as answer:
                job = deferred(ADVISE, f"advice:{asker.key}", asked, priority=AFTER_MOVES)
                await self.store.add([job])
                async with asyncio.timeout(patience):
                    return msgspec.json.decode(await answer, type=Answer)
        except TimeoutError:
            return Answer(failure=OVERRAN)
        finally:
            self._asking[asker.address] -= 1
            if not self._asking[asker.address]:
                del self._asking[asker.address]

    # --- what goes out -------------------------------------------------------------------------

    def announced(
        self, table_id: str, number: int, upcoming: Upcoming, entries: Sequence[Entry]
    ) -> list[Statement]:
        """Notify the other processes and defer what comes next, all in the transaction of the change."""
        news = msgspec.json.encode(Heard(self.gossip.me, table_id, number, list(entries)))
        if len(news) > LONGEST_NEWS:
            news = msgspec.json.encode(Heard(self.gossip.me, table_id, number, []))
        statements: list[Statement] = [told(CHANNEL, news.decode())]
        if upcoming.kind == "bot":
            statements.append(self._bots_job(table_id, number, upcoming.address))
        elif upcoming.kind == "clock":
            statements.append(self._clock_job(table_id, number, upcoming.when))
        return statements

    async def _say(self, payload: str) -> None:
        """Tell the other processes something that need not be kept."""
        await self.store.add([told(GOSSIP, payload)])

    def _bots_job(self, table_id: str, number: int, address: str = "") -> Statement:
        """Let somebody play for the bots of a table of an address as it is after its entry of that number.

        An address that keeps more bots busy than it has a share of comes after the others.
        """
        priority = AFTER_OTHERS if address and self.gossip.buckets.wait(address, "bots") > 0 else 0
        args = {"table_id": table_id, "number": number, "address": address}
        return deferred(PLAY, table_id, args, priority=priority)

    def _clock_job(self, table_id: str, number: int, when: float) -> Statement:
        """Let somebody look at a table's clock at a certain time."""
        # Not the table's own lock: a clock that runs for an hour must not hold up the bots.
        lock, at = f"{table_id}:{number}", dt.datetime.fromtimestamp(when + LATE, dt.UTC)
        return deferred(TIME_IS_UP, lock, {"table_id": table_id, "number": number}, at=at)

    # --- what comes in -------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear of changes made by other processes; after a break, look at everything again."""
        while True:
            try:
                async with listening(self.dsn, (CHANNEL, GOSSIP), self._told) as listener:
                    await self.tables.catch_up_all()
                    await listener.hear()
            except (psycopg.Error, OSError) as error:
                logger.warning("not listening to the database", error=type(error).__name__)
            except Exception as error:
                logger.error("the news could not be read", error=type(error).__name__)
            await asyncio.sleep(RECONNECT)

    def _told(self, channel: str, payload: str) -> None:
        """Take in a message."""
        if channel == GOSSIP:
            self.gossip.heard(payload)
        else:
            self._heard(HEARD.decode(payload))

    def _heard(self, news: Heard) -> None:
        """Bring a table in memory up to date, unless it is or soon will be."""
        table = self.tables.live.get(news.table_id)
        if table is None or table.number >= news.number:
            return
        if not table.lock.locked():
            if news.entries and news.entries[0].news == table.number + 1:
                self.tables.hear(table, news.entries)
                return
        elif news.writer == self.gossip.me:
            # It is being written here, and will take effect in a moment.
            asyncio.get_running_loop().call_later(LOOK_AGAIN, self._heard, news._replace(writer=""))
            return
        if table.id not in self._catching_up:
            self.background.spawn(self._catch_up(table))
        self._catching_up[table.id] = news.number

    async def _catch_up(self, table: Table) -> None:
        """Read what was written elsewhere, again until that succeeds: nobody tells it a second time."""
        while self.tables.live.get(table.id) is table and table.number < self._catching_up[table.id]:
            try:
                async with table.lock:
                    await self.tables.catch_up(table)
            except Exception as error:
                logger.warning("a table could not be brought up to date yet", error=type(error).__name__)
                await asyncio.sleep(RECONNECT)
        del self._catching_up[table.id]

    # --- jobs ----------------------------------------------------------------------------------

    def _app(self) -> procrastinate.App:
        """The tasks of a worker."""
        app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(conninfo=self.dsn, min_size=1, max_size=4, timeout=5)
        )
        for name, work in ((PLAY, self._play), (TIME_IS_UP, self._time_is_up)):
            app.task(name=name, queue=QUEUE, retry=RetryForever(), pass_context=True)(self._noted(work))
        # Nobody waits for a question that failed: it is not asked again.
        app.task(name=ADVISE, queue=QUEUE, pass_context=True)(self._noted(self._advise))
        return app

    def _noted(self, work: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        """A task that is known to run here for as long as it does."""

        async def run(context: procrastinate.JobContext, **args: Any) -> None:
            assert context.job.id is not None
            self._worker = context.job.worker_id
            self._running.add(context.job.id)
            try:
                await work(**args)
            except ApiError as error:
                # Nothing is left to be done at a table that was deleted.
                if error.code != "not-found":
                    raise
            finally:
                self._running.discard(context.job.id)

        return run

    async def _play(self, table_id: str, number: int = 0, address: str = "") -> None:
        """Play for the bots of a table, for a while; a long game of bots goes on in another job."""
        if await self.bots.play_on(table_id, STRETCH, number, address):
            await self.store.add([self._bots_job(table_id, number, address)])

    async def _advise(
        self,
        question: str,
        to: str,
        until: float,
        table_id: str,
        number: int,
        seat: int,
        level: str,
        at: int,
        asker: list[str],
    ) -> None:
        """Ask a bot for somebody at another process, unless nobody waits for the answer any more."""
        if time.time() > until:
            return
        self._advising += 1
        try:
            answer = await self._advice(table_id, number, seat, level, at, Asker(asker[0], asker[1]))
        finally:
            self._advising -= 1
        for message in self.gossip.answer(to, question, msgspec.json.encode(answer).decode()):
            await self._say(message)

    async def _advice(
        self, table_id: str, number: int, seat: int, level: str, at: int, asker: Asker
    ) -> Answer:
        """What a bot of this process would do; half of the jobs that are taken at once are left to the tables."""
        if self._advising > QUESTIONS_AT_ONCE:
            return Answer(failure=CRASHED)
        table = await self.tables.get(table_id)
        if table.number < number or table.play is None or at > table.play.at:
            return Answer(failure=CRASHED)
        try:
            return await self.bots.advise(table, seat, level, asker, at)
        except Busy:
            return Answer(failure=CRASHED)

    async def _time_is_up(self, table_id: str, number: int) -> None:
        """Hand over the seat whose clock has run out; look again later if this clock was given time."""
        table = await self.tables.get(table_id)
        if table.wound > number:
            return
        left = await self.clocks.time_is_up(table_id)
        if left > 0:
            await self.store.add([self._clock_job(table_id, number, time.time() + left)])

    async def _work(self) -> None:
        """Take jobs until the server stops, also after the database was away."""
        async with contextlib.AsyncExitStack() as stack:
            while not self.background.stopping:
                try:
                    await stack.enter_async_context(self.jobs.open_async())
                    break
                except Exception as error:
                    logger.warning("the job queue cannot be reached", error=type(error).__name__)
                    await asyncio.sleep(RECONNECT)
            self.background.spawn(self._sweep())
            self.background.spawn(self._revive())
            while not self.background.stopping:
                try:
                    await self.jobs.run_worker_async(
                        queues=[QUEUE],
                        concurrency=AT_ONCE,
                        fetch_job_polling_interval=POLL,
                        shutdown_graceful_timeout=1,
                        update_heartbeat_interval=HEARTBEAT,
                        stalled_worker_timeout=10 * STALLED,
                        delete_jobs="successful",
                        install_signal_handlers=False,
                    )
                except Exception as error:
                    logger.warning("the job queue was interrupted", error=type(error).__name__)
                await asyncio.sleep(RECONNECT)

    async def _revive(self) -> None:
        """At the start: give tables that no job is about, as after a restore, the job they need."""
        for table in await self.tables.repository.without_jobs(time.time() - WAKE_DAYS * 86400):
            actor = table.brief["actor"]
            if actor is not None and table.brief["seats"][actor]["played_by"] == "bot":
                await self.store.add([self._bots_job(table.id, table.number)])
            elif table.clock:
                await self.store.add([self._clock_job(table.id, table.number, time.time())])

    async def _sweep(self) -> None:
        """Keep looking for jobs that nobody does, also after the database was away."""
        while not self.background.stopping:
            try:
                async with sweeping(self.dsn) as sweeper:
                    await self._keep_sweeping(sweeper)
            except Exception as error:
                logger.warning("lost jobs cannot be looked for", error=type(error).__name__)
            await asyncio.sleep(SWEEP)

    async def _keep_sweeping(self, sweeper: Sweeper) -> None:
        """Give the jobs of workers that died, and those an outage left behind here, to free workers."""
        left_before: set[int] = set()
        while True:
            # One process sweeps at a time, so that no job is given away twice.
            async with sweeper.turn() as mine:
                if mine:
                    left_before = await self._give_away(left_before)
            await asyncio.sleep(SWEEP)

    async def _give_away(self, left_before: set[int]) -> set[int]:
        """Put lost jobs back into the queue; the jobs that may turn out to be lost here."""
        manager = self.jobs.job_manager
        lost = {job.id for job in await manager.get_stalled_jobs(seconds_since_heartbeat=STALLED)}
        left: set[int] = set()
        if self._worker is not None:
            mine = await manager.list_jobs_async(status="doing", worker_id=self._worker)
            # A job just fetched or just done looks lost for a moment, but not twice in a row.
            left = {job.id for job in mine if job.id is not None} - self._running
        for job_id in lost | (left & left_before):
            if job_id is not None:
                await manager.retry_job_by_id_async(job_id=job_id, retry_at=dt.datetime.now(dt.UTC))
        return left
