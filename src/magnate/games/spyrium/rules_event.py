"""Using the event of the round (sections 5 and 14)."""

from __future__ import annotations

from magnate.core.message import AnyForm, Refusal
from magnate.games.spyrium import journal
from magnate.games.spyrium.constants import (
    ACTION,
    ASK_AGAIN,
    ASK_EVENT_VALUE,
    ASK_LATE,
    ASK_OPTION,
    MOVE_HOUSE,
    PLACE_LATE,
    RUN_AGAIN,
    TRADE,
    VALUES,
)
from magnate.games.spyrium.rules_exploit import any_payable, do_effect
from magnate.games.spyrium.rules_gains import begin_residence, finish_action, gain_workers
from magnate.games.spyrium.rules_market import can_place, do_place
from magnate.games.spyrium.rules_round import money_lacking, spyrium_lacking, why_unfinished
from magnate.games.spyrium.state import Position, Seat

# --- may it be used? -----------------------------------------------------------------------------


def can_use_event(s: Position, me: Seat) -> bool:
    """Once per round and seat, in a phase the event allows, with an option that can be carried out.

    SPY-EVENT-1, SPY-EVENT-2, SPY-EV-TOKEN-2, SPY-EV-LATE-2
    """
    if me.event_used:
        return False
    t = s.t
    event = s.events[s.round - 1]
    if me.phase == 1 and not t.event_phase_one[event]:
        return False
    if t.event_token[event] and s.event_token == 0:
        return False
    for option in range(t.option_first[event], t.option_end[event]):
        if can_take_option(s, me, option):
            return True
    return False


def why_not_event(s: Position, me: Seat, _: int) -> Refusal:
    """Why the event cannot be used.

    SPY-EVENT-2, SPY-EV-LATE-2, SPY-EV-REUSE-3, SPY-EV-TOKEN-2
    """
    if s.step != ACTION:
        return why_unfinished()
    return why_not_usable(s, me, s.t.option_first[s.event()])


def why_not_usable(s: Position, me: Seat, option: int) -> Refusal:
    """Why the event and an option of it cannot be used.

    SPY-EVENT-2, SPY-EV-LATE-2, SPY-EV-REUSE-3, SPY-EV-TOKEN-2
    """
    t = s.t
    event = s.event()
    if me.event_used:
        return Refusal("SPY-EVENT-2", "why-event-used")
    if me.phase == 1 and not t.event_phase_one[event]:
        if t.option_special[option] == PLACE_LATE:
            return Refusal("SPY-EV-LATE-2", "why-event-phase")
        return Refusal("SPY-EV-REUSE-3", "why-nothing-again")
    if t.event_token[event] and s.event_token == 0:
        return Refusal("SPY-EV-TOKEN-2", "why-event-token")
    return why_not_possible(s, me, option)


def why_not_that_event(s: Position, form: AnyForm) -> Refusal | None:
    """Only the current event can be used, not the one that is already readable (SPY-START-3)."""
    if form.get("event") == s.t.event_ids[s.events[s.round]]:
        return Refusal("SPY-START-3", "why-next-event")
    return None


def can_take_option(s: Position, me: Seat, option: int) -> bool:
    """Whether an option can be paid and does something.

    SPY-TURN-8, SPY-EV-RES-1, SPY-EV-VP-1, SPY-EV-SELL-1, SPY-EV-REUSE-3, SPY-EV-RECRUIT-1, SPY-EV-RECRUIT-2,
    SPY-EV-LATE-3
    """
    t = s.t
    if me.money < option_money(s, me, option) or me.spyrium < t.option_spyrium[option]:
        return False
    if t.option_gain_workers[option] and me.reserve == 0:
        return False
    special = t.option_special[option]
    if special == RUN_AGAIN:
        return can_run_again(s, me)
    return special != PLACE_LATE or can_place(s, me)


