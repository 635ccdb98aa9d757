"""Reconstructed figures are varied within reason, and what changes with them is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import magnate
from magnate.arena.balance import observe
from magnate.arena.doubts import doubt_rows, doubtful, moved, variants, written
from magnate.arena.match import rotated
from magnate.core.owners import changes_of
from magnate.core.rng import seeded

NAME = magnate.installed()[0]
GAME = magnate.load(NAME)


def test_a_number_moves_by_one_or_by_a_fifth() -> None:
    rng = seeded("moved")
    assert {moved(3, rng) for _ in range(60)} == {2, 3, 4}
    assert {moved(0, rng) for _ in range(60)} == {0, 1}
    assert min(moved(20, rng) for _ in range(90)) == 16


@pytest.mark.parametrize("under", ["", "tabs.projects"])
def test_variants_can_be_played_and_move_only_what_is_reconstructed(under: str) -> None:
    doubts = doubtful(GAME, under)
    texts = variants(GAME, 2, 1, under)
    assert len(texts) == 2
    for text in texts:
        places = {change.place for change in changes_of(GAME.components, text)}
        assert places
        assert places <= set(doubts)
    assert texts == variants(GAME, 2, 1, under), "the same seed, the same variants"


def test_the_report_compares_the_same_games(tmp_path: Path) -> None:
    plan = rotated(NAME, ["random", "random"], 2, 1, ())
    base = [observe(fixture) for fixture in plan]
    files = written(variants(GAME, 2, 1, "tabs.projects"), tmp_path)
    varied = [[observe(fixture._replace(components=file)) for fixture in plan] for file in files]
    rows = doubt_rows(base, varied)
    every = next(row for row in rows if row.name == "all")
    assert every.size == 2
    assert every.detail.startswith("varied ")
    assert {row.detail for row in doubt_rows(base, [base]) if row.name == "all"} == {
        f"varied {every.value} to {every.value}"
    }
