"""Phase 3: a seat's department turn, and what all departments have in common."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.message import Refusal
from magnate.core.rows import add, put, words
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_construction import can_build, can_project, send
from magnate.games.carnegie.rules_event import can_donate, cannot_donate, give, go_on, recruit
from magnate.games.carnegie.rules_leave import do_leave, leaves, may_leave
from magnate.games.carnegie.rules_management import can_build_department
from magnate.games.carnegie.rules_moves import offer_groups
from magnate.games.carnegie.rules_paying import pay
from magnate.games.carnegie.rules_research import offer_research
from magnate.games.carnegie.state import Position

# --- the turn and its type ------------------------------------------------------------------------


def begin_use(s: Position) -> None:
    """A seat's department turn; a held tile may first change its type
    (CAR-USE-1, CAR-CHOICE-2, CAR-CHOICE-3)."""
    s.mine = s.type
    s.acted = 0
    if s.choice[s.actor] == st.HELD and s.actor != s.first:
        s.step = st.CHOICE
    else:
        begin_turn(s)


def offer_choice(s: Position) -> list[int]:
    """Keep the tile, or give it up for one of the three other types (CAR-CHOICE-1)."""
    return s.t.switches[s.type]


def why_not_keep(s: Position) -> Refusal:
    """Keeping the tile is a choice only when it could be used (CAR-SETUP-10, CAR-CHOICE-2)."""
    if s.choice[s.actor] == st.NO_TILE:
        return Refusal("CAR-SETUP-10", "why-no-tile")
    return Refusal("CAR-CHOICE-2", "why-tile-late")


def why_not_switch(s: Position, kind: int) -> Refusal:
    """The Action Choice tile: whose, when, and for which type (CAR-SETUP-10, CAR-CHOICE-1 to CAR-CHOICE-3)."""
    if s.choice[s.actor] == st.NO_TILE:
        return Refusal("CAR-SETUP-10", "why-no-tile")
    if s.choice[s.actor] == st.SPENT:
        return Refusal("CAR-CHOICE-1", "why-tile-spent")
    if s.actor == s.first and s.phase == st.USE:
        return Refusal("CAR-CHOICE-3", "why-tile-first-player")
    if s.phase == st.USE and kind == s.type and not s.acted:
        return Refusal("CAR-CHOICE-1", "why-tile-same-type")
    return Refusal("CAR-CHOICE-2", "why-tile-late")


def do_switch(s: Position, kind: int) -> None:
    """The tile is gone for good, the type holds for this turn only (CAR-CHOICE-1)."""
    s.choice = put(s.choice, s.actor, st.SPENT)
    s.mine = kind
    if s.journal is not None:
        s.note("log-switch", {"type": f"@type-{s.t.types[kind]}"}, "CAR-CHOICE-1")
    begin_turn(s)


def begin_turn(s: Position) -> None:
    """Moves and research points of departments that send nobody are credited now
    (CAR-HR-1, CAR-RD-1, CAR-RD-3, CAR-D14-1, CAR-COMP-4, CAR-HR-4)."""
    t = s.t
    s.using = -1
    s.used = 0
    s.worked = 0
    s.closed = 0
    s.passed = 0
    s.order = 0
    seat: i64 = s.actor
    pool: i64 = 0
    for d in words(t.pools[s.mine]):
        space = s.where[seat * t.departments + d]
        if space >= 0:
            people = words(s.stand)[seat * t.spaces + space] + words(t.permanent_staff)[d]
            pool += people * (words(t.pool_moves)[d] + words(t.pool_research)[d])
    s.pool = pool
    if s.mine == st.HR:
        s.moved = t.nobody.copy()
    s.step = st.TURN
    if s.journal is not None:
        s.note("log-turn", {"type": f"@type-{t.types[s.mine]}", "pool": s.pool}, "CAR-USE-1")


def offer_turn(s: Position) -> list[int]:
    """What next: moves in HR, research steps in RD, a department to use, or the end of the turn
    (CAR-USE-2 to CAR-USE-5, CAR-HR-6, CAR-RD-2)."""
    t = s.t
    out = t.only_done  # until there is anything else: most turns are over here
    if s.pool > 0:
        out = []
        if s.mine == st.HR:
            offer_groups(s, out)
        elif s.mine == st.RD:
            offer_research(s, out)
    seat: i64 = s.actor
    base = seat * t.departments
    desks = seat * t.spaces
    stand = words(s.stand)
    for d in words(t.usable[s.mine]):
        space = s.where[base + d]
        if space >= 0 and stand[desks + space] and can_use(s, seat, d):
            if out is t.only_done:
                out = []
            out.append(t.to_use + d)
    if out is t.only_done or not out:
        return t.only_done
    out.append(t.to_done)
    return out


def why_not_done(s: Position) -> Refusal:
    """What has been started must be finished first (CAR-USE-4, CAR-TIME-1, CAR-SETUP-11, CAR-EVENT-2)."""
    if s.step == st.ROW:
        return Refusal("CAR-TIME-1", "why-must-choose-row")
    if s.phase <= st.START:
        return Refusal("CAR-SETUP-11", "why-setup-choice")
    if s.phase == st.EVENT:
        return Refusal("CAR-EVENT-2", "why-event-choice")
    return Refusal("CAR-USE-4", "why-finish-use")


def end_turn(s: Position) -> None:
    """What is left of the pool is lost (CAR-HR-6, CAR-RD-9, CAR-USE-5)."""
    if s.journal is not None:
        s.note("log-turn-end", {"type": f"@type-{s.t.types[s.mine]}", "left": s.pool}, "CAR-USE-5")
    s.pool = 0
    s.using = -1
    s.used = 0
    s.worked = 0
    s.closed = 0
    s.passed = 0
    s.step = st.FINISHED


# --- one department ---------------------------------------------------------------------------------


def unused(s: Position, seat: i64, d: i64) -> i64:
    """Employees who stand in a department and have not been used this turn (CAR-USE-3, CAR-USE-7)."""
    return s.standing(seat, d) - (s.used if d == s.using else 0)


def can_use(s: Position, seat: i64, d: i64) -> bool:
    """Whether a built department may be used: open, staffed, with an effect that can be met
    (CAR-USE-3, CAR-USE-4, CAR-MISS-3)."""
    if s.closed >> d & 1 or unused(s, seat, d) < 1:
        return False
    first = d * st.EFFECTS
    for at in range(first, first + words(s.t.effects)[d]):
        if possible(s, seat, at):
            return True
    return False


def possible(s: Position, seat: i64, at: i64) -> bool:
    """Whether everything an effect requires can be met now (CAR-MISS-3)."""
    t = s.t
    kind = words(t.kind)[at]
    if kind == st.KIND_GAIN:
        return words(t.gain_employee)[at] == 0 or words(s.reserve)[seat] > 0
    if kind == st.KIND_TIMES:
        return affordable_times(s, seat, at) >= words(t.least)[at]
    if kind == st.KIND_DEPARTMENT:
        return can_build_department(s, seat)
    if kind == st.KIND_PROJECT:
        return can_project(s, seat, words(t.pay_money)[at])
    return kind == st.KIND_COPY and can_copy(s, seat)


def affordable_times(s: Position, seat: i64, at: i64) -> i64:
    """How many times a repeatable effect can be paid out of goods and money at hand. Selling goods to buy
    goods would change nothing, so money counts as it lies (CAR-D06-1, CAR-D07-1, CAR-D11-1)."""
    t = s.t
    times = words(t.most)[at]
    goods = words(t.pay_goods)[at]
    money = words(t.pay_money)[at]
    if goods:
        times = min(times, words(s.goods)[seat] // goods)
    if money:
        times = min(times, words(s.money)[seat] // money)
    return times


def why_not_use(s: Position, d: int) -> Refusal:
    """A department: built, of the right type, staffed, open, and with an effect that can be met
    (CAR-GEN-3, CAR-USE-2, CAR-USE-3, CAR-USE-4, CAR-USE-8, CAR-MISS-3)."""
    t = s.t
    seat = s.actor
    if s.phase in (st.TIMELINE, st.EVENT):
        return Refusal("CAR-GEN-3", "why-event-first")
    if s.phase != st.USE:
        return Refusal("CAR-GEN-3", "why-no-use-now")
    space = s.where[seat * t.departments + d]
    if space < 0:
        return Refusal("CAR-USE-2", "why-not-built")
    if t.permanent[d]:
        return Refusal("CAR-USE-8", "why-permanent-effect")
    if t.dept_type[d] != s.mine:
        return Refusal("CAR-USE-2", "why-other-type", {"type": f"@type-{t.types[s.mine]}"})
    if s.step == st.CHOICE:
        return Refusal("CAR-CHOICE-2", "why-tile-undecided")
    if d in t.pools[s.mine]:
        return Refusal("CAR-RD-3" if s.mine == st.RD else "CAR-HR-1", "why-credited")
    if s.closed >> d & 1:
        return Refusal("CAR-USE-4", "why-closed")
    if s.standing(seat, d) == 0:
        return Refusal(
            "CAR-USE-3", "why-nobody-active", lacks={f"board/seats/{seat}/company/{space}/stand": 1}
        )
    if unused(s, seat, d) < 1:
        return Refusal("CAR-USE-3", "why-all-used")
    if can_use(s, seat, d):
        return Refusal("CAR-USE-4", "why-finish-use")
    at = d * st.EFFECTS
    fee = t.pay_money[at]
    if t.kind[at] == st.KIND_PROJECT and fee and any(can_build(s, seat, p, 0) for p in range(4)):
        return Refusal("CAR-D10-1", "why-outsourcing", {"n": fee}, {"figures/money": fee})
    if t.kind[at] == st.KIND_COPY:
        foreign = Refusal("CAR-D15-1", "why-copy-foreign")
        return foreign if can_donate(s, seat) else cannot_donate(s, seat)
    return Refusal("CAR-MISS-3", "why-cannot-meet")


def do_use(s: Position, d: int) -> None:
    """Use a department; another one used before is closed by this (CAR-USE-4)."""
    s.acted = 1
    if s.mine == st.HR:
        s.order = 0  # moves after a use are a new run for `distinct`
    if s.using != d:
        if s.using >= 0:
            s.closed |= 1 << s.using
        s.using = d
        s.used = 0
        s.worked = 0
    enter(s)


def enter(s: Position) -> None:
    """The first question inside the department in use (CAR-USE-6)."""
    t = s.t
    kind = t.kind[s.using * st.EFFECTS]
    s.effect = 0
    if t.effects[s.using] > 1:
        s.step = st.EFFECT
    elif kind == st.KIND_TIMES:
        s.step = st.AMOUNT
    elif kind == st.KIND_DEPARTMENT:
        s.step = st.TILE
    elif kind == st.KIND_PROJECT:
        s.step = st.PROJECT
    else:
        do_effect(s, 0)


def finish_use(s: Position) -> None:
    """On in the same department while somebody there is unused, else it is closed
    (CAR-USE-3, CAR-USE-4, CAR-EMP-3)."""
    s.worked = 1
    if not leaves(s):
        s.step = st.TURN
    elif can_use(s, s.actor, s.using):
        enter(s)
    else:
        do_leave(s)


# --- its effect -----------------------------------------------------------------------------------------


def offer_effect(s: Position) -> list[int]:
    """The effects of the department that can be met, or leave it (CAR-USE-5, CAR-USE-6)."""
    t = s.t
    out: list[int] = []
    for e in range(t.effects[s.using]):
        if possible(s, s.actor, s.using * st.EFFECTS + e):
            out.append(t.to_effect + e)
    if may_leave(s):
        out.append(t.to_leave)
    return out


def why_not_effect(s: Position, effect: int) -> Refusal:
    """An effect of the department in use (CAR-USE-6, CAR-MISS-3)."""
    if s.step != st.EFFECT or effect >= s.t.effects[s.using]:
        return Refusal("CAR-USE-6", "why-no-effect")
    return Refusal("CAR-MISS-3", "why-cannot-meet")


def do_effect(s: Position, effect: int) -> None:
    """A mission asks for its zone, anything else happens at once (CAR-MISS-1, CAR-MISS-2)."""
    s.effect = effect
    if s.t.mission[s.using * st.EFFECTS + effect]:
        s.step = st.ZONE
    else:
        s.used += 1
        gain(s)


def offer_mission(s: Position) -> list[int]:
    """Any of the four mission zones (CAR-MISS-2)."""
    return s.t.missions


def why_not_mission(s: Position, region: int) -> Refusal:
    """A mission needs a use that sends somebody (CAR-MISS-1)."""
    return Refusal("CAR-MISS-1", "why-no-mission")


def do_mission(s: Position, region: int) -> None:
    """The employee leaves on a mission and the effect follows; a copied donation is chosen first
    (CAR-MISS-1, CAR-D15-1)."""
    s.zone = region
    if s.t.kind[s.using * st.EFFECTS + s.effect] == st.KIND_COPY:
        s.step = st.COPY
    else:
        go_there(s, region)
        gain(s)


def go_there(s: Position, region: int) -> None:
    """Send the employee and tell it (CAR-MISS-1, CAR-MISS-4)."""
    send(s, region)
    if s.journal is not None:
        journal.sent(s, region)


def gain(s: Position) -> None:
    """What an effect brings
    (CAR-MGMT-1, CAR-D01-1, CAR-D02-1, CAR-D02-2, CAR-D03-1, CAR-D03-2, CAR-D05-1, CAR-D13-1, CAR-HR-6,
    CAR-GEN-6)."""
    t = s.t
    seat = s.actor
    at = s.using * st.EFFECTS + s.effect
    vp = t.gain_vp[at]
    if t.gain_pairs[at]:
        vp += t.gain_pairs[at] * ((s.all_standing(seat) + 1) // 2)
    add(s.money, seat, t.gain_money[at])
    add(s.goods, seat, t.gain_goods[at])
    add(s.vp, seat, vp)
    people = min(t.gain_employee[at], s.reserve[seat])
    if s.journal is not None:
        journal.used(s, at, vp, people)
    s.pool += t.gain_moves[at] + t.gain_research[at]
    recruit(s, people)
    if people:
        go_on(s)
    else:
        s.step = st.USED


def offer_amount(s: Position) -> list[int]:
    """One to three times, as far as it can be paid, or leave (CAR-D06-1, CAR-D07-1, CAR-D11-1)."""
    t = s.t
    at = s.using * st.EFFECTS + s.effect
    out: list[int] = []
    for n in range(t.least[at], affordable_times(s, s.actor, at) + 1):
        out.append(t.to_amount + n - 1)
    if may_leave(s) or not out:
        out.append(t.to_leave)
    return out


def why_not_amount(s: Position, index: int) -> Refusal:
    """Goods sold, traded or bought at once must be there or be paid for (CAR-GEN-5, CAR-USE-3)."""
    if s.step != st.AMOUNT:
        return Refusal("CAR-USE-3", "why-no-trade")
    at = s.using * st.EFFECTS + s.effect
    goods = (index + 1) * s.t.pay_goods[at]
    if goods:
        return Refusal("CAR-GEN-5", "why-too-few-goods", {"n": s.goods[s.actor]}, {"figures/goods": goods})
    money = (index + 1) * s.t.pay_money[at]
    return Refusal("CAR-GEN-5", "why-too-little-money", {"n": money}, {"figures/money": money})


def do_amount(s: Position, count: int) -> None:
    """Sell, trade or buy so many goods (CAR-D06-1, CAR-D07-1, CAR-D11-1)."""
    t = s.t
    seat = s.actor
    at = s.using * st.EFFECTS + s.effect
    pay(s, seat, t.pay_money[at] * count, t.pay_goods[at] * count)
    add(s.money, seat, t.gain_money[at] * count)
    add(s.goods, seat, t.gain_goods[at] * count)
    add(s.vp, seat, t.gain_vp[at] * count)
    s.used += 1
    if s.journal is not None:
        journal.traded(s, at, count)
    s.step = st.USED


# --- Charitable Giving ------------------------------------------------------------------------------


def copyable(s: Position, seat: int, cell: int) -> bool:
    """Whether a cell holds a disc of another seat or of Andrew, and none of this seat
    (CAR-D15-1, CAR-D15-2, CAR-D15-3)."""
    others = s.cells[cell] & ~(1 << st.NEUTRAL)
    return others != 0 and not others >> seat & 1


def can_copy(s: Position, seat: int) -> bool:
    """Whether a copy could be paid for and some cell takes it (CAR-D15-1, CAR-MISS-3)."""
    if not can_donate(s, seat):
        return False
    for cell in range(len(s.cells)):
        if copyable(s, seat, cell):
            return True
    return False


def offer_copy(s: Position) -> list[int]:
    """The donations of others one does not have (CAR-D15-1, CAR-D15-4)."""
    return [s.t.to_copy + cell for cell in range(len(s.cells)) if copyable(s, s.actor, cell)]


def why_not_copy(s: Position, cell: int) -> Refusal:
    """Charitable Giving: in an RD turn, on a cell of another seat that one does not have
    (CAR-D15-1 to CAR-D15-4)."""
    discs = s.cells[cell]
    if s.phase != st.USE or s.mine != st.RD:
        return Refusal("CAR-D15-4", "why-copy-rd")
    if discs >> s.actor & 1:
        return Refusal("CAR-D15-3", "why-copy-own")
    if discs == 1 << st.NEUTRAL:
        return Refusal("CAR-D15-2", "why-copy-foreign")
    return Refusal("CAR-D15-1", "why-copy-use" if discs else "why-copy-foreign")


def do_copy(s: Position, cell: int) -> None:
    """Send the employee and share the cell (CAR-D15-1, CAR-D15-3, CAR-D15-4)."""
    go_there(s, s.zone)
    give(s, cell, "log-copy", "CAR-D15-1")
    s.order = 9
    s.step = st.USED
