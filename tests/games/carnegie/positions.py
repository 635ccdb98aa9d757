"""Positions for the tests of Carnegie, put together piece by piece. Nothing here decides a rule.

`table()` is the position the `Check:` lines of the rules start from: four seats (AMBER first, then BLUE, CORAL,
DENIM), tabs on side A, transport discs on space 1, nobody away, nothing built, one employee standing in each
starting department and the other ten in reserve, no Action Choice tile, both copies of all tiles on display.

Then put pieces with `stand`, `lie`, `away`, `department`, `project`, `donation`, `tab`, `track`, and go to the
moment in question with `timeline`, `event`, `turn` or `activation` (each calls `state.settle()`). All of them keep
the books sound: employees come from the reserve, discs from the disc reserve, tiles from the display.

Departments are named by number (1 to 16), or by id ("construction"); spaces as "3-2" (row, column). `Table` is a
table after the setup whose seats say the same of themselves (`amber.staff("2-2", standing=1)`).
"""

from __future__ import annotations

from typing import Any

import magnate.core.registry as registry
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import rules, rules_setup
from magnate.games.carnegie.constants import FREE, SPAN
from magnate.games.carnegie.game import CarnegieState
from magnate.testing.case import Attempt, Case, line

GAME = registry.load("carnegie")
T = GAME.tables  # type: ignore[attr-defined]

AMBER, BLUE, CORAL, DENIM = range(4)


def table(seats: int = 4, first: int = 0, **options: Any) -> CarnegieState:
    """The bare table described above, at the timeline choice of round 1."""
    s = GAME.new(seats, 1, options)
    assert isinstance(s, CarnegieState)
    rules_setup.lay_out(s)
    for seat in range(seats):
        lobby = seat * T.spaces + T.lobby
        s.reserve[seat] += s.lie[lobby]
        s.lie[lobby] = 0
    s.faces = [0, 2, 4, 6]  # tiles 1 to 4, front side: W D M E / S E D W / E M W D / S W E D
    if seats == 1:
        s.a_track = [T.andrew_start] * 4
        s.a_discs = T.andrew_discs
        s.a_tiles = [0] * 16
        s.backs, s.deck, s.left_out = [0, 1], list(range(2, 20)), list(range(20, 40))
        s.drawn, s.card, s.place, s.played, s.places = 1, -1, 0, [], []
    s.first = first
    s.round = 1
    s.reveals = 0
    timeline(s)
    return s


# --- moments ------------------------------------------------------------------------------------------


def timeline(s: CarnegieState) -> CarnegieState:
    """The first player is to choose a row."""
    s.phase, s.pos, s.actor, s.step = st.TIMELINE, 0, s.first, st.ROW
    s.settle()
    return s


def event(
    s: CarnegieState, region: str | None = None, donation: bool = False, seat: int = 0
) -> CarnegieState:
    """An event with an income of a region, a donation, or both; `seat` is to resolve it first of all."""
    s.first = seat
    s.row, s.type, s.flip = 0, 0, -1
    s.region = T.regions.index(region) if region else -1
    s.donation = int(donation)
    rules.begin_phase(s, st.EVENT)
    go_on(s)
    return s


def turn(s: CarnegieState, kind: str, seat: int = 0, first: int | None = None) -> CarnegieState:
    """The department turn of a seat in a round of type "HR", "MG", "CO" or "RD"."""
    s.first = seat if first is None else first
    s.row = s.type = T.types.index(kind)
    s.phase = st.USE
    s.pos = (seat - s.first) % s.seats
    rules.begin_seat(s)
    go_on(s)
    return s


def activation(s: CarnegieState, seat: int = 0) -> CarnegieState:
    """Phase 4, the seat named being first to activate."""
    s.first = seat
    s.row = s.type = 0
    rules.begin_phase(s, st.ACTIVATION)
    go_on(s)
    return s


def go_on(s: CarnegieState) -> None:
    """Take what follows by itself, then refresh the legal choices."""
    while s.actor >= 0 and s.step == st.FINISHED:
        rules.finish_seat(s)
    s.settle()


# --- pieces -------------------------------------------------------------------------------------------


def dept(which: int | str) -> int:
    """The index of a department given by its number or its id."""
    return which - 1 if isinstance(which, int) else T.dept_names.index(which)


def space_of(s: CarnegieState, seat: int, where: int | str) -> int:
    """The index of a space: "3-2", "lobby", or the space a department stands on."""
    if where == "lobby":
        return int(T.lobby)
    if isinstance(where, str) and where in T.space_names:
        return int(T.space_names.index(where))
    space = s.where[seat * T.departments + dept(where)]
    assert space >= 0, f"department {where} is not built"
    return space


