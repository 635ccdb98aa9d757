"""When the store does not answer: 503 and nothing changed; when it is back, every table goes on by itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from people import Client, pair, until
from postgres import Postgres
from served import Running, Start

from magnate.server import bot_driver, repository_driver, store

BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the store give up soon when the database is locked."""
    monkeypatch.setattr(repository_driver, "BUSY", 100)


class Failures:
    """Counts the writes that failed, in the place of the store's log."""

    def __init__(self) -> None:
        self.count = 0

    def error(self, *_: object, **__: object) -> None:
        self.count += 1


@pytest.fixture
def failures(monkeypatch: pytest.MonkeyPatch) -> Failures:
    """The writes that fail from now on."""
    found = Failures()
    monkeypatch.setattr(store, "logger", found)
    return found


@contextmanager
def outage(server: Running) -> Iterator[None]:
    """Nothing can be written, as on a full disk; reading goes on."""
    path = server.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(path, isolation_level=None, timeout=20) as lock:
        lock.execute("begin immediate")
        yield
        lock.execute("rollback")


def ready(client: Client) -> bool:
    return client.get("/ready").status_code == 200


def test_a_move_that_cannot_be_written_is_503_and_did_not_happen(start: Start) -> None:
    server = start()
    ada, _ = pair(server.client())
    before = ada.see()
    choice = before["view"]["choices"][0]["id"]
    with outage(server):
        failed = ada.choose(0, choice, command="again")
        assert (failed.status_code, failed.json()["error"]["code"]) == (503, "store-down")
        assert int(failed.headers["retry-after"]) >= 1
        assert ada.see() == before
        assert server.client().post("/api/tables", {"game": "hoard", "seats": [BOT]}).status_code == 503
    done = ada.choose(0, choice, command="again")
    assert (done.status_code, done.json()["repeated"]) == (200, False)


def test_ready_says_whether_anything_can_be_written(start: Start) -> None:
    server = start()
    api = server.client()
    assert ready(api)
    with outage(server):
        until(lambda: not ready(api))
        assert int(api.get("/ready").headers["retry-after"]) >= 1
        assert api.get("/health").status_code == 200
    until(lambda: ready(api))


def test_bots_go_on_by_themselves_when_the_store_is_back(
    start: Start, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_driver, "TRIES", 2)
    server = start(watch_pause=0.1)
    api = server.client()
    api.make(seats=[BOT, BOT], options={"rounds": 8})
    api.wait(lambda t: t["at"] > 0)
    with outage(server):
        until(lambda: failures.count > bot_driver.TRIES)
        assert api.see()["status"] == "playing"
    assert api.wait(lambda t: t["status"] == "over", 60)["at"] == 32


def test_a_clock_that_runs_out_during_an_outage_is_noticed_afterwards(
    start: Start, failures: Failures
) -> None:
    server = start()
    _, basil = pair(server.client(), clock={"base": 1.0, "step": 0}, options={"rounds": 8})
    with outage(server):
        until(lambda: failures.count > 0)
    flagged = basil.wait(lambda t: t["seats"][0]["played_by"] == "bot")
    assert "note-time" in [note["id"] for note in flagged["notes"]]


def test_more_than_can_be_written_is_refused_at_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    ada, _ = pair(server.client())
    monkeypatch.setattr(store, "BACKLOG", 0)
    failed = ada.choose()
    assert (failed.status_code, failed.json()["error"]["code"]) == (503, "store-down")
    monkeypatch.setattr(store, "BACKLOG", 100)
    assert ada.moved()["at"] == 1


# --- an answer that got lost -------------------------------------------------------------------------


def test_who_brings_the_key_of_an_open_seat_may_ask_for_it_again(start: Start) -> None:
    api = start().client()
    api.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    body = {"name": "Basil", "key": "a-key-of-basils-own-making"}
    first = api.other().do("sit", body).json()
    again = api.other().do("sit", body).json()
    assert (first["key"], first["yours"]) == (again["key"], again["yours"]) == (body["key"], [1])
    basil = api.other(body["key"])
    assert basil.see()["yours"] == [1]
    assert api.other().do("sit", {"key": "another-key-of-someone-else"}).json()["yours"] == [2]
    for key in ("short", "x" * 65, "a key with spaces in its middle"):
        assert api.other().do("sit", {"key": key}).status_code == 422


def test_tables_go_on_by_themselves_after_postgresql_was_restarted(
    start: Start, postgres: Postgres, failures: Failures
) -> None:
    server = start(database=postgres.new_database(), watch_pause=0.1)
    api = server.client()
    api.make(seats=[BOT, BOT], options={"rounds": 8})
    api.wait(lambda t: t["at"] > 0)
    postgres.halt()
    failed = server.client().post("/api/tables", {"game": "hoard", "seats": [BOT]})
    assert (failed.status_code, failed.json()["error"]["code"]) == (503, "store-down")
    until(lambda: failures.count > 0)
    postgres.start()
    until(lambda: ready(api))
    assert api.wait(lambda t: t["status"] == "over", 60)["at"] == 32
