"""Units of an effect: tiles, roads, rabbits, flips, steps and skill tiles, done one after the other.

For each kind of unit the ways to do it stand in `offer_unit`, and the reasons against the others follow.
"""

from __future__ import annotations

from typing import Any

from magnate.core.message import AnyForm, Refusal
from magnate.core.rows import add
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_effects import batch, colour_sum, gain, offer_cells
from magnate.games.sweetlands.rules_map import (
    feast,
    flip_tile,
    lay_road,
    place_rabbit,
    place_tile,
    rabbit_possible,
)
from magnate.games.sweetlands.rules_tracks import (
    can_move,
    can_step,
    can_take_skill,
    food_step,
    move,
    prosper,
    skill_possible,
    step_possible,
    take_skill,
)
from magnate.games.sweetlands.state import Position


def unit_possible(s: Position, seat: int, op: int, arg: int) -> bool:
    """Whether one unit of an effect could be done now (SWL-GEN-12, SWL-Q-11)."""
    v = s.sheets[seat]
    if op == c.O_LAND:
        return v[c.REACH_AT] != 0
    if op == c.O_ROAD:
        return v[c.OPEN_EDGES] > 0
    if op == c.O_RABBIT:
        return rabbit_possible(s, seat)
    if op == c.O_FLIP:
        return v[c.TILES_AT] & ~v[c.FLIPPED_AT] != 0
    if op == c.O_INDUSTRY:
        return can_move(s, seat, 0) or can_move(s, seat, 1)
    if op == c.O_PROS:
        return step_possible(s, seat, least_colours(s, seat) if arg == c.LEAST else arg)
    if op == c.O_SKILL:
        return skill_possible(s, seat)
    return True


def start_units(s: Position, seat: int, op: int, amount: int, arg: int, how: int) -> None:
    """Begin a unit effect
    (SWL-GEN-10, SWL-GEN-11, SWL-AREA-8, SWL-CHR-JASMINE-1, SWL-CHR-CORAL-2, SWL-CHR-JASMINE-2)."""
    if op in (c.O_TAKE, c.O_ANY_INCOME):
        how = c.ALL
    if op == c.O_SKILL:
        amount *= s.sheets[seat][c.SKILL_TIMES]
    if op == c.O_PROS and arg == c.LEAST:
        s.push(c.F_COLOUR, [amount])
        return
    s.push(c.F_UNITS, [how, 0, op, amount, arg])


def step_units(s: Position, seat: int) -> bool:
    """Whether a unit is left that can be done (SWL-GEN-10, SWL-IND-9, SWL-Q-11)."""
    stack = s.stack
    p = s.frame()
    for i in range(p + 2, len(stack) - 2, 3):
        if stack[i + 1] > 0 and unit_possible(s, seat, stack[i], stack[i + 2]):
            return True
    s.drop()
    return False


def offer_units(s: Position, seat: int, out: list[int]) -> None:
    """Every unit that can be done next, and stopping where it is allowed (SWL-AREA-8, SWL-GEN-11)."""
    stack = s.stack
    p = s.frame()
    for i in range(p + 2, len(stack) - 2, 3):
        if stack[i + 1] > 0:
            offer_unit(s, seat, stack[i], stack[i + 2], out)
    if stack[p] == c.OPTIONAL:
        out.append(s.t.to_stop)


def offer_unit(s: Position, seat: int, op: int, arg: int, out: list[int]) -> None:
    """The ways to do one unit (SWL-LAND-1, SWL-ROAD-3, SWL-RAB-2, SWL-FLIP-6, SWL-IND-2, SWL-PROS-3)."""
    t = s.t
    v = s.sheets[seat]
    if op == c.O_LAND:
        offer_cells(v[c.REACH_AT], t.to_land, out)
    elif op == c.O_ROAD:
        row = s.edges[seat]
        base = t.to_road
        for edge in range(len(row)):
            if row[edge] == c.OPEN:
                out.append(base + edge)
    elif op == c.O_RABBIT:
        if v[c.RABBIT] >= t.rabbits:
            out.append(t.to_feast)
        elif rabbit_possible(s, seat):
            offer_cells(v[c.PROP_AT] & ~v[c.RABBIT_AT], t.to_rabbit, out)
    elif op == c.O_FLIP:
        offer_cells(v[c.TILES_AT] & ~v[c.FLIPPED_AT], t.to_flip, out)
    elif op == c.O_INDUSTRY:
        for marker in range(2):
            if can_move(s, seat, marker):
                out.append(t.to_move + marker)
    elif op == c.O_FOOD:
        out.append(t.to_food)
    elif op == c.O_PROS:
        for track in range(len(t.pros_colour)):
            if arg >> t.pros_colour[track] & 1 and can_step(s, seat, track):
                out.append(t.to_track + track)
    elif op == c.O_TAKE:
        for i in range(len(c.BASICS)):
            out.append(t.to_take + i)
    elif op == c.O_ANY_INCOME:
        for i in range(4):
            out.append(t.to_income + i)
    else:
        for tile in range(t.skills):
            if can_take_skill(s, seat, tile):
                out.append(t.to_skill + tile)


