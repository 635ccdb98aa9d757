"""The board in a terminal, drawn from the view alone.

The hex map is drawn as a wall of bricks, every second row shifted by half a brick: a brick touches the same six
neighbours as a hex, and each of its six edges is a stretch of line that can show a road.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from magnate.core.drawing import Say, in_rows, panel
from magnate.core.message import from_plain
from magnate.core.texts import seat_name
from magnate.games.sweetlands.journal import printed

SEAT_COLOURS: Final = ["bright_red", "bright_blue", "bright_green", "bright_yellow"]
# What each letter of a map stands for, and its style as it is printed and once a tile is turned over on it.
GROUND: Final = {
    "W": ("wheat", "yellow", "black on yellow"),
    "F": ("forest", "green", "black on green"),
    "M": ("mine", "bright_black", "black on white"),
    "S": ("sea", "blue", "black on bright_blue"),
    "X": ("special", "magenta", "black on bright_magenta"),
    "C": ("capital", "bold", ""),
    "D": ("zone", "cyan", ""),
}
TERRAINS: Final = {mark: name for mark, (name, _, _) in GROUND.items()}
MARKS: Final = {name: mark for mark, name in TERRAINS.items()}
STANDING: Final = {"tent": "T", "house": "H", "bldg": "B", "lab": "L", "store": "S", "clock": "K"}
TRACK_COLOURS: Final = {"land": "dark_orange", "rabbit": "dark_orange", "road": "green", "prop": "green"}
BRICK: Final = 6
ROOM_FOR_BOARDS: Final = 42
ROAD_STYLE: Final = "bold bright_red"
STEPS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    """The whole table: common boards, the map and boards of the seat in front, the hand, and the rivals."""
    board = view["board"]
    seat = view["you"] if view["you"] >= 0 else max(view["actor"], 0)
    parts: list[RenderableType] = [
        headline(view, say),
        areas(view, say),
        round_board(view, say),
        prizes(view, say),
    ]
    heir = board["heirs"][seat]
    if heir["map"]:
        both = SideBySide(hex_map(heir), boards(heir, board, say))
        title = Text(f"{seat_name(view, seat, say)} · {called(heir, say)}", style=SEAT_COLOURS[seat])
        parts.append(panel(Group(both, legend(say)), title, "none"))
    if board["people"]:
        parts.append(explained(board["people"], "char", say("tui-people", {}), say))
    if board["holding"]:
        parts.append(explained(board["holding"], "card", say("tui-hand", {}), say))
    others = [other for other in range(view["seats"]) if other != seat and board["heirs"][other]["map"]]
    if others:
        parts.append(rivals(view, others, say))
    return Group(*parts)


class SideBySide:
    """Two drawings next to each other where there is room, else one below the other."""

    def __init__(self, left: Text, right: RenderableType) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Both drawings, laid out for the width at hand."""
        width = max(len(line) for line in self.left.plain.splitlines())
        if options.max_width < width + ROOM_FOR_BOARDS:
            yield self.left
            yield self.right
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(min_width=width)
        grid.add_row(self.left, self.right)
        yield grid


def called(heir: dict[str, Any], say: Say) -> str:
    """Character and map of a seat."""
    if not heir["character"]:
        return "-"
    return f"{say('char-' + heir['character'], {})}, {say('map-' + heir['map'], {})}" if heir["map"] else "-"


# --- the common boards -------------------------------------------------------------------------------------


def headline(view: dict[str, Any], say: Say) -> Text:
    """Round, phase, start player, deck."""
    board = view["board"]
    line = Text()
    line.append(say("round-of", {"round": view["round"], "rounds": board["rounds"]}), style="bold")
    line.append(f" · {say('step-' + board['phase'], {})}")
    line.append(" · " + say("tui-start", {"player": seat_name(view, board["start"], say)}))
    line.append(" · " + say("tui-deck", {"deck": board["deck"], "discard": len(board["discard"])}))
    if board["mio"]:
        cards = ", ".join(board["mio"]["shown"]) or "-"
        line.append(" · " + say("tui-mio", {"cards": cards}))
        if board["mio"]["rank"]:
            line.append(" · " + say(f"tui-{board['mio']['rank']}", {}), style="bold yellow")
    if view["over"]:
        line.append(" · " + say("tui-targets", {"first": board["targets"][0], "later": board["targets"][1]}))
    return line


