"""What the server says to a database as such: how transactions begin, what SQLite is set to, migrations.

`magnate.server.store` decides when these happen; the statements about rows are in the other parts of the repository.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine

# A statement as the database's driver takes it, with its values.
Statement = tuple[str, Any]
# What a transaction begins with in SQLite: one that writes claims the file at once.
READS: Final = "BEGIN"
WRITES: Final = "BEGIN IMMEDIATE"
BUSY: Final = 5000
MIGRATING: Final = 0x6D61676D
# Pages: should tidying fail for long, a commit does it after all.
LONGEST_WAL: Final = 20_000


class Rows:
    """Statements to be carried out together, whose results nobody asks for."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements

    def __call__(self, connection: Connection) -> None:
        """Carry them out one by one."""
        for statement, values in self.statements:
            connection.exec_driver_sql(statement, values)


def sqlite_engine(url: sa.URL, begin: str) -> Engine:
    """An engine for a SQLite file whose transactions begin the way they should."""
    engine = sa.create_engine(url, connect_args={"timeout": BUSY / 1000})
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Take transactions into our own hands and choose safety over speed."""
    connection.isolation_level = None
    wanted = (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY}",
        f"wal_autocheckpoint={LONGEST_WAL}",
    )
    for pragma in wanted:
        with contextlib.closing(connection.execute(f"PRAGMA {pragma}")) as cursor:
            cursor.fetchall()


def tidy(connection: Connection) -> None:
    """Bring SQLite's log into its file, as far as nobody reads it."""
    connection.execution_options(isolation_level="AUTOCOMMIT")
    connection.connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()


def has_tables(url: str) -> bool:
    """Whether a server has ever used a database; looking makes no file."""
    where = sa.make_url(url)
    file = where.database if where.get_backend_name() == "sqlite" else None
    if file and not Path(file).exists():
        return False
    engine = sa.create_engine(where)
    try:
        return sa.inspect(engine).has_table("alembic_version")
    finally:
        engine.dispose()


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("magnate.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    shared = engine.url.get_backend_name() == "postgresql"
    with engine.begin() as connection:
        if shared:
            # Processes that start together take turns.
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if shared:
            _make_job_queue(connection)


def _make_job_queue(connection: Connection) -> None:
    """Make the tables of the job queue where they are missing."""
    if connection.execute(sa.select(sa.func.to_regclass("procrastinate_jobs"))).scalar() is None:
        from procrastinate.schema import SchemaManager

        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute(SchemaManager.get_schema().encode())


def version(connection: Connection) -> str:
    """Which migration the database has seen last."""
    return str(connection.execute(sa.text("select version_num from alembic_version")).scalar())
