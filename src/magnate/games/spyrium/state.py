"""The position: what lies on the table, and what is unfinished of the turn under way."""

from __future__ import annotations

from typing import Any

from magnate.core.contract import Game, OptionValue, State
from magnate.core.fields import MOST, Bits, Field, Kind, Listed, Named, Recorded, flags, of
from magnate.core.rng import Rng
from magnate.games.spyrium.constants import (
    ACTION,
    EMPTY,
    ERAS,
    GAPS,
    MONEY_BONUS,
    NEW_PLOT,
    NOWHERE,
    POWERS,
    SLOTS,
    STEPS,
    VALUES,
    WORKER_BONUS,
)
from magnate.games.spyrium.tables import WITHOUT_CARD, Tables


class Seat:
    """What one player owns. Workers: active, market, inactive, reserve, and `crew` on each building.

    Its lists are never changed in place (see `changed`), so clones share them.
    """

    money: int
    spyrium: int
    vp: int
    residence: int
    phase: int
    passed: bool
    event_used: bool
    active: int
    market: int
    inactive: int
    reserve: int
    bonuses: int
    techniques: int
    fresh: int
    symbols: int
    district: list[int]
    tilted: list[int]
    crew: list[int]
    kept: list[int]

    def clone(self) -> Seat:
        """An independent copy."""
        twin = Seat()
        twin.money = self.money
        twin.spyrium = self.spyrium
        twin.vp = self.vp
        twin.residence = self.residence
        twin.phase = self.phase
        twin.passed = self.passed
        twin.event_used = self.event_used
        twin.active = self.active
        twin.market = self.market
        twin.inactive = self.inactive
        twin.reserve = self.reserve
        twin.bonuses = self.bonuses
        twin.techniques = self.techniques
        twin.fresh = self.fresh
        twin.symbols = self.symbols
        twin.district = self.district
        twin.tilted = self.tilted
        twin.crew = self.crew
        twin.kept = self.kept
        return twin


def seat_fields(t: Tables) -> list[Field]:
    """The fields of a seat."""
    cards, count = Listed(Named(t.card_ids)), Kind(0, MOST)
    powers = Bits([t.card_ids[t.technique_of[bit]] for bit in POWERS.values()])
    return [
        *[Field(name, count) for name in ("money", "spyrium", "vp", "residence")],
        Field("phase", Kind(1, 2)),
        *flags("passed", "event_used"),
        *[Field(name, count) for name in ("active", "inactive", "reserve")],
        Field("bonuses", Kind(0, WORKER_BONUS | MONEY_BONUS)),
        Field("techniques", powers),
        Field("fresh", powers),
        Field("district", cards),
        *of(Listed(count), "tilted", "crew"),
        Field("kept", Listed(count, VALUES)),
    ]


