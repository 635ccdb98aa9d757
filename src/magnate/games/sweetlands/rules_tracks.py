"""The tracks of the heir board: industry, food, prosperity; skill tiles and wonder symbols."""

from __future__ import annotations

from magnate.core.rows import add, put
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_effects import collect, obtain
from magnate.games.sweetlands.state import Position

# --- industry ---------------------------------------------------------------------------------------------


def can_move(s: Position, seat: int, marker: int) -> bool:
    """Whether a marker can take a step: no lab in its way; at the end a step is worth points.

    SWL-IND-2, SWL-IND-5, SWL-IND-8, SWL-IND-10, SWL-IND-7.
    """
    v = s.sheets[seat]
    place = v[c.WAGON + marker]
    if place < 0:
        return False
    return v[c.LAB] >= s.t.gate[place]


def move(s: Position, seat: int, marker: int, later: list[int]) -> None:
    """One industry step and the bonus of the space entered (SWL-IND-3, SWL-IND-4, SWL-IND-10, SWL-IND-11)."""
    t = s.t
    v = s.sheets[seat]
    place = v[c.WAGON + marker]
    if place >= t.track_length:
        if s.journal is not None:
            s.note("log-surplus-step", {"marker": f"@marker-{c.MARKERS[marker]}"}, "SWL-IND-10", seat=seat)
            s.cause = "@track-industry"
        collect(s, seat, t.track_surplus, 1, later)
        return
    v[c.WAGON + marker] = place + 1
    if s.journal is not None:
        journal.industry(s, seat, marker, place + 1)
        s.cause = "@track-industry"
    collect(s, seat, t.marker_list[marker][place + 1], 1, later)


# --- food -------------------------------------------------------------------------------------------------


def food_step(s: Position, seat: int, later: list[int]) -> None:
    """One food step; beyond the end it is worth wheat (SWL-FOOD-1 to SWL-FOOD-4)."""
    t = s.t
    v = s.sheets[seat]
    place = v[c.FOOD]
    if place >= t.food_length:
        if s.journal is not None:
            s.note("log-food-surplus", {}, "SWL-FOOD-4", seat=seat)
            s.cause = "@track-food"
        collect(s, seat, t.food_surplus, 1, later)
        return
    v[c.FOOD] = place + 1
    if s.journal is not None:
        journal.food(s, seat, place + 1)
        s.cause = "@track-food"
    collect(s, seat, t.food_list[place + 1], 1, later)


# --- prosperity -------------------------------------------------------------------------------------------


def can_step(s: Position, seat: int, track: int) -> bool:
    """Whether a prosperity marker can step: not at the end, and the last space paid (SWL-PROS-6, SWL-PROS-11)."""
    v = s.sheets[seat]
    left = s.t.pros_length[track] - v[c.PROS + track]
    if left > 1:
        return True
    return left == 1 and v[c.DIAMOND] >= s.t.pros_diamonds[track]


def step_possible(s: Position, seat: int, colours: int) -> bool:
    """Whether some track of the allowed colours can be stepped on (SWL-PROS-3, SWL-PROS-7)."""
    for track in range(len(s.t.pros_colour)):
        if colours >> s.t.pros_colour[track] & 1 and can_step(s, seat, track):
            return True
    return False


def prosper(s: Position, seat: int, track: int, later: list[int]) -> None:
    """One prosperity step; the last space costs a diamond and is best for the first to come.

    SWL-PROS-4, SWL-PROS-6, SWL-PROS-9, SWL-PROS-10, SWL-SOLO-7.
    """
    t = s.t
    v = s.sheets[seat]
    place = v[c.PROS + track] + 1
    v[c.PROS + track] = place
    if s.journal is not None:
        journal.prosperity(s, seat, track, place)
        s.cause = f"@track-{t.pros_ids[track]}"
    collect(s, seat, t.pros_list[track][place], 1, later)
    if place == t.pros_length[track]:
        add(v, c.DIAMOND, -t.pros_diamonds[track])
        if s.first[track] < 0:
            s.first = put(s.first, track, seat)
            if s.journal is not None:
                s.note("log-first", {"track": f"@track-{t.pros_ids[track]}"}, "SWL-PROS-9", seat=seat)
            collect(s, seat, t.pros_first[track], 1, later)


# --- skill tiles ------------------------------------------------------------------------------------------


def can_take_skill(s: Position, seat: int, tile: int) -> bool:
    """Whether a skill tile can be taken (SWL-SKILL-1, SWL-SKILL-2, SWL-VAR-6, SWL-SKILL-3)."""
    v = s.sheets[seat]
    if s.piles[tile] == 0 or v[c.SKILL + tile]:
        return False
    return tile < s.t.basic_skills or v[c.DIAMOND] >= s.t.advanced_diamonds


def skill_possible(s: Position, seat: int) -> bool:
    """Whether any skill tile can be taken (SWL-SKILL-4)."""
    for tile in range(s.t.skills):
        if can_take_skill(s, seat, tile):
            return True
    return False


def take_skill(s: Position, seat: int, tile: int, later: list[int]) -> None:
    """Take a skill tile; an immediate one acts at once
    (SWL-SKILL-1, SWL-SKILL-5, SWL-VAR-6, SWL-TILE-K1 to SWL-TILE-K3)."""
    t = s.t
    v = s.sheets[seat]
    s.piles = put(s.piles, tile, s.piles[tile] - 1)
    v[c.SKILL + tile] = 1
    add(v, c.SKILLS, 1)
    if tile >= t.basic_skills:
        add(v, c.DIAMOND, -t.advanced_diamonds)
    obtain(t, v, tile)
    if s.journal is not None:
        journal.skill(s, seat, tile)
        s.cause = f"@skill-{t.skill_ids[tile]}"
    collect(s, seat, t.skill_now[tile], 1, later)


def wonder(s: Position, seat: int) -> bool:
    """Gain a wonder symbol; from the second on it is worth a skill tile (SWL-CLOCK-1, SWL-CLOCK-2)."""
    v = s.sheets[seat]
    add(v, c.WONDER, 1)
    if s.journal is not None:
        s.note("log-wonder", {"n": v[c.WONDER]}, "SWL-CLOCK-1", seat=seat)
    return v[c.WONDER] > 1
