"""A stream as the answer to a request: it begins like every answer, then its news go straight to the connection."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from magnate.server.streams import Stream, Streams

HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}
STRAIGHT: Final = "magnate.send"


class Following(Response):
    """The news of a table for as long as someone listens."""

    media_type = "text/event-stream"

    def __init__(self, streams: Streams, stream: Stream, after: int | None) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self.streams = streams
        self.stream = stream
        self.after = after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the head and the greeting, then the news until one side ends."""
        leaving = asyncio.create_task(self._left(receive))
        news = self.streams.follow(self.stream, self.after)
        way = send
        try:
            await send(
                {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
            )
            async with contextlib.aclosing(news):
                async for piece in news:
                    await way({"type": "http.response.body", "body": piece, "more_body": True})
                    # What every request passes through has seen the head and need not see the rest.
                    way = scope[STRAIGHT]
            await way({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            leaving.cancel()

    async def _left(self, receive: Receive) -> None:
        """End the stream when its listener is gone."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.end()
