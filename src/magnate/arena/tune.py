"""Tuning the weights of a game's evaluation terms: Optuna, paired seeds, resumable.

A trial lets greedy with the trial's weights play greedy with the committed ones, both seats on every seed, and
scores the mean of its squashed lead. The study lives in an SQLite file, so a run that was stopped goes on.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from magnate.arena.match import end_with
from magnate.bots.contract import seen_by
from magnate.bots.evaluate import margin, ranked
from magnate.core.registry import load
from magnate.core.rng import seeded

LONGEST: Final = 20_000
WIDEST: Final = 4.0


def duel(
    game: str, mine: list[float], theirs: list[float], seat: int, seats: int, seed: str, nodes: int
) -> float:
    """One game of greedy with my weights in one seat against theirs in all others; my lead at the end."""
    challenger, holder = (load(game).with_components(load(game).components) for _ in range(2))
    challenger.weights, holder.weights = mine, theirs
    state = holder.new(seats, seed)
    rng = seeded(f"tune:{seed}")
    for _ in range(LONGEST):
        if state.is_over:
            break
        actor = state.actor
        guess = seen_by(state, actor, rng)
        if actor == seat:
            guess.game = challenger
        state.choose(ranked(guess, actor, nodes)[0][1])
    return margin([float(score) for score in state.scores()], seat)


def trial_value(leads: Sequence[float], scale: float) -> float:
    """The mean of the squashed leads: 0.5 is an even match."""
    return sum(1 / (1 + math.exp(-lead / scale)) for lead in leads) / len(leads)


def tune(
    game: str,
    trials: int,
    games: int,
    seats: int,
    storage: Path,
    seed: int = 1,
    nodes: int = 60,
    scale: float = 8.0,
) -> dict[str, Any]:
    """Run (or go on with) a study; the best weights with the figures of the run."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    title = load(game)
    committed = list(title.weights)
    study = optuna.create_study(
        study_name=f"{game}-{seats}",
        storage=f"sqlite:///{storage}",
        load_if_exists=True,
        direction="maximize",
        sampler=optuna.samplers.TPESampler(seed=seed, multivariate=True),
    )
    if not study.trials:
        study.enqueue_trial(dict.fromkeys(title.term_names, 1.0))
    with ProcessPoolExecutor(os.cpu_count() or 1, initializer=end_with, initargs=(os.getpid(),)) as pool:

        def objective(trial: Any) -> float:
            mine = [
                weight * trial.suggest_float(name, 1 / WIDEST, WIDEST, log=True)
                for name, weight in zip(title.term_names, committed, strict=True)
            ]
            waiting = [
                pool.submit(duel, game, mine, committed, k % seats, seats, f"{seed}:{k // seats}", nodes)
                for k in range(games)
            ]
            return trial_value([future.result() for future in waiting], scale)

        study.optimize(objective, n_trials=trials)
    best = study.best_trial
    weights = {
        name: round(weight * best.params[name], 4)
        for name, weight in zip(title.term_names, committed, strict=True)
    }
    return {
        "weights": weights,
        "run": {
            "method": "tree-structured Parzen estimator on paired games",
            "game": game,
            "seats": seats,
            "trials": len(study.trials),
            "games_per_trial": games,
            "seed": seed,
            "nodes": nodes,
            "value": round(best.value or 0.0, 4),
            "even": 0.5,
        },
    }


def weights_text(found: dict[str, Any], command: str = "tune") -> str:
    """`weights.toml`: the weights and the run that produced them."""
    lines = [
        f"# Written by `magnate {command}`; the run that produced the weights stands below.",
        "[weights]",
    ]
    lines += [f"{name} = {value}" for name, value in found["weights"].items()]
    lines += ["", "[run]"]
    lines += [f'{key} = "{v}"' if isinstance(v, str) else f"{key} = {v}" for key, v in found["run"].items()]
    return "\n".join(lines) + "\n"
