"""The store: one writer, safe on disk, migrations that lead to the schema the code expects."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from people import pair, play_out
from served import Start
from sqlalchemy.engine import Connection

from loops import awaited
from magnate.server import schema
from magnate.server import store as stores
from magnate.server.store import Store

T = TypeVar("T")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
    store.open()
    yield store
    store.close()


def put(name: str, value: str = "x"):  # type: ignore[no-untyped-def]
    def work(connection: Connection) -> str:
        connection.execute(sa.insert(schema.meta), [{"name": name, "value": value}])
        return name

    return work


def names(connection: Connection) -> list[str]:
    return list(connection.execute(sa.select(schema.meta.c.name).order_by(schema.meta.c.name)).scalars())


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_opening_twice_changes_nothing(store: Store) -> None:
    awaited(store.write(put("kept")))
    store.close()
    again = Store(str(store.url))
    again.open()
    assert awaited(again.read(names)) == ["kept"]
    again.close()


def test_sqlite_is_set_to_be_safe(store: Store) -> None:
    with store.writer.connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2, "FULL"
        assert connection.exec_driver_sql("pragma foreign_keys").scalar() == 1


async def under_way(store: Store, gate: threading.Event) -> asyncio.Future[bool]:
    """A write that has begun and waits at the gate."""
    begun = threading.Event()

    def wait(_: object) -> bool:
        begun.set()
        return gate.wait(60)

    slow = asyncio.ensure_future(store.write(wait))
    assert await asyncio.to_thread(begun.wait, 60)
    return slow


def test_a_write_that_fails_is_undone_alone(store: Store) -> None:
    async def many() -> list[object]:
        gate = threading.Event()
        slow = await under_way(store, gate)
        works = [store.write(put(name)) for name in ("a", "b", "a", "c")]
        waiting = [asyncio.ensure_future(work) for work in works]
        await asyncio.sleep(0)
        gate.set()
        await slow
        return await asyncio.gather(*waiting, return_exceptions=True)

    results = awaited(many())
    assert [results[i] for i in (0, 1, 3)] == ["a", "b", "c"]
    assert isinstance(results[2], sa.exc.IntegrityError)
    assert awaited(store.read(names)) == ["a", "b", "c"]


def test_a_caller_who_gives_up_does_not_harm_the_writer(store: Store) -> None:
    async def give_up() -> None:
        gate = threading.Event()
        slow = await under_way(store, gate)
        waiting = asyncio.ensure_future(store.write(put("never")))
        await asyncio.sleep(0)
        slow.cancel()
        waiting.cancel()
        await asyncio.sleep(0)
        gate.set()
        assert await store.write(put("after")) == "after"

    awaited(give_up())
    assert awaited(store.read(names)) == ["after"]


def test_tables_put_away_are_read_back_whole(start: Start) -> None:
    server = start(live_tables=0)
    ada, basil = pair(server.client())
    ada.moved()
    ada.do("undo", {"seq": 1})
    ada.moved()
    ada.moved()
    ada.do("undo", {"seq": 4, "ask": True})
    basil.do("chat", {"text": "no"})
    before = ada.see()
    house = server.server.house
    house.tables.forget(house.tables.live[str(ada.table)])
    after = ada.see()
    assert after == before
    assert basil.do("agree", {"seq": 4, "yes": True}).json()["at"] == 1
    assert play_out(ada, basil)["status"] == "over"


def test_what_the_lobby_shows_is_written_although_the_server_stops_in_the_middle_of_it(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    house, under_way = server.server.house, threading.Event()
    store, write = house.store, house.store.write

    async def stuck(work: Callable[[Connection], T]) -> T:
        """Every write gets through but the lobby's after the first choice."""
        task = asyncio.current_task()
        assert task is not None
        if "keep_saving" in repr(task.get_coro()) and [table.at for table in house.tables.live.values()] == [
            1
        ]:
            under_way.set()
            await asyncio.sleep(60)
        return await write(work)

    monkeypatch.setattr(store, "write", stuck)
    ada, _ = pair(server.client())
    ada.moved()
    assert under_way.wait(60)
    server.stop()
    engine = sa.create_engine(store.url)
    with engine.begin() as connection:
        brief = json.loads(connection.execute(sa.select(schema.tables.c.brief)).scalar_one())
    engine.dispose()
    assert brief["at"] == 1


def test_a_log_written_by_another_server_is_noticed(start: Start) -> None:
    first, second = start(), start()
    ada, _ = pair(first.client())
    other = second.client(ada.key)
    other.table = ada.table
    seen = other.see()
    ada.moved()
    late = other.choose(seen["seq"], seen["view"]["choices"][0]["id"])
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert late.json()["table"]["seq"] == 1, "it was read again"
    assert other.moved()["at"] == 2


class Held:
    """Work that is begun and then waits until it is let go on."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.free = threading.Event()

    def __call__(self, _connection: Connection) -> None:
        self.begun.release()
        assert self.free.wait(60)

    async def all_begun(self, count: int) -> None:
        for _ in range(count):
            assert await asyncio.to_thread(self.begun.acquire, timeout=60)


def test_news_are_read_although_everything_else_waits(store: Store) -> None:
    async def read() -> list[str]:
        held = Held()
        others = [asyncio.ensure_future(store.read(held)) for _ in range(3 * stores.READERS)]
        await held.all_begun(stores.READERS)
        try:
            async with asyncio.timeout(60):
                return await store.read(names, news=True)
        finally:
            held.free.set()
            await asyncio.gather(*others)

    awaited(store.write(put("told")))
    assert awaited(read()) == ["told"]


def test_what_would_be_read_too_late_is_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "BACKLOG", stores.READERS)

    async def read() -> None:
        held = Held()
        others = [asyncio.ensure_future(store.read(held)) for _ in range(stores.READERS)]
        await held.all_begun(stores.READERS)
        with pytest.raises(stores.Overloaded):
            await store.read(names)
        held.free.set()
        await asyncio.gather(*others)
        assert await store.read(names) == []

    awaited(read())


def test_what_would_be_written_too_late_is_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that waits for a moment does no harm; once it waits for long, no more are taken on."""
    now = 1000.0
    monkeypatch.setattr(stores, "time", SimpleNamespace(monotonic=lambda: now))

    async def write() -> None:
        nonlocal now
        held = Held()
        slow = asyncio.ensure_future(store.write(held))
        await held.all_begun(1)
        waiting = [asyncio.ensure_future(store.write(put("first")))]
        await asyncio.sleep(0)
        now += stores.LONGEST_WAIT
        waiting.append(asyncio.ensure_future(store.write(put("second"))))
        await asyncio.sleep(0)
        now += 0.1
        with pytest.raises(stores.Overloaded):
            await store.write(put("third"))
        held.free.set()
        await asyncio.gather(slow, *waiting)
        await store.write(put("fourth"))
        assert await store.read(names) == ["first", "fourth", "second"]

    awaited(write())
