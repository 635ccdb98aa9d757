"""What a seat may see, what a choice says, the figures and the score sheet.

Nothing here is secret: all seats see the same table (SPY-INFO-4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magnate.core.components import reconstructed
from magnate.core.contract import About
from magnate.core.message import Arg, Args, Figure, Message, ScoreLine
from magnate.games.spyrium import rules_event, rules_exploit, rules_market, rules_round
from magnate.games.spyrium.state import (
    ACTION,
    ASK_EFFECT,
    ASK_EVENT_VALUE,
    ASK_LOBBY,
    ASK_OPTION,
    ASK_PLOT,
    ASK_TOKEN,
    ASK_VALUE,
    MONEY_BONUS,
    NEW_PLOT,
    STEPS,
    WORKER_BONUS,
)
from magnate.games.spyrium.tables import (
    ACTIVATE,
    ADVANCE,
    BONUS,
    BUILDING,
    CAPITALIZATION,
    CARD,
    CHARACTER,
    CRANE,
    DESIGNATE,
    EARN,
    EFFECT,
    EFFECTS,
    EMPTY,
    ENGINEERING,
    ERAS,
    EVENT,
    GAPS,
    KINDS,
    LOBBY,
    OPTION,
    PASS,
    PLACE,
    PLOT,
    POWERS,
    PRINTED,
    SCORE,
    SLOTS,
    SURCHARGE,
    SWITCH,
    TOKEN,
    TOKEN_USES,
    TRADE,
    VALUE,
    VALUES,
)

if TYPE_CHECKING:
    from magnate.core.components import Components
    from magnate.games.spyrium.state import Position, Seat
    from magnate.games.spyrium.tables import Tables

# --- the board ------------------------------------------------------------------------------------


def board(s: Position) -> dict[str, Any]:
    """Everything on the table, the same for all seats and spectators."""
    t = s.t
    over = s.actor < 0
    return {
        "step": "over" if over else STEPS[s.step],
        "switched": s.switched,
        "rounds": t.rounds,
        "era": ERAS[t.round_era[s.round - 1]],
        "first": s.first,
        "market": [slot_view(s, slot) for slot in range(SLOTS)],
        "gaps": [gap_view(s, gap) for gap in range(GAPS)],
        "event": event_view(s, s.round - 1),
        "next_event": event_view(s, s.round),
        "events_beneath": sorted(t.event_ids[event] for event in s.events[s.round + 1 :]),
        "decks": {ERAS[era]: len(s.decks[era]) - s.dealt[era] for era in range(len(ERAS))},
        "unseen": unseen(s),
        "gone": gone(s),
        "tokens": {
            "pool": [s.pool.count(value + 1) for value in range(VALUES)],
            "discard": s.discard.copy(),
        },
        "track": t.track.copy(),
        "marks": [t.first_mark, t.second_mark],
        "players": [seat_view(s, seat) for seat in range(s.seats)],
        "pending": pending(s),
    }


def slot_view(s: Position, slot: int) -> dict[str, Any]:
    """A slot of the market: its card, the tokens on it, the workers around it."""
    card = s.slots[slot]
    return {
        "id": f"slot:{slot + 1}",
        "card": None if card == EMPTY else face(s.t, card),
        "tokens": [v + 1 for v in range(VALUES) for _ in range(s.tokens[slot * VALUES + v])],
        "around": s.around[slot],
    }


def gap_view(s: Position, gap: int) -> dict[str, Any]:
    """A gap of the market and the workers of each seat in it."""
    return {
        "id": f"gap:{s.t.gap_names[gap]}",
        "slots": [s.t.gap_a[gap] + 1, s.t.gap_b[gap] + 1],
        "workers": [s.gaps[seat * GAPS + gap] for seat in range(s.seats)],
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
        "kind": KINDS[t.kind[card]],
        "era": ERAS[t.era[card]],
        "price": t.price[card],
    }
    if t.kind[card] == BUILDING:
        shown["vp"] = t.vp[card]
        shown["symbols"] = [name for bit, name in enumerate(t.symbols_known) if t.symbols[card] >> bit & 1]
        shown["effects"] = [
            {
                "workers": t.effect_workers[at],
                "pays": t.effect_spyrium[at],
                "spyrium": t.effect_gain[at],
                "vp": t.effect_vp[at],
            }
            for at in range(card * EFFECTS, card * EFFECTS + t.effects[card])
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
        shown["token"] = TOKEN_USES[t.token_use[card]]
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
    for era in range(len(ERAS)):
        for card in s.decks[era][: s.dealt[era]]:
            count[card] += 1
    for card in s.slots:
        if card != EMPTY:
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
        "plot": rules_market.plot_cost(s, me),
        "techniques": [
            {"id": t.card_ids[t.technique_of[bit]], "fresh": bool(me.fresh & bit)}
            for bit in POWERS.values()
            if me.techniques & bit
        ],
        "kept": [v + 1 for v in range(VALUES) for _ in range(me.kept[v])],
        "bonuses": {"worker": not me.bonuses & WORKER_BONUS, "money": not me.bonuses & MONEY_BONUS},
        "standing": rules_round.total(s, me),
    }


def pending(s: Position) -> dict[str, Any]:
    """What has been chosen of the action under way."""
    t = s.t
    if s.actor < 0 or s.step == ACTION:
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
    if s.step in (ASK_TOKEN, ASK_VALUE, ASK_PLOT, ASK_LOBBY):
        chosen["bill"] = bill_view(s)
    return chosen


def bill_view(s: Position) -> dict[str, int]:
    """The bill of the activation under way, part by part, as far as it is settled."""
    me = s.me
    card = s.slots[s.slot]
    bill = {"price": s.t.price[card], "surcharge": rules_market.surcharge(s, s.slot)}
    if s.step != ASK_TOKEN:
        bill["token"] = rules_market.token_price(s)
    if s.step == ASK_LOBBY and s.t.kind[card] == BUILDING:
        if s.where == NEW_PLOT:
            bill["plot"] = rules_market.plot_cost(s, me)
        else:
            bill["reduction"] = rules_market.reduced_price(s, card, me.district[s.where]) - s.t.price[card]
    bill["total"] = sum(bill.values())
    return bill


# --- figures and score ----------------------------------------------------------------------------


def figures(s: Position, seat: int) -> list[Figure]:
    """The key figures of a seat."""
    me = s.players[seat]
    return [
        Figure("vp", me.vp),
        Figure("money", me.money),
        Figure("spyrium", me.spyrium),
        Figure("workers", s.owned(me)),
        Figure("active", me.active),
        Figure("income", s.t.track[me.residence]),
        Figure("buildings", len(me.district)),
        Figure("standing", rules_round.total(s, me)),
    ]


def score_sheet(s: Position) -> list[list[ScoreLine]]:
    """Points on the track; when the game is over also buildings and each technique owned (SPY-FIN-1)."""
    return [seat_sheet(s, me) for me in s.players]


def seat_sheet(s: Position, me: Seat) -> list[ScoreLine]:
    """The score lines of a seat."""
    lines = [ScoreLine("track", me.vp, "SPY-FIN-1")]
    if s.actor >= 0:
        return lines
    lines.append(ScoreLine("buildings", rules_round.building_points(s, me), "SPY-FIN-1"))
    for power, word in FINAL.items():
        if me.techniques & power:
            lines.append(ScoreLine(word, rules_round.technique_points(s, me, power), FINAL_CLAUSE[word]))
    return lines


FINAL = dict(
    zip(
        POWERS.values(),
        ["automation", "capitalization", "crane", "trade", "engineering", "lobbying", "taylorism"],
        strict=True,
    )
)
FINAL_CLAUSE = {
    "automation": "SPY-TQ-AUTO-2",
    "capitalization": "SPY-TQ-CAP-3",
    "crane": "SPY-TQ-CRANE-2",
    "trade": "SPY-TQ-TRADE-5",
    "engineering": "SPY-TQ-ENG-2",
    "lobbying": "SPY-TQ-LOB-3",
    "taylorism": "SPY-TQ-TAY-4",
}


# --- what is asked --------------------------------------------------------------------------------


def prompt(s: Position) -> Message:
    """What is asked of the actor now."""
    me = s.me
    if s.step == ACTION:
        if s.switched:
            return Message("prompt-switched")
        return Message("prompt-phase-one") if me.phase == 1 else Message("prompt-phase-two")
    args: dict[str, Arg] = {}
    if s.slot >= 0:
        args["card"] = f"@card-{s.t.card_ids[s.slots[s.slot]]}" if s.slots[s.slot] != EMPTY else ""
    if s.building >= 0:
        args["card"] = f"@card-{s.t.card_ids[me.district[s.building]]}"
    args["event"] = f"@event-{s.t.event_ids[s.event()]}"
    args["gap"] = s.t.gap_names[s.gap] if s.gap >= 0 else ""
    return Message(f"prompt-{STEPS[s.step]}", args)


# --- what a choice says ---------------------------------------------------------------------------


def phrase(s: Position, choice: int) -> Message:
    """What a choice says here; figures are filled in where the position gives them."""
    t = s.t
    if choice >= t.replace:
        return phrase_replace(s, choice - t.replace)
    if choice >= t.exploit:
        return phrase_exploit(s, choice - t.exploit)
    if choice >= OPTION:
        return phrase_option(s, choice)
    if choice >= EFFECT:
        return phrase_effect(s, choice - EFFECT)
    for base, word in PLAIN_WORDS.items():
        if choice == base:
            return Message(f"choice-{word}", plain_args(s, choice))
    if choice >= VALUE:
        return Message("choice-value", {"value": choice - VALUE + 1})
    if choice >= TOKEN:
        return Message("choice-token", {"value": choice - TOKEN + 1})
    if choice >= CARD:
        return phrase_card(s, choice - CARD)
    if choice >= DESIGNATE:
        return phrase_designate(s, choice - DESIGNATE)
    if choice >= ACTIVATE:
        return Message("choice-activate", gap_args(s, choice - ACTIVATE))
    if choice >= EARN:
        return Message("choice-earn", gap_args(s, choice - EARN))
    return Message("choice-place", gap_args(s, choice - PLACE))


def gap_args(s: Position, gap: int) -> Args:
    """A gap by its name and by the cards beside it."""
    return {
        "gap": s.t.gap_names[gap],
        "left": card_name(s, s.slots[s.t.gap_a[gap]]),
        "right": card_name(s, s.slots[s.t.gap_b[gap]]),
    }


PLAIN_WORDS = {
    SWITCH: "switch",
    PASS: "pass",
    EVENT: "event",
    PRINTED: "printed",
    PLOT: "plot",
    LOBBY: "lobby",
    SURCHARGE: "surcharge",
    ADVANCE: "advance",
    SCORE: "score",
    BONUS: "bonus-worker",
    BONUS + 1: "bonus-money",
}


def plain_args(s: Position, choice: int) -> Args:
    """The figures of a choice without parameters."""
    t = s.t
    me = s.players[max(s.actor, 0)]
    if choice == EVENT:
        return {"event": f"@event-{t.event_ids[s.event()]}"}
    if choice == PRINTED:
        return {"value": s.event_token if s.step == ASK_EVENT_VALUE else s.taken}
    if choice == PLOT:
        return {"money": rules_market.plot_cost(s, me)}
    if choice in (LOBBY, SURCHARGE):
        return {"money": max(0, rules_market.surcharge(s, s.slot)) if s.slot >= 0 else 0}
    if choice == ADVANCE:
        return {"value": t.track[min(me.residence + 1, len(t.track) - 1)]}
    if choice == SCORE:
        return {"value": t.track[me.residence]}
    if choice == BONUS + 1:
        return {"money": t.bonus_money}
    return {"n": t.bonus_workers} if choice == BONUS else {}


def card_name(s: Position, card: int) -> str:
    """The name of a card as an argument, or of the empty slot."""
    return "@card-none" if card == EMPTY else f"@card-{s.t.card_ids[card]}"


def phrase_card(s: Position, slot: int) -> Message:
    """Activating a card, with the least it can cost here."""
    me = s.players[max(s.actor, 0)]
    card = s.slots[slot]
    args: dict[str, Arg] = {"card": card_name(s, card), "slot": slot + 1}
    if card == EMPTY:
        return Message("choice-card-empty", args)
    args["money"] = max(0, rules_market.least_bill(s, me, slot))
    word = {BUILDING: "choice-card-build", CHARACTER: "choice-card-call"}.get(
        s.t.kind[card], "choice-card-patent"
    )
    return Message(word, args)


def phrase_designate(s: Position, slot: int) -> Message:
    """Designating a card, with the money it brings."""
    me = s.players[max(s.actor, 0)]
    money = max(0, rules_market.earnings(s, me, slot)) if s.slots[slot] != EMPTY else 0
    return Message(
        "choice-designate", {"card": card_name(s, s.slots[slot]), "slot": slot + 1, "money": money}
    )


def phrase_exploit(s: Position, building: int) -> Message:
    """Exploiting a building of the own district, perhaps again."""
    me = s.players[max(s.actor, 0)]
    if building >= len(me.district):
        return Message("choice-exploit-none", {"building": building + 1})
    args: dict[str, Arg] = {"card": card_name(s, me.district[building]), "building": building + 1}
    return Message("choice-exploit-again" if me.tilted[building] else "choice-exploit", args)


def phrase_replace(s: Position, building: int) -> Message:
    """Replacing a building of the own district, with the price that remains."""
    me = s.players[max(s.actor, 0)]
    if building >= len(me.district):
        return Message("choice-replace-none", {"building": building + 1})
    old = me.district[building]
    args: dict[str, Arg] = {"card": card_name(s, old), "building": building + 1}
    if s.slot < 0 or s.slots[s.slot] == EMPTY:
        return Message("choice-replace", args)
    args["money"] = rules_market.reduced_price(s, s.slots[s.slot], old)
    return Message("choice-replace-price", args)


def phrase_effect(s: Position, effect: int) -> Message:
    """One effect of the building chosen, with its cost and gain."""
    me = s.players[max(s.actor, 0)]
    args: dict[str, Arg] = {"effect": effect + 1}
    if s.step != ASK_EFFECT or effect >= s.t.effects[me.district[s.building]]:
        return Message("choice-effect", args)
    card = me.district[s.building]
    at = card * EFFECTS + effect
    args["workers"] = rules_exploit.workers_needed(s, me, card, effect)
    args["pays"] = s.t.effect_spyrium[at]
    if s.t.effect_gain[at]:
        args["n"] = s.t.effect_gain[at]
        return Message("choice-effect-spyrium", args)
    args["n"] = rules_exploit.exploit_points(s, me, card, effect)
    return Message("choice-effect-vp", args)


def phrase_option(s: Position, choice: int) -> Message:
    """One option of the event, with its cost and gain."""
    t = s.t
    word = t.option_ids[choice - OPTION]
    option = rules_event.option_of(s, choice)
    if option < 0:
        return Message(f"choice-option-{word}")
    args: dict[str, Arg] = {"value": s.value if s.step == ASK_OPTION and s.value else s.event_token}
    args["pay"] = t.option_money[option]
    args["spyrium"] = t.option_spyrium[option]
    if t.option_gain_money[option] > 0:
        args["n"] = t.option_gain_money[option]
        return Message(f"choice-option-{word}-money", args)
    if t.option_gain_vp[option] > 0:
        args["n"] = t.option_gain_vp[option]
        return Message(f"choice-option-{word}-vp", args)
    if t.event_token[s.event()]:
        return Message(f"choice-option-{word}-token", args)
    return Message(f"choice-option-{word}")


# --- where a choice belongs -----------------------------------------------------------------------


def element(s: Position, choice: int) -> str:
    """The board element to click for a choice; "" for a button."""
    t = s.t
    seat = max(s.actor, 0)
    if choice >= t.replace:
        return f"building:{seat}:{choice - t.replace + 1}"
    if choice >= t.exploit:
        return f"building:{seat}:{choice - t.exploit + 1}"
    if DESIGNATE <= choice < CARD:
        return f"slot:{choice - DESIGNATE + 1}"
    if CARD <= choice < TOKEN:
        return f"slot:{choice - CARD + 1}"
    if PLACE <= choice < DESIGNATE:
        return f"gap:{t.gap_names[(choice - PLACE) % GAPS]}"
    if choice == EVENT:
        return "event"
    if choice == PLOT:
        return f"district:{seat}"
    return f"track:{seat}" if choice in (ADVANCE, SCORE) else ""


def clause(s: Position, choice: int) -> str:
    """The clause that lets one make a choice."""
    t = s.t
    if choice >= t.replace:
        return "SPY-BUILD-3"
    if choice >= t.exploit:
        return "SPY-EV-REUSE-1" if s.again else "SPY-EXPL-1"
    if choice >= OPTION:
        return "SPY-EVENT-3"
    if choice >= EFFECT:
        return "SPY-EXPL-2"
    if choice >= BONUS:
        return "SPY-BON-1"
    singles = {
        SWITCH: "SPY-TURN-5",
        PASS: "SPY-PASS-1",
        EVENT: EVENT_CLAUSE[t.event_ids[s.event()]],
        PRINTED: "SPY-TQ-TRADE-2",
        PLOT: "SPY-BUILD-2",
        LOBBY: "SPY-TQ-LOB-1",
        SURCHARGE: "SPY-ACT-3",
        ADVANCE: "SPY-RES-1",
        SCORE: "SPY-RES-1",
    }
    if choice in singles:
        return singles[choice]
    rows = [
        (VALUE, "SPY-TQ-TRADE-2"),
        (TOKEN, "SPY-CALL-3"),
        (CARD, "SPY-ACT-3"),
        (DESIGNATE, "SPY-EARN-3"),
        (ACTIVATE, "SPY-ACT-2"),
        (EARN, "SPY-EARN-2"),
        (PLACE, "SPY-PLACE-2"),
    ]
    for base, id in rows:
        if choice >= base:
            return id
    raise ValueError(f"no choice {choice}")


EVENT_CLAUSE = {
    "E_TOKEN": "SPY-EV-TOKEN-1",
    "E_RESIDENCE": "SPY-EV-RES-1",
    "E_BUY_VP": "SPY-EV-VP-1",
    "E_SELL": "SPY-EV-SELL-1",
    "E_REUSE": "SPY-EV-REUSE-1",
    "E_RECRUIT": "SPY-EV-RECRUIT-1",
    "E_LATE": "SPY-EV-LATE-1",
}


# --- what each thing means ------------------------------------------------------------------------


def catalogue(components: Components, t: Tables) -> dict[str, About]:
    """An explanation for every card, event and place of the board, with its figures and its clauses."""
    found: dict[str, About] = {}
    for card in range(t.cards):
        id = t.card_ids[card]
        data = components["cards"][id]
        found[id] = About(
            Message(f"help-{id}", card_args(t, card)), card_clauses(t, card), reconstructed(data)
        )
    for event in range(t.events):
        id = t.event_ids[event]
        data = components["events"][id]
        found[id] = About(
            Message(f"help-{id}", event_args(t, event)), [EVENT_CLAUSE[id]], reconstructed(data)
        )
    bonus: dict[str, Arg] = {"first": t.first_mark, "second": t.second_mark, "money": t.bonus_money}
    for id, clauses in PLACES.items():
        found[id] = About(Message(f"help-{id}", bonus if id == "bonus" else {}), clauses, [])
    return found


PLACES = {
    "gap": ["SPY-GEO-1", "SPY-PLACE-4"],
    "slot": ["SPY-GEO-3", "SPY-EARN-3", "SPY-ACT-3"],
    "tokens": ["SPY-TOK-1", "SPY-TOK-2", "SPY-TOK-3"],
    "track": ["SPY-RES-1", "SPY-RES-2", "SPY-START-2"],
    "start": ["SPY-START-7", "SPY-PLACE-2"],
    "phase": ["SPY-TURN-3", "SPY-TURN-4", "SPY-TURN-5"],
    "district": ["SPY-BUILD-2", "SPY-BUILD-3"],
    "bonus": ["SPY-BON-1", "SPY-BON-2"],
    "deck": ["SPY-START-1", "SPY-INFO-1"],
    "event": ["SPY-EVENT-1", "SPY-EVENT-2"],
    "next_event": ["SPY-START-3"],
}


def card_args(t: Tables, card: int) -> Args:
    """The figures of a card that its explanation names."""
    args: dict[str, Arg] = {"price": t.price[card], "vp": t.vp[card]}
    for effect in range(t.effects[card]):
        at = card * EFFECTS + effect
        args[f"w{effect + 1}"] = t.effect_workers[at]
        args[f"s{effect + 1}"] = t.effect_spyrium[at]
        args[f"g{effect + 1}"] = t.effect_gain[at]
        args[f"v{effect + 1}"] = t.effect_vp[at]
    args["workers"] = t.gain_workers[card]
    args["spyrium"] = t.gain_spyrium[card]
    args["pays"] = t.need_spyrium[card]
    args["gain"] = t.gain_vp[card]
    if t.power[card]:
        args["cap"] = t.technique_cap
        args["unit"] = t.final_unit[t.power[card]]
        extras = {
            CAPITALIZATION: t.extra_money,
            CRANE: t.plot_reduction,
            TRADE: t.most_kept,
            ENGINEERING: t.extra_vp,
        }
        args["extra"] = extras.get(t.power[card], 0)
    return args


def event_args(t: Tables, event: int) -> Args:
    """The figures of an event that its explanation names."""
    args: dict[str, Arg] = {}
    for i, option in enumerate(range(t.option_first[event], t.option_end[event])):
        args[f"pay{i + 1}"] = t.option_money[option] + t.option_spyrium[option]
        args[f"gain{i + 1}"] = max(0, t.option_gain_vp[option], t.option_gain_money[option])
        args["pays"] = t.option_spyrium[option]
    return args


def card_clauses(t: Tables, card: int) -> list[str]:
    """The clauses that speak of a card."""
    id = t.card_ids[card].split("_", 1)[1]
    if t.power[card]:
        return TECHNIQUE_CLAUSES[FINAL[t.power[card]]]
    if t.kind[card] == CHARACTER:
        return [f"SPY-CH-{id}"]
    return BUILDING_CLAUSES.get(id, ["SPY-BUILD-1"])


TECHNIQUE_CLAUSES = {
    "automation": ["SPY-TQ-AUTO-1", "SPY-TQ-AUTO-2"],
    "capitalization": ["SPY-TQ-CAP-1", "SPY-TQ-CAP-2", "SPY-TQ-CAP-3"],
    "crane": ["SPY-TQ-CRANE-1", "SPY-TQ-CRANE-2"],
    "trade": ["SPY-TQ-TRADE-1", "SPY-TQ-TRADE-2", "SPY-TQ-TRADE-5"],
    "engineering": ["SPY-TQ-ENG-1", "SPY-TQ-ENG-2"],
    "lobbying": ["SPY-TQ-LOB-1", "SPY-TQ-LOB-2", "SPY-TQ-LOB-3"],
    "taylorism": ["SPY-TQ-TAY-1", "SPY-TQ-TAY-3", "SPY-TQ-TAY-4"],
}
BUILDING_CLAUSES = {
    "MINE_1": ["SPY-BL-MINE-1"],
    "MINE_2": ["SPY-BL-MINE-2"],
    "MINE_3": ["SPY-BL-MINE-3", "SPY-BUILD-11"],
    "WORKSHOP_1": ["SPY-BL-WORKSHOP"],
    "WORKSHOP_2": ["SPY-BL-WORKSHOP"],
    "FACTORY_1": ["SPY-BL-FACTORY-1"],
    "FACTORY_2": ["SPY-BL-FACTORY-2"],
    "LAB_1": ["SPY-BL-LAB-1", "SPY-BL-LAB-4"],
    "LAB_2": ["SPY-BL-LAB-2", "SPY-BL-LAB-4"],
    "LAB_3": ["SPY-BL-LAB-3", "SPY-BL-LAB-4"],
    "HOUSING_1": ["SPY-BL-HOUSING-1", "SPY-BL-IDLE"],
    "HOUSING_2": ["SPY-BL-HOUSING-1", "SPY-BL-IDLE"],
    "RESIDENCE": ["SPY-BL-RESIDENCE", "SPY-BL-IDLE"],
    "UNIV_1": ["SPY-BL-UNIV-1", "SPY-BUILD-11"],
    "UNIV_2": ["SPY-BL-UNIV-2", "SPY-BUILD-11"],
    "TOWNHOUSE": ["SPY-BL-PRESTIGE", "SPY-BL-IDLE"],
    "MANOR": ["SPY-BL-PRESTIGE", "SPY-BL-IDLE"],
    "PALACE": ["SPY-BL-PRESTIGE", "SPY-BL-IDLE"],
}
