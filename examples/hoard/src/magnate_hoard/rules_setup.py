"""The start of the game."""

from __future__ import annotations

from magnate_hoard.constants import NOTHING
from magnate_hoard.state import Position


def set_up(s: Position) -> None:
    """Shuffle the deck and deal (HOA-SETUP-1)."""
    s.deck = list(range(s.t.cards))
    s.rng.shuffle(s.deck)
    s.hands = [[s.deck.pop() for _ in range(s.t.hand)] for _ in range(s.seats)]
    s.shown = [[] for _ in range(s.seats)]
    s.buried = [[] for _ in range(s.seats)]
    s.picked = NOTHING
