"""What the engine says, before it is put into a language.

A `Message` is an id of the game's `.ftl` files with its arguments. An argument that is a string
starting with "@" names another message and is replaced by its text, so that `{"card": "@card-A_MINE_1"}`
reads "Mine" in both languages. An argument may also be a whole message of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final

Plain = dict[str, object]


class Message:
    """A sentence to be said: its id and its arguments."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Args | None = None) -> None:
        self.id = id
        self.args: Args = {} if args is None else args

    def plain(self) -> Plain:
        """The message as JSON; a message among its arguments likewise."""
        args: Plain = {}
        for name, value in self.args.items():
            args[name] = value.plain() if isinstance(value, Message) else value
        return {"id": self.id, "args": args}


def from_plain(data: Mapping[str, Any]) -> Message:
    """The message that `plain` made into JSON."""
    args: dict[str, Arg] = {
        name: from_plain(value) if isinstance(value, dict) else value for name, value in data["args"].items()
    }
    return Message(data["id"], args)


Arg = str | int | Message
Args = Mapping[str, Arg]
AnyForm = Mapping[str, object]  # the JSON form of an attempt, as somebody gave it


class Refusal:
    """Why a choice may not be made: the clause that forbids it and a sentence.

    `lacks` names what there is too little of, where that is the reason: a path into the view of the seat to
    decide and the number needed, such as `{"figures/money": 10}` or `{"board/decks/A": 1}`. `figures/NAME` is a
    figure of that seat. The conformance suite looks there whether the reason is true.
    """

    __slots__ = ("clause", "lacks", "message")

    def __init__(
        self, clause: str, id: str, args: Args | None = None, lacks: Mapping[str, int] | None = None
    ) -> None:
        self.clause = clause
        self.message = Message(id, args)
        self.lacks: Mapping[str, int] = {} if lacks is None else lacks


def refusals(*modules: ModuleType) -> dict[str, Callable[..., Refusal]]:
    """The functions `why_not_WORD` of some modules by their word; `why_not_sell_all` refuses "sell-all" too."""
    found: dict[str, Callable[..., Refusal]] = {}
    for module in modules:
        for name, function in vars(module).items():
            if name.startswith("why_not_"):
                for word in {name[8:], name[8:].replace("_", "-")}:
                    if found.setdefault(word, function) is not function:
                        raise ValueError(f"two functions are called {name}")
    return found


def never(clause: str, id: str) -> Callable[..., Refusal]:
    """A refusal that no position lifts."""
    return lambda *position: Refusal(clause, id)


class ScoreLine:
    """One line of the score sheet: `score-NAME` in the texts, the points, the clause they rest on."""

    __slots__ = ("clause", "name", "points")

    def __init__(self, name: str, points: int, clause: str) -> None:
        self.name = name
        self.points = points
        self.clause = clause

    def plain(self) -> dict[str, str | int]:
        """The line as JSON."""
        return {"name": self.name, "points": self.points, "clause": self.clause}


class Figure:
    """One key figure of a seat (`figure-NAME` in the texts) for panels, previews and the terminal."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: int) -> None:
        self.name = name
        self.value = value


class Moved:
    """A piece that went from one board element to another (element ids as in `State.element`)."""

    __slots__ = ("origin", "piece", "target")

    def __init__(self, piece: str, origin: str, target: str) -> None:
        self.piece = piece
        self.origin = origin
        self.target = target


EVERYONE: Final = -1
NOBODY: Final = -2


class Event:
    """One thing that happened: who, when, the sentence, the clause, what moved.

    `only` is the seat that may read it, `EVERYONE` for public events, `NOBODY` for what a game only notes for
    itself; `on` are the board elements it tells of in addition to those that something moved between.
    """

    __slots__ = ("clause", "message", "moved", "on", "only", "round", "seat", "turn")

    def __init__(
        self,
        seat: int,
        turn: int,
        round: int,
        message: Message,
        clause: str,
        moved: list[Moved],
        only: int,
        on: list[str],
    ) -> None:
        self.seat = seat
        self.turn = turn
        self.round = round
        self.message = message
        self.clause = clause
        self.moved = moved
        self.only = only
        self.on = on

    def plain(self) -> Plain:
        """The event as JSON."""
        return {
            "seat": self.seat,
            "turn": self.turn,
            "round": self.round,
            "say": self.message.plain(),
            "clause": self.clause,
            "moved": [[m.piece, m.origin, m.target] for m in self.moved],
            "on": list(self.on),
        }
