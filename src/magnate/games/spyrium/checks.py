"""What an owner's components must satisfy to be a playable game."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.checking import (
    Findings,
    anything,
    by,
    each,
    facts,
    number,
    rows,
    table,
    true_or_false,
    word,
)
from magnate.core.components import Components
from magnate.games.spyrium.tables_kinds import (
    EFFECTS,
    ERAS,
    KINDS,
    POWERS,
    SLOTS,
    SPECIAL,
    TOKEN_USES,
    VALUES,
)

MOST: Final = 60
AMOUNT: Final = number(0, MOST)
FROM_TOKEN: Final = number(0, MOST, "token")
GAPS: Final = [f"{slot}-{slot + 1}" for slot in range(1, 10) if slot % 3] + [
    f"{s}-{s + 3}" for s in range(1, 7)
]

# --- what each table holds --------------------------------------------------------------------------------

GIVES: Final = {
    "spyrium": FROM_TOKEN,
    "vp": FROM_TOKEN,
    "workers": AMOUNT,
    "residence_action": number(0, 1),
}
ONCE: Final = table(
    {
        "trigger": anything,
        "cost": table({}, {"spyrium": AMOUNT, "money": word("token")}),
        "gain": table({}, GIVES),
    }
)
EXPLOIT: Final = table(
    {
        "trigger": anything,
        "cost": table({"workers": AMOUNT, "spyrium": AMOUNT}),
        "gain": table({}, {"spyrium": AMOUNT, "vp": AMOUNT}),
    }
)
POWER_FIGURES: Final = {
    "mine_exploit_workers": "set_worker_cost",
    "earn_more": "add_money",
    "cheaper_plot": "reduce_plot",
    "keep_tokens": "max_kept",
    "factory_vp": "add_vp_per_worker_used",
}


def owned(f: Findings, place: str, value: Any) -> None:
    """The power of a technique, with its figure if it has one."""
    word(*POWERS, "set_token_value")(f, f"{place}.power", value.get("power"))
    figure = POWER_FIGURES.get(str(value.get("power")), "")
    if figure:
        AMOUNT(f, f"{place}.{figure}", value.get(figure))


FINAL: Final = table(
    {
        "trigger": anything,
        "score": table(
            {},
            {
                "vp": number(1, 1, "printed", "residence_value"),
                "per": anything,
                "symbol": anything,
                "unit": number(1, MOST),
            },
        ),
    },
    {"max": AMOUNT},
)
FACE: Final = {
    "kind": word(*KINDS),
    "era": word(*ERAS),
    "price": AMOUNT,
    "copies": number(0, 20),
}
MORE: Final = {"face": anything, "vp": AMOUNT, "symbols": rows(word("mine", "factory", "research"), 0, 3)}
TOKEN: Final = {"token": table({"use": word(*TOKEN_USES), "count": word("1", "players-1")})}


def card(**effects: Any) -> Any:
    """A card of one kind, whose effects have these triggers."""
    return table({**FACE, "effects": rows(by("trigger", effects), 0, EFFECTS + 1)}, {**MORE, **TOKEN})


CARD: Final = by(
    "kind",
    {
        "building": card(build=ONCE, exploit=EXPLOIT),
        "character": card(call=ONCE),
        "technique": card(owned=owned, final=FINAL),
    },
)
OPTION: Final = table(
    {
        "id": anything,
        "cost": table({}, {"money": number(0, MOST, "workers_owned"), "spyrium": AMOUNT}),
        "gain": table(
            {},
            {
                "money": FROM_TOKEN,
                "spyrium": FROM_TOKEN,
                "vp": FROM_TOKEN,
                "workers": AMOUNT,
                **dict.fromkeys(SPECIAL, number(0, 1)),
            },
        ),
    }
)
EVENT: Final = table(
    {"phases": rows(word("I", "II"), 1, 2), "options": rows(OPTION, 1, 3)}, {"token": true_or_false}
)
PER_ERA: Final = table(dict.fromkeys(ERAS, number(0, 200)))
BOX: Final = table(
    {
        "seats": table({"min": number(2, 5), "max": number(2, 5)}),
        "counts": table(
            {
                "cards": number(0, 400),
                "by_kind": table(dict.fromkeys(KINDS, number(0, 200))),
                "by_era": PER_ERA,
                "events": number(1, 20),
                "numbered_tokens": number(0, 200),
                "workers_per_seat": number(1, 20),
                "bonus_tokens_per_seat": number(2, 2),
            }
        ),
        "rounds": table({"eras": rows(word(*ERAS), 1, 12), "market_cards": number(SLOTS, SLOTS)}),
        "market": table({"rows": number(3, 3), "columns": number(3, 3), "gaps": rows(word(*GAPS), 12, 12)}),
        "setup": table(
            {
                "money": AMOUNT,
                "spyrium": AMOUNT,
                "vp": AMOUNT,
                "workers_active": number(0, 20),
                "workers_reserve": number(0, 20),
                "residence_index": number(0, 19),
            }
        ),
        "residence_track": table({"values": rows(AMOUNT, 1, 20)}),
        "tokens": table({"by_value": table({str(v + 1): AMOUNT for v in range(VALUES)})}),
        "bonuses": table({"thresholds": rows(number(1, 200), 2, 2), "workers": AMOUNT, "money": AMOUNT}),
        "symbols": table(
            {"family": rows(word("mine", "factory", "research"), 3, 3), "replacement_discount": AMOUNT}
        ),
        "costs": table(
            {
                "surcharge_per_other_worker": AMOUNT,
                "plot_per_building_owned": AMOUNT,
                "earnings_per_other_worker": AMOUNT,
            }
        ),
        "final": table({"technique_cap": AMOUNT}),
        "rulings": table({"capitalization_without_card": true_or_false}),
        "cards": each(CARD, 1, 60),
        "events": each(EVENT, 2, 20),
    }
)

# --- how they fit together ------------------------------------------------------------------------------------


def check(c: Components) -> None:
    """Raise `BadComponents` with a sentence for every problem found."""
    f = Findings()
    BOX(f, "", c.data)
    if not f.found:
        check_cards(c, f)
        check_events(c, f)
        check_figures(c, f)
    f.raise_if_any("Spyrium")


def check_cards(c: Components, f: Findings) -> None:
    """How many cards there are of each kind and era, and what techniques and buildings must have."""
    cards = c["cards"]
    powers: list[str] = []
    for id, face in cards.items():
        effects = [effect["trigger"] for effect in face["effects"]]
        if effects.count("exploit") > EFFECTS:
            f.say(f"cards.{id}.effects", f"a building has at most {EFFECTS} ways to be exploited")
        if effects.count("build") + effects.count("call") > 1:
            f.say(f"cards.{id}.effects", "a card gives something at once only once")
        if face["kind"] != "technique":
            continue
        if face["copies"] != 1:
            f.say(f"cards.{id}.copies", f"a technique must exist once, not {face['copies']} times")
        if effects[:1] != ["owned"] or effects[-1:] != ["final"] or effects.count("final") != 1:
            f.say(f"cards.{id}.effects", "a technique has a power first and a final score last")
        powers += [e["power"] for e in face["effects"] if e.get("power") in POWERS]
    if sorted(powers) != sorted(POWERS):
        f.say("cards", f"each power must be on one technique; power stands on {', '.join(sorted(powers))}")
    for key, names in (("kind", KINDS), ("era", ERAS)):
        for name in names:
            count = sum(face["copies"] for face in cards.values() if face[key] == name)
            said = c["counts"][f"by_{key}"][name]
            if count != said:
                where = f"counts.by_{key}.{name}"
                f.say(where, f"there are {count} cards of the {key} {name} by their copies instead of {said}")
    if sum(face["copies"] for face in cards.values()) != c["counts"]["cards"]:
        f.say("counts.cards", "the copies of the cards make another number of cards")


def check_events(c: Components, f: Findings) -> None:
    """The events and their options."""
    events = facts(c["events"])
    if len(events) != c["counts"]["events"]:
        f.say("counts.events", f"there are {len(events)} events instead of {c['counts']['events']}")
    if len(events) <= len(c["rounds"]["eras"]):
        f.say("rounds.eras", "there must be one event more than rounds (eras)")
    if sum(1 for event in events.values() if event.get("token", False)) != 1:
        f.say("events", "exactly one event carries a token")
    for id, event in events.items():
        if "II" not in event["phases"]:
            f.say(f"events.{id}.phases", "an event can be used in Phase II")
        special = [
            o
            for o in event["options"]
            if o["gain"].get("straighten_and_exploit") or o["gain"].get("place_worker")
        ]
        if special and len(event["options"]) > 1:
            f.say(f"events.{id}.options", "placing late or running a building again stands alone")
        if len({o["id"] for o in event["options"]}) != len(event["options"]):
            f.say(f"events.{id}.options", "two options have the same id")


def check_figures(c: Components, f: Findings) -> None:
    """Market, decks, tokens, workers, track and bonuses (SPY-SETUP-1)."""
    if sorted(c["market"]["gaps"]) != sorted(GAPS):
        f.say("market.gaps", "the twelve gaps lie between slots that share a side, each once")
    eras = c["rounds"]["eras"]
    for era in ERAS:
        if eras.count(era) * SLOTS > c["counts"]["by_era"][era]:
            f.say("rounds.eras", f"era {era} has too few cards for {eras.count(era)} rounds")
    if sorted(eras) != eras:
        f.say("rounds.eras", "the eras follow each other")
    tokens = c["counts"]["numbered_tokens"]
    if sum(facts(c["tokens"]["by_value"]).values()) != tokens:
        f.say(
            "tokens.by_value", f"there must be {tokens} tokens of value 1, 2 and 3 (counts.numbered_tokens)"
        )
    setup, workers = c["setup"], c["counts"]["workers_per_seat"]
    if setup["workers_active"] + setup["workers_reserve"] != workers:
        parts = "workers_active and workers_reserve"
        f.say("setup", f"{parts} must make all workers of a seat ({workers}, counts.workers_per_seat)")
    if setup["residence_index"] >= len(c["residence_track"]["values"]):
        f.say("setup.residence_index", "the residence marker must start on the track")
    first, second = c["bonuses"]["thresholds"]
    if not setup["vp"] < first < second:
        f.say("bonuses.thresholds", "two bonus marks, the second higher than the first, both above setup.vp")
    if c["seats"]["min"] > c["seats"]["max"]:
        f.say("seats", "min is more than max")
    if len(set(c["symbols"]["family"])) != len(c["symbols"]["family"]):
        f.say("symbols.family", "a symbol stands twice")
