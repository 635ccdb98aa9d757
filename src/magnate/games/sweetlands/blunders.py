"""What any expert would call a blunder, for the yardsticks."""

from __future__ import annotations

from typing import Final

from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_turn import clock_possible, milestone_open
from magnate.games.sweetlands.state import Position

NAMES: Final = (
    "basics-left", "gold-left", "cards-left", "discs-lost", "skills-unused", "milestones-declined", "clock-declined",
)  # fmt: skip


def blunders(before: Position, choice: int, after: Position) -> list[tuple[str, int, int]]:
    """The blunders in a choice: name, seat, amount."""
    found: list[tuple[str, int, int]] = []
    if choice == before.t.to_pass:
        found += declined(before, before.actor)
    if after.is_over:
        for seat in range(after.seats):
            found += left_over(after, seat)
    return found


def declined(s: Position, seat: int) -> list[tuple[str, int, int]]:
    """What a seat that passes could have had for nothing: discs are lost, flip abilities come again next round whether
    used or not, milestones may be taken by others (SWL-PASS-13, SWL-AREA-27, SWL-UPK-4, SWL-FREE-6, SWL-FREE-11)."""
    v = s.sheets[seat]
    tiles = sum(milestone_open(s, seat, tile) for tile in range(len(s.mile_owner)))
    amounts = (
        ("discs-lost", v[c.DISC]),
        ("skills-unused", sum(free_flip(s, choice - s.t.to_use) for choice in flips(s))),
        ("milestones-declined", tiles),
        ("clock-declined", int(clock_possible(s, seat))),
    )
    return [(name, seat, amount) for name, amount in amounts if amount]


def flips(s: Position) -> list[int]:
    """The flip abilities on offer (SWL-SKILL-6)."""
    t = s.t
    return [choice for choice in s.offered() if t.to_use <= choice < t.to_pass]


def free_flip(s: Position, tile: int) -> bool:
    """Whether a flip ability costs nothing (SWL-SKILL-9)."""
    t = s.t
    return all(t.op[atom] != c.O_PAY for atom in t.rest[t.skill_flip[tile]])


def left_over(s: Position, seat: int) -> list[tuple[str, int, int]]:
    """Basics and cards are worth nothing at the end, gold a fifth of a point (SWL-END-13, SWL-END-23)."""
    v = s.sheets[seat]
    amounts = (
        ("basics-left", v[c.WHEAT] + v[c.WOOD] + v[c.IRON]),
        ("gold-left", v[c.GOLD]),
        ("cards-left", len(s.hands[seat])),
    )
    return [(name, seat, amount) for name, amount in amounts if amount]


def gives_up(s: Position, choice: int) -> bool:
    """A pass in the last round: nothing can be saved for later (SWL-PASS-13)."""
    return choice == s.t.to_pass and s.round == s.t.rounds
