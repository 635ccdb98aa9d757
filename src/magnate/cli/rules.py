"""`magnate rules`: a clause and the tests that prove it."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from magnate.cli.words import Words
from magnate.core.clauses import Clause, clauses_of, proofs_of
from magnate.core.contract import Game
from magnate.core.errors import MagnateError


class NoSuchClause(MagnateError):
    """Nothing in the rules fits what was asked for."""


def matching(game: Game, wanted: str, lang: str) -> list[Clause]:
    """The clauses with that id, or whose id or words contain it."""
    clauses = clauses_of(game.package)
    exact = clauses.get(wanted.upper())
    if exact is not None:
        return [exact]
    low = wanted.lower()
    return [c for c in clauses.values() if low in c.id.lower() or low in c.text(lang).lower()]


def run(game: Game, wanted: str, lang: str) -> None:
    """Print the clauses asked for; one alone with its tests."""
    words = Words(lang, game)
    console = Console()
    found = matching(game, wanted, lang)
    if not found:
        raise NoSuchClause(words("cli-no-clause", wanted=wanted))
    proofs = proofs_of(game.package)
    section = ""
    for clause in found:
        if clause.section != section and len(found) > 1:
            section = clause.section
            console.print(f"\n[bold underline]{escape(section)}[/]")
        tag = words(f"cli-tag-{clause.tag}")
        console.print(f"[bold]{clause.id}[/]  {escape(clause.text(lang))}  [dim]({tag})[/]")
        if len(found) == 1:
            tests = proofs.get(clause.id, [])
            console.print(words("cli-proved-by", count=len(tests)))
            for test in tests:
                console.print(f"  {escape(test)}", highlight=False)
    if len(found) > 1:
        proved = sum(1 for clause in found if proofs.get(clause.id))
        console.print(f"\n{words('cli-clause-count', count=len(found), proved=proved)}")
