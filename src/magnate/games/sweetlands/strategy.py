"""What a position is worth: named terms in points that estimate a seat's final score.

Points already made count as they are. Everything else is an estimate of what it will still bring: incomes
times the income phases to come, pass abilities times the passes to come, stock and hand by what they buy, and
an action that is only half done by what is left of it (`pending`).
"""

from __future__ import annotations

from typing import Final

from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_areas import area_price
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

# What is tuned: the figures by which the terms judge, with the values they were first written with. The places below
# name them in the row `Game.constants`, which `weights.toml` may fill with others.
CONSTANTS: Final = {
    # what a unit of stock is worth while it can still be spent
    "stock-gold": 0.3, "stock-wheat": 0.55, "stock-wood": 0.6, "stock-iron": 0.75,
    "stock-diamond": 1.2, "stock-disc": 1.6,
    # how much of that remains in rounds 1 to 5
    "fade-1": 1.0, "fade-2": 1.0, "fade-3": 0.95, "fade-4": 0.85, "fade-5": 0.55,
    # what one unit of an effect is worth, by opcode from O_LAND to O_SKILL
    "unit-land": 2.6, "unit-road": 1.3, "unit-rabbit": 4.5, "unit-flip": 1.8,
    "unit-industry": 1.48, "unit-food": 1.08, "unit-pros": 1.74,
    "unit-take": 0.33, "unit-any-income": 1.2, "unit-skill": 8.0,
    # how many more of an item a seat may expect to gain in a whole round
    "growth-tiles": 4.16, "growth-rabbits": 0.6, "growth-roads": 2.2, "growth-properties": 2.0,
    "growth-cards": 0.8, "growth-points": 0.0,
    "card": 2.72,  # a card in hand
    "last-card": 1.92,  # a card in hand in the last round
    "property": 6.0,  # a property placed free of charge
    "price": 2.3,  # the price of a property
    "bonus": 2.9,  # an industry bonus
    "half": 0.45,  # half a step towards a better rate
    "two": 0.15,  # two steps towards it
    "kinds": 0.35,  # kinds of property, per round
    "built": 0.5,  # a property, for the cities to come
    "built-now": 0.4,  # the share of that at once
    "built-round": 0.15,  # and per round
    "pair": 0.45,  # two kinds side by side, per pass
    "space": 0.35,  # a space of the wagon or the locomotive
    "space-now": 0.3,  # the share of that at once
    "space-round": 0.25,  # and per round
    "locomotive": 1.5,  # the locomotive, once it runs
    "locomotive-now": 0.2,  # the share of that at once
    "locomotive-round": 0.2,  # and per round
    "gate": 0.06,  # the gate that is open, per space and round
    "food": 0.4,  # a space of the food marker
    "food-round": 0.22,  # the same, per round
    "wood-cut": 0.6,  # wood cut, per round
    "rabbit-next": 1.5,  # a rabbit that food and properties allow
    "symbol": 0.4,  # an IP symbol, per pass
    "port": 2.16,  # a port one hex away
    "port-far": 1.06,  # the same, for each hex more
    "port-now": 0.35,  # the share of that at once
    "port-round": 0.25,  # and per round
    "site": 0.5,  # a site for a property
    "fresh": 0.75,  # a fresh tile
    "zone-near": 0.5,  # a zone beside an own tile, per round
    "zone-road": 0.7,  # a zone with a road, per round
    "tile": 0.25,  # a tile on the map
    "road": 0.07,  # a road on the map
    "pass": 1.1,  # pass abilities, against what they pay now
    "pass-card": 0.4,  # a pass card besides, per round
    "auto": 0.75,  # automated cards, bonuses per round
    "auto-now": 0.3,  # and those of the last round
    "auto-row": 0.2,  # an automated card besides, per round
    "badge": 0.3,  # a brownie badge, per round
    "flip": 0.8,  # flip tiles, uses per round
    "permanent": 2.2,  # a permanent tile, per round
    "permanent-now": 0.4,  # the share of a round it still has in this one
    "pass-skill": 0.6,  # a pass tile besides, per pass
    "skill": 0.15,  # a skill tile besides
    "milestone": 4.5,  # the way to a milestone
    "milestone-met": 8.0,  # a milestone whose needs are met
    "final": 0.5,  # final tiles as they stand
    "final-last": 0.9,  # the same when little time is left
    "row": 0.12,  # the way to a full row
    "clock": 1.6,  # the clock, per round
    "wonder": 2.0,  # a wonder without a clock
    "wonder-met": 2.0,  # the same, when the clock's needs are met
    "rabbit": 0.38,  # a rabbit on the map
    "income": 0.95,  # an income to come, against stock in hand
    "any-income": 0.6,  # an income of one's choice, per round
    "draw": 1.6,  # a card to be drawn in an income phase
    "kept": 0.96,  # stock kept over a round
    "heap": 14.0,  # what is more than this of one kind
    "heap-rest": 0.5,  # counts by this share
    "diamond-rest": 1.2,  # a diamond beyond the fourth
    "wonder-now": 3.0,  # a wonder symbol to be used
    "automate": 3.0,  # a card to be automated
    "pay": 0.8,  # a payment that may be made
    "mix": 1.9,  # a choice among effects
    "search": 2.5,  # a card searched for
    "city-point": 2.0,  # a city point gained
    "industry-point": 0.7,  # an industry point gained
    "thing": 1.5,  # anything else gained
    "effect": 1.0,  # any other effect
    "special": 3.0,  # a special step that waits
    "pay-now": 0.6,  # a payment that waits
    "after-card": 0.4,  # what follows a card
    "card-use": 0.0,  # the share of what a card in hand would bring when played, less its price
    # how much more a term counts for each round that is left beyond two
    "tilt-prosperity": 0.0, "tilt-cities": 0.0, "tilt-industry": 0.0,
    "tilt-hand": 0.0, "tilt-land": 0.0, "tilt-citizens": 0.0, "tilt-skills": 0.0,
}  # fmt: skip
STOCK: Final = 0
FADE: Final = 6
UNITS: Final = 11
GROWTH: Final = 21
E_CARD: Final = 27
E_LAST_CARD: Final = 28
E_PROPERTY: Final = 29
E_PRICE: Final = 30
E_BONUS: Final = 31
E_HALF: Final = 32
E_TWO: Final = 33
E_KINDS: Final = 34
E_BUILT: Final = 35
E_BUILT_NOW: Final = 36
E_BUILT_ROUND: Final = 37
E_PAIR: Final = 38
E_SPACE: Final = 39
E_SPACE_NOW: Final = 40
E_SPACE_ROUND: Final = 41
E_LOCOMOTIVE: Final = 42
E_LOCOMOTIVE_NOW: Final = 43
E_LOCOMOTIVE_ROUND: Final = 44
E_GATE: Final = 45
E_FOOD: Final = 46
E_FOOD_ROUND: Final = 47
E_WOOD_CUT: Final = 48
E_RABBIT_NEXT: Final = 49
E_SYMBOL: Final = 50
E_PORT: Final = 51
E_PORT_FAR: Final = 52
E_PORT_NOW: Final = 53
E_PORT_ROUND: Final = 54
E_SITE: Final = 55
E_FRESH: Final = 56
E_ZONE_NEAR: Final = 57
E_ZONE_ROAD: Final = 58
E_TILE: Final = 59
E_ROAD: Final = 60
E_PASS: Final = 61
E_PASS_CARD: Final = 62
E_AUTO: Final = 63
E_AUTO_NOW: Final = 64
E_AUTO_ROW: Final = 65
E_BADGE: Final = 66
E_FLIP: Final = 67
E_PERMANENT: Final = 68
E_PERMANENT_NOW: Final = 69
E_PASS_SKILL: Final = 70
E_SKILL: Final = 71
E_MILESTONE: Final = 72
E_MILESTONE_MET: Final = 73
E_FINAL: Final = 74
E_FINAL_LAST: Final = 75
E_ROW: Final = 76
E_CLOCK: Final = 77
E_WONDER: Final = 78
E_WONDER_MET: Final = 79
E_RABBIT: Final = 80
E_INCOME: Final = 81
E_ANY_INCOME: Final = 82
E_DRAW: Final = 83
E_KEPT: Final = 84
E_HEAP: Final = 85
E_HEAP_REST: Final = 86
E_DIAMOND_REST: Final = 87
E_WONDER_NOW: Final = 88
E_AUTOMATE: Final = 89
E_PAY: Final = 90
E_MIX: Final = 91
E_SEARCH: Final = 92
E_CITY_POINT: Final = 93
E_INDUSTRY_POINT: Final = 94
E_THING: Final = 95
E_EFFECT: Final = 96
E_SPECIAL: Final = 97
E_PAY_NOW: Final = 98
E_AFTER_CARD: Final = 99
E_CARD_USE: Final = 100
T_PROSPERITY: Final = 101
T_CITIES: Final = 102
T_INDUSTRY: Final = 103
T_HAND: Final = 104
T_LAND: Final = 105
T_CITIZENS: Final = 106
T_SKILLS: Final = 107

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
    p = s.game.constants
    t = s.t
    op = t.op[atom]
    a = t.a[atom]
    if op == c.O_GAIN:
        return amount * thing_worth(p, a, left)
    if op == c.O_DRAW:
        return amount * p[E_CARD]
    if c.O_LAND <= op <= c.O_SKILL:
        if op == c.O_ANY_INCOME:
            return amount * p[E_ANY_INCOME] * left
        return amount * p[UNITS + op - c.O_LAND]
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
        return amount * p[E_PROPERTY]
    if op == c.O_BONUS:
        return amount * p[E_BONUS]
    if op == c.O_WONDER:
        return p[E_WONDER_NOW]
    if op == c.O_AUTOMATE:
        return p[E_AUTOMATE]
    if op == c.O_PAY:
        return p[E_PAY]
    if op == c.O_MIX:
        if t.a[atom]:
            return p[E_MIX]
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
        return p[E_SEARCH] * amount
    return p[E_EFFECT]