def disc(owner: int | str | None) -> Text:
    """A slot: empty, or with the disc of a seat or of Mio."""
    if owner == "mio":
        return Text("◆", style="magenta")
    if isinstance(owner, int):
        return Text("●", style=SEAT_COLOURS[owner])
    return Text("○", style="dim")


def areas(view: dict[str, Any], say: Say) -> Panel:
    """The action areas, four to a row, with their slots."""
    cells: list[Text] = []
    for area in view["board"]["areas"]:
        shut = not area["open"]
        cell = Text()
        for owner in area["slots"]:
            cell.append_text(disc(owner))
        cell.append(" " + say("area-" + area["id"], {}), style="dim" if shut else "")
        if shut:
            cell.append(f" ({area['from']})", style="dim")
        cells.append(cell)
    return panel(in_rows(cells, 4), say("tui-areas", {}), "none")


def round_board(view: dict[str, Any], say: Say) -> Panel:
    """The spots of the round board with their tiles and pawns."""
    cells: list[Text] = []
    for number, spot in enumerate(view["board"]["spots"], 1):
        cell = Text(f"{number:>2} ", style="dim")
        cell.append_text(disc(spot["pawn"]))
        cell.append(" " + say("round-" + spot["tile"], {}), style="default")
        if spot["pass"]:
            cell.append(f" + {say('round-' + spot['pass'], {})}", style="bold")
        cells.append(cell)
    return panel(in_rows(cells, 3), say("tui-spots", {}), "none")


def prizes(view: dict[str, Any], say: Say) -> Text:
    """Milestones, final scoring tiles and the skill tiles to be had."""
    board = view["board"]
    lines = Text()
    if board["milestones"]:
        lines.append(say("tui-milestones", {}) + " ", style="bold")
        for i, tile in enumerate(board["milestones"]):
            owner = tile["owner"]
            style = "default" if owner is None else "strike dim" if owner == "gone" else SEAT_COLOURS[owner]
            lines.append(" · " if i else "")
            lines.append(say("milestone-" + tile["id"], {}), style=style)
        lines.append("\n")
    if board["finals"]:
        lines.append(say("tui-finals", {}) + " ", style="bold")
        lines.append(
            " · ".join(f"{say('final-' + f['id'], {})} ({f['neutral']})" for f in board["finals"]) + "\n"
        )
    lines.append(say("tui-skills", {}) + " ", style="bold")
    lines.append(" · ".join(f"{say('skill-' + id, {})} ×{n}" for id, n in board["piles"].items() if n))
    return lines


# --- the map -----------------------------------------------------------------------------------------------


def axial(row: int, column: int) -> tuple[int, int]:
    """Axial coordinates of a cell; even rows are indented by half a hex."""
    return column - (row + 1) // 2, row


def cell_id(place: tuple[int, int]) -> str:
    """The id of a cell by its axial coordinates."""
    q, r = place
    return f"r{r}c{q + (r + 1) // 2}"


def edge_id(a: tuple[int, int], b: tuple[int, int]) -> str:
    """The id of the edge between two cells, the upper or left one first."""
    first, second = sorted((a, b), key=lambda place: (place[1], place[0]))
    return f"{cell_id(first)}|{cell_id(second)}"


class Canvas:
    """Characters with styles on a grid."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text at a place."""
        for i, sign in enumerate(text):
            self.signs[y][x + i] = sign
            self.styles[y][x + i] = style

    def text(self) -> Text:
        """All lines as one text."""
        result = Text(no_wrap=True)
        for signs, styles in zip(self.signs, self.styles, strict=True):
            for sign, style in zip(signs, styles, strict=True):
                result.append(sign, style=style or None)
            result.append("\n")
        result.rstrip()
        return result


def hex_map(land: dict[str, Any]) -> Text:
    """The map of a seat: hexes, tiles, roads, properties and rabbits."""
    rows = [line.split() for line in land["rows"]]
    cells = {
        axial(r, c): token for r, line in enumerate(rows) for c, token in enumerate(line) if token != "_"
    }
    canvas = Canvas(max(corner(place)[0] for place in cells) + BRICK + 1, 3 * len(rows) + 1)
    roads = set(land["roads"])
    for place, token in cells.items():
        borders(canvas, place, roads)
        inside(canvas, place, token, land)
    return canvas.text()


