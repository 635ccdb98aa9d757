"""Are the chances right? Bots of mixed strength play, and what analysis says after every turn is held against the end.

The chances are a softmax of what the positions are worth, over a scale that goes from `early` to `late` in the course
of a game (`bots/analysis.py`). Both scales are fitted by likelihood on one part of the games and measured on the other.
Turns of one game are no independent cases, nor are the games of one seed: every game weighs the same, and intervals
come from drawing whole seeds again (bootstrap).
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from magnate.arena.match import Fixture, play, rotated
from magnate.arena.stats import mean, percentile
from magnate.bots.analysis import shares, turn_ends
from magnate.bots.chances import Scales, odds
from magnate.bots.evaluate import worths
from magnate.core.contract import State
from magnate.core.errors import MagnateError
from magnate.core.registry import load
from magnate.core.rng import Rng, seeded

POOL: Final = ("greedy", "greedy:slips=0.1", "greedy:slips=0.3", "search:iterations=40")
BINS: Final = 10
DRAWS: Final = 300
# Of five seeds three are for fitting, two for measuring.
FOLDS: Final = 5
FITTING: Final = 3
SMALLEST: Final = 0.25
LARGEST: Final = 400.0
LEAST: Final = 1e-9

Odds = list[float]


class TooFew(MagnateError):
    """There are not enough games to fit and to measure."""


class Turn(NamedTuple):
    """The end of a turn: which part of the game is over, and what each seat's position is worth then."""

    progress: float
    values: list[float]


class Story(NamedTuple):
    """A finished game: its turns, and what each seat had of the win in the end."""

    block: int
    turns: list[Turn]
    shares: list[float]


def told(start: State, choices: list[int], block: int = 0) -> Story:
    """A finished game as calibration sees it: every turn after which something was still open."""
    turns: list[Turn] = []
    won: list[float] = []
    for end in turn_ends(start, choices):
        if end.state.is_over:
            won = shares(end.state)
        else:
            turns.append(Turn(end.progress, worths(end.state)))
    return Story(block, turns, won)


def plan(game: str, bots: Sequence[str], seats: int, games: int, seed: int) -> list[Fixture]:
    """Games between bots drawn from a pool; each group plays one seed from all seats before the next is drawn."""
    rng = seeded(f"calibrate:{seed}")
    found: list[Fixture] = []
    for block in range(-(-games // seats)):
        group = [bots[rng.below(len(bots))] for _ in range(seats)]
        found += rotated(game, group, seats, seed, first=block)
    return found[:games]


def observe(fixture: Fixture) -> Story:
    """Play one game and tell it."""
    result = play(fixture)
    start = load(fixture.game).new(len(fixture.bots), fixture.seed)
    return told(start, result.choices, int(str(fixture.seed).rpartition(":")[2]))


# --- the model and its fit ---------------------------------------------------------------------------------------


def log_loss(chances: Odds, won: Sequence[float]) -> float:
    """How surprised the chances are by the winners."""
    return -sum(w * math.log(max(LEAST, p)) for p, w in zip(chances, won, strict=True))


def brier(chances: Odds, won: Sequence[float]) -> float:
    """The squared distance between chances and outcome, all seats together."""
    return sum((p - w) ** 2 for p, w in zip(chances, won, strict=True))


def loss_of(stories: Sequence[Story]) -> Callable[[Scales], float]:
    """The mean log loss of games under given scales, all turns at once: what `odds` and `log_loss` say of each."""
    import numpy

    turns = [(turn, story) for story in stories for turn in story.turns]
    progress = numpy.array([turn.progress for turn, _ in turns])
    values = numpy.array([turn.values for turn, _ in turns])
    won = numpy.array([story.shares for _, story in turns])
    weights = numpy.array([1 / (len(story.turns) * len(stories)) for _, story in turns])
    behind = values - values.max(axis=1, keepdims=True)

    def loss(scales: Scales) -> float:
        scale = scales.early * (scales.late / scales.early) ** progress
        exponents = behind / scale[:, None]
        logs = exponents - numpy.log(numpy.exp(exponents).sum(axis=1, keepdims=True))
        return float(-(weights * (won * logs).sum(axis=1)).sum())

    return loss


def fitted(stories: Sequence[Story]) -> Scales:
    """The two scales under which the outcomes are most likely: a pattern search on their logarithms."""
    judge = loss_of(stories)

    def loss(at: tuple[float, float]) -> float:
        return judge(Scales(math.exp(at[0]), math.exp(at[1])))

    low, high = math.log(SMALLEST), math.log(LARGEST)
    here = (math.log(Scales().early), math.log(Scales().late))
    least, step = loss(here), 0.8
    while step > 0.01:
        tries = [
            (min(high, max(low, here[0] + a * step)), min(high, max(low, here[1] + b * step)))
            for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))
        ]
        losses = [loss(at) for at in tries]
        best = min(range(len(tries)), key=lambda i: losses[i])
        if losses[best] < least - 1e-9:
            here, least = tries[best], losses[best]
        else:
            step /= 2
    return Scales(round(math.exp(here[0]), 2), round(math.exp(here[1]), 2))


