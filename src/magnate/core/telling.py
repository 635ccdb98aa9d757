"""A position told in words: prose, small tables in Markdown and numbered choices, for players who read.

`State.text` puts it together: who looks, the key figures and points of all seats, the title's own part (`tell` in its
`telling.py`), then the decision. Everything is taken from the view of the seat, so nothing hidden can be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from magnate.core.contract import Game, State
from magnate.core.errors import BadOptions
from magnate.core.message import Arg, Message, from_plain
from magnate.core.texts import LANGUAGES, number, texts_of

NOTHING: Final = "–"
SEPARATORS: Final = {"en": "; ", "fr": "\u00a0; "}


@cache
def abouts(game: Game, lang: str) -> dict[str, str]:
    """What the catalogue says of each thing."""
    return {id: game.text(about.message, lang) for id, about in game.catalogue().items()}


class Teller:
    """The view of a seat and the words to tell it with."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str) -> None:
        self.game = game
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.lang = lang
        self.texts = texts_of(game.package)

    def say(self, id: str, **args: Arg) -> str:
        """A message by its id."""
        return self.texts.say(Message(id, args), self.lang)

    def message(self, plain: dict[str, Any]) -> str:
        """A message of the view."""
        return self.texts.say(from_plain(plain), self.lang)

    def about(self, id: str) -> str:
        """What the catalogue says of a thing; "" where it says nothing."""
        return abouts(self.game, self.lang).get(id, "")

    def seat(self, seat: int) -> str:
        """A seat by its name, the reader's own marked as such."""
        name = self.say(f"seat-{seat}")
        return self.say("tell-own", seat=name) if seat == self.view["you"] else name

    def pair(self, name: str, value: object) -> str:
        """What something is, and its value."""
        return self.say("tell-pair", name=name, value=str(value))

    def several(self, parts: Iterable[str]) -> str:
        """Parts of a sentence, with what the language puts between them."""
        return SEPARATORS[self.lang].join(parts) or NOTHING

    def names(self, ids: Iterable[str], before: str = "") -> str:
        """Messages one after the other."""
        return ", ".join(self.say(f"{before}{id}") for id in ids) or NOTHING

    def counted(self, counts: dict[str, int], before: str = "") -> str:
        """Messages with how many there are of each."""
        return ", ".join(f"{n} {self.say(before + id)}" for id, n in counts.items() if n) or NOTHING


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    cells = [[number(cell) if isinstance(cell, int) else str(cell) for cell in row] for row in rows]
    lines = [head, ["---"] * len(head), *cells]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def items(lines: Iterable[str]) -> str:
    """A list in Markdown, each line begun with a capital."""
    return "\n".join(f"- {line[:1].upper()}{line[1:]}" for line in lines)


def text(state: State, seat: int | None, lang: str) -> str:
    """All that a seat may know of a position (a spectator for None), and what it may choose."""
    if lang not in LANGUAGES:
        raise BadOptions(f"Languages are {', '.join(LANGUAGES)}, not '{lang}'.")
    return "\n\n".join(filter(None, [*described(state, seat, lang), decision(state, seat, lang)]))


def described(state: State, seat: int | None, lang: str) -> list[str]:
    """The position without the decision."""
    view = state.view(seat)
    teller = Teller(state.game, view, lang)
    tell = import_module(f"{state.game.package}.telling").tell
    parts = [heading(teller), *seat_tables(teller), *tell(teller)]
    return parts + ([ending(teller, state)] if view["over"] else [])


def heading(teller: Teller) -> str:
    """The game, its options, and who looks at it."""
    view = teller.view
    said = [f"# {teller.say('tell-heading', game='@game-name', seats=view['seats'])}"]
    who = (
        teller.say("tell-you", seat=f"@seat-{view['you']}")
        if view["you"] >= 0
        else teller.say("tell-onlooker")
    )
    if 0 <= view["actor"] != view["you"]:
        waits = f"@seat-{view['actor']}"
        who += f" {teller.say('tell-waiting', seat=waits)} {teller.message(view['prompt'])}"
    said.append(who)
    chosen = [
        option_words(teller, option.name, view["options"][option.name])
        for option in teller.game.option_list
        if option.open_to(view["seats"]) and option.name in view["options"]
    ]
    if chosen:
        said.append(teller.say("tell-options", options=teller.several(chosen)))
    if view["board"].get("goal"):
        said.append(teller.say("tell-goal", goal=teller.message(view["board"]["goal"])))
    return "\n".join(said)


def option_words(teller: Teller, name: str, value: object) -> str:
    """An option and what was chosen."""
    if isinstance(value, bool):
        return teller.say("tell-option-on" if value else "tell-option-off", option=f"@option-{name}")
    id = f"option-{name}-{value}"
    known = teller.texts.has(id, teller.lang)
    return teller.pair(teller.say(f"option-{name}"), teller.say(id) if known else value)


def seat_tables(teller: Teller) -> list[str]:
    """The key figures and the points of all seats, as tables."""
    view = teller.view
    figures = list(view["figures"][0])
    rows = [[teller.seat(s), *of_seat.values()] for s, of_seat in enumerate(view["figures"])]
    parts = [table([teller.say("tell-figures"), *(teller.say(f"figure-{name}") for name in figures)], rows)]
    columns = [(teller.seat(s), sheet) for s, sheet in enumerate(view["sheet"])]
    if view["automa"]:
        columns.append((teller.say("automa"), view["automa"]))
    lines = list(dict.fromkeys(line["name"] for _, sheet in columns for line in sheet if line["points"]))
    if lines:
        head = [
            teller.say("tell-points"),
            *(teller.say(f"score-{name}") for name in lines),
            teller.say("tell-total"),
        ]
        parts.append(table(head, [[name, *points(sheet, lines)] for name, sheet in columns]))
    return parts


def points(sheet: list[dict[str, Any]], lines: list[str]) -> list[int]:
    """The points of one seat, line by line, and their sum."""
    of_lines = [sum(line["points"] for line in sheet if line["name"] == name) for name in lines]
    return [*of_lines, sum(of_lines)]


def ending(teller: Teller, state: State) -> str:
    """How the game ended."""
    outcome = teller.board.get("outcome")
    if outcome:
        return teller.message(outcome)
    winners = ", ".join(teller.seat(seat) for seat in state.winners())
    return teller.say("tell-winners", names=winners) if winners else teller.say("tell-nobody")


def decision(state: State, seat: int | None, lang: str) -> str:
    """The question and the choices, numbered from 1 in the order of `State.choices`, when the seat is to decide."""
    if seat is None or state.actor != seat:
        return ""
    game = state.game
    asked = f"## {game.text(Message('tell-decision'), lang)}\n\n{game.text(state.prompt(seat), lang)}\n"
    said = [f"{number}. {game.say(state, choice, lang)}" for number, choice in enumerate(state.choices(), 1)]
    return "\n".join([asked, *said])