def thing_worth(p: list[float], what: int, left: float) -> float:
    """What one of a named thing is worth."""
    if what == c.VP:
        return 1.0
    if what == c.CP:
        return p[E_CITY_POINT]
    if what == c.IP:
        return p[E_INDUSTRY_POINT]
    if what <= c.DISC:
        return p[STOCK + what]
    if c.INCOME <= what < c.INCOME + 4:
        return p[STOCK + what - c.INCOME] * left
    if what == c.CUBE:
        return 0.0
    return p[E_THING]


# --- the terms --------------------------------------------------------------------------------------------------


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    p = s.game.constants
    t = s.t
    v = s.sheets[seat]
    if v[c.WHO] < 0 or v[c.MAP] < 0:
        return [0.0] * len(TERMS)
    left = float(t.rounds - s.round)
    active = 0.0 if v[c.PASSED] or s.phase == c.P_UPKEEP else 1.0
    passes = left + active
    time = left + 0.5 * active
    due = left + income_due(s, seat)
    early = left - 2.0
    return [
        float(v[c.VP]),
        prosperity(s, v, time, passes) * (1.0 + p[T_PROSPERITY] * early),
        cities(s, v, left, passes) * (1.0 + p[T_CITIES] * early),
        industry(s, v, time, passes) * (1.0 + p[T_INDUSTRY] * early),
        incomes(p, v, due),
        stock(s, v, left, active),
        hand(s, seat, left, active, due) * (1.0 + p[T_HAND] * early),
        land(s, v, time) * (1.0 + p[T_LAND] * early),
        citizens(s, seat, left, passes) * (1.0 + p[T_CITIZENS] * early),
        skills(s, seat, left, passes, active) * (1.0 + p[T_SKILLS] * early),
        goals(s, seat, time),
        pending(s, seat, left) if s.actor == seat else 0.0,
    ]


