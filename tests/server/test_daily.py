"""The game of the day: one deal for everyone, one try that counts, nothing told before the day is over."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from people import Client, play_out
from postgres import Postgres
from served import Start

from magnate.server import daily, presenting


def sit_down(api: Client, name: str, person: str | None = None) -> Client:
    """Somebody at a table of the daily game; by default it is the first try of that person."""
    body = {"name": name, "person": person or f"the secret of {name}"}
    made = api.post("/api/daily/hoard", body)
    assert made.status_code == 201, made.text
    return Client(api.url, made.json()["key"], made.json()["table"]["id"])


def next_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (daily, presenting):
        monkeypatch.setattr(module, "today", lambda: "2999-01-01")


def board(api: Client, **params: Any) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = api.get("/api/daily/hoard", **params).json()["board"]
    return lines


def test_the_game_of_the_day_is_the_same_deal_for_everyone(api: Client) -> None:
    first, second = sit_down(api, "Ada of the deal").see(), sit_down(api, "Basil of the deal").see()
    assert first["view"]["board"] == second["view"]["board"]
    assert first["commitment"] == second["commitment"]
    assert first["daily"] == api.get("/api/daily/hoard").json()["date"]


def test_scores_of_the_day_are_listed_best_first(start: Start) -> None:
    api = start().client()
    for name in ("Ada", "Basil"):
        someone = sit_down(api, name)
        someone.moved()
        someone.moved()
        seq = someone.see()["seq"]
        assert someone.do("undo", {"seq": seq, "ask": True}).json()["error"]["code"] == "hidden"
        end = play_out(someone)
        assert end["seed"] is None, "others may still play this deal today"
    told = api.get("/api/daily/hoard").json()
    assert told["seats"] == 1
    assert {line["name"] for line in told["board"]} == {"Ada", "Basil"}
    scores = [line["score"] for line in told["board"]]
    assert scores == sorted(scores, reverse=True)
    assert told["days"] == [told["date"]]
    assert board(api, date="2020-01-01") == []
    assert api.get("/api/daily/none").status_code == 404
    for no_day in ("tomorrow", "2026-02-30"):
        assert api.get("/api/daily/hoard", date=no_day).status_code == 422


def test_one_try_counts_and_further_ones_are_practice(start: Start) -> None:
    first = start()
    api = first.client()
    counted = sit_down(api, "Ada")
    assert counted.see()["practice"] is False
    again = sit_down(api, "Ada under another name", "the secret of Ada")
    assert again.see()["practice"] is True
    play_out(again)
    assert board(api) == []
    play_out(counted)
    assert [line["name"] for line in board(api)] == ["Ada"]
    assert sit_down(api, "Basil").see()["practice"] is False
    first.stop()
    later = start().client()
    assert sit_down(later, "Ada").see()["practice"] is True, "a restart gives no second chance"


def test_who_sits_down_many_times_at_once_has_one_try_that_counts(start: Start, postgres: Postgres) -> None:
    url = postgres.new_database()
    for servers in ([start()], [start(database=url), start(database=url)]):
        apis = [servers[i % len(servers)].client() for i in range(8)]
        with ThreadPoolExecutor(len(apis)) as pool:
            sat = list(pool.map(lambda api: sit_down(api, "Ada"), apis))
        assert sum(not one.see()["practice"] for one in sat) == 1


def test_who_tells_no_secret_is_known_by_the_address(start: Start) -> None:
    api = start(trusted_proxies="127.0.0.1").client()

    def practice(address: str) -> bool:
        made = api.post("/api/daily/hoard", {"name": "Ada"}, **{"x-forwarded-for": address})
        told: bool = made.json()["table"]["practice"]
        return told

    assert [practice(place) for place in ("203.0.113.1", "203.0.113.2", "203.0.113.1")] == [
        False,
        False,
        True,
    ]
    assert api.post("/api/daily/hoard", {"name": "Ada", "person": "short"}).status_code == 422


def test_nothing_is_told_before_the_day_is_over(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    api = start().client()
    someone = sit_down(api, "Ada")
    end = play_out(someone)
    stranger = someone.other()
    (line,) = board(api)
    assert line["table"] is None
    for what in ("record", "history"):
        assert someone.look(what).status_code == 403, what
    for what in ("replay", "events"):
        assert stranger.look(what).status_code == 403, what
        assert stranger.look(what, seat=0).status_code == 403, what
    mine = someone.look("replay", at=3).json()
    assert (mine["made"], mine["choice"]) == (None, None)
    with stranger.follow(after=0) as events:
        assert next(events)["data"]["news"] > 0
        someone.do("chat", {"text": "what a game"})
        assert next(event["event"] for event in events if "id" in event) == "chat", "nothing of before"
    assert stranger.do("advice", {"at": 0}).status_code == 403
    assert stranger.do("branch", {"at": 0}).status_code == 403
    next_day(monkeypatch)
    (line,) = board(api, date=end["daily"])
    assert line["table"] == someone.table
    for what in ("record", "history", "replay", "events"):
        assert stranger.look(what).status_code == 200, what
    assert stranger.look("replay", at=3).json()["choice"] is not None
    assert stranger.see()["seed"] is not None


def test_there_are_no_hints_and_no_bots_for_a_person(api: Client) -> None:
    someone = sit_down(api, "Ada without help")
    refused = someone.do("hint", {})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "secret")
    assert "hint" in refused.json()["error"]["text"]
    assert someone.do("branch", {"at": 0}).status_code == 403
    assert someone.do("bot", {"seat": 0, "on": True, "level": "greedy"}).status_code == 403
    assert someone.moved()["at"] == 1


def test_the_score_is_on_the_board_with_the_last_move(start: Start) -> None:
    server = start()
    someone = sit_down(server.client(), "Ada")
    play_out(someone)
    assert len(board(someone)) == 1, "no moment between the answer to the last move and the board"


def test_a_known_deal_is_marked_wherever_a_table_is_shown(api: Client) -> None:
    made = api.make(seed="lesson")
    assert made["table"]["open_seed"] is True
    listed = {line["id"]: line["open_seed"] for line in api.get("/api/tables").json()["tables"]}
    assert listed[str(api.table)] is True
    mine = api.post("/api/mine", {"keys": [api.key]}).json()["tables"]
    assert mine[0]["open_seed"] is True
    other = api.make()["table"]
    listed = {line["id"]: line["open_seed"] for line in api.get("/api/tables").json()["tables"]}
    assert listed[other["id"]] is False
