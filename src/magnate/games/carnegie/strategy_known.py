"""What the evaluation needs to work out only once for many positions.

The positions of a search share most of their rows, which are never changed in place (`core.rows.put`): so what was
found for a row holds for every position that has the same one. What rests on numbers alone is found again by them.
Nothing here changes what a position is worth, only how long it takes.
"""

from __future__ import annotations

from typing import Final

from magnate.games.carnegie import constants as st
from magnate.games.carnegie.rules_scoring import (
    best_payments,
    cell_count,
    department_points,
    left_over,
    link_points,
    payments,
)
from magnate.games.carnegie.rules_solo import andrew_gift, andrew_sure, andrew_times
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import Tables

STEPS_HOPED: Final = 3
"""So many cities of the way may still be missing to a link that is hoped for."""
MOST_KEPT: Final = 20_000
"""When so many networks or payments are known, all are forgotten."""
OWNERS: Final = st.ANDREW + 1


class Reach:
    """What the large cities of a seat are worth together: now, and with one, two or three more cities each."""

    def __init__(self, now: int, hoped: list[int], seeds: int, regions: int, level: int) -> None:
        self.now = now
        self.hoped = hoped
        self.seeds = seeds
        self.regions = regions
        self.level = level


class OnMap:
    """The discs on the map: what every owner's are worth, which cities have a free slot, and the networks found."""

    def __init__(self, t: Tables, slots: list[int], known: dict[int, dict[int, Reach]]) -> None:
        self.slots = slots
        self.points = [0] * OWNERS
        free = 0
        for slot in range(t.slots):
            owner = slots[slot]
            city = t.slot_city[slot]
            if owner < 0:
                free |= 1 << city
            else:
                self.points[owner] = self.points[owner] + t.city_vp[city]
        self.free = free
        reaches = known.get(free)
        if reaches is None:
            reaches = {}
            known[free] = reaches
        self.reaches: dict[int, Reach] = reaches


class Calls:
    """What the unspent spaces of the timeline hold: donations, and incomes by region."""

    def __init__(self, s: Position) -> None:
        t = s.t
        self.markers = s.markers
        self.faces = s.faces
        self.donations = 0
        self.regions = [0, 0, 0, 0]
        for row in range(4):
            faces = t.faces[s.faces[row]]
            for space in range(s.markers[row], t.row_spaces):
                if faces[space] == st.DONATION:
                    self.donations += 1
                else:
                    self.regions[faces[space]] += 1
            if s.markers[row] <= t.row_spaces:
                self.donations += 1
                if t.end_region[row] >= 0:
                    self.regions[t.end_region[row]] += 1


class Company:
    """The departments that a seat has: all of them, those it has built, and the points of these."""

    def __init__(self, s: Position, seat: int) -> None:
        self.where = s.where
        self.points = department_points(s, seat)
        self.all: list[int] = []
        self.built: list[int] = []
        for d in range(s.t.departments):
            if s.where[seat * s.t.departments + d] >= 0:
                self.all.append(d)
                if d < st.TILES:
                    self.built.append(d)


class Income:
    """What recalls are worth to a seat by some figures: from the transport of each region, and from the tabs."""

    def __init__(self, s: Position, figures: list[float], helps: bool) -> None:
        self.track = s.track
        self.built = s.built
        self.side = s.side
        self.figures = figures
        self.helps = helps
        self.regions: list[float] = []
        self.steady: list[float] = []
        self.tabs = 0.0


class Count:
    """How often a donation counts, as long as a row stays."""

    def __init__(self, row: list[int], count: int) -> None:
        self.row = row
        self.count = count


class Andrews:
    """What Andrew has of his own."""

    def __init__(self, s: Position) -> None:
        self.slots = s.slots
        self.places = s.places
        self.tiles = s.a_tiles
        self.track = s.a_track
        self.card = s.card
        self.place = s.place
        self.points = sum(andrew_sure(s))


