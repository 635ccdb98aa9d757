"""Evaluation terms for bots: what a seat's position will be worth in final points, in words a person understands.

Points on the sheet count as they are; everything else (money, goods, people, tabs, tracks) by what it usually still
brings in the rounds that are left, so that all potential has melted away when the last round ends.
"""

from __future__ import annotations

from typing import Final

from magnate.games.carnegie import constants as st
from magnate.games.carnegie.rules_paying import donation_step
from magnate.games.carnegie.rules_scoring import limit, tab_points
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.strategy_known import (
    Income,
    Reach,
    andrew,
    calls,
    company_of,
    counted,
    known_of,
    on_map,
    payments_of,
    reach,
)

TERMS: Final = [
    "scored", "staff", "people", "missions", "money", "goods", "company", "tabs", "projects", "transport",
    "links", "cities", "donations", "action", "andrew",
]  # fmt: skip

# Whether the employees of a department stay when they are used: those who leave can be used only once.
STAYS: Final = [
    0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0,
    1, 1, 1, 0, 1,
]  # fmt: skip
# What is tuned: the figures by which the terms judge, with the values they were first written with. The places below
# name them in the row `Game.constants`, which `weights.toml` may fill with others.
CONSTANTS: Final = {
    "money": 0.22, "goods": 0.88, "research": 0.45,
    "type-share": 0.2,  # how often per round the type of a department comes up
    "career": 0.19,  # what an employee of no particular place still brings per round
    "idle": 0.45,  # the share of it that survives in a lobby
    "recalls": 0.3,  # how often per round a seat is paid by its tabs
    "visits": 0.09,  # how often per round an employee comes home from a given region
    "growth": 0.1,  # how much a donation still grows per round, by one count
    "hope": 0.5,  # each city missing on the way leaves so much of a link's worth
    "building": 1.5,  # what a building in reach is worth when its action comes
    "ready": 0.8,  # what a disc on a tab is worth while it waits
    "spare": 0.4,  # the share of it for discs beyond the third
    "room": 0.02,  # what a workstation of a new department is worth per round and use
    "following": 0.6,  # the action of a round is worth less to those who did not choose it
    "sure": 0.85,  # how surely one who lies in a department will stand up
    "walking": 0.8,  # what an idle employee is worth when Human Resources come
    "called": 0.35, "called-more": 0.2,  # how likely a mission is called home, at all and per space of the timeline
    "tab-share": 0.3,  # the share of the tabs' income that a first employee away brings
    "money-round": 2.0, "money-gift": 0.6, "money-rest": 0.04,  # what can be spent per round, per donation, and beyond
    "goods-round": 0.8, "goods-now": 1.0, "goods-rest": 0.5,  # likewise goods
    "level": 0.03,  # what a level of transport is worth per round besides its income
    "grow-active": 0.2, "grow-company": 0.06, "pay-share": 0.6,  # how donations grow
    "soon": 5.0, "return": 4.0, "link-rounds": 8.0,  # rounds in which those who leave, come home, or links are sure
    "crew": 0.0,  # a builder, a disc and the goods for it in place together
    "builders": 0.0,  # a second and further builder
    "seed": 0.0,  # a large city of one's own, for links to come
    "regions": 0.0,  # a region with a project
    "matched": 0.0,  # a level that all regions of one's large cities have reached
    "gift": 0.0,  # the next donation is paid for
    "hoard": 0.0,  # a coin beyond what can be spent
    "stock": 0.0,  # goods for the discs that wait
    **{f"use-{i + 1}": worth for i, worth in enumerate([
        0.4, 0.6, 1.0, 0.0, 0.9, 1.5, 2.0, 0.0, 0.6, 1.4, 0.7, 0.0, 1.2, 1.9, 1.2, 0.0,
        0.5, 1.3, 0.9, 0.9, 1.4,
    ])},  # what one use of a department is worth in points, the sixteen tiles first, then the starting departments
    "staff-8": 0.12, "staff-12": 0.3, "staff-16": 0.12,  # what a permanent effect is worth per round while staffed
    "type-left": 0.0,  # how often the type of a department comes up per space its row still has
    "row-over": 1.0,  # what is left of a use to come when the row of its type is at its end
    "next": 0.0,  # how much likelier a mission is called home by each row whose next space is its region
    "built": 0.0,  # a project on the map, at the start of the game
    "dream": 0.0, "dream-more": 0.0,  # the share of the best free donations' points, the first and the second
    **{f"side-{tab}": 0.0 for tab in ("housing", "commerce", "industry", "public")},  # the tab on its side B
    **{f"early-{term}": 0.0 for term in TERMS},  # how much more a term counts at the start than at the end
}  # fmt: skip
MONEY: Final = 0
GOODS: Final = 1
RESEARCH: Final = 2
TYPE_SHARE: Final = 3
CAREER: Final = 4
IDLE: Final = 5
RECALLS: Final = 6
VISITS: Final = 7
GROWTH: Final = 8
HOPE: Final = 9
BUILDING: Final = 10
READY: Final = 11
SPARE: Final = 12
ROOM: Final = 13
FOLLOWING: Final = 14
SURE: Final = 15
WALKING: Final = 16
CALLED: Final = 17
CALLED_MORE: Final = 18
TAB_SHARE: Final = 19
MONEY_ROUND: Final = 20
MONEY_GIFT: Final = 21
MONEY_REST: Final = 22
GOODS_ROUND: Final = 23
GOODS_NOW: Final = 24
GOODS_REST: Final = 25
LEVEL: Final = 26
GROW_ACTIVE: Final = 27
GROW_COMPANY: Final = 28
PAY_SHARE: Final = 29
SOON: Final = 30
RETURN: Final = 31
LINK_ROUNDS: Final = 32
CREW: Final = 33
BUILDERS: Final = 34
SEED: Final = 35
REGIONS: Final = 36
MATCHED: Final = 37
GIFT: Final = 38
HOARD: Final = 39
STOCK: Final = 40
USE_OF: Final = 41
STAFF_8: Final = 62
STAFF_12: Final = 63
STAFF_16: Final = 64
TYPE_LEFT: Final = 65
ROW_OVER: Final = 66
NEXT: Final = 67
BUILT: Final = 68
DREAM: Final = 69
DREAM_MORE: Final = 70
SIDE_OF: Final = 71
EARLY: Final = 75


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    left = float(s.t.rounds - s.round) if s.phase >= st.TIMELINE else float(s.t.rounds)
    found = [
        float(s.vp[seat] + (s.t.tile_vp if s.choice[seat] == st.HELD else 0)),
        staff(s, seat, left),
        people(s, seat, left),
        missions(s, seat, left),
        money(s, seat, left),
        goods(s, seat, left),
        company(s, seat, left),
        tabs(s, seat, left),
        projects(s, seat, left),
        transport(s, seat, left),
        links(s, seat, left),
        float(on_map(s).points[seat]),
        donations(s, seat, left),
        action(s, seat),
        -float(andrew(s)) if s.seats == 1 else 0.0,
    ]
    p = s.game.constants
    early = left / float(s.t.rounds)
    for i in range(len(found)):
        found[i] *= 1.0 + p[EARLY + i] * early
    return found


