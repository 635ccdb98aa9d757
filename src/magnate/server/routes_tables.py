"""Tables: making them, seeing them, playing at them, following them, looking back at them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from magnate.server import commands, making, schema
from magnate.server.bodies import brief_body, encode, news_body, viewer_of
from magnate.server.faults import Fault
from magnate.server.house import House
from magnate.server.http import FAULTS, TEXT_FAULTS, Brief, Json, Keeper, Key, Lang, with_table
from magnate.server.models import (
    AdviceAsked,
    AdviceTold,
    AgreeAsked,
    BotAsked,
    BranchAsked,
    CancelAsked,
    ChatAsked,
    ChooseAsked,
    DoneTold,
    EventsTold,
    FoundedTold,
    HintAsked,
    HintTold,
    HistoryTold,
    KeysAsked,
    LobbyTold,
    MyTablesTold,
    NewsTold,
    Nothing,
    PreviewAsked,
    PreviewTold,
    RecordAsked,
    RematchTold,
    ReplayTold,
    SatTold,
    SeatAsked,
    SitAsked,
    TableAsked,
    TableOnly,
    TableTold,
    UndoAsked,
    Whole,
    WhyAsked,
    WhyTold,
)
from magnate.server.play import readable
from magnate.server.table import Holder, Table, hashed

LOBBY = 100
router = APIRouter(tags=["tables"], responses=FAULTS)
SeatQuery = Annotated[Whole | None, Query(description="which of my seats (any seat, once the game is over)")]


def wishes_of(seats: list[SeatAsked]) -> list[making.SeatWish]:
    """The seats as they were asked for."""
    return [making.SeatWish(seat.kind, seat.name, seat.level) for seat in seats]


async def founded(house: House, new: making.Founded) -> Json:
    """The answer that tells the keys of a new table, this once."""
    body = {"table": await house.show(new.table, new.holder), "key": new.key, "keys": new.keys}
    return Json(body, 201, headers={"location": f"/api/tables/{new.table.id}"})


def onlooker(table: Table, key: str | None, seat: int | None) -> int:
    """Through whose eyes a finished or running game is looked at; -1 for a spectator."""
    if seat is not None and table.status == "over":
        if seat >= len(table.seats):
            raise Fault("not-found", {"what": "seat"})
        return seat
    holder = commands.known_holder(table, key) if key else None
    if seat is not None and (holder is None or seat not in holder.seats):
        raise Fault("not-yours", {"seat": seat + 1})
    return viewer_of(table, holder, seat)


# --- making and finding ----------------------------------------------------------------------------


@router.post("/api/tables", status_code=201, responses={201: {"model": FoundedTold}})
async def make_table(house: Keeper, asked: TableAsked) -> Json:
    """Make a table. The keys are told once and stored only as hashes."""
    clock = None if asked.clock is None else {"base": asked.clock.base, "step": asked.clock.step}
    plan = making.Plan(
        asked.game,
        asked.options,
        components=asked.components,
        seed=asked.seed,
        private=asked.private,
        clock=clock,
        name=asked.name,
        open_seed=asked.seed is not None,
    )
    return await founded(house, await making.found(house, plan, wishes_of(asked.seats)))


@router.get("/api/tables", responses={200: {"model": LobbyTold}})
async def lobby(
    house: Keeper,
    game: Annotated[str | None, Query(max_length=64)] = None,
    status: Literal["waiting", "playing", "over"] | None = None,
    open: Annotated[bool, Query(description="only tables with an open seat")] = False,
) -> Json:
    """The public tables, newest first."""
    columns = schema.tables.c
    query = sa.select(columns.id, columns.brief).where(columns.private.is_(False))
    if game is not None:
        query = query.where(columns.game == game)
    query = query.order_by(columns.updated.desc()).limit(5 * LOBBY)
    rows = await house.store.read(lambda connection: list(connection.execute(query).all()))
    briefs = [_fresh(house, row.id, row.brief) for row in rows]
    fitting = [b for b in briefs if (status is None or b["status"] == status) and (b["open"] or not open)]
    fitting.sort(key=lambda brief: -brief["updated"])
    return Json({"tables": fitting[:LOBBY]})


def _fresh(house: House, table_id: str, stored: str) -> dict[str, Any]:
    """The lobby's line for a table, from memory where it is there."""
    table = house.live.get(table_id)
    found: dict[str, Any] = json.loads(stored) if table is None else brief_body(table)
    return found


