"""Evaluation terms for bots: what a seat's position will be worth in final points, in words a person understands.

Points on the sheet count as they are; everything else (money, goods, people, tabs, tracks) by what it usually still
brings in the rounds that are left, so that all potential has melted away when the last round ends.
"""

from __future__ import annotations

from typing import Final

from magnate.games.carnegie.rules_scoring import (
    cell_count,
    city_points,
    department_points,
    link_points,
    payments,
    tab_points,
)
from magnate.games.carnegie.rules_solo import andrew_lines
from magnate.games.carnegie.state import EVENT, HELD, TIMELINE, USE, Position
from magnate.games.carnegie.tables import (
    DEPARTMENT,
    DONATION,
    EFFECTS,
    FREE,
    HR,
    PAY,
    PER_ACTIVE,
    PER_DEPARTMENT,
    PER_DONATION,
    PER_LEVEL,
    PER_PROJECT,
    PER_REGION,
    PER_SMALL,
    PER_TYPE,
    PROJECT,
    SPAN,
    TILES,
)

TERMS: Final = [
    "scored", "staff", "people", "missions", "money", "goods", "company", "tabs", "projects", "transport",
    "links", "cities", "donations", "action", "andrew",
]  # fmt: skip

# What one use of a department is worth in points, the sixteen tiles first, then the starting departments.
USE_WORTH: Final = [
    0.4, 0.6, 1.0, 0.0, 0.9, 1.5, 2.0, 0.0, 0.6, 1.4, 0.7, 0.0, 1.2, 1.9, 1.2, 0.0,
    0.5, 1.3, 0.9, 0.9, 1.4,
]  # fmt: skip
# Whether its employees stay when they are used: those who leave can be used only once.
STAYS: Final = [
    0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0,
    1, 1, 1, 0, 1,
]  # fmt: skip
# What a permanent effect is worth per round while it is staffed.
STAFF_WORTH: Final = [
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.12, 0.0, 0.0, 0.0, 0.3, 0.0, 0.0, 0.0, 0.12,
    0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
MONEY: Final = 0.22
GOODS: Final = 0.88
RESEARCH: Final = 0.45
TYPE_SHARE: Final = 0.2  # how often per round the type of a department comes up
CAREER: Final = 0.19  # what an employee of no particular place still brings per round
IDLE: Final = 0.45  # the share of it that survives in a lobby
RECALLS: Final = 0.3  # how often per round a seat is paid by its tabs
VISITS: Final = 0.09  # how often per round an employee comes home from a given region
GROWTH: Final = 0.1  # how much a donation still grows per round, by one count
HOPE: Final = 0.5  # each city missing on the way leaves so much of a link's worth
BUILDING: Final = 1.5  # what a building in reach is worth when its action comes
READY: Final = 0.8  # what a disc on a tab is worth while it waits
ROOM: Final = 0.02  # what a workstation of a new department is worth per round and use
FOLLOWING: Final = 0.6  # the action of a round is worth less to those who did not choose it


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    left = float(s.t.rounds - s.round) if s.phase >= TIMELINE else float(s.t.rounds)
    return [
        float(s.vp[seat] + (s.t.tile_vp if s.choice[seat] == HELD else 0)),
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
        float(city_points(s, seat)),
        donations(s, seat, left),
        action(s, seat),
        -float(sum(andrew_lines(s))) if s.seats == 1 else 0.0,
    ]


def career(s: Position, left: float) -> float:
    """What an employee of no particular place is still worth."""
    return s.t.active_vp + CAREER * left


def station_worth(s: Position, d: int, left: float) -> float:
    """What an active employee in a department is worth, its final point included."""
    worth = s.t.active_vp + STAFF_WORTH[d] * left
    if STAYS[d]:
        return worth + USE_WORTH[d] * TYPE_SHARE * left
    if s.t.effects[d]:
        soon = min(1.0, left / 5.0)
        return worth + (USE_WORTH[d] + IDLE * career(s, left)) * soon
    return worth


def staff(s: Position, seat: int, left: float) -> float:
    """Active employees: their final point and their work."""
    t = s.t
    total = 0.0
    for d in range(t.departments):
        standing = s.standing(seat, d)
        if standing:
            total += standing * station_worth(s, d, left)
    return total


def people(s: Position, seat: int, left: float) -> float:
    """Employees who lie: in a department they will soon stand up, elsewhere they first have to walk."""
    t = s.t
    total = 0.0
    base = seat * t.spaces
    idle = IDLE * career(s, left) * min(1.0, left / 4.0)
    sure = 0.85 if s.phase <= USE or left > 0 else 0.0
    for space in range(t.spaces):
        lying = s.lie[base + space]
        if lying == 0:
            continue
        d = s.grid[base + space]
        if 0 <= d < t.departments and t.stations[d] > 0:
            ready = min(lying, t.stations[d] - s.stand[base + space])
            gain = station_worth(s, d, left) - MONEY * t.station_price[d]
            total += ready * max(idle, gain * sure) + (lying - ready) * idle
        elif d == FREE:
            total += lying * idle * 0.9 + (0.3 if left > 0 else 0.0)
        else:
            total += lying * idle
    return total


def region_chances(s: Position, region: int) -> int:
    """How many unspent spaces of the timeline pay income in a region."""
    t = s.t
    count = 0
    for row in range(4):
        for space in range(s.markers[row], t.row_spaces):
            if t.faces[s.faces[row]][space] == region:
                count += 1
        if s.markers[row] <= t.row_spaces and t.end_region[row] == region:
            count += 1
    return count


def donation_chances(s: Position) -> int:
    """How many unspent spaces of the timeline take donations."""
    t = s.t
    count = 0
    for row in range(4):
        for space in range(s.markers[row], t.row_spaces):
            if t.faces[s.faces[row]][space] == DONATION:
                count += 1
        if s.markers[row] <= t.row_spaces:
            count += 1
    return count


def transport_worth(s: Position, seat: int, region: int) -> float:
    """What the transport income of a region is worth per employee."""
    t = s.t
    at = region * SPAN + s.track[seat * 4 + region]
    return (
        MONEY * t.track_money[at]
        + GOODS * t.track_goods[at]
        + t.track_vp[at]
        + RESEARCH * t.track_research[at]
        + (IDLE * career(s, 8.0) * t.track_employee[at] if s.reserve[seat] > 0 else 0.0)
    )


def tab_income_worth(s: Position, seat: int) -> float:
    """What the tabs pay a seat each time it recalls somebody."""
    t = s.t
    total = 0.0
    for tab in range(4):
        at = seat * 4 + tab
        key = tab * 2 + s.side[at]
        n = key * SPAN + s.built[at]
        total += MONEY * t.sure_money[n] + GOODS * t.sure_goods[n] + t.sure_vp[n]
        for section in t.picks[key]:
            if section <= s.built[at]:
                total += GOODS
    return total


def missions(s: Position, seat: int, left: float) -> float:
    """Employees away: they come home with income if the timeline still calls their region."""
    total = 0.0
    home = IDLE * career(s, left) * min(1.0, left / 4.0)
    for region in range(4):
        away = s.zones[seat * 4 + region]
        if away == 0:
            continue
        chances = region_chances(s, region)
        if s.phase > EVENT and s.region == region:
            chances -= 1
        if chances > 0 and left > 0:
            likely = min(1.0, 0.35 + 0.2 * chances) * min(1.0, left / 4.0)
            first = 0.3 * tab_income_worth(s, seat) * likely
            total += away * (transport_worth(s, seat, region) + home) * likely + first
    return total


def money(s: Position, seat: int, left: float) -> float:
    """Money, as far as donations and workstations can still use it."""
    chances = min(donation_chances(s), 5) if left > 0 else 0
    if s.donation and s.phase > EVENT:
        chances = max(0, chances - 1)
    step = s.t.cheap_step if s.cheap_donations(seat) else s.t.cost_step
    useful = 2.0 * left
    n = s.donated[seat]
    for i in range(chances):
        useful += step * (n + i + 1) * 0.6
    have = float(s.money[seat])
    return MONEY * min(have, useful) + 0.04 * max(0.0, min(have - useful, left))


def goods(s: Position, seat: int, left: float) -> float:
    """Goods, as far as buildings can still use them."""
    useful = 0.8 * left
    if s.phase <= USE:
        useful += 1.0
    have = float(s.goods[seat])
    return GOODS * min(have, useful) + MONEY * 0.5 * min(max(0.0, have - useful), left)


def company(s: Position, seat: int, left: float) -> float:
    """Departments built: their points, and room for more people at work."""
    t = s.t
    total = float(department_points(s, seat))
    for tile in range(TILES):
        if s.where[seat * t.departments + tile] >= 0:
            total += (USE_WORTH[tile] * t.stations[tile] + 2.0 * STAFF_WORTH[tile]) * ROOM * left
    if s.reserved[seat] >= 0:
        tile = s.reserved[seat]
        total += (USE_WORTH[tile] * t.stations[tile] + 2.0 * STAFF_WORTH[tile]) * 0.5 * ROOM * left
    return total


def tabs(s: Position, seat: int, left: float) -> float:
    """Points on the tabs, and the income of uncovered sections still to come."""
    return tab_points(s, seat) + tab_income_worth(s, seat) * RECALLS * left


def projects(s: Position, seat: int, left: float) -> float:
    """Discs on the tabs that wait to be built."""
    ready = 0
    for tab in range(4):
        ready += s.discs_on_tab(seat, tab)
    likely = min(1.0, left / 5.0)
    return (min(ready, 3) * READY + max(0, ready - 3) * 0.4 * READY) * likely


def transport(s: Position, seat: int, left: float) -> float:
    """Better transport pays more for every recall to come."""
    total = 0.0
    for region in range(4):
        level = s.t.level[region * SPAN + s.track[seat * 4 + region]]
        total += (transport_worth(s, seat, region) * VISITS + 0.03 * level) * left
    return total


def links(s: Position, seat: int, left: float) -> float:
    """Links between large cities: what is joined, and what a few more cities would join."""
    t = s.t
    now = link_points(s, seat)
    best = float(now)
    for start in t.large:
        if s.towns[seat] >> start & 1:
            best = max(best, hoped(s, seat, start, now, left))
    return best


def hoped(s: Position, seat: int, start: int, now: int, left: float) -> float:
    """The links from one large city, those with missing cities discounted."""
    t = s.t
    own = s.towns[seat]
    reached = spread(s, 1 << start, own)
    joined = reached & t.large_mask
    points = 0
    level = 2
    best = float(now)
    for city in t.large:
        if joined >> city & 1:
            points += t.city_points[city]
            level = min(level, t.level[t.city_region[city] * SPAN + s.track[seat * 4 + t.city_region[city]]])
    share = min(1.0, left / 8.0)
    for _ in range(3):
        share *= HOPE
        step = 0
        for city in range(t.cities):
            if reached >> city & 1:
                step |= t.near[city]
        for city in range(t.cities):
            if step >> city & 1 and not own >> city & 1 and s.leftmost_slot(city) < 0:
                step &= ~(1 << city)
        reached |= spread(s, (step | reached), own)
        for city in t.large:
            if reached >> city & 1 and not joined >> city & 1:
                joined |= 1 << city
                points += t.city_points[city]
                region = t.city_region[city]
                level = min(level, t.level[region * SPAN + s.track[seat * 4 + region]])
                worth = t.link_vp[points * 3 + level]
                if worth > now:
                    best = max(best, now + (worth - now) * share)
    return best


def spread(s: Position, start: int, own: int) -> int:
    """The cities joined to a set of cities through own ones."""
    reached = start
    frontier = start
    while frontier:
        step = 0
        for city in range(s.t.cities):
            if frontier >> city & 1:
                step |= s.t.near[city]
        frontier = step & own & ~reached
        reached |= frontier
    return reached


def donations(s: Position, seat: int, left: float) -> float:
    """Donations with what they count now and a little growth."""
    if s.donated[seat] == 0:
        return 0.0
    t = s.t
    limit = float(s.limit(seat))
    total = 0.0
    pays = False
    for cell in range(len(s.cells)):
        if s.cells[cell] >> seat & 1:
            kind = t.cell_kind[cell]
            if kind == PAY:
                pays = True
                continue
            growth = 0.0
            if kind in (PER_PROJECT, PER_REGION, PER_SMALL, PER_LEVEL, PER_DONATION):
                growth = GROWTH * left
            elif kind in (PER_TYPE, PER_DEPARTMENT):
                growth = 0.6 * GROWTH * left
            elif kind == PER_ACTIVE:
                growth = 0.2 * left
            total += min(limit, t.cell_vp[cell] * (cell_count(s, seat, cell) + growth))
    if pays:
        times = payments(s, seat)
        for i in range(len(times)):
            cell = t.pay_cells[i]
            if s.cells[cell] >> seat & 1:
                most = float(t.cell_vp[cell] * t.cell_times[cell])
                sure = float(t.cell_vp[cell] * times[i])
                total += max(sure, most * 0.6 * min(1.0, left / 6.0))
    return total


def action(s: Position, seat: int) -> float:
    """The action of the round, as long as the seat's own turn in it is still to come."""
    kind = s.type
    if s.phase == USE:
        place = (seat - s.first) % s.seats
        if place < s.pos or (place == s.pos and s.acted):
            return 0.0
        if place == s.pos:
            kind = s.mine
    elif s.phase != EVENT:
        return 0.0
    t = s.t
    total = 0.0
    goods = s.goods[seat]
    for d in t.board_order:
        if t.dept_type[d] == kind:
            uses = s.standing(seat, d)
            if uses and t.kind[d * EFFECTS] in (DEPARTMENT, PROJECT):
                uses = min(uses, goods)
                goods -= uses
                total += uses * BUILDING
            else:
                total += uses * USE_WORTH[d]
    if kind == HR:
        total += min(idle_people(s, seat), 3) * 0.8
    return total if seat == s.first else total * FOLLOWING


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