def do_units(s: Position, seat: int, choice: int) -> None:
    """Do one unit, and put what it triggers on top (SWL-Q-2, SWL-LAND-6, SWL-ROAD-5)."""
    t = s.t
    if choice == t.to_stop:
        s.drop()
        return
    op = unit_of(s, choice)
    stack = s.stack
    p = s.frame()
    for i in range(p + 2, len(stack) - 2, 3):
        if stack[i] == op:
            add(stack, i + 1, -1)
            break
    if stack[p] == c.FIRST:
        stack[p] = c.OPTIONAL
    if stack[p + 1] == 1:
        s.drop()
    later: list[int] = []
    v = s.sheets[seat]
    if op == c.O_LAND:
        cell = choice - t.to_land
        if t.terrain[v[c.MAP]][cell] == c.T_SPECIAL:
            s.push(c.F_SPECIAL, [cell])
            return
        place_tile(s, seat, cell, -1, later)
    elif op == c.O_ROAD:
        lay_road(s, seat, choice - t.to_road, later)
    elif op == c.O_RABBIT:
        if choice == t.to_feast:
            feast(s, seat, later)
        else:
            place_rabbit(s, seat, choice - t.to_rabbit, later)
    elif op == c.O_FLIP:
        flip_tile(s, seat, choice - t.to_flip, later)
    elif op == c.O_INDUSTRY:
        move(s, seat, choice - t.to_move, later)
    elif op == c.O_FOOD:
        food_step(s, seat, later)
    elif op == c.O_PROS:
        prosper(s, seat, choice - t.to_track, later)
    elif op == c.O_TAKE:
        if s.journal is not None:
            s.cause = journal.behind(s, seat, journal.kind_of(t, op))
        gain(s, seat, c.WHEAT + choice - t.to_take, 1)
    elif op == c.O_ANY_INCOME:
        if s.journal is not None:
            s.cause = journal.behind(s, seat, journal.kind_of(t, op))
        gain(s, seat, c.INCOME + choice - t.to_income, 1)
    else:
        take_skill(s, seat, choice - t.to_skill, later)
    batch(s, later)


def unit_of(s: Position, choice: int) -> int:
    """The kind of unit a choice does (SWL-AREA-17: tiles and roads may be mixed)."""
    t = s.t
    if choice < t.to_special:
        return c.O_LAND
    if choice < t.to_rabbit:
        return c.O_ROAD
    if choice < t.to_flip:
        return c.O_RABBIT
    if choice < t.to_move:
        return c.O_FLIP
    if choice < t.to_food:
        return c.O_INDUSTRY
    if choice < t.to_track:
        return c.O_FOOD
    if choice < t.to_take:
        return c.O_PROS
    if choice < t.to_income:
        return c.O_TAKE
    if choice < t.to_skill:
        return c.O_ANY_INCOME
    return c.O_SKILL


def do_special(s: Position, seat: int, tile: int) -> None:
    """Lay the chosen special tile on its hex (SWL-LAND-3)."""
    cell = s.stack[s.frame()]
    s.drop()
    later: list[int] = []
    place_tile(s, seat, cell, tile, later)
    batch(s, later)


def least_colours(s: Position, seat: int) -> int:
    """The colours with the smallest sum, as bits (SWL-CHR-CORAL-1)."""
    v = s.sheets[seat]
    sums = [colour_sum(s.t, v, colour) for colour in range(3)]
    low = min(sums)
    mask = 0
    for colour in range(3):
        if sums[colour] == low and step_possible(s, seat, 1 << colour):
            mask |= 1 << colour
    return mask


