"""The table as a row of numbers for learning. Only Andrew's unrevealed cards are hidden: of them the backs are told."""

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
from magnate.games.carnegie.state import ANDREW, NEUTRAL, PHASES, STEPS, Position
from magnate.games.carnegie.tables import TILES, Tables

# Grows with the rules and the features: the version of the environments.
VERSION: Final = 2
CHOICE_TILES: Final = ["none", "held", "spent"]
OUTSIDERS: Final = {"neutral": NEUTRAL, "andrew": ANDREW}
WELFARE: Final = 3
NOTHING: Final = [0] * WELFARE
# The parts of a row that are kept.
WHERE: Final = 0
ZONES: Final = 1
TRACK: Final = 2
SIDE: Final = 3
EXPOSED: Final = 4
BUILT: Final = 5
PIECES: Final = 6
CELLS: Final = 7
DISPLAY: Final = 8
REMOVED: Final = 9
PARTS: Final = 10


def layout(t: Tables, seats: int) -> Layout:
    """The features in the order in which they are written."""
    lay = Layout()
    for group in groups_of(seats):
        lay.group = group
        seat_features(lay, t)
    lay.group = COMMONS
    round_features(lay, t, seats)
    action_features(lay, t)
    lay.numbers("display", t.dept_names[:TILES], 4)
    lay.numbers("removed", t.dept_names[:TILES], 4)
    for name in OUTSIDERS:
        lay.flags(f"{name}-slot", count_keys(t.slots))
        lay.flags(f"{name}-cell", t.cell_names)
    if seats == 1:
        andrew_features(lay, t)
    return lay


def seat_features(lay: Layout, t: Tables) -> None:
    """The features of one seat."""
    lay.flag("to-decide")
    lay.flag("first")
    lay.number("money", scale=20)
    lay.number("goods", scale=10)
    lay.number("points", scale=20)
    lay.number("reserve", t.employees)
    lay.number("discs", t.discs)
    lay.number("donated", t.discs, 6)
    lay.flags("choice-tile", CHOICE_TILES)
    lay.flags("reserved", t.dept_names[:TILES])
    lay.numbers("standing", t.space_names, t.employees, 3)
    lay.numbers("lying", t.space_names, t.employees, 3)
    lay.numbers("department", t.dept_names, t.spaces)
    for name, high in (("zone", t.employees), ("track", 8), ("side", 1), ("exposed", 8), ("built", 8)):
        lay.numbers(name, t.projects if name in ("side", "exposed", "built") else t.regions, high)
    lay.flags("slot", count_keys(t.slots))
    lay.flags("cell", t.cell_names)
    lay.numbers("welfare", count_keys(WELFARE), scale=5)


def round_features(lay: Layout, t: Tables, seats: int) -> None:
    """Where the round stands."""
    lay.flags("phase", PHASES)
    lay.flags("step", STEPS)
    lay.number("round", t.rounds + 1)
    lay.number("served", seats)
    for name in ("type", "row", "flipped"):
        lay.flags(name, t.types)
    lay.flags("income", t.regions)
    lay.flag("donation")
    for kind in t.types:
        lay.flags(f"timeline-{kind}", t.face_names)
    lay.numbers("marker", t.types, t.row_spaces + 1)
    lay.flag("selling-by-hand")


def action_features(lay: Layout, t: Tables) -> None:
    """What has been chosen of the action in progress."""
    lay.flags("turn-type", t.types)
    lay.number("pool", scale=10)
    lay.flags("using", t.dept_names)
    lay.flags("closed", t.dept_names)
    for name in ("used", "worked", "acted", "effect", "count", "zone", "project", "section"):
        lay.number(name, scale=4)
    lay.flags("group", count_keys(2 * t.spaces))
    lay.flags("tile", t.dept_names[:TILES])


def andrew_features(lay: Layout, t: Tables) -> None:
    """Andrew's pieces and cards."""
    lay.flags("level", list(t.levels_solo))
    lay.flag("andrew-drawn")
    for card in ("first", "second"):
        lay.flags(f"andrew-{card}-row", t.types)
        lay.flag(f"andrew-{card}-advanced")
    lay.number("andrew-left", len(t.card_names))
    lay.flags("andrew-card", t.card_names)
    lay.flags("andrew-played", t.card_names)
    lay.number("andrew-place", len(t.vp_cards))
    lay.numbers("andrew-under", count_keys(len(t.vp_cards)), t.rounds)
    lay.number("andrew-discs", t.discs)
    lay.numbers("andrew-track", t.regions, 8)
    lay.numbers("andrew-tile", t.dept_names[:TILES], 4)


