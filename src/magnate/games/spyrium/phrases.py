"""What choices say where that depends on the position: figures, prices, the cards beside a gap."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from magnate.core.message import Arg, Message
from magnate.games.spyrium import journal, rules_activate, rules_event, rules_exploit, rules_market
from magnate.games.spyrium.constants import (
    ASK_EFFECT,
    ASK_EVENT_VALUE,
    ASK_OPTION,
    BUILDING,
    CHARACTER,
    EFFECTS,
    EMPTY,
    LOBBYING,
    NOWHERE,
    TOKEN_PRICE,
)
from magnate.games.spyrium.journal import name
from magnate.games.spyrium.state import Position, Seat


def decider(s: Position) -> Seat:
    """The seat to decide; the first one after the end."""
    return s.players[s.decider()]


def at_gap(id: str) -> Callable[[Position, int], Message]:
    """A choice about a gap."""
    return lambda s, gap: Message(id, journal.gap_args(s, gap))


def phrase_pass(s: Position) -> Message:
    """Passing; whether another round follows."""
    return Message("choice-pass", {"last": 1 if s.round == s.t.rounds else 0})


def phrase_earn(s: Position, gap: int) -> Message:
    """Earning money with a worker, with the most that a card beside it pays."""
    beside = rules_market.neighbours(s, gap) or [NOWHERE]
    money = max(0, *[rules_market.earnings(s, decider(s), slot) for slot in beside])
    return Message("choice-earn", {**journal.gap_args(s, gap), "money": money})


def phrase_event(s: Position) -> Message:
    """Using the event, with what it costs: the figure where there is one thing to do, else each thing."""
    t = s.t
    event = s.event()
    args: dict[str, Arg] = {"event": f"@event-{t.event_ids[event]}"}
    first, end = t.option_first[event], t.option_end[event]
    if t.event_token[event]:
        return Message("choice-event-token", {**args, "value": s.event_token})
    if end - first == 1:
        args["money"] = rules_event.option_money(s, decider(s), first)
        args["spyrium"] = t.option_spyrium[first]
        return Message("choice-event", args)
    args["one"] = phrase_option(s, t.option_name[first])
    args["two"] = phrase_option(s, t.option_name[first + 1])
    return Message("choice-event-either", args)


def phrase_printed(s: Position) -> Message:
    """The value printed on the token in question."""
    return Message("choice-printed", {"value": s.event_token if s.step == ASK_EVENT_VALUE else s.taken})


def phrase_plot(s: Position) -> Message:
    """A new plot, with the whole bill of the building that goes there."""
    plot = rules_activate.plot_cost(s, decider(s))
    if s.slot < 0 or s.slots[s.slot] == EMPTY:
        return Message("choice-plot", {"money": plot})
    return Message("choice-plot-bill", {"new": journal.at_slot(s, s.slot), **bill_of(s, s.slot, 0, plot)})


def bill_of(s: Position, slot: int, saved: int, plot: int) -> dict[str, Arg]:
    """The bill of a card of the market, part by part, as far as it is settled."""
    surcharge = max(0, rules_activate.surcharge(s, slot))
    token = rules_activate.token_price(s) if slot == s.slot else 0
    return journal.bill_args(s.t.price[s.slots[slot]], saved, surcharge, plot, token)


def on_surcharge(id: str) -> Callable[[Position], Message]:
    """Paying or waiving the surcharge."""
    return lambda s: Message(id, {"money": max(0, rules_activate.surcharge(s, s.slot)) if s.slot >= 0 else 0})


def phrase_advance(s: Position) -> Message:
    """Advancing the residence, with the value of the next space."""
    track = s.t.track
    return Message("choice-advance", {"value": track[min(decider(s).residence + 1, len(track) - 1)]})


def phrase_score(s: Position) -> Message:
    """Scoring the residence, with the value of its space."""
    return Message("choice-score", {"value": s.t.track[decider(s).residence]})


def phrase_bonus(s: Position, bonus: int) -> Message:
    """A bonus, with what it gives."""
    if bonus == 0:
        return Message("choice-bonus-worker", {"n": s.t.bonus_workers})
    return Message("choice-bonus-money", {"money": s.t.bonus_money})


def phrase_card(s: Position, slot: int) -> Message:
    """Activating a card with its bill; where part of it is still to be chosen, the least it can come to."""
    me = decider(s)
    card = s.slots[slot]
    args: dict[str, Arg] = {"card": journal.at_slot(s, slot)}
    if card == EMPTY:
        return Message("choice-card-empty", args)
    args.update(bill_of(s, slot, 0, 0))
    args["open"] = 1 if bill_open(s, me, slot) else 0
    if args["open"]:
        args["total"] = max(0, rules_activate.least_bill(s, me, slot))
    word = {BUILDING: "choice-card-build", CHARACTER: "choice-card-call"}.get(
        s.t.kind[card], "choice-card-patent"
    )
    return Message(word, args)


def bill_open(s: Position, me: Seat, slot: int) -> bool:
    """Whether a choice that is still to come changes the bill of a card: a token, Lobbying, where to build."""
    card = s.slots[slot]
    if s.t.token_use[card] == TOKEN_PRICE or (s.t.kind[card] == BUILDING and me.district):
        return True
    return bool(me.fresh & LOBBYING) and rules_activate.surcharge(s, slot) > 0


def phrase_designate(s: Position, slot: int) -> Message:
    """Designating a card, with the money it brings."""
    me = decider(s)
    money = max(0, rules_market.earnings(s, me, slot)) if s.slots[slot] != EMPTY else 0
    return Message("choice-designate", {"card": journal.at_slot(s, slot), "money": money})


def phrase_exploit(s: Position, building: int) -> Message:
    """Exploiting a building of the own district, perhaps again; with the deal where only one effect can be paid."""
    me = decider(s)
    if building >= len(me.district):
        return Message("choice-exploit-none", {"building": building + 1})
    card = me.district[building]
    word = "choice-exploit-again" if me.tilted[building] else "choice-exploit"
    args: dict[str, Arg] = {"card": journal.in_district(s, s.decider(), building)}
    payable = [i for i in range(s.t.effects[card]) if rules_exploit.payable(s, me, card, i)]
    if len(payable) != 1:
        return Message(word, args)
    kind, deal = deal_of(s, me, card, payable[0])
    return Message(f"{word}-{kind}", {**args, **deal})


def phrase_replace(s: Position, building: int) -> Message:
    """Replacing a building of the own district, with the whole bill."""
    me = decider(s)
    if building >= len(me.district):
        return Message("choice-replace-none", {"building": building + 1})
    args: dict[str, Arg] = {"card": journal.in_district(s, s.decider(), building)}
    if s.slot < 0 or s.slots[s.slot] == EMPTY:
        return Message("choice-replace", args)
    card = s.slots[s.slot]
    saved = s.t.price[card] - rules_activate.reduced_price(s, card, me.district[building])
    return Message("choice-replace-bill", {**args, "new": name(s, card), **bill_of(s, s.slot, saved, 0)})


def phrase_effect(s: Position, effect: int) -> Message:
    """One effect of the building chosen, with its cost and gain."""
    me = decider(s)
    args: dict[str, Arg] = {"effect": effect + 1}
    if s.step != ASK_EFFECT or effect >= s.t.effects[me.district[s.building]]:
        return Message("choice-effect", args)
    kind, deal = deal_of(s, me, me.district[s.building], effect)
    return Message(f"choice-effect-{kind}", {**args, **deal})


def deal_of(s: Position, me: Seat, card: int, effect: int) -> tuple[str, dict[str, Arg]]:
    """What an effect brings ("spyrium" or "vp") and what it takes for how much."""
    at = card * EFFECTS + effect
    workers = rules_exploit.workers_needed(s, me, card, effect)
    gain = s.t.effect_gain[at]
    n = gain or rules_exploit.exploit_points(s, me, card, effect)
    return "spyrium" if gain else "vp", {"workers": workers, "pays": s.t.effect_spyrium[at], "n": n}


def phrase_option(s: Position, word_number: int) -> Message:
    """One option of the event, with its cost and gain."""
    t = s.t
    word = t.option_ids[word_number]
    option = rules_event.option_of(s, word_number)
    if option < 0:
        return Message(f"choice-option-{word}")
    args: dict[str, Arg] = {"value": s.value if s.step == ASK_OPTION and s.value else s.event_token}
    args["pay"] = rules_event.option_money(s, decider(s), option)
    args["spyrium"] = t.option_spyrium[option]
    if t.option_gain_money[option] > 0:
        args["n"] = t.option_gain_money[option]
        return Message(f"choice-option-{word}-money", args)
    if t.option_gain_vp[option] > 0:
        args["n"] = t.option_gain_vp[option]
        return Message(f"choice-option-{word}-vp", args)
    if t.event_token[s.event()]:
        return Message(f"choice-option-{word}-token", args)
    return Message(f"choice-option-{word}-cost", args)


EVENT_CLAUSE = {
    "E_TOKEN": "SPY-EV-TOKEN-1",
    "E_RESIDENCE": "SPY-EV-RES-1",
    "E_BUY_VP": "SPY-EV-VP-1",
    "E_SELL": "SPY-EV-SELL-1",
    "E_REUSE": "SPY-EV-REUSE-1",
    "E_RECRUIT": "SPY-EV-RECRUIT-1",
    "E_LATE": "SPY-EV-LATE-1",
}


PHRASES: Mapping[str, Callable[..., Message]] = {
    "pass": phrase_pass,
    "event": phrase_event,
    "place": at_gap("choice-place"),
    "earn": phrase_earn,
    "activate": at_gap("choice-activate"),
    "designate": phrase_designate,
    "card": phrase_card,
    "printed": phrase_printed,
    "plot": phrase_plot,
    "lobby": on_surcharge("choice-lobby"),
    "surcharge": on_surcharge("choice-surcharge"),
    "advance": phrase_advance,
    "score": phrase_score,
    "bonus": phrase_bonus,
    "effect": phrase_effect,
    "option": phrase_option,
    "exploit": phrase_exploit,
    "replace": phrase_replace,
}
ELEMENTS: Mapping[str, Callable[..., str]] = {}
CLAUSES: Mapping[str, Callable[..., str]] = {
    "event": lambda s: EVENT_CLAUSE[s.t.event_ids[s.event()]],
    "exploit": lambda s, building: "SPY-EV-REUSE-1" if s.again else "SPY-EXPL-1",
}
