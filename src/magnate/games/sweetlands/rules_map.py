"""The territory: tiles, roads, flips, draw zones, properties, rabbits, cities and ports."""

from __future__ import annotations

from typing import Final

from magnate.core.rows import add, put_row
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_cards import draw
from magnate.games.sweetlands.rules_effects import collect, fire, obtain
from magnate.games.sweetlands.state import Position

CITY_KINDS: Final = 3

# --- tiles ----------------------------------------------------------------------------------------------


def place_tile(s: Position, seat: int, cell: int, special: int, later: list[int]) -> None:
    """Lay a tile of the printed terrain, or a special tile, with all it triggers (SWL-LAND-1 to SWL-LAND-8).

    `special` is the special tile, -1 on any other hex.
    """
    t = s.t
    v = s.sheets[seat]
    bit = 1 << cell
    terrain = t.terrain[v[c.MAP]][cell]
    v[c.TILES_AT] |= bit
    add(v, c.LAND, 1)
    add(v, c.PLACED + terrain, 1)
    if special >= 0:
        v[c.SPECIAL_AT + special] |= bit
    if t.rim_at[v[c.MAP]] & bit:
        add(v, c.RIM_LAND, 1)
    if not v[c.LAND_ANY]:
        v[c.REACH_AT] |= t.near_at[cell] & t.land_at[v[c.MAP]]
    v[c.REACH_AT] &= ~v[c.TILES_AT]
    if t.port_at[v[c.MAP]] & bit or v[c.LAND_ANY]:
        count_ports(s, seat)
    if s.journal is not None:
        journal.tile(s, seat, cell, special)
        s.cause = "@source-symbol"
    collect(s, seat, t.symbol[v[c.MAP]][cell], 1, later)
    if v[c.ROADED_AT] & bit:
        flip_tile(s, seat, cell, later)
    for zone in t.near[cell]:
        activate_zone(s, seat, zone)


def update_reach(s: Position, seat: int) -> None:
    """The hexes that can take a tile now (SWL-LAND-1, SWL-LAND-4, SWL-LAND-5, SWL-CHR-ELSA-1)."""
    t = s.t
    v = s.sheets[seat]
    land = t.land_at[v[c.MAP]] & ~v[c.TILES_AT]
    if v[c.LAND_ANY]:
        v[c.REACH_AT] = land
        return
    reach = 0
    held = v[c.TILES_AT] | t.capital_at[v[c.MAP]]
    for cell in range(t.cells):
        if held >> cell & 1:
            reach |= t.near_at[cell]
    v[c.REACH_AT] = reach & land


def flip_tile(s: Position, seat: int, cell: int, later: list[int]) -> None:
    """Turn a fresh tile and gain its bonus, once (SWL-FLIP-1, SWL-FLIP-2, SWL-FLIP-4, SWL-FLIP-5, SWL-FLIP-7)."""
    v = s.sheets[seat]
    v[c.FLIPPED_AT] |= 1 << cell
    add(v, c.FLIPPED + s.t.terrain[v[c.MAP]][cell], 1)
    if s.journal is not None:
        journal.flipped(s, seat, cell)
        s.cause = journal.ground_name(s, seat, cell)
    collect(s, seat, tile_list(s, seat, cell), 1, later)


def tile_list(s: Position, seat: int, cell: int) -> int:
    """The bonus of the tile on a hex (SWL-FLIP-4, SWL-FLIP-5, SWL-TILE-X1, SWL-TILE-X2 to SWL-TILE-X6)."""
    v = s.sheets[seat]
    terrain = s.t.terrain[v[c.MAP]][cell]
    if terrain != c.T_SPECIAL:
        return s.t.terrain_list[terrain]
    for tile in range(len(s.t.special_list)):
        if v[c.SPECIAL_AT + tile] >> cell & 1:
            return s.t.special_list[tile]
    return 0


