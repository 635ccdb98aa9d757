"""What has one sensible answer may be answered by itself, but only where that tells the others nothing."""

from __future__ import annotations

import magnate


def test_a_lone_answer_is_obvious_where_everything_is_known() -> None:
    state = magnate.load("spyrium").new(2, seed=1)
    while len(state.choices()) > 1:
        state.choose(state.choices()[-1])
    assert state.obvious() == state.choices()[0]
    assert state.view(state.actor)["obvious"] == state.obvious()
    assert state.view(1 - state.actor)["obvious"] == -1
    assert state.view(None)["obvious"] == -1


def test_nothing_is_obvious_to_whoever_holds_a_hand() -> None:
    state = magnate.load("sweetlands").new(2, seed=1)
    while not state.is_over:
        assert state.obvious() == -1
        state.choose(state.choices()[0])
