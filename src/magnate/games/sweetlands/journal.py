"""What happened, for the log: one function for each thing that is told with its pieces.

Rules call these only where a journal is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from magnate.core.message import EVERYONE, NOBODY, Arg, Message, Moved, ScoreLine
from magnate.games.sweetlands import catalogue
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.tables import Tables

SIDES: Final = {(1, 0): "east", (-1, 0): "west", (0, 1): "south-east", (-1, 1): "south-west", (1, -1): "north-east",
                (0, -1): "north-west"}  # fmt: skip
LOOK_BACK: Final = 80
# What names where it comes from as soon as it brings something.
NAMED_THEN: Final = frozenset(
    {c.O_TAKE, c.O_ANY_INCOME, c.O_PAY, c.O_CHOOSE, c.O_SEQ, c.O_PER, c.O_IF, c.O_TIERS}
)


def card(s: Position, number: int) -> str:
    """A citizen by name."""
    return f"@card-{s.t.card_ids[number]}"


def area(s: Position, number: int) -> str:
    """An action area by name."""
    return f"@area-{s.t.area_ids[number]}"


# --- places of the map ----------------------------------------------------------------------------------------


def ground(s: Position, seat: int, cell: int) -> int:
    """The terrain printed on a hex of a seat's map, -1 where it has none."""
    number = s.sheets[seat][c.MAP]
    return s.t.terrain[number][cell] if number >= 0 else -1


def ground_name(s: Position, seat: int, cell: int) -> str:
    """What a hex is called: its special tile, else its terrain."""
    v = s.sheets[seat]
    for tile in range(len(s.t.special_ids)):
        if v[c.SPECIAL_AT + tile] >> cell & 1:
            return f"@special-{s.t.special_ids[tile]}"
    terrain = ground(s, seat, cell)
    return f"@terrain-{c.TERRAINS[terrain]}" if terrain < c.T_SPECIAL else f"@hex-{c.TERRAINS[terrain]}"


def printed(id: str) -> str:
    """What is printed on a hex of the maps: the letter of its row from the top, its number from the left."""
    row, column = place_of(id)
    return f"{chr(ord('A') + row)}{column + 1}"


def short_name(s: Position, seat: int, cell: int) -> Message:
    """A hex by what it shows and by the letter and number printed on it."""
    place = printed(s.t.cell_ids[cell])
    if ground(s, seat, cell) < 0:
        return Message("hex-none", {"hex": place})
    return Message("hex-at", {"tile": ground_name(s, seat, cell), "hex": place})


def hex_name(s: Position, seat: int, cell: int) -> Message:
    """A hex in words; its neighbour the capital is named where no other neighbour of a capital is like it."""
    named = short_name(s, seat, cell)
    if ground(s, seat, cell) < 0:
        return named
    capitals = s.t.capital_at[s.sheets[seat][c.MAP]]
    beside = [
        other for other in range(s.t.cells) if s.t.near_at[other] & capitals and not capitals >> other & 1
    ]
    alike = [other for other in beside if ground(s, seat, other) == ground(s, seat, cell)]
    return Message("hex-beside", named.args) if alike == [cell] else named


def place_of(id: str) -> tuple[int, int]:
    """Row and column in the id of a hex."""
    row, column = id[1:].split("c")
    return int(row), int(column)


def edge_name(s: Position, seat: int, edge: int) -> Message:
    """An edge in words: between two hexes, or a side of the one that lies on the map."""
    here = s.t.edge_cells[edge]
    cells = [cell for cell in here if ground(s, seat, cell) >= 0] or here
    if len(cells) == 2:
        return Message(
            "edge-between", {"a": short_name(s, seat, cells[0]), "b": short_name(s, seat, cells[1])}
        )
    side = side_of(s.t.cell_ids[cells[0]], s.t.edge_ids[edge])
    return Message("edge-side", {"a": short_name(s, seat, cells[0]), "side": f"@side-{side}"})


def side_of(cell: str, edge: str) -> str:
    """On which side of a hex an edge lies."""
    here = place_of(cell)
    (there,) = [place for place in map(place_of, edge.split("|")) if place != here]
    return SIDES[axial(there)[0] - axial(here)[0], there[0] - here[0]]


