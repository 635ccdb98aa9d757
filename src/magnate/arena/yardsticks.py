"""Yardsticks: fixed measures of how well a bot plays that do not rest on another bot.

A title says in its `yardsticks.toml` what is measured: games alone and games among equals, each with its seats and
options. For each measure the bot plays every seat; counted are the final scores and where they come from, the key
figures at the end, wins over an opponent without a seat where there is one, how a game alone is judged, and blunders:
what any expert would call so, as the title's `blunders.py` tells it.

    [[measure]]
    name = "alone, hard"
    seats = 1
    options = { andrew = "hard" }

    [[reported]]                  # what players report for the printed game; left out where none is known
    seats = 3
    scores = [81, 65, 59]
    source = "..."

Held-out games have seeds that nothing else plays on: they are for the end of a piece of work, once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, Protocol

from magnate.arena.match import Fixture, Result, play
from magnate.arena.processes import outcomes
from magnate.arena.stats import Interval, Mean, deviation, mean, mean_interval, percentile, wilson
from magnate.core.contract import Game, OptionValue, State
from magnate.core.errors import MagnateError
from magnate.core.registry import load

HELD_OUT: Final = "held-out"
PASSED_BY: Final = "points-passed-by"
"""A turn was given up at once although another way through it would have scored."""
LOOKED_AT: Final = 300
"""How many positions of a turn are looked at for points passed by."""


class BadYardsticks(MagnateError):
    """A title without yardsticks, or with some that cannot be read."""


class Measure(NamedTuple):
    """One kind of game that is measured."""

    name: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()


class Report(NamedTuple):
    """Final scores that players of the printed game report."""

    seats: int
    scores: list[int]
    source: str


class Yardsticks(NamedTuple):
    """What a title declares."""

    measures: list[Measure]
    reported: list[Report]


class Blunder(NamedTuple):
    """Something no expert does: its name, the seat that did it, and how much of it (pounds left over, workers idle)."""

    name: str
    seat: int
    amount: int = 1


class BlundersModule(Protocol):
    """What a title's `blunders.py` holds."""

    @property
    def NAMES(self) -> Sequence[str]:
        """The names of all that is counted."""

    def blunders(self, before: Any, choice: int, after: Any, /) -> list[tuple[str, int, int]]:
        """The blunders in a choice, seen from the positions before and after it: name, seat, amount."""

    def gives_up(self, s: Any, choice: int, /) -> bool:
        """Whether a choice ends a turn in which nothing was done, with nothing that could be saved for later."""


class Story(NamedTuple):
    """What one game tells: by seat the score, its sources, the key figures and the blunders."""

    result: Result
    sources: list[dict[str, int]]
    figures: list[dict[str, int]]
    blunders: list[Blunder]
    rival: int | None
    outcome: str


class Spread(NamedTuple):
    """A figure over many games: its average with an interval, how far it spreads, how often it is not 0."""

    mean: Mean
    deviation: float
    share: float

    def plain(self) -> dict[str, float]:
        """The figure as JSON."""
        return {
            "mean": round(self.mean.value, 3),
            "low": round(self.mean.low, 3),
            "high": round(self.mean.high, 3),
            "deviation": round(self.deviation, 3),
            "share": round(self.share, 3),
        }


class Finding(NamedTuple):
    """What a measure came to.

    `wins` and `rival` are of games against an opponent without a seat, `outcomes` of games alone that are judged;
    sources, figures and blunders are per seat and game; `slow` is the time within which 99 of 100 decisions were made.
    """

    measure: Measure
    games: int
    score: Spread
    wins: Interval | None
    rival: Spread | None
    outcomes: dict[str, Interval]
    sources: dict[str, Spread]
    figures: dict[str, Spread]
    blunders: dict[str, Spread]
    slow: float

    def plain(self) -> dict[str, Any]:
        """The finding as JSON."""
        return {
            "measure": self.measure.name,
            "seats": self.measure.seats,
            "options": dict(self.measure.options),
            "games": self.games,
            "score": self.score.plain(),
            "wins": self.wins and self.wins._asdict(),
            "rival": self.rival and self.rival.plain(),
            "outcomes": {name: share._asdict() for name, share in self.outcomes.items()},
            "sources": {name: spread.plain() for name, spread in self.sources.items()},
            "figures": {name: spread.plain() for name, spread in self.figures.items()},
            "blunders": {name: spread.plain() for name, spread in self.blunders.items()},
            "slow": round(self.slow, 4),
        }


# --- what is measured -------------------------------------------------------------------------------------------


def yardsticks_of(game: Game) -> Yardsticks:
    """The yardsticks of a title; `BadYardsticks` where it has none, or what is wrong with them."""
    path = resources.files(game.package).joinpath("yardsticks.toml")
    if not path.is_file():
        raise BadYardsticks(f"{game.id} has no yardsticks.")
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        measures = [
            Measure(str(row["name"]), int(row["seats"]), tuple(dict(row.get("options", {})).items()))
            for row in raw["measure"]
        ]
        reported = [
            Report(int(row["seats"]), [int(n) for n in row["scores"]], str(row["source"]))
            for row in raw.get("reported", [])
        ]
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise BadYardsticks(f"The yardsticks of {game.id} cannot be read: {error}.") from None
    for measure in measures:
        if measure.seats not in game.seats:
            raise BadYardsticks(f"{game.id} is not played with {measure.seats} seats.")
        game.full_options(dict(measure.options), measure.seats)
    return Yardsticks(measures, reported)