def why_not_possible(s: Position, me: Seat, option: int) -> Refusal:
    """What is missing for an option of the event.

    SPY-EV-RECRUIT-1, SPY-EV-RECRUIT-2, SPY-EV-REUSE-1, SPY-EV-REUSE-3, SPY-EV-VP-1, SPY-EV-SELL-1, SPY-EV-RES-1,
    SPY-EV-LATE-3
    """
    t = s.t
    special = t.option_special[option]
    if t.option_gain_workers[option] and me.reserve == 0:
        lacks = {f"board/players/{s.actor}/workers/reserve": 1}
        return Refusal("SPY-EV-RECRUIT-2", "why-all-workers", lacks=lacks)
    money = option_money(s, me, option)
    if special == RUN_AGAIN and not can_run_again(s, me):
        return Refusal("SPY-EV-REUSE-3", "why-nothing-again")
    if me.money < money:
        if t.option_per_worker[option]:
            return money_lacking("SPY-EV-RECRUIT-1", money, me)
        clause = "SPY-EV-REUSE-1" if special == RUN_AGAIN else "SPY-EV-VP-1"
        return Refusal(clause, "why-money", {"n": money}, {"figures/money": money})
    if me.spyrium < t.option_spyrium[option]:
        clause = "SPY-EV-SELL-1" if t.option_gain_money[option] else "SPY-EV-RES-1"
        return spyrium_lacking(clause, t.option_spyrium[option])
    return Refusal("SPY-EV-LATE-3", "why-late")


def option_money(s: Position, me: Seat, option: int) -> int:
    """The money an option costs; hiring costs £1 per worker owned (SPY-EV-RECRUIT-1)."""
    return s.t.option_money[option] + s.t.option_per_worker[option] * s.owned(me)


def can_run_again(s: Position, me: Seat) -> bool:
    """Whether a tilted building has an effect that can be paid (SPY-EV-REUSE-3)."""
    for i in range(len(me.district)):
        if me.tilted[i] and any_payable(s, me, me.district[i]):
            return True
    return False


# --- choices -------------------------------------------------------------------------------------


def do_event(s: Position, me: Seat) -> None:
    """Use the event; the owner of Trade first says what its token is worth to them.

    SPY-EVENT-1, SPY-TQ-TRADE-2
    """
    if s.t.event_token[s.event()]:
        s.value = s.event_token
        if me.fresh & TRADE:
            s.step = ASK_EVENT_VALUE
            return
    s.step = ASK_OPTION


def offer_event_value(s: Position) -> list[int]:
    """The printed value or one of the two others (SPY-TQ-TRADE-2, SPY-TQ-TRADE-4)."""
    return [
        s.t.to_printed if value == s.event_token else s.t.to_value + value - 1
        for value in range(1, VALUES + 1)
    ]


def do_event_value(s: Position, choice: int) -> None:
    """The token itself keeps its value for the others (SPY-TQ-TRADE-3)."""
    if choice != s.t.to_printed:
        s.value = choice - s.t.to_value + 1
    s.step = ASK_OPTION


def offer_option(s: Position, me: Seat) -> list[int]:
    """The options of the event that can be carried out; one of them is taken (SPY-EVENT-3)."""
    t = s.t
    event = s.event()
    return [
        t.to_option + t.option_name[option]
        for option in range(t.option_first[event], t.option_end[event])
        if can_take_option(s, me, option)
    ]


def why_not_option(s: Position, me: Seat, name: int) -> Refusal:
    """Why an option of the event cannot be taken (SPY-EVENT-1, SPY-EVENT-2, SPY-EVENT-3)."""
    if s.step not in (ACTION, ASK_OPTION, ASK_EVENT_VALUE):
        return why_unfinished()
    if me.event_used:
        return Refusal("SPY-EVENT-2", "why-event-used")
    option = option_of(s, name)
    if option < 0:
        return Refusal("SPY-EVENT-3", "why-no-such-option")
    if not can_use_event(s, me):
        return why_not_usable(s, me, s.t.option_first[s.event()])
    if not can_take_option(s, me, option):
        return why_not_possible(s, me, option)
    return Refusal("SPY-EVENT-1", "why-event-first")


