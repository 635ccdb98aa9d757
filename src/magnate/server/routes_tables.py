"""Tables: making them, seeing them, playing at them, following them."""

from __future__ import annotations

import time
from typing import Annotated, Final, Literal

from fastapi import APIRouter, FastAPI, Header, Query, Request, Response

from magnate.server import commands, creating, seating
from magnate.server.commands import Sender
from magnate.server.errors import ApiError
from magnate.server.following import Following
from magnate.server.house import House
from magnate.server.http import (
    ABOUT_STREAM,
    ERRORS,
    TEXT_ERRORS,
    Address,
    Brief,
    From,
    HouseOf,
    Json,
    Key,
    Origin,
    SeatQuery,
    bearer_of,
    body_of,
    counted_of,
    minimal,
    stream_of,
    with_table,
)
from magnate.server.models import EmptyRequest, Whole
from magnate.server.models_commands import (
    AgreeRequest,
    BotRequest,
    CancelRequest,
    ChatRequest,
    ChooseRequest,
    DoneResponse,
    NewsResponse,
    RematchResponse,
    SatResponse,
    SitRequest,
    TableOnly,
    UndoRequest,
)
from magnate.server.models_company import (
    ResignRequest,
    TalkRequest,
    WatchingRequest,
)
from magnate.server.models_past import (
    BranchRequest,
)
from magnate.server.models_tables import (
    KeysRequest,
    LobbyResponse,
    MyTablesResponse,
    NewTableResponse,
    RecordRequest,
    SeatRequest,
    TableRequest,
    TableResponse,
)
from magnate.server.presenting import day_runs, table_body, viewer_of
from magnate.server.streams import Stream

router = APIRouter(tags=["tables"], responses=ERRORS)


def wishes_of(seats: list[SeatRequest]) -> list[creating.SeatWish]:
    """The seats as they were asked for."""
    return [creating.SeatWish(s.kind, s.name, s.level, s.style, s.colour) for s in seats]


async def new_table(house: House, new: creating.NewTable) -> Json:
    """The answer that shows the keys of a new table, this once."""
    answer = {
        "table": table_body(new.table, new.holder, house.streams.here(new.table)),
        "key": new.key,
        "keys": new.keys,
    }
    return Json(answer, 201, headers={"location": f"/api/tables/{new.table.id}"})


# --- making and finding ----------------------------------------------------------------------------


@router.post("/api/tables", status_code=201, responses={201: {"model": NewTableResponse}})
async def make_table(house: HouseOf, address: Address, body: TableRequest) -> Json:
    """Make a table. The keys are shown once and stored only as hashes."""
    clock = None if body.clock is None else {"base": body.clock.base, "step": body.clock.step}
    plan = creating.Plan(
        body.game,
        body.options,
        components=body.components,
        seed=body.seed,
        private=body.private,
        clock=clock,
        name=body.name,
        open_seed=body.seed is not None,
    )
    return await new_table(house, await creating.create(house, plan, wishes_of(body.seats), address))


@router.get("/api/tables", responses={200: {"model": LobbyResponse}})
async def lobby(
    house: HouseOf,
    game: Annotated[str | None, Query(max_length=64)] = None,
    status: Literal["waiting", "playing", "over"] | None = None,
    open: Annotated[bool, Query(description="only tables with an open seat")] = False,
) -> Json:
    """The public tables, newest first."""
    return Json({"tables": await house.lobby.public(game, status, open)})


@router.post("/api/mine", responses={200: {"model": MyTablesResponse}})
async def my_tables(house: HouseOf, body: KeysRequest) -> Json:
    """The tables that my keys open, the last played first."""
    return Json({"tables": await house.lobby.mine(body.keys)})


