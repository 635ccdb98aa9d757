"""The end of the game: final scoring and tie-breaks. A developed cell counts, an undeveloped one never does,
so the same sums also tell during the game what a seat would have if it ended now."""

from __future__ import annotations

from magnate.core.message import ScoreLine
from magnate.games.industry import journal
from magnate.games.industry.constants import OVER, TECHNOLOGY
from magnate.games.industry.state import Position


def close_game(s: Position) -> None:
    """After the last round: clock-side tokens leave the board, then the scoring
    (IND-END-1, IND-END-2, IND-END-3, IND-SUB-5)."""
    cleared = 0
    for cell in range(s.t.cell_count):
        if s.owner[cell] >= 0 and s.built[cell] == 0:
            s.owner[cell] = -1
            cleared += 1
    s.step = OVER
    s.actor = -1
    if s.journal is not None:
        journal.ended(s, cleared)


def score_sheet(s: Position) -> list[list[ScoreLine]]:
    """The running lines during the game, all lines after it (IND-SCORE-10, IND-SCORE-11)."""
    if s.actor >= 0:
        return [running_lines(s, seat) for seat in range(s.seats)]
    return [final_lines(s, seat) for seat in range(s.seats)]


def running_lines(s: Position, seat: int) -> list[ScoreLine]:
    """Where the prestige on the track came from (IND-POINTS-1, IND-POINTS-2)."""
    technologies = technology_points(s, seat)
    return [
        ScoreLine("factories", s.prestige[seat] - technologies, "IND-POINTS-2"),
        ScoreLine("technologies", technologies, "IND-POINTS-1"),
    ]


def final_lines(s: Position, seat: int) -> list[ScoreLine]:
    """The running score and everything that counts at the end, line by line (IND-SCORE-11)."""
    lines = running_lines(s, seat)
    lines.append(ScoreLine("thalers", cash_points(s, seat), "IND-SCORE-1"))
    lines.append(ScoreLine("roads", road_points(s, seat), "IND-SCORE-2"))
    lines.append(ScoreLine("lines", line_points(s, seat), "IND-SCORE-3"))
    for network in range(len(s.t.networks)):
        points = network_points(s, seat, network)
        lines.append(ScoreLine(s.t.networks[network], points, "IND-SCORE-5"))
    lines.append(ScoreLine("jokers", joker_points(s, seat), "IND-SCORE-9"))
    lines.append(ScoreLine("subsidy", subsidy_points(s, seat), "IND-SCORE-10"))
    return lines


def technology_points(s: Position, seat: int) -> int:
    """The part of the running score that technologies gave (IND-POINTS-1)."""
    total = 0
    for cell in range(s.t.cell_count):
        if s.t.kind[cell] == TECHNOLOGY and s.built[cell] > 0 and s.owner[cell] == seat:
            total += s.t.prestige[cell]
    return total


def cash_points(s: Position, seat: int) -> int:
    """One point for each full three thalers (IND-SCORE-1)."""
    return s.cash[seat] // s.t.thalers_per_point


def edge_count(s: Position, seat: int, edges: list[list[int]]) -> int:
    """Connections with both ends developed by the seat (IND-SCORE-4)."""
    count = 0
    for edge in edges:
        a = edge[0]
        b = edge[1]
        if s.built[a] > 0 and s.built[b] > 0 and s.owner[a] == seat and s.owner[b] == seat:
            count += 1
    return count


def road_points(s: Position, seat: int) -> int:
    """Three points for each road between two factories of the seat (IND-SCORE-2)."""
    return s.t.road_points * edge_count(s, seat, s.t.roads)


def line_points(s: Position, seat: int) -> int:
    """Three points for each line between two technologies of the seat (IND-SCORE-3)."""
    return s.t.line_points * edge_count(s, seat, s.t.lines)


def network_points(s: Position, seat: int, network: int) -> int:
    """The multipliers of the seat's bonus cells, for each of its factories on the network
    (IND-SCORE-5, IND-SCORE-6, IND-SCORE-7, IND-SCORE-8)."""
    times = 0
    for cell in s.t.bonus_cells[network]:
        if s.built[cell] > 0 and s.owner[cell] == seat:
            times += s.t.times[cell]
    if times == 0:
        return 0
    return times * developed_among(s, seat, s.t.network_cells[network])


def developed_among(s: Position, seat: int, cells: list[int]) -> int:
    """How many of these cells the seat has developed (IND-SCORE-5, IND-TIE-1)."""
    count = 0
    for cell in cells:
        if s.built[cell] > 0 and s.owner[cell] == seat:
            count += 1
    return count


def joker_points(s: Position, seat: int) -> int:
    """Two points for each unused joker (IND-SCORE-9)."""
    return s.t.joker_points * len(s.joker_cells(s.jokers[seat]))


def subsidy_points(s: Position, seat: int) -> int:
    """Five points off for a subsidy (IND-SCORE-10)."""
    return s.t.subsidy_points * s.subsidies[seat]


def final_score(s: Position, seat: int) -> int:
    """The running score and everything counted at the end (IND-SCORE-11, IND-GEN-6)."""
    total = s.prestige[seat] + cash_points(s, seat) + road_points(s, seat) + line_points(s, seat)
    for network in range(len(s.t.networks)):
        total += network_points(s, seat, network)
    return total + joker_points(s, seat) + subsidy_points(s, seat)


def rank_keys(s: Position) -> list[list[int]]:
    """Score, then property tokens on the board, then thalers (IND-TIE-1, IND-TIE-2, IND-TIE-3, IND-TIE-4)."""
    points = s.scores()
    everywhere = list(range(s.t.cell_count))
    return [[points[seat], developed_among(s, seat, everywhere), s.cash[seat]] for seat in range(s.seats)]