def axial(place: tuple[int, int]) -> tuple[int, int]:
    """Row and column as slanted coordinates, in which neighbours differ the same way in every row."""
    return place[1] - (place[0] + 1) // 2, place[0]


# --- why something was gained -----------------------------------------------------------------------------------


def source_name(t: Tables, source: int) -> str:
    """A tile, a character or its clock as the cause of what it brings."""
    if source < c.S_BASE:
        return f"@skill-{t.skill_ids[source]}"
    return f"@char-{t.who_ids[source - (c.S_BASE if source < c.S_CLOCK else c.S_CLOCK)]}"


def parts(t: Tables, effects: int) -> set[int]:
    """All atoms of a list, those inside other atoms too."""
    found: set[int] = set()
    waiting = [*t.fixed[effects], *t.rest[effects]]
    while waiting:
        atom = waiting.pop()
        if atom not in found:
            found.add(atom)
            for inner in inner_lists(t, atom):
                waiting += [*t.fixed[inner], *t.rest[inner]]
            if t.op[atom] == c.O_MIX:
                waiting += t.sub[atom]
    return found


def inner_lists(t: Tables, atom: int) -> list[int]:
    """The lists that an atom holds."""
    op = t.op[atom]
    if op == c.O_PAY:
        return [t.b[atom]]
    if op in (c.O_PER, c.O_IF):
        return [t.c[atom]]
    if op in (c.O_SEQ, c.O_CHOOSE):
        return t.sub[atom]
    return t.sub[atom][1::2] if op == c.O_TIERS else []


def printed_on(t: Tables) -> dict[int, list[str]]:
    """For each atom the components that it is printed on, by name; worked out once."""
    if not t.printed_on:
        for name, lists in sources(t):
            for effects in lists:
                for atom in parts(t, effects):
                    t.printed_on.setdefault(atom, []).append(name)
    return t.printed_on


def sources(t: Tables) -> list[tuple[str, list[int]]]:
    """The components whose effects may be left to be decided later, with their lists."""
    found = [
        (f"@card-{id}", [t.card_now[i], t.card_pass[i], t.card_auto[i]]) for i, id in enumerate(t.card_ids)
    ]
    found += [(f"@area-{id}", [t.area_list[i]]) for i, id in enumerate(t.area_ids)]
    found += [(f"@free-{id}", [t.free_list[i]]) for i, id in enumerate(t.free_ids)]
    found += [
        (f"@skill-{id}", [t.skill_now[i], t.skill_flip[i], t.skill_pass[i]])
        for i, id in enumerate(t.skill_ids)
    ]
    found += [(f"@round-{id}", [t.standard_list[i]]) for i, id in enumerate(t.standard_ids)]
    found += [(f"@round-{id}", [t.pass_list[i]]) for i, id in enumerate(t.pass_ids)]
    found += [(f"@special-{id}", [t.special_list[i]]) for i, id in enumerate(t.special_ids)]
    found += [(f"@terrain-{c.TERRAINS[i]}", [effects]) for i, effects in enumerate(t.terrain_list)]
    found += [(f"@track-{id}", [*t.pros_list[i], t.pros_first[i]]) for i, id in enumerate(t.pros_ids)]
    found += [(f"@ability-{id}", [t.ability_list[i]]) for i, id in enumerate(t.ability_ids)]
    found += [("@track-industry", [x for lists in t.marker_list for x in lists])]
    found += [("@track-food", [*t.food_list, *t.rabbit_list]), ("@hex-capital", [t.capital_list])]
    for who, id in enumerate(t.who_ids):
        lists = [*t.income_list[who], *t.pass_step[who], *t.after_ip[who], *t.printed[who], t.clock_now[who]]
        lists += [effects for row in t.row_list[who] for effects in row]
        found.append((f"@char-{id}", [*lists, *t.store_list]))
    for event in t.events:
        found += [(source_name(t, event[i]), [event[i + 1]]) for i in range(0, len(event), 2)]
    return found


def behind(s: Position, seat: int, atoms: set[int]) -> str:
    """The component that some of these atoms come from: of those they are printed on, the one told of last."""
    owners = {name for atom in atoms for name in printed_on(s.t).get(atom, [])}
    journal = s.journal or []
    for event in reversed(journal[-LOOK_BACK:]):
        if event.seat == seat:
            for said in event.message.args.values():
                if isinstance(said, str) and said in owners:
                    return said
    return owners.pop() if len(owners) == 1 else ""


