"""What each thing on the table means, shown when it is pointed at."""

from __future__ import annotations

from magnate.core.components import reconstructed
from magnate.core.contract import About
from magnate.core.message import Args, Message
from magnate_hoard.tables import Tables


def catalogue(t: Tables, deck: dict[str, object]) -> dict[str, About]:
    """The deck, what is shown and what is buried."""
    figures: Args = {"cards": t.cards, "hand": t.hand, "graves": t.graves}
    unsure = reconstructed(deck)
    return {
        "deck": About(Message("help-deck", figures), ["HOA-SETUP-1", "HOA-TURN-2"], unsure),
        "shown": About(Message("help-shown"), ["HOA-SHOW-1", "HOA-SCORE-1"], []),
        "buried": About(Message("help-buried", figures), ["HOA-BURY-1", "HOA-BURY-2", "HOA-SCORE-2"], unsure),
    }
