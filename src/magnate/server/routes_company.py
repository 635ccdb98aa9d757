"""Company: links to a table for other devices and for those who watch; how people are told of their turns."""

from __future__ import annotations

from fastapi import APIRouter

from magnate.server import links, reaching
from magnate.server.http import ERRORS, HouseOf, Json, Key, Lang
from magnate.server.models import Ok
from magnate.server.models_company import (
    FollowRequest,
    LinkRequest,
    LinkResponse,
    OpenedLinkResponse,
    OpenLinkRequest,
    ReachesResponse,
    ReachRequest,
    ReachResponse,
    ReachTokenRequest,
    WaysResponse,
)

router = APIRouter(tags=["company"], responses=ERRORS)


@router.post("/api/tables/{table_id}/links", responses={200: {"model": LinkResponse}})
async def make_link(house: HouseOf, table_id: str, key: Key, body: LinkRequest) -> Json:
    """A link that opens my seats on another device, once and for a quarter of an hour; or one that lets watch."""
    table = await house.tables.get(table_id)
    if body.watch:
        return Json(links.watch_link(table, body.origin))
    return Json(await links.seat_link(house, table, key, body.origin))


@router.post("/api/tables/{table_id}/links/open", responses={200: {"model": OpenedLinkResponse}})
async def open_link(house: HouseOf, table_id: str, body: OpenLinkRequest) -> Json:
    """The key a link was made for; it works once."""
    return Json(await links.opened_link(house, await house.tables.get(table_id), body.token))


@router.post("/api/tables/{table_id}/notify", responses={200: {"model": Ok}})
async def follow(house: HouseOf, table_id: str, key: Key, body: FollowRequest) -> Json:
    """Be told of the turns of my seats at this table, or not."""
    await reaching.followed(house, await house.tables.get(table_id), key, body.person, body.on)
    return Json({"ok": True})


@router.get("/api/notify", responses={200: {"model": WaysResponse}})
async def ways(house: HouseOf) -> Json:
    """How this server can tell people of their turns."""
    return Json(reaching.ways(house))


@router.get("/api/notify/reaches", responses={200: {"model": ReachesResponse}})
async def reaches(house: HouseOf, person: Key) -> Json:
    """All ways I am told of my turns. My client's secret is sent as the key."""
    return Json({"reaches": await reaching.listed(house, person)})


@router.post("/api/notify/reaches", status_code=201, responses={201: {"model": ReachResponse}})
async def add_reach(house: HouseOf, person: Key, lang: Lang, body: ReachRequest) -> Json:
    """A way to be told of my turns; an address is asked by mail first."""
    return Json(await reaching.added(house, person, body, lang), 201)


@router.delete("/api/notify/reaches/{reach_id}", responses={200: {"model": Ok}})
async def remove_reach(house: HouseOf, person: Key, reach_id: str) -> Json:
    """No longer be told this way."""
    await reaching.removed(house, person, reach_id)
    return Json({"ok": True})


@router.post("/api/notify/mail", responses={200: {"model": Ok}})
async def mail_link(house: HouseOf, body: ReachTokenRequest) -> Json:
    """What the link of a mail says: yes to mails, or no more of them."""
    await reaching.answered(house, body.act, body.token)
    return Json({"ok": True})
