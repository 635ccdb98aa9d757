"""Unfinished work: batches of items, unit effects, properties, industry bonuses, payments, searches.

Every frame kind has up to three functions side by side: `step_X` says whether a question is to be put
(True) after leading on what needs none, `offer_X` lists the answers, `answer_X` carries one out.
"""

from __future__ import annotations

from magnate.games.sweetlands.rules_bonus import gain_bonus
from magnate.games.sweetlands.rules_cards import can_draw, draw, has_room, spare_cards
from magnate.games.sweetlands.rules_codes import (
    BASICS,
    COST_BASIC,
    FLIPPED_AT,
    INCOME,
    IRON,
    ITEM,
    LAST_FIXED,
    LAST_UNIT,
    LEAST,
    MAP,
    MOST_OPTIONS,
    MOST_PARTS,
    O_ANY_INCOME,
    O_AUTOMATE,
    O_BONUS,
    O_CHOOSE,
    O_COPY,
    O_DISCARD,
    O_DRAW,
    O_FLIP,
    O_FOOD,
    O_IF,
    O_INDUSTRY,
    O_LAND,
    O_MIX,
    O_PAY,
    O_PER,
    O_PROPERTY,
    O_PROS,
    O_RABBIT,
    O_ROAD,
    O_SEARCH,
    O_SEQ,
    O_SKILL,
    O_TAKE,
    O_WONDER,
    OPEN,
    OPEN_EDGES,
    PROP_AT,
    RABBIT,
    RABBIT_AT,
    REACH_AT,
    SKILL_TIMES,
    T_SPECIAL,
    TILES_AT,
    WHEAT,
    WONDER,
    WOOD,
)
from magnate.games.sweetlands.rules_effects import (
    batch,
    charge,
    colour_sum,
    count,
    gain,
    offer_cells,
    payable,
    perform,
)
from magnate.games.sweetlands.rules_hand import start_search
from magnate.games.sweetlands.rules_map import (
    feast,
    flip_tile,
    lay_road,
    place_rabbit,
    place_tile,
    rabbit_possible,
)
from magnate.games.sweetlands.rules_property import property_possible
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
    wonder,
)
from magnate.games.sweetlands.state import (
    ALL,
    F_AUTOMATE,
    F_BASICS,
    F_CHOOSE,
    F_COLOUR,
    F_COPY,
    F_DISCARD,
    F_LIST,
    F_PAY,
    F_PROPERTY,
    F_SPECIAL,
    F_SWAP_TAKE,
    F_UNITS,
    FIRST,
    OPTIONAL,
    Position,
)

# --- can it do anything? ------------------------------------------------------------------------------------


def unit_possible(s: Position, seat: int, op: int, arg: int) -> bool:
    """Whether one unit of an effect could be done now (SWL-GEN-12, SWL-Q-11)."""
    v = s.sheets[seat]
    if op == O_LAND:
        return v[REACH_AT] != 0
    if op == O_ROAD:
        return v[OPEN_EDGES] > 0
    if op == O_RABBIT:
        return rabbit_possible(s, seat)
    if op == O_FLIP:
        return v[TILES_AT] & ~v[FLIPPED_AT] != 0
    if op == O_INDUSTRY:
        return can_move(s, seat, 0) or can_move(s, seat, 1)
    if op == O_PROS:
        return step_possible(s, seat, least_colours(s, seat) if arg == LEAST else arg)
    if op == O_SKILL:
        return skill_possible(s, seat)
    return True


def startable(s: Position, seat: int, item: int, cut: int) -> bool:
    """Whether an item of a batch would do anything if it started now (SWL-GEN-12, SWL-Q-11).

    `cut` is the wood discount of a property area. Hands count here only by their size, so that a question
    never gives away what is in them.
    """
    t = s.t
    atom = item // ITEM
    amount = item % ITEM
    op = t.op[atom]
    if amount == 0:
        return False
    if op <= LAST_FIXED:
        return op != O_DRAW or can_draw(s)
    if op <= LAST_UNIT:
        return unit_possible(s, seat, op, t.a[atom])
    v = s.sheets[seat]
    if op == O_PER:
        return count(t, v, t.a[atom]) >= t.b[atom] and list_possible(s, seat, t.c[atom], cut)
    if op == O_PROPERTY:
        return property_possible(s, seat, t.a[atom], cut)
    if op == O_BONUS:
        return True
    if op == O_WONDER:
        return v[WONDER] == 0 or skill_possible(s, seat)
    if op == O_MIX:
        for part in t.sub[atom]:
            if unit_possible(s, seat, t.op[part], t.a[part]):
                return True
        return False
    if op == O_PAY:
        return pay_possible(s, seat, atom)
    if op == O_IF:
        return count(t, v, t.a[atom]) >= t.b[atom] and list_possible(s, seat, t.c[atom], cut)
    if op == O_AUTOMATE:
        return (t.a[atom] > 0 and can_draw(s)) or (spare_cards(s, seat) > 0 and has_room(s, seat))
    if op == O_DISCARD:
        return spare_cards(s, seat) >= amount
    if op == O_SEQ:
        return list_possible(s, seat, t.sub[atom][0], cut)
    if op == O_CHOOSE:
        for option in t.sub[atom]:
            if list_possible(s, seat, option, cut):
                return True
        return False
    if op == O_COPY:
        return True
    if op == O_SEARCH:
        return len(s.deck) > 0
    return tier(s, seat, atom) > 0


