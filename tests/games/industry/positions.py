"""Positions for the tests of Industry, set up in the words of the rules, and the moves made on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magnate.games.industry import GAME
from magnate.games.industry.constants import BID, DEVELOP, FACE_DOWN, FACE_UP, IN_BAG, OFFER
from magnate.games.industry.game import IndustryState
from magnate.games.industry.rules_scoring import close_game
from magnate.games.industry.rules_setup import lay_out
from magnate.testing.case import do, lay, values

LETTERS = "ABCDEFGHIJKL"


def cell(name: str) -> int:
    """The number of a cell."""
    return GAME.tables.cells.index(name)


def position(
    seats: int = 4,
    era: int = 1,
    up: str = "",
    bag: str = "",
    first: int = 0,
    cash: Sequence[int] = (),
    owned: Mapping[int, str] | None = None,
    built: Mapping[int, str] | None = None,
    jokers: Mapping[int, str] | None = None,
    subsidies: Sequence[int] = (),
    draw: str = "balanced",
) -> IndustryState:
    """A table in the middle of the game; `owned` cells lie clock side up, `built` ones were developed in time.

    Cells and jokers are named by their cell: `built={2: "E1 F1"}`, `jokers={0: "A1"}`. Seats that are given no
    cash hold 5 thalers; subsidies are still to be had, so that no step is taken by itself.
    """
    state = GAME.blank(seats, {"draw": draw})
    lay_out(state)
    state.era = era
    state.first = first
    state.auctioneer = first
    state.cash = list(cash) or [5] * seats
    state.subsidies = list(subsidies) or [0] * seats
    state.columns = [
        FACE_UP if letter in up else IN_BAG if letter in bag else FACE_DOWN for letter in LETTERS
    ]
    for seat, names in (owned or {}).items():
        for name in names.split():
            state.owner[cell(name)] = seat
    for seat, names in (built or {}).items():
        for name in names.split():
            state.owner[cell(name)] = seat
            state.built[cell(name)] = GAME.tables.era_of[cell(name)]
    for seat, names in (jokers or {}).items():
        state.jokers[seat] = sum(1 << GAME.tables.joker_names.index(name) for name in names.split())
    return state


def auction(up: str = "CFHL", **facts: object) -> IndustryState:
    """The start of phase 3: the first player is about to offer a cell."""
    state = position(up=up, **facts)  # type: ignore[arg-type]
    return lay(state, step=OFFER, actor=state.first)


def bidding(lot: str, auctioneer: int = 0, high: int = 0, leader: int = -1, **facts: object) -> IndustryState:
    """Phase 3 with a cell on offer: the auctioneer's left neighbour is to speak, or the seat after `leader`."""
    state = position(up=str(facts.pop("up", lot[0])), era=int(lot[1]), **facts)  # type: ignore[arg-type]
    state.auctioneer = auctioneer
    state.lot = cell(lot)
    state.step = BID
    state.actor = state.left_of(auctioneer)
    if leader >= 0:
        while state.actor != leader:
            state.bids[state.actor] = 0
            state.actor = state.left_of(state.actor)
        state.bids[leader] = high
        state.high = high
        state.leader = leader
        state.actor = state.left_of(leader)
    return lay(state)


def development(seat: int = 0, bag: str = "IJKL", **facts: object) -> IndustryState:
    """Phase 4: it is the turn of `seat`; those before it, from the first player on, have had theirs."""
    state = position(bag=bag, **facts)  # type: ignore[arg-type]
    return lay(state, step=DEVELOP, actor=seat, served=(seat - state.first) % state.seats)


def develop(state: IndustryState, *names: str) -> IndustryState:
    """Develop cells one after the other, where no way to a resource has to be chosen."""
    for name in names:
        do(state, "develop", cell=name)
    return state


def finish_phase(state: IndustryState) -> IndustryState:
    """Everybody who is still to develop develops nothing."""
    round_ = state.round
    while not state.is_over and state.round == round_ and state.step == DEVELOP:
        do(state, "done")
    return state


def pass_all(state: IndustryState) -> IndustryState:
    """Everybody who is still to speak passes."""
    while state.step == BID:
        do(state, "pass")
    return state


def nobody_bids(state: IndustryState) -> IndustryState:
    """Every cell of the round is offered, the leftmost first, and nobody bids."""
    round_ = state.round
    while state.round == round_ and state.step == OFFER:
        do(state, "offer", cell=values(state, "offer")[0])
        pass_all(state)
    return state


def play_out(state: IndustryState, rounds: int = 99) -> IndustryState:
    """Play rounds in which nobody bids and nobody develops, up to the end of the game."""
    last = state.round + rounds
    while not state.is_over and state.round < last:
        nobody_bids(state)
        finish_phase(state)
    return state


def belongs_to(state: IndustryState, name: str) -> int:
    """The seat whose property token lies on a cell, or -1."""
    return state.owner[cell(name)]


def is_developed(state: IndustryState, name: str) -> bool:
    """Whether a cell is developed."""
    return state.built[cell(name)] > 0


def after_game(state: IndustryState) -> IndustryState:
    """The same table at final scoring."""
    close_game(state)
    return lay(state)