def kind_of(t: Tables, op: int) -> set[int]:
    """All atoms of a kind."""
    return {atom for atom in range(len(t.op)) if t.op[atom] == op}


def left_for_later(s: Position, seat: int, effects: int) -> None:
    """Something of the present cause will be decided later: it is noted now, so that it can be named then. It is
    told only where what comes of it will not name it."""
    told = [event for event in (s.journal or [])[-4:] if event.seat == seat and event.only != NOBODY]
    if s.cause and all(s.cause not in event.message.args.values() for event in told):
        named = all(s.t.op[atom] in NAMED_THEN for atom in s.t.rest[effects])
        only = NOBODY if named else EVERYONE
        s.note("log-acts", {"source": s.cause}, "SWL-Q-3", only=only, seat=seat)


def paid(s: Position, seat: int, cost: list[int], source: Arg, clause: str) -> None:
    """A price was paid: named resources and discs, what for."""
    named = [*cost[: c.DIAMOND + 1], *cost[c.COST_DISC : c.COST_DISC + 1]]
    if any(named):
        words = dict(zip([*c.COST_WORDS[: c.DIAMOND + 1], "disc"], [*named, 0], strict=False))
        args: dict[str, Arg] = {**words, "cost": catalogue.cost(words), "source": source or "@source-offer"}
        s.note("log-paid", args, clause, seat=seat)


# --- the round ----------------------------------------------------------------------------------------------


def character(s: Position, seat: int, who: int) -> None:
    """A character was chosen, who brings what one starts with (SWL-SEAT-2, SWL-SEAT-5)."""
    goods = {c.COST_WORDS[i]: s.t.start[who][i] for i in range(c.DIAMOND + 1)}
    args: dict[str, Arg] = {**goods, "who": f"@char-{s.t.who_ids[who]}", "goods": catalogue.cost(goods)}
    s.note("log-character", args, "SWL-SEAT-2", seat=seat)


def spot(s: Position, seat: int, old: int, new: int) -> None:
    """A pawn went to a spot (SWL-PASS-10)."""
    origin = f"seat:{seat}" if old < 0 else f"spot:{old + 1}"
    moved = [Moved(f"pawn-{seat}", origin, f"spot:{new + 1}")]
    tile = f"@round-{s.t.standard_ids[s.spots[new]]}"
    s.note("log-spot", {"spot": new + 1, "tile": tile}, "SWL-PASS-10", moved, seat=seat)


def mio_spot(s: Position, old: int, new: int) -> None:
    """Mio's pawn followed (SWL-SOLO-5)."""
    moved = [Moved("pawn-mio", f"spot:{old + 1}", f"spot:{new + 1}")]
    s.note("log-mio-spot", {"spot": new + 1}, "SWL-SOLO-5", moved, seat=-1)


def new_round(s: Position) -> None:
    """A round began; some areas opened with it (SWL-INIT-1, SWL-INIT-2)."""
    s.note("log-round", {"round": s.round}, "SWL-INIT-1", seat=-1)
    for number in range(s.t.areas):
        if s.round > 1 and s.t.area_round[number] == s.round and s.seats >= s.t.area_seats[number]:
            s.note("log-open", {"area": area(s, number)}, "SWL-INIT-2", seat=-1)


def income(s: Position, seat: int) -> None:
    """Gold, wheat, wood and iron came in (SWL-INC-5)."""
    args = {name: s.sheets[seat][c.INCOME + i] for name, i in c.INCOMES.items()}
    s.note("log-income", args, "SWL-INC-5", seat=seat)


def slot(s: Position, seat: int, number: int, place: int) -> None:
    """A disc went on a slot of an area (SWL-AREA-1)."""
    moved = [Moved("disc", "supply", f"slot:{s.t.area_ids[number]}:{place + 1}")]
    s.note("log-area", {"area": area(s, number), "slot": place + 1}, "SWL-AREA-1", moved, seat=seat)


