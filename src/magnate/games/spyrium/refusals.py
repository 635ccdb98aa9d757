"""Why a move is refused: for every choice that is not offered, the clause against it and a sentence.

Attempts that no choice of the space expresses (moving a placed worker, splitting a gain, skipping a turn) are
answered by `refuse_form`. Nothing here changes the position (SPY-TURN-8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnate.core.message import Refusal
from magnate.games.spyrium import rules_event, rules_exploit, rules_market
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
    NEW_PLOT,
)
from magnate.games.spyrium.tables import (
    ACTIVATE,
    ADVANCE,
    BONUS,
    CARD,
    CHARACTER,
    DESIGNATE,
    EARN,
    EFFECT,
    EFFECTS,
    EMPTY,
    EVENT,
    GAPS,
    LOBBY,
    LOBBYING,
    NO_TOKEN,
    OPTION,
    PASS,
    PLACE,
    PLACE_LATE,
    PLOT,
    PRINTED,
    RUN_AGAIN,
    SURCHARGE,
    SWITCH,
    TAYLORISM,
    TOKEN,
    TRADE,
    VALUE,
    VALUES,
)

if TYPE_CHECKING:
    from magnate.games.spyrium.state import Position, Seat


# --- who may act ----------------------------------------------------------------------------------


def refuse_seat(s: Position, seat: int) -> Refusal | None:
    """The game is over, the seat has passed, or it is another seat's turn."""
    if s.actor < 0:
        return Refusal("SPY-FIN-1", "why-over")
    if seat < 0 or seat == s.actor:
        return None
    if seat < s.seats and s.players[seat].passed:
        return Refusal("SPY-PASS-3", "why-passed")
    return Refusal("SPY-TURN-1", "why-not-your-turn")


# --- choices of the space -------------------------------------------------------------------------


def refuse(s: Position, choice: int) -> Refusal:
    """Why a choice of the space is not offered now."""
    me = s.me
    if s.step in (ASK_RESIDENCE, ASK_BONUS):
        return why_pending(s, choice)
    if choice >= s.t.replace or choice == PLOT:
        return why_not_plot(s, me, choice)
    if choice >= s.t.exploit:
        return why_not_exploit(s, me, choice - s.t.exploit)
    if choice >= OPTION:
        return why_not_option(s, me, choice)
    if choice >= EFFECT:
        return why_not_effect(s, me, choice - EFFECT)
    if choice >= BONUS:
        return why_not_bonus(s, me, choice - BONUS)
    if choice >= ADVANCE:
        return Refusal("SPY-RES-1", "why-no-residence")
    if choice >= LOBBY:
        return why_not_lobbying(s, me, choice)
    if choice >= VALUE:
        return why_not_value(s, me, choice)
    if choice >= TOKEN:
        return why_not_token(s, me, choice - TOKEN + 1)
    if choice >= CARD:
        return why_not_card(s, me, choice - CARD)
    if choice >= DESIGNATE:
        return why_not_designate(s, me, choice - DESIGNATE)
    if choice >= PLACE or s.step == ACTION:
        return why_not_action(s, me, choice)
    return why_unfinished()


def why_not_action(s: Position, me: Seat, choice: int) -> Refusal:
    """Why an action of the turn cannot be begun."""
    if choice >= PLACE and choice < EARN:
        return why_not_place(s, me)
    if s.step != ACTION:
        return why_unfinished()
    if choice >= ACTIVATE:
        return why_not_activate(s, me, choice - ACTIVATE)
    if choice >= EARN:
        return why_not_earn(s, me, choice - EARN)
    if choice == EVENT:
        return why_not_event(s, me)
    if choice == SWITCH:
        return Refusal("SPY-TURN-6", "why-already-two")
    assert choice == PASS
    return why_not_pass(me)


def why_pending(s: Position, choice: int) -> Refusal:
    """A residence action or a bonus must be decided first, and cannot be declined."""
    if s.step == ASK_RESIDENCE:
        if choice == ADVANCE:
            return Refusal("SPY-RES-3", "why-last-space")
        return Refusal("SPY-RES-4", "why-pending")
    return Refusal("SPY-BON-5", "why-pending")


def why_unfinished() -> Refusal:
    """The action under way has to be finished first."""
    return Refusal("SPY-TURN-9", "why-unfinished")


