"""Every registered game keeps every promise of the contract, at every seat count and with every option."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark.structures import ParameterSet
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import magnate
from magnate.testing.conformance import CHECKS, Case, cases
from magnate.testing.knowing import check_rare


def title(case: Case) -> str:
    words = "".join(f",{key}={value}" for key, value in case.options.items())
    return f"{case.game.id}-{case.seats}{words}"


def marked(case: Case) -> ParameterSet:
    """The full table with the usual options is for every run; the others are slow."""
    usual = case.seats == max(case.game.seats) and not case.options
    return pytest.param(case, id=title(case), marks=() if usual else pytest.mark.slow)


EVERY = [marked(case) for name in magnate.installed() for case in cases(magnate.load(name))]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", EVERY)
def test_contract(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


@pytest.mark.slow
@pytest.mark.parametrize("name", magnate.installed())
def test_what_seldom_happens_is_neither_forgotten_nor_known(name: str) -> None:
    game = magnate.load(name)
    check_rare(Case(game, max(game.seats), {}, 1))


@pytest.mark.parametrize("case", EVERY)
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_sequence_of_choices_keeps_the_books_sound(case: Case, data: st.DataObject) -> None:
    state = case.game.new(case.seats, data.draw(st.integers(0, 2**32)), case.options)
    for bias in data.draw(st.lists(st.floats(0, 1, exclude_max=True), max_size=120)):
        if state.is_over:
            break
        offered = state.choices()
        state.choose(offered[int(bias * len(offered))])
        assert state.audit() == []
    assert state.game.restore(state.dump()).hash() == state.hash()
