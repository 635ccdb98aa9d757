"""Phase 2, the event: recall employees, be paid, donate."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.core.rows import add, put, words
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_paying import can_pay, donation_price, pay
from magnate.games.carnegie.rules_research import offer_research
from magnate.games.carnegie.state import Position


def begin_event(s: Position) -> None:
    """A seat resolves its income first, then its donation (CAR-EVENT-2, CAR-EVENT-3, CAR-EVENT-4)."""
    if s.region >= 0 and s.zones[s.actor * 4 + s.region] > 0:
        s.step = st.RECALL
    else:
        begin_donation(s)


# --- employees come home ----------------------------------------------------------------------------


def offer_recall(s: Position) -> list[int]:
    """From none to all of the seat's employees in the active region (CAR-INC-1, CAR-MISS-5)."""
    return [s.t.to_recall + n for n in range(s.zones[s.actor * 4 + s.region] + 1)]


def why_not_recall(s: Position, count: int) -> Refusal:
    """Employees come home in an income event of their region (CAR-INC-1, CAR-EVENT-1, CAR-MISS-5)."""
    if s.phase == st.EVENT and s.region < 0:
        return Refusal("CAR-EVENT-1", "why-no-income")
    if s.phase != st.EVENT:
        return Refusal("CAR-MISS-5", "why-recall-event")
    there = s.zones[s.actor * 4 + s.region]
    if count > there:
        lacks = {f"board/seats/{s.actor}/zones/{s.t.regions[s.region]}": count}
        return Refusal("CAR-INC-1", "why-too-many-recalled", {"n": there}, lacks)
    return Refusal("CAR-INC-1", "why-recalled-once")


def do_recall(s: Position, count: int) -> None:
    """Recalled employees return to the Lobby; none recalled, no income (CAR-INC-1, CAR-INC-5, CAR-EMP-1)."""
    if s.journal is not None:
        journal.recalled(s, count)
    if count == 0:
        begin_donation(s)
        return
    at = s.actor * 4 + s.region
    s.zones = put(s.zones, at, s.zones[at] - count)
    s.count = count
    if has_new_lobby(s):
        s.step = st.RETURN
    else:
        do_return(s, 0)


def has_new_lobby(s: Position) -> bool:
    """Whether arrivals may choose between two lobbies (CAR-D04-2)."""
    return s.where[s.actor * s.t.departments + s.t.new_lobby] >= 0


def offer_new_lobby(s: Position) -> list[int]:
    """How many of the arriving employees enter New Lobby (CAR-D04-2)."""
    return [s.t.to_new_lobby + n for n in range(s.count + 1)]


def why_not_new_lobby(s: Position, count: int) -> Refusal:
    """Arrivals may go to New Lobby only if it stands (CAR-EMP-1, CAR-D04-2)."""
    if not has_new_lobby(s):
        return Refusal("CAR-EMP-1", "why-lobby-only")
    if s.step not in (st.RETURN, st.NEWCOMERS):
        return Refusal("CAR-EMP-1", "why-nobody-arrives")
    return Refusal("CAR-D04-2", "why-arrivals", {"n": s.count})


def do_return(s: Position, there: int) -> None:
    """Recalled employees lie down in the lobbies, and each earns the transport income
    (CAR-EMP-1, CAR-D04-2, CAR-INC-2)."""
    count = s.count
    arrive(s, there)
    transport_income(s, s.region, count)


def do_newcomers(s: Position, there: int) -> None:
    """New employees enter the lobbies; moves won in an HR turn stay in the pool (CAR-D04-2, CAR-HR-6)."""
    arrive(s, there)
    go_on(s)


def arrive(s: Position, there: int) -> None:
    """`s.count` employees lie down, `there` of them in New Lobby, the others in the Lobby
    (CAR-EMP-1, CAR-D04-2)."""
    t = s.t
    base = s.actor * t.spaces
    add(s.lie, base + t.lobby, s.count - there)
    if there:
        add(s.lie, base + s.where[s.actor * t.departments + t.new_lobby], there)
    s.count = 0


def recruit(s: Position, people: int) -> None:
    """New employees leave the reserve; with New Lobby the seat will say where they arrive
    (CAR-EMP-4, CAR-EMP-5, CAR-D04-2, CAR-GEN-4)."""
    s.count = people
    if people:
        s.reserve = put(s.reserve, s.actor, s.reserve[s.actor] - people)
        if not has_new_lobby(s):
            arrive(s, 0)


# --- income -------------------------------------------------------------------------------------------


