"""Crafted bodies, ids and components: a 4xx with a sentence, quickly, and nothing of the server's in it."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
from people import Client, pair, play_out, until
from postgres import Postgres
from served import Start

from magnate.core.errors import BadComponents
from magnate.server import game_cache

SEATS = [{"kind": "me"}, {"kind": "screen"}]


def send(api: Client, path: str, body: bytes | dict[str, Any]) -> Any:
    """The error of a request that must be refused."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = api.http.post(path, content=content, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    error = answer.json()["error"]
    assert error["text"]
    assert "/tmp" not in error["text"]
    assert "components.toml" not in error["text"]
    return error


@pytest.mark.parametrize(
    "extra",
    [
        rb'"seed": "\ud800"',
        rb'"seed": "a\u0000b"',
        rb'"options": {"\ud800": 1}',
        rb'"options": {"rounds": "\udfff"}',
        rb'"components": "x = \"\ud800\""',
        rb'"components": "\u0000"',
        b'"options": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000,
        b'"components": "x = ' + b"[" * 5000 + b'"',
        b'"components": "cards = \\"many\\""',
        b'"components": "cards = [1]"',
        b'"components": "cards = 1979-05-27"',
        b'"components": "cards = 1000000"',
        b'"components": "' + b".".join([b"a"] * 20_000) + b' = 1"',
        b'"components": "not toml"',
    ],
    ids=lambda extra: extra[:40].decode(),
)
def test_a_crafted_table_is_refused_with_a_sentence(api: Client, extra: bytes) -> None:
    body = b'{"game": "hoard", "seats": [{"kind": "me"}], ' + extra + b"}"
    send(api, "/api/tables", body)


def test_a_nul_in_an_id_or_a_query_is_refused_with_a_sentence(api: Client) -> None:
    for path in ("/api/tables/a%00b", "/api/tables?game=a%00b", "/api/daily/a%00", "/api/games/%00"):
        answer = api.http.get(path)
        assert answer.status_code in (400, 404), path
        assert answer.json()["error"]["text"]
    assert send(api, "/api/tables/a%00b/chat", {"text": "x"})["code"] == "bad-request"


def test_a_crafted_record_is_refused_with_a_sentence(api: Client) -> None:
    ada, basil = pair(api, options={"rounds": 1})
    play_out(ada, basil)
    text = ada.look("record").text
    for old, new in (
        ("options: {", 'options: {"a": {"b": [1]}, '),
        ("names: [", 'names: [["x"], '),
        ("names: [", "names: " + "[" * 50_000),
        ("\n\n", f"\n\n{'1' * 31} "),
        ("seed: ", 'seed: "\\ud800"'),
        ("seats: ", "seats: " + "9" * 5000),
    ):
        assert send(api, "/api/records", {"record": text.replace(old, new, 1)})["code"] == "bad-record"
    own = {"record": text, "components": "x." * 5000 + "y = 1"}
    assert send(api, "/api/records", own)["code"] == "bad-components"


def test_own_components_are_played_with_and_come_back_after_a_restart(start: Start) -> None:
    first = start()
    api = first.client()
    api.make(seats=SEATS, components="hand = 2")
    before = api.moved()
    assert len(before["view"]["board"]["hand"]) == 2
    first.stop()
    game_cache.forget()
    again = start().client(api.key)
    again.table = api.table
    assert again.see()["view"] == before["view"]


def test_components_that_take_for_ever_disturb_nobody(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hoard sleeps over a hand of four when it is told to; only the process that looks at components does so."""
    monkeypatch.setenv("HOARD_SLOW", "60")
    monkeypatch.setattr("magnate.server.inspecting.DEADLINE", 1.0)
    server = start()
    api = server.client()
    api.make(seats=SEATS)
    codes: list[str] = []

    def bother() -> None:
        body = {"game": "hoard", "seats": SEATS, "components": "hand = 4"}
        answer = server.client().http.post("/api/tables", json=body, timeout=60)
        codes.append(answer.json()["error"]["code"])

    threads = [threading.Thread(target=bother, daemon=True) for _ in range(4)]
    for thread in threads:
        thread.start()
    until(lambda: server.server.house.inspector.crew.backlog or codes)
    assert api.moved()["at"] == 1
    for thread in threads:
        thread.join(60)
    assert codes == ["bad-components"] * 4


# --- games with owners' components in memory -------------------------------------------------------


def test_games_with_own_components_are_kept_only_as_far_as_they_fit() -> None:
    kept = game_cache.OwnGames(room=0)
    one = kept.get("hoard", "hand = 2")
    assert kept.get("hoard", "hand = 2") is one
    weight = kept.bytes
    assert weight > 1000
    kept.room = 3 * weight
    for hand in (3, 4, 5, 1):
        kept.get("hoard", f"hand = {hand}")
        assert kept.bytes <= kept.room
    assert kept.get("hoard", "hand = 2") is not one, "the one used longest ago made room"


def test_a_game_that_is_too_large_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_cache, "ONE_BYTES", 500)
    with pytest.raises(BadComponents):
        game_cache.OwnGames(10_000).get("hoard", "hand = 2")


def test_nothing_crafted_breaks_a_server_on_postgresql(start: Start, postgres: Postgres) -> None:
    api = start(database=postgres.new_database()).client()
    ada, _ = pair(api)
    for path in ("/api/tables/a%00b", "/api/tables?game=a%00b", "/api/daily/hoard?date=a%00"):
        assert 400 <= api.http.get(path).status_code < 500, path
    for body in (rb'{"text": "\u0000"}', rb'{"text": "\ud800"}', rb'{"text": "x", "\u0000": 1}'):
        send(ada, f"/api/tables/{ada.table}/chat", body)
    send(api, "/api/tables", rb'{"game": "hoard", "seats": [{"kind": "me"}], "seed": "\u0000"}')
    send(api, "/api/mine", rb'{"keys": ["\u0000"]}')
    assert ada.moved()["at"] == 1
