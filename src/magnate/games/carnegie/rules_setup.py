"""Setup: the table is laid out, then seats choose tab sides, a first housing and a tile, and move."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.core.rows import put
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_construction import offer_slots
from magnate.games.carnegie.rules_moves import offer_groups
from magnate.games.carnegie.state import Position

# --- the table (CAR-SETUP-11: all chance before the first decision) --------------------------------


def set_up(s: Position) -> None:
    """Lay out the table with every random step of the setup; then the first seat chooses its tab sides
    (CAR-SETUP-1 to 12, CAR-GEN-1)."""
    lay_out(s)
    draw_timeline(s)
    remove_departments(s)
    s.first = s.rng.below(s.seats)
    hand_out_tiles(s)
    place_neutral_discs(s, shuffled_cards(s))
    if s.seats == 1:
        seat_andrew(s)
    s.actor = s.first
    begin_sides(s)


def lay_out(s: Position) -> None:
    """Every piece of the table and the seats before anything random (CAR-SETUP-3, CAR-SETUP-5, CAR-SETUP-7,
    CAR-SETUP-8)."""
    t = s.t
    n = s.seats
    s.derive()
    s.money = [t.money] * n
    s.goods = [t.goods] * n
    s.vp = [0] * n
    s.reserve = [t.in_reserve] * n
    s.discs = [t.discs_in_reserve] * n
    s.reserved = [-1] * n
    s.choice = [st.NO_TILE] * n
    s.donated = [0] * n
    s.towns = [0] * n
    s.zones = [0] * (n * 4)
    s.track = [t.track_start] * (n * 4)
    s.side = [0] * (n * 4)
    s.exposed = [1] * (n * 4)
    s.built = [0] * (n * 4)
    s.stand = t.start_stand * n
    s.lie = t.start_lie * n
    s.grid = t.start_grid * n
    s.where = t.start_where * n
    s.display = [t.copies] * st.TILES
    s.removed = [0] * st.TILES
    s.slots = [st.FREE] * t.slots
    s.open_slots = t.slot_counts
    s.cells = [0] * len(t.cell_names)
    s.faces = [0] * len(t.types)
    s.markers = [0] * len(t.types)
    s.moved = t.nobody.copy()
    s.welfare = []
    s.backs = s.deck = s.left_out = s.played = s.places = s.a_track = s.a_tiles = []
    s.phase = st.SIDES
    s.step = st.FINISHED
    s.first = s.pos = s.donation = s.pool = s.order = s.used = s.worked = s.closed = s.passed = s.acted = 0
    s.effect = s.group = s.project = s.tile = s.zone = s.count = s.section = s.drawn = s.place = s.a_discs = 0
    s.type = s.row = s.flip = s.region = s.mine = s.using = s.card = -1


def draw_timeline(s: Position) -> None:
    """Four of the timeline tiles, each with a random side up (CAR-SETUP-1, CAR-SETUP-2)."""
    tiles = list(range(len(s.t.faces) // 2))
    s.rng.shuffle(tiles)
    s.faces = [tiles[row] * 2 + s.rng.below(2) for row in range(len(s.faces))]


def remove_departments(s: Position) -> None:
    """A random part of the department tiles goes back into the box (CAR-SETUP-4)."""
    tiles: list[int] = []
    for tile in range(st.TILES):
        for _ in range(s.t.copies):
            tiles.append(tile)
    s.rng.shuffle(tiles)
    for tile in tiles[: s.t.removed[s.seats - 1]]:
        s.display[tile] -= 1
        s.removed[tile] += 1


def hand_out_tiles(s: Position) -> None:
    """Action Choice tiles by place in turn order (CAR-SETUP-9, CAR-SETUP-10)."""
    for place in s.t.tile_places[s.seats - 1]:
        s.choice[(s.first + place - 1) % s.seats] = st.HELD


def shuffled_cards(s: Position) -> list[int]:
    """All solo action cards in a random order (CAR-SETUP-13)."""
    cards = list(range(s.t.cards))
    s.rng.shuffle(cards)
    return cards


def place_neutral_discs(s: Position, cards: list[int]) -> None:
    """One disc on the cell of each card, then one in each of its cities, until all are used
    (CAR-SETUP-12 to CAR-SETUP-17)."""
    t = s.t
    left = t.neutral[s.seats - 1]
    for card in cards:
        if left > 0 and s.cells[t.card_cell[card]] == 0:
            s.cells[t.card_cell[card]] = 1 << st.NEUTRAL
            left -= 1
        for city in t.card_cities[card]:
            slot = s.leftmost_slot(city)
            if left > 0 and slot >= 0:
                s.put_disc(slot, st.NEUTRAL)
                left -= 1
        if left == 0:
            return


def seat_andrew(s: Position) -> None:
    """Andrew's discs, his place on the tracks and his deck (CAR-SOLO-1 to CAR-SOLO-6)."""
    t = s.t
    s.a_track = [t.andrew_start] * 4
    s.a_discs = t.andrew_discs
    s.a_tiles = [0] * st.TILES
    level = t.levels_solo.index(str(s.options["andrew"]))
    deck: list[int] = []
    s.left_out = []
    for kind in range(2):
        cards = [card for card in range(t.cards) if t.card_advanced[card] == kind]
        s.rng.shuffle(cards)
        count = t.deck_advanced[level] if kind else t.deck_normal[level]
        deck.extend(cards[:count])
        s.left_out.extend(cards[count:])
    s.rng.shuffle(deck)
    s.backs = deck[:1]
    s.deck = deck[1:]


