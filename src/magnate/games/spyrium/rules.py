"""Turn structure: what may be chosen in each step and what choosing does (section 3).

The sections of the rules stand in files of their own: `rules_round` (setup, rounds, scoring), `rules_market`
(placing, earning, activating), `rules_exploit`, `rules_event` and `rules_gains` (residence, bonuses).
"""

from __future__ import annotations

from magnate.games.spyrium import telling
from magnate.games.spyrium.rules_event import (
    begin_event,
    can_use_event,
    choose_again,
    choose_event_value,
    choose_option,
    exploit_again,
    offer_again,
    offer_event_value,
    offer_option,
    option_of,
    place_late,
)
from magnate.games.spyrium.rules_exploit import begin_exploit, exploit, offer_effect, offer_exploit
from magnate.games.spyrium.rules_gains import choose_bonus, choose_residence, offer_bonus, offer_residence
from magnate.games.spyrium.rules_market import (
    begin_activate,
    begin_earn,
    choose_card,
    choose_lobbying,
    choose_plot,
    choose_token,
    choose_value,
    earn,
    offer_activate,
    offer_card,
    offer_designate,
    offer_earn,
    offer_lobbying,
    offer_plot,
    offer_token,
    offer_value,
    place,
)
from magnate.games.spyrium.rules_round import pass_round
from magnate.games.spyrium.state import (
    ACTION,
    ASK_AGAIN,
    ASK_BONUS,
    ASK_CARD,
    ASK_DESIGNATE,
    ASK_EFFECT,
    ASK_EVENT_VALUE,
    ASK_LATE,
    ASK_LOBBY,
    ASK_OPTION,
    ASK_PLOT,
    ASK_RESIDENCE,
    ASK_TOKEN,
    ASK_VALUE,
    Position,
    Seat,
)
from magnate.games.spyrium.tables import (
    ACTIVATE,
    CARD,
    DESIGNATE,
    EARN,
    EFFECT,
    EVENT,
    PASS,
    PLACE,
    SWITCH,
    TOKEN,
)

# --- what may be chosen ---------------------------------------------------------------------------


def offer(s: Position) -> list[int]:
    """The legal choices of the step, only such as can be completed (SPY-TURN-8)."""
    me = s.players[s.actor]
    step = s.step
    if step == ACTION:
        return phase_one(s, me) if me.phase == 1 else phase_two(s, me)
    if step == ASK_CARD:
        return offer_card(s, me)
    if step == ASK_DESIGNATE:
        return offer_designate(s)
    if step == ASK_EFFECT:
        return offer_effect(s, me)
    if step == ASK_PLOT:
        return offer_plot(s, me)
    if step == ASK_TOKEN:
        return offer_token(s, me)
    if step == ASK_RESIDENCE:
        return offer_residence(s, me)
    if step == ASK_OPTION:
        return offer_option(s, me)
    if step == ASK_BONUS:
        return offer_bonus(s)
    if step == ASK_VALUE:
        return offer_value(s, me)
    if step == ASK_LOBBY:
        return offer_lobbying(s, me)
    if step == ASK_EVENT_VALUE:
        return offer_event_value(s)
    if step == ASK_AGAIN:
        return offer_again(s, me)
    assert step == ASK_LATE
    return s.places.copy()


def phase_one(s: Position, me: Seat) -> list[int]:
    """Place a worker, use the event, or switch (SPY-TURN-3, SPY-TURN-7, SPY-PLACE-1)."""
    offer = s.places.copy() if me.active > 0 else []
    if can_use_event(s, me):
        offer.append(EVENT)
    offer.append(SWITCH)
    return offer


def phase_two(s: Position, me: Seat) -> list[int]:
    """Earn, activate, use the event, exploit, or pass (SPY-TURN-4, SPY-TURN-6, SPY-TURN-7, SPY-PASS-1)."""
    offer: list[int] = []
    if me.market > 0:
        offer_earn(s, offer)
        offer_activate(s, me, offer)
    if can_use_event(s, me):
        offer.append(EVENT)
    if me.district:
        offer_exploit(s, me, offer)
    if me.market == 0:
        offer.append(PASS)
    return offer


# --- what choosing does ---------------------------------------------------------------------------


def apply(s: Position, choice: int) -> None:
    """Carry out a legal choice of the step (SPY-TURN-9)."""
    me = s.players[s.actor]
    step = s.step
    if step == ACTION:
        take_action(s, me, choice)
    elif step == ASK_CARD:
        choose_card(s, me, choice - CARD)
    elif step == ASK_DESIGNATE:
        earn(s, me, choice - DESIGNATE)
    elif step == ASK_EFFECT:
        if s.again:
            exploit_again(s, me, choice - EFFECT)
        else:
            exploit(s, me, choice - EFFECT)
    elif step == ASK_PLOT:
        choose_plot(s, me, choice)
    elif step == ASK_TOKEN:
        choose_token(s, me, choice - TOKEN + 1)
    elif step == ASK_RESIDENCE:
        choose_residence(s, me, choice)
    elif step == ASK_OPTION:
        choose_option(s, me, option_of(s, choice))
    elif step == ASK_BONUS:
        choose_bonus(s, me, choice)
    elif step == ASK_VALUE:
        choose_value(s, me, choice)
    elif step == ASK_LOBBY:
        choose_lobbying(s, me, choice)
    elif step == ASK_EVENT_VALUE:
        choose_event_value(s, choice)
    elif step == ASK_AGAIN:
        choose_again(s, choice - s.t.exploit)
    else:
        place_late(s, me, choice - PLACE)


def take_action(s: Position, me: Seat, choice: int) -> None:
    """Begin one of the actions of the phase (SPY-TURN-3, SPY-TURN-4)."""
    if choice >= s.t.exploit:
        begin_exploit(s, choice - s.t.exploit)
    elif choice >= ACTIVATE:
        begin_activate(s, choice - ACTIVATE)
    elif choice >= EARN:
        begin_earn(s, me, choice - EARN)
    elif choice >= PLACE:
        place(s, me, choice - PLACE)
    elif choice == SWITCH:
        switch(s, me)
    elif choice == PASS:
        pass_round(s, me)
    else:
        assert choice == EVENT
        begin_event(s, me)


def switch(s: Position, me: Seat) -> None:
    """The marker moves to Phase II; a Phase II action follows in the same turn (SPY-TURN-5, SPY-TURN-6)."""
    me.phase = 2
    s.switched = True
    if s.journal is not None:
        telling.switched(s)


def forced(s: Position) -> bool:
    """A step with one choice is taken by itself, but never the choice of the action (SPY-TURN-7)."""
    return s.step != ACTION
