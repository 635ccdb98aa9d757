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


def test_a_part_may_be_named_by_a_pattern() -> None:
    found = doubtful(GAME, "tabs.projects.*.A.")
    assert found
    assert all(".A." in place for place in found)
    assert doubtful(GAME, "cities[") == {p: v for p, v in doubtful(GAME).items() if p.startswith("cities[")}


def test_the_report_compares_the_same_games(tmp_path: Path) -> None:
    plan = rotated(NAME, ["random", "random"], 16, 1, ())
    base = [observe(fixture) for fixture in plan]
    files = written(variants(GAME, 2, 1, "tabs.projects"), tmp_path)
    varied = [[observe(fixture._replace(components=file)) for fixture in plan] for file in files]
    rows = doubt_rows(base, varied)
    every = next(row for row in rows if row.name == "all")
    assert every.size == 32
    assert every.detail.endswith(" of 2")
    assert {row.table.partition(": ")[2] for row in rows} == {
        "points by source",
        "key figures at the end",
        "wins by trait",
        "the better traits",
    }
    same = doubt_rows(base, [base, base])
    assert {row.detail for row in same if row.name == "all"} == {
        "+0.0 [+0.0, +0.0], by variant +0.0 to +0.0, clear in 0 of 2"
    }
    assert {row.detail.partition(" of")[0] for row in same if "better" in row.table} <= {
        f"place {place} to {place}" for place in range(1, 9)
    }


def test_a_change_in_every_game_is_clear() -> None:
    plan = rotated(NAME, ["random", "random"], 4, 1, ())
    base = [observe(fixture) for fixture in plan]
    more = [b._replace(figures=[{**seat, "money": seat["money"] + 3} for seat in b.figures]) for b in base]
    money = next(row for row in doubt_rows(base, [more]) if row.name == "money")
    assert money.detail == "+3.0 [+3.0, +3.0], by variant +3.0 to +3.0, clear in 1 of 1"


def test_more_variants_of_the_same_games_make_no_more_games() -> None:
    plan = rotated(NAME, ["random", "random"], 4, 1, ())
    base = [observe(fixture) for fixture in plan]
    other = [observe(fixture._replace(seed=f"other:{i}")) for i, fixture in enumerate(plan)]
    one, many = (
        next(row.detail for row in doubt_rows(base, varied) if row.name == "all").partition("]")[0]
        for varied in ([other], [other] * 6)
    )
    assert one == many
