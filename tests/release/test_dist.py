"""What a stranger installs works: the wheel and the source distribution, each in a fresh environment."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import magnate
from magnate.core.registry import load

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import check_dist  # noqa: E402


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make` built and installed; from a bare checkout the same without compiling."""
    made = ROOT / ".venv" / "dist"
    if list(made.glob("*.whl")):
        return made
    folder = tmp_path_factory.mktemp("dist")
    env = {**os.environ, "MAGNATE_PURE": "1"}
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr[-2000:]
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def source(dist: Path) -> Path:
    return next(dist.glob("*.tar.gz"))


def test_both_play_the_same_games_in_fresh_environments(
    wheel: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wheel was itself built from the source distribution; that one is installed as plain Python here."""
    monkeypatch.setenv("MAGNATE_PURE", "1")
    scores = check_dist.check(wheel)
    assert len(scores) == len(magnate.installed())
    assert check_dist.check(source) == scores


def test_the_wheel_holds_what_the_games_and_the_page_need(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for path in (ROOT / "src" / "magnate").rglob("*"):
        if path.is_file() and path.suffix in (
            ".toml",
            ".ftl",
            ".js",
            ".css",
            ".html",
            ".svg",
            ".woff2",
            ".py",
            ".txt",
        ):
            assert str(path.relative_to(ROOT / "src")) in names, path
    info = next(name for name in names if name.endswith(".dist-info/METADATA"))
    text = zipfile.ZipFile(wheel).read(info).decode()
    assert f"\nVersion: {magnate.__version__}\n" in text
    for line in ("License-Expression: Apache-2.0", "Project-URL: Changelog", "Requires-Python: >=3.11"):
        assert line in text
    assert any(name.endswith("licenses/THIRD-PARTY-NOTICES.md") for name in names)
    assert not [name for name in names if name.startswith("tests/")]


def test_the_source_distribution_holds_tests_and_tools_and_no_results(source: Path) -> None:
    with tarfile.open(source) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    wanted = {
        "setup.py",
        "Makefile",
        "CHANGELOG.md",
        "LICENSE",
        "THIRD-PARTY-NOTICES.md",
        "tests/conftest.py",
        "tools/play_one.py",
    }
    assert wanted <= names
    assert f"tests/records/{magnate.installed()[0]}" in names
    assert not [name for name in names if name.endswith((".so", ".c", ".jsonl"))]


def test_a_fresh_environment_without_what_it_needs_is_noticed(tmp_path: Path) -> None:
    """The check itself can fail."""
    broken = tmp_path / "magnate-0-py3-none-any.whl"
    broken.write_bytes(b"")
    with pytest.raises(SystemExit, match="failed"):
        check_dist.check(broken)


def test_every_game_has_an_entry_point() -> None:
    for name in magnate.installed():
        assert load(name).id == name
