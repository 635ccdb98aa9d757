"""Players that are language models: any endpoint that speaks the OpenAI chat completions protocol.

`chat:URL,model=NAME` names one wherever a bot is asked for, as in `chat:http://localhost:8000/v1,model=small`. It reads
`State.text` and answers with the number of a choice. Settings behind commas (`Talk`) bound what it may cost; the key,
if one is needed, is read from the environment, so that no name holds it.
"""

from __future__ import annotations

import json
import os
import re
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from magnate.bots.contract import Bot, Decision, certain
from magnate.bots.failure import BotFailure, quoted
from magnate.core.contract import State
from magnate.core.errors import MagnateError
from magnate.core.message import Message
from magnate.core.texts import LANGUAGES

KEY: Final = "MAGNATE_CHAT_KEY"
SPEC: Final = re.compile(r"chat:(?P<url>https?://[^\s,]+)(?P<settings>(?:,[^,]+)*)")
ANSWER_LIMIT: Final = 1_048_576
CHUNK: Final = 65_536
# Answers that may come otherwise when asked again: too many requests, and troubles of the server.
PASSING: Final = frozenset({408, 409, 425, 429, 500, 502, 503, 504})
CHOICE: Final = re.compile(r"(?:choice|choix)\W{0,12}(\d{1,6})", re.IGNORECASE)
NUMBER: Final = re.compile(r"\W*(\d{1,6})\W*")
# Where a server does not say how many tokens it has read and written, four bytes are taken for one.
BYTES_PER_TOKEN: Final = 4


class BadChat(MagnateError):
    """A chat player whose name cannot be read."""


class Talk(NamedTuple):
    """How a chat player is spoken to.

    `seconds` for one answer, `retries` of a failed or illegal one, `budget` of tokens read and written in one game,
    `tokens` of one answer at most, `transcript` a folder in which every word is kept.
    """

    model: str
    lang: str = "en"
    seconds: float = 60.0
    retries: int = 2
    budget: int = 2_000_000
    tokens: int = 2048
    temperature: float = 0.0
    pause: float = 1.0
    transcript: str = ""


BOUNDS: Final = {
    "seconds": (0.05, 600.0),
    "retries": (0, 10),
    "budget": (1, 10**9),
    "tokens": (1, 100_000),
    "temperature": (0.0, 2.0),
    "pause": (0.0, 60.0),
}


def is_chat(name: str) -> bool:
    """Whether a bot's name is a chat player."""
    return name.startswith("chat:")


def read_chat(name: str) -> tuple[str, Talk]:
    """The address and the settings of a `chat:` name; `BadChat` says what is wrong with it."""
    found = SPEC.fullmatch(name)
    if found is None:
        raise BadChat(f"'{name}' is not chat:URL,model=NAME with an address of http or https.")
    given: dict[str, Any] = {}
    for pair in filter(None, found["settings"].split(",")):
        key, equals, value = pair.partition("=")
        if not equals or key not in Talk._fields:
            raise BadChat(f"'{name}': '{pair}' is not one of {', '.join(Talk._fields)} with a value.")
        given[key] = setting(name, key, value)
    if not given.get("model"):
        raise BadChat(f"'{name}' names no model: add ,model=NAME.")
    return found["url"].rstrip("/"), Talk(**given)


def setting(name: str, key: str, value: str) -> object:
    """A setting within its bounds."""
    if key == "lang" and value not in LANGUAGES:
        raise BadChat(f"'{name}': languages are {', '.join(LANGUAGES)}.")
    if key not in BOUNDS:
        return value
    low, high = BOUNDS[key]
    try:
        number = type(Talk._field_defaults[key])(value)
    except ValueError:
        raise BadChat(f"'{name}': {key} is a number.") from None
    if not low <= number <= high:
        raise BadChat(f"'{name}': {key} can be {low} to {high}.")
    return number


class Stay(HTTPRedirectHandler):
    """Follows no redirect: the key goes to the address that was named and nowhere else."""

    def redirect_request(self, *args: Any) -> None:
        """Nowhere."""
        return


