"""Final scoring (section 18)."""

from __future__ import annotations

from magnate.core.message import ScoreLine
from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium.state import Position, Seat

FINAL = {
    kinds.AUTOMATION: ("automation", "SPY-TQ-AUTO-2"),
    kinds.CAPITALIZATION: ("capitalization", "SPY-TQ-CAP-3"),
    kinds.CRANE: ("crane", "SPY-TQ-CRANE-2"),
    kinds.TRADE: ("trade", "SPY-TQ-TRADE-5"),
    kinds.ENGINEERING: ("engineering", "SPY-TQ-ENG-2"),
    kinds.LOBBYING: ("lobbying", "SPY-TQ-LOB-3"),
    kinds.TAYLORISM: ("taylorism", "SPY-TQ-TAY-4"),
}


def score_sheet(s: Position) -> list[list[ScoreLine]]:
    """Points on the track; when the game is over also buildings and each technique owned
    (SPY-FIN-1, SPY-BON-8, SPY-FIN-4)."""
    return [seat_sheet(s, me) for me in s.players]


def seat_sheet(s: Position, me: Seat) -> list[ScoreLine]:
    """The score lines of a seat (SPY-FIN-1, SPY-FIN-2)."""
    lines = [ScoreLine("track", me.vp, "SPY-FIN-1")]
    if s.actor >= 0:
        return lines
    lines.append(ScoreLine("buildings", building_points(s, me), "SPY-FIN-1"))
    for power, (word, clause) in FINAL.items():
        if me.techniques & power:
            lines.append(ScoreLine(word, technique_points(s, me, power), clause))
    return lines


def total(s: Position, me: Seat) -> int:
    """Points on the track, buildings and techniques: all that counts (SPY-FIN-1, SPY-FIN-3)."""
    points = me.vp + building_points(s, me)
    for power in kinds.POWERS.values():
        points += technique_points(s, me, power)
    return points


def building_points(s: Position, me: Seat) -> int:
    """The printed points of the buildings in the district (SPY-FIN-1, SPY-BUILD-10, SPY-BL-PRESTIGE)."""
    points = 0
    for card in me.district:
        points += s.t.vp[card]
    return points


def technique_points(s: Position, me: Seat, power: int) -> int:
    """What a technique scores at the end, capped; 0 when it is not owned (SPY-FIN-2)."""
    if not me.techniques & power:
        return 0
    return min(s.t.technique_cap, technique_count(s, me, power) // s.t.final_unit[power])


def technique_count(s: Position, me: Seat, power: int) -> int:
    """What a technique counts at the end.

    SPY-TQ-AUTO-2, SPY-TQ-CAP-3, SPY-TQ-ENG-2, SPY-TQ-LOB-3, SPY-TQ-CRANE-2, SPY-TQ-TAY-4, SPY-TQ-TRADE-5
    """
    t = s.t
    if power == kinds.AUTOMATION:
        return me.spyrium
    if power == kinds.CAPITALIZATION:
        return me.money
    if power == kinds.CRANE:
        return len(me.district)
    if power == kinds.TRADE:
        return sum(me.kept)
    if power == kinds.LOBBYING:
        return t.track[me.residence]
    if power == kinds.TAYLORISM:
        return s.owned(me)
    assert power == kinds.ENGINEERING
    return sum([t.vp[card] for card in me.district if t.symbols[card] & kinds.FACTORY])
