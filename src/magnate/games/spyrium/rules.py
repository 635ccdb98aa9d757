"""Turn structure: what may be chosen in each step, what choosing does, and why not (section 3).

The sections of the rules stand in files of their own, in play order: `rules_setup`, `rules_round` (rounds and
turns), `rules_market` (placing, earning), `rules_event`, `rules_activate`, `rules_exploit`, `rules_gains`
(residence, bonuses) and `rules_scoring`.
"""

from __future__ import annotations

from collections.abc import Callable

from magnate.core.contract import Attempt
from magnate.core.message import AnyForm, Refusal, refusals
from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium import (
    journal,
    rules_activate,
    rules_event,
    rules_exploit,
    rules_gains,
    rules_market,
    rules_round,
)
from magnate.games.spyrium.rules_round import why_unfinished
from magnate.games.spyrium.state import Position, Seat

# --- what may be chosen ---------------------------------------------------------------------------


def offer(s: Position) -> list[int]:
    """The legal choices of the step, only such as can be completed (SPY-TURN-8)."""
    me = s.players[s.actor]
    step = s.step
    if step == kinds.ACTION:
        return offer_phase_one(s, me) if me.phase == 1 else offer_phase_two(s, me)
    if step == kinds.ASK_CARD:
        return rules_activate.offer_card(s, me)
    if step == kinds.ASK_DESIGNATE:
        return rules_market.offer_designate(s)
    if step == kinds.ASK_EFFECT:
        return rules_exploit.offer_effect(s, me)
    if step == kinds.ASK_PLOT:
        return rules_activate.offer_plot(s, me)
    if step == kinds.ASK_TOKEN:
        return rules_activate.offer_token(s, me)
    if step == kinds.ASK_RESIDENCE:
        return rules_gains.offer_residence(s, me)
    if step == kinds.ASK_OPTION:
        return rules_event.offer_option(s, me)
    if step == kinds.ASK_BONUS:
        return rules_gains.offer_bonus(s)
    if step == kinds.ASK_VALUE:
        return rules_activate.offer_value(s, me)
    if step == kinds.ASK_LOBBY:
        return rules_activate.offer_lobbying(s, me)
    if step == kinds.ASK_EVENT_VALUE:
        return rules_event.offer_event_value(s)
    if step == kinds.ASK_AGAIN:
        return rules_event.offer_again(s, me)
    assert step == kinds.ASK_LATE
    return s.places.copy()


def offer_phase_one(s: Position, me: Seat) -> list[int]:
    """Place a worker, use the event, or switch (SPY-TURN-3, SPY-TURN-7, SPY-PLACE-1)."""
    offer = s.places.copy() if me.active > 0 else []
    if rules_event.can_use_event(s, me):
        offer.append(s.t.to_event)
    offer.append(s.t.to_switch)
    return offer


def offer_phase_two(s: Position, me: Seat) -> list[int]:
    """Earn, activate, use the event, exploit, or pass (SPY-TURN-4, SPY-TURN-6, SPY-TURN-7, SPY-PASS-1)."""
    offer: list[int] = []
    if me.market > 0:
        rules_market.offer_earn(s, offer)
        rules_activate.offer_activate(s, me, offer)
    if rules_event.can_use_event(s, me):
        offer.append(s.t.to_event)
    if me.district:
        rules_exploit.offer_exploit(s, me, offer)
    if me.market == 0:
        offer.append(s.t.to_pass)
    return offer


def forced(s: Position) -> bool:
    """A step with one choice is taken by itself, but never the choice of the action (SPY-TURN-7)."""
    return s.step != kinds.ACTION


def sensible(s: Position) -> list[int]:
    """The legal choices without cards that pay less for the same worker (SPY-EARN-3)."""
    if s.step == kinds.ASK_DESIGNATE:
        return rules_market.sensible_designations(s, s.me)
    return s.offered()


# --- what choosing does ---------------------------------------------------------------------------


def apply(s: Position, choice: int) -> None:
    """Carry out a legal choice of the step (SPY-TURN-9)."""
    me = s.players[s.actor]
    t = s.t
    step = s.step
    if step == kinds.ACTION:
        do_action(s, me, choice)
    elif step == kinds.ASK_CARD:
        rules_activate.do_card(s, me, choice - t.to_card)
    elif step == kinds.ASK_DESIGNATE:
        rules_market.do_designate(s, me, choice - t.to_designate)
    elif step == kinds.ASK_EFFECT:
        if s.again:
            rules_event.do_again(s, me, choice - t.to_effect)
        else:
            rules_exploit.do_effect(s, me, choice - t.to_effect)
    elif step == kinds.ASK_PLOT:
        rules_activate.do_plot(s, me, choice)
    elif step == kinds.ASK_TOKEN:
        rules_activate.do_token(s, me, choice - t.to_token + 1)
    elif step == kinds.ASK_RESIDENCE:
        rules_gains.do_residence(s, me, choice)
    elif step == kinds.ASK_OPTION:
        rules_event.do_option(s, me, rules_event.option_of(s, choice - t.to_option))
    elif step == kinds.ASK_BONUS:
        rules_gains.do_bonus(s, me, choice)
    elif step == kinds.ASK_VALUE:
        rules_activate.do_value(s, me, choice)
    elif step == kinds.ASK_LOBBY:
        rules_activate.do_lobbying(s, me, choice)
    elif step == kinds.ASK_EVENT_VALUE:
        rules_event.do_event_value(s, choice)
    elif step == kinds.ASK_AGAIN:
        rules_exploit.do_exploit(s, choice - t.to_exploit)
    else:
        rules_event.do_late(s, me, choice - t.to_place)


