"""The evaluation is in points, and looking one turn ahead with it beats chance."""

from __future__ import annotations

import pytest

from magnate.bots.evaluate import ranked
from magnate.core.rng import seeded
from magnate.games.spyrium import GAME
from magnate.games.spyrium.game import SpyriumState

from .positions import RED, Case
from .test_hidden import midgame


def worth(case: Case) -> float:
    """The sum of Red's terms."""
    return sum(case.s.terms(RED))


def test_when_the_game_is_over_the_terms_are_the_score() -> None:
    for seed in range(4):
        state = midgame(3, seed, 0)
        rng = seeded(seed)
        while not state.is_over:
            offered = state.offered()
            state.advance(offered[rng.below(len(offered))])
        totals = [sum(state.terms(seat)) for seat in range(3)]
        assert totals == pytest.approx([float(score) for score in state.scores()])


def test_more_of_anything_is_worth_more() -> None:
    base = worth(Case().seat(active=1))
    assert worth(Case().seat(active=1, vp=1)) > base
    assert worth(Case().seat(active=1, money=12)) > base
    assert worth(Case().seat(active=1, spyrium=3)) > base
    assert worth(Case().seat(active=1, residence=3)) > base
    assert worth(Case().seat(active=1, owned=4)) > base
    assert worth(Case().seat(active=1, district="A_MINE_1")) > base
    assert worth(Case().seat(active=1, techniques="T_CRANE")) > base


def test_one_turn_of_look_ahead_beats_chance() -> None:
    won = 0
    for seed in range(20):
        state = GAME.new(2, seed)
        assert isinstance(state, SpyriumState)
        rng = seeded(f"match{seed}")
        greedy = seed % 2
        while not state.is_over:
            offered = state.offered()
            choice = offered[rng.below(len(offered))]
            if state.actor == greedy:
                guess = state.clone()
                guess.redeal(greedy, rng.branch())
                choice = ranked(guess, greedy, 40)[0][1]
            state.advance(choice)
        won += state.winners() == [greedy]
    assert won >= 19