def list_possible(s: Position, seat: int, effects: int, cut: int) -> bool:
    """Whether a list would do anything now (SWL-AREA-7, SWL-SKILL-9)."""
    t = s.t
    for atom in t.fixed[effects]:
        if t.op[atom] != O_DRAW or can_draw(s):
            return True
    for atom in t.rest[effects]:
        if startable(s, seat, atom * ITEM + t.amount[atom], cut):
            return True
    return False


def tier(s: Position, seat: int, atom: int) -> int:
    """The list of the highest step reached, 0 for none (SWL-TILE-K4, SWL-TILE-K5, SWL-TILE-K6)."""
    steps = s.t.sub[atom]
    have = count(s.t, s.sheets[seat], s.t.a[atom])
    found = 0
    for i in range(0, len(steps), 2):
        if have >= steps[i]:
            found = steps[i + 1]
    return found


# --- starting an item ---------------------------------------------------------------------------------------


def start(s: Position, seat: int, item: int, how: int, cut: int) -> None:
    """Begin an item: put its frame on top, or carry it out if it needs none (SWL-Q-2, SWL-Q-4, SWL-Q-10)."""
    t = s.t
    atom = item // ITEM
    amount = item % ITEM
    op = t.op[atom]
    v = s.sheets[seat]
    if op <= LAST_UNIT:
        start_units(s, seat, op, amount, t.a[atom], how)
    elif op == O_PER:
        perform(s, seat, t.c[atom], amount * (count(t, v, t.a[atom]) // t.b[atom]))
    elif op == O_IF:
        perform(s, seat, t.c[atom], amount)
    elif op == O_BONUS:
        for _ in range(amount):
            gain_bonus(s, seat, t.a[atom])
    elif op == O_PROPERTY:
        allowed = v[FLIPPED_AT] | t.capital_at[v[MAP]]
        s.push(F_PROPERTY, [amount, how, cut if t.a[atom] else -1, allowed, -1])
    elif op == O_WONDER:
        if wonder(s, seat):
            start_units(s, seat, O_SKILL, 1, 0, OPTIONAL)
    elif op == O_MIX:
        start_mix(s, atom, how)
    elif op == O_PAY:
        s.push(F_PAY, [atom])
    elif op == O_AUTOMATE:
        draw(s, seat, t.a[atom])
        s.push(F_AUTOMATE, [amount, 0])
    elif op == O_DISCARD:
        s.push(F_DISCARD, [amount])
    elif op == O_SEQ:
        for i in range(len(t.sub[atom]) - 1, -1, -1):
            s.push(F_LIST, [t.sub[atom][i], 1])
    elif op == O_CHOOSE:
        s.push(F_CHOOSE, [atom])
    elif op == O_COPY:
        s.push(F_COPY, [t.a[atom]])
    elif op == O_SEARCH:
        start_search(s, seat, t.a[atom], amount, t.b[atom])
    else:
        perform(s, seat, tier(s, seat, atom), amount)


def start_units(s: Position, seat: int, op: int, amount: int, arg: int, how: int) -> None:
    """Begin a unit effect (SWL-GEN-10, SWL-GEN-11, SWL-AREA-8, SWL-CHR-JASMINE-1, SWL-CHR-CORAL-2)."""
    if op in (O_TAKE, O_ANY_INCOME):
        how = ALL
    if op == O_SKILL:
        amount *= s.sheets[seat][SKILL_TIMES]
    if op == O_PROS and arg == LEAST:
        s.push(F_COLOUR, [amount])
        return
    s.push(F_UNITS, [how, 0, op, amount, arg])


def start_mix(s: Position, atom: int, how: int) -> None:
    """Begin units that may be interleaved, or of which exactly one is done (SWL-AREA-17, SWL-PROP-7)."""
    t = s.t
    one = t.a[atom]
    payload = [ALL if one else how, one]
    for part in t.sub[atom]:
        payload += [t.op[part], t.amount[part], t.a[part]]
    s.push(F_UNITS, payload)


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
    answer_batch(s, seat, only - p)
    return False


def offer_batch(s: Position, seat: int, out: list[int]) -> None:
    """The items that can start (SWL-CARD-5, SWL-FLIP-3)."""
    p = s.frame()
    for i in range(min(MOST_PARTS, s.stack[-2])):
        if startable(s, seat, s.stack[p + i], 0):
            out.append(s.t.b_part + i)


def answer_batch(s: Position, seat: int, place: int) -> None:
    """Take an item out of the batch and start it (SWL-Q-2)."""
    stack = s.stack
    p = s.frame()
    item = stack[p + place]
    if stack[-2] == 1:
        s.drop()
    else:
        del stack[p + place]
        stack[-2] -= 1
    start(s, seat, item, OPTIONAL, 0)


# --- units --------------------------------------------------------------------------------------------------


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
    if stack[p] == OPTIONAL:
        out.append(s.t.b_stop)


def offer_unit(s: Position, seat: int, op: int, arg: int, out: list[int]) -> None:
    """The ways to do one unit (SWL-LAND-1, SWL-ROAD-3, SWL-RAB-2, SWL-FLIP-6, SWL-IND-2, SWL-PROS-3)."""
    t = s.t
    v = s.sheets[seat]
    if op == O_LAND:
        offer_cells(v[REACH_AT], t.b_land, out)
    elif op == O_ROAD:
        row = s.edges[seat]
        base = t.b_road
        for edge in range(len(row)):
            if row[edge] == OPEN:
                out.append(base + edge)
    elif op == O_RABBIT:
        if v[RABBIT] >= t.rabbits:
            out.append(t.b_feast)
        elif rabbit_possible(s, seat):
            offer_cells(v[PROP_AT] & ~v[RABBIT_AT], t.b_rabbit, out)
    elif op == O_FLIP:
        offer_cells(v[TILES_AT] & ~v[FLIPPED_AT], t.b_flip, out)
    elif op == O_INDUSTRY:
        for marker in range(2):
            if can_move(s, seat, marker):
                out.append(t.b_move + marker)
    elif op == O_FOOD:
        out.append(t.b_food)
    elif op == O_PROS:
        for track in range(len(t.pros_colour)):
            if arg >> t.pros_colour[track] & 1 and can_step(s, seat, track):
                out.append(t.b_track + track)
    elif op == O_TAKE:
        for i in range(len(BASICS)):
            out.append(t.b_take + i)
    elif op == O_ANY_INCOME:
        for i in range(4):
            out.append(t.b_income + i)
    else:
        for tile in range(t.skills):
            if can_take_skill(s, seat, tile):
                out.append(t.b_skill + tile)


def answer_units(s: Position, seat: int, choice: int) -> None:
    """Do one unit, and put what it triggers on top (SWL-Q-2, SWL-LAND-6, SWL-ROAD-5)."""
    t = s.t
    if choice == t.b_stop:
        s.drop()
        return
    op = unit_of(s, choice)
    stack = s.stack
    p = s.frame()
    for i in range(p + 2, len(stack) - 2, 3):
        if stack[i] == op:
            stack[i + 1] -= 1
            break
    if stack[p] == FIRST:
        stack[p] = OPTIONAL
    if stack[p + 1] == 1:
        s.drop()
    later: list[int] = []
    v = s.sheets[seat]
    if op == O_LAND:
        cell = choice - t.b_land
        if t.terrain[v[MAP]][cell] == T_SPECIAL:
            s.push(F_SPECIAL, [cell])
            return
        place_tile(s, seat, cell, -1, later)
    elif op == O_ROAD:
        lay_road(s, seat, choice - t.b_road, later)
    elif op == O_RABBIT:
        if choice == t.b_feast:
            feast(s, seat, later)
        else:
            place_rabbit(s, seat, choice - t.b_rabbit, later)
    elif op == O_FLIP:
        flip_tile(s, seat, choice - t.b_flip, later)
    elif op == O_INDUSTRY:
        move(s, seat, choice - t.b_move, later)
    elif op == O_FOOD:
        food_step(s, seat, later)
    elif op == O_PROS:
        prosper(s, seat, choice - t.b_track, later)
    elif op == O_TAKE:
        gain(s, seat, WHEAT + choice - t.b_take, 1)
    elif op == O_ANY_INCOME:
        gain(s, seat, INCOME + choice - t.b_income, 1)
    else:
        take_skill(s, seat, choice - t.b_skill, later)
    batch(s, later)


def unit_of(s: Position, choice: int) -> int:
    """The kind of unit a choice does (SWL-AREA-17: tiles and roads may be mixed)."""
    t = s.t
    if choice < t.b_special:
        return O_LAND
    if choice < t.b_rabbit:
        return O_ROAD
    if choice < t.b_flip:
        return O_RABBIT
    if choice < t.b_move:
        return O_FLIP
    if choice < t.b_food:
        return O_INDUSTRY
    if choice < t.b_track:
        return O_FOOD
    if choice < t.b_take:
        return O_PROS
    if choice < t.b_income:
        return O_TAKE
    if choice < t.b_skill:
        return O_ANY_INCOME
    return O_SKILL


def answer_special(s: Position, seat: int, tile: int) -> None:
    """Lay the chosen special tile on its hex (SWL-LAND-3)."""
    cell = s.stack[s.frame()]
    s.drop()
    later: list[int] = []
    place_tile(s, seat, cell, tile, later)
    batch(s, later)


# --- the least advanced colour --------------------------------------------------------------------------------


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
    s.push(F_UNITS, [OPTIONAL, 0, O_PROS, amount, mask])
    return False


def answer_colour(s: Position, colour: int) -> None:
    """The owner settles the tie (SWL-CHR-CORAL-2)."""
    amount = s.stack[s.frame()]
    s.drop()
    s.push(F_UNITS, [OPTIONAL, 0, O_PROS, amount, 1 << colour])


# --- paying for an effect -----------------------------------------------------------------------------------------


def pay_possible(s: Position, seat: int, atom: int) -> bool:
    """Whether a payment is affordable and leads to anything (SWL-CARD-11, SWL-SKILL-9)."""
    v = s.sheets[seat]
    cost = s.t.costs[s.t.a[atom]]
    if not payable(v, cost):
        return False
    charge(v, cost, 1)
    possible = list_possible(s, seat, s.t.b[atom], 0)
    charge(v, cost, -1)
    return possible


def step_pay(s: Position, seat: int) -> bool:
    """Offer the payment while it can be made (SWL-CARD-11)."""
    if pay_possible(s, seat, s.stack[s.frame()]):
        return True
    s.drop()
    return False


def answer_pay(s: Position, seat: int, choice: int) -> None:
    """Pay and get, once or as often as wanted; or leave it (SWL-CARD-11, SWL-GEN-11)."""
    atom = s.stack[s.frame()]
    if choice == s.t.b_stop or s.t.c[atom] == 0:
        s.drop()
    if choice != s.t.b_stop:
        make_payment(s, seat, atom)


def make_payment(s: Position, seat: int, atom: int) -> None:
    """Take the cost, asking for a mix of basics where there is one, then give what it buys (SWL-GEN-7)."""
    t = s.t
    cost = t.costs[t.a[atom]]
    charge(s.sheets[seat], cost, 1)
    s.push(F_LIST, [t.b[atom], 1])
    if cost[COST_BASIC]:
        s.push(F_BASICS, [cost[COST_BASIC], -1])
    if s.journal is not None:
        s.note("log-pay", {}, "SWL-CARD-11", seat=seat)


def offer_basics(s: Position, seat: int, out: list[int]) -> None:
    """Every mix of basics that makes up a cost (SWL-GEN-7)."""
    t = s.t
    v = s.sheets[seat]
    need = s.stack[s.frame()]
    for i in range(len(t.mixes)):
        if t.mix_size[i] == need:
            mix = t.mixes[i]
            if v[WHEAT] >= mix[0] and v[WOOD] >= mix[1] and v[IRON] >= mix[2]:
                out.append(t.b_basics + i)


def answer_basics(s: Position, seat: int, mix: int) -> None:
    """Pay a mix of basics; a swap goes on with what it buys (SWL-GEN-7, SWL-FREE-8)."""
    t = s.t
    v = s.sheets[seat]
    action = s.stack[s.frame() + 1]
    s.drop()
    for i in range(3):
        v[WHEAT + i] -= t.mixes[mix][i]
    if action == t.swap:
        atom = t.rest[t.free_list[action]][0]
        s.push(F_SWAP_TAKE, [mix, t.amount[atom]])


def answer_swap(s: Position, seat: int, what: int) -> None:
    """Take what a swap buys (SWL-FREE-8)."""
    p = s.frame()
    gain(s, seat, WHEAT + what, 1)
    s.stack[p + 1] -= 1
    if s.stack[p + 1] == 0:
        s.drop()


# --- one of several lists -------------------------------------------------------------------------------


def offer_choose(s: Position, seat: int, out: list[int]) -> None:
    """The lists of which exactly one is carried out (SWL-Q-1)."""
    options = s.t.sub[s.stack[s.frame()]]
    for i in range(min(MOST_OPTIONS, len(options))):
        if list_possible(s, seat, options[i], 0):
            out.append(s.t.b_option + i)


def answer_choose(s: Position, seat: int, option: int) -> None:
    """Carry out the chosen list (SWL-Q-1)."""
    effects = s.t.sub[s.stack[s.frame()]][option]
    s.drop()
    perform(s, seat, effects, 1)
