"""What an owner's components must satisfy to be a playable game; what each table holds stands in `shapes.toml`."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.checking import Findings, facts, number, remarks, shapes, table, text, word
from magnate.core.components import Components
from magnate.games.spyrium.constants import EFFECTS, ERAS, KINDS, POWERS, SLOTS, TOKEN_USES

GAPS: Final = [f"{slot}-{slot + 1}" for slot in range(1, 10) if slot % 3] + [
    f"{s}-{s + 3}" for s in range(1, 7)
]
AMOUNT: Final = number(0, 60)
POWER_FIGURES: Final = {
    "mine_exploit_workers": "set_worker_cost",
    "earn_more": "add_money",
    "cheaper_plot": "reduce_plot",
    "keep_tokens": "max_kept",
    "factory_vp": "add_vp_per_worker_used",
}


def owned(f: Findings, place: str, value: Any) -> None:
    """The power of a technique, with its figure if it has one; the rest is said for those who read the file."""
    word(*POWERS, "set_token_value")(f, f"{place}.power", value.get("power"))
    figure = POWER_FIGURES.get(str(value.get("power")), "")
    if figure:
        AMOUNT(f, f"{place}.{figure}", value.get(figure))
    for remark in ("when", "if_symbol"):
        if remark in value:
            text(f, f"{place}.{remark}", value[remark])


BOX: Final = table(
    shapes(__package__, KIND=word(*KINDS), TOKEN_USE=word(*TOKEN_USES), GAP=word(*GAPS), OWNED=owned)
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
        remarks(f, "", c.data)
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
