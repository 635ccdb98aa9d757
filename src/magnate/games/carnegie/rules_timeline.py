"""Phase 1, the timeline choice, and the end of a round."""

from __future__ import annotations

from magnate.core.message import Args
from magnate.games.carnegie.state import ROW, Position
from magnate.games.carnegie.tables import DONATION


def begin_timeline(s: Position) -> None:
    """The first player is to choose a row (CAR-TIME-1)."""
    s.actor = s.first
    s.step = ROW


def offer_row(s: Position) -> list[int]:
    """Any of the four rows, even one whose marker is at its end (CAR-TIME-1)."""
    at = s.t.ROW
    return [at, at + 1, at + 2, at + 3]


def choose_row(s: Position, row: int, seat: int) -> None:
    """The row fixes the type of the round; its marker, or the one flipped instead, triggers its next space
    (CAR-TIME-2 to CAR-TIME-7)."""
    t = s.t
    s.row = row
    s.type = row
    s.flip = -1
    at = row
    while s.markers[at] > t.row_spaces:
        at = (at + 1) % len(s.markers)
        s.flip = at
    space = s.markers[at]
    if space == t.row_spaces:
        s.region = t.end_region[at]
        s.donation = 1
    else:
        event = t.faces[s.faces[at]][space]
        s.region = -1 if event == DONATION else event
        s.donation = 1 if event == DONATION else 0
    if s.journal is not None:
        note_row(s, at, seat)


def note_row(s: Position, at: int, seat: int) -> None:
    """Tell which row was chosen and what it triggers (CAR-TIME-2, CAR-TIME-4)."""
    t = s.t
    who = "log-row" if seat >= 0 else "log-andrew-row"
    s.note(who, {"row": f"@type-{t.types[s.row]}"}, "CAR-TIME-1", seat=seat)
    if s.flip >= 0:
        s.note("log-flip", {"row": f"@type-{t.types[at]}"}, "CAR-TIME-4", seat=-1)
    region = f"@region-{t.regions[s.region]}" if s.region >= 0 else ""
    if s.region >= 0 and s.donation:
        s.note("log-event-both", {"region": region}, "CAR-EVENT-3", seat=-1)
    elif s.region >= 0:
        s.note("log-event-income", {"region": region}, "CAR-EVENT-1", seat=-1)
    else:
        s.note("log-event-donation", {}, "CAR-EVENT-1", seat=-1)


def end_round(s: Position) -> None:
    """The chosen marker, or the flipped one, advances; the first-player marker passes on
    (CAR-ROUND-1, CAR-ROUND-2)."""
    advancing = s.flip if s.flip >= 0 else s.row
    s.markers[advancing] += 1
    if s.journal is not None:
        args: Args = {
            "round": s.round, "row": f"@type-{s.t.types[advancing]}", "space": s.markers[advancing],
        }  # fmt: skip
        s.note("log-round-end", args, "CAR-ROUND-1", seat=-1)
    s.first = (s.first + 1) % s.seats
    s.row = -1
    s.flip = -1
    s.type = -1
    s.region = -1
    s.donation = 0
    s.mine = -1