def row_left(s: Position, kind: int) -> int:
    """How many spaces the row of a type still has after this round."""
    left = s.t.row_spaces + 1 - s.markers[kind]
    if s.phase > st.TIMELINE and kind == (s.flip if s.flip >= 0 else s.row):
        left -= 1
    return left


def career(s: Position, left: float) -> float:
    """What an employee of no particular place is still worth."""
    return float(s.t.active_vp) + s.game.constants[CAREER] * left


def station_worth(s: Position, d: int, left: float) -> float:
    """What an active employee in a department is worth, its final point included."""
    p = s.game.constants
    worth = float(s.t.active_vp) + staff_worth(p, d) * left
    rest = row_left(s, s.t.dept_type[d])
    if STAYS[d]:
        return worth + p[USE_OF + d] * (p[TYPE_SHARE] * left + p[TYPE_LEFT] * rest)
    if s.t.effects[d]:
        soon = within(left, p[SOON]) * (1.0 if rest > 0 else p[ROW_OVER])
        return worth + (p[USE_OF + d] + p[IDLE] * career(s, left)) * soon
    return worth


def staff_worth(p: list[float], d: int) -> float:
    """What a permanent effect is worth per round while it is staffed."""
    if d == 7:
        return p[STAFF_8]
    if d == 11:
        return p[STAFF_12]
    return p[STAFF_16] if d == 15 else 0.0