def prosperity(s: Position, v: list[int], time: float, passes: float) -> float:
    """The tracks' rates on what their items will be at the end, half a step ahead counted half."""
    p = s.game.constants
    t = s.t
    total = 0.0
    for track in range(len(t.pros_item)):
        place = v[c.PROS + track]
        rates = t.pros_vp[track]
        lots = t.pros_per[track]
        rate = rates[place] / lots[place]
        if place < t.pros_length[track]:
            rate += p[E_HALF] * (rates[place + 1] / lots[place + 1] - rate)
            if place + 2 <= t.pros_length[track]:
                rate += p[E_TWO] * (rates[place + 2] / lots[place + 2] - rate)
        items = count(t, v, t.pros_item[track]) + p[GROWTH + track] * time
        if t.pros_item[track] == c.IP:
            items += ip_symbols(t, v) * passes
        total += rate * items
    return total


def cities(s: Position, v: list[int], left: float, passes: float) -> float:
    """City points, now and at the passes to come, and groups that are on the way to a city."""
    p = s.game.constants
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
    total += p[E_KINDS] * left * min(kinds, 3)
    total += p[E_BUILT] * v[c.PROP] * (p[E_BUILT_NOW] + p[E_BUILT_ROUND] * left)
    return total + p[E_PAIR] * passes * pairs(t, v)


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


