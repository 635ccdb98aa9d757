"""Management: building departments with Strategic Planning, and Property Management."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.message import Refusal
from magnate.core.rows import add, put, words
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_leave import may_leave
from magnate.games.carnegie.rules_moves import leave_space, nobody_there
from magnate.games.carnegie.state import Position

# --- the tile -----------------------------------------------------------------------------------------


def lowest_price(s: Position, seat: i64) -> i64:
    """The price of the cheapest free space without extras, or one nobody can pay (CAR-MGMT-3, CAR-MGMT-4)."""
    t = s.t
    base = seat * t.spaces
    lowest: i64 = 1000
    for space in words(t.free_spaces):
        if s.grid[base + space] == st.FREE:
            if words(s.lie)[base + space] > 0:
                return t.price_with
            lowest = t.price_without
    return lowest


def may_take(s: Position, seat: i64, tile: i64) -> bool:
    """Whether a tile may be built: first the reserved one, then any number on display the company lacks
    (CAR-MGMT-5, CAR-MGMT-6, CAR-MGMT-7)."""
    reserved = s.reserved[seat]
    if reserved >= 0:
        return tile == reserved
    return words(s.display)[tile] > 0 and s.where[seat * s.t.departments + tile] < 0


def can_build_department(s: Position, seat: i64) -> bool:
    """Whether some tile can be paid for on some space (CAR-MISS-3, CAR-MGMT-3)."""
    extra = words(s.t.extra_goods)
    goods = words(s.goods)[seat]
    spare = goods - lowest_price(s, seat) if goods else -1
    if spare < 0:
        return False
    tiles: i64 = st.TILES
    for tile in range(tiles):
        if extra[tile] <= spare and may_take(s, seat, tile):
            return True
    return False


def offer_tile(s: Position) -> list[int]:
    """The tiles that could be paid for somewhere, or leave (CAR-MGMT-5, CAR-MGMT-6, CAR-MGMT-7)."""
    t = s.t
    out: list[int] = []
    seat: i64 = s.actor
    extra = words(t.extra_goods)
    spare = words(s.goods)[seat] - lowest_price(s, seat)
    tiles: i64 = st.TILES
    for tile in range(tiles):
        if extra[tile] <= spare and may_take(s, seat, tile):
            out.append(t.to_tile + tile)
    if may_leave(s) or not out:
        out.append(t.to_leave)
    return out


def why_not_tile(s: Position, tile: int) -> Refusal:
    """A tile to build: reserved first, not twice, on display, paid for
    (CAR-MGMT-2, CAR-MGMT-5, CAR-MGMT-6, CAR-MGMT-7)."""
    t = s.t
    seat = s.actor
    if s.step not in (st.TILE, st.SITE):
        return Refusal("CAR-MGMT-2", "why-planning-first")
    if s.where[seat * t.departments + tile] >= 0:
        return Refusal("CAR-MGMT-5", "why-twice")
    if s.reserved[seat] >= 0 and tile != s.reserved[seat]:
        return Refusal("CAR-MGMT-6", "why-reserved-first")
    if s.reserved[seat] < 0 and s.display[tile] == 0:
        return Refusal("CAR-MGMT-7", "why-tile-gone", lacks={f"board/display/{tile}/count": 1})
    if s.step == st.SITE:
        return Refusal("CAR-MGMT-3", "why-site-first")
    return too_dear(s, tile, lowest_price(s, seat) + t.extra_goods[tile])


def too_dear(s: Position, tile: int, price: int) -> Refusal:
    """Too few goods for a department, perhaps only for what it takes beyond others (CAR-MGMT-3, CAR-D04-1)."""
    extra = s.t.extra_goods[tile]
    lacks = {"figures/goods": price}
    if extra and s.goods[s.actor] >= price - extra:
        return Refusal("CAR-D04-1", "why-extra-goods", {"n": extra}, lacks)
    return Refusal("CAR-MGMT-3", "why-department-price", {"n": price}, lacks)


def do_tile(s: Position, tile: int) -> None:
    """The tile is picked; its space decides the price (CAR-MGMT-3)."""
    s.tile = tile
    s.step = st.SITE


# --- its space ----------------------------------------------------------------------------------------


def site_price(s: Position, seat: i64, tile: i64, space: i64) -> i64:
    """Goods for a department on a space: cheaper where an own employee is, dearer for New Lobby
    (CAR-MGMT-3, CAR-D04-1)."""
    t = s.t
    at = seat * t.spaces + space
    price = t.price_with if words(s.lie)[at] + words(s.stand)[at] > 0 else t.price_without
    return price + words(t.extra_goods)[tile]


def offer_site(s: Position) -> list[int]:
    """The free spaces whose price can be paid; nothing has to touch (CAR-MGMT-4)."""
    t = s.t
    seat: i64 = s.actor
    base = seat * t.spaces
    goods = words(s.goods)[seat]
    out: list[int] = []
    for space in words(t.free_spaces):
        if s.grid[base + space] == st.FREE and site_price(s, seat, s.tile, space) <= goods:
            out.append(t.to_site + space)
    return out


def why_not_site(s: Position, space: int) -> Refusal:
    """A building site: neither Lobby nor department, and paid for (CAR-COMP-5, CAR-MGMT-4, CAR-MGMT-3)."""
    here = s.grid[s.actor * s.t.spaces + space]
    if here == st.LOBBY:
        return Refusal("CAR-COMP-5", "why-site-lobby")
    if here != st.FREE:
        return Refusal("CAR-MGMT-4", "why-site-taken")
    if s.step != st.SITE:
        return Refusal("CAR-MGMT-2", "why-planning-first")
    return too_dear(s, s.tile, site_price(s, s.actor, s.tile, space))


def do_site(s: Position, space: int) -> None:
    """The department is paid for and built; whoever lies there stays, lying
    (CAR-MGMT-2, CAR-MGMT-3, CAR-MGMT-7, CAR-MGMT-8)."""
    t = s.t
    seat = s.actor
    tile = s.tile
    price = site_price(s, seat, tile, space)
    add(s.goods, seat, -price)
    if s.reserved[seat] >= 0:
        s.reserved = put(s.reserved, seat, -1)
    else:
        s.display = put(s.display, tile, s.display[tile] - 1)
    s.grid = put(s.grid, seat * t.spaces + space, tile)
    s.where = put(s.where, seat * t.departments + tile, space)
    s.used += 1
    if s.journal is not None:
        journal.built_department(s, space, price)
    s.step = st.USED
    if s.standing(seat, t.property) > 0 and has_someone_elsewhere(s, space):
        s.step = st.RELOCATE


# --- Property Management ------------------------------------------------------------------------------


def has_someone_elsewhere(s: Position, space: int) -> bool:
    """Whether an employee is anywhere else on the company board (CAR-D08-1)."""
    base = s.actor * s.t.spaces
    for other in range(s.t.spaces):
        if other != space and s.lie[base + other] + s.stand[base + other] > 0:
            return True
    return False


def offer_relocate(s: Position) -> list[int]:
    """Any employee of the company board, or nobody (CAR-D08-1, CAR-D08-2, CAR-D08-3)."""
    t = s.t
    base = s.actor * t.spaces
    target = s.where[s.actor * t.departments + s.tile]
    out: list[int] = []
    for space in range(t.spaces):
        if space != target:
            if s.lie[base + space] > 0:
                out.append(t.relocate.pair(space, st.LYING))
            if s.stand[base + space] > 0:
                out.append(t.relocate.pair(space, st.STANDING))
    out.append(t.to_decline)
    return out


def why_not_relocate(s: Position, space: int, posture: int) -> Refusal:
    """Property Management: staffed, right after building, one employee (CAR-D08-1, CAR-D08-3)."""
    t = s.t
    if s.standing(s.actor, t.property) == 0:
        return Refusal("CAR-D08-3", "why-property-staffed")
    if s.step != st.RELOCATE:
        return Refusal("CAR-D08-1", "why-relocate-once")
    if space == s.where[s.actor * t.departments + s.tile]:
        return Refusal("CAR-D08-1", "why-same-space")
    return nobody_there(s, "CAR-D08-1", space, posture)


def do_relocate(s: Position, group: int) -> None:
    """One employee lies down in the new department, for nothing (CAR-D08-1, CAR-D08-2, CAR-USE-7)."""
    t = s.t
    target = s.where[s.actor * t.departments + s.tile]
    leave_space(s, group >> 1, group & 1)
    add(s.lie, s.actor * t.spaces + target, 1)
    if s.journal is not None:
        journal.relocated(s, group, target)
    s.step = st.USED
