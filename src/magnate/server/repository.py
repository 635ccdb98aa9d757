"""The repository: every statement the server sends to its database, and how rows become tables and back."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from magnate.server import schema
from magnate.server.repository_driver import Statement
from magnate.server.store import Store
from magnate.server.table import Answers, Command, Entry, Holder, Info

LINE = (schema.tables.c.id, schema.tables.c.brief, schema.tables.c.clock, schema.tables.c.options)
JSON_COLUMNS = ("options", "seats", "seed", "start", "clock", "parent")
BOARD = 20
DAYS = 14


class Conflict(Exception):
    """Something with the same number or name was written before."""


class StoredTable(NamedTuple):
    """All that is stored of a table."""

    info: Info
    holders: list[Holder]
    entries: list[Entry]
    answers: Answers


class BriefRow(NamedTuple):
    """The lobby's line for a table."""

    id: str
    updated: float
    status: str
    brief: dict[str, Any]


class TableAtWork(NamedTuple):
    """A table in play: its line in the lobby, whether it has a clock, the number of its last entry."""

    id: str
    brief: dict[str, Any]
    clock: bool
    number: int


class KeyRow(NamedTuple):
    """A table that one of somebody's keys opens."""

    id: str
    brief: dict[str, Any]
    hash: str
    seats: list[int]


class LinkRow(NamedTuple):
    """A link that opens a seat on another device: what is kept of its token, whose seat, the key sealed with it."""

    hash: str
    table_id: str
    holder: str
    sealed: str
    expires: float


class ScoreRow(NamedTuple):
    """A result of the daily game."""

    table_id: str
    game: str
    date: str
    name: str
    score: int
    time: float


class TryRow(NamedTuple):
    """The try of a person at a daily game that counts, and its table."""

    game: str
    date: str
    person: str
    table_id: str


class ResultRow(NamedTuple):
    """How a game ended for a seat: `holder` is whose it was, `level` which bot's; `pool` says which rating it counts
    for, and `rated` that this is done or not wanted."""

    table_id: str
    seat: int
    holder: str | None
    level: str | None
    game: str
    seats: int
    against: str
    result: str
    place: int
    score: int
    finished: float
    pool: str
    rated: bool


