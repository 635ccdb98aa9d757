"""Takes the pictures of the boards in docs/images, as the page shows them now.

    python tools/pictures.py
    python tools/pictures.py carnegie-phone sweetlands

A server is started on a fresh SQLite file; for each picture a table is played up to a moment by what a bot advises, and
the page is opened there in a window of its size. 256 colours are enough for what is drawn.
"""

from __future__ import annotations

import argparse
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser
from stage import Host, Player, staged

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "images"
LEVEL = "greedy"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Picture(NamedTuple):
    """What is in a picture: the title, who plays, after how many choices of the first seat, and how it is looked at."""

    game: str
    seats: int
    choices: int
    size: dict[str, int] = DESK
    mode: str = "light"


PICTURES = {
    "carnegie": Picture("carnegie", 3, 62),
    "carnegie-phone": Picture("carnegie", 3, 62, PHONE),
    "carnegie-solo-dark": Picture("carnegie", 1, 60, mode="dark"),
    "industry": Picture("industry", 3, 41),
    "spyrium": Picture("spyrium", 3, 37),
    "sweetlands": Picture("sweetlands", 3, 64),
    "sweetlands-phone": Picture("sweetlands", 3, 64, PHONE),
}


def played(host: Host, picture: Picture) -> tuple[str, str]:
    """A table at the moment of a picture, and the key of the first seat."""
    table, key = host.table(picture.game, ["me", *[LEVEL] * (picture.seats - 1)])
    made = 0
    while True:
        now = host.see(table, key)
        if not now["view"]["choices"]:
            continue
        if made == picture.choices:
            return table, key
        wish: Any = host.call(f"/api/tables/{table}/hint", {"level": LEVEL}, key)["choice"]["id"]
        host.call(f"/api/tables/{table}/choose", {"seq": now["seq"], "choice": wish}, key)
        made += 1


def take(browser: Browser, host: Host, name: str, picture: Picture) -> None:
    """Play up to the moment, look, keep the picture."""
    table, key = played(host, picture)
    context = browser.new_context(
        locale="en", viewport=picture.size, color_scheme=picture.mode, reduced_motion="reduce"
    )
    page = context.new_page()
    player = Player(page, host.url, pace="fast")
    player.sit(table, key)
    player.until_mine()
    player.settled()
    page.wait_for_timeout(3_000)  # what was gained has flown to its panel
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    shot.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
    context.close()


def main() -> None:
    """Take the pictures that are wished for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pictures", nargs="*", help="only these")
    wish = parser.parse_args()
    if unknown := set(wish.pictures) - set(PICTURES):
        parser.error(f"no such picture: {', '.join(sorted(unknown))}; there are {', '.join(PICTURES)}")
    with staged() as (host, browser):
        for name in wish.pictures or PICTURES:
            take(browser, host, name, PICTURES[name])


if __name__ == "__main__":
    main()
