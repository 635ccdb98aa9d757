"""The components as flat lists of ints, and the choice space; built once per `Game`.

Cards, events and options of events are numbered in the order of `components.toml`. An entry of a per-card
list is read `t.price[card]`; effects of exploiting are flat, `t.effect_vp[card * EFFECTS + effect]`.
"""

from __future__ import annotations

from typing import Any, Final

from magnate.core.components import Components
from magnate.core.errors import BadComponents
from magnate.core.space import ChoiceSpace, Verb

# --- the market -----------------------------------------------------------------------------------

SLOTS: Final = 9
GAPS: Final = 12
EMPTY: Final = -1

# --- kinds of cards and what their tokens do ------------------------------------------------------

BUILDING: Final = 0
CHARACTER: Final = 1
TECHNIQUE: Final = 2
KINDS: Final = ["building", "character", "technique"]
ERAS: Final = ["A", "B", "C"]

NO_TOKEN: Final = 0
TOKEN_SPYRIUM: Final = 1
TOKEN_VP: Final = 2
TOKEN_PRICE: Final = 3
TOKEN_USES: Final = ["none", "gain_spyrium", "gain_vp", "pay_money"]
VALUES: Final = 3

MINE: Final = 1
FACTORY: Final = 2
RESEARCH: Final = 4

# --- techniques, as bits of a seat's `techniques` and `fresh` -------------------------------------

AUTOMATION: Final = 1
CAPITALIZATION: Final = 2
CRANE: Final = 4
TRADE: Final = 8
ENGINEERING: Final = 16
LOBBYING: Final = 32
TAYLORISM: Final = 64
POWERS: Final = {
    "mine_exploit_workers": AUTOMATION,
    "earn_more": CAPITALIZATION,
    "cheaper_plot": CRANE,
    "keep_tokens": TRADE,
    "factory_vp": ENGINEERING,
    "waive_surcharge": LOBBYING,
    "exploit_tilted": TAYLORISM,
}

# --- the choice space -----------------------------------------------------------------------------
# The first numbers of the verbs; `exploit` and `replace` come last because their length is a component.

SWITCH: Final = 0
PASS: Final = 1
EVENT: Final = 2
PLACE: Final = 3
EARN: Final = PLACE + GAPS
ACTIVATE: Final = EARN + GAPS
DESIGNATE: Final = ACTIVATE + GAPS
CARD: Final = DESIGNATE + SLOTS
TOKEN: Final = CARD + SLOTS
VALUE: Final = TOKEN + VALUES
PRINTED: Final = VALUE + VALUES
PLOT: Final = PRINTED + 1
LOBBY: Final = PLOT + 1
SURCHARGE: Final = LOBBY + 1
ADVANCE: Final = SURCHARGE + 1
SCORE: Final = ADVANCE + 1
BONUS: Final = SCORE + 1
EFFECT: Final = BONUS + 2
OPTION: Final = EFFECT + 2
EFFECTS: Final = 2
BONUSES: Final = ["worker", "money"]

# --- what an option of an event does besides costs and plain gains --------------------------------

PLAIN: Final = 0
MOVE_HOUSE: Final = 1
RUN_AGAIN: Final = 2
PLACE_LATE: Final = 3
SPECIAL: Final = {
    "residence_action": MOVE_HOUSE,
    "straighten_and_exploit": RUN_AGAIN,
    "place_worker": PLACE_LATE,
}


