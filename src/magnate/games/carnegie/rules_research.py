"""Research points: steps of tabs and transport discs, wherever the points come from."""

from __future__ import annotations

from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import SPAN


def track_price(s: Position, seat: int, region: int) -> int:
    """Research points for the next space of a track, cheaper with Telegraph Operators
    (CAR-RD-7, CAR-D16-1, CAR-D16-2)."""
    t = s.t
    price = t.track_step[region * SPAN + s.track[seat * 4 + region]]
    if price > t.least_research and s.standing(seat, t.telegraph) > 0:
        price = max(t.least_research, price - t.discount)
    return price


def track_open(s: Position, seat: int, region: int) -> bool:
    """Whether the next space exists and, being the last, is empty (CAR-TRANS-3, CAR-SOLO-19)."""
    t = s.t
    space = s.track[seat * 4 + region]
    if space < t.last - 1:
        return True
    return space < t.last and not last_taken(s, region)


def last_taken(s: Position, region: int) -> bool:
    """Whether a disc lies on the last space of a track (CAR-TRANS-3, CAR-SOLO-19)."""
    for seat in range(s.seats):
        if s.track[seat * 4 + region] == s.t.last:
            return True
    return s.seats == 1 and s.a_track[region] == s.t.last


def tab_price(s: Position, seat: int, tab: int) -> int:
    """Research points for the next section of a tab (CAR-RD-4)."""
    at = seat * 4 + tab
    return s.t.tab_step[(tab * 2 + s.side[at]) * SPAN + s.exposed[at]]


def tab_open(s: Position, seat: int, tab: int) -> bool:
    """Whether a next section exists and its disc, if it needs one, is at hand (CAR-RD-6, CAR-RD-8)."""
    at = seat * 4 + tab
    if s.exposed[at] >= s.t.sections:
        return False
    if s.discs[seat] > 0:
        return True
    return s.t.tab_disc[(tab * 2 + s.side[at]) * SPAN + s.exposed[at] + 1] == 0


def offer_research(s: Position, out: list[int]) -> None:
    """Every step the pool can pay for in full (CAR-RD-2, CAR-RD-9)."""
    if s.pool < 1:
        return
    t = s.t
    seat = s.actor
    for region in range(4):
        if track_open(s, seat, region) and track_price(s, seat, region) <= s.pool:
            out.append(t.TRACK + region)
    for tab in range(4):
        if tab_open(s, seat, tab) and tab_price(s, seat, tab) <= s.pool:
            out.append(t.TAB + tab)


def apply_track(s: Position, region: int) -> None:
    """One space to the right; the last one pays its bonus at once (CAR-RD-7, CAR-TRANS-2)."""
    t = s.t
    seat = s.actor
    price = track_price(s, seat, region)
    s.pool -= price
    s.acted = 1
    s.order = max(s.order, 1 + region)
    at = seat * 4 + region
    s.track[at] += 1
    space = s.track[at]
    if s.journal is not None:
        name = t.regions[region]
        moved = s.moved_piece("disc", f"track:{name}:{space - 1}", f"track:{name}:{space}")
        s.note("log-track", {"region": f"@region-{name}", "space": space, "price": price}, "CAR-RD-7", moved)
    if space == t.last:
        s.money[seat] += t.bonus_money[region]
        s.goods[seat] += t.bonus_goods[region]
        if s.journal is not None:
            s.note("log-bonus", s.gains(t.bonus_money[region], t.bonus_goods[region], 0), "CAR-TRANS-2")


def apply_tab(s: Position, tab: int) -> None:
    """Expose the next section; a disc place gets a disc of the reserve (CAR-RD-4, CAR-RD-5)."""
    t = s.t
    seat = s.actor
    price = tab_price(s, seat, tab)
    s.pool -= price
    s.acted = 1
    s.order = max(s.order, 8 - tab)
    at = seat * 4 + tab
    s.exposed[at] += 1
    section = s.exposed[at]
    disc = t.tab_disc[(tab * 2 + s.side[at]) * SPAN + section]
    s.discs[seat] -= disc
    if s.journal is not None:
        name = t.projects[tab]
        moved = s.moved_piece("disc", f"reserve:{seat}", f"tab:{name}:{section}") if disc else None
        s.note("log-tab", {"tab": f"@tab-{name}", "section": section, "price": price}, "CAR-RD-4", moved)
