"""What any expert would call a blunder, for the yardsticks."""

from __future__ import annotations

from typing import Final

from magnate.games.industry.constants import TECHNOLOGY
from magnate.games.industry.state import Position

NAMES: Final = ("money-left", "cells-wasted", "subsidy-unneeded")


def blunders(before: Position, choice: int, after: Position) -> list[tuple[str, int, int]]:
    """The blunders in a choice: name, seat, amount."""
    found: list[tuple[str, int, int]] = []
    if after.is_over or after.era > before.era:
        found += [("cells-wasted", before.owner[cell], 1) for cell in wasted(before, after)]
    if after.is_over:
        for seat in range(after.seats):
            found += left_over(after, seat)
    return found


def wasted(before: Position, after: Position) -> list[int]:
    """Cells that were bought and can never be developed again: technologies when their era ends, all at the end
    (IND-DEV-7, IND-END-3)."""
    t = before.t
    return [
        cell
        for cell in range(t.cell_count)
        if before.owner[cell] >= 0
        and after.built[cell] == 0
        and (t.era_of[cell] == before.era if t.kind[cell] == TECHNOLOGY else after.is_over)
    ]


def left_over(s: Position, seat: int) -> list[tuple[str, int, int]]:
    """Thalers, three of which make only a point, and a subsidy whose thalers were never spent
    (IND-SCORE-1, IND-SCORE-10)."""
    found = [("money-left", seat, s.cash[seat])] if s.cash[seat] else []
    if s.subsidies[seat] and s.cash[seat] >= s.t.subsidy_thalers:
        found.append(("subsidy-unneeded", seat, 1))
    return found


def gives_up(s: Position, choice: int) -> bool:
    """No development in the last round, after which thalers are nearly worthless (IND-DEV-3, IND-END-2)."""
    return choice == s.t.to_done and s.made == 0 and s.in_bag == 0 and s.era == s.t.eras
