"""A turn: pick a card, show or bury it, draw. What may be chosen and why not stand side by side."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate_hoard import journal
from magnate_hoard.constants import NOTHING
from magnate_hoard.state import Position


def grave_left(s: Position) -> bool:
    """Whether the seat to decide may bury one more card (HOA-BURY-2)."""
    return len(s.buried[s.actor]) < s.t.graves


def offer_pick(s: Position) -> list[int]:
    """Any card of the own hand (HOA-TURN-1)."""
    return [s.t.to_pick + card for card in sorted(s.hands[s.actor])]


def why_not_pick(s: Position, card: int) -> Refusal:
    """One card a turn, and only from the own hand (HOA-TURN-1)."""
    if s.picked != NOTHING:
        return Refusal("HOA-TURN-1", "why-picked", {"card": journal.named(s, s.card())})
    return Refusal("HOA-TURN-1", "why-not-in-hand", {"card": journal.named(s, card)})


def offer_lay(s: Position) -> list[int]:
    """Show the picked card, or bury it while there is a grave left (HOA-SHOW-1, HOA-BURY-1, HOA-BURY-2)."""
    return [s.t.to_show, s.t.to_bury] if grave_left(s) else [s.t.to_show]


def why_not_lay(s: Position) -> Refusal:
    """A card must be picked first; graves are few (HOA-TURN-1, HOA-BURY-2)."""
    if s.picked == NOTHING:
        return Refusal("HOA-TURN-1", "why-pick-first")
    return Refusal("HOA-BURY-2", "why-no-grave", {"graves": s.t.graves}, lacks={"figures/graves": 1})


def do_pick(s: Position, card: int) -> None:
    """Pick a card (HOA-TURN-1)."""
    s.picked = s.hands[s.actor].index(card)


def do_show(s: Position) -> None:
    """Lay the picked card face up (HOA-SHOW-1)."""
    card = take_picked(s)
    s.shown[s.actor].append(card)
    if s.journal is not None:
        journal.shown(s, card)
    end_turn(s)


def do_bury(s: Position) -> None:
    """Lay the picked card face down (HOA-BURY-1)."""
    card = take_picked(s)
    s.buried[s.actor].append(card)
    if s.journal is not None:
        journal.buried(s, card)
    end_turn(s)


def take_picked(s: Position) -> int:
    """The picked card leaves the hand (HOA-TURN-1)."""
    card = s.hands[s.actor].pop(s.picked)
    s.picked = NOTHING
    return card


def end_turn(s: Position) -> None:
    """Draw a card; the next seat follows, and after the last round the game ends (HOA-TURN-2, HOA-END-1)."""
    if s.deck:
        card = s.deck.pop()
        s.hands[s.actor].append(card)
        s.reveals += 1
        if s.journal is not None:
            journal.drawn(s, card)
    s.turn += 1
    s.actor = (s.actor + 1) % s.seats
    if s.actor == 0:
        s.round += 1
    if s.round > int(s.options["rounds"]) or not s.hands[s.actor]:
        s.actor = -1
