"""The lobby finds what is asked for however many other tables there are."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from served import Start

from loops import awaited
from magnate.server.repository import Repository
from magnate.server.store import opened


def test_a_running_table_is_found_behind_many_finished_ones(start: Start, tmp_path: Path) -> None:
    server = start()
    host = server.client()
    host.make(seats=[{"kind": "me"}, {"kind": "screen"}])
    waiting = server.client()
    waiting.make(seats=[{"kind": "me"}, {"kind": "open"}])
    with sqlite3.connect(tmp_path / "tables.db") as store:
        store.row_factory = sqlite3.Row
        row = dict(store.execute("select * from tables where id = ?", (host.table,)).fetchone())
        brief = json.loads(row["brief"]) | {"status": "over"}
        for i in range(600):
            copy = row | {"id": f"copy{i}", "status": "over", "updated": time.time() + 60 + i}
            copy["brief"] = json.dumps(brief | {"id": copy["id"], "updated": copy["updated"]})
            marks = ", ".join("?" for _ in copy)
            store.execute(f"insert into tables ({', '.join(copy)}) values ({marks})", tuple(copy.values()))

    def listed(**query: str) -> list[str]:
        return [table["id"] for table in host.get("/api/tables", **query).json()["tables"]]

    assert len(listed()) == 100
    assert listed(status="playing") == [host.table]
    assert listed(open="true") == [waiting.table]
    assert listed(game="hoard", status="waiting") == [waiting.table]


@pytest.mark.parametrize(
    ("game", "status", "index"),
    [
        (None, None, "ix_tables_lobby "),
        (None, "waiting", "ix_tables_lobby_status "),
        ("hoard", None, "ix_tables_lobby_game "),
        ("hoard", "playing", "ix_tables_lobby_game_status "),
    ],
)
def test_a_page_is_read_from_an_index_in_its_order(
    tmp_path: Path, game: str | None, status: str | None, index: str
) -> None:
    asked: list[tuple[str, Any]] = []
    with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        sa.event.listen(
            store.reader,
            "before_cursor_execute",
            lambda connection, cursor, statement, values, *_: asked.append((statement, values)),
        )
        awaited(Repository(store).lobby(game, status, 10))
        statement, values = next(query for query in asked if "tables.brief" in query[0])
        with store.reader.connect() as connection:
            rows = connection.exec_driver_sql(f"explain query plan {statement}", values).all()
    plan = " ".join(f"{row[3]} " for row in rows)
    assert f"USING INDEX {index}" in plan
    assert "TEMP B-TREE" not in plan, "nothing is sorted"
