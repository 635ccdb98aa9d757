"""Andrew, the opponent of the solo game: he is driven by his cards and plays himself."""

from __future__ import annotations

from typing import Final

from magnate.core.message import Args
from magnate.games.carnegie.rules_research import last_taken
from magnate.games.carnegie.rules_scoring import cell_count
from magnate.games.carnegie.rules_timeline import choose_row
from magnate.games.carnegie.state import ANDREW, OVER, Position
from magnate.games.carnegie.tables import CO, HR, MG, PAY, TILES

ANDREW_LINES: Final = [
    "andrew-cards",
    "andrew-departments",
    "andrew-transport",
    "andrew-cities",
    "andrew-donations",
]
ANDREW_CLAUSES: Final = ["CAR-SOLO-23", "CAR-SOLO-24", "CAR-SOLO-25", "CAR-SOLO-26", "CAR-SOLO-27"]


def new_card(s: Position) -> None:
    """The top card goes face down under the first VP card; the back of the next one shows
    (CAR-SOLO-8, CAR-SOLO-9, CAR-INFO-3, CAR-INFO-4)."""
    s.drawn = 1
    s.card = -1
    s.place = 0
    s.backs.extend(s.deck[:1])
    s.deck = s.deck[1:]
    s.reveals += 1
    if s.journal is not None:
        row = s.t.types[s.t.card_row[s.backs[0]]]
        advanced = s.t.card_advanced[s.backs[0]]
        s.note("log-andrew-card", {"row": f"@type-{row}", "advanced": advanced}, "CAR-SOLO-9", seat=-1)


def andrew_chooses(s: Position) -> bool:
    """Andrew chooses the timeline in even rounds (CAR-SOLO-7)."""
    return s.round % 2 == 0


def reveal(s: Position) -> None:
    """Turn the card of the round face up (CAR-SOLO-10)."""
    s.card = s.backs.pop(0)
    s.drawn = 0
    s.reveals += 1
    if s.journal is not None:
        s.note("log-andrew-reveal", {"card": s.t.card_names[s.card]}, "CAR-SOLO-10", seat=-1)


def andrew_row(s: Position) -> None:
    """Andrew's choice is the circled row of his card; rows at their end follow the usual rule
    (CAR-SOLO-10, CAR-SOLO-11)."""
    reveal(s)
    choose_row(s, s.t.card_row[s.card], -1)


def andrew_turn(s: Position) -> None:
    """Andrew's event, then his action by the type of the round (CAR-SOLO-8, CAR-SOLO-12, CAR-SOLO-14)."""
    if s.donation:
        andrew_donates(s)
    if s.type == HR:
        slide(s, s.t.card_slide[s.card], "CAR-SOLO-15")
    elif s.type == MG:
        andrew_takes_tiles(s)
    elif s.type == CO:
        andrew_builds(s)
    else:
        andrew_travels(s)


def slide(s: Position, places: int, clause: str) -> None:
    """His card slides right along the VP cards, never past the last (CAR-SOLO-15, CAR-SOLO-20)."""
    before = s.place
    s.place = min(len(s.t.vp_cards) - 1, s.place + places)
    if s.journal is not None and places > 0:
        args: Args = {"places": s.place - before, "vp": s.t.vp_cards[s.place]}
        s.note("log-andrew-slide", args, clause, seat=-1)


def andrew_donates(s: Position) -> None:
    """A disc on the cell of his card; a slide if it is taken or he has no disc (CAR-SOLO-12, CAR-SOLO-13)."""
    cell = s.t.card_cell[s.card]
    name = s.t.cell_names[cell]
    if s.cells[cell] != 0 or s.a_discs == 0:
        if s.journal is not None:
            s.note("log-andrew-no-cell", {"cell": f"@cell-{name}"}, "CAR-SOLO-13", seat=-1)
        slide(s, 1, "CAR-SOLO-13")
        return
    s.cells[cell] = 1 << ANDREW
    s.a_discs -= 1
    if s.journal is not None:
        moved = s.moved_piece("disc", "andrew", f"cell:{name}")
        s.note("log-andrew-donates", {"cell": f"@cell-{name}"}, "CAR-SOLO-12", moved, seat=-1)


def andrew_takes_tiles(s: Position) -> None:
    """For each printed type the lowest number on display; each miss slides the card (CAR-SOLO-16)."""
    t = s.t
    for kind in t.card_types[s.card]:
        tile = lowest_tile(s, kind)
        if tile < 0:
            if s.journal is not None:
                s.note("log-andrew-no-tile", {"type": f"@type-{t.types[kind]}"}, "CAR-SOLO-16", seat=-1)
            slide(s, 1, "CAR-SOLO-16")
            continue
        s.display[tile] -= 1
        s.a_tiles[tile] += 1
        if s.journal is not None:
            moved = s.moved_piece("tile", f"display:{tile + 1}", "andrew")
            s.note(
                "log-andrew-tile",
                {"department": f"@dept-{t.dept_names[tile]}"},
                "CAR-SOLO-16",
                moved,
                seat=-1,
            )


