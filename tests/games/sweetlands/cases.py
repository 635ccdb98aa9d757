"""Positions for tests: a table in the action phase, changed by hand, and the acts of its seats.

Unless a test says otherwise it is round 2, Amber is to move, nobody has passed, all maps are A and empty, hands
hold four cards, resources are plenty and there are no diamonds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, cast

from magnate import load
from magnate.core.contract import Game
from magnate.core.message import Message
from magnate.core.texts import texts_of
from magnate.games.sweetlands import rules_cards, rules_map, rules_tracks
from magnate.games.sweetlands.rules_codes import (
    BUILDS,
    CITY_TABLE,
    COLUMNS,
    COUNTS,
    F_AREA,
    K_CLOCK,
    K_STORE,
    OPEN,
    P_ACTION,
    P_CHARACTERS,
    P_SPOTS,
    PAWN,
    PROS,
    SHEET_NAMES,
    SHEET_SIZE,
    WHO,
    WOOD_CUT,
)
from magnate.games.sweetlands.state import Position
from magnate.testing import case

GAME = load("sweetlands")
AMBER, BLUE, CORAL, DORA = range(4)
WHO_PLAYS = ("eline", "biscuit", "rikka", "lotus")
HANDS = (
    ("C001", "C002", "C003", "C005"),
    ("C006", "C008", "C009", "C010"),
    ("C011", "C012", "C013", "C014"),
    ("C015", "C016", "C017", "C018"),
)
QUIET_SPOTS = ("S1", "S2", "S3", "S4")


def tables() -> Any:
    """The tables of the game with its own components."""
    return cast(Position, GAME.blank(2, GAME.full_options({}))).t


T = tables()
PLACES: dict[str, int] = {name: place for name, place in COUNTS.items() if place < SHEET_SIZE}
PLACES |= {name: place for place, name in enumerate(SHEET_NAMES)}
PLACES |= {f"track_{name}": PROS + i for i, name in enumerate(T.pros_ids)}


def citizen(name: str) -> str:
    """The id of a citizen by its English name."""
    texts = texts_of(GAME.package)
    found = [id for id in T.card_ids if texts.say(Message(f"card-{id}")) == name]
    assert len(found) == 1, f"{len(found)} citizens are called {name}"
    return str(found[0])


def edge(name: str) -> str:
    """An edge by its two cells in any order."""
    first, second = sorted(name.split("|"), key=lambda id: [int(n) for n in id[1:].split("c")])
    return f"{first}|{second}"


class Heir:
    """A seat: its sheet by name (`amber.wheat`), its hand, and its map to be filled by hand."""

    def __init__(self, table: Table, seat: int) -> None:
        self.__dict__.update(table=table, seat=seat)

    def __getattr__(self, name: str) -> int:
        return int(self.table.s.sheets[self.seat][PLACES[name]])

    def __setattr__(self, name: str, value: int) -> None:
        self.table.s.sheets[self.seat][PLACES[name]] = value
        self.table.dirty = True

    def set(self, **values: int) -> Heir:
        """Set several places of the sheet."""
        for name, value in values.items():
            setattr(self, name, value)
        return self

    @property
    def hand(self) -> list[str]:
        """The cards in hand."""
        return [T.card_ids[card] for card in self.table.s.hands[self.seat]]

    @property
    def front(self) -> list[str]:
        """The cards in front, outside the columns."""
        return [T.card_ids[card] for card in self.table.s.fronts[self.seat]]

    def column(self, name: str) -> list[str]:
        """The cards of a column."""
        heir = self.table.s.board(-1)["heirs"][self.seat]
        return list(heir["columns"][name])

    @contextmanager
    def quietly(self) -> Iterator[Position]:
        """Change the map by the rules without gaining anything by it."""
        s = self.table.s
        v = s.sheets[self.seat]
        stock, table = v[: WOOD_CUT + 1], v[CITY_TABLE]
        hands, deck, discard = [hand.copy() for hand in s.hands], s.deck.copy(), s.discard.copy()
        yield s
        v[: WOOD_CUT + 1] = stock
        v[CITY_TABLE] = table
        s.hands, s.deck, s.discard = hands, deck, discard
        self.table.dirty = True

    def holds(self, *ids: str) -> Heir:
        """Give exactly these cards into the hand; what was there goes under the deck."""
        s = self.table.s
        s.deck[0:0] = s.hands[self.seat]
        s.hands[self.seat] = []
        s.tags[self.seat] = []
        for id in ids:
            self.table.fetch(id)
            s.hands[self.seat].append(T.card_ids.index(id))
        self.table.dirty = True
        return self

    def in_front(self, *ids: str) -> Heir:
        """Lay citizens in front of the seat."""
        for id in ids:
            self.table.fetch(id)
            card = T.card_ids.index(id)
            self.table.s.hands[self.seat].append(card)
            rules_cards.lay_in_front(self.table.s, self.seat, card)
        self.table.dirty = True
        return self

    def automated(self, column: str, *ids: str) -> Heir:
        """Put citizens into a column."""
        for id in ids:
            self.in_front(id)
            card = T.card_ids.index(id)
            rules_cards.automate(self.table.s, self.seat, card, COLUMNS.index(column))
        return self

    def tiles(self, *cells: str, flipped: bool = False) -> Heir:
        """Lay tiles on cells; "r1c4=X5" names a special tile."""
        with self.quietly() as s:
            for entry in cells:
                cell, _, special = entry.partition("=")
                number = T.special_ids.index(special) if special else -1
                place = T.cell_ids.index(cell)
                rules_map.place_tile(s, self.seat, place, number, [])
                if flipped and not self.flipped_at >> place & 1:
                    rules_map.flip_tile(s, self.seat, place, [])
        return self

    def flipped(self, *cells: str) -> Heir:
        """Lay tiles that are turned over already."""
        return self.tiles(*cells, flipped=True)

    def roads(self, *edges: str) -> Heir:
        """Lay roads."""
        with self.quietly() as s:
            for name in edges:
                rules_map.lay_road(s, self.seat, T.edge_ids.index(edge(name)), [])
        return self

    def many_roads(self, number: int) -> Heir:
        """Lay that many roads wherever they may lie."""
        with self.quietly() as s:
            for _ in range(number):
                rules_map.lay_road(s, self.seat, s.edges[self.seat].index(OPEN), [])
        return self

    def builds(self, **cells: str) -> Heir:
        """Put properties on cells: `r3c3="tent"`."""
        with self.quietly() as s:
            for cell, kind in cells.items():
                number = K_CLOCK if kind == "clock" else min(BUILDS.index(kind), K_STORE)
                store = BUILDS.index(kind) - K_STORE if kind.startswith("store") else -1
                rules_map.place_property(s, self.seat, number, store, T.cell_ids.index(cell), [])
        return self

    def rabbits_on(self, *cells: str) -> Heir:
        """Put rabbits on cells."""
        with self.quietly() as s:
            for cell in cells:
                rules_map.place_rabbit(s, self.seat, T.cell_ids.index(cell), [])
        return self

    def owns(self, *tiles: str) -> Heir:
        """Give skill tiles."""
        with self.quietly() as s:
            for id in tiles:
                s.piles[T.skill_ids.index(id)] = max(1, s.piles[T.skill_ids.index(id)])
                rules_tracks.take_skill(s, self.seat, T.skill_ids.index(id), [])
        return self

    def on(self, standard: str, hung: str = "") -> Heir:
        """Make the spot under the pawn a given standard tile, with a given pass tile above it."""
        s = self.table.s
        spot = s.sheets[self.seat][PAWN]
        s.spots = s.spots.copy()
        s.spot_pass = s.spot_pass.copy()
        put_tile(s.spots, spot, T.standard_ids.index(standard))
        s.spot_pass[spot] = -1
        if hung:
            number = T.pass_ids.index(hung)
            if number in s.spot_pass:
                s.spot_pass[s.spot_pass.index(number)] = -1
            s.spot_pass[spot] = number
        self.table.dirty = True
        return self

    def has(self, *cells: str) -> bool:
        """Whether tiles lie on all these cells."""
        return all(self.tiles_at >> T.cell_ids.index(cell) & 1 for cell in cells)

    def turned(self, *cells: str) -> bool:
        """Whether the tiles on all these cells are turned over."""
        return all(self.flipped_at >> T.cell_ids.index(cell) & 1 for cell in cells)


def put_tile(row: list[int], place: int, number: int) -> None:
    """Put a number at a place of a row, swapping if it lies elsewhere in it."""
    if number in row:
        row[row.index(number)] = row[place]
    row[place] = number


class Table:
    """A position with acts by name and changes by hand."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.dirty = False
        self.next_tiles = ["S1", "S3", "S4", "S5"]
        self.amber = Heir(self, AMBER)
        self.blue = Heir(self, BLUE)
        self.coral = Heir(self, CORAL)
        self.dora = Heir(self, DORA)

    def ready(self) -> Position:
        """The position, with its choices up to date after changes by hand."""
        if self.dirty:
            self.dirty = False
            self.s.settle()
        return self.s

    def fetch(self, id: str) -> None:
        """Take a card out of wherever it lies; a hand gets another one for it."""
        card = T.card_ids.index(id)
        s = self.s
        for row in (s.deck, s.discard, *s.hands):
            if card in row:
                place = row.index(card)
                row.remove(card)
                if row is not s.deck and row is not s.discard:
                    row.insert(place, s.deck.pop(0))

    def milestones(self, *ids: str) -> Table:
        """Lay out exactly these milestones, such as M1A."""
        self.s.mile_side = [-1] * len(T.milestone_ids)
        self.s.mile_owner = [-1] * len(T.milestone_ids)
        for id in ids:
            self.s.mile_side[T.milestone_ids.index(id[:2])] = "AB".index(id[2])
        self.dirty = True
        return self

    def finals(self, *ids: str) -> Table:
        """Lay out exactly these final scoring tiles."""
        self.s.finals = [T.final_ids.index(id) for id in ids]
        self.dirty = True
        return self

    def line(self, name: str, seat: int = AMBER) -> int:
        """A line of the score sheet."""
        return next(line.points for line in self.ready().score_sheet()[seat] if line.name == name)

    # --- acts ------------------------------------------------------------------------------------------

    def can(self, word: str, **params: Any) -> bool:
        """Whether a choice is offered."""
        return GAME.encode({"do": word, **params}) in self.ready().choices()

    def offers(self, word: str) -> list[Any]:
        """The values offered with a word; [None] for a word without any."""
        forms = case.offered(self.ready(), word)
        return [next((v for k, v in form.items() if k != "do"), None) for form in forms]

    def do(self, word: str, **params: Any) -> Table:
        """Make a choice."""
        case.do(self.ready(), word, **params)
        return self

    def road(self, name: str) -> Table:
        """Lay a road."""
        return self.do("road", edge=edge(name))

    def can_road(self, name: str) -> bool:
        """Whether a road may be laid."""
        return self.can("road", edge=edge(name))

    def land(self, *cells: str) -> Table:
        """Lay tiles one after the other."""
        for cell in cells:
            self.do("land", cell=cell)
        return self

    def use(self, area: str, disc: bool = False) -> Table:
        """Use an area, paying the slot with the first cards of the hand, or with a disc."""
        self.do("area", area=area)
        if disc:
            return self.do("disc")
        while self.s.top() == F_AREA and self.offers("discard"):
            self.do("discard", card=self.offers("discard")[0])
        return self

    def play(self, id: str) -> Table:
        """Play a citizen."""
        return self.do("play", card=id)

    def build(self, kind: str, cell: str) -> Table:
        """Build a property on a cell; the engine itself answers where only one cell is left."""
        self.do("build", kind=kind)
        if self.offers("site"):
            self.do("site", cell=cell)
        return self

    def swallow(self) -> Table:
        """Answer in the dullest way: stop, end, pass, else the first choice; pawns go to `next_tiles`."""
        if self.offers("spot"):
            place = self.offers("spot")[0] - 1
            self.s.spots = self.s.spots.copy()
            put_tile(self.s.spots, place, T.standard_ids.index(self.next_tiles[self.s.actor]))
            return self.do("spot", spot=place + 1)
        for word in ("stop", "end", "pass"):
            if self.can(word):
                return self.do(word)
        self.s.choose(self.s.choices()[0])
        return self

    def until(self, done: Callable[[Position], bool]) -> Table:
        """Answer dully until something is so."""
        for _ in range(2000):
            if self.ready().is_over or done(self.s):
                return self
            self.swallow()
        raise AssertionError("it never happens")

    def end(self) -> Table:
        """Finish the turn of the actor dully, without passing."""
        seat, turn = self.s.actor, self.s.turn
        while not self.ready().is_over and self.s.turn == turn and self.s.actor == seat:
            assert not self.can("pass"), "no main action yet"
            self.swallow()
        return self

    def pass_by(self, seat: int, spot: int = 0) -> Table:
        """Let the actor pass, answering dully; the pawn goes to a spot if one is named."""
        assert self.ready().actor == seat
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

    # --- refusals ----------------------------------------------------------------------------------------

    def refused(self, clause: str, word: str, **params: Any) -> None:
        """A choice is refused by a clause, in words, and the attempt changes nothing."""
        refusal = case.refused(self.ready(), word, **params)
        assert refusal.clause == clause, f"{word} {params}: {refusal.clause}, {refusal.message.id}"


