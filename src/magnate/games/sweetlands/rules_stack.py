"""Unfinished work: batches of items, unit effects, properties, industry bonuses, payments, searches.

Every frame kind has up to three functions side by side: `step_X` says whether a question is to be put
(True) after leading on what needs none, `offer_X` lists the answers, `answer_X` carries one out.
"""

from __future__ import annotations

from magnate.games.sweetlands.rules_cards import (
    automate,
    automates_later,
    can_draw,
    columns_for,
    discard,
    draw,
    has_room,
    lay_in_front,
    shuffle_deck,
    spare_cards,
)
from magnate.games.sweetlands.rules_effects import batch, collect, colour_sum, count, fire, gain
from magnate.games.sweetlands.rules_map import (
    feast,
    flip_tile,
    lay_road,
    place_property,
    place_rabbit,
    place_tile,
    rabbit_possible,
    sites,
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
    wonder,
)
from magnate.games.sweetlands.state import (
    F_AFTER_CARD,
    F_AUTOMATE,
    F_BASICS,
    F_BONUS,
    F_CHOOSE,
    F_COLOUR,
    F_COLUMN,
    F_COPY,
    F_DISCARD,
    F_LIST,
    F_PAY,
    F_PRESENT,
    F_PROPERTY,
    F_SEARCH,
    F_SPECIAL,
    F_SWAP_TAKE,
    F_UNITS,
    Position,
)
from magnate.games.sweetlands.tables import (
    ANY_COLUMN,
    BASICS,
    CITY_TABLE,
    COLUMN,
    COLUMN_SIZE,
    COLUMNS,
    COST_BASIC,
    DIAMOND,
    E_BONUS,
    E_PLAY,
    FLIPPED_AT,
    INCOME,
    IRON,
    ITEM,
    K_LAB,
    K_STORE,
    LAB,
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
    STORES,
    T_SPECIAL,
    TENT,
    TILES_AT,
    WHEAT,
    WHO,
    WONDER,
    WOOD,
)

# How a unit effect binds its owner: may stop at once, must do one unit, must do all.
OPTIONAL = 0
FIRST = 1
ALL = 2

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


# --- costs --------------------------------------------------------------------------------------------------


def payable(v: list[int], cost: list[int]) -> bool:
    """Whether the resources of a cost are at hand; basics of any kind come on top (SWL-GEN-6 to SWL-GEN-8)."""
    for i in range(DIAMOND + 1):
        if v[i] < cost[i]:
            return False
    need = cost[COST_BASIC]
    if need == 0:
        return True
    return v[WHEAT] + v[WOOD] + v[IRON] - cost[WHEAT] - cost[WOOD] - cost[IRON] >= need


def charge(v: list[int], cost: list[int], sign: int) -> None:
    """Take the named resources of a cost, or give them back with sign -1 (SWL-GEN-6)."""
    for i in range(DIAMOND + 1):
        v[i] -= sign * cost[i]


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


def perform(s: Position, seat: int, effects: int, times: int) -> None:
    """Carry out a list now: fixed atoms at once, the rest as a batch (SWL-Q-3)."""
    if effects == 0 or times == 0:
        return
    later: list[int] = []
    collect(s, seat, effects, times, later)
    batch(s, later)


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


def offer_cells(mask: int, base: int, out: list[int]) -> None:
    """The cells of a mask as choices (SWL-DEC-6)."""
    cell = base
    while mask:
        if mask & 1:
            out.append(cell)
        mask >>= 1
        cell += 1


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


# --- properties -----------------------------------------------------------------------------------------------


def kind_cost(s: Position, seat: int, kind: int) -> int:
    """The cost of the next property of a kind, -1 when none is left (SWL-PROP-9, SWL-PROP-15, SWL-PROP-18)."""
    t = s.t
    v = s.sheets[seat]
    if kind < K_LAB:
        row = v[TENT + kind]
        return t.row_cost[row] if row < t.tokens[kind] else -1
    if kind == K_LAB:
        return t.lab_cost[v[LAB]] if v[LAB] < t.tokens[K_LAB] else -1
    return -1 if v[STORES + kind - K_STORE] else t.store_cost[kind - K_STORE]


