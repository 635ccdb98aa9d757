"""What happened, for the log: sentences of the `.ftl` files with what moved from where to where."""

from __future__ import annotations

from magnate.core.message import Moved
from magnate_hoard.state import Position


def named(s: Position, card: int) -> str:
    """A card as an argument of a message."""
    return f"@card-{s.t.card_names[card]}"


def shown(s: Position, card: int) -> None:
    """A card was laid face up."""
    moved = [Moved("card", f"hand:{s.actor}", f"shown:{s.actor}")]
    s.note("log-shown", {"card": named(s, card), "points": card + 1}, "HOA-SHOW-1", moved)


def buried(s: Position, card: int) -> None:
    """A card was laid face down; only its owner reads which."""
    s.note("log-buried", {}, "HOA-BURY-1", [Moved("card", f"hand:{s.actor}", f"buried:{s.actor}")])
    s.note("log-buried-mine", {"card": named(s, card)}, "HOA-BURY-1", only=s.actor)


def drawn(s: Position, card: int) -> None:
    """A card was drawn; only its owner reads which."""
    s.note("log-drawn-mine", {"card": named(s, card)}, "HOA-TURN-2", only=s.actor)
