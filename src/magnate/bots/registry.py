"""Bots by name: "random", "greedy", "planner", "search" with settings, the levels a game was graded for, and programs.

A host may give players from outside a name of their own in the environment: `MAGNATE_BOTS` holds a JSON object of names
and of what they stand for, so that worker processes know them too.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from magnate.bots.alone import AloneBot
from magnate.bots.choice import TemperedBot, TemperedPlanner
from magnate.bots.contract import Bot
from magnate.bots.greedy import GreedyBot
from magnate.bots.outside import outsider
from magnate.bots.planner import PlannerBot, Planning
from magnate.bots.random_bot import RandomBot
from magnate.bots.search import SearchBot, Settings
from magnate.bots.style import StyledBot, style_for, styles_of
from magnate.core.errors import MagnateError
from magnate.core.registry import load

LEVELS: Final = ("1", "2", "3", "4", "5")
MASTER: Final = "master"
"""The level above them: it thinks without a limit of time, for analysis and for those who ask for it."""
GRADED: Final = (*LEVELS, MASTER)
BOTS: Final = ("random", "greedy", "planner", "search")
BASIC: Final = ("random", "greedy")
NAMED: Final = "MAGNATE_BOTS"


class UnknownBot(MagnateError):
    """No bot of that name, or none with such settings."""


def bots() -> list[str]:
    """The names of all bots and levels."""
    return [*BOTS, *GRADED]


def make(name: str, seed: int | str = 0, game: str = "") -> Bot:
    """A bot by its name; the same seed makes it decide the same.

    "search:iterations=200,objective=win" or "greedy:temperature=2" sets what differs from the defaults; "1" to "5" and
    "master" are the levels graded for a game, as written in its `levels.toml`, and "5:inventor" is one in a style of
    the game's `styles.toml`; "cmd:PROGRAM" and "chat:URL,model=NAME" are players from outside.
    """
    name = named().get(name, name)
    outside = outsider(name, seed)
    if outside is not None:
        return outside
    kind, _, details = name.partition(":")
    if kind in GRADED:
        return graded(kind, details, seed, game)
    if kind == "random":
        return RandomBot(seed)
    if kind in BOTS:
        return thinker(kind, parsed(details, name), seed, name, game)
    raise UnknownBot(f"There is no bot '{name}'; known are: {', '.join(bots())}.")


def grading(game: str) -> dict[str, Any]:
    """What a game's `levels.toml` says; nothing where there is none."""
    path = resources.files(load(game).package).joinpath("levels.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def levels_of(game: str) -> dict[str, dict[str, Any]]:
    """The levels of a game; without `levels.toml` there are none yet."""
    return grading(game).get("level", {})  # type: ignore[no-any-return]


@cache
def strengths_of(game: str) -> dict[str, float]:
    """How strong the bots are that the game's ladder has measured, on the scale of the ratings."""
    return grading(game).get("strength", {})  # type: ignore[no-any-return]


def levels(game: str) -> tuple[str, ...]:
    """The bots that can be seated at a game: two simple ones, its graded levels, and those the host named."""
    return (*BASIC, *sorted(levels_of(game)), *named())


def timed(game: str) -> list[str]:
    """The levels of a game that decide within their time, the strongest last: all but the master."""
    return sorted(level for level in levels_of(game) if level != MASTER)


def named() -> dict[str, str]:
    """The players from outside that the host gave a name."""
    raw = os.environ.get(NAMED, "")
    return dict(json.loads(raw)) if raw else {}


def name_bot(given: str) -> None:
    """Give a player from outside a name, as in "NAME=cmd:PROGRAM", in this process and those it starts."""
    name, _, spec = given.partition("=")
    if not re.fullmatch(r"[A-Za-z][\w-]{0,39}", name):
        raise UnknownBot(f"'{given}' is not NAME=cmd:PROGRAM, with a name of letters and digits.")
    if name in bots():
        raise UnknownBot(f"'{given}': there is a bot called {name} already.")
    player = outsider(spec)
    if player is None:
        raise UnknownBot(f"'{given}': only cmd:PROGRAM and chat:URL can be given a name.")
    player.leave()
    os.environ[NAMED] = json.dumps({**named(), name: spec})


def fitting(game: str) -> str:
    """The bot where none was named: the middle one of a game's levels."""
    known = timed(game)
    return known[len(known) // 2] if known else BASIC[-1]


def advisor(game: str, wanted: str = "") -> str:
    """The bot that gives hints: the wanted one, else the strongest that decides within its time."""
    return wanted if wanted in levels(game) else [*BASIC, *timed(game)][-1]


def graded(level: str, style: str, seed: int | str, game: str) -> Bot:
    """The bot of a level, in a style if one is named; `alone` in a level is what differs in a game alone."""
    known = levels_of(game) if game else {}
    if level not in known:
        raise UnknownBot(f"Level {level} is not graded for {game or 'no game'}.")
    settings = dict(known[level])
    if style:
        settings["style"] = style.removeprefix("style=")
    name = f"{level}:{style}" if style else level
    kind = settings.pop("bot")
    alone = settings.pop("alone", None)
    bot = thinker(kind, dict(settings), seed, name, game)
    return bot if alone is None else AloneBot(bot, thinker(kind, settings | alone, seed, name, game))


def in_style(name: str, seed: int | str, game: str) -> str:
    """A graded level with the style of a seat for which none was picked; any other bot as it is."""
    style = style_for(game, seed) if name in levels_of(game) else ""
    return f"{name}:{style}" if style else name


def thinker(kind: str, settings: dict[str, Any], seed: int | str, name: str, game: str = "") -> Bot:
    """A bot that thinks, with settings; every kind may have a temperature and a style."""
    bot: Bot
    temperature = settings.pop("temperature", 0.0)
    style = settings.pop("style", "")
    try:
        if kind == "greedy":
            bot = GreedyBot(**settings, seed=seed)
        elif kind == "planner" and temperature:
            bot = TemperedPlanner(Planning(**settings), temperature, seed, name)
        elif kind == "planner":
            bot = PlannerBot(Planning(**settings), seed, name)
        else:
            bot = SearchBot(Settings(**settings), seed, name)
        mind = bot
        if style:
            bot = StyledBot(bot, style, tastes_of(style, game))
        if temperature and kind != "planner":
            bot = TemperedBot(bot, temperature, seed, mind)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"'{name}' is not a bot: {error}.") from None
    bot.name = name
    return bot


def tastes_of(style: str, game: str) -> dict[str, float]:
    """What a style of a game values more or less than usual."""
    known = styles_of(game) if game else {}
    if style not in known:
        there = f"known are: {', '.join(known)}" if known else "it has none"
        raise UnknownBot(f"There is no style '{style}' for {game or 'no game'}; {there}.")
    return known[style]


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