def fixtures(game: str, measure: Measure, bot: str, games: int, seed: int, held_out: bool) -> list[Fixture]:
    """The games of a measure: the bot in every seat, each game on a seed of its own."""
    start = f"{HELD_OUT}:{seed}" if held_out else str(seed)
    bots = (bot,) * measure.seats
    return [Fixture(game, bots, f"{start}:{number}", measure.options) for number in range(games)]


@cache
def blunders_of(package: str) -> BlundersModule | None:
    """The blunders that a title counts, None if it counts none."""
    name = f"{package}.blunders"
    return None if find_spec(name) is None else import_module(name)


# --- one game ---------------------------------------------------------------------------------------------------


def tell(fixture: Fixture) -> Story:
    """Play one game and tell what the yardsticks ask for."""
    result = play(fixture)
    game = load(fixture.game, fixture.components or None)
    state = game.new(len(fixture.bots), fixture.seed, dict(fixture.options))
    counted = blunders_of(game.package)
    found: list[Blunder] = []
    for choice in result.choices:
        if counted is None:
            state.advance(choice)
            continue
        before = state.clone()
        state.advance(choice)
        found += [Blunder(*one) for one in counted.blunders(before, choice, state)]
        if counted.gives_up(before, choice) and points_to_be_had(before, choice):
            found.append(Blunder(PASSED_BY, before.actor))
    outcome = state.board(-1).get("outcome")
    rival = state.automa_sheet()
    return Story(
        result,
        [totals(lines) for lines in state.score_sheet()],
        [
            {figure.name: figure.value for figure in state.figures(seat, -1) if isinstance(figure.value, int)}
            for seat in range(state.seats)
        ],
        found,
        sum(line.points for line in rival) if rival else None,
        str(outcome["id"]) if outcome and not rival else "",
    )


def totals(lines: Sequence[Any]) -> dict[str, int]:
    """The points of each source."""
    found: dict[str, int] = {}
    for line in lines:
        found[line.name] = found.get(line.name, 0) + line.points
    return found


def points_to_be_had(state: State, besides: int) -> bool:
    """Whether some way through the turn in progress raises the score of the seat to decide, without one choice."""
    seat, turn = state.actor, state.turn
    start = state.scores()[seat]
    waiting, looked = [state], 0
    while waiting and looked < LOOKED_AT:
        here = waiting.pop(0)
        for choice in here.distinct():
            if choice == besides:
                continue
            looked += 1
            child = here.clone()
            child.advance(choice)
            if not child.is_over and child.scores()[seat] > start:
                return True
            if child.actor == seat and child.turn == turn:
                waiting.append(child)
    return False


# --- many games ---------------------------------------------------------------------------------------------------


def told(plan: Sequence[Fixture], workers: int = 0) -> Iterator[Story]:
    """The stories of a plan in its order, on all cores unless told otherwise."""
    yield from outcomes(tell, plan, workers)


def spread(values: list[float]) -> Spread:
    """A figure over many games."""
    return Spread(mean_interval(values), deviation(values), mean([float(value != 0) for value in values]))


def spreads(rows: list[dict[str, int]]) -> dict[str, Spread]:
    """Every named figure of the rows; one that a row lacks is 0 there."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    return {name: spread([float(row.get(name, 0)) for row in rows]) for name in names}


def measured(measure: Measure, stories: Sequence[Story], names: Sequence[str] = ()) -> Finding:
    """What the games of a measure come to; `names` are the blunders that are counted, though none be found."""
    games = len(stories)
    seats = [(story, seat) for story in stories for seat in range(measure.seats)]
    rivals = [float(story.rival) for story in stories if story.rival is not None]
    judged = [story.outcome for story in stories if story.outcome]
    slips: list[dict[str, int]] = []
    for story, seat in seats:
        row = dict.fromkeys(names, 0)
        for blunder in story.blunders:
            if blunder.seat == seat:
                row[blunder.name] = row.get(blunder.name, 0) + blunder.amount
        slips.append(row)
    seconds = [taken for story in stories for row in story.result.seconds for taken in row]
    return Finding(
        measure,
        games,
        spread([float(story.result.scores[seat]) for story, seat in seats]),
        wilson(sum(story.result.share(0) for story in stories), games) if rivals else None,
        spread(rivals) if rivals else None,
        {name: wilson(judged.count(name), games) for name in sorted(set(judged))},
        spreads([story.sources[seat] for story, seat in seats]),
        spreads([story.figures[seat] for story, seat in seats]),
        spreads(slips),
        percentile(seconds, 0.99),
    )


def names_of(game: Game) -> list[str]:
    """The blunders that are counted for a title."""
    counted = blunders_of(game.package)
    return [] if counted is None else [*counted.NAMES, PASSED_BY]
