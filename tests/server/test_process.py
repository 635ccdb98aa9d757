"""The server as a process: killed in mid-flood, interrupted with open streams, its logs."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from people import Client, play_out, until
from served import Process, Start

from magnate.core.registry import load
from magnate.server import main, presenting_games
from magnate.server.play import mark_of

Launch = Callable[..., Process]
RECORDS = Path(__file__).parents[1] / "records"
SCREEN = [{"kind": "me"}, {"kind": "screen"}]


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Launch]:
    """Start servers on the same database; whatever still runs is killed afterwards."""
    started: list[Process] = []

    def begin(**environment: str) -> Process:
        database, errors = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "tables.log"
        started.append(Process(database, errors, **environment))
        return started[-1]

    yield begin
    for process in started:
        if process.process.poll() is None:
            process.kill()


class Flood:
    """Somebody who plays as fast as the server answers and writes down what was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        made = client.make(seats=SCREEN, options={"rounds": 8})
        self.now = made["table"]
        self.acknowledged: list[tuple[int, int]] = []
        self.asked: tuple[int, int, str] = (0, 0, "")
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        try:
            while self.now["status"] != "over":
                seq, choice = self.now["seq"], self.now["view"]["choices"][-1]["id"]
                self.asked = (seq, choice, f"command-{seq}")
                answer = self.client.choose(seq, choice, command=self.asked[2])
                assert answer.status_code == 200, answer.text
                self.acknowledged.append((seq + 1, choice))
                self.now = answer.json()["table"]
        except httpx.HTTPError:
            pass


def test_an_acknowledged_move_survives_kill_9_and_none_is_doubled(launch: Launch, tmp_path: Path) -> None:
    server = launch()
    players = [Flood(server.client()) for _ in range(8)]
    for player in players:
        player.thread.start()
    until(lambda: sum(len(player.acknowledged) for player in players) >= 60)
    server.kill()
    for player in players:
        player.thread.join(60)
    assert any(player.now["status"] != "over" for player in players), "it was killed in mid-flood"

    with sqlite3.connect(tmp_path / "tables.db") as store:
        for player in players:
            rows = store.execute(
                "select seq, choice from log where table_id = ? and kind = 'play' order by news",
                (player.client.table,),
            ).fetchall()
            assert rows[: len(player.acknowledged)] == player.acknowledged, "nothing acknowledged is lost"
            assert len(rows) <= len(player.acknowledged) + 1, "nothing is doubled"
            assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))

    again = launch()
    for player in players:
        client = again.client(player.client.key, player.client.table)
        seq, choice, command = player.asked
        before = client.see()["at"]
        repeated = client.choose(seq, choice, command=command)
        assert repeated.status_code == 200, "the command under way is done or was done"
        assert repeated.json()["repeated"] is (before == seq + 1)
        assert client.see()["at"] == seq + 1
        if player is players[0]:
            assert play_out(client)["status"] == "over", "the table is playable on"
        elif client.see()["status"] == "playing":
            assert client.moved()["at"] == seq + 2


def test_ctrl_c_is_clean_although_streams_are_open(launch: Launch) -> None:
    server = launch()
    host = server.client()
    host.make(seats=SCREEN)
    byes: list[str] = []
    ready = threading.Barrier(6)

    def follow() -> None:
        someone = server.client(host.key, host.table)
        with someone.follow() as events:
            next(events)
            ready.wait(60)
            byes.extend(event["event"] for event in events if event["event"] == "bye")

    threads = [threading.Thread(target=follow, daemon=True) for _ in range(5)]
    for thread in threads:
        thread.start()
    ready.wait(60)
    code = server.interrupt()
    for thread in threads:
        thread.join(60)
    assert byes == ["bye"] * 5
    assert code == 0
    assert "Traceback" not in server.errors.read_text()


