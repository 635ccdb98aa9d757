"""Action areas: which can be used, paying for a slot and for the area, copying."""

from __future__ import annotations

from typing import Final

from magnate.core.message import Moved
from magnate.games.sweetlands.rules_cards import discard, spare_cards
from magnate.games.sweetlands.rules_codes import (
    DIAMOND,
    DISC,
    E_SLOT_DIAMOND,
    ITEM,
    O_COPY,
    O_MIX,
    SLOT_SWAP,
    WOOD_CUT,
)
from magnate.games.sweetlands.rules_effects import batch, charge, collect, fire, has, payable
from magnate.games.sweetlands.rules_stack import list_possible, start, start_mix, unit_possible
from magnate.games.sweetlands.state import F_AREA, F_UNITS, FIRST, MIO, Position

SLOT: Final = 0  # stages of using an area: paying the slot, paying the area, its effect
COST: Final = 1
EFFECT: Final = 2

# --- which areas can be used ----------------------------------------------------------------------------------


def area_open(s: Position, area: int) -> bool:
    """Whether an area is in play and open this round (SWL-SETUP-9 to SWL-SETUP-13, SWL-INIT-2)."""
    return s.seats >= s.t.area_seats[area] and s.round >= s.t.area_round[area]


def next_slot(s: Position, area: int) -> int:
    """The leftmost empty slot of an area, -1 when it is full (SWL-AREA-1)."""
    first = area * s.t.most_slots
    for slot in range(s.t.area_slots[area]):
        if s.slots[first + slot] == 0:
            return slot
    return -1


def area_price(s: Position, seat: int, area: int) -> list[int]:
    """The cost of an area for a seat, reductions included (SWL-AREA-32, SWL-CHR-NATA-1, SWL-TILE-V10)."""
    t = s.t
    cost = t.costs[t.area_cost[area]]
    mods = t.cost_mods[area]
    if mods:
        v = s.sheets[seat]
        cost = cost.copy()
        for i in range(0, len(mods), 3):
            if has(v, mods[i]):
                cost[mods[i + 1]] = max(0, cost[mods[i + 1]] + mods[i + 2])
    return cost


def swap_of(s: Position, seat: int, area: int) -> int:
    """Where in `swap_mods` the seat's right to pay in another kind stands, -1 without one (SWL-CHR-RIKKA-1)."""
    mods = s.t.swap_mods[area]
    v = s.sheets[seat]
    for i in range(0, len(mods), 3):
        if has(v, mods[i]):
            return i
    return -1


def wood_cut(s: Position, seat: int, area: int) -> int:
    """The wood discount on each property of an area, fixed when it begins (SWL-PROP-21, SWL-PROP-24)."""
    v = s.sheets[seat]
    cut = v[WOOD_CUT]
    mods = s.t.wood_mods[area]
    for i in range(0, len(mods), 2):
        if has(v, mods[i]):
            cut -= mods[i + 1]
    return cut


def worth_using(s: Position, seat: int, area: int) -> bool:
    """Whether the area itself can be paid and would do at least one unit (SWL-AREA-6, SWL-AREA-7)."""
    t = s.t
    v = s.sheets[seat]
    if t.area_gift[area]:
        return True
    cost = area_price(s, seat, area)
    swap = swap_of(s, seat, area) if t.swap_mods[area] else -1
    if swap < 0 and t.area_unit[area] >= 0:
        return payable(v, cost) and unit_possible(s, seat, t.area_unit[area], 0)
    if swap >= 0:
        away = t.swap_mods[area][swap + 1]
        other = t.swap_mods[area][swap + 2]
        moved = min(cost[away], v[other])
        v[away] += moved
        v[other] -= moved
        able = payable(v, cost)
        v[away] -= moved
        v[other] += moved
        return able and list_possible(s, seat, t.area_list[area], 0)
    if not payable(v, cost):
        return False
    charge(v, cost, 1)
    effects = t.area_list[area]
    if len(t.rest[effects]) == 1 and t.op[t.rest[effects][0]] == O_COPY:
        able = copy_possible(s, seat, t.a[t.rest[effects][0]])
    else:
        able = list_possible(s, seat, effects, wood_cut(s, seat, area))
    charge(v, cost, -1)
    return able


