"""`magnate components`: list, check, diff and merge."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from magnate.cli.main import app
from magnate.core.errors import BadComponents, MagnateError
from magnate.core.owners import figures_of, owned
from magnate.core.registry import installed, load

NAME = installed()[0]
GAME = load(NAME)


def asked(*words: str) -> str:
    done = CliRunner().invoke(app, ["components", NAME, *words, "--lang", "en"])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


def files(folder: Path, *values: dict[str, int]) -> list[str]:
    paths = [folder / f"{i}.toml" for i in range(len(values))]
    for path, chosen in zip(paths, values, strict=True):
        path.write_text(owned(GAME.components, chosen), encoding="utf-8")
    return [str(path) for path in paths]


def test_the_figures_are_listed_with_their_source() -> None:
    told = asked("list")
    assert "setup.money" in told
    assert "figures are still reconstructed" in told
    lines = [line.split("\t") for line in told.splitlines()[:-1]]
    assert [line[0] for line in lines] == [figure.place for figure in figures_of(GAME.components)]
    assert {line[2] for line in lines} == {"rulebook", "public", "reconstructed"}


def test_on_a_screen_the_figures_are_a_table_that_cuts_nothing_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    told = asked("list")
    assert "─" in told
    assert "…" not in told  # a place that is too long for its column goes on in the next line


def test_a_file_is_checked_and_compared(tmp_path: Path) -> None:
    one, two = files(tmp_path, {"setup.money": 13}, {"setup.money": 14, "setup.goods": 5})
    assert "changes one figure" in asked("check", one)
    assert "setup.money: 12 -> 13" in asked("diff", one)
    told = asked("diff", one, two)
    assert "setup.money: 13 -> 14" in told
    assert "2 figures differ" in told


def test_two_files_are_merged_and_the_conflict_is_told(tmp_path: Path) -> None:
    one, two = files(tmp_path, {"setup.money": 13}, {"setup.money": 14, "setup.goods": 5})
    told = asked("merge", one, two)
    assert "money = 13" in told
    assert "goods = 5" in told
    assert "the first file says 13, the second 14" in told


def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (bad,) = files(tmp_path, {"setup.money": 999})
    with pytest.raises(BadComponents, match=r"setup\.money"):
        asked("check", bad)
    with pytest.raises(MagnateError, match="one of list, check, diff, merge"):
        asked("burn")
    with pytest.raises(MagnateError, match="merge takes two files"):
        asked("merge", bad)
    with pytest.raises(MagnateError, match="check takes one file"):
        asked("check")
    with pytest.raises(MagnateError, match="diff takes one file or two"):
        asked("diff")
    with pytest.raises(MagnateError, match="list takes no file"):
        asked("list", bad)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="not text in UTF-8"):
        asked("check", str(tmp_path / "binary.toml"))
    with pytest.raises(BadComponents, match="cannot be read"):
        asked("check", str(tmp_path / "none.toml"))