def test_ctrl_c_is_clean_while_a_bot_thinks(launch: Launch) -> None:
    server = launch()
    host = server.client()
    bot = {"kind": "bot", "level": "greedy"}
    host.make(seats=[{"kind": "me"}, bot], options={"trap": "loop"})
    host.moved()
    host.moved()
    host.wait(lambda t: t["thinking"] == 1)
    assert server.interrupt() == 0
    assert "Traceback" not in server.errors.read_text()


def test_logs_are_structured_and_hold_no_secrets(launch: Launch, tmp_path: Path) -> None:
    server = launch()
    host = server.client()
    made = host.make()
    friend = host.other(made["keys"]["1"])
    friend.do("sit", {"name": "Nameless"})
    host.moved()
    host.do("chat", {"text": "between us"})
    friend.get(f"/api/tables/{host.table}", seat=1)
    server.interrupt()
    text = server.errors.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    seen = {(line.get("method"), line.get("route"), line.get("status")) for line in lines}
    assert ("POST", "/api/tables/{table_id}/choose", 200) in seen
    stored = (tmp_path / "tables.db").read_bytes()
    for key in (made["key"], made["keys"]["1"]):
        assert key not in text
        assert key.encode() not in stored, "keys are stored hashed"
    assert "between us" not in text
    seed = sqlite3.connect(tmp_path / "tables.db").execute("select seed from tables").fetchone()[0]
    assert json.loads(seed) not in text


def test_a_table_under_other_rules_is_kept_but_not_played(launch: Launch) -> None:
    first = launch()
    host = first.client()
    host.make(seats=SCREEN)
    host.moved()
    first.interrupt()
    newer = launch(HOARD_RULES="2")
    client = newer.client(host.key, host.table)
    now = client.see()
    assert (now["status"], now["view"], now["seq"]) == ("frozen", None, 1)
    assert client.choose(1, 0).json()["error"]["code"] == "frozen"
    assert client.look("history").json()["error"]["code"] == "frozen"
    assert client.do("undo", {"seq": 1}).status_code == 409
    newer.interrupt()
    back = launch()
    again = back.client(host.key, host.table)
    assert again.see()["status"] == "playing"
    assert again.moved()["at"] == 2
    back.interrupt()


def checked(database: Path, *more: str, **environment: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "magnate.server.check", f"sqlite:///{database}", *more]
    env = os.environ | environment
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=env)
    return done.returncode, done.stdout


def test_before_an_update_every_table_is_replayed_and_identical_ones_may_go_on(
    launch: Launch, tmp_path: Path
) -> None:
    first = launch()
    host, other = first.client(), first.client()
    host.make(seats=SCREEN)
    host.moved()
    host.do("undo", {"seq": 1})
    host.moved()
    other.make(seats=SCREEN, components="hand = 5")
    other.moved()
    first.interrupt()
    database = tmp_path / "tables.db"
    code, report = checked(database)
    assert (code, report.splitlines()[-1]) == (0, "2 identical")
    code, report = checked(database, HOARD_RULES="2", HOARD_BROKEN="1")
    assert (code, report.splitlines()[-1]) == (1, "2 different")
    code, report = checked(database, "--adopt", HOARD_RULES="2")
    assert (code, report.splitlines()[-1]) == (0, "2 identical")
    assert f"{host.table}  hoard  rules 1 -> 2  identical" in report
    again = launch(HOARD_RULES="2").client(host.key, host.table)
    assert again.see()["status"] == "playing"
    assert again.moved()["at"] == 2


def test_a_position_that_differs_makes_a_table_different_although_points_agree(
    launch: Launch, tmp_path: Path
) -> None:
    server = launch()
    host = server.client()
    host.make(seats=SCREEN)
    for _ in range(4):
        host.moved()
    server.kill()
    database = tmp_path / "tables.db"
    assert checked(database)[0] == 0, "although the lobby's line lags behind the log"
    for more, reason in (
        ({"HOARD_DECK": "1"}, "the start is another"),
        ({"HOARD_DRAW": "1"}, "choice 2 leads to"),
    ):
        code, report = checked(database, "--adopt", HOARD_RULES="2", **more)
        assert (code, report.splitlines()[-1]) == (1, "1 different")
        assert reason in report
    assert launch().client(host.key, host.table).see()["status"] == "playing", "it was not adopted"


