"""A table: who sits where, the game in play, and the log that everything else follows from.

Whatever happens at a table is an `Entry`. `Table.apply` is the only thing that changes a table; it is used alike for an
entry that was just written to the store and for the entries read back from it.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from magnate.bots.registry import levels_of
from magnate.bots.style import style_for
from magnate.core.contract import Game, OptionValue
from magnate.core.message import Event
from magnate.server.archive import Archive, Finished
from magnate.server.play import Made, Play, mark_of

CHAT_KEPT = 100
NOTES_KEPT = 20


class Entry(NamedTuple):
    """One line of the log. `seq` and `choice` are there for choices, `seq` for undos."""

    news: int
    time: float
    kind: str
    seat: int
    data: dict[str, Any]
    seq: int | None = None
    choice: int | None = None


class Upcoming(NamedTuple):
    """What a table waits for after a change: a `bot`, a `clock` that runs out at a certain time, or nothing of ours;
    and the address that plays there."""

    kind: str = ""
    when: float = 0.0
    address: str = ""


class Command(NamedTuple):
    """A command to be remembered: who gave it, the name its sender gave it, a fingerprint of what it asks for."""

    holder: Holder
    name: str | None
    asked: str


# The answers given to remembered commands, by the sender's hash and the command's name.
Answers = dict[tuple[str, str], tuple[str, dict[str, Any]]]


# An entry to be written, with the choice it stands for already made on a clone.
Step = tuple[Entry, Made | None]


class News(NamedTuple):
    """An entry with what it led to, for those who follow the table."""

    entry: Entry
    at: int
    actor: int
    over: bool
    events: list[Event]


class View:
    """What a seat or a spectator sees of a position: as it is, and as JSON once that was asked for."""

    __slots__ = ("json", "plain")

    def __init__(self, plain: dict[str, Any]) -> None:
        self.plain = plain
        self.json: bytes | None = None


class Told(NamedTuple):
    """A piece of news as it was last told, while the table stood at a certain one: by who is told, the message and the
    table that it leaves them with."""

    number: int
    at: int
    told: dict[Any, tuple[bytes, Seen | None]]


class Seen:
    """A table as it was sent to somebody."""

    __slots__ = ("body",)

    def __init__(self, body: dict[str, Any]) -> None:
        self.body = body


@dataclass
class Seat:
    """A seat: `person`, `bot` (in a style, if one was picked), or one that waits for a `friend` or is `open` to
    anyone."""

    kind: str
    name: str | None = None
    level: str | None = None
    handed: bool = False
    resigned: bool = False
    style: str = ""
    colour: int | None = None
    late: bool = False
    """Handed to a bot because its time ran out."""

    @property
    def played_by(self) -> str:
        """Who decides here: a person, a bot, or nobody yet."""
        if self.kind == "bot" or self.handed:
            return "bot"
        return "person" if self.kind == "person" else "nobody"

    def plain(self) -> dict[str, Any]:
        """The seat as it is stored."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "handed": self.handed,
            "resigned": self.resigned,
            "style": self.style,
            "colour": self.colour,
            "late": self.late,
        }


class Holder(NamedTuple):
    """The holder of a key: the seats it opens, and whether it is the host's."""

    hash: str
    seats: list[int]
    host: bool
    muted: bool = False


@dataclass(frozen=True)
class Info:
    """What is settled when a table is made."""

    id: str
    name: str | None
    game: str
    rules: int
    digest: str
    components: str | None
    options: dict[str, OptionValue]
    seats: list[dict[str, Any]]
    seed: int | str
    open_seed: bool
    start: dict[str, Any] | None
    private: bool
    clock: dict[str, float] | None
    parent: dict[str, Any] | None
    daily: str | None
    created: float
    practice: bool = False
    mark: str | None = None
    """A fingerprint of the position the table starts with."""

    def finished(self, choices: list[tuple[int, float, str]], names: list[str]) -> Finished:
        """The game with the choices that stand, as it is replayed elsewhere."""
        return Finished(
            self.game,
            self.components,
            self.digest,
            self.rules,
            len(self.seats),
            self.seed,
            self.options,
            self.start,
            choices,
            names,
        )


