"""The plan of a ladder: matches, what is expected of them, and what is kept of a game that was played.

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

A rung of a single seat measures its mean score.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from magnate.arena.match import Fixture, rotated
from magnate.core.contract import OptionValue
from magnate.core.errors import MagnateError


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
    """A ladder to be played; `rules` is the rules version its games are of, 0 for the installed one."""

    game: str
    seed: int
    rungs: list[Rung]
    rules: int = 0

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
        rungs = [read_rung(rung) for rung in raw["rung"]]
        plan = Plan(str(raw["game"]), int(raw.get("seed", 1)), rungs, int(raw.get("rules", 0)))
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
    search went down the tree, `failures` what a seat lost the game by ("" where it did not fail).
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
    failures: Sequence[str] = ()

    def is_of(self, fixture: Fixture) -> bool:
        """Whether it is the game that a plan asks for."""
        return self.bots == list(fixture.bots) and self.seed == str(fixture.seed)
