"""Whether the books of a position are sound: every card, tile and piece is accounted for."""

from __future__ import annotations

from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.audit_stack import audit_rows, audit_stack
from magnate.games.sweetlands.rules_map import is_city, spread
from magnate.games.sweetlands.state import Position


def audit(s: Position) -> list[str]:
    """Everything that does not add up, as sentences."""
    found = audit_rows(s)
    if found:
        return found
    found = audit_stack(s) + audit_cards(s) + audit_tiles(s)
    for seat in range(s.seats):
        if s.sheets[seat][c.MAP] >= 0:
            found += [f"seat {seat}: {problem}" for problem in audit_map(s, seat) + audit_board(s, seat)]
    return found


def bits(mask: int) -> int:
    """How many cells a mask has."""
    return bin(mask).count("1")


def audit_cards(s: Position) -> list[str]:
    """Every citizen is in exactly one place (SWL-SETUP-3)."""
    t = s.t
    places = s.deck + s.discard
    for seat in range(s.seats):
        v = s.sheets[seat]
        places = places + s.hands[seat] + s.fronts[seat]
        places += [v[c.COLUMN + 3 * i + k] for i in range(3) for k in range(v[c.COLUMN_SIZE + i])]
    for packet in s.packets:
        places = places + packet
    if sorted(places) != list(range(t.cards)):
        return [f"{len(places)} citizens are about, not each of {t.cards} once"]
    return []


def audit_tiles(s: Position) -> list[str]:
    """Skill tiles, milestones, pawns, slots and Mio's cards (SWL-GEN-4, SWL-RB-1, SWL-MILE-3)."""
    t = s.t
    found: list[str] = []
    for tile in range(t.skills):
        owned = sum(1 for v in s.sheets if v[c.SKILL + tile])
        if tile < t.basic_skills:
            if s.piles[tile] + owned != t.skill_copies[tile]:
                found.append(f"skill tile {t.skill_ids[tile]}: {s.piles[tile]} left and {owned} owned")
        elif s.piles[tile] + owned > t.skill_copies[tile]:
            found.append(f"too many skill tiles {t.skill_ids[tile]}")
    pawns = [v[c.PAWN] for v in s.sheets if v[c.PAWN] >= 0] + ([s.mio_pawn] if s.mio_pawn >= 0 else [])
    if len(set(pawns)) != len(pawns):
        found.append("two pawns on one spot")
    if s.phase > c.P_SPOTS and any(v[c.PAWN] < 0 for v in s.sheets):
        found.append("a pawn is missing")
    for area in range(t.areas):
        row = s.slots[area * t.most_slots : (area + 1) * t.most_slots]
        used = sum(1 for disc in row if disc)
        if any(row[used:]) or used > t.area_slots[area]:
            found.append(f"the slots of {t.area_ids[area]} are not filled from the left")
        if any(not 0 <= disc <= c.MIO + 1 for disc in row):
            found.append(f"an unknown disc on {t.area_ids[area]}")
    taken = sum(1 for owner in s.mile_owner if c.NOBODY < owner < c.REMOVED)
    if taken > t.milestones_limit:
        found.append(f"{taken} milestones are taken")
    shown = len(s.mio_a) + len(s.mio_b)
    rounds = s.round if s.phase > c.P_SPOTS else 0
    if s.seats == 1 and shown != len(t.mio_ids) - 2 * rounds:
        found.append(f"Mio has {shown} cards left in round {s.round}")
    if (s.actor < 0) != (s.phase == c.P_OVER):
        found.append("the game is over and not over")
    if s.actor >= 0 and not s.stack:
        found.append("nothing is asked")
    return found


def audit_board(s: Position, seat: int) -> list[str]:
    """Stocks are not negative, counters agree with what they count (SWL-SEAT-5, SWL-GEN-6)."""
    t = s.t
    v = s.sheets[seat]
    found = [f"stock {i} is negative" for i in range(c.GOLD, c.DISC + 1) if v[i] < 0]
    if v[c.PLAYED] != len(s.fronts[seat]) + v[c.AUTO] or v[c.AUTO] != sum(
        v[c.COLUMN_SIZE : c.COLUMN_SIZE + 3]
    ):
        found.append("cards played and cards in front and in columns differ")
    badges = [0] * 6
    for card in s.fronts[seat] + [x for x in v[c.COLUMN : c.COLUMN + 9] if x >= 0]:
        for badge in t.card_badges[card]:
            badges[badge] += 1
    for source in [c.S_BASE + v[c.WHO]] + ([c.S_CLOCK + v[c.WHO]] if v[c.CLOCK] else []):
        for i in range(0, len(t.obtain[source]), 2):
            if c.BADGE <= t.obtain[source][i] < c.BADGE + 6:
                badges[t.obtain[source][i] - c.BADGE] += t.obtain[source][i + 1]
    if badges != v[c.BADGE : c.BADGE + 6]:
        found.append("badges do not match the cards")
    if v[c.SKILLS] != sum(1 for tile in range(t.skills) if v[c.SKILL + tile]):
        found.append("the number of skill tiles is wrong")
    if not 0 <= v[c.FOOD] <= t.food_length or not 0 <= v[c.WAGON] <= t.track_length:
        found.append("a marker is off its track")
    if not -1 <= v[c.LOCO] <= t.track_length:
        found.append("the locomotive is off its track")
    for track in range(len(t.pros_ids)):
        if not 0 <= v[c.PROS + track] <= t.pros_length[track]:
            found.append(f"the marker of {t.pros_ids[track]} is off its track")
    for column in range(3):
        if s.column_room(seat, column) < 0:
            found.append("a column holds too many cards")
    if s.phase == c.P_CHARACTERS and v[c.PASSED]:
        found.append("passed before the game began")
    return found


