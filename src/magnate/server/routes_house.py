"""The game of the day, and the server's own health."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from magnate.server import making
from magnate.server.bodies import today
from magnate.server.http import FAULTS, TEXT_FAULTS, Json, Keeper
from magnate.server.models import DailyAsked, DailyTold, FoundedTold, Ok
from magnate.server.routes_games import game_or_fault
from magnate.server.routes_tables import founded

router = APIRouter(responses=FAULTS)


@router.get("/api/daily/{game}", tags=["daily"], responses={200: {"model": DailyTold}})
async def daily(
    house: Keeper,
    game: str,
    date: Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$", description="by default today")] = None,
) -> Json:
    """The game of a day and its best scores."""
    game_or_fault(game)
    return Json(await making.daily_board(house, game, date or today()))


@router.post("/api/daily/{game}", tags=["daily"], status_code=201, responses={201: {"model": FoundedTold}})
async def play_daily(house: Keeper, game: str, asked: DailyAsked) -> Json:
    """Sit down to the game of the day: the same deal for everyone on this server."""
    game_or_fault(game)
    return await founded(house, await making.daily_table(house, game, asked.name))


@router.get("/health", tags=["server"], responses={200: {"model": Ok}})
async def health() -> Json:
    """Whether the process lives."""
    return Json({"ok": True})


@router.get("/ready", tags=["server"], responses={200: {"model": Ok}, 503: {"model": Ok}})
async def ready(house: Keeper) -> Json:
    """Whether the store answers and the server takes commands."""
    ok = await house.ready()
    return Json({"ok": ok}, 200 if ok else 503)


@router.get("/metrics", tags=["server"], response_class=PlainTextResponse, responses=TEXT_FAULTS)
async def metrics(house: Keeper) -> Response:
    """Figures for Prometheus."""
    house.metrics.live.set(len(house.live))
    house.metrics.backlog.set(house.pool.backlog)
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
