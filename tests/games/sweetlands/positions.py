"""Positions for the tests: set up what a case needs, leave the rest at the catalogue's defaults.

Unless told otherwise a position has two seats, Amber (0) and Blue (1), Amber to move in round 2, nobody has
passed, map A without tiles, Eline for Amber, 4 cards in hand, plenty of resources, no diamonds.
"""

from __future__ import annotations

from typing import Any, cast

import magnate
from magnate.core.message import Refusal
from magnate.core.texts import LANGUAGES
from magnate.games.sweetlands import rules
from magnate.games.sweetlands.game import SweetLands, SweetLandsState
from magnate.games.sweetlands.rules_cards import automate, lay_in_front
from magnate.games.sweetlands.rules_codes import (
    BUILDS,
    BUILT,
    CLOCK,
    COLUMNS,
    DIAMOND,
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
from magnate.games.sweetlands.rules_effects import obtain
from magnate.games.sweetlands.rules_map import count_cities, count_ports, update_reach
from magnate.games.sweetlands.rules_round import pass_round
from magnate.games.sweetlands.rules_setup import do_character, do_map
from magnate.games.sweetlands.state import edges_with

GAME = cast(SweetLands, magnate.load("sweetlands"))
T = GAME.tables
AMBER, BLUE, CORAL, DORE = 0, 1, 2, 3
PLENTY = 60
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
        sheet[SHEET_NAMES.index(name)] = value
    state.settle()
    return state


def get(state: SweetLandsState, name: str, seat: int = AMBER) -> int:
    """A place of a sheet by name."""
    return state.sheets[seat][SHEET_NAMES.index(name)]


def track(state: SweetLandsState, seat: int = AMBER, **values: int) -> SweetLandsState:
    """Set prosperity markers by the id of their track: `land, rabbit, road, prop, auto, ip`."""
    for name, value in values.items():
        state.sheets[seat][PROS + T.pros_ids.index(name)] = value
    state.settle()
    return state


def on_track(state: SweetLandsState, name: str, seat: int = AMBER) -> int:
    """Where a prosperity marker stands."""
    return state.sheets[seat][PROS + T.pros_ids.index(name)]


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
    card = T.card_ids.index(id)
    for row in (state.deck, state.discard, *state.hands):
        if card in row:
            row.remove(card)
            return
    raise AssertionError(f"{id} is already in play")


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


def do(state: SweetLandsState, *forms: dict[str, Any] | str) -> SweetLandsState:
    """Make choices one after the other; a bare word stands for a choice without arguments."""
    for form in forms:
        state.choose(GAME.encode(full(form)))
        assert state.audit() == [], state.audit()
    return state


def full(form: dict[str, Any] | str) -> dict[str, Any]:
    """A choice as the space writes it: a word alone, or with its edge put in order."""
    if isinstance(form, str):
        return {"do": form}
    if form["do"] == "road":
        a, b = form["edge"].split("|")
        return {**form, "edge": f"{b}|{a}" if f"{b}|{a}" in T.edge_ids else form["edge"]}
    return dict(form)


def use(state: SweetLandsState, area: str) -> SweetLandsState:
    """Use an area and pay its slot with the first cards of the hand."""
    do(state, {"do": "area", "area": area})
    while not state.is_over and GAME.decode(state.choices()[-1])["do"] == "discard":
        state.choose(state.choices()[-1])
    return state


def take(state: SweetLandsState, *whats: str) -> SweetLandsState:
    """Take basics of choice."""
    return do(state, *({"do": "take", "what": what} for what in whats))


def resolve(state: SweetLandsState, atoms: Atoms) -> SweetLandsState:
    """Let an effect happen to the actor now, as a card or a tile would give it."""
    state.push(F_LIST, [T.list_of(atoms), 1])
    rules.run(state)
    state.settle()
    return state


def passes(state: SweetLandsState) -> SweetLandsState:
    """The actor passes and moves its pawn to the first free spot."""
    do(state, "pass")
    while not state.is_over and GAME.decode(state.choices()[0])["do"] == "spot":
        state.choose(state.choices()[0])
        break
    return state


def pass_alone(state: SweetLandsState, seat: int = AMBER) -> SweetLandsState:
    """The six steps of a pass for the actor, up to the question where its pawn goes."""
    assert state.actor == seat
    pass_round(state, seat)
    rules.run(state)
    state.settle()
    return state


def can(state: SweetLandsState, form: dict[str, Any] | str) -> bool:
    """Whether a choice is on offer."""
    return GAME.encode(full(form)) in state.choices()


def offered(state: SweetLandsState, word: str = "") -> list[dict[str, Any]]:
    """What is on offer, as forms; of one verb if named."""
    forms = [dict(GAME.decode(choice)) for choice in state.choices()]
    return [form for form in forms if not word or form["do"] == word]


def values(state: SweetLandsState, word: str) -> list[Any]:
    """The arguments of one verb on offer."""
    return [next(v for k, v in form.items() if k != "do") for form in offered(state, word)]


# --- refusals ---------------------------------------------------------------------------------------------------


def refused(state: SweetLandsState, form: dict[str, Any] | str, seat: int = -1) -> tuple[str, str]:
    """The code and the clause by which an attempt is refused; both sentences exist, nothing changes."""
    before = state.hash()
    refusal = state.why_not(full(form), seat)
    assert refusal is not None, f"{form} is allowed"
    assert state.hash() == before
    for lang in LANGUAGES:
        said = GAME.text(refusal.message, lang)
        assert said.strip(), said
        assert said != refusal.message.id, f"no sentence for {refusal.message.id} in {lang}"
    return code_of(refusal), refusal.clause


def code_of(refusal: Refusal) -> str:
    """The stable code of a refusal."""
    return refusal.message.id.removeprefix("why-").replace("-", "_")