@dataclass
class Ask:
    """An undo that waits for consent: who asks, back to where, whose seats agreed, whose are still open."""

    by: int
    to: int
    agreed: list[int]
    open: list[int]

    def plain(self) -> dict[str, Any]:
        """The request as JSON."""
        return {"by": self.by, "to": self.to, "agreed": self.agreed, "open": self.open}


@dataclass
class Table:
    """A table that is being followed: all of it in memory, all of it also in the store."""

    info: Info
    game: Game | None
    play: Play | None
    seats: list[Seat]
    holders: dict[str, Holder]
    news: list[News] = field(default_factory=list)
    seq: int = 0
    ask: Ask | None = None
    left: list[float] = field(default_factory=list)
    since: float = 0.0
    updated: float = 0.0
    wound: int = 0
    rematch: str | None = None
    chat: list[dict[str, Any]] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)
    talk: list[dict[str, Any]] = field(default_factory=list)
    """What spectators said to each other, the last of it."""
    talked: int = 0
    talk_open: bool = True
    answers: Answers = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    views: dict[int, View] = field(default_factory=dict)
    told: Told = field(default_factory=lambda: Told(0, 0, {}))
    line: tuple[int, dict[str, Any]] | None = None
    """The table as the lobby listed it last, and after which news."""
    used: float = 0.0
    address: str = ""
    """Where somebody who plays here sent something from last, as it is counted and as far as this process knows."""
    archive: Archive | None = None
    """The finished game as it was seen, where its rules are not installed any more."""

    # --- what it is ----------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.info.id

    @property
    def number(self) -> int:
        """The number of the last piece of news."""
        return len(self.news)

    @property
    def status(self) -> str:
        """`waiting` for people, `playing`, `over`, or `frozen` under rules that are not installed."""
        if self.play is None:
            return "frozen" if self.archive is None else "over"
        if self.play.state.is_over:
            return "over"
        if any(seat.played_by == "nobody" for seat in self.seats):
            return "waiting"
        return "playing"

    @property
    def actor(self) -> int:
        """The seat to decide, -1 when none is."""
        return self.play.state.actor if self.play is not None else -1

    @property
    def at(self) -> int:
        """How many choices stand."""
        if self.play is None:
            return 0 if self.archive is None else self.archive.at
        return self.play.at

    @property
    def thinking(self) -> int | None:
        """The seat to decide, where a bot plays it."""
        return self.actor if self.status == "playing" and self.seats[self.actor].played_by == "bot" else None

    def style_at(self, seat: int) -> str:
        """The style of the bot that holds a seat, the same for the whole game; "" where it has none. Where none was
        picked it is drawn, and a table with an open seed repeats itself in this too."""
        place = self.seats[seat]
        if self.play is None or place.kind != "bot" or place.level not in levels_of(self.info.game):
            return ""
        if place.style:
            return place.style
        start = self.info.seed if self.info.open_seed else self.id
        return style_for(self.info.game, f"{start}:{seat}")

    def holder(self, key: str | None) -> Holder | None:
        """Who a key belongs to."""
        return self.holders.get(hashed(key)) if key else None

    def holder_of(self, seat: int) -> Holder | None:
        """Who holds a seat."""
        for holder in self.holders.values():
            if seat in holder.seats:
                return holder
        return None

    def playing(self, holder: Holder) -> list[int]:
        """The seats of a holder, without those given up for good."""
        return [seat for seat in holder.seats if not self.seats[seat].resigned]

    def people(self) -> list[Holder]:
        """Those who decide for at least one seat themselves."""
        return [
            holder
            for holder in self.holders.values()
            if any(self.seats[seat].played_by == "person" for seat in holder.seats)
        ]

    # --- the clock -----------------------------------------------------------------------------

    @property
    def ticking(self) -> int | None:
        """The seat whose clock runs."""
        if (
            self.info.clock is None
            or self.status != "playing"
            or self.seats[self.actor].played_by != "person"
        ):
            return None
        return self.actor

    def clocks(self, now: float) -> list[float]:
        """The seconds each seat has left."""
        left = list(self.left)
        seat = self.ticking
        if seat is not None:
            left[seat] = max(0.0, left[seat] - max(0.0, now - self.since))
        return left

    def stopped(self, now: float, made: Made | None = None) -> dict[str, Any]:
        """What the log keeps of the clocks at this moment; a finished turn adds its time."""
        if self.info.clock is None:
            return {}
        left = self.clocks(now)
        if made is not None and (made.state.turn, made.state.actor) != (made.step.turn, made.step.seat):
            left[made.step.seat] += self.info.clock["step"]
        return {"left": [round(seconds, 3) for seconds in left]}

    # --- what happens --------------------------------------------------------------------------

    def entry(self, kind: str, seat: int, data: dict[str, Any], now: float, ahead: int = 0) -> Entry:
        """The next line of the log, or the one so many lines after it."""
        return Entry(self.number + 1 + ahead, now, kind, seat, data)

    def played(self, made: Made, now: float, ahead: int = 0) -> Entry:
        """The line of the log for a choice."""
        data = {"by": made.step.by, "mark": mark_of(made.state), **self.stopped(now, made)}
        step = made.step
        return Entry(self.number + 1 + ahead, now, "play", step.seat, data, self.seq + 1, step.choice)

    def upcoming(self, steps: Sequence[Step] = ()) -> Upcoming:
        """What the table waits for once some entries have taken effect."""
        seats, state = list(self.seats), self.play.state if self.play is not None else None
        left, since = self.left, self.since
        for entry, made in steps:
            if "left" in entry.data:
                left, since = entry.data["left"], entry.time
            if made is not None:
                state = made.state
            elif entry.kind == "undo" and self.play is not None:
                state = self.play.position(entry.data["to"])
            elif entry.kind == "seat":
                seats[entry.seat] = Seat(**entry.data["now"])
        if state is None or state.is_over or any(seat.played_by == "nobody" for seat in seats):
            return Upcoming()
        if seats[state.actor].played_by == "bot":
            return Upcoming("bot", address=self.address)
        return Upcoming() if self.info.clock is None else Upcoming("clock", since + left[state.actor])

    def apply(self, entry: Entry, made: Made | None = None) -> News:
        """Let an entry of the log take effect."""
        events: list[Event] = []
        if entry.kind == "play" and self.play is not None:
            assert entry.choice is not None
            made = made or self.play.make(entry.choice, entry.time, entry.data["by"])
            self.play.install(made)
            events = made.step.events
        elif entry.kind == "undo" and self.play is not None:
            self.play.back_to(entry.data["to"])
        elif entry.kind == "seat":
            self.seats[entry.seat] = Seat(**entry.data["now"])
        elif entry.kind == "ask":
            self.ask = None if entry.data["ask"] is None else Ask(**entry.data["ask"])
        elif entry.kind == "chat":
            said = {"news": entry.news, "time": entry.time, "seat": entry.seat, **entry.data}
            self.chat = [*self.chat[1 - CHAT_KEPT :], said]
        elif entry.kind == "talk":
            said = {"news": entry.news, "time": entry.time, **entry.data}
            self.talk = [*self.talk[1 - CHAT_KEPT :], said]
            self.talked += 1
        elif entry.kind == "watching":
            self.talk_open = entry.data["open"]
        elif entry.kind == "note":
            self.notes = [*self.notes[1 - NOTES_KEPT :], entry.data["say"]]
        elif entry.kind == "rematch":
            self.rematch = entry.data["table"]
        if entry.seq is not None:
            self.seq = entry.seq
            self.ask = None
            self.views = {}
        if "left" in entry.data:
            self.left = list(entry.data["left"])
            self.since = entry.time
            self.wound = entry.news
        self.updated = entry.time
        news = News(entry, self.at, self.actor, self.status == "over", events)
        self.news.append(news)
        return news


def free_colour(seats: Sequence[Seat], wished: int | None) -> int | None:
    """The colour somebody wishes for, unless somebody else has it already."""
    return None if any(seat.colour == wished for seat in seats) else wished


def new_key() -> str:
    """A key that cannot be guessed."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What the store keeps of a key; keys are long and random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def begin(info: Info, game: Game | None, holders: list[Holder]) -> Table:
    """A table with nothing in its log yet; frozen when no game is given."""
    play = None
    if game is not None:
        start = (
            game.restore(info.start)
            if info.start is not None
            else game.new(len(info.seats), info.seed, info.options)
        )
        play = Play(start)
    clock = info.clock or {"base": 0.0}
    return Table(
        info,
        game,
        play,
        [Seat(**seat) for seat in info.seats],
        {holder.hash: holder for holder in holders},
        left=[clock["base"]] * len(info.seats),
        since=info.created,
        updated=info.created,
    )