def step_colour(s: Position, seat: int) -> bool:
    """Fix the colour before the first step; a tie is the owner's choice (SWL-CHR-CORAL-2)."""
    mask = least_colours(s, seat)
    if mask == 0:
        s.drop()
        return False
    if mask & (mask - 1):
        return True
    amount = s.stack[s.frame()]
    s.drop()
    s.push(c.F_UNITS, [c.OPTIONAL, 0, c.O_PROS, amount, mask])
    return False


def do_colour(s: Position, colour: int) -> None:
    """The owner settles the tie (SWL-CHR-CORAL-2)."""
    amount = s.stack[s.frame()]
    s.drop()
    s.push(c.F_UNITS, [c.OPTIONAL, 0, c.O_PROS, amount, 1 << colour])


def offer_special(s: Position, out: list[int]) -> None:
    """Any special tile (SWL-LAND-3)."""
    for tile in range(len(s.t.special_ids)):
        out.append(s.t.to_special + tile)


def offer_colour(s: Position, seat: int, out: list[int]) -> None:
    """The colours that are least advanced (SWL-CHR-CORAL-2)."""
    mask = least_colours(s, seat)
    for colour in range(3):
        if mask >> colour & 1:
            out.append(s.t.to_colour + colour)


# --- why not --------------------------------------------------------------------------------------------------


def open_part(s: Position, op: int) -> int:
    """Where the open part of a kind of unit stands on the stack, -1 without one (SWL-GEN-10)."""
    if s.top() == c.F_UNITS:
        for i in range(s.frame() + 2, len(s.stack) - 2, 3):
            if s.stack[i] == op and s.stack[i + 1] > 0:
                return i
    return -1


def units_done() -> Refusal:
    """No effect with such units is open any more (SWL-GEN-10)."""
    return Refusal("SWL-GEN-10", "why-units-done")


def why_not_land(s: Position, cell: int) -> Refusal:
    """A tile on a hex that cannot take one (SWL-LAND-1, SWL-LAND-4)."""
    v = s.sheets[s.actor]
    if v[c.MAP] < 0:
        return units_done()
    terrain = s.t.terrain[v[c.MAP]][cell]
    if terrain < 0 or terrain > c.T_SPECIAL:
        return Refusal("SWL-LAND-4", "why-hex-forbidden")
    if v[c.TILES_AT] >> cell & 1:
        return Refusal("SWL-LAND-1", "why-hex-occupied")
    if not v[c.REACH_AT] >> cell & 1:
        return Refusal("SWL-LAND-1", "why-hex-far")
    return units_done()


def why_not_that_tile(s: Position, form: AnyForm) -> Refusal | None:
    """A tile off the map, of the wrong terrain, or special on an ordinary hex (SWL-LAND-2 to SWL-LAND-4)."""
    t = s.t
    cell = form.get("cell")
    number = s.sheets[s.actor][c.MAP]
    if cell not in t.cell_ids or number < 0:
        return Refusal("SWL-LAND-4", "why-hex-forbidden")
    place = t.cell_ids.index(str(cell))
    terrain = t.terrain[number][place]
    tile: Any = form.get("tile", form.get("terrain"))
    if (tile in t.special_ids) != (terrain == c.T_SPECIAL):
        return Refusal("SWL-LAND-3", "why-hex-special")
    if terrain > c.T_SPECIAL or terrain < 0:
        return Refusal("SWL-LAND-4", "why-hex-forbidden")
    if tile != c.TERRAINS[terrain]:
        return Refusal("SWL-LAND-2", "why-hex-terrain")
    return None if t.to_land + place in s.choices() else why_not_land(s, place)


def why_not_special(s: Position, _: int) -> Refusal:
    """A special tile when no special hex is being filled (SWL-LAND-3)."""
    return Refusal("SWL-LAND-3", "why-hex-special")


def why_not_road(s: Position, edge: int) -> Refusal:
    """A road on an edge that cannot take one (SWL-ROAD-1, SWL-ROAD-3)."""
    if s.sheets[s.actor][c.MAP] < 0:
        return units_done()
    state = s.edges[s.actor][edge]
    if state == c.NO_EDGE:
        return Refusal("SWL-ROAD-1", "why-edge-off")
    if state == c.BUILT:
        return Refusal("SWL-ROAD-1", "why-edge-occupied")
    return Refusal("SWL-ROAD-3", "why-edge-far") if state == c.FAR else units_done()