class Known:
    """All that was found for the components in use."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.on_map: OnMap | None = None
        self.calls: Calls | None = None
        self.andrews: Andrews | None = None
        self.companies: list[Company | None] = [None] * 4
        self.incomes: list[Income | None] = [None] * 4
        self.counts: list[Count | None] = [None] * (4 * len(t.cell_names))
        self.reaches: dict[int, dict[int, Reach]] = {}
        self.kept = 0
        self.paid: dict[int, list[int]] = {}
        self.rests: dict[int, tuple[int, int]] = {}


class Holder:
    """Where it is kept; other components begin again."""

    def __init__(self) -> None:
        self.known: Known | None = None


HOLDER: Final = Holder()


def known_of(s: Position) -> Known:
    """What is known for the components of a position."""
    known = HOLDER.known
    if known is None or known.t is not s.t:
        known = Known(s.t)
        HOLDER.known = known
    return known


def on_map(s: Position) -> OnMap:
    """The discs on the map."""
    known = known_of(s)
    found = known.on_map
    if found is None or found.slots is not s.slots:
        found = OnMap(s.t, s.slots, known.reaches)
        known.on_map = found
    return found


def calls(s: Position) -> Calls:
    """The unspent spaces of the timeline."""
    known = known_of(s)
    found = known.calls
    if found is None or found.markers is not s.markers or found.faces is not s.faces:
        found = Calls(s)
        known.calls = found
    return found


def company_of(s: Position, seat: int) -> Company:
    """The departments that a seat has."""
    known = known_of(s)
    found = known.companies[seat]
    if found is None or found.where is not s.where:
        found = Company(s, seat)
        known.companies[seat] = found
    return found


def counted(s: Position, seat: int, cell: int) -> int:
    """How often a donation counts for a seat (`cell_count`)."""
    t = s.t
    kind = t.cell_kind[cell]
    if kind == st.PER_TYPE or kind == st.PER_DEPARTMENT:
        row = s.where
    elif kind == st.PER_PROJECT:
        row = s.built
    elif kind == st.PER_LEVEL:
        row = s.track
    elif kind == st.PER_REGION or kind == st.PER_SMALL:
        row = s.slots
    else:
        return cell_count(s, seat, cell)
    known = known_of(s)
    at = seat * len(s.cells) + cell
    found = known.counts[at]
    if found is None or found.row is not row:
        found = Count(row, cell_count(s, seat, cell))
        known.counts[at] = found
    return found.count


def purse(s: Position, seat: int) -> int:
    """All that the welfare payments of a seat rest on, as one number."""
    key = 0
    for cell in s.t.pay_cells:
        key = key << 1 | s.cells[cell] >> seat & 1
    return (key << 20 | s.money[seat]) << 20 | s.goods[seat]


def payments_of(s: Position, seat: int) -> list[int]:
    """How often each welfare cell is paid (`payments`)."""
    if s.phase == st.OVER:
        return payments(s, seat)
    known = known_of(s)
    key = purse(s, seat)
    found = known.paid.get(key)
    if found is None:
        if len(known.paid) >= MOST_KEPT:
            known.paid = {}
        found = best_payments(s, seat)
        known.paid[key] = found
    return found


def rest_of(s: Position, seat: int) -> tuple[int, int]:
    """Money and goods left after the final payments (`left_over`)."""
    if s.phase == st.OVER:
        return left_over(s, seat)
    known = known_of(s)
    key = purse(s, seat)
    found = known.rests.get(key)
    if found is None:
        if len(known.rests) >= MOST_KEPT:
            known.rests = {}
        found = left_over(s, seat)
        known.rests[key] = found
    return found


def andrew(s: Position) -> int:
    """Andrew's points (`andrew_lines`)."""
    known = known_of(s)
    found = known.andrews
    if (
        found is None
        or found.slots is not s.slots
        or found.places is not s.places
        or found.tiles is not s.a_tiles
        or found.track is not s.a_track
        or found.card != s.card
        or found.place != s.place
    ):
        found = Andrews(s)
        known.andrews = found
    points = found.points
    for cell in range(len(s.cells)):
        if s.cells[cell] >> st.ANDREW & 1:
            points += andrew_gift(s, cell, andrew_counted(s, cell))
    return points


def andrew_counted(s: Position, cell: int) -> int:
    """How often one of Andrew's donations counts (`andrew_count`)."""
    if s.t.cell_kind[cell] != st.PAY:
        return counted(s, 0, cell)
    money, goods = rest_of(s, 0)
    return andrew_times(s, cell, money, goods)


def reach(s: Position, seat: int) -> Reach:
    """What the large cities of a seat are worth together."""
    found = on_map(s)
    at = seat * 4
    track = s.track
    levels = ((track[at] * st.SPAN + track[at + 1]) * st.SPAN + track[at + 2]) * st.SPAN + track[at + 3]
    key = s.towns[seat] << 12 | levels
    known = found.reaches.get(key)
    if known is None:
        memory = known_of(s)
        memory.kept += 1
        if memory.kept > MOST_KEPT:
            memory.kept = 0
            memory.reaches = {}
            memory.on_map = None
        known = reach_found(s, seat, found.free)
        found.reaches[key] = known
    return known


def reach_found(s: Position, seat: int, free: int) -> Reach:
    """What the large cities of a seat are worth together, worked out."""
    t = s.t
    own = s.towns[seat]
    hoped = [-1] * STEPS_HOPED
    seen = 0
    for start in t.large:
        if own >> start & 1 and not seen >> start & 1:
            seen |= joined_by(s, seat, start, free, hoped)
    seeds = 0
    reached = 0
    level = 2
    for city in range(t.cities):
        if own >> city & 1:
            region = t.city_region[city]
            reached |= 1 << region
            if t.city_points[city] > 0:
                seeds += 1
                level = min(level, t.level[region * st.SPAN + s.track[seat * 4 + region]])
    regions = (reached & 1) + (reached >> 1 & 1) + (reached >> 2 & 1) + (reached >> 3 & 1)
    return Reach(link_points(s, seat), hoped, seeds, regions, level)


def joined_by(s: Position, seat: int, start: int, free: int, hoped: list[int]) -> int:
    """The cities joined to a large one; `hoped` is raised to what links from there would be worth with more cities."""
    t = s.t
    own = s.towns[seat]
    reached = spread(t, 1 << start, own)
    network = reached
    joined = reached & t.large_mask
    points = 0
    level = 2
    for city in t.large:
        if joined >> city & 1:
            points += t.city_points[city]
            level = min(
                level, t.level[t.city_region[city] * st.SPAN + s.track[seat * 4 + t.city_region[city]]]
            )
    for more in range(STEPS_HOPED):
        reached = spread(t, (beside(t, reached) & (own | free)) | reached, own)
        for city in t.large:
            if reached >> city & 1 and not joined >> city & 1:
                joined |= 1 << city
                points += t.city_points[city]
                region = t.city_region[city]
                level = min(level, t.level[region * st.SPAN + s.track[seat * 4 + region]])
                hoped[more] = max(hoped[more], t.link_vp[points * 3 + level])
    return network


def spread(t: Tables, start: int, own: int) -> int:
    """The cities joined to a set of cities through own ones."""
    reached = start
    frontier = start
    while frontier:
        frontier = beside(t, frontier) & own & ~reached
        reached |= frontier
    return reached


def beside(t: Tables, cities: int) -> int:
    """The cities next to a set of cities."""
    found = 0
    city = 0
    while cities:
        if cities & 1:
            found |= t.near[city]
        cities >>= 1
        city += 1
    return found
