"""The figures of a game one by one, and owners' files: looked at, merged, and what they change at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

from fastapi import APIRouter

from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.owners import Change, Conflict, Path, at, changes_of, figures_of, merged, owned
from magnate.server.errors import ApiError
from magnate.server.game_cache import game_of, known
from magnate.server.http import ERRORS, Address, HouseOf, Json
from magnate.server.line import Asker
from magnate.server.models import ChangesResponse, FiguresRequest, FiguresResponse, OwnFileResponse
from magnate.server.routes_games import PUBLIC, installed_game

router = APIRouter(tags=["figures"], responses=ERRORS)


@router.get("/api/games/{game}/figures", responses={200: {"model": FiguresResponse}})
async def show_figures(game: str) -> Json:
    """Every figure of a game with its provenance and the piece it belongs to."""
    installed_game(game)
    return Json({"figures": await asyncio.to_thread(told, game)}, headers=PUBLIC)


@router.post("/api/games/{game}/figures", responses={200: {"model": OwnFileResponse}})
async def look_at_figures(house: HouseOf, address: Address, game: str, body: FiguresRequest) -> Json:
    """An owner's file looked at: what it changes and what is wrong with it. Nothing of it is kept here."""
    installed_game(game)
    answer: dict[str, Any] = {"text": body.components or "", "changes": [], "conflicts": [], "about": {}}
    try:
        if body.components is not None:
            await house.inspector.check(game, body.components, Asker(address, ""))
        if body.other is not None:
            await house.inspector.check(game, body.other, Asker(address, ""))
        answer |= await asyncio.to_thread(joined, known(game), body)
        await house.inspector.check(game, answer["text"], Asker(address, ""))
        answer["about"] = await asyncio.to_thread(pieces, game, answer)
    except BadComponents as error:
        return Json({**answer, "problem": str(error)})
    except ApiError as error:
        if error.code != "bad-components":
            raise
        return Json({**answer, "problem": str(error.message.args["reason"])})
    return Json({**answer, "problem": ""})


@router.get("/api/tables/{table_id}/figures", responses={200: {"model": ChangesResponse}})
async def figures_of_table(house: HouseOf, table_id: str) -> Json:
    """What the figures of a table change; everybody at it may know."""
    info = (await house.tables.get(table_id)).info
    own = info.components
    changes = [] if own is None else await asyncio.to_thread(changes_of, known(info.game).components, own)
    return Json({"changes": plain(changes)})


def joined(game: Game, body: FiguresRequest) -> dict[str, Any]:
    """The file asked for: the text given with the values laid over it, and another one merged into it."""
    ours = game.components
    text = body.components or ""
    conflicts: list[Conflict] = []
    if body.values:
        text, _ = merged(ours, owned(ours, body.values), text)
    if body.other is not None:
        text, conflicts = merged(ours, text, body.other)
    clashes = [{"place": clash.place, "ours": clash.one, "theirs": clash.two} for clash in conflicts]
    return {"text": text, "changes": plain(changes_of(ours, text)), "conflicts": clashes}


def plain(changes: Sequence[Change]) -> list[dict[str, Any]]:
    """Changes as JSON."""
    return [{"place": change.place, "ours": change.ours, "theirs": change.theirs} for change in changes]


def pieces(game: str, answer: dict[str, Any]) -> dict[str, Any]:
    """What the pieces say whose figures an owner's file changes."""
    catalogue = game_of(game, answer["text"]).catalogue()
    parts = {figure["place"]: figure["about"] for figure in told(game)}
    wanted = {parts.get(change["place"], "") for change in answer["changes"]}
    return {id: catalogue[id].plain() for id in wanted if id in catalogue}


@cache
def told(name: str) -> list[dict[str, Any]]:
    """The figures of an installed game as JSON."""
    game = known(name)
    ends = {id.partition("-")[2]: id for id in reversed(game.catalogue())}
    return [
        {
            "place": figure.place,
            "value": figure.value,
            "source": figure.provenance,
            "about": piece_of(game, figure.path, ends),
        }
        for figure in figures_of(game.components)
    ]


def piece_of(game: Game, path: Path, ends: dict[str, str]) -> str:
    """The entry of the catalogue that explains the piece a figure belongs to, "" when there is none."""
    for end in range(len(path), 0, -1):
        holder = at(game.components.data, path[:end])
        names = [str(path[end - 1])]
        if isinstance(holder, dict) and isinstance(holder.get("id"), str):
            names.append(holder["id"])
        for name in names:
            if name in ends:
                return ends[name]
    return ""
