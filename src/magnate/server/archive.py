"""Finished games as they were seen: every view, event and sentence of theirs, readable under any later rules.

A game is replayed once, under its own rules, and everything that could ever be asked of it is written down: for every
moment what a spectator sees, as a difference to the moment before, and what each seat sees, as a difference to that.

    python -m magnate.server.archive RECORD FILE      archive the game of a record
"""

from __future__ import annotations

import json
import lzma
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from magnate.core.contract import Game, OptionValue, State
from magnate.core.errors import BadRecord
from magnate.core.message import EVERYONE
from magnate.core.record import Record, read, record_of
from magnate.server.differences import difference, patched
from magnate.server.game_cache import game_named
from magnate.server.play import Play

VERSION: Final = 1
SPECTATOR: Final = -1


class Finished(NamedTuple):
    """All that is needed to replay a finished game; `choices` with the time and by whom each was made."""

    game: str
    components: str | None
    digest: str
    rules: int
    seats: int
    seed: int | str
    options: dict[str, OptionValue]
    start: dict[str, Any] | None
    choices: list[tuple[int, float, str]]
    names: list[str]


def archived(finished: Finished) -> bytes:
    """The archive of a finished game, or nothing when it cannot be replayed here or is not finished."""
    game = game_named(finished.game, finished.components, finished.digest)
    if game is None or game.rules_version != finished.rules:
        return b""
    play = Play(start_of(game, finished))
    moments = [views(play.state)]
    sentences = []
    for choice, time, by in finished.choices:
        if choice not in play.state.choices():
            raise BadRecord(f"Choice {play.at + 1} is not legal.")
        sentences.append(play.state.phrase(choice).plain())
        play.install(play.make(choice, time, by))
        moments.append(views(play.state))
    if not play.state.is_over:
        return b""
    record = None
    if finished.start is None:
        chosen = [choice for choice, _, _ in finished.choices]
        record = record_of(play.state, finished.seed, chosen, finished.names).text()
    return packed(play, moments, sentences, record)


def start_of(game: Game, finished: Finished) -> State:
    """The position a finished game started with."""
    if finished.start is not None:
        return game.restore(finished.start)
    return game.new(finished.seats, finished.seed, finished.options)


def views(state: State) -> list[dict[str, Any]]:
    """What a spectator, then every seat, sees of a position when looking back."""
    seen = []
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        view["choices"], view["obvious"] = [], -1
        seen.append(msgspec.to_builtins(view))
    return seen


def packed(
    play: Play, moments: list[list[dict[str, Any]]], sentences: list[dict[str, object]], record: str | None
) -> bytes:
    """Everything about a game that was replayed, in few bytes."""
    before: dict[str, Any] = {}
    differences = []
    for spectator, *seats in moments:
        differences.append([difference(before, spectator), *(difference(spectator, seat) for seat in seats)])
        before = spectator
    body = {
        "version": VERSION,
        "views": differences,
        "made": sentences,
        "events": [[{**event.plain(), "only": event.only} for event in step.events] for step in play.steps],
        "steps": [[step.seat, step.turn, step.time, step.by] for step in play.steps],
        "history": play.history(),
        "record": record,
    }
    return lzma.compress(msgspec.json.encode(body))


class Archive:
    """An archived game, asked like one in play."""

    def __init__(self, body: bytes) -> None:
        read: dict[str, Any] = msgspec.json.decode(lzma.decompress(body))
        if read["version"] != VERSION:
            raise BadRecord(f"This game was archived in form {read['version']}, not {VERSION}.")
        self._body = read
        self.record: str | None = read["record"]

    @property
    def at(self) -> int:
        """How many choices were made."""
        return len(self._body["steps"])

    def view(self, at: int, viewer: int) -> dict[str, Any]:
        """What a viewer (-1: a spectator) saw at a moment."""
        seen: Any = {}
        for moment in self._body["views"][: at + 1]:
            seen = patched(seen, moment[0])
        if viewer != SPECTATOR:
            seen = patched(seen, self._body["views"][at][viewer + 1])
        view: dict[str, Any] = seen
        return view

    def last_turn(self, seat: int) -> int:
        """The moment at which the seat's last turn ended."""
        return max((i + 1 for i, step in enumerate(self._body["steps"]) if step[0] == seat), default=0)

    def events(self, at: int, viewer: int) -> list[dict[str, Any]]:
        """What the choice that led to a moment did, as a viewer may read it."""
        return [
            {name: value for name, value in event.items() if name != "only"}
            for event in self._body["events"][at - 1]
            if event["only"] in (EVERYONE, viewer)
        ]

    def moves(self, since: int, until: int, viewer: int) -> list[dict[str, Any]]:
        """What the choices after the first `since`, up to `until`, did, as `viewer` may read it."""
        steps = self._body["steps"]
        return [
            {
                "at": at,
                "seat": steps[at - 1][0],
                "by": steps[at - 1][3],
                "time": steps[at - 1][2],
                "events": self.events(at, viewer),
            }
            for at in range(since + 1, until + 1)
        ]

    def moment(self, at: int, viewer: int, words: bool) -> dict[str, Any]:
        """One moment, with what led to it; with the choices in words if that is wished."""
        made = self._body["made"]
        view = self.view(at, viewer)
        return {
            "at": at,
            "length": self.at,
            "view": view,
            "events": self.events(at, viewer) if at > 0 else [],
            "scores": view["scores"],
            "made": made[at - 1] if words and at > 0 else None,
            "choice": made[at] if words and at < self.at else None,
        }

    def history(self) -> dict[str, Any]:
        """Points over rounds and turns, and the moments that mattered."""
        history: dict[str, Any] = self._body["history"]
        return history


def nameless(body: bytes, seats: set[int]) -> bytes:
    """An archive without the names of some seats."""
    read: dict[str, Any] = msgspec.json.decode(lzma.decompress(body))
    if read["record"] is None:
        return body
    head, found, rest = read["record"].partition("\nnames: ")
    names, _, tail = rest.partition("\n")
    if not found:
        return body
    left = ["" if seat in seats else name for seat, name in enumerate(json.loads(names))]
    read["record"] = f"{head}{found}{json.dumps(left, ensure_ascii=False)}\n{tail}"
    return lzma.compress(msgspec.json.encode(read))


def of_record(record: Record) -> bytes:
    """The archive of a record's game."""
    assert record.seed is not None
    game = record.game
    choices = [(choice, 0.0, "person") for choice in record.choices]
    return archived(
        Finished(
            game.id,
            None,
            game.components.digest,
            game.rules_version,
            record.seats,
            record.seed,
            record.options,
            None,
            choices,
            record.names,
        )
    )


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(of_record(read(Path(sys.argv[1]))))
