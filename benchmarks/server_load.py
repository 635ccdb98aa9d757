"""Capacity of a server: two hundred tables, bots and watchers, on loopback, for a bounded time.

    python benchmarks/server_load.py                 100 moves a second for 20 seconds, every installed game in turn
    python benchmarks/server_load.py --game NAME --rate 200 --seconds 30
    python benchmarks/server_load.py --postgres --processes 2 --apart 1
    taskset -c 4-7 python benchmarks/server_load.py --database ... --processes 2 --server-cores 0,1 --apart 2 --ceiling

A server is started on a fresh SQLite file, on the given empty database, or (--postgres) on a PostgreSQL of its own, as
the tests start it. At every table one person plays, at half of them against a bot, at the others against themselves;
every table has a watcher besides. People's moves are sent at a fixed rate, whether or not earlier ones were answered,
and each is timed from the moment it was due, so a server that falls behind cannot hide it. Reported are moves per
second, the 50th and 99th percentile of acknowledgement (the move is on disk) and of delivery (a watcher has read it),
the longest that a watcher was deaf (from the acknowledgement of a move until it heard of it), and what server, bots,
the load itself and such a PostgreSQL took of the processor, which they share. With --server-cores the server processes
run on cores of their own, and with --apart (PostgreSQL only) the bots are played for by `magnate worker` processes,
which run where the load does. With --ceiling people (--at-once of them) move as soon as they are answered and some
table waits for them, and moves are timed from when they are sent; who is refused with 503 asks again half a second
later. Exit code 1 when for some game 99 % of the moves were not acknowledged within its bar. The file lies in the
folder for temporary files: `TMPDIR` chooses the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import re
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvicorn
from load_people import Load
from load_times import Spent, percentile, spent
from load_wire import Http

PROGRAM = (
    "import sys; from magnate.server.main import serve;"
    "serve(port=0, database_url=sys.argv[1], processes=int(sys.argv[2]))"
)
# Milliseconds for 99 % of the moves, of the titles that ship.
BARS = {"spyrium": 50.0, "industry": 50.0, "carnegie": 100.0, "sweetlands": 100.0}
BAR = 100.0
WORKER = "import sys; from magnate.server.main import work; work(sys.argv[1])"


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
        postgres = own_postgres() if args.postgres else None
        database = args.database or f"sqlite:///{Path(folder) / 'load.db'}"
        if postgres is not None:
            database = postgres.new_database()
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
            games = (await asyncio.wait_for(Http(port).call("GET", "/api/games"), 60))[1]["games"]
            played = next(game for game in games if game["id"] == name)
            load = Load(port, played, not args.whole, args.at_once)
            for number in range(args.tables):
                await load.open_table(number)
            print(f"{name}: {args.tables} tables, {2 * args.tables} streams, {args.workers} bot workers")
            # A pause in which this process looks for garbage would count as the server's.
            gc.collect()
            gc.disable()
            await asyncio.wait_for(load.press(2) if args.ceiling else load.flood(args.rate, 2), 120)
            load.forget()
            pids = [worker.pid for worker in workers]
            moves, before = load.moves, spent(server.pid, args.processes, pids, pid_of(postgres))
            sending = load.press(args.seconds) if args.ceiling else load.flood(args.rate, args.seconds)
            took = await asyncio.wait_for(sending, args.seconds * 4 + 60)
            moves, after = load.moves - moves, spent(server.pid, args.processes, pids, pid_of(postgres))
            cpu = Spent(*(late - early for early, late in zip(before, after, strict=True)))
            unheard = await load.hear_out()
            return report(load, took, moves, cpu, args.bar or BARS.get(name, BAR), unheard)
        finally:
            gc.enable()
            for process in (server, *workers):
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
            for process in (server, *workers):
                await asyncio.wait_for(process.wait(), 20)
            if postgres is not None:
                postgres.stop()


def installed() -> list[str]:
    """The games to measure."""
    from magnate.server.game_cache import playable

    return list(playable())


def own_postgres() -> Any:
    """A PostgreSQL for this run alone."""
    sys.path.append(str(Path(__file__).parent.parent / "tests" / "server"))
    from postgres import Postgres

    return Postgres(durable=True)


def pid_of(postgres: Any) -> int | None:
    """The process that has started all others of a PostgreSQL."""
    return None if postgres is None else int(postgres.process.pid)


def report(load: Load, took: float, moves: int, cpu: Spent, bar: float, unheard: int) -> int:
    """Print what was measured; 0 when the bar was met."""
    late = sum(seconds * 1000 > bar for seconds in load.acknowledged)
    within = 1 - late / max(1, len(load.acknowledged))
    print(
        f"people's moves   {len(load.acknowledged):6d} acknowledged, {len(load.acknowledged) / took:6.1f}/s"
    )
    print(f"all moves        {moves:6d} with the bots' own,  {moves / took:6.1f}/s")
    print(f"games finished   {load.games:6d}")
    each = 1000 / max(1, moves)
    print(
        f"server's own CPU {each * cpu.server:6.2f} ms a move, database {each * cpu.database:.2f} ms,"
        f" load average {os.getloadavg()[0]:.1f}"
    )
    shares = [f"{name} {100 * seconds / took:.0f} %" for name, seconds in cpu._asdict().items()]
    print("of a core        ", ", ".join(shares))
    for name, values in (("acknowledged", load.acknowledged), ("delivered", load.delivered)):
        p50, p99 = percentile(values, 0.5), percentile(values, 0.99)
        mean = 1000 * statistics.fmean(values) if values else float("nan")
        print(f"{name:13}    p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   mean {mean:6.1f} ms   n {len(values)}")
    print(f"longest deaf     {load.deaf:.2f} s, {unheard} moves never heard of")
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
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for each run")
    parser.add_argument("--processes", type=int, default=1, help="server processes")
    parser.add_argument(
        "--bar", type=float, default=0.0, help="milliseconds for 99 %% of the moves (default: the game's own)"
    )
    parser.add_argument("--whole", action="store_true", help="whole tables instead of differences")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="people's moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--at-once", type=int, default=64, help="requests under way at most")
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
