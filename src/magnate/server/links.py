"""Links to a table: one that opens a seat on another device, once and soon; one that only lets watch.

A seat's key is stored nowhere, only its hash. So a link carries a token, and the key is kept sealed with it until the
link is opened: somebody who reads the database learns neither.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, Final

import segno

from magnate.server.commands import known_holder
from magnate.server.errors import ApiError
from magnate.server.house import House
from magnate.server.repository import LinkRow
from magnate.server.table import Table, hashed

LASTS: Final = 900.0
MOST: Final = 5


def sealed(key: bytes, token: str) -> bytes:
    """A key hidden under a token that is used for it alone; the same again opens it."""
    pad = hashlib.shake_256(b"magnate seat link\0" + token.encode()).digest(len(key))
    return bytes(a ^ b for a, b in zip(key, pad, strict=True))


def drawn(text: str) -> dict[str, Any]:
    """A text as a QR code: how many modules wide, and the dark ones as an SVG path."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    runs: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                runs.append(f"M{x} {y}h{end - x}v1H{x}z")
            x = end + 1
    return {"size": len(rows), "path": "".join(runs)}


async def seat_link(house: House, table: Table, key: str | None, origin: str) -> dict[str, Any]:
    """A link that opens the sender's seats on another device."""
    holder = known_holder(table, key)
    assert key is not None
    token, now = secrets.token_urlsafe(24), time.time()
    row = LinkRow(hashed(token), table.id, holder.hash, sealed(key.encode(), token).hex(), now + LASTS)
    if not await house.repository.add_link(row, MOST, now):
        raise ApiError("too-many")
    link = f"{origin}/#/table/{table.id}?move={token}"
    return {"link": link, "expires": row.expires, "qr": drawn(link)}


def watch_link(table: Table, origin: str) -> dict[str, Any]:
    """A link that shows the table to anybody and opens no seat."""
    link = f"{origin}/#/table/{table.id}?watch=1"
    return {"link": link, "expires": None, "qr": drawn(link)}


async def opened_link(house: House, table: Table, token: str) -> dict[str, Any]:
    """The key that a link was made for; the link is used up."""
    row = await house.repository.take_link(table.id, hashed(token), time.time())
    if row is None:
        raise ApiError("link-used")
    key = sealed(bytes.fromhex(row.sealed), token).decode()
    holder = table.holder(key)
    if holder is None:
        raise ApiError("bad-key")
    return {"key": key, "yours": holder.seats}