class CarnegieObserver(Observer):
    """Writes the table for one seat count."""

    def __init__(self, t: Tables, seats: int) -> None:
        super().__init__(seats, layout(t, seats), VERSION)
        self.t: Tables = t
        self.levels: list[str] = list(t.levels_solo)
        self.pieces: i64 = t.slots + len(t.cell_names)
        self.company: i64 = 2 * t.spaces + t.departments + 5 * 4
        self.parts = PARTS
        names = [(feature.group, feature.name) for feature in self.features]
        # Where the slots and cells stand: of the seat that looks, how far apart those of the seats are, and those
        # of the two outsiders, which follow each other.
        self.slots_at: i64 = names.index(("own", "slot:1"))
        self.stride: i64 = self.groups()["own"][1]
        self.outsiders_at: i64 = names.index((COMMONS, "neutral-slot:1"))

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, then the table."""
        assert isinstance(state, Position)
        for i in range(self.seats):
            self.write_seat(state, (seat + i) % self.seats, sink)
        self.write_round(state, sink)
        self.write_action(state, sink)
        at = sink.at
        if sink.moved(DISPLAY, state.display):
            sink.numbers(state.display)
        sink.resume(at + TILES)
        if sink.moved(REMOVED, state.removed):
            sink.numbers(state.removed)
        sink.resume(at + 2 * TILES)
        at = sink.at + 2 * self.pieces
        self.write_companies(state, seat, sink)
        self.write_pieces(state, seat, sink)
        sink.resume(at)
        if self.seats == 1:
            self.write_andrew(state, sink)

    def write_seat(self, s: Position, seat: int, sink: Sink) -> None:
        """One seat without its company, projects and pieces."""
        sink.flag(s.actor == seat)
        sink.flag(s.first == seat)
        sink.number(s.money[seat])
        sink.number(s.goods[seat])
        sink.number(s.vp[seat])
        sink.number(s.reserve[seat])
        sink.number(s.discs[seat])
        sink.number(s.donated[seat])
        sink.choice(s.choice[seat], len(CHOICE_TILES))
        sink.choice(s.reserved[seat], TILES)
        sink.skip(self.company + self.pieces)
        if s.welfare:
            sink.part(s.welfare, seat * WELFARE, (seat + 1) * WELFARE)
        else:
            sink.part(NOTHING, 0, WELFARE)

    def write_companies(self, s: Position, seat: i64, sink: Sink) -> None:
        """The employees, departments and projects of all seats, those that have changed."""
        spaces: i64 = self.t.spaces
        departments: i64 = self.t.departments
        apart = self.stride
        at = self.slots_at - self.company
        sink.spread(at, apart, s.stand, spaces, seat)
        sink.spread(at + spaces, apart, s.lie, spaces, seat)
        at += 2 * spaces
        if sink.moved(WHERE, s.where, seat):
            sink.spread(at, apart, s.where, departments, seat, 1)
        at += departments
        if sink.moved(ZONES, s.zones, seat):
            sink.spread(at, apart, s.zones, 4, seat)
        if sink.moved(TRACK, s.track, seat):
            sink.spread(at + 4, apart, s.track, 4, seat)
        if sink.moved(SIDE, s.side, seat):
            sink.spread(at + 8, apart, s.side, 4, seat)
        if sink.moved(EXPOSED, s.exposed, seat):
            sink.spread(at + 12, apart, s.exposed, 4, seat)
        if sink.moved(BUILT, s.built, seat):
            sink.spread(at + 16, apart, s.built, 4, seat)

    def write_pieces(self, s: Position, seat: i64, sink: Sink) -> None:
        """Who owns which slot and stands in which cell, where the others left room for it."""
        at: i64 = 0
        if sink.moved(PIECES, s.slots, seat):
            for owner in s.slots:
                if owner >= 0:
                    sink.one(at + self.pieces_at(owner, seat))
                at += 1
        if sink.moved(CELLS, s.cells, seat):
            at = len(s.slots)
            for cell in s.cells:
                bits: i64 = cell
                who: i64 = 0
                while bits != 0:
                    if bits & 1:
                        sink.one(at + self.pieces_at(who, seat))
                    bits >>= 1
                    who += 1
                at += 1

    def pieces_at(self, owner: i64, seat: i64) -> i64:
        """Where the slots and cells of an owner are written, as seen from a seat."""
        seats: i64 = self.seats
        if owner < seats:
            behind = owner - seat if owner >= seat else owner - seat + seats
            return self.slots_at + behind * self.stride
        return self.outsiders_at + (owner - NEUTRAL) * self.pieces

    def write_round(self, s: Position, sink: Sink) -> None:
        """Where the round stands."""
        t = self.t
        sink.choice(s.phase, len(PHASES))
        sink.choice(s.step, len(STEPS))
        sink.number(s.round)
        sink.number(s.pos)
        sink.choice(s.type, len(t.types))
        sink.choice(s.row, len(t.types))
        sink.choice(s.flip, len(t.types))
        sink.choice(s.region, len(t.regions))
        sink.number(s.donation)
        for face in s.faces:
            sink.choice(face, len(t.face_names))
        sink.numbers(s.markers)
        sink.flag(s.by_hand)

    def write_action(self, s: Position, sink: Sink) -> None:
        """What has been chosen of the action in progress."""
        t = self.t
        sink.choice(s.mine, len(t.types))
        sink.number(s.pool)
        sink.choice(s.using, t.departments)
        sink.bits(s.closed, t.departments)
        sink.number(s.used)
        sink.number(s.worked)
        sink.number(s.acted)
        sink.number(s.effect)
        sink.number(s.count)
        sink.number(s.zone)
        sink.number(s.project)
        sink.number(s.section)
        sink.choice(s.group, 2 * t.spaces)
        sink.choice(s.tile, TILES)

    def write_andrew(self, s: Position, sink: Sink) -> None:
        """Andrew's pieces, and of his cards what their backs show."""
        t = self.t
        sink.choice(self.levels.index(str(s.options["andrew"])), len(self.levels))
        sink.number(s.drawn)
        for i in range(2):
            known = i < len(s.backs)
            sink.choice(t.card_row[s.backs[i]] if known else -1, len(t.types))
            sink.flag(known and t.card_advanced[s.backs[i]] != 0)
        sink.number(len(s.deck) + len(s.backs) - s.drawn)
        sink.choice(s.card, len(t.card_names))
        sink.members(s.played, len(t.card_names))
        sink.number(s.place)
        under = [0] * len(t.vp_cards)
        for place in s.places:
            under[place] += 1
        sink.numbers(under)
        sink.number(s.a_discs)
        sink.numbers(s.a_track)
        sink.numbers(s.a_tiles)


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return CarnegieObserver(blank.t, seats)
