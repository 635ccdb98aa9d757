"""Words for the terminal: the command's own sentences and those of the current game."""

from __future__ import annotations

import os
from collections.abc import Sequence

from magnate.bots.registry import GRADED
from magnate.core.contract import Game, OptionValue
from magnate.core.errors import BadOptions
from magnate.core.message import Arg, Message
from magnate.core.texts import LANGUAGES, texts_of


def default_language() -> str:
    """The language of the environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


def style_in(bot: str) -> str:
    """The style in the name of a bot of a level, "" where there is none."""
    name, _, style = bot.partition(":")
    return style.removeprefix("style=") if name in GRADED else ""


class Words:
    """Say a message of the game or of the command in one language."""

    def __init__(self, lang: str, game: Game) -> None:
        if lang not in LANGUAGES:
            raise BadOptions(f"Languages are {', '.join(LANGUAGES)}, not '{lang}'.")
        self.lang = lang
        self.game = texts_of(game.package)
        self.own = texts_of("magnate.cli")
        # What the seats of others are called, by the ids of the messages that name them ("seat-1").
        self.called: dict[str, str] = {}

    def __call__(self, id: str, **args: Arg) -> str:
        """The text of a message by its id."""
        return self.message(Message(id, args))

    def message(self, message: Message) -> str:
        """The text of a message, from the game's words first."""
        texts = self.game if self.game.has(message.id, self.lang) else self.own
        return texts.say(self.calling(message), self.lang)

    def calling(self, message: Message) -> Message:
        """A message that names the seats at this table as they are called."""
        if not self.called:
            return message
        args: dict[str, Arg] = {}
        for name, value in message.args.items():
            if isinstance(value, Message):
                args[name] = self.calling(value)
            elif isinstance(value, str):
                args[name] = self.called.get(value.removeprefix("@"), value)
            else:
                args[name] = value
        return Message(message.id, args)

    def level(self, bot: str) -> str:
        """What a bot is called, whatever its style; one with settings of its own by them."""
        id = f"level-{bot.partition(':')[0]}" if style_in(bot) else f"level-{bot}"
        return self(id) if self.game.has(id, self.lang) else bot

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of a seat."""
        return names[seat] if seat < len(names) else self("cli-seat", seat=seat + 1)


def parse_options(pairs: Sequence[str]) -> dict[str, OptionValue]:
    """NAME=VALUE pairs as typed option values."""
    found: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions(f"'{pair}' is not NAME=VALUE.")
        if value.lower() in ("true", "yes", "on"):
            found[name] = True
        elif value.lower() in ("false", "no", "off"):
            found[name] = False
        elif value.lstrip("-").isdigit():
            found[name] = int(value)
        else:
            found[name] = value
    return found