def within(left: float, rounds: float) -> float:
    """How likely something that takes so many rounds still happens."""
    return min(1.0, left / max(1.0, rounds))


def staff(s: Position, seat: int, left: float) -> float:
    """Active employees: their final point and their work."""
    total = 0.0
    for d in company_of(s, seat).all:
        standing = s.standing(seat, d)
        if standing:
            total += standing * station_worth(s, d, left)
    return total


def people(s: Position, seat: int, left: float) -> float:
    """Employees who lie: in a department they will soon stand up, elsewhere they first have to walk."""
    t = s.t
    total = 0.0
    p = s.game.constants
    base = seat * t.spaces
    idle = p[IDLE] * career(s, left) * within(left, p[RETURN])
    sure = p[SURE] if s.phase <= st.USE or left > 0 else 0.0
    for space in range(t.spaces):
        lying = s.lie[base + space]
        if lying == 0:
            continue
        d = s.grid[base + space]
        if 0 <= d < t.departments and t.stations[d] > 0:
            ready = min(lying, t.stations[d] - s.stand[base + space])
            gain = station_worth(s, d, left) - p[MONEY] * t.station_price[d]
            total += ready * max(idle, gain * sure) + (lying - ready) * idle
        elif d == st.FREE:
            total += lying * idle * 0.9 + (0.3 if left > 0 else 0.0)
        else:
            total += lying * idle
    return total


def next_calls(s: Position, region: int) -> int:
    """How many rows call a region with their next space."""
    t = s.t
    count = 0
    for row in range(4):
        space = s.markers[row]
        if s.phase > st.TIMELINE and row == (s.flip if s.flip >= 0 else s.row):
            space += 1
        if space < t.row_spaces:
            count += t.faces[s.faces[row]][space] == region
        elif space == t.row_spaces:
            count += t.end_region[row] == region
    return count


def transport_worth(s: Position, seat: int, region: int) -> float:
    """What the transport income of a region is worth per employee."""
    t = s.t
    p = s.game.constants
    at = region * st.SPAN + s.track[seat * 4 + region]
    return (
        p[MONEY] * t.track_money[at]
        + p[GOODS] * t.track_goods[at]
        + t.track_vp[at]
        + p[RESEARCH] * t.track_research[at]
        + (p[IDLE] * career(s, 8.0) * t.track_employee[at] if s.reserve[seat] > 0 else 0.0)
    )


def income(s: Position, seat: int) -> Income:
    """What recalls are worth to a seat."""
    p = s.game.constants
    helps = s.reserve[seat] > 0
    known = known_of(s)
    found = known.incomes[seat]
    if (
        found is None
        or found.track is not s.track
        or found.built is not s.built
        or found.side is not s.side
        or found.figures is not p
        or found.helps != helps
    ):
        found = Income(s, p, helps)
        for region in range(4):
            level = s.t.level[region * st.SPAN + s.track[seat * 4 + region]]
            worth = transport_worth(s, seat, region)
            found.regions.append(worth)
            found.steady.append(worth * p[VISITS] + p[LEVEL] * level)
        found.tabs = tab_income_worth(s, seat)
        known.incomes[seat] = found
    return found


def tab_income_worth(s: Position, seat: int) -> float:
    """What the tabs pay a seat each time it recalls somebody."""
    t = s.t
    p = s.game.constants
    total = 0.0
    for tab in range(4):
        at = seat * 4 + tab
        key = tab * 2 + s.side[at]
        n = key * st.SPAN + s.built[at]
        total += p[MONEY] * t.sure_money[n] + p[GOODS] * t.sure_goods[n] + t.sure_vp[n]
        for section in t.picks[key]:
            if section <= s.built[at]:
                total += p[GOODS]
    return total


def missions(s: Position, seat: int, left: float) -> float:
    """Employees away: they come home with income if the timeline still calls their region."""
    p = s.game.constants
    total = 0.0
    home = p[IDLE] * career(s, left) * within(left, p[RETURN])
    for region in range(4):
        away = s.zones[seat * 4 + region]
        if away == 0:
            continue
        chances = calls(s).regions[region]
        if s.phase > st.EVENT and s.region == region:
            chances -= 1
        if chances > 0 and left > 0:
            called = p[CALLED] + p[CALLED_MORE] * chances + p[NEXT] * next_calls(s, region)
            likely = min(1.0, called) * within(left, p[RETURN])
            found = income(s, seat)
            first = p[TAB_SHARE] * found.tabs * likely
            total += away * (found.regions[region] + home) * likely + first
    return total


