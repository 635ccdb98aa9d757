"""Bad input gets a 4xx with a sentence; too much gets a 413 or a 429."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from people import Client, news, pair, until
from served import Running, Start

from magnate.server.buckets import LIMITS

ME = {"kind": "me"}


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "hoard"},
        {"game": "hoard", "seats": []},
        {"game": "hoard", "seats": [ME] * 9},
        {"game": "hoard", "seats": [ME] * 40},
        {"game": "chess", "seats": [ME, ME]},
        {"game": "hoard", "seats": [{"kind": "king"}]},
        {"game": "hoard", "seats": [{"kind": "me", "name": ""}]},
        {"game": "hoard", "seats": [{"kind": "me", "name": "a\u0000b"}]},
        {"game": "hoard", "seats": [ME], "options": {"rounds": 77}},
        {"game": "hoard", "seats": [ME], "options": {"rounds": True}},
        {"game": "hoard", "seats": [ME], "options": {"colour": "red"}},
        {"game": "hoard", "seats": [ME], "clock": {"base": -1}},
        {"game": "hoard", "seats": [ME], "clock": {"base": "soon"}},
        {"game": "hoard", "seats": [ME], "surprise": 1},
        [],
        "hoard",
        None,
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(api: Client, body: Any) -> None:
    answer = api.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seq": 0},
        {"seq": 0, "choice": 1, "form": {"do": "show"}},
        {"seq": -1, "choice": 1},
        {"seq": "0", "choice": 1},
        {"seq": 0, "choice": 1.5},
        {"seq": 0, "choice": True},
        {"seq": 0, "choice": 2**70},
        {"seq": 2**70, "choice": 1},
        {"seq": 0, "form": {"do": ["show"]}},
        {"seq": 0, "form": {"do": "pick", "card": None}},
        {"seq": 0, "choice": 1, "command": "x" * 65},
        {"seq": 0, "choice": 1, "command": ""},
        {"seq": 0, "choice": 1, "command": "a\nb"},
    ],
)
def test_a_choice_that_makes_no_sense_is_refused_with_a_sentence(api: Client, body: Any) -> None:
    ada, _ = pair(api)
    answer = ada.do("choose", body)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]
    assert ada.see()["seq"] == 0


def test_what_is_not_json_or_not_there(api: Client) -> None:
    for content, kind in ((b"{", "application/json"), (b"\xff\xfe", "application/json")):
        answer = api.http.post("/api/tables", content=content, headers={"content-type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
    form = api.http.post("/api/tables", data={"game": "hoard"})
    assert 400 <= form.status_code < 500
    assert form.json()["error"]["text"]
    for path in ("/api/tables/none", "/api/tables/none/record", "/api/nothing", "/nothing.txt"):
        missing = api.get(path)
        assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not-found")
    assert api.http.put("/api/tables", json={}).json()["error"]["code"] == "bad-method"
    assert api.http.delete("/api/games").status_code == 405


def test_half_a_character_is_no_text(api: Client) -> None:
    ada, _ = pair(api)
    for body in (rb'{"text": "\ud83d"}', rb'{"text": "x", "\udc00": 1}', rb'{"text": "a\u0000b"}'):
        path = f"/api/tables/{ada.table}/chat"
        answer = ada.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422, body
        assert answer.json()["error"]["text"]


def test_the_sentence_is_in_the_askers_language(house: Running) -> None:
    french = httpx.get(house.url + "/api/tables/none", headers={"accept-language": "fr"})
    assert french.json()["error"]["text"] == "Cette table n’existe pas ici."
    for header in ("de", "", "fr;q=x", "en;q=0.1, fr;q=0.9;v=1", ";;;,,", "fr;q=0.2, en;q=0.8"):
        assert (
            httpx.get(house.url + "/api/tables/none", headers={"accept-language": header}).status_code == 404
        )


def test_too_large_a_body_is_refused(api: Client) -> None:
    ada, _ = pair(api)
    path = f"/api/tables/{ada.table}/chat"
    declared = ada.http.post(path, json={"text": "x" * 70_000})
    assert (declared.status_code, declared.json()["error"]["code"]) == (413, "too-large")

    def endless() -> Any:
        for _ in range(100):
            yield b" " * 1000

    streamed = ada.http.post(path, content=endless(), headers={"content-type": "application/json"})
    assert (streamed.status_code, streamed.json()["error"]["code"]) == (413, "too-large")
    record = api.post("/api/records", {"record": "x" * 70_000})
    assert record.json()["error"]["code"] == "bad-record", "records may be larger"
    assert api.post("/api/records", {"record": "x" * 1_100_000}).status_code == 413


def test_who_looks_at_the_figures_without_end_is_slowed_down(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "read", (0.001, 3.0))
    api = start(rate=1.0).client()
    assert [api.get("/metrics").status_code for _ in range(4)] == [200] * 3 + [429]
    assert api.get("/ready").status_code == 200, "a proxy that looks after it is never refused"


def test_too_many_requests_are_slowed_down(start: Start) -> None:
    api = start(rate=0.1).client()
    answers = [api.post("/api/tables", {"game": "hoard", "seats": [ME]}) for _ in range(6)]
    codes = [answer.status_code for answer in answers]
    assert codes == [201] * 4 + [429] * 2
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["error"]["code"] == "too-many"
    assert api.get("/api/games").status_code == 200, "reading has a limit of its own"
    assert [api.get("/health").status_code for _ in range(60)] == [200] * 60


def test_one_address_may_not_open_streams_without_end(start: Start) -> None:
    api = start(rate=1.0, streams=2).client()
    api.make()
    with api.follow() as one, api.other().follow() as two:
        next(one), next(two)
        assert api.get(f"/api/tables/{api.table}/stream").status_code == 429
    until(lambda: opens(api), "who leaves makes room")


def opens(client: Client) -> bool:
    """Whether one more stream may be opened; closed ones count until the server has noticed."""
    with client.http.stream("GET", f"/api/tables/{client.table}/stream") as answer:
        return answer.status_code == 200 and next(answer.iter_lines()) == "event: hello"


def test_who_asks_for_more_than_can_be_done_is_told_so_and_news_go_on(start: Start) -> None:
    """One command is held up and another waits for it: no more is begun with, but streams hear all there is."""
    server = start(under_way=2)
    ada, basil = pair(server.client())
    seen = ada.see()
    house = server.server.house
    loop = server.server.loop
    assert loop is not None
    table = house.tables.live[str(ada.table)]
    choice = {"seq": 0, "choice": seen["view"]["choices"][0]["id"]}
    with basil.other(basil.key).follow() as events, ThreadPoolExecutor(2) as pool:
        next(events)
        asyncio.run_coroutine_threadsafe(table.lock.acquire(), loop).result(20)
        waiting = [
            pool.submit(ada.other(ada.key).do, "choose", choice | {"command": "a"}),
            pool.submit(basil.do, "chat", {"text": "Well?"}),
        ]
        until(lambda: len(table.lock._waiters or ()) == 2)
        refused = ada.get("/api/games")
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "overloaded")
        assert int(refused.headers["retry-after"]) >= 1
        assert ada.get("/health").status_code == 200
        with basil.other(basil.key).follow() as more:
            assert next(more)["event"] == "hello", "a stream is no work"
        loop.call_soon_threadsafe(table.lock.release)
        assert {event["event"] for event in news(events, 2)} == {"play", "chat"}
        assert [answer.result(20).status_code for answer in waiting] == [200, 200]
    assert ada.get("/api/games").status_code == 200
