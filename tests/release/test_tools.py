"""The tools behind `make quick`, `make fuzz` and `make bench-gate`."""

from __future__ import annotations

import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

import magnate
from magnate.testing import conformance

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import affected  # noqa: E402
import bench_gate  # noqa: E402
import fuzz  # noqa: E402

TITLES = magnate.installed()
GAMES = [f"tests/games/{name}" for name in TITLES]


def test_a_change_in_a_game_asks_for_the_tests_of_that_game() -> None:
    name = TITLES[0]
    asked = affected.affected([f"src/magnate/games/{name}/rules.py"], TITLES)
    assert [path for path in asked if path in GAMES] == [f"tests/games/{name}"]
    assert set(affected.ALWAYS) <= set(asked)


@pytest.mark.parametrize("files", [[], ["src/magnate/core/contract.py"], ["pyproject.toml", "README.md"]])
def test_a_change_in_the_core_asks_for_every_game(files: list[str]) -> None:
    assert set(GAMES) <= set(affected.affected(files, TITLES))


def test_a_changed_test_is_run_once() -> None:
    files = ["tests/arena/test_stats.py", "tests/core/test_rng.py", "tests/arena/test_gone.py"]
    asked = affected.affected(files, TITLES)
    assert asked.count("tests/arena/test_stats.py") == 1
    assert "tests/core/test_rng.py" not in asked
    assert "tests/arena/test_gone.py" not in asked


def test_everything_asked_for_is_there() -> None:
    assert affected.games() == sorted(TITLES)
    assert all((ROOT / path).exists() for path in affected.affected([], TITLES))


def test_fuzzing_stops_when_the_time_is_up() -> None:
    command = [sys.executable, str(ROOT / "tools" / "fuzz.py"), "--seconds", "1", "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout
    assert "from seed 5 on: all sound" in done.stdout


def test_fuzzing_names_the_case_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def check_luck(case: conformance.Case) -> None:
        assert case.seed % 2, "an even seed"

    monkeypatch.setattr(fuzz, "CHECKS", [check_luck])
    case = fuzz.every_case()[0]
    assert fuzz.failed(case._replace(seed=3)) == []
    (told,) = fuzz.failed(case._replace(seed=4))
    assert told.startswith(f"check_luck {case.game.id} seats={case.seats} seed=4")
    assert "an even seed" in told


def test_a_long_run_counts_its_decisions_and_its_records_replay(tmp_path: Path) -> None:
    tool = [sys.executable, str(ROOT / "tools" / "fuzz.py")]
    long = [*tool, "--decisions", "150", "--processes", "2", "--seed", "5", "--records", str(tmp_path)]
    done = subprocess.run(long, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout
    for name in TITLES:
        assert f"\n{name}: " in f"\n{done.stdout}"
    assert "0 unsound" in done.stdout
    again = subprocess.run([*tool, "--replay", str(tmp_path)], capture_output=True, text=True, timeout=300)
    assert again.stdout.startswith(f"{len(TITLES)} records replay")


def test_a_long_run_names_the_game_that_is_unsound(monkeypatch: pytest.MonkeyPatch) -> None:
    job = fuzz.Job(TITLES[0], 0, 5, 200, time.time() + 60)
    assert fuzz.work(job).wrong == []
    monkeypatch.setattr(fuzz, "unsound", lambda *position: "the clone is another position")
    (told,) = fuzz.work(job).wrong
    assert told.startswith(f"{TITLES[0]} seats=")
    assert ": the clone is another position" in told


def test_the_gate_lets_noise_through_and_stops_a_slow_down() -> None:
    committed = {"x": {"decisions": 40.0, "clones": 20.0}}
    assert bench_gate.too_slow({"x": {"decisions": 34.1, "clones": 30.0}}, committed) == []
    (told,) = bench_gate.too_slow({"x": {"decisions": 33.9, "clones": 20.0}}, committed)
    assert told == "x, decisions: 33.9 times Catanatron, less than 85% of 40.0"
    assert len(bench_gate.too_slow({}, committed)) == 2


def test_the_committed_ratios_are_of_every_game() -> None:
    committed = tomllib.loads(bench_gate.COMMITTED.read_text(encoding="utf-8"))
    assert set(committed) == set(TITLES)
    assert bench_gate.text(committed) == bench_gate.COMMITTED.read_text(encoding="utf-8")
