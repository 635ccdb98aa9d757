"""How a ladder came out: win rates with intervals, ratings, times, and whether the plan's expectations are met."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from magnate.arena.plan import Plan, Played, Rung
from magnate.arena.stats import Interval, Mean, Times, mean, mean_interval, wilson
from magnate.core.registry import load


class Standing(NamedTuple):
    """How a rung came out for the bot it measures."""

    rung: Rung
    games: int
    wins: Interval
    ahead: Interval
    score: Mean
    median: float
    slow: float
    rate: float

    @property
    def counts_wins(self) -> bool:
        """Whether there is anybody to win against."""
        return self.rung.seats > 1 or bool(self.rung.against)


def share_of(game: Played, bot: str) -> float:
    """What a bot has of a win, all its seats together."""
    winners = [seat for seat, rank in enumerate(game.ranks) if rank == 1]
    return sum(1 for seat in winners if game.bots[seat] == bot) / len(winners) if winners else 0.0


def ahead_of(game: Played, bot: str) -> float:
    """How often a seat of a bot is ahead of a seat of another bot, level pegging counted half.

    Unlike a share of wins it means the same at every number of seats: one half between equals.
    """
    pairs = [
        (game.ranks[mine], game.ranks[theirs])
        for mine, name in enumerate(game.bots) if name == bot
        for theirs, other in enumerate(game.bots) if other != bot
    ]  # fmt: skip
    return mean([1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs])


def outcome(plan: Plan, games: Sequence[Played]) -> list[Standing]:
    """The table of a ladder: the rungs with at least one game played."""
    rows = [standing(rung, [game for game in games if game.rung == i]) for i, rung in enumerate(plan.rungs)]
    return [row for row in rows if row.games]


def standing(rung: Rung, games: Sequence[Played]) -> Standing:
    """How one rung came out; times are taken over all decisions of the measured bot."""
    bot = rung.of
    scores = [
        float(game.scores[seat]) for game in games for seat, name in enumerate(game.bots) if name == bot
    ]
    clock = Times()
    for game in games:
        clock.merge(Times(game.times[bot]))
    seconds = sum(game.seconds[bot] for game in games)
    iterations = sum(game.iterations[bot] for game in games)
    return Standing(
        rung,
        len(games),
        wilson(sum(share_of(game, bot) for game in games), len(games)),
        wilson(sum(ahead_of(game, bot) for game in games), len(games)),
        mean_interval(scores),
        clock.percentile(0.5),
        clock.percentile(0.99),
        iterations / seconds if seconds else 0.0,
    )


# --- expectations ------------------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """An expectation of the plan, what was measured, and whether that meets it: the estimate, and its interval."""

    expected: str
    measured: str
    met: bool
    surely: bool
    possibly: bool

    @property
    def by_interval(self) -> str:
        """What the whole interval says: all of it meets the expectation, none of it, or a part."""
        if self.surely:
            return "yes"
        return "open" if self.possibly else "no"


def verdicts(s: Standing) -> list[Verdict]:
    """What the plan expects of a rung, and whether it is so. Times have no interval: all decisions are counted."""
    rung, wins = s.rung, s.wins
    found: list[Verdict] = []
    bands = [(wins, rung.share, 1.0, f"wins at least {100 * rung.share:g} %")] if rung.share else []
    if rung.low or rung.high:
        high = rung.high or 1.0
        bands.append((s.ahead, rung.low, high, f"ahead of a rival in {100 * rung.low:g} to {100 * high:g} %"))
    for seen, low, high, expected in bands:
        met = low <= seen.share <= high
        surely = low <= seen.low and seen.high <= high
        found.append(Verdict(expected, str(seen), met, surely, seen.high >= low and seen.low <= high))
    if rung.within:
        kept = s.slow <= rung.within
        expected = f"99 % of decisions within {rung.within:g} s"
        found.append(Verdict(expected, f"{s.slow:.3f} s", kept, kept, kept))
    return found


# --- ratings -----------------------------------------------------------------------------------------------------


def ratings(games: Sequence[Played]) -> list[tuple[str, float, float]]:
    """openskill ratings (mu, sigma) of all bots over all games, best first.

    A bot that sits in several seats of a game gets the mean of what its seats are given.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    table: dict[str, Any] = {}
    for game in sorted(games, key=lambda g: (g.rung, g.number)):
        if len(set(game.bots)) < 2:
            continue
        teams = [[table.setdefault(bot, model.rating(name=bot))] for bot in game.bots]
        rated = model.rate(teams, ranks=[float(r) for r in game.ranks])
        for bot in set(game.bots):
            mine = [team[0] for team, name in zip(rated, game.bots, strict=True) if name == bot]
            mu, sigma = mean([r.mu for r in mine]), mean([r.sigma for r in mine])
            table[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return sorted(((bot, r.mu, r.sigma) for bot, r in table.items()), key=lambda row: -row[1])


# --- the report --------------------------------------------------------------------------------------------------


def older_rules(plan: Plan) -> list[str]:
    """A sentence when the games were played by other rules than the installed ones."""
    if plan.rules == 0:
        return []
    now = load(plan.game).rules_version
    if plan.rules == now:
        return []
    return [
        "",
        f"These games were played by rules version {plan.rules}. Installed is version {now}, under which they have not "
        "been played again.",
    ]


def report_lines(plan: Plan, games: Sequence[Played]) -> list[str]:
    """`report.md`: the rungs, what was expected of them, the ratings."""
    rows = outcome(plan, games)
    lines = [
        f"# Ladder of {plan.game}, seed {plan.seed}",
        "",
        f"{len(games)} of {plan.games} games played. Seats rotate on the same seed before the seed changes. Intervals "
        "are 95 % (Wilson for win rates, where shared wins count as fractions). Times are over all decisions of the "
        "measured bot.",
        *older_rules(plan),
        "",
        "| rung | seats | games | measured bot | win rate | ahead of a rival | mean score | median time | 99 % within "
        "| iterations/s |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for s in rows:
        cells = (
            s.rung.name,
            s.rung.seats,
            s.games,
            f"`{s.rung.of}`",
            wins_text(s),
            s.ahead if s.rung.seats > 1 else "",
            s.score,
            f"{s.median:.3f} s",
            f"{s.slow:.3f} s",
            f"{s.rate:,.0f}" if s.rate else "",
        )
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    judged = [(s, verdict) for s in rows for verdict in verdicts(s)]
    if judged:
        lines += ["", "| rung | expected | measured | met | by the whole interval |", "|---|---|---|---|---|"]
        for s, v in judged:
            met = "yes" if v.met else "no"
            lines.append(f"| {s.rung.name} | {v.expected} | {v.measured} | {met} | {v.by_interval} |")
    rated = ratings(games)
    if rated:
        lines += ["", "| bot | rating (openskill) | uncertainty |", "|---|---|---|"]
        lines += [f"| `{bot}` | {mu:.1f} | {sigma:.1f} |" for bot, mu, sigma in rated]
    return [*lines, "", "![Win rates with their intervals](ladder.svg)"]


def wins_text(s: Standing) -> str:
    """The win rate, and over whom if it is no other seat; nothing where there is nobody to win against."""
    if not s.counts_wins:
        return ""
    return f"{s.wins} over {s.rung.against}" if s.rung.against else str(s.wins)


def write_report(plan: Plan, games: Sequence[Played], folder: Path) -> None:
    """`report.md` and `ladder.svg` beside the results."""
    (folder / "report.md").write_text("\n".join(report_lines(plan, games)) + "\n", encoding="utf-8")
    plot(plan, outcome(plan, games), folder / "ladder.svg")


def plot(plan: Plan, rows: Sequence[Standing], path: Path) -> None:
    """Win rates with their intervals and what was expected; mean scores of rungs without a rival below them."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    parts = [("win rate of the measured bot, %", [s for s in rows if s.counts_wins])]
    parts.append(("mean score", [s for s in rows if not s.counts_wins]))
    parts = [(label, found) for label, found in parts if found]
    height = sum(0.6 * len(found) + 1.5 for _, found in parts)
    figure, axes = pyplot.subplots(
        len(parts),
        1,
        figsize=(9, height),
        squeeze=False,
        gridspec_kw={"height_ratios": [len(found) + 1 for _, found in parts]},
    )
    for axis, (label, found) in zip(axes[:, 0], parts, strict=True):
        shares = found[0].counts_wins
        points = [
            (100 * s.wins.share, 100 * s.wins.low, 100 * s.wins.high)
            if shares
            else (s.score.value, s.score.low, s.score.high)
            for s in found
        ]
        ends = [[max(0.0, v - low) for v, low, _ in points], [max(0.0, high - v) for v, _, high in points]]
        names = [s.rung.name for s in found]
        axis.errorbar([v for v, _, _ in points], names, xerr=ends, fmt="o", color="#35618f", capsize=4)
        if shares:
            axis.set_xlim(-2, 102)
            for s in found:
                for bar in {s.rung.share, s.rung.low, s.rung.high} - {0.0}:
                    axis.plot([100 * bar], [s.rung.name], "|", color="#b5651d", markersize=18)
        axis.set_xlabel(label)
        axis.invert_yaxis()
        axis.grid(axis="x", alpha=0.3)
    figure.suptitle(f"{plan.game}: ladder")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
