"""The same server on PostgreSQL: one process, then two that share it."""

from __future__ import annotations

import time
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from people import Client, news, pair, play_out
from postgres import Postgres
from served import Running, Start

from magnate.server import schema

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


def test_a_table_of_bots_alone_is_played_out(start: Start, url: str) -> None:
    server = start(database=url, watch_pause=0.0)
    ada = server.client()
    ada.make(seats=[BOT, BOT])
    assert ada.wait(lambda table: table["status"] == "over", 60)["status"] == "over"


def test_a_server_without_jobs_leaves_the_bots_to_others(start: Start, url: str) -> None:
    alone = start(database=url, jobs=0)
    ada = alone.client()
    ada.make(seats=[BOT, {"kind": "me"}])
    time.sleep(1)
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


def test_a_table_without_a_job_gets_one_when_a_worker_starts(start: Start, url: str) -> None:
    made_at = start(database=url, jobs=0)
    ada = made_at.client()
    ada.make(seats=[BOT, {"kind": "me"}])
    clocked = made_at.client()
    clocked.make(seats=[{"kind": "me"}, {"kind": "screen"}], clock={"base": 3.0, "step": 0.0})
    time.sleep(1.5)
    with sa.create_engine(url).begin() as connection:
        connection.execute(sa.text("delete from procrastinate_jobs"))
    start(database=url)
    assert ada.wait(lambda table: bool(table["view"]["choices"]), 30)["at"] > 0
    assert clocked.wait(lambda table: bool(table["notes"]), 30)["notes"][-1]["id"] == "note-time"
