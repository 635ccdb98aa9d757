"""What a backup reads and a restore writes: whole tables of the database, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from magnate.server import schema

TOGETHER: Final = 500


def rows_of(connection: Connection, table: sa.Table) -> Iterator[Sequence[Any]]:
    """All rows of a table, a few at a time."""
    yield from connection.execution_options(yield_per=TOGETHER).execute(sa.select(table))


def holds_tables(connection: Connection) -> bool:
    """Whether anybody has ever played here."""
    return connection.execute(sa.select(schema.tables.c.id).limit(1)).first() is not None


def clear(connection: Connection) -> None:
    """Delete everything."""
    for table in reversed(schema.metadata.sorted_tables):
        connection.execute(sa.delete(table))


def insert(connection: Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Put complete rows back."""
    connection.execute(sa.insert(table), rows)


def count_on(connection: Connection) -> None:
    """Let PostgreSQL number the next act after the last restored one; SQLite does so by itself."""
    if connection.dialect.name == "postgresql":
        following = (
            "select setval(pg_get_serial_sequence('audit', 'number'), coalesce(max(number), 0) + 1, false)"
        )
        connection.execute(sa.text(f"{following} from audit"))