@router.post("/api/mine", responses={200: {"model": MyTablesTold}})
async def my_tables(house: Keeper, asked: KeysAsked) -> Json:
    """The tables that my keys open, the last played first."""
    order = {hashed(key): i for i, key in enumerate(asked.keys)}
    keys, tables = schema.keys.c, schema.tables.c
    query = (
        sa.select(tables.id, tables.brief, keys.hash, keys.seats)
        .join(schema.tables, tables.id == keys.table_id)
        .where(keys.hash.in_(list(order)))
        .order_by(tables.updated.desc())
        .limit(5 * LOBBY)
    )
    rows = await house.store.read(lambda connection: list(connection.execute(query).all()))
    found = []
    for row in rows:
        brief = _fresh(house, row.id, row.brief)
        seats = json.loads(row.seats)
        turn = brief["status"] == "playing" and brief["actor"] in seats
        found.append({**brief, "key": order[row.hash], "yours": seats, "your_turn": turn})
    found.sort(key=lambda brief: -brief["updated"])
    return Json({"tables": found})


@router.get(
    "/api/tables/{table_id}",
    responses={200: {"model": TableTold}, 304: {"description": "Nothing has changed."}},
)
async def show_table(
    house: Keeper,
    table_id: str,
    key: Key,
    seat: SeatQuery = None,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """The table as the holder of the key may see it; without a key, as a spectator."""
    table = await house.table(table_id)
    holder = commands.known_holder(table, key) if key else None
    if seat is not None and (holder is None or seat not in holder.seats):
        raise Fault("not-yours", {"seat": seat + 1})
    body = await house.show(table, holder, seat)
    here = "".join(str(int(there["here"])) for there in body["seats"])
    tag = f'W/"{table.number}-{body["seat"]}-{here}-{table.thinking}"'
    if tag == if_none_match:
        return Response(status_code=304, headers={"etag": tag, "cache-control": "no-cache"})
    return Json(body, headers={"etag": tag, "cache-control": "private, no-cache"})


# --- commands --------------------------------------------------------------------------------------


@router.post("/api/tables/{table_id}/sit", responses={200: {"model": SatTold}})
async def sit(house: Keeper, table_id: str, key: Key, asked: SitAsked) -> Json:
    """Take a seat: a friend's with its key, an open one without. Also renames, and takes back from a bot."""
    table = await house.table(table_id)
    return await with_table(house, table, key, False, commands.sit(house, table, key, asked.seat, asked.name))


@router.post("/api/tables/{table_id}/choose", responses={200: {"model": DoneTold}})
async def choose(house: Keeper, table_id: str, key: Key, brief: Brief, asked: ChooseAsked) -> Json:
    """Make a choice. It is on disk when this is answered."""
    table = await house.table(table_id)
    _open_for_commands(house)
    work = commands.choose(house, table, key, asked.seq, asked.move, asked.command)
    return await with_table(house, table, key, brief, work)


@router.post("/api/tables/{table_id}/undo", responses={200: {"model": DoneTold}})
async def undo(house: Keeper, table_id: str, key: Key, brief: Brief, asked: UndoAsked) -> Json:
    """Take back one's last choice, free or (with `ask`) by consent."""
    table = await house.table(table_id)
    _open_for_commands(house)
    work = commands.undo(house, table, key, asked.seq, asked.ask, asked.command)
    return await with_table(house, table, key, brief, work)


@router.post("/api/tables/{table_id}/agree", responses={200: {"model": DoneTold}})
async def agree(house: Keeper, table_id: str, key: Key, brief: Brief, asked: AgreeAsked) -> Json:
    """Consent to an undo that was asked for, or refuse it."""
    table = await house.table(table_id)
    _open_for_commands(house)
    work = commands.agree(house, table, key, asked.seq, asked.yes, asked.command)
    return await with_table(house, table, key, brief, work)


@router.post("/api/tables/{table_id}/cancel", responses={200: {"model": DoneTold}})
async def cancel(house: Keeper, table_id: str, key: Key, brief: Brief, asked: CancelAsked) -> Json:
    """Go back to the start of one's unfinished turn."""
    table = await house.table(table_id)
    _open_for_commands(house)
    work = commands.cancel(house, table, key, asked.seq, asked.command)
    return await with_table(house, table, key, brief, work)


@router.post("/api/tables/{table_id}/why", responses={200: {"model": WhyTold}})
async def why(house: Keeper, table_id: str, key: Key, lang: Lang, asked: WhyAsked) -> Json:
    """Why something may not be chosen now."""
    return Json(await commands.why(await house.table(table_id), key, asked.move, asked.seat, lang))


@router.post("/api/tables/{table_id}/preview", responses={200: {"model": PreviewTold}})
async def preview(house: Keeper, table_id: str, key: Key, asked: PreviewAsked) -> Json:
    """What a choice would change, when that is certain."""
    return Json(await commands.preview(await house.table(table_id), key, asked.move))


@router.post("/api/tables/{table_id}/hint", responses={200: {"model": HintTold}})
async def hint(house: Keeper, table_id: str, key: Key, lang: Lang, asked: HintAsked) -> Json:
    """What a bot would choose in my place, knowing only what I know."""
    return Json(await commands.hint(house, await house.table(table_id), key, asked.level, lang))


@router.post("/api/tables/{table_id}/advice", responses={200: {"model": AdviceTold}})
async def advice(house: Keeper, table_id: str, lang: Lang, asked: AdviceAsked) -> Json:
    """What a bot would have chosen at a moment of a finished game, and what was played."""
    return Json(await commands.advice(house, await house.table(table_id), asked.at, asked.level, lang))


@router.post("/api/tables/{table_id}/bot", responses={200: {"model": TableOnly}})
async def bot(house: Keeper, table_id: str, key: Key, asked: BotAsked) -> Json:
    """Hand a seat to a bot, or take it back."""
    table = await house.table(table_id)
    work = commands.hand(house, table, key, asked.seat, asked.on, asked.level)
    return await with_table(house, table, key, False, work)


@router.post("/api/tables/{table_id}/chat", responses={200: {"model": NewsTold}})
async def chat(house: Keeper, table_id: str, key: Key, asked: ChatAsked) -> Json:
    """Say something at the table."""
    return Json(await commands.say(house, await house.table(table_id), key, asked.text))


@router.post("/api/tables/{table_id}/rematch", responses={200: {"model": RematchTold}})
async def rematch(house: Keeper, table_id: str, key: Key, asked: Nothing) -> Json:
    """Play again: a new table that the same keys open."""
    return Json({"table": await making.rematch(house, await house.table(table_id), key)})


@router.post("/api/tables/{table_id}/branch", status_code=201, responses={201: {"model": FoundedTold}})
async def branch(house: Keeper, table_id: str, key: Key, asked: BranchAsked) -> Json:
    """Play on from a moment of this table, at a table of one's own."""
    table = await house.table(table_id)
    wishes = None if asked.seats is None else wishes_of(asked.seats)
    return await founded(house, await making.branch(house, table, key, asked.at, asked.seat, wishes))


def _open_for_commands(house: House) -> None:
    """Take no more commands when the server is about to stop."""
    if house.stopping:
        raise Fault("stopping")


# --- looking back ----------------------------------------------------------------------------------


@router.get("/api/tables/{table_id}/events", responses={200: {"model": EventsTold}})
async def events(
    house: Keeper,
    table_id: str,
    key: Key,
    since: Annotated[Whole | None, Query(description="a moment; by default the end of my last turn")] = None,
    until: Whole | None = None,
    seat: SeatQuery = None,
) -> Json:
    """What happened between two moments, as I may read it."""
    table = await house.table(table_id)
    play = commands.any_play(table)
    viewer = onlooker(table, key, seat)
    first = since if since is not None else (play.last_turn(viewer) if viewer >= 0 else 0)
    last = min(until if until is not None else play.at, play.at)
    moves = play.moves(first, last, viewer) if first < last else []
    return Json({"since": first, "until": last, "at": play.at, "moves": moves})


@router.get("/api/tables/{table_id}/replay", responses={200: {"model": ReplayTold}})
async def replay(house: Keeper, table_id: str, key: Key, at: Whole = 0, seat: SeatQuery = None) -> Json:
    """One moment of the game, with what led to it."""
    table = await house.table(table_id)
    play = commands.any_play(table)
    viewer = onlooker(table, key, seat)
    steps = play.steps
    if at > len(steps):
        raise Fault("not-found", {"what": "moment"})
    state = await asyncio.to_thread(play.position, at)
    view = await asyncio.to_thread(state.view, None if viewer < 0 else viewer)
    view["choices"] = []
    over = table.status == "over"
    before = await asyncio.to_thread(play.position, at - 1) if over and at > 0 else None
    return Json(
        {
            "at": at,
            "length": len(steps),
            "view": view,
            "events": readable(steps[at - 1].events, viewer) if at > 0 else [],
            "scores": view["scores"],
            "made": before.phrase(steps[at - 1].choice).plain() if before is not None else None,
            "choice": state.phrase(steps[at].choice).plain() if over and at < len(steps) else None,
        }
    )


@router.get("/api/tables/{table_id}/history", responses={200: {"model": HistoryTold}})
async def history(house: Keeper, table_id: str) -> Json:
    """Points over rounds and turns, and the moments that mattered."""
    play = commands.any_play(await house.table(table_id))
    return Json(await asyncio.to_thread(play.history))


@router.get("/api/tables/{table_id}/record", response_class=PlainTextResponse, responses=TEXT_FAULTS)
async def record(house: Keeper, table_id: str) -> PlainTextResponse:
    """The record of a finished game, which `magnate replay` verifies."""
    text = await making.record_text(await house.table(table_id))
    name = f'attachment; filename="magnate-{table_id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.post("/api/records", status_code=201, responses={201: {"model": FoundedTold}})
async def import_record(house: Keeper, asked: RecordAsked) -> Json:
    """Bring in a finished game, verified, as a private table to look at."""
    return await founded(house, await making.import_record(house, asked.record, asked.components))


# --- following -------------------------------------------------------------------------------------


@router.get(
    "/api/tables/{table_id}/stream",
    response_class=StreamingResponse,
    responses={**TEXT_FAULTS, 200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def stream(
    request: Request,
    house: Keeper,
    table_id: str,
    key: Key,
    seat: SeatQuery = None,
    view: Annotated[bool, Query(description="news carry the table")] = False,
    after: Annotated[Whole | None, Query(description="send everything after this news first")] = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> StreamingResponse:
    """Live news as server-sent events; `Last-Event-ID` resumes."""
    table = await house.table(table_id)
    holder = commands.known_holder(table, key) if key else None
    if seat is not None and (holder is None or seat not in holder.seats):
        raise Fault("not-yours", {"seat": seat + 1})
    if last_event_id is not None and last_event_id.isdecimal():
        after = int(last_event_id[:12])
    address = request.client.host if request.client else "?"
    gate: dict[str, int] = request.app.state.streams
    if house.settings.rate > 0 and gate.get(address, 0) >= house.settings.streams:
        raise Fault("too-many")

    async def counted() -> AsyncIterator[bytes]:
        gate[address] = gate.get(address, 0) + 1
        house.metrics.streams.inc()
        try:
            async for chunk in follow(house, table, holder, seat, view, after):
                yield chunk
        finally:
            house.metrics.streams.dec()
            gate[address] -= 1
            if not gate[address]:
                del gate[address]

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(counted(), media_type="text/event-stream", headers=headers)


def sse(event: str, body: dict[str, Any], id: int | None = None) -> bytes:
    """One server-sent event."""
    head = f"event: {event}\n" if id is None else f"id: {id}\nevent: {event}\n"
    return head.encode() + b"data: " + encode(body) + b"\n\n"


async def follow(
    house: House, table: Table, holder: Holder | None, seat: int | None, view: bool, after: int | None
) -> AsyncIterator[bytes]:
    """The news of a table, from a certain piece on, for as long as someone listens."""
    sent = table.number if after is None else min(after, table.number)
    mine = house.hub.join(table, holder)
    try:
        hello: dict[str, Any] = {
            "news": table.number,
            "time": table.updated,
            "seq": table.seq,
            "at": table.at,
            "status": table.status,
        }
        if view and sent == table.number:
            hello["table"] = await house.show(table, holder, seat)
        yield sse("hello", hello)
        while True:
            mine.news.clear()
            if house.stopping:
                yield sse("bye", {})
                return
            if mine.here_changed:
                mine.here_changed = False
                yield sse("here", {"here": house.hub.here(table)})
            while sent < table.number:
                news = table.news[sent]
                sent += 1
                body = news_body(news, viewer_of(table, holder, seat), table)
                if view and sent == table.number and news.entry.kind in ("play", "undo", "seat"):
                    body["table"] = await house.show(table, holder, seat)
                yield sse(news.entry.kind, body, news.entry.news)
            try:
                await asyncio.wait_for(mine.news.wait(), house.settings.ping)
            except TimeoutError:
                yield b": still here\n\n"
    finally:
        house.hub.leave(table, mine)