def start_seat(seats: int, start: int, options: Mapping[str, Any], seed: int, game: Game = GAME) -> Position:
    """A new game whose start player is the one wanted."""
    for offset in range(100):
        state = cast(Position, game.new(seats, seed + offset, options))
        if state.start == start:
            return state
    raise AssertionError("the start player never comes up")


def table(
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
    """The table of the module's first sentence; with `income` the game stands at the first question after setup."""
    s = start_seat(seats, start, options or {}, seed, game)
    t = Table(s)
    who = [*who, *(name for name in WHO_PLAYS if name not in who)]
    while s.phase in (P_CHARACTERS, P_SPOTS):
        if t.offers("character"):
            t.do("character", who=who[s.actor])
        elif t.offers("map"):
            t.do("map", map=maps[s.actor])
        else:
            place = t.offers("spot")[0] - 1
            s.spots = s.spots.copy()
            put_tile(s.spots, place, T.standard_ids.index(spots[s.actor]))
            t.do("spot", spot=place + 1)
    if income:
        return t
    t.until(lambda state: state.phase == P_ACTION)
    s.round = round
    for seat in range(seats):
        heir = Heir(t, seat)
        heir.set(gold=50, wheat=20, wood=20, iron=20, diamond=0, disc=0)
        heir.set(
            **{f"income_{name}": T.start_income[heir_who(s, seat)][i] for i, name in enumerate(INCOME_NAMES)}
        )
        heir.holds(*HANDS[seat])
    t.ready()
    return t


INCOME_NAMES = ("gold", "wheat", "wood", "iron")


def heir_who(s: Position, seat: int) -> int:
    """The character of a seat."""
    return int(s.sheets[seat][WHO])
