"""Research points: steps of tabs and transport discs, wherever the points come from."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.message import Refusal
from magnate.core.rows import add, put, words
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.state import Position


def track_price(s: Position, seat: i64, region: i64) -> i64:
    """Research points for the next space of a track, cheaper with Telegraph Operators
    (CAR-RD-7, CAR-D16-1, CAR-D16-2)."""
    t = s.t
    price = words(t.track_step)[region * st.SPAN + words(s.track)[seat * 4 + region]]
    if price > t.least_research and s.standing(seat, t.telegraph) > 0:
        return max(t.least_research, price - t.discount)
    return price


def track_open(s: Position, seat: i64, region: i64) -> bool:
    """Whether the next space exists and, being the last, is empty (CAR-TRANS-3, CAR-SOLO-19)."""
    t = s.t
    space = words(s.track)[seat * 4 + region]
    if space < t.last - 1:
        return True
    return space < t.last and not last_taken(s, region)


def last_taken(s: Position, region: int) -> bool:
    """Whether a disc lies on the last space of a track (CAR-TRANS-3, CAR-SOLO-19)."""
    for seat in range(s.seats):
        if s.track[seat * 4 + region] == s.t.last:
            return True
    return s.seats == 1 and s.a_track[region] == s.t.last


def tab_price(s: Position, seat: i64, tab: i64) -> i64:
    """Research points for the next section of a tab (CAR-RD-4)."""
    at = seat * 4 + tab
    return words(s.t.tab_step)[(tab * 2 + words(s.side)[at]) * st.SPAN + words(s.exposed)[at]]


def tab_open(s: Position, seat: i64, tab: i64) -> bool:
    """Whether a next section exists and its disc, if it needs one, is at hand (CAR-RD-6, CAR-RD-8)."""
    at = seat * 4 + tab
    exposed = words(s.exposed)[at]
    if exposed >= s.t.sections:
        return False
    if words(s.discs)[seat] > 0:
        return True
    return words(s.t.tab_disc)[(tab * 2 + words(s.side)[at]) * st.SPAN + exposed + 1] == 0


def offer_research(s: Position, out: list[int]) -> None:
    """Every step the pool can pay for in full (CAR-RD-2, CAR-RD-9)."""
    pool = s.pool
    if pool < 1:
        return
    t = s.t
    seat: i64 = s.actor
    four: i64 = 4
    for region in range(four):
        if track_price(s, seat, region) <= pool and track_open(s, seat, region):
            out.append(t.to_track + region)
    for tab in range(four):
        if tab_price(s, seat, tab) <= pool and tab_open(s, seat, tab):
            out.append(t.to_tab + tab)


def can_research(s: Position) -> bool:
    """Whether research points are being spent (CAR-RD-2, CAR-INC-7)."""
    return s.step == st.RESEARCH or (s.step == st.TURN and s.mine == st.RD)


def too_dear(s: Position, price: int) -> Refusal:
    """The pool is too small for a step (CAR-RD-9)."""
    lacks = {"board/turn/pool": price}
    return Refusal("CAR-RD-9", "why-research-price", {"n": price, "left": s.pool}, lacks)


def why_not_track(s: Position, region: int) -> Refusal:
    """A step on a track: not past the end, not onto a taken last space, paid in full (CAR-TRANS-1, CAR-TRANS-3)."""
    if s.track[s.actor * 4 + region] >= s.t.last:
        return Refusal("CAR-TRANS-1", "why-track-end")
    if not can_research(s):
        return Refusal("CAR-RD-2", "why-no-research")
    if not track_open(s, s.actor, region):
        return Refusal("CAR-TRANS-3", "why-track-taken")
    return too_dear(s, track_price(s, s.actor, region))


def do_track(s: Position, region: int) -> None:
    """One space to the right; the last one pays its bonus at once (CAR-RD-7, CAR-TRANS-2)."""
    t = s.t
    seat = s.actor
    price = track_price(s, seat, region)
    s.pool -= price
    s.acted = 1
    s.order = max(s.order, 1 + region)
    at = seat * 4 + region
    s.track = put(s.track, at, s.track[at] + 1)
    if s.journal is not None:
        journal.travelled(s, region, price)
    if s.track[at] == t.last:
        add(s.money, seat, t.bonus_money[region])
        add(s.goods, seat, t.bonus_goods[region])
        if s.journal is not None:
            journal.bonus(s, region)


def why_not_tab(s: Position, tab: int) -> Refusal:
    """A step of a tab: not past the end, with a disc for a disc place, paid in full (CAR-RD-6, CAR-RD-8)."""
    if s.exposed[s.actor * 4 + tab] >= s.t.sections:
        return Refusal("CAR-RD-8", "why-tab-end")
    if not can_research(s):
        return Refusal("CAR-RD-2", "why-no-research")
    price = tab_price(s, s.actor, tab)
    if price > s.pool:
        return too_dear(s, price)
    return Refusal("CAR-RD-6", "why-tab-disc", lacks={"figures/discs": 1})


def do_tab(s: Position, tab: int) -> None:
    """Expose the next section; a disc place gets a disc of the reserve (CAR-RD-4, CAR-RD-5)."""
    seat = s.actor
    price = tab_price(s, seat, tab)
    s.pool -= price
    s.acted = 1
    s.order = max(s.order, 8 - tab)
    at = seat * 4 + tab
    s.exposed = put(s.exposed, at, s.exposed[at] + 1)
    disc = s.t.tab_disc[(tab * 2 + s.side[at]) * st.SPAN + s.exposed[at]]
    if disc:
        s.discs = put(s.discs, seat, s.discs[seat] - 1)
    if s.journal is not None:
        journal.drew_tab(s, tab, price, disc)
