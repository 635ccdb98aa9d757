"""The books: what the audit watches over, and what a dumped position must look like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magnate.core.errors import BadRecord
from magnate.core.rng import seeded
from magnate.games.industry import GAME
from magnate.games.industry.constants import AMOUNT, BID, DEVELOP, OFFER, SELL_OR_KEEP, SOURCE
from magnate.games.industry.game import IndustryState

from .positions import cell


def played(step: int, seed: int = 5) -> IndustryState:
    """A position of a random game, somewhere in its middle, at a given step."""
    state = GAME.new(4, seed)
    rng = seeded(seed)
    for _ in range(150):
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
    while state.step != step:
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
    return state


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: s.cash.__setitem__(0, s.cash[0] + 1), "given out"),
        (lambda s: s.cash.__setitem__(0, -1), "holds -1 thalers"),
        (lambda s: setattr(s, "sunk", 9999), "paid in"),
        (lambda s: s.prestige.__setitem__(1, s.prestige[1] + 1), "prestige is"),
        (lambda s: s.owner.__setitem__(cell("F5"), 2), "F5 has owner 2"),
        (lambda s: s.owner.__setitem__(cell("F1"), -1), "F1 has owner -1"),
        (lambda s: s.owner.__setitem__(cell("F1"), 7), "F1 belongs to seat 7"),
        (lambda s: s.built.__setitem__(cell("F5"), 5), "F5 was developed in era 5"),
        (lambda s: s.jokers.__setitem__(0, s.jokers[0] ^ 64), "the joker of A4"),
        (lambda s: setattr(s, "in_bag", s.in_bag + 1), "miscounted"),
        (lambda s: s.subsidies.__setitem__(3, 2), "2 subsidies"),
        (lambda s: setattr(s, "first", 4), "there is no seat 4"),
        (lambda s: setattr(s, "lot", -1 if s.lot >= 0 else 3), "with lot"),
        (lambda s: setattr(s, "made", 2), "2 cells developed in this turn"),
    ],
)
@pytest.mark.parametrize("step", [OFFER, BID])
def test_the_audit_notices(step: int, change: Callable[[IndustryState], None], sentence: str) -> None:
    state = played(step)
    assert state.audit() == []
    change(state)
    assert any(sentence in problem for problem in state.audit()), state.audit()


@pytest.mark.parametrize("step", [OFFER, BID, SELL_OR_KEEP, DEVELOP])
def test_every_step_survives_dump_and_restore(step: int) -> None:
    state = played(step)
    copy = GAME.restore(state.dump())
    assert copy.hash() == state.hash()
    assert copy.choices() == state.choices()


def test_unfinished_bids_and_developments_survive_dump_and_restore() -> None:
    found: set[int] = set()
    for seed in range(400):
        if found == {AMOUNT, SOURCE}:
            return
        state = GAME.new(3, seed)
        rng = seeded(seed)
        while not state.is_over:
            if state.step in (AMOUNT, SOURCE):
                copy = GAME.restore(state.dump())
                assert copy.hash() == state.hash()
                assert copy.choices() == state.choices()
                found.add(state.step)
            choices = state.choices()
            state.choose(choices[rng.below(len(choices))])
    raise AssertionError(f"only {found} came up")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("step", "nap"),
        ("step", "source"),
        ("step", "sell-or-keep"),
        ("cash", [1, 2]),
        ("cash", "rich"),
        ("bag", ["Z"]),
        ("owner", {"Z1": 0}),
        ("jokers", [["C1"], [], [], []]),
        ("auctioneer", 9),
        ("site", "F1"),
        ("lot", "F9"),
        ("era", 6),
    ],
)
def test_a_position_that_cannot_be_is_refused(key: str, value: Any) -> None:
    data = played(OFFER).dump()
    data[key] = value
    with pytest.raises(BadRecord):
        GAME.restore(data)
