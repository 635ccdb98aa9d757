"""Action areas: which can be used, paying for a slot and for the area, copying."""

from __future__ import annotations

from magnate.core.message import AnyForm, Refusal
from magnate.core.rows import add
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_cards import discard, must_keep, spare_cards
from magnate.games.sweetlands.rules_effects import (
    batch,
    charge,
    collect,
    cost_said,
    fire,
    has,
    payable,
    refund,
    short_of,
)
from magnate.games.sweetlands.rules_stack import list_possible, start, start_mix
from magnate.games.sweetlands.rules_units import unit_possible
from magnate.games.sweetlands.state import Position

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
    """The cost of an area for a seat, reductions included
    (SWL-AREA-32, SWL-CHR-NATA-1, SWL-TILE-V10, SWL-TILE-V11)."""
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
    """The wood discount on each property of an area, fixed when it begins
    (SWL-PROP-21, SWL-PROP-24, SWL-PROP-23, SWL-TILE-V13)."""
    v = s.sheets[seat]
    cut = v[c.WOOD_CUT]
    mods = s.t.wood_mods[area]
    for i in range(0, len(mods), 2):
        if has(v, mods[i]):
            cut -= mods[i + 1]
    return cut


def worth_using(s: Position, seat: int, area: int) -> bool:
    """Whether the area itself can be paid and would do at least one unit (SWL-AREA-6, SWL-AREA-7)."""
    t = s.t
    if not area_payable(s, seat, area):
        return False
    if t.area_unit[area] >= 0:
        return unit_possible(s, seat, t.area_unit[area], 0)
    if t.area_gift[area]:
        return True
    if t.area_cost[area] == 0:
        return area_useful(s, seat, area)
    v = s.sheets[seat]
    cost = area_price(s, seat, area)
    charge(v, cost)
    able = area_useful(s, seat, area)
    refund(v, cost)
    return able


def area_payable(s: Position, seat: int, area: int) -> bool:
    """Whether the cost of an area is at hand, part of it in another kind if allowed (SWL-AREA-6)."""
    t = s.t
    v = s.sheets[seat]
    parts = t.area_parts[area]
    able = True
    for i in range(0, len(parts), 2):
        if v[parts[i]] < parts[i + 1]:
            able = False
            break
    if t.area_fixed[area]:
        return able
    if able and t.area_dearer[area] == 0:
        return True
    cost = area_price(s, seat, area)
    swap = swap_of(s, seat, area)
    if swap < 0:
        return payable(v, cost)
    away = t.swap_mods[area][swap + 1]
    other = t.swap_mods[area][swap + 2]
    moved = min(cost[away], v[other])
    add(v, away, moved)
    add(v, other, -moved)
    able = payable(v, cost)
    add(v, away, -moved)
    add(v, other, moved)
    return able


def area_useful(s: Position, seat: int, area: int) -> bool:
    """Whether an area would do at least one unit, its own cost left aside (SWL-AREA-7)."""
    t = s.t
    effects = t.area_list[area]
    if len(t.rest[effects]) == 1 and t.op[t.rest[effects][0]] == c.O_COPY:
        return copy_possible(s, seat, t.a[t.rest[effects][0]])
    return list_possible(s, seat, effects, wood_cut(s, seat, area))


def spare_diamonds(s: Position, seat: int, area: int, need: int) -> int:
    """How many diamonds may go into the slot so that the area can still be used (SWL-CHR-GRETEL-2)."""
    v = s.sheets[seat]
    if not v[c.SLOT_SWAP]:
        return 0
    found = 0
    while found < need and v[c.DIAMOND] > found:
        add(v, c.DIAMOND, -(found + 1))
        able = worth_using(s, seat, area)
        add(v, c.DIAMOND, found + 1)
        if not able:
            break
        found += 1
    return found


