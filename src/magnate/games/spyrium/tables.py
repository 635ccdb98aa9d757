"""The components as flat lists of ints, and the choice space; built once per `Game`.

Cards, events and options of events are numbered in the order of `components.toml`. An entry of a per-card
list is read `t.price[card]`; effects of exploiting are flat, `t.effect_vp[card * kinds.EFFECTS + effect]`.
"""

from __future__ import annotations

from typing import Any, Final

from magnate.core.components import Components
from magnate.core.space import ChoiceSpace, Value, Verb
from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium.checks import check

WITHOUT_CARD: Final = "capitalization"  # the option of SPY-TQ-CAP-2


class Tables:
    """All figures of the game, read from components that `check` has found sound."""

    def __init__(self, components: Components) -> None:
        check(components)
        self.read_rules(components)
        self.read_market(components["market"])
        self.read_cards(components["cards"])
        self.read_events(components["events"])
        self.space: ChoiceSpace = self.make_space()
        self.number_verbs(self.space)

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
        self.round_era: list[int] = [kinds.ERAS.index(era) for era in c["rounds"]["eras"]]
        self.rounds: int = len(self.round_era)
        self.token_counts: list[int] = [c["tokens"]["by_value"][str(v + 1)] for v in range(kinds.VALUES)]
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
            [gap for gap in range(kinds.GAPS) if slot in (self.gap_a[gap], self.gap_b[gap])]
            for slot in range(kinds.SLOTS)
        ]

    def read_cards(self, cards: dict[str, dict[str, Any]]) -> None:
        """One entry per card face: price, points, symbols, tokens, what it gives, how it is exploited."""
        self.card_ids: list[str] = list(cards)
        faces = list(cards.values())
        self.cards: int = len(faces)
        self.kind: list[int] = [kinds.KINDS.index(face["kind"]) for face in faces]
        self.era: list[int] = [kinds.ERAS.index(face["era"]) for face in faces]
        self.price: list[int] = [face["price"] for face in faces]
        self.vp: list[int] = [face.get("vp", 0) for face in faces]
        self.copies: list[int] = [face["copies"] for face in faces]
        # What is shuffled at the start: the cards of each era, and the tokens.
        self.start_decks: list[list[int]] = [
            [card for card in range(self.cards) if self.era[card] == era for _ in range(self.copies[card])]
            for era in range(len(kinds.ERAS))
        ]
        self.start_pool: list[int] = [
            value + 1 for value in range(kinds.VALUES) for _ in range(self.token_counts[value])
        ]
        self.symbols: list[int] = [self.symbol_bits(face.get("symbols", [])) for face in faces]
        self.token_use: list[int] = [
            kinds.TOKEN_USES.index(face.get("token", {}).get("use", "none")) for face in faces
        ]
        self.token_per_seat: list[bool] = [
            face.get("token", {}).get("count", "") == "players-1" for face in faces
        ]
        self.most_buildings: int = sum(
            [self.copies[card] for card in range(self.cards) if self.kind[card] == kinds.BUILDING]
        )
        self.need_spyrium: list[int] = [0] * self.cards
        self.gain_spyrium: list[int] = [0] * self.cards
        self.gain_vp: list[int] = [0] * self.cards
        self.gain_workers: list[int] = [0] * self.cards
        self.gain_residence: list[int] = [0] * self.cards
        self.effects: list[int] = [0] * self.cards
        self.effect_workers: list[int] = [0] * (self.cards * kinds.EFFECTS)
        self.effect_spyrium: list[int] = [0] * (self.cards * kinds.EFFECTS)
        self.effect_gain: list[int] = [0] * (self.cards * kinds.EFFECTS)
        self.effect_vp: list[int] = [0] * (self.cards * kinds.EFFECTS)
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
            bits |= {"mine": kinds.MINE, "factory": kinds.FACTORY, "research": kinds.RESEARCH}[name]
        return bits

    def read_effect(self, card: int, effect: dict[str, Any]) -> None:
        """One effect of a card; figures that read "token" are left to the token."""
        trigger = effect["trigger"]
        if trigger == "owned":
            self.read_power(card, effect)
        elif trigger == "final":
            self.final_unit[self.power[card]] = effect["score"].get("unit", 1)
        elif trigger == "exploit":
            at = card * kinds.EFFECTS + self.effects[card]
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
        bit = kinds.POWERS[power]
        self.power[card] = bit
        self.technique_of[bit] = card
        if bit == kinds.AUTOMATION:
            self.mine_workers: int = effect["set_worker_cost"]
        elif bit == kinds.CAPITALIZATION:
            self.extra_money: int = effect["add_money"]
        elif bit == kinds.CRANE:
            self.plot_reduction: int = effect["reduce_plot"]
        elif bit == kinds.TRADE:
            self.most_kept: int = effect["max_kept"]
        elif bit == kinds.ENGINEERING:
            self.extra_vp: int = effect["add_vp_per_worker_used"]

    def read_events(self, events: dict[str, dict[str, Any]]) -> None:
        """One entry per event, and one per option of an event; -1 stands for the value of the token."""
        self.event_ids: list[str] = list(events)
        self.events: int = len(self.event_ids)
        self.event_token: list[bool] = [bool(event.get("token", False)) for event in events.values()]
        self.event_phase_one: list[bool] = ["I" in event["phases"] for event in events.values()]
        self.option_first: list[int] = []
        self.option_end: list[int] = []
        options: list[dict[str, Any]] = []
        for event in events.values():
            self.option_first.append(len(options))
            options += event["options"]
            self.option_end.append(len(options))
        costs = [option["cost"] for option in options]
        gains = [option["gain"] for option in options]
        self.option_ids: list[str] = list(dict.fromkeys(option["id"] for option in options))
        self.option_name: list[int] = [self.option_ids.index(option["id"]) for option in options]
        self.option_money: list[int] = [number(cost.get("money", 0)) for cost in costs]
        self.option_per_worker: list[int] = [int(cost.get("money") == "workers_owned") for cost in costs]
        self.option_spyrium: list[int] = [cost.get("spyrium", 0) for cost in costs]
        self.option_gain_money: list[int] = [number(gain.get("money", 0), -1) for gain in gains]
        self.option_gain_spyrium: list[int] = [number(gain.get("spyrium", 0), -1) for gain in gains]
        self.option_gain_vp: list[int] = [number(gain.get("vp", 0), -1) for gain in gains]
        self.option_gain_workers: list[int] = [gain.get("workers", 0) for gain in gains]
        self.option_special: list[int] = [
            max([kinds.PLAIN] + [kinds.SPECIAL[key] for key in gain if key in kinds.SPECIAL])
            for gain in gains
        ]

    def make_space(self) -> ChoiceSpace:
        """Every choice of the game."""
        gaps = self.gap_names
        slots: list[Value] = [slot + 1 for slot in range(kinds.SLOTS)]
        values: list[Value] = [value + 1 for value in range(kinds.VALUES)]
        places: list[Value] = [place + 1 for place in range(self.most_buildings)]
        house, home = "building:{seat}:{building}", "track:{seat}"
        return ChoiceSpace(
            [
                Verb("switch", clause="SPY-TURN-5"),
                Verb("pass", clause="SPY-PASS-1"),
                Verb("event", on="event"),
                Verb("place", on="gap:{gap}", clause="SPY-PLACE-2", gap=gaps),
                Verb("earn", on="gap:{gap}", clause="SPY-EARN-2", gap=gaps),
                Verb("activate", on="gap:{gap}", clause="SPY-ACT-2", gap=gaps),
                Verb("designate", on="slot:{slot}", clause="SPY-EARN-3", slot=slots),
                Verb("card", on="slot:{slot}", clause="SPY-ACT-3", slot=slots),
                Verb("token", clause="SPY-CALL-3", value=values),
                Verb("value", clause="SPY-TQ-TRADE-2", value=values),
                Verb("printed", clause="SPY-TQ-TRADE-2"),
                Verb("plot", on="district:{seat}", clause="SPY-BUILD-2"),
                Verb("lobby", clause="SPY-TQ-LOB-1"),
                Verb("surcharge", clause="SPY-ACT-3"),
                Verb("advance", on=home, clause="SPY-RES-1"),
                Verb("score", on=home, clause="SPY-RES-1"),
                Verb("bonus", clause="SPY-BON-1", bonus=kinds.BONUSES),
                Verb("effect", clause="SPY-EXPL-2", effect=[1, 2]),
                Verb("option", clause="SPY-EVENT-3", option=self.option_ids),
                Verb("exploit", on=house, clause="SPY-EXPL-1", building=places),
                Verb("replace", on=house, clause="SPY-BUILD-3", building=places),
            ]
        )

    def number_verbs(self, space: ChoiceSpace) -> None:
        """The first number of every verb."""
        self.to_switch: int = space.base("switch")
        self.to_pass: int = space.base("pass")
        self.to_event: int = space.base("event")
        self.to_place: int = space.base("place")
        self.to_earn: int = space.base("earn")
        self.to_activate: int = space.base("activate")
        self.to_designate: int = space.base("designate")
        self.to_card: int = space.base("card")
        self.to_token: int = space.base("token")
        self.to_value: int = space.base("value")
        self.to_printed: int = space.base("printed")
        self.to_plot: int = space.base("plot")
        self.to_lobby: int = space.base("lobby")
        self.to_surcharge: int = space.base("surcharge")
        self.to_advance: int = space.base("advance")
        self.to_score: int = space.base("score")
        self.to_bonus: int = space.base("bonus")
        self.to_effect: int = space.base("effect")
        self.to_option: int = space.base("option")
        self.to_exploit: int = space.base("exploit")
        self.to_replace: int = space.base("replace")
        self.all_places: list[int] = [self.to_place + gap for gap in range(kinds.GAPS)]


def number(figure: object, token: int = 0) -> int:
    """A figure of an effect; `token` where the value of the token stands in for it."""
    return figure if isinstance(figure, int) else token