class Passing(Exception):
    """Something that may go better when tried again; `kind` is what it is if it does not."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Endpoint:
    """An address that completes chats."""

    def __init__(self, url: str, talk: Talk) -> None:
        self.url = f"{url}/chat/completions"
        self.talk = talk
        self.opener = build_opener(Stay)

    def complete(self, messages: list[dict[str, str]]) -> dict[str, Any]:
        """The answer to a chat, as the endpoint gives it."""
        body = {
            "model": self.talk.model,
            "messages": messages,
            "max_tokens": self.talk.tokens,
            "temperature": self.talk.temperature,
        }
        headers = {"Content-Type": "application/json"}
        if os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {os.environ[KEY]}"
        try:
            return parsed(self.read(Request(self.url, json.dumps(body).encode(), headers)))
        except HTTPError as error:
            with error:
                said = error.read(400).decode(errors="replace").strip()
            text = f"the endpoint answers {error.code}: {said[:200]}"
            raise Passing("crash", text) if error.code in PASSING else BotFailure("crash", text) from None
        except TimeoutError:
            raise Passing("hang", f"no answer within {self.talk.seconds:g} seconds") from None
        except (OSError, HTTPException) as error:
            late = isinstance(getattr(error, "reason", None), TimeoutError)
            raise Passing("hang" if late else "crash", f"the endpoint cannot be reached: {error}") from None

    def read(self, request: Request) -> bytes:
        """The body of an answer: in time, and not too long."""
        until = time.monotonic() + self.talk.seconds
        found = b""
        with self.opener.open(request, timeout=self.talk.seconds) as answer:
            while part := answer.read1(CHUNK):
                found += part
                if len(found) > ANSWER_LIMIT:
                    raise BotFailure("garbage", f"an answer is longer than {ANSWER_LIMIT} bytes")
                if time.monotonic() > until:
                    raise TimeoutError
        return found


def parsed(body: bytes) -> dict[str, Any]:
    """What was said and what it cost: `text` and `tokens` (0 where the endpoint does not say)."""
    try:
        answer = json.loads(body)
        text = answer["choices"][0]["message"]["content"] or ""
        tokens = (answer.get("usage") or {}).get("total_tokens") or 0
        return {"text": str(text), "tokens": int(tokens)}
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError):
        raise Passing("garbage", f"this is not a chat completion: {quoted(body)}") from None


def number_in(text: str) -> int | None:
    """The number an answer ends with: that of its last "Choice: N", or the answer where it is just a number."""
    named = CHOICE.findall(text)
    if named:
        return int(named[-1])
    alone = NUMBER.fullmatch(text)
    return int(alone[1]) if alone else None


class ChatBot(Bot):
    """A player that is asked through an endpoint. `illegal` counts answers that were no legal choice."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        url, talk = read_chat(name)
        self.name = name
        self.talk = talk
        self.endpoint = Endpoint(url, talk)
        self.seed = seed
        self.spent = 0
        self.asked = 0
        self.illegal = 0
        self.transcript: list[dict[str, Any]] = []

    def choose(self, state: State, seat: int) -> Decision:
        """Ask until a legal choice comes; `BotFailure` when none does."""
        try:
            return certain(self.answer(state, seat))
        except BotFailure as failure:
            self.keep("failure", f"{failure.kind}: {failure}")
            raise BotFailure(failure.kind, f"{self.talk.model}: {failure}.") from None

    def answer(self, state: State, seat: int) -> int:
        """A legal choice, asked for at most `retries` times more than once."""
        lang = self.talk.lang
        game = state.game
        told = Message("chat-system", {"game": "@game-name", "about": "@game-about"})
        messages = [
            {"role": "system", "content": game.text(told, lang)},
            {"role": "user", "content": state.text(seat, lang)},
        ]
        offered = state.choices()
        self.asked += 1
        self.keep("system", messages[0]["content"])
        self.keep("user", messages[1]["content"])
        for _ in range(self.talk.retries + 1):
            text = self.said(messages)
            number = number_in(text)
            if number is not None and 1 <= number <= len(offered):
                return offered[number - 1]
            self.illegal += 1
            again = game.text(Message("chat-again", {"last": len(offered)}), lang)
            messages += [{"role": "assistant", "content": text}, {"role": "user", "content": again}]
            self.keep("user", again)
        kind, what = ("garbage", "no number") if number is None else ("illegal", f"choice {number}")
        raise BotFailure(kind, f"{what} in the last of {self.talk.retries + 1} answers")

    def said(self, messages: list[dict[str, str]]) -> str:
        """What the endpoint answers; trouble that may pass is waited for, longer each time."""
        if self.spent >= self.talk.budget:
            raise BotFailure("budget", f"the {self.talk.budget} tokens of the game are spent")
        for attempt in range(self.talk.retries + 1):
            try:
                answer = self.endpoint.complete(messages)
                break
            except Passing as trouble:
                self.keep("trouble", f"{trouble.kind}: {trouble}")
                if attempt == self.talk.retries:
                    raise BotFailure(trouble.kind, str(trouble)) from None
                time.sleep(self.talk.pause * 2**attempt)
        text: str = answer["text"]
        size = sum(len(message["content"].encode()) for message in messages) + len(text.encode())
        self.spent += answer["tokens"] or size // BYTES_PER_TOKEN
        self.keep("assistant", text)
        return text

    def keep(self, role: str, content: str) -> None:
        """Keep a word of the conversation, in memory and in the folder if there is one."""
        entry = {"question": self.asked, "role": role, "content": content, "tokens": self.spent}
        self.transcript.append(entry)
        if self.talk.transcript:
            folder = Path(self.talk.transcript)
            folder.mkdir(parents=True, exist_ok=True)
            safe = re.sub(r"[^\w.-]+", "_", f"{self.talk.model}-{self.seed}")[:120]
            with (folder / f"{safe}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry, ensure_ascii=False) + "\n")
