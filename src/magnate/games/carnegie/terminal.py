"""The table in a terminal, drawn from the view alone: timeline, map by regions, donations, tracks, companies.

A slot shows its type (h c i p, * for any) until a disc lies on it; a small circle is a neutral disc, a square is
Andrew's. In a company ● stands, ○ lies, _ is a free workstation. Codes of neighbouring cities follow each city, so that
routes can be read off.
"""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from magnate.core.drawing import SEAT_COLOURS, Say, Sheet, View, panel
from magnate.core.texts import seat_name

TYPE_COLOURS = {"HR": "magenta", "MG": "bright_blue", "CO": "yellow", "RD": "bright_green"}
REGION_COLOURS = {"west": "orange3", "midwest": "green", "south": "cyan", "east": "violet"}
SLOT_SIGNS = {"housing": "h", "commerce": "c", "industry": "i", "public": "p", "any": "*"}
DISC, NEUTRAL, ANDREW, STANDS, LIES, FREE = "●", "◦", "■", "●", "○", "_"
WIDE = 96


def draw(view: View, say: Say) -> RenderableType:
    """The table as a renderable that fits the width it is given."""
    return CarnegieSheet(view, say)


def code(city: str) -> str:
    """Three letters that name a city on the map."""
    words = city.split("-")
    letters = words[0][:3] if len(words) == 1 else words[0][:1] + words[1][:2]
    return letters.upper()


def amount(gain: dict[str, int]) -> str:
    """A gain in figures and signs."""
    signs = {"money": "${n}", "goods": "{n}▪", "vp": "{n}★", "research": "{n}rp", "employee": "{n}☺"}
    return " ".join(signs[what].format(n=n) for what, n in gain.items())


