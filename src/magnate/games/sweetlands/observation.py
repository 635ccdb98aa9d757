"""The table as a row of numbers for learning: what everybody sees, and the own hand and packet."""

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
    row,
)
from magnate.games.sweetlands import rules_codes as c
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
        self.plain: list[int] = list(PLAIN)
        self.masks: list[int] = list(MASKS)
        self.no_cards: bytes = row([0] * t.cards)
        self.no_edges: bytes = row([0] * t.edges)
        self.no_cells: bytes = row([0] * t.cells)
        self.no_discs: bytes = row([0] * (t.areas * t.most_slots))
        self.people: list[bytes] = choices_of(len(t.who_ids))
        self.maps: list[bytes] = choices_of(len(t.map_ids))
        self.phases: list[bytes] = choices_of(len(PHASES))
        self.standards: list[bytes] = choices_of(len(t.standard_ids))
        self.passes: list[bytes] = choices_of(len(t.pass_ids))
        self.frames: list[bytes] = choices_of(FRAMES)

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """The seats from `seat` on, the own hand, then the table."""
        assert isinstance(state, Position)
        for i in range(self.seats):
            self.write_seat(state, (seat + i) % self.seats, sink)
            if i == 0:
                sink.members(self.no_cards, state.hands[seat])
                sink.members(self.no_cards, state.packets[seat] if seat < len(state.packets) else [])
        self.write_round(state, sink)
        self.write_tiles(state, sink)
        self.write_work(state, sink)

    def write_seat(self, s: Position, seat: int, sink: Sink) -> None:
        """What everybody sees of one seat."""
        sheet = s.sheets[seat]
        sink.flag(s.actor == seat)
        sink.flag(s.start == seat)
        sink.flag(s.buried_by == seat)
        sink.number(s.order.index(seat) + 1 if seat in s.order else 0)
        sink.number(s.next_order.index(seat) + 1 if seat in s.next_order else 0)
        sink.number(len(s.hands[seat]))
        sink.picked(sheet, self.plain)
        sink.row(self.people[sheet[c.WHO]])
        sink.row(self.maps[sheet[c.MAP]])
        for mask in self.masks:
            sink.mask(self.no_cells, sheet[mask])
        sink.owned(self.no_edges, s.edges[seat], c.BUILT)
        sink.members(self.no_cards, s.fronts[seat])
        sink.owned(self.no_discs, s.slots, seat + 1)
        for owner in s.mile_owner:
            sink.flag(owner == seat)
        for owner in s.first:
            sink.flag(owner == seat)

    def write_round(self, s: Position, sink: Sink) -> None:
        """Where the round stands."""
        sink.row(self.phases[s.phase])
        sink.number(s.round)
        for name in OPTIONS:
            sink.flag(bool(s.options[name]))
        sink.number(s.at)
        sink.number(s.picks)
        sink.number(s.trades)
        sink.number(s.buried)
        sink.number(s.running)
        sink.number(len(s.deck))
        sink.number(len(s.packets))
        sink.members(self.no_cards, s.discard)
        sink.owned(self.no_discs, s.slots, c.MIO + 1)

    def write_tiles(self, s: Position, sink: Sink) -> None:
        """The round board, skill piles, milestones, final tiles, and Mio."""
        t = self.t
        for spot in range(t.most_spots):
            known = spot < len(s.spots)
            sink.row(self.standards[s.spots[spot] if known else -1])
            sink.row(self.passes[s.spot_pass[spot] if known else -1])
        sink.numbers(s.piles)
        for side in s.mile_side:
            sink.number(side + 1)
        for owner in s.mile_owner:
            sink.flag(owner == c.REMOVED)
        for owner in s.first:
            sink.flag(owner == c.REMOVED)
        finals = 0
        for tile in s.finals:
            finals |= 1 << tile
        sink.bits(finals, len(t.final_ids))
        shown = 0
        for card in s.mio_shown:
            shown |= 1 << card
        sink.bits(shown, len(t.mio_ids))
        sink.number(len(s.mio_a))
        sink.number(len(s.mio_b))
        sink.number(s.mio_pawn + 1)

    def write_work(self, s: Position, sink: Sink) -> None:
        """The unfinished work, which is public (SWL-Q-1), from the top of the stack."""
        stack = s.stack
        size = len(stack)
        sink.row(self.frames[s.top()])
        sink.number(size)
        for i in range(DEPTH):
            value = stack[size - 1 - i] if i < size else 0
            sink.number(value if -LARGE <= value <= LARGE else value % LARGE)
        for i in range(QUEUE):
            sink.number(s.queue[i] + 1 if i < len(s.queue) else 0)


def observer(game: Game, seats: int) -> Observer:
    """The observer of a game at a seat count."""
    blank = game.blank(seats, game.full_options({}))
    assert isinstance(blank, Position)
    return SweetLandsObserver(blank.t, seats)
