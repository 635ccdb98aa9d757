"""What a position is worth: named terms in points that estimate a seat's final score.

Points already made count as they are. Everything else is an estimate of what it will still bring: incomes
times the income phases to come, pass abilities times the passes to come, stock and hand by what they buy, and
an action that is only half done by what is left of it (`pending`).
"""

from __future__ import annotations

from typing import Final

from magnate.games.sweetlands import rules_codes as c
from magnate.games.sweetlands.rules_areas import COST, SLOT, area_price
from magnate.games.sweetlands.rules_counts import tally
from magnate.games.sweetlands.rules_effects import count, ip_symbols, met
from magnate.games.sweetlands.rules_scoring import final_points, full_row, milestones_of
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.tables import Tables

TERMS: Final[list[str]] = [
    "points",
    "prosperity",
    "cities",
    "industry",
    "incomes",
    "stock",
    "hand",
    "land",
    "citizens",
    "skills",
    "goals",
    "pending",
]

# What a unit of stock is worth while it can still be spent: gold, wheat, wood, iron, diamond, disc.
STOCK: Final[list[float]] = [0.30, 0.55, 0.60, 0.75, 1.20, 1.60]
# How much of that remains in rounds 1 to 5 (place 0 is not used).
FADE: Final[list[float]] = [1.0, 1.0, 1.0, 0.95, 0.85, 0.55]
# What one unit of an effect is worth, by opcode from O_LAND to O_SKILL.
UNITS: Final[list[float]] = [2.60, 1.30, 4.50, 1.80, 1.48, 1.08, 1.74, 0.33, 1.20, 8.00]
# How many more of an item a seat may expect to gain in a whole round: tiles, rabbits, roads, properties, cards, IP.
GROWTH: Final[list[float]] = [4.16, 0.60, 2.20, 2.00, 0.80, 0.00]
# Other estimates, found by playing many games.
E_CARD: Final = 2.72  # a card in hand
E_LAST_CARD: Final = 1.92  # a card in hand in the last round
E_PROPERTY: Final = 6.0  # a property placed free of charge
E_PRICE: Final = 2.3  # the price of a property
E_BONUS: Final = 2.9  # an industry bonus
E_HALF: Final = 0.45  # half a step towards a better rate
E_TWO: Final = 0.15  # two steps towards it
E_KINDS: Final = 0.35  # kinds of property, per round
E_BUILT: Final = 0.5  # a property, for the cities to come
E_PAIR: Final = 0.45  # two kinds side by side, per pass
E_SPACE: Final = 0.35  # a space of the wagon or the locomotive
E_FOOD: Final = 0.4  # a space of the food marker
E_FOOD_ROUND: Final = 0.22  # the same, per round
E_PORT: Final = 2.16  # a port one hex away
E_PORT_FAR: Final = 1.06  # the same, for each hex more
E_SITE: Final = 0.5  # a site for a property
E_FRESH: Final = 0.75  # a fresh tile
E_TILE: Final = 0.25  # a tile on the map
E_ROAD: Final = 0.07  # a road on the map
E_PASS: Final = 1.1  # pass abilities, against what they pay now
E_AUTO: Final = 0.75  # automated cards, bonuses per round
E_FLIP: Final = 0.8  # flip tiles, uses per round
E_PERMANENT: Final = 2.2  # a permanent tile, per round
E_MILESTONE: Final = 4.5  # the way to a milestone
E_ROW: Final = 0.12  # the way to a full row
E_RABBIT: Final = 0.38  # a rabbit on the map
E_SYMBOL: Final = 0.4  # an IP symbol, per pass
E_INCOME: Final = 0.95  # an income to come, against stock in hand
E_DRAW: Final = 1.6  # a card to be drawn in an income phase
E_RABBIT_NEXT: Final = 1.5  # a rabbit that food and properties allow

# --- fixed estimates -----------------------------------------------------------------------------------------


def list_worth(s: Position, seat: int, effects: int, left: float) -> float:
    """What carrying out a list is worth about now."""
    t = s.t
    total = 0.0
    for atom in t.fixed[effects]:
        total += atom_worth(s, seat, atom, t.amount[atom], left)
    for atom in t.rest[effects]:
        total += atom_worth(s, seat, atom, t.amount[atom], left)
    return total


