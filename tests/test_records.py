"""Golden records replay exactly, on every build; a game without them fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import magnate
from magnate.core.record import read
from magnate.testing.golden import FEWEST, check, records

FOLDER = Path(__file__).parent / "records"
PATHS = [path for name in magnate.installed() for path in records(FOLDER / name)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_record_replays_exactly(path: Path) -> None:
    check(path)


@pytest.mark.parametrize("name", magnate.installed())
def test_every_seat_count_and_option_has_golden_records(name: str) -> None:
    game = magnate.load(name)
    found = [read(path) for path in records(FOLDER / name)]
    assert len(found) >= FEWEST
    assert {record.seats for record in found} == set(game.seats)
    for option in game.option_list:
        assert {record.options.get(option.name, option.default) for record in found} == set(option.values)
