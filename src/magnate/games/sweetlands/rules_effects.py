"""The effect language: counts, fixed atoms, events, and the lists that units leave behind.

Functions here carry out what needs no question. What does need one is appended to `later`, a row of items
that becomes a batch (SWL-Q-2, SWL-Q-3).
"""

from __future__ import annotations

from magnate.core.message import Message
from magnate.core.rows import add
from magnate.games.sweetlands import catalogue, journal
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_cards import draw
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.tables import Tables

# --- counts -------------------------------------------------------------------------------------------


def count(t: Tables, v: list[int], what: int) -> int:
    """How many of something a seat has now (SWL-Q-10, SWL-CARD-12)."""
    if what < c.SHEET_SIZE:
        return v[what]
    if what == c.C_BADGE_TYPES:
        kinds = 0
        for i in range(6):
            if v[c.BADGE + i] > 0:
                kinds += 1
        return kinds
    if what == c.C_BADGE_MAX:
        return most(v, c.BADGE, 6)
    if what == c.C_LAND_MAX:
        return most(v, c.PLACED, 4)
    if what == c.C_LAND_TYPES:
        kinds = 0
        for i in range(4):
            if v[c.PLACED + i] >= 3:
                kinds += 1
        return kinds
    if what == c.C_WHEAT_SEA:
        return v[c.PLACED] + v[c.PLACED + 3]
    if what == c.C_FOREST_MINE:
        return v[c.PLACED + 1] + v[c.PLACED + 2]
    if what == c.C_AUTOSET:
        return least(v, c.COLUMN_SIZE, 3)
    if what == c.C_IP_SYMBOLS:
        return ip_symbols(t, v)
    if what in (c.C_PROS_MIN, c.C_PROS_MAX):
        return colour_bound(t, v, what == c.C_PROS_MAX)
    if what == c.C_INC_MIN:
        return least(v, c.INCOME + 1, 3)
    if what == c.C_INC_MAX:
        return most(v, c.INCOME + 1, 3)
    assert what == c.C_INDUSTRY_MAX
    return v[c.WAGON] if v[c.WAGON] > v[c.LOCO] else v[c.LOCO]


def most(v: list[int], first: int, number: int) -> int:
    """The largest of some places of a sheet (SWL-TILE-P3, SWL-TILE-V3, SWL-TILE-F2)."""
    best = v[first]
    for i in range(first + 1, first + number):
        if v[i] > best:
            best = v[i]
    return best


def least(v: list[int], first: int, number: int) -> int:
    """The smallest of some places of a sheet (SWL-TILE-P5, SWL-TILE-K4)."""
    best = v[first]
    for i in range(first + 1, first + number):
        if v[i] < best:
            best = v[i]
    return best


def ip_symbols(t: Tables, v: list[int]) -> int:
    """Industry points of all symbols reached or passed by the two markers (SWL-PASS-4)."""
    points = t.marker_ip[0][v[c.WAGON]]
    if v[c.LOCO] > 0:
        points += t.marker_ip[1][v[c.LOCO]]
    return points


def colour_sum(t: Tables, v: list[int], colour: int) -> int:
    """Spaces advanced in a prosperity colour, both tracks together (SWL-PROS-12)."""
    total = 0
    for track in range(len(t.pros_colour)):
        if t.pros_colour[track] == colour:
            total += v[c.PROS + track]
    return total


def colour_bound(t: Tables, v: list[int], highest: bool) -> int:
    """The largest or smallest sum of the three colours (SWL-CHR-CORAL-3, SWL-TILE-M5B)."""
    best = colour_sum(t, v, 0)
    for colour in range(1, 3):
        total = colour_sum(t, v, colour)
        if (total > best) == highest and total != best:
            best = total
    return best


def met(t: Tables, v: list[int], needs: list[int]) -> bool:
    """Whether all conditions of a clock or a milestone hold now (SWL-CLOCK-3, SWL-MILE-1)."""
    for i in range(0, len(needs), 2):
        what = needs[i]
        have = v[what] if what < c.SHEET_SIZE else count(t, v, what)
        if have < needs[i + 1]:
            return False
    return True


# --- permanent abilities ----------------------------------------------------------------------------------


def has(v: list[int], source: int) -> bool:
    """Whether a seat owns the tile, is the character, or has placed its clock (SWL-SEAT-12, SWL-SKILL-8)."""
    if source < c.S_BASE:
        return v[c.SKILL + source] > 0
    if source < c.S_CLOCK:
        return v[c.WHO] == source - c.S_BASE
    return v[c.WHO] == source - c.S_CLOCK and v[c.CLOCK] > 0


def obtain(t: Tables, v: list[int], source: int) -> None:
    """Lasting changes that come with a tile, a character or a clock (SWL-CHR-SENA-1, SWL-CLOCK-7)."""
    changes = t.obtain[source]
    for i in range(0, len(changes), 2):
        add(v, changes[i], changes[i + 1])


def fire(s: Position, seat: int, event: int, later: list[int]) -> None:
    """Abilities that react to an event act before what the event itself brings
    (SWL-Q-9, SWL-BON-6, SWL-CHR-SENA-3, SWL-CHR-CARMEN-3, SWL-TILE-K10 to SWL-TILE-K12)."""
    reactions = s.t.events[event]
    v = s.sheets[seat]
    for i in range(0, len(reactions), 2):
        if has(v, reactions[i]):
            if s.journal is not None:
                s.cause = journal.source_name(s.t, reactions[i])
            collect(s, seat, reactions[i + 1], 1, later)


