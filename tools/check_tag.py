"""Fails if a release's tag is not the version of the package, or the changelog does not know it.

check_tag.py v1.2.3
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def version() -> str:
    """The version of the package, read without importing it."""
    text = (ROOT / "src" / "magnate" / "version.py").read_text(encoding="utf-8")
    return text.rpartition("__version__ = ")[2].strip().strip('"')


def released() -> list[str]:
    """The versions of the changelog, newest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return [found for found in re.findall(r"^## \[(.*?)\]", text, re.MULTILINE) if found != "Unreleased"]


def main() -> None:
    """Compare the three."""
    tag = sys.argv[1]
    if tag != f"v{version()}":
        sys.exit(f"the tag is {tag}, the package is {version()}")
    if released()[:1] != [version()]:
        sys.exit(f"CHANGELOG.md does not begin with {version()}")


if __name__ == "__main__":
    main()
