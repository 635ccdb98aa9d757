"""The figures of a game one by one, and owners' files: looked at, merged, and what they change at a table."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter

from magnate.core.errors import BadComponents
from magnate.core.owners import changes_of
from magnate.server.errors import ApiError
from magnate.server.game_cache import known
from magnate.server.http import ERRORS, Address, HouseOf, Json, Key
from magnate.server.line import Asker
from magnate.server.models import Ok
from magnate.server.models_games import (
    ChangesResponse,
    CopyRequest,
    CopyResponse,
    FiguresRequest,
    FiguresResponse,
    OwnFileResponse,
)
from magnate.server.presenting_figures import joined, kept, pieces, plain, shown
from magnate.server.reaching import person_of
from magnate.server.routes_games import PUBLIC, installed_game

router = APIRouter(tags=["figures"], responses=ERRORS)


@router.get("/api/games/{game}/figures", responses={200: {"model": FiguresResponse}})
async def show_figures(game: str) -> Json:
    """Every figure of a game with its provenance and the piece it belongs to."""
    installed_game(game)
    return Json(await asyncio.to_thread(shown, game), headers=PUBLIC)


@router.post("/api/games/{game}/figures", responses={200: {"model": OwnFileResponse}})
async def look_at_figures(house: HouseOf, address: Address, game: str, body: FiguresRequest) -> Json:
    """An owner's file looked at: what it says and what is wrong with it. Nothing of it is kept here."""
    installed_game(game)
    answer: dict[str, Any] = {
        "text": body.components or "",
        "values": {},
        "changes": [],
        "conflicts": [],
        "about": {},
        "view": None,
    }
    try:
        if body.components is not None:
            await house.inspector.check(game, body.components, Asker(address, ""))
        if body.other is not None:
            await house.inspector.check(game, body.other, Asker(address, ""))
        answer |= await asyncio.to_thread(joined, known(game), body)
        await house.inspector.check(game, answer["text"], Asker(address, ""))
        answer |= await asyncio.to_thread(pieces, game, answer)
    except BadComponents as error:
        return Json({**answer, "problem": str(error)})
    except ApiError as error:
        if error.code != "bad-components":
            raise
        return Json({**answer, "problem": str(error.message.args["reason"])})
    return Json({**answer, "problem": ""})


@router.get("/api/games/{game}/copy", responses={200: {"model": CopyResponse}})
async def my_copy(house: HouseOf, person: Key, game: str) -> Json:
    """My file of a game. My client's secret is sent as the key."""
    installed_game(game)
    copy = await house.copies.of(person_of(person), game)
    if copy is None:
        return Json({"text": "", "values": {}, "changes": [], "updated": None})
    return Json(await asyncio.to_thread(kept, known(game), copy))


@router.post("/api/games/{game}/copy", responses={200: {"model": CopyResponse}})
async def keep_copy(house: HouseOf, person: Key, address: Address, game: str, body: CopyRequest) -> Json:
    """Keep my file of a game here, in place of the one before; one that cannot be played with is refused."""
    installed_game(game)
    owner = person_of(person)
    await house.inspector.check(game, body.components, Asker(address, ""))
    copy = await house.copies.keep(owner, game, body.components)
    if copy is None:
        raise ApiError("no-room")
    return Json(await asyncio.to_thread(kept, known(game), copy))


@router.delete("/api/games/{game}/copy", responses={200: {"model": Ok}})
async def drop_copy(house: HouseOf, person: Key, game: str) -> Json:
    """Forget my file of a game."""
    installed_game(game)
    await house.copies.drop(person_of(person), game)
    return Json({"ok": True})


@router.get("/api/tables/{table_id}/figures", responses={200: {"model": ChangesResponse}})
async def figures_of_table(house: HouseOf, table_id: str) -> Json:
    """What the figures of a table change; everybody at it may know."""
    info = (await house.tables.get(table_id)).info
    own = info.components
    changes = [] if own is None else await asyncio.to_thread(changes_of, known(info.game).components, own)
    return Json({"changes": plain(changes)})
