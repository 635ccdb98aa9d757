"""What all routes share: JSON answers, who is asking, in which language, and how errors are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar

import sqlalchemy as sa
import structlog
from fastapi import Depends, FastAPI, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from magnate.server.buckets import household
from magnate.server.commands import Answer, Sender
from magnate.server.errors import RETRY_AFTER, ApiError, language
from magnate.server.house import House
from magnate.server.models import Failure, RequestBody, Whole
from magnate.server.presenting import encode, table_body
from magnate.server.store import Overloaded

logger = structlog.get_logger("magnate.http")
Asked = TypeVar("Asked", bound=RequestBody)
bearer = HTTPBearer(auto_error=False, description="the key of a seat")

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Failure, "description": "It cannot be done; the sentence says why."},
    503: {"model": Failure, "description": "Not now; try again."},
}
TEXT_ERRORS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": error["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
    }
    for status, error in ERRORS.items()
}


class Json(Response):
    """A JSON answer."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The content as JSON."""
        return encode(content)


def spoken(request: Request) -> str:
    """The language of a request."""
    return language(request.headers.get("accept-language", ""))


# Dependencies are coroutines: FastAPI would run plain functions in a thread each.


async def house_of(request: Request) -> House:
    """The house of this server."""
    house: House = request.app.state.house
    return house


async def key_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    """The key that came with a request."""
    return given.credentials if given is not None else None


async def language_of(request: Request) -> str:
    """The language the asker likes best."""
    return spoken(request)


async def minimal(request: Request) -> bool:
    """Whether the asker wants commands answered without the table."""
    return "return=minimal" in request.headers.get("prefer", "")


async def origin_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


async def address_of(request: Request) -> str:
    """Where a request comes from, as it is counted."""
    return counted_of(request)


HouseOf = Annotated[House, Depends(house_of)]
Key = Annotated[str | None, Depends(key_of)]
Lang = Annotated[str, Depends(language_of)]
Brief = Annotated[bool, Depends(minimal)]
Origin = Annotated[str, Depends(origin_of)]
Address = Annotated[str, Depends(address_of)]
SeatQuery = Annotated[Whole | None, Query(description="which of my seats (any seat, once the game is over)")]
ABOUT_STREAM: Final = "my open stream, which brings me the table"
StreamName = Annotated[str | None, Header(description=ABOUT_STREAM)]


async def sender_of(
    house: HouseOf, table_id: str, key: Key, address: Address, magnate_stream: StreamName = None
) -> Sender:
    """Who sends a command to a table."""
    return Sender(house, table_id, key, address, magnate_stream)


From = Annotated[Sender, Depends(sender_of)]


def bearer_of(request: Request) -> str | None:
    """The key that came with a request, read from its head."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" and key else None


def counted_of(request: Request) -> str:
    """Where a request comes from, as it is counted."""
    return household(request.client.host if request.client else "?")


def stream_of(request: Request) -> str | None:
    """The stream that a request names."""
    return request.headers.get("magnate-stream")


async def body_of(request: Request, model: type[Asked]) -> Asked:
    """What a request asks for, or the error that says which field is wrong."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise RequestValidationError([{"type": "json_type", "loc": ("body",), "msg": "send JSON"}])
    try:
        return model.model_validate_json(await request.body())
    except ValidationError as error:
        problems = error.errors(include_url=False, include_context=False)
        raise RequestValidationError(
            [{**problem, "loc": ("body", *problem["loc"])} for problem in problems]
        ) from None


async def with_table(sender: Sender, work: Awaitable[Answer], brief: bool = False) -> Json:
    """The answer to a command with the table as it now is, unless the sender's stream brings that.

    A stale command gets the table too. Either way the command has seen to it that the table is not behind.
    """
    house = sender.house
    try:
        answer = await work
    except ApiError as error:
        if error.code == "stale":
            now = await house.tables.get(sender.table_id, fresh=False)
            error.extra["table"] = table_body(now, now.holder(sender.key), house.streams.here(now))
        raise
    table = await house.tables.get(sender.table_id, fresh=False)
    holder = table.holder(answer.get("key") or sender.key)
    if not brief and not house.streams.brings(table.id, sender.stream, holder):
        answer = {**answer, "table": table_body(table, holder, house.streams.here(table))}
    return Json(answer)


async def on_api_error(request: Request, error: Any) -> Response:
    """What we refuse ourselves."""
    return Json(error.plain(spoken(request)), error.status, headers=later(error.status))


async def on_store_error(request: Request, failure: Any) -> Response:
    """A store that does not answer or takes nothing in, or has too much to do."""
    logger.error("the store does not answer", error=type(failure).__name__)
    return await on_api_error(request, ApiError("store-down"))


async def on_bad_fields(request: Request, error: Any) -> Response:
    """A request whose fields are not what they should be."""
    problems = error.errors()
    reason = "; ".join(_problem(problem) for problem in problems[:5])
    code = "bad-request" if any(p["type"] == "json_invalid" for p in problems) else "bad-fields"
    fields = [".".join(str(part) for part in problem["loc"]) for problem in problems[:20]]
    return await on_api_error(request, ApiError(code, {"reason": reason}, extra={"fields": fields}))


async def on_http(request: Request, error: Any) -> Response:
    """No such page, no such method."""
    answer = {
        404: ApiError("not-found", {"what": "page"}),
        405: ApiError("bad-method"),
        415: ApiError("bad-type"),
    }.get(error.status_code, ApiError("bad-request", {"reason": str(error.detail)}))
    return Json(answer.plain(spoken(request)), error.status_code, headers=dict(error.headers or {}))


FAULTS: Final[dict[type[Exception], Callable[[Request, Any], Awaitable[Response]]]] = {
    ApiError: on_api_error,
    sa.exc.OperationalError: on_store_error,
    sa.exc.InterfaceError: on_store_error,
    sa.exc.InternalError: on_store_error,
    sa.exc.IntegrityError: on_store_error,
    sa.exc.TimeoutError: on_store_error,
    Overloaded: on_store_error,
    RequestValidationError: on_bad_fields,
    HTTPException: on_http,
}


def handle_errors(app: FastAPI) -> None:
    """Answer everything that goes wrong with a status, a code and a sentence."""
    for kind, answer in FAULTS.items():
        app.add_exception_handler(kind, answer)


async def answered(request: Request, work: Callable[[Request], Awaitable[Response]]) -> Response:
    """The answer to a request that goes past the application's own handling of errors."""
    try:
        return await work(request)
    except tuple(FAULTS) as error:
        kind = next(kind for kind in type(error).__mro__ if kind in FAULTS)
        return await FAULTS[kind](request, error)


def later(status: int) -> dict[str, str]:
    """When to try again, where that may help."""
    return {"retry-after": str(RETRY_AFTER)} if status in (429, 503) else {}


def _problem(problem: Any) -> str:
    """A problem of a request in words."""
    where = ".".join(str(part) for part in problem["loc"] if part not in ("body", "query", "path", "header"))
    return f"{where}: {problem['msg']}" if where else str(problem["msg"])