class Repository:
    """The database as the rest of the server sees it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def ping(self) -> None:
        """Write something to the database, to see that it can be done."""

        meta, value = schema.meta, secrets.token_hex(4)

        def work(connection: Connection) -> None:
            found = connection.execute(sa.update(meta).where(meta.c.name == "ready").values(value=value))
            if not found.rowcount:
                connection.execute(sa.insert(meta), [{"name": "ready", "value": value}])

        await self.store.write(work)

    # --- tables --------------------------------------------------------------------------------

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with everything that belongs to it."""
        return await self.store.read(lambda connection: load(connection, table_id))

    async def create(
        self,
        info: Info,
        brief: BriefRow,
        holders: Sequence[Holder],
        entries: Sequence[Entry],
        announced: Sequence[Statement],
        tried: TryRow | None = None,
    ) -> None:
        """Store a new table, its keys and the entries it starts with, with what else belongs to the change.

        `Conflict`: the try at a daily game that it is to be was made at another table before.
        """
        row = _info_columns(info) | {
            "updated": brief.updated,
            "status": brief.status,
            "brief": json.dumps(brief.brief),
        }

        statements = self._inserts(schema.tables, [row])
        statements += self._keys(info.id, holders)
        statements += self._entries(info.id, entries)
        if tried is not None:
            statements += self._inserts(schema.tries, [tried._asdict()])
        try:
            await self.store.add([*statements, *announced])
        except sa.exc.IntegrityError as error:
            raise Conflict from error

    async def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        announced: Sequence[Statement],
        command: Command | None = None,
        answer: dict[str, Any] | None = None,
        holders: Sequence[Holder] = (),
        score: ScoreRow | None = None,
        results: Sequence[ResultRow] = (),
    ) -> None:
        """Add entries to a table's log, with what belongs to them, in one transaction; or raise `Conflict`."""
        statements = self._entries(table_id, entries)
        if command is not None and command.name is not None:
            statements += self._inserts(schema.commands, [_command_columns(table_id, command, answer)])
        statements += self._keys(table_id, holders)
        if score is not None:
            statements += self._inserts(schema.scores, [score._asdict()])
        statements += self._inserts(schema.results, [row._asdict() for row in results])
        try:
            await self.store.add([*statements, *announced])
        except sa.exc.IntegrityError as error:
            raise Conflict from error

    def _entries(self, table_id: str, entries: Sequence[Entry]) -> list[Statement]:
        """The statements that add entries to a table's log."""
        return self._inserts(
            schema.log,
            [
                {
                    "table_id": table_id,
                    "news": entry.news,
                    "time": entry.time,
                    "kind": entry.kind,
                    "seq": entry.seq,
                    "seat": entry.seat,
                    "choice": entry.choice,
                    "data": json.dumps(entry.data),
                }
                for entry in entries
            ],
        )

    def _keys(self, table_id: str, holders: Sequence[Holder]) -> list[Statement]:
        """The statements that add keys to a table."""
        return self._inserts(
            schema.keys,
            [
                {"table_id": table_id, **holder._asdict(), "seats": json.dumps(holder.seats)}
                for holder in holders
            ],
        )

    def _inserts(self, table: sa.Table, rows: Sequence[dict[str, Any]]) -> list[Statement]:
        """The statements that insert complete rows; they are worked out once, because every move needs them."""
        statement, order = _insertion(table, self.store.writer.dialect)
        return [(statement, row if order is None else tuple(row[name] for name in order)) for row in rows]

    async def entries_after(self, table_id: str, number: int) -> tuple[list[Entry], list[Holder]]:
        """The entries after a certain one, and all keys if there are any. These are news: they are read first."""
        log, keys = schema.log, schema.keys
        newer = sa.select(log).where(log.c.table_id == table_id, log.c.news > number).order_by(log.c.news)

        def work(connection: Connection) -> tuple[list[Entry], list[Holder]]:
            entries = [_entry_of(row) for row in connection.execute(newer).all()]
            query = sa.select(keys).where(keys.c.table_id == table_id)
            rows = connection.execute(query).all() if entries else []
            return entries, [_holder_of(row) for row in rows]

        return await self.store.read(work, news=True)

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of some tables that have any."""
        log = schema.log.c
        query = sa.select(log.table_id, sa.func.max(log.news)).where(log.table_id.in_(list(table_ids)))
        grouped = query.group_by(log.table_id)
        rows = await self.store.read(lambda connection: connection.execute(grouped).all(), news=True)
        return {row[0]: row[1] for row in rows}

    async def answer(self, table_id: str, command: Command) -> tuple[str, dict[str, Any]] | None:
        """The answer given to a remembered command, after the fingerprint of what it asked for."""
        commands = schema.commands.c
        query = sa.select(commands.asked, commands.answer).where(
            commands.table_id == table_id,
            commands.hash == command.holder.hash,
            commands.command == command.name,
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.asked, json.loads(row.answer))

    async def unfinished(self, since: float) -> list[str]:
        """The unfinished tables that were played at after a certain time, the last played first."""
        columns = schema.tables.c
        query = (
            sa.select(columns.id)
            .where(columns.status.in_(("waiting", "playing")), columns.updated > since)
            .order_by(columns.updated.desc())
        )
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def archive(self, table_id: str, body: bytes) -> None:
        """Store a finished game as it was seen, unless that is done."""
        with contextlib.suppress(sa.exc.IntegrityError):
            await self.store.write(lambda connection: archive(connection, table_id, body))

    async def archived(self, table_id: str) -> bytes | None:
        """A finished game as it was seen, if it is archived."""
        archives = schema.archives.c
        query = sa.select(archives.body).where(archives.table_id == table_id)
        return await self.store.read(lambda connection: connection.execute(query).scalar())

    async def unarchived(self, after: str, limit: int) -> list[str]:
        """Some of the finished tables without an archive, by id, after a certain one."""
        return await self.store.read(lambda connection: unarchived(connection, after, limit))

    async def without_jobs(self, since: float) -> list[TableAtWork]:
        """On PostgreSQL: the tables in play, after a certain time, that no job in the queue is about."""
        tables, log = schema.tables.c, schema.log.c
        jobs = sa.table("procrastinate_jobs", sa.column("lock"), sa.column("status"))
        about = sa.or_(jobs.c.lock == tables.id, jobs.c.lock.like(sa.func.concat(tables.id, ":%")))
        known = sa.exists().where(sa.cast(jobs.c.status, sa.Text).in_(("todo", "doing")), about)
        number = sa.select(sa.func.max(log.news)).where(log.table_id == tables.id).scalar_subquery()
        query = sa.select(tables.id, tables.brief, tables.clock, number.label("number")).where(
            tables.status == "playing", tables.updated > since, ~known
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [
            TableAtWork(row.id, json.loads(row.brief), row.clock is not None, row.number or 0) for row in rows
        ]

    # --- links to other devices ----------------------------------------------------------------

    async def add_link(self, link: LinkRow, most: int, now: float) -> bool:
        """Keep a link that opens a seat once; whether its holder has not too many already. Old ones go."""
        links = schema.links.c
        mine = sa.and_(links.table_id == link.table_id, links.holder == link.holder)

        def work(connection: Connection) -> bool:
            connection.execute(sa.delete(schema.links).where(links.expires < now))
            if connection.execute(sa.select(sa.func.count()).where(mine)).scalar_one() >= most:
                return False
            connection.execute(sa.insert(schema.links), [link._asdict()])
            return True

        return await self.store.write(work)

    async def take_link(self, table_id: str, hash: str, now: float) -> LinkRow | None:
        """A link that still opens a seat of a table; it opens it this once."""
        links = schema.links.c
        mine = sa.and_(links.hash == hash, links.table_id == table_id)

        def work(connection: Connection) -> LinkRow | None:
            found = connection.execute(sa.delete(schema.links).where(mine).returning(schema.links)).first()
            return None if found is None or found.expires < now else LinkRow(**found._mapping)

        return await self.store.write(work)

    # --- the lobby -----------------------------------------------------------------------------

    async def save_briefs(self, rows: Sequence[BriefRow]) -> None:
        """Bring the lobby's lines for some tables up to date."""
        columns = schema.tables.c
        query = sa.update(schema.tables).where(columns.id == sa.bindparam("which"))
        values = [
            {"which": row.id, "updated": row.updated, "status": row.status, "brief": json.dumps(row.brief)}
            for row in rows
        ]
        await self.store.write(lambda connection: connection.execute(query, values) and None)

    async def lobby(
        self, game: str | None, status: str | None, limit: int
    ) -> list[tuple[str, dict[str, Any]]]:
        """The public tables by their ids with their lines in the lobby, the last played first."""
        columns = schema.tables.c
        query = sa.select(*LINE).where(columns.private.is_(False))
        if status is not None:
            query = query.where(columns.status == status)
        if game is not None:
            query = query.where(columns.game == game)
        query = query.order_by(columns.updated.desc()).limit(limit)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [(row.id, line_of(row)) for row in rows]

    async def tables_of(self, hashes: Sequence[str], limit: int) -> list[KeyRow]:
        """The tables that some keys open, the last played first."""
        keys, tables = schema.keys.c, schema.tables.c
        query = (
            sa.select(*LINE, keys.hash, keys.seats)
            .join(schema.tables, tables.id == keys.table_id)
            .where(keys.hash.in_(list(hashes)))
            .order_by(tables.updated.desc())
            .limit(limit)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [KeyRow(row.id, line_of(row), row.hash, json.loads(row.seats)) for row in rows]

    # --- the daily game ------------------------------------------------------------------------

    async def secret(self, name: str) -> str:
        """A random secret of this database, made when it is first asked for."""
        value = sa.select(schema.meta.c.value).where(schema.meta.c.name == name)

        def known(connection: Connection) -> str:
            return connection.execute(value).scalar() or ""

        def made(connection: Connection) -> str:
            found = known(connection)
            if not found:
                found = secrets.token_hex(32)
                connection.execute(sa.insert(schema.meta), [{"name": name, "value": found}])
            return found

        return await self.store.read(known) or await self.store.write(made)

    async def tried(self, game: str, date: str, person: str) -> bool:
        """Whether somebody has made their try at a daily game; one whose table was deleted does not count."""
        tries = schema.tries.c
        mine = sa.and_(tries.game == game, tries.date == date, tries.person == person)
        there = sa.exists().where(schema.tables.c.id == tries.table_id)

        def work(connection: Connection) -> bool:
            connection.execute(sa.delete(schema.tries).where(mine, ~there))
            return connection.execute(sa.select(tries.table_id).where(mine)).first() is not None

        return await self.store.write(work)

    async def best_scores(self, game: str, date: str) -> tuple[list[ScoreRow], list[str]]:
        """The best scores of a day, and the days that have any."""
        scores = schema.scores.c
        best = (
            sa.select(schema.scores)
            .where(scores.game == game, scores.date == date)
            .order_by(scores.score.desc(), scores.time)
            .limit(BOARD)
        )
        days = (
            sa.select(scores.date)
            .where(scores.game == game)
            .distinct()
            .order_by(scores.date.desc())
            .limit(DAYS)
        )

        def work(connection: Connection) -> tuple[list[ScoreRow], list[str]]:
            rows = connection.execute(best).mappings()
            return [ScoreRow(**row) for row in rows], list(connection.execute(days).scalars())

        return await self.store.read(work)


# --- for `magnate.server.check`, which works on a connection of its own -----------------------------


def unfinished_tables(connection: Connection) -> list[Info]:
    """Every unfinished table."""
    query = sa.select(schema.tables).where(schema.tables.c.status.in_(("waiting", "playing")))
    return [_info_of(row) for row in connection.execute(query).all()]


def start_mark(connection: Connection, table_id: str) -> str | None:
    """The fingerprint of the position a table starts with, if it is known."""
    columns = schema.tables.c
    mark: str | None = connection.execute(sa.select(columns.mark).where(columns.id == table_id)).scalar()
    return mark


def note_start(connection: Connection, table_id: str, mark: str) -> None:
    """Store the fingerprint of the position a table starts with."""
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table_id).values(mark=mark))


