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
    section_fr: str = ""

    def heading(self, lang: str) -> str:
        """The heading of its section in a language."""
        return (self.section_fr if lang == "fr" else "") or self.section

    def text(self, lang: str) -> str:
        """The clause in a language."""
        return self.fr if lang == "fr" else self.en


@cache
def clauses_of(package: str) -> dict[str, Clause]:
    """The clauses of a game's package by id, in the order of the rules; `[sections]` has the headings in French."""
    raw = tomllib.loads(resources.files(package).joinpath("clauses.toml").read_text(encoding="utf-8"))
    headings = raw.get("sections", {})
    found: dict[str, Clause] = {}
    for entry in raw["clause"]:
        clause = Clause(**entry, section_fr=headings.get(entry["section"], ""))
        if clause.id in found:
            raise ValueError(f"{package}: clause {clause.id} stands twice")
        if clause.tag not in TAGS:
            raise ValueError(f"{package}: clause {clause.id} has the unknown tag {clause.tag}")
        found[clause.id] = clause
    return found


class Reason(NamedTuple):
    """Why a ruling reads as it does; `option` is the game option that switches it, "" when there is none."""

    en: str
    fr: str
    option: str = ""

    def text(self, lang: str) -> str:
        """The reason in a language."""
        return self.fr if lang == "fr" else self.en


@cache
def reasons_of(package: str) -> dict[str, Reason]:
    """The reason for each ruling of a game, from its `rulings.toml`: one of the common ones, or one of its own."""
    path = resources.files(package).joinpath("rulings.toml")
    if not path.is_file():
        return {}
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    common = tomllib.loads(
        resources.files("magnate.core").joinpath("reasons.toml").read_text(encoding="utf-8")
    )
    texts = {id: common[name] for id, name in raw["why"].items()} | raw.get("own", {})
    switches = raw.get("switch", {})
    return {id: Reason(**text, option=switches.get(id, "")) for id, text in texts.items()}


class Proof(NamedTuple):
    """Where a clause stands in the code: the tests that prove it, the functions that implement it."""

    tests: list[str]
    code: list[str]


@cache
def trace_of(package: str) -> dict[str, Proof]:
    """Tests and functions of each clause, as last written by `make proofs`."""
    path = resources.files(package).joinpath("proofs.toml")
    if not path.is_file():
        return {}
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    tests, code = raw.get("tests", {}), raw.get("code", {})
    return {id: Proof(tests.get(id, []), code.get(id, [])) for id in (tests | code)}


def proofs_of(package: str) -> dict[str, list[str]]:
    """Which tests prove which clause."""
    return {id: proof.tests for id, proof in trace_of(package).items() if proof.tests}