def why_not_that_edge(s: Position, form: AnyForm) -> Refusal | None:
    """A road on an edge that is not on the map (SWL-ROAD-1)."""
    return None if form.get("edge") in s.t.edge_ids else Refusal("SWL-ROAD-1", "why-edge-off")


def why_not_rabbit(s: Position, cell: int) -> Refusal:
    """A rabbit out of reach of the food marker, or on a hex that cannot take it (SWL-RAB-1, SWL-RAB-2)."""
    v = s.sheets[s.actor]
    if v[c.RABBIT] >= s.t.rabbits:
        return units_done()
    need = s.t.rabbit_food[v[c.RABBIT]]
    if v[c.FOOD] < need:
        return Refusal("SWL-RAB-1", "why-rab-food", {"n": need}, {f"board/heirs/{s.actor}/food": need})
    if not (v[c.PROP_AT] & ~v[c.RABBIT_AT]) >> cell & 1:
        return Refusal("SWL-RAB-2", "why-rab-hex")
    return units_done()


def why_not_feast(s: Position, _: int) -> Refusal:
    """A surplus rabbit while rabbits are left (SWL-RAB-5, SWL-RAB-7)."""
    return Refusal("SWL-RAB-5", "why-not-now")


def why_not_flip(s: Position, cell: int) -> Refusal:
    """Turning a tile that is not there or already turned (SWL-FLIP-2, SWL-FLIP-6)."""
    v = s.sheets[s.actor]
    if v[c.FLIPPED_AT] >> cell & 1:
        return Refusal("SWL-FLIP-2", "why-flip-done")
    if not v[c.TILES_AT] & ~v[c.FLIPPED_AT]:
        return Refusal("SWL-FLIP-6", "why-flip-none")
    if not v[c.TILES_AT] >> cell & 1:
        return Refusal("SWL-FLIP-6", "why-flip-bare")
    return units_done()


def why_not_move(s: Position, marker: int) -> Refusal:
    """A marker that is not in play or stands before a lab (SWL-IND-5, SWL-IND-8)."""
    if s.sheets[s.actor][c.WAGON + marker] < 0:
        return Refusal("SWL-IND-5", "why-ind-loco")
    return units_done() if can_move(s, s.actor, marker) else Refusal("SWL-IND-8", "why-ind-gate")


def why_not_track(s: Position, track: int) -> Refusal:
    """A prosperity step of another colour, at the end, or without the diamond (SWL-PROS-3 to SWL-PROS-11)."""
    v = s.sheets[s.actor]
    part = open_part(s, c.O_PROS)
    if part >= 0 and not s.stack[part + 2] >> s.t.pros_colour[track] & 1:
        return Refusal("SWL-PROS-3", "why-pros-colour")
    if v[c.PROS + track] == s.t.pros_length[track]:
        return Refusal("SWL-PROS-11", "why-pros-end")
    if not can_step(s, s.actor, track):
        return Refusal("SWL-PROS-7", "why-pros-diamond", None, {"figures/diamonds": s.t.pros_diamonds[track]})
    return units_done()


def why_not_unit(s: Position, _: int) -> Refusal:
    """Food steps, basics and incomes that nothing gives now (SWL-GEN-10)."""
    return units_done()


def why_not_skill(s: Position, tile: int) -> Refusal:
    """A skill tile that is owned, gone, or advanced without the means (SWL-SKILL-1, SWL-SKILL-2, SWL-VAR-6)."""
    v = s.sheets[s.actor]
    if v[c.SKILL + tile]:
        return Refusal("SWL-SKILL-2", "why-skill-same")
    if tile >= s.t.basic_skills:
        if not s.options["advanced_skills"]:
            return Refusal("SWL-VAR-6", "why-skill-adv")
        if v[c.DIAMOND] < s.t.advanced_diamonds:
            return Refusal("SWL-VAR-6", "why-skill-adv", None, {"figures/diamonds": s.t.advanced_diamonds})
    return units_done() if s.piles[tile] else Refusal("SWL-SKILL-1", "why-skill-gone")
