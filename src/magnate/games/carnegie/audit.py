"""The books: what must be on the table, and where, whatever has happened (CAR-GEN-4)."""

from __future__ import annotations

from typing import Final

from magnate.games.carnegie import constants as st
from magnate.games.carnegie.state import Position

# What may be asked in each phase; `FINISHED` and `USED` only lead on to the next seat or use.
ASKED: Final = {
    st.SIDES: (st.SIDE, st.FINISHED),
    st.HOUSES: (st.HOUSE, st.RESERVE, st.FINISHED),
    st.MOVES: (st.MOVE, st.TO, st.FINISHED),
    st.START: (st.ACTIVATE, st.FINISHED),
    st.TIMELINE: (st.ROW, st.FINISHED),
    st.EVENT: (*(st.RECALL, st.RETURN, st.RESEARCH, st.NEWCOMERS, st.TAKE, st.DONATE, st.FINISHED, st.USED),),
    st.USE: (*range(st.RETURN, st.DONATE), *range(st.CHOICE, st.ACTIVATE), st.TO, st.FINISHED, st.USED),
    st.ACTIVATION: (st.ACTIVATE, st.FINISHED),
    st.OVER: (st.FINISHED,),
}
IN_DEPARTMENT: Final = (
    *(st.EFFECT, st.ZONE, st.TILE, st.SITE, st.RELOCATE, st.AMOUNT, st.PROJECT, st.SLOT, st.COPY, st.USED),
)


def audit(s: Position) -> list[str]:
    """Employees, discs, tiles, goods and markers must all be there (CAR-GEN-4)."""
    broken: list[str] = []
    for seat in range(s.seats):
        audit_seat(s, seat, broken)
    audit_table(s, broken)
    audit_step(s, broken)
    if s.seats == 1:
        audit_andrew(s, broken)
    return broken


def audit_seat(s: Position, seat: int, broken: list[str]) -> None:
    """15 employees, 30 discs, sound company, nothing below zero."""
    t = s.t
    base = seat * t.spaces
    people = s.reserve[seat]
    if seat == s.actor and s.step in (st.RETURN, st.NEWCOMERS):
        people += s.count  # on the doorstep of the two lobbies
    for space in range(t.spaces):
        here = s.grid[base + space]
        people += s.stand[base + space] + s.lie[base + space]
        stations = t.stations[here] if 0 <= here < t.departments else 0
        if not 0 <= s.stand[base + space] <= stations or s.lie[base + space] < 0:
            broken.append(f"seat {seat}: too many or too few employees on space {space}")
        if 0 <= here < t.departments and s.where[seat * t.departments + here] != space:
            broken.append(f"seat {seat}: department {here} is listed elsewhere than on space {space}")
    for at in range(seat * 4, seat * 4 + 4):
        people += s.zones[at]
        if s.zones[at] < 0 or not 1 <= s.track[at] <= t.last:
            broken.append(f"seat {seat}: impossible mission zone or track")
        if not 1 <= s.exposed[at] <= t.sections or s.side[at] not in (0, 1):
            broken.append(f"seat {seat}: impossible tab")
    if people != t.employees:
        broken.append(f"seat {seat} has {people} employees instead of {t.employees}")
    discs = t.score_discs + 4 + s.discs[seat]
    for tab in range(4):
        on_tab = s.discs_on_tab(seat, tab)
        discs += on_tab
        if on_tab < 0 or s.built[seat * 4 + tab] < 0:
            broken.append(f"seat {seat}: more discs built from tab {tab} than it had")
    on_map = s.slots.count(seat)
    built = sum(s.built[seat * 4 : seat * 4 + 4])
    on_cells = sum(1 for cell in s.cells if cell >> seat & 1)
    discs += on_map + on_cells
    if discs != t.discs:
        broken.append(f"seat {seat} has {discs} discs instead of {t.discs}")
    if on_map != built:
        broken.append(f"seat {seat}: {built} projects left the tabs but {on_map} stand on the map")
    if on_cells != s.donated[seat]:
        broken.append(f"seat {seat}: {s.donated[seat]} donations but {on_cells} discs on cells")
    if min(s.money[seat], s.goods[seat], s.vp[seat], s.reserve[seat], s.discs[seat]) < 0:
        broken.append(f"seat {seat} owes money, goods, points, employees or discs")
    mask = 0
    for slot in range(t.slots):
        if s.slots[slot] == seat:
            mask |= 1 << t.slot_city[slot]
    if mask != s.towns[seat]:
        broken.append(f"seat {seat}: the list of its cities is wrong")


