"""The figures of a game one by one, and owners' files: looked at, merged, and what they change at a table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from fastapi import APIRouter

from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.owners import Change, Conflict, Path, at, changes_of, figures_of, merged, owned, said
from magnate.server.errors import ApiError
from magnate.server.game_cache import game_of, known
from magnate.server.http import ERRORS, Address, HouseOf, Json, Key
from magnate.server.line import Asker
from magnate.server.models import (
    ChangesResponse,
    CopyRequest,
    CopyResponse,
    FiguresRequest,
    FiguresResponse,
    Ok,
    OwnFileResponse,
)
from magnate.server.reaching import person_of
from magnate.server.repository_copies import Copy
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


def joined(game: Game, body: FiguresRequest) -> dict[str, Any]:
    """The file asked for: the text given with the values laid over it, and another one merged into it."""
    ours = game.components
    text = body.components or ""
    conflicts: list[Conflict] = []
    if body.values:
        text = owned(ours, body.values, text)
    if body.other is not None:
        text, conflicts = merged(ours, text, body.other)
    clashes = [{"place": clash.place, "ours": clash.one, "theirs": clash.two} for clash in conflicts]
    return {
        "text": text,
        "values": said(ours, text),
        "changes": plain(changes_of(ours, text)),
        "conflicts": clashes,
    }


def plain(changes: Sequence[Change]) -> list[dict[str, Any]]:
    """Changes as JSON."""
    return [{"place": change.place, "ours": change.ours, "theirs": change.theirs} for change in changes]


def kept(game: Game, copy: Copy) -> dict[str, Any]:
    """An owner's file as it is kept; it may not fit the components any more, and then says nothing."""
    try:
        told = {
            "values": said(game.components, copy.text),
            "changes": plain(changes_of(game.components, copy.text)),
        }
    except BadComponents:
        told = {"values": {}, "changes": []}
    return {"text": copy.text, "updated": copy.updated, **told}


def pieces(game: str, answer: dict[str, Any]) -> dict[str, Any]:
    """What is said otherwise of the pieces with an owner's file, and a position to draw them by."""
    own = game_of(game, answer["text"])
    ours = known(game).catalogue()
    said_now = {id: about.plain() for id, about in own.catalogue().items()}
    changed = {id: about for id, about in said_now.items() if id not in ours or about != ours[id].plain()}
    return {"about": changed, "view": opening(own)}


def opening(game: Game) -> dict[str, Any]:
    """A first position as a spectator sees it."""
    return game.new(max(game.seats), 1).view(None)


@cache
def shown(name: str) -> dict[str, Any]:
    """The figures of an installed game, and a position to draw its pieces by."""
    return {"figures": told(name), "view": opening(known(name))}


@cache
def told(name: str) -> list[dict[str, Any]]:
    """The figures of an installed game as JSON."""
    game = known(name)
    names: dict[str, str] = {}
    for id in game.catalogue():
        for name in (id, re.split("[-:]", id, maxsplit=1)[-1]):
            names.setdefault(name, id)
    return [
        {
            "place": figure.place,
            "value": figure.value,
            "source": figure.provenance,
            "about": piece_of(game, figure.path, names),
        }
        for figure in figures_of(game.components)
    ]


def piece_of(game: Game, path: Path, names: dict[str, str]) -> str:
    """The entry of the catalogue that explains the piece a figure belongs to, "" when there is none.

    A piece is a table of the components; its name is its key, or what it says its `id` or number is. The outermost is
    meant: a card, not what its effect is about.
    """
    for end in range(1, len(path)):
        holder = at(game.components.data, path[:end])
        if not isinstance(holder, dict):
            continue
        for name in (holder.get("id"), path[end - 1], holder.get("region")):
            if isinstance(name, str) and name in names and not name.isdigit():
                return names[name]
    return ""
