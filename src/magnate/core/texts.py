"""Words: the `.ftl` files of the core and of a game, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from magnate.core.message import Message

LANGUAGES: Final = ("en", "fr")
CORE: Final = "magnate.core"
DEPTH: Final = 8


class Texts:
    """The sentences of one game and of the core beneath it."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.bundles: dict[str, FluentBundle] = {}
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            for source in dict.fromkeys((CORE, package)):
                text = resources.files(source).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
                bundle.add_resource(FluentResource(text), allow_overrides=True)
            self.bundles[lang] = bundle

    def has(self, id: str, lang: str) -> bool:
        """Whether the message exists in a language."""
        return bool(self.bundles[lang].has_message(id))

    def say(self, message: Message, lang: str = "en", depth: int = DEPTH) -> str:
        """The sentence; a missing one reads as its id, so that nothing ever crashes on words."""
        bundle = self.bundles.get(lang, self.bundles["en"])
        if not bundle.has_message(message.id):
            return message.id
        pattern = bundle.get_message(message.id).value
        if pattern is None:
            return message.id
        args: dict[str, str | int] = {}
        for name, value in message.args.items():
            if isinstance(value, str) and value.startswith("@"):
                value = Message(value[1:])
            if isinstance(value, Message):
                args[name] = self.say(value, lang, depth - 1) if depth > 0 else value.id
            else:
                args[name] = value
        text, _errors = bundle.format_pattern(pattern, args)
        return str(text)


@cache
def texts_of(package: str) -> Texts:
    """The texts of a game's package, read once."""
    return Texts(package)


def seat_name(view: dict[str, Any], seat: int, say: Callable[[str, dict[str, Any]], str]) -> str:
    """The name of a seat, as the table gives it (`names` of the view) or by its number."""
    names = view.get("names") or []
    return str(names[seat]) if seat < len(names) else say(f"seat-{seat}", {})
