"""Several server processes and workers on one PostgreSQL.

News travels by LISTEN/NOTIFY, sent in the transaction that wrote it. What has to be done next, a bot's move or a clock
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
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import procrastinate
import psycopg
import sqlalchemy as sa
import structlog
from procrastinate.retry import BaseRetryStrategy, RetryDecision
from sqlalchemy.engine import Connection

from magnate.server.background import Background
from magnate.server.bot_driver import BotDriver
from magnate.server.clocks import LATE, Clocks
from magnate.server.crew import CRASHED, OVERRAN
from magnate.server.gossip import Gossip
from magnate.server.line import PER_ADDRESS
from magnate.server.store import Store
from magnate.server.table import Table, Upcoming
from magnate.server.tables import Tables
from magnate.server.workers import Answer, Asker, Busy

logger = structlog.get_logger("magnate.jobs")
CHANNEL = "magnate_news"
GOSSIP = "magnate_gossip"
SWEEPING = 0x6D61676E
QUEUE = "magnate"
PLAY, TIME_IS_UP, ADVISE = "magnate.play_bots", "magnate.time_is_up", "magnate.advise"
AFTER_MOVES = -10
HEARTBEAT = 1.0
STALLED = 4.0
SWEEP = 1.0
POLL = 0.5
AT_ONCE = 64
STRETCH = 5.0
RECONNECT = 0.5
SLOWEST_RETRY = 20
WAKE_DAYS = 60


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
        self.dsn = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.tables = tables
        self.bots = bots
        self.clocks = clocks
        self.background = background
        self.takes_jobs = takes_jobs
        self.deferring = procrastinate.App(connector=procrastinate.SyncPsycopgConnector())
        self.jobs = self._app()
        self._catching_up: set[str] = set()
        self._running: set[int] = set()
        self._asking: Counter[str] = Counter()
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
        """Let whoever is free ask a bot, after the bots' own moves; one question at a time with each key."""
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
                await asyncio.to_thread(self._again, self._defer_advice, asker.key, asked)
                async with asyncio.timeout(patience):
                    return msgspec.json.decode(await answer, type=Answer)
        except TimeoutError:
            return Answer(failure=OVERRAN)
        finally:
            self._asking[asker.address] -= 1
            if not self._asking[asker.address]:
                del self._asking[asker.address]

    # --- what goes out -------------------------------------------------------------------------

    def announce(self, connection: Connection, table_id: str, number: int, upcoming: Upcoming) -> None:
        """Notify the other processes and defer what comes next, all in the transaction of the change."""
        raw = connection.connection.driver_connection
        assert isinstance(raw, psycopg.Connection)
        raw.execute("select pg_notify(%s, %s)", (CHANNEL, f"{table_id} {number}"))
        if upcoming.kind == "bot":
            self._defer_bots(raw, table_id)
        elif upcoming.kind == "clock":
            self._defer_clock(raw, table_id, number, upcoming.when)

    async def _say(self, payload: str) -> None:
        """Tell the other processes something that need not be kept."""

        def work(connection: Connection) -> None:
            connection.execute(sa.select(sa.func.pg_notify(GOSSIP, payload)))

        await self.store.write(work)

    def _defer_bots(self, connection: psycopg.Connection, table_id: str) -> None:
        task = self.deferring.configure_task(PLAY, queue=QUEUE, lock=table_id, connection=connection)
        task.defer(table_id=table_id)

    def _defer_advice(self, connection: psycopg.Connection, key: str, asked: dict[str, Any]) -> None:
        task = self.deferring.configure_task(
            ADVISE, queue=QUEUE, lock=f"advice:{key}", priority=AFTER_MOVES, connection=connection
        )
        task.defer(**asked)

    def _defer_clock(self, connection: psycopg.Connection, table_id: str, number: int, when: float) -> None:
        # Not the table's own lock: a clock that runs for an hour must not hold up the bots.
        lock, at = f"{table_id}:{number}", dt.datetime.fromtimestamp(when + LATE, dt.UTC)
        task = self.deferring.configure_task(
            TIME_IS_UP, queue=QUEUE, lock=lock, schedule_at=at, connection=connection
        )
        task.defer(table_id=table_id, number=number)

    # --- what comes in -------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear of changes made by other processes; after a break, look at everything again."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.dsn, autocommit=True, keepalives_idle=2, keepalives_interval=1, keepalives_count=2
                ) as connection:
                    await connection.execute(f"listen {CHANNEL}")
                    await connection.execute(f"listen {GOSSIP}")
                    await self.tables.catch_up_all()
                    async for news in connection.notifies():
                        if news.channel == GOSSIP:
                            self.gossip.heard(news.payload)
                            continue
                        table_id, _, number = news.payload.partition(" ")
                        self._heard(table_id, int(number))
            except (psycopg.Error, OSError) as error:
                logger.warning("not listening to the database", error=type(error).__name__)
            except Exception as error:
                logger.error("the news could not be read", error=type(error).__name__)
            await asyncio.sleep(RECONNECT)

    def _heard(self, table_id: str, number: int) -> None:
        """Bring a table in memory up to date, unless it is or soon will be."""
        table = self.tables.live.get(table_id)
        if table is None or table.number >= number or table_id in self._catching_up:
            return
        self._catching_up.add(table_id)
        self.background.spawn(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        try:
            async with table.lock:
                # News that come from here on are told again.
                self._catching_up.discard(table.id)
                await self.tables.catch_up(table)
        except Exception as error:
            logger.warning("a table could not be brought up to date", error=type(error).__name__)
        finally:
            self._catching_up.discard(table.id)

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
            finally:
                self._running.discard(context.job.id)

        return run

    async def _play(self, table_id: str) -> None:
        """Play for the bots of a table, for a while; a long game of bots goes on in another job."""
        if await self.bots.play_on(table_id, STRETCH):
            await asyncio.to_thread(self._again, self._defer_bots, table_id)

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
        table = await self.tables.get(table_id)
        if table.number < number or table.play is None or at > table.play.at:
            answer = Answer(failure=CRASHED)
        else:
            try:
                answer = await self.bots.advise(table, seat, level, Asker(asker[0], asker[1]), at)
            except Busy:
                answer = Answer(failure=CRASHED)
        for message in self.gossip.answer(to, question, msgspec.json.encode(answer).decode()):
            await self._say(message)

    async def _time_is_up(self, table_id: str, number: int) -> None:
        """Hand over the seat whose clock has run out; look again later if this clock was given time."""
        table = await self.tables.get(table_id)
        if table.wound > number:
            return
        left = await self.clocks.time_is_up(table_id)
        if left > 0:
            await asyncio.to_thread(self._again, self._defer_clock, table_id, number, time.time() + left)

    def _again(self, defer: Callable[..., None], *what: Any) -> None:
        """Defer a job outside the transaction of a change."""
        with psycopg.connect(self.dsn) as connection:
            defer(connection, *what)

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
                await asyncio.to_thread(self._again, self._defer_bots, table.id)
            elif table.clock:
                await asyncio.to_thread(self._again, self._defer_clock, table.id, table.number, time.time())

    async def _sweep(self) -> None:
        """Keep looking for jobs that nobody does, also after the database was away."""
        while not self.background.stopping:
            try:
                async with await psycopg.AsyncConnection.connect(self.dsn, autocommit=True) as connection:
                    await self._keep_sweeping(connection)
            except Exception as error:
                logger.warning("lost jobs cannot be looked for", error=type(error).__name__)
            await asyncio.sleep(SWEEP)

    async def _keep_sweeping(self, connection: psycopg.AsyncConnection) -> None:
        """Give the jobs of workers that died, and those an outage left behind here, to whoever is free."""
        left_before: set[int] = set()
        while True:
            # One process sweeps at a time, so that no job is given away twice.
            async with connection.transaction():
                locked = await connection.execute("select pg_try_advisory_xact_lock(%s)", (SWEEPING,))
                row = await locked.fetchone()
                if row is not None and row[0]:
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
