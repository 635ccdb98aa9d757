"""Capacity of a server: two hundred tables, bots and watchers, on loopback, for a bounded time.

    python benchmarks/server_load.py                 100 moves a second for 20 seconds, every installed game in turn
    python benchmarks/server_load.py --game NAME --rate 200 --seconds 30
    python benchmarks/server_load.py --database postgresql+psycopg://... --processes 2
    taskset -c 4-7 python benchmarks/server_load.py --database ... --processes 2 --server-cores 0,1 --apart 2 --ceiling

A server is started on a fresh SQLite file, or on the given empty database. At every table one person plays, at half of
them against a bot, at the others against themselves; every table has a watcher besides. People's moves are sent at a
fixed rate, whether or not earlier ones were answered, and each is timed from the moment it was due, so a server that
falls behind cannot hide it. Reported are moves per second, the 50th and 99th percentile of acknowledgement (the move
is on disk) and of delivery (a watcher has read it), and what server, bots and the load itself took of the processor,
which they share. With --server-cores the server processes run on cores of their own, and with --apart (PostgreSQL only)
the bots are played for by `magnate worker` processes, which run where the load does. With --ceiling 64 people move as
soon as they are answered and some table waits for them, and moves are timed from when they are sent. Exit code 1 when
for some game 99 % of the moves were not acknowledged within the bar. The file lies in the folder for temporary files:
`TMPDIR` chooses the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvicorn

from magnate.server.differences import patched

PROGRAM = (
    "import sys; from magnate.server.main import serve;"
    "serve(port=0, database_url=sys.argv[1], processes=int(sys.argv[2]))"
)
AT_ONCE = 64
WORKER = "import sys; from magnate.server.main import work; work(sys.argv[1])"


class Http:
    """A keep-alive connection that speaks just enough HTTP, so that the client costs little."""

    def __init__(self, port: int, key: str | None = None) -> None:
        self.port = port
        self.key = key
        self.stream: str | None = None
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, dict[str, str]]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        head = [f"{method} {path} HTTP/1.1", "host: localhost", f"content-length: {len(body)}"]
        head += ["content-type: application/json"] if body else []
        head += [f"authorization: Bearer {self.key}"] if self.key else []
        head += [f"magnate-stream: {self.stream}"] if self.stream else []
        self.writer.write("\r\n".join([*head, "", ""]).encode() + body)
        assert self.reader is not None
        raw = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = raw.split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in lines if line)
        return int(first.split()[1]), fields

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        status, fields = await self._ask(method, path, data)
        assert self.reader is not None
        raw = await self.reader.readexactly(int(fields["content-length"]))
        return status, json.loads(raw)

    async def events(self, path: str) -> Any:
        status, _ = await self._ask("GET", path, b"")
        assert status == 200, status
        assert self.reader is not None
        while True:
            try:
                block = await self.reader.readuntil(b"\n\n")
            except asyncio.IncompleteReadError:
                return
            found = block.find(b"data: ")
            if found >= 0:
                yield NEWS.decode(block[found + 6 : -2])


class View(msgspec.Struct):
    """What a player needs of a view."""

    choices: list[dict[str, Any]]


class Now(msgspec.Struct):
    """What a player needs of a table."""

    status: str
    seq: int
    view: View


class Change(msgspec.Struct):
    """What changed since the last table."""

    patch: list[Any]


class News(msgspec.Struct):
    """What a player needs of a piece of news; reading no more keeps the load cheap."""

    stream: str = ""
    seq: int = -1
    by: str = ""
    over: bool = False
    table: Now | str | None = None
    change: Change | None = None


NEWS = msgspec.json.Decoder(News)


def follow(now: Now, news: News) -> None:
    """Let what changed take effect on a table."""
    assert news.change is not None
    now.seq = news.seq
    inside = news.change.patch[1]
    now.status = patched(now.status, inside.get("status"))
    view = inside.get("view")
    if view is not None:
        now.view.choices = patched(now.view.choices, view[1].get("choices"))


class Load:
    """The people at the tables and what they measured."""

    def __init__(self, port: int, game: dict[str, Any], differences: bool) -> None:
        self.port = port
        self.game = game
        self.differences = differences
        self.ready: asyncio.Queue[tuple[str, str, str, int, int]] = asyncio.Queue()
        self.acknowledged: list[float] = []
        self.delivered: list[float] = []
        self.due: dict[tuple[str, int], float] = {}
        self.refused: list[str] = []
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
                    self.delivered.append(time.perf_counter() - due)
                if news.over:
                    return

    async def move(self, due: float, http: Http, idle: asyncio.Queue[Http]) -> None:
        table, key, stream, seq, choice = await self.ready.get()
        self.due[table, seq + 1] = due
        http.key, http.stream = key, stream
        body = {"seq": seq, "choice": choice, "command": os.urandom(8).hex()}
        status, answer = await http.call("POST", f"/api/tables/{table}/choose", body)
        if status == 200:
            self.acknowledged.append(time.perf_counter() - due)
        else:
            self.refused.append(f"{status} {answer['error']['code']}")
        idle.put_nowait(http)

    async def press(self, seconds: float) -> float:
        """Send moves as fast as they are answered; the seconds it took."""
        idle: asyncio.Queue[Http] = asyncio.Queue()
        for _ in range(AT_ONCE):
            idle.put_nowait(Http(self.port))
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            http = await asyncio.wait_for(idle.get(), 30)
            self.ready.put_nowait(await asyncio.wait_for(self.ready.get(), 30))
            self.begin(self.move(time.perf_counter(), http, idle))
        return time.perf_counter() - began

    async def flood(self, rate: float, seconds: float) -> float:
        """Send moves at a fixed rate; the seconds it took."""
        idle: asyncio.Queue[Http] = asyncio.Queue()
        for _ in range(AT_ONCE):
            idle.put_nowait(Http(self.port))
        began = time.perf_counter()
        for i in range(int(rate * seconds)):
            due = began + i / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            # A person can only move when some table waits for one; waiting for that is not the server's time.
            if self.ready.empty():
                item = await asyncio.wait_for(self.ready.get(), 30)
                self.ready.put_nowait(item)
                due = time.perf_counter()
            self.begin(self.move(due, await asyncio.wait_for(idle.get(), 30), idle))
        await asyncio.sleep(1.0)
        return time.perf_counter() - began - 1.0


def percentile(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def run(args: argparse.Namespace) -> int:
    """Measure one game, or each in turn, every one on a server of its own."""
    names = [args.game] if args.game else installed()
    return max([await measure(args, name) for name in names])


async def measure(args: argparse.Namespace, name: str) -> int:
    """Start a server, play one game at all tables, report."""
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {
            "MAGNATE_RATE": "0",
            "MAGNATE_CONNECTIONS": "0",
            "MAGNATE_LOG": "off",
            "MAGNATE_BOT_WORKERS": str(args.workers),
        }
        database = args.database or f"sqlite:///{Path(folder) / 'load.db'}"
        if args.apart:
            env["MAGNATE_JOBS"] = "0"
        cores = [int(core) for core in args.server_cores.split(",") if core]
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, database, str(args.processes), stdout=-1, env=env
        )
        if cores:
            os.sched_setaffinity(server.pid, cores)
        workers: list[asyncio.subprocess.Process] = []
        try:
            assert server.stdout is not None
            line = (await asyncio.wait_for(server.stdout.readline(), 60)).decode()
            found = re.search(r":(\d+)/", line)
            assert found, line
            port = int(found[1])
            for _ in range(args.apart):
                workers.append(
                    await asyncio.create_subprocess_exec(
                        sys.executable, "-c", WORKER, database, stdout=asyncio.subprocess.DEVNULL, env=env
                    )
                )
            games = (await asyncio.wait_for(Http(port).call("GET", "/api/games"), 20))[1]["games"]
            load = Load(port, next(game for game in games if game["id"] == name), not args.whole)
            for number in range(args.tables):
                await load.open_table(number)
            print(f"{name}: {args.tables} tables, {2 * args.tables} streams, {args.workers} bot workers")
            await asyncio.wait_for(load.press(2) if args.ceiling else load.flood(args.rate, 2), 120)
            load.acknowledged.clear()
            load.delivered.clear()
            moves, before = load.moves, spent(server.pid, args.processes)
            sending = load.press(args.seconds) if args.ceiling else load.flood(args.rate, args.seconds)
            took = await asyncio.wait_for(sending, args.seconds * 4 + 60)
            after = spent(server.pid, args.processes)
            cpu = Spent(*(late - early for early, late in zip(before, after, strict=True)))
            return report(load, took, load.moves - moves, cpu, args.bar)
        finally:
            for process in (server, *workers):
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
            for process in (server, *workers):
                await asyncio.wait_for(process.wait(), 20)


def installed() -> list[str]:
    """The games to measure."""
    from magnate.server.game_cache import playable

    return list(playable())


class Spent(NamedTuple):
    """Seconds of processor time."""

    server: float
    bots: float
    load: float


def spent(pid: int, processes: int) -> Spent:
    """The processor time taken so far by the server's processes, by those they have started, and by this one."""
    mine = resource.getrusage(resource.RUSAGE_SELF)
    below = children(pid)
    servers, others = (
        ([pid], below) if processes == 1 else ([pid, *below], [c for p in below for c in children(p)])
    )
    return Spent(sum(map(cpu_seconds, servers)), sum(map(cpu_seconds, others)), mine.ru_utime + mine.ru_stime)


