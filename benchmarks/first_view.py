"""How soon a running table is seen: every game, in a browser that has never been here, on loopback.

    python benchmarks/first_view.py                  five visits to each game
    python benchmarks/first_view.py --runs 9 --game NAME --waterfall

A server is started on a fresh SQLite file and a table of each game is played a little way through the API. Then the
table's link is opened again and again, each time in a new browser context with an empty cache, and timed from the start
of the navigation to the frame that shows the first legal target on the board, or the position from which the moves of
the others are played back first. Reported are the median and the slowest visit, the weight of the visit (everything
received, compressed, without fonts) and of the view itself. Exit code 1 when a weight is over its bar or a median over
a second.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import magnate

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

from stage import Host, staged

BARS = {"ms": 1_000.0, "page": 250_000, "view": 60_000}
MOVES = 20
# Runs before the page does: notes the frame after the one in which the first target came to be.
WATCH = """
const SEEN = ".board-pane .target.legal, .table[data-state=showing] .board-pane .target";
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    if (window.firstView || !document.querySelector(SEEN)) return;
    window.firstView = -1;
    requestAnimationFrame(() => requestAnimationFrame(() => { window.firstView = performance.now(); }));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
});
"""
FLOW = """() => performance.getEntriesByType("resource").map((e) =>
  [e.name.replace(location.origin, ""), e.startTime, e.responseEnd, e.encodedBodySize])"""


def running(host: Host, game: str) -> tuple[str, str, int]:
    """A table some moves into a game with a person to decide: its id, its key, the weight of its view."""
    table, key = host.table(game, ["me", "random", "random"])
    moves = 0
    while True:
        now = host.see(table, key)
        offered = now["view"]["choices"]
        if offered and moves >= MOVES:
            break
        if offered:
            wish = {"seq": now["seq"], "choice": offered[moves % len(offered)]["id"]}
            host.call(f"/api/tables/{table}/choose", wish, key)
            moves += 1
    return table, key, len(gzip.compress(json.dumps(now["view"]).encode()))


def visit(browser: Browser, address: str) -> tuple[float, list[Any]]:
    """Open an address as a newcomer: milliseconds until the board can be clicked, and what was fetched meanwhile."""
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_function("() => window.firstView > 0", timeout=30_000)
    seen = float(page.evaluate("window.firstView"))
    flow: list[Any] = page.evaluate(FLOW)
    context.close()
    return seen, flow


def measure(browser: Browser, host: Host, game: str, runs: int, waterfall: bool) -> bool:
    """Report one game; whether it stays within the bars."""
    table, key, view = running(host, game)
    address = f"{host.url}/#/table/{table}?key={key}"
    times: list[float] = []
    for _ in range(runs):
        seen, flow = visit(browser, address)
        times.append(seen)
    page = sum(size for name, _, _, size in flow if not name.endswith(".woff2"))
    median = statistics.median(times)
    print(
        f"{game:12} first view {median:5.0f} ms (slowest {max(times):5.0f})   "
        f"page {page / 1000:4.0f} kB in {len(flow)} requests   view {view / 1000:4.1f} kB",
        flush=True,
    )
    if waterfall:
        for name, start, end, size in sorted(flow, key=lambda line: float(line[1])):
            print(f"  {start:6.0f} {end:6.0f} {size:7} {name}")
    return median <= BARS["ms"] and page <= BARS["page"] and view <= BARS["view"]


def main() -> int:
    """Measure the games that are wished for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", help="only this game (may be given several times)")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument(
        "--waterfall", action="store_true", help="also list what the last visit fetched, and when"
    )
    args = parser.parse_args()
    with staged() as (host, browser):
        games = args.game or magnate.installed()
        well = [measure(browser, host, game, args.runs, args.waterfall) for game in games]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
