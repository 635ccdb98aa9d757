"""A shortcut for the one request that everybody waits for: a choice goes straight to its function.

The application would look for its route, its dependencies and its errors in general ways that cost more than the choice
itself. It has the same route, for its description and for every method but the one that counts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from magnate.server.http import answered


class Shortcut:
    """Middleware that answers one route itself; its path has a single parameter."""

    def __init__(self, app: ASGIApp, path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> None:
        self.app = app
        self.endpoint = endpoint
        self.route = Route(path, endpoint, methods=["POST"])
        before, _, rest = path.partition("{")
        self.name, _, after = rest.partition("}")
        self.ends = before, after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for the route, pass on any other."""
        value = self._value(scope) if scope["type"] == "http" and scope["method"] == "POST" else ""
        if not value:
            await self.app(scope, receive, send)
            return
        scope["path_params"] = {self.name: value}
        scope["route"] = self.route
        answer = await answered(Request(scope, receive), self.endpoint)
        await answer(scope, receive, send)

    def _value(self, scope: Scope) -> str:
        """The parameter in the path of a request; "" where the path is another."""
        path: str = scope["path"]
        before, after = self.ends
        if not (path.startswith(before) and path.endswith(after)):
            return ""
        value = path[len(before) : len(path) - len(after)]
        return "" if "/" in value else value
