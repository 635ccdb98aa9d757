"""French as a French player writes it: one apostrophe, no broken line before a sign, plurals, the rulebooks' terms."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import magnate
from magnate.core.message import Arg, Message

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "src" / "magnate").rglob("fr.ftl"))
RULES = sorted(
    path
    for path in (ROOT / "src" / "magnate").rglob("*.toml")
    if "\nfr = " in path.read_text(encoding="utf-8")
)
PAGES = sorted((ROOT / "docs").rglob("*.fr.md"))
TERMS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "french.toml").read_text("utf-8"))[
    "term"
]
# The apostrophe of a typewriter, a sign that may begin a line, a second kind of space that does not break.
BREAKS = re.compile(r"'|\S [?!;:»]|« |\u202f")


def name(path: Path) -> str:
    """The part of the project a file belongs to."""
    return path.parent.name


def lines(path: Path) -> list[tuple[int, str]]:
    """The lines that are words, with their numbers."""
    numbered = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    return [(number, line) for number, line in numbered if not line.startswith("#")]


def said(path: Path) -> str:
    """All words of a file: what stands after the ids, without the names of variables and messages."""
    text = "\n".join(line for _, line in lines(path))
    text = re.sub(r"^[\w-]+ =|^ +\.\w+ =", "", text, flags=re.M)
    return re.sub(r"\{[^{}]*?(->|\})", " ", text)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_there_is_one_apostrophe_and_no_line_breaks_before_a_sign(path: Path) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:90]}"
        for number, line in lines(path)
        if BREAKS.search(line)
    ]
    assert wrong == []


def french(value: Any) -> list[str]:
    """Every French text of a TOML file."""
    if isinstance(value, list):
        return [text for one in value for text in french(one)]
    if not isinstance(value, dict):
        return []
    own = [value["fr"]] if isinstance(value.get("fr"), str) else []
    return own + [text for one in value.values() for text in french(one)]


def prose(path: Path) -> list[str]:
    """The lines of a page of the docs, without code."""
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    return [
        re.sub(r"`[^`]*`|<!--.*?-->", "x", line) for line in text.splitlines() if not line.startswith("    ")
    ]


@pytest.mark.parametrize("path", [*RULES, *PAGES], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_rules_and_pages_are_set_like_the_sentences(path: Path) -> None:
    texts = prose(path) if path.suffix == ".md" else french(tomllib.loads(path.read_text(encoding="utf-8")))
    texts = [re.sub(r"`[^`]*`", "x", text) for text in texts]
    assert texts
    assert [text[:90] for text in texts if BREAKS.search(text)] == []


def variants(node: ast.BaseNode) -> list[ast.SelectExpression]:
    """Every choice of words in a message."""
    found = [node] if isinstance(node, ast.SelectExpression) else []
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                found += variants(child)
    return found


ONE = re.compile(r"(^|[\s+−-])(1|une?|Une?)(?=[\s\u00a0])")


@pytest.mark.parametrize("path", FILES, ids=name)
def test_none_is_written_like_one_and_so_one_is_no_fixed_word(path: Path) -> None:
    """In French 0 takes the singular: a variant `[one]` says the number, unless `[0]` has words of its own."""
    text = path.read_text(encoding="utf-8")
    wrong = []
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        for select in variants(entry):
            keys = {str(getattr(v.key, "name", getattr(v.key, "value", ""))): v for v in select.variants}
            one = keys.get("one")
            span = one.value.span if one is not None else None
            words = text[span.start : span.end] if span is not None else ""
            if "0" not in keys and ONE.search(words):
                wrong.append(f"{entry.id.name}: {words.strip()}")
    assert wrong == []


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term['where'] or 'all'}-{term['en']}")
def test_each_thing_has_one_name(term: dict[str, Any]) -> None:
    found = []
    for path in FILES:
        if term["where"] in ("", name(path)):
            text = said(path)
            found += [
                f"{name(path)}: {match.group(0)}"
                for never in term["never"]
                for match in re.finditer(never, text)
            ]
    assert found == [], f"say: {term['fr']}"


@pytest.mark.parametrize(
    "term", [t for t in TERMS if t["where"]], ids=lambda term: f"{term['where']}-{term['en']}"
)
def test_the_terms_of_the_glossary_are_in_use(term: dict[str, Any]) -> None:
    folder = next(path.parent for path in FILES if name(path) == term["where"])
    for lang in ("en", "fr"):
        assert term[lang].lower() in (folder / f"{lang}.ftl").read_text(encoding="utf-8").lower(), lang


def test_a_term_is_listed_once() -> None:
    listed = [(term["where"], term["en"]) for term in TERMS]
    assert len(set(listed)) == len(listed)


def test_one_employee_lies_and_two_lie() -> None:
    game = magnate.load("carnegie")
    for lying, words in ((0, "0 couché"), (1, "1 couché"), (2, "2 couchés")):
        args: dict[str, Arg] = {"name": "Hall", "stand": 1, "lie": lying}
        assert game.text(Message("board-space", args), "fr") == f"Hall, 1 debout, {words}"
