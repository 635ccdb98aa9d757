"""The score of a seat, item by item, and the final scoring with its welfare payments."""

from __future__ import annotations

from typing import Final

from magnate.core.message import ScoreLine
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_paying import can_pay, pay
from magnate.games.carnegie.state import Position

LINES: Final = ["immediate", "choice-tile", "active", "departments", "tabs", "links", "cities", "donations"]
LINE_CLAUSES: Final = [
    "CAR-SCORE-1", "CAR-SCORE-2", "CAR-SCORE-3", "CAR-SCORE-4", "CAR-SCORE-5", "CAR-SCORE-6", "CAR-SCORE-7",
    "CAR-SCORE-8",
]  # fmt: skip


def seat_lines(s: Position, seat: int) -> list[int]:
    """The points of a seat in the order of `LINES`, as if the game ended now (CAR-SCORE-1 to CAR-SCORE-9)."""
    return [
        s.vp[seat],
        s.t.tile_vp if s.choice[seat] == st.HELD else 0,
        s.all_standing(seat) * s.t.active_vp,
        department_points(s, seat),
        tab_points(s, seat),
        link_points(s, seat),
        city_points(s, seat),
        donation_points(s, seat),
    ]


def score_sheet(s: Position) -> list[list[ScoreLine]]:
    """The lines of every seat (CAR-SCORE-1 to CAR-SCORE-9)."""
    rows = [zip(LINES, seat_lines(s, seat), LINE_CLAUSES, strict=True) for seat in range(s.seats)]
    return [[ScoreLine(name, points, clause) for name, points, clause in row] for row in rows]


def department_points(s: Position, seat: int) -> int:
    """Built departments by the row they stand in (CAR-SCORE-4)."""
    t = s.t
    points = 0
    base = seat * t.departments
    for tile in range(st.TILES):
        space = s.where[base + tile]
        if space >= 0:
            points += t.space_vp[space]
    return points


def tab_points(s: Position, seat: int) -> int:
    """The end points of all exposed sections (CAR-SCORE-5)."""
    points = 0
    for tab in range(4):
        at = seat * 4 + tab
        points += s.t.vp_upto[(tab * 2 + s.side[at]) * st.SPAN + s.exposed[at]]
    return points


def city_points(s: Position, seat: int) -> int:
    """Every own disc on the map counts the points of its city (CAR-SCORE-7)."""
    t = s.t
    points = 0
    for slot in range(t.slots):
        if s.slots[slot] == seat:
            points += t.city_vp[t.slot_city[slot]]
    return points


# --- links ------------------------------------------------------------------------------------------


def network(s: Position, seat: int, start: int) -> int:
    """The bit mask of cities joined to a city by routes through own cities only (CAR-LINK-1)."""
    t = s.t
    own = s.towns[seat]
    reached = 1 << start
    frontier = reached
    while frontier:
        step = 0
        city = 0
        while frontier:
            if frontier & 1:
                step |= t.near[city]
            frontier >>= 1
            city += 1
        frontier = step & own & ~reached
        reached |= frontier
    return reached


def link_points(s: Position, seat: int) -> int:
    """The network of linked large cities that is worth most (CAR-LINK-1 to CAR-LINK-6, CAR-SCORE-6)."""
    t = s.t
    left = s.towns[seat] & t.large_mask
    best = 0
    for city in t.large:
        if left >> city & 1:
            joined = network(s, seat, city)
            best = max(best, network_points(s, seat, joined & t.large_mask))
            left &= ~joined
    return best


def network_points(s: Position, seat: int, linked: int) -> int:
    """What linked large cities are worth, two or more: all their points at the lowest level among their regions
    (CAR-LINK-2, CAR-LINK-3, CAR-LINK-4, CAR-LINK-6)."""
    t = s.t
    points = 0
    count = 0
    level = 2
    for city in t.large:
        if linked >> city & 1:
            region = t.city_region[city]
            count += 1
            points += t.city_points[city]
            level = min(level, t.level[region * st.SPAN + s.track[seat * 4 + region]])
    return t.link_vp[points * 3 + level] if count >= 2 else 0


# --- donations --------------------------------------------------------------------------------------


