"""The packages copied into the page, as `src/magnate/web/vendor/manifest.toml` lists them."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
VENDOR = ROOT / "src" / "magnate" / "web" / "vendor"


class Package(NamedTuple):
    """One package: where it comes from, what may be done with it, which files of it are here."""

    name: str
    version: str
    licence: str
    source: str
    licence_file: str
    changed: str
    sha256: dict[str, str]
    shipped: bool = True

    def path(self, file: str) -> Path:
        """Where a file of the package is."""
        return (VENDOR if self.shipped else ROOT) / file

    def wrong(self) -> list[str]:
        """The files that are missing or are not what the manifest says."""
        found = []
        for file, sum in self.sha256.items():
            path = self.path(file)
            now = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "nothing"
            if now != sum:
                found.append(f"{file}: the manifest says {sum}, there is {now}")
        return found


def packages() -> list[Package]:
    """Everything in the manifest."""
    raw = tomllib.loads((VENDOR / "manifest.toml").read_text(encoding="utf-8"))
    return [Package(**entry) for entry in raw["package"]]