def money(s: Position, seat: int, left: float) -> float:
    """Money, as far as donations and workstations can still use it."""
    chances = min(calls(s).donations, 5) if left > 0 else 0
    if s.donation and s.phase > st.EVENT:
        chances = max(0, chances - 1)
    step = donation_step(s, seat)
    p = s.game.constants
    useful = p[MONEY_ROUND] * left
    n = s.donated[seat]
    for i in range(chances):
        useful += step * (n + i + 1) * p[MONEY_GIFT]
    have = float(s.money[seat])
    beyond = max(0.0, have - useful)
    total = p[MONEY] * min(have, useful) + p[MONEY_REST] * min(beyond, left) - p[HOARD] * beyond
    if chances > 0:
        total += p[GIFT] * min(1.0, have / (step * (n + 1)))
    return total


def goods(s: Position, seat: int, left: float) -> float:
    """Goods, as far as buildings can still use them."""
    p = s.game.constants
    useful = p[GOODS_ROUND] * left
    if s.phase <= st.USE:
        useful += p[GOODS_NOW]
    have = float(s.goods[seat])
    rest = min(max(0.0, have - useful), left)
    return p[GOODS] * min(have, useful) + p[MONEY] * p[GOODS_REST] * rest


def company(s: Position, seat: int, left: float) -> float:
    """Departments built: their points, and room for more people at work."""
    found = company_of(s, seat)
    total = float(found.points)
    for tile in found.built:
        total += room(s, tile) * left
    if s.reserved[seat] >= 0:
        total += room(s, s.reserved[seat]) * 0.5 * left
    return total


def room(s: Position, tile: int) -> float:
    """What the workstations of a new department are worth per round."""
    p = s.game.constants
    return (p[USE_OF + tile] * s.t.stations[tile] + 2.0 * staff_worth(p, tile)) * p[ROOM]


def tabs(s: Position, seat: int, left: float) -> float:
    """Points on the tabs, the income of uncovered sections still to come, and what the sides are good for."""
    p = s.game.constants
    sides = 0.0
    for tab in range(4):
        sides += p[SIDE_OF + tab] * s.side[seat * 4 + tab]
    return tab_points(s, seat) + (income(s, seat).tabs * p[RECALLS] + sides / float(s.t.rounds)) * left


def projects(s: Position, seat: int, left: float) -> float:
    """Discs on the tabs that wait to be built, and the people and goods in place to build them."""
    p = s.game.constants
    ready = 0
    built = 0
    for tab in range(4):
        ready += s.discs_on_tab(seat, tab)
        built += s.built[seat * 4 + tab]
    crew = builders(s, seat)
    goods = float(s.goods[seat])
    worth = (min(ready, 3) + max(0, ready - 3) * p[SPARE]) * p[READY]
    worth += p[CREW] * min(float(min(crew, ready)), goods / 1.5) + p[BUILDERS] * max(0, crew - 1)
    worth += p[STOCK] * min(goods, 1.5 * ready)
    soon = within(left, p[SOON]) * (1.0 if row_left(s, st.CO) > 0 else p[ROW_OVER])
    return worth * soon + p[BUILT] * built * left / float(s.t.rounds)


def builders(s: Position, seat: int) -> int:
    """How many stand where projects are built."""
    t = s.t
    count = 0
    for d in t.usable[st.CO]:
        if t.kind[d * st.EFFECTS] == st.KIND_PROJECT:
            count += s.standing(seat, d)
    return count


def transport(s: Position, seat: int, left: float) -> float:
    """Better transport pays more for every recall to come."""
    total = 0.0
    for worth in income(s, seat).steady:
        total += worth * left
    return total


