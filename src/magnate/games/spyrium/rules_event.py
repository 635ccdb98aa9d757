"""Using the event of the round (sections 5 and 14)."""

from __future__ import annotations

from magnate.games.spyrium import telling
from magnate.games.spyrium.rules_exploit import any_payable, begin_exploit, exploit
from magnate.games.spyrium.rules_gains import begin_residence, finish_action, gain_workers
from magnate.games.spyrium.rules_market import can_place, place
from magnate.games.spyrium.state import (
    ASK_AGAIN,
    ASK_EVENT_VALUE,
    ASK_LATE,
    ASK_OPTION,
    Position,
    Seat,
)
from magnate.games.spyrium.tables import (
    MOVE_HOUSE,
    OPTION,
    PLACE_LATE,
    PRINTED,
    RUN_AGAIN,
    TRADE,
    VALUE,
    VALUES,
)

# --- may it be used? ------------------------------------------------------------------------------


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


def option_money(s: Position, me: Seat, option: int) -> int:
    """The money an option costs; hiring costs £1 per worker owned (SPY-EV-RECRUIT-1)."""
    return s.t.option_money[option] + s.t.option_per_worker[option] * s.owned(me)


def can_run_again(s: Position, me: Seat) -> bool:
    """Whether a tilted building has an effect that can be paid (SPY-EV-REUSE-3)."""
    for i in range(len(me.district)):
        if me.tilted[i] and any_payable(s, me, me.district[i]):
            return True
    return False


# --- choices --------------------------------------------------------------------------------------


def begin_event(s: Position, me: Seat) -> None:
    """Use the event; the owner of Trade first says what its token is worth to him.

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
    return [PRINTED if value == s.event_token else VALUE + value - 1 for value in range(1, VALUES + 1)]


def choose_event_value(s: Position, choice: int) -> None:
    """The token itself keeps its value for the others (SPY-TQ-TRADE-3)."""
    if choice != PRINTED:
        s.value = choice - VALUE + 1
    s.step = ASK_OPTION


def offer_option(s: Position, me: Seat) -> list[int]:
    """The options of the event that can be carried out; one of them is taken (SPY-EVENT-3)."""
    t = s.t
    event = s.event()
    return [
        OPTION + t.option_name[option]
        for option in range(t.option_first[event], t.option_end[event])
        if can_take_option(s, me, option)
    ]


def option_of(s: Position, choice: int) -> int:
    """The option of the current event that a choice names; -1 if it has none of that name (SPY-EVENT-3)."""
    t = s.t
    event = s.event()
    for option in range(t.option_first[event], t.option_end[event]):
        if t.option_name[option] == choice - OPTION:
            return option
    return -1


def choose_option(s: Position, me: Seat, option: int) -> None:
    """Running a building again and placing late ask one thing more; all else happens now (SPY-EVENT-3)."""
    special = s.t.option_special[option]
    if special == RUN_AGAIN:
        s.again = True
        s.step = ASK_AGAIN
    elif special == PLACE_LATE:
        s.step = ASK_LATE
    else:
        take_option(s, me, option)


# --- what the events do ---------------------------------------------------------------------------


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
        telling.event_used(s, option, option_money(s, me, option))
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
    """A gain of an option; -1 stands for the value of the token (SPY-EV-TOKEN-1)."""
    return s.value if figure < 0 else figure


def offer_again(s: Position, me: Seat) -> list[int]:
    """The tilted buildings with an effect that can be paid (SPY-EV-REUSE-1, SPY-EV-REUSE-3)."""
    return [
        s.t.exploit + i
        for i in range(len(me.district))
        if me.tilted[i] and any_payable(s, me, me.district[i])
    ]


def choose_again(s: Position, building: int) -> None:
    """The building to be run again; its effect is chosen like any other (SPY-EV-REUSE-1, SPY-EV-REUSE-2)."""
    begin_exploit(s, building)


def exploit_again(s: Position, me: Seat, effect: int) -> None:
    """Pay for the event, straighten the building and exploit it in one action.

    SPY-EV-REUSE-1, SPY-TQ-TAY-3
    """
    option = s.t.option_first[s.event()]
    if s.journal is not None:
        telling.event_chosen(s, option_money(s, me, option))
    pay_event(s, me, option)
    exploit(s, me, effect)


def place_late(s: Position, me: Seat, gap: int) -> None:
    """A worker placed in Phase II by the event (SPY-EV-LATE-1, SPY-PLACE-1)."""
    option = s.t.option_first[s.event()]
    if s.journal is not None:
        telling.event_chosen(s, option_money(s, me, option))
    pay_event(s, me, option)
    place(s, me, gap)
