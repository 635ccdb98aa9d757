"""Records one round as somebody who watches the board sees it: a picture for every move that is shown.

    python tools/record_round.py GAME FOLDER
    python tools/record_round.py GAME FOLDER --seats 3 --level greedy --choices 12 --lang fr --size 1024x768

A server is started on a fresh SQLite file; bots of a level sit on all seats but the first, whose choices are what a bot
of that level advises. With the first round that begins after `--choices` of them the page is opened at a slow pace, and
every position it shows during that round goes to FOLDER: pictures in order, named after the seat that moved, and in
moves.txt the sentence that stood beside each.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from stage import Host, Player, staged

MOST = 150
SETTLES = 800
CHANGED = """at => { const table = document.querySelector('.table');
  return table.dataset.at !== at || table.dataset.state === 'mine' || table.dataset.state === 'over'; }"""


def choose(host: Host, table: str, key: str, now: Any, level: str) -> None:
    """Make the choice for the first seat that a bot of a level advises."""
    path = f"/api/tables/{table}"
    wish = host.call(f"{path}/hint", {"level": level}, key)["choice"]["id"]
    host.call(f"{path}/choose", {"seq": now["seq"], "choice": wish}, key)


def mine(host: Host, table: str, key: str, page: Page) -> Any:
    """The table as soon as the first seat has to decide or the game is over."""
    for _ in range(3000):
        now = host.see(table, key)
        if now["view"]["choices"] or now["status"] == "over":
            return now
        page.wait_for_timeout(50)
    raise TimeoutError(table)


def shown(page: Page, folder: Path, first: int) -> int:
    """Keep every position that is shown until the first seat may choose; the number of the next picture."""
    frame = page.locator(".table")
    lines = []
    for number in range(first, MOST):
        page.wait_for_timeout(SETTLES)
        state = str(frame.get_attribute("data-state"))
        who = page.locator(".recap:not([hidden]) .seat-mark").first
        name = str(who.get_attribute("aria-label")) if state == "showing" and who.count() else state
        said = page.locator(
            ".recap .sentence-small" if name != state else ".prompt .sentence"
        ).first.text_content()
        picture = f"{number:03}-{name}.png"
        page.screenshot(path=str(folder / picture))
        lines.append(f"{picture} {' '.join((said or '').split())}\n")
        if state in ("mine", "over"):
            break
        page.wait_for_function(CHANGED, arg=frame.get_attribute("data-at"), timeout=60_000)
    with (folder / "moves.txt").open("a", encoding="utf-8") as file:
        file.writelines(lines)
    return first + len(lines)


def record(page: Page, host: Host, folder: Path, wish: argparse.Namespace) -> None:
    """Play up to the round, then keep it."""
    table, key = host.table(wish.game, ["me", *[wish.level] * (wish.seats - 1)])
    before = 0
    for made in range(wish.choices + MOST):
        now = mine(host, table, key, page)
        if made == wish.choices:
            before = now["view"]["round"]
        if now["status"] == "over" or 0 < before < now["view"]["round"]:
            break
        choose(host, table, key, now, wish.level)
    player = Player(page, host.url, pace="slow")
    player.sit(table, key)
    number, first = 1, now["view"]["round"]
    while number < MOST:
        number = shown(page, folder, number)
        now = mine(host, table, key, page)
        if now["status"] == "over" or now["view"]["round"] > first:
            break
        seq = player.seq
        choose(host, table, key, now, wish.level)
        player.after(seq)


def main() -> None:
    """Read what is wished for, and record it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--choices", type=int, default=12)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", default="1440x900")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    wide, high = map(int, wish.size.split("x"))
    with staged() as (host, browser):
        page = browser.new_page(locale=wish.lang, viewport={"width": wide, "height": high})
        record(page, host, wish.folder, wish)


if __name__ == "__main__":
    main()
