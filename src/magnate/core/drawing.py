"""What the `terminal.py` of every title draws with: how it speaks, the colours of the seats, boxes, the whole sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from magnate.core.message import Arg

View = dict[str, Any]
Say = Callable[[str, dict[str, Arg]], str]
SEAT_COLOURS: Final = ("red", "dodger_blue1", "green3", "gold3", "magenta")


def panel(content: RenderableType, title: str | Text, border: str = "dim") -> Panel:
    """A box with its title on the left."""
    return Panel(content, title=title, title_align="left", border_style=border)


class Sheet:
    """The whole table; a title lays it out when it is printed, as wide as the screen is then."""

    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.say = say
