"""Live news: what a stream tells, and how it goes on after a break."""

from __future__ import annotations

from people import Client, news, pair, play_out


def test_the_stream_tells_every_move_once_and_in_order(api: Client) -> None:
    ada, basil = pair(api, options={"rounds": 1})
    with basil.follow() as events:
        hello = next(events)
        assert hello["event"] == "hello"
        assert "id" not in hello
        play_out(ada, basil.other(basil.key))
        plays = news(events, 4)
    assert [play["data"]["seq"] for play in plays] == [1, 2, 3, 4]
    assert [play["data"]["seat"] for play in plays] == [0, 0, 1, 1]
    assert [int(play["id"]) for play in plays] == [play["data"]["news"] for play in plays]
    assert plays[-1]["data"]["over"] is True


def test_a_stream_resumes_after_the_last_event_id(api: Client) -> None:
    ada, basil = pair(api)
    ada.moved()
    ada.moved()
    basil.do("chat", {"text": "hm"})
    with basil.follow() as events:
        assert next(events)["data"]["news"] == 4
    with basil.follow({"last-event-id": "2"}) as events:
        got = news(events, 2)
    assert [(event["event"], event["id"]) for event in got] == [("play", "3"), ("chat", "4")]
    with basil.follow(after=0) as events:
        got = news(events, 4)
    assert [event["id"] for event in got] == ["1", "2", "3", "4"]


def test_undone_moves_are_told_as_they_happened(api: Client) -> None:
    ada, basil = pair(api)
    ada.moved()
    ada.do("undo", {"seq": 1})
    ada.moved()
    ada.moved()
    with basil.follow(after=1) as events:
        got = news(events, 4)
    assert [event["event"] for event in got] == ["play", "undo", "play", "play"]
    assert [event["data"]["at"] for event in got] == [1, 0, 1, 2]
    assert [event["data"]["seq"] for event in got] == [1, 2, 3, 4]


def test_with_view_the_last_news_carries_my_table(api: Client) -> None:
    ada, basil = pair(api)
    with basil.follow(view=1) as events:
        first = next(events)["data"]["table"]
        assert (first["seat"], first["seq"]) == (1, 0)
        ada.moved()
        play = next(event for event in events if event["event"] == "play")
        table = play["data"]["table"]
        assert (table["seat"], table["seq"]) == (1, 1)
        assert table["view"] == basil.other(basil.key).see()["view"]


def test_everyone_sees_who_is_here(api: Client) -> None:
    ada, basil = pair(api)
    with ada.follow() as events:
        next(events)
        assert next(events)["data"]["here"] == [True, False]
        with basil.follow():
            assert next(events)["data"]["here"] == [True, True]
            assert [seat["here"] for seat in ada.other(ada.key).see()["seats"]] == [True, True]
        assert next(events)["data"]["here"] == [True, False]


def test_seats_talk_consent_and_rematch_are_news(api: Client) -> None:
    made = api.make(options={"rounds": 1})
    basil = api.other(made["keys"]["1"])
    with api.other().follow() as events:
        basil.do("sit", {"name": "B"})
        (seat,) = news(events, 1)
        assert (seat["event"], seat["data"]["reason"], seat["data"]["status"]) == ("seat", "sat", "playing")
        basil.do("chat", {"text": "hi"})
        assert news(events, 1)[0]["data"]["text"] == "hi"
        api.moved()
        api.moved()
        news(events, 2)
        api.do("undo", {"seq": 2, "ask": True})
        assert news(events, 1)[0]["data"]["ask"]["open"] == [1]
        basil.do("agree", {"seq": 2, "yes": False})
        assert news(events, 1)[0]["data"]["ask"] is None
        play_out(api, basil)
        news(events, 2)
        again = basil.do("rematch").json()["table"]
        (told,) = news(events, 1)
        assert (told["event"], told["data"]["table"]) == ("rematch", again)


def test_a_silent_stream_shows_that_it_is_alive(api: Client) -> None:
    ada, _ = pair(api)
    with ada.http.stream("GET", f"/api/tables/{ada.table}/stream") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["x-accel-buffering"] == "no"
        assert any(line.startswith(":") for line in answer.iter_lines())


def test_only_my_own_seats_can_be_followed(api: Client) -> None:
    ada, basil = pair(api)
    path = f"/api/tables/{ada.table}/stream"
    assert basil.get(path, seat=0).status_code == 403
    assert api.other().get(path, seat=0).status_code == 403
    assert api.other("bad").get(path).status_code == 401
    assert api.get("/api/tables/none/stream").status_code == 404
