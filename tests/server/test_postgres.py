"""The same server on PostgreSQL: one process, then two that share it."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from people import Client, news, pair, play_out, until
from postgres import Postgres
from served import Running, Start
from sqlalchemy.engine import Connection

from loops import awaited
from magnate.server import backend_postgres, schema
from magnate.server.backend_postgres import AFTER_OTHERS, Heard, PostgresBackend
from magnate.server.background import Background
from magnate.server.buckets import LIMITS
from magnate.server.repository_driver import Statement
from magnate.server.repository_operators import Operator
from magnate.server.repository_pipe import Pipe
from magnate.server.repository_shared import Listener
from magnate.server.store import Store, opened
from magnate.server.table import Entry

BOT = {"kind": "bot", "level": "greedy"}


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def two(start: Start, url: str) -> tuple[Running, Running]:
    return start(database=url), start(database=url)


def beside(client: Client, server: Running) -> Client:
    """The same person at another server."""
    return Client(server.url, client.key, client.table)


def test_a_game_on_postgresql_survives_a_restart(start: Start, url: str) -> None:
    first = start(database=url)
    ada, basil = pair(first.client())
    ada.moved()
    ada.do("undo", {"seq": 1, "command": "back"})
    ada.moved()
    ada.moved()
    before = ada.see()
    first.stop()
    again = start(database=url)
    ada, basil = beside(ada, again), beside(basil, again)
    assert ada.see()["view"] == before["view"]
    assert ada.do("undo", {"seq": 1, "command": "back"}).json()["repeated"] is True
    assert play_out(ada, basil)["status"] == "over"
    assert ada.table in [table["id"] for table in ada.get("/api/tables").json()["tables"]]


def test_the_migrations_lead_to_the_schema_on_postgresql(start: Start, url: str) -> None:
    start(database=url)

    def ours(name: str | None, kind: str, _parents: Any) -> bool:
        return kind != "table" or not str(name).startswith("procrastinate")

    with sa.create_engine(url).connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_name": ours})
        assert compare_metadata(context, schema.metadata) == []


def test_batches_that_clash_harm_none_of_those_after_them(url: str) -> None:
    """Statements are prepared on the way; one that was skipped after a clash must not be taken for prepared."""
    pipe = Pipe(sa.make_url(url))
    insert = "insert into rows values (%s)"
    try:
        pipe.write([("create table rows (number int primary key)", ()), (insert, (0,))])
        for start in range(1, 60, 3):
            with pytest.raises(sa.exc.IntegrityError):
                pipe.write([(insert, (0,)), (insert, (start,)), ("select %s", (start,))])
            pipe.write([(insert, (start,)), (insert, (start + 1,)), ("select %s", (start,))])
    finally:
        pipe.close()


def test_two_servers_show_the_same_table(two: tuple[Running, Running]) -> None:
    first, second = two
    ada, basil = pair(first.client())
    ada_there, basil_there = beside(ada, second), beside(basil, second)
    assert ada_there.see()["view"] == ada.see()["view"]
    ada.moved()
    assert ada_there.see()["seq"] == 1, "what one has acknowledged the other shows"
    assert play_out(ada_there, basil)["status"] == "over"
    assert basil_there.see()["status"] == ada.see()["status"] == "over"


def test_a_stream_hears_of_moves_made_at_another_server(two: tuple[Running, Running]) -> None:
    first, second = two
    ada, _ = pair(first.client())
    with beside(ada, second).follow(view=1) as events:
        next(events)
        ada.moved()
        ada.do("chat", {"text": "hello"})
        played, said = news(events, 2)
    assert (played["event"], played["data"]["table"]["seq"]) == ("play", 1)
    assert said["data"]["text"] == "hello"


def test_news_of_another_server_brings_what_is_new_so_that_nothing_is_read(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two
    ada, _ = pair(first.client())
    with beside(ada, second).follow(view=1) as events:
        next(events)
        monkeypatch.setattr(second.server.house.repository, "entries_after", None)
        ada.moved()
        ada.do("chat", {"text": "x" * 500})
        played, said = news(events, 2)
    assert (played["data"]["table"]["seq"], said["data"]["text"]) == (1, "x" * 500)


def test_a_mover_whose_stream_is_at_another_server_gets_the_table_once(two: tuple[Running, Running]) -> None:
    first, second = two
    ada, _ = pair(first.client())
    seen = ada.see()
    body = {"seq": 0, "choice": seen["view"]["choices"][0]["id"], "command": "a"}
    with beside(ada, second).follow(view=1) as events:
        name = {"magnate-stream": next(events)["data"]["stream"]}
        until(lambda: any(seat["here"] for seat in ada.see()["seats"]))
        path = f"/api/tables/{ada.table}/choose"
        assert "table" not in ada.post(path, body, **name).json()
        (played,) = news(events, 1)
    assert played["data"]["table"]["seq"] == 1
    until(lambda: not any(seat["here"] for seat in ada.see()["seats"]))
    assert "table" in ada.post(path, body, **name).json(), "the stream is no more"


def test_news_that_come_while_a_table_is_being_read_are_not_forgotten(url: str) -> None:
    """Two pieces of news that do not fit, the second while the first is read: both times the table is read."""

    async def told_twice() -> list[int]:
        read: list[int] = []
        going_on, table = asyncio.Event(), SimpleNamespace(id="t", number=0, lock=asyncio.Lock())

        async def catch_up(found: Any) -> None:
            read.append(found.number)
            await going_on.wait()
            found.number += 2

        background = Background()
        tables: Any = SimpleNamespace(live={"t": table}, catch_up=catch_up)
        gossip: Any = SimpleNamespace(me="me", streams=SimpleNamespace(process=""))
        nobody: Any = None
        backend = PostgresBackend(Store(url), tables, nobody, nobody, background, gossip, False)
        entries: list[Entry] = []
        backend._heard(Heard("other", "t", 2, entries))
        while not read:
            await asyncio.sleep(0)
        backend._heard(Heard("other", "t", 4, entries))
        await asyncio.sleep(0)
        going_on.set()
        await asyncio.gather(*background._tasks)
        return read

    assert awaited(told_twice()) == [0, 2]


def test_news_that_could_not_be_read_are_read_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody tells them a second time."""
    monkeypatch.setattr(backend_postgres, "RECONNECT", 0.0)

    async def told() -> int:
        table = SimpleNamespace(id="t", number=0, lock=asyncio.Lock())
        failing = ["away", "away"]

        async def catch_up(found: Any) -> None:
            if failing:
                raise sa.exc.OperationalError(failing.pop(), None, Exception())
            found.number = 2

        background = Background()
        tables: Any = SimpleNamespace(live={"t": table}, catch_up=catch_up)
        gossip: Any = SimpleNamespace(me="me", streams=SimpleNamespace(process=""))
        nobody: Any = None
        backend = PostgresBackend(Store(url), tables, nobody, nobody, background, gossip, False)
        backend._heard(Heard("other", "t", 2, []))
        await asyncio.gather(*background._tasks)
        return table.number

    assert awaited(told()) == 2


