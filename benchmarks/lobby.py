"""How long the home page, the lobby and one's own tables take with a full database.

    python benchmarks/lobby.py                                  100,000 finished tables and 5,000 running ones
    python benchmarks/lobby.py --finished 10000 --requests 100

Rows of real tables are copied into a fresh SQLite file, a server is started on it, and each page is asked for in turn.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import IO, Any

from load_times import cpu_seconds

PROGRAM = "import sys; from magnate.server.main import serve; serve(port=0, database_url=sys.argv[1])"
PAGES = (
    "/",
    "/api/games",
    "/api/tables",
    "/api/tables?status=playing",
    "/api/tables?open=true",
    "/api/daily/{game}",
)


def start(url: str) -> tuple[subprocess.Popen[str], str]:
    """A server and its address."""
    env = os.environ | {"MAGNATE_RATE": "0", "MAGNATE_LOG": "off", "MAGNATE_BOT_WORKERS": "1"}
    server = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, url], stdout=subprocess.PIPE, text=True, env=env
    )
    output: IO[str] | None = server.stdout
    assert output is not None
    found = re.search(r":(\d+)/", output.readline())
    assert found
    return server, f"http://127.0.0.1:{found[1]}"


def fill(file: Path, game: str, finished: int, running: int) -> None:
    """Copy the one table there is many times; the running ones wait for somebody who will not come."""
    with sqlite3.connect(file) as store:
        store.row_factory = sqlite3.Row
        row: dict[str, Any] = dict(store.execute("select * from tables").fetchone())
        names = ", ".join(row)
        marks = ", ".join("?" for _ in row)
        now = time.time()

        def copies() -> Any:
            for i in range(finished + running):
                over = i < finished
                status = "over" if over else "waiting"
                # The running tables are the older ones: a page of them is the hardest to find.
                age = 90 * 86400 + i if not over else i * 60
                brief = row["brief"].replace('"waiting"', f'"{status}"').replace(row["id"], f"copy{i:08}")
                copy = row | {"id": f"copy{i:08}", "status": status, "updated": now - age, "brief": brief}
                yield tuple(copy.values())

        store.executemany(f"insert into tables ({names}) values ({marks})", copies())


def timed(url: str, requests: int) -> list[float]:
    """The milliseconds each request took."""
    times = []
    for _ in range(requests):
        began = time.perf_counter()
        with urllib.request.urlopen(url, timeout=30) as answer:
            answer.read()
        times.append(1000 * (time.perf_counter() - began))
    return sorted(times)


def main() -> int:
    """Fill, ask, report; 1 when a page misses the bar."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--finished", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=5_000)
    parser.add_argument("--requests", type=int, default=200)
    parser.add_argument("--bar", type=float, default=50.0, help="milliseconds for 99 % of the requests")
    args = parser.parse_args()
    met = True
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "lobby.db"
        server, address = start(f"sqlite:///{file}")
        with urllib.request.urlopen(f"{address}/api/games") as answer:
            game = json.loads(answer.read())["games"][0]["id"]
        body = json.dumps({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()
        request = urllib.request.Request(
            f"{address}/api/tables", body, {"content-type": "application/json"}, method="POST"
        )
        urllib.request.urlopen(request).close()
        server.terminate()
        server.wait(20)
        fill(file, game, args.finished, args.running)
        server, address = start(f"sqlite:///{file}")
        try:
            print(f"{args.finished} finished tables, {args.running} running")
            paths = [page.format(game=game) for page in [*PAGES, f"/api/tables?game={game}&status=playing"]]
            for path in paths:
                timed(address + path, 5)
            time.sleep(5)  # Until every game is loaded; unfinished tables are still being woken.
            for path in paths:
                before = cpu_seconds(server.pid)
                times = timed(address + path, args.requests)
                cpu = 1000 * (cpu_seconds(server.pid) - before) / args.requests
                p50, p99 = times[len(times) // 2], times[int(0.99 * len(times))]
                met = met and p99 < args.bar
                print(f"{path:44} p50 {p50:7.1f} ms   p99 {p99:7.1f} ms   CPU {cpu:6.2f} ms")
            print(f"load average {os.getloadavg()[0]:.1f}")
        finally:
            server.terminate()
            server.wait(20)
    print("met" if met else "MISSED")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