def do_action(s: Position, me: Seat, choice: int) -> None:
    """Begin one of the actions of the phase (SPY-TURN-3, SPY-TURN-4)."""
    t = s.t
    if choice >= t.to_exploit:
        rules_exploit.do_exploit(s, choice - t.to_exploit)
    elif choice >= t.to_activate:
        rules_activate.do_activate(s, choice - t.to_activate)
    elif choice >= t.to_earn:
        rules_market.do_earn(s, me, choice - t.to_earn)
    elif choice >= t.to_place:
        rules_market.do_place(s, me, choice - t.to_place)
    elif choice == t.to_switch:
        do_switch(s, me)
    elif choice == t.to_pass:
        rules_round.do_pass(s, me)
    else:
        assert choice == t.to_event
        rules_event.do_event(s, me)


def do_switch(s: Position, me: Seat) -> None:
    """The marker moves to Phase II; a Phase II action follows in the same turn (SPY-TURN-5, SPY-TURN-6)."""
    me.phase = 2
    s.switched = True
    if s.journal is not None:
        journal.switched(s)


# --- why not ----------------------------------------------------------------------------------------


def refuse(s: Position, seat: int, attempt: Attempt) -> Refusal | None:
    """Why a seat may not do what it attempts; None where no rule speaks of it (SPY-TURN-8)."""
    turn = rules_round.why_not_turn(s, seat)
    if turn is not None:
        return turn
    if attempt.choice < 0:
        outside = OUTSIDE.get(attempt.word)
        return None if outside is None else outside(s, attempt.form)
    if s.step in (kinds.ASK_RESIDENCE, kinds.ASK_BONUS):
        return rules_gains.why_pending(s, attempt.word)
    return REFUSALS[attempt.word](s, s.me, attempt.args[0] if attempt.args else kinds.NOWHERE)


def why_not_switch(s: Position, me: Seat, _: int) -> Refusal:
    """Why the marker cannot move to Phase II (SPY-TURN-6)."""
    return Refusal("SPY-TURN-6", "why-already-two") if s.step == kinds.ACTION else why_unfinished()


def why_not_skip(s: Position, form: AnyForm) -> Refusal:
    """A turn cannot be skipped, a switch needs its action, a pending choice cannot be declined.

    SPY-TURN-5, SPY-TURN-7, SPY-RES-4, SPY-BON-5
    """
    if s.step in (kinds.ASK_RESIDENCE, kinds.ASK_BONUS):
        return rules_gains.why_pending(s, "skip")
    if s.switched:
        return Refusal("SPY-TURN-5", "why-switch-alone")
    return Refusal("SPY-TURN-7", "why-must-act")


def why_not_back(s: Position, form: AnyForm) -> Refusal:
    """The marker never goes back, and a worker stays where it was placed (SPY-TURN-6, SPY-PLACE-5)."""
    if form["do"] == "return":
        return Refusal("SPY-TURN-6", "why-no-return")
    return Refusal("SPY-PLACE-5", "why-placed")


REFUSALS: dict[str, Callable[[Position, Seat, int], Refusal]] = {
    **refusals(rules_activate, rules_event, rules_exploit, rules_gains, rules_market, rules_round),
    "switch": why_not_switch,
    "advance": rules_gains.why_not_residence,
    "score": rules_gains.why_not_residence,
    "replace": rules_activate.why_not_plot,
}
# Attempts that no choice of the space expresses.
OUTSIDE: dict[str, Callable[[Position, AnyForm], Refusal | None]] = {
    "skip": why_not_skip,
    "decline": why_not_skip,
    "return": why_not_back,
    "move": why_not_back,
    "place": rules_market.why_not_place_there,
    "earn": rules_activate.why_not_with,
    "activate": rules_activate.why_not_with,
    "designate": rules_market.why_designate,
    "event": rules_event.why_not_that_event,
    "option": rules_event.why_not_split,
    "replace": rules_activate.why_not_that_building,
    "exploit": rules_activate.why_not_that_building,
    "discard": rules_activate.why_not_that_building,
}
