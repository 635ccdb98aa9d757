"""Styles: declared by each title, chosen by seed or by name, and worth what they say."""

from __future__ import annotations

import pytest

import magnate
from magnate.bots.alone import AloneBot
from magnate.bots.contract import seen_by
from magnate.bots.evaluate import worth
from magnate.bots.planner import PlannerBot
from magnate.bots.registry import UnknownBot, in_style, levels_of, make
from magnate.bots.search import SearchBot
from magnate.bots.style import StyledBot, style_for, styles_of, tinted
from magnate.core.rng import seeded
from magnate.core.texts import LANGUAGES, texts_of
from magnate.core.weights import USUAL, load_weights

NAMES = magnate.installed()
STYLES = [(name, style) for name in NAMES for style in styles_of(name)]


@pytest.mark.parametrize("name", NAMES)
def test_a_title_has_two_or_three_styles(name: str) -> None:
    assert 2 <= len(styles_of(name)) <= 3


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_style_values_known_terms_and_is_named_in_every_language(name: str, style: str) -> None:
    game = magnate.load(name)
    tastes = styles_of(name)[style]
    assert tastes
    assert set(tastes) <= set(game.term_names)
    assert all(0.5 <= taste <= 2.0 and taste != 1.0 for taste in tastes.values())
    for lang in LANGUAGES:
        assert texts_of(game.package).has(f"style-{style}", lang)
        assert texts_of(game.package).has(f"style-{style}-about", lang)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_gets_a_style_by_its_seed(name: str) -> None:
    drawn = [style_for(name, seed) for seed in range(40)]
    assert drawn == [style_for(name, seed) for seed in range(40)]
    assert set(drawn) == set(styles_of(name))


@pytest.mark.parametrize("name", NAMES)
def test_only_graded_levels_without_a_style_are_given_one(name: str) -> None:
    first = next(iter(styles_of(name)))
    assert in_style("5", 1, name) == f"5:{style_for(name, 1)}"
    assert in_style(f"5:{first}", 1, name) == f"5:{first}"
    assert in_style("greedy", 1, name) == "greedy"
    assert in_style("you", 1, name) == "you"


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_style_changes_what_a_position_is_worth_by_its_terms_alone(name: str, style: str) -> None:
    game = magnate.load(name)
    own = tinted(game, styles_of(name)[style])
    state = game.new(min(n for n in game.seats if n > 1), 3)
    rng = seeded("style")
    for _ in range(30):
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
    terms = state.terms(0)
    expected = worth(state, 0) + sum(
        (taste - 1.0) * game.weights[i] * terms[i]
        for term, taste in styles_of(name)[style].items()
        for i in [game.term_names.index(term)]
    )
    twin = state.clone()
    twin.game = own
    assert worth(twin, 0) == pytest.approx(expected)
    assert game.weights == load_weights(game.package, game.term_names), "the title itself stays as it is"


@pytest.mark.parametrize(
    ("name", "level"),
    [(n, level) for n in NAMES for level, how in levels_of(n).items() if how.get("weights", USUAL) != USUAL],
)
def test_a_thinker_with_weights_of_its_own_has_these_changed_once(name: str, level: str) -> None:
    game = magnate.load(name)
    style, tastes = next(iter(styles_of(name).items()))
    bot = make(f"{level}:{style}", 1, name)
    for mind in (bot.among, bot.alone) if isinstance(bot, AloneBot) else (bot,):
        assert isinstance(mind, StyledBot)
        state = game.new(max(2, game.seats[0]), 3)
        for _ in range(2):
            mind.seen(state)
        assert isinstance(mind.thinker, PlannerBot | SearchBot)
        judge = mind.thinker.judge
        assert judge.game is not None
        plain = load_weights(game.package, game.term_names, judge.table)
        wanted = [w * tastes.get(t, 1.0) for t, w in zip(game.term_names, plain, strict=True)]
        assert judge.game.weights == pytest.approx(wanted)


@pytest.mark.parametrize("name", NAMES)
def test_a_styled_bot_plays_legal_choices_and_says_its_name(name: str) -> None:
    game = magnate.load(name)
    style = next(iter(styles_of(name)))
    bot = make(f"greedy:nodes=20,style={style}", 1, name)
    state, rng = game.new(min(n for n in game.seats if n > 1), 3), seeded("styled")
    for _ in range(12):
        state.choose(bot.choose(seen_by(state, state.actor, rng), state.actor).choice)
    assert make(f"5:{style}", 1, name).name == f"5:{style}"
    assert make(f"5:style={style}", 1, name).name == f"5:style={style}"


def test_an_unknown_style_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownBot, match=f"no style 'clown' for {NAMES[0]}; known are"):
        make("5:clown", 1, NAMES[0])
    with pytest.raises(UnknownBot, match="no style"):
        make("greedy:style=clown")