def transport_income(s: Position, region: int, times: int) -> None:
    """The income printed at the seat's space of a track, so many times, computed before any of it is spent
    (CAR-INC-2, CAR-INC-6, CAR-INC-7, CAR-BUILD-7)."""
    t = s.t
    seat = s.actor
    at = region * st.SPAN + s.track[seat * 4 + region]
    people = min(t.track_employee[at] * times, s.reserve[seat])
    add(s.money, seat, t.track_money[at] * times)
    add(s.goods, seat, t.track_goods[at] * times)
    add(s.vp, seat, t.track_vp[at] * times)
    s.pool = t.track_research[at] * times
    s.order = 0
    if s.journal is not None:
        journal.transport_paid(s, region, times, people)
    recruit(s, people)
    spend_or_go_on(s)


def spend_or_go_on(s: Position) -> None:
    """Research points are spent at once, then newcomers find their lobby, then the tabs pay
    (CAR-INC-3, CAR-INC-7)."""
    if s.pool > 0:
        s.step = st.RESEARCH
    elif s.count > 0:
        s.step = st.NEWCOMERS
    elif s.phase == st.EVENT:
        tab_income(s)
    else:
        s.step = st.USED


def go_on(s: Position) -> None:
    """Go on after newcomers without touching the pool of the turn (CAR-D04-2, CAR-HR-6)."""
    pool = s.pool
    s.pool = 0
    spend_or_go_on(s)
    s.pool += pool


def offer_income_research(s: Position) -> list[int]:
    """A research step or an end; the rest is lost (CAR-INC-7, CAR-RD-9)."""
    out: list[int] = []
    offer_research(s, out)
    out.append(s.t.to_done)
    return out


def end_income_research(s: Position) -> None:
    """What is left of the points is lost (CAR-INC-7)."""
    if s.journal is not None and s.pool > 0:
        s.note("log-research-lost", {"count": s.pool}, "CAR-RD-9")
    s.pool = 0
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
        n = (tab * 2 + s.side[at]) * st.SPAN + s.built[at]
        money += t.sure_money[n]
        goods += t.sure_goods[n]
        vp += t.sure_vp[n]
    add(s.money, seat, money)
    add(s.goods, seat, goods)
    add(s.vp, seat, vp)
    if s.journal is not None:
        journal.tabs_paid(s)
    next_pick(s, -1)


def next_pick(s: Position, after: int) -> None:
    """The next uncovered section that offers two incomes (CAR-INC-8); `section` holds tab and number."""
    t = s.t
    seat = s.actor
    for tab in range(4):
        at = seat * 4 + tab
        for n in t.picks[tab * 2 + s.side[at]]:
            if n <= s.built[at] and tab * st.SPAN + n > after:
                s.section = tab * st.SPAN + n
                s.step = st.TAKE
                return
    begin_donation(s)


def pick_index(s: Position) -> int:
    """The place of the section in question in the tables of its tab side (CAR-INC-8)."""
    tab = s.section // st.SPAN
    return (tab * 2 + s.side[s.actor * 4 + tab]) * st.SPAN + s.section % st.SPAN


def offer_take(s: Position) -> list[int]:
    """One of the two incomes; an employee only if one is in reserve (CAR-INC-8, CAR-EMP-5, CAR-D04-2)."""
    t = s.t
    at = pick_index(s)
    out: list[int] = []
    if t.pick_money[at]:
        out.append(t.to_take + st.TAKE_MONEY)
    if t.pick_goods[at]:
        out.append(t.to_take + st.TAKE_GOODS)
    if t.pick_vp[at]:
        out.append(t.to_take + st.TAKE_VP)
    if t.pick_employee[at] and s.reserve[s.actor] > 0:
        out.append(t.to_take + st.TAKE_EMPLOYEE)
        if has_new_lobby(s):
            out.append(t.to_take + st.TAKE_EMPLOYEE_2)
    return out


def why_not_take(s: Position, way: int) -> Refusal:
    """The income of a tab section that offers a choice (CAR-INC-5, CAR-INC-8, CAR-EMP-5)."""
    if way in (st.TAKE_EMPLOYEE, st.TAKE_EMPLOYEE_2) and s.reserve[s.actor] == 0:
        return Refusal("CAR-EMP-5", "why-reserve-empty", lacks={"figures/reserve": 1})
    if way == st.TAKE_EMPLOYEE_2 and not has_new_lobby(s):
        return Refusal("CAR-EMP-1", "why-lobby-only")
    if s.step == st.TAKE:
        return Refusal("CAR-INC-8", "why-not-this-income")
    return Refusal("CAR-INC-5", "why-no-recall")