class Tables:
    """All figures of the game, read from components that `check` has found sound."""

    def __init__(self, components: Components) -> None:
        check(components)
        self.read_rules(components)
        self.read_market(components["market"])
        self.read_cards(components["cards"])
        self.read_events(components["events"])
        self.space: ChoiceSpace = self.make_space()
        self.exploit: int = self.space.base("exploit")
        self.replace: int = self.space.base("replace")

    def read_rules(self, c: Components) -> None:
        """The single figures: setup, residence track, tokens, bonuses, costs, powers of techniques."""
        setup = c["setup"]
        self.start_money: int = setup["money"]
        self.start_spyrium: int = setup["spyrium"]
        self.start_vp: int = setup["vp"]
        self.start_active: int = setup["workers_active"]
        self.start_reserve: int = setup["workers_reserve"]
        self.start_residence: int = setup["residence_index"]
        self.workers: int = c["counts"]["workers_per_seat"]
        self.track: list[int] = list(c["residence_track"]["values"])
        self.round_era: list[int] = [ERAS.index(era) for era in c["rounds"]["eras"]]
        self.rounds: int = len(self.round_era)
        self.token_counts: list[int] = [c["tokens"]["by_value"][str(v + 1)] for v in range(VALUES)]
        self.tokens: int = sum(self.token_counts)
        self.first_mark: int = c["bonuses"]["thresholds"][0]
        self.second_mark: int = c["bonuses"]["thresholds"][1]
        self.bonus_workers: int = c["bonuses"]["workers"]
        self.bonus_money: int = c["bonuses"]["money"]
        self.discount: int = c["symbols"]["replacement_discount"]
        self.surcharge: int = c["costs"]["surcharge_per_other_worker"]
        self.earnings: int = c["costs"]["earnings_per_other_worker"]
        self.plot_price: int = c["costs"]["plot_per_building_owned"]
        self.technique_cap: int = c["final"]["technique_cap"]
        self.pays_without_card: bool = c["rulings"]["capitalization_without_card"]
        self.symbols_known: list[str] = list(c["symbols"]["family"])

    def read_market(self, market: dict[str, Any]) -> None:
        """The two slots of every gap and the gaps around every slot."""
        self.gap_names: list[str] = list(market["gaps"])
        self.gap_a: list[int] = [int(name[0]) - 1 for name in self.gap_names]
        self.gap_b: list[int] = [int(name[2]) - 1 for name in self.gap_names]
        self.slot_gaps: list[list[int]] = [
            [gap for gap in range(GAPS) if slot in (self.gap_a[gap], self.gap_b[gap])]
            for slot in range(SLOTS)
        ]
        self.all_places: list[int] = [PLACE + gap for gap in range(GAPS)]

    def read_cards(self, cards: dict[str, dict[str, Any]]) -> None:
        """One entry per card face: price, points, symbols, tokens, what it gives, how it is exploited."""
        self.card_ids: list[str] = list(cards)
        faces = list(cards.values())
        self.cards: int = len(faces)
        self.kind: list[int] = [KINDS.index(face["kind"]) for face in faces]
        self.era: list[int] = [ERAS.index(face["era"]) for face in faces]
        self.price: list[int] = [face["price"] for face in faces]
        self.vp: list[int] = [face.get("vp", 0) for face in faces]
        self.copies: list[int] = [face["copies"] for face in faces]
        self.symbols: list[int] = [self.symbol_bits(face.get("symbols", [])) for face in faces]
        self.token_use: list[int] = [
            TOKEN_USES.index(face.get("token", {}).get("use", "none")) for face in faces
        ]
        self.token_per_seat: list[bool] = [
            face.get("token", {}).get("count", "") == "players-1" for face in faces
        ]
        self.most_buildings: int = sum(
            [self.copies[card] for card in range(self.cards) if self.kind[card] == BUILDING]
        )
        self.need_spyrium: list[int] = [0] * self.cards
        self.gain_spyrium: list[int] = [0] * self.cards
        self.gain_vp: list[int] = [0] * self.cards
        self.gain_workers: list[int] = [0] * self.cards
        self.gain_residence: list[int] = [0] * self.cards
        self.effects: list[int] = [0] * self.cards
        self.effect_workers: list[int] = [0] * (self.cards * EFFECTS)
        self.effect_spyrium: list[int] = [0] * (self.cards * EFFECTS)
        self.effect_gain: list[int] = [0] * (self.cards * EFFECTS)
        self.effect_vp: list[int] = [0] * (self.cards * EFFECTS)
        self.power: list[int] = [0] * self.cards
        self.technique_of: dict[int, int] = {}
        self.final_unit: dict[int, int] = {}
        for card in range(self.cards):
            for effect in faces[card]["effects"]:
                self.read_effect(card, effect)

    def symbol_bits(self, names: list[str]) -> int:
        """The family symbols of a card as bits: mine, factory, research."""
        bits = 0
        for name in names:
            bits |= {"mine": MINE, "factory": FACTORY, "research": RESEARCH}[name]
        return bits

    def read_effect(self, card: int, effect: dict[str, Any]) -> None:
        """One effect of a card; figures that read "token" are left to the token."""
        trigger = effect["trigger"]
        if trigger == "owned":
            self.read_power(card, effect)
        elif trigger == "final":
            self.final_unit[self.power[card]] = effect["score"].get("unit", 1)
        elif trigger == "exploit":
            at = card * EFFECTS + self.effects[card]
            self.effects[card] += 1
            self.effect_workers[at] = effect["cost"]["workers"]
            self.effect_spyrium[at] = effect["cost"]["spyrium"]
            self.effect_gain[at] = effect["gain"].get("spyrium", 0)
            self.effect_vp[at] = effect["gain"].get("vp", 0)
        else:
            self.need_spyrium[card] = effect["cost"].get("spyrium", 0)
            self.gain_spyrium[card] = number(effect["gain"].get("spyrium", 0))
            self.gain_vp[card] = number(effect["gain"].get("vp", 0))
            self.gain_workers[card] = effect["gain"].get("workers", 0)
            self.gain_residence[card] = effect["gain"].get("residence_action", 0)

    def read_power(self, card: int, effect: dict[str, Any]) -> None:
        """What a technique does while owned; Trade has two powers on one card."""
        power = effect["power"]
        if power == "set_token_value":
            return
        bit = POWERS[power]
        self.power[card] = bit
        self.technique_of[bit] = card
        if bit == AUTOMATION:
            self.mine_workers: int = effect["set_worker_cost"]
        elif bit == CAPITALIZATION:
            self.extra_money: int = effect["add_money"]
        elif bit == CRANE:
            self.plot_reduction: int = effect["reduce_plot"]
        elif bit == TRADE:
            self.most_kept: int = effect["max_kept"]
        elif bit == ENGINEERING:
            self.extra_vp: int = effect["add_vp_per_worker_used"]

    def read_events(self, events: dict[str, dict[str, Any]]) -> None:
        """One entry per event, and one per option of an event."""
        self.event_ids: list[str] = list(events)
        self.events: int = len(self.event_ids)
        self.event_token: list[bool] = [bool(event.get("token", False)) for event in events.values()]
        self.event_phase_one: list[bool] = ["I" in event["phases"] for event in events.values()]
        self.option_ids: list[str] = []
        self.option_first: list[int] = []
        self.option_end: list[int] = []
        self.option_name: list[int] = []
        self.option_money: list[int] = []
        self.option_spyrium: list[int] = []
        self.option_per_worker: list[int] = []
        self.option_gain_money: list[int] = []
        self.option_gain_spyrium: list[int] = []
        self.option_gain_vp: list[int] = []
        self.option_gain_workers: list[int] = []
        self.option_special: list[int] = []
        for event in events.values():
            self.option_first.append(len(self.option_name))
            for option in event["options"]:
                self.read_option(option["id"], option["cost"], option["gain"])
            self.option_end.append(len(self.option_name))

    def read_option(self, id: str, cost: dict[str, Any], gain: dict[str, Any]) -> None:
        """What an option costs and gives; -1 stands for the value of the token."""
        if id not in self.option_ids:
            self.option_ids.append(id)
        self.option_name.append(self.option_ids.index(id))
        money = cost.get("money", 0)
        self.option_money.append(0 if money == "workers_owned" else money)
        self.option_per_worker.append(1 if money == "workers_owned" else 0)
        self.option_spyrium.append(cost.get("spyrium", 0))
        self.option_gain_money.append(number(gain.get("money", 0), -1))
        self.option_gain_spyrium.append(number(gain.get("spyrium", 0), -1))
        self.option_gain_vp.append(number(gain.get("vp", 0), -1))
        self.option_gain_workers.append(gain.get("workers", 0))
        self.option_special.append(max([PLAIN] + [SPECIAL[key] for key in gain if key in SPECIAL]))

    def make_space(self) -> ChoiceSpace:
        """Every choice of the game; the numbers agree with the constants above."""
        slots: list[str | int] = [slot + 1 for slot in range(SLOTS)]
        values: list[str | int] = [value + 1 for value in range(VALUES)]
        places: list[str | int] = [place + 1 for place in range(self.most_buildings)]
        space = ChoiceSpace(
            [
                Verb("switch"),
                Verb("pass"),
                Verb("event"),
                Verb("place", gap=self.gap_names),
                Verb("earn", gap=self.gap_names),
                Verb("activate", gap=self.gap_names),
                Verb("designate", slot=slots),
                Verb("card", slot=slots),
                Verb("token", value=values),
                Verb("value", value=values),
                Verb("printed"),
                Verb("plot"),
                Verb("lobby"),
                Verb("surcharge"),
                Verb("advance"),
                Verb("score"),
                Verb("bonus", bonus=BONUSES),
                Verb("effect", effect=[1, 2]),
                Verb("option", option=self.option_ids),
                Verb("exploit", building=places),
                Verb("replace", building=places),
            ]
        )
        if space.base("option") != OPTION or space.base("designate") != DESIGNATE:
            raise AssertionError("the choice space and its constants disagree")
        return space


