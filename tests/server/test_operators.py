"""What operators do, on the database of a running server: it is carried out within moments, and written down."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from people import Client, pair, until
from served import Running, Start

from magnate.server import doorkeeper, schema
from magnate.server.repository_operators import CannotDo, Operator, acts_since, last_act
from magnate.server.store import Store, opened


@pytest.fixture(autouse=True)
def _attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server look at once what operators did."""
    monkeypatch.setattr(doorkeeper, "EVERY", 0.05)


@contextmanager
def operator(server: Running, reason: str = "") -> Iterator[Operator]:
    """An operator beside a running server; the server has taken notice when this ends."""
    house = server.server.house
    with opened(server.settings.database) as store, store.writer.begin() as connection:
        yield Operator(connection, "tester", reason)
    with opened(server.settings.database) as store, store.reader.begin() as connection:
        last = last_act(connection)
    until(lambda: house.doorkeeper.last >= last, "the server takes notice")


def test_a_deleted_table_is_gone_and_its_streams_end(start: Start) -> None:
    server = start()
    ada, _ = pair(server.client())
    ada.moved()
    with ada.other(ada.key).follow() as events:
        next(events)
        with operator(server, "spam") as who:
            who.delete(str(ada.table))
        assert [event["event"] for event in events][-1] == "bye"
    assert ada.get(f"/api/tables/{ada.table}").status_code == 404
    assert ada.choose(1, 0).status_code == 404
    assert ada.get("/api/tables").json()["tables"] == []


def test_a_revoked_key_opens_nothing_and_its_successor_does(start: Start) -> None:
    server = start()
    ada, basil = pair(server.client())
    with basil.other(basil.key).follow() as events:
        next(events)
        with operator(server) as who:
            key = who.revoke(str(ada.table), 2, replace=True)
        assert [event["event"] for event in events][-1] == "bye"
    assert basil.do("chat", {"text": "hi"}).json()["error"]["code"] == "bad-key"
    assert ada.see()["yours"] == [0], "others keep theirs"
    basil.take(key, str(ada.table))
    assert basil.see()["yours"] == [1]
    with operator(server) as who:
        assert who.revoke(str(ada.table), 2) is None
    assert basil.get(f"/api/tables/{ada.table}").status_code == 401


def test_who_is_muted_plays_but_does_not_talk(start: Start) -> None:
    server = start()
    ada, basil = pair(server.client())
    with operator(server) as who:
        who.mute(str(ada.table), 1)
    assert ada.do("chat", {"text": "hi"}).json()["error"]["code"] == "muted"
    assert ada.moved()["at"] == 1
    assert basil.do("chat", {"text": "hi"}).status_code == 200
    with operator(server) as who:
        who.mute(str(ada.table), 1, on=False)
    assert ada.do("chat", {"text": "hi"}).status_code == 200


def test_those_who_follow_a_table_that_is_read_again_miss_nothing(start: Start) -> None:
    server = start()
    ada, basil = pair(server.client())
    with basil.other(basil.key).follow() as events:
        next(events)
        with operator(server) as who:
            who.mute(str(ada.table), 1)
        ada.moved()
        play = next(event for event in events if event["event"] == "play")
    assert play["data"]["seq"] == 1


def test_closed_doors_let_tables_under_way_go_on(start: Start) -> None:
    server = start()
    ada, _ = pair(server.client())
    with operator(server) as who:
        who.close()
    for path, body in (
        ("/api/tables", {"game": "hoard", "seats": [{"kind": "me"}]}),
        ("/api/daily/hoard", {"name": "Ada"}),
        ("/api/records", {"record": "x"}),
    ):
        refused = ada.post(path, body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "closed"), path
    assert ada.moved()["at"] == 1
    server.stop()
    again = start()
    assert again.client().post("/api/tables", {"game": "hoard", "seats": [{"kind": "me"}]}).status_code == 403
    with operator(again) as who:
        who.close(on=False)
    assert Client(again.url).make()


def test_a_banned_address_is_kept_out_and_its_streams_end(start: Start) -> None:
    server = start(trusted_proxies="127.0.0.1")
    there = {"x-forwarded-for": "203.0.113.7"}
    ada = server.client()
    ada.make()
    with ada.other(ada.key).follow(there) as events:
        next(events)
        with operator(server, "flood") as who:
            who.ban("203.0.113.0/24")
        assert [event["event"] for event in events][-1] == "bye"
    refused = ada.http.get("/api/games", headers=there)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "banned")
    assert ada.get("/api/games").status_code == 200
    with operator(server) as who:
        who.unban("203.0.113.0/24")
    assert ada.http.get("/api/games", headers=there).status_code == 200
    with operator(server) as who:
        who.ban("203.0.113.7", hours=0)
    assert ada.http.get("/api/games", headers=there).status_code == 200, "its time is over"


