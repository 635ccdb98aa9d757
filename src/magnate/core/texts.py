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
        return self.forms(message, lang, depth)[""]

    def forms(self, message: Message, lang: str, depth: int) -> dict[str, str]:
        """The sentence under "" and its other forms (the attributes of the message) under their names.

        A sentence that has a message for its argument `card` may say `{ $card }`, or `{ $card-the }` where that
        message has a form `.the`: so a language keeps its articles and elisions in its own file.
        """
        bundle = self.bundles.get(lang, self.bundles["en"])
        if not bundle.has_message(message.id):
            return {"": message.id}
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
