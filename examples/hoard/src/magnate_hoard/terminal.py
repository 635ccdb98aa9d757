"""The board in a terminal, drawn from the view alone."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnate.core.drawing import Say, View, panel
from magnate.core.texts import seat_name


def draw(view: View, say: Say) -> RenderableType:
    """The deck, a row per seat, and the own hand."""
    board = view["board"]
    table = Table(box=None, padding=(0, 2))
    for heading in ("", "word-shown", "word-buried", "word-hand"):
        table.add_column(say(heading, {}) if heading else "")
    for seat in range(view["seats"]):
        shown = " ".join(board["shown"][seat]) or "–"
        row = (shown, str(board["buried"][seat]), str(board["hands"][seat]))
        table.add_row(seat_name(view, seat, say), *row)
    head = say("word-round", {"round": min(view["round"], board["rounds"]), "rounds": board["rounds"]})
    deck = say("word-deck", {"cards": board["deck"]})
    lines: list[RenderableType] = [Text(f"{head}   {deck}", style="bold"), table]
    if board["hand"]:
        lines.append(Text(f"{say('word-hand', {})}: {' '.join(board['hand'])}", style="bright_cyan"))
    return panel(Group(*lines), say("game-name", {}))
