"""Andrew, the opponent of the solo game: he is driven by his cards and plays himself."""

from __future__ import annotations

from typing import Final

from magnate.core.message import ScoreLine
from magnate.core.rows import put
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_research import last_taken
from magnate.games.carnegie.rules_scoring import cell_count, city_points, left_over
from magnate.games.carnegie.rules_timeline import choose_row
from magnate.games.carnegie.state import Position

ANDREW_LINES: Final = [
    "andrew-cards", "andrew-departments", "andrew-transport", "andrew-cities", "andrew-donations",
]  # fmt: skip
ANDREW_CLAUSES: Final = ["CAR-SOLO-23", "CAR-SOLO-24", "CAR-SOLO-25", "CAR-SOLO-26", "CAR-SOLO-27"]


def new_card(s: Position) -> None:
    """The top card goes face down under the first VP card; the back of the next one shows
    (CAR-SOLO-8, CAR-SOLO-9, CAR-INFO-3, CAR-INFO-4)."""
    s.drawn = 1
    s.card = -1
    s.place = 0
    s.backs = s.backs + s.deck[:1]
    s.deck = s.deck[1:]
    s.reveals += 1
    if s.journal is not None:
        journal.andrew_drew(s)


def andrew_chooses(s: Position) -> bool:
    """Andrew chooses the timeline in even rounds (CAR-SOLO-7)."""
    return s.round % 2 == 0


def reveal(s: Position) -> None:
    """Turn the card of the round face up (CAR-SOLO-10)."""
    s.card = s.backs[0]
    s.backs = s.backs[1:]
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
    if s.type == st.HR:
        slide(s, s.t.card_slide[s.card], "CAR-SOLO-15")
    elif s.type == st.MG:
        andrew_takes_tiles(s)
    elif s.type == st.CO:
        andrew_builds(s)
    else:
        andrew_travels(s)


def slide(s: Position, places: int, clause: str) -> None:
    """His card slides right along the VP cards, never past the last (CAR-SOLO-15, CAR-SOLO-20)."""
    before = s.place
    s.place = min(len(s.t.vp_cards) - 1, s.place + places)
    if s.journal is not None and places > 0:
        journal.andrew_slid(s, s.place - before, clause)


def andrew_donates(s: Position) -> None:
    """A disc on the cell of his card; a slide if it is taken or he has no disc (CAR-SOLO-12, CAR-SOLO-13)."""
    cell = s.t.card_cell[s.card]
    done = s.cells[cell] == 0 and s.a_discs > 0
    if s.journal is not None:
        journal.andrew_donated(s, cell, done)
    if done:
        s.cells = put(s.cells, cell, 1 << st.ANDREW)
        s.a_discs -= 1
    else:
        slide(s, 1, "CAR-SOLO-13")


def andrew_takes_tiles(s: Position) -> None:
    """For each printed type the lowest number on display, no number twice; each miss slides the card
    (CAR-SOLO-16)."""
    taken = 0
    for kind in s.t.card_types[s.card]:
        tile = lowest_tile(s, kind, taken)
        if s.journal is not None:
            journal.andrew_took(s, kind, tile)
        if tile < 0:
            slide(s, 1, "CAR-SOLO-16")
        else:
            s.display = put(s.display, tile, s.display[tile] - 1)
            s.a_tiles = put(s.a_tiles, tile, s.a_tiles[tile] + 1)
            taken |= 1 << tile


def lowest_tile(s: Position, kind: int, taken: int) -> int:
    """The lowest number of a type on display that was not taken this turn, -1 for none (CAR-SOLO-16)."""
    for tile in range(st.TILES):
        if s.display[tile] > 0 and not taken >> tile & 1 and s.t.dept_type[tile] == kind:
            return tile
    return -1


