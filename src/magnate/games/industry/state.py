"""The position of an Industry game: its fields, copies, plain data and books."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.contract import Game, OptionValue, State
from magnate.core.rng import Rng
from magnate.games.industry.tables import FACTORY, JOKER, TECHNOLOGY, Tables

# What is asked for next.
OFFER: Final = 0
BID: Final = 1
AMOUNT: Final = 2
SELL_OR_KEEP: Final = 3
DEVELOP: Final = 4
SOURCE: Final = 5
OVER: Final = 6
STEPS: Final = ["offer", "bid", "amount", "sell-or-keep", "develop", "source", "over"]

# Where a column token is.
IN_BAG: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2

UNSPOKEN: Final = -1
PASSED: Final = 0

# What a blank position holds until it is laid out, loaded or copied into; never written to.
BLANK: Final[list[int]] = []


class Position(State):
    """Everything on the table. Nothing is hidden but the order in which the bag will give up its tokens,
    and that is not decided before the draw: it lies in `rng` alone.

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

    def __init__(
        self, game: Game, seats: int, options: dict[str, OptionValue], tables: Tables, draws: list[int]
    ) -> None:
        super().__init__(game, seats, options)
        self.t: Tables = tables
        self.draws: list[int] = draws
        self.step: int = OFFER
        self.era: int = 1
        self.first: int = 0
        self.auctioneer: int = 0
        self.columns: list[int] = BLANK
        self.in_bag: int = 0
        self.face_up: int = 0
        self.owner: list[int] = BLANK
        self.built: list[int] = BLANK
        self.cash: list[int] = BLANK
        self.prestige: list[int] = BLANK
        self.jokers: list[int] = BLANK
        self.spent: int = 0
        self.subsidies: list[int] = BLANK
        self.lot: int = -1
        self.high: int = 0
        self.leader: int = -1
        self.bids: list[int] = BLANK
        self.span: int = -1
        self.made: int = 0
        self.served: int = 0
        self.site: int = -1
        self.ways: list[int] = BLANK
        self.sunk: int = 0

    def left_of(self, seat: int) -> int:
        """The left neighbour of a seat, who comes next in clockwise order (IND-GEN-2)."""
        return 0 if seat + 1 == self.seats else seat + 1

    def lay_out(self) -> None:
        """The table before round 1 (IND-SETUP-1 to 4); the first player is drawn by the rules."""
        t = self.t
        self.columns = [IN_BAG] * t.columns
        self.in_bag = t.columns
        self.owner = [-1] * t.cell_count
        self.built = [0] * t.cell_count
        self.cash = [t.start_thalers] * self.seats
        self.prestige = [0] * self.seats
        self.jokers = [0] * self.seats
        self.subsidies = [0] * self.seats
        self.bids = [UNSPOKEN] * self.seats
        self.ways = []

    # --- copies --------------------------------------------------------------------------------

    def copy_into(self, other: Position) -> None:
        """Make a blank position an independent copy of this one."""
        self.copy_base(other)
        other.step = self.step
        other.era = self.era
        other.first = self.first
        other.auctioneer = self.auctioneer
        other.columns = self.columns.copy()
        other.in_bag = self.in_bag
        other.face_up = self.face_up
        other.owner = self.owner.copy()
        other.built = self.built.copy()
        other.cash = self.cash.copy()
        other.prestige = self.prestige.copy()
        other.jokers = self.jokers.copy()
        other.spent = self.spent
        other.subsidies = self.subsidies.copy()
        other.lot = self.lot
        other.high = self.high
        other.leader = self.leader
        other.bids = self.bids.copy()
        other.span = self.span
        other.made = self.made
        other.served = self.served
        other.site = self.site
        other.ways = self.ways.copy()
        other.sunk = self.sunk

    def redeal(self, seat: int, rng: Rng) -> None:
        """The bag has no order before the draw, so a new random stream is all there is to guess
        (IND-INFO-3, IND-INFO-5)."""
        self.rng = rng.branch()

    def hidden(self, seat: int) -> list[str]:
        """Only the random stream is unknown, to every seat alike (IND-INFO-4)."""
        return ["rng"]

    # --- plain data ------------------------------------------------------------------------------

    def dump_position(self) -> dict[str, Any]:
        """The position by the names a person uses: column letters, cell ids."""
        t = self.t
        return {
            "step": STEPS[self.step],
            "era": self.era,
            "first": self.first,
            "auctioneer": self.auctioneer,
            "bag": self.letters_at(IN_BAG),
            "face_up": self.letters_at(FACE_UP),
            "owner": {t.cells[c]: self.owner[c] for c in range(t.cell_count) if self.owner[c] >= 0},
            "built": {t.cells[c]: self.built[c] for c in range(t.cell_count) if self.built[c] > 0},
            "cash": self.cash.copy(),
            "prestige": self.prestige.copy(),
            "jokers": [self.joker_cells(held) for held in self.jokers],
            "spent": self.joker_cells(self.spent),
            "subsidies": self.subsidies.copy(),
            "lot": "" if self.lot < 0 else t.cells[self.lot],
            "high": self.high,
            "leader": self.leader,
            "bids": self.bids.copy(),
            "span": self.span,
            "made": self.made,
            "served": self.served,
            "site": "" if self.site < 0 else t.cells[self.site],
            "ways": self.ways.copy(),
            "sunk": self.sunk,
        }

    def letters_at(self, place: int) -> list[str]:
        """The letters of the column tokens at a place, in alphabetical order (IND-INFO-3)."""
        return [self.t.letters[i] for i in range(self.t.columns) if self.columns[i] == place]

    def joker_cells(self, held: int) -> list[str]:
        """The cells that a set of joker tokens came from."""
        t = self.t
        return [t.cells[t.joker_cell[j]] for j in range(len(t.joker_cell)) if held >> j & 1]

    def load_position(self, data: dict[str, Any]) -> None:
        """Read back what `dump_position` wrote."""
        t = self.t
        self.lay_out()
        self.step = STEPS.index(data["step"])
        self.era = int(data["era"])
        self.first = int(data["first"])
        self.auctioneer = int(data["auctioneer"])
        self.columns = [FACE_DOWN] * t.columns
        for letter in data["bag"]:
            self.columns[t.letters.index(letter)] = IN_BAG
        for letter in data["face_up"]:
            self.columns[t.letters.index(letter)] = FACE_UP
        self.in_bag = self.columns.count(IN_BAG)
        self.face_up = self.columns.count(FACE_UP)
        for cell, seat in data["owner"].items():
            self.owner[t.cells.index(cell)] = int(seat)
        for cell, era in data["built"].items():
            self.built[t.cells.index(cell)] = int(era)
        self.cash = self.one_per_seat(data["cash"])
        self.prestige = self.one_per_seat(data["prestige"])
        self.jokers = self.one_per_seat([self.joker_bits(held) for held in data["jokers"]])
        self.spent = self.joker_bits(data["spent"])
        self.subsidies = self.one_per_seat(data["subsidies"])
        self.lot = -1 if data["lot"] == "" else t.cells.index(data["lot"])
        self.high = int(data["high"])
        self.leader = int(data["leader"])
        self.bids = self.one_per_seat(data["bids"])
        self.span = int(data["span"])
        self.made = int(data["made"])
        self.served = int(data["served"])
        self.site = -1 if data["site"] == "" else t.cells.index(data["site"])
        self.ways = [int(way) for way in data["ways"]]
        self.sunk = int(data["sunk"])

    def one_per_seat(self, values: list[Any]) -> list[int]:
        """A list of numbers, one for each seat."""
        if len(values) != self.seats:
            raise ValueError(f"{len(values)} figures for {self.seats} seats")
        return [int(value) for value in values]

    def joker_bits(self, cells: list[str]) -> int:
        """A set of joker tokens from the cells they came from."""
        held = 0
        for cell in cells:
            held |= 1 << self.t.joker_cell.index(self.t.cells.index(cell))
        return held

    # --- books ---------------------------------------------------------------------------------

    def audit(self) -> list[str]:
        """Thalers, property tokens, column tokens, jokers and prestige must all add up, and the pending
        decision must fit the table."""
        found = self.audit_money() + self.audit_tokens() + self.audit_cells() + self.audit_jokers()
        return found + self.audit_step()

    def minted(self) -> int:
        """Thalers the treasury has given out so far: start, income, column A, subsidies."""
        t = self.t
        drawn = self.era - 1 + (1 if self.columns[t.thaler_column] != IN_BAG else 0)
        each = t.start_thalers + t.income * self.round + t.thaler_column_pays * drawn
        return each * self.seats + t.subsidy_thalers * sum(self.subsidies)

    def audit_money(self) -> list[str]:
        """Every thaler is with a seat or was paid for a developed cell."""
        t = self.t
        found = [f"seat {s} holds {self.cash[s]} thalers" for s in range(self.seats) if self.cash[s] < 0]
        if sum(self.cash) + self.sunk != self.minted():
            found.append(f"{sum(self.cash)} thalers held, {self.sunk} paid in, {self.minted()} given out")
        dearest = 0
        for c in range(t.cell_count):
            if self.built[c] > 0:
                dearest += t.price[c] + t.resource_price * len(t.needs[c])
        if not 0 <= self.sunk <= dearest:
            found.append(f"{self.sunk} thalers paid in for cells that cost {dearest} at most")
        for taken in self.subsidies:
            if taken not in (0, 1):
                found.append(f"{taken} subsidies taken by one seat")
        return found

    def audit_tokens(self) -> list[str]:
        """Twelve column tokens; those face down are the cells of this era that found a taker."""
        t = self.t
        found: list[str] = []
        if self.columns.count(IN_BAG) != self.in_bag or self.columns.count(FACE_UP) != self.face_up:
            found.append("the column tokens are miscounted")
        if not 1 <= self.era <= t.eras:
            found.append(f"there is no era {self.era}")
        if self.lot >= 0:
            if t.era_of[self.lot] != self.era or self.columns[self.lot % t.columns] != FACE_UP:
                found.append(f"{t.cells[self.lot]} is on offer but not available")
            if self.leader >= 0 and self.cash[self.leader] < self.high:
                found.append(f"seat {self.leader} bid {self.high} and has {self.cash[self.leader]}")
        return found

    def gone(self, cell: int) -> bool:
        """Whether a cell has been acquired by somebody."""
        era = self.t.era_of[cell]
        return era < self.era or (era == self.era and self.columns[cell % self.t.columns] == FACE_DOWN)

    def audit_cells(self) -> list[str]:
        """An acquired cell has its owner until the end, and prestige is what the developed cells gave."""
        t = self.t
        found: list[str] = []
        earned = [0] * self.seats
        for c in range(t.cell_count):
            owner = self.owner[c]
            if not -1 <= owner < self.seats:
                found.append(f"{t.cells[c]} belongs to seat {owner}")
                continue
            owned = owner >= 0
            cleared = self.step == OVER and self.built[c] == 0
            if owned != (self.gone(c) and t.kind[c] != JOKER and not cleared):
                found.append(f"{t.cells[c]} has owner {owner}")
            if self.built[c] > 0 and not (owned and t.era_of[c] <= self.built[c] <= self.era):
                found.append(f"{t.cells[c]} was developed in era {self.built[c]}")
            if self.built[c] > 0 and t.kind[c] == TECHNOLOGY and self.built[c] != t.era_of[c]:
                found.append(f"{t.cells[c]} was developed after its era")
            if owned:
                earned[owner] += self.earned_by(c)
        if earned != self.prestige:
            found.append(f"prestige is {self.prestige}, the cells gave {earned}")
        return found

    def earned_by(self, cell: int) -> int:
        """The prestige a cell gave when it was developed (IND-POINTS-1, IND-POINTS-2)."""
        t = self.t
        if self.built[cell] == 0 or (t.kind[cell] == FACTORY and self.built[cell] != t.era_of[cell]):
            return 0
        return t.prestige[cell]

    def audit_jokers(self) -> list[str]:
        """Every joker token is on its cell, with one seat, or out of the game."""
        t = self.t
        found: list[str] = []
        for j in range(len(t.joker_cell)):
            places = sum([held >> j & 1 for held in self.jokers]) + (self.spent >> j & 1)
            if places != (1 if self.gone(t.joker_cell[j]) else 0):
                found.append(f"the joker of {t.cells[t.joker_cell[j]]} is in {places} places")
        return found

    def audit_step(self) -> list[str]:
        """What is asked for is asked of the right seat, about something that is there."""
        t = self.t
        step = self.step
        found: list[str] = []
        for seat in (self.first, self.auctioneer):
            if not 0 <= seat < self.seats:
                found.append(f"there is no seat {seat}")
        if (step == OVER) != (self.actor < 0):
            found.append(f"seat {self.actor} is to act at the step {STEPS[step]}")
        if (self.lot >= 0) != (step in (BID, AMOUNT, SELL_OR_KEEP)):
            found.append(f"the step is {STEPS[step]} with lot {self.lot}")
        if (self.face_up > 0) != (step <= SELL_OR_KEEP):
            found.append(f"the step is {STEPS[step]} with {self.face_up} cells for sale")
        if (self.span >= 0) != (step == AMOUNT):
            found.append(f"the step is {STEPS[step]} with span {self.span}")
        if step in (OFFER, SELL_OR_KEEP) and self.actor != self.auctioneer:
            found.append(f"seat {self.actor} decides for auctioneer {self.auctioneer}")
        if step in (BID, AMOUNT) and self.actor == self.auctioneer:
            found.append("the auctioneer is asked to bid")
        if step == SELL_OR_KEEP and not 0 <= self.leader < self.seats:
            found.append("there is no bid to decide on")
        if (self.site >= 0) != (step == SOURCE):
            found.append(f"the step is {STEPS[step]} with site {self.site}")
        elif step == SOURCE:
            mine = self.owner[self.site] == self.actor and self.built[self.site] == 0
            if not mine or len(self.ways) >= len(t.needs[self.site]):
                found.append(f"{t.cells[self.site]} is not being developed")
        if step in (DEVELOP, SOURCE) and (self.first + self.served) % self.seats != self.actor:
            found.append(f"seat {self.actor} develops after {self.served} seats from seat {self.first}")
        if not 0 <= self.made < t.cells_per_turn:
            found.append(f"{self.made} cells developed in this turn")
        return found
