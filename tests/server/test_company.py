"""Company: what the lobby says of a table, talk among spectators, resigning, a rematch with the seats turned."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from people import TWO, Client, news, pair, play_out
from served import Start

from magnate.server import commands
from magnate.server.buckets import LIMITS
from magnate.server.commands import TALK_MOST


def test_the_lobby_tells_clock_and_options(start: Start, tmp_path: Path) -> None:
    server = start()
    host = server.client()
    host.make(clock={"base": 259200, "step": 43200}, options={"rounds": 2})
    (line,) = host.get("/api/tables").json()["tables"]
    assert line["clock"] == {"base": 259200, "step": 43200}
    assert line["options"]["rounds"] == 2
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as store:
        brief = json.loads(store.execute("select brief from tables").fetchone()[0])
        old = {name: value for name, value in brief.items() if name not in ("clock", "options")}
        store.execute("update tables set brief = ?, status = 'over'", (json.dumps(old | {"status": "over"}),))
    (line,) = start().client().get("/api/tables").json()["tables"]
    assert line["clock"] == {"base": 259200, "step": 43200}, "a line stored before it was told there"
    assert line["options"]["rounds"] == 2


def test_spectators_talk_among_themselves_until_the_game_is_over(api: Client) -> None:
    ada, basil = pair(api, options={"rounds": 1})
    watcher = ada.other()
    with watcher.follow() as watched, basil.follow() as played:
        assert watcher.do("talk", {"text": "She holds the ace", "name": "Cleo"}).status_code == 200
        (heard,) = news(watched, 1)
        assert (heard["event"], heard["data"]["name"], heard["data"]["text"]) == (
            "talk",
            "Cleo",
            "She holds the ace",
        )
        (kept,) = news(played, 1)
        assert (kept["event"], set(kept["data"])) == ("talk", {"news", "time"})
    (line,) = watcher.see()["watchers"]["chat"]
    assert line["text"] == "She holds the ace"
    assert ada.see()["watchers"] == {"open": True, "chat": None}
    assert ada.see()["chat"] == []
    assert ada.do("talk", {"text": "x"}).json()["error"]["code"] == "seated"
    assert "She holds" not in "".join(ada.heard + basil.heard)
    play_out(ada, basil)
    assert [line["text"] for line in ada.see()["watchers"]["chat"]] == ["She holds the ace"]


def test_the_host_closes_the_talk_of_spectators(api: Client) -> None:
    ada, basil = pair(api)
    watcher = ada.other()
    assert basil.do("watching", {"open": False}).json()["error"]["code"] == "not-host"
    assert watcher.do("watching", {"open": False}).status_code == 401
    assert not ada.do("watching", {"open": False}).json()["table"]["watchers"]["open"]
    assert watcher.do("talk", {"text": "x"}).json()["error"]["code"] == "talk-closed"
    assert ada.do("watching", {"open": True}).status_code == 200
    assert watcher.do("talk", {"text": "x"}).status_code == 200


def test_what_spectators_say_is_bounded(api: Client) -> None:
    made = api.make()
    watcher = api.other()
    for text in ("", " ", "x" * 501):
        assert watcher.do("talk", {"text": text}).status_code == 422
    assert watcher.do("talk", {"text": "x", "name": "y" * 41}).status_code == 422
    for i in range(TALK_MOST):
        assert watcher.do("talk", {"text": str(i)}).status_code == 200
    assert watcher.do("talk", {"text": "more"}).json()["error"]["code"] == "talk-closed"
    shown = watcher.see()["watchers"]["chat"]
    assert (len(shown), shown[-1]["text"]) == (100, str(TALK_MOST - 1))
    assert api.see()["id"] == made["table"]["id"]


def test_what_is_written_down_at_a_table_is_bounded(api: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, basil = pair(api)
    monkeypatch.setattr(commands, "LOG_MOST", ada.see()["news"] + 3)
    ada.do("chat", {"text": "hello"})
    basil.do("sit", {"name": "Basil the other"})
    ada.moved()
    seq = ada.see()["seq"]
    for person, command, body in (
        (ada, "chat", {"text": "and more"}),
        (ada, "undo", {"seq": seq, "ask": True}),
        (ada, "watching", {"open": False}),
        (ada, "bot", {"seat": 0, "on": True}),
        (basil, "sit", {"name": "Basil"}),
        (api.other(), "talk", {"text": "and more"}),
    ):
        refused = person.do(command, body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "full"), command
    assert play_out(ada, basil)["status"] == "over", "the game goes on"


def test_one_address_cannot_flood_the_talk(start: Start) -> None:
    host = start(rate=1.0).client()
    host.make()
    watcher = host.other()
    answers = [watcher.do("talk", {"text": "x"}).status_code for _ in range(int(LIMITS["talk"][1]) + 5)]
    assert (answers[0], answers[-1]) == (200, 429)


def test_who_resigns_does_not_come_back(start: Start, tmp_path: Path) -> None:
    server = start()
    ada, basil = pair(server.client(), options={"rounds": 2})
    assert ada.do("resign", {"seat": 1}).json()["error"]["code"] == "not-yours"
    assert ada.do("resign", {"seat": 9}).json()["error"]["code"] == "not-yours"
    assert basil.do("resign", {"seat": 1}).status_code == 200
    assert basil.do("resign", {"seat": 1}).status_code == 200, "asking again changes nothing"
    seat = ada.see()["seats"][1]
    assert (seat["resigned"], seat["played_by"], seat["name"]) == (True, "bot", "Basil")
    assert ada.see()["notes"][-1] == {"id": "note-resigned", "args": {"seat": 2}}
    assert basil.do("bot", {"seat": 1, "on": False}).json()["error"]["code"] == "resigned"
    assert basil.do("bot", {"seat": 1, "on": True}).json()["error"]["code"] == "resigned"
    assert basil.do("sit", {"seat": 1, "name": "Basil again"}).status_code == 200
    assert ada.see()["seats"][1] == seat
    server.stop()
    ada.http.close()
    back = start().client().take(ada.key, ada.table or "")
    assert back.see()["seats"][1]["resigned"]
    assert play_out(back)["status"] == "over", "a bot plays the seat to the end"


def test_who_has_resigned_takes_nothing_back(api: Client) -> None:
    ada, basil = pair(api, options={"rounds": 2})
    ada.moved()
    assert ada.see()["undo"] is not None
    assert ada.do("resign", {"seat": 0}).status_code == 200
    assert ada.see()["undo"] is None
    assert ada.see()["cancel"] is None
    seq = ada.see()["seq"]
    assert ada.do("undo", {"seq": seq, "ask": True}).json()["error"]["code"] == "no-undo"
    assert basil.see()["at"] >= 1, "what was played stands"


def test_nobody_resigns_a_daily_game_or_one_that_does_not_run(api: Client) -> None:
    made = api.post("/api/daily/hoard", {"name": "Ada"}).json()
    daily = Client(api.url, made["key"], made["table"]["id"])
    assert daily.do("resign", {"seat": 0}).json()["error"]["code"] == "secret"
    api.make()
    assert api.do("resign", {"seat": 0}).json()["error"]["code"] == "waiting"


def test_in_a_rematch_everybody_moves_up_one_seat(api: Client) -> None:
    seats = [*TWO, {"kind": "bot", "level": "random"}]
    made = api.make(seats=seats, options={"rounds": 1})
    basil = api.other(made["keys"]["1"])
    basil.do("sit", {})
    play_out(api, basil)
    again = api.do("rematch").json()["table"]
    mine, his = (Client(api.url, who.key, again).see() for who in (api, basil))
    assert (mine["yours"], his["yours"]) == ([2], [0])
    assert mine["host"]
    assert [seat["kind"] for seat in mine["seats"]] == ["person", "bot", "person"]
    assert [seat["name"] for seat in mine["seats"]] == ["Basil", None, "Ada"]
