"""The costliest choices of a finished game, asked of the server."""

from __future__ import annotations

from people import Client, play_out
from served import Start


def test_the_costliest_choices_of_a_seat_are_told_once_the_game_is_over(start: Start) -> None:
    server = start(hint_level="greedy")
    api = server.client()
    api.make("spyrium", [{"kind": "me"}, {"kind": "screen"}], seed="5")
    assert api.do("costly", {"seat": 0}).json()["error"]["code"] == "secret"
    end = play_out(api)
    watcher = api.other()
    answer = watcher.do("costly", {"seat": 0})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["seat"], found["by"]) == (0, "greedy")
    assert 0 < len(found["choices"]) <= 3
    points = [choice["points"] for choice in found["choices"]]
    assert points == sorted(points, reverse=True)
    for choice in found["choices"]:
        moment = watcher.look("replay", at=choice["at"]).json()
        assert moment["view"]["actor"] == 0
        assert moment["choice"] == choice["played"] != choice["better"]
    server.server.house.reviewer.crew.close()
    assert watcher.do("costly", {"seat": 0}).json() == found, "it is remembered"
    assert watcher.do("costly", {"seat": len(end["seats"])}).status_code == 404


def test_what_bots_chose_is_not_held_against_anybody(start: Start) -> None:
    api = start(hint_level="greedy").client()
    api.make("spyrium", [{"kind": "me"}, {"kind": "bot", "level": "random"}], seed="5")
    play_out(api)
    assert api.do("costly", {"seat": 1}).json()["choices"] == []


def test_the_deal_of_the_day_is_not_told(start: Start) -> None:
    api: Client = start(hint_level="greedy").client()
    made = api.post("/api/daily/spyrium", {"name": "Ada"}).json()
    mine = Client(api.url, made["key"], made["table"]["id"])
    play_out(mine)
    assert mine.do("costly", {"seat": 0}).json()["error"]["code"] == "secret"
