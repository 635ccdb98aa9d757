"""The table as a row of numbers for learning. Only Andrew's unrevealed cards are hidden: of them the backs are told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.contract import Game, State
from magnate.core.observation import COMMONS, Layout, Observer, Sink, count_keys, groups_of
from magnate.core.rows import words
from magnate.games.carnegie.constants import ANDREW, NEUTRAL, PHASES, STEPS, TILES
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import Tables

# Grows with the rules and the features: the version of the environments.
VERSION: Final = 2
CHOICE_TILES: Final = ["none", "held", "spent"]
OUTSIDERS: Final = {"neutral": NEUTRAL, "andrew": ANDREW}
WELFARE: Final = 3
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
STAND: Final = 10
LIE: Final = 11
GIVEN: Final = 12
CHOICE: Final = 13
RESERVED: Final = 14
FACES: Final = 15
MARKERS: Final = 16
LEVEL: Final = 17
PLAYED: Final = 18
UNDER: Final = 19
ANDREWS_TRACK: Final = 20
ANDREWS_TILES: Final = 21
PARTS: Final = 22
# How many numbers of a seat are written one by one.
FIGURES: Final = 8


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
        self.parts = PARTS
        # Where the slots and cells of the two outsiders stand.
        names = [(feature.group, feature.name) for feature in self.features]
        self.outsiders_at: i64 = names.index((COMMONS, "neutral-slot:1"))

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, then the table."""
        assert isinstance(state, Position)
        sink.seats_from(seat)
        self.write_seats(state, sink)
        self.write_companies(state, sink)
        self.write_pieces(state, sink)
        at = sink.at
        if sink.moved(GIVEN, state.welfare):
            sink.spread(state.welfare, WELFARE)
        sink.resume(at + WELFARE)
        sink.commons()
        self.write_round(state, sink)
        self.write_action(state, sink)
        at = sink.at
        if sink.moved(DISPLAY, state.display):
            sink.numbers(state.display)
        sink.resume(at + TILES)
        if sink.moved(REMOVED, state.removed):
            sink.numbers(state.removed)
        sink.resume(at + 2 * TILES + 2 * self.pieces)
        if self.seats == 1:
            self.write_andrew(state, sink)

    def write_seats(self, s: Position, sink: Sink) -> None:
        """The seats without their companies, projects and pieces."""
        actor: i64 = s.actor
        money = words(s.money)
        goods = words(s.goods)
        vp = words(s.vp)
        reserve = words(s.reserve)
        discs = words(s.discs)
        donated = words(s.donated)
        seats: i64 = self.seats
        seat: i64 = 0
        while seat < seats:
            sink.block(seat)
            sink.eight(
                seat == actor,
                seat == s.first,
                money[seat],
                goods[seat],
                vp[seat],
                reserve[seat],
                discs[seat],
                donated[seat],
            )
            seat += 1
        sink.everyone(FIGURES)
        at = sink.at
        if sink.moved(CHOICE, s.choice):
            sink.each_choice(s.choice, len(CHOICE_TILES))
        at += len(CHOICE_TILES)
        sink.resume(at)
        if sink.moved(RESERVED, s.reserved):
            sink.each_choice(s.reserved, TILES)
        sink.resume(at + TILES)

    def write_companies(self, s: Position, sink: Sink) -> None:
        """The employees, departments and projects, those that have changed."""
        spaces: i64 = self.t.spaces
        at = sink.at
        if sink.changed(STAND, s.stand):
            sink.spread(s.stand, spaces)
        sink.resume(at + spaces)
        if sink.changed(LIE, s.lie):
            sink.spread(s.lie, spaces)
        at += 2 * spaces
        sink.resume(at)
        if sink.moved(WHERE, s.where):
            sink.spread_next(s.where, self.t.departments)
        at += self.t.departments
        sink.resume(at)
        if sink.moved(ZONES, s.zones):
            sink.spread(s.zones, 4)
        sink.resume(at + 4)
        if sink.moved(TRACK, s.track):
            sink.spread(s.track, 4)
        sink.resume(at + 8)
        if sink.moved(SIDE, s.side):
            sink.spread(s.side, 4)
        sink.resume(at + 12)
        if sink.moved(EXPOSED, s.exposed):
            sink.spread(s.exposed, 4)
        sink.resume(at + 16)
        if sink.moved(BUILT, s.built):
            sink.spread(s.built, 4)
        sink.resume(at + 20)

    def write_pieces(self, s: Position, sink: Sink) -> None:
        """Who owns which slot and stands in which cell."""
        at = sink.at
        if sink.moved(PIECES, s.slots):
            sink.owners(s.slots)
            for slot, owner in enumerate(s.slots):
                if owner >= NEUTRAL:
                    sink.one(self.outsiders_at + (owner - NEUTRAL) * self.pieces + slot)
        at += len(s.slots)
        sink.resume(at)
        if sink.moved(CELLS, s.cells):
            for cell, discs in enumerate(s.cells):
                if discs == 0:
                    continue
                for seat in range(self.seats):
                    if discs >> seat & 1:
                        sink.mark(seat, at + cell, 1)
                for i in range(len(OUTSIDERS)):
                    if discs >> (NEUTRAL + i) & 1:
                        sink.one(self.outsiders_at + i * self.pieces + len(s.slots) + cell)
        sink.resume(at + len(s.cells))

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
        at = sink.at
        if sink.moved(FACES, s.faces):
            for face in s.faces:
                sink.choice(face, len(t.face_names))
        at += len(t.types) * len(t.face_names)
        sink.resume(at)
        if sink.moved(MARKERS, s.markers):
            sink.numbers(s.markers)
        sink.resume(at + len(t.types))
        sink.flag(s.by_hand)

    def write_action(self, s: Position, sink: Sink) -> None:
        """What has been chosen of the action in progress."""
        t = self.t
        sink.choice(s.mine, len(t.types))
        sink.number(s.pool)
        sink.choice(s.using, t.departments)
        sink.bits(s.closed, t.departments)
        sink.four(s.used, s.worked, s.acted, s.effect)
        sink.four(s.count, s.zone, s.project, s.section)
        sink.choice(s.group, 2 * t.spaces)
        sink.choice(s.tile, TILES)

    def write_andrew(self, s: Position, sink: Sink) -> None:
        """Andrew's pieces, and of his cards what their backs show."""
        t = self.t
        at = sink.at
        if sink.moved(LEVEL, s.options):
            sink.choice(self.levels.index(str(s.options["andrew"])), len(self.levels))
        sink.resume(at + len(self.levels))
        sink.number(s.drawn)
        for i in range(2):
            known = i < len(s.backs)
            sink.choice(t.card_row[s.backs[i]] if known else -1, len(t.types))
            sink.flag(known and t.card_advanced[s.backs[i]] != 0)
        sink.number(len(s.deck) + len(s.backs) - s.drawn)
        sink.choice(s.card, len(t.card_names))
        at = sink.at
        if sink.moved(PLAYED, s.played):
            sink.members(s.played, len(t.card_names))
        sink.resume(at + len(t.card_names))
        sink.number(s.place)
        at = sink.at
        if sink.moved(UNDER, s.places):
            under = [0] * len(t.vp_cards)
            for place in s.places:
                under[place] += 1
            sink.numbers(under)
        sink.resume(at + len(t.vp_cards))
        sink.number(s.a_discs)
        at = sink.at
        if sink.moved(ANDREWS_TRACK, s.a_track):
            sink.numbers(s.a_track)
        sink.resume(at + len(s.a_track))
        if sink.moved(ANDREWS_TILES, s.a_tiles):
            sink.numbers(s.a_tiles)
        sink.resume(at + len(s.a_track) + TILES)


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return CarnegieObserver(blank.t, seats)
