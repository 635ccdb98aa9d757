"""Players in any language: a program that speaks JSON lines over standard input and output.

What is said in which order stands in `docs/protocol.md`. `cmd:PROGRAM ARGUMENT ...` names such a player wherever a bot
is asked for; `cmd[seconds=5,cpu=120,memory=512]:PROGRAM` sets its limits.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from pathlib import Path
from typing import Any, Final, NamedTuple

from magnate.bots.contract import Bot, Decision, certain
from magnate.bots.failure import BotFailure
from magnate.bots.process import Program
from magnate.core.contract import State
from magnate.core.errors import MagnateError

PROTOCOL: Final = 1
NAME_LIMIT: Final = 60
SPEC: Final = re.compile(r"cmd(?:\[(?P<limits>[^\]]*)\])?:(?P<command>.+)", re.DOTALL)
# What each limit may be, from the least to the most.
BOUNDS: Final = {"seconds": (0.05, 600.0), "cpu": (1, 86_400), "memory": (16, 65_536)}


class BadCommand(MagnateError):
    """A program that cannot be run, or limits that cannot be set."""


class Limits(NamedTuple):
    """Seconds for each answer, seconds of processor time for a whole game, memory in MiB."""

    seconds: float = 10.0
    cpu: int = 600
    memory: int = 1024


def is_program(name: str) -> bool:
    """Whether a bot's name is a program to be run."""
    return SPEC.fullmatch(name) is not None


def read_spec(name: str) -> tuple[list[str], Limits]:
    """The words and the limits of a `cmd:` name; `BadCommand` says what is wrong with it."""
    found = SPEC.fullmatch(name)
    if found is None:
        raise BadCommand(f"'{name}' is not cmd:PROGRAM.")
    if os.name != "posix":
        raise BadCommand("Programs can be players on Linux and macOS only.")
    try:
        words = shlex.split(found["command"])
    except ValueError as error:
        raise BadCommand(f"'{name}': {error}.") from None
    if not words or shutil.which(words[0]) is None:
        raise BadCommand(f"'{name}': there is no program '{words[0] if words else ''}'.")
    if os.sep in words[0]:
        words[0] = str(Path(words[0]).absolute())
    return words, read_limits(found["limits"] or "", name)


def read_limits(text: str, name: str) -> Limits:
    """Limits as written in square brackets."""
    found: dict[str, Any] = {}
    for pair in filter(None, text.split(",")):
        key, _, value = pair.partition("=")
        low, high = BOUNDS.get(key, (1, 0))
        try:
            number = type(Limits._field_defaults[key])(value)
        except (KeyError, ValueError):
            raise BadCommand(f"'{name}': '{pair}' is not one of {', '.join(BOUNDS)} with a number.") from None
        if not low <= number <= high:
            raise BadCommand(f"'{name}': {key} can be {low} to {high}.")
        found[key] = number
    return Limits(**found)


def new_message(state: State, seat: int) -> dict[str, Any]:
    """What a program is told at the start of a game."""
    game = state.game
    return {
        "type": "new",
        "game": game.id,
        "rules": game.rules_version,
        "components": game.components.digest,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.options),
        "choices": game.space.size,
    }


def decide_message(state: State, seat: int, number: int, seconds: float) -> dict[str, Any]:
    """What a program is asked: all that its seat may know, and what it may choose in numbers, forms and words."""
    view = state.view(seat)
    offered = view.pop("choices")
    choices = [
        {"id": c["id"], "do": c["do"], "on": c["on"], "say": state.game.say(state, c["id"])} for c in offered
    ]
    return {
        "type": "decide",
        "id": number,
        "seconds": seconds,
        "prompt": state.game.text(state.prompt(seat)),
        "choices": choices,
        "view": view,
    }


class Conversation:
    """One program, spoken to by the protocol. Whatever it does wrong is a `BotFailure`."""

    def __init__(self, words: list[str], limits: Limits) -> None:
        self.limits = limits
        self.program = Program(words, limits.cpu, limits.memory)
        self.asked = 0
        self.name = ""

    def hello(self) -> str:
        """Greet the program; its name."""
        self.say({"type": "hello", "protocol": PROTOCOL, "from": "magnate"})
        answer = self.hear("hello")
        if answer.get("protocol") != PROTOCOL:
            raise BotFailure("garbage", f"it speaks protocol {answer.get('protocol')!r}, not {PROTOCOL}")
        name = answer.get("name")
        if not isinstance(name, str) or not 0 < len(name) <= NAME_LIMIT or not name.isprintable():
            raise BotFailure("garbage", f"a name has 1 to {NAME_LIMIT} printable characters")
        self.name = name
        return name

    def new(self, state: State, seat: int) -> None:
        """Announce a game."""
        self.say(new_message(state, seat))
        self.hear("ready")

    def decide(self, state: State, seat: int) -> int:
        """Ask for a choice; it must be among those offered."""
        self.asked += 1
        self.say(decide_message(state, seat, self.asked, self.limits.seconds))
        answer = self.hear("choice")
        if answer.get("id") != self.asked:
            raise BotFailure("garbage", f"it answers question {answer.get('id')!r}, not {self.asked}")
        choice = answer.get("choice")
        if not isinstance(choice, int) or isinstance(choice, bool):
            raise BotFailure("garbage", f"{str(choice)[:40]!r} is not the number of a choice")
        if choice not in state.choices():
            raise BotFailure("illegal", f"choice {choice} is not offered")
        return choice

    def result(self, state: State) -> None:
        """Tell how the game ended; nothing is answered."""
        told = {"type": "result", "over": state.is_over, "scores": state.scores()}
        if state.is_over:
            told |= {"ranks": state.ranks(), "winners": state.winners()}
        self.say(told)

    def error(self, failure: BotFailure) -> None:
        """Tell the program what it did wrong, if it still listens."""
        try:
            self.say({"type": "error", "error": failure.kind, "text": str(failure)})
        except BotFailure:
            return

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.program.send(message, self.limits.seconds)

    def hear(self, kind: str) -> dict[str, Any]:
        """The answer, which must be of the kind asked for."""
        answer = self.program.receive(self.limits.seconds)
        if answer.get("type") != kind:
            raise BotFailure("garbage", f"it says {str(answer.get('type'))[:40]!r} where {kind!r} is due")
        return answer


class ProgramBot(Bot):
    """A player that is a program; started when it is first asked, ended when it leaves."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._words, self._limits = read_spec(name)
        self._talk: Conversation | None = None

    def choose(self, state: State, seat: int) -> Decision:
        """Ask the program; a `BotFailure` ends it."""
        try:
            return certain(self._begun(state, seat).decide(state, seat))
        except BotFailure as failure:
            self._drop(failure)
            raise BotFailure(failure.kind, f"{self.name}: {failure}.") from None

    def finish(self, state: State) -> None:
        """Tell the program how the game ended."""
        if self._talk is not None:
            try:
                self._talk.result(state)
            except BotFailure:
                self.leave()

    def leave(self) -> None:
        """End the program."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.program.close()

    def _begun(self, state: State, seat: int) -> Conversation:
        """The conversation, greeted and told of the game."""
        if self._talk is None:
            self._talk = Conversation(self._words, self._limits)
            self._talk.hello()
            self._talk.new(state, seat)
        return self._talk

    def _drop(self, failure: BotFailure) -> None:
        """End a program that failed."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.error(failure)
            talk.program.kill()

    def __del__(self) -> None:
        talk = getattr(self, "_talk", None)
        if talk is not None:
            talk.program.kill()