def industry(s: Position, v: list[int], time: float, passes: float) -> float:
    """Places on the industry and food tracks, for what they open."""
    p = s.game.constants
    t = s.t
    each = p[E_SPACE] * (p[E_SPACE_NOW] + p[E_SPACE_ROUND] * time)
    total = each * v[c.WAGON]
    if v[c.LOCO] >= 0:
        total += p[E_LOCOMOTIVE] * (p[E_LOCOMOTIVE_NOW] + p[E_LOCOMOTIVE_ROUND] * time) + each * v[c.LOCO]
    total += p[E_SYMBOL] * ip_symbols(t, v) * passes
    gate = 0
    for place in range(v[c.WAGON], t.track_length + 1):
        if t.gate[place]:
            gate = place
            if v[c.LAB] < t.gate[place]:
                break
    total += p[E_GATE] * gate * time
    total += v[c.FOOD] * (p[E_FOOD] + p[E_FOOD_ROUND] * time) + p[E_WOOD_CUT] * v[c.WOOD_CUT] * time
    return total + p[E_RABBIT_NEXT] * rabbits_ahead(t, v) * min(1.0, time)


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


def incomes(p: list[float], v: list[int], due: float) -> float:
    """What the incomes will bring in the income phases to come."""
    total = 0.0
    for i in range(4):
        total += v[c.INCOME + i] * p[STOCK + i]
    return total * due * p[E_INCOME]


def stock(s: Position, v: list[int], left: float, active: float) -> float:
    """Resources at what they can still buy; after the last pass only gold and diamonds count."""
    p = s.game.constants
    fade = p[FADE + s.round - 1] if active else p[FADE + min(s.round, 4)] * p[E_KEPT]
    if left == 0.0 and not active:
        return v[c.GOLD] / s.t.gold_per_vp + float(v[c.DIAMOND] * s.t.vp_per_diamond)
    total = 0.0
    for i in range(c.DIAMOND):
        much = float(v[i])
        if much > p[E_HEAP]:
            much = p[E_HEAP] + p[E_HEAP_REST] * (much - p[E_HEAP])
        total += p[STOCK + i] * much * fade
    total += v[c.DIAMOND] * (p[STOCK + c.DIAMOND] if v[c.DIAMOND] <= 4 else p[E_DIAMOND_REST])
    if active:
        total += v[c.DISC] * p[STOCK + c.DISC]
    return total


def hand(s: Position, seat: int, left: float, active: float, due: float) -> float:
    """Cards: each is an action or a citizen this round; one is kept over the end of it, new ones come."""
    p = s.game.constants
    cards = float(len(s.hands[seat]))
    if not active:
        cards = min(1.0, cards) if left else 0.0
    worth = p[E_CARD] if left else p[E_LAST_CARD]
    total = worth * cards + p[E_DRAW] * due * (s.t.draw_later + s.sheets[seat][c.ZONES])
    if active and p[E_CARD_USE] != 0.0:
        for card in s.hands[seat]:
            total += p[E_CARD_USE] * max(0.0, use_worth(s, seat, card, left))
    return total


def use_worth(s: Position, seat: int, card: int, left: float) -> float:
    """What a card in hand would bring if it were played now, less its price."""
    p = s.game.constants
    t = s.t
    worth = list_worth(s, seat, t.card_now[card], left)
    if t.card_pass[card]:
        worth += p[E_PASS] * (left + 1.0) * list_worth(s, seat, t.card_pass[card], left)
    cost = t.costs[t.card_cost[card]]
    fade = p[FADE + s.round - 1]
    for i in range(c.DIAMOND + 1):
        worth -= cost[i] * p[STOCK + i] * fade
    return worth


