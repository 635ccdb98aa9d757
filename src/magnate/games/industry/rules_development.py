"""Phase 4, development: which cells, what they cost, the four ways to a resource, what they score."""

from __future__ import annotations

from typing import Final

from magnate.core.message import Arg, Moved
from magnate.games.industry.state import DEVELOP, SOURCE, Position
from magnate.games.industry.tables import (
    BY_ANY,
    BY_JOKER,
    BY_PURCHASE,
    FACTORY,
    OWN_PRODUCT,
    TECHNOLOGY,
)

NEVER: Final = 1_000_000


def open_development(s: Position) -> None:
    """Every seat has one turn, clockwise from the first player (IND-DEV-1, IND-ROUND-2)."""
    s.lot = -1
    s.step = DEVELOP
    s.made = 0
    s.served = 0
    s.actor = s.first


# --- what a development costs --------------------------------------------------------------------


def discount_of(s: Position, seat: int) -> int:
    """What the seat's own developed Bank and Stock Exchange take off every price
    (IND-SPECIAL-1, IND-SPECIAL-2, IND-SPECIAL-6)."""
    total = 0
    for cell in s.t.specials:
        if s.built[cell] > 0 and s.owner[cell] == seat:
            total += s.t.discount[cell]
    return total


def price_of(s: Position, seat: int, cell: int) -> int:
    """The printed price less the discounts, never below 0; technologies are free
    (IND-PRICE-1, IND-PRICE-2, IND-SPECIAL-3, IND-SPECIAL-4)."""
    price = s.t.price[cell] - discount_of(s, seat)
    return price if price > 0 else 0


def supplier(s: Position, resource: int) -> int:
    """The seat that owns the developed producer of a resource, or -1
    (IND-RES-10, IND-RES-13)."""
    cell = s.t.producer[resource]
    return s.owner[cell] if s.built[cell] > 0 else -1


def is_sold(s: Position, resource: int) -> bool:
    """Whether the treasury sells a resource in this era, as far as the era goes (IND-RES-14, IND-RES-15)."""
    return s.t.sold_from[resource] <= s.era


def can_buy(s: Position, resource: int) -> bool:
    """Whether a resource can be bought: from the seat that produces it, or else from the treasury
    (IND-RES-7, IND-RES-11, IND-RES-12)."""
    return s.built[s.t.producer[resource]] > 0 or is_sold(s, resource)


def count_any(s: Position, seat: int) -> int:
    """How many "?" jokers a seat holds (IND-RES-3)."""
    left = s.jokers[seat] & s.t.any_jokers
    count = 0
    while left:
        left &= left - 1
        count += 1
    return count


def least_purchases(s: Position, seat: int, needs: list[int], start: int, any_jokers: int) -> int:
    """The fewest purchases that meet the needs from number `start` on, or `NEVER` if they cannot all be met
    (IND-DEV-8, IND-RES-1 to 5)."""
    t = s.t
    purchases = 0
    for i in range(start, len(needs)):
        resource = needs[i]
        producer = t.producer[resource]
        made = s.built[producer] > 0
        if made and s.owner[producer] == seat:
            continue
        if s.jokers[seat] & t.jokers_for[resource]:
            continue
        if made or t.sold_from[resource] <= s.era:
            purchases += 1
        elif any_jokers > 0:
            any_jokers -= 1
        else:
            return NEVER
    return purchases - any_jokers if purchases > any_jokers else 0


def in_season(s: Position, cell: int) -> bool:
    """A technology can be developed in its own era only, other cells at any time
    (IND-DEV-6, IND-DEV-7, IND-ERA-2, IND-POINTS-5)."""
    return s.t.kind[cell] != TECHNOLOGY or s.t.era_of[cell] == s.era


def least_cost(s: Position, seat: int, cell: int) -> int:
    """The fewest thalers with which a seat can develop a cell now, or `NEVER` (IND-DEV-8, IND-PRICE-3)."""
    purchases = least_purchases(s, seat, s.t.needs[cell], 0, count_any(s, seat))
    if purchases == NEVER:
        return NEVER
    return price_of(s, seat, cell) + purchases * s.t.resource_price


# --- choosing a cell -----------------------------------------------------------------------------


def developments(s: Position) -> list[int]:
    """One's own undeveloped cells that can be paid for and supplied now; or be done
    (IND-DEV-3, IND-DEV-4, IND-DEV-5, IND-DEV-8, IND-GEN-3)."""
    t = s.t
    seat = s.actor
    cash = s.cash[seat]
    owner = s.owner
    built = s.built
    found: list[int] = []
    discount = -1
    any_jokers = 0
    for cell in range(s.era * t.columns):
        if owner[cell] != seat or built[cell] > 0 or not in_season(s, cell):
            continue
        if discount < 0:
            discount = discount_of(s, seat)
            any_jokers = count_any(s, seat)
        price = t.price[cell] - discount
        if price < 0:
            price = 0
        if price > cash:
            continue
        needs = t.needs[cell]
        if needs:
            price += least_purchases(s, seat, needs, 0, any_jokers) * t.resource_price
        if price <= cash:
            found.append(t.to_develop + cell)
    found.append(t.to_finish)
    return found


def choose_site(s: Position, cell: int) -> None:
    """Start a development; nothing is paid before every need has its way (IND-DEV-9)."""
    s.site = cell
    s.ways = []
    s.step = SOURCE
    supply_own(s)


