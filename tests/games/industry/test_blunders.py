"""What the yardsticks count as a blunder at Industry: each count fires, and does not fire without its cause."""

from __future__ import annotations

from magnate.games.industry import GAME
from magnate.games.industry.blunders import NAMES, blunders, gives_up, left_over
from magnate.games.industry.game import IndustryState

from .positions import development, finish_phase, position

DONE = GAME.encode({"do": "done"})


def at_the_end(state: IndustryState) -> list[tuple[str, int, int]]:
    """The blunders in the last choice of a phase in which nobody develops any more."""
    before = state.clone()
    while True:
        before = state.clone()
        state.choose(DONE)
        if state.is_over or state.era > before.era:  # type: ignore[attr-defined]
            return blunders(before, DONE, state)  # type: ignore[arg-type]


def test_cells_bought_and_never_developed_are_wasted_at_the_end() -> None:
    state = development(era=5, bag="", owned={0: "C1 K1", 1: "K5"}, built={2: "D1"}, cash=[0, 0, 0, 0])
    wasted = [(name, seat) for name, seat, _ in at_the_end(state) if name == "cells-wasted"]
    assert sorted(wasted) == [("cells-wasted", 0), ("cells-wasted", 1)]


def test_a_technology_is_wasted_when_its_era_ends_and_a_factory_is_not() -> None:
    state = development(era=2, bag="", owned={0: "K2 C1 K1"}, cash=[0, 0, 0, 0])
    assert at_the_end(state) == [("cells-wasted", 0, 1)]


def test_nothing_is_wasted_within_an_era() -> None:
    state = development(era=2, owned={0: "K2 C1"}, cash=[0, 0, 0, 0])
    before = state.clone()
    state.choose(DONE)
    assert blunders(before, DONE, state) == []  # type: ignore[arg-type]


def test_thalers_and_a_subsidy_that_was_not_needed() -> None:
    state = position(cash=[7, 0, 2, 5], subsidies=[1, 1, 1, 0])
    amounts = [left_over(state, seat) for seat in range(4)]
    assert amounts == [
        [("money-left", 0, 7), ("subsidy-unneeded", 0, 1)],
        [],
        [("money-left", 2, 2)],
        [("money-left", 3, 5)],
    ]
    assert {name for row in amounts for name, _, _ in row} <= set(NAMES)


def test_only_the_last_round_is_given_up() -> None:
    assert gives_up(development(era=5, bag="", owned={0: "C1"}), DONE)
    assert not gives_up(development(era=5, bag="KL", owned={0: "C1"}), DONE)
    assert not gives_up(development(era=4, bag="", owned={0: "C1"}), DONE)
    assert finish_phase(development(era=5, bag="", owned={0: "C1"})).is_over
