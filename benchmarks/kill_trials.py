"""Kill a server again and again while people play, and see whether it kept its word.

    python benchmarks/kill_trials.py --trials 500 --seed 1                  one server on SQLite
    python benchmarks/kill_trials.py --trials 100 --seed 1 --cluster        two servers and two workers on PostgreSQL
    python benchmarks/kill_trials.py --trials 500 --seed 1 --record FILE    goes on where it was interrupted

Eight people play as fast as they are answered, four others follow them. In each trial, after a number of moves and then
a moment drawn from the seed, a process is killed (with --cluster a server or a worker by turns) and started again on
the same database; everybody repeats what was not answered and plays on. After every series of kills the log is compared
with what was acknowledged, the series is written to the record, and the next one begins with an empty database. Exit
code 1 when anything was lost or doubled, news were missing, or a server answered with an error of its own: only broken
connections and 503 are repeated.

The times are reported and decide nothing: how long anybody waited between two moves of their own, at tables with a bot
and at others (the starts of killed servers included), and how long after it was acknowledged a move was heard of.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent.parent / "tests" / "server"
sys.path[:0] = [str(TESTS), str(TESTS / "plugin")]
os.environ["PYTHONPATH"] = os.pathsep.join([str(TESTS / "plugin"), os.environ.get("PYTHONPATH", "")])

from cluster import BOT, Cluster, Follower, Log, Player  # noqa: E402
from postgres import Postgres  # noqa: E402

ME = {"kind": "me"}
SEATS = [[ME, {"kind": "screen"}], [ME, BOT], [BOT, ME]]
PEOPLE = 8
FOLLOWERS = 4
SERIES = 25
MOVES = 60
PATIENCE = 60.0
HATCH = """
import json, os, signal, sys
from magnate.server.main import serve, work
for line in sys.stdin:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    asked = json.loads(line)
    child = os.fork()
    if child:
        print(child, flush=True)
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(asked["environment"])
    os.dup2(os.open(asked["errors"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.dup2(os.open(asked["output"], os.O_WRONLY), 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    work(asked["database"]) if asked["works"] else serve(port=0, database_url=asked["database"])
    os._exit(0)
"""
SETTINGS = {"MAGNATE_RATE": "0", "MAGNATE_LOG": "json", "MAGNATE_BOT_WORKERS": "1"}


class Hatched:
    """A server or a worker in a process of its own, forked where everything is imported already."""

    def __init__(self, nursery: Nursery, database: str, log: Path, works: bool, **environment: str) -> None:
        output = log.with_suffix(".out")
        output.unlink(missing_ok=True)
        os.mkfifo(output)
        asked = {"database": database, "errors": str(log), "output": str(output), "works": works}
        self.pid = nursery.hatch(asked | {"environment": SETTINGS | environment})
        with output.open() as said:
            line = said.readline()
        assert line, log.read_text()[-2000:]
        found = re.search(r":(\d+)/", line)
        self.url = f"http://127.0.0.1:{found[1]}" if found else ""

    def kill(self) -> None:
        """Kill without warning, as a power cut would, and wait until nothing is left."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.005)


class Nursery:
    """A process that has imported the server and forks one whenever it is asked to, so that a trial costs little."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", HATCH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def hatch(self, asked: dict[str, Any]) -> int:
        """Fork a server; its process id."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """Let it end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)


class Single:
    """One server on a SQLite file."""

    def __init__(self, nursery: Nursery, folder: Path) -> None:
        self.nursery = nursery
        self.folder = folder
        self.server = self._start()

    def _start(self) -> Hatched:
        return Hatched(self.nursery, f"sqlite:///{self.folder / 'tables.db'}", self.folder / "log", False)

    def addresses(self) -> list[str]:
        return [self.server.url]

    def kill(self, _number: int) -> None:
        self.server.kill()
        self.server = self._start()

    def log_of(self, table: str) -> Log:
        with sqlite3.connect(self.folder / "tables.db") as store:
            return store.execute(
                "select seq, choice, json_extract(data, '$.by') from log"
                " where table_id = ? and kind = 'play' order by news",
                (table,),
            ).fetchall()

    def stop(self) -> None:
        self.server.kill()


class Pair(Cluster):
    """Two servers and two workers; each is killed in its turn."""

    def __init__(self, nursery: Nursery, folder: Path) -> None:
        self.nursery = nursery
        super().__init__(Postgres(durable=True), folder)

    def server(self, number: int) -> Any:
        log = self.folder / f"server{number}"
        return Hatched(self.nursery, self.url, log, False, MAGNATE_JOBS="0", MAGNATE_PING="1")

    def worker(self, number: int) -> Any:
        return Hatched(self.nursery, self.url, self.folder / f"worker{number}", True, MAGNATE_WATCH_PAUSE="0")

    def kill(self, number: int) -> None:
        (self.kill_server if number % 2 else self.kill_worker)(number // 2 % 2)

    def stop(self) -> None:
        for process in [*self.servers, *self.workers]:
            process.kill()
        self.postgres.stop()


def wait(until: Callable[[], bool]) -> None:
    """Wait until something is so, but not forever."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not until():
        time.sleep(0.005)


def all_move(players: list[Player]) -> None:
    """Wait until everybody has made a move more."""
    before = [player.moves for player in players]
    wait(lambda: all(player.moves > n for player, n in zip(players, before, strict=True)))


def some_move(players: list[Player], moves: int) -> None:
    """Wait until so many moves more were made by anybody."""
    wanted = sum(player.moves for player in players) + moves
    wait(lambda: sum(player.moves for player in players) >= wanted)


def series(where: Single | Pair, kills: int, seed: str) -> dict[str, Any]:
    """Kill so many times, then compare; what there is to report."""
    chance = random.Random(seed)
    began = time.monotonic()
    players = [Player(where.addresses, chance.getrandbits(32), SEATS[i % len(SEATS)]) for i in range(PEOPLE)]
    followers = [Follower(where.addresses, player, i) for i, player in enumerate(players[:FOLLOWERS])]
    all_move(players)
    for kill in range(kills):
        some_move(players, chance.randint(1, MOVES))
        time.sleep(chance.uniform(0, 0.05))
        where.kill(kill)
    all_move(players)
    for person in [*followers, *players]:
        person.end()
    wronged = []
    checks = [follower.check for follower in followers]
    checks += [partial(player.check, where.log_of) for player in players]
    for check in checks:
        try:
            check()
        except AssertionError as error:
            wronged.append(str(error)[:500])
    with_bots = [player.longest for player in players if BOT in player.seats]
    return {
        "kills": kills,
        "seed": seed,
        "moves": sum(player.moves for player in players),
        "tables": sum(len(player.acknowledged) for player in players),
        "wronged": wronged,
        "longest wait": round(max(player.longest for player in players), 1),
        "longest wait with bots": round(max(with_bots), 1),
        "longest deaf": round(max(follower.deaf for follower in followers), 1),
        "seconds": round(time.monotonic() - began),
    }


def run(args: argparse.Namespace) -> list[dict[str, Any]]:
    """All series that the record does not hold yet; what the record then holds of this kind and seed."""
    record = Path(args.record) if args.record else None
    lines = record.read_text().splitlines() if record is not None and record.exists() else []
    done = [found for found in map(json.loads, lines) if (found["cluster"], found["of"]) == which(args)]
    while sum(found["kills"] for found in done) < args.trials:
        left = args.trials - sum(found["kills"] for found in done)
        with tempfile.TemporaryDirectory() as folder, contextlib.closing(Nursery()) as nursery:
            where = Pair(nursery, Path(folder)) if args.cluster else Single(nursery, Path(folder))
            try:
                found = series(where, min(SERIES, left), f"{args.seed}:{len(done)}")
            finally:
                where.stop()
        found |= {"cluster": args.cluster, "of": args.seed}
        done.append(found)
        print(json.dumps(found), flush=True)
        if record is not None:
            with record.open("a") as file:
                file.write(json.dumps(found) + "\n")
    return done


def which(args: argparse.Namespace) -> tuple[bool, int]:
    """What tells the series of one run from those of another in the same record."""
    return args.cluster, args.seed


def main() -> int:
    """Run what is left to run, and sum up."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--trials", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cluster", action="store_true", help="two servers and two workers on PostgreSQL")
    parser.add_argument("--record", help="a file that keeps what was done, to go on from")
    args = parser.parse_args()
    done = run(args)
    kills, moves, tables = (sum(found[what] for found in done) for what in ("kills", "moves", "tables"))
    wronged = [problem for found in done for problem in found["wronged"]]
    print(f"{kills} kills, seed {args.seed}: {moves} moves acknowledged at {tables} tables")
    print(f"{len(wronged)} people wronged", *wronged, sep="\n")
    for what in ("longest wait", "longest wait with bots", "longest deaf"):
        print(f"{what}: {max(found[what] for found in done):.1f} s")
    return 1 if wronged else 0


if __name__ == "__main__":
    sys.exit(main())