def note_data(connection: Connection, table_id: str, news: int, data: dict[str, Any]) -> None:
    """Store more about an entry of a table's log."""
    log = schema.log.c
    here = sa.and_(log.table_id == table_id, log.news == news)
    connection.execute(sa.update(schema.log).where(here).values(data=json.dumps(data)))


def choices_and_undos(connection: Connection, table_id: str) -> list[Entry]:
    """The entries of a table's log that change its position."""
    log = schema.log.c
    query = sa.select(schema.log).where(log.table_id == table_id, log.seq.is_not(None)).order_by(log.news)
    return [_entry_of(row) for row in connection.execute(query).all()]


def unarchived(connection: Connection, after: str, limit: int) -> list[str]:
    """Some of the finished tables without an archive, by id, after a certain one."""
    tables, archives = schema.tables.c, schema.archives.c
    query = (
        sa.select(tables.id)
        .where(tables.status == "over", tables.id > after)
        .where(~sa.exists().where(archives.table_id == tables.id))
        .order_by(tables.id)
        .limit(limit)
    )
    return list(connection.execute(query).scalars())


def archive(connection: Connection, table_id: str, body: bytes) -> None:
    """Store a finished game as it was seen."""
    connection.execute(sa.insert(schema.archives), [{"table_id": table_id, "body": body}])


