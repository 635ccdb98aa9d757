"""The daily game, and the server's own health."""

from __future__ import annotations

from datetime import date as Date
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import AfterValidator, StringConstraints

from magnate.server.daily import daily_board, daily_table
from magnate.server.http import ERRORS, TEXT_ERRORS, Address, HouseOf, Json, later
from magnate.server.models import Ok
from magnate.server.models_daily import DailyRequest, DailyResponse
from magnate.server.models_tables import NewTableResponse
from magnate.server.presenting import today
from magnate.server.routes_games import installed_game
from magnate.server.routes_tables import new_table

router = APIRouter(responses=ERRORS)


def of_the_calendar(day: str) -> str:
    """A day, if there is such a one."""
    Date.fromisoformat(day)
    return day


Day = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$"), AfterValidator(of_the_calendar)]


@router.get("/api/daily/{game}", tags=["daily"], responses={200: {"model": DailyResponse}})
async def daily(
    house: HouseOf,
    game: str,
    date: Annotated[Day | None, Query(description="by default today")] = None,
) -> Json:
    """The game of a day and its best scores."""
    installed_game(game)
    return Json(await daily_board(house, game, date or today()))


@router.post(
    "/api/daily/{game}", tags=["daily"], status_code=201, responses={201: {"model": NewTableResponse}}
)
async def play_daily(house: HouseOf, game: str, address: Address, body: DailyRequest) -> Json:
    """Sit down to the daily game: the same deal for everyone on this server."""
    installed_game(game)
    return await new_table(house, await daily_table(house, game, body.name, body.person, address))


@router.get("/health", tags=["server"], responses={200: {"model": Ok}})
async def health() -> Json:
    """Whether the process lives."""
    return Json({"ok": True})


@router.get("/ready", tags=["server"], responses={200: {"model": Ok}, 503: {"model": Ok}})
async def ready(house: HouseOf) -> Json:
    """Whether the store answers and the server takes commands."""
    ok = await house.ready()
    status = 200 if ok else 503
    return Json({"ok": ok}, status, headers=later(status))


@router.get("/metrics", tags=["server"], response_class=PlainTextResponse, responses=TEXT_ERRORS)
async def metrics(house: HouseOf) -> Response:
    """Figures for Prometheus."""
    house.metrics.live.set(len(house.tables.live))
    house.metrics.backlog.set(house.bots.pool.backlog)
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
