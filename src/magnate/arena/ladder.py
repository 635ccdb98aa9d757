"""Ladders: a plan of matches, committed before it is run, played with paired seeds and rotated seats, resumable.

A plan is a TOML file:

    game = "..."
    seed = 1

    [[rung]]
    name = "greedy over random"
    bots = ["greedy", "random"]       # one per seat; with more `seats` the last bot takes the rest
    seats = 4                         # optional
    games = 400
    of = "greedy"                     # whose results the rung measures; the first bot if not said
    share = 0.95                      # optional: it is expected to win at least so much
    low = 0.6                         # optional: ... or to be ahead of a rival as often as these two say
    high = 0.8
    within = 2.0                      # optional: 99 of 100 decisions are expected to take so many seconds at most
    options = { draft = true }        # optional: options of the game
    against = "the automa"            # optional, for a single seat: who wins when the seat does not rank first

A rung of a single seat measures its mean score. Results are appended to `results.jsonl` as they come in, and every game
is kept in `records`; a run that was killed goes on where it stood.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from magnate.arena.match import Fixture, Result, played, rotated
from magnate.arena.stats import Times
from magnate.core.contract import OptionValue
from magnate.core.errors import MagnateError
from magnate.core.record import Record
from magnate.core.registry import load

Runner = Callable[[Sequence[Fixture]], Iterator[Result]]


class BadPlan(MagnateError):
    """A plan file that cannot be played, or results that are not of this plan."""


class Rung(NamedTuple):
    """One match of a plan."""

    name: str
    bots: list[str]
    games: int
    of: str
    share: float = 0.0
    low: float = 0.0
    high: float = 0.0
    within: float = 0.0
    options: tuple[tuple[str, OptionValue], ...] = ()
    against: str = ""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.bots)


class Plan(NamedTuple):
    """A ladder to be played."""

    game: str
    seed: int
    rungs: list[Rung]

    def fixtures(self, rung: int) -> list[Fixture]:
        """The games of a rung."""
        step = self.rungs[rung]
        return rotated(self.game, step.bots, step.games, self.seed, step.options)

    @property
    def games(self) -> int:
        """How many games all rungs have."""
        return sum(rung.games for rung in self.rungs)


RUNG_KEYS = {"name", "bots", "seats", "games", "of", "share", "low", "high", "within", "options", "against"}


def read_plan(path: Path) -> Plan:
    """A plan from its file; `BadPlan` says what is wrong with it."""
    try:
        raw: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        plan = Plan(str(raw["game"]), int(raw.get("seed", 1)), [read_rung(r) for r in raw["rung"]])
    except OSError as error:
        raise BadPlan(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadPlan(f"{path} is not a plan: {error}.") from None
    for rung in plan.rungs:
        if rung.of not in rung.bots or rung.games < 1:
            raise BadPlan(f"{path}: rung '{rung.name}' needs games, and '{rung.of}' among its bots.")
    if len({rung.name for rung in plan.rungs}) < len(plan.rungs):
        raise BadPlan(f"{path}: two rungs have the same name.")
    return plan


def read_rung(raw: dict[str, Any]) -> Rung:
    """A rung as written in a plan."""
    unknown = raw.keys() - RUNG_KEYS
    if unknown:
        raise ValueError(f"a rung has no {', '.join(sorted(unknown))}")
    bots = [str(bot) for bot in raw["bots"]]
    bots += [bots[-1]] * (int(raw.get("seats", len(bots))) - len(bots))
    if "seats" in raw and int(raw["seats"]) != len(bots):
        raise ValueError(f"rung '{raw['name']}' has {len(bots)} bots for {raw['seats']} seats")
    return Rung(
        str(raw["name"]),
        bots,
        int(raw["games"]),
        str(raw.get("of", bots[0])),
        float(raw.get("share", 0)),
        float(raw.get("low", 0)),
        float(raw.get("high", 0)),
        float(raw.get("within", 0)),
        tuple(dict(raw.get("options", {})).items()),
        str(raw.get("against", "")),
    )


class Played(NamedTuple):
    """One finished game of a ladder as it is kept; its record holds the choices.

    `times` is a histogram of each bot's decision times (`stats.Times`), `seconds` their sum, `iterations` how often its
    search went down the tree.
    """

    rung: int
    number: int
    bots: list[str]
    seed: str
    scores: list[int]
    ranks: list[int]
    choices: int
    digest: str
    times: dict[str, dict[str, int]]
    seconds: dict[str, float]
    iterations: dict[str, int]

    def is_of(self, fixture: Fixture) -> bool:
        """Whether it is the game that a plan asks for."""
        return self.bots == list(fixture.bots) and self.seed == str(fixture.seed)


def kept(rung: int, number: int, result: Result) -> Played:
    """What is kept of a game: scores, ranks, a digest of the choices, and how long each bot thought."""
    digest = hashlib.sha256(" ".join(map(str, result.choices)).encode()).hexdigest()[:16]
    times: dict[str, Times] = {}
    seconds: dict[str, float] = {}
    iterations: dict[str, int] = {}
    for seat, bot in enumerate(result.fixture.bots):
        clock = times.setdefault(bot, Times())
        for spent in result.seconds[seat]:
            clock.add(spent)
        seconds[bot] = round(seconds.get(bot, 0.0) + sum(result.seconds[seat]), 4)
        iterations[bot] = iterations.get(bot, 0) + result.iterations[seat]
    return Played(
        rung,
        number,
        list(result.fixture.bots),
        str(result.fixture.seed),
        result.scores,
        result.ranks,
        len(result.choices),
        digest,
        {bot: clock.plain() for bot, clock in times.items()},
        seconds,
        iterations,
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


def done_of(plan: Plan, folder: Path) -> dict[tuple[int, int], Played]:
    """The games of a plan that were already played in a folder; `BadPlan` if it holds those of another plan."""
    done = read_results(folder / "results.jsonl")
    fixtures = [plan.fixtures(rung) for rung in range(len(plan.rungs))]
    for (rung, number), game in done.items():
        fits = rung < len(fixtures) and (number >= len(fixtures[rung]) or game.is_of(fixtures[rung][number]))
        if not fits:
            raise BadPlan(f"{folder} holds results of another plan (rung {rung + 1}, game {number + 1}).")
    return {key: game for key, game in done.items() if key[1] < len(fixtures[key[0]])}


def climb(plan: Plan, folder: Path, runner: Runner = played) -> Iterator[Played]:
    """Play what is missing of a plan, keeping each game as soon as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "records").mkdir(exist_ok=True)
    path = folder / "results.jsonl"
    done = done_of(plan, folder)
    drop_cut_line(path)
    yield from done.values()
    with path.open("a", encoding="utf-8") as file:
        for rung in range(len(plan.rungs)):
            todo = [(i, f) for i, f in enumerate(plan.fixtures(rung)) if (rung, i) not in done]
            numbers: dict[Fixture, list[int]] = {}
            for i, fixture in todo:
                numbers.setdefault(fixture, []).append(i)
            for result in runner([fixture for _, fixture in todo]):
                game = kept(rung, numbers[result.fixture].pop(0), result)
                keep_record(result, folder / "records" / f"{rung + 1}-{game.number + 1}.record")
                file.write(json.dumps(game._asdict()) + "\n")
                file.flush()
                yield game


def drop_cut_line(path: Path) -> None:
    """Remove what a kill left of a last line, so that the next one starts on its own."""
    if path.is_file():
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            path.write_bytes(whole)


def keep_record(result: Result, path: Path) -> None:
    """Write the record of a game."""
    fixture = result.fixture
    game = load(fixture.game, fixture.components or None)
    options = game.full_options(dict(fixture.options))
    names = list(fixture.bots)
    record = Record(game, len(names), options, fixture.seed, result.choices, names, result.end)
    path.write_text(record.text(), encoding="utf-8")