def kind_payable(s: Position, seat: int, kind: int, cut: int) -> bool:
    """Whether a property of a kind is left and can be paid; `cut` -1 means free of charge.

    SWL-PROP-5, SWL-PROP-21, SWL-PROP-22, SWL-PROP-26.
    """
    number = kind_cost(s, seat, kind)
    if number < 0:
        return False
    if cut < 0:
        return True
    v = s.sheets[seat]
    cost = s.t.costs[number]
    if v[WOOD] < cost[WOOD] - cut:
        return False
    for i in range(DIAMOND + 1):
        if i != WOOD and v[i] < cost[i]:
            return False
    return True


def property_possible(s: Position, seat: int, priced: int, cut: int) -> bool:
    """Whether a property can be placed at all (SWL-PROP-25, SWL-AREA-7)."""
    if sites(s, seat) == 0:
        return False
    for kind in range(7):
        if kind_payable(s, seat, kind, cut if priced else -1):
            return True
    return False


def step_property(s: Position, seat: int) -> bool:
    """Ask for a kind, then for its hex; after the last one the heir board pays out (SWL-PROP-8, SWL-Q-5)."""
    stack = s.stack
    end = len(stack) - 2
    if stack[end - 1] >= 0:
        return True
    if stack[end - 5] > 0 and stack[end - 2] & ~s.sheets[seat][PROP_AT]:
        for kind in range(7):
            if kind_payable(s, seat, kind, stack[end - 3]):
                return True
    finish_property(s, seat)
    return False


def finish_property(s: Position, seat: int) -> None:
    """All heir board bonuses of the effect become one batch (SWL-PROP-8, SWL-Q-5)."""
    p = s.frame()
    waiting = s.stack[p : len(s.stack) - 7]
    s.drop()
    later: list[int] = []
    for effects in waiting:
        collect(s, seat, effects, 1, later)
    batch(s, later)


def offer_property(s: Position, seat: int, out: list[int]) -> None:
    """Kinds that can be taken, or hexes for the one taken (SWL-PROP-1 to SWL-PROP-4)."""
    t = s.t
    stack = s.stack
    end = len(stack) - 2
    if stack[end - 1] >= 0:
        offer_cells(stack[end - 2] & ~s.sheets[seat][PROP_AT], t.b_site, out)
        return
    for kind in range(7):
        if kind_payable(s, seat, kind, stack[end - 3]):
            out.append(t.b_build + kind)
    if stack[end - 4] == OPTIONAL:
        out.append(t.b_stop)


def answer_property(s: Position, seat: int, choice: int) -> None:
    """Take and pay a property, then place it (SWL-PROP-5, SWL-PROP-6, SWL-PROP-12, SWL-PROP-17, SWL-PROP-20)."""
    t = s.t
    v = s.sheets[seat]
    stack = s.stack
    end = len(stack) - 2
    if choice == t.b_stop:
        finish_property(s, seat)
        return
    if choice < t.b_site:
        kind = choice - t.b_build
        stack[end - 1] = kind
        cut = stack[end - 3]
        if cut >= 0:
            cost = t.costs[kind_cost(s, seat, kind)]
            charge(v, cost, 1)
            v[WOOD] += min(cut, cost[WOOD])
        return
    kind = stack[end - 1]
    if kind < K_LAB:
        bonus = t.row_list[v[WHO]][kind][v[TENT + kind]]
    else:
        bonus = 0 if kind == K_LAB else t.store_list[kind - K_STORE]
    frame = [stack[end - 5] - 1, OPTIONAL, stack[end - 3], stack[end - 2], -1]
    waiting = stack[s.frame() : end - 5]
    if bonus:
        waiting.append(bonus)
    s.drop()
    s.push(F_PROPERTY, waiting + frame)
    later: list[int] = []
    store = kind - K_STORE if kind >= K_STORE else -1
    place_property(s, seat, min(kind, K_STORE), store, choice - t.b_site, later)
    batch(s, later)


# --- industry bonuses -------------------------------------------------------------------------------------------


def gain_bonus(s: Position, seat: int, column: int) -> None:
    """Gain an industry bonus: it starts at once, or waits while another runs (SWL-BON-3, SWL-BON-6, SWL-Q-6)."""
    later: list[int] = []
    fire(s, seat, E_BONUS, later)
    if s.running:
        s.queue.append(column)
        if s.journal is not None:
            s.note("log-bonus-waits", {}, "SWL-BON-3", seat=seat)
    else:
        s.running = 1
        s.push(F_BONUS, [column, 0])
    batch(s, later)