# --- tab sides ----------------------------------------------------------------------------------


def begin_sides(s: Position) -> None:
    """A seat starts with the first tab (CAR-SETUP-6)."""
    s.section = 0
    s.step = st.SIDE


def offer_side(s: Position) -> list[int]:
    """Either side of the tab in question (CAR-SETUP-6)."""
    return s.t.sides[s.section]


def why_not_side(s: Position, tab: int, side: int) -> Refusal:
    """Sides are chosen tab by tab in the setup and fixed then (CAR-SETUP-6)."""
    if s.step == st.SIDE:
        return Refusal("CAR-SETUP-6", "why-side-order", {"tab": f"@tab-{s.t.projects[s.section]}"})
    return Refusal("CAR-SETUP-6", "why-side-fixed")


def do_side(s: Position, side: int) -> None:
    """Fix the side of one tab for the whole game (CAR-SETUP-6)."""
    s.side = put(s.side, s.actor * 4 + s.section, side)
    if s.journal is not None:
        tab = s.t.projects[s.section]
        s.note("log-side", {"tab": f"@tab-{tab}", "side": "AB"[side]}, "CAR-SETUP-6")
    s.section += 1
    if s.section == 4:
        s.step = st.FINISHED


# --- first housing and department pick ------------------------------------------------------------


def offer_house(s: Position) -> list[int]:
    """The free Housing slots of medium and large cities (CAR-SETUP-18)."""
    return offer_slots(s, s.t.house_slots, s.t.to_house)


def why_not_house(s: Position, slot: int) -> Refusal:
    """The first housing: medium or large city, Housing slot, free (CAR-SETUP-18, CAR-BUILD-4, CAR-BUILD-6)."""
    kind = s.t.slot_type[slot]
    if s.step != st.HOUSE:
        return Refusal("CAR-SETUP-18", "why-house-setup")
    if kind != st.HOUSING:
        return Refusal("CAR-SETUP-18", "why-house-small" if kind == st.ANY else "why-house-type")
    if s.slots[slot] >= 0:
        return Refusal("CAR-BUILD-4", "why-slot-taken")
    return Refusal("CAR-BUILD-6", "why-slot-twin")


def do_house(s: Position, slot: int) -> None:
    """The disc of Housing section 1 goes to the map, free and without pay (CAR-SETUP-18, CAR-SETUP-19)."""
    s.put_disc(slot, s.actor)
    tab = s.actor * 4 + st.HOUSING
    s.built = put(s.built, tab, s.built[tab] + 1)
    if s.journal is not None:
        journal.housed(s, slot)
    s.step = st.RESERVE


def offer_reserve(s: Position) -> list[int]:
    """Every number still on display (CAR-SETUP-20)."""
    return [s.t.to_reserve + tile for tile in range(st.TILES) if s.display[tile] > 0]


def why_not_reserve(s: Position, tile: int) -> Refusal:
    """A tile is reserved in the setup, from the display (CAR-SETUP-20)."""
    if s.step != st.RESERVE:
        return Refusal("CAR-SETUP-20", "why-reserve-setup")
    return Refusal("CAR-SETUP-20", "why-tile-gone", lacks={f"board/display/{tile}/count": 1})


def do_reserve(s: Position, tile: int) -> None:
    """Take a tile into the personal reserve, face up (CAR-SETUP-20)."""
    s.display = put(s.display, tile, s.display[tile] - 1)
    s.reserved = put(s.reserved, s.actor, tile)
    if s.journal is not None:
        journal.reserved(s, tile)
    s.step = st.FINISHED


# --- six moves ------------------------------------------------------------------------------------


def begin_moves(s: Position) -> None:
    """A seat may make its moves of the setup (CAR-SETUP-21)."""
    s.pool = s.t.free_moves
    s.order = 0
    s.moved = s.t.nobody.copy()
    s.step = st.MOVE


def offer_moves(s: Position) -> list[int]:
    """A group to move while moves are left, or the end (CAR-SETUP-21)."""
    out: list[int] = []
    offer_groups(s, out)
    out.append(s.t.to_done)
    return out
