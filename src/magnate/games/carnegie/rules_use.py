"""Phase 3: a seat's department turn, and what all departments have in common."""

from __future__ import annotations

from magnate.core.message import Args
from magnate.games.carnegie.rules_construction import can_project
from magnate.games.carnegie.rules_event import recruit, spend_or_go_on
from magnate.games.carnegie.rules_management import can_build_department
from magnate.games.carnegie.rules_moves import offer_groups
from magnate.games.carnegie.rules_research import offer_research
from magnate.games.carnegie.state import (
    AMOUNT,
    CHOICE,
    EFFECT,
    FINISHED,
    HELD,
    PROJECT,
    SPENT,
    TILE,
    TURN,
    USED,
    ZONE,
    Position,
)
from magnate.games.carnegie.state import COPY as COPY_STEP
from magnate.games.carnegie.tables import CO, COPY, DEPARTMENT, EFFECTS, GAIN, HR, MG, RD, TIMES
from magnate.games.carnegie.tables import PROJECT as BUILDS

# --- the turn and its type ------------------------------------------------------------------------


def begin_use(s: Position) -> None:
    """A seat's department turn; a held tile may first change its type
    (CAR-USE-1, CAR-CHOICE-2, CAR-CHOICE-3)."""
    s.mine = s.type
    s.acted = 0
    if s.choice[s.actor] == HELD and s.actor != s.first:
        s.step = CHOICE
    else:
        begin_turn(s)


def offer_choice(s: Position) -> list[int]:
    """Keep the tile, or give it up for one of the three other types (CAR-CHOICE-1)."""
    t = s.t
    out = [t.KEEP]
    for kind in range(4):
        if kind != s.type:
            out.append(t.SWITCH + kind)
    return out


def apply_switch(s: Position, kind: int) -> None:
    """The tile is gone for good, the type holds for this turn only (CAR-CHOICE-1)."""
    choice = s.choice.copy()
    choice[s.actor] = SPENT
    s.choice = choice
    s.mine = kind
    if s.journal is not None:
        s.note("log-switch", {"type": f"@type-{s.t.types[kind]}"}, "CAR-CHOICE-1")
    begin_turn(s)


def begin_turn(s: Position) -> None:
    """Moves and research points of departments that send nobody are credited now
    (CAR-HR-1, CAR-RD-1, CAR-RD-3, CAR-D14-1, CAR-COMP-4)."""
    t = s.t
    s.using = -1
    s.used = 0
    s.closed = 0
    s.pool = 0
    s.order = 0
    for d in t.pools[s.mine]:
        if s.where[s.actor * t.departments + d] >= 0:
            people = s.standing(s.actor, d) + t.permanent_staff[d]
            s.pool += people * (t.pool_moves[d] + t.pool_research[d])
    if s.mine == HR:
        s.moved = [0] * t.spaces
    s.step = TURN
    if s.journal is not None:
        s.note("log-turn", {"type": f"@type-{t.types[s.mine]}", "pool": s.pool}, "CAR-USE-1")


def offer_turn(s: Position) -> list[int]:
    """What next: moves in HR, research steps in RD, a department to use, or the end of the turn
    (CAR-USE-2 to CAR-USE-5, CAR-HR-6, CAR-RD-2)."""
    t = s.t
    out: list[int] = []
    if s.mine == HR:
        offer_groups(s, out)
    elif s.mine == RD:
        offer_research(s, out)
    for d in t.usable[s.mine]:
        if can_use(s, s.actor, d):
            out.append(t.USE + d)
    out.append(t.DONE)
    return out


def end_turn(s: Position) -> None:
    """What is left of the pool is lost (CAR-HR-6, CAR-RD-9, CAR-USE-5)."""
    if s.journal is not None:
        s.note("log-turn-end", {"left": s.pool}, "CAR-USE-5")
    s.pool = 0
    s.using = -1
    s.used = 0
    s.closed = 0
    s.step = FINISHED


# --- one department ---------------------------------------------------------------------------------


def unused(s: Position, seat: int, d: int) -> int:
    """Employees who stand in a department and have not been used this turn (CAR-USE-3, CAR-USE-7)."""
    return s.standing(seat, d) - (s.used if d == s.using else 0)