def atom_worth(s: Position, seat: int, atom: int, amount: int, left: float) -> float:
    """What an atom is worth about now; counts are read as they stand."""
    t = s.t
    op = t.op[atom]
    a = t.a[atom]
    if op == c.O_GAIN:
        return amount * thing_worth(a, left)
    if op == c.O_DRAW:
        return amount * E_CARD
    if c.O_LAND <= op <= c.O_SKILL:
        if op == c.O_ANY_INCOME:
            return amount * 0.6 * left
        return amount * UNITS[op - c.O_LAND]
    if op == c.O_PER:
        return (tally(s, seat, a) // t.b[atom]) * list_worth(s, seat, t.c[atom], left)
    if op == c.O_IF:
        if tally(s, seat, a) >= t.b[atom]:
            return list_worth(s, seat, t.c[atom], left)
        return 0.0
    if op == c.O_TIERS:
        steps = t.sub[atom]
        have = tally(s, seat, a)
        found = 0
        for i in range(0, len(steps), 2):
            if have >= steps[i]:
                found = steps[i + 1]
        return list_worth(s, seat, found, left)
    if op == c.O_PROPERTY:
        return amount * E_PROPERTY
    if op == c.O_BONUS:
        return amount * E_BONUS
    if op == c.O_WONDER:
        return 3.0
    if op == c.O_AUTOMATE:
        return 3.0
    if op == c.O_PAY:
        return 0.8
    if op == c.O_MIX:
        if t.a[atom]:
            return 1.9
        total = 0.0
        for part in t.sub[atom]:
            total += atom_worth(s, seat, part, t.amount[part], left)
        return total
    if op == c.O_SEQ:
        total = 0.0
        for effects in t.sub[atom]:
            total += list_worth(s, seat, effects, left)
        return total
    if op == c.O_SEARCH:
        return 2.5 * amount
    return 1.0


def thing_worth(what: int, left: float) -> float:
    """What one of a named thing is worth."""
    if what == c.VP:
        return 1.0
    if what == c.CP:
        return 2.0
    if what == c.IP:
        return 0.7
    if what <= c.DISC:
        return STOCK[what]
    if c.INCOME <= what < c.INCOME + 4:
        return STOCK[what - c.INCOME] * left
    if what == c.CUBE:
        return 0.0
    return 1.5


# --- the terms --------------------------------------------------------------------------------------------------


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    t = s.t
    v = s.sheets[seat]
    if v[c.WHO] < 0 or v[c.MAP] < 0:
        return [0.0] * len(TERMS)
    left = float(t.rounds - s.round)
    active = 0.0 if v[c.PASSED] or s.phase == c.P_UPKEEP else 1.0
    passes = left + active
    time = left + 0.5 * active
    due = left + income_due(s, seat)
    return [
        float(v[c.VP]),
        prosperity(s, v, time, passes),
        cities(s, v, left, passes),
        industry(t, v, time, passes),
        incomes(v, due),
        stock(s, v, left, active),
        hand(s, seat, left, active, due),
        land(s, v, time),
        citizens(s, seat, left, passes),
        skills(s, seat, left, passes, active),
        goals(s, seat, time),
        pending(s, seat, left) if s.actor == seat else 0.0,
    ]


def prosperity(s: Position, v: list[int], time: float, passes: float) -> float:
    """The tracks' rates on what their items will be at the end, half a step ahead counted half."""
    t = s.t
    total = 0.0
    for track in range(len(t.pros_item)):
        place = v[c.PROS + track]
        rates = t.pros_vp[track]
        lots = t.pros_per[track]
        rate = rates[place] / lots[place]
        if place < t.pros_length[track]:
            rate += E_HALF * (rates[place + 1] / lots[place + 1] - rate)
            if place + 2 <= t.pros_length[track]:
                rate += E_TWO * (rates[place + 2] / lots[place + 2] - rate)
        items = count(t, v, t.pros_item[track]) + GROWTH[track] * time
        if t.pros_item[track] == c.IP:
            items += ip_symbols(t, v) * passes
        total += rate * items
    return total


def cities(s: Position, v: list[int], left: float, passes: float) -> float:
    """City points, now and at the passes to come, and groups that are on the way to a city."""
    t = s.t
    each = float(t.vp_per_cp)
    if v[c.TENT + 1] >= t.tokens[1]:
        each += t.full_vp[1]
    table = t.city_tables[v[c.CITY_TABLE]]
    total = v[c.CP] * float(t.vp_per_cp)
    if v[c.CITY]:
        total += each * table[min(v[c.CITY], len(table)) - 1] * passes
    kinds = 0
    for kind in range(6):
        if v[c.KIND_AT + kind]:
            kinds += 1
    total += E_KINDS * left * min(kinds, 3) + E_BUILT * v[c.PROP] * (0.4 + 0.15 * left)
    return total + E_PAIR * passes * pairs(t, v)


def pairs(t: Tables, v: list[int]) -> int:
    """How many hexes have a property beside one of another kind, each pair of kinds counted once."""
    found = 0
    for kind in range(5):
        here = v[c.KIND_AT + kind]
        if here:
            around = 0
            cell = 0
            while here:
                if here & 1:
                    around |= t.near_at[cell]
                here >>= 1
                cell += 1
            for other in range(kind + 1, 6):
                if around & v[c.KIND_AT + other]:
                    found += 1
    return found


def industry(t: Tables, v: list[int], time: float, passes: float) -> float:
    """Places on the industry and food tracks, for what they open."""
    total = E_SPACE * v[c.WAGON] * (0.3 + 0.25 * time)
    if v[c.LOCO] >= 0:
        total += 1.5 * (0.2 + 0.2 * time) + E_SPACE * v[c.LOCO] * (0.3 + 0.25 * time)
    total += E_SYMBOL * ip_symbols(t, v) * passes
    gate = 0
    for place in range(v[c.WAGON], t.track_length + 1):
        if t.gate[place]:
            gate = place
            if v[c.LAB] < t.gate[place]:
                break
    total += 0.06 * gate * time
    total += v[c.FOOD] * (E_FOOD + E_FOOD_ROUND * time) + 0.6 * v[c.WOOD_CUT] * time
    return total + E_RABBIT_NEXT * rabbits_ahead(t, v) * min(1.0, time)


def rabbits_ahead(t: Tables, v: list[int]) -> int:
    """How many more rabbits the food marker and the properties already allow."""
    allowed = 0
    for need in t.rabbit_food:
        if v[c.FOOD] >= need:
            allowed += 1
    return max(0, min(allowed, v[c.PROP]) - v[c.RABBIT])


def income_due(s: Position, seat: int) -> float:
    """1 while this round's income is still to come, else 0."""
    if s.phase < c.P_INCOME:
        return 1.0
    if s.phase == c.P_INCOME:
        for place in range(s.at + 1, len(s.order)):
            if s.order[place] == seat:
                return 1.0
        if s.order[s.at] == seat and s.stack[-1] != c.F_AUTOMATE:
            return 1.0
    return 0.0


def incomes(v: list[int], due: float) -> float:
    """What the incomes will bring in the income phases to come."""
    total = 0.0
    for i in range(4):
        total += v[c.INCOME + i] * STOCK[i]
    return total * due * E_INCOME


def stock(s: Position, v: list[int], left: float, active: float) -> float:
    """Resources at what they can still buy; after the last pass only gold and diamonds count."""
    fade = FADE[s.round] if active else FADE[min(s.round + 1, 5)] * 0.96
    if left == 0.0 and not active:
        return v[c.GOLD] / s.t.gold_per_vp + float(v[c.DIAMOND] * s.t.vp_per_diamond)
    total = 0.0
    for i in range(c.DIAMOND):
        much = float(v[i])
        if much > 14.0:
            much = 14.0 + 0.5 * (much - 14.0)
        total += STOCK[i] * much * fade
    total += v[c.DIAMOND] * (STOCK[c.DIAMOND] if v[c.DIAMOND] <= 4 else 1.2)
    if active:
        total += v[c.DISC] * STOCK[c.DISC]
    return total


def hand(s: Position, seat: int, left: float, active: float, due: float) -> float:
    """Cards: each is an action or a citizen this round; one is kept over the end of it, new ones come."""
    cards = float(len(s.hands[seat]))
    if not active:
        cards = min(1.0, cards) if left else 0.0
    worth = E_CARD if left else E_LAST_CARD
    return worth * cards + E_DRAW * due * (s.t.draw_later + s.sheets[seat][c.ZONES])


def land(s: Position, v: list[int], time: float) -> float:
    """Ports reached and nearly reached, sites for properties, fresh tiles, roads ahead."""
    t = s.t
    total = float(t.port_points[min(v[c.PORT], len(t.port_points) - 1)])
    if time > 0.0:
        total += ports_ahead(t, v) * min(1.0, 0.35 + 0.25 * time)
    free = (v[c.FLIPPED_AT] | t.capital_at[v[c.MAP]]) & ~v[c.PROP_AT]
    total += E_SITE * min(bits(free), 4) * min(1.0, time)
    fresh = v[c.TILES_AT] & ~v[c.FLIPPED_AT]
    total += E_FRESH * bits(fresh) * min(1.0, time)
    zones = t.zone_at[v[c.MAP]]
    for zone in range(t.cells):
        if zones >> zone & 1:
            if v[c.TILES_AT] & t.near_at[zone]:
                total += 0.5 * time
            if v[c.ROADED_AT] >> zone & 1:
                total += 0.7 * time
    return total + E_TILE * v[c.LAND] + E_ROAD * v[c.ROAD]


def ports_ahead(t: Tables, v: list[int]) -> float:
    """What the ports without a tile promise, by how many hexes away they are."""
    number = v[c.MAP]
    held = v[c.TILES_AT] | t.capital_at[number]
    total = 0.0
    for hexes in t.ways_to_port[number]:
        if held & hexes[0]:
            continue
        worth = E_PORT
        for away in range(1, len(hexes)):
            if held & hexes[away]:
                total += worth
                break
            worth *= E_PORT_FAR
    return total


def bits(mask: int) -> int:
    """How many cells a mask has."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def citizens(s: Position, seat: int, left: float, passes: float) -> float:
    """Pass cards at the passes to come, automated cards at the bonuses to come, badges."""
    t = s.t
    v = s.sheets[seat]
    total = 0.0
    for card in s.fronts[seat]:
        if t.card_pass[card]:
            total += E_PASS * passes * list_worth(s, seat, t.card_pass[card], left) + 0.4 * left
    for column in range(3):
        size = v[c.COLUMN_SIZE + column]
        for place in range(size):
            worth = list_worth(s, seat, t.card_auto[v[c.COLUMN + 3 * column + place]], left)
            total += worth * E_AUTO * (left + 0.3)
    total += 0.3 * v[c.BADGE + t.brownie] * left
    return total + 0.2 * v[c.AUTO] * left


def skills(s: Position, seat: int, left: float, passes: float, active: float) -> float:
    """Skill tiles: pass tiles at the passes to come, flip tiles each round, the rest by what they promise."""
    t = s.t
    v = s.sheets[seat]
    total = 0.0
    for tile in range(t.skills):
        face = v[c.SKILL + tile]
        if face:
            if t.skill_pass[tile]:
                total += passes * (0.6 + E_PASS * list_worth(s, seat, t.skill_pass[tile], left))
            elif t.has_flip[tile]:
                uses = left + (active if face == 1 else 0.0)
                total += uses * E_FLIP * list_worth(s, seat, t.skill_flip[tile], left)
            elif not t.skill_now[tile]:
                total += E_PERMANENT * (left + 0.4 * active)
    return total + 0.15 * v[c.SKILLS]


def goals(s: Position, seat: int, time: float) -> float:
    """Milestones, final tiles, full rows, the clock, and the way towards each of them."""
    t = s.t
    v = s.sheets[seat]
    total = float(t.milestone_points * milestones_of(s, seat))
    for tile in range(len(t.milestone_ids)):
        if s.mile_side[tile] >= 0 and s.mile_owner[tile] == c.NOBODY:
            needs = t.milestone_needs[tile][s.mile_side[tile]]
            part = count(t, v, needs[0]) / needs[1]
            if part >= 1.0:
                total += 8.0
            elif time > 0.0:
                total += E_MILESTONE * part * part
    total += final_points(s, seat) * (0.9 if time <= 0.5 else 0.5)
    for kind in range(3):
        total += full_row(s, seat, kind)
        if time > 0.0:
            built = v[c.TENT + kind]
            total += E_ROW * built * built
    if v[c.CLOCK]:
        total += 1.6 * time
        for effects in (t.pass_step[v[c.WHO]][1], t.after_ip[v[c.WHO]][1]):
            total += list_worth(s, seat, effects, 0.0) * time
    elif v[c.WONDER]:
        total += 2.0 * min(1.0, time)
        if met(t, v, t.clock_needs[v[c.WHO]]):
            total += 2.0 * min(1.0, time)
    return total + E_RABBIT * v[c.RABBIT]


# --- work in progress ---------------------------------------------------------------------------------------------


def pending(s: Position, seat: int, left: float) -> float:
    """What is still to come of the effects on the stack, less what is still to be paid for them."""
    stack = s.stack
    end = len(stack)
    total = 0.0
    while end > 0:
        kind = stack[end - 1]
        size = stack[end - 2]
        p = end - 2 - size
        if kind == c.F_UNITS:
            total += units_worth(stack, p, size, left)
        elif kind == c.F_BATCH:
            for i in range(p, p + size):
                total += atom_worth(s, seat, stack[i] // c.ITEM, stack[i] % c.ITEM, left)
        elif kind == c.F_PROPERTY:
            left_over = stack[end - 7]
            total += property_worth(s, seat, left_over, stack[end - 3] >= 0, stack[end - 5] < 0)
            for i in range(p, end - 7):
                total += list_worth(s, seat, stack[i], left)
        elif kind == c.F_AREA:
            total += area_worth(s, seat, stack[p], stack[p + 1], stack[p + 2], left)
        elif kind == c.F_LIST:
            total += stack[p + 1] * list_worth(s, seat, stack[p], left)
        elif kind == c.F_BONUS:
            total += E_BONUS
        elif kind == c.F_SPECIAL:
            total += 3.0
        elif kind == c.F_PAY:
            total += 0.6
        elif kind == c.F_AFTER_CARD:
            total += 0.4
        elif kind == c.F_DISCARD:
            total -= E_CARD * stack[p]
        end = p
    return total + E_BONUS * len(s.queue)


def units_worth(stack: list[int], p: int, size: int, left: float) -> float:
    """What the units of a frame are worth."""
    best = 0.0
    total = 0.0
    for i in range(p + 2, p + size, 3):
        op = stack[i]
        each = 0.6 * left if op == c.O_ANY_INCOME else UNITS[op - c.O_LAND]
        total += each * stack[i + 1]
        best = max(best, each)
    return best if stack[p + 1] == 1 else total


def property_worth(s: Position, seat: int, number: int, chosen: bool, free: bool) -> float:
    """What properties still to be placed are worth; one already paid for counts in full."""
    v = s.sheets[seat]
    open_sites = bits((v[c.FLIPPED_AT] | s.t.capital_at[v[c.MAP]]) & ~v[c.PROP_AT])
    each = E_PROPERTY if free else E_PROPERTY - E_PRICE
    worth = each * min(number, open_sites)
    return worth + (E_PRICE if chosen and not free else 0.0)


def area_worth(s: Position, seat: int, area: int, stage: int, cards: int, left: float) -> float:
    """What an area is worth that has been begun: its effect, less cards and cost still to be paid."""
    t = s.t
    worth = list_worth(s, seat, t.area_list[area], left)
    if t.op[t.rest[t.area_list[area]][0]] == c.O_PROPERTY if t.rest[t.area_list[area]] else False:
        worth -= 2.0 * E_PRICE
    if stage == SLOT:
        worth -= E_CARD * cards
    if stage <= COST:
        cost = area_price(s, seat, area)
        fade = FADE[s.round]
        for i in range(c.DIAMOND + 1):
            worth -= cost[i] * STOCK[i] * fade
    return worth
