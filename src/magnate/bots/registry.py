"""Bots by name: "random", "greedy", "planner", "search" with settings, and the levels a game was graded for."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from magnate.bots.contract import Bot
from magnate.bots.greedy import GreedyBot
from magnate.bots.planner import PlannerBot, Planning
from magnate.bots.random_bot import RandomBot
from magnate.bots.search import SearchBot, Settings
from magnate.core.errors import MagnateError
from magnate.core.registry import load

LEVELS: Final = ("1", "2", "3", "4", "5")
BOTS: Final = ("random", "greedy", "planner", "search")
BASIC: Final = ("random", "greedy")


class UnknownBot(MagnateError):
    """No bot of that name, or none with such settings."""


def bots() -> list[str]:
    """The names of all bots and levels."""
    return [*BOTS, *LEVELS]


def make(name: str, seed: int | str = 0, game: str = "") -> Bot:
    """A bot by its name; the same seed makes it decide the same.

    "search:iterations=200,objective=win" or "greedy:slips=0.2" sets what differs from the defaults; "1" to "5" are the
    levels graded for a game, as written in its `levels.toml`.
    """
    kind, _, details = name.partition(":")
    if kind in LEVELS and not details:
        return graded(name, seed, game)
    if kind == "random":
        return RandomBot(seed)
    if kind in BOTS:
        return thinker(kind, parsed(details, name), seed, name)
    raise UnknownBot(f"There is no bot '{name}'; known are: {', '.join(bots())}.")


@cache
def levels_of(game: str) -> dict[str, dict[str, Any]]:
    """The levels of a game; without `levels.toml` there are none yet."""
    path = resources.files(load(game).package).joinpath("levels.toml")
    if not path.is_file():
        return {}
    return tomllib.loads(path.read_text(encoding="utf-8"))["level"]  # type: ignore[no-any-return]


def levels(game: str) -> tuple[str, ...]:
    """The bots that can be seated at a game: two simple ones, and the levels it was graded for."""
    return (*BASIC, *sorted(levels_of(game)))


def fitting(game: str) -> str:
    """The bot for whoever named none: the middle one of a game's levels."""
    known = levels(game)[len(BASIC) :]
    return known[len(known) // 2] if known else BASIC[-1]


def advisor(game: str, wanted: str = "") -> str:
    """The bot that gives hints: the wanted one, else the strongest."""
    return wanted if wanted in levels(game) else levels(game)[-1]


def graded(level: str, seed: int | str, game: str) -> Bot:
    """The bot of a level."""
    known = levels_of(game) if game else {}
    if level not in known:
        raise UnknownBot(f"Level {level} is not graded for {game or 'no game'}.")
    settings = dict(known[level])
    return thinker(settings.pop("bot"), settings, seed, level)


def thinker(kind: str, settings: dict[str, Any], seed: int | str, name: str) -> Bot:
    """A bot that thinks, with settings."""
    bot: Bot
    try:
        if kind == "greedy":
            bot = GreedyBot(**settings, seed=seed)
        elif kind == "planner":
            bot = PlannerBot(Planning(**settings), seed, name)
        else:
            bot = SearchBot(Settings(**settings), seed, name)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"'{name}' is not a bot: {error}.") from None
    bot.name = name
    return bot


def parsed(details: str, name: str) -> dict[str, Any]:
    """Settings as written behind the colon."""
    found: dict[str, Any] = {}
    for pair in filter(None, details.split(",")):
        key, equals, value = pair.partition("=")
        if not equals:
            raise UnknownBot(f"'{name}': '{pair}' is not SETTING=VALUE.")
        try:
            found[key] = tomllib.loads(f"value = {value}")["value"]
        except tomllib.TOMLDecodeError:
            found[key] = value
    return found
