"""The house: it keeps the tables, writes down what happens at them, seats the bots and winds the clocks.

Everything here runs on the event loop, except where the engine works or the store is read: that is done in
threads. A command holds its table's lock from the first check until its entries are on disk and applied.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from magnate.bots.registry import fitting
from magnate.core.errors import MagnateError
from magnate.server import schema
from magnate.server.bodies import brief_body, encode, table_body, viewer_of
from magnate.server.faults import Fault
from magnate.server.hub import Hub
from magnate.server.library import game_of
from magnate.server.metrics import Metrics
from magnate.server.play import Made
from magnate.server.settings import Settings
from magnate.server.store import Store
from magnate.server.table import Entry, Holder, Info, Table, begin
from magnate.server.workers import Answer, Job, Pool

logger = structlog.get_logger("magnate.house")
WAKE_DAYS = 60
BRIEF_EVERY = 1.0
TRIES = 5
STANDIN = "greedy"


class Command:
    """A command to be remembered: who gave it, its name, what it asked for."""

    def __init__(self, holder: Holder, name: str | None, asked: str) -> None:
        self.holder = holder
        self.name = name
        self.asked = asked


class House:
    """All tables of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.pool = Pool(settings.bot_workers, settings.bot_deadline, settings.bot_queue)
        self.hub = Hub()
        self.metrics = Metrics()
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._dirty: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened = False

    # --- opening and closing -------------------------------------------------------------------

    async def open(self) -> None:
        """Open the store, start the bots, and go on where tables were left."""
        await asyncio.to_thread(self.store.open)
        self.pool.open()
        self._opened = True
        self.spawn(self._keep_briefs())
        self.spawn(self._wake())

    async def close(self) -> None:
        """Stop everything; what was acknowledged is already on disk."""
        self.stop()
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._tasks, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.pool.close)
        if self._opened:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._write_briefs(), 5)
        await asyncio.to_thread(self.store.close)

    def stop(self) -> None:
        """Let open streams end and take no more commands."""
        self.hub.stop()

    @property
    def stopping(self) -> bool:
        """Whether the server is on its way out."""
        return self.hub.stopping

    def spawn(self, work: Any) -> None:
        """Run something in the background until the house closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ready(self) -> bool:
        """Whether the store answers."""
        try:
            await asyncio.wait_for(self.store.read(lambda c: c.execute(sa.select(1)).scalar()), 2)
        except Exception:
            return False
        return self._opened and not self.stopping

    # --- finding tables ------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """A table by its id, from memory or from the store."""
        table = self.live.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        """Read a table from the store and replay it."""
        rows = await self.store.read(lambda connection: _rows(connection, table_id))
        if rows is None:
            raise Fault("not-found", {"what": "table"})
        table = await asyncio.to_thread(_rebuilt, *rows)
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        """Hold a table in memory, and see that it goes on."""
        self.live[table.id] = table
        table.used = time.monotonic()
        self._make_room()
        self.go_on(table)

    def _make_room(self) -> None:
        """Put away the tables that were used least recently and have nobody about them."""
        if len(self.live) <= self.settings.live_tables:
            return
        idle = sorted(self.live.values(), key=lambda table: table.used)
        for table in idle[: max(16, self.settings.live_tables // 10)]:
            busy = (
                table.lock.locked()
                or self.hub.followed(table.id)
                or table.id in self._driving
                or table.id in self._timers
                or table.id in self._dirty
                or time.monotonic() - table.used < 5
            )
            if not busy:
                self.forget(table)

    def forget(self, table: Table) -> None:
        """Put a table away; the store has it all."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
            self.hub.forget(table)

    async def _wake(self) -> None:
        """After a start: look at every unfinished table, so that its bots and clocks go on."""
        since = time.time() - WAKE_DAYS * 86400
        query = (
            sa.select(schema.tables.c.id)
            .where(schema.tables.c.status.in_(("waiting", "playing")), schema.tables.c.updated > since)
            .order_by(schema.tables.c.updated.desc())
        )
        ids = await self.store.read(lambda connection: list(connection.execute(query).scalars()))
        for table_id in ids:
            try:
                table = await self.table(table_id)
                self._dirty.add(table.id)
            except Exception as error:
                logger.error("a table cannot be woken", table=table_id, error=type(error).__name__)
            await asyncio.sleep(0)

    # --- showing tables ------------------------------------------------------------------------

    async def view(self, table: Table, viewer: int) -> bytes | None:
        """The view of a seat (-1: a spectator) as JSON, made once per position."""
        if table.play is None:
            return None
        views = table.views
        future = views.get(viewer)
        if future is None:
            state = table.play.state
            seat = None if viewer < 0 else viewer
            future = asyncio.ensure_future(asyncio.to_thread(lambda: encode(state.view(seat))))
            views[viewer] = future
        return await asyncio.shield(future)

    async def show(self, table: Table, holder: Holder | None, seat: int | None = None) -> dict[str, Any]:
        """The table as the holder of a key may see it."""
        while True:
            viewer = viewer_of(table, holder, seat)
            seq = table.seq
            view = await self.view(table, viewer)
            if table.seq == seq:
                return table_body(table, holder, viewer, view, self.hub.here(table))

    # --- writing down --------------------------------------------------------------------------

    def entry(
        self, table: Table, kind: str, seat: int, data: dict[str, Any], now: float, ahead: int = 0
    ) -> Entry:
        """The next line of a table's log."""
        return Entry(table.number + 1 + ahead, now, kind, seat, data)

    def played(self, table: Table, made: Made, now: float, ahead: int = 0) -> Entry:
        """The line of the log for a choice."""
        data = {"by": made.step.by, **table.stopped(now, made)}
        step = made.step
        return Entry(table.number + 1 + ahead, now, "play", step.seat, data, table.seq + 1, step.choice)

    async def commit(
        self,
        table: Table,
        entries: list[tuple[Entry, Made | None]],
        command: Command | None = None,
        answer: dict[str, Any] | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Write entries down, then let them take effect. The table's lock is held."""
        await asyncio.shield(self._commit(table, entries, command, answer or {}, also))

    async def _commit(
        self,
        table: Table,
        entries: list[tuple[Entry, Made | None]],
        command: Command | None,
        answer: dict[str, Any],
        also: Callable[[Connection], None] | None,
    ) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.insert(schema.log), [log_row(table.id, entry) for entry, _ in entries])
            if command is not None and command.name is not None:
                connection.execute(sa.insert(schema.commands), _command_row(table.id, command, answer))
            if also is not None:
                also(connection)

        try:
            await self.store.write(work)
        except sa.exc.IntegrityError:
            logger.error("the log of a table was written by another server", table=table.id)
            self.forget(table)
            raise Fault("stale") from None
        if command is not None and command.name is not None:
            table.answers[command.holder.hash, command.name] = (command.asked, answer)
        was_over = table.status == "over"
        for entry, made in entries:
            table.apply(entry, made)
            if made is not None:
                self.metrics.moves.labels(table.info.game, made.step.by).inc()
        self._dirty.add(table.id)
        self.hub.tell(table.id)
        if table.status == "over" and not was_over:
            self._finished(table)
        self.go_on(table)

    def _finished(self, table: Table) -> None:
        """Note the end of a game; the game of the day goes onto its board."""
        self.metrics.finished.labels(table.info.game).inc()
        people = [i for i, seat in enumerate(table.seats) if seat.kind == "person"]
        if table.info.daily is None or table.play is None or not people:
            return
        seat = people[0]
        row = {
            "table_id": table.id,
            "game": table.info.game,
            "date": table.info.daily,
            "name": (table.seats[seat].name or "?")[:40],
            "score": table.play.state.scores()[seat],
            "time": time.time(),
        }

        async def write() -> None:
            with contextlib.suppress(sa.exc.IntegrityError):
                await self.store.write(lambda c: c.execute(sa.insert(schema.scores), [row]) and None)

        self.spawn(write())

    async def _keep_briefs(self) -> None:
        """Bring the lobby's cache up to date, again and again."""
        while True:
            await asyncio.sleep(BRIEF_EVERY)
            try:
                await self._write_briefs()
            except Exception as error:
                logger.error("briefs could not be written", error=type(error).__name__)

    async def _write_briefs(self) -> None:
        """Bring the lobby's cache up to date; what could not be written is left for the next time."""
        taken, self._dirty = self._dirty, set()
        rows = []
        for table_id in taken:
            table = self.live.get(table_id)
            if table is not None and table.play is not None:
                brief = brief_body(table)
                rows.append(
                    {
                        "which": table.id,
                        "updated": table.updated,
                        "status": brief["status"],
                        "brief": json.dumps(brief),
                    }
                )
        if rows:
            query = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("which"))
            try:
                await self.store.write(lambda c: c.execute(query, rows) and None)
            except BaseException:
                self._dirty |= taken
                raise

    # --- bots and clocks -----------------------------------------------------------------------

    def go_on(self, table: Table) -> None:
        """See that whoever is next gets going: wake a bot, wind the clock."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if self.stopping or table.status != "playing":
            return
        if table.seats[table.actor].played_by == "bot":
            if table.id not in self._driving:
                task = asyncio.get_running_loop().create_task(self._drive(table))
                self._driving[table.id] = task
        elif table.ticking is not None:
            left = table.clocks(time.time())[table.ticking]
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(
                left + 0.02, lambda: self.spawn(self._time_is_up(table.id))
            )

    async def _drive(self, table: Table) -> None:
        """Let bots play until a person is to decide or the game is over."""
        failures = 0
        try:
            while not self.stopping and table.status == "playing":
                if table.seats[table.actor].played_by != "bot" or failures >= TRIES:
                    break
                try:
                    await self._bot_move(table)
                    failures = 0
                except Exception as error:
                    failures += 1
                    logger.exception("a bot's move was lost", table=table.id, error=type(error).__name__)
                    await asyncio.sleep(0.2 * failures)
        finally:
            table.thinking = None
            if self._driving.get(table.id) is asyncio.current_task():
                del self._driving[table.id]

    async def _bot_move(self, table: Table) -> None:
        """One choice of a bot; when it fails the stand-in's takes its place, or any legal one."""
        assert table.play is not None
        seq, seat = table.seq, table.actor
        level = table.seats[seat].level or STANDIN
        began = time.monotonic()
        turn = table.play.state.turn
        table.thinking = seat
        job = await asyncio.to_thread(job_for, table, seat, level)
        answer = await self.pool.ask(job)
        failure = answer.failure
        if failure and level != STANDIN and not self.stopping:
            answer = await self.pool.ask(job._replace(level=STANDIN))
        async with table.lock:
            table.thinking = None
            if table.seq != seq or table.seats[seat].played_by != "bot" or self.stopping:
                return
            offered = table.play.state.choices()
            now = time.time()
            entries: list[tuple[Entry, Made | None]] = []
            choice = answer.choice
            if failure or choice not in offered:
                kind = "overran" if failure == "overran" else "crashed"
                self.metrics.bot_failures.labels(level, kind).inc()
                say = {"id": f"note-bot-{kind}", "args": {"seat": seat + 1}}
                entries.append((self.entry(table, "note", seat, {"say": say}, now), None))
            if answer.failure or choice not in offered:
                choice = random.choice(offered)
            made = await asyncio.to_thread(table.play.make, choice, now, "bot")
            entries.append((self.played(table, made, now, len(entries)), made))
            await self.commit(table, entries)
        self.metrics.bot_time.labels(level).observe(time.monotonic() - began)
        watched = not any(seat.played_by == "person" for seat in table.seats)
        if watched and made.state.turn != turn:
            await asyncio.sleep(self.settings.watch_pause)

    async def ask_bot(self, table: Table, seat: int, level: str, at: int = -1) -> Answer:
        """What a bot would do for a person, now or at a past moment."""
        job = await asyncio.to_thread(job_for, table, seat, level, True, at)
        return await self.pool.ask(job, patient=False)

    async def _time_is_up(self, table_id: str) -> None:
        """Hand a seat whose clock has run out to a bot."""
        table = self.live.get(table_id)
        if table is None:
            return
        async with table.lock:
            now = time.time()
            seat = table.ticking
            if seat is None or table.clocks(now)[seat] > 0:
                self.go_on(table)
                return
            say = {"id": "note-time", "args": {"seat": seat + 1}}
            place = table.seats[seat]
            data = {
                "reason": "time",
                "now": {**place.plain(), "handed": True, "level": level_at(table)},
                **table.stopped(now),
            }
            note = self.entry(table, "note", seat, {"say": say}, now)
            handed = self.entry(table, "seat", seat, data, now, 1)
            await self.commit(table, [(note, None), (handed, None)])


