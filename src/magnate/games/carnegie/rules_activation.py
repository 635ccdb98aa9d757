"""Phase 4: employees who lie in a department may stand up on a free workstation."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.message import Refusal
from magnate.core.rows import add, words
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_paying import pay
from magnate.games.carnegie.state import Position


def begin_activation(s: Position) -> None:
    """A seat may activate; without anybody to activate it is passed over (CAR-ACT-1, CAR-SETUP-22)."""
    s.order = 0
    s.step = st.ACTIVATE if ready(s, s.actor, one=True) or may_dump_goods(s) else st.FINISHED


def ready(s: Position, seat: i64, one: bool) -> i64:
    """The departments (with `one`, the first found) in which an employee lies beside a free workstation that can be
    paid for, a bit each (CAR-ACT-2, CAR-ACT-3, CAR-COMP-2, CAR-D04-3)."""
    t = s.t
    base = seat * t.spaces
    lie = words(s.lie)
    grid = s.grid
    departments = t.departments
    found: i64 = 0
    bit: i64 = 1
    for at in range(base, base + t.spaces):
        if lie[at]:
            d: i64 = grid[at]
            free = 0 <= d < departments and words(s.stand)[at] < words(t.stations)[d]
            if free and words(t.station_price)[d] <= words(s.money)[seat] + words(s.goods)[seat] * t.sale:
                found |= bit << d
                if one:
                    break
    return found


def offer_activate(s: Position) -> list[int]:
    """The departments in which one more employee can stand up, in board order, or the end (CAR-ACT-1, CAR-ACT-2)."""
    t = s.t
    out: list[int] = []
    found = ready(s, s.actor, one=False)
    if found >> st.TILES:
        for d in words(t.starting):
            if found >> d & 1:
                out.append(t.to_activate + d)
    if found & t.tile_mask:
        tiles: i64 = st.TILES
        for tile in range(tiles):
            if found >> tile & 1:
                out.append(t.to_activate + tile)
    if s.seats == 1 and may_dump_goods(s):
        out.append(t.to_sell)
        out.append(t.to_sell_all)
    out.append(t.to_done)
    return out


def why_not_activate(s: Position, d: int) -> Refusal:
    """Activation: in phase 4, lying in a department, with a free workstation and the money
    (CAR-ACT-1, CAR-ACT-2, CAR-ACT-3)."""
    t = s.t
    space = s.where[s.actor * t.departments + d]
    if s.phase not in (st.START, st.ACTIVATION):
        return Refusal("CAR-ACT-1", "why-activate-later")
    if space < 0:
        return Refusal("CAR-ACT-2", "why-not-built")
    if t.stations[d] == 0:
        return Refusal("CAR-ACT-2", "why-activate-inside")
    at = s.actor * t.spaces + space
    if s.lie[at] == 0:
        why = "why-already-active" if s.stand[at] else "why-nobody-lies"
        return Refusal("CAR-ACT-2", why, lacks={f"board/seats/{s.actor}/company/{space}/lie": 1})
    if s.stand[at] >= t.stations[d]:
        return Refusal("CAR-ACT-2", "why-no-station")
    price = t.station_price[d]
    return Refusal("CAR-ACT-3", "why-station-price", {"n": price}, {"figures/money": price})


def may_dump_goods(s: Position) -> bool:
    """Against Andrew, goods left after the last round may score for him: then they can be sold off
    (CAR-SELL-2, CAR-SOLO-29)."""
    if s.seats != 1 or s.round != s.t.rounds or s.phase != st.ACTIVATION or s.goods[0] == 0:
        return False
    return any(s.cells[cell] >> st.ANDREW & 1 for cell in s.t.goods_cells)


def do_activate(s: Position, d: int) -> None:
    """Pay the workstation and stand an employee up on it (CAR-ACT-2, CAR-ACT-3, CAR-ACT-5)."""
    t = s.t
    seat = s.actor
    at = seat * t.spaces + s.where[seat * t.departments + d]
    pay(s, seat, t.station_price[d], 0)
    add(s.lie, at, -1)
    add(s.stand, at, 1)
    s.order = t.board_order.index(d)
    if s.journal is not None:
        journal.activated(s, d)