def stand(s: CarnegieState, seat: int, where: int | str, count: int = 1) -> None:
    """So many employees stand in a department, taken from the reserve or put back there."""
    at = seat * T.spaces + space_of(s, seat, where)
    s.reserve[seat] -= count - s.stand[at]
    s.stand[at] = count
    s.settle()


def lie(s: CarnegieState, seat: int, where: int | str, count: int = 1) -> None:
    """So many employees lie on a space ("2-3", "lobby") or in a department."""
    at = seat * T.spaces + space_of(s, seat, where)
    s.reserve[seat] -= count - s.lie[at]
    s.lie[at] = count
    s.settle()


def away(s: CarnegieState, seat: int, region: str, count: int = 1) -> None:
    """So many employees are on a mission in a region."""
    at = seat * 4 + T.regions.index(region)
    s.reserve[seat] -= count - s.zones[at]
    s.zones[at] = count
    s.settle()


def reserve(s: CarnegieState, seat: int, count: int) -> None:
    """So many employees in reserve; the others lie in the Lobby, or come from there."""
    at = seat * T.spaces + T.lobby
    s.lie[at] += s.reserve[seat] - count
    s.reserve[seat] = count
    s.settle()


def department(
    s: CarnegieState, seat: int, number: int, space: str, standing: int = 0, lying: int = 0
) -> None:
    """A built department on a free space, taken from the display, with its employees."""
    at = seat * T.spaces + T.space_names.index(space)
    assert s.grid[at] == FREE
    s.display[number - 1] -= 1
    s.grid[at] = number - 1
    s.where[seat * T.departments + number - 1] = T.space_names.index(space)
    stand(s, seat, number, standing)
    lie(s, seat, number, lying)


def project(s: CarnegieState, seat: int, kind: str, slot: str) -> None:
    """A project on the map ("denver:3"); its tab is drawn as far as that needs."""
    number = T.projects.index(kind)
    while s.discs_on_tab(seat, number) < 1:
        tab(s, seat, kind, exposed=s.exposed[seat * 4 + number] + 1)
    s.built[seat * 4 + number] += 1
    index = T.slot_names.index(slot)
    assert s.slots[index] < 0, f"{slot} is taken"
    s.put_disc(index, seat)
    s.settle()


def disc(s: CarnegieState, slot: str, owner: int = st.NEUTRAL) -> None:
    """A neutral disc (or Andrew's) on the map."""
    s.put_disc(T.slot_names.index(slot), owner)
    if owner == st.ANDREW:
        s.a_discs -= 1
    s.settle()


def donation(s: CarnegieState, seat: int, *cells: str) -> None:
    """Donations already made by a seat (or by Andrew, or neutral discs)."""
    for cell in cells:
        s.cells[T.cell_names.index(cell)] |= 1 << seat
        if seat < st.NEUTRAL:
            s.donated[seat] += 1
            s.discs[seat] -= 1
        elif seat == st.ANDREW:
            s.a_discs -= 1
    s.settle()


def tab(s: CarnegieState, seat: int, kind: str, side: str = "", exposed: int = 0) -> None:
    """The side of a tab and how far it is drawn; discs of new disc places come from the disc reserve."""
    number = T.projects.index(kind)
    at = seat * 4 + number
    before = s.discs_on_tab(seat, number)
    sides = s.side.copy()
    sides[at] = "AB".index(side) if side else sides[at]
    s.side = sides
    s.exposed[at] = exposed or s.exposed[at]
    s.discs[seat] -= s.discs_on_tab(seat, number) - before
    s.settle()


def track(s: CarnegieState, seat: int, region: str, space: int) -> None:
    """The transport disc of a seat on a space of a track."""
    s.track[seat * 4 + T.regions.index(region)] = space
    s.settle()


def reserved(s: CarnegieState, seat: int, number: int) -> None:
    """The tile a seat picked in the setup and has not built yet (0: none)."""
    tiles = s.reserved.copy()
    tiles[seat] = number - 1
    s.reserved = tiles
    if number:
        s.display[number - 1] -= 1
    s.settle()


def choice_tile(s: CarnegieState, seat: int, what: int = st.HELD) -> None:
    """The Action Choice tile of a seat: held (the default), spent or none."""
    tiles = s.choice.copy()
    tiles[seat] = what
    s.choice = tiles
    s.settle()


def purse(s: CarnegieState, seat: int, money: int, goods: int) -> None:
    """The money and goods of a seat."""
    s.money[seat] = money
    s.goods[seat] = goods
    s.settle()


# --- asking ----------------------------------------------------------------------------------------------


def number(word: str, **args: Any) -> int:
    """The number of a choice given by its word and values."""
    return GAME.encode({"do": word, **args})


