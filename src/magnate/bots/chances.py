"""How likely a lead makes a win, as measured for each game."""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from magnate.bots.evaluate import squash
from magnate.core.contract import Game

# A lead of this many points makes a win e times as likely, at the start and at the end of a game, for a game
# without a `calibration.toml` (`magnate calibrate` writes it).
EARLY: Final = 12.0
LATE: Final = 4.0
# Where a game stands that is still being played is not known: half-way, when a bot is asked.
HALF_WAY: Final = 0.5


class Scales(NamedTuple):
    """How much a lead is worth early and late in a game."""

    early: float = EARLY
    late: float = LATE

    def at(self, progress: float) -> float:
        """The scale at a point of the game, 0 the start and 1 the end; it shrinks at an even rate."""
        return self.early * math.pow(self.late / self.early, min(1.0, max(0.0, progress)))


def scales_of(game: Game) -> Scales:
    """The scales measured for a game; the usual ones for one that was not calibrated yet."""
    return scales_in(game.package)


@cache
def scales_in(package: str) -> Scales:
    """The scales in the `calibration.toml` of a game's package."""
    path = resources.files(package).joinpath("calibration.toml")
    if not path.is_file():
        return Scales()
    found = tomllib.loads(path.read_text(encoding="utf-8"))["chances"]
    return Scales(float(found["early"]), float(found["late"]))


def odds(values: list[float], scale: float) -> list[float]:
    """A softmax: every `scale` points make a win e times as likely."""
    best = max(values)
    weights = [math.exp((value - best) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def chance_of(lead: float, game: Game) -> float:
    """The estimate of a win for a seat so many points ahead of its best rival, while the game goes on."""
    return squash(lead / scales_of(game).at(HALF_WAY))
