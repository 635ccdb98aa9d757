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


@pytest.mark.parametrize("name", magnate.games())
def test_a_decision_has_a_chance_to_win_and_two_runners_up(name: str) -> None:
    for state, decision in decisions(name):
        first, *others = decision.options
        assert first.choice == decision.choice
        assert 0.0 <= first.win <= 1.0
        assert len(others) >= 2
        assert {option.choice for option in decision.options} <= set(state.choices())
        assert all(option.win == -1.0 or 0.0 <= option.win <= first.win for option in others)
    assert any(decision.options[1].win >= 0 for _, decision in decisions(name))


@pytest.mark.parametrize("name", magnate.games())
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
@pytest.mark.parametrize("name", magnate.games())
def test_a_decision_is_told_in_whole_sentences(name: str, lang: str) -> None:
    game = magnate.load(name)
    for state, decision in decisions(name):
        said = [game.text(message, lang) for message in decision.explain(state)]
        text = "\n".join(said)
        assert game.say(state, decision.choice, lang) in said[0]
        found = SHARES[lang].search(said[1])
        assert found is not None
        assert int(found[1]) == round(100 * decision.options[0].win)
        reasons = decision.reasons[:3]
        for reason, sentence in zip(reasons, said[2:], strict=False):
            assert game.text(Message(f"term-{reason.term}"), lang) in sentence
            points = f"{abs(reason.points):.1f}"
            assert (points.replace(".", ",") if lang == "fr" else points) in sentence
        runners = said[2 + len(reasons) :]
        assert len(runners) == 2
        for option, sentence in zip(decision.options[1:3], runners, strict=True):
            assert game.say(state, option.choice, lang) in sentence
        assert not re.search(r"[@{}]|\b(term|choice|explain|prompt)-", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", magnate.games())
def test_every_term_has_a_name_of_its_own(name: str, lang: str) -> None:
    game = magnate.load(name)
    texts = texts_of(game.package)
    assert all(texts.has(f"term-{term}", lang) for term in game.term_names)
    names = [game.text(Message(f"term-{term}"), lang) for term in game.term_names]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", magnate.games())
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


@pytest.mark.parametrize("name", magnate.games())
def test_the_two_languages_tell_it_differently(name: str) -> None:
    game = magnate.load(name)
    for state, decision in decisions(name):
        english, french = (
            [game.text(message, lang) for message in decision.explain(state)] for lang in LANGUAGES
        )
        assert all(one != other for one, other in zip(english, french, strict=True))
