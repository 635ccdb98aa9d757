"""Prints what the package needs with one of its extras, a line each, for pip: the libraries without the package.

needs.py EXTRA
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def needs(extra: str) -> list[str]:
    """The requirements of the package and of the extra."""
    text = Path(__file__).resolve().parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    return [*project["dependencies"], *project["optional-dependencies"][extra]]


if __name__ == "__main__":
    print(*needs(sys.argv[1]), sep="\n")
