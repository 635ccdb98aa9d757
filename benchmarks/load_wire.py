"""What the load says to a server and reads of its answers: as little as a player needs, so that it costs little."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from magnate.server.differences import patched


class Http:
    """A keep-alive connection that speaks just enough HTTP, so that the client costs little."""

    def __init__(self, port: int, key: str | None = None) -> None:
        self.port = port
        self.key = key
        self.stream: str | None = None
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, dict[str, str]]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        head = [f"{method} {path} HTTP/1.1", "host: localhost", f"content-length: {len(body)}"]
        head += ["content-type: application/json"] if body else []
        head += [f"authorization: Bearer {self.key}"] if self.key else []
        head += [f"magnate-stream: {self.stream}"] if self.stream else []
        self.writer.write("\r\n".join([*head, "", ""]).encode() + body)
        assert self.reader is not None
        raw = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = raw.split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in lines if line)
        return int(first.split()[1]), fields

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        status, fields = await self._ask(method, path, data)
        assert self.reader is not None
        raw = await self.reader.readexactly(int(fields["content-length"]))
        return status, json.loads(raw)

    async def events(self, path: str) -> Any:
        status, _ = await self._ask("GET", path, b"")
        assert status == 200, status
        assert self.reader is not None
        while True:
            try:
                block = await self.reader.readuntil(b"\n\n")
            except asyncio.IncompleteReadError:
                return
            found = block.find(b"data: ")
            if found >= 0:
                yield NEWS.decode(block[found + 6 : -2])


class View(msgspec.Struct):
    """What a player needs of a view."""

    choices: list[dict[str, Any]]


class Now(msgspec.Struct):
    """What a player needs of a table."""

    status: str
    seq: int
    view: View


class Change(msgspec.Struct):
    """What changed since the last table."""

    patch: list[Any]


class News(msgspec.Struct):
    """What a player needs of a piece of news; reading no more keeps the load cheap."""

    stream: str = ""
    seq: int = -1
    by: str = ""
    over: bool = False
    table: Now | str | None = None
    change: Change | None = None


NEWS = msgspec.json.Decoder(News)


def follow(now: Now, news: News) -> None:
    """Let what changed take effect on a table."""
    assert news.change is not None
    now.seq = news.seq
    inside = news.change.patch[1]
    now.status = patched(now.status, inside.get("status"))
    view = inside.get("view")
    if view is not None:
        now.view.choices = patched(now.view.choices, view[1].get("choices"))
