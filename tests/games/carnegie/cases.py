"""A table set up as a case asks for it: pieces by name, phases by name, choices as short sentences.

`Table()` is the starting position of four seats without first housing: five employees stand, five lie in
the Lobby, nothing is built. Pieces that a case moves are taken from, or put back to, where the books need
them: employees from the Lobby, discs from the reserve.
"""

from __future__ import annotations

from magnate import load
from magnate.core.rng import seeded
from magnate.games.carnegie import rules_setup
from magnate.games.carnegie import state as at
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import SPAN
from magnate.testing.case import offered, refused

AMBER, BLUE, CORAL, DENIM = range(4)
GAME = load("carnegie")


class Seat:
    """One seat of a table: what it owns, by name."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.state = table.state
        self.t = table.state.t
        self.number = number

    # --- money and pieces in reserve ---------------------------------------------------------------

    @property
    def money(self) -> int:
        return self.state.money[self.number]

    @money.setter
    def money(self, value: int) -> None:
        self.state.money[self.number] = value

    @property
    def goods(self) -> int:
        return self.state.goods[self.number]

    @goods.setter
    def goods(self, value: int) -> None:
        self.state.goods[self.number] = value

    @property
    def vp(self) -> int:
        return self.state.vp[self.number]

    @vp.setter
    def vp(self, value: int) -> None:
        self.state.vp[self.number] = value

    @property
    def discs(self) -> int:
        return self.state.discs[self.number]

    @property
    def donations(self) -> int:
        return self.state.donated[self.number]

    @property
    def reserve(self) -> int:
        return self.state.reserve[self.number]

    @reserve.setter
    def reserve(self, value: int) -> None:
        self.lobby_gives(value - self.state.reserve[self.number])
        self.state.reserve[self.number] = value

    @property
    def choice_tile(self) -> bool:
        return self.state.choice[self.number] == at.HELD

    @choice_tile.setter
    def choice_tile(self, held: bool) -> None:
        tiles = self.state.choice.copy()
        tiles[self.number] = at.HELD if held else at.SPENT
        self.state.choice = tiles

    # --- the company -------------------------------------------------------------------------------

    def space_of(self, place: str) -> int:
        """The index in `stand` and `lie` of a space such as "2-2", of "lobby" or of a starting department."""
        if place == "lobby":
            space = self.t.lobby
        elif place in self.t.space_names:
            space = self.t.space_names.index(place)
        else:
            space = self.state.where[self.number * self.t.departments + self.t.dept_names.index(place)]
        assert space >= 0, place
        return self.number * self.t.spaces + space

    def standing(self, place: str) -> int:
        return self.state.stand[self.space_of(place)]

    def lying(self, place: str) -> int:
        return self.state.lie[self.space_of(place)]

    @property
    def all_standing(self) -> int:
        return self.state.all_standing(self.number)

    def lobby_gives(self, count: int) -> None:
        """Take employees from the Lobby (negative: send them back), from the reserve when it runs dry."""
        lobby = self.number * self.t.spaces + self.t.lobby
        self.state.lie[lobby] -= count
        if self.state.lie[lobby] < 0:
            self.state.reserve[self.number] += self.state.lie[lobby]
            self.state.lie[lobby] = 0

    @property
    def at_hand(self) -> int:
        """Employees in the Lobby and in reserve, whom a case can put elsewhere."""
        return self.lying("lobby") + self.reserve

    def staff(self, place: str, standing: int = 0, lying: int = 0) -> None:
        """Put exactly so many employees on a space."""
        space = self.space_of(place)
        self.lobby_gives(standing + lying - self.state.stand[space] - self.state.lie[space])
        self.state.stand[space] = standing
        self.state.lie[space] = lying

    def nobody_stands(self) -> None:
        """Lay every starting employee down in the Lobby."""
        for department in self.t.starting:
            self.staff(self.t.dept_names[department])

    def department(self, number: int, space: str, standing: int = 0, lying: int = 0) -> None:
        """A department tile already built on a space, with these employees."""
        tile = number - 1
        self.state.grid[self.space_of(space)] = tile
        self.state.where[self.number * self.t.departments + tile] = self.t.space_names.index(space)
        self.state.display[tile] -= 1
        if self.state.reserved[self.number] >= 0:
            self.state.display[self.state.reserved[self.number]] += 1
            self.reserves(0)
        self.staff(space, standing, lying)

    def reserves(self, number: int) -> None:
        """Hold this tile in reserve (0: none)."""
        reserved = self.state.reserved.copy()
        reserved[self.number] = number - 1
        self.state.reserved = reserved
        if number:
            self.state.display[number - 1] -= 1

    def has(self, number: int, space: str) -> bool:
        """Whether a department tile is built on that space."""
        return self.state.grid[self.space_of(space)] == number - 1

    def sends(self, region: str, count: int) -> None:
        """So many employees are on a mission."""
        zone = self.number * 4 + self.t.regions.index(region)
        self.lobby_gives(count - self.state.zones[zone])
        self.state.zones[zone] = count

    def away(self, region: str) -> int:
        return self.state.zones[self.number * 4 + self.t.regions.index(region)]

    @property
    def all_away(self) -> int:
        return sum(self.state.zones[self.number * 4 : self.number * 4 + 4])

    # --- tabs, tracks, map, donations ----------------------------------------------------------------

    def tab_at(self, project: str) -> int:
        return self.number * 4 + self.t.projects.index(project)

    def tab(self, project: str, side: str, exposed: int, built: int = 0) -> None:
        """A tab drawn to a section on a side, at least so many of its projects on the map."""
        tab = self.t.projects.index(project)
        before = self.state.discs_on_tab(self.number, tab)
        sides = self.state.side.copy()
        sides[self.tab_at(project)] = "AB".index(side)
        self.state.side = sides
        self.state.exposed[self.tab_at(project)] = exposed
        self.state.discs[self.number] -= self.state.discs_on_tab(self.number, tab) - before
        free = [slot for slot in self.t.slots_of_type[tab] if self.state.slots[slot] < 0]
        for slot in free[::-1][: max(0, built - self.state.built[self.tab_at(project)])]:
            self.state.put_disc(slot, self.number)
            self.state.built[self.tab_at(project)] += 1

    def section(self, project: str) -> int:
        return self.state.exposed[self.tab_at(project)]

    def ready(self, project: str) -> int:
        """Discs on a tab that wait to be built."""
        return self.state.discs_on_tab(self.number, self.t.projects.index(project))

    def project(self, slot: str) -> None:
        """An own disc on this slot of the map, from a tab that fits, drawn further if it must be."""
        index = self.t.slot_names.index(slot)
        assert self.state.slots[index] < 0, slot
        tabs = [tab for tab in range(4) if index in self.t.slots_of_type[tab]]
        tab = max(tabs, key=self.places_left)
        assert self.places_left(tab) > 0, f"no project left for {slot}"
        name = self.t.projects[tab]
        while not self.ready(name):
            self.tab(name, "AB"[self.state.side[self.tab_at(name)]], self.section(name) + 1)
        self.state.put_disc(index, self.number)
        self.state.built[self.number * 4 + tab] += 1

    def places_left(self, tab: int) -> int:
        """How many more projects a tab can ever give."""
        key = tab * 2 + self.state.side[self.number * 4 + tab]
        return self.t.discs_upto[key * SPAN + self.t.sections] - self.state.built[self.number * 4 + tab]

    def track(self, region: str, space: int) -> None:
        self.state.track[self.number * 4 + self.t.regions.index(region)] = space

    def space(self, region: str) -> int:
        return self.state.track[self.number * 4 + self.t.regions.index(region)]

    def donates(self, cell: str) -> None:
        """A donation already made."""
        self.state.cells[self.t.cell_names.index(cell)] |= 1 << self.number
        self.state.donated[self.number] += 1
        self.state.discs[self.number] -= 1


class Table:
    """A position of a game, set up by name and played in short sentences."""

    def __init__(self, seats: int = 4) -> None:
        state = GAME.blank(seats, GAME.full_options({}))
        assert isinstance(state, Position)
        self.state: Position = state
        self.state.rng = seeded(1)
        rules_setup.lay_out(self.state)
        self.t = self.state.t
        if seats > 2:
            holders = range(4) if seats == 4 else [2]
            self.state.choice = [at.HELD if seat in holders else at.NO_TILE for seat in range(seats)]
        for seat in range(seats):
            self.seat(seat).reserves(seat + 1)
        if seats == 1:
            self.state.deck = list(range(1, self.t.rounds))
            self.state.backs = [0]
            self.state.a_track = [self.t.andrew_start] * 4
            self.state.a_discs = self.t.andrew_discs
            self.state.a_tiles = [0] * 16
        self.flaws: list[str] = []

    def seat(self, number: int) -> Seat:
        return Seat(self, number)

    def name(self, number: int) -> str:
        """The id of a department tile."""
        return self.t.dept_names[number - 1]

    def display(self, *numbers: int) -> None:
        """Only these tiles, two of each where the books allow it, are still on display."""
        for tile in range(16):
            if tile + 1 not in numbers:
                self.state.removed = self.state.removed.copy()
                self.state.removed[tile] += self.state.display[tile]
                self.state.display[tile] = 0

    def neutral(self, slot: str) -> None:
        self.state.put_disc(self.t.slot_names.index(slot), at.NEUTRAL)

    def neutral_donation(self, cell: str) -> None:
        self.state.cells[self.t.cell_names.index(cell)] |= 1 << at.NEUTRAL

    def andrew_donates(self, cell: str) -> None:
        self.state.cells[self.t.cell_names.index(cell)] |= 1 << at.ANDREW
        self.state.a_discs -= 1

    # --- phases ------------------------------------------------------------------------------------

    def turn(self, kind: str, seat: int) -> None:
        """The department turn of a seat, who chose this type as first player; the event pays nobody."""
        quiet = [r for r in range(4) if not any(self.state.zones[s * 4 + r] for s in range(self.state.seats))]
        assert quiet, "every region would pay somebody"
        self.choose_row(kind, quiet[0], seat)

    def event(self, name: str, seat: int) -> None:
        """An event of the timeline ("west" ... or "donation") with this seat as first player."""
        names = [*self.t.regions, "donation"]
        self.choose_row("MG", names.index(name), seat)

    def end_event(self, kind: str, seat: int) -> None:
        """The event of the end space of a row, with this seat as first player."""
        self.choose_row(kind, 0, seat, marker=4)

    def choose_row(self, kind: str, event: int, seat: int, marker: int = 0) -> None:
        """Let a seat choose a row whose next space shows this event."""
        s = self.state
        row = self.t.types.index(kind)
        s.faces = [next(i for i, face in enumerate(self.t.faces) if face[0] == event)] * 4
        s.markers = [0] * 4
        s.markers[row] = marker
        s.round = 1 + marker
        s.first = s.actor = seat
        s.phase, s.step, s.pos = at.TIMELINE, at.ROW, 0
        self.sit()
        self.does(f"row {kind}")

    def activation(self, seat: int) -> None:
        """The activation of a seat, the first in this round."""
        s = self.state
        s.first = s.actor = seat
        s.phase, s.step, s.pos = at.ACTIVATION, at.ACTIVATE, 0
        s.row, s.flip, s.type = 0, -1, 0
        self.sit()

    def finish(self) -> None:
        """Score the game as the table stands: the last activation of round 20 is passed."""
        s = self.state
        s.round, s.markers, s.row, s.flip = self.t.rounds, [5, 5, 5, 4], 3, -1
        s.first, s.actor = 0, s.seats - 1
        s.phase, s.step, s.pos = at.ACTIVATION, at.ACTIVATE, s.seats - 1
        self.sit()
        if not s.is_over:
            self.does("done")
        assert s.is_over

    def sit(self) -> None:
        """Take note of what the case itself leaves open in the books, and begin."""
        self.flaws = self.state.audit()
        self.state.settle()

    # --- choices -----------------------------------------------------------------------------------

    def form(self, sentence: str | dict[str, object]) -> dict[str, object]:
        """The JSON form of a sentence: a verb and the values of its parameters."""
        if not isinstance(sentence, str):
            return sentence
        word, *values = sentence.split()
        params = self.t.space.by_word[word].params
        pairs = zip(params.items(), values, strict=True)
        return {
            "do": word,
            **{name: int(v) if isinstance(known[0], int) else v for (name, known), v in pairs},
        }

    def does(self, *sentences: str) -> None:
        """Make these choices one after another; the books stay as sound as they were."""
        for sentence in sentences:
            self.state.choose(GAME.encode(self.form(sentence)))
            if not self.state.is_over:
                assert set(self.state.audit()) <= set(self.flaws)

    def offers(self, sentence: str) -> bool:
        """Whether this choice is legal now."""
        return GAME.encode(self.form(sentence)) in self.state.choices()

    def offered(self, word: str) -> list[list[str | int]]:
        """The values of all legal choices with this verb."""
        return [list(form.values())[1:] for form in offered(self.state, word)]

    def refuses(self, sentence: str | dict[str, object]) -> str | None:
        """The clause that forbids this choice, which changes nothing; None if it is legal."""
        form = self.form(sentence)
        if self.state.why_not(form) is None:
            return None
        params = {name: value for name, value in form.items() if name != "do"}
        return refused(self.state, str(form["do"]), **params).clause  # type: ignore[arg-type]

    # --- looking -----------------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        """Employee moves left in a Human Resources turn."""
        return self.state.pool

    @property
    def points(self) -> int:
        """Research points left."""
        return self.state.pool

    def owner(self, slot: str) -> int:
        return self.state.slots[self.t.slot_names.index(slot)]

    def donors(self, cell: str) -> set[int]:
        mask = self.state.cells[self.t.cell_names.index(cell)]
        return {seat for seat in range(self.state.seats) if mask >> seat & 1}

    def level(self, seat: int, region: str) -> str:
        """The transport level the board shows for a seat."""
        index = self.t.regions.index(region)
        return self.t.levels[self.t.level[index * SPAN + self.state.track[seat * 4 + index]]]

    def line(self, seat: int, name: str) -> int:
        """One line of the score sheet, 0 when it is not there."""
        return sum(line.points for line in self.state.score_sheet()[seat] if line.name == name)

    def donation(self, seat: int, cell: str) -> int:
        """What one donation of a seat brings by the score sheet: the line of donations without the others."""
        alone = self.state.clone()
        assert isinstance(alone, Position)
        index = self.t.cell_names.index(cell)
        alone.cells = [mask if i == index else 0 for i, mask in enumerate(alone.cells)]
        alone.welfare = [
            times if self.t.pay_cells[i % len(self.t.pay_cells)] == index else 0
            for i, times in enumerate(alone.welfare)
        ]
        return sum(line.points for line in alone.score_sheet()[seat] if line.name == "donations")
