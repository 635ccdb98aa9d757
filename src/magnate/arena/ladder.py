"""Ladders: a plan of matches, committed before it is run, played with paired seeds and rotated seats, resumable.

A plan is a TOML file:

    game = "..."
    seed = 1
    [[rung]]
    name = "greedy over random"
    bots = ["greedy", "random"]       # one per seat
    games = 400
    of = "greedy"                     # whose win rate the rung measures
    share = 0.95                      # what it is expected to reach (optional)

Results are appended to `results.jsonl` as they come in; a run that was killed goes on where it stood.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from magnate.arena.match import Fixture, Result, played, rotated
from magnate.arena.stats import Interval, mean, percentile, wilson
from magnate.core.errors import MagnateError

Runner = Callable[[Sequence[Fixture]], Iterator[Result]]


class BadPlan(MagnateError):
    """A plan file that cannot be played."""


class Rung(NamedTuple):
    """One match of a plan."""

    name: str
    bots: list[str]
    games: int
    of: str
    share: float


class Plan(NamedTuple):
    """A ladder to be played."""

    game: str
    seed: int
    rungs: list[Rung]

    def fixtures(self, rung: int) -> list[Fixture]:
        """The games of a rung."""
        step = self.rungs[rung]
        return rotated(self.game, step.bots, step.games, self.seed)


def read_plan(path: Path) -> Plan:
    """A plan from its file; `BadPlan` says what is wrong with it."""
    try:
        raw: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        rungs = [
            Rung(
                r["name"],
                list(r["bots"]),
                int(r["games"]),
                r.get("of", r["bots"][0]),
                float(r.get("share", 0)),
            )
            for r in raw["rung"]
        ]
        plan = Plan(str(raw["game"]), int(raw.get("seed", 1)), rungs)
    except OSError as error:
        raise BadPlan(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, IndexError) as error:
        raise BadPlan(f"{path} is not a plan: {error}.") from None
    for rung in plan.rungs:
        if rung.of not in rung.bots or rung.games < 1:
            raise BadPlan(f"{path}: rung '{rung.name}' needs games, and '{rung.of}' among its bots.")
    return plan


class Played(NamedTuple):
    """One finished game of a ladder as it is kept: enough to check it, not to replay it."""

    rung: int
    number: int
    bots: list[str]
    seed: str
    scores: list[int]
    ranks: list[int]
    choices: int
    digest: str
    slowest: dict[str, list[float]]


def kept(rung: int, number: int, result: Result) -> Played:
    """What is kept of a game: scores, ranks, a digest of the choices, and how long each bot thought."""
    digest = hashlib.sha256(" ".join(map(str, result.choices)).encode()).hexdigest()[:16]
    times: dict[str, list[float]] = {}
    for seat, bot in enumerate(result.fixture.bots):
        seconds = result.seconds[seat]
        found = [round(percentile(seconds, 0.5), 4), round(percentile(seconds, 0.99), 4)]
        times[bot] = [max(a, b) for a, b in zip(times.get(bot, found), found, strict=True)]
    return Played(
        rung,
        number,
        list(result.fixture.bots),
        str(result.fixture.seed),
        result.scores,
        result.ranks,
        len(result.choices),
        digest,
        times,
    )


def read_results(path: Path) -> dict[tuple[int, int], Played]:
    """The games already played; a last line cut off by a kill is left out."""
    found: dict[tuple[int, int], Played] = {}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                game = Played(**json.loads(line))
            except (ValueError, TypeError):
                continue
            found[game.rung, game.number] = game
    return found


def climb(plan: Plan, folder: Path, runner: Runner = played) -> Iterator[Played]:
    """Play what is missing of a plan, keeping each game as soon as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "results.jsonl"
    done = read_results(path)
    yield from done.values()
    with path.open("a", encoding="utf-8") as file:
        for rung in range(len(plan.rungs)):
            fixtures = plan.fixtures(rung)
            missing = {f: i for i, f in enumerate(fixtures) if (rung, i) not in done}
            for result in runner(list(missing)):
                game = kept(rung, missing[result.fixture], result)
                file.write(json.dumps(game._asdict()) + "\n")
                file.flush()
                yield game


