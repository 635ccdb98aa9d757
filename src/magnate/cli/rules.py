"""`magnate rules`: a clause and the tests that prove it."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markup import escape

from magnate.cli.words import Words
from magnate.core.clauses import Clause, Proof, clauses_of, reasons_of, trace_of
from magnate.core.contract import Game
from magnate.core.errors import MagnateError

RULINGS: Final = ("rulings", "décisions", "decisions")


class NoSuchClause(MagnateError):
    """Nothing in the rules fits what was asked for."""


def matching(game: Game, wanted: str, lang: str) -> list[Clause]:
    """The clauses with that id, or whose id or words contain it."""
    clauses = clauses_of(game.package)
    exact = clauses.get(wanted.upper())
    if exact is not None:
        return [exact]
    low = wanted.lower()
    if low in RULINGS:
        return [c for c in clauses.values() if c.tag == "ruling"]
    return [c for c in clauses.values() if low in c.id.lower() or low in c.text(lang).lower()]


def print_places(console: Console, heading: str, places: list[str]) -> None:
    """A heading, and a line for each place in the code."""
    console.print(heading)
    for place in places:
        console.print(f"  {escape(place)}", highlight=False)


def run(game: Game, wanted: str, lang: str) -> None:
    """Print the clauses asked for; one alone with the functions that implement it and the tests that prove it."""
    words = Words(lang, game)
    console = Console()
    found = matching(game, wanted, lang)
    if not found:
        raise NoSuchClause(words("cli-no-clause", wanted=wanted))
    trace = trace_of(game.package)
    reasons = reasons_of(game.package)
    section = ""
    for clause in found:
        if clause.heading(lang) != section and len(found) > 1:
            section = clause.heading(lang)
            console.print(f"\n[bold underline]{escape(section)}[/]")
        tag = words(f"cli-tag-{clause.tag}")
        console.print(f"[bold]{clause.id}[/]  {escape(clause.text(lang))}  [dim]({tag})[/]")
        reason = reasons.get(clause.id)
        if reason is not None:
            console.print(f"  [italic]{escape(reason.text(lang))}[/]")
            if reason.option:
                console.print(f"  {words('cli-ruling-option', option=words(f'option-{reason.option}'))}")
        if len(found) == 1:
            proof = trace.get(clause.id, Proof([], []))
            if proof.code:
                print_places(console, words("cli-done-by", count=len(proof.code)), proof.code)
            print_places(console, words("cli-proved-by", count=len(proof.tests)), proof.tests)
    if len(found) > 1:
        proved = sum(1 for clause in found if clause.id in trace and trace[clause.id].tests)
        console.print(f"\n{words('cli-clause-count', count=len(found), proved=proved)}")