def level_at(table: Table) -> str:
    """The bot that takes over a seat: as strong as those at the table, or the one that fits its game."""
    known = [seat.level for seat in table.seats if seat.kind == "bot" and seat.level is not None]
    return known[0] if known else fitting(table.info.game)


def job_for(table: Table, seat: int, level: str, explain: bool = False, at: int = -1) -> Job:
    """What a bot is asked: the position as its seat knows it. A table with an open seed repeats itself."""
    assert table.play is not None
    info = table.info
    seed = f"{info.seed}:{table.at if at < 0 else at}:{seat}" if info.open_seed else ""
    position = table.play.guess(seat, seed, at).dump()
    return Job(
        info.game, info.components, position, seat, level, seed or f"{random.getrandbits(64)}", explain
    )


def log_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row of the store."""
    return {
        "table_id": table_id,
        "news": entry.news,
        "time": entry.time,
        "kind": entry.kind,
        "seq": entry.seq,
        "seat": entry.seat,
        "choice": entry.choice,
        "data": json.dumps(entry.data),
    }


def _command_row(table_id: str, command: Command, answer: dict[str, Any]) -> dict[str, Any]:
    """A remembered command as a row of the store."""
    return {
        "table_id": table_id,
        "hash": command.holder.hash,
        "command": command.name,
        "asked": command.asked,
        "answer": json.dumps(answer),
    }


Rows = tuple[Any, list[Any], list[Any], list[Any]]


def _rows(connection: Connection, table_id: str) -> Rows | None:
    """All that the store knows of a table."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).first()
    if row is None:
        return None
    keys = connection.execute(sa.select(schema.keys).where(schema.keys.c.table_id == table_id)).all()
    log = connection.execute(
        sa.select(schema.log).where(schema.log.c.table_id == table_id).order_by(schema.log.c.news)
    ).all()
    commands = connection.execute(
        sa.select(schema.commands).where(schema.commands.c.table_id == table_id)
    ).all()
    return row, list(keys), list(log), list(commands)


def _rebuilt(row: Any, keys: list[Any], log: list[Any], commands: list[Any]) -> Table:
    """A table from its rows: everything in the log happens again."""
    info = Info.of_row(row)
    holders = [Holder(key.hash, json.loads(key.seats), key.host) for key in keys]
    game = None
    try:
        found = game_of(info.game, info.components)
        if (found.rules_version, found.components.digest) == (info.rules, info.digest):
            game = found
    except (MagnateError, ImportError, AttributeError):
        logger.warning("the game of a table is not installed", table=info.id, game=info.game)
    table = begin(info, game, holders)
    for line in log:
        data = json.loads(line.data)
        table.apply(Entry(line.news, line.time, line.kind, line.seat, data, line.seq, line.choice))
    for command in commands:
        table.answers[command.hash, command.command] = (command.asked, json.loads(command.answer))
    table.since = time.time()
    return table
