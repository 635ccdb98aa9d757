"""The table as a row of numbers for learning. Nothing is hidden but what the bag will give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.contract import Game, State
from magnate.core.observation import COMMONS, Layout, Observer, Sink, count_keys, groups_of
from magnate.core.rows import words
from magnate.games.industry.constants import FACE_DOWN, FACE_UP, IN_BAG, STEPS
from magnate.games.industry.state import Position
from magnate.games.industry.tables import Tables

# Grows with the rules and the features: the version of the environments.
VERSION: Final = 1
# The parts of a row that are kept.
OWNED: Final = 0
BUILT: Final = 1
COLUMNS: Final = 2
DRAW: Final = 3
JOKERS: Final = 4
PARTS: Final = 5
# How many numbers of a seat stand before its jokers.
FIGURES: Final = 9


def layout(t: Tables, seats: int) -> Layout:
    """The features in the order in which they are written."""
    lay = Layout()
    for group in groups_of(seats):
        lay.group = group
        seat_features(lay, t)
    lay.group = COMMONS
    lay.flags("step", STEPS)
    lay.flags("era", count_keys(t.eras))
    lay.number("round", t.eras * t.columns, 10)
    for place in ("bag", "up", "down"):
        lay.flags(place, t.letters)
    lay.flags("lot", t.cells)
    lay.number("high-bid", t.most_money, 50)
    lay.number("span", t.most_money, 10)
    lay.number("made", t.cells_per_turn)
    lay.number("served", seats)
    lay.flags("site", t.cells)
    lay.numbers("way", count_keys(most_needs(t)), 4)
    lay.flags("spent-joker", [t.cells[cell] for cell in t.joker_cell])
    lay.flags("draw", t.draw_options)
    return lay


def seat_features(lay: Layout, t: Tables) -> None:
    """The features of one seat."""
    for name in ("to-decide", "first", "auctioneer", "leads"):
        lay.flag(name)
    lay.number("cash", t.most_money, 50)
    lay.number("prestige", scale=50)
    lay.number("subsidies", scale=1)
    lay.flag("spoke")
    lay.number("bid", t.most_money, 50)
    lay.flags("joker", [t.cells[cell] for cell in t.joker_cell])
    lay.flags("owns", t.cells)
    lay.numbers("built", t.cells, t.eras)


def most_needs(t: Tables) -> int:
    """How many resources a cell needs at most."""
    return max([len(needs) for needs in t.needs])


class IndustryObserver(Observer):
    """Writes the table for one seat count."""

    def __init__(self, t: Tables, seats: int) -> None:
        super().__init__(seats, layout(t, seats), VERSION)
        self.t: Tables = t
        self.ways: i64 = most_needs(t)
        self.cells: i64 = t.cell_count
        self.jokers: i64 = len(t.joker_cell)
        self.columns: i64 = len(t.letters)
        self.steps: i64 = len(STEPS)
        self.eras: i64 = t.eras
        self.draws: dict[str, int] = {draw: i for i, draw in enumerate(t.draw_options)}
        self.parts = PARTS

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, then the table."""
        assert isinstance(state, Position)
        sink.seats_from(seat)
        self.write_seats(state, sink)
        self.write_cells(state, sink)
        sink.commons()
        self.write_commons(state, sink)

    def write_seats(self, s: Position, sink: Sink) -> None:
        """The seats without their cells."""
        actor: i64 = s.actor
        first: i64 = s.first
        auctioneer: i64 = s.auctioneer
        leader: i64 = s.leader
        cash = words(s.cash)
        prestige = words(s.prestige)
        subsidies = words(s.subsidies)
        bids = words(s.bids)
        seats: i64 = self.seats
        seat: i64 = 0
        while seat < seats:
            bid = bids[seat]
            sink.block(seat)
            sink.eight(
                seat == actor,
                seat == first,
                seat == auctioneer,
                seat == leader,
                cash[seat],
                prestige[seat],
                subsidies[seat],
                bid >= 0,
            )
            sink.number(bid if bid > 0 else 0)
            seat += 1
        sink.everyone(FIGURES)
        if sink.changed(JOKERS, s.jokers):
            sink.each_bits(s.jokers, self.jokers)
        sink.resume(FIGURES + self.jokers)

    def write_cells(self, s: Position, sink: Sink) -> None:
        """Who owns which cell, and in which era it was built."""
        at = sink.at
        if sink.changed(OWNED, s.owner):
            sink.owners(s.owner)
            sink.outdate(BUILT)
        at += self.cells
        sink.resume(at)
        if sink.changed(BUILT, s.built):
            sink.of_owners(s.built, s.owner)
        sink.resume(at + self.cells)

    def write_commons(self, s: Position, sink: Sink) -> None:
        """Step and era, the columns, the auction and the development under way."""
        t = self.t
        sink.choice(s.step, self.steps)
        sink.choice(s.era - 1, self.eras)
        sink.number(s.round)
        at = sink.at
        if sink.changed(COLUMNS, s.columns):
            sink.owned(s.columns, IN_BAG, self.columns)
            sink.owned(s.columns, FACE_UP, self.columns)
            sink.owned(s.columns, FACE_DOWN, self.columns)
        sink.resume(at + 3 * self.columns)
        sink.choice(s.lot, self.cells)
        sink.four(s.high, s.span + 1, s.made, s.served)
        sink.choice(s.site, self.cells)
        at = sink.at
        for way in s.ways:
            if way >= 0:
                sink.put(at, way + 1)
            at += 1
        sink.skip(self.ways)
        sink.bits(s.spent, self.jokers)
        if sink.moved(DRAW, s.options):
            sink.choice(self.draws[str(s.options["draw"])], len(t.draw_options))
        sink.resume(sink.at)


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return IndustryObserver(blank.t, seats)