def land(s: Position, v: list[int], time: float) -> float:
    """Ports reached and nearly reached, sites for properties, fresh tiles, roads ahead."""
    p = s.game.constants
    t = s.t
    total = float(t.port_points[min(v[c.PORT], len(t.port_points) - 1)])
    if time > 0.0:
        total += ports_ahead(s, v) * min(1.0, p[E_PORT_NOW] + p[E_PORT_ROUND] * time)
    free = (v[c.FLIPPED_AT] | t.capital_at[v[c.MAP]]) & ~v[c.PROP_AT]
    total += p[E_SITE] * min(bits(free), 4) * min(1.0, time)
    fresh = v[c.TILES_AT] & ~v[c.FLIPPED_AT]
    total += p[E_FRESH] * bits(fresh) * min(1.0, time)
    zones = t.zone_at[v[c.MAP]]
    for zone in range(t.cells):
        if zones >> zone & 1:
            if v[c.TILES_AT] & t.near_at[zone]:
                total += p[E_ZONE_NEAR] * time
            if v[c.ROADED_AT] >> zone & 1:
                total += p[E_ZONE_ROAD] * time
    return total + p[E_TILE] * v[c.LAND] + p[E_ROAD] * v[c.ROAD]


def ports_ahead(s: Position, v: list[int]) -> float:
    """What the ports without a tile promise, by how many hexes away they are."""
    p = s.game.constants
    t = s.t
    number = v[c.MAP]
    held = v[c.TILES_AT] | t.capital_at[number]
    total = 0.0
    for hexes in t.ways_to_port[number]:
        if held & hexes[0]:
            continue
        worth = p[E_PORT]
        for away in range(1, len(hexes)):
            if held & hexes[away]:
                total += worth
                break
            worth *= p[E_PORT_FAR]
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
    p = s.game.constants
    t = s.t
    v = s.sheets[seat]
    total = 0.0
    for card in s.fronts[seat]:
        if t.card_pass[card]:
            total += p[E_PASS] * passes * list_worth(s, seat, t.card_pass[card], left) + p[E_PASS_CARD] * left
    for column in range(3):
        size = v[c.COLUMN_SIZE + column]
        for place in range(size):
            worth = list_worth(s, seat, t.card_auto[v[c.COLUMN + 3 * column + place]], left)
            total += worth * p[E_AUTO] * (left + p[E_AUTO_NOW])
    total += p[E_BADGE] * v[c.BADGE + t.brownie] * left
    return total + p[E_AUTO_ROW] * v[c.AUTO] * left


def skills(s: Position, seat: int, left: float, passes: float, active: float) -> float:
    """Skill tiles: pass tiles at the passes to come, flip tiles each round, the rest by what they promise."""
    p = s.game.constants
    t = s.t
    v = s.sheets[seat]
    total = 0.0
    for tile in range(t.skills):
        face = v[c.SKILL + tile]
        if face:
            if t.skill_pass[tile]:
                total += passes * (
                    p[E_PASS_SKILL] + p[E_PASS] * list_worth(s, seat, t.skill_pass[tile], left)
                )
            elif t.has_flip[tile]:
                uses = left + (active if face == 1 else 0.0)
                total += uses * p[E_FLIP] * list_worth(s, seat, t.skill_flip[tile], left)
            elif not t.skill_now[tile]:
                total += p[E_PERMANENT] * (left + p[E_PERMANENT_NOW] * active)
    return total + p[E_SKILL] * v[c.SKILLS]


def goals(s: Position, seat: int, time: float) -> float:
    """Milestones, final tiles, full rows, the clock, and the way towards each of them."""
    p = s.game.constants
    t = s.t
    v = s.sheets[seat]
    total = float(t.milestone_points * milestones_of(s, seat))
    for tile in range(len(t.milestone_ids)):
        if s.mile_side[tile] >= 0 and s.mile_owner[tile] == c.NOBODY:
            needs = t.milestone_needs[tile][s.mile_side[tile]]
            part = count(t, v, needs[0]) / needs[1]
            if part >= 1.0:
                total += p[E_MILESTONE_MET]
            elif time > 0.0:
                total += p[E_MILESTONE] * part * part
    total += final_points(s, seat) * (p[E_FINAL_LAST] if time <= 0.5 else p[E_FINAL])
    for kind in range(3):
        total += full_row(s, seat, kind)
        if time > 0.0:
            built = v[c.TENT + kind]
            total += p[E_ROW] * built * built
    if v[c.CLOCK]:
        total += p[E_CLOCK] * time
        for effects in (t.pass_step[v[c.WHO]][1], t.after_ip[v[c.WHO]][1]):
            total += list_worth(s, seat, effects, 0.0) * time
    elif v[c.WONDER]:
        total += p[E_WONDER] * min(1.0, time)
        if met(t, v, t.clock_needs[v[c.WHO]]):
            total += p[E_WONDER_MET] * min(1.0, time)
    return total + p[E_RABBIT] * v[c.RABBIT]


