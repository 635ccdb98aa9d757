"""`magnate protocol-check`: does a program keep to the protocol for players in any language?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from magnate.bots.contract import seen_by
from magnate.bots.failure import BotFailure
from magnate.bots.process import GRACE
from magnate.bots.protocol import Conversation, read_spec
from magnate.core.contract import Game
from magnate.core.rng import seeded

LONGEST = 20_000


class Finding(NamedTuple):
    """What came of one check: "" if the program passed, else what it did wrong."""

    check: str
    wrong: str


class Checker:
    """A program under test, and what was found so far."""

    def __init__(self, spec: str) -> None:
        self.words, self.limits = read_spec(spec)
        self.findings: list[Finding] = []

    @contextmanager
    def talk(self) -> Iterator[Conversation]:
        """A fresh run of the program, ended whatever happens."""
        talk = Conversation(self.words, self.limits)
        try:
            yield talk
        finally:
            talk.program.kill()

    def check(self, name: str, tried: Callable[[], str]) -> bool:
        """Try something and note what came of it."""
        try:
            wrong = tried()
        except BotFailure as failure:
            wrong = f"{failure.kind}: {failure}"
        self.findings.append(Finding(name, wrong))
        return not wrong

    def greets(self) -> str:
        """It answers a greeting, and one that says more than it knows."""
        with self.talk() as talk:
            talk.hello()
        with self.talk() as talk:
            talk.say({"type": "hello", "protocol": 1, "from": "magnate", "x-new": {"a": [1, None, "é"]}})
            talk.hear("hello")
        return ""

    def ignores(self) -> str:
        """It does not answer, and is not upset by, a message it does not know."""
        with self.talk() as talk:
            talk.hello()
            talk.say({"type": "x-new-message", "text": "later versions may say more"})
            talk.say({"type": "error", "error": "illegal", "text": "just so that you know"})
            talk.hello()
        return ""

    def leaves(self) -> str:
        """It ends by itself when nobody speaks to it any more."""
        with self.talk() as talk:
            talk.hello()
            if not talk.program.left(GRACE):
                return f"it still runs {GRACE:g} seconds after its input was closed"
        return ""

    def plays(self, game: Game, seats: int, games: int) -> str:
        """It plays whole games in one run, in every seat, against random choices."""
        with self.talk() as talk:
            talk.hello()
            for number in range(games):
                play_one(talk, game, seats, number)
        return ""


def play_one(talk: Conversation, game: Game, seats: int, number: int) -> None:
    """One game of the program in one seat against random choices."""
    rng = seeded(f"protocol-check:{number}")
    seat = number % seats
    state = game.new(seats, f"protocol-check:{number}")
    talk.new(state, seat)
    for _ in range(LONGEST):
        if state.is_over:
            break
        offered = state.choices()
        choice = offered[rng.below(len(offered))]
        if state.actor == seat:
            choice = talk.decide(seen_by(state, seat, rng), seat)
        state.choose(choice)
    talk.result(state)


def counted(number: int, word: str) -> str:
    """So many of something."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def run(spec: str, games: list[Game], rounds: int) -> bool:
    """Check a program on games at all their seat counts; whether it passed everything."""
    checker = Checker(spec)
    tables = [(game, seats) for game in games for seats in game.seats]
    if checker.check("greets", checker.greets):
        checker.check("ignores what it does not know", checker.ignores)
        checker.check("leaves when its input ends", checker.leaves)
        for game, seats in track(tables, "plays", console=Console(stderr=True)):
            played = rounds * seats
            checker.check(
                f"plays {game.id}, {counted(seats, 'seat')}, {counted(played, 'game')}",
                partial(checker.plays, game, seats, played),
            )
    table = Table("check", "passed", "what went wrong")
    for finding in checker.findings:
        table.add_row(finding.check, "no" if finding.wrong else "yes", escape(finding.wrong))
    Console().print(table)
    return not any(finding.wrong for finding in checker.findings)
