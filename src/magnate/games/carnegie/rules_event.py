"""Phase 2, the event: recall employees, be paid, donate."""

from __future__ import annotations

from magnate.games.carnegie.rules_research import offer_research
from magnate.games.carnegie.state import (
    DONATE,
    EVENT,
    FINISHED,
    NEWCOMERS,
    RECALL,
    RESEARCH,
    RETURN,
    TAKE,
    USED,
    Position,
)
from magnate.games.carnegie.tables import (
    SPAN,
    TAKE_EMPLOYEE,
    TAKE_EMPLOYEE_2,
    TAKE_GOODS,
    TAKE_MONEY,
    TAKE_VP,
    TAKES,
)


def begin_event(s: Position) -> None:
    """A seat resolves its income first, then its donation (CAR-EVENT-2, CAR-EVENT-3, CAR-EVENT-4)."""
    if s.region >= 0 and s.zones[s.actor * 4 + s.region] > 0:
        s.step = RECALL
    else:
        begin_donation(s)


# --- income ---------------------------------------------------------------------------------------


def offer_recall(s: Position) -> list[int]:
    """From none to all of the seat's employees in the active region (CAR-INC-1, CAR-MISS-5)."""
    return [s.t.RECALL + n for n in range(s.zones[s.actor * 4 + s.region] + 1)]


def apply_recall(s: Position, count: int) -> None:
    """Recalled employees return to the Lobby; none recalled, no income (CAR-INC-1, CAR-INC-5, CAR-EMP-1)."""
    if s.journal is not None:
        name = s.t.regions[s.region]
        moved = s.moved_piece("employee", f"zone:{name}", "lobby") if count else None
        s.note("log-recall", {"count": count, "region": f"@region-{name}"}, "CAR-INC-1", moved)
    if count == 0:
        begin_donation(s)
        return
    s.zones[s.actor * 4 + s.region] -= count
    s.count = count
    if s.where[s.actor * s.t.departments + s.t.new_lobby] >= 0:
        s.step = RETURN
    else:
        apply_return(s, 0)


def offer_arrivals(s: Position) -> list[int]:
    """How many of the arriving employees enter New Lobby (CAR-D04-2)."""
    return [s.t.NEW_LOBBY + n for n in range(s.count + 1)]


def apply_return(s: Position, there: int) -> None:
    """Recalled employees lie down in the lobbies, and each earns the transport income
    (CAR-EMP-1, CAR-D04-2, CAR-INC-2)."""
    count = s.count
    arrive(s, there)
    transport_income(s, s.region, count)


def arrive(s: Position, there: int) -> None:
    """`s.count` employees lie down, `there` of them in New Lobby, the others in the Lobby
    (CAR-EMP-1, CAR-D04-2)."""
    t = s.t
    base = s.actor * t.spaces
    s.lie[base + t.lobby] += s.count - there
    if there:
        s.lie[base + s.where[s.actor * t.departments + t.new_lobby]] += there
    s.count = 0


def transport_income(s: Position, region: int, times: int) -> None:
    """The income printed at the seat's space of a track, so many times, computed before any of it is spent
    (CAR-INC-2, CAR-INC-6, CAR-INC-7, CAR-BUILD-7)."""
    t = s.t
    seat = s.actor
    at = region * SPAN + s.track[seat * 4 + region]
    money = t.track_money[at] * times
    goods = t.track_goods[at] * times
    vp = t.track_vp[at] * times
    research = t.track_research[at] * times
    people = min(t.track_employee[at] * times, s.reserve[seat])
    s.money[seat] += money
    s.goods[seat] += goods
    s.vp[seat] += vp
    s.pool = research
    s.order = 0
    if s.journal is not None:
        args = s.gains(money, goods, vp, 0, research, people)
        args["region"] = f"@region-{t.regions[region]}"
        s.note("log-transport", args, "CAR-INC-2" if s.phase == EVENT else "CAR-BUILD-7")
    recruit(s, people)
    spend_or_go_on(s)


def recruit(s: Position, people: int) -> None:
    """New employees leave the reserve; with New Lobby the seat will say where they arrive
    (CAR-EMP-4, CAR-EMP-5, CAR-D04-2)."""
    s.reserve[s.actor] -= people
    s.count = people
    if people and s.where[s.actor * s.t.departments + s.t.new_lobby] < 0:
        arrive(s, 0)


def spend_or_go_on(s: Position) -> None:
    """Research points are spent at once, then newcomers find their lobby, then the tabs pay
    (CAR-INC-3, CAR-INC-7)."""
    if s.pool > 0:
        s.step = RESEARCH
    elif s.count > 0:
        s.step = NEWCOMERS
    elif s.phase == EVENT:
        tab_income(s)
    else:
        s.step = USED


def offer_income_research(s: Position) -> list[int]:
    """A research step or an end; the rest is lost (CAR-INC-7, CAR-RD-9)."""
    out: list[int] = []
    offer_research(s, out)
    out.append(s.t.DONE)
    return out


def end_income_research(s: Position) -> None:
    """What is left of the points is lost (CAR-INC-7)."""
    if s.journal is not None and s.pool > 0:
        s.note("log-research-lost", {"count": s.pool}, "CAR-RD-9")
    s.pool = 0
    spend_or_go_on(s)