def spare_diamonds(s: Position, seat: int, area: int, need: int) -> int:
    """How many diamonds may go into the slot so that the area can still be used (SWL-CHR-GRETEL-2)."""
    v = s.sheets[seat]
    if not v[SLOT_SWAP]:
        return 0
    found = 0
    while found < need and v[DIAMOND] > found:
        v[DIAMOND] -= found + 1
        able = worth_using(s, seat, area)
        v[DIAMOND] += found + 1
        if not able:
            break
        found += 1
    return found


def offer_areas(s: Position, seat: int, out: list[int]) -> None:
    """Every area the seat can use now: open, with a slot it can pay, of some use (SWL-AREA-1, SWL-DEC-6)."""
    t = s.t
    v = s.sheets[seat]
    slots = s.slots
    spare = spare_cards(s, seat)
    for area in t.areas_with[s.seats]:
        if s.round < t.area_round[area]:
            continue
        first = area * t.most_slots
        slot = 0
        while slot < t.area_slots[area] and slots[first + slot]:
            slot += 1
        if slot == t.area_slots[area]:
            continue
        need = t.slot_cards[slot]
        if spare < need and v[DISC] == 0 and spare + spare_diamonds(s, seat, area, need) < need:
            continue
        if worth_using(s, seat, area):
            out.append(t.b_area + area)


# --- using an area ------------------------------------------------------------------------------------------------


def use_area(s: Position, seat: int, area: int) -> None:
    """Put a disc on the leftmost empty slot; cards, cost and effect follow (SWL-AREA-1, SWL-AREA-5)."""
    t = s.t
    slot = next_slot(s, area)
    s.slots[area * t.most_slots + slot] = seat + 1
    s.push(F_AREA, [area, SLOT, t.slot_cards[slot], 0])
    if s.journal is not None:
        id = t.area_ids[area]
        moved = [Moved("disc", "supply", f"slot:{id}:{slot + 1}")]
        s.note("log-area", {"area": f"@area-{id}", "slot": slot + 1}, "SWL-AREA-1", moved, seat=seat)


def step_area(s: Position, seat: int) -> bool:
    """Go through slot, cost and effect, asking where there is a choice (SWL-AREA-5, SWL-CHR-RIKKA-1)."""
    stack = s.stack
    p = s.frame()
    if stack[p + 1] == SLOT:
        if stack[p + 2] > 0:
            return True
        stack[p + 1] = COST
    area = stack[p]
    if stack[p + 1] == COST:
        if swap_of(s, seat, area) >= 0 and swap_least(s, seat, area) < swap_most(s, seat, area):
            return True
        pay_area(s, seat, area, swap_least(s, seat, area))
    s.drop()
    begin_area(s, seat, area)
    return False


def swap_least(s: Position, seat: int, area: int) -> int:
    """The least that must be paid in the other kind (SWL-CHR-RIKKA-1)."""
    at = swap_of(s, seat, area)
    if at < 0:
        return 0
    away = s.t.swap_mods[area][at + 1]
    return max(0, area_price(s, seat, area)[away] - s.sheets[seat][away])


def swap_most(s: Position, seat: int, area: int) -> int:
    """The most that can be paid in the other kind (SWL-CHR-RIKKA-1)."""
    mods = s.t.swap_mods[area]
    at = swap_of(s, seat, area)
    return min(area_price(s, seat, area)[mods[at + 1]], s.sheets[seat][mods[at + 2]])


def pay_area(s: Position, seat: int, area: int, replaced: int) -> None:
    """Pay the cost of an area, part of it in another kind if allowed (SWL-AREA-5, SWL-CHR-RIKKA-1)."""
    v = s.sheets[seat]
    charge(v, area_price(s, seat, area), 1)
    if replaced:
        mods = s.t.swap_mods[area]
        at = swap_of(s, seat, area)
        v[mods[at + 1]] += replaced
        v[mods[at + 2]] -= replaced


def begin_area(s: Position, seat: int, area: int) -> None:
    """The effect of an area: its first unit is compulsory, tiles may add units (SWL-AREA-8, SWL-TILE-V9)."""
    t = s.t
    later: list[int] = []
    collect(s, seat, t.area_list[area], 1, later)
    if len(later) != 1:
        batch(s, later)
        return
    atom = later[0] // ITEM
    if t.op[atom] == O_MIX:
        start_mix(s, atom, FIRST)
    else:
        start(s, seat, later[0], FIRST, wood_cut(s, seat, area))
    if s.top() == F_UNITS and t.op[atom] <= O_MIX:
        add_units(s, seat, area)


