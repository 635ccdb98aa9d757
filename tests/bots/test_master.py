"""The level above the graded ones, which thinks without a limit of time."""

from __future__ import annotations

import pytest

import magnate
from magnate.bots import registry
from magnate.bots.registry import LEVELS, MASTER, advisor, bots, fitting, levels, levels_of, make, timed

NAMES = magnate.installed()


def test_the_master_is_a_bot_like_the_levels() -> None:
    assert MASTER in bots()
    for name in NAMES:
        assert (MASTER in levels(name)) == (MASTER in levels_of(name))
        if MASTER in levels_of(name):
            assert make(MASTER, 1, name).name == MASTER


@pytest.mark.parametrize("name", NAMES)
def test_hints_and_usual_seats_go_to_a_level_that_decides_within_its_time(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {**levels_of(name), MASTER: {"bot": "greedy"}}
    monkeypatch.setattr(registry, "levels_of", lambda game: known)
    assert timed(name) == list(LEVELS)
    assert advisor(name) == LEVELS[-1]
    assert advisor(name, MASTER) == MASTER
    assert fitting(name) == "3"
    assert levels(name)[-1] == MASTER
    assert make(MASTER, 1, name).name == MASTER


@pytest.mark.parametrize("name", [name for name in NAMES if MASTER in levels_of(name)])
def test_the_master_has_no_limit_of_time(name: str) -> None:
    settings = levels_of(name)[MASTER]
    assert not settings.get("milliseconds", 0)
    assert not settings.get("alone", {}).get("milliseconds", 0)
