"""The table as a seat may see it."""

from __future__ import annotations

from typing import Any

from magnate.core.message import Figure, Message
from magnate_hoard.constants import NOTHING
from magnate_hoard.state import Position


def board(s: Position, viewer: int) -> dict[str, Any]:
    """The deck, all that is face up, and the viewer's own cards; at the end all that was buried."""
    names = s.t.card_names
    mine = viewer >= 0
    picked = s.card() if mine and viewer == s.actor else NOTHING
    return {
        "rounds": s.options["rounds"],
        "deck": len(s.deck),
        "shown": [[names[card] for card in cards] for cards in s.shown],
        "buried": [len(cards) for cards in s.buried],
        "hands": [len(cards) for cards in s.hands],
        "hand": [names[card] for card in sorted(s.hands[viewer])] if mine else [],
        "graves": [
            [names[card] for card in cards] if s.is_over or seat == viewer else []
            for seat, cards in enumerate(s.buried)
        ],
        "picked": "" if picked == NOTHING else names[picked],
    }


def figures(s: Position, seat: int, viewer: int) -> list[Figure]:
    """The key figures of a seat."""
    return [
        Figure("points", s.scores()[seat]),
        Figure("hand", len(s.hands[seat])),
        Figure("graves", s.t.graves - len(s.buried[seat])),
    ]


def prompt(s: Position, viewer: int) -> Message:
    """The current decision."""
    if viewer != s.actor:
        return Message("prompt-wait")
    if s.picked == NOTHING:
        return Message("prompt-pick")
    return Message("prompt-lay", {"card": f"@card-{s.t.card_names[s.card()]}"})