def offer_areas(s: Position, seat: int, out: list[int]) -> None:
    """Every area the seat can use now: open, with a slot it can pay, of some use
    (SWL-AREA-1, SWL-DEC-6, SWL-AREA-9)."""
    t = s.t
    v = s.sheets[seat]
    slots = s.slots
    spare = spare_cards(s, seat)
    discs = v[c.DISC]
    diamonds = v[c.SLOT_SWAP]
    for area in t.areas_open[s.seats][s.round]:
        first = area * t.most_slots
        slot = 0
        if slots[first]:
            slot = next_slot(s, area)
            if slot < 0:
                continue
        need = t.slot_cards[slot]
        short = spare < need and discs == 0
        if short and (diamonds == 0 or spare + spare_diamonds(s, seat, area, need) < need):
            continue
        if worth_using(s, seat, area):
            out.append(t.to_area + area)


def why_not_area(s: Position, area: int) -> Refusal:
    """An area: there, open, a slot free, cards and cost at hand, of some use (SWL-AREA-1 to SWL-AREA-7)."""
    t = s.t
    if s.seats < t.area_seats[area]:
        return Refusal("SWL-SETUP-11", "why-area-absent")
    if s.round < t.area_round[area]:
        return Refusal("SWL-INIT-2", "why-area-closed", {"round": t.area_round[area]})
    slot = next_slot(s, area)
    if slot < 0:
        return Refusal("SWL-AREA-1", "why-area-full")
    seat = s.actor
    need = t.slot_cards[slot]
    v = s.sheets[seat]
    spare = spare_cards(s, seat)
    able = spare + (v[c.DIAMOND] if v[c.SLOT_SWAP] else 0)
    if v[c.DISC] or (able >= need and not worth_using(s, seat, area)):
        return why_not_area_itself(s, area)
    lacks = {"figures/cards": need + must_keep(s)}
    if len(s.hands[seat]) >= need:
        return Refusal("SWL-HAND-3", "why-hand-empty", None, lacks)
    return Refusal("SWL-AREA-2", "why-slot-cards", {"n": need}, lacks)


def why_not_that_slot(s: Position, form: AnyForm) -> Refusal | None:
    """A slot that is not the leftmost empty one (SWL-AREA-1)."""
    area = str(form.get("area"))
    if "slot" not in form or area not in s.t.area_ids:
        return None
    leftmost = form["slot"] == next_slot(s, s.t.area_ids.index(area)) + 1
    return None if leftmost else Refusal("SWL-AREA-1", "why-slot-order")


def why_not_area_itself(s: Position, area: int) -> Refusal:
    """The area itself: its use, then its cost (SWL-AREA-6, SWL-AREA-7)."""
    seat = s.actor
    if area_payable(s, seat, area) or not area_useful(s, seat, area):
        return Refusal("SWL-AREA-7", "why-no-unit")
    cost = area_price(s, seat, area)
    return Refusal("SWL-AREA-6", "why-cant-pay", {"cost": cost_said(cost)}, short_of(s, seat, cost))


# --- using an area ------------------------------------------------------------------------------------------------


def use_area(s: Position, seat: int, area: int) -> None:
    """Put a disc on the leftmost empty slot; cards, cost and effect follow (SWL-AREA-1, SWL-AREA-5)."""
    t = s.t
    slot = next_slot(s, area)
    s.own_slots()[area * t.most_slots + slot] = seat + 1
    s.push(c.F_AREA, [area, c.PAY_SLOT, t.slot_cards[slot], 0])
    if s.journal is not None:
        journal.slot(s, seat, area, slot)


def step_area(s: Position, seat: int) -> bool:
    """Go through slot, cost and effect, asking where there is a choice (SWL-AREA-5, SWL-CHR-RIKKA-1)."""
    stack = s.stack
    p = s.frame()
    if stack[p + 1] == c.PAY_SLOT:
        if stack[p + 2] > 0:
            return True
        stack[p + 1] = c.PAY_AREA
    area = stack[p]
    if stack[p + 1] == c.PAY_AREA:
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
    due = area_price(s, seat, area)
    if replaced:
        due = due.copy()
        mods = s.t.swap_mods[area]
        at = swap_of(s, seat, area)
        due[mods[at + 1]] -= replaced
        due[mods[at + 2]] += replaced
    charge(v, due)
    if s.journal is not None:
        journal.paid(s, seat, due, journal.area(s, area), "SWL-AREA-5")


