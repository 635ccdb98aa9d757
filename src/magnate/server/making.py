"""How tables come to be: made, played on from a moment of another, set up again, read from a record."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from magnate.bots.registry import fitting
from magnate.core.contract import OptionValue, State
from magnate.core.errors import BadComponents, BadOptions, BadRecord
from magnate.core.message import Message
from magnate.core.record import Record, parse, record_of
from magnate.server import schema
from magnate.server.bodies import brief_body, seed_known, today
from magnate.server.commands import any_play, checked_level, insert_keys, known_holder, new_key
from magnate.server.faults import Fault
from magnate.server.house import House, level_at, log_row
from magnate.server.library import game_of, known, playable
from magnate.server.table import Entry, Holder, Info, Seat, Table, begin, hashed

BOARD = 20
DAYS = 14


class SeatWish:
    """How a seat is to be filled: `me`, `screen`, `friend`, `bot` (of a level) or `open`."""

    def __init__(self, kind: str, name: str | None = None, level: str | None = None) -> None:
        self.kind = kind
        self.name = name
        self.level = level


class Founded:
    """A new table and the keys to it, which are never told again."""

    def __init__(self, table: Table, key: str, keys: dict[str, str], holder: Holder | None) -> None:
        self.table = table
        self.key = key
        self.keys = keys
        self.holder = holder


class Plan:
    """All that is settled about a new table except who sits where."""

    def __init__(
        self,
        game: str,
        options: dict[str, OptionValue],
        *,
        components: str | None = None,
        seed: int | str | None = None,
        start: dict[str, Any] | None = None,
        private: bool = False,
        clock: dict[str, float] | None = None,
        name: str | None = None,
        parent: dict[str, Any] | None = None,
        daily: str | None = None,
        open_seed: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.components = components
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.start = start
        self.private = private
        self.clock = clock
        self.name = name
        self.parent = parent
        self.daily = daily
        self.open_seed = open_seed

    def info(self, seats: list[Seat]) -> Info:
        """The settled facts, checked against the game."""
        try:
            game = game_of(self.game, self.components)
            options = game.full_options(self.options)
        except BadOptions as error:
            raise Fault("bad-options", {"reason": str(error)}) from None
        except BadComponents as error:
            raise Fault("bad-components", {"reason": str(error)}) from None
        return Info(
            secrets.token_urlsafe(9),
            self.name,
            self.game,
            game.rules_version,
            game.components.digest,
            self.components,
            options,
            [seat.plain() for seat in seats],
            self.seed,
            self.open_seed,
            self.start,
            self.private,
            self.clock,
            self.parent,
            self.daily,
            time.time(),
        )


def seated(game: str, wishes: list[SeatWish]) -> tuple[list[Seat], list[Holder], str, dict[str, str]]:
    """The seats as wished, who holds them, the maker's key, and the friends' keys by seat."""
    seats: list[Seat] = []
    friends: dict[str, str] = {}
    holders: list[Holder] = []
    mine: list[int] = []
    for i, wish in enumerate(wishes):
        if wish.kind == "bot":
            seats.append(Seat("bot", wish.name, checked_level(game, wish.level or fitting(game))))
        elif wish.kind in ("me", "screen"):
            seats.append(Seat("person", wish.name))
            mine.append(i)
        else:
            seats.append(Seat(wish.kind, wish.name))
            if wish.kind == "friend":
                friends[str(i)] = new_key()
                holders.append(Holder(hashed(friends[str(i)]), [i], False))
    key = new_key()
    holders.insert(0, Holder(hashed(key), mine, True))
    return seats, holders, key, friends


async def found(house: House, plan: Plan, wishes: list[SeatWish]) -> Founded:
    """Make a table as planned and open it."""
    if plan.game not in playable():
        reason = f"There is no game '{plan.game}'; installed are: {', '.join(playable())}."
        raise Fault("bad-options", {"reason": reason})
    seats, holders, key, friends = seated(plan.game, wishes)
    table = await open_table(house, plan, seats, holders)
    return Founded(table, key, friends, holders[0])


async def open_table(
    house: House, plan: Plan, seats: list[Seat], holders: list[Holder], choices: list[int] | None = None
) -> Table:
    """Write a new table down, with the choices of a record if it comes from one, and let it begin."""
    table, entries = await asyncio.to_thread(_prepared, plan, seats, holders, choices or [])

    def work(connection: Connection) -> None:
        brief = brief_body(table)
        row = {
            **table.info.columns(),
            "updated": table.updated,
            "status": table.status,
            "brief": json.dumps(brief),
        }
        connection.execute(sa.insert(schema.tables), [row])
        insert_keys(connection, table.id, holders)
        if entries:
            connection.execute(sa.insert(schema.log), [log_row(table.id, entry) for entry in entries])

    await house.store.write(work)
    house.metrics.tables.labels(table.info.game).inc()
    house.keep(table)
    return table


def _prepared(
    plan: Plan, seats: list[Seat], holders: list[Holder], choices: list[int]
) -> tuple[Table, list[Entry]]:
    """A new table in memory and the entries it starts with."""
    info = plan.info(seats)
    try:
        table = begin(info, game_of(info.game, info.components), holders)
    except BadOptions as error:
        raise Fault("bad-options", {"reason": str(error)}) from None
    entries: list[Entry] = []
    for i, choice in enumerate(choices):
        entry = Entry(i + 1, info.created, "play", table.actor, {"by": "person"}, i + 1, choice)
        table.apply(entry)
        entries.append(entry)
    return table, entries


# --- from other tables -----------------------------------------------------------------------------


async def branch(
    house: House, table: Table, key: str | None, at: int, seat: int | None, wishes: list[SeatWish] | None
) -> Founded:
    """Play on from a moment of a table, with everything unknown to one seat dealt anew."""
    play = any_play(table)
    holder = known_holder(table, key) if key or table.status != "over" else None
    mine = holder.seats if holder is not None else []
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Fault("not-found", {"what": "seat"})
    if table.status != "over":
        if not mine:
            raise Fault("secret")
        if seat is not None and seat not in mine:
            raise Fault("not-yours", {"seat": seat + 1})
    who = seat if seat is not None else (mine[0] if mine else 0)
    if not 0 <= at <= play.at or play.position(at).is_over:
        raise Fault("not-found", {"what": "moment"})
    info = table.info
    start = await asyncio.to_thread(_dealt_anew, table, who, at)
    plan = Plan(
        info.game,
        info.options,
        components=info.components,
        start=start,
        private=True,
        parent={"table": table.id, "at": at},
        name=info.name,
    )
    default = [
        SeatWish("me", place.name) if i == who else SeatWish("bot", None, place.level or level_at(table))
        for i, place in enumerate(table.seats)
    ]
    chosen = wishes or default
    if len(chosen) != len(table.seats):
        reason = f"This game goes on with {len(table.seats)} seats, not {len(chosen)}."
        raise Fault("bad-options", {"reason": reason})
    return await found(house, plan, chosen)


def _dealt_anew(table: Table, seat: int, at: int) -> dict[str, Any]:
    """A past position as one seat knew it then, dumped."""
    assert table.play is not None
    state: State = table.play.guess(seat, at=at)
    return state.dump()


async def rematch(house: House, table: Table, key: str | None) -> str:
    """A new table for the same people with the same keys; asking again gives the same one."""
    async with table.lock:
        holder = known_holder(table, key)
        any_play(table)
        if table.rematch is not None:
            return table.rematch
        if table.status != "over":
            raise Fault("not-over")
        if not holder.seats:
            raise Fault("not-yours", {"seat": 1})
        info = table.info
        seats = [
            Seat("bot", seat.name, seat.level) if seat.kind == "bot" else Seat("person", seat.name)
            for seat in table.seats
        ]
        plan = Plan(
            info.game,
            info.options,
            components=info.components,
            private=info.private,
            clock=info.clock,
            name=info.name,
            parent=None,
        )
        again = await open_table(house, plan, seats, list(table.holders.values()))
        entry = house.entry(table, "rematch", holder.seats[0], {"table": again.id}, time.time())
        await house.commit(table, [(entry, None)])
        return again.id


# --- records ---------------------------------------------------------------------------------------


async def record_text(table: Table) -> str:
    """The record of a finished game."""
    play = any_play(table)
    if table.status != "over":
        raise Fault("secret")
    if not seed_known(table):
        raise Fault("secret", message=Message("fault-secret-daily"))
    if table.info.start is not None:
        raise Fault("no-record")
    names = [seat.name or seat.level or "" for seat in table.seats]
    choices = [step.choice for step in play.steps]
    record = await asyncio.to_thread(record_of, play.state, table.info.seed, choices, names)
    return record.text()


async def import_record(house: House, text: str, components: str | None) -> Founded:
    """A finished game from its record, verified, as a private table to look at."""
    record = await asyncio.to_thread(_verified, text, components)
    names = [*record.names, *[""] * record.seats][: record.seats]
    seats = [Seat("person", name[:40] or None) for name in names]
    key = new_key()
    holders = [Holder(hashed(key), [], True)]
    assert record.seed is not None
    plan = Plan(record.game.id, record.options, components=components, seed=record.seed, private=True)
    table = await open_table(house, plan, seats, holders, record.choices)
    return Founded(table, key, {}, holders[0])


def _verified(text: str, components: str | None) -> Record:
    """The record of a text, replayed and checked."""
    try:
        if components is None:
            record = parse(text)
        else:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "components.toml"
                path.write_text(components, encoding="utf-8")
                record = parse(text, path)
        if not record.verify().is_over:
            raise BadRecord("The game of this record is not over.")
    except BadComponents as error:
        raise Fault("bad-components", {"reason": str(error)}) from None
    except BadRecord as error:
        raise Fault("bad-record", {"reason": str(error)}) from None
    return record


# --- the game of the day ---------------------------------------------------------------------------


async def daily_seed(house: House, game: str, date: str) -> str:
    """The deal of a day: the same for everyone on this server, and not to be guessed."""

    def secret(connection: Connection) -> str:
        value = connection.execute(
            sa.select(schema.meta.c.value).where(schema.meta.c.name == "daily-secret")
        ).scalar()
        if value is None:
            value = secrets.token_hex(32)
            connection.execute(sa.insert(schema.meta), [{"name": "daily-secret", "value": value}])
        return str(value)

    secret_value = await house.store.write(secret)
    return hmac.new(secret_value.encode(), f"{game}:{date}".encode(), hashlib.sha256).hexdigest()[:32]


def daily_seats(game: str) -> int:
    """How many seats the game of the day has: one person, and bots only where they are needed."""
    return min(known(game).seats)


async def daily_table(house: House, game: str, name: str) -> Founded:
    """Sit down to the game of the day."""
    date = today()
    plan = Plan(game, {}, seed=await daily_seed(house, game, date), private=True, daily=date)
    bots = [SeatWish("bot", None, fitting(game))] * (daily_seats(game) - 1)
    return await found(house, plan, [SeatWish("me", name), *bots])


async def daily_board(house: House, game: str, date: str) -> dict[str, Any]:
    """The best scores of a day, and the days that have any."""
    scores = schema.scores.c

    def work(connection: Connection) -> tuple[list[Any], list[str]]:
        best = connection.execute(
            sa.select(scores.name, scores.score, scores.time, scores.table_id)
            .where(scores.game == game, scores.date == date)
            .order_by(scores.score.desc(), scores.time)
            .limit(BOARD)
        ).all()
        days = connection.execute(
            sa.select(scores.date)
            .where(scores.game == game)
            .distinct()
            .order_by(scores.date.desc())
            .limit(DAYS)
        ).scalars()
        return list(best), list(days)

    best, days = await house.store.read(work)
    return {
        "game": game,
        "date": date,
        "seats": daily_seats(game),
        "options": known(game).full_options({}),
        "board": [
            {"name": row.name, "score": row.score, "time": row.time, "table": row.table_id} for row in best
        ],
        "days": days,
    }
