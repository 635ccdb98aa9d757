"""Random games for the checks: a case, its positions, and dumps looked into."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from magnate.core.contract import Game, OptionValue, State
from magnate.core.rng import Rng, seeded

LONGEST: Final = 20_000
SAMPLES: Final = 12


class Case(NamedTuple):
    """One game to be played by the checks."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue]
    seed: int

    def new(self) -> State:
        """The start position."""
        return self.game.new(self.seats, self.seed, self.options)

    def rng(self, purpose: str) -> Rng:
        """A random stream for a check, apart from the game's own."""
        return seeded(f"{purpose}:{self.game.id}:{self.seats}:{self.seed}")


def positions(case: Case, journal: bool = False) -> Iterator[tuple[int, State]]:
    """Every position of one random game, the last included, with its step number."""
    rng = case.rng("play")
    state = case.new()
    if journal:
        state.journal = []
    for step in range(LONGEST):
        yield step, state
        if state.is_over:
            return
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
    raise AssertionError(f"the game did not end within {LONGEST} choices")


def sampled(case: Case, count: int = SAMPLES) -> list[State]:
    """Clones of positions spread evenly over one random game, start and end included."""
    length = sum(1 for _ in positions(case))
    wanted = {round(i * (length - 1) / max(1, count - 1)) for i in range(count)}
    return [state.clone() for step, state in positions(case) if step in wanted]


def same(data: object) -> str:
    """A fingerprint of JSON-able data that ignores the order of keys."""
    return json.dumps(data, sort_keys=True)


def at(data: Any, path: str) -> Any:
    """What lies at a dotted path of a dump."""
    for key in path.split("."):
        data = data[int(key)] if isinstance(data, list) else data[key]
    return data


def without(data: dict[str, Any], paths: list[str]) -> dict[str, Any]:
    """A dump with the content of some paths blotted out."""
    copy: dict[str, Any] = json.loads(json.dumps(data))
    for path in paths:
        parent, _, last = path.rpartition(".")
        place: Any = at(copy, parent) if parent else copy
        place[int(last) if isinstance(place, list) else last] = "?"
    return copy
