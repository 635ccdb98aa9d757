"""Bots explain: the choice, the chance to win, the terms that decided and two runners-up, in both languages."""

from __future__ import annotations

import re
from functools import cache

import pytest

import magnate
from magnate.bots.contract import Decision, Option, Reason, seen_by
from magnate.bots.evaluate import after_turn, term_gaps
from magnate.bots.registry import make
from magnate.bots.search import SearchBot, Settings
from magnate.core.contract import State
from magnate.core.message import Message
from magnate.core.rng import seeded
from magnate.core.texts import LANGUAGES, texts_of

POSITIONS = 4
SHARES = {
    "en": re.compile(r"about (\d+) times out of 100"),
    "fr": re.compile(r"environ (\d+) fois sur 100"),
}


@cache
def decisions(name: str) -> list[tuple[State, Decision]]:
    """Decisions of the search bot at moments spread over a game, each with at least three choices."""
    game = magnate.load(name)
    seats = min(n for n in game.seats if n > 1)
    player, rng = make("greedy:nodes=20", "explain"), seeded("explain")
    state = game.new(seats, 11)
    seen: list[State] = []
    while not state.is_over:
        if len(state.distinct()) > 2:
            seen.append(seen_by(state, state.actor, rng))
        state.choose(player.choose(seen_by(state, state.actor, rng), state.actor).choice)
    spread = [seen[len(seen) * (2 * i + 1) // (2 * POSITIONS)] for i in range(POSITIONS)]
    settings = Settings(iterations=60, explore=3.0, sharpness=6.0)
    return [(s, SearchBot(settings, seed=i).explained(s.clone(), s.actor)) for i, s in enumerate(spread)]


@pytest.mark.parametrize("name", magnate.installed())
def test_a_decision_has_a_chance_to_win_and_two_runners_up(name: str) -> None:
    for state, decision in decisions(name):
        first, *others = decision.options
        assert first.choice == decision.choice
        assert 0.0 <= first.win <= 1.0
        assert len(others) >= 2
        assert {option.choice for option in decision.options} <= set(state.choices())
        assert all(option.win == -1.0 or 0.0 <= option.win <= first.win for option in others)
    assert any(decision.options[1].win >= 0 for _, decision in decisions(name))


@pytest.mark.parametrize("name", magnate.installed())
def test_the_reasons_are_what_sets_the_choice_apart_from_the_runner_up(name: str) -> None:
    """Each reason is a term of the game with the points by which the turns then end differently, biggest first."""
    given = 0
    for state, decision in decisions(name):
        first, second = (after_turn(state, state.actor, option.choice) for option in decision.options[:2])
        gaps = {term: points for points, term in term_gaps(first, second, state.actor)}
        assert {reason.term for reason in decision.reasons} <= set(magnate.load(name).term_names)
        for reason in decision.reasons:
            assert reason.points == pytest.approx(gaps[reason.term])
        sizes = [abs(reason.points) for reason in decision.reasons]
        assert sizes == sorted(sizes, reverse=True)
        given += len(decision.reasons)
    assert given > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", magnate.installed())
def test_a_decision_is_told_in_whole_sentences(name: str, lang: str) -> None:
    game = magnate.load(name)
    for state, decision in decisions(name):
        said = [game.text(message, lang) for message in decision.explain(state)]
        text = "\n".join(said)
        assert game.say(state, decision.choice, lang) in said[0]
        found = SHARES[lang].search(said[1])
        assert found is not None
        assert int(found[1]) == round(100 * decision.options[0].win)
        reasons = decision.deciding(1)[:2] + decision.deciding(-1)[:1]
        for reason, sentence in zip(reasons, said[2:], strict=False):
            assert game.text(reason.said(), lang) in sentence
        runners = said[2 + len(reasons) :]
        assert len(runners) == 2
        for option, sentence in zip(decision.options[1:3], runners, strict=True):
            assert game.say(state, option.choice, lang) in sentence
        assert not re.search(r"[@{}]|\b(term|better|choice|explain|prompt)-", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", magnate.installed())
def test_every_term_has_a_name_of_its_own(name: str, lang: str) -> None:
    game = magnate.load(name)
    texts = texts_of(game.package)
    assert all(texts.has(f"term-{term}", lang) for term in game.term_names)
    names = [game.text(Message(f"term-{term}"), lang) for term in game.term_names]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", magnate.installed())
def test_reasons_know_by_how_much_the_key_figures_differ(name: str) -> None:
    for state, decision in decisions(name):
        ends = [after_turn(state, state.actor, option.choice) for option in decision.options[:2]]
        first, second = ({f.name: f.value for f in end.figures(state.actor, state.actor)} for end in ends)
        for reason in decision.reasons:
            assert reason.figures == {figure: first[figure] - second[figure] for figure in first}


def test_a_reason_is_definite_about_what_is_more_and_silent_about_what_is_less() -> None:
    figures = {"money": 3, "goods": -2}
    assert Reason("money", 1.5, figures).said().args == {"money": 3, "goods": 0}
    assert Reason("money", -1.5, figures).said().args == {"money": 0, "goods": 2}
    assert Reason("money", -1.5, figures).said().id == "better-money"


@pytest.mark.parametrize("name", magnate.installed())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_that_a_reason_names_is_told_with_its_number(name: str, lang: str) -> None:
    """Where the words of a term use a key figure they say how much more of it there is."""
    game = magnate.load(name)
    figures = [figure.name for figure in game.new(min(game.seats), 1).figures(0, 0)]
    definite = 0
    for term in game.term_names:
        for figure in figures:
            told = [game.text(Reason(term, 1.0, {figure: by}).said(), lang) for by in (0, 1, 7)]
            if len(set(told)) > 1:
                definite += 1
                assert len(set(told)) == 3
                assert "7" in told[2]
    assert definite >= 3


def test_small_reasons_are_left_out_and_at_most_three_are_told() -> None:
    given = [
        Reason(term, points)
        for term, points in (("a", 8.0), ("b", -6.0), ("c", 4.0), ("d", 3.0), ("e", -1.0))
    ]
    decision = Decision(1, [Option(1, 0.0)], given)
    assert [reason.term for reason in decision.deciding(1)] == ["a", "c", "d"]
    assert [reason.term for reason in decision.deciding(-1)] == ["b"]


@pytest.mark.parametrize("name", magnate.installed())
def test_what_speaks_against_a_choice_is_said_so(name: str) -> None:
    state, decision = decisions(name)[0]
    term = magnate.load(name).term_names[0]
    told = Decision(
        decision.choice, [Option(decision.choice, 0.5, 0.5)], [Reason(term, 2.0), Reason(term, -3.0)]
    )
    assert [message.id for message in told.explain(state)] == [
        "explain-choice",
        "explain-win",
        "explain-for",
        "explain-against",
    ]


@pytest.mark.parametrize("name", magnate.installed())
def test_the_two_languages_tell_it_differently(name: str) -> None:
    game = magnate.load(name)
    for state, decision in decisions(name):
        english, french = (
            [game.text(message, lang) for message in decision.explain(state)] for lang in LANGUAGES
        )
        assert all(one != other for one, other in zip(english, french, strict=True))
