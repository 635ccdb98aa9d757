"""Hoard in the order of play: the offer, the doing and the refusal of every choice lead from here."""

from __future__ import annotations

from magnate.core.contract import Attempt
from magnate.core.message import Refusal
from magnate_hoard import rules_turn
from magnate_hoard.constants import NOTHING
from magnate_hoard.state import Position


def offer(s: Position) -> list[int]:
    """What the seat to decide may choose (HOA-TURN-1)."""
    return rules_turn.offer_pick(s) if s.picked == NOTHING else rules_turn.offer_lay(s)


def apply(s: Position, choice: int) -> None:
    """Do a legal choice (HOA-TURN-1, HOA-SHOW-1, HOA-BURY-1)."""
    if choice == s.t.to_show:
        rules_turn.do_show(s)
    elif choice == s.t.to_bury:
        rules_turn.do_bury(s)
    else:
        rules_turn.do_pick(s, choice - s.t.to_pick)


def refuse(s: Position, seat: int, attempt: Attempt) -> Refusal | None:
    """Why a seat may not do what it attempts (HOA-TURN-2, HOA-END-1)."""
    if s.actor < 0:
        return Refusal("HOA-END-1", "why-over")
    if seat not in (-1, s.actor):
        return Refusal("HOA-TURN-2", "why-turn", {"player": f"@seat-{s.actor}"})
    if attempt.choice < 0:
        return None
    if attempt.word == "pick":
        return rules_turn.why_not_pick(s, attempt.args[0])
    return rules_turn.why_not_lay(s)
