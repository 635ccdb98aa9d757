"""The position: who owns what, where the round stands, and what is still open of the action in progress.

Lists that belong to seats are flat: `stand[seat * 16 + space]`, `track[seat * 4 + region]` and so on. Copies of a
position share all lists but the six that change most often; the others are never changed in place but replaced
(`put`).
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from magnate.core.contract import Game, OptionValue, State
from magnate.core.fields import MOST, Field, Kind, Listed, of
from magnate.core.rng import Rng
from magnate.core.rows import put
from magnate.games.carnegie.constants import (
    ANDREW,
    EFFECTS,
    FINISHED,
    FREE,
    LOBBY,
    NEUTRAL,
    NO_TILE,
    OVER,
    SIDES,
    SPAN,
    SPENT,
    TILES,
    USED,
)
from magnate.games.carnegie.tables import Tables


class Position(State):
    """All that lies on the table, and the unfinished part of the action in progress."""

    by_hand: bool  # whether goods may also be sold by hand
    # The seats; the first five lists and `moved` are a position's own, all others may be shared.
    money: list[int]
    goods: list[int]
    vp: list[int]  # immediate points
    stand: list[int]
    lie: list[int]
    reserve: list[int]  # employees in reserve
    discs: list[int]  # discs in reserve
    reserved: list[int]  # the tile picked in the setup until it is built
    choice: list[int]  # Action Choice tile: none, held, spent
    donated: list[int]
    towns: list[int]  # bit mask of the cities with an own disc
    grid: list[int]  # the department on each space
    where: list[int]  # the space of each department, -1 if not built
    zones: list[int]  # employees on a mission
    track: list[int]
    side: list[int]
    exposed: list[int]
    built: list[int]  # discs that left each tab for the map
    # The table.
    display: list[int]  # copies of each tile anyone may still take
    removed: list[int]
    slots: list[int]
    open_slots: list[int]  # free slots of each type
    cells: list[int]  # one bit per owner
    faces: list[int]  # the timeline tile of each row
    markers: list[int]
    # The round.
    first: i64
    phase: i64
    step: i64
    pos: i64  # seats served in this phase
    type: i64  # the type of the round
    row: i64  # the chosen row
    flip: i64  # the flipped row, if any
    region: i64  # the income of the event
    donation: i64
    # The action in progress.
    mine: i64  # the type of this department turn
    pool: i64  # moves or research points left
    order: i64  # how far the fixed order has come; only `distinct` reads it
    moved: list[int]  # moved employees lying on each space; only `distinct` reads it
    using: i64
    used: i64  # used employees still standing in `using`
    worked: i64  # whether `using` has been used since it was entered
    closed: i64  # bit mask of departments used and left
    passed: i64  # bit mask of departments left unused
    acted: i64  # whether the department turn has begun
    effect: i64
    group: i64  # number of the choice within the verb `move`: space and posture
    project: i64
    tile: i64
    zone: i64
    count: i64
    section: i64
    # The end.
    welfare: list[int]  # payments made into W2, W3 and W4
    # Andrew (solo).
    backs: list[int]  # unrevealed cards whose back shows: the current one, the top of the deck
    drawn: i64  # whether the first of them is the current card
    deck: list[int]  # the deck below its top card
    left_out: list[int]  # the cards that are not in the game
    card: i64  # the revealed card of the round
    place: i64  # the VP card it has reached
    played: list[int]
    places: list[int]
    a_track: list[int]
    a_discs: i64
    a_tiles: list[int]

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], tables: Tables) -> None:
        super().__init__(game, seats, options)
        self.t: Tables = tables

    def fields(self) -> Sequence[Field]:
        """Every field of the position."""
        t = self.t
        n = self.seats
        andrew = 1 if n == 1 else 0
        flag, seat, row, count = Kind(0, 1), Kind(0, n - 1), Kind(-1, 3), Kind(0, MOST)
        place, cards = Kind(0, len(t.vp_cards) - 1), Listed(Kind(0, t.cards - 1))
        departments = Kind(0, (1 << t.departments) - 1)
        return [
            Field("phase", Kind(SIDES, OVER)), Field("step", Kind(FINISHED, USED)),
            Field("first", seat), Field("pos", Kind(0, n)),
            *of(row, "type", "mine", "row", "flip", "region"), *of(flag, "donation", "acted", "worked", "drawn"),
            *of(count, "pool", "order", "used", "count", "a_discs"), *of(departments, "closed", "passed"),
            Field("using", Kind(-1, t.departments - 1)), Field("effect", Kind(0, EFFECTS - 1)),
            Field("group", Kind(0, 2 * t.spaces - 1)), *of(Kind(0, 3), "project", "zone"),
            Field("tile", Kind(0, TILES - 1)), Field("section", Kind(0, 4 * SPAN - 1)),
            Field("card", Kind(-1, t.cards - 1)), Field("place", place),
            *of(Listed(count, n), "money", "goods", "vp", "reserve", "discs", "donated"),
            Field("reserved", Listed(Kind(-1, TILES - 1), n)), Field("choice", Listed(Kind(NO_TILE, SPENT), n)),
            Field("towns", Listed(Kind(0, (1 << len(t.city_names)) - 1), n)),
            *of(Listed(count, n * t.spaces), "stand", "lie"), Field("grid", Listed(Kind(FREE, LOBBY), n * t.spaces)),
            Field("where", Listed(Kind(-1, t.spaces - 1), n * t.departments)),
            *of(Listed(count, n * 4), "zones", "track", "side", "exposed", "built"),
            *of(Listed(count, TILES), "display", "removed"),
            Field("slots", Listed(Kind(-1, ANDREW), t.slots)), *of(Listed(count, 5), "open_slots"),
            Field("cells", Listed(Kind(0, 2 << ANDREW), len(t.cell_names))),
            Field("faces", Listed(Kind(0, len(t.faces) - 1), 4)), Field("markers", Listed(Kind(0, t.rounds), 4)),
            Field("moved", Listed(count, t.spaces)), Field("welfare", Listed(count)),
            *of(cards, "backs", "deck", "left_out", "played"), Field("places", Listed(place)),
            Field("a_track", Listed(Kind(1, t.last), 4 * andrew)), Field("a_tiles", Listed(count, TILES * andrew)),
        ]  # fmt: skip

    def derive(self) -> None:
        """What the options mean for the rules (CAR-SELL-2)."""
        self.by_hand = self.options["selling"] == "by-hand"

    # --- pieces ----------------------------------------------------------------------------------

    def standing(self, seat: i64, department: i64) -> int:
        """How many employees stand in a department of a seat."""
        space = self.where[seat * self.t.departments + department]
        return self.stand[seat * self.t.spaces + space] if space >= 0 else 0

    def all_standing(self, seat: int) -> int:
        """How many employees of a seat are active; the permanent one never counts (CAR-SCORE-3)."""
        total = 0
        base = seat * self.t.spaces
        for space in range(base, base + self.t.spaces):
            total += self.stand[space]
        return total

    def discs_on_tab(self, seat: int, tab: int) -> int:
        """How many discs lie on the exposed sections of a tab (CAR-BUILD-3)."""
        at = seat * 4 + tab
        return self.t.discs_upto[(tab * 2 + self.side[at]) * SPAN + self.exposed[at]] - self.built[at]

    def put_disc(self, slot: int, owner: int) -> None:
        """Put a disc of a seat, of Andrew or a neutral one on a free slot (CAR-GEN-7)."""
        kind = self.t.slot_type[slot]
        self.slots = put(self.slots, slot, owner)
        self.open_slots = put(self.open_slots, kind, self.open_slots[kind] - 1)
        if owner < NEUTRAL:
            self.towns = put(self.towns, owner, self.towns[owner] | 1 << self.t.slot_city[slot])

    def leftmost_slot(self, city: int) -> int:
        """The leftmost free slot of a city, -1 when it is full (CAR-SETUP-14)."""
        for slot in range(self.t.first_slot[city], self.t.first_slot[city + 1]):
            if self.slots[slot] < 0:
                return slot
        return -1

    # --- copies ------------------------------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        """Copy everything into a blank position: six lists of its own, the others shared."""
        assert isinstance(twin, Position)
        twin.money = self.money.copy()
        twin.goods = self.goods.copy()
        twin.vp = self.vp.copy()
        twin.stand = self.stand.copy()
        twin.lie = self.lie.copy()
        twin.reserve = self.reserve
        twin.discs = self.discs
        twin.reserved = self.reserved
        twin.choice = self.choice
        twin.donated = self.donated
        twin.towns = self.towns
        twin.grid = self.grid
        twin.where = self.where
        twin.zones = self.zones
        twin.track = self.track
        twin.side = self.side
        twin.exposed = self.exposed
        twin.built = self.built
        twin.display = self.display
        twin.removed = self.removed
        twin.slots = self.slots
        twin.open_slots = self.open_slots
        twin.cells = self.cells
        twin.faces = self.faces
        twin.markers = self.markers
        twin.moved = self.moved.copy()
        twin.welfare = self.welfare
        twin.backs = self.backs
        twin.deck = self.deck
        twin.left_out = self.left_out
        twin.played = self.played
        twin.places = self.places
        twin.a_track = self.a_track
        twin.a_tiles = self.a_tiles
        twin.by_hand = self.by_hand
        twin.first = self.first
        twin.phase = self.phase
        twin.step = self.step
        twin.pos = self.pos
        twin.type = self.type
        twin.row = self.row
        twin.flip = self.flip
        twin.region = self.region
        twin.donation = self.donation
        twin.mine = self.mine
        twin.pool = self.pool
        twin.order = self.order
        twin.using = self.using
        twin.used = self.used
        twin.worked = self.worked
        twin.closed = self.closed
        twin.passed = self.passed
        twin.acted = self.acted
        twin.effect = self.effect
        twin.group = self.group
        twin.project = self.project
        twin.tile = self.tile
        twin.zone = self.zone
        twin.count = self.count
        twin.section = self.section
        twin.drawn = self.drawn
        twin.card = self.card
        twin.place = self.place
        twin.a_discs = self.a_discs

    def redeal(self, seat: int, rng: Rng) -> None:
        """Guess the unrevealed cards: their backs, where visible, and the mix are kept (CAR-INFO-5)."""
        self.rng = rng.branch()
        if self.seats > 1:
            return
        t = self.t
        left = [0, 0]
        for card in self.deck:
            left[t.card_advanced[card]] += 1
        unknown = self.backs + self.deck + self.left_out
        guess: list[int] = []
        for known in self.backs:
            fitting = [
                card
                for card in unknown
                if t.card_row[card] == t.card_row[known] and t.card_advanced[card] == t.card_advanced[known]
            ]
            card = fitting[self.rng.below(len(fitting))]
            unknown.remove(card)
            guess.append(card)
        deck: list[int] = []
        left_out: list[int] = []
        for advanced in range(2):
            kind = [card for card in unknown if t.card_advanced[card] == advanced]
            self.rng.shuffle(kind)
            deck.extend(kind[: left[advanced]])
            left_out.extend(kind[left[advanced] :])
        self.rng.shuffle(deck)
        self.rng.shuffle(left_out)
        self.backs = guess
        self.deck = deck
        self.left_out = left_out

    def hidden(self, seat: int) -> list[str]:
        """Only Andrew's unrevealed cards are hidden, and the random stream (CAR-INFO-1, CAR-INFO-2)."""
        return ["rng", "backs", "deck", "left_out"] if self.seats == 1 else ["rng"]
