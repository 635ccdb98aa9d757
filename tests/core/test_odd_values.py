"""Whatever a game is asked to begin, choose or restore, the answer is a position or a named error, and play goes on.

Dumps are changed in one or two places: a figure moved, a row shortened, doubled or shuffled, a kind of value put where
another belongs. Most of them are refused; from the others some choices are made at random, under everybody's eyes.
"""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnate
from magnate.core.contract import Game, State
from magnate.core.errors import BadOptions, BadRecord, IllegalChoice

NAMES = magnate.installed()
HEAD = ("game", "rules", "components")
FIGURES = (-(2**31), -20, -3, -1, 0, 1, 3, 20, 2**31 - 1, 2**31, 2**63, 10**30)
ODD: tuple[Any, ...] = (None, True, 1.5, float("nan"), "", "x", "\ud800", [], [0], {}, {"a": 1})
STEPS = 40
Path = tuple[str | int, ...]


@cache
def dumps(name: str) -> list[str]:
    """Positions of a game from its beginning to its end, at every number of seats."""
    game = magnate.load(name)
    found = []
    for seats in game.seats:
        chance = random.Random(seats)
        state = game.new(seats, seats)
        while not state.is_over:
            if chance.random() < 0.03:
                found.append(json.dumps(state.dump()))
            state.choose(chance.choice(state.choices()))
        found.append(json.dumps(state.dump()))
    return found


def places(value: Any, path: Path = ()) -> list[Path]:
    """Where something stands in a dump."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, below in inner:
        if path or key not in HEAD:
            found += places(below, (*path, key))
    return found


def change(data: Any, draw: st.DrawFn) -> None:
    """Change something somewhere; every named place is as likely, however many numbers it has."""
    kinds: dict[Path, list[Path]] = {}
    for path in places(data):
        kinds.setdefault(tuple("" if isinstance(key, int) else key for key in path), []).append(path)
    *way, last = draw(st.sampled_from(draw(st.sampled_from(list(kinds.values())))))
    place = data
    for key in way:
        place = place[key]
    place[last] = draw(changed(place[last]))


def changed(value: Any) -> st.SearchStrategy[Any]:
    """What may stand in the place of a value."""
    odd = st.sampled_from(ODD)
    if isinstance(value, bool):
        return st.just(not value) | odd
    if isinstance(value, int):
        return st.integers(value - 2, value + 2) | st.sampled_from(FIGURES) | odd
    if isinstance(value, list):
        shorter = st.integers(0, max(0, len(value) - 1)).map(lambda n: value[:n] + value[n + 1 :])
        longer = st.integers(0, len(value)).map(lambda n: value[:n] + value[max(0, n - 1) : n] + value[n:])
        return shorter | longer | st.permutations(value) | odd
    return odd


@st.composite
def changed_dumps(draw: st.DrawFn, name: str) -> Any:
    """A dump of a game with one or two changes."""
    data = json.loads(draw(st.sampled_from(dumps(name))))
    for _ in range(draw(st.integers(1, 2))):
        change(data, draw)
    return data


def look(state: State) -> None:
    """See a position as everybody does, and write it down."""
    for viewer in (None, *range(state.seats)):
        json.dumps(state.view(viewer))
    assert len(state.score_sheet()) == state.seats
    json.dumps(state.dump())


def play_on(state: State, chance: random.Random) -> None:
    """Make some choices; before the end there is always one."""
    for _ in range(STEPS):
        if state.is_over:
            return
        state.journal = []
        state.choose(chance.choice(state.choices()))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_a_changed_dump_is_refused_by_name_or_can_be_played(name: str, data: st.DataObject) -> None:
    dump = data.draw(changed_dumps(name))
    try:
        state = magnate.load(name).restore(dump)
    except BadRecord:
        return
    look(state)
    play_on(state, random.Random(len(json.dumps(dump))))
    look(state)


def first_of(name: str) -> tuple[Game, dict[str, Any]]:
    """A game and a dump of its first position."""
    game = magnate.load(name)
    return game, json.loads(json.dumps(game.new(None, 1).dump()))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("field", ["turn", "round", "reveals", "actor", "rng"])
def test_the_head_of_a_dump_has_bounds(name: str, field: str) -> None:
    game, dump = first_of(name)
    for odd in (*ODD, -2, 2**40, [1, 2, 3], [2**33] * 4):
        with pytest.raises(BadRecord):
            game.restore(dump | {field: odd})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dump", [{}, {"game": None}, {"game": []}, {"seats": 2}], ids=str)
def test_what_is_no_dump_is_refused(name: str, dump: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        magnate.load(name).restore(dump)


@pytest.mark.parametrize("name", NAMES)
def test_odd_seats_seeds_and_options_are_refused_by_name(name: str) -> None:
    game = magnate.load(name)
    for seats in (0, -1, 99, 2**70):
        with pytest.raises(BadOptions):
            game.new(seats)
    some: list[Any] = [{"x": 1}, {"": None}, {"\ud800": True}, [], "draft", 7]
    for options in some:
        with pytest.raises(BadOptions):
            game.new(None, 0, options)
    for option in game.option_list:
        for value in (*ODD[2:], 2**70):
            with pytest.raises(BadOptions):
                game.new(None, 0, {option.name: value})
    with pytest.raises(BadOptions):
        game.new(None, "\ud800")
    assert game.new(None, 10**40).hash() == game.new(None, str(10**40)).hash()


@pytest.mark.parametrize("name", NAMES)
def test_odd_choices_are_refused_by_name_and_change_nothing(name: str) -> None:
    state = magnate.load(name).new(None, 1)
    before = state.hash()
    for choice in (-1, -(2**70), 2**31, 2**63, 10**30, state.game.space.size):
        with pytest.raises(IllegalChoice):
            state.choose(choice)
    assert state.hash() == before