def adopt(connection: Connection, table_id: str, rules: int, digest: str) -> None:
    """Let a table go on under other rules and components."""
    columns = schema.tables.c
    connection.execute(
        sa.update(schema.tables).where(columns.id == table_id).values(rules=rules, digest=digest)
    )


# --- rows --------------------------------------------------------------------------------------------


def load(connection: Connection, table_id: str) -> StoredTable | None:
    """A table with everything that belongs to it."""
    tables, keys, log, commands = schema.tables, schema.keys, schema.log, schema.commands
    row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).first()
    if row is None:
        return None
    key_rows = connection.execute(sa.select(keys).where(keys.c.table_id == table_id)).all()
    log_rows = connection.execute(sa.select(log).where(log.c.table_id == table_id).order_by(log.c.news)).all()
    command_rows = connection.execute(sa.select(commands).where(commands.c.table_id == table_id)).all()
    return StoredTable(
        _info_of(row),
        [_holder_of(key) for key in key_rows],
        [_entry_of(line) for line in log_rows],
        {(c.hash, c.command): (c.asked, json.loads(c.answer)) for c in command_rows},
    )


def _info_columns(info: Info) -> dict[str, Any]:
    """What is settled about a table as a row."""
    values = dict(info.__dict__)
    for name in JSON_COLUMNS:
        values[name] = None if values[name] is None else json.dumps(values[name])
    return values


def _info_of(row: Row[Any]) -> Info:
    """What is settled about the table of a row."""
    values = {name: getattr(row, name) for name in Info.__dataclass_fields__}
    for name in JSON_COLUMNS:
        values[name] = None if values[name] is None else json.loads(values[name])
    return Info(**values)


def line_of(row: Any) -> dict[str, Any]:
    """The lobby's line for a table; one stored long ago knows nothing of clock and options."""
    clock = None if row.clock is None else json.loads(row.clock)
    return {"clock": clock, "options": json.loads(row.options), **json.loads(row.brief)}


def _entry_of(row: Row[Any]) -> Entry:
    """An entry of the log from its row."""
    return Entry(row.news, row.time, row.kind, row.seat, json.loads(row.data), row.seq, row.choice)


def _holder_of(row: Row[Any]) -> Holder:
    """The holder of a key from its row."""
    return Holder(row.hash, json.loads(row.seats), row.host, row.muted)


@cache
def _insertion(table: sa.Table, dialect: sa.Dialect) -> tuple[str, tuple[str, ...] | None]:
    """The statement that inserts a row, and the order of its values where they have no names."""
    compiled = sa.insert(table).compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ()) if dialect.positional else None


def _command_columns(table_id: str, command: Command, answer: dict[str, Any] | None) -> dict[str, Any]:
    """A remembered command as a row."""
    return {
        "table_id": table_id,
        "hash": command.holder.hash,
        "command": command.name,
        "asked": command.asked,
        "answer": json.dumps(answer or {}),
    }
