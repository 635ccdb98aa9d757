"""Every ruling says why it reads as it does; those with a switch name a game option."""

from __future__ import annotations

import pytest

import magnate
from magnate.core.clauses import clauses_of, reasons_of


@pytest.mark.parametrize("name", magnate.installed())
def test_every_ruling_has_a_reason_in_both_languages(name: str) -> None:
    package = magnate.load(name).package
    rulings = {clause.id for clause in clauses_of(package).values() if clause.tag == "ruling"}
    reasons = reasons_of(package)
    assert set(reasons) == rulings
    for reason in reasons.values():
        assert reason.text("en").endswith(".")
        assert reason.text("fr").endswith(".")
        assert reason.text("en") != reason.text("fr")


@pytest.mark.parametrize("name", magnate.installed())
def test_a_switch_is_a_game_option_with_a_sentence(name: str) -> None:
    game = magnate.load(name)
    options = {option.name for option in game.option_list}
    for reason in reasons_of(game.package).values():
        assert reason.option in {"", *options}


@pytest.mark.parametrize("name", magnate.installed())
def test_who_is_told_that_it_can_be_chosen_is_told_where(name: str) -> None:
    reasons = reasons_of(magnate.load(name).package)
    assert [id for id, reason in reasons.items() if "can be chosen" in reason.en and not reason.option] == []


def test_a_game_without_rulings_has_no_reasons() -> None:
    assert reasons_of("magnate.core") == {}