def test_questions_leave_room_for_the_jobs_of_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked, a process takes in so many at most; to the others it says so at once."""

    async def asked() -> list[str]:
        said: list[str] = []
        tables: Any = SimpleNamespace(get=get)
        gossip: Any = SimpleNamespace(
            me="me", streams=SimpleNamespace(process=""), answer=lambda *told: [f"{told[1]} {told[2]}"]
        )
        bots: Any = SimpleNamespace(advise=never)
        nobody: Any = None
        backend = PostgresBackend(Store(url), tables, bots, nobody, Background(), gossip, True)
        monkeypatch.setattr(backend, "_say", lambda message: asyncio.sleep(0, said.append(message)))
        rest = {"to": "me", "until": 2e9, "table_id": "t", "number": 0, "seat": 0, "level": "", "at": 0}
        waiting = [
            asyncio.ensure_future(backend._advise(question=f"{i}", asker=["a", f"{i}"], **rest))
            for i in range(backend_postgres.AT_ONCE)
        ]
        for _ in range(9):
            await asyncio.sleep(0)
        done = sum(task.done() for task in waiting)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert len(said) == done
        return said

    async def get(_: str) -> Any:
        return SimpleNamespace(number=0, play=SimpleNamespace(at=0))

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    said = awaited(asked())
    assert len(said) == backend_postgres.AT_ONCE // 2
    assert all("crashed" in message for message in said)


class Buffered:
    """A connection that hands over what was said a buffer at a time, as the library does."""

    def __init__(self, *buffers: list[str]) -> None:
        self.coming = list(buffers)
        self.arrived: list[str] = []

    def consume_input(self) -> None:
        self.arrived += self.coming.pop(0) if self.coming else []

    def notifies(self) -> Any:
        if not self.arrived:
            return None
        return SimpleNamespace(relname=b"news", extra=self.arrived.pop(0).encode())


def test_everything_that_was_said_is_taken_in_at_once() -> None:
    """However much it is: news must not wait for the next turn of the loop each time a buffer is full."""
    heard: list[tuple[str, str]] = []
    connection: Any = Buffered(["a", "b"], ["c"], ["d", "e"])
    Listener(connection, lambda channel, text: heard.append((channel, text))).take_in()
    assert heard == [("news", text) for text in "abcde"]


def test_of_moves_written_at_once_the_one_that_clashes_is_undone_alone(url: str) -> None:
    async def many(store: Store) -> list[object]:
        rows = [("insert into meta (name, value) values (%s, 'x')", (name,)) for name in "abac"]
        gate = threading.Event()
        slow = asyncio.ensure_future(store.write(lambda _: gate.wait(60)))
        waiting = [asyncio.ensure_future(store.add([row])) for row in rows]
        await asyncio.sleep(0)
        gate.set()
        await slow
        return await asyncio.gather(*waiting, return_exceptions=True)

    store = Store(url)
    store.open()
    try:
        found = awaited(many(store))
        names = awaited(store.read(lambda c: sorted(c.execute(sa.select(schema.meta.c.name)).scalars())))
    finally:
        store.close()
    assert isinstance(found[2], sa.exc.IntegrityError)
    assert [found[i] for i in (0, 1, 3)] == [None, None, None]
    assert names == ["a", "b", "c"]


def test_rows_are_written_again_after_the_connection_was_lost(url: str) -> None:
    def put(name: str) -> list[Statement]:
        return [("insert into meta (name, value) values (%s, 'x')", (name,))]

    async def lose(store: Store) -> None:
        await store.add(put("before"))
        with pytest.raises(sa.exc.OperationalError):
            await store.add([("select pg_terminate_backend(pg_backend_pid())", ())])
        await store.add(put("after"))

    store = Store(url)
    store.open()
    try:
        awaited(lose(store))
    finally:
        store.close()


def test_what_two_processes_make_at_once_is_made_once(url: str) -> None:
    both = threading.Barrier(2)

    def of(store: Store, tries: list[str | None]) -> Any:
        """What the first finds missing and makes: a row with a name of its own."""

        def work(connection: Connection) -> str:
            query = sa.select(schema.meta.c.value).where(schema.meta.c.name == "one for all")
            found: str | None = connection.execute(query).scalar()
            tries.append(found)
            if len(tries) == 1:
                both.wait(60)
            if found is None:
                found = f"made by {id(store)}"
                connection.execute(sa.insert(schema.meta), [{"name": "one for all", "value": found}])
            return found

        return work

    async def at_once(one: Store, other: Store) -> list[str]:
        return await asyncio.gather(one.write(of(one, tries[0])), other.write(of(other, tries[1])))

    stores, tries = [Store(url), Store(url)], ([], [])  # type: ignore[var-annotated]
    for store in stores:
        store.open()
    try:
        first, second = awaited(at_once(*stores))
    finally:
        for store in stores:
            store.close()
    assert first == second
    assert sorted(len(tried) for tried in tries) == [1, 2], "one of them looked again"


def test_a_database_that_takes_nothing_in_is_said_to_be_away(start: Start, url: str) -> None:
    """As when another took its place that may only be read."""
    server = start(database=url)
    ada, _ = pair(server.client())
    with sa.create_engine(url, isolation_level="AUTOCOMMIT").connect() as connection:
        name = connection.execute(sa.text("select current_database()")).scalar()
        connection.execute(sa.text(f"alter database {name} set default_transaction_read_only = on"))
        others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
        connection.execute(sa.text(f"{others} and datname = '{name}'"))
    answers = [ada.choose() for _ in range(3)] + [ada.post("/api/people", {"name": "Ada", "device": "x"})]
    told = [(answer.status_code, answer.json()["error"]["code"]) for answer in answers]
    assert told == [(503, "store-down")] * 4
    assert ada.get("/ready").status_code == 503


def test_a_command_that_still_fits_is_carried_out_although_another_server_was_first(
    two: tuple[Running, Running],
) -> None:
    first, second = two
    ada, basil = pair(first.client())
    ada_there, basil_there = beside(ada, second), beside(basil, second)
    seen = ada_there.see()
    for _ in range(3):
        basil.do("chat", {"text": "well?"})
        basil_there.do("chat", {"text": "well?"})
    assert ada_there.choose(seen["seq"], seen["view"]["choices"][0]["id"]).status_code == 200
    late = ada.choose(seen["seq"], seen["view"]["choices"][0]["id"])
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert late.json()["table"]["seq"] == 1


def test_a_command_repeated_at_another_server_gets_its_first_answer(two: tuple[Running, Running]) -> None:
    first, second = two
    ada, _ = pair(first.client())
    there = beside(ada, second)
    seen = there.see()
    choice = seen["view"]["choices"][0]["id"]
    assert ada.choose(0, choice, command="once").json()["repeated"] is False
    again = there.choose(0, choice, command="once").json()
    assert (again["repeated"], again["seq"]) == (True, 1)
    assert there.choose(0, choice + 1, command="once").json()["error"]["code"] == "command-reused"


def test_an_open_seat_taken_at_one_server_has_its_key_at_the_other(two: tuple[Running, Running]) -> None:
    first, second = two
    ada = first.client()
    ada.make(seats=[{"kind": "me"}, {"kind": "open"}])
    there = beside(ada, second)
    assert there.see()["status"] == "waiting"
    key = ada.other().do("sit", {"name": "Zoe"}).json()["key"]
    zoe = Client(second.url, key, ada.table)
    assert zoe.do("chat", {"text": "here I am"}).status_code == 200
    assert there.see()["status"] == "playing"
    assert Client(second.url, None, ada.table).do("sit", {}).json()["error"]["code"] == "taken"


def test_bots_move_by_jobs_whoever_serves_the_table(two: tuple[Running, Running]) -> None:
    first, second = two
    ada = first.client()
    ada.make(seats=[{"kind": "me"}, BOT])
    there = beside(ada, second)
    for person in (ada, there) * 3:
        now = person.wait(lambda table: table["status"] == "over" or bool(table["view"]["choices"]), 30)
        if now["status"] == "over":
            break
        person.moved()
    by = {move["by"] for move in ada.look("events", since=0).json()["moves"]}
    assert by == {"person", "bot"}


def test_whoever_keeps_many_bots_busy_comes_after_the_others(
    start: Start, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "bots", (0.001, 2.0))
    api = start(database=url, jobs=0, rate=1.0, trusted_proxies="127.0.0.1").client()
    for address in ("203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"):
        api.http.headers["x-forwarded-for"] = address
        api.make(seats=[BOT, BOT])
    with sa.create_engine(url).connect() as connection:
        jobs = connection.execute(sa.text("select priority from procrastinate_jobs order by id"))
        assert list(jobs.scalars()) == [0, 0, AFTER_OTHERS, 0]


def test_a_table_of_bots_alone_is_played_out(start: Start, url: str) -> None:
    server = start(database=url, watch_pause=0.0)
    ada = server.client()
    ada.make(seats=[BOT, BOT])
    assert ada.wait(lambda table: table["status"] == "over", 60)["status"] == "over"


def test_a_server_without_jobs_leaves_the_bots_to_others(start: Start, url: str) -> None:
    alone = start(database=url, jobs=0)
    ada = alone.client()
    ada.make(seats=[BOT, {"kind": "me"}])
    with sa.create_engine(url).begin() as connection:
        assert connection.execute(sa.text("select status from procrastinate_jobs")).scalar_one() == "todo"
        assert connection.execute(sa.text("select count(*) from procrastinate_workers")).scalar_one() == 0
    assert ada.see()["at"] == 0
    start(database=url)
    assert ada.wait(lambda table: bool(table["view"]["choices"]), 30)["at"] > 0


def test_a_clock_runs_out_on_one_server_although_the_table_was_made_on_another(
    start: Start, url: str
) -> None:
    made_at = start(database=url, jobs=0)
    ada = made_at.client()
    ada.make(seats=[{"kind": "me"}, {"kind": "screen"}], clock={"base": 1.5, "step": 0.0})
    start(database=url)
    now = ada.wait(lambda table: table["seats"][table["view"]["actor"]]["played_by"] == "bot", 30)
    assert now["notes"][-1]["id"] == "note-time"


def test_nothing_is_left_to_do_at_a_table_that_was_deleted(start: Start, url: str) -> None:
    """A job for a clock that runs out later finds no table, and is done."""
    server = start(database=url)
    ada, _ = pair(server.client(), clock={"base": 2, "step": 0})
    jobs = sa.text("select status from procrastinate_jobs where lock like :table")

    def waiting(store: Store) -> list[Any]:
        with store.reader.begin() as connection:
            return connection.execute(jobs, {"table": f"{ada.table}%"}).all()

    with opened(url) as store:
        assert waiting(store)
        with store.writer.begin() as connection:
            Operator(connection, "tester").delete(str(ada.table))
        until(lambda: not waiting(store), "the job is done with", 20)


def test_a_table_without_a_job_gets_one_when_a_worker_starts(start: Start, url: str) -> None:
    made_at = start(database=url, jobs=0)
    ada = made_at.client()
    ada.make(seats=[BOT, {"kind": "me"}])
    clocked = made_at.client()
    clocked.make(seats=[{"kind": "me"}, {"kind": "screen"}], clock={"base": 3.0, "step": 0.0})
    with sa.create_engine(url).begin() as connection:
        connection.execute(sa.text("delete from procrastinate_jobs"))
    start(database=url)
    assert ada.wait(lambda table: bool(table["view"]["choices"]), 30)["at"] > 0
    assert clocked.wait(lambda table: bool(table["notes"]), 30)["notes"][-1]["id"] == "note-time"