def money_lacking(clause: str, cost: int, me: Seat) -> Refusal:
    """Too little money, with both figures."""
    return Refusal(clause, "why-costs", {"n": cost, "m": me.money})


# --- placing, earning, passing --------------------------------------------------------------------


def why_not_place(s: Position, me: Seat) -> Refusal:
    """Why no worker can go into a gap."""
    if s.step == ASK_LATE:
        return Refusal("SPY-PLACE-3", "why-no-card-left")
    if s.step != ACTION:
        return why_unfinished()
    if me.phase == 2:
        return Refusal("SPY-PLACE-1", "why-place-phase")
    if me.active == 0:
        return Refusal("SPY-PLACE-2", "why-no-active")
    return Refusal("SPY-PLACE-3", "why-no-card-left")


def why_not_pass(me: Seat) -> Refusal:
    """Why the seat cannot pass."""
    if me.phase == 1:
        return Refusal("SPY-PASS-1", "why-pass-phase")
    return Refusal("SPY-PASS-1", "why-pass-workers", {"n": me.market})


def why_not_earn(s: Position, me: Seat, gap: int) -> Refusal:
    """Why no money can be earned from a gap."""
    if me.phase == 1:
        return Refusal("SPY-EARN-1", "why-earn-phase")
    return Refusal("SPY-EARN-2", "why-no-worker-there")


def why_not_designate(s: Position, me: Seat, slot: int) -> Refusal:
    """Why a card cannot be designated."""
    if s.step == ACTION:
        if me.phase == 1:
            return Refusal("SPY-EARN-1", "why-earn-phase")
        if s.slots[slot] == EMPTY:
            return Refusal("SPY-EARN-2", "why-taken")
        return Refusal("SPY-EARN-2", "why-worker-first")
    if s.step != ASK_DESIGNATE:
        return why_unfinished()
    return why_not_beside(s, "SPY-EARN-2", s.gap, slot)


def why_not_beside(s: Position, clause: str, gap: int, slot: int) -> Refusal:
    """The card is gone, or stands elsewhere."""
    if s.slots[slot] == EMPTY:
        return Refusal(clause, "why-taken")
    return Refusal(clause, "why-not-beside", {"gap": s.t.gap_names[gap]})


# --- activating -----------------------------------------------------------------------------------


def why_not_activate(s: Position, me: Seat, gap: int) -> Refusal:
    """Why the worker in a gap cannot activate anything."""
    if me.phase == 1:
        return Refusal("SPY-ACT-1", "why-activate-phase")
    if s.gaps[s.actor * GAPS + gap] == 0:
        return Refusal("SPY-ACT-2", "why-no-worker-there")
    beside = rules_market.neighbours(s, gap)
    if not beside:
        return Refusal("SPY-ACT-2", "why-taken")
    return why_not_payable(s, me, beside[0])


def why_not_card(s: Position, me: Seat, slot: int) -> Refusal:
    """Why a card cannot be activated."""
    if s.step == ACTION:
        if me.phase == 1:
            return Refusal("SPY-ACT-1", "why-activate-phase")
        if s.slots[slot] == EMPTY:
            return Refusal("SPY-ACT-2", "why-taken")
        return Refusal("SPY-ACT-2", "why-worker-first")
    if s.step != ASK_CARD:
        return why_unfinished()
    if slot not in (s.t.gap_a[s.gap], s.t.gap_b[s.gap]):
        return Refusal("SPY-ACT-2", "why-not-beside", {"gap": s.t.gap_names[s.gap]})
    return why_not_payable(s, me, slot)


def why_not_payable(s: Position, me: Seat, slot: int) -> Refusal:
    """What is missing to activate a card with a worker beside it."""
    t = s.t
    card = s.slots[slot]
    if card == EMPTY:
        return Refusal("SPY-ACT-2", "why-taken")
    if t.kind[card] == CHARACTER and t.token_use[card] != NO_TOKEN and not rules_market.has_token(s, slot):
        return Refusal("SPY-CALL-2", "why-no-token-left")
    if me.spyrium < t.need_spyrium[card]:
        return Refusal("SPY-CALL-5", "why-spyrium", {"n": t.need_spyrium[card]})
    without_token = rules_market.least_price(s, me, card) + rules_market.least_surcharge(s, me, slot)
    if me.money >= without_token:
        token = rules_market.least_token_price(s, me, slot)
        return Refusal("SPY-CALL-4", "why-token-price", {"n": token, "m": me.money - without_token})
    return money_lacking("SPY-ACT-4", rules_market.least_bill(s, me, slot), me)


