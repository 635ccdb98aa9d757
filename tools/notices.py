"""Writes THIRD-PARTY-NOTICES.md: what the package ships from elsewhere, with the licences in full.

notices.py [--check]
"""

from __future__ import annotations

import sys

from vendored import ROOT, packages

NOTICES = ROOT / "THIRD-PARTY-NOTICES.md"


def text() -> str:
    """The notices."""
    shipped = [package for package in packages() if package.shipped]
    lines = [
        "# Third-party notices",
        "",
        "Magnate itself is licensed under Apache-2.0 (`LICENSE`). The page it serves contains the works below, under",
        "their own licences. Python libraries are not shipped: `pip` installs them beside Magnate, and `make sbom`",
        "lists them.",
        "",
        "| work | version | licence | what was changed |",
        "|---|---|---|---|",
        *(f"| {p.name} | {p.version} | {p.licence} | {p.changed} |" for p in shipped),
    ]
    texts: dict[str, list[str]] = {}
    for package in shipped:
        words = package.path(package.licence_file).read_text(encoding="utf-8").strip()
        texts.setdefault(words, []).append(package.name)
    for words, names in texts.items():
        lines += ["", f"## {', '.join(names)}", "", "```text", *words.splitlines(), "```"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def main() -> None:
    """Write the file, or say whether it is current."""
    if "--check" not in sys.argv[1:]:
        NOTICES.write_text(text(), encoding="utf-8")
    elif NOTICES.read_text(encoding="utf-8") != text():
        sys.exit("THIRD-PARTY-NOTICES.md is not current: make notices")


if __name__ == "__main__":
    main()
