"""The position of an Industry game: its fields, copies and plain data."""

from __future__ import annotations

from typing import Any

from magnate.core.contract import Game, OptionValue, State
from magnate.core.fields import MOST, Bits, Field, Kind, Listed, Named, lists, of, whole
from magnate.core.rng import Rng
from magnate.games.industry.constants import FACE_DOWN, FACE_UP, FACTORY, IN_BAG, OWN_PRODUCT, STEPS
from magnate.games.industry.tables import Tables


class Position(State):
    """Everything on the table. Nothing is hidden but the order in which the bag will give up its tokens,
    and that is not decided before the draw: it lies in `rng` alone.

    `draws`     how many column tokens are drawn per round, by era
    `columns`   where each column token is; `in_bag` and `face_up` count them
    `owner`     the seat whose property token lies on a cell, or -1
    `built`     the era in which a cell was developed, 0 while its clock side is up
    `jokers`    per seat the joker tokens it holds, one bit each; `spent` those that left the game
    `lot`       the cell on offer, or -1; `high` the highest bid, `leader` who made it, `bids` who said what
    `span`      the span of amounts chosen while bidding, or -1
    `made`      developments in this turn; `served` seats whose development turn is finished
    `site`      the cell being developed, or -1; `ways` how its needs are met so far
    `sunk`      thalers paid to the treasury so far
    """

    draws: list[int]
    step: int
    era: int
    first: int
    auctioneer: int
    columns: list[int]
    in_bag: int
    face_up: int
    owner: list[int]
    built: list[int]
    cash: list[int]
    prestige: list[int]
    jokers: list[int]
    spent: int
    subsidies: list[int]
    lot: int
    high: int
    leader: int
    bids: list[int]
    span: int
    made: int
    served: int
    site: int
    ways: list[int]
    sunk: int

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], tables: Tables) -> None:
        super().__init__(game, seats, options)
        self.t: Tables = tables

    # --- reading the table -----------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The left neighbour of a seat, who comes next in clockwise order (IND-GEN-2)."""
        return 0 if seat + 1 == self.seats else seat + 1

    def letters_at(self, place: int) -> list[str]:
        """The letters of the column tokens at a place, in alphabetical order (IND-INFO-3)."""
        return [self.t.letters[i] for i in range(self.t.columns) if self.columns[i] == place]

    def joker_cells(self, held: int) -> list[str]:
        """The cells that a set of joker tokens came from."""
        return [name for j, name in enumerate(self.t.joker_names) if held >> j & 1]

    def gone(self, cell: int) -> bool:
        """Whether a cell has been acquired by somebody."""
        era = self.t.era_of[cell]
        return era < self.era or (era == self.era and self.columns[cell % self.t.columns] == FACE_DOWN)

    def earned_by(self, cell: int) -> int:
        """The prestige a cell gave when it was developed (IND-POINTS-1, IND-POINTS-2)."""
        t = self.t
        if self.built[cell] == 0 or (t.kind[cell] == FACTORY and self.built[cell] != t.era_of[cell]):
            return 0
        return t.prestige[cell]

    # --- copies --------------------------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        """Make a blank position an independent copy of this one."""
        assert isinstance(twin, Position)
        twin.draws = self.draws
        twin.step = self.step
        twin.era = self.era
        twin.first = self.first
        twin.auctioneer = self.auctioneer
        twin.columns = self.columns.copy()
        twin.in_bag = self.in_bag
        twin.face_up = self.face_up
        twin.owner = self.owner.copy()
        twin.built = self.built.copy()
        twin.cash = self.cash.copy()
        twin.prestige = self.prestige.copy()
        twin.jokers = self.jokers.copy()
        twin.spent = self.spent
        twin.subsidies = self.subsidies.copy()
        twin.lot = self.lot
        twin.high = self.high
        twin.leader = self.leader
        twin.bids = self.bids.copy()
        twin.span = self.span
        twin.made = self.made
        twin.served = self.served
        twin.site = self.site
        twin.ways = self.ways.copy()
        twin.sunk = self.sunk

    def redeal(self, seat: int, rng: Rng) -> None:
        """The bag has no order before the draw, so a new random stream is all there is to guess
        (IND-INFO-3, IND-INFO-5)."""
        self.rng = rng.branch()

    def hidden(self, seat: int) -> list[str]:
        """Only the random stream is unknown, to every seat alike (IND-INFO-4)."""
        return ["rng"]

    # --- plain data ------------------------------------------------------------------------------

    def fields(self) -> list[Field]:
        """Everything but columns, owners and developed cells, which a dump names cell by cell."""
        t = self.t
        cell, jokers = Named(t.cells, empty=""), Bits(t.joker_names)
        return [
            Field("step", Named(STEPS)),
            *whole("era", "first", "auctioneer"),
            *lists(self.seats, "cash", "prestige"),
            Field("jokers", Listed(jokers, self.seats)),
            Field("spent", jokers),
            *lists(self.seats, "subsidies", "bids"),
            Field("lot", cell),
            Field("site", cell),
            *of(Kind(-1, MOST), "high", "span"),
            Field("leader", Kind(-1, self.seats - 1)),
            *of(Kind(0, MOST), "made", "sunk"),
            Field("served", Kind(0, self.seats)),
            Field("ways", Listed(Kind(0, OWN_PRODUCT))),
        ]

    def dump_position(self) -> dict[str, Any]:
        """The position by the names a person uses: column letters, cell ids."""
        data = super().dump_position()
        cells = list(enumerate(self.t.cells))
        data["bag"] = self.letters_at(IN_BAG)
        data["face_up"] = self.letters_at(FACE_UP)
        data["owner"] = {name: self.owner[c] for c, name in cells if self.owner[c] >= 0}
        data["built"] = {name: self.built[c] for c, name in cells if self.built[c] > 0}
        return data

    def load_position(self, data: dict[str, Any]) -> None:
        """Read back what `dump_position` wrote."""
        t = self.t
        self.draws = t.draws[str(self.options["draw"])][self.seats]
        self.columns = [FACE_DOWN] * t.columns
        for place, letters in ((IN_BAG, data["bag"]), (FACE_UP, data["face_up"])):
            for letter in letters:
                self.columns[t.letters.index(letter)] = place
        unknown = {*data["owner"], *data["built"]} - set(t.cells)
        if unknown:
            raise ValueError(f"there is no cell {', '.join(sorted(unknown))}")
        self.owner = [int(data["owner"].get(name, -1)) for name in t.cells]
        self.built = [int(data["built"].get(name, 0)) for name in t.cells]
        super().load_position(data)

    def derive(self) -> None:
        """Count the column tokens; after loading or changing by hand."""
        self.in_bag = self.columns.count(IN_BAG)
        self.face_up = self.columns.count(FACE_UP)
