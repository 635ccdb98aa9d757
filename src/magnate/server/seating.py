"""Who sits where: taking a seat, handing it to a bot, taking it back."""

from __future__ import annotations

from typing import Any

from magnate.core.message import Message
from magnate.server import steady
from magnate.server.bot_driver import level_at
from magnate.server.commands import Act, Answer, any_play, check_room, checked_level, in_play, table_command
from magnate.server.errors import ApiError
from magnate.server.models_commands import BotRequest, SitRequest
from magnate.server.models_company import ResignRequest
from magnate.server.table import Ask, Entry, Holder, Seat, Step, Table, free_colour, hashed, new_key

CLOCK_MERCY = 30.0


@table_command
async def sit(act: Act, request: SitRequest) -> Answer:
    """Take a seat, take it back from a bot, or take another name."""
    table, holder, seat = act.table, act.holder, request.seat
    any_play(table)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise ApiError("not-found", {"what": "seat"})
    if holder is None:
        return await _take_open(act, request)
    if seat is not None and seat not in holder.seats:
        raise ApiError("not-yours", {"seat": seat + 1})
    steps = _seated(table, [seat] if seat is not None else holder.seats, request)
    if steps:
        check_room(table)
        await act.house.tables.commit(table, steps)
    return {"key": None, "yours": holder.seats}


def _seated(table: Table, seats: list[int], request: SitRequest) -> list[Step]:
    """The entries for people who come to their own seats."""
    now = steady.now()
    steps: list[Step] = []
    for seat in seats:
        old = table.seats[seat]
        colour = old.colour
        if colour is None and len(seats) == 1:
            colour = free_colour(table.seats, request.colour)
        new = Seat("person", request.name or old.name, colour=colour)
        if new == old or old.resigned:
            continue
        if old.played_by == "bot":
            reason = "taken-back"
        else:
            reason = "sat" if old.kind != "person" else "named"
        data = {"reason": reason, "now": new.plain(), **_clock_mercy(table, seat, now, old)}
        steps.append((table.entry("seat", seat, data, now, len(steps)), None))
    return steps


def _clock_mercy(table: Table, seat: int, now: float, old: Seat) -> dict[str, Any]:
    """The clocks when someone comes (back): never with less than a little time."""
    kept = table.stopped(now)
    if kept and old.handed and table.info.clock is not None:
        kept["left"][seat] = max(kept["left"][seat], table.info.clock["step"], CLOCK_MERCY)
    return kept


async def _take_open(act: Act, request: SitRequest) -> Answer:
    """Give an open seat, and a key to it, to a visitor; one who brought the key may ask again."""
    table, seat, now = act.table, request.seat, steady.now()
    before = table.holder(request.key)
    if request.key is not None and before is not None:
        return {"key": request.key, "yours": before.seats}
    free = [i for i, place in enumerate(table.seats) if place.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise ApiError("taken")
    place = free[0] if seat is None else seat
    key = request.key or new_key()
    holder = Holder(hashed(key), [place], False)
    colour = free_colour(table.seats, request.colour)
    seated = Seat("person", request.name or table.seats[place].name, colour=colour)
    data = {"reason": "sat", "now": seated.plain(), **table.stopped(now)}
    entry = table.entry("seat", place, data, now)
    await act.house.tables.commit(table, [(entry, None)], holders=[holder])
    return {"key": key, "yours": [place]}


@table_command
async def hand(act: Act, request: BotRequest) -> Answer:
    """Hand a seat to a bot, or take it back."""
    table, holder, seat = act.table, act.sender, request.seat
    any_play(table)
    if not 0 <= seat < len(table.seats):
        raise ApiError("not-found", {"what": "seat"})
    old = table.seats[seat]
    if request.on:
        _may_hand(act, seat)
        by = checked_level(table.info.game, request.level or level_at(table))
        if old.resigned:
            raise ApiError("resigned")
        kind = "person" if old.kind == "person" else ("bot" if old.kind == "open" else old.kind)
        new = Seat(kind, old.name, by, kind != "bot", colour=old.colour)
        reason = "handed"
    else:
        if seat not in holder.seats:
            raise ApiError("not-yours", {"seat": seat + 1})
        if old.resigned:
            raise ApiError("resigned")
        new = Seat("person", old.name, colour=old.colour)
        reason = "taken-back"
    if new != old:
        check_room(table)
        now = steady.now()
        data = {"reason": reason, "now": new.plain(), **_clock_mercy(table, seat, now, old)}
        steps: list[Step] = [(table.entry("seat", seat, data, now), None)]
        if request.on:
            steps += _asked_no_more(table, seat, now, len(steps))
        await act.house.tables.commit(table, steps)
    return {}


@table_command
async def resign(act: Act, request: ResignRequest) -> Answer:
    """Give a seat up for good: a bot plays it to the end, so that nobody else's game is spoiled."""
    table, seat = act.table, request.seat
    in_play(table)
    if seat not in act.sender.seats:
        raise ApiError("not-yours", {"seat": seat + 1})
    old = table.seats[seat]
    if old.resigned:
        return {}
    _may_hand(act, seat)
    now = steady.now()
    new = Seat(old.kind, old.name, old.level or level_at(table), True, True, colour=old.colour)
    note = table.entry("note", seat, {"say": {"id": "note-resigned", "args": {"seat": seat + 1}}}, now)
    data = {"reason": "resigned", "now": new.plain(), **table.stopped(now)}
    steps: list[Step] = [(note, None), (table.entry("seat", seat, data, now, 1), None)]
    await act.house.tables.commit(table, [*steps, *_asked_no_more(table, seat, now, len(steps))])
    return {}


def _asked_no_more(table: Table, seat: int, now: float, ahead: int) -> list[Step]:
    """What becomes of an undo that waits for consent when a bot takes a seat: the seat's own request falls, those of
    others do without its answer, and what nobody is left to answer is done."""
    ask = table.ask
    if ask is None or seat not in (ask.by, *ask.open):
        return []
    still = [other for other in ask.open if other != seat]
    if seat != ask.by and still:
        left = Ask(ask.by, ask.to, ask.agreed, still).plain()
        return [(table.entry("ask", seat, {"ask": left}, now, ahead), None)]
    word = "note-undo-dropped" if seat == ask.by else "note-undo-agreed"
    said = {"id": word, "args": {"seat": ask.by + 1}}
    note: Step = (table.entry("note", ask.by, {"say": said}, now, ahead), None)
    if seat == ask.by:
        return [note, (table.entry("ask", seat, {"ask": None}, now, ahead + 1), None)]
    back = {"to": ask.to, **table.stopped(now)}
    return [note, (Entry(table.number + ahead + 2, now, "undo", ask.by, back, table.seq + 1), None)]


def _may_hand(act: Act, seat: int) -> None:
    """One's own seat may be handed to a bot; the host may see to empty seats and to people who are away.

    In the daily game nobody is helped.
    """
    if act.table.info.daily is not None:
        raise ApiError("secret", message=Message("fault-no-hints-daily"))
    table, holder, old = act.table, act.sender, act.table.seats[seat]
    if seat in holder.seats or (holder.host and old.played_by == "nobody"):
        return
    owner = table.holder_of(seat)
    if holder.host and old.played_by == "person" and owner is not None and table.actor == seat:
        if act.house.streams.away_for(table, owner) >= act.house.settings.away:
            return
        raise ApiError("not-yours", {"seat": seat + 1})
    if holder.host and old.kind == "bot":
        return
    raise ApiError("not-yours", {"seat": seat + 1})
