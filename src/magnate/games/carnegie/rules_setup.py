"""Setup: the table is laid out, then seats choose tab sides, a first housing and a tile, and move."""

from __future__ import annotations

from magnate.games.carnegie.state import (
    FINISHED,
    HELD,
    HOUSE,
    MOVE,
    NEUTRAL,
    RESERVE,
    SIDE,
    Position,
)
from magnate.games.carnegie.tables import HOUSING, TILES

# --- the table (CAR-SETUP-11: all chance before the first decision) --------------------------------


def lay_out(s: Position) -> None:
    """Every random step of the setup (CAR-SETUP-1 to CAR-SETUP-12, CAR-SETUP-11)."""
    s.lay_out()
    draw_timeline(s)
    remove_departments(s)
    s.first = s.rng.below(s.seats)
    hand_out_tiles(s)
    place_neutral_discs(s, shuffled_cards(s))
    if s.seats == 1:
        seat_andrew(s)


def draw_timeline(s: Position) -> None:
    """Four of the timeline tiles, each with a random side up (CAR-SETUP-1, CAR-SETUP-2)."""
    tiles = list(range(len(s.t.faces) // 2))
    s.rng.shuffle(tiles)
    for row in range(len(s.faces)):
        s.faces[row] = tiles[row] * 2 + s.rng.below(2)


def remove_departments(s: Position) -> None:
    """A random part of the department tiles goes back into the box (CAR-SETUP-4)."""
    tiles: list[int] = []
    for tile in range(TILES):
        for _ in range(s.t.copies):
            tiles.append(tile)
    s.rng.shuffle(tiles)
    for tile in tiles[: s.t.removed[s.seats - 1]]:
        s.display[tile] -= 1
        s.removed[tile] += 1


def hand_out_tiles(s: Position) -> None:
    """Action Choice tiles by place in turn order (CAR-SETUP-9, CAR-SETUP-10)."""
    for place in s.t.tile_places[s.seats - 1]:
        s.choice[(s.first + place - 1) % s.seats] = HELD


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
            s.cells[t.card_cell[card]] = 1 << NEUTRAL
            left -= 1
        for city in t.card_cities[card]:
            slot = s.leftmost_slot(city)
            if left > 0 and slot >= 0:
                s.put_disc(slot, NEUTRAL)
                left -= 1
        if left == 0:
            return


def seat_andrew(s: Position) -> None:
    """Andrew's discs, his place on the tracks and his deck (CAR-SOLO-1 to CAR-SOLO-6)."""
    t = s.t
    s.a_track = [t.andrew_start] * 4
    s.a_discs = t.andrew_discs
    s.a_tiles = [0] * TILES
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
    s.step = SIDE


def offer_side(s: Position) -> list[int]:
    """Either side of the tab in question (CAR-SETUP-6)."""
    at = s.t.SIDE + s.section * 2
    return [at, at + 1]


def apply_side(s: Position, side: int) -> None:
    """Fix the side of one tab for the whole game (CAR-SETUP-6)."""
    sides = s.side.copy()
    sides[s.actor * 4 + s.section] = side
    s.side = sides
    if s.journal is not None:
        tab = s.t.projects[s.section]
        s.note("log-side", {"tab": f"@tab-{tab}", "side": "AB"[side]}, "CAR-SETUP-6")
    s.section += 1
    if s.section == 4:
        s.step = FINISHED


# --- first housing and department pick ------------------------------------------------------------


def begin_house(s: Position) -> None:
    """A seat builds its first housing, then picks a tile (CAR-SETUP-18, CAR-SETUP-20)."""
    s.step = HOUSE


def offer_house(s: Position) -> list[int]:
    """The free Housing slots of medium and large cities (CAR-SETUP-18)."""
    t = s.t
    out: list[int] = []
    for slot in t.house_slots:
        if s.slots[slot] < 0 and not has_free_twin(s, slot):
            out.append(t.HOUSE + slot)
    return out


def has_free_twin(s: Position, slot: int) -> bool:
    """Whether an equal slot further left is free too; only against Andrew does it matter which is filled
    (CAR-SOLO-17, CAR-BUILD-6)."""
    if s.seats == 1:
        return False
    twin = s.t.slot_twin[slot]
    return twin >= 0 and s.slots[twin] < 0


def apply_house(s: Position, slot: int) -> None:
    """The disc of Housing section 1 goes to the map, free and without pay (CAR-SETUP-18, CAR-SETUP-19)."""
    s.put_disc(slot, s.actor)
    s.built[s.actor * 4 + HOUSING] += 1
    if s.journal is not None:
        city = s.t.city_names[s.t.slot_city[slot]]
        moved = s.moved_piece("disc", "tab:housing", f"city:{s.t.slot_names[slot]}")
        s.note("log-house", {"city": f"@city-{city}"}, "CAR-SETUP-18", moved)
    s.step = RESERVE


def offer_reserve(s: Position) -> list[int]:
    """Every number still on display (CAR-SETUP-20)."""
    out: list[int] = []
    for tile in range(TILES):
        if s.display[tile] > 0:
            out.append(s.t.RESERVE + tile)
    return out


def apply_reserve(s: Position, tile: int) -> None:
    """Take a tile into the personal reserve, face up (CAR-SETUP-20)."""
    s.display[tile] -= 1
    reserved = s.reserved.copy()
    reserved[s.actor] = tile
    s.reserved = reserved
    if s.journal is not None:
        moved = s.moved_piece("tile", f"display:{tile + 1}", f"reserved:{s.actor}")
        s.note("log-reserve", {"department": f"@dept-{s.t.dept_names[tile]}"}, "CAR-SETUP-20", moved)
    s.step = FINISHED


# --- six moves ------------------------------------------------------------------------------------


def begin_moves(s: Position) -> None:
    """A seat may make its moves of the setup (CAR-SETUP-21)."""
    s.pool = s.t.free_moves
    s.order = 0
    s.moved = [0] * s.t.spaces
    s.step = MOVE