def why_not_token(s: Position, me: Seat, value: int) -> Refusal:
    """Why a token cannot be taken."""
    if s.step == ACTION:
        return why_card_first(me)
    if s.slot < 0:
        return why_unfinished()
    if s.tokens[s.slot * VALUES + value - 1] == 0:
        return Refusal("SPY-CALL-3", "why-no-such-token", {"value": value})
    if s.step != ASK_TOKEN:
        return why_unfinished()
    return token_too_dear(s, me, value)


def token_too_dear(s: Position, me: Seat, value: int) -> Refusal:
    """The price on the token is more than what remains after price and surcharge."""
    rest = me.money - rules_market.least_price(s, me, s.slots[s.slot])
    return Refusal(
        "SPY-CALL-4",
        "why-token-price",
        {"n": value, "m": rest - rules_market.least_surcharge(s, me, s.slot)},
    )


def why_card_first(me: Seat) -> Refusal:
    """The worker and the card come before their details."""
    if me.phase == 1:
        return Refusal("SPY-ACT-1", "why-activate-phase")
    return Refusal("SPY-ACT-5", "why-card-first")


def why_not_value(s: Position, me: Seat, choice: int) -> Refusal:
    """Why a token cannot be given another value."""
    if not me.fresh & TRADE:
        return Refusal("SPY-TQ-TRADE-2", "why-no-trade")
    if s.step in (ASK_VALUE, ASK_EVENT_VALUE):
        printed = s.taken if s.step == ASK_VALUE else s.event_token
        value = printed if choice == PRINTED else choice - VALUE + 1
        if choice != PRINTED and value == printed:
            return Refusal("SPY-TQ-TRADE-4", "why-trade-idle")
        return token_too_dear(s, me, value)
    return Refusal("SPY-TQ-TRADE-4", "why-trade-idle")


def why_not_plot(s: Position, me: Seat, choice: int) -> Refusal:
    """Why a building cannot go to a new plot or take another's place."""
    where = NEW_PLOT if choice == PLOT else choice - s.t.replace
    if where >= len(me.district):
        return Refusal("SPY-BUILD-3", "why-not-yours")
    if s.step == ACTION:
        return why_card_first(me)
    if s.step != ASK_PLOT:
        return why_unfinished()
    cost = rules_market.building_cost(s, me, s.slots[s.slot], where)
    return money_lacking("SPY-ACT-4", cost + rules_market.least_surcharge(s, me, s.slot), me)


def why_not_lobbying(s: Position, me: Seat, choice: int) -> Refusal:
    """Why the surcharge cannot be waived, or not be paid."""
    if choice == SURCHARGE:
        if s.step == ASK_LOBBY:
            return money_lacking("SPY-ACT-4", rules_market.bill(s, me), me)
        return why_card_first(me) if s.step == ACTION else why_unfinished()
    if not me.fresh & LOBBYING:
        return Refusal("SPY-TQ-LOB-1", "why-no-lobbying")
    if s.step == ACTION:
        return why_card_first(me)
    slots = [s.slot] if s.slot >= 0 else rules_market.neighbours(s, s.gap) if s.gap >= 0 else []
    if all(s.around[slot] <= 1 for slot in slots):
        return Refusal("SPY-TQ-LOB-2", "why-lobbying-idle")
    return why_unfinished()


# --- exploiting -----------------------------------------------------------------------------------


def why_not_exploit(s: Position, me: Seat, building: int) -> Refusal:
    """Why a building cannot be exploited."""
    if s.step not in (ACTION, ASK_AGAIN):
        return why_unfinished()
    if me.phase == 1:
        return Refusal("SPY-EXPL-1", "why-exploit-phase")
    if building >= len(me.district):
        return Refusal("SPY-EXPL-1", "why-not-yours")
    card = me.district[building]
    if s.t.effects[card] == 0:
        return Refusal("SPY-BL-IDLE", "why-idle")
    if s.step == ASK_AGAIN:
        if not me.tilted[building]:
            return Refusal("SPY-EV-REUSE-1", "why-straight")
    elif me.tilted[building] and not me.fresh & TAYLORISM:
        if me.techniques & TAYLORISM:
            return Refusal("SPY-TQ-TAY-1", "why-taylorism-spent")
        return Refusal("SPY-EXPL-5", "why-tilted")
    return effect_unpayable(s, me, card, 0)


