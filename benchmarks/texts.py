"""How long a decision is when it is told in words: `python benchmarks/texts.py`.

Random games at every seat count; of each, forty decisions spread evenly. Tokens depend on the model: four bytes are
taken for one, which for English prose and tables is about right.
"""

from __future__ import annotations

from statistics import mean

import magnate
from magnate.testing.playing import Case, sampled

DECISIONS = 40


def main() -> None:
    """A row for each title and seat count."""
    print("| game, seats | characters, mean | most | words, mean | tokens (bytes / 4), mean | most |")
    print("|---|---|---|---|---|---|")
    for name in magnate.installed():
        game = magnate.load(name)
        for seats in game.seats:
            told = [
                state.text(state.actor)
                for state in sampled(Case(game, seats, {}, 1), DECISIONS)
                if not state.is_over
            ]
            lengths = [len(text) for text in told]
            tokens = [len(text.encode()) / 4 for text in told]
            words = mean(len(text.split()) for text in told)
            print(
                f"| {name}, {seats} | {mean(lengths):,.0f} | {max(lengths):,} | {words:,.0f} "
                f"| {mean(tokens):,.0f} | {max(tokens):,.0f} |"
            )


if __name__ == "__main__":
    main()
