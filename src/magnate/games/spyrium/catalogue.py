"""What every card, event, track and place means, with its figures and its clauses."""

from __future__ import annotations

from magnate.core.clauses import clauses_of
from magnate.core.components import Components, reconstructed
from magnate.core.contract import About
from magnate.core.message import Arg, Args, Message
from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium.phrases import EVENT_CLAUSE
from magnate.games.spyrium.rules_scoring import FINAL
from magnate.games.spyrium.tables import Tables


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
        at = card * kinds.EFFECTS + effect
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
            kinds.CAPITALIZATION: t.extra_money,
            kinds.CRANE: t.plot_reduction,
            kinds.TRADE: t.most_kept,
            kinds.ENGINEERING: t.extra_vp,
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
    kind, _, number = t.card_ids[card].split("_", 1)[1].partition("_")
    if t.power[card]:
        about = FINAL[t.power[card]][1].rpartition("-")[0]
        return [id for id in clauses_of(__package__) if id.startswith(f"{about}-")]
    if t.kind[card] == kinds.CHARACTER:
        return [f"SPY-CH-{kind}"]
    found = [SHARED.get(kind, f"SPY-BL-{kind}-{number}")]
    if kind == "LAB":
        found.append("SPY-BL-LAB-4")
    if t.token_use[card]:
        found.append("SPY-BUILD-11")
    return found if t.effects[card] else [*found, "SPY-BL-IDLE"]


SHARED = {
    "WORKSHOP": "SPY-BL-WORKSHOP",
    "HOUSING": "SPY-BL-HOUSING-1",
    "RESIDENCE": "SPY-BL-RESIDENCE",
    "TOWNHOUSE": "SPY-BL-PRESTIGE",
    "MANOR": "SPY-BL-PRESTIGE",
    "PALACE": "SPY-BL-PRESTIGE",
}
