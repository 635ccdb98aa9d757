"""The table as a row of numbers for learning. Nothing is hidden but what the bag will give."""

from __future__ import annotations

from typing import Final

from magnate.core.contract import Game, State
from magnate.core.observation import (
    COMMONS,
    Layout,
    Observer,
    Sink,
    count_keys,
    groups_of,
)
from magnate.games.industry.state import FACE_DOWN, FACE_UP, IN_BAG, STEPS, Position
from magnate.games.industry.tables import Tables

# Grows with the rules and the features: the version of the environments.
VERSION: Final = 1
# The parts of a row that are kept.
OWNED: Final = 0
BUILT: Final = 1
COLUMNS: Final = 2
DRAW: Final = 3
PARTS: Final = 4


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
        self.ways: int = most_needs(t)
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
        sink.whose(s.actor)
        sink.whose(s.first)
        sink.whose(s.auctioneer)
        sink.whose(s.leader)
        sink.each(s.cash)
        sink.each(s.prestige)
        sink.each(s.subsidies)
        at = sink.at
        for seat, bid in enumerate(s.bids):
            if bid >= 0:
                sink.mark(seat, at, 1)
                if bid > 0:
                    sink.mark(seat, at + 1, bid)
        sink.skip(2)
        sink.each_bits(s.jokers, len(self.t.joker_cell))

    def write_cells(self, s: Position, sink: Sink) -> None:
        """Who owns which cell, and in which era it was built."""
        at = sink.at
        if sink.changed(OWNED, s.owner):
            sink.owners(s.owner)
            sink.outdate(BUILT)
        at += self.t.cell_count
        sink.resume(at)
        if sink.changed(BUILT, s.built):
            sink.of_owners(s.built, s.owner)
        sink.resume(at + self.t.cell_count)

    def write_commons(self, s: Position, sink: Sink) -> None:
        """Step and era, the columns, the auction and the development under way."""
        t = self.t
        sink.choice(s.step, len(STEPS))
        sink.choice(s.era - 1, t.eras)
        sink.number(s.round)
        at = sink.at
        if sink.changed(COLUMNS, s.columns):
            sink.owned(s.columns, IN_BAG, len(t.letters))
            sink.owned(s.columns, FACE_UP, len(t.letters))
            sink.owned(s.columns, FACE_DOWN, len(t.letters))
        sink.resume(at + 3 * len(t.letters))
        sink.choice(s.lot, t.cell_count)
        sink.four(s.high, s.span + 1, s.made, s.served)
        sink.choice(s.site, t.cell_count)
        at = sink.at
        for way in s.ways:
            if way >= 0:
                sink.put(at, way + 1)
            at += 1
        sink.skip(self.ways)
        sink.bits(s.spent, len(t.joker_cell))
        if sink.moved(DRAW, s.options):
            sink.choice(self.draws[str(s.options["draw"])], len(t.draw_options))
        sink.resume(sink.at)


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return IndustryObserver(blank.t, seats)
