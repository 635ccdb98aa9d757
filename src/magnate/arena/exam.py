"""An exam for players: positions whose best choices are known, then games against the graded levels.

The positions of a title lie in its folder (`exam.json`), each as the seed of its game and the choices that led to it,
with the exact value of every choice: they are endings that `magnate.arena.endings` has solved. A player is right when
it makes a choice of the best value; what it loses otherwise is counted in points.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from magnate.arena.match import Fixture, Result, played, rotated
from magnate.arena.stats import Interval, mean, wilson
from magnate.bots.chat import ChatBot
from magnate.bots.contract import Bot, seen_by
from magnate.bots.failure import BotFailure
from magnate.bots.registry import levels_of, make
from magnate.core.contract import Game, State
from magnate.core.errors import BadOptions
from magnate.core.registry import load
from magnate.core.rng import seeded

FILE: Final = "exam.json"


class Question(NamedTuple):
    """A position of the exam and what each choice is worth to the seat that has it."""

    seats: int
    seed: int
    choices: list[int]
    values: dict[int, float]

    @property
    def best(self) -> float:
        """The value of the best choice."""
        return max(self.values.values())

    def position(self, game: Game) -> State:
        """The position itself."""
        state = game.new(self.seats, self.seed)
        for choice in self.choices:
            state.choose(choice)
        if sorted(state.choices()) != sorted(self.values):
            raise BadOptions(f"The exam of {game.id} was made for other rules; make it again.")
        return state


@cache
def questions(name: str) -> list[Question]:
    """The positions of a title's exam; `BadOptions` when it has none for these rules."""
    game = load(name)
    path = resources.files(game.package).joinpath(FILE)
    if not path.is_file():
        raise BadOptions(f"{name} has no exam.")
    raw = json.loads(path.read_text(encoding="utf-8"))
    if (raw["rules"], raw["components"]) != (game.rules_version, game.components.digest):
        raise BadOptions(f"The exam of {name} was made for other rules or components.")
    return [
        Question(one["seats"], one["seed"], one["choices"], {int(c): v for c, v in one["values"].items()})
        for one in raw["positions"]
    ]


class Answer(NamedTuple):
    """What a player chose in a position (-1 when it failed), what that loses in points, and how it failed."""

    choice: int
    lost: float
    failure: str = ""


def answered(bot: Bot, name: str, number: int, question: Question) -> Answer:
    """What a player makes of a position; a player that fails loses as much as with the worst choice."""
    state = question.position(load(name))
    try:
        seen = seen_by(state, state.actor, seeded(f"exam:{number}"))
        choice = bot.choose(seen, state.actor).choice
        return Answer(choice, question.best - question.values[choice])
    except BotFailure as failure:
        return Answer(-1, question.best - min(question.values.values()), f"{failure.kind}: {failure}")


class Paper(NamedTuple):
    """How a player fared: the positions, the games against each level, and what it cost where that is known."""

    bot: str
    answers: list[Answer]
    games: dict[str, list[Result]]
    illegal: int = 0
    tokens: int = 0

    def right(self) -> Interval:
        """The share of positions with a best choice."""
        return wilson(sum(not one.failure and one.lost == 0 for one in self.answers), len(self.answers))

    def lost(self) -> float:
        """Points lost per position."""
        return mean([one.lost for one in self.answers])

    def won(self, level: str) -> Interval:
        """The share of wins against a level."""
        results = self.games[level]
        return wilson(sum(r.share(r.fixture.bots.index(self.bot)) for r in results), len(results))

    def failures(self) -> int:
        """Positions and games in which the player failed."""
        in_games = [r.failures[r.fixture.bots.index(self.bot)] for rs in self.games.values() for r in rs]
        return sum(bool(one.failure) for one in self.answers) + sum(map(bool, in_games))

    def plain(self) -> dict[str, Any]:
        """The paper as JSON."""
        return {
            "bot": self.bot,
            "positions": len(self.answers),
            "right": list(self.right()),
            "points_lost": round(self.lost(), 3),
            "answers": [one._asdict() for one in self.answers],
            "games": {
                level: {"played": len(rs), "won": list(self.won(level))} for level, rs in self.games.items()
            },
            "failures": self.failures(),
            "illegal_answers": self.illegal,
            "tokens": self.tokens,
        }


def examined(
    name: str,
    bot: str,
    games: int,
    levels: Sequence[str],
    seed: int = 1,
    workers: int = 1,
    positions: int = 0,
) -> Iterator[Paper]:
    """A player's paper, growing with each position and each level, so that progress can be shown."""
    asked = questions(name)[: positions or None]
    player = make(bot, "exam", name)
    paper = Paper(bot, [], {})
    try:
        for number, question in enumerate(asked):
            paper = paper._replace(answers=[*paper.answers, answered(player, name, number, question)])
            yield counted(paper, player)
    finally:
        player.leave()
    for level in levels if games else ():
        if level == bot:
            continue  # against itself a player has an even share
        results = list(played(against(name, bot, level, games, seed), workers))
        paper = paper._replace(games={**paper.games, level: results})
        yield counted(paper, player)


def counted(paper: Paper, player: Bot) -> Paper:
    """The paper with what the player's answers cost, where it counts that."""
    if isinstance(player, ChatBot):
        return paper._replace(illegal=player.illegal, tokens=player.spent)
    return paper


def against(name: str, bot: str, level: str, games: int, seed: int) -> list[Fixture]:
    """Games at the smallest table, the player in every seat in turn, all rivals of one level."""
    game = load(name)
    if level not in levels_of(name):
        raise BadOptions(f"{name} has no level {level}.")
    seats = min(n for n in game.seats if n > 1)
    rivals = [level] * (seats - 1)
    return [
        fixture._replace(seed=f"exam:{fixture.seed}")
        for fixture in rotated(name, [bot, *rivals], games, seed)
    ]
