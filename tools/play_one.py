"""Plays one game of every title with the installed package and says how it went: the smoke test of a build."""

from __future__ import annotations

import magnate
from magnate.cli.doctor import compiled


def main() -> None:
    """Play, and print the build and the scores."""
    print(f"magnate {magnate.__version__}, {'compiled' if compiled() else 'plain'}")
    for name in magnate.installed():
        game = magnate.load(name)
        state = game.new(seats=max(game.seats), seed=7)
        while not state.is_over:
            state.choose(state.choices()[0])
        print(name, *state.scores())


if __name__ == "__main__":
    main()
