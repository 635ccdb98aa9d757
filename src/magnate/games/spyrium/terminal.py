"""The board in a terminal, drawn from the view alone: market with workers in its gaps, event, districts."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from magnate.core.drawing import SEAT_COLOURS, Say, Sheet, View, panel
from magnate.core.message import Arg
from magnate.core.texts import seat_name

KIND_COLOURS = {"building": "bright_white", "character": "bright_yellow", "technique": "bright_magenta"}
LETTERS = "ABCDE"
WORKER, CRYSTAL, POINT, HOUSE = "●", "◆", "★", "⌂"
DIGITS = {1: "①", 2: "②", 3: "③"}
SIDE, WIDE_CARD, NARROW_CARD, WIDE_GAP, NARROW_GAP = 3, 26, 20, 9, 7
WIDE = 96
CARD_LINES = 4


def draw(view: View, say: Say) -> RenderableType:
    """The table as a renderable that fits the width it is given."""
    return SpyriumSheet(view, say)


class SpyriumSheet(Sheet):
    """The whole table; chooses its column widths when it is printed."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        card, gap = (WIDE_CARD, WIDE_GAP) if wide else (NARROW_CARD, NARROW_GAP)
        yield panel(
            Group(self.heading(), Text(""), *self.market(card, gap), *self.notes()),
            self.say("word-market", {}),
        )
        for seat in range(len(self.board["players"])):
            yield self.seat(seat)

    # --- round and events ---

    def heading(self) -> RenderableType:
        """Round, era, current and next event."""
        board = self.board
        args: dict[str, Arg] = {
            "round": self.view["round"],
            "rounds": board["rounds"],
            "era": board["era"],
        }
        line = Text(self.say("word-round", args), style="bold")
        line.append("   ")
        line.append(self.say("word-event", {}) + " ", style="dim")
        line.append(self.event(board["event"]), style="bold bright_cyan")
        if board["next_event"]:
            line.append("   ")
            line.append(self.say("word-next-event", {}) + " ", style="dim")
            line.append(self.event(board["next_event"]))
        return line

    def notes(self) -> list[RenderableType]:
        """What the events and the techniques on the table do, which signs on a card have no room for."""
        board = self.board
        said = [
            (f"event-{event['id']}", event["id"]) for event in (board["event"], board["next_event"]) if event
        ]
        cards = [slot["card"] for slot in board["market"] if slot["card"]]
        ids = [card["id"] for card in cards if card["kind"] == "technique"]
        ids += [technique["id"] for me in board["players"] for technique in me["techniques"]]
        said += [(f"card-{id}", id) for id in ids]
        lines: list[RenderableType] = []
        for name, id in said:
            if about := self.about(id):
                line = Text(self.say("word-about", {"name": self.say(name, {})}) + " ", style="bold")
                lines.append(line.append(about, style="not bold"))
        return lines

    def event(self, event: dict[str, Any]) -> str:
        """The name of an event, with its token."""
        name = self.say(f"event-{event['id']}", {})
        return f"{name} {DIGITS[event['token']]}" if event["token"] else name

    # --- the market ---

    def market(self, card: int, gap: int) -> list[RenderableType]:
        """Three rows of cards with the gaps between and below them."""
        rows: list[RenderableType] = []
        for row in range(SIDE):
            rows.append(self.card_row(row, card, gap))
            if row + 1 < SIDE:
                rows.append(self.gap_row(row, card, gap))
        return rows

    def card_row(self, row: int, card: int, gap: int) -> RenderableType:
        """Three cards and the two gaps between them."""
        grid = Table.grid()
        for column in range(SIDE):
            grid.add_column(width=card)
            if column + 1 < SIDE:
                grid.add_column(width=gap, justify="center", vertical="middle")
        cells: list[RenderableType] = []
        for column in range(SIDE):
            slot = row * SIDE + column
            cells.append(self.card(self.board["market"][slot], slot + 1, card - 4))
            if column + 1 < SIDE:
                cells.append(self.gap(f"gap:{slot + 1}-{slot + 2}", 3))
        grid.add_row(*cells)
        return grid

    def gap_row(self, row: int, card: int, gap: int) -> RenderableType:
        """The three gaps below a row of cards."""
        grid = Table.grid()
        cells: list[RenderableType] = []
        for column in range(SIDE):
            slot = row * SIDE + column + 1
            grid.add_column(width=card, justify="center")
            cells.append(self.gap(f"gap:{slot}-{slot + SIDE}", 12))
            if column + 1 < SIDE:
                grid.add_column(width=gap)
                cells.append(Text(""))
        grid.add_row(*cells)
        return grid

    def gap(self, id: str, per_line: int) -> Text:
        """The workers in a gap under its name, by the letters of their seats, so that colour alone never tells."""
        found = next(gap for gap in self.board["gaps"] if gap["id"] == id)
        text = Text(id.removeprefix("gap:"), style="dim", justify="center")
        shown = [
            (LETTERS[seat], SEAT_COLOURS[seat])
            for seat, count in enumerate(found["workers"])
            for _ in range(count)
        ]
        for i, (letter, colour) in enumerate(shown):
            if i % per_line == 0:
                text.append("\n" if per_line < 12 else " ")
            text.append(letter, style=f"not dim bold {colour}")
        return text

    def card(self, slot: dict[str, Any], number: int, width: int) -> RenderableType:
        """A slot with its card: name and price, what it does, tokens and the crowd."""
        face = slot["card"]
        if face is None:
            lines = [
                Text(f"{number}", style="dim"),
                Text(self.say("word-empty", {}), style="dim", justify="center"),
            ]
            lines += [Text("")] * (CARD_LINES - len(lines))
            return Panel(Group(*lines), border_style="dim", padding=(0, 1))
        name = Text(no_wrap=True, overflow="ellipsis")
        name.append(f"{number} ", style="dim")
        name.append(self.say(f"card-{face['id']}", {}), style=f"bold {KIND_COLOURS[face['kind']]}")
        price = f"£{face['price']}"
        name.truncate(width - len(price) - 1, overflow="ellipsis")
        name.pad_right(width - name.cell_len - len(price))
        name.append(price, style="bold")
        does = effects(face)
        foot = Text(" ".join(DIGITS[value] for value in slot["tokens"]), style="bright_blue")
        crowd = f"{WORKER}{slot['around']}" if slot["around"] else ""
        worth = f"{face['vp']}{POINT}" if "vp" in face else ""
        right = f"{worth} {crowd}".strip()
        foot.pad_right(max(0, width - foot.cell_len - len(right)))
        foot.append(right)
        lines = [
            name,
            *[Text(line, no_wrap=True, overflow="ellipsis") for line in [*does, "", ""][:2]],
            foot,
        ]
        return Panel(Group(*lines), border_style=KIND_COLOURS[face["kind"]], padding=(0, 1))

    # --- seats ---

    def seat(self, seat: int) -> RenderableType:
        """One seat: phase, workers, district, techniques, kept tokens, bonuses."""
        me = self.board["players"][seat]
        body = [self.workers_line(seat, me)]
        if me["district"] or me["techniques"] or me["kept"]:
            body.append(self.property_line(me))
        name = seat_name(self.view, seat, self.say)
        notes = [self.say("word-phase", {"phase": me["phase"]})]
        if me["passed"]:
            notes = [self.say("word-passed", {})]
        if self.board["first"] == seat:
            notes.append(self.say("word-first", {}))
        title = Text(f"{LETTERS[seat]} {name} ", style=f"bold {SEAT_COLOURS[seat]}")
        title.append("(" + ", ".join(notes) + ")", style="dim")
        border = SEAT_COLOURS[seat] if self.view["actor"] == seat else "dim"
        return panel(Group(*body), title, border)

    def workers_line(self, seat: int, me: dict[str, Any]) -> Text:
        """Money, crystals, points, residence, and where the workers are."""
        line = Text()
        line.append(f"£{me['money']}  {me['spyrium']}{CRYSTAL}  {me['vp']}{POINT}", style="bold")
        spots = [f"[{v}]" if i == me["residence"] else f"{v}" for i, v in enumerate(self.board["track"])]
        line.append(f"  {HOUSE} " + " ".join(spots) + "   ")
        places = [
            ("active", "word-active"),
            ("market", "word-in-market"),
            ("buildings", "word-on-buildings"),
            ("inactive", "word-inactive"),
            ("reserve", "word-reserve"),
        ]
        for key, word in places:
            count = me["workers"][key]
            if count:
                line.append(WORKER * count, style=SEAT_COLOURS[seat] if key != "reserve" else "dim")
                line.append(f" {self.say(word, {})}  ", style="dim")
        if me["event_used"]:
            line.append(self.say("word-event-used", {}), style="dim")
        return line

    def property_line(self, me: dict[str, Any]) -> Text:
        """District, techniques and kept tokens."""
        line = Text()
        for i, building in enumerate(me["district"]):
            face = building["card"]
            style = "dim" if building["tilted"] else "bold"
            line.append(f"{i + 1} {self.say('card-' + face['id'], {})}", style=style)
            facts = [*uses(face), f"{face['vp']}{POINT}"]
            if building["tilted"]:
                facts.append(self.say("word-tilted", {}) + WORKER * building["workers"])
            line.append(" (" + ", ".join(facts) + ")  ", style="dim")
        for technique in me["techniques"]:
            line.append(self.say(f"card-{technique['id']}", {}), style="bright_magenta")
            line.append("  " if technique["fresh"] else f" ({self.say('word-spent', {})})  ", style="dim")
        if me["kept"]:
            line.append(self.say("word-kept", {}) + " " + " ".join(DIGITS[value] for value in me["kept"]))
        return line


