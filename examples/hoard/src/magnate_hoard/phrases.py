"""Sentences, elements and clauses of choices where they depend on the position, per verb.

All other choices speak as their verbs are declared in `tables.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnate.core.message import Message
from magnate_hoard.constants import NOTHING
from magnate_hoard.journal import named
from magnate_hoard.state import Position


def laying(s: Position, word: str, times: int) -> Message:
    """Showing or burying, with the card and its points once one is picked."""
    if s.picked == NOTHING:
        return Message(f"choice-{word}")
    return Message(f"choice-{word}-card", {"card": named(s, s.card()), "points": times * (s.card() + 1)})


def show(s: Position) -> Message:
    """Showing the picked card."""
    return laying(s, "show", 1)


def bury(s: Position) -> Message:
    """Burying the picked card."""
    return laying(s, "bury", 2)


PHRASES: Final[dict[str, Callable[..., Message]]] = {"show": show, "bury": bury}
ELEMENTS: Final[dict[str, Callable[..., str]]] = {}
CLAUSES: Final[dict[str, Callable[..., str]]] = {}
