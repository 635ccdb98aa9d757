"""Every guided first round can be played as written, and says what it does in both languages."""

from __future__ import annotations

from importlib import resources

import pytest

import magnate
from magnate.core.contract import Game, State
from magnate.core.guide import LEARNER, Guide, guide_of
from magnate.core.texts import LANGUAGES, texts_of

GUIDED = [name for name in magnate.installed() if guide_of(magnate.load(name).package) is not None]


def lesson_of(name: str) -> tuple[Game, Guide]:
    game = magnate.load(name)
    guide = guide_of(game.package)
    assert guide is not None
    return game, guide


def started(game: Game, guide: Guide) -> State:
    return game.new(seats=guide.seats, seed=guide.seed, options=guide.options)


def test_every_game_of_the_house_has_a_guide() -> None:
    packages = [entry.name for entry in resources.files("magnate.games").iterdir() if entry.is_dir()]
    assert set(GUIDED) >= {name for name in packages if not name.startswith("_")}


@pytest.mark.parametrize("name", GUIDED)
def test_the_steps_are_legal_choices_of_the_seat_to_decide(name: str) -> None:
    game, guide = lesson_of(name)
    state = started(game, guide)
    for number, step in enumerate(guide.steps):
        if step.form:
            where = f"step {number + 1}, {step.form}"
            assert state.actor == step.seat, where
            assert state.why_not(step.form) is None, where
            state.choose(game.encode(step.form))


@pytest.mark.parametrize("name", GUIDED)
def test_the_learner_plays_a_whole_round(name: str) -> None:
    game, guide = lesson_of(name)
    state = started(game, guide)
    first = state.round
    for step in guide.steps:
        if step.form:
            state.choose(game.encode(step.form))
    assert state.round > first
    assert not state.is_over


@pytest.mark.parametrize("name", GUIDED)
def test_ten_to_fifteen_steps_are_explained_in_both_languages(name: str) -> None:
    game, guide = lesson_of(name)
    said = [step.say for step in guide.steps if step.say]
    assert 10 <= len(said) <= 15
    assert len(set(said)) == len(said)
    assert said[-1] == guide.steps[-1].say, "the last step says good-bye"
    assert not guide.steps[-1].form
    texts = texts_of(game.package)
    for id in said:
        assert id.startswith("guide-")
        for lang in LANGUAGES:
            assert texts.has(id, lang), f"{id} is missing in {lang}"


@pytest.mark.parametrize("name", GUIDED)
def test_the_learner_clicks_more_than_he_reads(name: str) -> None:
    _, guide = lesson_of(name)
    clicked = [step for step in guide.steps if step.say and step.form and step.seat == LEARNER]
    read = [step for step in guide.steps if step.say and not (step.form and step.seat == LEARNER)]
    assert len(clicked) > len(read)
