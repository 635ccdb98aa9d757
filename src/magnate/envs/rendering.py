"""A position drawn for people: as text, or as a picture of that text."""

from __future__ import annotations

import io
import re
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from magnate.core.contract import State
from magnate.core.message import Arg, Message
from magnate.core.texts import texts_of

WIDTH: Final = 110
SEQUENCE: Final = re.compile(r"\x1b\[([\d;]*)m")
INK: Final = (225, 225, 225)
PAPER: Final = (24, 24, 28)
CELL: Final = (8, 17)


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
    """The same as a picture, height by width by 3."""
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
