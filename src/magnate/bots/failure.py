"""What is raised when a player from outside fails: the same for a crash, silence, nonsense and an illegal answer."""

from __future__ import annotations

from typing import Final

from magnate.core.errors import MagnateError

KINDS: Final = ("crash", "hang", "garbage", "illegal", "budget")


class BotFailure(MagnateError):
    """A player did not answer as it must; `kind` is one of `KINDS`. In a match it has lost the game."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


def quoted(said: bytes) -> str:
    """The beginning of what was said, fit to be read."""
    return repr(said[:80].decode(errors="replace"))