# --- work in progress ---------------------------------------------------------------------------------------------


def pending(s: Position, seat: int, left: float) -> float:
    """What is still to come of the effects on the stack, less what is still to be paid for them."""
    p = s.game.constants
    stack = s.stack
    end = len(stack)
    total = 0.0
    while end > 0:
        kind = stack[end - 1]
        size = stack[end - 2]
        at = end - 2 - size
        if kind == c.F_UNITS:
            total += units_worth(p, stack, at, size, left)
        elif kind == c.F_BATCH:
            for i in range(at, at + size):
                total += atom_worth(s, seat, stack[i] // c.ITEM, stack[i] % c.ITEM, left)
        elif kind == c.F_PROPERTY:
            left_over = stack[end - 7]
            total += property_worth(s, seat, left_over, stack[end - 3] >= 0, stack[end - 5] < 0)
            for i in range(at, end - 7):
                total += list_worth(s, seat, stack[i], left)
        elif kind == c.F_AREA:
            total += area_worth(s, seat, stack[at], stack[at + 1], stack[at + 2], left)
        elif kind == c.F_LIST:
            total += stack[at + 1] * list_worth(s, seat, stack[at], left)
        elif kind == c.F_BONUS:
            total += p[E_BONUS]
        elif kind == c.F_SPECIAL:
            total += p[E_SPECIAL]
        elif kind == c.F_PAY:
            total += p[E_PAY_NOW]
        elif kind == c.F_AFTER_CARD:
            total += p[E_AFTER_CARD]
        elif kind == c.F_DISCARD:
            total -= p[E_CARD] * stack[at]
        end = at
    return total + p[E_BONUS] * len(s.queue)


def units_worth(p: list[float], stack: list[int], at: int, size: int, left: float) -> float:
    """What the units of a frame are worth."""
    best = 0.0
    total = 0.0
    for i in range(at + 2, at + size, 3):
        op = stack[i]
        each = p[E_ANY_INCOME] * left if op == c.O_ANY_INCOME else p[UNITS + op - c.O_LAND]
        total += each * stack[i + 1]
        best = max(best, each)
    return best if stack[at + 1] == 1 else total


def property_worth(s: Position, seat: int, number: int, chosen: bool, free: bool) -> float:
    """What properties still to be placed are worth; one already paid for counts in full."""
    p = s.game.constants
    v = s.sheets[seat]
    open_sites = bits((v[c.FLIPPED_AT] | s.t.capital_at[v[c.MAP]]) & ~v[c.PROP_AT])
    each = p[E_PROPERTY] if free else p[E_PROPERTY] - p[E_PRICE]
    worth = each * min(number, open_sites)
    return worth + (p[E_PRICE] if chosen and not free else 0.0)


def area_worth(s: Position, seat: int, area: int, stage: int, cards: int, left: float) -> float:
    """What an area is worth that has been begun: its effect, less cards and cost still to be paid."""
    p = s.game.constants
    t = s.t
    worth = list_worth(s, seat, t.area_list[area], left)
    if t.op[t.rest[t.area_list[area]][0]] == c.O_PROPERTY if t.rest[t.area_list[area]] else False:
        worth -= 2.0 * p[E_PRICE]
    if stage == c.PAY_SLOT:
        worth -= p[E_CARD] * cards
    if stage <= c.PAY_AREA:
        cost = area_price(s, seat, area)
        fade = p[FADE + s.round - 1]
        for i in range(c.DIAMOND + 1):
            worth -= cost[i] * p[STOCK + i] * fade
    return worth
