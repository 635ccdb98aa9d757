"""What an effect may count beyond the sheet of a seat: its hand, its cards by industry badge, its map hex by hex."""

from __future__ import annotations

from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_effects import count
from magnate.games.sweetlands.rules_map import is_city, spread
from magnate.games.sweetlands.state import Position


def tally(s: Position, seat: int, what: int) -> int:
    """How many of something an effect finds with a seat now (SWL-Q-10, SWL-CARD-12)."""
    if what < c.C_HAND:
        return count(s.t, s.sheets[seat], what)
    if what == c.C_HAND:
        return len(s.hands[seat])
    if what <= c.C_INDUSTRY + c.JOKER:
        return cards_of(s, seat, what - c.C_INDUSTRY)
    if what == c.C_CITY_CLOCK:
        return clock_cities(s, seat)
    if what == c.C_LOCO:
        return max(0, s.sheets[seat][c.LOCO])
    return bits(s.sheets[seat][c.PROP_AT] & s.t.terrain_at[s.sheets[seat][c.MAP]][what - c.C_PROP_ON])


def cards_of(s: Position, seat: int, industry: int) -> int:
    """Citizens played by a seat that carry an industry badge, automated ones too (SWL-CARD-10)."""
    v = s.sheets[seat]
    number = 0
    for card in s.fronts[seat]:
        number += 1 if s.t.card_industry[card] == industry else 0
    for column in range(3):
        for i in range(v[c.COLUMN_SIZE + column]):
            number += 1 if s.t.card_industry[v[c.COLUMN + 3 * column + i]] == industry else 0
    return number


def clock_cities(s: Position, seat: int) -> int:
    """Cities in which the clock of a seat stands: one at most (SWL-CITY-1, SWL-CLOCK-5)."""
    v = s.sheets[seat]
    clock = v[c.KIND_AT + c.K_CLOCK]
    return 1 if clock and is_city(v, spread(s.t.near_at, clock, v[c.PROP_AT], s.t.cells)) else 0


def bits(mask: int) -> int:
    """How many cells a mask holds (SWL-CARD-12)."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number
