"""Makes the positions of a title's exam again, after its rules or components have changed.

    python tools/make_exam.py GAME ... [--positions 20] [--seeds 200]

Each position is an ending solved exactly (`magnate.arena.endings`), with twenty guesses at what is hidden agreeing on
every value; at most two come from one game, those with the biggest trees. A position in which more than half of the
choices are best asks nothing and is left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import resources
from itertools import islice
from pathlib import Path

from magnate.arena.endings import Ending, endings
from magnate.arena.exam import FILE
from magnate.core.registry import load

PER_GAME = 2


def entry(ending: Ending) -> dict[str, object]:
    """A position as it is stored."""
    values = {str(choice): value for choice, value in ending.values.items()}
    return {
        "seats": ending.state.seats,
        "seed": ending.seed,
        "choices": list(ending.choices),
        "values": values,
    }


def asks_something(ending: Ending) -> bool:
    """Whether a blind guess is right no more than half of the time."""
    values = list(ending.values.values())
    return 2 * values.count(max(values)) <= len(values)


def main() -> None:
    """Solve, and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--seeds", type=int, default=200)
    given = parser.parse_args()
    for name in given.games:
        game = load(name)
        found = list(islice(filter(asks_something, endings(name, given.seeds, PER_GAME)), given.positions))
        told = {"rules": game.rules_version, "components": game.components.digest}
        lines = ",\n".join(json.dumps(entry(ending), separators=(",", ":")) for ending in found)
        head = json.dumps(told)[:-1]
        path = Path(str(resources.files(game.package).joinpath(FILE)))
        path.write_text(f'{head}, "positions": [\n{lines}\n]}}\n', encoding="utf-8")
        print(f"{path.name} of {name}: {len(found)} positions", file=sys.stderr)


if __name__ == "__main__":
    main()
