"""Phase 1, the timeline choice, and the end of a round."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.core.rows import put
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.state import Position


def begin_timeline(s: Position) -> None:
    """The first player is to choose a row (CAR-TIME-1)."""
    s.actor = s.first
    s.step = st.ROW


def offer_row(s: Position) -> list[int]:
    """Any of the four rows, even one whose marker is at its end (CAR-TIME-1)."""
    return s.t.rows


def why_not_row(s: Position, row: int) -> Refusal:
    """The timeline is chosen once, at the start of a round (CAR-TIME-1)."""
    return Refusal("CAR-TIME-1", "why-row-now")


def advancing(s: Position, row: int) -> int:
    """The row whose marker advances when a row is chosen: itself, or the next one that is not at its end
    (CAR-TIME-2, CAR-TIME-4, CAR-TIME-5)."""
    while s.markers[row] > s.t.row_spaces:
        row = (row + 1) % 4
    return row


def event_of(s: Position, row: int) -> tuple[int, bool]:
    """The next event of a row: the region of the income (-1 for none), whether there are donations
    (CAR-EVENT-1, CAR-EVENT-3)."""
    t = s.t
    space = s.markers[row]
    if space == t.row_spaces:
        return t.end_region[row], True
    event = t.faces[s.faces[row]][space]
    return (-1, True) if event == st.DONATION else (event, False)


def choose_row(s: Position, row: int, seat: int) -> None:
    """The row fixes the type of the round; its marker, or the one flipped instead, triggers its next space
    (CAR-TIME-2 to CAR-TIME-7)."""
    s.row = row
    s.type = row
    at = advancing(s, row)
    s.flip = -1 if at == row else at
    s.region, donation = event_of(s, at)
    s.donation = 1 if donation else 0
    if s.journal is not None:
        journal.chose_row(s, at, seat)


def end_round(s: Position) -> None:
    """The chosen marker, or the flipped one, advances; the first-player marker passes on
    (CAR-ROUND-1, CAR-ROUND-2)."""
    row = s.flip if s.flip >= 0 else s.row
    s.markers = put(s.markers, row, s.markers[row] + 1)
    if s.journal is not None:
        journal.ended_round(s, row)
    s.first = (s.first + 1) % s.seats
    s.row = -1
    s.flip = -1
    s.type = -1
    s.region = -1
    s.donation = 0
    s.mine = -1
