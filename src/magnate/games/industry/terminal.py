"""The table in a terminal, drawn from the view alone: 100 columns wide, and still readable at 80."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from magnate.core.drawing import SEAT_COLOURS, Say, View
from magnate.core.texts import seat_name

KIND_COLOURS = {"joker": "plum3", "bonus": "sandy_brown", "factory": "grey82", "technology": "sky_blue2"}
NETWORK_MARKS = {"river": "≈", "railway": "#", "pipeline": "=", "power-line": "ϟ"}
LETTERS = "ABCDE"
WIDE = 100
WIDE_CELL = 7
NARROW_CELL = 5


def draw(view: View, say: Say) -> RenderableType:
    """The whole table: where we are, the board, the auction or the sites to develop, the seats, the market."""
    return Group(
        header(view, say),
        Board(view, say),
        key(view, say),
        auction(view, say) if view["board"]["phase"] == "auction" else holdings(view, say),
        Text(say(f"screen-{view['board']['phase']}-hint", {}), style="italic"),
        market(view, say),
    )


def lettered(view: View, say: Say, seat: int) -> str:
    """A seat by its letter and name, so that colour alone never tells."""
    return f"{LETTERS[seat]} {seat_name(view, seat, say)}"


def seat_text(view: View, say: Say, seat: int) -> Text:
    """A seat's name in its colour."""
    return Text(lettered(view, say, seat), style=f"bold {SEAT_COLOURS[seat]}")


def header(view: View, say: Say) -> Text:
    """Round, era, phase, and who has which role."""
    board = view["board"]
    line = Text(
        say(
            "screen-round",
            {
                "round": view["round"],
                "rounds": board["rounds"],
                "era": board["era"],
                "phase": say(f"phase-{board['phase']}", {}),
            },
        ),
        style="bold",
    )
    line.append("   " + say("screen-first", {}) + " ")
    line.append_text(seat_text(view, say, board["first"]))
    if board["auctioneer"] >= 0:
        line.append("   " + say("screen-auctioneer", {}) + " ")
        line.append_text(seat_text(view, say, board["auctioneer"]))
    return line


# --- the board -------------------------------------------------------------------------------------


class Board:
    """The sixty cells, twelve columns by five eras, as wide as the terminal allows."""

    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Wide cells where there is room for them."""
        yield board_table(self.view, self.say, WIDE_CELL if options.max_width >= WIDE else NARROW_CELL)


def board_table(view: View, say: Say, width: int) -> Table:
    """The board as a table; the cells of the current era stand out."""
    board = view["board"]
    table = Table(box=box.SQUARE, show_lines=True, padding=0, border_style="grey37", header_style="")
    table.add_column("")
    for column in board["columns"]:
        table.add_column(column_head(column), width=width, no_wrap=True)
    count = len(board["columns"])
    for era in range(board["eras"]):
        row = board["cells"][era * count : (era + 1) * count]
        current = era + 1 == board["era"]
        label = Text(str(era + 1), style="bold reverse" if current else "dim")
        table.add_row(label, *[cell_text(view, say, cell, width) for cell in row])
    return table


def column_head(column: dict[str, Any]) -> Text:
    """The column's letter: bright while its token is face up, a dot when it is through for this era."""
    if column["place"] == "up":
        return Text(f"▼{column['id']}", style="bold bright_white", justify="center")
    if column["place"] == "down":
        return Text(f"·{column['id']}", style="dim", justify="center")
    return Text(column["id"], style="white", justify="center")


def cell_text(view: View, say: Say, cell: dict[str, Any], width: int) -> Text:
    """A cell in three lines: id, owner and price; needs; product, networks and points."""
    owner = cell.get("owner", -1)
    mark = ""
    if owner >= 0:
        mark = ("■" if cell["state"] == "built" else "◷") + LETTERS[owner]
    price = str(cell["price"]) if "price" in cell else ""
    first = spread(cell["id"] + (" " if width > NARROW_CELL and mark else "") + mark, price, width)
    style = cell_style(cell)
    text = Text(first + "\n", style=style)
    if owner >= 0:
        text.stylize(
            f"bold {SEAT_COLOURS[owner]}" + (" reverse" if cell["state"] == "built" else ""), 0, len(first)
        )
    text.append(second_line(say, cell, width).ljust(width) + "\n")
    text.append(third_line(say, cell, width))
    return text