def audit_table(s: Position, broken: list[str]) -> None:
    """Department tiles, free slots, neutral discs, last spaces of the tracks, markers."""
    t = s.t
    for tile in range(st.TILES):
        count = s.display[tile] + s.removed[tile]
        for seat in range(s.seats):
            count += 1 if s.where[seat * t.departments + tile] >= 0 else 0
            count += 1 if s.reserved[seat] == tile else 0
        if s.seats == 1:
            count += s.a_tiles[tile]
        if count != t.copies or s.display[tile] < 0:
            broken.append(f"there are {count} tiles of department {tile + 1} instead of {t.copies}")
    for kind in range(5):
        free = sum(1 for slot in range(t.slots) if t.slot_type[slot] == kind and s.slots[slot] < 0)
        if free != s.open_slots[kind]:
            broken.append(f"{s.open_slots[kind]} free slots of type {kind} counted, {free} are there")
    neutral = s.slots.count(st.NEUTRAL) + sum(1 for cell in s.cells if cell >> st.NEUTRAL & 1)
    if neutral != t.neutral[s.seats - 1]:
        broken.append(f"there are {neutral} neutral discs instead of {t.neutral[s.seats - 1]}")
    for region in range(4):
        last = sum(1 for seat in range(s.seats) if s.track[seat * 4 + region] == t.last)
        if s.seats == 1:
            last += 1 if s.a_track[region] == t.last else 0
        if last > 1:
            broken.append(f"{last} discs share the last space of track {region}")
    ends = s.seats if s.phase == st.OVER else 0
    if len(s.welfare) != ends * len(t.pay_cells):
        broken.append("the final payments of some seat are missing")
    advanced = sum(s.markers)
    if advanced != (s.round - 1 if s.phase != st.OVER else s.round):
        broken.append(f"round {s.round} but the markers have advanced {advanced} times")
    if not 1 <= s.round <= t.rounds:
        broken.append(f"there is no round {s.round}")


def audit_step(s: Position, broken: list[str]) -> None:
    """What is asked is asked in its phase, of a department that is there (CAR-GEN-3, CAR-USE-2)."""
    t = s.t
    if (s.phase == st.OVER) != (s.actor < 0):
        broken.append(f"seat {s.actor} is to act in the phase {st.PHASES[s.phase]}")
        return
    if s.step not in ASKED[s.phase]:
        broken.append(f"the step {st.STEPS[s.step]} is not one of the phase {st.PHASES[s.phase]}")
    if s.phase in (st.EVENT, st.USE, st.ACTIVATION) and s.type < 0:
        broken.append("the round has no type")
    if s.step in IN_DEPARTMENT and s.using < 0:
        broken.append("no department is in use")
    if s.using >= 0 and (s.where[s.actor * t.departments + s.using] < 0 or s.effect >= t.effects[s.using]):
        broken.append(f"seat {s.actor} uses what department {s.using} does not offer")
    if s.step == st.SIDE and s.section > 3:
        broken.append(f"there is no tab {s.section}")


def audit_andrew(s: Position, broken: list[str]) -> None:
    """Andrew's discs and his 20 cards."""
    t = s.t
    used = s.slots.count(st.ANDREW) + sum(1 for cell in s.cells if cell >> st.ANDREW & 1)
    if used + s.a_discs != t.andrew_discs or s.a_discs < 0:
        broken.append(f"Andrew has {used + s.a_discs} discs instead of {t.andrew_discs}")
    known = s.backs + s.deck + s.played + ([s.card] if s.card >= 0 else [])
    if len(known) != t.rounds or sorted(known + s.left_out) != list(range(t.cards)):
        broken.append(f"Andrew has {len(set(known))} different cards instead of {t.rounds}")
    if len(s.places) != len(s.played):
        broken.append("a card of Andrew's lies nowhere")
