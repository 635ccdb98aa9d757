"""A position drawn for people: as text, as a picture and on the screen.

Pictures are the board as a notebook shows it (`magnate.notebook`), taken by a Chromium that is installed on the
machine; where there is none they are pictures of the text.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import webbrowser
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from magnate.core.contract import State
from magnate.core.message import Arg, Message
from magnate.core.texts import texts_of
from magnate.notebook import HEIGHT, document
from magnate.notebook import WIDTH as PAGE

WIDTH: Final = 110
SEQUENCE: Final = re.compile(r"\x1b\[([\d;]*)m")
INK: Final = (225, 225, 225)
PAPER: Final = (24, 24, 28)
CELL: Final = (8, 17)
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
# So many seconds a browser has for one picture, and so many milliseconds of its own clock the page has to be drawn.
PATIENCE: Final = 60
DRAWING: Final = 5000
# The page on the screen looks for the next position so often, in seconds.
REFRESH: Final = '<meta http-equiv="refresh" content="1">'


def drawn(state: State, lang: str = "en", colour: bool = True) -> str:
    """The table as a spectator sees it, drawn by the title's terminal board."""
    view: dict[str, Any] = state.view(None)
    texts = texts_of(state.game.package)
    view["names"] = [texts.say(Message(f"seat-{seat}"), lang) for seat in range(state.seats)]

    def say(id: str, args: dict[str, Arg]) -> str:
        return texts.say(Message(id, args), lang)

    console = Console(
        file=io.StringIO(), width=WIDTH, force_terminal=colour, color_system="truecolor" if colour else None
    )
    console.print(import_module(f"{state.game.package}.terminal").draw(view, say))
    written: str = console.file.getvalue()  # type: ignore[attr-defined]
    return written


def pictured(state: State) -> NDArray[np.uint8]:
    """The table as a picture, height by width by 3."""
    browser = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    return written(state) if browser is None else photographed(state, browser)


def photographed(state: State, browser: str) -> NDArray[np.uint8]:
    """The board as a notebook shows it, in a browser without a window."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as folder:
        page, picture = Path(folder, "board.html"), Path(folder, "board.png")
        page.write_text(document(state, None, "en", ()), encoding="utf-8")
        command = [
            browser,
            "--headless",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--user-data-dir={folder}/profile",
            f"--window-size={PAGE},{HEIGHT}",
            f"--virtual-time-budget={DRAWING}",
            f"--screenshot={picture}",
            page.as_uri(),
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.insert(1, "--no-sandbox")  # Chromium has no sandbox for root; the page is ours alone
        subprocess.run(command, timeout=PATIENCE, check=True, capture_output=True)
        return np.asarray(Image.open(picture).convert("RGB"), dtype=np.uint8)


class Screen:
    """The table on the screen: a page that follows the game, in your browser."""

    def __init__(self) -> None:
        self.folder: tempfile.TemporaryDirectory[str] | None = None

    def show(self, state: State) -> None:
        """Show a position; printed as text where there is no screen."""
        if not on_screen():
            print(drawn(state))
            return
        opened = self.folder is not None
        if self.folder is None:
            self.folder = tempfile.TemporaryDirectory()
        page = Path(self.folder.name, "board.html")
        fresh = page.with_suffix(".new")
        fresh.write_text(
            document(state, None, "en", ()).replace("<head>", f"<head>{REFRESH}", 1), encoding="utf-8"
        )
        fresh.replace(page)
        if not opened:
            webbrowser.open(page.as_uri())

    def close(self) -> None:
        """Take the page away."""
        if self.folder is not None:
            self.folder.cleanup()
            self.folder = None


def on_screen() -> bool:
    """Whether somebody can see windows of this process."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def written(state: State) -> NDArray[np.uint8]:
    """A picture of the text."""
    from PIL import Image, ImageDraw, ImageFont

    lines = drawn(state).rstrip("\n").split("\n")
    picture = Image.new("RGB", (WIDTH * CELL[0] + 16, len(lines) * CELL[1] + 16), PAPER)
    pen = ImageDraw.Draw(picture)
    font = monospaced(ImageFont)
    for number, line in enumerate(lines):
        column = 0
        colour = INK
        for i, part in enumerate(SEQUENCE.split(line)):
            if i % 2:
                colour = colour_of(part, colour)
                continue
            for letter in part:
                pen.text((8 + column * CELL[0], 8 + number * CELL[1]), letter, colour, font)
                column += 1
    return np.asarray(picture, dtype=np.uint8)


def monospaced(fonts: Any) -> Any:
    """A font of even width: the one that comes with matplotlib where that is installed, else Pillow's own."""
    try:
        from matplotlib import font_manager

        return fonts.truetype(font_manager.findfont("DejaVu Sans Mono"), 13)
    except ImportError:
        return fonts.load_default(13)


def colour_of(sequence: str, colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """The colour that a terminal sequence asks for; the one before where it asks for none."""
    codes = [int(code) for code in sequence.split(";") if code]
    if not codes or codes == [0]:
        return INK
    if "38;2" in sequence:
        at = codes.index(38)
        return (codes[at + 2], codes[at + 3], codes[at + 4])
    if "38;5" in sequence:
        return palette(codes[codes.index(38) + 2])
    for code in codes:
        if 30 <= code <= 37:
            return palette(code - 30)
        if 90 <= code <= 97:
            return palette(code - 82)
    return colour


def palette(number: int) -> tuple[int, int, int]:
    """A colour of a terminal's 256."""
    from rich.color import Color

    red, green, blue = Color.from_ansi(number).get_truecolor()
    return (red, green, blue)
