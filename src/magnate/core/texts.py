"""Words: the `.ftl` files of the core and of a game, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from magnate.core.message import Message

LANGUAGES: Final = ("en", "fr")
CORE: Final = "magnate.core"
DEPTH: Final = 8
ENTRY: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
"""Where a sentence begins: its name at the very start of a line."""
NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""The sentences and terms that a sentence is made with."""
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""What stands for minus where numbers are written by machines."""


def number(value: int) -> str:
    """A number as players read it, with the sign of minus."""
    return HYPHEN.sub("−", str(value))


class Lines:
    """The sentences of one language. Each is read when it is first asked for: few programs say all they could."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.unread: dict[str, str] = {}
        for text in texts:
            _, *parts = ENTRY.split(text)
            self.unread.update(zip(parts[::2], parts[1::2], strict=True))

    def has(self, id: str) -> bool:
        """Whether there is such a sentence."""
        self.read(id)
        return bool(self.bundle.has_message(id))

    def read(self, id: str) -> None:
        """Read a sentence, and those that it is made with, unless that has been done."""
        text = self.unread.pop(id, "")
        if text:
            self.bundle.add_resource(FluentResource(text))
            for other in NAMED.findall(text):
                self.read(other)


class Texts:
    """The sentences of one game and of the core beneath it."""

    def __init__(self, package: str) -> None:
        self.package = package
        sources = [resources.files(source) for source in dict.fromkeys((CORE, package))]
        self.lines = {
            lang: Lines(
                lang, [source.joinpath(f"{lang}.ftl").read_text(encoding="utf-8") for source in sources]
            )
            for lang in LANGUAGES
        }

    def has(self, id: str, lang: str) -> bool:
        """Whether the message exists in a language."""
        return self.lines[lang].has(id)

    def say(self, message: Message, lang: str = "en", depth: int = DEPTH) -> str:
        """The sentence; a missing one reads as its id, so that nothing ever crashes on words."""
        return HYPHEN.sub("−", self.forms(message, lang, depth)[""])

    def forms(self, message: Message, lang: str, depth: int) -> dict[str, str]:
        """The sentence under "" and its other forms (the attributes of the message) under their names.

        A sentence that has a message for its argument `card` may say `{ $card }`, or `{ $card-the }` where that
        message has a form `.the`: so a language keeps its articles and elisions in its own file.
        """
        lines = self.lines.get(lang, self.lines["en"])
        if not lines.has(message.id):
            return {"": message.id}
        bundle = lines.bundle
        found = bundle.get_message(message.id)
        args: dict[str, str | int] = {}
        for name, value in message.args.items():
            if isinstance(value, str) and value.startswith("@"):
                value = Message(value[1:])
            if not isinstance(value, Message):
                args[name] = value
            elif depth <= 0:
                args[name] = value.id
            else:
                for form, text in self.forms(value, lang, depth - 1).items():
                    args[f"{name}-{form}" if form else name] = text
        patterns = {"": found.value, **found.attributes}
        return {
            form: message.id if pattern is None else str(bundle.format_pattern(pattern, args)[0])
            for form, pattern in patterns.items()
        }


@cache
def texts_of(package: str) -> Texts:
    """The texts of a game's package, read once."""
    return Texts(package)


def seat_name(view: dict[str, Any], seat: int, say: Callable[[str, dict[str, Any]], str]) -> str:
    """The name of a seat, as the table gives it (`names` of the view) or by its number."""
    names = view.get("names") or []
    return str(names[seat]) if seat < len(names) else say(f"seat-{seat}", {})