def activate_zone(s: Position, seat: int, zone: int) -> None:
    """A draw zone with a road on its edge and a tile beside it wakes up and gives a card
    (SWL-DRAW-1 to SWL-DRAW-5)."""
    v = s.sheets[seat]
    bit = 1 << zone
    if not s.t.zone_at[v[c.MAP]] & bit or v[c.ZONE_AT] & bit:
        return
    if v[c.ROADED_AT] & bit and v[c.TILES_AT] & s.t.near_at[zone]:
        v[c.ZONE_AT] |= bit
        add(v, c.ZONES, 1)
        if s.journal is not None:
            journal.zone(s, seat, zone)
        draw(s, seat, 1)


# --- roads ----------------------------------------------------------------------------------------------


def lay_road(s: Position, seat: int, edge: int, later: list[int]) -> None:
    """Lay a road, open the edges beyond it, flip what lies beside it (SWL-ROAD-1, SWL-ROAD-3, SWL-FLIP-3)."""
    t = s.t
    v = s.sheets[seat]
    row = s.edges[seat].copy()
    row[edge] = c.BUILT
    opened = -1
    for other in t.touching[edge]:
        if row[other] == c.FAR:
            row[other] = c.OPEN
            opened += 1
    s.edges = put_row(s.edges, seat, row)
    add(v, c.OPEN_EDGES, opened)
    add(v, c.ROAD, 1)
    if s.journal is not None:
        journal.road(s, seat, edge)
    for cell in t.edge_cells[edge]:
        bit = 1 << cell
        v[c.ROADED_AT] |= bit
        if v[c.TILES_AT] & bit:
            if not v[c.FLIPPED_AT] & bit:
                flip_tile(s, seat, cell, later)
        else:
            activate_zone(s, seat, cell)


# --- properties and rabbits -------------------------------------------------------------------------------


def sites(s: Position, seat: int) -> int:
    """Where a property may stand: flipped tiles and capitals without one (SWL-PROP-2, SWL-PROP-3)."""
    return ground(s, seat, 0) & ~s.sheets[seat][c.PROP_AT]


def ground(s: Position, seat: int, on: int) -> int:
    """Flipped tiles and capitals; with `on`, only the flipped tiles of a terrain (SWL-PROP-2, SWL-PROP-3)."""
    v = s.sheets[seat]
    if on > 0:
        return v[c.FLIPPED_AT] & s.t.terrain_at[v[c.MAP]][on - 1]
    return v[c.FLIPPED_AT] | s.t.capital_at[v[c.MAP]]


def place_property(s: Position, seat: int, kind: int, store: int, cell: int, later: list[int]) -> None:
    """Put a property on the map and gain the bonus of its hex once more (SWL-PROP-6, SWL-PROP-7, SWL-CLOCK-5).

    `store` is the column of a store, -1 for any other kind.

    SWL-GEN-14.
    """
    t = s.t
    v = s.sheets[seat]
    bit = 1 << cell
    v[c.PROP_AT] |= bit
    v[c.KIND_AT + kind] |= bit
    add(v, c.TENT + kind, 1)
    add(v, c.PROP, 1)
    if kind == c.K_STORE:
        v[c.STORES + store] = 1
    if kind == c.K_CLOCK:
        obtain(t, v, c.S_CLOCK + v[c.WHO])
    count_cities(s, seat)
    if s.journal is not None:
        journal.placed(s, seat, kind, cell)
    fire(s, seat, c.E_PROPERTY, later)
    if s.journal is not None:
        s.cause = journal.ground_name(s, seat, cell)
    if t.capital_at[v[c.MAP]] & bit:
        collect(s, seat, t.capital_list, 1, later)
    else:
        collect(s, seat, tile_list(s, seat, cell), 1, later)


