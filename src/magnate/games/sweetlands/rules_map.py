"""The territory: tiles, roads, flips, draw zones, properties, rabbits, cities and ports."""

from __future__ import annotations

from typing import Final

from magnate.core.message import Moved
from magnate.games.sweetlands.rules_cards import draw
from magnate.games.sweetlands.rules_codes import (
    BUILT,
    CITY,
    CITY_ANY,
    CITY_LAB,
    CITY_RABBIT,
    CLOCK_CITY,
    E_PROPERTY,
    E_RABBIT,
    FAR,
    FLIPPED,
    FLIPPED_AT,
    FOOD,
    K_CLOCK,
    K_LAB,
    K_STORE,
    KIND_AT,
    KINDS,
    LAND,
    LAND_ANY,
    MAP,
    OPEN,
    OPEN_EDGES,
    PLACED,
    PORT,
    PROP,
    PROP_AT,
    RABBIT,
    RABBIT_AT,
    REACH_AT,
    RIM_LAND,
    ROAD,
    ROADED_AT,
    S_CLOCK,
    SPECIAL_AT,
    STORES,
    T_SPECIAL,
    TENT,
    TERRAINS,
    TILES_AT,
    WHO,
    ZONE_AT,
    ZONES,
)
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
    terrain = t.terrain[v[MAP]][cell]
    v[TILES_AT] |= bit
    v[LAND] += 1
    v[PLACED + terrain] += 1
    if special >= 0:
        v[SPECIAL_AT + special] |= bit
    if t.rim_at[v[MAP]] & bit:
        v[RIM_LAND] += 1
    if not v[LAND_ANY]:
        v[REACH_AT] |= t.near_at[cell] & t.land_at[v[MAP]]
    v[REACH_AT] &= ~v[TILES_AT]
    if t.port_at[v[MAP]] & bit or v[LAND_ANY]:
        count_ports(s, seat)
    if s.journal is not None:
        note_tile(s, seat, cell, special)
    collect(s, seat, t.symbol[v[MAP]][cell], 1, later)
    if v[ROADED_AT] & bit:
        flip_tile(s, seat, cell, later)
    for zone in t.near[cell]:
        activate_zone(s, seat, zone)


def note_tile(s: Position, seat: int, cell: int, special: int) -> None:
    """Write a tile into the journal (SWL-LAND-2, SWL-LAND-3)."""
    t = s.t
    id = t.cell_ids[cell]
    if special >= 0:
        piece = f"special-{t.special_ids[special]}"
    else:
        piece = f"terrain-{TERRAINS[t.terrain[s.sheets[seat][MAP]][cell]]}"
    moved = [Moved(piece, "supply", f"cell:{seat}:{id}")]
    s.note("log-land", {"tile": f"@{piece}", "cell": id}, "SWL-LAND-1", moved, seat=seat)


def update_reach(s: Position, seat: int) -> None:
    """The hexes that can take a tile now (SWL-LAND-1, SWL-LAND-4, SWL-LAND-5, SWL-CHR-ELSA-1)."""
    t = s.t
    v = s.sheets[seat]
    land = t.land_at[v[MAP]] & ~v[TILES_AT]
    if v[LAND_ANY]:
        v[REACH_AT] = land
        return
    reach = 0
    held = v[TILES_AT] | t.capital_at[v[MAP]]
    for cell in range(t.cells):
        if held >> cell & 1:
            reach |= t.near_at[cell]
    v[REACH_AT] = reach & land


def flip_tile(s: Position, seat: int, cell: int, later: list[int]) -> None:
    """Turn a fresh tile and gain its bonus, once (SWL-FLIP-1, SWL-FLIP-2, SWL-FLIP-4, SWL-FLIP-5)."""
    v = s.sheets[seat]
    v[FLIPPED_AT] |= 1 << cell
    v[FLIPPED + s.t.terrain[v[MAP]][cell]] += 1
    if s.journal is not None:
        id = s.t.cell_ids[cell]
        s.note("log-flip", {"cell": id}, "SWL-FLIP-2", seat=seat)
    collect(s, seat, tile_list(s, seat, cell), 1, later)


def tile_list(s: Position, seat: int, cell: int) -> int:
    """The bonus of the tile on a hex (SWL-FLIP-4, SWL-FLIP-5, SWL-TILE-X1)."""
    v = s.sheets[seat]
    terrain = s.t.terrain[v[MAP]][cell]
    if terrain != T_SPECIAL:
        return s.t.terrain_list[terrain]
    for tile in range(len(s.t.special_list)):
        if v[SPECIAL_AT + tile] >> cell & 1:
            return s.t.special_list[tile]
    return 0


def activate_zone(s: Position, seat: int, zone: int) -> None:
    """A draw zone with a road on its edge and a tile beside it wakes up and gives a card (SWL-DRAW-1)."""
    v = s.sheets[seat]
    bit = 1 << zone
    if not s.t.zone_at[v[MAP]] & bit or v[ZONE_AT] & bit:
        return
    if v[ROADED_AT] & bit and v[TILES_AT] & s.t.near_at[zone]:
        v[ZONE_AT] |= bit
        v[ZONES] += 1
        if s.journal is not None:
            s.note("log-zone", {"cell": s.t.cell_ids[zone]}, "SWL-DRAW-1", seat=seat)
        draw(s, seat, 1)


# --- roads ----------------------------------------------------------------------------------------------