def test_what_cannot_be_done_is_said_and_not_written_down(start: Start) -> None:
    server = start()
    ada, _ = pair(server.client())
    with opened(server.settings.database) as store, store.writer.begin() as connection:
        who = Operator(connection, "tester")
        for act in (
            lambda: who.delete("none"),
            lambda: who.revoke("none", 1),
            lambda: who.revoke(str(ada.table), 3),
            lambda: who.mute(str(ada.table), 0),
            lambda: who.ban("not an address"),
            lambda: who.unban("203.0.113.9"),
        ):
            with pytest.raises(CannotDo):
                act()
        assert acts_since(connection, 0) == []


def magnate(database: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from magnate.cli.main import main; main()", *args]
    env = {**os.environ, "MAGNATE_DATABASE": database}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=env)


def run(server: Running, *args: str) -> subprocess.CompletedProcess[str]:
    return magnate(server.settings.database, "admin", *args)


def test_the_command_acts_and_tells_what_was_done(start: Start) -> None:
    server = start()
    ada, _ = pair(server.client())
    assert run(server, "ban", "203.0.113.7", "--reason", "flood").returncode == 0
    done = run(server, "revoke", str(ada.table), "2", "--replace")
    assert "The new key: " in done.stdout
    assert run(server, "delete", str(ada.table)).returncode == 0
    wrong = run(server, "delete", "none")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "There is no table 'none'" in wrong.stderr
    lines = run(server, "audit").stdout.splitlines()
    assert [line.split("  ")[2] for line in lines] == ["ban", "revoke", "delete"]
    assert lines[0].endswith("203.0.113.7  flood")


@pytest.mark.parametrize("table", ["-Qfo64Ezx_1a", "--o64Ezx_1aQ"])
def test_a_table_whose_id_begins_with_a_dash_can_be_named(start: Start, table: str) -> None:
    server = start()
    for act in (["delete", table], ["revoke", table, "1", "--replace"], ["mute", table, "1"]):
        done = run(server, *act, "--reason", "why not")
        assert f"There is no table '{table}'" in done.stderr


@pytest.mark.parametrize("command", [["admin", "close"], ["admin", "audit"], ["backup", "file"]])
def test_where_no_server_keeps_tables_nothing_is_done_and_nothing_is_made(
    tmp_path: Path, command: list[str]
) -> None:
    """As when the database was not named: nobody is told that the doors are closed, and no backup is empty."""
    empty = tmp_path / "empty.db"
    empty.touch()
    for file in (tmp_path / "typo.db", empty):
        done = magnate(
            f"sqlite:///{file}", *[str(tmp_path / word) if word == "file" else word for word in command]
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert "No server has kept tables in this database" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["empty.db"]
    assert empty.stat().st_size == 0


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("nonsense", "no database URL"),
        ("chest+of:secret@drawers", "no database URL"),
        ("postgresql+psycopg://ada:secret@127.0.0.1:1/magnate", "The database does not answer: "),
        ("sqlite:////dev/null/tables.db", "The database "),
    ],
)
@pytest.mark.parametrize("command", [["admin", "open"], ["serve", "--port", "0"]])
def test_a_database_that_cannot_be_had_is_spoken_of_in_one_sentence(
    database: str, said: str, command: list[str]
) -> None:
    done = magnate(database, *command)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("magnate: ")
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr


def test_an_act_that_took_longer_than_a_later_one_is_carried_out_too(start: Start) -> None:
    server = start()
    ada, _ = pair(server.client())
    house = server.server.house
    audit = schema.audit
    with opened(server.settings.database) as store:
        with store.writer.begin() as connection:
            row = {"number": house.doorkeeper.last + 5, "time": 1.0, "who": "x", "act": "open", "target": ""}
            connection.execute(sa.insert(audit), [{**row, "reason": ""}])
        until(lambda: house.doorkeeper.last == row["number"], "the later one is done")
        with store.writer.begin() as connection:
            Operator(connection, "tester").delete(str(ada.table))
            earlier = sa.update(audit).where(audit.c.act == "delete").values(number=audit.c.number - 3)
            connection.execute(earlier)
    until(lambda: ada.get(f"/api/tables/{ada.table}").status_code == 404, "the table is gone")


def test_a_line_of_the_lobby_that_was_stored_meanwhile_is_stored_again(start: Start) -> None:
    """Another process may have had the table in memory with a name that was taken from it."""
    server = start()
    ada, _ = pair(server.client())
    ada.see()
    columns = schema.tables.c

    def names(store: Store) -> list[str]:
        with store.reader.begin() as connection:
            brief = connection.execute(sa.select(columns.brief).where(columns.id == ada.table)).scalar_one()
        return [seat["name"] for seat in json.loads(brief)["seats"]]

    with opened(server.settings.database) as store:
        until(lambda: names(store) == ["Ada", "Basil"])
        until(lambda: not server.server.house.lobby.noted(str(ada.table)))
        with store.writer.begin() as connection:
            brief = sa.func.replace(columns.brief, "Ada", "Adelaide")
            connection.execute(sa.update(schema.tables).values(brief=brief))
            Operator(connection, "server").note_forgotten(str(ada.table))
        until(lambda: names(store) == ["Ada", "Basil"], "as the table is", 10)
