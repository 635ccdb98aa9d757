"""What the engine says, before it is put into a language.

A `Message` is an id of the game's `.ftl` files with its arguments. An argument that is a string
starting with "@" names another message and is replaced by its text, so that `{"card": "@card-A_MINE_1"}`
reads "Mine" in both languages. An argument may also be a whole message of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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


Arg = str | int | Message
Args = Mapping[str, Arg]


class Refusal:
    """Why a choice may not be made: the clause that forbids it and a sentence."""

    __slots__ = ("clause", "message")

    def __init__(self, clause: str, id: str, args: Args | None = None) -> None:
        self.clause = clause
        self.message = Message(id, args)


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


class Event:
    """One thing that happened: who, when, the sentence, the clause, what moved.

    `only` is the seat that may read it, `EVERYONE` for public events.
    """

    __slots__ = ("clause", "message", "moved", "only", "round", "seat", "turn")

    def __init__(
        self, seat: int, turn: int, round: int, message: Message, clause: str, moved: list[Moved], only: int
    ) -> None:
        self.seat = seat
        self.turn = turn
        self.round = round
        self.message = message
        self.clause = clause
        self.moved = moved
        self.only = only

    def plain(self) -> Plain:
        """The event as JSON."""
        return {
            "seat": self.seat,
            "turn": self.turn,
            "round": self.round,
            "say": self.message.plain(),
            "clause": self.clause,
            "moved": [[m.piece, m.origin, m.target] for m in self.moved],
        }