def children(pid: int) -> list[int]:
    """The processes that a process has started (none where the system does not say)."""
    try:
        tasks = [task.read_text() for task in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return []
    return [int(child) for task in tasks for child in task.split()]


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used (0 where the system does not say)."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(load: Load, took: float, moves: int, cpu: Spent, bar: float) -> int:
    """Print what was measured; 0 when the bar was met."""
    late = sum(seconds * 1000 > bar for seconds in load.acknowledged)
    within = 1 - late / max(1, len(load.acknowledged))
    print(
        f"people's moves   {len(load.acknowledged):6d} acknowledged, {len(load.acknowledged) / took:6.1f}/s"
    )
    print(f"all moves        {moves:6d} with the bots' own,  {moves / took:6.1f}/s")
    print(f"games finished   {load.games:6d}")
    print(
        f"server's own CPU {1000 * cpu.server / max(1, moves):6.2f} ms a move, load average {os.getloadavg()[0]:.1f}"
    )
    shares = [f"{name} {100 * seconds / took:.0f} %" for name, seconds in cpu._asdict().items()]
    print("of a core        ", ", ".join(shares))
    for name, values in (("acknowledged", load.acknowledged), ("delivered", load.delivered)):
        p50, p99 = percentile(values, 0.5), percentile(values, 0.99)
        mean = 1000 * statistics.fmean(values) if values else float("nan")
        print(f"{name:13}    p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   mean {mean:6.1f} ms   n {len(values)}")
    if load.refused:
        print("refused:", ", ".join(sorted(set(load.refused))), len(load.refused))
    good = within >= 0.99 and not load.refused
    print(f"{100 * within:.2f} % within {bar:.0f} ms: {'met' if good else 'MISSED'}")
    return 0 if good else 1


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="", help="the game to play (default: every installed one in turn)")
    parser.add_argument("--database", default="", help="an empty database (default: a fresh SQLite file)")
    parser.add_argument("--processes", type=int, default=1, help="server processes")
    parser.add_argument("--bar", type=float, default=100.0, help="milliseconds for 99 % of the moves")
    parser.add_argument("--whole", action="store_true", help="whole tables instead of differences")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="people's moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=1, help="bot processes of each server or worker")
    parser.add_argument(
        "--apart", type=int, default=0, help="`magnate worker` processes that play for the bots"
    )
    parser.add_argument("--server-cores", default="", help="the cores of the server processes: 0,1")
    parser.add_argument(
        "--ceiling", action="store_true", help="as many moves as are answered, at no fixed rate"
    )
    loop = uvicorn.Config("", loop="auto").get_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