def step_bonus(s: Position, seat: int) -> bool:
    """The printed ability, then each card from top to bottom, then the next in the queue.

    SWL-BON-1, SWL-BON-4, SWL-BON-5, SWL-BON-7, SWL-BON-8, SWL-Q-7, SWL-Q-8.
    """
    t = s.t
    v = s.sheets[seat]
    stack = s.stack
    p = s.frame()
    column = stack[p]
    place = stack[p + 1]
    if column == ANY_COLUMN:
        return True
    if place == 0:
        stack[p + 1] = 1
        if s.journal is not None:
            s.note("log-bonus", {"column": f"@column-{COLUMNS[column]}"}, "SWL-BON-1", seat=seat)
        perform(s, seat, t.printed[v[WHO]][column], 1)
    elif place <= v[COLUMN_SIZE + column]:
        stack[p + 1] = place + 1
        perform(s, seat, t.card_auto[v[COLUMN + 3 * column + place - 1]], 1)
    elif s.queue:
        stack[p] = s.queue[0]
        stack[p + 1] = 0
        del s.queue[0]
    else:
        s.running = 0
        s.drop()
    return False


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


# --- cards of the hand --------------------------------------------------------------------------------------------


def answer_discard(s: Position, seat: int, card: int) -> None:
    """Discard one of the cards asked for (SWL-HAND-2)."""
    discard(s, seat, card)
    p = s.frame()
    s.stack[p] -= 1
    if s.stack[p] == 0:
        s.drop()


def step_automate(s: Position, seat: int) -> bool:
    """Ask for a card to automate from the hand while one may leave it (SWL-AUTO-9, SWL-AUTO-10)."""
    p = s.frame()
    if s.stack[p] > 0 and (s.stack[p + 1] or (spare_cards(s, seat) > 0 and has_room(s, seat))):
        return True
    s.drop()
    return False


def offer_automate(s: Position, seat: int, out: list[int]) -> None:
    """Cards that fit a column; where it is compulsory, only so that the rest can follow (SWL-CHR-CARMEN-1)."""
    p = s.frame()
    after = s.stack[p] - 1 if s.stack[p + 1] else 0
    for card in s.hands[seat]:
        for column in columns_for(s, seat, card):
            if automates_later(s, seat, card, column, after):
                out.append(s.t.b_from_hand + card)
                break
    if not s.stack[p + 1]:
        out.append(s.t.b_stop)


def answer_automate(s: Position, seat: int, choice: int) -> None:
    """Automate a card of the hand without cost and without its immediate ability (SWL-AUTO-9, SWL-CHR-SENA-4)."""
    if choice == s.t.b_stop:
        s.drop()
        return
    p = s.frame()
    s.stack[p] -= 1
    after = s.stack[p] if s.stack[p + 1] else 0
    card = choice - s.t.b_from_hand
    columns = [c for c in columns_for(s, seat, card) if automates_later(s, seat, card, c, after)]
    lay_in_front(s, seat, card)
    if len(columns) == 1:
        automate(s, seat, card, columns[0])
    else:
        s.push(F_COLUMN, [card, after])


def offer_column(s: Position, seat: int, out: list[int]) -> None:
    """The columns a joker can go to (SWL-AUTO-3, SWL-CHR-CARMEN-2)."""
    p = s.frame()
    v = s.sheets[seat]
    after = s.stack[p + 1]
    for column in columns_for(s, seat, s.stack[p]):
        v[COLUMN_SIZE + column] += 1
        if after == 0 or s.can_automate(seat, after):
            out.append(s.t.b_automate + column)
        v[COLUMN_SIZE + column] -= 1


def answer_column(s: Position, seat: int, column: int) -> None:
    """Put a joker into its column (SWL-AUTO-3)."""
    card = s.stack[s.frame()]
    s.drop()
    automate(s, seat, card, column)


def step_after_card(s: Position, seat: int) -> bool:
    """After its ability the card just played may be automated (SWL-CARD-7, SWL-AUTO-1, SWL-AUTO-8)."""
    v = s.sheets[seat]
    card = s.stack[s.frame()]
    if v[DIAMOND] >= s.t.automate_diamonds and columns_for(s, seat, card):
        return True
    s.drop()
    return False