def lowest_tile(s: Position, kind: int) -> int:
    """The lowest number of a type on display, -1 for none (CAR-SOLO-16)."""
    for tile in range(TILES):
        if s.display[tile] > 0 and s.t.dept_type[tile] == kind:
            return tile
    return -1


def andrew_builds(s: Position) -> None:
    """The leftmost free slot of each printed city; each miss slides the card (CAR-SOLO-4, CAR-SOLO-17)."""
    t = s.t
    for city in t.card_cities[s.card]:
        slot = s.leftmost_slot(city)
        name = t.city_names[city]
        if slot < 0 or s.a_discs == 0:
            if s.journal is not None:
                s.note("log-andrew-no-slot", {"city": f"@city-{name}"}, "CAR-SOLO-17", seat=-1)
            slide(s, 1, "CAR-SOLO-17")
            continue
        s.put_disc(slot, ANDREW)
        s.a_discs -= 1
        if s.journal is not None:
            moved = s.moved_piece("disc", "andrew", f"city:{t.slot_names[slot]}")
            s.note("log-andrew-builds", {"city": f"@city-{name}"}, "CAR-SOLO-17", moved, seat=-1)


def andrew_travels(s: Position) -> None:
    """His disc of the printed region steps right, without bonus; each step he cannot make slides the card
    (CAR-SOLO-18, CAR-SOLO-19)."""
    t = s.t
    region = t.card_region[s.card]
    name = t.regions[region]
    for _ in range(t.card_steps[s.card]):
        space = s.a_track[region]
        if space == t.last or (space == t.last - 1 and last_taken(s, region)):
            if s.journal is not None:
                s.note("log-andrew-no-step", {"region": f"@region-{name}"}, "CAR-SOLO-18", seat=-1)
            slide(s, 1, "CAR-SOLO-18")
            continue
        s.a_track[region] += 1
        if s.journal is not None:
            moved = s.moved_piece("disc", f"track:{name}:{space}", f"track:{name}:{space + 1}")
            args: Args = {"region": f"@region-{name}", "space": space + 1}
            s.note("log-andrew-step", args, "CAR-SOLO-18", moved, seat=-1)


def put_card_away(s: Position) -> None:
    """At round end the card goes face down under the VP card it has reached (CAR-SOLO-22)."""
    s.played.append(s.card)
    s.places.append(s.place)
    if s.journal is not None:
        s.note("log-andrew-filed", {"vp": s.t.vp_cards[s.place]}, "CAR-SOLO-22", seat=-1)
    s.card = -1
    s.place = 0


# --- his score --------------------------------------------------------------------------------------


def andrew_lines(s: Position) -> list[int]:
    """Andrew's points in the order of `ANDREW_LINES` (CAR-SOLO-23 to CAR-SOLO-27)."""
    t = s.t
    cards = 0
    for place in s.places:
        cards += t.vp_cards[place]
    if s.card >= 0:
        cards += t.vp_cards[s.place]
    tiles = sum(s.a_tiles) * t.andrew_tile_vp
    tracks = s.a_track.count(t.last) * t.andrew_track_vp
    cities = 0
    for slot in range(t.slots):
        if s.slots[slot] == ANDREW:
            cities += t.city_vp[t.slot_city[slot]]
    donations = 0
    for cell in range(len(s.cells)):
        if s.cells[cell] >> ANDREW & 1:
            donations += min(t.cap, t.cell_vp[cell] * andrew_count(s, cell))
    return [cards, tiles, tracks, cities, donations]


def andrew_count(s: Position, cell: int) -> int:
    """How often one of Andrew's donations counts: by the results of the human, and for the welfare cells by
    the human's money and goods before the final payments (CAR-SOLO-27, CAR-SOLO-28, CAR-SOLO-29)."""
    t = s.t
    if t.cell_kind[cell] != PAY:
        return cell_count(s, 0, cell)
    over = s.phase == OVER
    money = s.last_money[0] if over else s.money[0]
    goods = s.last_goods[0] if over else s.goods[0]
    times = t.cell_times[cell]
    if t.cell_money[cell]:
        times = min(times, money // t.cell_money[cell])
    if t.cell_goods[cell]:
        times = min(times, goods // t.cell_goods[cell])
    return times
