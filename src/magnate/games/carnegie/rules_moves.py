"""Moving employees on the company board: pick a group, pick a destination (setup and Human Resources)."""

from __future__ import annotations

from magnate.games.carnegie.state import MOVE, MOVES, TO, TURN, Position
from magnate.games.carnegie.tables import STANDING


def offer_groups(s: Position, out: list[int]) -> None:
    """Every group of equal employees that could be moved with the pool (CAR-HR-2, CAR-HR-5)."""
    if s.pool < 1:
        return
    t = s.t
    base = s.actor * t.spaces
    for space in range(t.spaces):
        if s.lie[base + space] > 0:
            out.append(t.MOVE + space * 2)
        if s.stand[base + space] > 0:
            out.append(t.MOVE + space * 2 + 1)


def apply_group(s: Position, group: int) -> None:
    """Pick an employee of a group (CAR-HR-2)."""
    s.group = group
    s.acted = 1
    s.step = TO


def offer_destinations(s: Position) -> list[int]:
    """Every other space within reach; nothing blocks the way (CAR-HR-2, CAR-HR-3)."""
    t = s.t
    out: list[int] = []
    row = (s.group >> 1) * t.spaces
    for space in range(t.spaces):
        if 0 < t.distance[row + space] <= s.pool:
            out.append(t.TO + space)
    return out


def apply_destination(s: Position, space: int) -> None:
    """The employee walks there and lies down (CAR-HR-2, CAR-EMP-2, CAR-HR-5)."""
    t = s.t
    base = s.actor * t.spaces
    origin = s.group >> 1
    posture = s.group & 1
    leave_space(s, origin, posture)
    s.lie[base + space] += 1
    s.moved[space] += 1
    s.pool -= t.distance[origin * t.spaces + space]
    s.order = s.group * t.spaces + space
    s.step = MOVE if s.phase == MOVES else TURN
    if s.journal is not None:
        moved = s.moved_piece("employee", f"space:{t.space_names[origin]}", f"space:{t.space_names[space]}")
        s.note(
            "log-move",
            {
                "from": f"@space-{t.space_names[origin]}",
                "to": f"@space-{t.space_names[space]}",
                "left": s.pool,
            },
            "CAR-HR-2",
            moved,
        )


def leave_space(s: Position, space: int, posture: int) -> None:
    """An employee leaves a space; where one of the department in use goes, it is a used one (CAR-USE-7)."""
    at = s.actor * s.t.spaces + space
    if posture == STANDING:
        s.stand[at] -= 1
        if s.used > 0 and s.using >= 0 and s.grid[at] == s.using:
            s.used -= 1
    else:
        if s.lie[at] <= s.moved[space]:
            s.moved[space] -= 1
        s.lie[at] -= 1