def answer_after_card(s: Position, seat: int, choice: int) -> None:
    """Automate the card for a diamond, or leave it in front (SWL-AUTO-1, SWL-CARD-7)."""
    card = s.stack[s.frame()]
    s.drop()
    if choice != s.t.b_stop:
        s.sheets[seat][DIAMOND] -= s.t.automate_diamonds
        automate(s, seat, card, choice - s.t.b_automate)


def play(s: Position, seat: int, card: int) -> None:
    """A card comes into play: events, its immediate ability, the chance to automate it.

    SWL-CARD-4, SWL-CARD-8, SWL-CHR-SENA-2.
    """
    t = s.t
    lay_in_front(s, seat, card)
    if s.journal is not None:
        s.note("log-play", {"card": f"@card-{t.card_ids[card]}"}, "SWL-CARD-1", seat=seat)
    s.push(F_AFTER_CARD, [card])
    later: list[int] = []
    fire(s, seat, E_PLAY, later)
    collect(s, seat, t.card_now[card], 1, later)
    batch(s, later)


# --- searching the deck ---------------------------------------------------------------------------------------------


def start_search(s: Position, seat: int, wanted: int, number: int, plays: int) -> None:
    """Look through the deck, which the seat now knows (SWL-CARD-13, SWL-HID-7, SWL-CHR-SAKURA-4)."""
    fits = s.t.filters[wanted]
    found = 0
    for card in s.deck:
        found += fits[card]
    s.learn(seat, s.deck)
    s.reveals += 1
    if s.journal is not None:
        s.note("log-search", {"n": min(number, found)}, "SWL-CARD-13", seat=seat)
    s.push(F_SEARCH, [wanted, min(number, found), plays, 0])


def step_search(s: Position, seat: int) -> bool:
    """Ask for each card; then shuffle, and play what may be played (SWL-CHR-SAKURA-3, SWL-CHR-SAKURA-4)."""
    p = s.frame()
    if s.stack[p + 1] > 0:
        return True
    plays = s.stack[p + 2]
    found = s.stack[p + 3]
    s.drop()
    shuffle_deck(s)
    if plays and found:
        s.push(F_PRESENT, [found, min(plays, found)])
    return False


def offer_search(s: Position, out: list[int]) -> None:
    """The cards of the deck that fit, in the order of their numbers (SWL-CARD-13)."""
    fits = s.t.filters[s.stack[s.frame()]]
    for card in sorted(s.deck):
        if fits[card]:
            out.append(s.t.b_find + card)


def answer_search(s: Position, seat: int, card: int) -> None:
    """Take a card out of the deck; the others know only that it fits (SWL-CARD-13, SWL-HID-7)."""
    p = s.frame()
    s.stack[p + 1] -= 1
    s.stack[p + 3] += 1
    s.deck.remove(card)
    hand = s.hands[seat]
    tags = s.tags[seat]
    s.tags[seat] = tags + [0] * (len(hand) - len(tags)) + [s.stack[p] + 1]
    hand.append(card)
    if s.journal is not None:
        name = f"@card-{s.t.card_ids[card]}"
        s.note("log-found", {"card": name}, "SWL-CARD-13", only=seat, seat=seat)


def offer_present(s: Position, seat: int, out: list[int]) -> None:
    """The cards just found, one of which is played free (SWL-CHR-SAKURA-3)."""
    hand = s.hands[seat]
    for card in hand[len(hand) - s.stack[s.frame()] :]:
        out.append(s.t.b_present + card)


def answer_present(s: Position, seat: int, card: int) -> None:
    """Play a card just found without cost (SWL-CHR-SAKURA-3)."""
    p = s.frame()
    s.stack[p] -= 1
    s.stack[p + 1] -= 1
    if s.stack[p + 1] == 0:
        s.drop()
    play(s, seat, card)


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


def city_table(s: Position, seat: int) -> list[int]:
    """The city points a seat's cities earn (SWL-PASS-3, SWL-CHR-LOTUS-2)."""
    return s.t.city_tables[s.sheets[seat][CITY_TABLE]]
