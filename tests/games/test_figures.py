"""Every figure of a title's components, changed: refused by name, or the game can be played."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

import magnate
from magnate.core.components import REMARKS
from magnate.core.errors import BadComponents
from magnate.core.rng import seeded
from magnate.testing.figures import changed, every_change, figures, main, problem_of, swept
from tiny import NIM

TITLES = magnate.installed()
CHANGES = 160
PLAYED = 12
WORDS = 60


@pytest.mark.parametrize("name", TITLES)
def test_the_figures_are_found(name: str) -> None:
    assert len(list(figures(magnate.load(name).components.data))) > 100


@pytest.mark.parametrize("name", TITLES)
def test_a_changed_figure_is_refused_by_name_or_leaves_a_playable_game(name: str) -> None:
    game = magnate.load(name)
    every = every_change(game)
    order = list(range(len(every)))
    seeded(f"changes:{name}").shuffle(order)
    problems = [
        problem_of(game, *every[number], 1 if i % (CHANGES // PLAYED) == 0 else 0)
        for i, number in enumerate(order[:CHANGES])
    ]
    assert [problem for problem in problems if problem] == []


def words(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where every word of the components stands."""
    entries: Any = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in entries:
        if isinstance(value, str):
            yield (*path, key)
        elif isinstance(value, dict | list) and key not in REMARKS:
            yield from words(value, (*path, key))


@pytest.mark.parametrize("name", TITLES)
def test_what_should_be_a_word_is_refused_by_name_when_it_is_a_list_or_a_table(name: str) -> None:
    game = magnate.load(name)
    # Of pieces that are alike one is enough: a place without its numbers.
    alike = {re.sub(r"\d+", "#", ".".join(map(str, path))): path for path in words(game.components.data)}
    places = list(alike.values())
    order = list(range(len(places)))
    seeded(f"words:{name}").shuffle(order)
    for number in order[:WORDS]:
        path = places[number]
        for other in (["x"], {"x": 1}):
            assert problem_of(game, path, other, 0) == ""
            with pytest.raises(BadComponents):
                game.with_components(changed(game.components, path, other))


def test_the_sweep_needs_no_library_for_tests() -> None:
    program = "import sys; sys.modules['pytest'] = None; import magnate.testing.figures"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_the_sweep_finds_a_figure_that_breaks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnate.testing.figures.trial", lambda *table: "nothing to choose at step 3")
    assert problem_of(NIM, ("heap",), 1, 1) == "heap = 1, 2 seats, seed 0: nothing to choose at step 3"

    def broken(*table: object) -> str:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("magnate.testing.figures.trial", broken)
    assert problem_of(NIM, ("heap",), 1, 1) == "heap = 1, 2 seats, seed 0: ZeroDivisionError: by zero"
    monkeypatch.undo()
    assert problem_of(NIM, ("heap",), 1, 1) == ""


@pytest.mark.parametrize("name", TITLES)
def test_no_accepted_figure_makes_the_game_large(name: str) -> None:
    game = magnate.load(name)
    every = list(figures(game.components.data))
    for path, value in every[:: max(1, len(every) // 20)]:
        for other in (value + 1, 60):
            try:
                twin = game.with_components(changed(game.components, path, other))
            except BadComponents:
                continue
            assert twin.space.size < 10_000, path


def test_the_sweep_in_several_processes_finds_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    name = TITLES[0]
    assert main([name, "0", "97"]) == 0
    one = capsys.readouterr().out
    assert main([name, "0", "97", "--processes", "2"]) == 0
    assert capsys.readouterr().out == one
    assert "0 games each at every seat count, 0 faults" in one
    assert main([name, "0", "97", "--within", "-1"]) == 0
    assert f"{name}: 0 of " in capsys.readouterr().out


def test_a_change_that_does_not_end_is_named_and_does_not_hold_up_the_sweep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def slow(game: object, path: object, value: object, games: int) -> str:
        time.sleep(600 if value == "endless" else 0)
        return ""

    monkeypatch.setattr("magnate.testing.figures.problem_of", slow)
    tried = [(("heap",), value) for value in (1, "endless", 2)]
    done, problems = swept(TITLES[0], tried, 1, 2, time.time() + 1, grace=1)
    assert done == 0, "they were one batch"
    assert problems == ["heap = 'endless': given up, 1 seconds were not enough"]
