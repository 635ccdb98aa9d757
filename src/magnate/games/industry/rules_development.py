"""Phase 4, development: which cells, what they cost, the four ways to a resource, what they score."""

from __future__ import annotations

from magnate.core.message import AnyForm, Arg, Refusal
from magnate.games.industry import journal
from magnate.games.industry.constants import (
    BY_ANY,
    BY_JOKER,
    BY_PURCHASE,
    DEVELOP,
    FACTORY,
    JOKER,
    NEVER,
    OWN_PRODUCT,
    SELL_OR_KEEP,
    SOURCE,
    TECHNOLOGY,
)
from magnate.games.industry.state import Position


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
    """Whether the treasury sells a resource in this era, as far as the era goes
    (IND-RES-14, IND-RES-15, IND-ERA-4)."""
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


def offer_developments(s: Position) -> list[int]:
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
    found.append(t.to_done)
    return found


def why_not_develop(s: Position, cell: int) -> Refusal:
    """A cell that cannot be developed by the acting seat, for the first reason that holds.

    IND-ROUND-2, IND-ACQ-2, IND-DEV-4, IND-DEV-7, IND-DEV-8, IND-PRICE-3
    """
    t = s.t
    name: dict[str, Arg] = {"cell": t.cells[cell]}
    if s.step <= SELL_OR_KEEP:
        return Refusal("IND-ROUND-2", "why-auction-first")
    if s.step == SOURCE:
        return why_site_first(s)
    if t.kind[cell] == JOKER:
        return Refusal("IND-ACQ-2", "why-joker-cell", name)
    if s.owner[cell] != s.actor:
        return Refusal("IND-DEV-4", "why-not-yours", name)
    if s.built[cell] > 0:
        return Refusal("IND-DEV-4", "why-developed", name)
    if not in_season(s, cell):
        return Refusal("IND-DEV-7", "why-past", name)
    missing = missing_resource(s, cell)
    if missing >= 0:
        return Refusal("IND-DEV-8", "why-no-supply", {"resource": journal.resource_name(s, missing)})
    return why_too_dear(s, least_cost(s, s.actor, cell))


def why_too_dear(s: Position, cost: int) -> Refusal:
    """Too little money (IND-PRICE-3)."""
    args: dict[str, Arg] = {"cost": cost, "cash": s.cash[s.actor]}
    return Refusal("IND-PRICE-3", "why-money", args, {"figures/cash": cost})


def missing_resource(s: Position, cell: int) -> int:
    """A resource the acting seat has no way to get, or -1 (IND-DEV-8)."""
    spare = count_any(s, s.actor)
    for resource in s.t.needs[cell]:
        if can_buy(s, resource) or s.jokers[s.actor] & s.t.jokers_for[resource]:
            continue
        if spare == 0:
            return resource
        spare -= 1
    return -1


def why_site_first(s: Position) -> Refusal:
    """The resource being decided has to be settled first (IND-DEV-9)."""
    resource = s.t.needs[s.site][len(s.ways)]
    return Refusal(
        "IND-DEV-9", "why-site", {"cell": s.t.cells[s.site], "resource": journal.resource_name(s, resource)}
    )


def why_not_your_development(s: Position, seat: int) -> Refusal | None:
    """Development waits for the auction, and a seat's turn ends with its second cell (IND-ROUND-2, IND-DEV-2)."""
    if s.step <= SELL_OR_KEEP:
        return Refusal("IND-ROUND-2", "why-auction-first")
    if (seat - s.first) % s.seats < s.served:
        return Refusal("IND-DEV-2", "why-two-cells", {"most": s.t.cells_per_turn})
    return None


def do_develop(s: Position, cell: int) -> None:
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


# --- choosing a way to a resource ----------------------------------------------------------------


def offer_sources(s: Position) -> list[int]:
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


