"""Backup and restore: one moment of a running server in a file, and a server that goes on from it."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from people import Client, pair, play_out
from postgres import Postgres
from served import Start

from magnate.server.backups import BadBackup, read_backup, write_backup
from magnate.server.repository_operators import Operator, acts_since
from magnate.server.store import opened


def test_a_backup_under_load_holds_every_move_acknowledged_before_it(start: Start, tmp_path: Path) -> None:
    server = start()
    players = [server.client() for _ in range(3)]
    for player in players:
        player.make(seats=[{"kind": "me"}, {"kind": "screen"}], options={"rounds": 8})
    stop = threading.Event()
    acknowledged = [0] * len(players)

    def play(number: int) -> None:
        while not stop.is_set():
            now = players[number].see()
            if now["status"] == "over":
                players[number].make(seats=[{"kind": "me"}, {"kind": "screen"}], options={"rounds": 8})
                acknowledged[number] = 0
            else:
                acknowledged[number] = players[number].moved()["at"]

    threads = [threading.Thread(target=play, args=(number,), daemon=True) for number in range(3)]
    for thread in threads:
        thread.start()
    while sum(acknowledged) < 20:
        stop.wait(0.01)
    before = [(str(player.table), at) for player, at in zip(players, acknowledged, strict=True)]
    with opened(server.settings.database) as store:
        write_backup(store, tmp_path / "magnate.backup")
    stop.set()
    for thread in threads:
        thread.join(20)
    keys = {str(player.table): str(player.key) for player in players}
    server.stop()

    url = f"sqlite:///{tmp_path / 'restored.db'}"
    with opened(url) as store:
        read_backup(store, tmp_path / "magnate.backup")
    again = start(database=url)
    for table, at in before:
        if table in keys:
            client = Client(again.url, keys[table], table)
            now = client.see()
            assert now["at"] >= at, "what was acknowledged before the backup is in it"
            if now["status"] == "playing":
                assert client.moved()["at"] == now["at"] + 1, "and the game goes on"


def test_a_restored_server_has_everything(start: Start, tmp_path: Path) -> None:
    server = start()
    ada, basil = pair(server.client())
    end = play_out(ada, basil)
    record = ada.look("record").text
    server.stop()
    file, url = tmp_path / "magnate.backup", f"sqlite:///{tmp_path / 'restored.db'}"
    with opened(server.settings.database) as store:
        counts = write_backup(store, file)
    assert counts["tables"] == 1
    with opened(url) as store:
        assert read_backup(store, file) == counts
        with pytest.raises(BadBackup, match="already holds tables"):
            read_backup(store, file)
        assert read_backup(store, file, force=True) == counts
    ada = Client(start(database=url).url, ada.key, ada.table)
    assert ada.see()["view"] == end["view"]
    assert ada.look("record").text == record


def test_what_is_no_backup_changes_nothing(start: Start, tmp_path: Path) -> None:
    server = start()
    pair(server.client())
    server.stop()
    whole = tmp_path / "magnate.backup"
    with opened(server.settings.database) as store:
        counts = write_backup(store, whole)
        lines = gzip.decompress(whole.read_bytes()).decode().splitlines(keepends=True)
        for name, content in {
            "cut": whole.read_bytes()[:-20],
            "short": gzip.compress("".join(lines[:-1]).encode()),
            "less": gzip.compress("".join([*lines[:-2], lines[-1]]).encode()),
            "other": gzip.compress((json.dumps({"magnate": "no"}) + "\n").encode()),
            "older": gzip.compress((json.dumps(json.loads(lines[0]) | {"version": "0001"}) + "\n").encode()),
            "text": b"hello",
            "empty": b"",
        }.items():
            (tmp_path / name).write_bytes(content)
            with pytest.raises(BadBackup):
                read_backup(store, tmp_path / name, force=True)
        with pytest.raises(BadBackup, match="text is not a backup of a Magnate server"):
            read_backup(store, tmp_path / "text", force=True)
        with pytest.raises(BadBackup):
            read_backup(store, tmp_path / "nowhere", force=True)
        with pytest.raises(BadBackup):
            write_backup(store, tmp_path / "no" / "folder")
        assert write_backup(store, whole) == counts


def test_the_commands_say_what_they_did(start: Start, tmp_path: Path) -> None:
    server = start()
    pair(server.client())

    def run(*args: str, database: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", "from magnate.cli.main import main; main()", *args]
        env = {**os.environ, "MAGNATE_DATABASE": database}
        return subprocess.run(command, capture_output=True, text=True, timeout=120, env=env)

    file = str(tmp_path / "magnate.backup")
    done = run("backup", file, database=server.settings.database)
    assert (done.returncode, done.stderr) == (0, "")
    assert "holds 1 tables" in done.stdout
    other = f"sqlite:///{tmp_path / 'restored.db'}"
    assert run("restore", file, database=other).returncode == 0
    refused = run("restore", file, database=other)
    assert refused.returncode == 2
    assert "--force" in refused.stderr


def test_a_backup_goes_from_one_kind_of_database_to_the_other(
    start: Start, tmp_path: Path, postgres: Postgres
) -> None:
    """SQLite to PostgreSQL, where it is played on while another backup is written, and back."""
    server = start()
    ada, basil = pair(server.client())
    ada.moved()
    server.stop()
    there, back = postgres.new_database(), f"sqlite:///{tmp_path / 'back.db'}"
    with opened(server.settings.database) as store:
        write_backup(store, tmp_path / "one")
    with opened(there) as store:
        assert read_backup(store, tmp_path / "one")["tables"] == 1
    second = start(database=there)
    ada = Client(second.url, ada.key, ada.table)
    assert ada.moved()["at"] == 2
    with opened(there) as store, store.writer.begin() as connection:
        Operator(connection, "tester").mute(str(ada.table), 1)
        Operator(connection, "tester").mute(str(ada.table), 1, on=False)
    with opened(there) as store:
        write_backup(store, tmp_path / "two")
    second.stop()
    with opened(there) as store:
        read_backup(store, tmp_path / "two", force=True)
        with store.writer.begin() as connection:
            Operator(connection, "tester").close()
            assert [act.number for act in acts_since(connection, 0)] == [1, 2, 3], "acts are numbered on"
    with opened(back) as store:
        read_backup(store, tmp_path / "two")
    basil = Client(start(database=back).url, basil.key, basil.table)
    assert basil.see()["at"] == 2
    assert basil.moved()["at"] == 3
