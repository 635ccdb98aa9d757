"""Tables nobody plays at: quotas for those who make them, and an end for those that were left."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from people import pair, play_out
from served import Start

from loops import awaited
from magnate.server import buckets, schema
from magnate.server.expiry import Expiry
from magnate.server.repository_operators import acts_since
from magnate.server.settings import Settings
from magnate.server.store import Store, opened


def test_a_table_that_was_left_long_ago_is_deleted_and_a_finished_game_is_not(
    start: Start, tmp_path: Path
) -> None:
    server = start()
    left, played = server.client(), server.client()
    left.make()
    played.make()
    ada, basil = pair(server.client(), options={"rounds": 1})
    play_out(ada, basil)
    server.stop()
    url = server.settings.database
    long_ago = time.time() - 91 * 86_400
    with opened(url) as store, store.writer.begin() as connection:
        tables = schema.tables.c
        old = sa.update(schema.tables).where(tables.id != played.table).values(updated=long_ago)
        connection.execute(old)

    async def expire() -> int:
        store = Store(url)
        store.open()
        try:
            return await Expiry(Settings(), store).expire()
        finally:
            store.close()

    assert awaited(expire()) == 1
    with opened(url) as store, store.reader.begin() as connection:
        assert set(connection.execute(sa.select(schema.tables.c.id)).scalars()) == {ada.table, played.table}
        (act,) = acts_since(connection, 0)
    assert (act.who, act.act, act.target) == ("server", "delete", left.table)


def test_one_address_makes_only_so_many_tables(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(buckets.LIMITS, "quota", (0.001, 3.0))
    api = start(rate=1.0).client()
    body = {"game": "hoard", "seats": [{"kind": "me"}]}
    assert [api.post("/api/tables", body).status_code for _ in range(5)] == [201] * 3 + [429] * 2
    assert api.get("/api/tables").status_code == 200
