"""Leaving a department (section 9)."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.games.carnegie import constants as st
from magnate.games.carnegie.state import Position


def leaves(s: Position) -> bool:
    """Whether departments are left by a choice of their own: in HR and RD turns the next use or the end of
    the turn does it (CAR-USE-4, CAR-USE-5)."""
    return s.mine == st.MG or s.mine == st.CO


def may_leave(s: Position) -> bool:
    """Whether the department in use can be left by a choice. One that was left unused before is entered again
    only to be used, so that a turn comes to its end (CAR-USE-4, CAR-USE-5)."""
    return leaves(s) and (s.worked == 1 or not s.passed >> s.using & 1)


def do_leave(s: Position) -> None:
    """Leaving a department that was used closes it for the turn; one left unused stays open
    (CAR-USE-4, CAR-USE-5)."""
    if s.worked:
        s.closed |= 1 << s.using
    else:
        s.passed |= 1 << s.using
    s.using = -1
    s.used = 0
    s.step = st.TURN


def why_not_leave(s: Position) -> Refusal:
    """One leaves only a department one is using, and not unused a second time (CAR-USE-4)."""
    inside = s.step in (st.EFFECT, st.AMOUNT, st.TILE, st.PROJECT)
    if inside and leaves(s) and not may_leave(s):
        return Refusal("CAR-USE-4", "why-left-before", {"department": f"@dept-{s.t.dept_names[s.using]}"})
    return Refusal("CAR-USE-4", "why-not-inside")