# --- the measurement ---------------------------------------------------------------------------------------------


class Bin(NamedTuple):
    """Predictions of about the same chance: how many, what they said on average, and how often it came true."""

    size: int
    said: float
    true: float
    low: float
    high: float


class Measure(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.4f} [{self.low:.4f}, {self.high:.4f}]"


class Quality(NamedTuple):
    """How good chances are: Brier score, log loss, expected calibration error, and the bins behind the last."""

    brier: Measure
    log_loss: Measure
    error: Measure
    bins: list[Bin]


Model = Callable[[Turn], Odds]


class Tally(NamedTuple):
    """What games add up to: how many, the sums of their mean losses, and per bin the weight, the said and the true.

    The turns of a game together weigh 1.
    """

    games: float
    brier: float
    log_loss: float
    weight: list[float]
    said: list[float]
    true: list[float]

    @property
    def error(self) -> float:
        """By how much chances are off on average, bin by bin."""
        off = sum(abs(said - true) for said, true in zip(self.said, self.true, strict=True))
        return off / sum(self.weight)

    def rate(self, bin: int) -> float:
        """How often the chances of a bin came true."""
        return self.true[bin] / self.weight[bin]


def tally(story: Story, model: Model) -> Tally:
    """What one game adds to the measurement."""
    said = [model(turn) for turn in story.turns]
    one = 1 / len(said)
    found = Tally(
        1.0,
        mean([brier(chances, story.shares) for chances in said]),
        mean([log_loss(chances, story.shares) for chances in said]),
        [0.0] * BINS,
        [0.0] * BINS,
        [0.0] * BINS,
    )
    for chances in said:
        for chance, won in zip(chances, story.shares, strict=True):
            bin = bin_of(chance)
            found.weight[bin] += one
            found.said[bin] += one * chance
            found.true[bin] += one * won
    return found


def bin_of(chance: float) -> int:
    """The bin a chance belongs to."""
    return min(BINS - 1, int(chance * BINS))


def pooled(tallies: Sequence[Tally]) -> Tally:
    """What several games add up to."""
    return Tally(
        sum(t.games for t in tallies),
        sum(t.brier for t in tallies),
        sum(t.log_loss for t in tallies),
        [sum(column) for column in zip(*(t.weight for t in tallies), strict=True)],
        [sum(column) for column in zip(*(t.said for t in tallies), strict=True)],
        [sum(column) for column in zip(*(t.true for t in tallies), strict=True)],
    )


def quality(stories: Sequence[Story], model: Model, rng: Rng) -> Quality:
    """How good a model's chances are over finished games; the games of a seed are drawn together."""
    blocks: dict[int, list[Tally]] = {}
    for story in stories:
        blocks.setdefault(story.block, []).append(tally(story, model))
    seeds = [pooled(games) for games in blocks.values()]
    draws = [pooled([seeds[rng.below(len(seeds))] for _ in seeds]) for _ in range(DRAWS)]
    whole = pooled(seeds)
    sizes = [0] * BINS
    for story in stories:
        for turn in story.turns:
            for chance in model(turn):
                sizes[bin_of(chance)] += 1
    bins: list[Bin] = []
    for i in range(BINS):
        if whole.weight[i] > 0:
            rates = [draw.rate(i) for draw in draws if draw.weight[i] > 0]
            low, high = percentile(rates, 0.025), percentile(rates, 0.975)
            bins.append(Bin(sizes[i], whole.said[i] / whole.weight[i], whole.rate(i), low, high))
    return Quality(
        measured(whole.brier / whole.games, [draw.brier / draw.games for draw in draws]),
        measured(whole.log_loss / whole.games, [draw.log_loss / draw.games for draw in draws]),
        measured(whole.error, [draw.error for draw in draws]),
        bins,
    )


def measured(value: float, draws: list[float]) -> Measure:
    """A figure with the interval in which it fell in 95 % of the draws."""
    return Measure(value, percentile(draws, 0.025), percentile(draws, 0.975))


# --- the report --------------------------------------------------------------------------------------------------


class Calibration(NamedTuple):
    """The scales found, and how good they are on games they were not fitted to, beside two yardsticks."""

    scales: Scales
    fitted_to: int
    measured_on: int
    found: Quality
    usual: Quality
    even: Quality


