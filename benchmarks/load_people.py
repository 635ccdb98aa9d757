"""The people at the tables of a load, and what they measure."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

from load_wire import Http, Now, follow

AFTER_REFUSAL = 0.5
PATIENCE = 60.0


class Load:
    """The people at the tables and what they measured."""

    def __init__(self, port: int, game: dict[str, Any], differences: bool, at_once: int) -> None:
        self.port = port
        self.game = game
        self.differences = differences
        self.at_once = at_once
        self.ready: asyncio.Queue[tuple[str, str, str, int, int]] = asyncio.Queue()
        self.acknowledged: list[float] = []
        self.delivered: list[float] = []
        self.due: dict[tuple[str, int], float] = {}
        self.refused: list[str] = []
        self.unheard: dict[tuple[str, int], float] = {}
        self.deaf = 0.0
        self.under_way = 0
        self.moves = 0
        self.games = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def open_table(self, number: int) -> None:
        seats: list[dict[str, Any]] = [{"kind": "me"}]
        filler = {"kind": "bot", "level": "random"} if number % 2 else {"kind": "screen"}
        count = next((n for n in self.game["seats"] if n > 1), self.game["seats"][0])
        seats += [filler] * (count - 1)
        body = {"game": self.game["id"], "seats": seats, "private": True}
        http = Http(self.port)
        status, made = await http.call("POST", "/api/tables", body)
        assert status == 201, made
        table, key = made["table"]["id"], made["key"]
        self.begin(self.play(number, table, key))
        self.begin(self.watch(table))

    async def play(self, number: int, table: str, key: str) -> None:
        """A person: follows the table and queues up whenever there is something to decide."""
        queued = -1
        stream = ""
        now: Now | None = None
        path = f"/api/tables/{table}/stream?view=1&differences={int(self.differences)}"
        async for news in Http(self.port, key).events(path):
            self.moves += news.by != ""
            stream = news.stream or stream
            if isinstance(news.table, Now):
                now = news.table
            elif news.change is not None and now is not None:
                follow(now, news)
            else:
                continue
            if now.status == "over":
                self.games += 1
                self.begin(self.open_table(number))
                return
            choices = now.view.choices
            if choices and now.seq > queued:
                queued = now.seq
                choice = choices[(queued * 7919) % len(choices)]["id"]
                self.ready.put_nowait((table, key, stream, queued, choice))

    async def watch(self, table: str) -> None:
        """A watcher: notes when a move arrives."""
        async for news in Http(self.port).events(f"/api/tables/{table}/stream"):
            if news.by:
                due = self.due.pop((table, news.seq), None)
                if due is not None:
                    now = time.perf_counter()
                    self.delivered.append(now - due)
                    self.deaf = max(self.deaf, now - self.unheard.pop((table, news.seq), now))
                if news.over:
                    return

    async def move(self, due: float, http: Http, idle: asyncio.Queue[Http]) -> None:
        self.under_way += 1
        try:
            await self.send(due, http)
        finally:
            self.under_way -= 1
        idle.put_nowait(http)

    async def send(self, due: float, http: Http) -> None:
        table, key, stream, seq, choice = await self.ready.get()
        self.due[table, seq + 1] = due
        http.key, http.stream = key, stream
        body = {"seq": seq, "choice": choice, "command": os.urandom(8).hex()}
        status, answer = await http.call("POST", f"/api/tables/{table}/choose", body)
        if status == 200:
            now = time.perf_counter()
            self.acknowledged.append(now - due)
            if (table, seq + 1) in self.due:
                self.unheard[table, seq + 1] = now
        else:
            self.refused.append(f"{status} {answer['error']['code']}")
            if status == 503:
                await asyncio.sleep(AFTER_REFUSAL)
                self.ready.put_nowait((table, key, stream, seq, choice))

    async def hear_out(self) -> int:
        """Wait until all is answered and watchers have heard of it; of how much they have not, after a while."""
        until = time.perf_counter() + PATIENCE
        while (self.unheard or self.under_way) and time.perf_counter() < until:
            await asyncio.sleep(0.05)
        now = time.perf_counter()
        self.deaf = max([self.deaf, *(now - since for since in self.unheard.values())])
        return len(self.unheard)

    def forget(self) -> None:
        """Measure from here on."""
        self.acknowledged.clear()
        self.delivered.clear()
        self.refused.clear()
        self.deaf = 0.0

    async def press(self, seconds: float) -> float:
        """Send moves as fast as they are answered; the seconds it took."""
        idle: asyncio.Queue[Http] = asyncio.Queue()
        for _ in range(self.at_once):
            idle.put_nowait(Http(self.port))
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            http = await asyncio.wait_for(idle.get(), PATIENCE)
            self.ready.put_nowait(await asyncio.wait_for(self.ready.get(), PATIENCE))
            self.begin(self.move(time.perf_counter(), http, idle))
        return time.perf_counter() - began

    async def flood(self, rate: float, seconds: float) -> float:
        """Send moves at a fixed rate; the seconds it took."""
        idle: asyncio.Queue[Http] = asyncio.Queue()
        for _ in range(self.at_once):
            idle.put_nowait(Http(self.port))
        began = time.perf_counter()
        for i in range(int(rate * seconds)):
            due = began + i / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            # A person can only move when some table waits for one; waiting for that is not the server's time.
            if self.ready.empty():
                item = await asyncio.wait_for(self.ready.get(), PATIENCE)
                self.ready.put_nowait(item)
                due = time.perf_counter()
            self.begin(self.move(due, await asyncio.wait_for(idle.get(), PATIENCE), idle))
        await asyncio.sleep(1.0)
        return time.perf_counter() - began - 1.0
