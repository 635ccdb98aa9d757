"""The position: who owns what, where the round stands, and what is still open of the action in progress.

Lists that belong to seats are flat: `stand[seat * 16 + space]`, `track[seat * 4 + region]` and so on.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from magnate.core.contract import Game, OptionValue, State
from magnate.core.message import Arg, Args, Moved
from magnate.core.rng import Rng
from magnate.games.carnegie.tables import FREE, LOBBY, SPAN, TILES, Tables

# Phases: the four of a round (CAR-GEN-3), before them those of the setup.
SIDES: Final = 0
HOUSES: Final = 1
MOVES: Final = 2
START: Final = 3
TIMELINE: Final = 4
EVENT: Final = 5
USE: Final = 6
ACTIVATION: Final = 7
OVER: Final = 8
PHASES: Final = ["sides", "houses", "moves", "start", "timeline", "event", "use", "activation", "over"]

# Steps: what is asked of the seat to act (section 20 of the rules).
FINISHED: Final = 0  # nothing more: the next seat or phase follows
SIDE: Final = 1
HOUSE: Final = 2
RESERVE: Final = 3
MOVE: Final = 4  # in the setup: a group of employees, or done
TO: Final = 5  # where the picked employee goes
ROW: Final = 6
RECALL: Final = 7
RETURN: Final = 8  # how many recalled employees enter New Lobby
RESEARCH: Final = 9  # spend research points of an income
NEWCOMERS: Final = 10  # how many new employees enter New Lobby
TAKE: Final = 11  # the income of one tab section
DONATE: Final = 12
CHOICE: Final = 13  # keep the Action Choice tile, or give it up
TURN: Final = 14  # department turn: what next
EFFECT: Final = 15  # inside a department: which effect
ZONE: Final = 16  # mission zone
TILE: Final = 17  # department to build
SITE: Final = 18  # on which space
RELOCATE: Final = 19
AMOUNT: Final = 20
PROJECT: Final = 21
SLOT: Final = 22
COPY: Final = 23
ACTIVATE: Final = 24
USED: Final = 25  # a use is complete: on in the same department, or back to the turn
STEPS: Final = [
    "finished", "side", "house", "reserve", "move", "to", "row", "recall", "return", "research", "newcomers",
    "take", "donate", "choice", "turn", "effect", "zone", "tile", "site", "relocate", "amount", "project",
    "slot", "copy", "activate", "used",
]  # fmt: skip

# Owners of a disc on a slot; a cell holds one bit per owner.
NEUTRAL: Final = 4
ANDREW: Final = 5

# An Action Choice tile.
NO_TILE: Final = 0
HELD: Final = 1
SPENT: Final = 2

EMPTY: Final[list[int]] = []  # stands in every blank position until the real list comes; never changed

SCALARS: Final = [
    "first", "phase", "step", "pos", "type", "mine", "row", "flip", "region", "donation", "pool", "order",
    "using", "used", "closed", "acted", "effect", "group", "project", "tile", "zone", "count", "section",
    "drawn", "card", "place", "a_discs",
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """All that lies on the table, and the unfinished part of the action in progress."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], tables: Tables) -> None:
        super().__init__(game, seats, options)
        self.t: Tables = tables
        self.by_hand: bool = False  # whether goods may also be sold by hand
        # The seats.
        self.money: list[int] = EMPTY
        self.goods: list[int] = EMPTY
        self.vp: list[int] = EMPTY  # immediate points
        self.reserve: list[int] = EMPTY  # employees in reserve
        self.discs: list[int] = EMPTY  # discs in reserve
        self.reserved: list[int] = EMPTY  # the tile picked in the setup until it is built
        self.choice: list[int] = EMPTY  # Action Choice tile: none, held, spent
        self.donated: list[int] = EMPTY
        self.towns: list[int] = EMPTY  # bit mask of the cities with an own disc
        self.stand: list[int] = EMPTY
        self.lie: list[int] = EMPTY
        self.grid: list[int] = EMPTY  # the department on each space
        self.where: list[int] = EMPTY  # the space of each department, -1 if not built
        self.zones: list[int] = EMPTY  # employees on a mission
        self.track: list[int] = EMPTY
        self.side: list[int] = EMPTY
        self.exposed: list[int] = EMPTY
        self.built: list[int] = EMPTY  # discs that left each tab for the map
        # The table.
        self.display: list[int] = EMPTY  # copies of each tile anyone may still take
        self.removed: list[int] = EMPTY
        self.slots: list[int] = EMPTY
        self.open_slots: list[int] = EMPTY  # free slots of each type
        self.cells: list[int] = EMPTY  # one bit per owner
        self.faces: list[int] = EMPTY  # the timeline tile of each row
        self.markers: list[int] = EMPTY
        # The round.
        self.first: int = 0
        self.phase: int = SIDES
        self.step: int = FINISHED
        self.pos: int = 0  # seats served in this phase
        self.type: int = -1  # the type of the round
        self.row: int = -1  # the chosen row
        self.flip: int = -1  # the flipped row, if any
        self.region: int = -1  # the income of the event
        self.donation: int = 0
        # The action in progress.
        self.mine: int = -1  # the type of this department turn
        self.pool: int = 0  # moves or research points left
        self.order: int = 0  # how far the fixed order has come; only `distinct` reads it
        self.moved: list[int] = EMPTY  # moved employees lying on each space; only `distinct` reads it
        self.using: int = -1
        self.used: int = 0  # used employees still standing in `using`
        self.closed: int = 0  # bit mask of departments already left
        self.acted: int = 0  # whether the department turn has begun
        self.effect: int = 0
        self.group: int = 0  # space * 2 + posture
        self.project: int = 0
        self.tile: int = 0
        self.zone: int = 0
        self.count: int = 0
        self.section: int = 0
        # The end.
        self.last_money: list[int] = EMPTY  # before the welfare payments
        self.last_goods: list[int] = EMPTY
        self.welfare: list[int] = EMPTY  # payments made into W2, W3 and W4
        # Andrew (solo).
        self.backs: list[int] = (
            EMPTY  # unrevealed cards whose back shows: the current one, the top of the deck
        )
        self.drawn: int = 0  # whether the first of them is the current card
        self.deck: list[int] = EMPTY  # the deck below its top card
        self.left_out: list[int] = EMPTY  # the cards that are not in the game
        self.card: int = -1  # the revealed card of the round
        self.place: int = 0  # the VP card it has reached
        self.played: list[int] = EMPTY
        self.places: list[int] = EMPTY
        self.a_track: list[int] = EMPTY
        self.a_discs: int = 0
        self.a_tiles: list[int] = EMPTY

    @property
    def solo(self) -> bool:
        """Whether Andrew is in the game (CAR-GEN-1)."""
        return self.seats == 1

    # --- pieces ----------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Every piece of the table and the seats at its start (CAR-SETUP-3, 5, 7, 8)."""
        t = self.t
        n = self.seats
        self.read_options()
        self.played = []
        self.places = []
        self.money = [t.money] * n
        self.goods = [t.goods] * n
        self.vp = [0] * n
        self.reserve = [t.in_reserve] * n
        self.discs = [t.discs_in_reserve] * n
        self.reserved = [-1] * n
        self.choice = [NO_TILE] * n
        self.donated = [0] * n
        self.towns = [0] * n
        self.zones = [0] * (n * 4)
        self.track = [t.track_start] * (n * 4)
        self.side = [0] * (n * 4)
        self.exposed = [1] * (n * 4)
        self.built = [0] * (n * 4)
        self.stand = [0] * (n * t.spaces)
        self.lie = [0] * (n * t.spaces)
        self.grid = [FREE] * (n * t.spaces)
        self.where = [-1] * (n * t.departments)
        for seat in range(n):
            self.grid[seat * t.spaces + t.lobby] = LOBBY
            self.lie[seat * t.spaces + t.lobby] = t.in_lobby
            for i in range(len(t.starting)):
                space = t.start_space[i]
                self.grid[seat * t.spaces + space] = t.starting[i]
                self.where[seat * t.departments + t.starting[i]] = space
                self.stand[seat * t.spaces + space] = 1
        self.display = [t.copies] * TILES
        self.removed = [0] * TILES
        self.slots = [FREE] * t.slots
        self.open_slots = t.slot_counts.copy()
        self.cells = [0] * len(t.cell_names)
        self.faces = [0] * len(t.types)
        self.markers = [0] * len(t.types)
        self.moved = [0] * t.spaces

    def read_options(self) -> None:
        """What the options mean for the rules (CAR-SELL-2)."""
        self.by_hand = self.options["selling"] == "by-hand"

    def standing(self, seat: int, department: int) -> int:
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
        """Put a disc of a seat, of Andrew or a neutral one on a free slot."""
        t = self.t
        self.slots[slot] = owner
        self.open_slots[t.slot_type[slot]] -= 1
        if owner < NEUTRAL:
            self.towns[owner] |= 1 << t.slot_city[slot]

    def leftmost_slot(self, city: int) -> int:
        """The leftmost free slot of a city, -1 when it is full (CAR-SETUP-14)."""
        for slot in range(self.t.first_slot[city], self.t.first_slot[city + 1]):
            if self.slots[slot] < 0:
                return slot
        return -1

    def cheap_donations(self, seat: int) -> bool:
        """Whether Communications is staffed (CAR-D12-1)."""
        return self.standing(seat, self.t.communications) > 0

    def donation_price(self, seat: int) -> int:
        """The price of the next donation of a seat (CAR-DON-2, CAR-DON-3, CAR-D12-1)."""
        step = self.t.cheap_step if self.cheap_donations(seat) else self.t.cost_step
        return step * (self.donated[seat] + 1)

    def can_pay(self, seat: int, money: int, goods: int) -> bool:
        """Whether a price can be met, goods beyond its own goods part being sold (CAR-GEN-5, CAR-SELL-1)."""
        spare = self.goods[seat] - goods
        return spare >= 0 and self.money[seat] + spare * self.t.sale >= money

    def pay(self, seat: int, money: int, goods: int) -> None:
        """Pay a price, selling exactly the goods that are missing in money (CAR-GEN-5, CAR-SELL-2)."""
        self.goods[seat] -= goods
        short = money - self.money[seat]
        if short > 0:
            sold = (short + self.t.sale - 1) // self.t.sale
            self.sell(seat, sold)
        self.money[seat] -= money

    def sell(self, seat: int, count: int) -> None:
        """Sell goods to the bank (CAR-SELL-1)."""
        self.goods[seat] -= count
        self.money[seat] += count * self.t.sale
        if self.journal is not None:
            args: Args = {"count": count, "money": count * self.t.sale}
            self.note("log-sell", args, "CAR-SELL-1", seat=seat)

    def limit(self, seat: int) -> int:
        """The most points one donation of a seat may bring (CAR-CELL-1, CAR-CELL-2)."""
        t = self.t
        limit = t.cap
        for at in range(seat * 4, seat * 4 + 4):
            limit += t.max_upto[((at & 3) * 2 + self.side[at]) * SPAN + self.exposed[at]]
        return limit

    def gains(
        self, money: int, goods: int, vp: int, moves: int = 0, research: int = 0, people: int = 0
    ) -> dict[str, Arg]:
        """The arguments of the message `gains`, for the journal."""
        return {
            "money": money, "goods": goods, "vp": vp, "moves": moves, "research": research, "people": people,
        }  # fmt: skip

    def moved_piece(self, piece: str, origin: str, target: str) -> list[Moved]:
        """One moved piece for the journal."""
        return [Moved(piece, origin, target)]

    # --- copies ------------------------------------------------------------------------------------

    def copy_into(self, other: Position) -> None:
        """Copy everything into a blank position."""
        self.copy_base(other)
        other.by_hand = self.by_hand
        other.money = self.money.copy()
        other.goods = self.goods.copy()
        other.vp = self.vp.copy()
        other.reserve = self.reserve.copy()
        other.discs = self.discs.copy()
        other.donated = self.donated.copy()
        other.towns = self.towns.copy()
        other.stand = self.stand.copy()
        other.lie = self.lie.copy()
        other.grid = self.grid.copy()
        other.where = self.where.copy()
        other.zones = self.zones.copy()
        other.track = self.track.copy()
        other.exposed = self.exposed.copy()
        other.built = self.built.copy()
        other.display = self.display.copy()
        other.slots = self.slots.copy()
        other.open_slots = self.open_slots.copy()
        other.cells = self.cells.copy()
        other.markers = self.markers.copy()
        other.moved = self.moved.copy()
        # Seldom changed: shared, and replaced as a whole by the few rules that change them.
        other.reserved = self.reserved
        other.choice = self.choice
        other.side = self.side
        other.faces = self.faces
        other.removed = self.removed
        other.last_money = self.last_money
        other.last_goods = self.last_goods
        other.welfare = self.welfare
        other.first = self.first
        other.phase = self.phase
        other.step = self.step
        other.pos = self.pos
        other.type = self.type
        other.row = self.row
        other.flip = self.flip
        other.region = self.region
        other.donation = self.donation
        other.mine = self.mine
        other.pool = self.pool
        other.order = self.order
        other.using = self.using
        other.used = self.used
        other.closed = self.closed
        other.acted = self.acted
        other.effect = self.effect
        other.group = self.group
        other.project = self.project
        other.tile = self.tile
        other.zone = self.zone
        other.count = self.count
        other.section = self.section
        if self.seats == 1:
            other.backs = self.backs.copy()
            other.deck = self.deck
            other.left_out = self.left_out
            other.drawn = self.drawn
            other.card = self.card
            other.place = self.place
            other.played = self.played.copy()
            other.places = self.places.copy()
            other.a_track = self.a_track.copy()
            other.a_discs = self.a_discs
            other.a_tiles = self.a_tiles.copy()

    def redeal(self, seat: int, rng: Rng) -> None:
        """Guess the unrevealed cards anew: their backs, where visible, and the mix are kept (CAR-INFO-5)."""
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

    def dump_position(self) -> dict[str, Any]:
        """Every field by its name."""
        data: dict[str, Any] = {name: getattr(self, name) for name in SCALARS}
        for name in self.lists():
            data[name] = list(getattr(self, name))
        return data

    def lists(self) -> dict[str, int]:
        """The list fields and their lengths (-1: any)."""
        t = self.t
        n = self.seats
        ends = n if self.phase == OVER else 0
        solo = 1 if n == 1 else 0
        return {
            "money": n, "goods": n, "vp": n, "reserve": n, "discs": n, "reserved": n, "choice": n,
            "donated": n, "towns": n, "stand": n * t.spaces, "lie": n * t.spaces, "grid": n * t.spaces,
            "where": n * t.departments, "zones": n * 4, "track": n * 4, "side": n * 4, "exposed": n * 4,
            "built": n * 4, "display": TILES, "removed": TILES, "slots": t.slots, "open_slots": 5,
            "cells": len(t.cell_names), "faces": 4, "markers": 4, "moved": t.spaces, "last_money": ends,
            "last_goods": ends, "welfare": ends * len(t.pay_cells), "backs": -1, "deck": -1, "left_out": -1,
            "played": -1, "places": -1, "a_track": 4 * solo, "a_tiles": TILES * solo,
        }  # fmt: skip

    def load_position(self, data: dict[str, Any]) -> None:
        """Take every field back; lengths and kinds are checked, the audit does the rest."""
        self.read_options()
        for name in SCALARS:
            setattr(self, name, whole(data[name], name))
        for name, length in self.lists().items():
            raw = data[name]
            if not isinstance(raw, list) or length not in (-1, len(raw)):
                raise ValueError(f"{name} must be a list of {length} numbers")
            setattr(self, name, [whole(value, name) for value in raw])
        if not SIDES <= self.phase <= OVER or not FINISHED <= self.step <= USED:
            raise ValueError("unknown phase or step")

    # --- books ---------------------------------------------------------------------------------------

    def audit(self) -> list[str]:
        """Employees, discs, tiles, goods and markers must all be there (CAR-GEN-4)."""
        broken: list[str] = []
        for seat in range(self.seats):
            self.audit_seat(seat, broken)
        self.audit_table(broken)
        if self.seats == 1:
            self.audit_andrew(broken)
        return broken

    def audit_seat(self, seat: int, broken: list[str]) -> None:
        """15 employees, 30 discs, sound company, nothing below zero."""
        t = self.t
        base = seat * t.spaces
        people = self.reserve[seat]
        if seat == self.actor and self.step in (RETURN, NEWCOMERS):
            people += self.count  # on the doorstep of the two lobbies
        for space in range(t.spaces):
            here = self.grid[base + space]
            people += self.stand[base + space] + self.lie[base + space]
            stations = t.stations[here] if 0 <= here < t.departments else 0
            if not 0 <= self.stand[base + space] <= stations or self.lie[base + space] < 0:
                broken.append(f"seat {seat}: too many or too few employees on space {space}")
            if 0 <= here < t.departments and self.where[seat * t.departments + here] != space:
                broken.append(f"seat {seat}: department {here} is listed elsewhere than on space {space}")
        for at in range(seat * 4, seat * 4 + 4):
            people += self.zones[at]
            if self.zones[at] < 0 or not 1 <= self.track[at] <= t.last:
                broken.append(f"seat {seat}: impossible mission zone or track")
            if not 1 <= self.exposed[at] <= t.sections or self.side[at] not in (0, 1):
                broken.append(f"seat {seat}: impossible tab")
        if people != t.employees:
            broken.append(f"seat {seat} has {people} employees instead of {t.employees}")
        discs = t.score_discs + 4 + self.discs[seat]
        for tab in range(4):
            on_tab = self.discs_on_tab(seat, tab)
            discs += on_tab
            if on_tab < 0 or self.built[seat * 4 + tab] < 0:
                broken.append(f"seat {seat}: more discs built from tab {tab} than it had")
        on_map = self.slots.count(seat)
        built = sum(self.built[seat * 4 : seat * 4 + 4])
        on_cells = sum(1 for cell in self.cells if cell >> seat & 1)
        discs += on_map + on_cells
        if discs != t.discs:
            broken.append(f"seat {seat} has {discs} discs instead of {t.discs}")
        if on_map != built:
            broken.append(f"seat {seat}: {built} projects left the tabs but {on_map} stand on the map")
        if on_cells != self.donated[seat]:
            broken.append(f"seat {seat}: {self.donated[seat]} donations but {on_cells} discs on cells")
        if min(self.money[seat], self.goods[seat], self.vp[seat], self.reserve[seat], self.discs[seat]) < 0:
            broken.append(f"seat {seat} owes money, goods, points, employees or discs")
        mask = 0
        for slot in range(t.slots):
            if self.slots[slot] == seat:
                mask |= 1 << t.slot_city[slot]
        if mask != self.towns[seat]:
            broken.append(f"seat {seat}: the list of its cities is wrong")

    def audit_table(self, broken: list[str]) -> None:
        """Department tiles, free slots, neutral discs, last spaces of the tracks, markers."""
        t = self.t
        for tile in range(TILES):
            count = self.display[tile] + self.removed[tile]
            for seat in range(self.seats):
                count += 1 if self.where[seat * t.departments + tile] >= 0 else 0
                count += 1 if self.reserved[seat] == tile else 0
            if self.seats == 1:
                count += self.a_tiles[tile]
            if count != t.copies or self.display[tile] < 0:
                broken.append(f"there are {count} tiles of department {tile + 1} instead of {t.copies}")
        for kind in range(5):
            free = sum(1 for slot in range(t.slots) if t.slot_type[slot] == kind and self.slots[slot] < 0)
            if free != self.open_slots[kind]:
                broken.append(f"{self.open_slots[kind]} free slots of type {kind} counted, {free} are there")
        neutral = self.slots.count(NEUTRAL) + sum(1 for cell in self.cells if cell >> NEUTRAL & 1)
        if neutral != t.neutral[self.seats - 1]:
            broken.append(f"there are {neutral} neutral discs instead of {t.neutral[self.seats - 1]}")
        for region in range(4):
            last = sum(1 for seat in range(self.seats) if self.track[seat * 4 + region] == t.last)
            if self.seats == 1:
                last += 1 if self.a_track[region] == t.last else 0
            if last > 1:
                broken.append(f"{last} discs share the last space of track {region}")
        advanced = sum(self.markers)
        if self.phase >= TIMELINE and self.phase != OVER and advanced != self.round - 1:
            broken.append(f"round {self.round} but the markers have advanced {advanced} times")

    def audit_andrew(self, broken: list[str]) -> None:
        """Andrew's discs and his 20 cards."""
        t = self.t
        used = self.slots.count(ANDREW) + sum(1 for cell in self.cells if cell >> ANDREW & 1)
        if used + self.a_discs != t.andrew_discs or self.a_discs < 0:
            broken.append(f"Andrew has {used + self.a_discs} discs instead of {t.andrew_discs}")
        known = self.backs + self.deck + self.played + ([self.card] if self.card >= 0 else [])
        if len(known) != t.rounds or sorted(known + self.left_out) != list(range(t.cards)):
            broken.append(f"Andrew has {len(set(known))} different cards instead of {t.rounds}")
        if len(self.places) != len(self.played):
            broken.append("a card of Andrew's lies nowhere")


def whole(value: object, name: str) -> int:
    """A whole number of a dump, or ValueError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{name} must hold whole numbers")
    return value