def corner(place: tuple[int, int]) -> tuple[int, int]:
    """Where the brick of a cell begins on the canvas."""
    q, r = place
    return (q + (r + 1) // 2) * BRICK + (BRICK // 2 if r % 2 == 0 else 0), 3 * r


def borders(canvas: Canvas, place: tuple[int, int], roads: set[str]) -> None:
    """The six edges of a cell: dotted, or a bold line where a road lies."""
    x, y = corner(place)
    half = BRICK // 2
    q, r = place
    for dq, dr in STEPS:
        built = edge_id(place, (q + dq, r + dr)) in roads
        if dr == 0:
            at = x + BRICK if dq > 0 else x
            for line in (1, 2):
                canvas.put(at, y + line, "┃" if built else "┊", ROAD_STYLE if built else "dim")
        else:
            right = (dq, dr) in ((1, -1), (0, 1))
            start = x + (half if right else 0) + 1
            sign = "━" if built else "┈"
            canvas.put(start, y + (0 if dr < 0 else 3), sign * (half - 1), ROAD_STYLE if built else "dim")
    for dx in (0, half, BRICK):
        for dy in (0, 3):
            if canvas.signs[y + dy][x + dx] == " ":
                canvas.put(x + dx, y + dy, "·", "dim")


def inside(canvas: Canvas, place: tuple[int, int], token: str, land: dict[str, Any]) -> None:
    """What a hex shows: its letter and number, and its symbol above; terrain, property and rabbit below."""
    x, y = corner(place)
    id = cell_id(place)
    mark = token[0]
    canvas.put(x + 1, y + 1, printed(id), "dim")
    if len(token) > 1:
        canvas.put(x + 5, y + 1, token[1], "bold bright_cyan")
    tile = land["tiles"].get(id)
    if tile is not None:
        name, flipped = tile.rstrip("+"), tile.endswith("+")
        short = MARKS.get(name, "X")
        text = f"[{short}]" if flipped else f"({short})"
        style = GROUND[short][2] if flipped else f"reverse {GROUND[short][1]}"
        if short == "X":
            text = f"[{name}]" if flipped else f"({name})"
        canvas.put(x + 1, y + 2, text[:4], style)
    elif mark == "D":
        canvas.put(
            x + 1,
            y + 2,
            "[D]" if id in land["zones"] else " D ",
            "black on cyan" if id in land["zones"] else "cyan",
        )
    elif mark == "C":
        canvas.put(x + 1, y + 2, "[C]", "bold reverse")
    else:
        canvas.put(x + 1, y + 2, f" {mark} ", GROUND[mark][1])
    kind = land["properties"].get(id)
    if kind is not None:
        canvas.put(x + 4, y + 2, STANDING[kind], "bold bright_white")
    if id in land["rabbits_at"]:
        canvas.put(x + 5, y + 2, "r", "bold bright_magenta")


def legend(say: Say) -> Text:
    """What the letters of the map mean."""
    line = Text(style="dim")
    for mark in "WFMS":
        line.append(f"{mark} {say('terrain-' + TERRAINS[mark], {})}  ")
    line.append(f"X {say('hex-special', {})}  C {say('hex-capital', {})}  D {say('hex-draw_zone', {})}  ")
    line.append(f"@ {say('hex-port', {})}  ! {say('symbol-skill', {})}  $ {say('symbol-diamond', {})}\n")
    for kind, letter in STANDING.items():
        line.append(f"{letter} {say('prop-' + kind, {})}  ")
    line.append(f"r {say('prop-rabbit', {})}  ")
    line.append(say("tui-legend", {}))
    return line


# --- boards, hand, rivals ------------------------------------------------------------------------------------


def dots(filled: int, length: int, gates: list[int] | None = None) -> Text:
    """A track as a row of dots, with a bar after each space whose gate is shut."""
    line = Text()
    for place in range(1, length + 1):
        line.append("●" if place <= filled else "○", style="bold" if place <= filled else "dim")
        if gates is not None and place in gates:
            line.append("▌", style="red")
    line.append(f" {filled}")
    return line


def boards(heir: dict[str, Any], board: dict[str, Any], say: Say) -> Table:
    """Stock, tracks, properties, columns and skill tiles of a seat."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    points = heir["points"]
    table.add_row(
        say("figure-vp", {}),
        Text(f"{points['vp']}  {say('figure-cp', {})} {points['cp']}  {say('figure-ip', {})} {points['ip']}"),
    )
    for name in ("gold", "wheat", "wood", "iron"):
        table.add_row(say(f"figure-{name}", {}), f"{heir['resources'][name]}  (+{heir['income'][name]})")
    stock = heir["resources"]
    extra = f"{stock['diamond']}  {say('figure-discs', {})} {stock['disc']}"
    extra += f"  {say('tui-wonders', {})} {heir['wonder']}" + (
        f"  ■ {heir['cubes']}" if heir["cubes"] else ""
    )
    table.add_row(say("figure-diamonds", {}), extra)
    lengths = board["lengths"]
    gates = board["gates"][heir["built"]["lab"] :]
    table.add_row(say("tui-wagon", {}), dots(heir["wagon"], lengths["industry"], gates))
    if heir["locomotive"] is not None:
        table.add_row(say("tui-locomotive", {}), dots(heir["locomotive"], lengths["industry"], gates))
    table.add_row(say("track-food", {}), dots(heir["food"], lengths["food"]))
    for name, place in heir["tracks"].items():
        line = dots(place, lengths[name])
        line.append(" ★" if board["first"][name] is None else "", style="yellow")
        table.add_row(Text(say(f"track-{name}", {}), style=TRACK_COLOURS.get(name, "white")), line)
    built = "  ".join(f"{STANDING[kind]}{n}" for kind, n in heir["built"].items())
    table.add_row(say("tui-built", {}), f"{built}  r{heir['rabbits']}")
    table.add_row(say("tui-cities", {}), f"{heir['cities']}  {say('tui-ports', {})} {heir['ports']}")
    for column, cards in heir["columns"].items():
        names = ", ".join(say(f"card-{card}", {}) for card in cards) or "-"
        table.add_row(say(f"column-{column}", {}), names)
    if heir["front"]:
        table.add_row(say("tui-front", {}), ", ".join(say(f"card-{card}", {}) for card in heir["front"]))
    if heir["skills"]:
        tiles = Text()
        for i, tile in enumerate(heir["skills"]):
            tiles.append(", " if i else "")
            tiles.append(say(f"skill-{tile['tile']}", {}), style="dim strike" if tile["down"] else "")
        table.add_row(say("tui-own-skills", {}), tiles)
    badges = "  ".join(f"{say('badge-' + name, {})} {n}" for name, n in heir["badges"].items() if n)
    if badges:
        table.add_row(say("tui-badges", {}), badges)
    return table


def explained(entries: list[dict[str, Any]], prefix: str, title: str, say: Say) -> Panel:
    """Cards of the own hand, or characters to be had: name, price now, and what they do."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(justify="right", style="yellow")
    table.add_column()
    for entry in entries:
        about = from_plain(entry["about"])
        price = str(entry.get("gold", ""))
        table.add_row(say(f"{prefix}-{entry['id']}", {}), price, say(about.id, dict(about.args)))
    return panel(table, title, "none")


def rivals(view: dict[str, Any], others: list[int], say: Say) -> Table:
    """The maps of the rivals, small, with their key figures."""
    grid = Table.grid(padding=(0, 3))
    cells: list[RenderableType] = []
    for seat in others:
        heir = view["board"]["heirs"][seat]
        name = Text(
            f"{seat_name(view, seat, say)} · {say('char-' + heir['character'], {})}", style=SEAT_COLOURS[seat]
        )
        if heir["passed"]:
            name.append(f" ({say('tui-passed', {})})", style="dim")
        points = heir["points"]
        lines = Text(f"{say('figure-vp', {})} {points['vp']}  {say('tui-cities', {})} {heir['cities']}  ")
        lines.append(f"{say('tui-ports', {})} {heir['ports']}\n")
        lines.append(f"{say('tui-wagon', {})} {heir['wagon']}  {say('track-food', {})} {heir['food']}\n")
        lines.append(
            " ".join(str(place) for place in heir["tracks"].values()) + f"  ({say('tui-prosperity', {})})"
        )
        cells.append(Group(name, small_map(heir), lines))
    grid.add_row(*cells)
    return grid


def small_map(land: dict[str, Any]) -> Text:
    """A map with one sign per hex: a property, a tile, or a dot."""
    result = Text(no_wrap=True)
    for r, line in enumerate(land["rows"]):
        result.append(" " if r % 2 == 0 else "")
        for c, token in enumerate(line.split()):
            id = f"r{r}c{c}"
            tile = land["tiles"].get(id)
            sign, style = " " if token == "_" else "·", "dim"
            if token[0] == "C":
                sign, style = "C", "bold"
            if tile is not None:
                short = MARKS.get(tile.rstrip("+"), "X")
                sign, style = (short if tile.endswith("+") else short.lower()), GROUND[short][1]
            if id in land["properties"]:
                sign, style = STANDING[land["properties"][id]], "bold reverse"
            result.append(sign, style=style)
            result.append(" ")
        result.append("\n")
    result.rstrip()
    return result
