"""Phase 4: employees who lie in a department may stand up on a free workstation."""

from __future__ import annotations

from magnate.core.message import Args
from magnate.games.carnegie.state import ACTIVATE, ACTIVATION, ANDREW, FINISHED, Position


def begin_activation(s: Position) -> None:
    """A seat may activate; without anybody to activate it is passed over (CAR-ACT-1, CAR-SETUP-22)."""
    s.order = 0
    s.step = ACTIVATE
    if len(offer_activate(s)) == 1:
        s.step = FINISHED


def can_activate(s: Position, seat: int, d: int) -> bool:
    """Whether somebody lies in a department with a free workstation that can be paid for
    (CAR-ACT-2, CAR-ACT-3, CAR-COMP-2, CAR-D04-3)."""
    t = s.t
    space = s.where[seat * t.departments + d]
    if space < 0:
        return False
    at = seat * t.spaces + space
    if s.lie[at] < 1 or s.stand[at] >= t.stations[d]:
        return False
    return s.can_pay(seat, t.station_price[d], 0)


def offer_activate(s: Position) -> list[int]:
    """The departments in which one more employee can stand up, or the end (CAR-ACT-1, CAR-ACT-2)."""
    t = s.t
    out: list[int] = []
    for d in t.board_order:
        if can_activate(s, s.actor, d):
            out.append(t.ACTIVATE + d)
    if may_dump_goods(s):
        out.append(t.SELL)
        out.append(t.SELL_ALL)
    out.append(t.DONE)
    return out


def may_dump_goods(s: Position) -> bool:
    """Against Andrew, goods left after the last round may score for him: then they can be sold off
    (CAR-SELL-2, CAR-SOLO-29)."""
    if s.seats != 1 or s.round != s.t.rounds or s.phase != ACTIVATION or s.goods[0] == 0:
        return False
    return any(s.cells[cell] >> ANDREW & 1 for cell in s.t.goods_cells)


def apply_activate(s: Position, d: int) -> None:
    """Pay the workstation and stand an employee up on it (CAR-ACT-2, CAR-ACT-3, CAR-ACT-5)."""
    t = s.t
    seat = s.actor
    space = s.where[seat * t.departments + d]
    at = seat * t.spaces + space
    s.pay(seat, t.station_price[d], 0)
    s.lie[at] -= 1
    s.stand[at] += 1
    s.order = t.board_order.index(d)
    if s.journal is not None:
        args: Args = {"department": f"@dept-{t.dept_names[d]}", "price": t.station_price[d]}
        s.note("log-activate", args, "CAR-ACT-2")


def end_activation(s: Position) -> None:
    """The seat has activated all it wanted (CAR-ACT-1)."""
    s.step = FINISHED
