"""Tuning the weights of a game's evaluation terms: Optuna, paired seeds, resumable.

A trial lets a bot with the trial's weights play the same bot with the committed ones, every seat on every seed, and
scores the mean of its squashed lead. The best of many trials also had the best luck, so the leading few play again on
seeds of their own, and the one that does best there is taken, if it is significantly better than the committed weights.
What is good for a quick bot need not be good for a thorough one, so that check may be played by another bot.
Terms may be held: points that are certain should count as they will be scored, whatever wins more of the games played.
The study lives in an SQLite file, so a run that was stopped goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from magnate.arena.processes import processes
from magnate.arena.stats import Mean, mean, mean_interval
from magnate.arena.trial import play_out
from magnate.bots.evaluate import margin, squash
from magnate.bots.registry import make
from magnate.core.errors import MagnateError
from magnate.core.registry import load
from magnate.core.rng import seeded
from magnate.core.weights import USUAL, load_weights

WIDEST: Final = 2.0
FINALISTS: Final = 4
FINAL_GAMES: Final = 5
# After each of so many parts of the check, leaders that are significantly worse drop out.
FINAL_PARTS: Final = 4
# Greedy with a short look-ahead: quick, and what is good for it is mostly good for it with a longer one.
PLAYER: Final = "greedy:nodes=60"


class Tuning(NamedTuple):
    """What is tuned, and how."""

    game: str
    seats: int
    games: int
    """A trial's games; the check takes more."""
    seed: int = 1
    bot: str = PLAYER
    table: str = USUAL
    scale: float = 8.0
    """A lead of so many points counts e times as much."""
    held: tuple[str, ...] = ()
    """Terms that are left as they are."""
    check_bot: str = ""
    """Who plays the check; `bot` if nobody is named."""


class OtherStudy(MagnateError):
    """A study cannot go on with other settings: its trials would not compare."""


def duel(
    game: str, mine: list[float], theirs: list[float], seat: int, seats: int, seed: str, bot: str
) -> float:
    """One game of a bot with my weights in one seat against theirs in all others; my lead at the end."""
    challenger, holder = (load(game).with_components(load(game).components) for _ in range(2))
    challenger.weights, holder.weights = mine, theirs
    state = holder.new(seats, seed)
    rng = seeded(f"tune:{seed}")
    players = [make(bot, f"{seed}:{place}", game) for place in range(seats)]
    play_out(state, players, rng, {seat: challenger})
    return margin([float(score) for score in state.scores()], seat)


def tune(how: Tuning, trials: int, storage: Path) -> dict[str, Any]:
    """Run (or go on with) a study; the best weights with the figures of the run."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    title = load(how.game)
    committed = load_weights(title.package, title.term_names, how.table)
    as_it_is = dict.fromkeys(title.term_names, 1.0)
    free = [name for name in title.term_names if name not in how.held]
    study = optuna.create_study(
        study_name=f"{how.game}-{how.seats}-{how.table}",
        storage=f"sqlite:///{storage}",
        load_if_exists=True,
        direction="maximize",
        sampler=optuna.samplers.TPESampler(seed=how.seed, multivariate=True),
    )
    settings = {
        "games": how.games,
        "seed": how.seed,
        "bot": how.bot,
        "scale": how.scale,
        "free": free,
        "weights": committed,
    }
    if not study.trials:
        study.set_user_attr("settings", settings)
        study.enqueue_trial(dict.fromkeys(free, 1.0))
    elif study.user_attrs.get("settings") != settings:
        raise OtherStudy(
            f"{storage} holds a study with other settings; give another file to start a new one."
        )
    with processes() as pool:

        def value(factors: dict[str, float], first: str, games: range, bot: str) -> list[float]:
            """How a bot does with these weights, game by game."""
            mine = weighted(title.term_names, committed, as_it_is | factors)
            seats = how.seats
            waiting = [
                pool.submit(duel, how.game, mine, committed, k % seats, seats, f"{first}:{k // seats}", bot)
                for k in games
            ]
            return [squash(future.result() / how.scale) for future in waiting]

        def objective(trial: Any) -> float:
            factors = {name: trial.suggest_float(name, 1 / WIDEST, WIDEST, log=True) for name in free}
            return mean(value(factors, str(how.seed), range(how.games), how.bot))

        study.optimize(objective, n_trials=trials)
        played = study.get_trials(states=[optuna.trial.TrialState.COMPLETE])
        leaders = sorted(played, key=lambda trial: trial.value or 0.0, reverse=True)[:FINALISTS]
        fresh, checker, even = f"{how.seed}:final", how.check_bot or how.bot, list[float]()
        finals = [Finalist(trial.params) for trial in leaders]
        for part in parts(how.games * FINAL_GAMES, how.seats):
            still = [final for final in finals if not final.out]
            if not still:
                break
            even += value(as_it_is, fresh, part, checker)
            for final in still:
                now = value(final.factors, fresh, part, checker)
                final.gains += [mine - base for mine, base in zip(now, even[part.start :], strict=True)]
    best = max(finals, key=lambda final: (not final.out, final.gain.value))
    check = best.gain
    better = check.low > 0.0
    tuned = weighted(title.term_names, committed, as_it_is | best.factors) if better else committed
    return {
        "table": how.table,
        "weights": {name: round(weight, 4) for name, weight in zip(title.term_names, tuned, strict=True)},
        "run": {
            "method": "tree-structured Parzen estimator on paired games, the leaders checked on fresh seeds",
            "game": how.game,
            "seats": how.seats,
            "trials": len(study.trials),
            "games_per_trial": how.games,
            "seed": how.seed,
            "bot": how.bot,
            "scale": how.scale,
            "held": " ".join(how.held),
            "check_bot": checker,
            "check_games": len(best.gains),
            "check_even": round(mean(even), 4),
            "check_gain": round(check.value, 4),
            "check_gain_low": round(check.low, 4),
            "check_gain_high": round(check.high, 4),
            "taken": "the best in the check"
            if better
            else "the previous weights: none was significantly better",
        },
    }


class Finalist:
    """One of the leading trials in the check: how much it gains, game by game."""

    def __init__(self, factors: dict[str, float]) -> None:
        self.factors = factors
        self.gains: list[float] = []

    @property
    def gain(self) -> Mean:
        """What it gains on average."""
        return mean_interval(self.gains)

    @property
    def out(self) -> bool:
        """Whether it is significantly worse than the committed weights."""
        return bool(self.gains) and self.gain.high < 0.0


def parts(games: int, seats: int) -> list[range]:
    """The games of the check in parts, each of whole rounds of the seats."""
    size = -(-games // (FINAL_PARTS * seats)) * seats
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def weighted(names: Sequence[str], committed: Sequence[float], factors: dict[str, float]) -> list[float]:
    """The committed weights, each times its factor."""
    return [weight * factors[name] for name, weight in zip(names, committed, strict=True)]


def weights_text(found: dict[str, Any]) -> str:
    """`weights.toml`, or a further table for it: the weights and the run that found or confirmed them."""
    table = found.get("table", USUAL)
    lines = [
        "# Written by `magnate tune`; the run that found or confirmed the weights stands below.",
        f"[{table}]",
    ]
    lines += [f"{name} = {value}" for name, value in found["weights"].items()]
    lines += ["", "[run]" if table == USUAL else f"[{table}.run]"]
    lines += [f'{key} = "{v}"' if isinstance(v, str) else f"{key} = {v}" for key, v in found["run"].items()]
    return "\n".join(lines) + "\n"
