"""Two servers and two workers on one PostgreSQL, people who play at both, and what they were promised."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psycopg
from people import Client, Refused
from postgres import Postgres
from served import SERVE, WORK, Process

Body = dict[str, Any]
BOT = {"kind": "bot", "level": "random"}
# The only refusal that means: ask again.
NOT_NOW = 503
Log = list[tuple[int, int, str]]


class Cluster:
    """The processes; each can be killed and started again in its place."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.postgres = postgres
        self.url = postgres.new_database()
        self.folder = folder
        self.servers = [self.server(i) for i in range(2)]
        self.workers = [self.worker(i) for i in range(2)]

    def server(self, number: int) -> Process:
        log = self.folder / f"server{number}.log"
        return Process(self.url, log, SERVE, MAGNATE_JOBS="0", MAGNATE_PING="1")

    def worker(self, number: int) -> Process:
        return Process(self.url, self.folder / f"worker{number}.log", WORK, MAGNATE_WATCH_PAUSE="0")

    def kill_server(self, number: int) -> None:
        self.servers[number].kill()
        self.servers[number] = self.server(number)

    def kill_worker(self, number: int) -> None:
        self.workers[number].kill()
        self.workers[number] = self.worker(number)

    def stop(self) -> None:
        for process in [*self.servers, *self.workers]:
            if process.process.poll() is None:
                process.kill()

    def addresses(self) -> list[str]:
        return [server.url for server in self.servers]

    def log_of(self, table: str) -> Log:
        """What the database says was chosen at a table: `seq`, choice and by whom."""
        with psycopg.connect(self.url.replace("+psycopg", "")) as connection:
            rows = connection.execute(
                "select seq, choice, data::json->>'by' from log where table_id = %s and kind = 'play'"
                " order by news",
                (table,),
            ).fetchall()
        return [(row[0], row[1], row[2]) for row in rows]


class Player:
    """Somebody who plays one game after another, at whichever server answers, and repeats what was not answered."""

    def __init__(self, addresses: Callable[[], list[str]], seed: int, seats: list[Body]) -> None:
        self.addresses = addresses
        self.chance = random.Random(seed)
        self.http = httpx.Client(timeout=5)
        self.seats = seats
        self.key: str | None = None
        self.table: str | None = None
        self.acknowledged: dict[str, dict[int, int]] = {}
        self.told: dict[tuple[str, int], float] = {}
        self.broken: list[str] = []
        self.moves = 0
        self.longest = 0.0
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _call(self, method: str, path: str, body: Body | None = None) -> httpx.Response | None:
        """Ask a server, and another if that fails, until there is an answer; an error of the server's is noted."""
        headers = {} if self.key is None else {"authorization": f"Bearer {self.key}"}
        while not self.ending.is_set():
            try:
                address = self.chance.choice(self.addresses())
                answer = self.http.request(method, address + path, json=body, headers=headers)
                if answer.status_code < 500:
                    return answer
                if answer.status_code != NOT_NOW:
                    self.broken.append(f"{answer.status_code} for {method} {path}: {answer.text}")
            except httpx.HTTPError:
                pass
            time.sleep(0.2)
        return None

    def _run(self) -> None:
        last = time.monotonic()
        while not self.ending.is_set():
            now = self._see() if self.table is not None else self._make()
            if now is None:
                return
            choices = now["view"]["choices"]
            if now["status"] == "over":
                self.key = self.table = None
            elif choices:
                self._choose(now["seq"], choices[now["seq"] * 7919 % len(choices)]["id"])
                self.longest = max(self.longest, time.monotonic() - last)
                last = time.monotonic()
            else:
                time.sleep(0.02)

    def _make(self) -> Body | None:
        made = self._body(self._call("POST", "/api/tables", {"game": "hoard", "seats": self.seats}), 201)
        if made is None:
            return None
        self.key, self.table = made["key"], made["table"]["id"]
        self.acknowledged[str(self.table)] = {}
        table: Body = made["table"]
        return table

    def _see(self) -> Body | None:
        return self._body(self._call("GET", f"/api/tables/{self.table}"), 200)

    def _body(self, answer: httpx.Response | None, status: int) -> Body | None:
        """What was answered, if it is what there should be; nothing ends the playing."""
        if answer is None:
            return None
        if answer.status_code != status:
            self.broken.append(f"{answer.status_code} for {answer.url.path}: {answer.text}")
            return None
        body: Body = answer.json()
        return body

    def _choose(self, seq: int, choice: int) -> None:
        body = {"seq": seq, "choice": choice, "command": f"c{seq}"}
        answer = self._call("POST", f"/api/tables/{self.table}/choose", body)
        if answer is None:
            return
        if answer.status_code == 200:
            done = answer.json()["seq"]
            self.acknowledged[str(self.table)][done] = choice
            self.told[str(self.table), done] = time.monotonic()
            self.moves += 1
        elif answer.json()["error"]["code"] != "stale":
            self.broken.append(answer.text)

    def end(self) -> None:
        self.ending.set()
        self.thread.join(60)

    def check(self, log_of: Callable[[str], Log]) -> None:
        """Everything acknowledged is in the log, once, in its place."""
        assert self.broken == [], "; ".join(self.broken)
        for table, acknowledged in self.acknowledged.items():
            log = log_of(table)
            assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1)), "one entry after the other"
            chosen = {seq: choice for seq, choice, by in log if by == "person"}
            lost = {seq: choice for seq, choice in acknowledged.items() if chosen.get(seq) != choice}
            assert lost == {}, "nothing acknowledged is lost"
            assert len(chosen) <= len(acknowledged) + 1, "nothing is doubled"


class Follower:
    """Somebody who follows whatever a player plays, and comes back wherever a server answers."""

    def __init__(self, addresses: Callable[[], list[str]], player: Player, seed: int) -> None:
        self.addresses = addresses
        self.player = player
        self.chance = random.Random(seed)
        self.heard: dict[str, int] = {}
        self.over: set[str] = set()
        self.broken: list[str] = []
        self.deaf = 0.0
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while not self.ending.is_set():
            table = self.player.table
            if table is not None and table not in self.over:
                try:
                    self._follow(table)
                except Refused as refused:
                    if refused.status != NOT_NOW:
                        self.broken.append(f"{refused.status} for a stream of {table}")
                except httpx.HTTPError:
                    pass
            time.sleep(0.02)

    def _follow(self, table: str) -> None:
        with Client(self.chance.choice(self.addresses()), None, table) as client:
            client.http.timeout = httpx.Timeout(3)
            with client.follow(after=self.heard.get(table, 0)) as events:
                for event in events:
                    data = event.get("data", {})
                    if "id" in event:
                        number = int(event["id"])
                        if number != self.heard.get(table, 0) + 1:
                            self.broken.append(f"{table}: {number} after {self.heard.get(table, 0)}")
                        self.heard[table] = number
                        told = self.player.told.get((table, data.get("seq", 0)), time.monotonic())
                        self.deaf = max(self.deaf, time.monotonic() - told)
                    caught_up = self.heard.get(table, 0) == data.get("news", 0)
                    if caught_up and (data.get("over") or data.get("status") == "over"):
                        self.over.add(table)
                        return
                    if self.ending.is_set():
                        return

    def end(self) -> None:
        self.ending.set()
        self.thread.join(60)

    def check(self) -> None:
        """All news came, one after the other, and nothing went wrong at the server."""
        assert self.broken == [], "; ".join(self.broken)