def test_a_log_from_before_positions_were_remembered_is_completed_under_its_own_rules(
    launch: Launch, tmp_path: Path
) -> None:
    server = launch()
    host = server.client()
    host.make(seats=SCREEN)
    host.moved()
    host.moved()
    server.kill()
    database = tmp_path / "tables.db"
    with sqlite3.connect(database) as store:
        store.execute("update tables set mark = null")
        store.execute("""update log set data = '{"by": "person"}'""")
    code, report = checked(database, "--adopt", HOARD_RULES="2")
    assert (code, report.splitlines()[-1]) == (1, "1 must stay")
    assert checked(database)[0] == 0
    code, report = checked(database, HOARD_RULES="2")
    assert (code, report.splitlines()[-1]) == (0, "1 identical")


@pytest.mark.parametrize("folder", sorted(RECORDS.glob("*-v1")), ids=lambda folder: folder.name)
def test_running_tables_of_older_rules_wait_frozen_unless_every_position_is_as_it_was(
    launch: Launch, tmp_path: Path, folder: Path
) -> None:
    head, _, body = (folder / "1-seats-1.record").read_text(encoding="utf-8").partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
    options = json.loads(fields["options"])
    choices = [int(choice) for choice in body.split()[:12]]
    state = load(fields["game"]).new(1, fields["seed"], options)
    marks = []
    for choice in choices:
        state.advance(choice)
        marks.append(mark_of(state))
    server = launch()
    same, other = server.client(), server.client()
    for host in (same, other):
        host.make(fields["game"], [{"kind": "me"}], seed=fields["seed"], options=options)
    server.kill()
    database = tmp_path / "tables.db"
    with sqlite3.connect(database) as store:
        store.execute("update tables set rules = ?, digest = ?", (fields["rules"], fields["components"]))
        for host, last in ((same, marks[-1]), (other, "0" * 16)):
            for i, (choice, mark) in enumerate(zip(choices, [*marks[:-1], last], strict=True), 1):
                noted = json.dumps({"by": "person", "mark": mark})
                row = (host.table, i, float(i), "play", i, 0, choice, noted)
                store.execute("insert into log values (?, ?, ?, ?, ?, ?, ?, ?)", row)
    server = launch()
    for host in (same, other):
        waiting = server.client(host.key, host.table)
        assert waiting.see()["status"] == "frozen"
        assert waiting.choose(seq=12, choice=0).json()["error"]["code"] == "frozen"
    server.kill()
    code, report = checked(database, "--adopt")
    assert (code, report.splitlines()[-1]) == (1, "1 different, 1 identical")
    assert "choice 12 leads to another position" in report
    server = launch()
    assert server.client(same.key, same.table).moved()["at"] == 13
    assert server.client(other.key, other.table).see()["status"] == "frozen"


def test_a_server_that_starts_slowly_says_where_it_is_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Slow(threading.Event):
        """Set only for those who wait however long it takes."""

        def wait(self, timeout: float | None = None) -> bool:
            return timeout is None

    server: Any = SimpleNamespace(ready=Slow(), started=True, port=4321)
    main._announce(server, "localhost", False)
    assert ":4321/" in capsys.readouterr().out


def test_a_server_stops_although_it_is_not_done_with_what_visitors_will_ask_for(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, going_on = threading.Event(), threading.Event()

    def slowly(_name: str) -> None:
        begun.set()
        going_on.wait(60)

    monkeypatch.setattr(presenting_games, "full_of", slowly)
    server = start()
    assert begun.wait(60)
    server.stop()
    going_on.set()
