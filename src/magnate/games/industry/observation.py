"""The table as a row of numbers for learning. Nothing is hidden but what the bag will give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
        # Where a block of a seat tells what it owns, and where the next block begins.
        self.block: i64 = self.groups()["own"][1]
        self.owns_at: i64 = self.block - 2 * t.cell_count

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, then the table."""
        assert isinstance(state, Position)
        for i in range(self.seats):
            self.write_seat(state, (seat + i) % self.seats, sink)
        self.write_cells(state, seat, sink)
        self.write_commons(state, sink)

    def write_seat(self, s: Position, seat: int, sink: Sink) -> None:
        """One seat without its cells."""
        t = self.t
        sink.flag(s.actor == seat)
        sink.flag(s.first == seat)
        sink.flag(s.auctioneer == seat)
        sink.flag(s.leader == seat)
        sink.number(s.cash[seat])
        sink.number(s.prestige[seat])
        sink.number(s.subsidies[seat])
        bid = s.bids[seat]
        sink.flag(bid >= 0)
        sink.number(bid if bid > 0 else 0)
        sink.bits(s.jokers[seat], len(t.joker_cell))
        sink.skip(2 * t.cell_count)

    def write_cells(self, s: Position, seat: i64, sink: Sink) -> None:
        """Who owns which cell, and in which era it was built."""
        seats: i64 = self.seats
        cells: i64 = self.t.cell_count
        at = self.owns_at
        for cell in range(cells):
            owner: i64 = s.owner[cell]
            if 0 <= owner < seats:
                behind = owner - seat if owner >= seat else owner - seat + seats
                place = at + behind * self.block
                sink.one(place)
                built: i64 = s.built[cell]
                if built != 0:
                    sink.put(place + cells, built)
            at += 1

    def write_commons(self, s: Position, sink: Sink) -> None:
        """Step and era, the columns, the auction and the development under way."""
        t = self.t
        sink.choice(s.step, len(STEPS))
        sink.choice(s.era - 1, t.eras)
        sink.number(s.round)
        sink.owned(s.columns, IN_BAG, len(t.letters))
        sink.owned(s.columns, FACE_UP, len(t.letters))
        sink.owned(s.columns, FACE_DOWN, len(t.letters))
        sink.choice(s.lot, t.cell_count)
        sink.number(s.high)
        sink.number(s.span + 1)
        sink.number(s.made)
        sink.number(s.served)
        sink.choice(s.site, t.cell_count)
        at = sink.at
        for way in s.ways:
            if way >= 0:
                sink.put(at, way + 1)
            at += 1
        sink.skip(self.ways)
        sink.bits(s.spent, len(t.joker_cell))
        sink.choice(self.draws[str(s.options["draw"])], len(t.draw_options))


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return IndustryObserver(blank.t, seats)
