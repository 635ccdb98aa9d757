"""What the server answers when something cannot be done: a status, a code, and a sentence."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.contract import Game
from magnate.core.message import Args, Message, Refusal
from magnate.core.texts import LANGUAGES, texts_of

# Seconds after which it is worth trying again.
RETRY_AFTER: Final = 2
STATUS: Final = {
    "bad-request": 400,
    "no-key": 401,
    "no-person": 401,
    "bad-key": 401,
    "signed-out": 401,
    "bad-phrase": 401,
    "bad-passkey": 401,
    "not-yours": 403,
    "banned": 403,
    "closed": 403,
    "muted": 403,
    "secret": 403,
    "seated": 403,
    "talk-closed": 403,
    "not-host": 403,
    "not-found": 404,
    "link-used": 404,
    "no-way": 404,
    "no-passkeys": 404,
    "no-friend": 404,
    "bad-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "waiting": 409,
    "over": 409,
    "not-over": 409,
    "no-undo": 409,
    "hidden": 409,
    "no-ask": 409,
    "taken": 409,
    "frozen": 409,
    "uncertain": 409,
    "no-record": 409,
    "resigned": 409,
    "full": 409,
    "no-room": 409,
    "too-large": 413,
    "bad-type": 415,
    "illegal": 422,
    "bad-fields": 422,
    "bad-options": 422,
    "bad-components": 422,
    "bad-record": 422,
    "bad-target": 422,
    "command-reused": 422,
    "too-many": 429,
    "busy": 503,
    "overloaded": 503,
    "stopping": 503,
    "store-down": 503,
    "no-mail": 503,
}


class ApiError(Exception):
    """Something that cannot be done; `extra` goes into the answer beside the error."""

    def __init__(
        self,
        code: str,
        args: Args | None = None,
        *,
        message: Message | None = None,
        clause: str = "",
        game: Game | None = None,
        extra: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.message = message or Message(f"fault-{code}", args)
        self.clause = clause
        self.game = game
        self.extra = extra or {}

    def plain(self, lang: str) -> dict[str, Any]:
        """The answer's body, with the sentence in a language."""
        package = self.game.package if self.game is not None else __package__
        text = texts_of(package or "magnate.server").say(self.message, lang)
        error = {"code": self.code, "say": self.message.plain(), "text": text, "clause": self.clause}
        return {"error": error, **self.extra}


def refused(game: Game, refusal: Refusal, code: str = "illegal") -> ApiError:
    """The error that passes on a refusal of the rules."""
    return ApiError(code, message=refusal.message, clause=refusal.clause, game=game)


def language(accept: str) -> str:
    """The language of ours that an `Accept-Language` header likes best."""
    best, liking = LANGUAGES[0], 0.0
    for part in accept.split(",")[:20]:
        tag, _, rest = part.strip().partition(";")
        lang = tag.split("-")[0].strip().lower()
        try:
            weight = float(rest.strip().removeprefix("q=")) if rest else 1.0
        except ValueError:
            weight = 0.0
        if lang in LANGUAGES and weight > liking:
            best, liking = lang, weight
    return best