def counted(s: Position, seat: int, lines: Iterable[ScoreLine]) -> None:
    """The final count, source by source (SWL-END-1)."""
    lines = list(lines)
    for line in lines:
        if line.points and line.name != "play":
            word = "log-final-source" if line.points > 0 else "log-final-loss"
            args: dict[str, Arg] = {"n": abs(line.points), "source": f"@score-{line.name}"}
            s.note(word, args, line.clause, seat=seat)
    total = sum(line.points for line in lines)
    before = sum(line.points for line in lines if line.name == "play")
    s.note("log-final", {"n": total, "before": before}, "SWL-END-1", seat=seat)


def milestone(s: Position, seat: int, tile: int) -> None:
    """A milestone was taken (SWL-MILE-1)."""
    id = s.t.milestone_ids[tile] + "AB"[s.mile_side[tile]]
    moved = [Moved(f"milestone-{id}", "milestones", f"seat:{seat}")]
    s.note("log-milestone", {"tile": f"@milestone-{id}"}, "SWL-MILE-1", moved, seat=seat)


# --- cards --------------------------------------------------------------------------------------------------


def drawn(s: Position, seat: int, cards: list[int]) -> None:
    """Cards were drawn; their names are for their owner (SWL-HAND-1)."""
    moved = [Moved("card", "deck", f"hand:{seat}") for _ in cards]
    s.note("log-draw", {"n": len(cards)}, "SWL-HAND-1", moved, seat=seat)
    for number in cards:
        s.note("log-drawn", {"card": card(s, number)}, "SWL-HAND-1", only=seat, seat=seat)


def discarded(s: Position, seat: int, number: int) -> None:
    """A card went to the discard pile (SWL-HAND-2)."""
    moved = [Moved(f"card-{s.t.card_ids[number]}", f"hand:{seat}", "discard")]
    s.note("log-discard", {"card": card(s, number)}, "SWL-HAND-2", moved, seat=seat)


def automated(s: Position, seat: int, number: int, column: int, diamonds: int) -> None:
    """A card went into a column, for diamonds or for nothing (SWL-AUTO-2)."""
    name = c.COLUMNS[column]
    moved = [Moved(f"card-{s.t.card_ids[number]}", f"front:{seat}", f"column:{seat}:{name}")]
    args: dict[str, Arg] = {"card": card(s, number), "column": f"@column-{name}", "diamonds": diamonds}
    s.note("log-automate", args, "SWL-AUTO-2", moved, seat=seat)


def drafted(s: Position, seat: int, number: int) -> None:
    """A card was drafted; its name is for its owner (SWL-VAR-3)."""
    s.note("log-draft", {}, "SWL-VAR-3", seat=seat)
    s.note("log-drafted", {"card": card(s, number)}, "SWL-VAR-3", only=seat, seat=seat)


# --- gains and tracks -----------------------------------------------------------------------------------------


def gained(s: Position, seat: int, what: int, amount: int) -> None:
    """A place of the sheet grew (SWL-GEN-5, SWL-GEN-13, SWL-INC-9)."""
    name = c.SHEET_NAMES[what]
    args: dict[str, Arg] = {"n": amount, "source": s.cause or "@source-offer"}
    if c.INCOME <= what < c.CUBE:
        s.note("log-income-up", {**args, "what": f"@res-{name[7:]}"}, "SWL-INC-9", seat=seat)
    elif what == c.CUBE:
        s.note("log-cube", {"n": amount}, "SWL-CHR-CARMEN-3", seat=seat)
    elif what <= c.IP:
        clause = "SWL-GEN-13" if what >= c.VP else "SWL-GEN-5"
        s.note(f"log-gain-{name}", args, clause, seat=seat, on=[f"res:{seat}:{name}"])
    else:
        s.note("log-wood-discount", {"n": amount}, "SWL-FOOD-2", seat=seat)


def industry(s: Position, seat: int, marker: int, space: int) -> None:
    """A marker entered a space of the industry track (SWL-IND-3)."""
    piece = c.MARKERS[marker]
    moved = [Moved(piece, f"industry:{seat}:{space - 1}", f"industry:{seat}:{space}")]
    s.note("log-move", {"marker": f"@marker-{piece}", "space": space}, "SWL-IND-3", moved, seat=seat)


