"""Every installed game for PettingZoo: `from magnate.envs.pettingzoo import GAME_v1`, then `GAME_v1.env(seats=4)`.

The version grows when the rules or what is observed change, so that what was trained on one is not run on another.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import Any

from magnate.core.errors import MagnateError, UnknownGame
from magnate.core.registry import installed, load
from magnate.envs.pettingzoo.aec import MagnateAEC


def version_of(name: str) -> int:
    """The version of a game's environment."""
    game = load(name)
    return game.observation(game.seats[0]).version


def module_of(name: str) -> ModuleType:
    """A game's environment as a module, with `env` and `raw_env`."""
    title = f"{__name__}.{name}_v{version_of(name)}"
    module = ModuleType(title, f"The game {name} for PettingZoo; settings as in `MagnateAEC`.")
    made: Any = module
    made.env = made.raw_env = partial(MagnateAEC, name)
    sys.modules[title] = module
    return module


for _name in installed():
    try:
        _module = module_of(_name)
    except MagnateError:
        continue
    globals()[_module.__name__.rpartition(".")[2]] = _module


def __getattr__(name: str) -> Any:
    """What is not there: say which versions are."""
    if name.startswith("__"):
        raise AttributeError(name)
    known = ", ".join(sorted(key for key in globals() if "_v" in key and not key.startswith("_")))
    raise UnknownGame(f"There is no environment '{name}'; there are: {known}.")
