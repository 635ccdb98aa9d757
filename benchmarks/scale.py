"""What so many daily players need, worked out from measured costs; the arithmetic behind docs/scale.md.

    python benchmarks/scale.py                            measure the costs here (about a minute), then work it out
    python benchmarks/scale.py --database postgresql+psycopg://... --move-ms 2.4
    python benchmarks/scale.py --bot-ms 40 --writes 1500 --log-bytes 190 --command-bytes 330 --archive-kb 20

Measured are, on a fresh SQLite file or the given empty database: the bytes a choice and a command take with their
indexes and a finished game takes as an archive (one game of each installed title is played at a real server), how many
rows a second are on disk when 64 writers are at it, and a core's time for a bot's choice. `--move-ms`, a server's
time for a choice with its streams, is "server's own CPU" of server_load.py, where it is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from server_load import PROGRAM

from magnate.bots.registry import fitting, make
from magnate.core.registry import installed, load
from magnate.server.repository import Repository
from magnate.server.store import Store, opened
from magnate.server.table import Entry

CHOICES = 120  # of a person on a day
BOT_CHOICES = 240  # of the bots they play against
GAMES = 1.0  # finished by a person on a day
HOURS = 1.0  # a stream is open for
BUSIEST = 1 / 6  # of a day's players are there in the busiest hour
USED = 0.5  # a process, a worker or a database is planned to be busy for half of the time
WRITERS = 64
SECONDS = 4.0
SAMPLES = 8
PATIENCE = 30.0
GIVEN = {
    "bot_ms": "a core's time for a choice of a bot",
    "writes": "rows a second one database takes",
    "log_bytes": "of a row of the log, with its index",
    "command_bytes": "of a person's command, with its index",
    "archive_kb": "of a finished game",
}


def plan(players: int, costs: dict[str, float]) -> dict[str, float]:
    """What is needed for so many players a day."""
    people = players * BUSIEST * CHOICES / 3600
    bots = players * BUSIEST * BOT_CHOICES / 3600
    a_day = (
        players * (CHOICES + BOT_CHOICES) * costs["log_bytes"] + players * CHOICES * costs["command_bytes"]
    )
    return {
        "streams at the busiest time": players * BUSIEST * HOURS,
        "people's choices a second": people,
        "all choices a second": people + bots,
        "server processes": math.ceil((people + bots) * costs["move_ms"] / 1000 / USED),
        "cores for bots": math.ceil(bots * costs["bot_ms"] / 1000 / USED),
        "rows written a second": 2 * people + bots,
        "databases": math.ceil((2 * people + bots) / (costs["writes"] * USED)),
        "gigabytes of log a year": 365 * a_day / 1e9,
        "gigabytes of archives a year": 365 * players * GAMES * costs["archive_kb"] / 1e6,
    }


# --- measuring -----------------------------------------------------------------------------------------


def asked(address: str, key: str | None, path: str, body: Any = None) -> Any:
    """The answer to a request."""
    data = None if body is None else json.dumps(body).encode()
    head = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    with urllib.request.urlopen(urllib.request.Request(address + path, data, head), timeout=60) as answer:
        return json.loads(answer.read())


def play(address: str, game: str) -> None:
    """One game from beginning to end, by one person in all seats."""
    seats = next((n for n in load(game).seats if n > 1), 1)
    wishes = [{"kind": "me"}, *[{"kind": "screen"}] * (seats - 1)]
    made = asked(address, None, "/api/tables", {"game": game, "seats": wishes})
    key, path, table = made["key"], f"/api/tables/{made['table']['id']}", made["table"]
    while table["status"] != "over":
        choices = table["view"]["choices"]
        choice = choices[table["seq"] * 7919 % len(choices)]["id"]
        body = {"seq": table["seq"], "choice": choice, "command": f"c{table['seq']}"}
        table = asked(address, key, f"{path}/choose", body)["table"]


def sizes(store: Store) -> dict[str, float]:
    """The bytes of a row of the log and of a command with their indexes, and the kilobytes of an archive."""
    found = {}
    with store.reader.connect() as connection:
        for name in ("log", "commands"):
            rows = connection.execute(sa.text(f"select count(*) from {name}")).scalar_one()
            if store.url.get_backend_name() == "sqlite":
                belongs = f"name = '{name}' or name like 'sqlite_autoindex_{name}%' or name like 'ix_{name}%'"
                size = connection.execute(
                    sa.text(f"select sum(pgsize) from dbstat where {belongs}")
                ).scalar_one()
            else:
                size = connection.execute(sa.text(f"select pg_total_relation_size('{name}')")).scalar_one()
            found[name] = size / rows
        body = connection.execute(sa.text("select avg(length(body)) from archives")).scalar() or 0.0
    return {"log_bytes": found["log"], "command_bytes": found["commands"], "archive_kb": float(body) / 1000}


async def writes(url: str) -> float:
    """Rows a second that are safely on disk when many write at once, each at a table of its own."""
    store = Store(url)
    store.open()
    repository = Repository(store)
    query = sa.text(f"select id from tables where status = 'playing' limit {WRITERS}")
    tables = await store.read(lambda connection: list(connection.execute(query).scalars()))
    numbers = await repository.numbers(tables)
    began = time.monotonic()

    async def write(table: str) -> int:
        first = numbers.get(table, 0)
        number = first
        while time.monotonic() < began + SECONDS:
            number += 1
            entry = Entry(number, time.time(), "note", 0, {"say": {"id": "x" * 60, "args": {}}})
            await repository.append(table, [entry], ())
        return number - first

    done = sum(await asyncio.gather(*(write(table) for table in tables)))
    took = time.monotonic() - began
    store.close()
    return done / took


def bot_ms() -> float:
    """A core's milliseconds for a choice of the bot that suits each title, on the average of some positions."""
    took = []
    for name in installed():
        game, chance = load(name), random.Random(1)
        state = game.new(None, 1)
        bot = make(fitting(name), 1, name)
        for i in range(5 * SAMPLES):
            if state.is_over:
                break
            if i % 5 == 4:
                began = time.process_time()
                bot.choose(state.clone(), state.actor)
                took.append(1000 * (time.process_time() - began))
            state.choose(chance.choice(state.choices()))
    return sum(took) / len(took)


