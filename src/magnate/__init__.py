"""Magnate: industrial-age board games on one exact rules engine."""

import sys

from magnate.core.contract import Game, State
from magnate.core.errors import (
    BadComponents,
    BadOptions,
    BadRecord,
    IllegalChoice,
    MagnateError,
    UnknownGame,
)
from magnate.core.registry import installed, load
from magnate.version import __version__

__all__ = [
    "BadComponents",
    "BadOptions",
    "BadRecord",
    "Game",
    "IllegalChoice",
    "MagnateError",
    "State",
    "UnknownGame",
    "__version__",
    "installed",
    "load",
]

# In a notebook a position shows its board.
if "IPython" in sys.modules:
    from magnate.notebook import register

    register()
