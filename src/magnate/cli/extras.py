"""What a command needs beyond the package itself."""

from __future__ import annotations

import os
from importlib.util import find_spec

from magnate.core.errors import MagnateError


class MissingExtra(MagnateError):
    """A library that a command needs is not installed."""


SERVER = (
    "alembic",
    "fastapi",
    "httptools",
    "msgspec",
    "platformdirs",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
)


def needs_server(database: str = "") -> None:
    """Say what is missing for a server on a database (by default the one the environment names)."""
    needs("server", *SERVER)
    if (database or os.environ.get("MAGNATE_DATABASE", "")).startswith("postgresql"):
        needs("postgres", "procrastinate", "psycopg")


def needs(extra: str, *libraries: str) -> None:
    """Say before any work is done what is missing for it."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra(f"This needs {library}: pip install 'magnate[{extra}]'.")