def sound(s: CarnegieState) -> bool:
    """Whether the books of a position made here are still sound."""
    return not s.audit()


def disc_places(kind: str, side: str, exposed: int) -> int:
    """How many disc places a tab side shows when drawn so far."""
    return int(T.discs_upto[(T.projects.index(kind) * 2 + "AB".index(side)) * SPAN + exposed])


# --- a table whose seats are named -------------------------------------------------------------------------


class Seat:
    """One seat of a table: what it owns, by name; `money`, `goods`, `vp`, `discs` and the like are its entries."""

    def __init__(self, s: CarnegieState, number: int) -> None:
        self.__dict__.update(s=s, number=number)

    def __getattr__(self, name: str) -> int:
        return int(getattr(self.s, name)[self.number])

    def __setattr__(self, name: str, value: int) -> None:
        if name == "reserve":
            reserve(self.s, self.number, value)
        else:
            getattr(self.s, name)[self.number] = value

    def at(self, place: int | str) -> int:
        """The index of a space of this seat in `stand`, `lie` and `grid`."""
        return self.number * T.spaces + space_of(self.s, self.number, place)

    def standing(self, place: int | str) -> int:
        """Employees who stand on a space or in a department."""
        return self.s.stand[self.at(place)]

    def lying(self, place: int | str) -> int:
        """Employees who lie on a space or in a department."""
        return self.s.lie[self.at(place)]

    @property
    def all_standing(self) -> int:
        """Employees who stand anywhere."""
        return self.s.all_standing(self.number)

    @property
    def at_hand(self) -> int:
        """Employees in the Lobby and in reserve, whom a case can put elsewhere."""
        return self.lying("lobby") + self.reserve

    def from_lobby(self, reserve_before: int) -> None:
        """Whoever was just put somewhere came from the Lobby, from the reserve only when nobody lies there."""
        reserve(self.s, self.number, min(reserve_before, self.at_hand))

    def reserves(self, number: int) -> None:
        """Hold this tile in reserve."""
        reserved(self.s, self.number, number)

    def staff(self, place: str, standing: int = 0, lying: int = 0) -> None:
        """Exactly so many employees are on a space; the Lobby gives them or takes them back."""
        before = self.reserve
        stand(self.s, self.number, place, standing)
        lie(self.s, self.number, place, lying)
        self.from_lobby(before)

    def nobody_stands(self) -> None:
        """Every starting employee lies in the Lobby."""
        for number in T.starting:
            self.staff(T.dept_names[number])

    def department(self, number: int, space: str, standing: int = 0, lying: int = 0) -> None:
        """A department tile already built on a space, with these employees; no tile is in reserve any more."""
        if self.reserved >= 0:
            self.s.display[self.reserved] += 1
            reserved(self.s, self.number, 0)
        department(self.s, self.number, number, space)
        self.staff(space, standing, lying)

    def has(self, number: int, space: str) -> bool:
        """Whether a department tile is built on that space."""
        return self.s.grid[self.at(space)] == number - 1

    def sends(self, region: str, count: int) -> None:
        """So many employees are on a mission."""
        before = self.reserve
        away(self.s, self.number, region, count)
        self.from_lobby(before)

    def away(self, region: str) -> int:
        """Employees on a mission in a region."""
        return self.s.zones[self.number * 4 + T.regions.index(region)]

    @property
    def all_away(self) -> int:
        """Employees on a mission anywhere."""
        return sum(self.s.zones[self.number * 4 : self.number * 4 + 4])

    def tab(self, kind: str, side: str, exposed: int, built: int = 0) -> None:
        """A tab drawn to a section on a side, at least so many of its projects on the map."""
        tab(self.s, self.number, kind, side, exposed)
        free = [slot for slot in T.slots_of_type[T.projects.index(kind)] if self.s.slots[slot] < 0]
        done = self.s.built[self.number * 4 + T.projects.index(kind)]
        for slot in free[::-1][: max(0, built - done)]:
            project(self.s, self.number, kind, T.slot_names[slot])

    def section(self, kind: str) -> int:
        """How far a tab is drawn."""
        return self.s.exposed[self.number * 4 + T.projects.index(kind)]

    def ready(self, kind: str) -> int:
        """Discs on a tab that wait to be built."""
        return self.s.discs_on_tab(self.number, T.projects.index(kind))

    def project(self, slot: str) -> None:
        """An own disc on this slot of the map, from the tab that has the most projects left for it."""
        index = T.slot_names.index(slot)
        fitting = [number for number in range(4) if index in T.slots_of_type[number]]
        project(self.s, self.number, T.projects[max(fitting, key=self.places_left)], slot)

    def places_left(self, number: int) -> int:
        """How many more projects a tab can ever give."""
        at = self.number * 4 + number
        return disc_places(T.projects[number], "AB"[self.s.side[at]], T.sections) - self.s.built[at]

    def track(self, region: str, space: int) -> None:
        """The transport disc on a space of a track."""
        track(self.s, self.number, region, space)

    def space(self, region: str) -> int:
        """Where the transport disc of a track stands."""
        return self.s.track[self.number * 4 + T.regions.index(region)]

    def donates(self, cell: str) -> None:
        """A donation already made."""
        donation(self.s, self.number, cell)