# --- lists ----------------------------------------------------------------------------------------------


def collect(s: Position, seat: int, effects: int, times: int, later: list[int]) -> None:
    """Carry out the fixed atoms of a list in printed order; the rest waits (SWL-Q-3, SWL-GEN-15)."""
    t = s.t
    for atom in t.fixed[effects]:
        fixed(s, seat, atom, t.amount[atom] * times)
    for atom in t.rest[effects]:
        later.append(atom * c.ITEM + t.amount[atom] * times)
    if s.journal is not None and t.rest[effects]:
        journal.left_for_later(s, seat, effects)


def fixed(s: Position, seat: int, atom: int, amount: int) -> None:
    """A fixed atom: a named gain, an income, a draw, the locomotive, a city table (SWL-GEN-11, SWL-IND-6)."""
    t = s.t
    v = s.sheets[seat]
    op = t.op[atom]
    if op == c.O_GAIN:
        gain(s, seat, t.a[atom], amount)
    elif op == c.O_DRAW:
        draw(s, seat, amount)
    elif op == c.O_LOCOMOTIVE:
        if v[c.LOCO] < 0:
            v[c.LOCO] = 0
            if s.journal is not None:
                s.note("log-locomotive", {}, "SWL-IND-6", seat=seat)
    else:
        v[c.CITY_TABLE] = t.a[atom]
        if s.journal is not None:
            s.note("log-city-rate", {}, "SWL-CHR-LOTUS-2", seat=seat)


def gain(s: Position, seat: int, what: int, amount: int) -> None:
    """Gain resources, income, points or cubes (SWL-GEN-5, SWL-GEN-13, SWL-INC-9, SWL-PASS-9, SWL-GEN-3)."""
    v = s.sheets[seat]
    add(v, what, amount)
    if what == c.IP:
        add(v, c.IP_PASS, amount)
    if s.journal is not None and amount:
        journal.gained(s, seat, what, amount)


def batch(s: Position, items: list[int]) -> None:
    """What a unit or a list left behind goes on top of the stack (SWL-Q-2)."""
    if items:
        s.push(c.F_BATCH, items)


def perform(s: Position, seat: int, effects: int, times: int) -> None:
    """Carry out a list now: fixed atoms at once, the rest as a batch (SWL-Q-3)."""
    if effects == 0 or times == 0:
        return
    later: list[int] = []
    collect(s, seat, effects, times, later)
    batch(s, later)


def offer_cells(mask: int, base: int, out: list[int]) -> None:
    """The cells of a mask as choices (SWL-DEC-6)."""
    cell = base
    while mask:
        if mask & 1:
            out.append(cell)
        mask >>= 1
        cell += 1


# --- costs --------------------------------------------------------------------------------------------------


def payable(v: list[int], cost: list[int]) -> bool:
    """Whether the resources of a cost are at hand; basics of any kind come on top (SWL-GEN-6 to SWL-GEN-8)."""
    for i in range(c.DIAMOND + 1):
        if v[i] < cost[i]:
            return False
    need = cost[c.COST_BASIC]
    if need == 0:
        return True
    return v[c.WHEAT] + v[c.WOOD] + v[c.IRON] - cost[c.WHEAT] - cost[c.WOOD] - cost[c.IRON] >= need


def affordable(t: Tables, v: list[int], number: int) -> bool:
    """The same for a cost by its number, of which only the kinds it names are looked at (SWL-GEN-6)."""
    parts = t.cost_parts[number]
    for i in range(0, len(parts), 2):
        if v[parts[i]] < parts[i + 1]:
            return False
    cost = t.costs[number]
    need = cost[c.COST_BASIC]
    if need == 0:
        return True
    return v[c.WHEAT] + v[c.WOOD] + v[c.IRON] - cost[c.WHEAT] - cost[c.WOOD] - cost[c.IRON] >= need


def charge(v: list[int], cost: list[int]) -> None:
    """Take the named resources of a cost (SWL-GEN-6)."""
    for i in range(c.DIAMOND + 1):
        if cost[i]:
            add(v, i, -cost[i])


def refund(v: list[int], cost: list[int]) -> None:
    """Give the named resources of a cost back, where one only wants to know what could be done after it (SWL-GEN-6)."""
    for i in range(c.DIAMOND + 1):
        if cost[i]:
            add(v, i, cost[i])


# --- refusals -------------------------------------------------------------------------------------------------


def cost_said(cost: list[int]) -> Message:
    """A cost in words (SWL-GEN-7, SWL-GEN-8)."""
    return catalogue.cost({word: cost[i] for i, word in enumerate(c.COST_WORDS) if cost[i]})


def short_of(s: Position, seat: int, cost: list[int]) -> dict[str, int]:
    """The figures of a seat that are too small for a cost, with what they would have to be (SWL-GEN-8)."""
    v = s.sheets[seat]
    return {f"figures/{c.COST_FIGURES[i]}": cost[i] for i in range(c.DIAMOND + 1) if v[i] < cost[i]}