def add_units(s: Position, seat: int, area: int) -> None:
    """Extra units that skill tiles give to an area (SWL-TILE-V9, SWL-TILE-V12, SWL-TILE-V14, SWL-AREA-32)."""
    mods = s.t.unit_mods[area]
    v = s.sheets[seat]
    stack = s.stack
    p = s.frame()
    for i in range(0, len(mods), 3):
        if has(v, mods[i]):
            for k in range(p + 2, len(stack) - 2, 3):
                if stack[k] == mods[i + 1]:
                    stack[k + 1] += mods[i + 2]


def offer_area(s: Position, seat: int, out: list[int]) -> None:
    """Ways to pay the slot, or how much to pay in another kind (SWL-AREA-2, SWL-AREA-4, SWL-CHR-GRETEL-2)."""
    t = s.t
    stack = s.stack
    p = s.frame()
    area = stack[p]
    if stack[p + 1] == COST:
        for n in range(swap_least(s, seat, area), swap_most(s, seat, area) + 1):
            out.append(t.b_replace + n)
        return
    need = stack[p + 2]
    if s.sheets[seat][DISC] > 0 and stack[p + 3] == 0:
        out.append(t.b_disc)
    spare = spare_cards(s, seat)
    diamonds = spare_diamonds(s, seat, area, need)
    if spare + diamonds < need:
        return
    if diamonds > 0:
        out.append(t.b_diamond)
    if spare > 0:
        for card in s.hands[seat]:
            out.append(t.b_discard + card)


def answer_area(s: Position, seat: int, choice: int) -> None:
    """Pay with a disc, a diamond or a card; or settle the mix of the area's cost (SWL-AREA-2, SWL-AREA-4)."""
    t = s.t
    v = s.sheets[seat]
    stack = s.stack
    p = s.frame()
    if stack[p + 1] == COST:
        pay_area(s, seat, stack[p], choice - t.b_replace)
        stack[p + 1] = EFFECT
    elif choice == t.b_disc:
        v[DISC] -= 1
        stack[p + 2] = 0
        if s.journal is not None:
            s.note("log-disc", {}, "SWL-AREA-4", seat=seat)
    else:
        stack[p + 2] -= 1
        stack[p + 3] += 1
        if choice == t.b_diamond:
            pay_diamond(s, seat)
        else:
            discard(s, seat, choice - t.b_discard)


def pay_diamond(s: Position, seat: int) -> None:
    """A diamond takes the place of a card in the slot cost (SWL-CHR-GRETEL-2, SWL-CHR-GRETEL-3)."""
    s.sheets[seat][DIAMOND] -= 1
    if s.journal is not None:
        s.note("log-slot-diamond", {}, "SWL-CHR-GRETEL-2", seat=seat)
    later: list[int] = []
    fire(s, seat, E_SLOT_DIAMOND, later)
    batch(s, later)


# --- copying ------------------------------------------------------------------------------------------------------


def can_copy(s: Position, seat: int, area: int, kinds: int) -> bool:
    """Whether an area can be copied, full or not (SWL-AREA-28 to SWL-AREA-31)."""
    return s.t.area_kind[area] & kinds != 0 and area_open(s, area) and worth_using(s, seat, area)


def copy_possible(s: Position, seat: int, kinds: int) -> bool:
    """Whether any area can be copied (SWL-AREA-7, SWL-AREA-28)."""
    for area in range(s.t.areas):
        if can_copy(s, seat, area, kinds):
            return True
    return False


def offer_copy(s: Position, seat: int, out: list[int]) -> None:
    """The areas that can be copied (SWL-AREA-28, SWL-AREA-29)."""
    kinds = s.stack[s.frame()]
    for area in range(s.t.areas):
        if can_copy(s, seat, area, kinds):
            out.append(s.t.b_copy + area)


def answer_copy(s: Position, seat: int, area: int) -> None:
    """Use an area through a copy: its own cost is due, but no cards and no disc there (SWL-AREA-30)."""
    s.drop()
    s.push(F_AREA, [area, COST, 0, 0])
    if s.journal is not None:
        s.note("log-copy", {"area": f"@area-{s.t.area_ids[area]}"}, "SWL-AREA-30", seat=seat)


def mio_takes(s: Position, area: int) -> None:
    """Mio puts a disc on the leftmost empty slot, if there is one (SWL-SOLO-3, SWL-SOLO-4)."""
    if not area_open(s, area):
        return
    slot = next_slot(s, area)
    if slot >= 0:
        s.slots[area * s.t.most_slots + slot] = MIO + 1