def cell_style(cell: dict[str, Any]) -> str:
    """Cells for sale are bright, cells to come or gone are quiet."""
    colour = KIND_COLOURS[cell["kind"]]
    if cell["state"] == "lot":
        return f"bold {colour} reverse"
    if cell["state"] == "up":
        return f"bold {colour} on grey23"
    if cell["state"] in ("taken", "lost", "cleared"):
        return f"dim strike {colour}" if cell["state"] == "lost" else f"dim {colour}"
    return colour if cell["state"] != "later" else f"dim {colour}"


def spread(left: str, right: str, width: int) -> str:
    """Two words at the two ends of a line."""
    return left + right.rjust(width - len(left))


def second_line(say: Say, cell: dict[str, Any], width: int) -> str:
    """What the cell needs, or what a bonus counts, or what a joker stands for."""
    if cell["kind"] == "joker":
        return "?" if cell["joker"] == "any" else say(f"resource-{cell['joker']}", {})[:width]
    if cell["kind"] == "bonus":
        return f"×{cell['times']} {NETWORK_MARKS.get(cell['network'], cell['network'][:1])}"
    return "+".join(say(f"short-{need}", {}) for need in cell["needs"])


def third_line(say: Say, cell: dict[str, Any], width: int) -> str:
    """What the cell makes, the networks it lies on, its points."""
    if cell["kind"] in ("joker", "bonus"):
        return " " * width
    left = ""
    if "makes" in cell:
        left = "→" + say(f"short-{cell['makes']}", {})
    if "discount" in cell:
        left = f"−{cell['discount']}"
    marks = "".join(NETWORK_MARKS.get(name, name[:1]) for name in cell.get("networks", []))
    points = str(cell["prestige"]) if cell["prestige"] else ""
    if len(left + marks + points) > width:
        left = left.removeprefix("→")
    return spread(left + (" " if width > NARROW_CELL and left else "") + marks, points, width)


def key(view: View, say: Say) -> Text:
    """How to read a cell."""
    marks = "  ".join(f"{mark} {say(f'network-{name}', {})}" for name, mark in NETWORK_MARKS.items())
    return Text(say("screen-key", {}) + "  " + marks, style="dim")


# --- what is going on ----------------------------------------------------------------------------------


def auction(view: View, say: Say) -> RenderableType:
    """The sites for sale, and the lot on offer with what everybody said."""
    cells = {cell["id"]: cell for cell in view["board"]["cells"]}
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title=say("screen-for-sale", {}), title_justify="left")
    for name in ("site", "price", "needs", "gives", "links"):
        table.add_column(say(f"screen-{name}", {}))
    for column in view["board"]["columns"]:
        if column["place"] == "up":
            cell = cells[column["cell"]]
            style = "bold reverse" if cell["state"] == "lot" else ""
            table.add_row(*site_row(view, say, cell), style=style)
    lot = view["board"]["lot"]
    return table if lot is None else Group(table, lot_table(view, say, lot))


def site_row(view: View, say: Say, cell: dict[str, Any]) -> list[str]:
    """Everything about a site: name, price, needs, what it gives, what it is linked to."""
    needs = " + ".join(say(f"resource-{need}", {}) for need in cell.get("needs", []))
    links = [b if a == cell["id"] else a for a, b in joined(view, cell["id"])]
    links += [say(f"network-{name}", {}) for name in cell.get("networks", [])]
    price = str(cell["price"]) if "price" in cell else "–"
    return [
        f"{cell['id']} {say(cell['name'], {})}",
        price,
        needs or "–",
        gives(say, cell),
        " ".join(links) or "–",
    ]


def joined(view: View, id: str) -> list[list[str]]:
    """The roads and lines that end at a cell."""
    edges: list[list[str]] = view["board"]["roads"] + view["board"]["lines"]
    return [edge for edge in edges if id in edge]