def calibrate(stories: Sequence[Story], seed: int) -> Calibration:
    """Fit on three fifths of the seeds, measure on the others."""
    complete = [story for story in stories if story.turns and sum(story.shares) > 0]
    training = [story for story in complete if story.block % FOLDS < FITTING]
    testing = [story for story in complete if story.block % FOLDS >= FITTING]
    if not training or not testing:
        raise TooFew("Too few games: of every five seeds three are fitted to and two measured.")
    scales = fitted(training)

    def judged(model: Model) -> Quality:
        return quality(testing, model, seeded(f"bootstrap:{seed}"))

    return Calibration(
        scales,
        len(training),
        len(testing),
        judged(lambda turn: odds(turn.values, scales.at(turn.progress))),
        judged(lambda turn: odds(turn.values, Scales().at(turn.progress))),
        judged(lambda turn: [1 / len(turn.values)] * len(turn.values)),
    )


def report_lines(game: str, run: dict[str, Any], found: Calibration) -> list[str]:
    """`calibration.md`: what was done, how good the chances are, and the table behind the plot."""
    rows = (
        ("fitted scales", found.found),
        ("usual scales", found.usual),
        ("same chance for all", found.even),
    )
    lines = [
        f"# Calibration of the chances in {game}",
        "",
        f"{run['games']} games of {run['seats']} seats, seed {run['seed']}, between bots drawn from: "
        + ", ".join(f"`{bot}`" for bot in run["bots"])
        + f". The scales were fitted to {found.fitted_to} games and measured on {found.measured_on} others.",
        "",
        f"A win becomes e times as likely with every {found.scales.early:g} points of lead at the start, and with "
        f"every {found.scales.late:g} points at the end.",
        "",
        "| chances by | Brier score | log loss | expected calibration error |",
        "|---|---|---|---|",
        *(f"| {name} | {q.brier} | {q.log_loss} | {q.error} |" for name, q in rows),
        "",
        "Lower is better everywhere. Every game weighs the same; intervals (95 %) come from drawing the seeds again.",
        "",
        "![Predicted against actual](calibration.svg)",
        "",
        "| predictions | said on average | came true | interval |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| {b.size} | {100 * b.said:.1f} % | {100 * b.true:.1f} % | {100 * b.low:.1f} to {100 * b.high:.1f} % |"
        for b in found.found.bins
    ]
    return lines


def toml_lines(run: dict[str, Any], found: Calibration) -> list[str]:
    """`calibration.toml`, to be committed in the game's package: the scales and the run they come from."""
    q = found.found
    figures = {
        **run,
        "fitted_to": found.fitted_to,
        "measured_on": found.measured_on,
        "brier": round(q.brier.value, 4),
        "brier_usual": round(found.usual.brier.value, 4),
        "brier_even": round(found.even.brier.value, 4),
        "log_loss": round(q.log_loss.value, 4),
        "log_loss_usual": round(found.usual.log_loss.value, 4),
        "log_loss_even": round(found.even.log_loss.value, 4),
        "calibration_error": round(q.error.value, 4),
        "calibration_error_usual": round(found.usual.error.value, 4),
    }
    return [
        "# Written by `magnate calibrate`; the run that produced the scales stands below.",
        "[chances]",
        f"early = {found.scales.early}",
        f"late = {found.scales.late}",
        "",
        "[run]",
        *(f"{key} = {json.dumps(value)}" for key, value in figures.items()),
    ]


def write_report(game: str, run: dict[str, Any], found: Calibration, folder: Path) -> None:
    """`calibration.md`, `calibration.toml` and `calibration.svg`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in (("md", report_lines(game, run, found)), ("toml", toml_lines(run, found))):
        (folder / f"calibration.{name}").write_text("\n".join(lines) + "\n", encoding="utf-8")
    plot(game, found, folder / "calibration.svg")


def plot(game: str, found: Calibration, path: Path) -> None:
    """Predicted against actual, with intervals, before and after the fit; and how often each chance was given."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (axis, below) = pyplot.subplots(
        2, 1, figsize=(6, 7.5), sharex=True, gridspec_kw={"height_ratios": [4, 1]}
    )
    axis.plot([0, 100], [0, 100], color="#999999", linewidth=1, label="perfect")
    usual = found.usual.bins
    axis.plot(
        [100 * b.said for b in usual],
        [100 * b.true for b in usual],
        "x",
        color="#b5651d",
        label="usual scales",
    )
    bins = found.found.bins
    ends = [
        [100 * max(0.0, b.true - b.low) for b in bins],
        [100 * max(0.0, b.high - b.true) for b in bins],
    ]
    axis.errorbar(
        [100 * b.said for b in bins],
        [100 * b.true for b in bins],
        yerr=ends,
        fmt="o",
        color="#35618f",
        capsize=4,
        label="fitted scales",
    )
    axis.set_ylabel("came true, %")
    axis.set_title(f"{game}: chances of analysis on {found.measured_on} games not fitted to")
    axis.set_ylim(-2, 102)
    axis.legend(loc="upper left")
    axis.grid(alpha=0.3)
    below.bar([100 * b.said for b in bins], [b.size for b in bins], width=4, color="#35618f")
    below.set_xlabel("predicted chance to win, %")
    below.set_ylabel("predictions")
    below.set_xlim(-2, 102)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
