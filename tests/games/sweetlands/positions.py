"""Positions for the tests: set up what a case needs, leave the rest at the catalogue's defaults.

Unless told otherwise a position has two seats, Amber (0) and Blue (1), Amber to move in round 2, nobody has
passed, map A without tiles, Eline for Amber, 4 cards in hand, plenty of resources, no diamonds. `table()` lays it
out, `played()` plays the setup by the rules and gives a `Table`, whose seats say the same of themselves
(`t.amber.tiles("r2c2")`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import magnate
from magnate.core.contract import Game
from magnate.core.message import Message
from magnate.games.sweetlands import rules
from magnate.games.sweetlands.constants import (
    BUILDS,
    BUILT,
    CLOCK,
    COLUMNS,
    COUNTS,
    DIAMOND,
    F_AREA,
    F_LIST,
    F_MENU,
    FLIPPED,
    FLIPPED_AT,
    GOLD,
    IRON,
    K_STORE,
    KIND_AT,
    KINDS,
    LAND,
    MAP,
    OPEN,
    OPEN_EDGES,
    P_ACTION,
    P_CHARACTERS,
    P_SPOTS,
    PAWN,
    PLACED,
    PROP,
    PROP_AT,
    PROS,
    RABBIT,
    RABBIT_AT,
    RIM_LAND,
    ROAD,
    ROADED_AT,
    S_CLOCK,
    SHEET_NAMES,
    SHEET_SIZE,
    SKILL,
    SKILLS,
    SPECIAL_AT,
    STORES,
    TENT,
    TILES_AT,
    WHEAT,
    WHO,
    WOOD,
    ZONE_AT,
    ZONES,
)
from magnate.games.sweetlands.game import SweetLands, SweetLandsState
from magnate.games.sweetlands.rules_cards import automate, lay_in_front
from magnate.games.sweetlands.rules_effects import obtain
from magnate.games.sweetlands.rules_map import count_cities, count_ports, update_reach
from magnate.games.sweetlands.rules_round import pass_round
from magnate.games.sweetlands.rules_setup import do_character, do_map
from magnate.games.sweetlands.state import edges_with
from magnate.testing import case
from magnate.testing.case import Case, offered

GAME = cast(SweetLands, magnate.load("sweetlands"))
T = GAME.tables
AMBER, BLUE, CORAL, DORA = range(4)
PLENTY = 60
WHO_PLAYS = ("eline", "biscuit", "rikka", "lotus")
HANDS = (
    ("C001", "C002", "C003", "C005"),
    ("C006", "C008", "C009", "C010"),
    ("C011", "C012", "C013", "C014"),
    ("C015", "C016", "C017", "C018"),
)
QUIET_SPOTS = ("S1", "S2", "S3", "S4")
INCOMES = ("gold", "wheat", "wood", "iron")
# The places of a sheet by name; `track_land` is the prosperity marker of that track.
PLACES: dict[str, int] = {name: place for name, place in COUNTS.items() if place < SHEET_SIZE}
PLACES |= {name: place for place, name in enumerate(SHEET_NAMES)}
PLACES |= {f"track_{name}": PROS + i for i, name in enumerate(T.pros_ids)}
FILLERS = ["C029", "C030", "C031", "C032", "C033", "C062", "C063", "C065", "C096", "C097"]

Atoms = list[dict[str, Any]]


# --- a whole table ------------------------------------------------------------------------------------------


def table(
    seats: int = 2,
    who: str = "eline",
    map: str = "A",
    round: int = 2,
    hand: int = 4,
    rivals: tuple[str, ...] = ("biscuit", "solbee", "lotus"),
    seed: int = 1,
    **options: bool,
) -> SweetLandsState:
    """The position most cases start from: Amber to move in the action phase."""
    state = cast(SweetLandsState, GAME.new(seats, seed, options))
    state.stack = []
    rivals = tuple(name for name in rivals if board(name) != board(who))
    for seat, name in enumerate([who, *rivals][:seats]):
        answer_into(state, seat, name, map if seat == AMBER else "A")
        for what in (GOLD, WHEAT, WOOD, IRON):
            state.sheets[seat][what] = PLENTY
        state.sheets[seat][DIAMOND] = 0
        state.sheets[seat][PAWN] = seat
    state.round = round
    state.phase = P_ACTION
    state.start = AMBER
    state.order = list(range(seats))
    state.at = 0
    state.next_order = []
    state.actor = AMBER
    if seats == 1:
        state.mio_a = state.mio_a[: len(state.mio_a) - round]
        state.mio_b = state.mio_b[: len(state.mio_b) - round]
    state.push(F_MENU, [0])
    for seat in range(seats):
        hold(state, seat, *FILLERS[seat * hand : seat * hand + hand] if seats * hand <= 10 else ())
        while len(state.hands[seat]) < hand:
            state.hands[seat].append(state.deck.pop())
    state.settle()
    return state


def board(name: str) -> int:
    """The board of a character."""
    return T.board_of[T.who_ids.index(name)]


def answer_into(state: SweetLandsState, seat: int, who: str, map: str) -> None:
    """Give a seat its character and its map."""
    state.push(F_MENU, [0])
    do_character(state, seat, T.who_ids.index(who))
    do_map(state, seat, T.map_ids.index(map))


def put(state: SweetLandsState, seat: int = AMBER, **values: int) -> SweetLandsState:
    """Set places of a sheet by name, such as `gold=3, food=7, wagon=5, income_wheat=9`."""
    sheet = state.own(seat)
    for name, value in values.items():
        sheet[PLACES[name]] = value
    state.settle()
    return state


def get(state: SweetLandsState, name: str, seat: int = AMBER) -> int:
    """A place of a sheet by name."""
    return state.sheets[seat][PLACES[name]]


def track(state: SweetLandsState, seat: int = AMBER, **values: int) -> SweetLandsState:
    """Set prosperity markers by the id of their track: `land, rabbit, road, prop, auto, ip`."""
    return put(state, seat, **{f"track_{name}": value for name, value in values.items()})


def on_track(state: SweetLandsState, name: str, seat: int = AMBER) -> int:
    """Where a prosperity marker stands."""
    return get(state, f"track_{name}", seat)


# --- cards ----------------------------------------------------------------------------------------------------


def hold(state: SweetLandsState, seat: int, *ids: str) -> SweetLandsState:
    """Make a hand hold exactly these cards; what it held goes under the deck."""
    state.deck[0:0] = state.hands[seat]
    state.hands[seat].clear()
    state.tags[seat] = []
    for id in ids:
        fetch(state, id)
        state.hands[seat].append(T.card_ids.index(id))
    if state.stack:
        state.settle()
    return state


def fetch(state: SweetLandsState, id: str) -> None:
    """Take a card out of the deck, the discard pile or a hand."""
    row = loose(state, id)
    assert row is not None, f"{id} is already in play"
    row.remove(T.card_ids.index(id))


def loose(state: SweetLandsState, id: str) -> list[int] | None:
    """Where a card lies that is not in play: the deck, the discard pile or a hand."""
    return next(
        (row for row in (state.deck, state.discard, *state.hands) if T.card_ids.index(id) in row), None
    )


def in_hand(state: SweetLandsState, seat: int = AMBER) -> list[str]:
    """The ids of a hand."""
    return [T.card_ids[card] for card in state.hands[seat]]


def in_front(state: SweetLandsState, seat: int, *ids: str) -> SweetLandsState:
    """Cards that were played earlier and lie in front of a seat."""
    for id in ids:
        fetch(state, id)
        card = T.card_ids.index(id)
        state.hands[seat].append(card)
        lay_in_front(state, seat, card)
    state.settle()
    return state


def in_column(state: SweetLandsState, seat: int, column: str, *ids: str) -> SweetLandsState:
    """Cards that were automated earlier, from top to bottom."""
    in_front(state, seat, *ids)
    for id in ids:
        automate(state, seat, T.card_ids.index(id), COLUMNS.index(column))
    state.settle()
    return state


def column(state: SweetLandsState, name: str, seat: int = AMBER) -> list[str]:
    """The cards of a column."""
    return cast("list[str]", state.board(seat)["heirs"][seat]["columns"][name])


def deck_of(state: SweetLandsState, *ids: str) -> SweetLandsState:
    """Leave exactly these cards in the deck, the first one on top; the others go to the discard pile."""
    for id in ids:
        fetch(state, id)
    state.discard += state.deck
    state.deck = [T.card_ids.index(id) for id in reversed(ids)]
    state.settle()
    return state


def skill(state: SweetLandsState, seat: int, *ids: str) -> SweetLandsState:
    """Skill tiles a seat owns already."""
    for id in ids:
        tile = T.skill_ids.index(id)
        state.piles[tile] = max(0, state.piles[tile] - 1)
        state.sheets[seat][SKILL + tile] = 1
        state.sheets[seat][SKILLS] += 1
        obtain(T, state.sheets[seat], tile)
    state.settle()
    return state


# --- the map --------------------------------------------------------------------------------------------------


def citizen(name: str) -> str:
    """The id of a citizen by its English name."""
    found = [id for id in T.card_ids if GAME.text(Message(f"card-{id}")) == name]
    assert len(found) == 1, f"{len(found)} citizens are called {name}"
    return found[0]


def cell(id: str) -> int:
    """The number of a cell."""
    return T.cell_ids.index(id)


def edge(id: str) -> int:
    """The number of an edge, its two cells in either order."""
    a, b = id.split("|")
    return T.edge_ids.index(id) if id in T.edge_ids else T.edge_ids.index(f"{b}|{a}")


def edge_id(id: str) -> str:
    """The id of an edge as the choice space writes it."""
    return T.edge_ids[edge(id)]


def tiles(state: SweetLandsState, seat: int, *ids: str, flipped: bool = False) -> SweetLandsState:
    """Tiles laid earlier, without any bonus; "r1c4=X5" names a special tile."""
    v = state.sheets[seat]
    for text in ids:
        id, _, special = text.partition("=")
        bit = 1 << cell(id)
        v[TILES_AT] |= bit
        if flipped:
            v[FLIPPED_AT] |= bit
        if special:
            v[SPECIAL_AT + T.special_ids.index(special)] |= bit
    recount(state, seat)
    return state


def roads(state: SweetLandsState, seat: int, *ids: str) -> SweetLandsState:
    """Roads laid earlier; tiles beside them lie flipped, zones beside them are awake, nothing is gained."""
    v = state.sheets[seat]
    row = [e for e in range(T.edges) if state.edges[seat][e] == BUILT]
    state.edges[seat] = edges_with(T, v[MAP], row + [edge(id) for id in ids])
    recount(state, seat)
    return state


def built(state: SweetLandsState, seat: int, **places: str) -> SweetLandsState:
    """Properties placed earlier: `tent="r3c3 r2c2"`, `store_mining="r3c4"`; tiles are laid and flipped."""
    v = state.sheets[seat]
    for name, ids in places.items():
        kind = KINDS.index(name) if name in KINDS else K_STORE
        for id in ids.split():
            bit = 1 << cell(id)
            if not T.capital_at[v[MAP]] & bit:
                v[TILES_AT] |= bit
                v[FLIPPED_AT] |= bit
            v[PROP_AT] |= bit
            v[KIND_AT + kind] |= bit
            v[TENT + kind] += 1
            if kind == K_STORE:
                v[STORES + BUILDS.index(name) - K_STORE] = 1
            if name == "clock":
                obtain(T, v, S_CLOCK + v[WHO])
    recount(state, seat)
    return state


def rabbits(state: SweetLandsState, seat: int, *ids: str) -> SweetLandsState:
    """Rabbits placed earlier."""
    v = state.sheets[seat]
    for id in ids:
        v[RABBIT_AT] |= 1 << cell(id)
    recount(state, seat)
    return state


def recount(state: SweetLandsState, seat: int) -> None:
    """Bring every count of a map in line with its pieces."""
    v = state.sheets[seat]
    number = v[MAP]
    row = state.edges[seat]
    v[ROADED_AT] = 0
    for e in range(T.edges):
        if row[e] == BUILT:
            for c in T.edge_cells[e]:
                v[ROADED_AT] |= 1 << c
    v[FLIPPED_AT] |= v[TILES_AT] & v[ROADED_AT]
    v[ROAD] = row.count(BUILT)
    v[OPEN_EDGES] = row.count(OPEN)
    v[LAND] = bits(v[TILES_AT])
    v[RIM_LAND] = bits(v[TILES_AT] & T.rim_at[number])
    for terrain in range(5):
        here = sum(1 << c for c in range(T.cells) if T.terrain[number][c] == terrain)
        v[PLACED + terrain] = bits(v[TILES_AT] & here)
        v[FLIPPED + terrain] = bits(v[FLIPPED_AT] & here)
    v[ZONE_AT] = 0
    for c in range(T.cells):
        if T.zone_at[number] & v[ROADED_AT] & 1 << c and v[TILES_AT] & T.near_at[c]:
            v[ZONE_AT] |= 1 << c
    v[ZONES] = bits(v[ZONE_AT])
    v[PROP] = bits(v[PROP_AT])
    v[RABBIT] = bits(v[RABBIT_AT])
    v[CLOCK] = bits(v[KIND_AT + KINDS.index("clock")])
    update_reach(state, seat)
    count_ports(state, seat)
    count_cities(state, seat)
    state.settle()


def bits(mask: int) -> int:
    """How many cells a mask has."""
    return bin(mask).count("1")


# --- acting ---------------------------------------------------------------------------------------------------


def use(state: SweetLandsState, area: str) -> SweetLandsState:
    """Use an area and pay its slot with the last cards of the hand."""
    case.do(state, "area", area=area)
    while not state.is_over and GAME.decode(state.choices()[-1])["do"] == "discard":
        state.choose(state.choices()[-1])
    return state


def take(state: SweetLandsState, *whats: str) -> SweetLandsState:
    """Take basics of choice."""
    return case.do(state, *(f"take {what}" for what in whats))


def resolve(state: SweetLandsState, atoms: Atoms) -> SweetLandsState:
    """Let an effect happen to the actor now, as a card or a tile would give it."""
    state.push(F_LIST, [T.list_of(atoms), 1])
    rules.run(state)
    state.settle()
    return state


def passes(state: SweetLandsState) -> SweetLandsState:
    """The actor passes and moves its pawn to the first free spot."""
    case.do(state, "pass")
    return case.do(state, offered(state, "spot")[0]) if offered(state, "spot") else state


def pass_alone(state: SweetLandsState, seat: int = AMBER) -> SweetLandsState:
    """The six steps of a pass for the actor, up to the question where its pawn goes."""
    assert state.actor == seat
    pass_round(state, seat)
    rules.run(state)
    state.settle()
    return state


# --- a table whose seats are named -----------------------------------------------------------------------------


class Heir:
    """A seat: its sheet by name (`amber.wheat`), its hand, and its map to be filled by hand."""

    def __init__(self, s: SweetLandsState, seat: int) -> None:
        self.__dict__.update(s=s, seat=seat)

    def __getattr__(self, name: str) -> int:
        return get(self.s, name, self.seat)

    def __setattr__(self, name: str, value: int) -> None:
        put(self.s, self.seat, **{name: value})

    def set(self, **values: int) -> Heir:
        """Set several places of the sheet."""
        put(self.s, self.seat, **values)
        return self

    @property
    def hand(self) -> list[str]:
        """The cards in hand."""
        return in_hand(self.s, self.seat)

    @property
    def front(self) -> list[str]:
        """The cards in front, outside the columns."""
        return [T.card_ids[card] for card in self.s.fronts[self.seat]]

    def column(self, name: str) -> list[str]:
        """The cards of a column."""
        return column(self.s, name, self.seat)

    def holds(self, *ids: str) -> Heir:
        """Give exactly these cards into the hand; what was there goes under the deck."""
        hold(self.s, self.seat, *ids)
        return self

    def in_front(self, *ids: str) -> Heir:
        """Lay citizens in front of the seat."""
        in_front(self.s, self.seat, *ids)
        return self

    def automated(self, name: str, *ids: str) -> Heir:
        """Put citizens into a column."""
        in_column(self.s, self.seat, name, *ids)
        return self

    def tiles(self, *cells: str, flipped: bool = False) -> Heir:
        """Lay tiles on cells; "r1c4=X5" names a special tile."""
        tiles(self.s, self.seat, *cells, flipped=flipped)
        return self

    def flipped(self, *cells: str) -> Heir:
        """Lay tiles that are turned over already."""
        return self.tiles(*cells, flipped=True)

    def roads(self, *names: str) -> Heir:
        """Lay roads."""
        roads(self.s, self.seat, *names)
        return self

    def many_roads(self, number: int) -> Heir:
        """Lay that many roads wherever they may lie."""
        for _ in range(number):
            self.roads(T.edge_ids[self.s.edges[self.seat].index(OPEN)])
        return self

    def builds(self, **cells: str) -> Heir:
        """Put properties on cells: `r3c3="tent"`."""
        for place, kind in cells.items():
            built(self.s, self.seat, **{kind: place})
        return self

    def rabbits_on(self, *cells: str) -> Heir:
        """Put rabbits on cells."""
        rabbits(self.s, self.seat, *cells)
        return self

    def owns(self, *ids: str) -> Heir:
        """Give skill tiles."""
        skill(self.s, self.seat, *ids)
        return self

    def on(self, standard: str, hung: str = "") -> Heir:
        """Make the spot under the pawn a given standard tile, with a given pass tile above it."""
        s, spot = self.s, self.s.sheets[self.seat][PAWN]
        lay_spot(s, spot, standard)
        s.spot_pass = s.spot_pass.copy()
        s.spot_pass[spot] = -1
        if hung:
            number = T.pass_ids.index(hung)
            if number in s.spot_pass:
                s.spot_pass[s.spot_pass.index(number)] = -1
            s.spot_pass[spot] = number
        s.settle()
        return self

    def has(self, *cells: str) -> bool:
        """Whether tiles lie on all these cells."""
        return all(self.tiles_at >> cell(id) & 1 for id in cells)

    def turned(self, *cells: str) -> bool:
        """Whether the tiles on all these cells are turned over."""
        return all(self.flipped_at >> cell(id) & 1 for id in cells)


def lay_spot(state: SweetLandsState, spot: int, standard: str) -> None:
    """Put a standard tile on a spot, swapping it with the one it lies on now."""
    number = T.standard_ids.index(standard)
    row = state.spots.copy()
    if number in row:
        row[row.index(number)] = row[spot]
    row[spot] = number
    state.spots = row


class Table(Case[SweetLandsState]):
    """A position with acts by name and changes by hand."""

    def __init__(self, s: SweetLandsState) -> None:
        super().__init__(s)
        self.next_tiles = ["S1", "S3", "S4", "S5"]
        self.amber, self.blue, self.coral, self.dora = (Heir(s, seat) for seat in range(4))

    def milestones(self, *ids: str) -> Table:
        """Lay out exactly these milestones, such as M1A."""
        self.s.mile_side = [-1] * len(T.milestone_ids)
        self.s.mile_owner = [-1] * len(T.milestone_ids)
        for id in ids:
            self.s.mile_side[T.milestone_ids.index(id[:2])] = "AB".index(id[2])
        return self.settled()

    def finals(self, *ids: str) -> Table:
        """Lay out exactly these final scoring tiles."""
        self.s.finals = [T.final_ids.index(id) for id in ids]
        return self.settled()

    # --- acts ------------------------------------------------------------------------------------------

    def road(self, name: str) -> Table:
        """Lay a road."""
        return self.do("road", edge=edge_id(name))

    def can_road(self, name: str) -> bool:
        """Whether a road may be laid."""
        return self.can("road", edge=edge_id(name))

    def land(self, *cells: str) -> Table:
        """Lay tiles one after the other."""
        return self.do(*(f"land {id}" for id in cells))

    def use(self, area: str, disc: bool = False) -> Table:
        """Use an area, paying the slot with the first cards of the hand, or with a disc."""
        self.do("area", area=area)
        if disc:
            return self.do("disc")
        while self.s.top() == F_AREA and self.values("discard"):
            self.do("discard", card=self.values("discard")[0])
        return self

    def play(self, id: str) -> Table:
        """Play a citizen."""
        return self.do("play", card=id)

    def build(self, kind: str, cell: str) -> Table:
        """Build a property on a cell; the engine itself answers where only one cell is left."""
        self.do("build", kind=kind)
        return self.do("site", cell=cell) if self.values("site") else self

    def swallow(self) -> Table:
        """Answer in the dullest way: stop, end, pass, else the first choice; pawns go to `next_tiles`."""
        if self.values("spot"):
            place = self.values("spot")[0]
            lay_spot(self.s, place - 1, self.next_tiles[self.s.actor])
            return self.do("spot", spot=place)
        for word in ("stop", "end", "pass"):
            if self.values(word):
                return self.do(word)
        self.s.choose(self.s.choices()[0])
        return self

    def until(self, done: Callable[[SweetLandsState], bool]) -> Table:
        """Answer dully until something is so."""
        for _ in range(2000):
            if self.s.is_over or done(self.s):
                return self
            self.swallow()
        raise AssertionError("it never happens")

    def end(self) -> Table:
        """Finish the turn of the actor dully, without passing."""
        seat, turn = self.s.actor, self.s.turn
        while not self.s.is_over and self.s.turn == turn and self.s.actor == seat:
            assert not self.can("pass"), "no main action yet"
            self.swallow()
        return self

    def pass_by(self, seat: int, spot: int = 0) -> Table:
        """Let the actor pass, answering dully; the pawn goes to a spot if one is named."""
        assert self.s.actor == seat
        turn = self.s.turn
        self.do("pass")
        while not self.s.is_over and self.s.turn == turn:
            if spot and self.can("spot", spot=spot):
                self.do("spot", spot=spot)
            else:
                self.swallow()
        return self

    def next_round(self, tile: str = "") -> Table:
        """Let everybody pass and go on to the action phase of the next round, Amber's pawn on a tile."""
        number = self.s.round
        if tile:
            self.next_tiles[AMBER] = tile
        return self.until(lambda s: s.round > number and s.phase == P_ACTION)

    def play_out(self) -> Table:
        """Answer dully to the end of the game."""
        return self.until(lambda s: False)


