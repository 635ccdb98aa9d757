"""Rule clauses: each with an id, its words in both languages, and where it comes from."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

TAGS: Final = ("book", "ruling", "data")


class Clause(NamedTuple):
    """One testable sentence of the rules; `tag` is book, ruling or data."""

    id: str
    section: str
    tag: str
    en: str
    fr: str

    def text(self, lang: str) -> str:
        """The clause in a language."""
        return self.fr if lang == "fr" else self.en


@cache
def clauses_of(package: str) -> dict[str, Clause]:
    """The clauses of a game's package by id, in the order of the rules."""
    raw = tomllib.loads(resources.files(package).joinpath("clauses.toml").read_text(encoding="utf-8"))
    found: dict[str, Clause] = {}
    for entry in raw["clause"]:
        clause = Clause(**entry)
        if clause.id in found:
            raise ValueError(f"{package}: clause {clause.id} stands twice")
        if clause.tag not in TAGS:
            raise ValueError(f"{package}: clause {clause.id} has the unknown tag {clause.tag}")
        found[clause.id] = clause
    return found


@cache
def proofs_of(package: str) -> dict[str, list[str]]:
    """Which tests prove which clause, as last written by `make proofs`."""
    path = resources.files(package).joinpath("proofs.toml")
    if not path.is_file():
        return {}
    return tomllib.loads(path.read_text(encoding="utf-8"))
