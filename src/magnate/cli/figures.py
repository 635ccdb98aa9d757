"""`magnate components`: the figures of a game, and owners' files checked, compared and merged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from magnate.cli.words import Words
from magnate.core.components import text_of
from magnate.core.contract import Game
from magnate.core.errors import MagnateError
from magnate.core.owners import Change, changes_of, check_played, figures_of, left, merged

GAMES: Final = 2
"""So many random games are played at every seat count when a file is checked."""


class BadRequest(MagnateError):
    """What was asked for does not go together."""


def show(game: Game, files: list[Path], words: Words, console: Console) -> None:
    """Every figure with its value and provenance: a table on a screen, lines with tabs for other programs."""
    grid = Table()
    for heading in ("cli-figure-place", "cli-figure-value", "cli-figure-source"):
        grid.add_column(words(heading), overflow="fold")
    for figure in figures_of(game.components):
        row = (figure.place, str(figure.value), words(f"cli-source-{figure.provenance}"))
        if console.is_terminal:
            grid.add_row(*map(escape, row))
        else:
            print(*row, sep="\t")
    if console.is_terminal:
        console.print(grid)
    console.print(words("cli-figures-left", count=left(game.components)))


def check(game: Game, files: list[Path], words: Words, console: Console) -> None:
    """Whether a game can be played with a file, and what it changes."""
    check_played(game.with_components(game.components.with_text(text_of(files[0]), str(files[0]))), GAMES)
    console.print(words("cli-figures-sound", count=len(changes_of(game.components, text_of(files[0])))))


def diff(game: Game, files: list[Path], words: Words, console: Console) -> None:
    """What a file changes; of two, where they differ."""
    changes = changes_of(game.components, text_of(files[0]), str(files[0]))
    if len(files) > 1:
        mine = game.components.with_text(text_of(files[0]), str(files[0]))
        changes = changes_of(mine, text_of(files[1]), str(files[1]))
    for change in changes:
        console.print(line_of(change), highlight=False)
    console.print(words("cli-figures-differ", count=len(changes)))


def line_of(change: Change) -> str:
    """A change in a line."""
    return f"{escape(change.place)}: {escape(str(change.ours))} -> {escape(str(change.theirs))}"


def merge(game: Game, files: list[Path], words: Words, console: Console) -> None:
    """Two files as one, on the standard output; conflicts are told, and the first file holds."""
    text, conflicts = merged(game.components, text_of(files[0]), text_of(files[1]))
    game.with_components(game.components.with_text(text, "The merged file"))
    print(text, end="")
    for conflict in conflicts:
        told = words(
            "cli-figures-conflict", place=conflict.place, one=str(conflict.one), two=str(conflict.two)
        )
        Console(stderr=True).print(escape(told), highlight=False)


Verb = Callable[[Game, list[Path], Words, Console], None]
VERBS: Final[dict[str, tuple[Verb, int, int]]] = {
    "list": (show, 0, 0),
    "check": (check, 1, 1),
    "diff": (diff, 1, 2),
    "merge": (merge, 2, 2),
}


def run(game: Game, what: str, files: list[Path], lang: str) -> None:
    """Carry out a verb with the files named."""
    words = Words(lang, game)
    if what not in VERBS:
        raise BadRequest(words("cli-figures-verb", what=what, known=", ".join(VERBS)))
    verb, fewest, most = VERBS[what]
    if not fewest <= len(files) <= most:
        raise BadRequest(words("cli-figures-files", what=what, fewest=fewest, most=most))
    verb(game, files, words, Console())