def rabbit_possible(s: Position, seat: int) -> bool:
    """Whether a rabbit can be placed, or all are out and a surplus is due (SWL-RAB-1, SWL-RAB-5, SWL-RAB-7)."""
    v = s.sheets[seat]
    if v[c.RABBIT] >= s.t.rabbits:
        return True
    return v[c.FOOD] >= s.t.rabbit_food[v[c.RABBIT]] and v[c.PROP_AT] & ~v[c.RABBIT_AT] != 0


def place_rabbit(s: Position, seat: int, cell: int, later: list[int]) -> None:
    """Place the next rabbit on a property and gain the bonus printed under it (SWL-RAB-2 to SWL-RAB-4)."""
    v = s.sheets[seat]
    number = v[c.RABBIT]
    v[c.RABBIT] = number + 1
    v[c.RABBIT_AT] |= 1 << cell
    count_cities(s, seat)
    if s.journal is not None:
        journal.rabbit(s, seat, number + 1, cell)
    fire(s, seat, c.E_RABBIT, later)
    if s.journal is not None:
        s.cause = "@prop-rabbit"
    collect(s, seat, s.t.rabbit_list[number], 1, later)


def feast(s: Position, seat: int, later: list[int]) -> None:
    """A rabbit too many is worth points and is no placement (SWL-RAB-5, SWL-RAB-6)."""
    if s.journal is not None:
        s.note("log-feast", {}, "SWL-RAB-5", seat=seat)
        s.cause = "@prop-rabbit"
    collect(s, seat, s.t.rabbit_surplus, 1, later)


# --- cities and ports -------------------------------------------------------------------------------------


def count_cities(s: Position, seat: int) -> None:
    """Cities, cities with a lab, cities with a rabbit (SWL-CITY-1 to SWL-CITY-6, SWL-CHR-ALICE-1)."""
    t = s.t
    v = s.sheets[seat]
    left = v[c.PROP_AT]
    v[c.CITY] = 0
    v[c.CITY_LAB] = 0
    v[c.CITY_RABBIT] = 0
    for cell in range(t.cells):
        if left >> cell & 1:
            group = spread(t.near_at, 1 << cell, left, t.cells)
            left &= ~group
            if is_city(v, group):
                add(v, c.CITY, 1)
                add(v, c.CITY_LAB, 1 if v[c.KIND_AT + c.K_LAB] & group else 0)
                add(v, c.CITY_RABBIT, 1 if v[c.RABBIT_AT] & group else 0)


def spread(near_at: list[int], start: int, within: int, cells: int) -> int:
    """All cells of a mask joined to `start` by neighbours (SWL-CITY-3, SWL-CITY-4, SWL-END-15)."""
    group = start
    fresh = start
    while fresh:
        around = 0
        for cell in range(cells):
            if fresh >> cell & 1:
                around |= near_at[cell]
        fresh = around & within & ~group
        group |= fresh
    return group


def is_city(v: list[int], group: int) -> bool:
    """Whether a group of properties is a city (SWL-CITY-1, SWL-CHR-ALICE-1, SWL-CHR-ALICE-2)."""
    kinds = 0
    for kind in range(len(c.KINDS)):
        if v[c.KIND_AT + kind] & group:
            kinds += 1
    if kinds >= CITY_KINDS:
        return True
    if v[c.CLOCK_CITY] and v[c.KIND_AT + c.K_CLOCK] & group:
        return True
    if v[c.CITY_ANY]:
        size = 0
        rest = group
        while rest:
            rest &= rest - 1
            size += 1
        return size >= v[c.CITY_ANY]
    return False


def count_ports(s: Position, seat: int) -> None:
    """Ports whose tile hangs together with a capital by tiles (SWL-END-15)."""
    t = s.t
    v = s.sheets[seat]
    joined = spread(t.near_at, t.capital_at[v[c.MAP]], v[c.TILES_AT], t.cells)
    rest = joined & t.port_at[v[c.MAP]]
    v[c.PORT] = 0
    while rest:
        rest &= rest - 1
        add(v, c.PORT, 1)