def apply_newcomers(s: Position, there: int) -> None:
    """New employees lie down in the lobbies (CAR-D04-2)."""
    arrive(s, there)
    spend_or_go_on(s)


def tab_income(s: Position) -> None:
    """All uncovered sections pay once, those without a choice at once
    (CAR-INC-3, CAR-INC-4, CAR-TAB-2, CAR-TAB-3)."""
    t = s.t
    seat = s.actor
    money = 0
    goods = 0
    vp = 0
    for tab in range(4):
        at = seat * 4 + tab
        n = (tab * 2 + s.side[at]) * SPAN + s.built[at]
        money += t.sure_money[n]
        goods += t.sure_goods[n]
        vp += t.sure_vp[n]
    s.money[seat] += money
    s.goods[seat] += goods
    s.vp[seat] += vp
    if s.journal is not None and money + goods + vp > 0:
        s.note("log-tabs", s.gains(money, goods, vp), "CAR-INC-3")
    next_pick(s, -1)


def next_pick(s: Position, after: int) -> None:
    """The next uncovered section that offers two incomes (CAR-INC-8); `section` holds tab and number."""
    t = s.t
    seat = s.actor
    for tab in range(4):
        at = seat * 4 + tab
        for n in t.picks[tab * 2 + s.side[at]]:
            if n <= s.built[at] and tab * SPAN + n > after:
                s.section = tab * SPAN + n
                s.step = TAKE
                return
    begin_donation(s)


def pick_index(s: Position) -> int:
    """The place of the section in question in the tables of its tab side (CAR-INC-8)."""
    tab = s.section // SPAN
    return (tab * 2 + s.side[s.actor * 4 + tab]) * SPAN + s.section % SPAN


def offer_take(s: Position) -> list[int]:
    """One of the two incomes; an employee only if one is in reserve (CAR-INC-8, CAR-EMP-5, CAR-D04-2)."""
    t = s.t
    at = pick_index(s)
    out: list[int] = []
    if t.pick_money[at]:
        out.append(t.TAKE + TAKE_MONEY)
    if t.pick_goods[at]:
        out.append(t.TAKE + TAKE_GOODS)
    if t.pick_vp[at]:
        out.append(t.TAKE + TAKE_VP)
    if t.pick_employee[at] and s.reserve[s.actor] > 0:
        out.append(t.TAKE + TAKE_EMPLOYEE)
        if s.where[s.actor * t.departments + t.new_lobby] >= 0:
            out.append(t.TAKE + TAKE_EMPLOYEE_2)
    return out


def apply_take(s: Position, way: int) -> None:
    """Receive the chosen income of the section (CAR-INC-8)."""
    t = s.t
    seat = s.actor
    at = pick_index(s)
    if way == TAKE_MONEY:
        s.money[seat] += t.pick_money[at]
    elif way == TAKE_GOODS:
        s.goods[seat] += t.pick_goods[at]
    elif way == TAKE_VP:
        s.vp[seat] += t.pick_vp[at]
    else:
        s.count = min(t.pick_employee[at], s.reserve[seat])
        s.reserve[seat] -= s.count
        arrive(s, s.count if way == TAKE_EMPLOYEE_2 else 0)
    if s.journal is not None:
        tab = s.section // SPAN
        s.note("log-take", {"tab": f"@tab-{t.projects[tab]}", "income": f"@income-{TAKES[way]}"}, "CAR-INC-8")
    next_pick(s, s.section)


# --- donation ---------------------------------------------------------------------------------------


def begin_donation(s: Position) -> None:
    """One donation per seat in a donation event, if it can pay and has a disc (CAR-DON-1, CAR-DON-4)."""
    seat = s.actor
    s.step = FINISHED
    if s.donation and s.discs[seat] > 0 and s.can_pay(seat, s.donation_price(seat), 0) and 0 in s.cells:
        s.step = DONATE


def offer_donate(s: Position) -> list[int]:
    """Every cell without any disc, or decline (CAR-DON-1, CAR-DON-4)."""
    t = s.t
    out: list[int] = []
    for cell in range(len(s.cells)):
        if s.cells[cell] == 0:
            out.append(t.DONATE + cell)
    out.append(t.DECLINE)
    return out


def apply_donate(s: Position, cell: int) -> None:
    """Pay the next price and put a disc on the cell (CAR-DON-2, CAR-DON-3, CAR-DON-4)."""
    give(s, cell, "log-donate", "CAR-DON-2")
    s.step = FINISHED


def give(s: Position, cell: int, id: str, clause: str) -> None:
    """A donation of either kind: price, disc, count (CAR-DON-2, CAR-DON-3, CAR-D12-1)."""
    seat = s.actor
    price = s.donation_price(seat)
    s.pay(seat, price, 0)
    s.discs[seat] -= 1
    s.cells[cell] |= 1 << seat
    s.donated[seat] += 1
    if s.journal is not None:
        name = s.t.cell_names[cell]
        moved = s.moved_piece("disc", f"reserve:{seat}", f"cell:{name}")
        s.note(id, {"cell": f"@cell-{name}", "price": price}, clause, moved)


def decline_donation(s: Position) -> None:
    """Nobody has to donate (CAR-DON-1)."""
    if s.journal is not None:
        s.note("log-decline", {}, "CAR-DON-1")
    s.step = FINISHED
