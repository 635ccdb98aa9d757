"""The figures by which Carnegie's evaluation judges: each has its place, and each matters somewhere."""

from __future__ import annotations

from functools import cache

import pytest

import magnate
from magnate.core.contract import Game, State
from magnate.core.rng import seeded
from magnate.core.rows import put
from magnate.core.weights import load_constants, load_weights
from magnate.games.carnegie import strategy
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import CO, FREE, PER_ACTIVE, TILES

NAMES = list(strategy.CONSTANTS)


def rich(tile: int) -> State:
    """A position in which the first seat has much of everything, and a department of its own; in the first of them the
    row of construction is at its end."""
    state = magnate.load("carnegie").new(2, "figures")
    rng = seeded("figures")
    while state.round < 3:
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
    assert isinstance(state, Position)
    t = state.t
    state.money[0] = 200
    state.goods[0] = 3
    space = next(space for space in range(t.spaces) if state.grid[space] == FREE)
    state.grid = put(state.grid, space, tile)
    state.where = put(state.where, tile, space)
    state.stand[space] = 1
    state.stand[state.where[t.departments - 2]] = 3
    state.towns = put(state.towns, 0, t.large_mask)
    state.track = [1 + tile % t.last] * len(state.track)
    active = t.cell_kind.index(PER_ACTIVE)
    state.cells = put(state.cells, active, 1)
    state.donated = put(state.donated, 0, 1)
    if tile == 0:
        state.markers = put(state.markers, CO, t.row_spaces + 1)
    return state


@cache
def positions() -> list[State]:
    """Positions all over two random games, one of them alone, and some laid out."""
    found: list[State] = [rich(tile) for tile in range(TILES)]
    rng = seeded("figures")
    for seats in (3, 1):
        state = magnate.load("carnegie").new(seats, "figures")
        step = 0
        while not state.is_over:
            if step % 6 == 0:
                found.append(state.clone())
            offered = state.choices()
            state.choose(offered[rng.below(len(offered))])
            step += 1
    return found


def judged(figures: list[float], state: State) -> list[list[float]]:
    """The terms of all seats by other figures."""
    game: Game = state.game.with_components(state.game.components)
    game.constants = figures
    other = state.clone()
    other.game = game
    return [other.terms(seat) for seat in range(state.seats)]


def test_every_figure_stands_in_its_place() -> None:
    rows = {
        "use-": (strategy.USE_OF, 21),
        "side-": (strategy.SIDE_OF, 4),
        "early-": (strategy.EARLY, len(strategy.TERMS)),
    }
    single = [name for name in NAMES if not name.startswith(tuple(rows))]
    for name in single:
        assert getattr(strategy, name.upper().replace("-", "_")) == NAMES.index(name)
    for start, (first, length) in rows.items():
        assert all(name.startswith(start) for name in NAMES[first : first + length])
    assert NAMES[strategy.USE_OF : strategy.USE_OF + 21] == [f"use-{i}" for i in range(1, 22)]
    assert NAMES[strategy.EARLY :] == [f"early-{term}" for term in strategy.TERMS]


# One tile has neither workstations nor a use of its own: it is a second lobby.
@pytest.mark.parametrize("name", [name for name in NAMES if name != "use-4"])
def test_every_figure_matters_somewhere(name: str) -> None:
    at = NAMES.index(name)
    game = magnate.load("carnegie")
    figures = list(game.constants)
    figures[at] = figures[at] * 2.0 if figures[at] else 1.0
    for state in positions():
        if judged(figures, state) != [state.terms(seat) for seat in range(state.seats)]:
            return
    raise AssertionError(f"{name} changes nothing")


def test_a_table_fills_weights_and_constants_in() -> None:
    game = magnate.load("carnegie")
    alone = load_constants(game.package, game.constant_defaults, "alone")
    assert len(alone) == len(NAMES)
    assert alone != game.constants
    assert game.constants == list(strategy.CONSTANTS.values())
    assert load_weights(game.package, game.term_names, "alone") != game.weights
