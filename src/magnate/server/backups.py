"""Backups: everything a database holds in one compressed file, the same for SQLite and PostgreSQL.

The file is written from one reading transaction, so it shows one moment although the server goes on. It is lines of
JSON: a head, then a name of a table or a row of it at a time, then a line with the counts, without which a file is not
whole. A backup of one kind of database can be restored into the other.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from magnate.core.errors import MagnateError
from magnate.server import schema
from magnate.server.repository_backups import TOGETHER, clear, count_on, holds_tables, insert, rows_of
from magnate.server.repository_driver import version
from magnate.server.store import Store

HEAD: Final = "magnate backup 1"

Counts = dict[str, int]


class BadBackup(MagnateError):
    """A file that is no backup, or a database that cannot take one."""


def write_backup(store: Store, file: Path) -> Counts:
    """Write all rows into a file; it is in its place only once it is whole."""
    partial = file.with_name(file.name + ".part")
    try:
        with store.reader.connect() as connection:
            if store.url.get_backend_name() != "sqlite":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin(), gzip.open(partial, "wt", encoding="utf-8", newline="\n") as out:
                counts: Counts = {}
                print(json.dumps({"magnate": HEAD, "version": version(connection)}), file=out)
                for table in schema.metadata.sorted_tables:
                    counts[table.name] = 0
                    print(json.dumps({"rows": table.name}), file=out)
                    for row in rows_of(connection, table):
                        print(json.dumps([_plain(value) for value in row]), file=out)
                        counts[table.name] += 1
                print(json.dumps({"counts": counts}), file=out)
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.replace(file)
    except OSError as error:
        raise BadBackup(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        partial.unlink(missing_ok=True)
    return counts


def read_backup(store: Store, file: Path, force: bool = False) -> Counts:
    """Fill a database from a file, in one transaction: all of it, or nothing."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text, store.writer.begin() as connection:
            lines = (json.loads(line) for line in text)
            _check_head(next(lines, None), version(connection), file)
            _clear(connection, force)
            return _fill(connection, lines, file)
    except gzip.BadGzipFile:
        raise BadBackup(f"{file} is not a backup of a Magnate server.") from None
    except OSError as error:
        raise BadBackup(f"{file} cannot be read: {error.strerror or error}.") from None
    except (EOFError, ValueError, zlib.error):
        raise BadBackup(f"{file} is not a whole backup.") from None


def _check_head(head: Any, version: str, file: Path) -> None:
    if not isinstance(head, dict) or head.get("magnate") != HEAD:
        raise BadBackup(f"{file} is not a backup of a Magnate server.")
    if head["version"] != version:
        raise BadBackup(
            f"{file} was written by another version of the server (its database is of version {head['version']}, "
            f"this one of {version}): restore it with that version and start the newer one on it afterwards."
        )


def _clear(connection: Connection, force: bool) -> None:
    """An empty database; only one that is allowed to be emptied."""
    if holds_tables(connection) and not force:
        raise BadBackup("The database already holds tables; with --force they are replaced.")
    clear(connection)


def _fill(connection: Connection, lines: Iterator[Any], file: Path) -> Counts:
    """Insert the rows; what was counted must agree with what came."""
    counts: Counts = {}
    table = schema.meta
    rows: list[dict[str, Any]] = []
    for line in lines:
        if isinstance(line, list):
            rows.append(_row(table, line))
            counts[table.name] += 1
        if rows and (isinstance(line, dict) or len(rows) >= TOGETHER):
            insert(connection, table, rows)
            rows = []
        if isinstance(line, dict):
            if "counts" in line:
                if line["counts"] != counts:
                    break
                count_on(connection)
                return counts
            table = schema.metadata.tables[line["rows"]]
            counts[table.name] = 0
    raise BadBackup(f"{file} is not a whole backup.")


def _row(table: sa.Table, values: list[Any]) -> dict[str, Any]:
    """A row from its line."""
    names = [column.name for column in table.columns]
    return {
        name: base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
        for name, value in zip(names, values, strict=True)
    }


def _plain(value: Any) -> Any:
    """A value of a row as JSON."""
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
