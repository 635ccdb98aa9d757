"""Looking back: events, replay, history, records, playing on from a moment, playing again."""

from __future__ import annotations

from people import Client, pair, play_out

import magnate.core.record


def test_events_since_my_last_turn(api: Client) -> None:
    ada, basil = pair(api)
    ada.moved()
    ada.moved()
    basil.moved()
    basil.moved()
    recap = ada.look("events").json()
    assert (recap["since"], recap["until"]) == (2, 4)
    assert [(move["at"], move["seat"]) for move in recap["moves"]] == [(3, 1), (4, 1)]
    assert ada.see()["last"] == 2
    said = [event["say"]["id"] for move in recap["moves"] for event in move["events"]]
    assert said == ["log-shown"], "what Basil drew is his business"
    everything = ada.look("events", since=0).json()["moves"]
    assert [event["say"]["id"] for event in everything[1]["events"]] == ["log-shown", "log-drawn-mine"]


def test_a_running_game_replays_as_its_viewer_saw_it(api: Client) -> None:
    ada, basil = pair(api)
    views = [ada.see()["view"]]
    for _ in range(2):
        views.append(ada.moved()["view"])
    for at, view in enumerate(views):
        moment = ada.look("replay", at=at).json()
        assert moment["view"] == {**view, "choices": []}
        assert moment["choice"] is None
    assert basil.look("replay", at=0, seat=0).status_code == 403
    assert basil.look("replay", at=3).status_code == 404


def test_a_finished_game_is_open_to_everyone(api: Client) -> None:
    ada, basil = pair(api)
    end = play_out(ada, basil)
    stranger = api.other()
    moment = stranger.look("replay", at=3, seat=0).json()
    assert moment["length"] == end["at"]
    assert moment["view"]["you"] == 0
    assert moment["choice"]["id"].startswith("choice-")
    last = stranger.look("replay", at=end["at"]).json()
    assert last["view"]["over"] is True
    assert last["scores"] == end["view"]["scores"]


def test_history_tells_points_over_rounds_and_chances_afterwards(api: Client) -> None:
    ada, basil = pair(api)
    ada.moved()
    ada.moved()
    running = ada.look("history").json()["turns"]
    assert [turn["chances"] for turn in running] == [None], "chances would give hidden things away"
    end = play_out(ada, basil)
    history = ada.look("history").json()
    assert all(abs(sum(turn["chances"]) - 1) < 0.01 for turn in history["turns"])
    assert history["turns"][-1]["chances"][end["view"]["winners"][0]] > 0.4
    assert [line["round"] for line in history["rounds"]] == [1, 2, 3]
    assert history["rounds"][-1]["points"] == end["view"]["scores"]
    assert len(history["turns"]) == 6
    assert all(0 < moment["at"] <= 12 for moment in history["moments"])


def test_a_record_goes_out_and_comes_in_again(api: Client) -> None:
    ada, basil = pair(api)
    secret = ada.look("record")
    assert (secret.status_code, secret.json()["error"]["code"]) == (403, "secret")
    end = play_out(ada, basil)
    text = api.other().look("record").text
    record = magnate.core.record.parse(text)
    assert record.verify().scores() == end["view"]["scores"]
    assert record.names == ["Ada", "Basil"]
    assert record.commitment == end["commitment"], "the commitment was made before the game"
    brought = api.post("/api/records", {"record": text})
    assert brought.status_code == 201
    table = brought.json()["table"]
    assert (table["status"], table["at"], table["private"]) == ("over", end["at"], True)
    assert table["view"]["sheet"] == end["view"]["sheet"]
    assert api.other().take(None, table["id"]).look("record").text == text
    odd = text.replace('["Ada", "Basil"]', '["A\\nd\\u001b[31ma", "\\u0007"]')
    seats = api.post("/api/records", {"record": odd}).json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ad[31ma", None], "a name is one line, as everywhere"


def test_a_damaged_record_is_refused_with_a_sentence(api: Client) -> None:
    ada, basil = pair(api)
    play_out(ada, basil)
    text = ada.look("record").text
    for bad in ("", "hello", text[:200], text.replace("seed: ", "sown: "), text.replace("\n\n", "\n\n1 ", 1)):
        refused = api.post("/api/records", {"record": bad})
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-record")
        assert refused.json()["error"]["text"]


def test_play_on_from_a_moment_of_a_finished_game(api: Client) -> None:
    ada, basil = pair(api)
    play_out(ada, basil)
    made = api.other().do("branch", {"at": 4, "seat": 0})
    assert made.status_code == 201
    body = made.json()
    table = body["table"]
    assert table["parent"] == {"table": ada.table, "at": 4}
    assert table["view"]["board"] == ada.look("replay", at=4, seat=0).json()["view"]["board"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    someone = Client(api.url, body["key"], table["id"])
    while (now := someone.see())["status"] != "over":
        if now["view"]["choices"]:
            someone.moved()
    assert someone.look("record").json()["error"]["code"] == "no-record"
    assert api.other().do("branch", {"at": 12, "seat": 0}).status_code == 404, "there it was over"


def test_in_a_running_game_one_plays_on_with_what_one_knows(api: Client) -> None:
    ada, basil = pair(api, options={"rounds": 8})
    ada.moved()
    ada.moved()
    hand = basil.see()["view"]["board"]["hand"]
    assert api.other().do("branch", {"at": 0}).status_code == 401
    assert ada.do("branch", {"at": 0, "seat": 1}).status_code == 403
    seats = [{"kind": "me"}, {"kind": "screen"}]
    hands = []
    for _ in range(8):
        made = ada.do("branch", {"at": 2, "seats": seats}).json()
        someone = Client(api.url, made["key"], made["table"]["id"])
        assert someone.see(seat=0)["view"]["board"] == ada.see()["view"]["board"]
        hands.append(someone.see(seat=1)["view"]["board"]["hand"])
    assert any(other != hand for other in hands), "Basil's hand is dealt again"
    assert ada.do("branch", {"at": 0, "seats": [{"kind": "me"}]}).status_code == 422


def test_a_rematch_opens_for_the_same_keys(api: Client) -> None:
    ada, basil = pair(api, options={"rounds": 1})
    assert ada.do("rematch").json()["error"]["code"] == "not-over"
    play_out(ada, basil)
    first = ada.do("rematch").json()["table"]
    assert basil.do("rematch").json()["table"] == first, "one rematch for both"
    assert basil.see()["rematch"] == first
    again = basil.other(basil.key).take(basil.key, first).see()
    assert (again["yours"], again["status"], again["at"]) == ([0], "playing", 0), "the seats are turned"
    assert again["commitment"] != basil.see()["commitment"]
    assert api.other().do("rematch").status_code == 401
