"""Endings that can be solved: positions of the last turns of real games with the exact value of each choice.

Greedy bots that slip now and then play whole games at the smallest table. Walking back from the end, every position is
taken in which chance has nothing left to say, in which no guess at what is hidden changes any value, and whose whole
tree is small; the solver looks at all of it.

Every game has such positions: hands, decks and bags still differ between guesses, but in the last turns nothing is
drawn from them any more. Whether they matter is not assumed: the solver refuses a tree in which the random stream is
touched, and a position counts only if several guesses at the hidden things have the same values.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from magnate.bots.contract import seen_by
from magnate.bots.evaluate import margin
from magnate.bots.registry import make
from magnate.core.contract import State
from magnate.core.registry import load
from magnate.core.rng import seeded

GUESSES: Final = 20
BIGGEST: Final = 600
# So many positions in a row that are too big or still have chance in them, and further back all of them are.
GIVE_UP: Final = 5
PLAYER: Final = "greedy:nodes=30,slips=0.1"


class OutOfReach(Exception):
    """The tree is too big to be solved, or chance still has a say in it."""


class Solver:
    """The exact values of a position for every seat, each seat playing for its own margin (max^n).

    Where a rival has several best choices, all of them are kept: the value of a node is a set of vectors.
    """

    def __init__(self) -> None:
        self.nodes = 0

    def values(self, state: State) -> dict[int, set[float]]:
        """What each choice is worth to the seat that has it; several values if rivals' whims decide."""
        seat, choices = state.actor, state.choices()
        return {
            choice: {vector[seat] for vector in found}
            for choice, found in zip(choices, self.below(state, choices), strict=True)
        }

    def below(self, state: State, choices: list[int]) -> list[set[tuple[float, ...]]]:
        """The vectors each of these choices may lead to."""
        self.nodes += 1
        if self.nodes > BIGGEST:
            raise OutOfReach
        found = []
        for choice in choices:
            child = state.clone()
            child.advance(choice)
            if child.rng.dump() != state.rng.dump():
                raise OutOfReach
            found.append(self.vectors(child))
        return found

    def vectors(self, state: State) -> set[tuple[float, ...]]:
        """The vectors that the best play of all seats may lead to."""
        if state.is_over:
            scores = [float(score) for score in state.scores()]
            return {tuple(margin(scores, seat) for seat in range(state.seats))}
        seat, children = state.actor, self.below(state, state.offered())
        sure = max(min(vector[seat] for vector in child) for child in children)
        return {vector for child in children for vector in child if vector[seat] >= sure}


class Ending(NamedTuple):
    """A solved position: how the game came to it, the exact value of each choice to the seat that has it (points ahead
    of the best rival at the end), and the size of the tree."""

    seed: int
    state: State
    values: dict[int, float]
    nodes: int
    choices: tuple[int, ...] = ()


def played(name: str, seed: int) -> list[tuple[State, tuple[int, ...]]]:
    """The decisions of a game between greedy bots, the last one first, each with all choices made before it."""
    game = load(name)
    seats = min(n for n in game.seats if n > 1)
    bots = [make(PLAYER, f"{seed}:{seat}") for seat in range(seats)]
    rng = seeded(f"endings:{seed}")
    state = game.new(seats, seed)
    found: list[tuple[State, tuple[int, ...]]] = []
    made: list[int] = []
    while not state.is_over:
        if len(state.offered()) > 1:
            found.append((state.clone(), tuple(made)))
        made.append(bots[state.actor].choose(seen_by(state, state.actor, rng), state.actor).choice)
        state.choose(made[-1])
    return found[::-1]


def exact_values(state: State, guesses: int = GUESSES) -> tuple[dict[int, float], int] | None:
    """The exact value of each choice and the size of the tree, if hidden things and rivals' whims matter nothing."""
    first: dict[int, set[float]] = {}
    for i in range(guesses):
        solver = Solver()
        values = solver.values(seen_by(state, state.actor, seeded(f"guess:{i}")))
        if any(len(found) > 1 for found in values.values()) or (i and values != first):
            return None
        first = values
    return {choice: min(found) for choice, found in first.items()}, solver.nodes


def solved(name: str, seed: int) -> list[Ending]:
    """The solved positions of one game in which the choice matters, the biggest trees first."""
    found: list[Ending] = []
    failed = 0
    for state, choices in played(name, seed):
        try:
            exact = exact_values(state)
        except OutOfReach:
            failed += 1
            if failed == GIVE_UP:
                break
            continue
        if exact is not None and len(set(exact[0].values())) > 1:
            found.append(Ending(seed, state, exact[0], exact[1], choices))
    return sorted(found, key=lambda ending: -ending.nodes)


def endings(name: str, seeds: int, per_game: int) -> Iterator[Ending]:
    """Solved positions of several games, a few of each."""
    for seed in range(seeds):
        yield from solved(name, seed)[:per_game]