class Standing(NamedTuple):
    """How a rung came out."""

    rung: Rung
    games: int
    wins: Interval
    mean_score: float
    slowest: float


def share_of(game: Played, bot: str) -> float:
    """What a bot has of a win, all its seats together."""
    winners = [seat for seat, rank in enumerate(game.ranks) if rank == 1]
    return sum(1 for seat in winners if game.bots[seat] == bot) / len(winners) if winners else 0.0


def outcome(plan: Plan, games: Sequence[Played]) -> list[Standing]:
    """The table of a ladder."""
    found: list[Standing] = []
    for i, rung in enumerate(plan.rungs):
        mine = [game for game in games if game.rung == i]
        scores = [
            float(game.scores[seat]) for game in mine for seat, bot in enumerate(game.bots) if bot == rung.of
        ]
        slowest = max((game.slowest[rung.of][1] for game in mine), default=0.0)
        wins = sum(share_of(game, rung.of) for game in mine)
        found.append(Standing(rung, len(mine), wilson(wins, len(mine)), mean(scores), slowest))
    return found


def ratings(games: Sequence[Played]) -> list[tuple[str, float, float]]:
    """openskill ratings (mu, sigma) of all bots over all games, best first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    table: dict[str, Any] = {}
    for game in sorted(games, key=lambda g: (g.rung, g.number)):
        if len(set(game.bots)) < 2:
            continue
        teams = [[table.setdefault(bot, model.rating(name=bot))] for bot in game.bots]
        for team, bot in zip(model.rate(teams, ranks=[float(r) for r in game.ranks]), game.bots, strict=True):
            table[bot] = team[0]
    return sorted(((bot, r.mu, r.sigma) for bot, r in table.items()), key=lambda row: -row[1])


def write_report(plan: Plan, games: Sequence[Played], folder: Path) -> None:
    """`report.md` and `ladder.svg` beside the results."""
    rows = outcome(plan, games)
    lines = [
        f"# Ladder of {plan.game}, seed {plan.seed}",
        "",
        "| rung | games | measured bot | win rate | expected | mean score | 99th percentile of the slowest game |",
        "|---|---|---|---|---|---|---|",
    ]
    for s in rows:
        expected = f"{100 * s.rung.share:.0f} %" if s.rung.share else ""
        measured = f"{s.games} | {s.rung.of} | {s.wins} | {expected} | {s.mean_score:.1f} | {s.slowest:.2f} s"
        lines.append(f"| {s.rung.name} | {measured} |")
    lines += ["", "| bot | rating (openskill) | uncertainty |", "|---|---|---|"]
    lines += [f"| {bot} | {mu:.1f} | {sigma:.1f} |" for bot, mu, sigma in ratings(games)]
    (folder / "report.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    plot(plan, rows, folder / "ladder.svg")


def plot(plan: Plan, rows: Sequence[Standing], path: Path) -> None:
    """Win rates with their intervals."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axis = pyplot.subplots(figsize=(9, 0.6 * len(rows) + 1.5))
    names = [s.rung.name for s in rows]
    shares = [100 * s.wins.share for s in rows]
    low = [max(0.0, 100 * (s.wins.share - s.wins.low)) for s in rows]
    high = [max(0.0, 100 * (s.wins.high - s.wins.share)) for s in rows]
    axis.errorbar(shares, names, xerr=[low, high], fmt="o", color="#35618f", capsize=4)
    axis.set_xlim(0, 100)
    axis.set_xlabel("win rate of the measured bot, %")
    axis.set_title(f"{plan.game}: ladder")
    axis.invert_yaxis()
    axis.grid(axis="x", alpha=0.3)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