def cell_count(s: Position, seat: int, cell: int) -> int:
    """How often a cell counts with the results of a seat
    (CAR-CELL-E1 to 5, CAR-CELL-R1 to 5, CAR-CELL-W1, CAR-CELL-W5, CAR-CELL-H1 to 5)."""
    t = s.t
    kind = t.cell_kind[cell]
    of = t.cell_of[cell]
    count = 0
    if kind in (st.PER_TYPE, st.PER_DEPARTMENT):
        for d in range(t.departments):
            if s.where[seat * t.departments + d] >= 0 and (kind == st.PER_DEPARTMENT or t.dept_type[d] == of):
                count += 1
    elif kind == st.PER_PROJECT:
        for tab in range(4):
            if of >> tab & 1:
                count += s.built[seat * 4 + tab]
    elif kind == st.PER_LEVEL:
        for region in range(4):
            if t.level[region * st.SPAN + s.track[seat * 4 + region]] >= of:
                count += 1
    elif kind == st.PER_DONATION:
        count = s.donated[seat]
    elif kind == st.FLAT:
        count = 1
    elif kind == st.PER_ACTIVE:
        count = s.all_standing(seat)
    elif kind == st.PER_REGION:
        for slot in range(t.slots):
            if s.slots[slot] == seat and t.slot_region[slot] == of:
                count += 1
    elif kind == st.PER_SMALL:
        for slot in range(t.slots):
            if s.slots[slot] == seat and t.city_small[t.slot_city[slot]]:
                count += 1
    return count


def limit(s: Position, seat: int) -> int:
    """The most points one donation of a seat may bring (CAR-CELL-1, CAR-CELL-2, CAR-TAB-4)."""
    t = s.t
    most = t.cap
    for at in range(seat * 4, seat * 4 + 4):
        most += t.max_upto[((at & 3) * 2 + s.side[at]) * st.SPAN + s.exposed[at]]
    return most


def donation_points(s: Position, seat: int) -> int:
    """Every donation of a seat within its limit (CAR-SCORE-8, CAR-CELL-1, CAR-CELL-2, CAR-CELL-4)."""
    if s.donated[seat] == 0:
        return 0
    t = s.t
    most = limit(s, seat)
    points = 0
    pays = False
    for cell in range(len(s.cells)):
        if s.cells[cell] >> seat & 1:
            if t.cell_kind[cell] == st.PAY:
                pays = True
            else:
                points += min(most, t.cell_vp[cell] * cell_count(s, seat, cell))
    if pays:
        times = payments(s, seat)
        for i in range(len(times)):
            points += t.cell_vp[t.pay_cells[i]] * times[i]
    return points


def payments(s: Position, seat: int) -> list[int]:
    """How often each welfare cell is paid: as made at the end, or as it would be made now
    (CAR-CELL-3, CAR-CELL-5)."""
    n = len(s.t.pay_cells)
    if s.phase == st.OVER:
        return s.welfare[seat * n : seat * n + n]
    return best_payments(s, seat)


def best_payments(s: Position, seat: int) -> list[int]:
    """The payments into W2, W3 and W4 that bring the most points, goods being sold where that helps
    (CAR-CELL-4, CAR-CELL-5, CAR-CELL-W2 to CAR-CELL-W4)."""
    t = s.t
    n = len(t.pay_cells)
    most: list[int] = []
    for cell in t.pay_cells:
        most.append(t.cell_times[cell] if s.cells[cell] >> seat & 1 else 0)
    times = [0] * n
    best = [0] * n
    if max(most) == 0:
        return best
    best_points = 0
    while True:
        money, goods, points = bill(s, times)
        if points > best_points and can_pay(s, seat, money, goods):
            best_points = points
            best = times.copy()
        at = 0
        while at < n and times[at] == most[at]:
            times[at] = 0
            at += 1
        if at == n:
            return best
        times[at] += 1


def bill(s: Position, times: list[int]) -> tuple[int, int, int]:
    """Money and goods paid into the welfare cells so many times, and the points for it (CAR-CELL-5)."""
    t = s.t
    money = 0
    goods = 0
    points = 0
    for i in range(len(times)):
        cell = t.pay_cells[i]
        money += t.cell_money[cell] * times[i]
        goods += t.cell_goods[cell] * times[i]
        points += t.cell_vp[cell] * times[i]
    return money, goods, points


def left_over(s: Position, seat: int) -> tuple[int, int]:
    """Money and goods of a seat after its final payments, made or to be made now (CAR-CELL-5, CAR-SOLO-29)."""
    if s.phase == st.OVER:
        return s.money[seat], s.goods[seat]
    money, goods, _ = bill(s, best_payments(s, seat))
    short = max(0, money - s.money[seat])
    sold = (short + s.t.sale - 1) // s.t.sale
    return s.money[seat] + sold * s.t.sale - money, s.goods[seat] - goods - sold


def final_scoring(s: Position) -> None:
    """The engine makes the welfare payments; then everything counts
    (CAR-ROUND-3, CAR-CELL-3, CAR-CELL-5, CAR-SCORE-10)."""
    welfare: list[int] = []
    for seat in range(s.seats):
        times = best_payments(s, seat)
        welfare.extend(times)
        money, goods, points = bill(s, times)
        if points:
            pay(s, seat, money, goods)
            if s.journal is not None:
                journal.paid_welfare(s, seat, money, goods, points)
    s.welfare = welfare
    s.phase = st.OVER
    s.actor = -1
    if s.journal is not None:
        for seat, lines in enumerate(score_sheet(s)):
            journal.counted(s, seat, lines)
