"""Magnate: industrial-age board games on one exact rules engine."""

# The package of games is loaded first, so that `magnate.games` then means the function that lists them.
import magnate.games as _package  # noqa: F401
from magnate.core.contract import Game, State
from magnate.core.errors import (
    BadComponents,
    BadOptions,
    BadRecord,
    IllegalChoice,
    MagnateError,
    UnknownGame,
)
from magnate.core.registry import games, load

__all__ = [
    "BadComponents",
    "BadOptions",
    "BadRecord",
    "Game",
    "IllegalChoice",
    "MagnateError",
    "State",
    "UnknownGame",
    "games",
    "load",
]