def food(s: Position, seat: int, space: int) -> None:
    """The food marker entered a space (SWL-FOOD-1)."""
    moved = [Moved("food", f"food:{seat}:{space - 1}", f"food:{seat}:{space}")]
    s.note("log-food", {"space": space}, "SWL-FOOD-1", moved, seat=seat)


def prosperity(s: Position, seat: int, track: int, space: int) -> None:
    """A prosperity marker entered a space (SWL-PROS-3)."""
    id = s.t.pros_ids[track]
    moved = [Moved(f"marker-{id}", f"track:{seat}:{id}:{space - 1}", f"track:{seat}:{id}:{space}")]
    diamonds = s.t.pros_diamonds[track] if space == s.t.pros_length[track] else 0
    args: dict[str, Arg] = {"track": f"@track-{id}", "space": space, "diamonds": diamonds}
    s.note("log-track", args, "SWL-PROS-3", moved, seat=seat)


def skill(s: Position, seat: int, tile: int) -> None:
    """A skill tile was taken (SWL-SKILL-1)."""
    id = s.t.skill_ids[tile]
    moved = [Moved(f"skill-{id}", f"pile:{id}", f"skills:{seat}")]
    args: dict[str, Arg] = {
        "tile": f"@skill-{id}",
        "diamonds": s.t.advanced_diamonds if tile >= s.t.basic_skills else 0,
    }
    s.note("log-skill", args, "SWL-SKILL-1", moved, seat=seat)


# --- the map --------------------------------------------------------------------------------------------------


def tile(s: Position, seat: int, cell: int, special: int) -> None:
    """A tile was laid (SWL-LAND-2, SWL-LAND-3)."""
    t = s.t
    id = t.cell_ids[cell]
    if special >= 0:
        piece = f"special-{t.special_ids[special]}"
    else:
        piece = f"terrain-{c.TERRAINS[t.terrain[s.sheets[seat][c.MAP]][cell]]}"
    moved = [Moved(piece, "supply", f"cell:{seat}:{id}")]
    s.note("log-land", {"hex": hex_name(s, seat, cell)}, "SWL-LAND-1", moved, seat=seat)


def road(s: Position, seat: int, edge: int) -> None:
    """A road was laid (SWL-ROAD-1)."""
    id = s.t.edge_ids[edge]
    moved = [Moved("road", "supply", f"edge:{seat}:{id}")]
    s.note("log-road", {"edge": edge_name(s, seat, edge)}, "SWL-ROAD-1", moved, seat=seat)


def placed(s: Position, seat: int, kind: int, cell: int) -> None:
    """A property came onto the map (SWL-PROP-6)."""
    name, id = c.KINDS[kind], s.t.cell_ids[cell]
    moved = [Moved(name, f"board:{seat}", f"cell:{seat}:{id}")]
    ground = ground_name(s, seat, cell)
    args: dict[str, Arg] = {"kind": f"@prop-{name}", "hex": hex_name(s, seat, cell), "tile": ground}
    s.note("log-property", args, "SWL-PROP-6", moved, seat=seat)


def rabbit(s: Position, seat: int, number: int, cell: int) -> None:
    """A rabbit came onto the map (SWL-RAB-2)."""
    id = s.t.cell_ids[cell]
    moved = [Moved("rabbit", f"rabbits:{seat}", f"cell:{seat}:{id}")]
    s.note("log-rabbit", {"n": number, "hex": hex_name(s, seat, cell)}, "SWL-RAB-2", moved, seat=seat)


def flipped(s: Position, seat: int, cell: int) -> None:
    """A tile turned over (SWL-FLIP-2)."""
    on = [f"cell:{seat}:{s.t.cell_ids[cell]}"]
    args: dict[str, Arg] = {"hex": hex_name(s, seat, cell), "tile": ground_name(s, seat, cell)}
    s.note("log-flip", args, "SWL-FLIP-2", seat=seat, on=on)


def zone(s: Position, seat: int, cell: int) -> None:
    """A draw zone opened (SWL-DRAW-1)."""
    on = [f"cell:{seat}:{s.t.cell_ids[cell]}"]
    s.note("log-zone", {"hex": hex_name(s, seat, cell)}, "SWL-DRAW-1", seat=seat, on=on)