class CarnegieSheet(Sheet):
    """The whole table; chooses its layout when it is printed."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        yield panel(Group(self.heading(), self.timeline()), self.say("word-timeline", {}))
        yield panel(self.map(wide), self.say("word-map", {}))
        yield self.side_by_side(self.cells(), Group(self.tracks(), self.display()), wide)
        if "andrew" in self.board:
            yield self.andrew()
        mine = self.view["you"] if self.view["you"] >= 0 else self.view["actor"]
        for seat in range(len(self.board["seats"])):
            if seat != mine:
                yield self.rival(seat)
        if mine >= 0:
            yield self.company(mine)

    def side_by_side(self, left: RenderableType, right: RenderableType, wide: bool) -> RenderableType:
        """Two blocks in one row where there is room."""
        if not wide:
            return Group(left, right)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=25)  # the West needs a little more room than the Midwest
        grid.add_column(ratio=23)
        grid.add_row(left, right)
        return grid

    # --- pieces -------------------------------------------------------------------------------------

    def disc(self, owner: int | str | None) -> Text:
        """One disc in the colour of its owner."""
        if owner == "neutral":
            return Text(NEUTRAL, style="dim")
        if owner == "andrew":
            return Text(ANDREW, style="bright_white")
        assert isinstance(owner, int)
        return Text(DISC, style=f"bold {SEAT_COLOURS[owner]}")

    def seat_name(self, seat: int) -> Text:
        """The name of a seat in its colour."""
        return Text(seat_name(self.view, seat, self.say), style=f"bold {SEAT_COLOURS[seat]}")

    def name(self, kind: str, id: str) -> str:
        """The name of a component."""
        return self.say(f"{kind}-{id}", {})

    # --- round and timeline ---------------------------------------------------------------------------

    def heading(self) -> Text:
        """Round, first player, the action and the event of the round."""
        board = self.board
        line = Text(
            self.say("word-round", {"round": self.view["round"], "rounds": board["rounds"]}), style="bold"
        )
        line.append("   " + self.say("word-first", {}) + " ", style="dim")
        line.append_text(self.seat_name(board["first"]))
        if board["type"]:
            line.append("   " + self.say("word-action", {}) + " ", style="dim")
            line.append(self.say(f"type-{board['type']}", {}), style=f"bold {TYPE_COLOURS[board['type']]}")
            line.append("   " + self.say("word-event", {}) + " ", style="dim")
            line.append(self.event(), style="bold")
        return line

    def event(self) -> str:
        """The event of the round in words."""
        event = self.board["event"]
        if event["region"] and event["donation"]:
            return self.say(f"event-end-{event['region']}", {})
        if event["region"]:
            return self.say(f"event-{event['region']}", {})
        return self.say("event-donation" if event["donation"] else "event-none", {})

    def timeline(self) -> RenderableType:
        """Four rows; what lies left of the marker is spent."""
        table = Table.grid(padding=(0, 2))
        for row in self.board["timeline"]:
            name = Text(self.say(f"short-{row['row']}", {}), style=f"bold {TYPE_COLOURS[row['row']]}")
            if row["row"] == self.board["row"]:
                name.append(" ◀")
            elif row["row"] == self.board["flipped"]:
                name.append(" ↻")
            spaces = [self.space_name(event) for event in row["spaces"]]
            end = self.space_name(row["end"])
            end.append_text(Text(" + ", style="dim"))
            end.append_text(self.space_name("donation"))
            spaces.append(end)
            for i in range(len(spaces)):
                if i < row["marker"]:
                    spaces[i].stylize("strike dim")
                elif i == row["marker"]:
                    spaces[i] = Text("▸", style="bold").append_text(spaces[i])
            table.add_row(name, *spaces)
        return table

    def space_name(self, event: str) -> Text:
        """One space of the timeline."""
        if event == "donation":
            return Text(self.say("word-donation", {}), style="bright_yellow")
        return Text(self.say(f"region-{event}", {}), style=REGION_COLOURS[event])

    # --- map ------------------------------------------------------------------------------------------

    def map(self, wide: bool) -> RenderableType:
        """The four regions with their cities, slots and routes."""
        blocks = {name: self.region(name, 15 if wide else 30) for name in REGION_COLOURS}
        if not wide:
            return Group(*blocks.values())
        return Group(
            self.side_by_side(blocks["west"], blocks["midwest"], True),
            self.side_by_side(blocks["south"], blocks["east"], True),
        )

    def region(self, name: str, room: int) -> RenderableType:
        """One region: a line per city with code, name, points, slots and the codes of its neighbours."""
        near: dict[str, list[str]] = {}
        for a, b in self.board["routes"]:
            near.setdefault(a, []).append(code(b))
            near.setdefault(b, []).append(code(a))
        title = Text(self.say(f"region-{name}", {}), style=f"bold {REGION_COLOURS[name]}")
        for seat in range(len(self.board["seats"])):
            away = self.board["seats"][seat]["zones"][name]
            if away:
                title.append(f"  {STANDS}{away}", style=SEAT_COLOURS[seat])
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, max_width=room)
        for _ in range(3):
            table.add_column(no_wrap=True)
        for city in self.board["cities"]:
            if city["region"] == name:
                size = "bold" if city["size"] == "large" else "" if city["size"] == "medium" else "dim"
                points = Text(f"{city['vp']}★")
                if city["points"]:
                    points.append(f"+{city['points']}", style="bright_yellow")
                if city["income"]:
                    points.append(" $", style="green")
                table.add_row(
                    Text(code(city["id"]), style=REGION_COLOURS[name]),
                    Text(self.say(f"city-{city['id']}", {}), style=size),
                    points,
                    self.slots(city),
                    Text(" ".join(sorted(near.get(city["id"], []))), style="dim"),
                )
        return Group(title, table)

    def slots(self, city: dict[str, Any]) -> Text:
        """The slots of a city from left to right."""
        line = Text()
        for slot in city["slots"]:
            if slot["owner"] is None:
                line.append(SLOT_SIGNS[slot["type"]])
            else:
                line.append_text(self.disc(slot["owner"]))
        return line

    # --- donations, tracks, display ---------------------------------------------------------------------

    def cells(self) -> RenderableType:
        """The donation table: a line per cell with its discs."""
        found = []
        for cell in self.board["cells"]:
            line = Text()
            for owner in cell["discs"]:
                line.append_text(self.disc(owner))
            line.append(" " if cell["discs"] else "  ")
            line.append(self.say(f"cell-{cell['id']}", {}), style="dim" if cell["discs"] else "")
            found.append(line)
        return panel(Group(*found), self.say("word-donations", {}))

    def tracks(self) -> RenderableType:
        """The transport tracks: income, price of the next step and discs of every space."""
        parts: list[RenderableType] = []
        for track in self.board["tracks"]:
            region = track["region"]
            line = Text(f"{self.name('region', region)}", style=f"bold {REGION_COLOURS[region]}")
            line.append(f"  {self.say('word-last-space', {'bonus': amount(track['bonus'])})}", style="dim")
            row = Text("  ")
            for space in range(1, len(track["levels"]) + 1):
                level = track["levels"][space - 1]
                row.append(
                    f"[{amount(track['income'][space - 1])}", style="bold" if level == "railroad" else ""
                )
                for seat in range(len(self.board["seats"])):
                    if self.board["seats"][seat]["tracks"][region] == space:
                        row.append_text(self.disc(seat))
                if "andrew" in self.board and self.board["andrew"]["tracks"][region] == space:
                    row.append_text(self.disc("andrew"))
                row.append("]", style="bold" if level == "railroad" else "")
                if space <= len(track["steps"]):
                    row.append(f" {track['steps'][space - 1]} ", style="dim")
            parts += [line, row]
        return panel(Group(*parts), self.say("word-transport", {}))

    def display(self) -> RenderableType:
        """The department tiles anyone may still take."""
        names = []
        for tile in self.board["display"]:
            if tile["count"]:
                text = Text(f"{tile['tile']:>2} ", style=TYPE_COLOURS[tile["type"]])
                text.append(self.say(f"dept-{tile['id']}", {}))
                if tile["count"] > 1:
                    text.append(f" ×{tile['count']}", style="dim")
                names.append(text)
        return panel(Columns(names, padding=(0, 2)), self.say("word-display", {}))

    # --- seats --------------------------------------------------------------------------------------------

    def purse(self, seat: int) -> Text:
        """The belongings of a seat on one line."""
        data = self.board["seats"][seat]
        line = Text()
        line.append(f"${data['money']}", style="bold bright_green")
        line.append(f"  {data['goods']}▪", style="bold orange3")
        line.append(f"  {data['vp']}★", style="bold bright_yellow")
        people = data["employees"]
        line.append(f"  {STANDS}{people['standing']} {LIES}{people['lying']} →{people['away']}")
        line.append(f"  {self.say('figure-reserve', {})} {people['reserve']}", style="dim")
        line.append(f"  {self.say('figure-discs', {})} {data['discs']}", style="dim")
        line.append(f"  {self.say('word-next-donation', {'price': data['next_donation']})}", style="dim")
        if data["choice"] == "held":
            line.append(f"  [{self.say('step-choice', {})}]", style="bright_white")
        if data["reserved"]:
            names = {tile["tile"]: tile["id"] for tile in self.board["display"]}
            reserved = self.say(f"dept-{names[data['reserved']]}", {})
            line.append(f"  {self.say('word-reserved', {})} {data['reserved']} {reserved}", style="italic")
        return line

    def tab_line(self, tab: dict[str, Any]) -> Text:
        """One tab: uncovered sections pay, discs wait, dots are not exposed."""
        line = Text(f"{self.name('tab', tab['tab'])[:10]:<10} {tab['side']} ")
        for number, section in enumerate(tab["sections"], 1):
            if section.get("max_plus"):
                what = f"MAX+{section['max_plus']}"
            elif section.get("end_vp"):
                what = f"={section['end_vp']}★"
            else:
                what = "/".join(amount(gain) for gain in section.get("income", [])) or "–"
            if number in tab["uncovered"]:
                line.append(f"[{what}]", style="bold green")
            elif number in tab["discs"]:
                line.append(f"[{DISC}{what}]", style="bold")
            elif number <= tab["exposed"]:
                line.append(f"[{what}]", style="bright_yellow" if section.get("end_vp") else "")
            else:
                line.append(f" {what} ", style="dim")
            if number < len(tab["sections"]):
                price = tab["steps"][number - 1]
                line.append(f" {price} " if number >= tab["exposed"] else " ", style="dim")
        return line

    def space(self, space: dict[str, Any]) -> Text:
        """One space of a company board."""
        text = Text(justify="center")
        if space["department"] is None:
            text.append(f"{space['vp']}★", style="dim")
        elif space["department"] == "lobby":
            text.append(self.say("lobby", {}), style="bold")
        else:
            name = self.say(f"dept-{space['department']}", {})
            text.append(name, style=f"bold {TYPE_COLOURS[space['type']]}")
            if space["stations"]:
                text.append(f" ${space['price']}", style="dim")
        text.append("\n")
        text.append(STANDS * (space["stand"] + space.get("permanent", 0)), style="bold bright_green")
        text.append(FREE * (space.get("stations", 0) - space["stand"]), style="dim")
        if space["lie"]:
            text.append(f" {LIES}{space['lie']}" if space["lie"] > 1 else f" {LIES}", style="bright_red")
        return text

    def company(self, seat: int) -> RenderableType:
        """The company grid of a seat, with its purse and tabs."""
        data = self.board["seats"][seat]
        grid = Table(show_header=False, expand=True, padding=(0, 0), border_style="dim", show_lines=True)
        for _ in range(4):
            grid.add_column(ratio=1, justify="center", vertical="middle")
        for row in range(4):
            grid.add_row(*[self.space(space) for space in data["company"][row * 4 : row * 4 + 4]])
        return panel(
            Group(self.purse(seat), grid, *[self.tab_line(tab) for tab in data["tabs"]]),
            self.seat_name(seat),
            SEAT_COLOURS[seat],
        )

    def rival(self, seat: int) -> RenderableType:
        """Another seat in a few lines: purse, staffed departments, tabs."""
        data = self.board["seats"][seat]
        line = Text()
        for space in data["company"]:
            if space["department"] and (space["stand"] or space["lie"] or space.get("built")):
                name = "lobby" if space["department"] == "lobby" else f"dept-{space['department']}"
                style = TYPE_COLOURS[space["type"]] if "type" in space else "bold"
                line.append(self.say(name, {}), style=style)
                line.append(f" {STANDS * space['stand']}{LIES * space['lie']}   ")
            elif space["lie"]:
                here = self.say(f"space-{space['space']}", {})
                line.append(f"({here}) {LIES * space['lie']}   ", style="dim")
        tabs = Text("   ").join(
            Text(
                f"{self.name('tab', tab['tab'])} {tab['side']} {tab['exposed']}/7 "
                f"{DISC * len(tab['discs'])}{'✓' * len(tab['uncovered'])}",
                style="dim",
            )
            for tab in data["tabs"]
        )
        return panel(Group(self.purse(seat), line, tabs), self.seat_name(seat), SEAT_COLOURS[seat])

    def andrew(self) -> RenderableType:
        """Andrew: his card or its back, where it slides, his points."""
        data = self.board["andrew"]
        line = Text(self.say("word-andrew-score", {"points": data["score"]}), style="bold")
        line.append(f"   {self.say('figure-discs', {})} {data['discs']}", style="dim")
        line.append(f"   {self.say('word-cards-left', {'count': data['left']})}", style="dim")
        for key, back in (("word-back", data["back"]), ("word-next-back", data["next"])):
            if back:
                kind = self.say("word-advanced" if back["advanced"] else "word-normal", {})
                line.append(f"   {self.say(key, {})} ", style="dim")
                line.append(f"{self.name('type', back['row'])}, {kind}", style=TYPE_COLOURS[back["row"]])
        row = Text()
        for i, vp in enumerate(data["vp_cards"]):
            style = "reverse" if data["card"] and data["place"] == i else ""
            row.append(f"[{vp}★ ×{data['under'][i]}]", style=style)
            row.append(" ")
        parts: list[RenderableType] = [line, row]
        if data["card"]:
            card = data["card"]
            cities = ", ".join(self.say(f"city-{city}", {}) for city in card["cities"])
            region = self.say(f"region-{card['region']}", {})
            parts.append(
                Text(
                    f"{card['id']}: {self.name('type', card['row'])} | {card['donation']} | "
                    f"{self.say('short-HR', {})} {card['slide']} | "
                    f"{self.say('short-MG', {})} {' '.join(card['departments'])} | "
                    f"{self.say('short-CO', {})} {cities} | "
                    f"{self.say('short-RD', {})} {region} {card['steps']}"
                )
            )
        return panel(Group(*parts), self.say("andrew", {}), "bright_white")