class Position(State):
    """The table. Only `gaps` is changed in place, and `around` replaced with it; clones share all other lists.

    `decks[era]`   all cards of an era in their order, `dealt[era]` of them already turned up
    `events`       all events in their order: the current one at `round - 1`, the exposed one after it
    `pool`         tokens (values 1 to 3) face down, the next to be drawn last
    `slots`        the card in each slot, or EMPTY; `tokens[slot * 3 + value - 1]` counts the tokens on it
    `gaps`         workers of each seat in each gap, `gaps[seat * 12 + gap]`
    `around`       workers around each slot, kept in step with `gaps`
    `places`       the `place` choices into gaps that still have a card, kept in step with `slots`
    """

    players: list[Seat]
    first: int
    decks: list[list[int]]
    dealt: list[int]
    events: list[int]
    event_token: int
    pool: list[int]
    discard: list[int]
    slots: list[int]
    tokens: list[int]
    gaps: list[int]
    around: list[int]
    places: list[int]
    step: int
    switched: bool
    gap: int
    slot: int
    taken: int
    value: int
    where: int
    lobbied: bool
    building: int
    again: bool

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], tables: Tables) -> None:
        super().__init__(game, seats, options)
        self.t: Tables = tables

    def clear_turn(self) -> None:
        """Forget what was chosen in the action just finished.

        `taken` is the value printed on the chosen token, `value` the one that counts; `where` is NEW_PLOT
        or the place of the building to be replaced; `again` says that the event runs a building again.
        """
        self.step = ACTION
        self.switched = False
        self.gap = NOWHERE
        self.slot = NOWHERE
        self.taken = 0
        self.value = 0
        self.where = NEW_PLOT
        self.lobbied = False
        self.building = NOWHERE
        self.again = False

    # --- reading the table ---------------------------------------------------------------------------

    @property
    def me(self) -> Seat:
        """The seat to decide."""
        return self.players[self.actor]

    def event(self) -> int:
        """The current event."""
        return self.events[self.round - 1]

    def owned(self, me: Seat) -> int:
        """The workers a seat owns, wherever they are (SPY-SETUP-7)."""
        return self.t.workers - me.reserve

    def pays_without_card(self) -> bool:
        """Whether Capitalization pays where no card is left (SPY-TQ-CAP-2)."""
        return bool(self.options.get(WITHOUT_CARD, self.t.pays_without_card))

    # --- copies ----------------------------------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        """Copy everything into a blank position; what never changes in place is shared."""
        assert isinstance(twin, Position)
        twin.players = [seat.clone() for seat in self.players]
        twin.first = self.first
        twin.decks = self.decks
        twin.dealt = self.dealt
        twin.events = self.events
        twin.event_token = self.event_token
        twin.pool = self.pool
        twin.discard = self.discard
        twin.slots = self.slots
        twin.tokens = self.tokens
        twin.gaps = self.gaps.copy()
        twin.around = self.around
        twin.places = self.places
        twin.step = self.step
        twin.switched = self.switched
        twin.gap = self.gap
        twin.slot = self.slot
        twin.taken = self.taken
        twin.value = self.value
        twin.where = self.where
        twin.lobbied = self.lobbied
        twin.building = self.building
        twin.again = self.again

    def derive(self) -> None:
        """Work out what is only kept in step with the rest; after loading or changing by hand."""
        t = self.t
        self.around = [0] * SLOTS
        for seat in range(self.seats):
            me = self.players[seat]
            me.market = 0
            me.symbols = 0
            for card in me.district:
                me.symbols |= t.symbols[card]
            for gap in range(GAPS):
                count = self.gaps[seat * GAPS + gap]
                me.market += count
                self.around[t.gap_a[gap]] += count
                self.around[t.gap_b[gap]] += count
        self.find_places()

    def find_places(self) -> None:
        """The gaps that still have a card on one side (SPY-PLACE-3)."""
        t = self.t
        self.places = [
            t.to_place + gap
            for gap in range(GAPS)
            if self.slots[t.gap_a[gap]] != EMPTY or self.slots[t.gap_b[gap]] != EMPTY
        ]

    def redeal(self, seat: int, rng: Rng) -> None:
        """Shuffle what nobody can know: undealt cards, events beneath the exposed one, the token pool
        (SPY-INFO-1, SPY-INFO-2, SPY-INFO-3). No seat knows more than another."""
        decks: list[list[int]] = []
        for era in range(len(ERAS)):
            rest = self.decks[era][self.dealt[era] :]
            rng.shuffle(rest)
            decks.append(self.decks[era][: self.dealt[era]] + rest)
        self.decks = decks
        readable = self.round + 1
        beneath = self.events[readable:]
        rng.shuffle(beneath)
        self.events = self.events[:readable] + beneath
        pool = self.pool.copy()
        rng.shuffle(pool)
        self.pool = pool
        self.rng = rng.branch()

    def hidden(self, seat: int) -> list[str]:
        """What no seat knows: the order of everything face down."""
        return ["rng", "decks", "events_beneath", "pool"]

    # --- dump and load -----------------------------------------------------------------------------------

    def fields(self) -> list[Field]:
        """Everything but the decks and the events, of which a dump tells apart what has been seen."""
        t = self.t
        return [
            Field("first", Kind(0, self.seats - 1)),
            Field("event_token", Kind(0, VALUES)),
            Field("pool", Listed(Kind(1, VALUES))),
            Field("discard", Listed(Kind(0, MOST), VALUES)),
            Field("slots", Listed(Named(t.card_ids, empty=""), SLOTS)),
            Field("tokens", Listed(Kind(0, MOST), SLOTS * VALUES)),
            Field("gaps", Listed(Kind(0, MOST), self.seats * GAPS)),
            Field("players", Listed(Recorded(Seat, seat_fields(t)), self.seats)),
            Field("step", Named(STEPS)),
            *flags("switched", "lobbied", "again"),
            Field("gap", Kind(NOWHERE, GAPS - 1)),
            Field("slot", Kind(NOWHERE, SLOTS - 1)),
            *[Field(name, Kind(0, VALUES)) for name in ("taken", "value")],
            *[Field(name, Kind(NOWHERE, t.most_buildings)) for name in ("where", "building")],
        ]

    def dump_position(self) -> dict[str, Any]:
        """The fields, the cards dealt and undealt of every era, and the events in sight and beneath."""
        data = super().dump_position()
        cards, events = Listed(Named(self.t.card_ids)), Listed(Named(self.t.event_ids))
        halves = [(self.decks[e][: self.dealt[e]], self.decks[e][self.dealt[e] :]) for e in range(len(ERAS))]
        data["dealt"] = {era: cards.dump(half[0]) for era, half in zip(ERAS, halves, strict=True)}
        data["decks"] = {era: cards.dump(half[1]) for era, half in zip(ERAS, halves, strict=True)}
        data["events"] = events.dump(self.events[: self.round + 1])
        data["events_beneath"] = events.dump(self.events[self.round + 1 :])
        return data

    def load_position(self, data: dict[str, Any]) -> None:
        """Fill a blank position from `dump` data."""
        cards, events = Listed(Named(self.t.card_ids)), Listed(Named(self.t.event_ids))
        self.dealt = [len(data["dealt"][era]) for era in ERAS]
        self.decks = [cards.load([*data["dealt"][era], *data["decks"][era]], "decks") for era in ERAS]
        self.events = events.load([*data["events"], *data["events_beneath"]], "events")
        if len(data["events"]) != min(self.round + 1, len(self.events)):
            raise ValueError(f"in round {self.round} other events are in sight")
        super().load_position(data)
