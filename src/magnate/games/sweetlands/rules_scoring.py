"""Final scoring, part by part; during the game the same parts as they stand."""

from __future__ import annotations

from typing import Final

from magnate.core.message import ScoreLine
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_effects import count
from magnate.games.sweetlands.state import Position

# The lines of the score sheet, each with the clause it rests on.
LINES: Final = (
    ("play", "SWL-END-1"),
    ("pros-1", "SWL-END-4"),
    ("pros-2", "SWL-END-5"),
    ("pros-3", "SWL-END-6"),
    ("pros-4", "SWL-END-7"),
    ("pros-5", "SWL-END-8"),
    ("pros-6", "SWL-END-8"),
    ("cities", "SWL-END-9"),
    ("tents", "SWL-END-10"),
    ("houses", "SWL-END-11"),
    ("buildings", "SWL-END-12"),
    ("gold", "SWL-END-13"),
    ("diamonds", "SWL-END-14"),
    ("ports", "SWL-END-16"),
    ("milestones", "SWL-END-17"),
    ("final-tiles", "SWL-END-18"),
)


def score_sheet(s: Position) -> list[list[ScoreLine]]:
    """The parts of the final scoring, as they stand (SWL-END-1 to SWL-END-21)."""
    sheet: list[list[ScoreLine]] = []
    for seat in range(s.seats):
        points = score_lines(s, seat)
        sheet.append([ScoreLine(name, n, clause) for (name, clause), n in zip(LINES, points, strict=True)])
    return sheet


def rank_keys(s: Position) -> list[list[int]]:
    """Score, then cookie rabbits on the map (SWL-TIE-1, SWL-TIE-2)."""
    return [[score(s, seat), s.sheets[seat][c.RABBIT]] for seat in range(s.seats)]


def score_lines(s: Position, seat: int) -> list[int]:
    """All parts of the final scoring of a seat, in the order of `LINES` (SWL-END-1 to SWL-END-23).

    Nothing before a map is chosen.
    """
    t = s.t
    v = s.sheets[seat]
    if v[c.MAP] < 0:
        return [0] * len(LINES)
    lines = [v[c.VP]]
    for track in range(len(t.pros_ids)):
        lines.append(track_points(s, seat, track))
    lines.append(t.vp_per_cp * v[c.CP])
    for kind in range(3):
        lines.append(full_row(s, seat, kind))
    lines.append(v[c.GOLD] // t.gold_per_vp)
    lines.append(t.vp_per_diamond * v[c.DIAMOND])
    lines.append(t.port_points[min(v[c.PORT], len(t.port_points) - 1)])
    lines.append(t.milestone_points * milestones_of(s, seat))
    lines.append(final_points(s, seat))
    return lines


def score(s: Position, seat: int) -> int:
    """The total of a seat; negative parts count as they are (SWL-END-22, SWL-END-23)."""
    total = 0
    for points in score_lines(s, seat):
        total += points
    return total


def track_points(s: Position, seat: int, track: int) -> int:
    """The rate at a prosperity marker times the complete lots of its item (SWL-END-2 to SWL-END-8)."""
    t = s.t
    v = s.sheets[seat]
    place = v[c.PROS + track]
    return t.pros_vp[track][place] * (count(t, v, t.pros_item[track]) // t.pros_per[track][place])


def full_row(s: Position, seat: int, kind: int) -> int:
    """All five tents, houses or buildings on the map unlock a scoring (SWL-PROP-14, SWL-END-10 to SWL-END-12)."""
    t = s.t
    v = s.sheets[seat]
    if v[c.TENT + kind] < t.tokens[kind]:
        return 0
    return t.full_vp[kind] * (count(t, v, t.full_count[kind]) // t.full_each[kind])


def milestones_of(s: Position, seat: int) -> int:
    """How many milestones a seat holds (SWL-MILE-5, SWL-END-17)."""
    held = 0
    for owner in s.mile_owner:
        if owner == seat:
            held += 1
    return held


def final_points(s: Position, seat: int) -> int:
    """Ranks on the final tiles, with a virtual player among the seats
    (SWL-END-18 to SWL-END-21, SWL-TILE-F1, SWL-TILE-F3, SWL-TILE-F4)."""
    t = s.t
    total = 0
    for tile in s.finals:
        item = t.final_item[tile]
        mine = count(t, s.sheets[seat], item)
        better = 1 if t.final_neutral[tile] > mine else 0
        for v in s.sheets:
            if count(t, v, item) > mine:
                better += 1
        if better == 0:
            total += t.final_first
        elif better == 1:
            total += t.final_second
    return total
