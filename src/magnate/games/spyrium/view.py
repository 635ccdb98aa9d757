"""What a seat may see and its current decision. Nothing is secret: all seats see the same table (SPY-INFO-4)."""

from __future__ import annotations

from typing import Any

from magnate.core.message import Arg, Figure, Message
from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium import journal, rules_activate, rules_scoring
from magnate.games.spyrium.state import Position
from magnate.games.spyrium.tables import Tables

# --- the board ------------------------------------------------------------------------------------


def board(s: Position, viewer: int) -> dict[str, Any]:
    """Everything on the table, the same for all seats and spectators (SPY-INFO-4)."""
    t = s.t
    over = s.actor < 0
    last = s.round == t.rounds
    return {
        "step": "over" if over else kinds.STEPS[s.step],
        "switched": s.switched,
        "rounds": t.rounds,
        "era": kinds.ERAS[t.round_era[s.round - 1]],
        "first": s.first,
        "market": [slot_view(s, slot) for slot in range(kinds.SLOTS)],
        "gaps": [gap_view(s, gap) for gap in range(kinds.GAPS)],
        "event": event_view(s, s.round - 1),
        "next_event": None if last else event_view(s, s.round),
        "events_beneath": sorted(t.event_ids[event] for event in s.events[s.round + (not last) :]),
        "decks": {kinds.ERAS[era]: len(s.decks[era]) - s.dealt[era] for era in range(len(kinds.ERAS))},
        "unseen": unseen(s),
        "gone": gone(s),
        "tokens": {
            "pool": [s.pool.count(value + 1) for value in range(kinds.VALUES)],
            "discard": s.discard.copy(),
        },
        "track": t.track.copy(),
        "marks": [t.first_mark, t.second_mark],
        "players": [seat_view(s, seat) for seat in range(s.seats)],
        "pending": pending(s),
        "matters": ["money", "active"],
    }


def slot_view(s: Position, slot: int) -> dict[str, Any]:
    """A slot of the market: its card, the tokens on it, the workers around it."""
    card = s.slots[slot]
    return {
        "id": f"slot:{slot + 1}",
        "card": None if card == kinds.EMPTY else face(s.t, card),
        "tokens": [v + 1 for v in range(kinds.VALUES) for _ in range(s.tokens[slot * kinds.VALUES + v])],
        "around": s.around[slot],
        "prices": [] if card == kinds.EMPTY else [price_view(s, seat, slot) for seat in range(s.seats)],
    }


def price_view(s: Position, seat: int, slot: int) -> dict[str, int]:
    """What a card comes to for a seat with a worker beside it: in full, on a new plot, and by every reduction.

    SPY-ACT-3, SPY-BUILD-2, SPY-BUILD-3, SPY-CALL-4, SPY-TQ-LOB-1
    """
    t = s.t
    me = s.players[seat]
    card = s.slots[slot]
    beside = any(
        s.gaps[seat * kinds.GAPS + gap] for gap in range(kinds.GAPS) if slot in (t.gap_a[gap], t.gap_b[gap])
    )
    surcharge = (s.around[slot] - beside) * t.surcharge
    token = rules_activate.least_token_price(s, me, slot)
    plot = rules_activate.plot_cost(s, me) if t.kind[card] == kinds.BUILDING else 0
    spared = surcharge if me.fresh & kinds.LOBBYING else 0
    return {
        "full": t.price[card] + surcharge + token + plot,
        "least": rules_activate.least_price(s, me, card) + surcharge - spared + token,
    }


def gap_view(s: Position, gap: int) -> dict[str, Any]:
    """A gap of the market and the workers of each seat in it."""
    return {
        "id": f"gap:{s.t.gap_names[gap]}",
        "slots": [s.t.gap_a[gap] + 1, s.t.gap_b[gap] + 1],
        "workers": [s.gaps[seat * kinds.GAPS + gap] for seat in range(s.seats)],
    }


def event_view(s: Position, at: int) -> dict[str, Any]:
    """An event that can be read, with its token (0: none)."""
    t = s.t
    event = s.events[at]
    return {"id": t.event_ids[event], "token": s.event_token if t.event_token[event] else 0}


def face(t: Tables, card: int) -> dict[str, Any]:
    """What is printed on a card."""
    shown: dict[str, Any] = {
        "id": t.card_ids[card],
        "kind": kinds.KINDS[t.kind[card]],
        "era": kinds.ERAS[t.era[card]],
        "price": t.price[card],
    }
    if t.kind[card] == kinds.BUILDING:
        shown["vp"] = t.vp[card]
        shown["symbols"] = [name for bit, name in enumerate(t.symbols_known) if t.symbols[card] >> bit & 1]
        shown["effects"] = [
            {
                "workers": t.effect_workers[at],
                "pays": t.effect_spyrium[at],
                "spyrium": t.effect_gain[at],
                "vp": t.effect_vp[at],
            }
            for at in range(card * kinds.EFFECTS, card * kinds.EFFECTS + t.effects[card])
        ]
    gives = {
        "pays": t.need_spyrium[card],
        "spyrium": t.gain_spyrium[card],
        "vp": t.gain_vp[card],
        "workers": t.gain_workers[card],
        "residence": t.gain_residence[card],
    }
    shown["gives"] = {what: figure for what, figure in gives.items() if figure}
    if t.token_use[card]:
        shown["token"] = kinds.TOKEN_USES[t.token_use[card]]
    return shown


def unseen(s: Position) -> dict[str, int]:
    """Which cards of the eras to come have not been dealt; anybody can work it out from what was dealt."""
    t = s.t
    count = [0] * t.cards
    for era in set(t.round_era[s.round :]):
        for card in s.decks[era][s.dealt[era] :]:
            count[card] += 1
    return {t.card_ids[card]: n for card, n in enumerate(count) if n}


