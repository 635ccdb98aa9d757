"""Management: building departments with Strategic Planning, and Property Management."""

from __future__ import annotations

from magnate.core.message import Args
from magnate.games.carnegie.rules_moves import leave_space
from magnate.games.carnegie.state import RELOCATE, SITE, USED, Position
from magnate.games.carnegie.tables import FREE, TILES


def site_price(s: Position, seat: int, tile: int, space: int) -> int:
    """Goods for a department on a space: cheaper where an own employee is, dearer for New Lobby
    (CAR-MGMT-3, CAR-D04-1)."""
    t = s.t
    at = seat * t.spaces + space
    price = t.price_with if s.lie[at] + s.stand[at] > 0 else t.price_without
    return price + t.extra_goods[tile]


def lowest_price(s: Position, seat: int) -> int:
    """The price of the cheapest free space without extras, or one nobody can pay (CAR-MGMT-3, CAR-MGMT-4)."""
    t = s.t
    base = seat * t.spaces
    lowest = 1000
    for space in t.free_spaces:
        if s.grid[base + space] == FREE:
            if s.lie[base + space] > 0:
                return t.price_with
            lowest = t.price_without
    return lowest


def may_take(s: Position, seat: int, tile: int) -> bool:
    """Whether a tile may be built: first the reserved one, then any number on display the company lacks
    (CAR-MGMT-5, CAR-MGMT-6, CAR-MGMT-7)."""
    if s.reserved[seat] >= 0:
        return tile == s.reserved[seat]
    return s.display[tile] > 0 and s.where[seat * s.t.departments + tile] < 0


def can_build_department(s: Position, seat: int) -> bool:
    """Whether some tile can be paid for on some space (CAR-MISS-3, CAR-MGMT-3)."""
    spare = s.goods[seat] - lowest_price(s, seat)
    if spare < 0:
        return False
    return any(s.t.extra_goods[tile] <= spare and may_take(s, seat, tile) for tile in range(TILES))


def offer_tiles(s: Position) -> list[int]:
    """The tiles that could be paid for somewhere, or leave (CAR-MGMT-5, CAR-MGMT-6, CAR-MGMT-7)."""
    out: list[int] = []
    spare = s.goods[s.actor] - lowest_price(s, s.actor)
    for tile in range(TILES):
        if s.t.extra_goods[tile] <= spare and may_take(s, s.actor, tile):
            out.append(s.t.TILE + tile)
    out.append(s.t.LEAVE)
    return out


def apply_tile(s: Position, tile: int) -> None:
    """The tile is picked; its space decides the price (CAR-MGMT-3)."""
    s.tile = tile
    s.step = SITE


def offer_sites(s: Position) -> list[int]:
    """The free spaces whose price can be paid; nothing has to touch (CAR-MGMT-4)."""
    t = s.t
    out: list[int] = []
    for space in t.free_spaces:
        free = s.grid[s.actor * t.spaces + space] == FREE
        if free and site_price(s, s.actor, s.tile, space) <= s.goods[s.actor]:
            out.append(t.SITE + space)
    return out


def apply_site(s: Position, space: int) -> None:
    """The department is paid for and built; whoever lies there stays, lying
    (CAR-MGMT-2, CAR-MGMT-3, CAR-MGMT-7, CAR-MGMT-8)."""
    t = s.t
    seat = s.actor
    price = site_price(s, seat, s.tile, space)
    relocating = s.standing(seat, t.property) > 0
    s.pay(seat, 0, price)
    if s.reserved[seat] >= 0:
        reserved = s.reserved.copy()
        reserved[seat] = -1
        s.reserved = reserved
    else:
        s.display[s.tile] -= 1
    s.grid[seat * t.spaces + space] = s.tile
    s.where[seat * t.departments + s.tile] = space
    s.used += 1
    if s.journal is not None:
        moved = s.moved_piece("tile", f"tile:{s.tile + 1}", f"space:{t.space_names[space]}")
        args: Args = {
            "department": f"@dept-{t.dept_names[s.tile]}", "space": f"@space-{t.space_names[space]}",
            "price": price,
        }  # fmt: skip
        s.note("log-department", args, "CAR-MGMT-2", moved)
    s.step = USED
    if relocating and has_someone_elsewhere(s, space):
        s.step = RELOCATE


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
                out.append(t.RELOCATE + space * 2)
            if s.stand[base + space] > 0:
                out.append(t.RELOCATE + space * 2 + 1)
    out.append(t.DECLINE)
    return out


def apply_relocate(s: Position, group: int) -> None:
    """One employee lies down in the new department, for nothing (CAR-D08-1, CAR-D08-2, CAR-USE-7)."""
    t = s.t
    target = s.where[s.actor * t.departments + s.tile]
    leave_space(s, group >> 1, group & 1)
    s.lie[s.actor * t.spaces + target] += 1
    if s.journal is not None:
        origin = t.space_names[group >> 1]
        moved = s.moved_piece("employee", f"space:{origin}", f"space:{t.space_names[target]}")
        args: Args = {
            "from": f"@space-{origin}",
            "department": f"@dept-{t.dept_names[s.tile]}",
        }
        s.note("log-relocate", args, "CAR-D08-1", moved)
    s.step = USED
