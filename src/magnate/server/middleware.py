"""What every request passes through: size limit, rate limit, security headers, measuring, one line of log."""

from __future__ import annotations

import time
from typing import Final

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magnate.server.buckets import Buckets, household
from magnate.server.doorkeeper import Doorkeeper
from magnate.server.errors import RETRY_AFTER, ApiError, language
from magnate.server.following import STRAIGHT
from magnate.server.metrics import Metrics
from magnate.server.presenting import encode
from magnate.server.settings import Settings

logger = structlog.get_logger("magnate.http")

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
# What is asked again and again by whoever looks after the server: cheap to answer, and never refused.
CHECKS: Final = ("/health", "/ready")
INSIDE: Final = (*CHECKS, "/metrics")
DRESS: Final = [(name.encode(), value.encode()) for name, value in SECURITY.items()]
CACHED: Final = (b"cache-control", b"no-store")
LARGE: Final = ("/api/records", "/api/tables")
OWNERS: Final = ("/figures", "/copy")
MAKING: Final = ("/branch", "/rematch", "/api/tables", "/api/records")
SIGNING: Final = (
    "/api/people",
    "/api/people/sign-in",
    "/api/people/sign-in/passkey",
    "/api/people/me/phrase",
    "/api/people/me/passkeys/new",
    "/api/people/me/friends",
)
THINKING: Final = (
    "/links",
    "/links/open",
    "/costly",
    "/hint",
    "/advice",
    "/preview",
    "/why",
    "/chat",
    *OWNERS,
)


def kind_of(method: str, path: str) -> str:
    """Which limit a request falls under."""
    if method not in ("POST", "DELETE"):
        return "read"
    if path in SIGNING:
        return "sign"
    if path.endswith(MAKING) or path.startswith(("/api/daily", "/api/notify")):
        return "make"
    if path.endswith("/talk"):
        return "talk"
    return "think" if path.endswith(THINKING) else "write"


class Gate:
    """The middleware, as plain ASGI so that streams pass untouched."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, doorkeeper: Doorkeeper, buckets: Buckets
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.doorkeeper = doorkeeper
        self.buckets = buckets
        self._under_way = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, pass it on, measure it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        status = 500

        async def send_dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), *DRESS]
                if scope["path"].startswith("/api/") and not any(n == CACHED[0] for n, _ in headers):
                    headers.append(CACHED)
                message = {**message, "headers": headers}
            await send(message)

        try:
            error = self._error(scope)
            body = b"" if error is not None else await self._body(scope, receive)
            if body is None:
                error = ApiError("too-large", {"limit": self._limit(scope["path"])})
            error = error or self._overload(scope["path"])
            if error is None:
                await self._pass_on(scope, _replayed(body or b"", receive), send_dressed, send)
            else:
                await _answer(error, scope, send_dressed)
        finally:
            self._note(scope, status, time.monotonic() - began)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, straight: Send) -> None:
        """Have a request worked on; a stream, which takes hours, does not count as work."""
        if _lasts(scope["path"]):
            scope[STRAIGHT] = straight
            try:
                await self.app(scope, receive, send)
            finally:
                # The way leads to the request, which leads here: such a circle would outlive both.
                del scope[STRAIGHT]
            return
        self._under_way += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._under_way -= 1

    def _overload(self, path: str) -> ApiError | None:
        """Whether so much is under way that one thing more would hold up the news of what has happened."""
        most = self.settings.under_way
        if 0 < most <= self._under_way and path not in INSIDE and not _lasts(path):
            return ApiError("overloaded", extra={"retry_after": RETRY_AFTER})
        return None

    def _limit(self, path: str) -> int:
        """How large a body may be here."""
        large = path in LARGE or path.endswith(OWNERS)
        return self.settings.text_limit if large else self.settings.body_limit

    def _error(self, scope: Scope) -> ApiError | None:
        """Why a request is not even looked at."""
        path = scope["path"]
        if "\x00" in path or b"%00" in scope["query_string"]:
            return ApiError("bad-request", {"reason": "NUL"})
        length = Headers(scope=scope).get("content-length", "")
        limit = self._limit(path)
        if length.isdigit() and int(length) > limit:
            return ApiError("too-large", {"limit": limit})
        if path in CHECKS:
            return None
        client = scope.get("client")
        address = client[0] if client else "?"
        if self.doorkeeper.banned(address):
            return ApiError("banned")
        kind, who = kind_of(scope["method"], path), household(address)
        wait = self.buckets.wait(who, kind)
        if wait == 0 and kind == "make":
            wait = self.buckets.wait(who, "quota")
        if wait > 0:
            return ApiError("too-many", extra={"retry_after": max(1, round(wait))})
        return None

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body of a request, or None when it is too large."""
        if scope["method"] in ("GET", "HEAD"):
            return b""
        limit = self._limit(scope["path"])
        body: bytes = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return body
            body += message.get("body", b"")
            if len(body) > limit:
                return None
            if not message.get("more_body", False):
                return body

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Measure and log a request: the route with its table, never keys, bodies or query strings."""
        route = scope.get("route")
        pattern = getattr(route, "path", "") or "other"
        self.metrics.requests.labels(scope["method"], pattern, str(status)).inc()
        if not pattern.endswith("/stream"):
            self.metrics.request_time.labels(pattern).observe(seconds)
        table = scope.get("path_params", {}).get("table_id")
        level = logger.info if status < 500 else logger.error
        level(
            "request",
            method=scope["method"],
            route=pattern,
            table=table,
            status=status,
            ms=round(seconds * 1000, 1),
        )


def _lasts(path: str) -> bool:
    """Whether a request is for a stream."""
    return path.endswith("/stream")


def _replayed(body: bytes, receive: Receive) -> Receive:
    """A receiver that gives the body that was already read, then what comes after it."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


async def _answer(error: ApiError, scope: Scope, send: Send) -> None:
    """Answer with an error before any route was reached."""
    extra = dict(error.extra)
    retry = extra.pop("retry_after", None)
    error.extra = extra
    body = encode(error.plain(language(Headers(scope=scope).get("accept-language", ""))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if retry is not None:
        headers.append((b"retry-after", str(retry).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
