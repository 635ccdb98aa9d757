"""The table as a row of numbers for learning. Nothing is hidden but what the bag will give."""

from __future__ import annotations

from typing import Final

from magnate.core.contract import Game, State
from magnate.core.observation import (
    COMMONS,
    Layout,
    Observer,
    Sink,
    choices_of,
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
        self.steps: list[bytes] = choices_of(len(STEPS))
        self.eras: list[bytes] = choices_of(t.eras)
        self.cells: list[bytes] = choices_of(t.cell_count)
        self.draws: dict[str, bytes] = dict(
            zip(t.draw_options, choices_of(len(t.draw_options))[:-1], strict=True)
        )

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, then the table."""
        assert isinstance(state, Position)
        for i in range(self.seats):
            self.write_seat(state, (seat + i) % self.seats, sink)
        self.write_commons(state, sink)

    def write_seat(self, s: Position, seat: int, sink: Sink) -> None:
        """One seat."""
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
        sink.bits(s.jokers[seat], len(self.t.joker_cell))
        for owner in s.owner:
            sink.flag(owner == seat)
        for cell in range(self.t.cell_count):
            sink.number(s.built[cell] if s.owner[cell] == seat else 0)

    def write_commons(self, s: Position, sink: Sink) -> None:
        """Step and era, the columns, the auction and the development under way."""
        sink.row(self.steps[s.step])
        sink.row(self.eras[s.era - 1])
        sink.number(s.round)
        for place in (IN_BAG, FACE_UP, FACE_DOWN):
            for column in s.columns:
                sink.flag(column == place)
        sink.row(self.cells[s.lot])
        sink.number(s.high)
        sink.number(s.span + 1)
        sink.number(s.made)
        sink.number(s.served)
        sink.row(self.cells[s.site])
        for i in range(self.ways):
            sink.number(s.ways[i] + 1 if i < len(s.ways) else 0)
        sink.bits(s.spent, len(self.t.joker_cell))
        sink.row(self.draws[str(s.options["draw"])])


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return IndustryObserver(blank.t, seats)
