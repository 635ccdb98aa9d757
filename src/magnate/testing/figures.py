"""Every figure of a game's components changed by itself: it is refused by name, or the game can still be played.

    python -m magnate.testing.figures NAME [GAMES [EVERY]]

tries all of them (or every so manieth change) with so many random games at each seat count.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator
from typing import Any

from magnate.core.components import REMARKS, Components
from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.owners import trial

Path = tuple[str | int, ...]


def figures(data: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every whole number of the components and where it stands."""
    entries: Any = (
        data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    )
    for key, value in entries:
        if key in REMARKS:
            continue
        if isinstance(value, int) and not isinstance(value, bool):
            yield (*path, key), value
        else:
            yield from figures(value, (*path, key))


def changes(value: int) -> list[object]:
    """What somebody might write in place of a figure."""
    return [-1, 0, value + 1, 10**6, str(value), True, value + 0.5, []]


def every_change(game: Game) -> list[tuple[Path, object]]:
    """All changes of all figures of a game."""
    return [(path, other) for path, value in figures(game.components.data) for other in changes(value)]


def changed(components: Components, path: Path, value: object) -> Components:
    """The components with one figure changed."""
    data = copy.deepcopy(components.data)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return Components(data)


def problem_of(game: Game, path: Path, value: object, games: int) -> str:
    """What is wrong with the way a title takes one changed figure; "" when nothing is.

    Either it says no in a sentence that names the figure, or random games at every seat count go to their end
    with sound books.
    """
    where = ".".join(str(key) for key in path)
    try:
        other = game.with_components(changed(game.components, path, value))
    except BadComponents as error:
        name = next(str(key) for key in reversed(path) if isinstance(key, str))
        return "" if name in str(error) else f"{where} = {value!r}: '{error}' does not name {name}"
    for seats in other.seats:
        for seed in range(games):
            problem = trial(other, seats, seed)
            if problem:
                return f"{where} = {value!r}, {seats} seats, seed {seed}: {problem}"
    return ""


def main() -> None:
    """Sweep over the figures of a game and say what was found."""
    from magnate.core.registry import load

    game = load(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    every = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    tried = every_change(game)[::every]
    problems = [problem for path, other in tried if (problem := problem_of(game, path, other, games))]
    for problem in problems:
        print(problem)
    print(f"{game.id}: {len(tried)} changes, {games} games each at every seat count, {len(problems)} faults")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
