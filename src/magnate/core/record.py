"""Records: a finished or running game as a small text file that verifies itself.

magnate record 1
game: NAME
rules: 1
components: 3f0c...
seats: 3
options: {}
names: ["Ada", "Basil", "Clara"]
commitment: 9d5a...        (to the seed, known from the start)
seed: 7                    (once the game is over)

14 3 88 ...                (the choices)

end: 61c0...               (fingerprint of the position they lead to)
"""

from __future__ import annotations

import hashlib
import json
import re
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Final

from magnate.core.contract import Game, OptionValue, State
from magnate.core.errors import BadOptions, BadRecord, IllegalChoice, UnknownGame
from magnate.core.registry import known_as, load

HEADER: Final = "magnate record 1"
LINE: Final = 100
LONGEST_SEED: Final = 1000
NUMBER: Final = re.compile("[0-9]{1,9}")


def commitment(seed: int | str) -> str:
    """What may be shown of a seed before the game is over."""
    return hashlib.sha256(f"magnate seed {type(seed).__name__} {seed}".encode()).hexdigest()


class Record:
    """A game as its seed and its choices; `end` is the fingerprint of the position they lead to."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        seed: int | str | None,
        choices: list[int],
        names: list[str] | None = None,
        end: str = "",
        committed: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.choices = choices
        self.names = names or []
        self.end = end
        self.commitment = committed or ("" if seed is None else commitment(seed))

    def start(self) -> State:
        """The position before the first choice."""
        if self.seed is None:
            raise BadRecord("The seed of this game is not revealed yet, so it cannot be replayed.")
        return self.game.new(self.seats, self.seed, self.options)

    def replay(self, count: int = -1) -> State:
        """The position after `count` choices (all of them by default); `BadRecord` if one is illegal."""
        state = self.start()
        chosen = self.choices if count < 0 else self.choices[:count]
        for i, choice in enumerate(chosen):
            try:
                state.choose(choice)
            except IllegalChoice as error:
                raise BadRecord(f"Choice {i + 1} ({choice}) is not legal: {error}") from None
        return state

    def verify(self) -> State:
        """Replay everything and check the commitment and the fingerprint; the final position."""
        if self.seed is not None and commitment(self.seed) != self.commitment:
            raise BadRecord("The seed does not fit the commitment made at the start.")
        state = self.replay()
        if state.hash() != self.end:
            raise BadRecord("The choices lead to another position than the record says.")
        return state

    def text(self) -> str:
        """The record as a text file."""
        head = [
            HEADER,
            f"game: {self.game.id}",
            f"rules: {self.game.rules_version}",
            f"components: {self.game.components.digest}",
            f"seats: {self.seats}",
            f"options: {json.dumps(self.options, sort_keys=True)}",
            f"names: {json.dumps(self.names, ensure_ascii=False)}",
            f"commitment: {self.commitment}",
        ]
        if self.seed is not None:
            head.append(f"seed: {json.dumps(self.seed)}")
        body = textwrap.fill(" ".join(str(c) for c in self.choices), LINE)
        return "\n".join([*head, "", body, "", f"end: {self.end}", ""])


def record_of(state: State, seed: int | str, choices: list[int], names: list[str] | None = None) -> Record:
    """The record of a game that stands at `state`; the seed is revealed only when it is over."""
    shown = seed if state.is_over else None
    return Record(
        state.game,
        state.seats,
        dict(state.options),
        shown,
        list(choices),
        names,
        state.hash() if state.is_over else "",
        commitment(seed),
    )


def parse(text: str, components: Path | None = None, find: Callable[[str], Game] | None = None) -> Record:
    """A record from its text; `BadRecord` says what is wrong with it. `find` gives the game by its name."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].strip() != HEADER:
        raise BadRecord("This is not a Magnate record.")
    fields: dict[str, str] = {}
    choices: list[int] = []
    for line in lines[1:]:
        name, colon, value = line.partition(":")
        if colon:
            fields[name.strip()] = value.strip()
        else:
            choices.extend(_numbers(line))
    missing = [k for k in ("game", "rules", "components", "seats", "commitment", "end") if k not in fields]
    if missing:
        raise BadRecord(f"The record is cut short or damaged: no {', '.join(missing)}.")
    return _checked(fields, choices, find or (lambda name: load(name, components)))


def _numbers(line: str) -> list[int]:
    """The choices on one line."""
    words = line.split()
    if not all(NUMBER.fullmatch(word) for word in words):
        raise BadRecord(f"'{line[:40]}' is not a row of choices.")
    return [int(word) for word in words]


def _checked(fields: dict[str, str], choices: list[int], find: Callable[[str], Game]) -> Record:
    """The record of parsed fields, if it belongs to the rules and components installed."""
    try:
        game = find(fields["game"])
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
    if fields["rules"] != str(game.rules_version):
        raise BadRecord(
            f"The record was played by rules version {fields['rules'][:20]} of {game.id}; "
            f"installed is version {game.rules_version}."
        )
    named = known_as(game, fields["components"])
    if named is None:
        raise BadRecord(
            f"The record was played with other components ({fields['components'][:40]}); "
            f"installed are {game.components.digest}."
        )
    seats = int(fields["seats"]) if NUMBER.fullmatch(fields["seats"]) else -1
    if seats not in game.seats:
        raise BadRecord(f"{game.id} has no game of {fields['seats'][:20]} seats.")
    try:
        options = game.full_options(_options(fields.get("options", "{}")), seats)
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    seed = _seed(fields["seed"]) if "seed" in fields else None
    names = _names(fields.get("names", "[]"))
    return Record(named, seats, options, seed, choices, names, fields["end"], fields["commitment"])


def _json(text: str) -> object:
    """A value of the head; `BadRecord` when it is not one."""
    try:
        value: object = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise BadRecord("The head of the record is damaged.") from None
    return value


def _options(text: str) -> dict[str, OptionValue]:
    """The options of the head."""
    value = _json(text)
    if not isinstance(value, dict) or not all(isinstance(item, bool | int | str) for item in value.values()):
        raise BadRecord("The options of the record are damaged.")
    return value


def _names(text: str) -> list[str]:
    """The names of the head."""
    value = _json(text)
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise BadRecord("The names of the record are damaged.")
    return value


def _seed(text: str) -> int | str:
    """The seed of the head."""
    value = _json(text)
    if isinstance(value, bool) or not isinstance(value, int | str) or len(str(value)) > LONGEST_SEED:
        raise BadRecord(f"The seed must be a number or a text of {LONGEST_SEED} characters at most.")
    return value


def read(path: Path, components: Path | None = None) -> Record:
    """A record from a file."""
    try:
        return parse(path.read_text(encoding="utf-8"), components)
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} cannot be read: {error}.") from None
