"""Magnate: industrial-age board games on one exact rules engine."""

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
