"""Every figure of a game's components changed by itself: it is refused by name, or the game can still be played.

    python -m magnate.testing.figures NAME [GAMES [EVERY]] [--processes N] [--within SECONDS]

tries all of them (or every so manieth change) with so many random games at each seat count, in so many processes. It
stops early after `--within` seconds and then says how many changes were tried, and which would not come to an end.
"""

from __future__ import annotations

import argparse
import copy
import multiprocessing
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

from magnate.core.components import REMARKS, Components
from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.owners import trial
from magnate.core.registry import installed, load

Path = tuple[str | int, ...]

BATCH: Final = 16
"""So many changes are given to a process at a time."""
GRACE: Final = 30.0
"""So many seconds after the end of a sweep a change that is still being tried is given up."""

NOW: list[Any] = []
"""In a process of a sweep: what each of them is trying, as the number of the change or -1, and its own place there."""


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
    """The components with one figure changed; all that does not lead to it is shared."""
    data = copy.copy(components.data)
    place: Any = data
    for key in path[:-1]:
        place[key] = copy.copy(place[key])
        place = place[key]
    place[path[-1]] = value
    return Components(data)


def named(path: Path, value: object) -> str:
    """A change in words."""
    return f"{'.'.join(str(key) for key in path)} = {value!r}"


def problem_of(game: Game, path: Path, value: object, games: int) -> str:
    """What is wrong with the way a title takes one changed figure; "" when nothing is.

    Either it says no in a sentence that names the figure, or so many random games at every seat count go to their
    end with sound books.
    """
    where = named(path, value)
    try:
        other = game.with_components(changed(game.components, path, value))
    except BadComponents as error:
        name = next(str(key) for key in reversed(path) if isinstance(key, str))
        return "" if name in str(error) else f"{where}: '{error}' does not name {name}"
    except Exception as error:
        return f"{where}: refused without a sentence, {type(error).__name__}: {error}"
    for seats in other.seats:
        for seed in range(games):
            try:
                problem = trial(other, seats, seed)
            except MemoryError:
                raise
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            if problem:
                return f"{where}, {seats} seats, seed {seed}: {problem}"
    return ""


def sweep(
    name: str, tried: list[tuple[Path, object]], games: int, end: float, first: int = 0
) -> tuple[int, list[str]]:
    """How many of some changes could be tried before a time, and what was wrong with the way they are taken."""
    game = load(name)
    problems: list[str] = []
    for done, (path, other) in enumerate(tried):
        if time.time() > end:
            return done, problems
        trying(first + done)
        problem = problem_of(game, path, other, games)
        trying(-1)
        if problem:
            problems.append(problem)
    return len(tried), problems


def trying(number: int) -> None:
    """Say which change is being tried, where others want to know."""
    if NOW:
        every, place = NOW
        every[place] = number


def begin(every: Any, begun: Any) -> None:
    """Give a new process its place among those of a sweep."""
    with begun.get_lock():
        NOW[:] = [every, begun.value]
        begun.value += 1


def swept(
    name: str, tried: list[tuple[Path, object]], games: int, processes: int, end: float, grace: float = GRACE
) -> tuple[int, list[str]]:
    """The same in several processes; a change that does not come to an end is a fault too."""
    if processes < 2:
        return sweep(name, tried, games, end)
    every = multiprocessing.Array("i", [-1] * processes)
    begun = multiprocessing.Value("i", 0)
    with multiprocessing.Pool(processes, begin, (every, begun)) as pool:
        waiting = [
            pool.apply_async(sweep, (name, tried[i : i + BATCH], games, end, i))
            for i in range(0, len(tried), BATCH)
        ]
        for batch in waiting:
            batch.wait(max(0.0, end + grace - time.time()))
        found = [batch.get() for batch in waiting if batch.ready()]
        endless = [] if len(found) == len(waiting) else sorted(number for number in every[:] if number >= 0)
    problems = [problem for _, wrong in found for problem in wrong]
    problems += [
        f"{named(*tried[number])}: given up, {grace:.0f} seconds were not enough" for number in endless
    ]
    return sum(done for done, _ in found), problems


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