def gone(s: Position) -> dict[str, int]:
    """Which dealt cards have left the game."""
    t = s.t
    count = [0] * t.cards
    for era in range(len(kinds.ERAS)):
        for card in s.decks[era][: s.dealt[era]]:
            count[card] += 1
    for card in s.slots:
        if card != kinds.EMPTY:
            count[card] -= 1
    for me in s.players:
        for card in me.district:
            count[card] -= 1
        for bit, card in t.technique_of.items():
            count[card] -= 1 if me.techniques & bit else 0
    return {t.card_ids[card]: n for card, n in enumerate(count) if n > 0}


def seat_view(s: Position, seat: int) -> dict[str, Any]:
    """All that a seat owns, and what it would score if the game ended now."""
    t = s.t
    me = s.players[seat]
    return {
        "money": me.money,
        "spyrium": me.spyrium,
        "vp": me.vp,
        "residence": me.residence,
        "income": t.track[me.residence],
        "phase": me.phase,
        "passed": me.passed,
        "event_used": me.event_used,
        "workers": {
            "active": me.active,
            "market": me.market,
            "buildings": sum(me.crew),
            "inactive": me.inactive,
            "reserve": me.reserve,
            "owned": s.owned(me),
        },
        "district": [
            {
                "id": f"building:{seat}:{i + 1}",
                "card": face(t, card),
                "tilted": bool(me.tilted[i]),
                "workers": me.crew[i],
            }
            for i, card in enumerate(me.district)
        ],
        "plot": rules_activate.plot_cost(s, me),
        "techniques": [
            {"id": t.card_ids[t.technique_of[bit]], "fresh": bool(me.fresh & bit)}
            for bit in kinds.POWERS.values()
            if me.techniques & bit
        ],
        "kept": [v + 1 for v in range(kinds.VALUES) for _ in range(me.kept[v])],
        "bonuses": {
            "worker": not me.bonuses & kinds.WORKER_BONUS,
            "money": not me.bonuses & kinds.MONEY_BONUS,
        },
        "standing": rules_scoring.total(s, me),
    }


def pending(s: Position) -> dict[str, Any]:
    """What has been chosen of the action under way."""
    t = s.t
    if s.actor < 0 or s.step == kinds.ACTION:
        return {}
    chosen: dict[str, Any] = {}
    if s.gap >= 0:
        chosen["gap"] = t.gap_names[s.gap]
    if s.slot >= 0:
        chosen["slot"] = s.slot + 1
    if s.taken:
        chosen["token"] = s.taken
    if s.value:
        chosen["value"] = s.value
    if s.building >= 0:
        chosen["building"] = s.building + 1
    if s.step in (kinds.ASK_TOKEN, kinds.ASK_VALUE, kinds.ASK_PLOT, kinds.ASK_LOBBY):
        chosen["bill"] = bill_view(s)
    return chosen


def bill_view(s: Position) -> dict[str, int]:
    """The bill of the activation under way, part by part, as far as it is settled."""
    me = s.me
    card = s.slots[s.slot]
    bill = {"price": s.t.price[card], "surcharge": rules_activate.surcharge(s, s.slot)}
    if s.step != kinds.ASK_TOKEN:
        bill["token"] = rules_activate.token_price(s)
    if s.step == kinds.ASK_LOBBY and s.t.kind[card] == kinds.BUILDING:
        if s.where == kinds.NEW_PLOT:
            bill["plot"] = rules_activate.plot_cost(s, me)
        else:
            bill["reduction"] = rules_activate.reduced_price(s, card, me.district[s.where]) - s.t.price[card]
    bill["total"] = sum(bill.values())
    return bill


# --- figures and the current decision ------------------------------------------------------------


def figures(s: Position, seat: int, viewer: int) -> list[Figure]:
    """The key figures of a seat; when the game is over the points are all that count."""
    me = s.players[seat]
    return [
        Figure("vp", me.vp if s.actor >= 0 else rules_scoring.total(s, me)),
        Figure("money", me.money),
        Figure("spyrium", me.spyrium),
        Figure("workers", s.owned(me)),
        Figure("active", me.active),
        Figure("income", s.t.track[me.residence]),
        Figure("buildings", len(me.district)),
        Figure("standing", rules_scoring.total(s, me)),
    ]


def acts(s: Position) -> Message:
    """The kinds of act that are open now: "earn money, activate a card or use the event"."""
    words = dict.fromkeys(s.t.space.verb_of(choice).word for choice in s.offered())
    if len(words) == 1:
        return Message(f"act-only-{next(iter(words))}")
    return Message(f"acts-{len(words)}", {f"act{i}": f"@act-{word}" for i, word in enumerate(words)})


def prompt(s: Position, viewer: int) -> Message:
    """The current decision."""
    me = s.me
    if s.step == kinds.ACTION:
        return Message(
            "prompt-switched" if s.switched else "prompt-phase-one" if me.phase == 1 else "prompt-phase-two",
            {"acts": acts(s)},
        )
    args: dict[str, Arg] = {}
    if s.slot >= 0:
        args["card"] = f"@card-{s.t.card_ids[s.slots[s.slot]]}" if s.slots[s.slot] != kinds.EMPTY else ""
    if s.building >= 0:
        args["card"] = f"@card-{s.t.card_ids[me.district[s.building]]}"
    args["event"] = f"@event-{s.t.event_ids[s.event()]}"
    if s.gap >= 0:
        args.update(journal.gap_args(s, s.gap))
    return Message(f"prompt-{kinds.STEPS[s.step]}", args)
