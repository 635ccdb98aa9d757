"""`magnate new-game`: what it writes installs into a fresh environment, passes the suite and can be played."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from magnate.cli.new_game import model_folder, write
from magnate.core.errors import BadOptions

ROOT = Path(__file__).parents[2]


def run(
    *command: object, cwd: Path, env: dict[str, str], typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """A command with a time limit."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, env=env, input=typed, capture_output=True, text=True, timeout=400)


def test_the_example_is_what_a_new_game_starts_as(tmp_path: Path) -> None:
    written = write("hoard", tmp_path / "hoard")
    model = model_folder()
    assert len(written) > 20
    for path in written:
        assert path.read_text() == (model / path.relative_to(tmp_path / "hoard")).read_text()


@pytest.mark.parametrize("name", ["", "ab", "Hoard", "my-game", "1game", "a" * 40, "../evil", "käse"])
def test_a_bad_name_is_refused_and_nothing_is_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="cannot be a game's name"):
        write(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_an_installed_game_and_a_full_folder_are_left_alone(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="a game 'carnegie' already"):
        write("carnegie", tmp_path / "new")
    (tmp_path / "mine.txt").write_text("keep")
    with pytest.raises(BadOptions, match="not empty"):
        write("wagons", tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.txt"]


def test_a_new_game_installs_passes_the_conformance_suite_and_can_be_played(tmp_path: Path) -> None:
    written = write("wagons", tmp_path / "wagons")
    assert not [path for path in written if "hoard" in path.read_text().lower() or "HOA" in path.read_text()]
    home = tmp_path / "env"
    venv.create(home, with_pip=False)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    # The libraries of this environment, and the package under test; the new game itself is installed for real.
    site = next(home.rglob("site-packages"))
    (site / "outer.pth").write_text("\n".join(path for path in sys.path if path and path != str(ROOT)))
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTEST_ADDOPTS")}
    install = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        tmp_path / "wagons",
    ]
    done = run(*install, cwd=tmp_path, env=env)
    assert done.returncode == 0, done.stderr
    assert list(site.glob("magnate_wagons*"))
    played = run(
        python,
        "-m",
        "magnate",
        "play",
        "wagons",
        "--seats",
        "you,5",
        "--seed",
        "3",
        cwd=tmp_path,
        env=env,
        typed="1\n1\nh\nq\n",
    )
    assert played.returncode == 0, played.stderr
    assert "Wagons" in played.stdout
    tests = run(
        python, "-m", "pytest", "-q", "-p", "no:cacheprovider", tmp_path / "wagons", cwd=tmp_path, env=env
    )
    assert tests.returncode == 0, tests.stdout[-3000:]
    assert " passed" in tests.stdout
