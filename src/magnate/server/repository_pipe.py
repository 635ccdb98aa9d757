"""A connection to PostgreSQL for the rows of moves: a whole batch goes there and back once.

Everything from `begin` to `commit` is sent in one go and answered in one go, so that a batch costs one round trip
however many moves it holds.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import psycopg
import sqlalchemy as sa

# What has not been used for so long is asked for a sign of life first.
TRUSTED = 1.0


class Pipe:
    """The connection, opened when it is needed and again when it was lost. One thread uses it."""

    def __init__(self, url: sa.URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: psycopg.Connection | None = None
        self._used = 0.0

    def write(self, statements: Iterable[tuple[str, Any]]) -> None:
        """Carry out some statements in one transaction; none of them when one fails."""
        try:
            connection = self._ready()
            with connection.pipeline():
                connection.execute("begin")
                for statement, values in statements:
                    connection.execute(statement, values)
                connection.execute("commit")
            self._used = time.monotonic()
        except psycopg.Error as error:
            # What was skipped after the failure may be taken for prepared from now on: the connection is given up.
            self.close()
            raise sa.exc.DBAPIError.instance("", None, error, psycopg.Error) from error

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _ready(self) -> psycopg.Connection:
        """The connection, if it still answers, or a new one."""
        if self._connection is not None and time.monotonic() - self._used > TRUSTED:
            try:
                self._connection.execute("select 1")
            except psycopg.Error:
                self.close()
        if self._connection is None:
            self._connection = psycopg.connect(self._dsn, autocommit=True)
        return self._connection
