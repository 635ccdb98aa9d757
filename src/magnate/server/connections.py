"""Connections: how many one address may hold, and how long a request may take to arrive.

A client that opens connections and sends nothing, or a request drop by drop, is cut off before it can starve others. A
trusted proxy is not counted: it speaks for many, and cuts off slow clients itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from magnate.server.buckets import household
from magnate.server.settings import Settings

LONGEST_HEAD: Final = 64 * 1024


class Guarded(HttpToolsProtocol):
    """A connection that must make its requests in time; `guarded` gives it its limits."""

    settings: Settings
    trusted: Container[str]
    held: Counter[str]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head = 0
        self._counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or turn it away when its address holds too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address and address not in self.trusted:
            self._counted = household(address)
            self.held[self._counted] += 1
            if self.held[self._counted] > self.settings.connections > 0:
                transport.abort()
                return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """The address holds one connection less."""
        self._content()
        if self._counted:
            self.held[self._counted] -= 1
            if self.held[self._counted] <= 0:
                del self.held[self._counted]
            self._counted = ""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what arrives, but no head without end."""
        if self.parser is None or self.transport.is_closing():
            return
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LONGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins: its head must arrive in time."""
        super().on_message_begin()
        self._in_head = True
        self._expect()

    def on_headers_complete(self) -> None:
        """The head has arrived: so must the body."""
        self._in_head = False
        super().on_headers_complete()
        self._expect()

    def on_message_complete(self) -> None:
        """The whole request has arrived; now it is for the server to be quick."""
        self._head = 0
        self._content()
        super().on_message_complete()

    def _expect(self) -> None:
        """Wait for the rest, but not forever."""
        self._content()
        if self.settings.request_time > 0:
            self._patience = self.loop.call_later(self.settings.request_time, self.transport.abort)

    def _content(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def guarded(settings: Settings) -> type[Guarded]:
    """The protocol of a server with these settings."""

    async def nothing(*_: object) -> None:
        """No application: only the proxies' list is wanted."""

    trusted = ProxyHeadersMiddleware(nothing, settings.trusted_proxies).trusted_hosts
    return type("GuardedProtocol", (Guarded,), {"settings": settings, "trusted": trusted, "held": Counter()})