def why_not_split(s: Position, form: AnyForm) -> Refusal | None:
    """One option is taken, and a token is not split (SPY-EVENT-3, SPY-EV-TOKEN-1)."""
    wanted = form.get("option")
    if isinstance(wanted, dict):
        return Refusal("SPY-EV-TOKEN-1", "why-split")
    return Refusal("SPY-EVENT-3", "why-one-option") if isinstance(wanted, list) else None


def option_of(s: Position, name: int) -> int:
    """The option of the current event that a name means; -1 if it has none of that name (SPY-EVENT-3)."""
    t = s.t
    event = s.event()
    for option in range(t.option_first[event], t.option_end[event]):
        if t.option_name[option] == name:
            return option
    return -1


def do_option(s: Position, me: Seat, option: int) -> None:
    """Running a building again and placing late ask one thing more; all else happens now (SPY-EVENT-3)."""
    special = s.t.option_special[option]
    if special == RUN_AGAIN:
        s.again = True
        s.step = ASK_AGAIN
    elif special == PLACE_LATE:
        s.step = ASK_LATE
    else:
        take_option(s, me, option)


# --- what the events do --------------------------------------------------------------------------


def pay_event(s: Position, me: Seat, option: int) -> None:
    """The cost of the option, and the seat's use of the event for this round (SPY-EVENT-2)."""
    me.money -= option_money(s, me, option)
    me.spyrium -= s.t.option_spyrium[option]
    me.event_used = True


def take_option(s: Position, me: Seat, option: int) -> None:
    """Pay, then gain money, Spyrium, points, a worker or a residence action.

    SPY-EV-TOKEN-1, SPY-TOK-5, SPY-EV-RES-1, SPY-EV-VP-1, SPY-EV-SELL-1, SPY-EV-RECRUIT-1
    """
    t = s.t
    if s.journal is not None:
        journal.event_used(s, option, option_money(s, me, option))
    pay_event(s, me, option)
    if s.value != 0 and s.value != s.event_token:
        me.fresh -= TRADE
    me.money += gain(s, t.option_gain_money[option])
    me.spyrium += gain(s, t.option_gain_spyrium[option])
    me.vp += gain(s, t.option_gain_vp[option])
    gain_workers(me, t.option_gain_workers[option])
    if t.option_special[option] == MOVE_HOUSE:
        begin_residence(s)
    else:
        finish_action(s, me)


def gain(s: Position, figure: int) -> int:
    """A gain of an option; -1 stands for the value of the token (SPY-EV-TOKEN-1, SPY-SETUP-9)."""
    return s.value if figure < 0 else figure


def offer_again(s: Position, me: Seat) -> list[int]:
    """The tilted buildings with an effect that can be paid (SPY-EV-REUSE-1, SPY-EV-REUSE-3)."""
    return [
        s.t.to_exploit + i
        for i in range(len(me.district))
        if me.tilted[i] and any_payable(s, me, me.district[i])
    ]


def do_again(s: Position, me: Seat, effect: int) -> None:
    """Pay for the event, straighten the building and exploit it in one action.

    SPY-EV-REUSE-1, SPY-TQ-TAY-3
    """
    option = s.t.option_first[s.event()]
    if s.journal is not None:
        journal.event_chosen(s, option_money(s, me, option))
    pay_event(s, me, option)
    do_effect(s, me, effect)


def do_late(s: Position, me: Seat, gap: int) -> None:
    """A worker placed in Phase II by the event (SPY-EV-LATE-1, SPY-PLACE-1)."""
    option = s.t.option_first[s.event()]
    if s.journal is not None:
        journal.event_chosen(s, option_money(s, me, option))
    pay_event(s, me, option)
    do_place(s, me, gap)
