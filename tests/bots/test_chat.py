"""Chat players, against a server on loopback: what an endpoint may do wrong, and what is done about it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import magnate
from magnate.arena.match import Fixture, play
from magnate.bots.chat import ANSWER_LIMIT, KEY, BadChat, ChatBot, number_in, read_chat
from magnate.bots.contract import seen_by
from magnate.bots.failure import BotFailure
from magnate.bots.registry import make
from magnate.core.rng import seeded

GAME = "spyrium"
Reply = Callable[[dict[str, Any], int], tuple[int, Any]]


def completion(text: str, tokens: int = 0) -> tuple[int, Any]:
    usage = {"usage": {"total_tokens": tokens}} if tokens else {}
    return 200, {"choices": [{"message": {"role": "assistant", "content": text}}], **usage}


class Mouth:
    """A server on loopback that answers as a test says, and keeps what it was asked."""

    def __init__(self) -> None:
        self.reply: Reply = lambda body, number: completion("Choice: 1")
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        mouth = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                mouth.asked.append({"path": self.path, **body})
                mouth.keys.append(self.headers.get("Authorization"))
                status, said = mouth.reply(body, len(mouth.asked))
                data = said if isinstance(said, bytes) else json.dumps(said).encode()
                try:
                    self.send_response(status)
                    if status == 302:
                        self.send_header("Location", "http://127.0.0.1:9/elsewhere")
                    self.send_header("Content-Length", str(len(data)))
                    self.end_headers()
                    self.wfile.write(data)
                except OSError:
                    return

            def log_message(self, *args: object) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)
        self.thread.start()

    def name(self, **settings: object) -> str:
        given = {"model": "test", "pause": 0, **settings}
        words = "".join(f",{key}={value}" for key, value in given.items())
        return f"chat:http://127.0.0.1:{self.server.server_port}/v1{words}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def mouth() -> Iterator[Mouth]:
    made = Mouth()
    yield made
    made.close()


def question() -> tuple[magnate.State, int]:
    state = magnate.load(GAME).new(2, 5)
    return seen_by(state, state.actor, seeded(1)), state.actor


def test_it_reads_the_position_and_plays_a_whole_game(mouth: Mouth, tmp_path: Path) -> None:
    result = play(Fixture(GAME, (mouth.name(transcript=tmp_path, lang="fr"), "random"), 3))
    assert result.failures == ("", "")
    asked = mouth.asked[0]
    assert asked["path"] == "/v1/chat/completions"
    assert asked["model"] == "test"
    assert "Choix\N{NO-BREAK SPACE}: NUMÉRO" in asked["messages"][0]["content"]
    assert asked["messages"][1]["content"].startswith("# Spyrium, 2 joueurs\nVous êtes Joueur 1.")
    (file,) = tmp_path.iterdir()
    kept = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert sum(entry["role"] == "assistant" for entry in kept) == len(mouth.asked)
    assert kept[1]["content"] == asked["messages"][1]["content"]


def test_it_chooses_what_the_number_stands_for(mouth: Mouth) -> None:
    mouth.reply = lambda body, number: completion("Choice: 1 looks weak.\n\n**Choice: 3**")
    state, seat = question()
    assert make(mouth.name(), 0, GAME).choose(state, seat).choice == state.choices()[2]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Choice: 4", 4),
        ("7.", 7),
        ("Choix : 12", 12),
        ("I take 3 workers", None),
        ("", None),
        ("choice 2 or choice: 5", 5),
    ],
)
def test_numbers_are_found_in_answers(text: str, number: int | None) -> None:
    assert number_in(text) == number


def test_an_illegal_answer_is_counted_and_asked_for_again(mouth: Mouth) -> None:
    mouth.reply = lambda body, number: completion("Choice: 2" if number == 3 else "Choice: 999")
    state, seat = question()
    bot = ChatBot(mouth.name())
    assert bot.choose(state, seat).choice == state.choices()[1]
    assert bot.illegal == 2
    assert f"from 1 to {len(state.choices())}" in mouth.asked[2]["messages"][-1]["content"]


WRONG: list[tuple[str, Reply, dict[str, object]]] = [
    ("illegal", lambda body, number: completion("Choice: 999"), {}),
    ("garbage", lambda body, number: completion("I would rather not say"), {}),
    ("garbage", lambda body, number: (200, b"<html>"), {}),
    ("garbage", lambda body, number: (200, {"choices": []}), {}),
    ("garbage", lambda body, number: (200, b" " * (ANSWER_LIMIT + 10)), {}),
    ("crash", lambda body, number: (503, {"error": "busy"}), {}),
    ("crash", lambda body, number: (401, {"error": "who are you?"}), {}),
    ("crash", lambda body, number: (302, {}), {}),
    ("budget", lambda body, number: completion("Choice: 999", tokens=600), {"budget": 1000}),
]


@pytest.mark.parametrize(("kind", "reply", "settings"), WRONG)
def test_what_goes_wrong_has_a_name_and_an_end(
    mouth: Mouth, kind: str, reply: Reply, settings: dict[str, object]
) -> None:
    mouth.reply = reply
    bot = ChatBot(mouth.name(**settings))
    with pytest.raises(BotFailure) as raised:
        bot.choose(*question())
    assert raised.value.kind == kind
    assert len(mouth.asked) <= 3
    assert bot.transcript[-1]["role"] == "failure"


def test_no_answer_in_time_is_a_hang(mouth: Mouth) -> None:
    waiting = threading.Event()

    def slow(body: dict[str, Any], number: int) -> tuple[int, Any]:
        waiting.wait(60)
        return completion("Choice: 1")

    mouth.reply = slow
    with pytest.raises(BotFailure) as raised:
        ChatBot(mouth.name(seconds=0.1, retries=1)).choose(*question())
    waiting.set()
    assert raised.value.kind == "hang"
    assert len(mouth.asked) <= 2


def test_trouble_that_passes_is_waited_for(mouth: Mouth) -> None:
    mouth.reply = lambda body, number: (429, {}) if number == 1 else completion("Choice: 1")
    state, seat = question()
    assert ChatBot(mouth.name()).choose(state, seat).choice == state.choices()[0]
    assert len(mouth.asked) == 2


def test_nobody_there_is_a_crash() -> None:
    with pytest.raises(BotFailure) as raised:
        ChatBot("chat:http://127.0.0.1:9/v1,model=x,retries=0").choose(*question())
    assert raised.value.kind == "crash"


def test_a_failure_loses_the_game_for_it_alone(mouth: Mouth) -> None:
    mouth.reply = lambda body, number: completion("no")
    result = play(Fixture(GAME, (mouth.name(retries=0), "random"), 3))
    assert result.failures[0].startswith("garbage")
    assert result.ranks == [2, 1]


def test_the_key_comes_from_the_environment(mouth: Mouth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY, "secret")
    ChatBot(mouth.name()).choose(*question())
    monkeypatch.delenv(KEY)
    ChatBot(mouth.name()).choose(*question())
    assert mouth.keys == ["Bearer secret", None]


def test_tokens_are_estimated_where_the_endpoint_does_not_count(mouth: Mouth) -> None:
    bot = ChatBot(mouth.name())
    bot.choose(*question())
    size = sum(len(message["content"].encode()) for message in mouth.asked[0]["messages"]) + len("Choice: 1")
    assert bot.spent == size // 4


@pytest.mark.parametrize(
    "name",
    [
        "chat:localhost,model=x",
        "chat:http://localhost/v1",
        "chat:http://localhost/v1,model=x,fame=3",
        "chat:http://localhost/v1,model=x,seconds=0",
        "chat:http://localhost/v1,model=x,seconds=soon",
        "chat:http://localhost/v1,model=x,lang=de",
        "chat:ftp://localhost/v1,model=x",
    ],
)
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(BadChat):
        read_chat(name)
    with pytest.raises(magnate.MagnateError):
        make(name, 0, GAME)
