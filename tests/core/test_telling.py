"""Every title tells its positions in words: all that a seat may know, nothing else, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark.structures import ParameterSet

import magnate
from magnate.core.errors import BadOptions
from magnate.core.telling import Teller
from magnate.core.texts import LANGUAGES
from magnate.testing.conformance import Case, cases
from magnate.testing.telling import TEXT_CHECKS, check_text_tells_everything, check_text_tells_nothing_hidden


def title(case: Case) -> str:
    words = "".join(f",{key}={value}" for key, value in case.options.items())
    return f"{case.game.id}-{case.seats}{words}"


EVERY = [case for name in magnate.installed() for case in cases(magnate.load(name))]


def marked(case: Case) -> ParameterSet:
    """The full table with the usual options is for every run; the others are slow."""
    usual = case.seats == max(case.game.seats) and not case.options
    return pytest.param(case, id=title(case), marks=() if usual else pytest.mark.slow)


@pytest.mark.parametrize("check", TEXT_CHECKS, ids=lambda check: check.__name__.removeprefix("check_text_"))
@pytest.mark.parametrize("case", [marked(case) for case in EVERY])
def test_text(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


def test_a_text_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from magnate.games.spyrium import telling
    from magnate.games.spyrium import view as shown

    honest = shown.board
    told = telling.tell
    monkeypatch.setattr(shown, "board", lambda s, viewer: {**honest(s, viewer), "top": str(s.rng.dump())})
    monkeypatch.setattr(telling, "tell", lambda t: [*told(t), t.board["top"]])
    with pytest.raises(AssertionError, match="hidden"):
        check_text_tells_nothing_hidden(EVERY_SPYRIUM)


def test_a_text_that_leaves_something_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from magnate.games.spyrium import telling

    def short(t: Teller) -> list[str]:
        return [telling.round_and_events(t)]

    monkeypatch.setattr(telling, "tell", short)
    with pytest.raises(AssertionError, match="is not told"):
        check_text_tells_everything(EVERY_SPYRIUM)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", magnate.installed())
def test_what_is_listed_begins_with_a_capital(name: str, lang: str) -> None:
    game = magnate.load(name)
    state = game.new(max(game.seats), 1)
    listed = [line for line in state.text(state.actor, lang).splitlines() if line.startswith("- ")]
    assert len(listed) > 5
    assert [line for line in listed if line[2].islower()] == []


EVERY_SPYRIUM = next(case for case in EVERY if case.game.id == "spyrium" and case.seats == 3)


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(BadOptions, match="en, fr"):
        magnate.load("spyrium").new(2).text(0, "de")