def gives(say: Say, cell: dict[str, Any]) -> str:
    """What a site gives the player who develops it."""
    if cell["kind"] == "joker":
        return say("screen-gives-joker", {})
    if cell["kind"] == "bonus":
        return say(
            "screen-gives-bonus", {"times": cell["times"], "network": say(f"network-{cell['network']}", {})}
        )
    parts = []
    if "makes" in cell:
        parts.append(say("screen-gives-product", {"resource": say(f"resource-{cell['makes']}", {})}))
    if "discount" in cell:
        parts.append(say("screen-gives-discount", {"amount": cell["discount"]}))
    if cell["prestige"]:
        parts.append(say("screen-gives-points", {"points": cell["prestige"]}))
    return ", ".join(parts) or "–"


def lot_table(view: View, say: Say, lot: dict[str, Any]) -> Table:
    """Who said what on the lot, and every purse after a sale or after keeping."""
    title = say("screen-lot", {"cell": lot["cell"], "high": lot["high"]})
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title=title, title_justify="left")
    for name in ("seat", "said", "cash", "if-sold", "if-kept"):
        table.add_column(say(f"screen-{name}", {}), justify="left" if name in ("seat", "said") else "right")
    for seat in range(view["seats"]):
        row = [str(view["board"]["players"][seat]["cash"])]
        for after in ("if_sold", "if_kept"):
            row.append(str(lot[after][seat]) if lot["leader"] >= 0 else "–")
        table.add_row(seat_text(view, say, seat), said(view, say, lot, seat), *row)
    return table


def said(view: View, say: Say, lot: dict[str, Any], seat: int) -> str:
    """What a seat has to say on the lot: nothing as auctioneer, a bid, a pass, or it is still to speak."""
    if seat == lot["auctioneer"]:
        return say("screen-auctioneer", {})
    bid = lot["bids"][seat]
    if bid > 0:
        return say("screen-bid", {"amount": bid}) + (" ◀" if seat == lot["leader"] else "")
    if bid == 0:
        return say("screen-passed", {})
    return say("screen-to-speak", {}) if seat != view["actor"] else say("screen-speaking", {})


def holdings(view: View, say: Say) -> Table:
    """Each seat's undeveloped sites, products and jokers, for the development phase."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for name in ("seat", "cash", "undeveloped", "makes", "jokers", "discount"):
        table.add_column(
            say(f"screen-{name}", {}), justify="right" if name in ("cash", "discount") else "left"
        )
    names = {cell["id"]: say(cell["name"], {}) for cell in view["board"]["cells"]}
    for player in view["board"]["players"]:
        idle = ", ".join(f"{id} {names[id]}" for id in player["idle"])
        makes = ", ".join(say(f"resource-{name}", {}) for name in player["makes"])
        jokers = ", ".join(say(f"resource-{joker['resource']}", {}) for joker in player["jokers"])
        table.add_row(
            seat_text(view, say, player["seat"]),
            str(player["cash"]),
            idle or "–",
            makes or "–",
            jokers or "–",
            f"−{player['discount']}" if player["discount"] else "–",
        )
    return table


def market(view: View, say: Say) -> RenderableType:
    """Where each resource comes from at the moment."""
    entries = [Text(say("screen-market", {}), style="bold")]
    for resource in view["board"]["resources"]:
        name = f"{say('short-' + resource['id'], {})} {say('resource-' + resource['id'], {})}"
        source, style = origin(view, say, resource)
        entries.append(Text(say("screen-source", {"name": name, "source": source}), style=style))
    return Columns(entries, padding=(0, 2))


def origin(view: View, say: Say, resource: dict[str, Any]) -> tuple[str, str]:
    """Who supplies a resource, and how that is coloured."""
    if resource["source"].startswith("seat:"):
        seat = int(resource["source"][5:])
        return lettered(view, say, seat), SEAT_COLOURS[seat]
    if resource["source"] == "treasury":
        return say("screen-treasury", {}), "default"
    return say("screen-nowhere", {"era": resource["from_era"]}), "dim"
