"""What a player's stream carries, and what compression would take off it.

    python benchmarks/stream_bytes.py                   every installed game, 150 choices of a small table's

A person plays all seats of a table by chance and follows it as the page does: the table once, then differences. Every
message is counted as it is sent, and as it would be compressed: `alone`, so that everybody who gets the same message
can be sent the same bytes, or `in turn`, each stream with a memory of its own. The time is that of one compression.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

from load_wire import NEWS, Http, Now, follow

START = "import sys; from magnate.server.main import serve; serve(port=0, database_url=sys.argv[1])"
LEVEL = 6


def compressed(data: bytes, pack: zlib._Compress | None = None) -> int:
    """The size of a message once compressed; with the memory of a stream if one is given."""
    pack = pack or zlib.compressobj(LEVEL, zlib.DEFLATED, -15)
    return len(pack.compress(data) + pack.flush(zlib.Z_SYNC_FLUSH))


async def messages(port: int, game: dict[str, Any], choices: int) -> list[bytes]:
    """The messages of a player's stream, the first with the whole table."""
    count = min(n for n in game["seats"] if n > 1)
    seats = [{"kind": "me"}, *[{"kind": "screen"}] * (count - 1)]
    body: dict[str, Any] = {"game": game["id"], "seats": seats, "private": True, "seed": "bytes"}
    status, made = await Http(port).call("POST", "/api/tables", body)
    assert status == 201, made
    table = made["table"]["id"]
    stream, mover = Http(port, made["key"]), Http(port, made["key"])
    await stream._ask("GET", f"/api/tables/{table}/stream?view=1&differences=1", b"")
    assert stream.reader is not None
    found: list[bytes] = []
    now = None
    while len(found) <= choices:
        block = await asyncio.wait_for(stream.reader.readuntil(b"\n\n"), 60)
        at = block.find(b"data: ")
        news = NEWS.decode(block[at + 6 : -2]) if at >= 0 else None
        if news is None or (news.table is None and news.change is None):
            continue
        found.append(block)
        if news.change is not None:
            assert now is not None
            follow(now, news)
        else:
            assert isinstance(news.table, Now)
            now = news.table
            mover.stream = news.stream
        if now.status == "over":
            break
        choice = now.view.choices[(now.seq * 7919) % len(now.view.choices)]["id"]
        body = {"seq": now.seq, "choice": choice, "command": os.urandom(8).hex()}
        status, answer = await mover.call("POST", f"/api/tables/{table}/choose", body)
        assert status == 200, answer
    return found


async def run(args: argparse.Namespace) -> None:
    """Measure one game after the other at a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"MAGNATE_RATE": "0", "MAGNATE_LOG": "off", "MAGNATE_BOT_WORKERS": "1"}
        database = f"sqlite:///{Path(folder) / 'bytes.db'}"
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", START, database, stdout=asyncio.subprocess.PIPE, env=env
        )
        try:
            assert server.stdout is not None
            line = (await server.stdout.readline()).decode()
            port = int(line.rpartition(":")[2].partition("/")[0])
            games = (await Http(port).call("GET", "/api/games"))[1]["games"]
            for game in games:
                if args.game in ("", game["id"]):
                    report(game["id"], await messages(port, game, args.choices))
        finally:
            server.terminate()
            await asyncio.wait_for(server.wait(), 60)


def report(game: str, found: list[bytes]) -> None:
    """Print what was counted."""
    first, rest = found[0], found[1:]
    memory = zlib.compressobj(LEVEL, zlib.DEFLATED, -15)
    compressed(first, memory)
    alone, in_turn = [compressed(m) for m in rest], [compressed(m, memory) for m in rest]
    began = time.process_time()
    for message in rest:
        compressed(message)
    spent = (time.process_time() - began) / len(rest)
    print(f"{game}: first {len(first)} bytes, compressed {compressed(first)}")
    print(
        f"  then {len(rest)} messages: median {statistics.median(map(len, rest)):.0f},"
        f" mean {statistics.fmean(map(len, rest)):.0f} bytes;"
        f" alone {statistics.fmean(alone):.0f}, in turn {statistics.fmean(in_turn):.0f};"
        f" {1e6 * spent:.0f} µs a message"
    )


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="", help="the game to play (default: every installed one in turn)")
    parser.add_argument("--choices", type=int, default=150)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
