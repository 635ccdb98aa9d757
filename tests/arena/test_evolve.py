"""Tuning all figures together."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from magnate.arena import evolve
from magnate.arena.evolve import Check, Evolution, Figures, OtherEvolution
from magnate.arena.stats import mean_interval
from magnate.cli.learning import starts, turns
from magnate.core.errors import BadOptions
from magnate.core.weights import load_constants

# Only looked for here: it takes a second to load, in every process that collects the tests.
pytestmark = pytest.mark.skipif(find_spec("cma") is None, reason="cma is not installed")


def test_steps_of_the_search_are_factors_and_zeros_move_by_themselves() -> None:
    start = Figures([2.0, 0.0], [1.0])
    assert evolve.moved(start, [0.0, 0.0, 0.0]) == start
    there = evolve.moved(start, [1.0, -1.0, 0.0])
    assert there.weights[0] > 2.0
    assert there.weights[1] == -evolve.STEP
    assert there.constants == [1.0]


def test_a_run_goes_on_and_finds_what_is_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A lead that depends on the figures alone: the nearer the first weight is to three times what it was, the better.
    how = Evolution("spyrium", "greedy", ("greedy",), games=2, population=6, seed=3)
    wanted = 3.0 * evolve.committed(how).weights[0]

    def leads(pool: object, how: Evolution, tried: list[Figures], games: int, name: str) -> list[list[float]]:
        return [[-10.0 * abs(figures.weights[0] - wanted)] * games for figures in tried]

    monkeypatch.setattr(evolve, "results", leads)
    path = tmp_path / "run"
    assert [done.number for done in evolve.evolved(how, path, evolve.within(0.0, 3), 1)] == [1, 2, 3]
    again = [done.number for done in evolve.evolved(how, path, evolve.within(0.0, 40), 1)]
    assert min(again) == 4
    before = abs(evolve.committed(how).weights[0] - wanted)
    found = evolve.favourite(how, path)
    assert abs(found.weights[0] - wanted) < 0.5 * before
    assert evolve.tried(how, path) == 40 * 6
    with pytest.raises(OtherEvolution):
        evolve.favourite(how._replace(games=3), path)


def test_a_game_is_played_with_the_figures_in_the_right_seat() -> None:
    how = Evolution("spyrium", "greedy:nodes=8", ("random",))
    leads = evolve.played(how, evolve.committed(how), [0, 1], "test")
    assert len(leads) == 2
    assert min(leads) > 0.0  # greedy beats random from either seat


def test_what_is_written_can_be_read_as_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import tomllib

    how = Evolution("carnegie", "greedy")
    figures = evolve.committed(how)
    some = mean_interval([1.0, 2.0, 3.0])
    text = evolve.figures_text(how, figures, Check(some, some, some, 0.0, 0.5), "evolved", 60, 3)
    table = tomllib.loads(text)["evolved"]
    assert list(table["constants"].values()) == pytest.approx(figures.constants, abs=1e-4)
    assert table["run"]["check_now"] == 2.0
    assert load_constants("magnate.games.carnegie", {"money": 0.0, "nothing-such": 7.0})[1] == 7.0


def test_options_take_turns() -> None:
    assert turns("carnegie", 2, []) == ((),)
    both = turns("carnegie", 1, ["andrew=hard", "andrew=expert"])
    assert both == ((("andrew", "hard"),), (("andrew", "expert"),))
    with pytest.raises(BadOptions):
        turns("carnegie", 9, [])
    with pytest.raises(BadOptions):
        turns("carnegie", 1, ["andrew=gentle"])


def test_a_run_may_begin_elsewhere() -> None:
    plain = evolve.committed(Evolution("carnegie", "greedy"))
    how = Evolution("carnegie", "greedy", constants=starts(["built=6", "hope=0.25"]))
    moved = evolve.committed(how)
    assert moved.weights == plain.weights
    assert sorted(set(moved.constants) - set(plain.constants)) == [0.25, 6.0]
    with pytest.raises(evolve.UnknownConstant, match="nothing-such"):
        evolve.committed(how._replace(constants=(("nothing-such", 1.0),)))
    for wrong in ("built", "built=", "built=much", "built=nan"):
        with pytest.raises(BadOptions, match="NAME=VALUE"):
            starts([wrong])
