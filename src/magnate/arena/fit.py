"""Fitting the weights of a game's evaluation terms to how games really end.

Bots play; at the end of turns the terms of every seat are kept, as differences from the table's mean at that moment;
ridge regression finds the weights under which these differences predict those of the final scores best. It is the
start for `magnate tune`, which then maximises wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from magnate.arena.processes import processes
from magnate.arena.trial import LONGEST
from magnate.bots.contract import seen_by
from magnate.bots.evaluate import ranked
from magnate.core.contract import State
from magnate.core.registry import load
from magnate.core.rng import seeded

RIDGE: Final = 5.0
SLIP: Final = 8


class Sample(NamedTuple):
    """By how much a seat's terms differ from the table's mean at a moment, and its score in the end."""

    terms: list[float]
    score: float


def samples(game: str, seats: int, seed: str, nodes: int) -> list[Sample]:
    """One game of greedy that slips now and then, with the terms of all seats at the end of its turns."""
    state = load(game).new(seats, seed)
    rng = seeded(f"fit:{seed}")
    seen: list[list[list[float]]] = []
    for _ in range(LONGEST):
        if state.is_over:
            break
        actor, turn = state.actor, state.turn
        state.choose(slipping(state, actor, rng.below(SLIP) == 0, rng.below(1 << 30), nodes))
        if state.turn != turn and not state.is_over:
            seen.append([state.terms(seat) for seat in range(seats)])
    scores = state.scores()
    found: list[Sample] = []
    for table in seen:
        means = [sum(column) / seats for column in zip(*table, strict=True)]
        for seat, terms in enumerate(table):
            gaps = [term - middle for term, middle in zip(terms, means, strict=True)]
            found.append(Sample(gaps, scores[seat] - sum(scores) / seats))
    return found


def slipping(state: State, seat: int, slip: bool, draw: int, nodes: int) -> int:
    """Greedy's choice, or any when it slips."""
    offered = state.choices()
    if slip:
        return offered[draw % len(offered)]
    return ranked(seen_by(state, seat, seeded(draw)), seat, nodes)[0][1]


def gathered(
    game: str, seats: int, games: int, seed: int = 1, nodes: int = 60, workers: int = 0
) -> Iterator[list[Sample]]:
    """The samples of each game as they come in, in the order of the seeds."""
    with processes(workers) as pool:
        waiting = [pool.submit(samples, game, seats, f"{seed}:{k}", nodes) for k in range(games)]
        for future in waiting:
            yield future.result()


def fit(
    game: str, seats: int, played: Iterable[list[Sample]], seed: int = 1, nodes: int = 60
) -> dict[str, Any]:
    """The weights found from the samples of games, with the figures of the run."""
    import numpy

    title = load(game)
    found: list[Sample] = []
    games = 0
    for one in played:
        found.extend(one)
        games += 1
    terms = numpy.array([sample.terms for sample in found])
    scores = numpy.array([sample.score for sample in found])
    spread = numpy.maximum(terms.std(axis=0), 1e-9)
    scaled = terms / spread
    left = scaled.T @ scaled + RIDGE * numpy.eye(terms.shape[1])
    weights = numpy.linalg.solve(left, scaled.T @ scores) / spread
    unexplained = ((scores - terms @ weights) ** 2).sum() / (scores**2).sum()
    return {
        "weights": {name: round(float(w), 4) for name, w in zip(title.term_names, weights, strict=True)},
        "run": {
            "method": "ridge regression on final scores",
            "game": game,
            "seats": seats,
            "games": games,
            "samples": len(found),
            "seed": seed,
            "nodes": nodes,
            "explained": round(1 - float(unexplained), 4),
        },
    }
