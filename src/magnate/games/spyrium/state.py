"""The position: what lies on the table, and what is unfinished of the turn under way."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.contract import Game, OptionValue, State
from magnate.core.rng import Rng
from magnate.games.spyrium.tables import EMPTY, ERAS, GAPS, PLACE, POWERS, SLOTS, VALUES, Tables

# --- what is asked of the actor -------------------------------------------------------------------

ACTION: Final = 0
ASK_DESIGNATE: Final = 1
ASK_CARD: Final = 2
ASK_TOKEN: Final = 3
ASK_VALUE: Final = 4
ASK_PLOT: Final = 5
ASK_LOBBY: Final = 6
ASK_RESIDENCE: Final = 7
ASK_BONUS: Final = 8
ASK_EFFECT: Final = 9
ASK_EVENT_VALUE: Final = 10
ASK_OPTION: Final = 11
ASK_AGAIN: Final = 12
ASK_LATE: Final = 13
STEPS: Final = [
    "action",
    "designate",
    "card",
    "token",
    "value",
    "plot",
    "lobby",
    "residence",
    "bonus",
    "effect",
    "event-value",
    "option",
    "again",
    "late",
]

NOWHERE: Final = -1
NEW_PLOT: Final = -1

# The two bonuses of a seat, as bits of `Seat.bonuses`.
WORKER_BONUS: Final = 1
MONEY_BONUS: Final = 2


def changed(items: list[int], at: int, by: int) -> list[int]:
    """A copy of a list with one entry raised or lowered; lists that clones share are changed like this."""
    copy = items.copy()
    copy[at] += by
    return copy


class Seat:
    """What one player owns. Workers: active, market, inactive, reserve, and `crew` on each building.

    Its lists are never changed in place (see `changed`), so clones share them.
    """

    __slots__ = (
        "active",
        "bonuses",
        "crew",
        "district",
        "event_used",
        "fresh",
        "inactive",
        "kept",
        "market",
        "money",
        "passed",
        "phase",
        "reserve",
        "residence",
        "spyrium",
        "symbols",
        "techniques",
        "tilted",
        "vp",
    )

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


def new_seat(t: Tables) -> Seat:
    """A seat before the first round (SPY-SETUP-6, SPY-SETUP-7, SPY-SETUP-8)."""
    me = Seat()
    me.money = t.start_money
    me.spyrium = t.start_spyrium
    me.vp = t.start_vp
    me.residence = t.start_residence
    me.phase = 1
    me.passed = False
    me.event_used = False
    me.active = t.start_active
    me.market = 0
    me.inactive = 0
    me.reserve = t.start_reserve
    me.bonuses = 0
    me.techniques = 0
    me.fresh = 0
    me.symbols = 0
    me.district = []
    me.tilted = []
    me.crew = []
    me.kept = [0] * VALUES
    return me


class Position(State):
    """The table. Only `gaps` and `around` are changed in place; clones share all other lists.

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

    # --- copies ----------------------------------------------------------------------------------------

    def copy_into(self, twin: Position) -> None:
        """Copy everything into a blank position; what never changes in place is shared."""
        self.copy_base(twin)
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
        twin.around = self.around.copy()
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

    def recount(self) -> None:
        """Work out afresh what is only kept in step with the rest; after loading or changing by hand."""
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
            PLACE + gap
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

    def dump_position(self) -> dict[str, Any]:
        """The position in words and numbers; cards, events and techniques by their ids."""
        t = self.t
        readable = self.round + 1
        return {
            "first": self.first,
            "dealt": {
                ERAS[era]: [t.card_ids[card] for card in self.decks[era][: self.dealt[era]]]
                for era in range(len(ERAS))
            },
            "decks": {
                ERAS[era]: [t.card_ids[card] for card in self.decks[era][self.dealt[era] :]]
                for era in range(len(ERAS))
            },
            "events": [t.event_ids[event] for event in self.events[:readable]],
            "events_beneath": [t.event_ids[event] for event in self.events[readable:]],
            "event_token": self.event_token,
            "pool": self.pool.copy(),
            "discard": self.discard.copy(),
            "slots": ["" if card == EMPTY else t.card_ids[card] for card in self.slots],
            "tokens": self.tokens.copy(),
            "gaps": self.gaps.copy(),
            "players": [self.dump_seat(me) for me in self.players],
            "step": STEPS[self.step],
            "switched": self.switched,
            "gap": self.gap,
            "slot": self.slot,
            "taken": self.taken,
            "value": self.value,
            "where": self.where,
            "lobbied": self.lobbied,
            "building": self.building,
            "again": self.again,
        }

    def dump_seat(self, me: Seat) -> dict[str, Any]:
        """One seat in words and numbers."""
        return {
            "money": me.money,
            "spyrium": me.spyrium,
            "vp": me.vp,
            "residence": me.residence,
            "phase": me.phase,
            "passed": me.passed,
            "event_used": me.event_used,
            "active": me.active,
            "inactive": me.inactive,
            "reserve": me.reserve,
            "bonuses": me.bonuses,
            "techniques": self.technique_ids(me.techniques),
            "fresh": self.technique_ids(me.fresh),
            "district": [self.t.card_ids[card] for card in me.district],
            "tilted": me.tilted.copy(),
            "crew": me.crew.copy(),
            "kept": me.kept.copy(),
        }

    def technique_ids(self, bits: int) -> list[str]:
        """The card ids of techniques given as bits."""
        return [self.t.card_ids[self.t.technique_of[bit]] for bit in POWERS.values() if bits & bit]

    def load_position(self, data: dict[str, Any]) -> None:
        """Fill a blank position from `dump` data."""
        t = self.t
        self.first = data["first"]
        self.decks = [
            [t.card_ids.index(id) for id in [*data["dealt"][era], *data["decks"][era]]] for era in ERAS
        ]
        self.dealt = [len(data["dealt"][era]) for era in ERAS]
        self.events = [t.event_ids.index(id) for id in [*data["events"], *data["events_beneath"]]]
        self.event_token = data["event_token"]
        self.pool = list(data["pool"])
        self.discard = list(data["discard"])
        self.slots = [t.card_ids.index(id) if id else EMPTY for id in data["slots"]]
        self.tokens = list(data["tokens"])
        self.gaps = list(data["gaps"])
        self.players = [self.load_seat(seat) for seat in data["players"]]
        self.step = STEPS.index(data["step"])
        self.switched = data["switched"]
        self.gap = data["gap"]
        self.slot = data["slot"]
        self.taken = data["taken"]
        self.value = data["value"]
        self.where = data["where"]
        self.lobbied = data["lobbied"]
        self.building = data["building"]
        self.again = data["again"]
        self.recount()

    def load_seat(self, data: dict[str, Any]) -> Seat:
        """One seat from `dump_seat` data."""
        me = new_seat(self.t)
        me.money = data["money"]
        me.spyrium = data["spyrium"]
        me.vp = data["vp"]
        me.residence = data["residence"]
        me.phase = data["phase"]
        me.passed = data["passed"]
        me.event_used = data["event_used"]
        me.active = data["active"]
        me.inactive = data["inactive"]
        me.reserve = data["reserve"]
        me.bonuses = data["bonuses"]
        for id in data["techniques"]:
            me.techniques |= self.t.power[self.t.card_ids.index(id)]
        for id in data["fresh"]:
            me.fresh |= self.t.power[self.t.card_ids.index(id)]
        me.district = [self.t.card_ids.index(id) for id in data["district"]]
        me.tilted = list(data["tilted"])
        me.crew = list(data["crew"])
        me.kept = list(data["kept"])
        return me

    # --- sound books -----------------------------------------------------------------------------------

    def audit(self) -> list[str]:
        """Conservation of cards, tokens and workers, and sane figures."""
        problems: list[str] = []
        self.audit_cards(problems)
        self.audit_tokens(problems)
        for seat in range(self.seats):
            self.audit_seat(seat, problems)
        around = self.around.copy()
        places = self.places.copy()
        self.recount()
        if around != self.around or places != self.places:
            problems.append("the counts around the market are out of step with the workers in it")
        return problems

    def audit_cards(self, problems: list[str]) -> None:
        """Every card of the game exists as often as it should, and only dealt cards are on the table.

        SPY-SETUP-3
        """
        t = self.t
        known = [0] * t.cards
        dealt = [0] * t.cards
        for era in range(len(ERAS)):
            for i, card in enumerate(self.decks[era]):
                known[card] += 1
                dealt[card] += 1 if i < self.dealt[era] else 0
                if t.era[card] != era:
                    problems.append(f"{t.card_ids[card]} lies in the wrong deck")
        if known != t.copies:
            problems.append("the decks do not hold the cards of the game")
        for card in self.slots:
            if card != EMPTY:
                dealt[card] -= 1
        for me in self.players:
            for card in me.district:
                dealt[card] -= 1
            for bit, card in t.technique_of.items():
                if me.techniques & bit:
                    dealt[card] -= 1
        problems += [
            f"{t.card_ids[card]} is on the table too often" for card in range(t.cards) if dealt[card] < 0
        ]
        if sorted(self.events) != list(range(t.events)):
            problems.append("the events are not complete")

    def audit_tokens(self, problems: list[str]) -> None:
        """The tokens are complete: pool, discard, cards, event, kept (SPY-TOK-3)."""
        for value in range(VALUES):
            count = self.pool.count(value + 1) + self.discard[value]
            for slot in range(SLOTS):
                count += self.tokens[slot * VALUES + value]
            for me in self.players:
                count += me.kept[value]
            if self.event_token == value + 1:
                count += 1
            if count != self.t.token_counts[value]:
                problems.append(f"there are {count} tokens of value {value + 1}")

    def audit_seat(self, seat: int, problems: list[str]) -> None:
        """Workers of a seat are complete, nothing is negative, buildings are in order (SPY-SETUP-7)."""
        t = self.t
        me = self.players[seat]
        market = sum(self.gaps[seat * GAPS : (seat + 1) * GAPS])
        places = [me.active, me.inactive, me.reserve, me.market, *me.crew]
        if sum(places) != t.workers or min(places) < 0 or market != me.market:
            problems.append(f"seat {seat} has {sum(places)} workers")
        if me.money < 0 or me.spyrium < 0 or me.vp < 0:
            problems.append(f"seat {seat} owes something")
        if not 0 <= me.residence < len(t.track) or me.phase not in (1, 2):
            problems.append(f"the markers of seat {seat} are off the board")
        if len(me.tilted) != len(me.district) or len(me.crew) != len(me.district):
            problems.append(f"the district of seat {seat} is out of order")
        for i, card in enumerate(me.district):
            if me.tilted[i] and t.effects[card] == 0:
                problems.append(f"seat {seat} has an idle building that is tilted")
        if me.fresh & ~me.techniques:
            problems.append(f"seat {seat} has a power it does not own")
        if sum(me.kept) > t.most_kept:
            problems.append(f"seat {seat} keeps {sum(me.kept)} tokens")
        if me.passed and me.market:
            problems.append(f"seat {seat} has passed with workers in the market")
        if (me.bonuses != 0) != (me.vp >= t.first_mark) and self.actor != seat:
            problems.append(f"seat {seat} has the wrong bonuses for {me.vp} points")