def number(figure: object, token: int = 0) -> int:
    """A figure of an effect; `token` where the value of the token stands in for it."""
    return figure if isinstance(figure, int) else token


# --- are these components a playable game? --------------------------------------------------------


def check(c: Components) -> None:
    """Raise `BadComponents` with a sentence for every problem found."""
    problems: list[str] = []
    try:
        check_cards(c, problems)
        check_events(c, problems)
        check_figures(c, problems)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        problems.append(f"something is missing or has the wrong type ({type(error).__name__}: {error})")
    if problems:
        raise BadComponents("These are not components of Spyrium: " + "; ".join(problems) + ".")


def check_cards(c: Components, problems: list[str]) -> None:
    """Prices, copies, kinds, eras and effects of the cards, and how many of each there must be."""
    by_kind: dict[str, int] = dict.fromkeys(KINDS, 0)
    by_era: dict[str, int] = dict.fromkeys(ERAS, 0)
    powers: list[str] = []
    for id, face in c["cards"].items():
        for key in ("kind", "era", "price", "copies", "effects"):
            if key not in face:
                problems.append(f"card {id} has no {key}")
                return
        if face["kind"] not in KINDS or face["era"] not in ERAS:
            problems.append(f"card {id} has the kind {face['kind']} and the era {face['era']}")
            continue
        for key in ("price", "copies", "vp"):
            if not is_count(face.get(key, 0)):
                problems.append(f"{key} of card {id} is {face.get(key)}, not a whole number from 0 up")
                return
        by_kind[face["kind"]] += face["copies"]
        by_era[face["era"]] += face["copies"]
        for symbol in face.get("symbols", []):
            if symbol not in c["symbols"]["family"]:
                problems.append(f"card {id} has the unknown symbol {symbol}")
        if face.get("token", {}).get("use", "none") not in TOKEN_USES:
            problems.append(f"card {id} has the unknown token use {face['token']['use']}")
        exploits = [effect for effect in face["effects"] if effect["trigger"] == "exploit"]
        if len(exploits) > EFFECTS:
            problems.append(f"card {id} has more than {EFFECTS} ways to be exploited")
        powers += [e["power"] for e in face["effects"] if e["trigger"] == "owned" and e["power"] in POWERS]
        if face["kind"] == "technique" and face["copies"] != 1:
            problems.append(f"technique {id} must exist once, not {face['copies']} times")
    for kind, count in c["counts"]["by_kind"].items():
        if by_kind.get(kind, 0) != count:
            problems.append(f"there are {by_kind.get(kind, 0)} cards of the kind {kind} instead of {count}")
    for era, count in c["counts"]["by_era"].items():
        if by_era.get(era, 0) != count:
            problems.append(f"there are {by_era.get(era, 0)} cards of era {era} instead of {count}")
    if sorted(powers) != sorted(POWERS):
        problems.append(f"the techniques have the powers {', '.join(sorted(powers))}")