def effects(face: dict[str, Any]) -> list[str]:
    """What a card does, in signs: a dot is a worker, a diamond Spyrium, a star points, a house a residence step."""
    lines: list[str] = []
    gives = face["gives"]
    token = face.get("token", "")
    cost = []
    if token:
        cost.append("£①" if token == "pay_money" else "①")
    if gives.get("pays"):
        cost.append(f"{gives['pays']}{CRYSTAL}")
    gain = {"gain_spyrium": CRYSTAL, "gain_vp": POINT}.get(token, "")
    for key, sign in (("spyrium", CRYSTAL), ("vp", POINT), ("workers", WORKER)):
        if gives.get(key):
            gain = f"{gives[key]}{sign}"
    if gives.get("residence"):
        gain = f"{HOUSE}"
    if gain:
        lines.append(f"{' '.join(cost)} → {gain}" if cost else f"+{gain}")
    exploits = uses(face)
    if lines and len(exploits) > 1:
        return [*lines, " | ".join(exploits)]
    return [*lines, *exploits]


def uses(face: dict[str, Any]) -> list[str]:
    """The ways a building can be exploited, in signs."""
    found: list[str] = []
    for effect in face.get("effects", []):
        paid = WORKER * effect["workers"] + (f" {effect['pays']}{CRYSTAL}" if effect["pays"] else "")
        got = f"{effect['spyrium']}{CRYSTAL}" if effect["spyrium"] else f"{effect['vp']}{POINT}"
        found.append(f"{paid.strip() or '0' + WORKER} → {got}")
    return found
