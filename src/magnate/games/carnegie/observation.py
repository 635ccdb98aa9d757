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
    choices_of,
    count_keys,
    groups_of,
    row,
)
from magnate.games.carnegie.state import ANDREW, NEUTRAL, PHASES, STEPS, Position
from magnate.games.carnegie.tables import TILES, Tables

# Grows with the rules and the features: the version of the environments.
VERSION: Final = 2
CHOICE_TILES: Final = ["none", "held", "spent"]
OUTSIDERS: Final = {"neutral": NEUTRAL, "andrew": ANDREW}
WELFARE: Final = 3


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
        self.steps: list[bytes] = choices_of(len(STEPS))
        self.phases: list[bytes] = choices_of(len(PHASES))
        self.four: list[bytes] = choices_of(4)
        self.three: list[bytes] = choices_of(3)
        self.tiles: list[bytes] = choices_of(TILES)
        self.departments: list[bytes] = choices_of(t.departments)
        self.faces: list[bytes] = choices_of(len(t.face_names))
        self.groups_picked: list[bytes] = choices_of(2 * t.spaces)
        self.cards: list[bytes] = choices_of(len(t.card_names))
        self.levels: list[str] = list(t.levels_solo)
        self.ending: bytes = choices_of(WELFARE)[-1]
        self.no_pieces: bytes = row([0] * (t.slots + len(t.cell_names)))
        names = [(feature.group, feature.name) for feature in self.features]
        # Where the rows of slots and cells stand, in bytes: of the seat that looks, how far apart those of the
        # seats are, and those of the two outsiders, which follow each other.
        self.slots_at: int = 4 * names.index(("own", "slot:1"))
        self.stride: int = 4 * (self.groups()["own"][1])
        self.outsiders_at: int = 4 * names.index((COMMONS, "neutral-slot:1"))

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, then the table."""
        assert isinstance(state, Position)
        start = sink.size()
        for i in range(self.seats):
            self.write_seat(state, (seat + i) % self.seats, sink)
        self.write_round(state, sink)
        self.write_action(state, sink)
        sink.numbers(state.display)
        sink.numbers(state.removed)
        sink.row(self.no_pieces)
        sink.row(self.no_pieces)
        self.write_pieces(state, seat, sink, start)
        if self.seats == 1:
            self.write_andrew(state, sink)

    def write_seat(self, s: Position, seat: int, sink: Sink) -> None:
        """One seat."""
        t = self.t
        sink.flag(s.actor == seat)
        sink.flag(s.first == seat)
        sink.number(s.money[seat])
        sink.number(s.goods[seat])
        sink.number(s.vp[seat])
        sink.number(s.reserve[seat])
        sink.number(s.discs[seat])
        sink.number(s.donated[seat])
        sink.row(self.three[s.choice[seat]])
        sink.row(self.tiles[s.reserved[seat]])
        sink.part(s.stand, seat * t.spaces, (seat + 1) * t.spaces)
        sink.part(s.lie, seat * t.spaces, (seat + 1) * t.spaces)
        for at in range(seat * t.departments, (seat + 1) * t.departments):
            sink.number(s.where[at] + 1)
        sink.part(s.zones, seat * 4, seat * 4 + 4)
        sink.part(s.track, seat * 4, seat * 4 + 4)
        sink.part(s.side, seat * 4, seat * 4 + 4)
        sink.part(s.exposed, seat * 4, seat * 4 + 4)
        sink.part(s.built, seat * 4, seat * 4 + 4)
        sink.row(self.no_pieces)
        if s.welfare:
            sink.part(s.welfare, seat * WELFARE, (seat + 1) * WELFARE)
        else:
            sink.row(self.ending)

    def write_pieces(self, s: Position, seat: int, sink: Sink, start: int) -> None:
        """Who owns which slot and stands in which cell, into the rows that were left at zero for it."""
        begin: i64 = start
        at: i64 = 0
        for owner in s.slots:
            if owner >= 0:
                sink.one(begin + at + self.pieces_at(owner, seat))
            at += 4
        for cell in s.cells:
            bits: i64 = cell
            who: i64 = 0
            while bits != 0:
                if bits & 1:
                    sink.one(begin + at + self.pieces_at(who, seat))
                bits >>= 1
                who += 1
            at += 4

    def pieces_at(self, owner: i64, seat: i64) -> i64:
        """Where the slots and cells of an owner are written, as seen from a seat."""
        seats: i64 = self.seats
        stride: i64 = self.stride
        if owner < seats:
            place: i64 = self.slots_at
            behind = owner - seat if owner >= seat else owner - seat + seats
            return place + behind * stride
        outside: i64 = self.outsiders_at
        return outside + (owner - NEUTRAL) * len(self.no_pieces)

    def write_round(self, s: Position, sink: Sink) -> None:
        """Where the round stands."""
        sink.row(self.phases[s.phase])
        sink.row(self.steps[s.step])
        sink.number(s.round)
        sink.number(s.pos)
        sink.row(self.four[s.type])
        sink.row(self.four[s.row])
        sink.row(self.four[s.flip])
        sink.row(self.four[s.region])
        sink.number(s.donation)
        for face in s.faces:
            sink.row(self.faces[face])
        sink.numbers(s.markers)
        sink.flag(s.by_hand)

    def write_action(self, s: Position, sink: Sink) -> None:
        """What has been chosen of the action in progress."""
        sink.row(self.four[s.mine])
        sink.number(s.pool)
        sink.row(self.departments[s.using])
        sink.bits(s.closed, self.t.departments)
        sink.number(s.used)
        sink.number(s.worked)
        sink.number(s.acted)
        sink.number(s.effect)
        sink.number(s.count)
        sink.number(s.zone)
        sink.number(s.project)
        sink.number(s.section)
        sink.row(self.groups_picked[s.group])
        sink.row(self.tiles[s.tile])

    def write_andrew(self, s: Position, sink: Sink) -> None:
        """Andrew's pieces, and of his cards what their backs show."""
        t = self.t
        sink.row(self.four[self.levels.index(str(s.options["andrew"]))])
        sink.number(s.drawn)
        for i in range(2):
            known = i < len(s.backs)
            sink.row(self.four[t.card_row[s.backs[i]] if known else -1])
            sink.flag(known and t.card_advanced[s.backs[i]] != 0)
        sink.number(len(s.deck) + len(s.backs) - s.drawn)
        sink.row(self.cards[s.card])
        played = 0
        for card in s.played:
            played |= 1 << card
        sink.bits(played, len(t.card_names))
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