def check_events(c: Components, problems: list[str]) -> None:
    """The events and their options."""
    if len(c["events"]) != c["counts"]["events"]:
        problems.append(f"there are {len(c['events'])} events instead of {c['counts']['events']}")
    if len(c["events"]) <= len(c["rounds"]["eras"]):
        problems.append("there must be one event more than rounds")
    for id, event in c["events"].items():
        if not event["options"] or "II" not in event["phases"]:
            problems.append(f"event {id} must have an option and be usable in Phase II")
        for option in event["options"]:
            if not isinstance(option["cost"], dict) or not isinstance(option["gain"], dict):
                problems.append(f"an option of event {id} has no cost and gain")
    if len([event for event in c["events"].values() if event.get("token", False)]) != 1:
        problems.append("exactly one event carries a token")


def check_figures(c: Components, problems: list[str]) -> None:
    """Market, decks, tokens, workers, track and bonuses."""
    market = c["market"]
    sides = [f"{slot}-{slot + 1}" for slot in range(1, 10) if slot % 3] + [
        f"{s}-{s + 3}" for s in range(1, 7)
    ]
    if market["rows"] != 3 or market["columns"] != 3 or sorted(market["gaps"]) != sorted(sides):
        problems.append(
            "the market must be three by three, with the twelve gaps between slots that share a side"
        )
    eras = c["rounds"]["eras"]
    for era in ERAS:
        if eras.count(era) * SLOTS > c["counts"]["by_era"].get(era, 0):
            problems.append(f"era {era} has too few cards for {eras.count(era)} rounds")
    values = c["tokens"]["by_value"]
    if sorted(values) != ["1", "2", "3"] or sum(values.values()) != c["counts"]["numbered_tokens"]:
        problems.append(f"there must be {c['counts']['numbered_tokens']} tokens of value 1, 2 and 3")
    setup = c["setup"]
    if setup["workers_active"] + setup["workers_reserve"] != c["counts"]["workers_per_seat"]:
        problems.append("workers at the start and in reserve must make all workers of a seat")
    track = c["residence_track"]["values"]
    if not track or not 0 <= setup["residence_index"] < len(track):
        problems.append("the residence marker must start on the track")
    marks = c["bonuses"]["thresholds"]
    if len(marks) != 2 or not 0 < marks[0] < marks[1]:
        problems.append("there are two bonus marks, the second higher than the first")
    seats = c["seats"]
    if not 2 <= seats["min"] <= seats["max"] <= 5:
        problems.append("seats must lie between 2 and 5")
    if not isinstance(c["rulings"]["capitalization_without_card"], bool):
        problems.append("the ruling capitalization_without_card is true or false")


def is_count(figure: object) -> bool:
    """Whether a figure is a whole number from 0 up."""
    return isinstance(figure, int) and not isinstance(figure, bool) and figure >= 0
