"""Golden records: whole games in `tests/records/<game>/`, replayed exactly by the suite.

`python -m magnate.testing.golden GAME [FOLDER]` writes them again; do so only when the rules version grows.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from magnate.bots.contract import Bot, seen_by
from magnate.bots.registry import make
from magnate.core.contract import Game, OptionValue
from magnate.core.record import Record, read, record_of
from magnate.core.registry import load
from magnate.core.rng import seeded
from magnate.testing.conformance import option_sets
from magnate.testing.playing import LONGEST

FEWEST: Final = 20
PER_CASE: Final = 8


def played(game: Game, seats: int, options: dict[str, OptionValue], seed: int, bots: list[Bot]) -> Record:
    """One whole game between bots, as a record."""
    state = game.new(seats, seed, options)
    rng = seeded(f"golden:{seed}")
    choices: list[int] = []
    while not state.is_over and len(choices) < LONGEST:
        seat = state.actor
        choice = bots[seat].choose(seen_by(state, seat, rng), seat).choice
        state.choose(choice)
        choices.append(choice)
    return record_of(state, seed, choices, [bot.name for bot in bots])


def write(game: Game, folder: Path) -> list[Path]:
    """Write the golden records of a game: every seat count and option value, random and greedy mixed."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    written: list[Path] = []
    games = max(PER_CASE, -(-FEWEST // len(game.seats)))
    for seats in game.seats:
        every = option_sets(game, seats)
        for k in range(games):
            seed = 1000 * seats + k
            names = [("random", "greedy")[(seat + k) % 2 if k < games - 2 else 0] for seat in range(seats)]
            bots = [make(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
            record = played(game, seats, every[(seats + k) % len(every)], seed, bots)
            path = folder / f"{seats}-seats-{k + 1}.record"
            path.write_text(record.text(), encoding="utf-8")
            written.append(path)
    return written


def records(folder: Path) -> list[Path]:
    """The golden records in a folder."""
    return sorted(folder.glob("*.record"))


def check(path: Path) -> None:
    """Replay one golden record; it must be a finished game that verifies itself."""
    record = read(path)
    state = record.verify()
    assert state.is_over, f"{path.name} is not a finished game"


if __name__ == "__main__":
    target = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("tests/records") / sys.argv[1]
    for made in write(load(sys.argv[1]), target):
        print(made)
