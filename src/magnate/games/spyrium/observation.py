"""The table as a row of numbers for learning. Everything but the order of what lies face down is public."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.contract import Game, State
from magnate.core.observation import COMMONS, Layout, Observer, Packed, Sink, count_keys, groups_of
from magnate.games.spyrium.constants import EFFECTS, ERAS, GAPS, POWERS, SLOTS, STEPS, VALUES
from magnate.games.spyrium.state import Position, Seat
from magnate.games.spyrium.tables import Tables

# Grows with the rules and the features: the version of the environments.
VERSION: Final = 1
# Buildings of a district that are told place by place; later ones are counted among the cards owned.
PLACES: Final = 8
# What a face says in numbers.
FACE: Final = [
    "building",
    "character",
    "technique",
    "price",
    "points",
    "mine",
    "factory",
    "research",
    "pays",
    "gives-spyrium",
    "gives-points",
    "gives-workers",
    "gives-residence",
    "uses-spyrium",
    "uses-points",
    "uses-price",
]
EFFECT: Final = ["workers", "pays", "spyrium", "points"]


def face_keys() -> list[str]:
    """The names of the numbers of a face."""
    return FACE + [f"{name}-{i + 1}" for i in range(EFFECTS) for name in EFFECT]


def face_values(t: Tables, card: int) -> list[int]:
    """A card in numbers, in the order of `face_keys`."""
    values = [1 if t.kind[card] == kind else 0 for kind in range(3)]
    values += [t.price[card], t.vp[card]]
    values += [t.symbols[card] >> bit & 1 for bit in range(3)]
    values += [
        t.need_spyrium[card],
        t.gain_spyrium[card],
        t.gain_vp[card],
        t.gain_workers[card],
        t.gain_residence[card],
    ]
    values += [1 if t.token_use[card] == use else 0 for use in range(1, 4)]
    for at in range(card * EFFECTS, card * EFFECTS + EFFECTS):
        values += [t.effect_workers[at], t.effect_spyrium[at], t.effect_gain[at], t.effect_vp[at]]
    return values


def layout(t: Tables, seats: int) -> Layout:
    """The features in the order in which they are written."""
    lay = Layout()
    for group in groups_of(seats):
        lay.group = group
        seat_features(lay, t)
    lay.group = COMMONS
    lay.flag("over")
    lay.flags("step", STEPS)
    lay.flags("round", count_keys(t.rounds))
    lay.flags("event", t.event_ids)
    lay.flags("next-event", t.event_ids)
    lay.flags("event-seen", t.event_ids)
    lay.number("event-token", VALUES)
    lay.numbers("pool", count_keys(VALUES), t.tokens, 10)
    lay.numbers("discard", count_keys(VALUES), t.tokens, 10)
    lay.numbers("dealt", t.card_ids, max(t.copies))
    lay.numbers("deck", ERAS, t.cards * max(t.copies), 20)
    for slot in count_keys(SLOTS):
        lay.flags(f"slot-{slot}", t.card_ids)
        lay.numbers(f"face-{slot}", face_keys(), scale=10)
        lay.numbers(f"tokens-{slot}", count_keys(VALUES), t.tokens, 2)
        lay.number(f"around-{slot}", seats * t.workers, 4)
    for name in ("switched", "lobbied", "again"):
        lay.flag(name)
    lay.flags("chosen-gap", t.gap_names)
    lay.flags("chosen-slot", count_keys(SLOTS))
    lay.number("token", VALUES)
    lay.number("token-value", VALUES)
    lay.number("replaces", t.most_buildings, PLACES)
    lay.number("runs", t.most_buildings, PLACES)
    return lay


def seat_features(lay: Layout, t: Tables) -> None:
    """The features of one seat."""
    lay.flag("to-decide")
    lay.flag("first")
    lay.number("money", scale=20)
    lay.number("spyrium", scale=10)
    lay.number("points", scale=50)
    lay.flags("residence", count_keys(len(t.track)))
    lay.flag("second-phase")
    lay.flag("passed")
    lay.flag("event-used")
    for name in ("active", "market", "inactive", "reserve"):
        lay.number(name, t.workers)
    lay.flags("bonus", ["worker", "money"])
    lay.flags("technique", list(POWERS))
    lay.flags("fresh", list(POWERS))
    lay.numbers("kept", count_keys(VALUES), t.tokens, 3)
    lay.numbers("gap", t.gap_names, t.workers)
    lay.number("buildings", t.most_buildings, 6)
    lay.numbers("owns", t.card_ids, max(t.copies))
    for place in count_keys(PLACES):
        lay.flag(f"tilted-{place}")
        lay.number(f"crew-{place}", t.workers)
        lay.numbers(f"building-{place}", face_keys(), scale=10)


class SpyriumObserver(Observer):
    """Writes the table for one seat count."""

    def __init__(self, t: Tables, seats: int) -> None:
        super().__init__(seats, layout(t, seats), VERSION)
        assert max(t.copies) <= 4, "cards are counted up to four"
        self.t: Tables = t
        self.faces: list[Packed] = [Packed(face_values(t, card)) for card in range(t.cards)]
        self.face: i64 = len(face_keys())
        # The parts of a row that are kept: the district and the tokens of each seat, then those of the table.
        self.districts: i64 = 0
        self.kept: i64 = seats
        self.gaps: i64 = 2 * seats
        self.pool: i64 = self.gaps + 1
        self.dealt: i64 = self.gaps + 2
        self.slots: i64 = self.gaps + 3
        self.tokens: i64 = self.gaps + 4
        self.around: i64 = self.gaps + 5
        self.parts = 2 * seats + 6
        self.track: i64 = len(t.track)
        self.powers: i64 = len(POWERS)
        self.cards: i64 = t.cards
        self.events: i64 = len(t.event_ids)
        self.steps: i64 = len(STEPS)
        self.gaps_at: i64 = [feature.name for feature in self.features].index(f"gap:{t.gap_names[0]}")

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, then the table."""
        assert isinstance(state, Position)
        sink.seats_from(seat)
        seats: i64 = self.seats
        who: i64 = 0
        while who < seats:
            sink.block(who)
            self.write_seat(state, who, state.players[who], sink)
            who += 1
        sink.everyone(self.gaps_at)
        if sink.moved(self.gaps, state.around):
            sink.spread(state.gaps, GAPS)
        sink.commons()
        self.write_round(state, sink)
        self.write_market(state, sink)
        self.write_pending(state, sink)

    def write_seat(self, s: Position, seat: i64, me: Seat, sink: Sink) -> None:
        """One seat without its workers in the market."""
        actor: i64 = s.actor
        first: i64 = s.first
        bonuses: i64 = me.bonuses
        sink.four(actor == seat, first == seat, me.money, me.spyrium)
        sink.number(me.vp)
        sink.choice(me.residence, self.track)
        sink.eight(
            me.phase > 1,
            me.passed,
            me.event_used,
            me.active,
            me.market,
            me.inactive,
            me.reserve,
            bonuses & 1,
        )
        sink.number(bonuses >> 1 & 1)
        sink.bits(me.techniques, self.powers)
        sink.bits(me.fresh, self.powers)
        at = sink.at
        if sink.moved(self.kept + seat, me.kept):
            for count in me.kept:
                if count != 0:
                    sink.put(at, count)
                at += 1
        at = sink.at + VALUES + GAPS
        sink.resume(at)
        if sink.moved(self.districts + seat, me.district):
            self.write_district(me.district, sink)
        at += 1 + self.cards
        each = 2 + self.face
        sink.resume(at + PLACES * each)
        last = at + PLACES * each
        for tilted in me.tilted:
            if at == last:
                break
            if tilted:
                sink.put(at, tilted)
            at += each
        at = last - PLACES * each + 1
        for crew in me.crew:
            if at > last:
                break
            if crew:
                sink.put(at, crew)
            at += each

    def write_district(self, district: list[int], sink: Sink) -> None:
        """The buildings of a seat: how many, which, and the faces of the first ones."""
        count = len(district)
        if count != 0:
            sink.put(sink.at, count)
        sink.skip(1)
        sink.count(sink.at, district, count)
        sink.skip(self.t.cards)
        for place in range(min(count, PLACES)):
            sink.skip(2)
            sink.row(self.faces[district[place]])

    def write_round(self, s: Position, sink: Sink) -> None:
        """Step, round, events, tokens and what was dealt."""
        over = s.actor < 0
        sink.flag(over)
        sink.choice(-1 if over else s.step, self.steps)
        at = sink.at
        rounds: i64 = self.t.rounds
        if sink.moved(self.dealt, s.dealt):  # cards are dealt at the start of every round
            self.write_dealt(s, sink)
        at += rounds + 3 * self.events
        sink.resume(at)
        sink.number(s.event_token)
        if sink.moved(self.pool, s.pool):
            self.write_pool(s, sink)
        sink.resume(at + 1 + VALUES)
        sink.numbers(s.discard)
        sink.skip(self.cards + len(ERAS))

    def write_dealt(self, s: Position, sink: Sink) -> None:
        """What changes from round to round: the round, the events, the cards dealt and those left."""
        sink.choice(s.round - 1, self.t.rounds)
        sink.choice(s.events[s.round - 1], self.events)
        sink.choice(s.events[s.round], self.events)
        for i in range(s.round + 1):
            sink.one(sink.at + s.events[i])
        sink.skip(self.events + 1 + 2 * VALUES)
        at = sink.at
        for era in range(len(ERAS)):
            sink.count(at, s.decks[era], s.dealt[era])
        sink.skip(self.cards)
        for era in range(len(ERAS)):
            sink.number(len(s.decks[era]) - s.dealt[era])

    def write_pool(self, s: Position, sink: Sink) -> None:
        """How many tokens of each value are in the pool."""
        counts = [0] * (VALUES + 1)
        for value in s.pool:
            counts[value] = counts[value] + 1
        sink.part(counts, 1, VALUES + 1)

    def write_market(self, s: Position, sink: Sink) -> None:
        """The nine slots."""
        at = sink.at
        each = self.cards + self.face
        if sink.moved(self.slots, s.slots):
            for card in s.slots:
                if card >= 0:
                    sink.one(sink.at + card)
                    sink.at += self.cards
                    sink.row(self.faces[card])
                    sink.skip(VALUES + 1)
                else:
                    sink.skip(each + VALUES + 1)
        sink.resume(at)
        if sink.moved(self.tokens, s.tokens):
            sink.skip(each)
            sink.spaced(s.tokens, VALUES, each + VALUES + 1)
        sink.resume(at + each + VALUES)
        if sink.moved(self.around, s.around):
            sink.spaced(s.around, 1, each + VALUES + 1)
        sink.resume(at + SLOTS * (each + VALUES + 1))

    def write_pending(self, s: Position, sink: Sink) -> None:
        """What has been chosen of the action under way."""
        sink.flag(s.switched)
        sink.flag(s.lobbied)
        sink.flag(s.again)
        sink.choice(s.gap, GAPS)
        sink.choice(s.slot, SLOTS)
        sink.four(s.taken, s.value, s.where + 1, s.building + 1)


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return SpyriumObserver(blank.t, seats)