def begin_area(s: Position, seat: int, area: int) -> None:
    """The effect of an area: its first unit is compulsory, tiles may add units
    (SWL-AREA-8, SWL-TILE-V9, SWL-AREA-11 to SWL-AREA-16, SWL-AREA-18 to SWL-AREA-26)."""
    t = s.t
    later: list[int] = []
    if s.journal is not None:
        s.cause = journal.area(s, area)
    collect(s, seat, t.area_list[area], 1, later)
    if len(later) != 1:
        batch(s, later)
        return
    atom = later[0] // c.ITEM
    if t.op[atom] == c.O_MIX:
        start_mix(s, atom, c.FIRST)
    else:
        start(s, seat, later[0], c.FIRST, wood_cut(s, seat, area))
    if s.top() == c.F_UNITS and t.op[atom] <= c.O_MIX:
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
                    add(stack, k + 1, mods[i + 2])


def offer_area(s: Position, seat: int, out: list[int]) -> None:
    """Ways to pay the slot, or how much to pay in another kind (SWL-AREA-2, SWL-AREA-4, SWL-CHR-GRETEL-2)."""
    t = s.t
    stack = s.stack
    p = s.frame()
    area = stack[p]
    if stack[p + 1] == c.PAY_AREA:
        for n in range(swap_least(s, seat, area), swap_most(s, seat, area) + 1):
            out.append(t.to_replace + n)
        return
    need = stack[p + 2]
    if s.sheets[seat][c.DISC] > 0 and stack[p + 3] == 0:
        out.append(t.to_disc)
    spare = spare_cards(s, seat)
    diamonds = spare_diamonds(s, seat, area, need)
    if spare + diamonds < need:
        return
    if diamonds > 0:
        out.append(t.to_diamond)
    if spare > 0:
        for card in s.hands[seat]:
            out.append(t.to_discard + card)


def paying_slot(s: Position) -> bool:
    """Whether the slot of an area is being paid (SWL-AREA-2)."""
    return s.top() == c.F_AREA and s.stack[s.frame() + 1] == c.PAY_SLOT


def why_not_disc(s: Position, _: int) -> Refusal:
    """An action disc that is not owned, or nothing to pay with it (SWL-AREA-4)."""
    if paying_slot(s) and s.sheets[s.actor][c.DISC] == 0:
        return Refusal("SWL-AREA-4", "why-no-disc", None, {"figures/discs": 1})
    return Refusal("SWL-AREA-4", "why-not-now")


def why_not_diamond(s: Position, _: int) -> Refusal:
    """A diamond for a card: Gretel's right alone, and not one that the area itself takes (SWL-CHR-GRETEL-2)."""
    if not paying_slot(s):
        return Refusal("SWL-CHR-GRETEL-2", "why-not-now")
    if not s.sheets[s.actor][c.SLOT_SWAP]:
        return Refusal("SWL-CHR-GRETEL-2", "why-no-diamond-swap")
    cost = area_price(s, s.actor, s.stack[s.frame()])
    cost[c.DIAMOND] += 1
    return Refusal("SWL-AREA-6", "why-cant-pay", {"cost": cost_said(cost)}, short_of(s, s.actor, cost))


def why_not_discard(s: Position, card: int) -> Refusal:
    """A discard that nothing asks for, of a card not held, or of one too many (SWL-HAND-2, SWL-HAND-3)."""
    if not paying_slot(s) and s.top() != c.F_DISCARD:
        return Refusal("SWL-HAND-2", "why-not-now")
    if card not in s.hands[s.actor]:
        return Refusal("SWL-CARD-1", "why-card-not-hand")
    return why_not_slot_card(s)


