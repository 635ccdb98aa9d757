"""The costliest choices: a blunder is found, with what would have been better and why; good play has none."""

from __future__ import annotations

import random

import pytest

import magnate
from magnate.bots.contract import advised
from magnate.bots.evaluate import ranked
from magnate.bots.registry import levels_of, make
from magnate.bots.review import LEAST, costliest, doubts
from magnate.bots.style import styles_of
from magnate.core.contract import State
from magnate.core.rng import seeded
from magnate.core.weights import USUAL, load_weights


def played(seed: int, blunders: bool) -> tuple[State, list[int], list[int]]:
    """A game in which seat 0 plays well except, perhaps, that it takes the worst choice at its 3rd and 9th decision."""
    start = magnate.load("spyrium").new(2, seed)
    state, choices, wrong, decisions = start.clone(), [], [], 0
    chance = random.Random(seed)
    while not state.is_over:
        if state.actor == 0:
            order = ranked(state, 0, 60)
            choice = order[0][1]
            if len(order) > 1:
                decisions += 1
                if blunders and decisions in (3, 9):
                    choice = order[-1][1]
                    wrong.append(len(choices))
        else:
            choice = chance.choice(state.choices())
        choices.append(choice)
        state.advance(choice)
    return start, choices, wrong


def state_at(start: State, choices: list[int], at: int) -> State:
    """The position after some of the choices."""
    state = start.clone()
    for choice in choices[:at]:
        state.advance(choice)
    return state


def test_blunders_are_found_with_what_would_have_been_better() -> None:
    start, choices, wrong = played(7, True)
    moments = set(range(len(choices)))
    found = costliest(start, choices, 0, moments, make("greedy", 1, "spyrium"))
    assert 0 < len(found) <= 3
    assert set(wrong) & {costly.at for costly in found}
    turns = [state_at(start, choices, costly.at).turn for costly in found]
    assert len(set(turns)) == len(turns), "no turn is told twice"
    assert [c.points for c in found] == sorted((c.points for c in found), reverse=True)
    for costly in found:
        state = state_at(start, choices, costly.at)
        assert state.actor == 0
        assert costly.played == choices[costly.at] != costly.better
        assert costly.better in state.choices()
        assert costly.points >= LEAST
        assert costly.reason.term in start.game.term_names
        assert costly.reason.points > 0
    assert costliest(start, choices, 0, moments - set(wrong), make("greedy", 1, "spyrium")) != found


def test_who_plays_as_the_bot_would_has_no_costly_choice() -> None:
    start = magnate.load("spyrium").new(2, 3)
    bot = make("greedy", 1, "spyrium")
    state, choices = start.clone(), []
    for at in range(40):
        known = state.clone()
        known.redeal(state.actor, seeded(f"review:{at}"))
        choices.append(advised(bot, known, state.actor).choice)
        state.advance(choices[-1])
    assert costliest(start, choices, 0, set(range(40)), bot) == []


def test_a_review_judges_by_the_figures_of_the_level_it_asks() -> None:
    start, choices, _ = played(7, True)
    level = make("5", 1, "spyrium")
    weights = load_weights(start.game.package, start.game.term_names, levels_of("spyrium")["5"]["weights"])
    assert weights != start.game.weights
    moments = set(range(30))
    found = doubts(start, choices, 0, moments, level)
    assert found
    assert all(doubt.known.game.weights == weights for doubt in found)
    usual = doubts(start, choices, 0, moments, make("greedy", 1, "spyrium"))
    assert all(doubt.known.game.weights == start.game.weights for doubt in usual)
    assert [doubt.points for doubt in found] != [doubt.points for doubt in usual]


@pytest.mark.parametrize("name", magnate.installed())
@pytest.mark.parametrize("seats", [1, 4])
def test_whoever_holds_a_thinker_judges_as_it_does(name: str, seats: int) -> None:
    game = magnate.load(name)
    if seats not in game.seats:
        return
    state = game.new(seats, 1)
    for level, settings in levels_of(name).items():
        alone = settings.get("alone", {}) if seats == 1 else {}
        table = alone.get("weights", settings.get("weights", USUAL))
        expected = load_weights(game.package, game.term_names, table)
        assert make(level, 1, name).judging(state).game.weights == expected
    style = next(iter(styles_of(name)))
    tasted = make(f"5:{style}", 1, name).judging(state).game.weights
    assert tasted != make("5", 1, name).judging(state).game.weights
