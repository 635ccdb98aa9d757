"""Moving employees on the company board: pick a group, pick a destination (setup and Human Resources)."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.message import Refusal
from magnate.core.rows import add, words
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.state import Position


def offer_groups(s: Position, out: list[int]) -> None:
    """Every group of equal employees that could be moved with the pool (CAR-HR-2, CAR-HR-5)."""
    if s.pool < 1:
        return
    base: i64 = s.actor * s.t.spaces
    end: i64 = base + s.t.spaces
    group: i64 = s.t.move.base
    lie = words(s.lie)
    stand = words(s.stand)
    for at in range(base, end):
        if lie[at]:
            out.append(group + st.LYING)
        if stand[at]:
            out.append(group + st.STANDING)
        group += 2


def why_not_move(s: Position, space: int, posture: int) -> Refusal:
    """Who may be moved, and when (CAR-HR-2, CAR-HR-6, CAR-SETUP-21, CAR-USE-2)."""
    t = s.t
    if s.step == st.TO:
        return Refusal("CAR-HR-2", "why-move-picked")
    if s.phase < st.MOVES:
        return Refusal("CAR-SETUP-21", "why-moves-later")
    if s.phase <= st.START:
        if s.phase == st.START or s.pool < 1:
            return Refusal("CAR-SETUP-21", "why-setup-moves", {"n": t.free_moves})
    elif s.phase != st.USE or s.mine != st.HR:
        return Refusal("CAR-USE-2", "why-move-hr")
    elif s.step == st.CHOICE:
        return Refusal("CAR-CHOICE-2", "why-tile-undecided")
    elif s.pool < 1:
        return Refusal("CAR-HR-6", "why-no-moves", lacks={"board/turn/pool": 1})
    elif s.step != st.TURN:
        return Refusal("CAR-USE-4", "why-finish-use")
    here = s.grid[s.actor * t.spaces + space]
    if posture == st.STANDING and 0 <= here < t.departments and t.permanent_staff[here]:
        return Refusal("CAR-COMP-4", "why-permanent-moves")
    return nobody_there(s, "CAR-HR-2", space, posture)


def nobody_there(s: Position, clause: str, space: int, posture: int) -> Refusal:
    """There is no such employee on a space (CAR-HR-2, CAR-D08-1)."""
    who = "stand" if posture == st.STANDING else "lie"
    return Refusal(clause, "why-nobody-there", lacks={f"board/seats/{s.actor}/company/{space}/{who}": 1})


def do_move(s: Position, group: int) -> None:
    """Pick an employee of a group (CAR-HR-2)."""
    s.group = group
    s.acted = 1
    s.step = st.TO


def offer_to(s: Position) -> list[int]:
    """Every other space within reach; nothing blocks the way (CAR-HR-2, CAR-HR-3)."""
    t = s.t
    return t.reach[min(s.pool, t.farthest) * t.spaces + (s.group >> 1)]


def why_not_to(s: Position, space: int) -> Refusal:
    """Where a picked employee may go (CAR-HR-2)."""
    if s.step != st.TO:
        return Refusal("CAR-HR-2", "why-pick-first")
    distance = s.t.distance[(s.group >> 1) * s.t.spaces + space]
    if distance == 0:
        return Refusal("CAR-HR-2", "why-same-space")
    lacks = {"board/turn/pool": distance}
    return Refusal("CAR-HR-2", "why-too-far", {"n": distance, "left": s.pool}, lacks)


def do_to(s: Position, space: int) -> None:
    """The employee walks there and lies down (CAR-HR-2, CAR-EMP-2, CAR-HR-5, CAR-COMP-3)."""
    t = s.t
    origin = s.group >> 1
    leave_space(s, origin, s.group & 1)
    add(s.lie, s.actor * t.spaces + space, 1)
    add(s.moved, space, 1)
    s.pool -= t.distance[origin * t.spaces + space]
    s.order = s.group * t.spaces + space
    s.step = st.MOVE if s.phase == st.MOVES else st.TURN
    if s.journal is not None:
        journal.walked(s, origin, space)


def leave_space(s: Position, space: int, posture: int) -> None:
    """An employee leaves a space; where one of the department in use goes, it is a used one (CAR-USE-7)."""
    at = s.actor * s.t.spaces + space
    if posture == st.STANDING:
        add(s.stand, at, -1)
        if s.used > 0 and s.using >= 0 and s.grid[at] == s.using:
            s.used -= 1
    else:
        if s.lie[at] <= s.moved[space]:
            add(s.moved, space, -1)
        add(s.lie, at, -1)
