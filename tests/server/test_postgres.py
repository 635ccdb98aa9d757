"""The same store on PostgreSQL; runs where MAGNATE_TEST_POSTGRES names an empty database."""

from __future__ import annotations

import os

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from people import pair, play_out
from served import Start

from magnate.server import schema

URL = os.environ.get("MAGNATE_TEST_POSTGRES", "")
pytestmark = pytest.mark.skipif(not URL, reason="MAGNATE_TEST_POSTGRES is not set")


def test_a_game_on_postgresql_survives_a_restart(start: Start) -> None:
    first = start(database=URL)
    ada, basil = pair(first.client())
    ada.moved()
    ada.do("undo", {"seq": 1, "command": "back"})
    ada.moved()
    ada.moved()
    before = ada.see()
    first.stop()
    again = start(database=URL)
    ada = again.client(ada.key).take(ada.key, str(ada.table))
    basil = again.client(basil.key).take(basil.key, str(basil.table))
    assert ada.see()["view"] == before["view"]
    assert ada.do("undo", {"seq": 1, "command": "back"}).json()["repeated"] is True
    assert play_out(ada, basil)["status"] == "over"
    assert ada.table in [table["id"] for table in ada.get("/api/tables").json()["tables"]]


def test_the_migrations_lead_to_the_schema_on_postgresql(start: Start) -> None:
    start(database=URL)
    with sa.create_engine(URL).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