def can_use(s: Position, seat: int, d: int) -> bool:
    """Whether a department may be used: open, staffed, with an effect that can be met
    (CAR-USE-3, CAR-USE-4, CAR-MISS-3)."""
    t = s.t
    if s.where[seat * t.departments + d] < 0 or s.closed >> d & 1 or unused(s, seat, d) < 1:
        return False
    return any(possible(s, seat, d * EFFECTS + e) for e in range(t.effects[d]))


def possible(s: Position, seat: int, at: int) -> bool:
    """Whether everything an effect requires can be met now (CAR-MISS-3)."""
    t = s.t
    kind = t.kind[at]
    if kind == GAIN:
        return t.gain_employee[at] == 0 or s.reserve[seat] > 0
    if kind == TIMES:
        return affordable_times(s, seat, at) >= t.least[at]
    if kind == DEPARTMENT:
        return can_build_department(s, seat)
    if kind == BUILDS:
        return can_project(s, seat, t.pay_money[at])
    if kind == COPY:
        return can_copy(s, seat)
    return False


def affordable_times(s: Position, seat: int, at: int) -> int:
    """How many times a repeatable effect can be paid out of goods and money at hand. Selling goods to buy
    goods would change nothing, so money counts as it lies (CAR-D06-1, CAR-D07-1, CAR-D11-1)."""
    t = s.t
    times = t.most[at]
    if t.pay_goods[at]:
        times = min(times, s.goods[seat] // t.pay_goods[at])
    if t.pay_money[at]:
        times = min(times, s.money[seat] // t.pay_money[at])
    return times


def apply_use(s: Position, d: int) -> None:
    """Use a department; another one used before is closed by this (CAR-USE-4)."""
    s.acted = 1
    if s.mine == HR:
        s.order = 0  # moves after a use are a new run for `distinct`
    if s.using != d:
        if s.using >= 0:
            s.closed |= 1 << s.using
        s.using = d
        s.used = 0
    enter(s)


def enter(s: Position) -> None:
    """The first question inside the department in use (CAR-USE-6)."""
    t = s.t
    at = s.using * EFFECTS
    kind = t.kind[at]
    s.effect = 0
    if t.effects[s.using] > 1:
        s.step = EFFECT
    elif kind == TIMES:
        s.step = AMOUNT
    elif kind == DEPARTMENT:
        s.step = TILE
    elif kind == BUILDS:
        s.step = PROJECT
    else:
        choose_effect(s, 0)


def leaves(s: Position) -> bool:
    """Whether departments are left by a choice of their own: in HR and RD turns the next use or the end of
    the turn does it (CAR-USE-4, CAR-USE-5)."""
    return s.mine == MG or s.mine == CO


def offer_effect(s: Position) -> list[int]:
    """The effects of the department that can be met, or leave it (CAR-USE-5, CAR-USE-6)."""
    t = s.t
    out: list[int] = []
    for e in range(t.effects[s.using]):
        if possible(s, s.actor, s.using * EFFECTS + e):
            out.append(t.EFFECT + e)
    if leaves(s):
        out.append(t.LEAVE)
    return out


def choose_effect(s: Position, effect: int) -> None:
    """A mission asks for its zone, anything else happens at once (CAR-MISS-1, CAR-MISS-2)."""
    s.effect = effect
    if s.t.mission[s.using * EFFECTS + effect]:
        s.step = ZONE
    else:
        s.used += 1
        gain(s)


def offer_zone(s: Position) -> list[int]:
    """Any of the four mission zones (CAR-MISS-2)."""
    at = s.t.MISSION
    return [at, at + 1, at + 2, at + 3]


def apply_zone(s: Position, region: int) -> None:
    """The employee leaves on a mission and the effect follows; a copied donation is chosen first
    (CAR-MISS-1, CAR-D15-1)."""
    s.zone = region
    if s.t.kind[s.using * EFFECTS + s.effect] == COPY:
        s.step = COPY_STEP
    else:
        send(s, region)
        gain(s)


def send(s: Position, region: int) -> None:
    """The very employee who performs the use goes to the mission zone (CAR-MISS-1, CAR-MISS-4)."""
    t = s.t
    space = s.where[s.actor * t.departments + s.using]
    s.stand[s.actor * t.spaces + space] -= 1
    s.zones[s.actor * 4 + region] += 1
    if s.journal is not None:
        name = t.regions[region]
        moved = s.moved_piece("employee", f"space:{t.space_names[space]}", f"zone:{name}")
        args: Args = {
            "department": f"@dept-{t.dept_names[s.using]}", "region": f"@region-{name}",
        }  # fmt: skip
        s.note("log-mission", args, "CAR-MISS-1", moved)


def gain(s: Position) -> None:
    """What an effect brings (CAR-MGMT-1, CAR-D01-1, CAR-D02-1, CAR-D02-2, CAR-D03-1, CAR-D03-2, CAR-D05-1,
    CAR-D13-1, CAR-HR-6)."""
    t = s.t
    seat = s.actor
    at = s.using * EFFECTS + s.effect
    vp = t.gain_vp[at] + t.gain_pairs[at] * ((s.all_standing(seat) + 1) // 2)
    s.money[seat] += t.gain_money[at]
    s.goods[seat] += t.gain_goods[at]
    s.vp[seat] += vp
    extra = t.gain_moves[at] + t.gain_research[at]
    people = min(t.gain_employee[at], s.reserve[seat])
    if s.journal is not None:
        args = s.gains(t.gain_money[at], t.gain_goods[at], vp, t.gain_moves[at], t.gain_research[at], people)
        args["department"] = f"@dept-{t.dept_names[s.using]}"
        s.note("log-use", args, "CAR-USE-6")
    s.pool += extra
    recruit(s, people)
    if people:
        spend_newcomers(s)
    else:
        s.step = USED


def spend_newcomers(s: Position) -> None:
    """A recruit with New Lobby is asked for its lobby, without touching the pool of moves (CAR-D04-2)."""
    pool = s.pool
    s.pool = 0
    spend_or_go_on(s)
    s.pool = pool


def offer_amount(s: Position) -> list[int]:
    """One to three times, as far as it can be paid, or leave (CAR-D06-1, CAR-D07-1, CAR-D11-1)."""
    t = s.t
    at = s.using * EFFECTS + s.effect
    out: list[int] = []
    for n in range(t.least[at], affordable_times(s, s.actor, at) + 1):
        out.append(t.AMOUNT + n - 1)
    if leaves(s) or not out:
        out.append(t.LEAVE)
    return out


def apply_amount(s: Position, count: int) -> None:
    """Sell, trade or buy so many goods (CAR-D06-1, CAR-D07-1, CAR-D11-1)."""
    t = s.t
    seat = s.actor
    at = s.using * EFFECTS + s.effect
    s.pay(seat, t.pay_money[at] * count, t.pay_goods[at] * count)
    s.money[seat] += t.gain_money[at] * count
    s.goods[seat] += t.gain_goods[at] * count
    s.vp[seat] += t.gain_vp[at] * count
    s.used += 1
    if s.journal is not None:
        args = s.gains(t.gain_money[at] * count, t.gain_goods[at] * count, t.gain_vp[at] * count)
        args["department"] = f"@dept-{t.dept_names[s.using]}"
        args["pay-money"] = t.pay_money[at] * count
        args["pay-goods"] = t.pay_goods[at] * count
        s.note("log-amount", args, "CAR-USE-6")
    s.step = USED


def finish_use(s: Position) -> None:
    """On in the same department while somebody there is unused, else it is closed (CAR-USE-3, CAR-USE-4)."""
    if not leaves(s):
        s.step = TURN
    elif can_use(s, s.actor, s.using):
        enter(s)
    else:
        leave(s)


def leave(s: Position) -> None:
    """Leaving a department closes it for the turn (CAR-USE-4)."""
    s.closed |= 1 << s.using
    s.using = -1
    s.used = 0
    s.step = TURN


# --- Charitable Giving ------------------------------------------------------------------------------


def copyable(s: Position, seat: int, cell: int) -> bool:
    """Whether a cell holds a disc of another seat or of Andrew, and none of this seat
    (CAR-D15-1, CAR-D15-2, CAR-D15-3)."""
    from_others = s.cells[cell] & ~(1 << seat) & ~(1 << 4)
    return from_others != 0 and not s.cells[cell] >> seat & 1


def can_copy(s: Position, seat: int) -> bool:
    """Whether a copy could be paid for and some cell takes it (CAR-D15-1, CAR-MISS-3)."""
    if s.discs[seat] < 1 or not s.can_pay(seat, s.donation_price(seat), 0):
        return False
    return any(copyable(s, seat, cell) for cell in range(len(s.cells)))


def offer_copy(s: Position) -> list[int]:
    """The donations of others one does not have (CAR-D15-1, CAR-D15-4)."""
    out: list[int] = []
    for cell in range(len(s.cells)):
        if copyable(s, s.actor, cell):
            out.append(s.t.COPY + cell)
    return out