def lay_road(s: Position, seat: int, edge: int, later: list[int]) -> None:
    """Lay a road, open the edges beyond it, flip what lies beside it (SWL-ROAD-1, SWL-ROAD-3, SWL-FLIP-3)."""
    t = s.t
    v = s.sheets[seat]
    row = s.edges[seat].copy()
    row[edge] = BUILT
    opened = -1
    for other in t.touching[edge]:
        if row[other] == FAR:
            row[other] = OPEN
            opened += 1
    s.edges[seat] = row
    v[OPEN_EDGES] += opened
    v[ROAD] += 1
    if s.journal is not None:
        id = t.edge_ids[edge]
        moved = [Moved("road", "supply", f"edge:{seat}:{id}")]
        s.note("log-road", {"edge": id}, "SWL-ROAD-1", moved, seat=seat)
    for cell in t.edge_cells[edge]:
        bit = 1 << cell
        v[ROADED_AT] |= bit
        if v[TILES_AT] & bit:
            if not v[FLIPPED_AT] & bit:
                flip_tile(s, seat, cell, later)
        else:
            activate_zone(s, seat, cell)


# --- properties and rabbits -------------------------------------------------------------------------------


def sites(s: Position, seat: int) -> int:
    """Where a property may stand: flipped tiles and capitals without one (SWL-PROP-2, SWL-PROP-3)."""
    v = s.sheets[seat]
    return (v[FLIPPED_AT] | s.t.capital_at[v[MAP]]) & ~v[PROP_AT]


def place_property(s: Position, seat: int, kind: int, store: int, cell: int, later: list[int]) -> None:
    """Put a property on the map and gain the bonus of its hex once more (SWL-PROP-6, SWL-PROP-7, SWL-CLOCK-5).

    `store` is the column of a store, -1 for any other kind.
    """
    t = s.t
    v = s.sheets[seat]
    bit = 1 << cell
    v[PROP_AT] |= bit
    v[KIND_AT + kind] |= bit
    v[TENT + kind] += 1
    v[PROP] += 1
    if kind == K_STORE:
        v[STORES + store] = 1
    if kind == K_CLOCK:
        obtain(t, v, S_CLOCK + v[WHO])
    count_cities(s, seat)
    if s.journal is not None:
        id = t.cell_ids[cell]
        moved = [Moved(KINDS[kind], f"board:{seat}", f"cell:{seat}:{id}")]
        args = {"kind": f"@prop-{KINDS[kind]}", "cell": id}
        s.note("log-property", args, "SWL-PROP-6", moved, seat=seat)
    fire(s, seat, E_PROPERTY, later)
    if t.capital_at[v[MAP]] & bit:
        collect(s, seat, t.capital_list, 1, later)
    else:
        collect(s, seat, tile_list(s, seat, cell), 1, later)


def rabbit_possible(s: Position, seat: int) -> bool:
    """Whether a rabbit can be placed, or all are out and a surplus is due (SWL-RAB-1, SWL-RAB-5, SWL-RAB-7)."""
    v = s.sheets[seat]
    if v[RABBIT] >= s.t.rabbits:
        return True
    return v[FOOD] >= s.t.rabbit_food[v[RABBIT]] and v[PROP_AT] & ~v[RABBIT_AT] != 0


def place_rabbit(s: Position, seat: int, cell: int, later: list[int]) -> None:
    """Place the next rabbit on a property and gain the bonus printed under it (SWL-RAB-2 to SWL-RAB-4)."""
    v = s.sheets[seat]
    number = v[RABBIT]
    v[RABBIT] = number + 1
    v[RABBIT_AT] |= 1 << cell
    count_cities(s, seat)
    if s.journal is not None:
        id = s.t.cell_ids[cell]
        moved = [Moved("rabbit", f"rabbits:{seat}", f"cell:{seat}:{id}")]
        s.note("log-rabbit", {"n": number + 1, "cell": id}, "SWL-RAB-2", moved, seat=seat)
    fire(s, seat, E_RABBIT, later)
    collect(s, seat, s.t.rabbit_list[number], 1, later)


def feast(s: Position, seat: int, later: list[int]) -> None:
    """A rabbit too many is worth points and is no placement (SWL-RAB-5, SWL-RAB-6)."""
    if s.journal is not None:
        s.note("log-feast", {}, "SWL-RAB-5", seat=seat)
    collect(s, seat, s.t.rabbit_surplus, 1, later)


# --- cities and ports -------------------------------------------------------------------------------------


def count_cities(s: Position, seat: int) -> None:
    """Cities, cities with a lab, cities with a rabbit (SWL-CITY-1 to SWL-CITY-6, SWL-CHR-ALICE-1)."""
    t = s.t
    v = s.sheets[seat]
    left = v[PROP_AT]
    v[CITY] = 0
    v[CITY_LAB] = 0
    v[CITY_RABBIT] = 0
    for cell in range(t.cells):
        if left >> cell & 1:
            group = spread(t.near_at, 1 << cell, left, t.cells)
            left &= ~group
            if is_city(v, group):
                v[CITY] += 1
                v[CITY_LAB] += 1 if v[KIND_AT + K_LAB] & group else 0
                v[CITY_RABBIT] += 1 if v[RABBIT_AT] & group else 0


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
    for kind in range(len(KINDS)):
        if v[KIND_AT + kind] & group:
            kinds += 1
    if kinds >= CITY_KINDS:
        return True
    if v[CLOCK_CITY] and v[KIND_AT + K_CLOCK] & group:
        return True
    if v[CITY_ANY]:
        size = 0
        rest = group
        while rest:
            rest &= rest - 1
            size += 1
        return size >= v[CITY_ANY]
    return False


def count_ports(s: Position, seat: int) -> None:
    """Ports whose tile hangs together with a capital by tiles (SWL-END-15)."""
    t = s.t
    v = s.sheets[seat]
    joined = spread(t.near_at, t.capital_at[v[MAP]], v[TILES_AT], t.cells)
    rest = joined & t.port_at[v[MAP]]
    v[PORT] = 0
    while rest:
        rest &= rest - 1
        v[PORT] += 1
