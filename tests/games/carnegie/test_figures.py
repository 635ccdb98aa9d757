"""The figures by which Carnegie's evaluation judges: each has its place, and each matters somewhere."""

from __future__ import annotations

from functools import cache

import pytest

import magnate
from magnate.core.contract import Game, State
from magnate.core.rng import seeded
from magnate.core.rows import put
from magnate.core.weights import load_constants, load_weights
from magnate.games.carnegie import strategy, strategy_known
from magnate.games.carnegie.constants import CO, FREE, PER_ACTIVE, TILES
from magnate.games.carnegie.rules_scoring import city_points, link_points
from magnate.games.carnegie.state import Position

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


@cache
def game_of(figures: tuple[float, ...]) -> Game:
    """The game that judges by other figures."""
    shipped = magnate.load("carnegie")
    game: Game = shipped.with_components(shipped.components)
    game.constants = list(figures)
    return game


def judged(figures: list[float], state: State) -> list[list[float]]:
    """The terms of all seats by other figures."""
    other = state.clone()
    other.game = game_of(tuple(figures))
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


def test_what_was_worked_out_for_other_positions_changes_no_term() -> None:
    """Positions of several games in turn, most of whose rows some other one shares, by three sets of figures."""
    game = magnate.load("carnegie")
    tables = [load_constants(game.package, game.constant_defaults, name) for name in ("alone", "planner")]
    states = positions() + [after for state in positions() for after in followers(state)]
    cases = [(figures, state) for state in states for figures in (game.constants, *tables)]
    anew: list[list[list[float]]] = []
    for figures, state in cases:
        strategy_known.HOLDER.known = None
        anew.append(judged(figures, state))
    for order in (
        range(len(cases)),
        range(len(cases) - 1, -1, -1),
        [37 * i % len(cases) for i in range(len(cases))],
    ):
        assert [judged(*cases[i]) for i in order] == [anew[i] for i in order]


def followers(state: State) -> list[State]:
    """What the first few choices lead to."""
    found = []
    for choice in state.offered()[:3]:
        after = state.clone()
        after.advance(choice)
        if after.actor >= 0:
            found.append(after)
    return found


def test_links_hoped_for_are_those_of_a_walk_over_the_map() -> None:
    """What strategy keeps of the map, worked out by hand: free cities by their slots, links by single steps."""
    for state in positions():
        assert isinstance(state, Position)
        t = state.t
        free = strategy_known.on_map(state).free
        assert [city for city in range(t.cities) if free >> city & 1] == [
            city for city in range(t.cities) if state.leftmost_slot(city) >= 0
        ]
        for seat in range(state.seats):
            assert strategy_known.on_map(state).points[seat] == city_points(state, seat)
            assert strategy_known.reach(state, seat).now == link_points(state, seat)