def links(s: Position, seat: int, left: float) -> float:
    """Links between large cities: what is joined, and what a few more cities would join, discounted by each city that
    is missing on the way."""
    p = s.game.constants
    found = reach(s, seat)
    now = found.now
    best = float(now)
    share = within(left, p[LINK_ROUNDS])
    for worth in found.hoped:
        share *= p[HOPE]
        if worth > now:
            best = max(best, now + (worth - now) * share)
    return best + network_hopes(p, found) * within(left, p[LINK_ROUNDS])


def network_hopes(p: list[float], found: Reach) -> float:
    """What makes for links one day: large cities, regions reached, and a level of transport they share."""
    return (
        p[SEED] * found.seeds
        + p[REGIONS] * found.regions
        + (p[MATCHED] * found.level if found.seeds > 1 else 0.0)
    )


def donations(s: Position, seat: int, left: float) -> float:
    """Donations with what they count now and a little growth, and a share of those still to be had."""
    p = s.game.constants
    total = dreams(s, seat, left) if p[DREAM] or p[DREAM_MORE] else 0.0
    if s.donated[seat] == 0:
        return total
    t = s.t
    most = float(limit(s, seat))
    pays = False
    for cell in range(len(s.cells)):
        if s.cells[cell] >> seat & 1:
            kind = t.cell_kind[cell]
            if kind == st.PAY:
                pays = True
                continue
            total += min(most, gift_worth(s, seat, cell, left))
    if pays:
        times = payments_of(s, seat)
        for i in range(len(times)):
            cell = t.pay_cells[i]
            if s.cells[cell] >> seat & 1:
                full = float(t.cell_vp[cell] * t.cell_times[cell])
                sure = float(t.cell_vp[cell] * times[i])
                total += max(sure, full * p[PAY_SHARE] * min(1.0, left / 6.0))
    return total


def gift_worth(s: Position, seat: int, cell: int, left: float) -> float:
    """What a donation counts now, with a little growth."""
    p = s.game.constants
    kind = s.t.cell_kind[cell]
    growth = 0.0
    if kind in (st.PER_PROJECT, st.PER_REGION, st.PER_SMALL, st.PER_LEVEL, st.PER_DONATION):
        growth = p[GROWTH] * left
    elif kind in (st.PER_TYPE, st.PER_DEPARTMENT):
        growth = p[GROW_COMPANY] * left
    elif kind == st.PER_ACTIVE:
        growth = p[GROW_ACTIVE] * left
    return s.t.cell_vp[cell] * (counted(s, seat, cell) + growth)


def dreams(s: Position, seat: int, left: float) -> float:
    """A share of the two best donations that are still to be had."""
    if left <= 0 or calls(s).donations == 0:
        return 0.0
    p = s.game.constants
    most = float(limit(s, seat))
    best = 0.0
    second = 0.0
    for cell in range(len(s.cells)):
        if s.cells[cell] == 0 and s.t.cell_kind[cell] != st.PAY:
            worth = min(most, gift_worth(s, seat, cell, left))
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return p[DREAM] * best + p[DREAM_MORE] * second


def action(s: Position, seat: int) -> float:
    """The action of the round, as long as the seat's own turn in it is still to come."""
    kind = s.type
    if s.phase == st.USE:
        place = (seat - s.first) % s.seats
        if place < s.pos or (place == s.pos and s.acted):
            return 0.0
        if place == s.pos:
            kind = s.mine
    elif s.phase != st.EVENT:
        return 0.0
    t = s.t
    p = s.game.constants
    total = 0.0
    goods = s.goods[seat]
    for d in t.board_order:
        if t.dept_type[d] == kind:
            uses = s.standing(seat, d)
            if uses and t.kind[d * st.EFFECTS] in (st.KIND_DEPARTMENT, st.KIND_PROJECT):
                uses = min(uses, goods)
                goods -= uses
                total += uses * p[BUILDING]
            else:
                total += uses * p[USE_OF + d]
    if kind == st.HR:
        total += min(idle_people(s, seat), 3) * p[WALKING]
    return total if seat == s.first else total * p[FOLLOWING]


def idle_people(s: Position, seat: int) -> int:
    """Employees who lie where nobody works."""
    t = s.t
    count = 0
    base = seat * t.spaces
    for space in range(t.spaces):
        d = s.grid[base + space]
        if s.lie[base + space] and (d < 0 or d >= t.departments or t.stations[d] == 0):
            count += s.lie[base + space]
    return count
