"""The evaluation is in points, and looking one turn ahead with it beats chance."""

from __future__ import annotations

import pytest

from magnate.bots.evaluate import ranked
from magnate.core.rng import seeded
from magnate.games.spyrium import GAME, strategy
from magnate.games.spyrium.game import SpyriumState

from .positions import BLUE, RED, Case
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


def judged_with(case: Case, **figures: float) -> list[float]:
    """Red's terms with other figures than the usual ones."""
    game = GAME.with_components(GAME.components)
    for name, value in figures.items():
        game.constants[list(strategy.CONSTANTS).index(name.replace("_", "-"))] = value
    case.s.game = game
    return case.s.terms(RED)


def test_places_name_the_figures_they_stand_for() -> None:
    names = list(strategy.CONSTANTS)
    for place, name in (
        (strategy.ALONE, "alone"),
        (strategy.PURSE_REST, "purse-rest"),
        (strategy.HEAP, "heap"),
    ):
        assert names[place] == name
    assert names[strategy.EARLY :] == [f"early-{term}" for term in strategy.TERMS]


def test_a_card_at_which_rivals_stand_is_less_sure() -> None:
    market = strategy.TERMS.index("market")
    with_rival = Case().lay(s5="A_MINE_1").put(RED, "5-6").put(BLUE, "4-5")
    without = Case().lay(s5="A_MINE_1").put(RED, "5-6")
    assert judged_with(without, alone=0.9)[market] > judged_with(without, alone=0.8)[market] > 0
    assert judged_with(with_rival, alone=0.9)[market] == judged_with(with_rival, alone=0.8)[market]
    assert judged_with(with_rival, contested=0.9)[market] > judged_with(with_rival, contested=0.8)[market]


def test_pounds_beyond_the_purse_count_by_a_share() -> None:
    money = strategy.TERMS.index("money")
    few, many = (
        judged_with(Case().seat(money=pounds), purse=10.0, purse_rest=0.5)[money] for pounds in (10, 14)
    )
    assert many == pytest.approx(few * 1.2)


def test_a_term_may_count_more_in_the_first_round_than_in_the_last() -> None:
    track = strategy.TERMS.index("track")
    case = Case().seat(vp=10)
    found = []
    for round in (1, 2, case.t.rounds):
        case.s.round = round
        found.append(judged_with(case, early_track=2.0)[track])
    assert found[0] == 20.0
    assert 10.0 < found[1] < 20.0
    assert found[2] == 10.0


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
