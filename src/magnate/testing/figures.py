"""Every figure of a game's components changed by itself: it is refused by name, or the game can still be played.

    python -m magnate.testing.figures NAME [GAMES [EVERY]] [--processes N] [--within SECONDS]

tries all of them (or every so manieth change) with so many random games at each seat count, in so many processes. It
stops early after `--within` seconds and then says how many changes were tried.
"""

from __future__ import annotations

import argparse
import copy
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, Final

from magnate.core.components import REMARKS, Components
from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.owners import trial
from magnate.core.registry import installed, load

Path = tuple[str | int, ...]

BATCH: Final = 16
"""So many changes are given to a process at a time."""


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

    Either it says no in a sentence that names the figure, or so many random games at every seat count go to their
    end with sound books.
    """
    where = ".".join(str(key) for key in path)
    try:
        other = game.with_components(changed(game.components, path, value))
    except BadComponents as error:
        name = next(str(key) for key in reversed(path) if isinstance(key, str))
        return "" if name in str(error) else f"{where} = {value!r}: '{error}' does not name {name}"
    except Exception as error:
        return f"{where} = {value!r}: refused without a sentence, {type(error).__name__}: {error}"
    for seats in other.seats:
        for seed in range(games):
            try:
                problem = trial(other, seats, seed)
            except MemoryError:
                raise
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            if problem:
                return f"{where} = {value!r}, {seats} seats, seed {seed}: {problem}"
    return ""


def sweep(name: str, tried: list[tuple[Path, object]], games: int, end: float) -> tuple[int, list[str]]:
    """How many of some changes could be tried before a time, and what was wrong with the way they are taken."""
    game = load(name)
    problems: list[str] = []
    for done, (path, other) in enumerate(tried):
        if time.time() > end:
            return done, problems
        problem = problem_of(game, path, other, games)
        if problem:
            problems.append(problem)
    return len(tried), problems


def swept(
    name: str, tried: list[tuple[Path, object]], games: int, processes: int, end: float
) -> tuple[int, list[str]]:
    """The same in several processes."""
    if processes < 2:
        return sweep(name, tried, games, end)
    batches = [tried[i : i + BATCH] for i in range(0, len(tried), BATCH)]
    with ProcessPoolExecutor(processes) as pool:
        found = list(pool.map(sweep, repeat(name), batches, repeat(games), repeat(end)))
    return sum(done for done, _ in found), [problem for _, wrong in found for problem in wrong]


def main(words: list[str]) -> int:
    """Sweep over the figures of a game and say what was found; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=installed())
    parser.add_argument("games", type=int, nargs="?", default=20)
    parser.add_argument("every", type=int, nargs="?", default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--within", type=float, default=86_400.0)
    asked = parser.parse_args(words)
    tried = every_change(load(asked.name))[:: asked.every]
    done, problems = swept(asked.name, tried, asked.games, asked.processes, time.time() + asked.within)
    for problem in problems:
        print(problem)
    of = "" if done == len(tried) else f" of {len(tried)}"
    print(
        f"{asked.name}: {done}{of} changes, {asked.games} games each at every seat count, {len(problems)} faults"
    )
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