def start_seat(
    seats: int, start: int, options: Mapping[str, Any], seed: int, game: Game = GAME
) -> SweetLandsState:
    """A new game whose start player is the one wanted."""
    for offset in range(100):
        state = cast(SweetLandsState, game.new(seats, seed + offset, options))
        if state.start == start:
            return state
    raise AssertionError("the start player never comes up")


def played(
    seats: int = 2,
    who: Sequence[str] = WHO_PLAYS,
    maps: Sequence[str] = ("A", "A", "A", "A"),
    round: int = 2,
    start: int = AMBER,
    spots: Sequence[str] = QUIET_SPOTS,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    income: bool = False,
    game: Game = GAME,
) -> Table:
    """A table whose setup was played by the rules; with `income` it stands at the first question after it."""
    s = start_seat(seats, start, options or {}, seed, game)
    t = Table(s)
    who = [*who, *(name for name in WHO_PLAYS if name not in who)]
    while s.phase in (P_CHARACTERS, P_SPOTS):
        if t.values("character"):
            t.do("character", who=who[s.actor])
        elif t.values("map"):
            t.do("map", map=maps[s.actor])
        else:
            place = t.values("spot")[0]
            lay_spot(s, place - 1, spots[s.actor])
            t.do("spot", spot=place)
    if income:
        return t
    t.until(lambda state: state.phase == P_ACTION)
    s.round = round
    for seat in range(seats):
        start_income = T.start_income[s.sheets[seat][WHO]]
        put(s, seat, gold=50, wheat=20, wood=20, iron=20, diamond=0, disc=0)
        put(s, seat, **{f"income_{name}": start_income[i] for i, name in enumerate(INCOMES)})
        hold(s, seat, *(id for id in HANDS[seat] if loose(s, id)))
    return t