@router.get(
    "/api/tables/{table_id}",
    responses={200: {"model": TableResponse}, 304: {"description": "Nothing has changed."}},
)
async def show_table(
    house: HouseOf,
    table_id: str,
    key: Key,
    seat: SeatQuery = None,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """The table as the holder of the key may see it; without a key, as a spectator."""
    table = await house.tables.get(table_id)
    holder = commands.known_holder(table, key) if key else None
    if seat is not None and (holder is None or seat not in holder.seats):
        raise ApiError("not-yours", {"seat": seat + 1})
    there = house.streams.here(table)
    here = "".join(str(int(is_here)) for is_here in there)
    tag = f'W/"{table.number}-{viewer_of(table, holder, seat)}-{here}-{table.thinking}"'
    if tag == if_none_match:
        return Response(status_code=304, headers={"etag": tag, "cache-control": "no-cache"})
    body = table_body(table, holder, there, seat)
    return Json(body, headers={"etag": tag, "cache-control": "private, no-cache"})


# --- commands --------------------------------------------------------------------------------------


@router.post("/api/tables/{table_id}/sit", responses={200: {"model": SatResponse}})
async def sit(sender: From, body: SitRequest) -> Json:
    """Take a seat: a friend's with its key, an open one without. Also renames, and takes back from a bot."""
    return await with_table(sender._replace(stream=None), seating.sit(sender, body))


@router.post("/api/tables/{table_id}/undo", responses={200: {"model": DoneResponse}})
async def undo(sender: From, brief: Brief, body: UndoRequest) -> Json:
    """Take back one's last choice, free or (with `ask`) by consent."""
    return await with_table(sender, commands.undo(sender, body), brief)


@router.post("/api/tables/{table_id}/agree", responses={200: {"model": DoneResponse}})
async def agree(sender: From, brief: Brief, body: AgreeRequest) -> Json:
    """Consent to an undo that was asked for, or refuse it."""
    return await with_table(sender, commands.agree(sender, body), brief)


@router.post("/api/tables/{table_id}/cancel", responses={200: {"model": DoneResponse}})
async def cancel(sender: From, brief: Brief, body: CancelRequest) -> Json:
    """Go back to the start of one's unfinished turn."""
    return await with_table(sender, commands.cancel(sender, body), brief)


@router.post("/api/tables/{table_id}/bot", responses={200: {"model": TableOnly}})
async def bot(sender: From, body: BotRequest) -> Json:
    """Hand a seat to a bot, or take it back."""
    return await with_table(sender._replace(stream=None), seating.hand(sender, body))


@router.post("/api/tables/{table_id}/chat", responses={200: {"model": NewsResponse}})
async def chat(sender: From, body: ChatRequest) -> Json:
    """Say something at the table."""
    return Json(await commands.say(sender, body))


@router.post("/api/tables/{table_id}/talk", responses={200: {"model": NewsResponse}})
async def talk(sender: From, body: TalkRequest) -> Json:
    """Say something to the others who watch; players read it when the game is over. Needs no key."""
    return Json(await commands.talk(sender, body))


@router.post("/api/tables/{table_id}/watching", responses={200: {"model": TableOnly}})
async def watching(sender: From, body: WatchingRequest) -> Json:
    """As the host, let spectators talk to each other, or not."""
    return await with_table(sender._replace(stream=None), commands.watching(sender, body))


@router.post("/api/tables/{table_id}/resign", responses={200: {"model": TableOnly}})
async def resign(sender: From, body: ResignRequest) -> Json:
    """Give a seat of mine up for good; a bot plays it to the end."""
    return await with_table(sender._replace(stream=None), seating.resign(sender, body))


@router.post("/api/tables/{table_id}/rematch", responses={200: {"model": RematchResponse}})
async def rematch(sender: From, body: EmptyRequest) -> Json:
    """Play again: a new table that the same keys open."""
    return Json(await creating.rematch(sender, body))


@router.post("/api/tables/{table_id}/branch", status_code=201, responses={201: {"model": NewTableResponse}})
async def branch(house: HouseOf, table_id: str, key: Key, address: Address, body: BranchRequest) -> Json:
    """Play on from a moment of this table, at a table of one's own."""
    table = await house.tables.get(table_id)
    wishes = None if body.seats is None else wishes_of(body.seats)
    new = await creating.branch(house, table, key, body.at, body.seat, wishes, address)
    return await new_table(house, new)


@router.post("/api/records", status_code=201, responses={201: {"model": NewTableResponse}})
async def import_record(house: HouseOf, address: Address, body: RecordRequest) -> Json:
    """Bring in a finished game, verified, as a private table to look at."""
    return await new_table(house, await creating.import_record(house, body.record, body.components, address))


# --- following -------------------------------------------------------------------------------------


@router.get(
    "/api/tables/{table_id}/stream",
    status_code=200,
    response_class=Following,
    responses={**TEXT_ERRORS, 200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def stream(
    house: HouseOf,
    table_id: str,
    key: Key,
    origin: Origin,
    seat: SeatQuery = None,
    view: Annotated[bool, Query(description="news carry the table")] = False,
    differences: Annotated[bool, Query(description="with view: only what changed, once I have it")] = False,
    after: Annotated[Whole | None, Query(description="send everything after this news first")] = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Following:
    """Live news as server-sent events; `Last-Event-ID` resumes."""
    table = await house.tables.get(table_id)
    holder = commands.known_holder(table, key) if key else None
    if seat is not None and (holder is None or seat not in holder.seats):
        raise ApiError("not-yours", {"seat": seat + 1})
    if last_event_id is not None and last_event_id.isdecimal():
        after = int(last_event_id[:12])
    if holder is None and day_runs(table):
        # What happened before would tell others how this deal goes.
        after = None
    house.streams.admit(origin)
    return Following(house.streams, Stream(table, holder, seat, view, differences, origin), after)


# --- choosing --------------------------------------------------------------------------------------

CHOOSE: Final = "/api/tables/{table_id}/choose"
CHOOSING: Final = {
    "security": [{"HTTPBearer": []}],
    "parameters": [
        {"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}},
        {
            "name": "magnate-stream",
            "in": "header",
            "required": False,
            "schema": {"type": "string"},
            "description": ABOUT_STREAM,
        },
    ],
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": ChooseRequest.model_json_schema()}},
    },
}


async def choose(request: Request) -> Json:
    """Make a choice. It is on disk when this is answered."""
    began = time.monotonic()
    house: House = request.app.state.house
    table_id, address = request.path_params["table_id"], counted_of(request)
    sender = Sender(house, table_id, bearer_of(request), address, stream_of(request))
    body = await body_of(request, ChooseRequest)
    answer = await with_table(sender, commands.choose(sender, body), await minimal(request))
    house.metrics.move_time.observe(time.monotonic() - began)
    return answer


def serve_choices(app: FastAPI) -> None:
    """The one route that everybody waits for; it is read by hand, and `Shortcut` leads to it."""
    app.add_api_route(
        CHOOSE,
        choose,
        methods=["POST"],
        tags=["tables"],
        responses={200: {"model": DoneResponse}, **ERRORS},
        openapi_extra=CHOOSING,
    )
