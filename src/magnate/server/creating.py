"""Creating tables: as planned, from a moment of another, for a rematch, from a record."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from dataclasses import replace
from typing import Any, Final

from magnate.bots.registry import fitting
from magnate.core.contract import OptionValue, State
from magnate.core.errors import BadComponents, BadOptions, BadRecord
from magnate.core.message import Message
from magnate.core.record import Record, parse, record_of
from magnate.server.bot_driver import level_at
from magnate.server.commands import (
    Act,
    Answer,
    any_play,
    checked_level,
    checked_style,
    known_holder,
    table_command,
)
from magnate.server.errors import ApiError
from magnate.server.game_cache import game_of, playable
from magnate.server.house import House
from magnate.server.line import Asker
from magnate.server.models import EmptyRequest
from magnate.server.play import mark_of
from magnate.server.presenting import day_runs
from magnate.server.repository import TryRow
from magnate.server.table import Entry, Holder, Info, Seat, Table, begin, free_colour, hashed, new_key

HEAD: Final = 4000
UNSEEN: Final = re.compile(r"[\x00-\x1f\x7f]")
GAME_NAMED: Final = re.compile(r"^game: *(\S+)$", re.MULTILINE)


class SeatWish:
    """How a seat is to be filled: `me`, `screen`, `friend`, `bot` (of a level, in a style) or `open`."""

    def __init__(
        self,
        kind: str,
        name: str | None = None,
        level: str | None = None,
        style: str | None = None,
        colour: int | None = None,
    ) -> None:
        self.kind = kind
        self.name = name
        self.level = level
        self.style = style or ""
        self.colour = colour


class NewTable:
    """A new table and the keys to it, which are never shown again."""

    def __init__(self, table: Table, key: str, keys: dict[str, str], holder: Holder | None) -> None:
        self.table = table
        self.key = key
        self.keys = keys
        self.holder = holder


class Plan:
    """All that is settled about a new table except who sits where.

    At a daily game `person` is what is kept of whoever plays it, and `practice` says that their try was made before.
    """

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
        practice: bool = False,
        person: str | None = None,
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
        self.practice = practice
        self.person = person
        self.id = secrets.token_urlsafe(9)
        self.open_seed = open_seed

    @property
    def tried(self) -> TryRow | None:
        """The try at a daily game that the table is, if it is one that counts."""
        if self.daily is None or self.person is None or self.practice:
            return None
        return TryRow(self.game, self.daily, self.person, self.id)

    def info(self, seats: list[Seat]) -> Info:
        """The settled facts, checked against the game."""
        try:
            game = game_of(self.game, self.components)
            options = game.full_options(self.options, len(seats))
        except BadOptions as error:
            raise ApiError("bad-options", {"reason": str(error)}) from None
        except BadComponents as error:
            raise ApiError("bad-components", {"reason": str(error)}) from None
        return Info(
            self.id,
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
            self.practice,
        )


def seated(game: str, wishes: list[SeatWish]) -> tuple[list[Seat], list[Holder], str, dict[str, str]]:
    """The seats as wished, who holds them, the maker's key, and the friends' keys by seat."""
    seats: list[Seat] = []
    friends: dict[str, str] = {}
    holders: list[Holder] = []
    mine: list[int] = []
    for i, wish in enumerate(wishes):
        if wish.kind == "bot":
            level = checked_level(game, wish.level or fitting(game))
            seats.append(Seat("bot", wish.name, level, style=checked_style(game, level, wish.style)))
        elif wish.kind in ("me", "screen"):
            seats.append(Seat("person", wish.name, colour=free_colour(seats, wish.colour)))
            mine.append(i)
        else:
            seats.append(Seat(wish.kind, wish.name))
            if wish.kind == "friend":
                friends[str(i)] = new_key()
                holders.append(Holder(hashed(friends[str(i)]), [i], False))
    key = new_key()
    holders.insert(0, Holder(hashed(key), mine, True))
    return seats, holders, key, friends


async def create(
    house: House, plan: Plan, wishes: list[SeatWish], address: str, known: bool = False
) -> NewTable:
    """Make a table as planned for an address and open it; components that are not `known` are looked at first."""
    if plan.game not in playable():
        reason = f"There is no game '{plan.game}'; installed are: {', '.join(playable())}."
        raise ApiError("bad-options", {"reason": reason})
    house.doorkeeper.check_open()
    if plan.components is not None and not known:
        await house.inspector.check(plan.game, plan.components, Asker(address, ""))
    seats, holders, key, friends = seated(plan.game, wishes)
    table = await open_table(house, plan, seats, holders, address)
    return NewTable(table, key, friends, holders[0])


async def open_table(
    house: House,
    plan: Plan,
    seats: list[Seat],
    holders: list[Holder],
    address: str,
    choices: list[int] | None = None,
) -> Table:
    """Write a new table of an address down, with the choices of a record if it comes from one, and let it begin."""
    table, entries = await asyncio.to_thread(_prepared, plan, seats, holders, choices or [])
    table.address = address
    await house.tables.create(table, entries, plan.tried)
    return table


def _prepared(
    plan: Plan, seats: list[Seat], holders: list[Holder], choices: list[int]
) -> tuple[Table, list[Entry]]:
    """A new table in memory and the entries it starts with."""
    info = plan.info(seats)
    try:
        table = begin(info, game_of(info.game, info.components), holders)
    except BadOptions as error:
        raise ApiError("bad-options", {"reason": str(error)}) from None
    play = any_play(table)
    table.info = replace(info, mark=mark_of(play.state))
    entries: list[Entry] = []
    for choice in choices:
        made = play.make(choice, info.created, "person")
        entry = table.played(made, info.created)
        table.apply(entry, made)
        entries.append(entry)
    return table, entries


# --- from other tables -----------------------------------------------------------------------------


async def branch(
    house: House,
    table: Table,
    key: str | None,
    at: int,
    seat: int | None,
    wishes: list[SeatWish] | None,
    address: str,
) -> NewTable:
    """Play on from a moment of a table, with everything unknown to one seat dealt again."""
    play = any_play(table)
    check_day_over(table)
    holder = known_holder(table, key) if key or table.status != "over" else None
    mine = holder.seats if holder is not None else []
    if seat is not None and not 0 <= seat < len(table.seats):
        raise ApiError("not-found", {"what": "seat"})
    if table.status != "over":
        if not mine:
            raise ApiError("secret")
        if seat is not None and seat not in mine:
            raise ApiError("not-yours", {"seat": seat + 1})
    who = seat if seat is not None else (mine[0] if mine else 0)
    if not 0 <= at <= play.at or play.position(at).is_over:
        raise ApiError("not-found", {"what": "moment"})
    info = table.info
    start = await asyncio.to_thread(_dealt_again, table, who, at)
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
        SeatWish("me", place.name)
        if i == who
        else SeatWish("bot", None, place.level or level_at(table), table.style_at(i))
        for i, place in enumerate(table.seats)
    ]
    chosen = wishes or default
    if len(chosen) != len(table.seats):
        reason = f"This game goes on with {len(table.seats)} seats, not {len(chosen)}."
        raise ApiError("bad-options", {"reason": reason})
    return await create(house, plan, chosen, address, known=True)


def _dealt_again(table: Table, seat: int, at: int) -> dict[str, Any]:
    """A past position as one seat knew it then, dumped."""
    assert table.play is not None
    state: State = table.play.guess(seat, at=at)
    return state.dump()


@table_command
async def rematch(act: Act, request: EmptyRequest) -> Answer:
    """A new table for the same people with the same keys, everyone one seat on; asking again gives the same one."""
    table, holder = act.table, act.sender
    any_play(table)
    if table.rematch is not None:
        return {"table": table.rematch}
    if table.status != "over":
        raise ApiError("not-over")
    if not holder.seats:
        raise ApiError("not-yours", {"seat": 1})
    info = table.info
    seats = [
        Seat("bot", seat.name, seat.level, style=seat.style)
        if seat.kind == "bot"
        else Seat("person", seat.name, colour=seat.colour)
        for seat in (*table.seats[1:], table.seats[0])
    ]
    holders = [turned(one, len(seats)) for one in table.holders.values()]
    plan = Plan(
        info.game,
        info.options,
        components=info.components,
        private=info.private,
        clock=info.clock,
        name=info.name,
    )
    again = await open_table(act.house, plan, seats, holders, table.address)
    entry = table.entry("rematch", holder.seats[0], {"table": again.id}, time.time())
    await act.house.tables.commit(table, [(entry, None)])
    return {"table": again.id}


def turned(holder: Holder, count: int) -> Holder:
    """Who sat first sits last in a rematch, and everybody else one seat further up."""
    return holder._replace(seats=sorted((seat - 1) % count for seat in holder.seats))


# --- records ---------------------------------------------------------------------------------------


def check_day_over(table: Table) -> None:
    """Refuse what would tell others about the daily game of today."""
    if day_runs(table):
        raise ApiError("secret", message=Message("fault-secret-daily"))


async def record_text(table: Table) -> str:
    """The record of a finished game."""
    if table.play is None and table.archive is not None:
        check_day_over(table)
        if table.archive.record is None:
            raise ApiError("no-record")
        return table.archive.record
    play = any_play(table)
    if table.status != "over":
        raise ApiError("secret")
    check_day_over(table)
    if table.info.start is not None:
        raise ApiError("no-record")
    names = [seat.name or seat.level or "" for seat in table.seats]
    choices = [step.choice for step in play.steps]
    record = await asyncio.to_thread(record_of, play.state, table.info.seed, choices, names)
    return record.text()


async def import_record(house: House, text: str, components: str | None, address: str) -> NewTable:
    """A finished game from its record, verified, as a private table to look at."""
    house.doorkeeper.check_open()
    if components is not None:
        named = GAME_NAMED.search(text[:HEAD])
        if named is None or named[1] not in playable():
            raise ApiError("bad-record", {"reason": "The record names no game that is installed here."})
        await house.inspector.check(named[1], components, Asker(address, ""))
    record = await asyncio.to_thread(_verified, text, components)
    names = [*record.names, *[""] * record.seats][: record.seats]
    seats = [Seat("person", UNSEEN.sub("", name)[:40].strip() or None) for name in names]
    key = new_key()
    holders = [Holder(hashed(key), [], True)]
    assert record.seed is not None
    plan = Plan(record.game.id, record.options, components=components, seed=record.seed, private=True)
    table = await open_table(house, plan, seats, holders, address, record.choices)
    return NewTable(table, key, {}, holders[0])


def _verified(text: str, components: str | None) -> Record:
    """The record of a text, replayed and checked."""
    try:
        record = parse(text, find=lambda name: game_of(name, components))
        if not record.verify().is_over:
            raise BadRecord("The game of this record is not over.")
    except BadComponents as error:
        raise ApiError("bad-components", {"reason": str(error)}) from None
    except BadRecord as error:
        raise ApiError("bad-record", {"reason": str(error)}) from None
    return record
