"""What the measurements are made with still works, and the pages say what it says."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from served import Start

from loops import awaited

ROOT = Path(__file__).parents[2]


@pytest.fixture
def scale(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script behind the page about growing."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "benchmarks"), *sys.path])
    import scale

    return scale


def test_the_rows_a_database_takes_are_measured(
    start: Start, scale: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scale, "SECONDS", 0.1)
    server = start()
    for _ in range(3):
        server.client().make(seats=[{"kind": "me"}, {"kind": "screen"}])
    server.stop()
    assert awaited(scale.writes(server.settings.database)) > 0


def test_the_page_about_growing_says_what_its_script_works_out(scale: ModuleType) -> None:
    text = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    command = re.search(r"python benchmarks/scale\.py (--move-ms .*?)`", text)
    assert command is not None
    given = dict(re.findall(r"--([\w-]+) ([\d.]+)", command[1]))
    costs = {name.replace("-", "_"): float(value) for name, value in given.items()}
    assert set(costs) == {*scale.GIVEN, "move_ms"}
    for column, players in enumerate((10_000, 1_000_000)):
        for what, value in scale.plan(players, costs).items():
            row = re.search(rf"^\| {re.escape(what)} \|([^|]+)\|([^|]+)\|$", text, re.MULTILINE)
            assert row is not None, what
            assert row[column + 1].strip() == f"{value:,.0f}", what