def effect_unpayable(s: Position, me: Seat, card: int, effect: int) -> Refusal:
    """Too few workers or too little Spyrium for an effect."""
    workers = rules_exploit.workers_needed(s, me, card, effect)
    if me.active < workers:
        return Refusal("SPY-EXPL-3", "why-workers", {"n": workers})
    return Refusal("SPY-EXPL-3", "why-spyrium", {"n": s.t.effect_spyrium[card * EFFECTS + effect]})


def why_not_effect(s: Position, me: Seat, effect: int) -> Refusal:
    """Why an effect of the building cannot be taken."""
    if s.step != ASK_EFFECT:
        if s.step != ACTION:
            return why_unfinished()
        if me.phase == 1:
            return Refusal("SPY-EXPL-1", "why-exploit-phase")
        return Refusal("SPY-EXPL-1", "why-building-first")
    card = me.district[s.building]
    if effect >= s.t.effects[card]:
        return Refusal("SPY-EXPL-2", "why-no-such-effect")
    return effect_unpayable(s, me, card, effect)


# --- the event ------------------------------------------------------------------------------------


def why_not_event(s: Position, me: Seat) -> Refusal:
    """Why the event cannot be used."""
    t = s.t
    event = s.event()
    option = t.option_first[event]
    if me.event_used:
        return Refusal("SPY-EVENT-2", "why-event-used")
    if me.phase == 1 and not t.event_phase_one[event]:
        if t.option_special[option] == PLACE_LATE:
            return Refusal("SPY-EV-LATE-2", "why-event-phase")
        return Refusal("SPY-EV-REUSE-3", "why-nothing-again")
    if t.event_token[event] and s.event_token == 0:
        return Refusal("SPY-EV-TOKEN-2", "why-event-token")
    return option_impossible(s, me, option)


def option_impossible(s: Position, me: Seat, option: int) -> Refusal:
    """What is missing for an option of the event."""
    t = s.t
    special = t.option_special[option]
    if t.option_gain_workers[option] and me.reserve == 0:
        return Refusal("SPY-EV-RECRUIT-2", "why-all-workers")
    money = rules_event.option_money(s, me, option)
    if special == RUN_AGAIN and not rules_event.can_run_again(s, me):
        return Refusal("SPY-EV-REUSE-3", "why-nothing-again")
    if me.money < money:
        if t.option_per_worker[option]:
            return money_lacking("SPY-EV-RECRUIT-1", money, me)
        return Refusal("SPY-EV-REUSE-1" if special == RUN_AGAIN else "SPY-EV-VP-1", "why-money", {"n": money})
    if me.spyrium < t.option_spyrium[option]:
        clause = "SPY-EV-SELL-1" if t.option_gain_money[option] else "SPY-EV-RES-1"
        return Refusal(clause, "why-spyrium", {"n": t.option_spyrium[option]})
    return Refusal("SPY-EV-LATE-3", "why-late")


def why_not_option(s: Position, me: Seat, choice: int) -> Refusal:
    """Why an option of the event cannot be taken."""
    if s.step not in (ACTION, ASK_OPTION, ASK_EVENT_VALUE):
        return why_unfinished()
    if me.event_used:
        return Refusal("SPY-EVENT-2", "why-event-used")
    option = rules_event.option_of(s, choice)
    if option < 0:
        return Refusal("SPY-EVENT-3", "why-no-such-option")
    if not rules_event.can_use_event(s, me):
        return why_not_event(s, me)
    if not rules_event.can_take_option(s, me, option):
        return option_impossible(s, me, option)
    return Refusal("SPY-EVENT-1", "why-event-first")


def why_not_bonus(s: Position, me: Seat, bonus: int) -> Refusal:
    """Why a bonus cannot be taken now."""
    if me.bonuses >> bonus & 1:
        return Refusal("SPY-BON-2", "why-bonus-twice")
    return Refusal("SPY-BON-1", "why-no-bonus", {"n": s.t.second_mark if me.bonuses else s.t.first_mark})


# --- attempts that no choice expresses ------------------------------------------------------------


