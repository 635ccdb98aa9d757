"""Positions for the tests of Carnegie, put together piece by piece. Nothing here decides a rule.

`table()` is the position the `Check:` lines of the rules start from: four seats (AMBER first, then BLUE, CORAL,
DENIM), tabs on side A, transport discs on space 1, nobody away, nothing built, one employee standing in each
starting department and the other ten in reserve, no Action Choice tile, both copies of all tiles on display.

Then put pieces with `stand`, `lie`, `away`, `department`, `project`, `donation`, `tab`, `track`, and go to the
moment in question with `timeline`, `event`, `turn` or `activation` (each calls `state.settle()`). All of them keep
the books sound: employees come from the reserve, discs from the disc reserve, tiles from the display.

Act with `do(s, "use", department="sales")`, ask with `can(...)`, `offers(s, "tile")` and `why(...)`.
Departments are named by number (1 to 16), or by id ("construction"); spaces as "3-2" (row, column).
"""

from __future__ import annotations

from typing import Any

import magnate.core.registry as registry
from magnate.games.carnegie import rules, rules_setup
from magnate.games.carnegie import state as st
from magnate.games.carnegie.game import CarnegieState
from magnate.games.carnegie.tables import FREE, SPAN
from magnate.testing.case import can as can
from magnate.testing.case import do as do

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
    """The tile a seat picked in the setup and has not built yet."""
    tiles = s.reserved.copy()
    tiles[seat] = number - 1
    s.reserved = tiles
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


# --- acting and asking -----------------------------------------------------------------------------------


def number(word: str, **args: Any) -> int:
    """The number of a choice given by its word and values."""
    return GAME.encode({"do": word, **args})


def offers(s: CarnegieState, word: str) -> list[dict[str, Any]]:
    """The values of all legal choices of one word."""
    forms = [dict(GAME.decode(choice)) for choice in s.choices()]
    return [{k: v for k, v in form.items() if k != "do"} for form in forms if form["do"] == word]


def why(s: CarnegieState, form: dict[str, Any], seat: int = -1) -> tuple[str, str, str]:
    """Why a choice (a JSON form) is refused: clause, English sentence, French sentence."""
    refusal = s.why_not(form, seat)
    assert refusal is not None, f"{form} is legal"
    return refusal.clause, GAME.text(refusal.message, "en"), GAME.text(refusal.message, "fr")


def points(s: CarnegieState, seat: int, line: str) -> int:
    """One line of the score sheet ("immediate", "choice-tile", "active", "departments", "tabs", "links",
    "cities", "donations")."""
    found = [entry.points for entry in s.score_sheet()[seat] if entry.name == line]
    assert len(found) == 1
    return found[0]


def sound(s: CarnegieState) -> bool:
    """Whether the books of a position made here are still sound."""
    return not s.audit()


def disc_places(kind: str, side: str, exposed: int) -> int:
    """How many disc places a tab side shows when drawn so far."""
    return int(T.discs_upto[(T.projects.index(kind) * 2 + "AB".index(side)) * SPAN + exposed])