class Table(Case[CarnegieState]):
    """The starting position without first housing, played in sentences such as `do("row HR", "move 4-3 lying")`.

    Five employees stand, five lie in the Lobby, nothing is built, every seat has a tile in reserve and, as far as
    the number of seats gives it one, its Action Choice tile.
    """

    def __init__(self, seats: int = 4) -> None:
        super().__init__(table(seats))
        for seat in range(seats):
            reserve(self.s, seat, T.in_reserve)
            reserved(self.s, seat, seat + 1)
            if seats > 2 and (seats == 4 or seat == 2):
                choice_tile(self.s, seat)
        self.flaws: list[str] = []

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        return Seat(self.s, number)

    def display(self, *numbers: int) -> None:
        """Only these tiles, two of each where the books allow it, are still on display."""
        self.s.removed = self.s.removed.copy()
        for tile in range(16):
            if tile + 1 not in numbers:
                self.s.removed[tile] += self.s.display[tile]
                self.s.display[tile] = 0

    def turn(self, kind: str, seat: int) -> None:
        """The department turn of a seat, who chose this type as first player; the event pays nobody."""
        quiet = [r for r in range(4) if not any(self.s.zones[s * 4 + r] for s in range(self.s.seats))]
        assert quiet, "every region would pay somebody"
        self.choose_row(kind, quiet[0], seat)

    def event(self, name: str, seat: int) -> None:
        """An event of the timeline ("west" ... or "donation") with this seat as first player."""
        self.choose_row("MG", [*T.regions, "donation"].index(name), seat)

    def choose_row(self, kind: str, event: int, seat: int, marker: int = 0) -> None:
        """Let a seat choose a row whose next space shows this event; with marker 4 it is the end space."""
        s = self.s
        s.faces = [next(i for i, face in enumerate(T.faces) if face[0] == event)] * 4
        s.markers = [marker if row == kind else 0 for row in T.types]
        s.round = 1 + marker
        s.first = seat
        timeline(s)
        self.sit()
        self.do(f"row {kind}")

    def activation(self, seat: int) -> None:
        """The activation of a seat, the first in this round."""
        activation(self.s, seat)
        self.sit()

    def finish(self) -> None:
        """Score the game as the table stands: the last activation of round 20 is passed."""
        s = self.s
        s.round, s.markers, s.row, s.flip = T.rounds, [5, 5, 5, 4], 3, -1
        s.first, s.actor = 0, s.seats - 1
        s.phase, s.step, s.pos = st.ACTIVATION, st.ACTIVATE, s.seats - 1
        self.sit()
        if not s.is_over:
            self.do("done")
        assert s.is_over

    def sit(self) -> None:
        """Take note of what the case itself leaves open in the books, and begin."""
        self.flaws = self.s.audit()
        self.s.settle()

    def do(self, *attempts: Attempt, **params: object) -> Table:
        """Make choices one after the other; the books stay as sound as they were."""
        for attempt in attempts:
            super().do(attempt, **params)
            assert self.s.is_over or set(self.s.audit()) <= set(self.flaws)
        return self

    def owner(self, slot: str) -> int:
        """Whose disc is on a slot of the map."""
        return self.s.slots[T.slot_names.index(slot)]

    def donors(self, cell: str) -> set[int]:
        """The seats that gave to a cell."""
        mask = self.s.cells[T.cell_names.index(cell)]
        return {seat for seat in range(self.s.seats) if mask >> seat & 1}

    def level(self, seat: int, region: str) -> str:
        """The transport level the board shows for a seat."""
        at = T.regions.index(region)
        return str(T.levels[T.level[at * SPAN + self.s.track[seat * 4 + at]]])

    def donation(self, seat: int, cell: str) -> int:
        """What one donation of a seat brings by the score sheet: the line of donations without the others."""
        alone = self.s.clone()
        index = T.cell_names.index(cell)
        alone.cells = [mask if i == index else 0 for i, mask in enumerate(alone.cells)]
        alone.welfare = [
            times if T.pay_cells[i % len(T.pay_cells)] == index else 0
            for i, times in enumerate(alone.welfare)
        ]
        return line(alone, "donations", seat)
