"""`magnate new-game NAME`: a running game of the known shape, as a package of its own, to be changed into yours."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Final

import magnate
from magnate.core.errors import BadOptions

MODEL: Final = "hoard"
PREFIX: Final = "HOA"
NAME: Final = re.compile(r"[a-z][a-z0-9]{2,19}")
SKIPPED: Final = ("__pycache__", ".egg-info", "build", ".pytest_cache")


def model_folder() -> Path:
    """The example every new game starts as: shipped with the package, or in the checkout."""
    shipped = Path(str(resources.files("magnate.cli").joinpath("skeleton")))
    return shipped if shipped.is_dir() else Path(magnate.__file__).parents[2] / "examples" / MODEL


def renamed(text: str, name: str) -> str:
    """A text of the example with the new game's name, title and clause prefix."""
    return text.replace(MODEL, name).replace(MODEL.title(), name.title()).replace(PREFIX, name[:3].upper())


def write(name: str, folder: Path) -> list[Path]:
    """Write a new game into an empty or new folder; the files written."""
    if not NAME.fullmatch(name):
        raise BadOptions(
            f"'{name}' cannot be a game's name: 3 to 20 small letters and digits, a letter first."
        )
    if name in magnate.installed():
        raise BadOptions(f"There is a game '{name}' already.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOptions(f"{folder} is there already and not empty.")
    model = model_folder()
    written: list[Path] = []
    for source in sorted(model.rglob("*")):
        inside = source.relative_to(model)
        if source.is_dir() or any(part.endswith(SKIPPED) for part in inside.parts):
            continue
        target = folder / renamed(str(inside), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(target)
    return written
