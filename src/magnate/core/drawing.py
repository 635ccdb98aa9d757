"""What the `terminal.py` of every title draws with: how it speaks, the colours of the seats, boxes, the whole sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from magnate.core.message import Arg

View = dict[str, Any]
Say = Callable[[str, dict[str, Arg]], str]
SEAT_COLOURS: Final = ("red", "dodger_blue1", "green3", "gold3", "magenta")


def panel(content: RenderableType, title: str | Text, border: str = "dim") -> Panel:
    """A box with its title on the left."""
    return Panel(content, title=title, title_align="left", border_style=border)


def in_rows(cells: Sequence[RenderableType], columns: int) -> Table:
    """Cells side by side, so many to a row, each as wide as the others."""
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for start in range(0, len(cells), columns):
        grid.add_row(*cells[start : start + columns])
    return grid


class Sheet:
    """The whole table; a title lays it out when it is printed, as wide as the screen is then."""

    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.say = say
        # What a piece does, where whoever draws can tell.
        self.about: Callable[[str], str] = view.get("about", lambda id: "")