def audit_map(s: Position, seat: int) -> list[str]:
    """The map agrees with every count that is kept of it (SWL-GEN-14, SWL-CITY-1, SWL-END-15)."""
    t = s.t
    v = s.sheets[seat]
    number = v[c.MAP]
    found: list[str] = []
    tiles = v[c.TILES_AT]
    if tiles & ~t.land_at[number] or v[c.FLIPPED_AT] & ~tiles:
        found.append("a tile lies where none can lie")
    if v[c.PROP_AT] & ~(v[c.FLIPPED_AT] | t.capital_at[number]) or v[c.RABBIT_AT] & ~v[c.PROP_AT]:
        found.append("a property or rabbit stands where none can stand")
    kinds = [v[c.KIND_AT + kind] for kind in range(len(c.KINDS))]
    if sum(bits(mask) for mask in kinds) != bits(v[c.PROP_AT]) or sum(kinds) != v[c.PROP_AT]:
        found.append("two properties on one hex")
    for kind in range(len(c.KINDS)):
        if bits(kinds[kind]) != v[c.TENT + kind] or v[c.TENT + kind] > t.tokens[kind]:
            found.append(f"the number of {c.KINDS[kind]} properties is wrong")
    if v[c.PROP] != bits(v[c.PROP_AT]) or v[c.TENT + c.K_STORE] != sum(v[c.STORES : c.STORES + 3]):
        found.append("the number of properties is wrong")
    if v[c.RABBIT] != bits(v[c.RABBIT_AT]) or v[c.RABBIT] > t.rabbits:
        found.append("the number of rabbits is wrong")
    special = sum(1 << i for i in range(t.cells) if t.terrain[number][i] == c.T_SPECIAL and tiles >> i & 1)
    if sum(v[c.SPECIAL_AT : c.SPECIAL_AT + 6]) != special:
        found.append("special tiles and special hexes differ")
    for terrain in range(5):
        here = sum(1 << i for i in range(t.cells) if t.terrain[number][i] == terrain)
        if (
            bits(here & tiles) != v[c.PLACED + terrain]
            or bits(here & v[c.FLIPPED_AT]) != v[c.FLIPPED + terrain]
        ):
            found.append(f"the count of terrain {terrain} is wrong")
    if v[c.LAND] != bits(tiles) or v[c.RIM_LAND] != bits(tiles & t.rim_at[number]):
        found.append("the number of tiles is wrong")
    found += audit_roads(s, seat)
    reach = 0
    for cell in range(t.cells):
        if (tiles | t.capital_at[number]) >> cell & 1:
            reach |= t.near_at[cell]
    if v[c.LAND_ANY]:
        reach = t.land_at[number]
    if v[c.REACH_AT] != reach & t.land_at[number] & ~tiles:
        found.append("the hexes in reach are wrong")
    joined = spread(t.near_at, t.capital_at[number], tiles, t.cells)
    if v[c.PORT] != bits(joined & t.port_at[number]):
        found.append("the number of ports is wrong")
    found += audit_cities(s, seat)
    return found


def audit_roads(s: Position, seat: int) -> list[str]:
    """Roads, open edges, and the draw zones and tiles beside them (SWL-FLIP-1, SWL-DRAW-1)."""
    t = s.t
    v = s.sheets[seat]
    row = s.edges[seat]
    found: list[str] = []
    roaded = 0
    for edge in range(t.edges):
        if row[edge] == c.BUILT:
            roaded |= sum(1 << cell for cell in t.edge_cells[edge])
    if v[c.ROADED_AT] != roaded or v[c.ROAD] != row.count(c.BUILT):
        found.append("the number of roads is wrong")
    if v[c.OPEN_EDGES] != row.count(c.OPEN):
        found.append("the number of open edges is wrong")
    if roaded & v[c.TILES_AT] & ~v[c.FLIPPED_AT]:
        found.append("a tile beside a road is not flipped")
    zones = 0
    for zone in range(t.cells):
        if t.zone_at[v[c.MAP]] >> zone & 1 and roaded >> zone & 1 and v[c.TILES_AT] & t.near_at[zone]:
            zones |= 1 << zone
    if v[c.ZONE_AT] != zones or v[c.ZONES] != bits(zones):
        found.append("the active draw zones are wrong")
    return found


def audit_cities(s: Position, seat: int) -> list[str]:
    """Cities counted again (SWL-CITY-1)."""
    t = s.t
    v = s.sheets[seat]
    left = v[c.PROP_AT]
    groups: list[int] = []
    for cell in range(t.cells):
        if left >> cell & 1:
            group = spread(t.near_at, 1 << cell, left, t.cells)
            left &= ~group
            if is_city(v, group):
                groups.append(group)
    labs = sum(1 for group in groups if group & v[c.KIND_AT + c.K_LAB])
    rabbits = sum(1 for group in groups if group & v[c.RABBIT_AT])
    if [len(groups), labs, rabbits] != [v[c.CITY], v[c.CITY_LAB], v[c.CITY_RABBIT]]:
        return ["the number of cities is wrong"]
    return []