def why_not_those_cards(s: Position, form: AnyForm) -> Refusal:
    """Several cards at once where they are asked for one by one, or a card that is none
    (SWL-AREA-2, SWL-HAND-2, SWL-CARD-1)."""
    if "cards" not in form:
        return Refusal("SWL-CARD-1", "why-card-not-hand")
    if paying_slot(s):
        return Refusal("SWL-AREA-2", "why-slot-wrong-count", {"n": s.stack[s.frame() + 2]})
    return Refusal("SWL-HAND-2", "why-not-now")


def why_not_slot_card(s: Position) -> Refusal:
    """A card that cannot pay a slot: too few of them may leave the hand (SWL-AREA-2, SWL-HAND-3)."""
    if spare_cards(s, s.actor) <= 0:
        return Refusal("SWL-HAND-3", "why-hand-empty", None, {"figures/cards": 1 + must_keep(s)})
    need = s.stack[s.frame() + 2]
    return Refusal("SWL-AREA-2", "why-slot-cards", {"n": need}, {"figures/cards": need + must_keep(s)})


def do_area(s: Position, seat: int, choice: int) -> None:
    """Pay with a disc, a diamond or a card; or settle the mix of the area's cost (SWL-AREA-2, SWL-AREA-4)."""
    t = s.t
    v = s.sheets[seat]
    stack = s.stack
    p = s.frame()
    if stack[p + 1] == c.PAY_AREA:
        pay_area(s, seat, stack[p], choice - t.to_replace)
        stack[p + 1] = c.HAVE_EFFECT
    elif choice == t.to_disc:
        add(v, c.DISC, -1)
        stack[p + 2] = 0
        if s.journal is not None:
            s.note("log-disc", {}, "SWL-AREA-4", seat=seat)
    else:
        add(stack, p + 2, -1)
        add(stack, p + 3, 1)
        if choice == t.to_diamond:
            pay_diamond(s, seat)
        else:
            discard(s, seat, choice - t.to_discard)


def pay_diamond(s: Position, seat: int) -> None:
    """A diamond takes the place of a card in the slot cost (SWL-CHR-GRETEL-2, SWL-CHR-GRETEL-3)."""
    s.sheets[seat][c.DIAMOND] -= 1
    if s.journal is not None:
        s.note("log-slot-diamond", {"n": 1}, "SWL-CHR-GRETEL-2", seat=seat)
    later: list[int] = []
    fire(s, seat, c.E_SLOT_DIAMOND, later)
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
            out.append(s.t.to_copy + area)


def why_not_copy(s: Position, area: int) -> Refusal:
    """Copying an area of another kind, a closed one, or one too dear (SWL-AREA-28 to SWL-AREA-31)."""
    t = s.t
    if t.area_kind[area] == c.AREA_KINDS["special"]:
        return Refusal("SWL-AREA-31", "why-copy-kind")
    if s.top() != c.F_COPY:
        return Refusal("SWL-AREA-28", "why-not-now")
    if not t.area_kind[area] & s.stack[s.frame()]:
        return Refusal("SWL-AREA-28", "why-copy-adv")
    if s.seats < t.area_seats[area]:
        return Refusal("SWL-SETUP-11", "why-area-absent")
    if s.round < t.area_round[area]:
        return Refusal("SWL-AREA-31", "why-copy-closed")
    return why_not_area_itself(s, area)


def do_copy(s: Position, seat: int, area: int) -> None:
    """Use an area through a copy: its own cost is due, but no cards and no disc there (SWL-AREA-30)."""
    s.drop()
    s.push(c.F_AREA, [area, c.PAY_AREA, 0, 0])
    if s.journal is not None:
        s.note("log-copy", {"area": journal.area(s, area)}, "SWL-AREA-30", seat=seat)


def mio_takes(s: Position, area: int) -> None:
    """Mio puts a disc on the leftmost empty slot, if there is one (SWL-SOLO-3, SWL-SOLO-4)."""
    if not area_open(s, area):
        return
    slot = next_slot(s, area)
    if slot >= 0:
        s.own_slots()[area * s.t.most_slots + slot] = c.MIO + 1