def supply_own(s: Position) -> None:
    """Own products come by themselves, no other way is asked for; when every need is met, build
    (IND-RES-5, IND-RES-6)."""
    needs = s.t.needs[s.site]
    while len(s.ways) < len(needs) and supplier(s, needs[len(s.ways)]) == s.actor:
        s.ways.append(OWN_PRODUCT)
    if len(s.ways) == len(needs):
        build(s)


def sources(s: Position) -> list[int]:
    """The ways to the next need that leave the rest of the development possible
    (IND-RES-1 to 4, IND-RES-7, IND-RES-11)."""
    t = s.t
    seat = s.actor
    needs = t.needs[s.site]
    at = len(s.ways)
    resource = needs[at]
    money = s.cash[seat] - price_of(s, seat, s.site) - s.ways.count(BY_PURCHASE) * t.resource_price
    any_jokers = count_any(s, seat) - s.ways.count(BY_ANY)
    later = least_purchases(s, seat, needs, at + 1, any_jokers) * t.resource_price
    found: list[int] = []
    if s.jokers[seat] & t.jokers_for[resource] and later <= money:
        found.append(t.to_source + BY_JOKER)
    if any_jokers > 0 and least_purchases(s, seat, needs, at + 1, any_jokers - 1) * t.resource_price <= money:
        found.append(t.to_source + BY_ANY)
    if can_buy(s, resource) and later + t.resource_price <= money:
        found.append(t.to_source + BY_PURCHASE)
    return found


def choose_source(s: Position, way: int) -> None:
    """Settle how the next need is met (IND-RES-1)."""
    s.ways.append(way)
    supply_own(s)


# --- building ------------------------------------------------------------------------------------


def build(s: Position) -> None:
    """Pay, discard jokers, turn the token over and score, all in one step (IND-DEV-9, IND-DEV-10)."""
    seat = s.actor
    cell = s.site
    price = price_of(s, seat, cell)
    s.cash[seat] -= price
    s.sunk += price
    needs = s.t.needs[cell]
    for i in range(len(needs)):
        fetch(s, seat, needs[i], s.ways[i])
    s.built[cell] = s.era
    points = points_for(s, cell)
    s.prestige[seat] += points
    if s.journal is not None:
        args: dict[str, Arg] = {
            "cell": s.t.cells[cell],
            "name": f"@site-{s.t.names[cell]}",
            "price": price,
            "points": points,
        }
        moved = [Moved(f"thaler:{price}", f"seat:{seat}", "treasury")] if price > 0 else []
        moved.append(Moved(f"property:{seat}", f"cell:{s.t.cells[cell]}", f"cell:{s.t.cells[cell]}"))
        s.note("log-develop", args, "IND-POINTS-1" if points > 0 else "IND-DEV-9", moved)
    s.site = -1
    s.ways = []
    s.step = DEVELOP
    s.made += 1
    if s.made == s.t.cells_per_turn:
        end_turn(s)


def points_for(s: Position, cell: int) -> int:
    """Printed prestige; a factory gives it in its own era only, a bonus cell gives nothing now
    (IND-POINTS-1 to 5, IND-SPECIAL-7)."""
    if s.t.kind[cell] == FACTORY and s.t.era_of[cell] != s.era:
        return 0
    return s.t.prestige[cell]


def fetch(s: Position, seat: int, resource: int, way: int) -> None:
    """Get one resource in the chosen way (IND-RES-2, IND-RES-3, IND-RES-5, IND-RES-16)."""
    if way == BY_PURCHASE:
        buy(s, seat, resource)
    elif way == BY_JOKER:
        discard(s, seat, s.jokers[seat] & s.t.jokers_for[resource], resource)
    elif way == BY_ANY:
        discard(s, seat, s.jokers[seat] & s.t.any_jokers, resource)


def buy(s: Position, seat: int, resource: int) -> None:
    """One thaler to the seat that produces the resource, who cannot refuse and has it at once, or else to the
    treasury (IND-RES-7, IND-RES-8, IND-RES-9, IND-RES-11, IND-RES-12)."""
    price = s.t.resource_price
    seller = supplier(s, resource)
    s.cash[seat] -= price
    if seller >= 0:
        s.cash[seller] += price
    else:
        s.sunk += price
    if s.journal is not None:
        args: dict[str, Arg] = {"resource": f"@resource-{s.t.resources[resource]}", "price": price}
        if seller >= 0:
            args["seller"] = f"@seat-{seller}"
            moved = [Moved(f"thaler:{price}", f"seat:{seat}", f"seat:{seller}")]
            s.note("log-buy-from-seat", args, "IND-RES-7", moved)
        else:
            moved = [Moved(f"thaler:{price}", f"seat:{seat}", "treasury")]
            s.note("log-buy-from-treasury", args, "IND-RES-11", moved)


def discard(s: Position, seat: int, fitting: int, resource: int) -> None:
    """One fitting joker leaves the game (IND-RES-2, IND-RES-3)."""
    joker = fitting & -fitting
    s.jokers[seat] ^= joker
    s.spent |= joker
    if s.journal is not None:
        cell = s.joker_cells(joker)[0]
        args: dict[str, Arg] = {"joker": f"@site-{s.t.names[s.t.cells.index(cell)]}"}
        args["resource"] = f"@resource-{s.t.resources[resource]}"
        s.note("log-joker", args, "IND-RES-2", [Moved(f"joker:{cell}", f"seat:{seat}", "box")])


def end_turn(s: Position) -> None:
    """The next seat develops; what was left of the limit is lost
    (IND-DEV-1, IND-DEV-2, IND-DEV-3, IND-DEV-11)."""
    s.turn += 1
    s.made = 0
    s.served += 1
    s.actor = s.left_of(s.actor)