def do_take(s: Position, way: int) -> None:
    """Receive the chosen income of the section (CAR-INC-8)."""
    t = s.t
    seat = s.actor
    at = pick_index(s)
    if way == st.TAKE_MONEY:
        income = t.pick_money[at]
        add(s.money, seat, income)
    elif way == st.TAKE_GOODS:
        income = t.pick_goods[at]
        add(s.goods, seat, income)
    elif way == st.TAKE_VP:
        income = t.pick_vp[at]
        add(s.vp, seat, income)
    else:
        income = min(t.pick_employee[at], s.reserve[seat])
        s.count = income
        s.reserve = put(s.reserve, seat, s.reserve[seat] - s.count)
        arrive(s, s.count if way == st.TAKE_EMPLOYEE_2 else 0)
    if s.journal is not None:
        journal.took(s, way, income)
    next_pick(s, s.section)


# --- donation ---------------------------------------------------------------------------------------


def begin_donation(s: Position) -> None:
    """One donation per seat in a donation event, if it can pay and has a disc (CAR-DON-1, CAR-DON-4)."""
    s.step = st.DONATE if s.donation and can_donate(s, s.actor) and 0 in s.cells else st.FINISHED


def can_donate(s: Position, seat: int) -> bool:
    """Whether a seat has a disc and the price of its next donation (CAR-DON-2, CAR-DON-4, CAR-MISS-3)."""
    return s.discs[seat] > 0 and can_pay(s, seat, donation_price(s, seat), 0)


def offer_donate(s: Position) -> list[int]:
    """Every cell without any disc, or decline (CAR-DON-1, CAR-DON-4)."""
    t = s.t
    out: list[int] = []
    choice = t.to_donate
    for discs in words(s.cells):
        if discs == 0:
            out.append(choice)
        choice += 1
    out.append(t.to_decline)
    return out


def why_not_donate(s: Position, cell: int) -> Refusal:
    """One donation per donation event, on an empty cell (CAR-DON-1, CAR-DON-4, CAR-EVENT-4)."""
    if s.step == st.DONATE:
        return Refusal("CAR-DON-4", "why-cell-taken")
    if s.phase not in (st.EVENT, st.USE, st.ACTIVATION) or not s.donation:
        return Refusal("CAR-EVENT-1", "why-no-donation")
    if s.phase == st.EVENT:
        return Refusal("CAR-EVENT-4", "why-income-first")
    return Refusal("CAR-DON-1", "why-one-donation")


def why_not_donate_again(s: Position, seat: int) -> Refusal:
    """Why a seat that has had its turn in the event cannot donate; one that never donated was passed over for
    want of a disc or of money (CAR-DON-1, CAR-DON-2, CAR-DON-4)."""
    if not s.donation:
        return Refusal("CAR-EVENT-1", "why-no-donation")
    if s.donated[seat] == 0 and not can_donate(s, seat):
        return cannot_donate(s, seat)
    return Refusal("CAR-DON-1", "why-one-donation")


def cannot_donate(s: Position, seat: int) -> Refusal:
    """What a donation of a seat is wanting: a disc, or money (CAR-DON-2, CAR-DON-4)."""
    if s.discs[seat] == 0:
        return Refusal("CAR-DON-4", "why-no-disc", lacks={f"board/seats/{seat}/discs": 1})
    price = donation_price(s, seat)
    return Refusal("CAR-DON-2", "why-donation-price", {"n": price}, {f"board/seats/{seat}/money": price})


def do_donate(s: Position, cell: int) -> None:
    """Pay the next price and put a disc on the cell (CAR-DON-2, CAR-DON-3, CAR-DON-4)."""
    give(s, cell, "log-donate", "CAR-DON-2")
    s.step = st.FINISHED


def give(s: Position, cell: int, id: str, clause: str) -> None:
    """A donation of either kind: price, disc, count (CAR-DON-2, CAR-DON-3, CAR-D12-1)."""
    seat = s.actor
    price = donation_price(s, seat)
    pay(s, seat, price, 0)
    s.discs = put(s.discs, seat, s.discs[seat] - 1)
    s.cells = put(s.cells, cell, s.cells[cell] | 1 << seat)
    s.donated = put(s.donated, seat, s.donated[seat] + 1)
    if s.journal is not None:
        journal.donated(s, cell, price, id, clause)


def do_decline(s: Position) -> None:
    """Nobody has to donate (CAR-DON-1)."""
    if s.journal is not None:
        s.note("log-decline", {}, "CAR-DON-1")
    s.step = st.FINISHED


def why_not_decline(s: Position) -> Refusal:
    """There is nothing to decline (CAR-DON-1, CAR-TIME-1)."""
    if s.step == st.ROW:
        return Refusal("CAR-TIME-1", "why-must-choose-row")
    return Refusal("CAR-DON-1", "why-nothing-to-decline")
