"""The links between the large cities as a seat sees them: what counts now, and what each pair still lacks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from magnate.games.carnegie.constants import SPAN
from magnate.games.carnegie.rules_scoring import network, network_points
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import Tables

COMPONENTS_KEPT, PARTS_KEPT = 4, 8192
_kept: dict[Tables, dict[tuple[int, ...], dict[str, Any]]] = {}


def kept(t: Tables) -> dict[tuple[int, ...], dict[str, Any]]:
    """The parts of views that were made with some components and may be shown again; nobody changes them.

    A choice changes little on the table, and everyone's view shows all of it.
    """
    found = _kept.get(t)
    if found is None:
        if len(_kept) >= COMPONENTS_KEPT:
            _kept.clear()
        found = _kept[t] = {}
    if len(found) >= PARTS_KEPT:
        found.clear()
    return found


def links_view(s: Position, seat: int) -> dict[str, Any]:
    """What the links of a seat are worth now, through which cities, and every pair of large cities
    (CAR-LINK-1 to CAR-LINK-6)."""
    full = full_cities(s)
    parts, known = kept(s.t), (-1, s.towns[seat], full, *s.track[seat * 4 : seat * 4 + 4])
    found = parts.get(known)
    if found is None:
        found = parts[known] = found_links(s, seat, full)
    return found


def found_links(s: Position, seat: int, full: int) -> dict[str, Any]:
    """The links of a seat, worked out."""
    t = s.t
    cities, joined = best_network(s, seat)
    names = t.city_names
    return {
        "worth": set_worth(s, seat, cities),
        "cities": [names[city] for city in cities],
        "level": t.levels[set_level(s, seat, cities)] if cities else None,
        "routes": [
            [names[a], names[b]]
            for a, b in combinations(range(t.cities), 2)
            if t.near[a] >> b & 1 and joined >> a & 1 and joined >> b & 1
        ],
        "pairs": [pair_view(s, seat, full, a, b) for a, b in combinations(t.large, 2)],
    }


def best_network(s: Position, seat: int) -> tuple[list[int], int]:
    """The large cities that score, and the bit mask of the cities that join them; nothing while no two are
    linked (CAR-LINK-5, CAR-LINK-6)."""
    t = s.t
    best: list[int] = []
    mask = 0
    for start in t.large:
        if s.towns[seat] >> start & 1:
            joined = network(s, seat, start)
            cities = [city for city in t.large if joined >> city & 1]
            if set_worth(s, seat, cities) > set_worth(s, seat, best):
                best, mask = cities, joined
    return best, mask


def set_level(s: Position, seat: int, cities: list[int]) -> int:
    """The lowest transport level of a seat in the regions of some large cities (CAR-LINK-3)."""
    t = s.t
    regions = [t.city_region[city] for city in cities]
    return min(t.level[region * SPAN + s.track[seat * 4 + region]] for region in regions)


def set_worth(s: Position, seat: int, cities: list[int]) -> int:
    """What a set of linked large cities is worth to a seat (CAR-LINK-2, CAR-LINK-3)."""
    return network_points(s, seat, sum(1 << city for city in cities))


def pair_view(s: Position, seat: int, full: int, a: int, b: int) -> dict[str, Any]:
    """Two large cities: the way between them that lacks the fewest cities, and what the link would be worth at
    the present levels (CAR-LINK-1)."""
    names = s.t.city_names
    path = cheapest_path(s.t.near, s.towns[seat], full, a, b)
    missing = [city for city in path if not s.towns[seat] >> city & 1]
    return {
        "cities": [names[a], names[b]],
        "path": [names[city] for city in path],
        "missing": [names[city] for city in missing],
        "worth": set_worth(s, seat, [a, b]),
    }


def full_cities(s: Position) -> int:
    """The bit mask of the cities without a free slot (CAR-BUILD-4)."""
    return sum(1 << city for city in range(s.t.cities) if s.leftmost_slot(city) < 0)


def cheapest_path(near: Sequence[int], mine: int, full: int, a: int, b: int) -> list[int]:
    """Of the paths of routes between two cities the one with the fewest cities without an own disc, then the
    shortest; full cities without an own disc can no longer be part of a link and are avoided (CAR-LINK-1)."""
    cost = {a: (0, 0)}
    before = {a: a}
    open_cities = [a]
    while open_cities:
        city = min(open_cities, key=lambda c: cost[c])
        open_cities.remove(city)
        for other in range(len(near)):
            if not near[city] >> other & 1:
                continue
            lacking, length = cost[city]
            new = (lacking + price(mine, full, other), length + 1)
            if other not in cost or new < cost[other]:
                cost[other] = new
                before[other] = city
                if other not in open_cities:
                    open_cities.append(other)
    path = [b]
    while path[-1] != a:
        path.append(before[path[-1]])
    return path[::-1]


def price(mine: int, full: int, city: int) -> int:
    """What a city adds to a path: nothing if the seat is there, one disc if it has a free slot, far more if it is
    full (CAR-LINK-1, CAR-BUILD-4)."""
    if mine >> city & 1:
        return 0
    return 100 if full >> city & 1 else 1