def andrew_builds(s: Position) -> None:
    """The leftmost free slot of each printed city; each miss slides the card (CAR-SOLO-4, CAR-SOLO-17)."""
    for city in s.t.card_cities[s.card]:
        slot = s.leftmost_slot(city) if s.a_discs > 0 else -1
        if s.journal is not None:
            journal.andrew_built(s, city, slot)
        if slot < 0:
            slide(s, 1, "CAR-SOLO-17")
        else:
            s.put_disc(slot, st.ANDREW)
            s.a_discs -= 1


def andrew_travels(s: Position) -> None:
    """His disc of the printed region steps right, without bonus; each step he cannot make slides the card
    (CAR-SOLO-18, CAR-SOLO-19)."""
    t = s.t
    region = t.card_region[s.card]
    for _ in range(t.card_steps[s.card]):
        space = s.a_track[region]
        stuck = space == t.last or (space == t.last - 1 and last_taken(s, region))
        if s.journal is not None:
            journal.andrew_travelled(s, region, space, stuck)
        if stuck:
            slide(s, 1, "CAR-SOLO-18")
        else:
            s.a_track = put(s.a_track, region, space + 1)


def put_card_away(s: Position) -> None:
    """At round end the card goes face down under the VP card it has reached (CAR-SOLO-22)."""
    s.played = [*s.played, s.card]
    s.places = [*s.places, s.place]
    if s.journal is not None:
        s.note("log-andrew-filed", {"vp": s.t.vp_cards[s.place]}, "CAR-SOLO-22", seat=-1)
    s.card = -1
    s.place = 0


# --- his score --------------------------------------------------------------------------------------


def andrew_lines(s: Position) -> list[int]:
    """Andrew's points in the order of `ANDREW_LINES` (CAR-SOLO-23 to CAR-SOLO-27)."""
    donations = 0
    for cell in range(len(s.cells)):
        if s.cells[cell] >> st.ANDREW & 1:
            donations += andrew_gift(s, cell, andrew_count(s, cell))
    return [*andrew_sure(s), donations]


def andrew_sure(s: Position) -> list[int]:
    """What Andrew has of his own, whatever the human does: cards, departments, transport and cities
    (CAR-SOLO-23 to CAR-SOLO-26)."""
    t = s.t
    cards = 0
    for place in s.places:
        cards += t.vp_cards[place]
    if s.card >= 0:
        cards += t.vp_cards[s.place]
    tiles = sum(s.a_tiles) * t.andrew_tile_vp
    tracks = s.a_track.count(t.last) * t.andrew_track_vp
    return [cards, tiles, tracks, city_points(s, st.ANDREW)]


def andrew_gift(s: Position, cell: int, count: int) -> int:
    """What one of his donations brings that counts so often (CAR-SOLO-27)."""
    return min(s.t.cap, s.t.cell_vp[cell] * count)


def andrew_sheet(s: Position) -> list[ScoreLine]:
    """Andrew's points line by line (CAR-SOLO-23 to CAR-SOLO-27)."""
    rows = zip(ANDREW_LINES, andrew_lines(s), ANDREW_CLAUSES, strict=True)
    return [ScoreLine(name, points, clause) for name, points, clause in rows]


def andrew_count(s: Position, cell: int) -> int:
    """How often one of Andrew's donations counts: by the results of the human, and for the welfare cells by the
    money and goods left over after the human's own final payments (CAR-SOLO-27, CAR-SOLO-28, CAR-SOLO-29)."""
    if s.t.cell_kind[cell] != st.PAY:
        return cell_count(s, 0, cell)
    money, goods = left_over(s, 0)
    return andrew_times(s, cell, money, goods)


def andrew_times(s: Position, cell: int, money: int, goods: int) -> int:
    """How often money and goods pay into a welfare cell of his (CAR-SOLO-29)."""
    t = s.t
    times = t.cell_times[cell]
    if t.cell_money[cell]:
        times = min(times, money // t.cell_money[cell])
    if t.cell_goods[cell]:
        times = min(times, goods // t.cell_goods[cell])
    return times


def solo_rank(s: Position) -> int:
    """Alone, the human is second when Andrew has more (CAR-SOLO-30)."""
    return 1 if s.scores()[0] >= sum(andrew_lines(s)) else 2
