"""What operators do to a server, while it runs: every act is a row of the audit log, which the server watches.

The functions work on a connection of their own, so the command `magnate admin` needs nothing but the database. The
server itself deletes in the same way what nobody plays at any more.
"""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from magnate.core.errors import MagnateError
from magnate.server import schema
from magnate.server.table import hashed, new_key

CLOSED: Final = "closed"


# What belongs to a table and is deleted with it.
BELONGING: Final = (
    schema.archives,
    schema.scores,
    schema.commands,
    schema.links,
    schema.notices,
    schema.invitations,
    schema.results,
    schema.log,
    schema.keys,
)


class CannotDo(MagnateError):
    """An act of an operator's that is not possible; the text is a sentence."""


class Act(NamedTuple):
    """One row of the audit log."""

    number: int
    time: float
    who: str
    act: str
    target: str
    reason: str


class Doors(NamedTuple):
    """Who is kept out, and whether new tables may be made."""

    closed: bool
    bans: dict[str, float | None]


class Operator:
    """Somebody with the database in hand."""

    def __init__(self, connection: Connection, who: str, reason: str = "") -> None:
        self.connection = connection
        self.who = who
        self.reason = reason

    def delete(self, table_id: str) -> None:
        """Delete a table with everything that belongs to it."""
        self._table(table_id)
        for table in BELONGING:
            self.connection.execute(sa.delete(table).where(table.c.table_id == table_id))
        self.connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))
        self._note("delete", table_id)

    def revoke(self, table_id: str, seat: int, replace: bool = False) -> str | None:
        """Make the key of a seat (counted from 1) worthless; with `replace`, the new key that opens it instead."""
        keys = schema.keys.c
        row = self._key(table_id, seat)
        self.connection.execute(
            sa.delete(schema.keys).where(keys.table_id == table_id, keys.hash == row.hash)
        )
        key = None
        if replace:
            key = new_key()
            values = {"table_id": table_id, "hash": hashed(key), "seats": row.seats, "host": row.host}
            self.connection.execute(sa.insert(schema.keys), [values])
        self._note("revoke", f"{table_id} seat {seat}")
        return key

    def mute(self, table_id: str, seat: int, on: bool = True) -> None:
        """Stop the holder of a seat (counted from 1) from talking at the table, or let them talk again."""
        keys = schema.keys.c
        row = self._key(table_id, seat)
        self.connection.execute(
            sa.update(schema.keys).where(keys.table_id == table_id, keys.hash == row.hash).values(muted=on)
        )
        self._note("mute" if on else "unmute", f"{table_id} seat {seat}")

    def note_forgotten(self, table_id: str) -> None:
        """Note that a name was taken from a table, so that processes that have it in memory read it again."""
        self._note("forget", table_id)

    def close(self, on: bool = True) -> None:
        """Let nobody make new tables, or let everybody do so again; tables under way go on."""
        meta = schema.meta.c
        self.connection.execute(sa.delete(schema.meta).where(meta.name == CLOSED))
        if on:
            self.connection.execute(sa.insert(schema.meta), [{"name": CLOSED, "value": "yes"}])
        self._note("close" if on else "open", "")

    def ban(self, address: str, hours: float | None = None) -> None:
        """Let an address, or a network, in no longer, for some hours or for good."""
        place = network(address)
        until = None if hours is None else time.time() + hours * 3600
        self.connection.execute(sa.delete(schema.bans).where(schema.bans.c.address == place))
        values = {"address": place, "reason": self.reason, "until": until}
        self.connection.execute(sa.insert(schema.bans), [values])
        self._note("ban", place)

    def unban(self, address: str) -> None:
        """Let an address in again."""
        place = network(address)
        gone = self.connection.execute(sa.delete(schema.bans).where(schema.bans.c.address == place))
        if not gone.rowcount:
            raise CannotDo(f"{place} is not banned.")
        self._note("unban", place)

    def _table(self, table_id: str) -> None:
        columns = schema.tables.c
        if self.connection.execute(sa.select(columns.id).where(columns.id == table_id)).first() is None:
            raise CannotDo(f"There is no table '{table_id[:40]}'.")

    def _key(self, table_id: str, seat: int) -> Any:
        """The key that opens a seat."""
        self._table(table_id)
        keys = schema.keys.c
        query = sa.select(keys.hash, keys.seats, keys.host).where(keys.table_id == table_id)
        for row in self.connection.execute(query).all():
            if seat - 1 in json.loads(row.seats):
                return row
        raise CannotDo(f"No key opens seat {seat} of table '{table_id[:40]}'.")

    def _note(self, act: str, target: str) -> None:
        values = {
            "time": time.time(),
            "who": self.who[:64],
            "act": act,
            "target": target,
            "reason": self.reason,
        }
        self.connection.execute(sa.insert(schema.audit), [values])


def network(address: str) -> str:
    """An address or a network in its usual spelling."""
    try:
        return (
            str(ipaddress.ip_network(address.strip(), strict=False)).removesuffix("/32").removesuffix("/128")
        )
    except ValueError:
        raise CannotDo(f"'{address[:64]}' is neither an address nor a network.") from None


def acts_since(connection: Connection, number: int, late: Sequence[int] = (), limit: int = 1000) -> list[Act]:
    """The acts of operators after a certain one, and those before it that may have come late, in order."""
    audit = schema.audit
    wanted = sa.or_(audit.c.number > number, audit.c.number.in_(list(late)))
    query = sa.select(audit).where(wanted).order_by(audit.c.number).limit(limit)
    return [Act(*row) for row in connection.execute(query).all()]


def last_act(connection: Connection) -> int:
    """The number of the last act, 0 when there was none."""
    return connection.execute(sa.select(sa.func.max(schema.audit.c.number))).scalar() or 0


def doors(connection: Connection) -> Doors:
    """Who is kept out now."""
    bans = schema.bans.c
    closed = connection.execute(sa.select(schema.meta.c.value).where(schema.meta.c.name == CLOSED)).first()
    rows = connection.execute(sa.select(bans.address, bans.until)).all()
    return Doors(closed is not None, {row.address: row.until for row in rows})


def delete_abandoned(connection: Connection, since: float, limit: int) -> int:
    """Delete some of the unfinished tables at which nothing has happened since a certain time; how many."""
    tables = schema.tables.c
    query = (
        sa.select(tables.id)
        .where(tables.status.in_(("waiting", "playing")), tables.updated < since)
        .order_by(tables.updated)
        .limit(limit)
    )
    found = list(connection.execute(query).scalars())
    for table_id in found:
        Operator(connection, "server", "nobody played any more").delete(table_id)
    return len(found)
