"""Looking around at a table: why not, what if, what a bot would do; what happened, how it went, the record."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from magnate.server import asking, commands, creating
from magnate.server.errors import ApiError
from magnate.server.http import ERRORS, TEXT_ERRORS, Address, HouseOf, Json, Key, Lang, SeatQuery
from magnate.server.models import Whole
from magnate.server.models_company import CostlyRequest, CostlyResponse
from magnate.server.models_past import (
    AdviceRequest,
    AdviceResponse,
    EventsResponse,
    HintRequest,
    HintResponse,
    HistoryResponse,
    PreviewRequest,
    PreviewResponse,
    ReplayResponse,
    WhyRequest,
    WhyResponse,
)
from magnate.server.presenting import day_runs, viewer_of
from magnate.server.table import Table

router = APIRouter(tags=["tables"], responses=ERRORS)


def onlooker(table: Table, key: str | None, seat: int | None) -> int:
    """Through whose eyes a finished or running game is looked at; -1 for a spectator."""
    if seat is not None and table.status == "over" and not day_runs(table):
        if seat >= len(table.seats):
            raise ApiError("not-found", {"what": "seat"})
        return seat
    holder = commands.known_holder(table, key) if key else None
    if seat is not None and (holder is None or seat not in holder.seats):
        raise ApiError("not-yours", {"seat": seat + 1})
    if holder is None:
        creating.check_day_over(table)
    return viewer_of(table, holder, seat)


# --- asking ----------------------------------------------------------------------------------------


@router.post("/api/tables/{table_id}/why", responses={200: {"model": WhyResponse}})
async def why(house: HouseOf, table_id: str, key: Key, lang: Lang, body: WhyRequest) -> Json:
    """Why something may not be chosen now."""
    return Json(await asking.why(await house.tables.get(table_id), key, body.move, body.seat, lang))


@router.post("/api/tables/{table_id}/preview", responses={200: {"model": PreviewResponse}})
async def preview(house: HouseOf, table_id: str, key: Key, body: PreviewRequest) -> Json:
    """What a choice would change, when that is certain."""
    return Json(await asking.preview(await house.tables.get(table_id), key, body.move))


@router.post("/api/tables/{table_id}/hint", responses={200: {"model": HintResponse}})
async def hint(
    house: HouseOf, table_id: str, key: Key, lang: Lang, address: Address, body: HintRequest
) -> Json:
    """What a bot would choose in my place, knowing only what I know."""
    table = await house.tables.get(table_id)
    return Json(await asking.hint(house, table, key, body.level, lang, address))


@router.post("/api/tables/{table_id}/advice", responses={200: {"model": AdviceResponse}})
async def advice(house: HouseOf, table_id: str, lang: Lang, address: Address, body: AdviceRequest) -> Json:
    """What a bot would have chosen at a moment of a finished game, and what was played."""
    table = await house.tables.get(table_id)
    return Json(await asking.advice(house, table, body.at, body.level, lang, address))


@router.post("/api/tables/{table_id}/costly", responses={200: {"model": CostlyResponse}})
async def costly(house: HouseOf, table_id: str, address: Address, body: CostlyRequest) -> Json:
    """The choices that cost a seat of a finished game most, and what the strongest level would have done."""
    return Json(await asking.costly(house, await house.tables.get(table_id), body.seat, address))


# --- looking back ----------------------------------------------------------------------------------


@router.get("/api/tables/{table_id}/events", responses={200: {"model": EventsResponse}})
async def events(
    house: HouseOf,
    table_id: str,
    key: Key,
    since: Annotated[Whole | None, Query(description="a moment; by default the end of my last turn")] = None,
    until: Whole | None = None,
    seat: SeatQuery = None,
) -> Json:
    """What happened between two moments, as I may read it."""
    table = await house.tables.get(table_id)
    past = commands.past_of(table)
    viewer = onlooker(table, key, seat)
    first = since if since is not None else (past.last_turn(viewer) if viewer >= 0 else 0)
    last = min(until if until is not None else past.at, past.at)
    moves = past.moves(first, last, viewer) if first < last else []
    return Json({"since": first, "until": last, "at": past.at, "moves": moves})


@router.get("/api/tables/{table_id}/replay", responses={200: {"model": ReplayResponse}})
async def replay(house: HouseOf, table_id: str, key: Key, at: Whole = 0, seat: SeatQuery = None) -> Json:
    """One moment of the game, with what led to it."""
    table = await house.tables.get(table_id)
    past = commands.past_of(table)
    viewer = onlooker(table, key, seat)
    if at > past.at:
        raise ApiError("not-found", {"what": "moment"})
    words = table.status == "over" and not day_runs(table)
    return Json(await asyncio.to_thread(past.moment, at, viewer, words))


@router.get("/api/tables/{table_id}/history", responses={200: {"model": HistoryResponse}})
async def history(house: HouseOf, table_id: str) -> Json:
    """Points over rounds and turns, and the moments that mattered."""
    table = await house.tables.get(table_id)
    past = commands.past_of(table)
    if table.status == "over":
        creating.check_day_over(table)
    return Json(await asyncio.to_thread(past.history))


@router.get("/api/tables/{table_id}/record", response_class=PlainTextResponse, responses=TEXT_ERRORS)
async def record(house: HouseOf, table_id: str) -> PlainTextResponse:
    """The record of a finished game, which `magnate replay` verifies."""
    text = await creating.record_text(await house.tables.get(table_id))
    name = f'attachment; filename="magnate-{table_id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})
