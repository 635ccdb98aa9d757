"""Unfinished work: batches of items, unit effects, properties, industry bonuses, payments, searches.

Every frame kind has up to three functions side by side: `step_X` says whether a question is to be put
(True) after leading on what needs none, `offer_X` lists the answers, `do_X` carries one out.
"""

from __future__ import annotations

from magnate.core.message import AnyForm, Refusal
from magnate.core.rows import add
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_bonus import gain_bonus
from magnate.games.sweetlands.rules_cards import can_draw, draw, has_room, spare_cards
from magnate.games.sweetlands.rules_counts import tally
from magnate.games.sweetlands.rules_effects import charge, gain, payable, perform, refund, short_of
from magnate.games.sweetlands.rules_hand import start_search
from magnate.games.sweetlands.rules_map import ground
from magnate.games.sweetlands.rules_property import property_possible
from magnate.games.sweetlands.rules_tracks import wonder
from magnate.games.sweetlands.rules_units import start_units, unit_possible
from magnate.games.sweetlands.state import Position

# --- can it do anything? ------------------------------------------------------------------------------------


def startable(s: Position, seat: int, item: int, cut: int) -> bool:
    """Whether an item of a batch would do anything if it started now (SWL-GEN-12, SWL-Q-11).

    `cut` is the wood discount of a property area. Hands count here only by their size, so that a question
    never gives away what is in them.
    """
    t = s.t
    atom = item // c.ITEM
    amount = item % c.ITEM
    op = t.op[atom]
    if amount == 0:
        return False
    if op <= c.LAST_FIXED:
        return op != c.O_DRAW or can_draw(s)
    if op <= c.LAST_UNIT:
        return unit_possible(s, seat, op, t.a[atom])
    if op == c.O_PER:
        return tally(s, seat, t.a[atom]) >= t.b[atom] and list_possible(s, seat, t.c[atom], cut)
    if op == c.O_PROPERTY:
        return property_possible(s, seat, t.a[atom], cut, t.b[atom])
    if op == c.O_BONUS:
        return True
    if op == c.O_WONDER:
        return True
    if op == c.O_MIX:
        for part in t.sub[atom]:
            if unit_possible(s, seat, t.op[part], t.a[part]):
                return True
        return False
    if op == c.O_PAY:
        return pay_possible(s, seat, atom)
    if op == c.O_IF:
        return tally(s, seat, t.a[atom]) >= t.b[atom] and list_possible(s, seat, t.c[atom], cut)
    if op == c.O_AUTOMATE:
        return (t.a[atom] > 0 and can_draw(s)) or (spare_cards(s, seat) > 0 and has_room(s, seat))
    if op == c.O_DISCARD:
        return spare_cards(s, seat) >= amount
    if op == c.O_SEQ:
        return list_possible(s, seat, t.sub[atom][0], cut)
    if op == c.O_CHOOSE:
        for option in t.sub[atom]:
            if list_possible(s, seat, option, cut):
                return True
        return False
    if op == c.O_COPY:
        return True
    if op == c.O_SEARCH:
        return len(s.deck) > 0
    return tier(s, seat, atom) > 0


def list_possible(s: Position, seat: int, effects: int, cut: int) -> bool:
    """Whether a list would do anything now (SWL-AREA-7, SWL-SKILL-9)."""
    t = s.t
    for atom in t.fixed[effects]:
        if t.op[atom] != c.O_DRAW or can_draw(s):
            return True
    for atom in t.rest[effects]:
        if startable(s, seat, atom * c.ITEM + t.amount[atom], cut):
            return True
    return False


def tier(s: Position, seat: int, atom: int) -> int:
    """The list of the highest step reached, 0 for none (SWL-TILE-K4, SWL-TILE-K5, SWL-TILE-K6)."""
    steps = s.t.sub[atom]
    have = tally(s, seat, s.t.a[atom])
    found = 0
    for i in range(0, len(steps), 2):
        if have >= steps[i]:
            found = steps[i + 1]
    return found


