"""Builds the hot modules with mypyc where a C compiler is at hand; without one they run as plain Python.

`MAGNATE_PURE=1` asks for the plain build.
"""

import os
import shutil
from glob import glob

from setuptools import setup

# Everything search touches: the contract, the rules of every game, and the bots that think.
COMPILED = [
    "src/magnate/core/rng.py",
    "src/magnate/core/message.py",
    "src/magnate/core/contract.py",
    *sorted(glob("src/magnate/games/*/state.py")),
    *sorted(glob("src/magnate/games/*/rules*.py")),
    *sorted(glob("src/magnate/games/*/strategy.py")),
    *sorted(glob("src/magnate/games/*/game.py")),
    *sorted(glob("src/magnate/games/*/tables*.py")),
    "src/magnate/bots/contract.py",
    "src/magnate/bots/evaluate.py",
    "src/magnate/bots/greedy.py",
    "src/magnate/bots/planner.py",
    "src/magnate/bots/reasons.py",
    "src/magnate/bots/search.py",
]


def compiled_modules() -> list:
    """The extension modules, none for a plain build."""
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    if os.environ.get("MAGNATE_PURE") or compiler is None:
        return []
    from mypyc.build import mypycify

    # Types are checked by `make lint`; here the libraries' own types need not be installed.
    flags = ["--config-file=", "--ignore-missing-imports"]
    return mypycify([*flags, *COMPILED], opt_level="3", multi_file=True)


setup(ext_modules=compiled_modules())
