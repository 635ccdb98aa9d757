"""Sound books: no card is lost or doubled."""

from __future__ import annotations

from itertools import chain

from magnate_hoard.constants import NOTHING
from magnate_hoard.state import Position


def audit(s: Position) -> list[str]:
    """What is wrong with a position, in sentences."""
    problems: list[str] = []
    cards = [*s.deck, *chain(*s.hands, *s.shown, *s.buried)]
    if sorted(cards) != list(range(s.t.cards)):
        problems.append("a card is missing or doubled")
    if any(len(pile) > s.t.graves for pile in s.buried):
        problems.append("a seat has buried too many cards")
    if s.picked != NOTHING and (s.actor < 0 or not 0 <= s.picked < len(s.hands[s.actor])):
        problems.append("the picked card is not in the hand")
    return problems