# --- starting an item ---------------------------------------------------------------------------------------


def start(s: Position, seat: int, item: int, how: int, cut: int) -> None:
    """Begin an item: put its frame on top, or carry it out if it needs none
    (SWL-Q-2, SWL-Q-4, SWL-Q-10, SWL-GEN-9)."""
    t = s.t
    atom = item // c.ITEM
    amount = item % c.ITEM
    op = t.op[atom]
    if s.journal is not None:
        s.cause = journal.behind(s, seat, {atom})
    if op <= c.LAST_UNIT:
        start_units(s, seat, op, amount, t.a[atom], how)
    elif op == c.O_PER:
        perform(s, seat, t.c[atom], amount * (tally(s, seat, t.a[atom]) // t.b[atom]))
    elif op == c.O_IF:
        perform(s, seat, t.c[atom], amount)
    elif op == c.O_BONUS:
        for _ in range(amount):
            gain_bonus(s, seat, t.a[atom])
    elif op == c.O_PROPERTY:
        allowed = ground(s, seat, t.b[atom])
        s.push(c.F_PROPERTY, [amount, how, cut if t.a[atom] else -1, allowed, -1])
    elif op == c.O_WONDER:
        if wonder(s, seat):
            start_units(s, seat, c.O_SKILL, 1, 0, c.OPTIONAL)
    elif op == c.O_MIX:
        start_mix(s, atom, how)
    elif op == c.O_PAY:
        s.push(c.F_PAY, [atom])
    elif op == c.O_AUTOMATE:
        draw(s, seat, t.a[atom])
        s.push(c.F_AUTOMATE, [amount, 0])
    elif op == c.O_DISCARD:
        s.push(c.F_DISCARD, [amount])
    elif op == c.O_SEQ:
        for i in range(len(t.sub[atom]) - 1, -1, -1):
            s.push(c.F_LIST, [t.sub[atom][i], 1])
    elif op == c.O_CHOOSE:
        s.push(c.F_CHOOSE, [atom])
    elif op == c.O_COPY:
        s.push(c.F_COPY, [t.a[atom]])
    elif op == c.O_SEARCH:
        start_search(s, seat, t.a[atom], amount, t.b[atom])
    else:
        perform(s, seat, tier(s, seat, atom), amount)


def start_mix(s: Position, atom: int, how: int) -> None:
    """Begin units that may be interleaved, or of which exactly one is done (SWL-AREA-17, SWL-PROP-7, SWL-IND-14)."""
    t = s.t
    one = t.a[atom]
    payload = [c.ALL if one else how, one]
    for part in t.sub[atom]:
        payload += [t.op[part], t.amount[part], t.a[part]]
    s.push(c.F_UNITS, payload)


# --- batches ------------------------------------------------------------------------------------------------


def step_batch(s: Position, seat: int) -> bool:
    """Start the only item that can start; with several the owner picks (SWL-Q-3, SWL-Q-4, SWL-CARD-5)."""
    stack = s.stack
    p = s.frame()
    only = -1
    several = False
    for i in range(p, len(stack) - 2):
        if startable(s, seat, stack[i], 0):
            if only < 0:
                only = i
            elif stack[i] != stack[only]:
                several = True
                break
    if only < 0:
        s.drop()
        return False
    if several:
        return True
    do_batch(s, seat, only - p)
    return False


def offer_batch(s: Position, seat: int, out: list[int]) -> None:
    """The items that can start, equal ones once (SWL-CARD-5, SWL-FLIP-3)."""
    p = s.frame()
    seen: list[int] = []
    for i in range(min(c.MOST_PARTS, s.stack[-2])):
        item = s.stack[p + i]
        if item not in seen and startable(s, seat, item, 0):
            seen.append(item)
            out.append(s.t.to_part + i)


def do_batch(s: Position, seat: int, place: int) -> None:
    """Take an item out of the batch and start it (SWL-Q-2)."""
    stack = s.stack
    p = s.frame()
    item = stack[p + place]
    if stack[-2] == 1:
        s.drop()
    else:
        del stack[p + place]
        add(stack, -2, -1)
    start(s, seat, item, c.OPTIONAL, 0)


# --- paying for an effect -----------------------------------------------------------------------------------------


def pay_possible(s: Position, seat: int, atom: int) -> bool:
    """Whether a payment is affordable and leads to anything (SWL-CARD-11, SWL-SKILL-9)."""
    v = s.sheets[seat]
    cost = s.t.costs[s.t.a[atom]]
    if not payable(v, cost):
        return False
    charge(v, cost)
    possible = list_possible(s, seat, s.t.b[atom], 0)
    refund(v, cost)
    return possible


def step_pay(s: Position, seat: int) -> bool:
    """Offer the payment while it can be made (SWL-CARD-11)."""
    if pay_possible(s, seat, s.stack[s.frame()]):
        return True
    s.drop()
    return False


def do_pay(s: Position, seat: int, choice: int) -> None:
    """Pay and get, once or as often as wanted; or leave it (SWL-CARD-11, SWL-GEN-11)."""
    atom = s.stack[s.frame()]
    if choice == s.t.to_stop or s.t.c[atom] == 0:
        s.drop()
    if choice != s.t.to_stop:
        make_payment(s, seat, atom)


def make_payment(s: Position, seat: int, atom: int) -> None:
    """Take the cost, asking for a mix of basics where there is one, then give what it buys (SWL-GEN-7)."""
    t = s.t
    cost = t.costs[t.a[atom]]
    charge(s.sheets[seat], cost)
    s.push(c.F_LIST, [t.b[atom], 1])
    if cost[c.COST_BASIC]:
        s.push(c.F_BASICS, [cost[c.COST_BASIC], -1])
    if s.journal is not None:
        journal.paid(s, seat, cost, journal.behind(s, seat, {atom}), "SWL-CARD-11")


def offer_basics(s: Position, seat: int, out: list[int]) -> None:
    """Every mix of basics that makes up a cost (SWL-GEN-7)."""
    t = s.t
    v = s.sheets[seat]
    need = s.stack[s.frame()]
    swaps = s.stack[s.frame() + 1] == t.swap
    for i in t.mixes_of[need]:
        mix = t.mixes[i]
        if swaps and mix[0] and mix[1] and mix[2]:
            continue
        if v[c.WHEAT] >= mix[0] and v[c.WOOD] >= mix[1] and v[c.IRON] >= mix[2]:
            out.append(t.to_basics + i)


def why_not_basics(s: Position, mix: int) -> Refusal:
    """A mix of basics one does not have, or of the wrong size (SWL-GEN-6, SWL-GEN-7)."""
    if s.top() != c.F_BASICS:
        return Refusal("SWL-GEN-7", "why-not-now")
    need = s.stack[s.frame()]
    if s.t.mix_size[mix] != need:
        return Refusal("SWL-GEN-7", "why-basics-count", {"n": need})
    if s.stack[s.frame() + 1] == s.t.swap and min(s.t.mixes[mix]) > 0:
        return Refusal("SWL-FREE-8", "why-swap-same")
    return Refusal("SWL-GEN-6", "why-free-cost", None, short_of(s, s.actor, [0, *s.t.mixes[mix], 0]))


def why_not_that_basic(s: Position, form: AnyForm) -> Refusal | None:
    """Basics named in a way of one's own (SWL-GEN-8)."""
    return None if form.get("mix", form.get("what")) is None else Refusal("SWL-GEN-8", "why-free-basic")


def do_basics(s: Position, seat: int, mix: int) -> None:
    """Pay a mix of basics; a swap goes on with what it buys (SWL-GEN-7, SWL-FREE-8)."""
    t = s.t
    v = s.sheets[seat]
    action = s.stack[s.frame() + 1]
    s.drop()
    for i in range(3):
        add(v, c.WHEAT + i, -(t.mixes[mix][i]))
    if s.journal is not None:
        named = "" if action < 0 else f"@free-{t.free_ids[action]}"
        journal.paid(s, seat, [0, *t.mixes[mix], 0], named, "SWL-GEN-7")
    if action == t.swap:
        atom = t.rest[t.free_list[action]][0]
        s.push(c.F_SWAP_TAKE, [mix, t.amount[atom]])


def do_swap(s: Position, seat: int, what: int) -> None:
    """Take what a swap buys (SWL-FREE-8)."""
    p = s.frame()
    if s.journal is not None:
        s.cause = f"@free-{s.t.free_ids[s.t.swap]}"
    gain(s, seat, c.WHEAT + what, 1)
    s.stack[p + 1] -= 1
    if s.stack[p + 1] == 0:
        s.drop()


# --- one of several lists -------------------------------------------------------------------------------


def offer_choose(s: Position, seat: int, out: list[int]) -> None:
    """The lists of which exactly one is carried out (SWL-Q-1)."""
    options = s.t.sub[s.stack[s.frame()]]
    for i in range(min(c.MOST_OPTIONS, len(options))):
        if list_possible(s, seat, options[i], 0):
            out.append(s.t.to_option + i)


def do_choose(s: Position, seat: int, option: int) -> None:
    """Carry out the chosen list (SWL-Q-1)."""
    atom = s.stack[s.frame()]
    effects = s.t.sub[atom][option]
    s.drop()
    if s.journal is not None:
        s.cause = journal.behind(s, seat, {atom})
    perform(s, seat, effects, 1)


# --- stopping ---------------------------------------------------------------------------------------------------


def why_not_stop(s: Position, _: int) -> Refusal:
    """Stopping where one may not (SWL-AREA-8, SWL-GEN-11, SWL-UPK-3, SWL-CHR-CARMEN-1)."""
    kind = s.top()
    if kind == c.F_UNITS:
        first = s.stack[s.frame()] == c.FIRST
        return Refusal("SWL-AREA-8", "why-first-unit") if first else Refusal("SWL-GEN-11", "why-not-now")
    if kind == c.F_PROPERTY:
        return Refusal("SWL-AREA-8", "why-first-unit")
    if kind == c.F_AREA and s.stack[s.frame() + 2] > 0:
        return Refusal("SWL-AREA-2", "why-slot-wrong-count", {"n": s.stack[s.frame() + 2]})
    if kind == c.F_KEEP:
        return Refusal("SWL-UPK-3", "why-keep-one")
    if kind == c.F_AUTOMATE:
        return Refusal("SWL-CHR-CARMEN-1", "why-carmen-two")
    if kind == c.F_MENU and not s.stack[s.frame()]:
        return Refusal("SWL-ROUND-6", "why-no-main")
    return Refusal("SWL-DEC-6", "why-not-now")


def offer_pay(s: Position, out: list[int]) -> None:
    """To pay, or to leave it (SWL-CARD-11)."""
    out.append(s.t.to_pay)
    out.append(s.t.to_stop)


def offer_swap(s: Position, out: list[int]) -> None:
    """Any basic of a kind that was not paid (SWL-FREE-8)."""
    mix = s.t.mixes[s.stack[s.frame()]]
    for i in range(len(c.BASICS)):
        if mix[i] == 0:
            out.append(s.t.to_take + i)


def why_not_take(s: Position, _: int) -> Refusal:
    """A basic that nothing gives, or that a swap has just taken (SWL-GEN-10, SWL-FREE-8)."""
    if s.top() == c.F_SWAP_TAKE:
        return Refusal("SWL-FREE-8", "why-swap-same")
    return Refusal("SWL-GEN-10", "why-units-done")