def refuse_form(s: Position, form: dict[str, object]) -> Refusal | None:
    """The rule against an attempt outside the choice space, by its verb; None when no rule speaks of it."""
    do = form.get("do")
    if do in ("skip", "decline"):
        return why_not_skip(s)
    if do == "return":
        return Refusal("SPY-TURN-6", "why-no-return")
    if do == "move":
        return Refusal("SPY-PLACE-5", "why-placed")
    if do == "place":
        return why_not_place_there(form)
    if do in ("earn", "activate"):
        return why_not_with(s, form)
    if do == "designate" and form.get("slot") is None:
        return Refusal("SPY-EARN-2", "why-designate")
    if do == "event":
        return why_not_that_event(s, form)
    if do == "option":
        return why_not_split(form)
    if do in ("replace", "exploit", "discard"):
        return why_not_that_building(s, form)
    return None


def why_not_skip(s: Position) -> Refusal:
    """A turn cannot be skipped, a switch needs its action, a pending choice cannot be declined."""
    if s.step in (ASK_RESIDENCE, ASK_BONUS):
        return why_pending(s, SWITCH)
    if s.switched:
        return Refusal("SPY-TURN-5", "why-switch-alone")
    return Refusal("SPY-TURN-7", "why-must-act")


def why_not_place_there(form: dict[str, object]) -> Refusal:
    """Only active workers are placed, and only between slots that share a side."""
    if form.get("worker", "active") != "active":
        return Refusal("SPY-PLACE-2", "why-not-active")
    return Refusal("SPY-GEO-1", "why-no-gap")


def why_not_with(s: Position, form: dict[str, object]) -> Refusal | None:
    """Earning or activating with a gap and a slot named at once."""
    me = s.me
    clause = "SPY-EARN-2" if form["do"] == "earn" else "SPY-ACT-2"
    gap = form.get("gap")
    if gap not in s.t.gap_names:
        return Refusal("SPY-GEO-1", "why-no-gap")
    at = s.t.gap_names.index(str(gap))
    if me.phase == 1:
        return why_not_earn(s, me, at) if form["do"] == "earn" else why_not_activate(s, me, at)
    if s.gaps[s.actor * GAPS + at] == 0:
        return Refusal(clause, "why-no-worker-there")
    slot = form.get("slot")
    if slot is None:
        return Refusal("SPY-EARN-2", "why-designate") if form["do"] == "earn" else None
    if not isinstance(slot, int) or slot - 1 not in (s.t.gap_a[at], s.t.gap_b[at]):
        return Refusal(clause, "why-not-beside", {"gap": s.t.gap_names[at]})
    if s.slots[slot - 1] == EMPTY:
        return Refusal(clause, "why-taken")
    if form["do"] == "activate" and not rules_market.can_activate(s, me, slot - 1):
        return why_not_payable(s, me, slot - 1)
    return None


def why_not_that_event(s: Position, form: dict[str, object]) -> Refusal | None:
    """Only the current event can be used, not the one that is already readable."""
    if form.get("event") == s.t.event_ids[s.events[s.round]]:
        return Refusal("SPY-START-3", "why-next-event")
    return None


def why_not_split(form: dict[str, object]) -> Refusal | None:
    """One option is taken, and a token is not split."""
    wanted = form.get("option")
    if isinstance(wanted, dict):
        return Refusal("SPY-EV-TOKEN-1", "why-split")
    return Refusal("SPY-EVENT-3", "why-one-option") if isinstance(wanted, list) else None


def why_not_that_building(s: Position, form: dict[str, object]) -> Refusal | None:
    """Techniques are never replaced, foreign buildings never touched, reductions never claimed."""
    if "technique" in form:
        return Refusal("SPY-PATENT-2", "why-technique")
    if "seat" in form and form["seat"] != s.actor:
        clause = "SPY-BUILD-3" if form["do"] == "replace" else "SPY-EXPL-1"
        return Refusal(clause, "why-not-yours")
    place = form.get("building")
    district = s.me.district
    if "reduction" not in form or s.slot < 0 or not isinstance(place, int) or not 0 < place <= len(district):
        return None
    old, new = s.t.symbols[district[place - 1]], s.t.symbols[s.slots[s.slot]]
    if old & new:
        return None
    return Refusal("SPY-BUILD-4" if old and new else "SPY-BUILD-7", "why-no-symbol")