def why_not_source(s: Position, way: int) -> Refusal:
    """A way to a resource that is closed.

    IND-RES-2, IND-RES-3, IND-RES-15, IND-RES-17, IND-DEV-8, IND-PRICE-3
    """
    if s.step != SOURCE:
        return why_no_site()
    t = s.t
    needs = t.needs[s.site]
    resource = needs[len(s.ways)]
    args: dict[str, Arg] = {"resource": journal.resource_name(s, resource)}
    if way == BY_JOKER:
        return Refusal("IND-RES-2", "why-joker-kind", args)
    spare = count_any(s, s.actor) - s.ways.count(BY_ANY)
    if way == BY_ANY:
        if count_any(s, s.actor) == 0:
            return Refusal("IND-RES-3", "why-no-any-joker")
        if spare == 0:
            return Refusal("IND-RES-2", "why-joker-once")
        return Refusal("IND-DEV-8", "why-any-joker-needed", {"resource": journal.resource_name(s, needs[-1])})
    if not can_buy(s, resource):
        return Refusal("IND-RES-15", "why-not-on-sale", {**args, "era": t.sold_from[resource]})
    bought = s.ways.count(way) + 1 + least_purchases(s, s.actor, needs, len(s.ways) + 1, spare)
    return why_too_dear(s, price_of(s, s.actor, s.site) + bought * t.resource_price)


def why_no_site() -> Refusal:
    """Resources are got for a cell under development alone (IND-RES-17)."""
    return Refusal("IND-RES-17", "why-no-site")


def why_not_named(s: Position, form: AnyForm, seat: int) -> Refusal | None:
    """A seller or a resource named that the rules do not allow.

    IND-RES-6, IND-RES-7, IND-RES-12, IND-RES-13, IND-RES-15, IND-RES-17
    """
    t = s.t
    if s.step != SOURCE:
        return why_no_site()
    named = form.get("resource", t.resources[t.needs[s.site][len(s.ways)]])
    if named not in t.resources:
        return None
    resource = t.resources.index(str(named))
    args: dict[str, Arg] = {"resource": journal.resource_name(s, resource)}
    seller = supplier(s, resource)
    if seller == s.actor:
        return Refusal("IND-RES-6", "why-own-product", args)
    way = form.get("way")
    if way == "treasury":
        if seller >= 0:
            return Refusal("IND-RES-12", "why-not-treasury", {**args, "player": f"@seat-{seller}"})
        if not is_sold(s, resource):
            return Refusal("IND-RES-15", "why-not-on-sale", {**args, "era": t.sold_from[resource]})
    if way == "seat" and form.get("owner") != seller:
        cell = t.producer[resource]
        if s.owner[cell] == form.get("owner"):
            return Refusal("IND-RES-13", "why-idle-producer", {"cell": t.cells[cell]})
        return Refusal("IND-RES-7", "why-no-producer", args)
    return None


def do_source(s: Position, way: int) -> None:
    """Settle how the next need is met (IND-RES-1)."""
    s.ways.append(way)
    supply_own(s)


# --- building ------------------------------------------------------------------------------------


def build(s: Position) -> None:
    """Pay, discard jokers, turn the token over and score, all in one step (IND-DEV-9, IND-DEV-10, IND-SPECIAL-5)."""
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
        journal.developed(s, price, points)
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
        journal.bought(s, resource, seller)


def discard(s: Position, seat: int, fitting: int, resource: int) -> None:
    """One fitting joker leaves the game (IND-RES-2, IND-RES-3)."""
    joker = fitting & -fitting
    s.jokers[seat] ^= joker
    s.spent |= joker
    if s.journal is not None:
        journal.joker_used(s, joker, resource)


def end_turn(s: Position) -> None:
    """The next seat develops; what was left of the limit is lost
    (IND-DEV-1, IND-DEV-2, IND-DEV-3, IND-DEV-11)."""
    s.turn += 1
    s.made = 0
    s.served += 1
    s.actor = s.left_of(s.actor)