def measured(url: str) -> dict[str, float]:
    """The costs on this machine."""
    program = [sys.executable, "-c", PROGRAM, url, "1"]
    env = os.environ | {"MAGNATE_RATE": "0", "MAGNATE_LOG": "off", "MAGNATE_BOT_WORKERS": "1"}
    server = subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found
        address = f"http://127.0.0.1:{found[1]}"
        for name in installed():
            play(address, name)
        until = time.monotonic() + PATIENCE
        with opened(url) as store:
            while sizes(store)["archive_kb"] == 0 and time.monotonic() < until:
                time.sleep(0.5)
            costs = sizes(store)
        seats = [{"kind": "me"}, *[{"kind": "screen"}] * (next(n for n in load(name).seats if n > 1) - 1)]
        for _ in range(WRITERS):
            asked(address, None, "/api/tables", {"game": name, "seats": seats})
    finally:
        server.terminate()
        server.wait(20)
    return costs | {"writes": asyncio.run(writes(url)), "bot_ms": bot_ms()}


def main() -> None:
    """Measure what is not given; print the plans for ten thousand and for a million players a day."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", default="", help="an empty database (default: a fresh SQLite file)")
    parser.add_argument("--move-ms", type=float, default=2.5, help="a core's time for a choice, in a server")
    for name, about in GIVEN.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, help=about)
    args = parser.parse_args()
    costs = {name: getattr(args, name) for name in GIVEN if getattr(args, name) is not None}
    if len(costs) < len(GIVEN):
        with tempfile.TemporaryDirectory() as folder:
            costs = measured(args.database or f"sqlite:///{Path(folder) / 'scale.db'}") | costs
    costs["move_ms"] = args.move_ms
    for name, cost in costs.items():
        print(f"{name:15} {cost:10,.1f}")
    for players in (10_000, 1_000_000):
        print(f"{players:,} players a day")
        for what, value in plan(players, costs).items():
            print(f"  {what:30} {value:14,.0f}")


if __name__ == "__main__":
    main()
