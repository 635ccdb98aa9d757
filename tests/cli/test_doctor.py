"""`magnate doctor` tells the truth about what is installed."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys

import pytest

import magnate
from magnate.cli import doctor
from magnate.cli.words import Words
from magnate.core.registry import load


def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str = "en") -> str:
    monkeypatch.setenv("COLUMNS", "200")
    games = [load(name) for name in magnate.installed()]
    doctor.run(games, Words(lang, games[0]))
    return capsys.readouterr().out


def requires(*lines: str) -> object:
    return lambda name: list(lines)


def test_the_command_reports_version_build_and_every_game() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from magnate.cli.main import main; main()", "doctor", "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "200"},
    )
    assert done.returncode == 0, done.stderr
    assert f"Magnate {magnate.__version__}" in done.stdout
    assert ("compiled" if doctor.compiled() else "plain Python") in done.stdout
    for name in magnate.installed():
        assert f"Game: {name}, rules version {load(name).rules_version}" in done.stdout


def test_a_missing_extra_comes_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        importlib.metadata,
        "requires",
        requires(
            "rich>=13",
            'rich>=13; extra == "server"',
            "no-such-library>=2 ; extra == 'arena'",
            'typer; extra == "arena"',
        ),
    )
    out = told(monkeypatch, capsys)
    assert "Extra server: installed." in out
    assert 'Extra arena: not installed (no-such-library). To get it: pip install "magnate[arena]"' in out


def test_what_is_only_for_other_systems_is_not_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "no-such-library>=1; sys_platform != 'win32' and extra == 'server'"
    monkeypatch.setattr(importlib.metadata, "requires", requires(line))
    monkeypatch.setattr(sys, "platform", "win32")
    assert doctor.extras() == []
    monkeypatch.setattr(sys, "platform", "linux")
    assert doctor.extras() == [doctor.Extra("server", ["no-such-library"], ["no-such-library"])]


def test_the_password_of_the_database_is_never_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGNATE_DATABASE", "postgresql+psycopg://ann:geheim@db/magnate")
    out = told(monkeypatch, capsys)
    assert "geheim" not in out
    assert "postgresql+psycopg://ann:***@db/magnate" in out
    monkeypatch.setenv("MAGNATE_DATABASE", "geheim")
    out = told(monkeypatch, capsys)
    assert "geheim" not in out
    assert "not a database address" in out


def test_a_package_that_is_not_installed_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none(name: str) -> list[str]:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "requires", none)
    assert "runs from a folder" in told(monkeypatch, capsys)
    assert "tourne depuis un dossier" in told(monkeypatch, capsys, "fr")
