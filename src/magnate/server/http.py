"""What all routes share: JSON answers, who is asking, in which language, and how faults are answered."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.exceptions import HTTPException

from magnate.server.bodies import encode
from magnate.server.faults import Fault, language
from magnate.server.house import House
from magnate.server.models import Failure
from magnate.server.table import Table

bearer = HTTPBearer(auto_error=False, description="the key of a seat")

FAULTS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Failure, "description": "It cannot be done; the sentence says why."},
    503: {"model": Failure, "description": "Not now; try again."},
}
TEXT_FAULTS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": fault["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
    }
    for status, fault in FAULTS.items()
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


Keeper = Annotated[House, Depends(house_of)]
Key = Annotated[str | None, Depends(key_of)]
Lang = Annotated[str, Depends(language_of)]
Brief = Annotated[bool, Depends(minimal)]


async def with_table(
    house: House, table: Table, key: str | None, brief: bool, work: Awaitable[dict[str, Any]]
) -> Json:
    """The answer to a command with the table as it now is; a stale command gets that too."""
    try:
        answer = await work
    except Fault as fault:
        if fault.code == "stale":
            now = await house.table(table.id)
            fault.extra["table"] = await house.show(now, now.holder(key))
        raise
    if not brief:
        answer = {**answer, "table": await house.show(table, table.holder(answer.get("key") or key))}
    return Json(answer)


def handle_faults(app: FastAPI) -> None:
    """Answer everything that goes wrong with a status, a code and a sentence."""

    @app.exception_handler(Fault)
    async def on_fault(request: Request, fault: Fault) -> Response:
        return Json(fault.plain(spoken(request)), fault.status)

    @app.exception_handler(RequestValidationError)
    async def on_bad_fields(request: Request, error: RequestValidationError) -> Response:
        problems = error.errors()
        reason = "; ".join(_problem(problem) for problem in problems[:5])
        code = "bad-request" if any(p["type"] == "json_invalid" for p in problems) else "bad-fields"
        fields = [".".join(str(part) for part in problem["loc"]) for problem in problems[:20]]
        fault = Fault(code, {"reason": reason}, extra={"fields": fields})
        return Json(fault.plain(spoken(request)), fault.status)

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        fault = {
            404: Fault("not-found", {"what": "page"}),
            405: Fault("bad-method"),
            415: Fault("bad-type"),
        }.get(error.status_code, Fault("bad-request", {"reason": str(error.detail)}))
        return Json(fault.plain(spoken(request)), error.status_code, headers=dict(error.headers or {}))


def _problem(problem: Any) -> str:
    """A problem of a request in words."""
    where = ".".join(str(part) for part in problem["loc"] if part not in ("body", "query", "path", "header"))
    return f"{where}: {problem['msg']}" if where else str(problem["msg"])
