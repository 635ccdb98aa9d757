"""The table as a row of numbers for learning: what everybody sees, and the own hand and packet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from magnate.core.contract import Game, State
from magnate.core.observation import COMMONS, Layout, Observer, Sink, count_keys, groups_of
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.tables import Tables

# Grows with the rules and the features: the version of the environments.
VERSION: Final = 2
PHASES: Final = ["characters", "spots", "income", "draft", "first-draw", "action", "upkeep", "over"]
FRAMES: Final = c.F_SWAP_TAKE + 1
# So much of the unfinished work is told, from the top of the stack; it is hardly ever deeper.
DEPTH: Final = 32
QUEUE: Final = 6
# Masks of cells are told by their lower bits where they stand among unfinished work.
LARGE: Final = 2**20
# The places of a sheet that are told as they are; character, map and the masks of cells are told one by one.
PLAIN: Final = [i for i in range(c.SHEET_SIZE) if i not in (c.WHO, c.MAP) and not c.TILES_AT <= i < c.SKILL]
MASKS: Final = [
    c.TILES_AT,
    c.FLIPPED_AT,
    c.RABBIT_AT,
    *range(c.KIND_AT, c.KIND_AT + 6),
    *range(c.SPECIAL_AT, c.SPECIAL_AT + 6),
    c.ZONE_AT,
]
# The parts of a row that are kept: so many of each seat, then, from the last, those of the table (see `table`).
SEAT_PARTS: Final = 4
OPTIONS: Final = ["turn_order", "draft", "advanced_skills"]


def layout(t: Tables, seats: int) -> Layout:
    """The features in the order in which they are written."""
    lay = Layout()
    for group in groups_of(seats):
        lay.group = group
        seat_features(lay, t)
        if group == "own":
            lay.flags("secret-hand", t.card_ids)
            lay.flags("secret-packet", t.card_ids)
    lay.group = COMMONS
    lay.flags("phase", PHASES)
    lay.number("round", t.rounds)
    lay.flags("option", OPTIONS)
    for name in ("at", "picks", "trades", "buried", "running", "deck", "packets"):
        lay.number(name, scale=10)
    lay.flags("discard", t.card_ids)
    lay.flags("mio-slot", count_keys(t.areas * t.most_slots))
    for spot in count_keys(t.most_spots):
        lay.flags(f"spot-{spot}", t.standard_ids)
        lay.flags(f"spot-pass-{spot}", t.pass_ids)
    lay.numbers("pile", t.skill_ids, 10)
    lay.numbers("milestone-side", t.milestone_ids, 2)
    lay.flags("milestone-gone", t.milestone_ids)
    lay.flags("first-gone", t.pros_ids)
    lay.flags("final", t.final_ids)
    lay.flags("mio-shown", t.mio_ids)
    lay.numbers("mio-left", ["A", "B"], len(t.mio_ids))
    lay.number("mio-spot", t.most_spots)
    lay.flags("frame", count_keys(FRAMES))
    lay.number("unfinished", scale=10)
    lay.numbers("work", count_keys(DEPTH), LARGE, 100, -LARGE)
    lay.numbers("waiting", count_keys(QUEUE), 3)
    return lay


def seat_features(lay: Layout, t: Tables) -> None:
    """The features of one seat."""
    for name in ("to-decide", "start", "buried-cards"):
        lay.flag(name)
    lay.number("place-in-order", 4)
    lay.number("passed-as", 4)
    lay.number("cards", t.cards, 10)
    for place in PLAIN:
        lay.number(c.SHEET_NAMES[place], scale=10, low=-1)
    lay.flags("who", t.who_ids)
    lay.flags("on-map", t.map_ids)
    for mask in MASKS:
        lay.flags(c.SHEET_NAMES[mask], t.cell_ids)
    lay.flags("road-at", t.edge_ids)
    lay.flags("front", t.card_ids)
    lay.flags("slot", count_keys(t.areas * t.most_slots))
    lay.flags("milestone", t.milestone_ids)
    lay.flags("was-first", t.pros_ids)


class SweetLandsObserver(Observer):
    """Writes the table for one seat count."""

    def __init__(self, t: Tables, seats: int) -> None:
        super().__init__(seats, layout(t, seats), VERSION)
        self.t: Tables = t
        # Where each place of a sheet is told, counted from the first; -1 where it is told in another way.
        self.places: vec[i32] = vec[i32]([PLAIN.index(i) if i in PLAIN else -1 for i in range(c.SHEET_SIZE)])
        self.plain: i64 = len(PLAIN)
        self.masks: list[int] = list(MASKS)
        self.slots: i64 = t.areas * t.most_slots
        # Where a block of a seat has what is written for all seats together, and where that of the seat that looks has
        # its secrets.
        own = [feature.name for feature in self.features if feature.group == "own"]
        self.block: i64 = own.index("secret-hand:" + t.card_ids[0])
        self.cards_at: i64 = own.index("cards")
        self.slots_at: i64 = own.index("slot:1")
        names = [feature.name for feature in self.features]
        self.mio_at: i64 = names.index("mio-slot:1")
        self.options_at: i64 = names.index("option:" + OPTIONS[0])
        self.sheet: i64 = own.index("road-at:" + t.edge_ids[0]) - own.index("cards") - 1
        self.table: i64 = SEAT_PARTS * seats
        self.parts = SEAT_PARTS * seats + 13

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, the own hand, then the table."""
        assert isinstance(state, Position)
        sink.seats_from(seat)
        sink.whose(state.actor)
        sink.whose(state.start)
        sink.whose(state.buried_by)
        self.write_places(state, sink)
        for who in range(self.seats):
            self.write_seat(state, who, sink)
        sink.block(seat)
        sink.skip(self.block)
        sink.members(state.hands[seat], self.t.cards)
        if seat < len(state.packets):
            sink.members(state.packets[seat], self.t.cards)
        sink.commons()
        self.write_round(state, sink)
        self.write_tiles(state, sink)
        self.write_work(state, sink)
        if sink.keeping:
            state.share()

    def write_seat(self, s: Position, seat: int, sink: Sink) -> None:
        """What everybody sees of one seat, without its places."""
        t = self.t
        sink.block(seat)
        sink.skip(self.cards_at)
        sink.number(len(s.hands[seat]))
        part: i64 = seat * SEAT_PARTS
        at = sink.at
        sheet = s.sheets[seat]
        if sink.follow(part, sheet, self.places):
            sink.outdate(part + 1)
        sink.resume(at + self.plain)
        if sink.moved(part + 1, self):  # written again where it is outdated
            self.write_masks(sheet, sink)
        at += self.sheet
        sink.resume(at)
        if sink.moved(part + 2, s.edges[seat]):
            sink.owned(s.edges[seat], c.BUILT, t.edges)
        sink.resume(at + t.edges)
        if sink.moved(part + 3, s.fronts[seat]):
            sink.members(s.fronts[seat], t.cards)
        sink.resume(at + t.edges + t.cards)

    def write_masks(self, sheet: list[int], sink: Sink) -> None:
        """What is told of the sheet of a seat in another way than by its numbers."""
        t = self.t
        sink.choice(sheet[c.WHO], len(t.who_ids))
        sink.choice(sheet[c.MAP], len(t.map_ids))
        for mask in self.masks:
            sink.bits(sheet[mask], t.cells)

    def write_places(self, s: Position, sink: Sink) -> None:
        """The places of all seats: in turn order, on the areas, on milestones, first on the tracks."""
        at = sink.at
        if sink.moved(self.table + 5, s.order):
            for i, who in enumerate(s.order):
                sink.mark(who, at, i + 1)
        if sink.moved(self.table + 6, s.next_order):
            for i, who in enumerate(s.next_order):
                sink.mark(who, at + 1, i + 1)
        sink.resume(self.slots_at)
        if sink.moved(self.table, s.slots):
            sink.owners(s.slots, 1)
            sink.at = self.mio_at
            sink.owned(s.slots, c.MIO + 1, self.slots)
        at = self.slots_at + self.slots
        sink.resume(at)
        if sink.moved(self.table + 7, s.mile_owner):
            sink.owners(s.mile_owner)
        sink.resume(at + len(s.mile_owner))
        if sink.moved(self.table + 8, s.first):
            sink.owners(s.first)

    def write_round(self, s: Position, sink: Sink) -> None:
        """Where the round stands."""
        sink.choice(s.phase, len(PHASES))
        sink.number(s.round)
        sink.skip(len(OPTIONS))
        sink.four(s.at, s.picks, s.trades, s.buried)
        sink.number(s.running)
        sink.number(len(s.deck))
        sink.number(len(s.packets))
        at = sink.at
        if sink.moved(self.table + 1, s.discard):
            sink.members(s.discard, self.t.cards)
        sink.resume(at + self.t.cards + self.slots)

    def write_tiles(self, s: Position, sink: Sink) -> None:
        """The round board, skill piles, milestones, final tiles, and Mio."""
        t = self.t
        at = sink.at
        standards: i64 = len(t.standard_ids)
        each = standards + len(t.pass_ids)
        if sink.moved(self.table + 2, s.spots):
            for tile in s.spots:
                sink.choice(tile, each)
        sink.resume(at + standards)
        if sink.moved(self.table + 3, s.spot_pass):
            for tile in s.spot_pass[: len(s.spots)]:
                sink.choice(tile, each)
        at += each * t.most_spots
        sink.resume(at)
        if sink.moved(self.table + 4, s.piles):  # a new list in every game, as the options are new
            sink.numbers(s.piles)
            sink.at = self.options_at
            for name in OPTIONS:
                sink.flag(bool(s.options[name]))
        sink.resume(at + len(t.skill_ids))
        at += len(t.skill_ids)
        miles: i64 = len(t.milestone_ids)
        if sink.moved(self.table + 9, s.mile_side):
            for side in s.mile_side:
                sink.number(side + 1)
        at += miles
        sink.resume(at)
        if sink.moved(self.table + 10, s.mile_owner):
            sink.owned(s.mile_owner, c.REMOVED, miles)
        at += miles
        sink.resume(at)
        if sink.moved(self.table + 11, s.first):
            sink.owned(s.first, c.REMOVED, len(t.pros_ids))
        at += len(t.pros_ids)
        sink.resume(at)
        sink.members(s.finals, len(t.final_ids))
        if sink.moved(self.table + 12, s.mio_shown):
            sink.members(s.mio_shown, len(t.mio_ids))
        sink.resume(at + len(t.final_ids) + len(t.mio_ids))
        sink.number(len(s.mio_a))
        sink.number(len(s.mio_b))
        sink.number(s.mio_pawn + 1)

    def write_work(self, s: Position, sink: Sink) -> None:
        """The unfinished work, which is public (SWL-Q-1), from the top of the stack."""
        stack = s.stack
        size: i64 = len(stack)
        sink.choice(s.top(), FRAMES)
        sink.number(size)
        at = sink.at
        i: i64 = 0
        while i < size and i < DEPTH:
            value: i64 = stack[size - 1 - i]
            if value != 0:
                sink.put(at + i, value if -LARGE <= value <= LARGE else value % LARGE)
            i += 1
        at += DEPTH
        waiting: i64 = len(s.queue)
        i = 0
        while i < waiting and i < QUEUE:
            sink.put(at + i, s.queue[i] + 1)
            i += 1
        sink.resume(at + QUEUE)


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return SweetLandsObserver(blank.t, seats)
