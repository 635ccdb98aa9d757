"""One game between bots, played out: the loop that tuning, evolving and training share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from magnate.bots.contract import Bot, seen_by
from magnate.core.contract import Game, State
from magnate.core.rng import Rng

# A game of more choices than this is broken off.
LONGEST: Final = 20_000


def play_out(
    state: State, bots: Sequence[Bot], rng: Rng, judged_by: Mapping[int, Game] | None = None
) -> None:
    """Let the bots play a game to its end, each from a redealt clone; a seat in `judged_by` judges by that game."""
    judges = judged_by or {}
    for _ in range(LONGEST):
        if state.is_over:
            return
        actor = state.actor
        guess = seen_by(state, actor, rng)
        guess.game = judges.get(actor, guess.game)
        state.choose(bots[actor].choose(guess, actor).choice)
