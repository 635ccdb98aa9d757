"""Commands carry a sequence number and a name: stale ones get the news, repeated ones the first answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from people import Client, news, pair


def test_a_repeated_command_is_answered_as_the_first_time(api: Client) -> None:
    ada, _ = pair(api)
    choice = ada.see()["view"]["choices"][0]["id"]
    first = ada.choose(0, choice, command="one").json()
    ada.moved()
    again = ada.choose(0, choice, command="one")
    assert again.status_code == 200
    assert again.json()["repeated"] is True
    assert {**again.json(), "repeated": False, "table": None} == {**first, "table": None}
    assert ada.see()["at"] == 2, "it was done once"


def test_a_name_is_not_used_for_two_commands(api: Client) -> None:
    ada, _ = pair(api)
    cards = [choice["id"] for choice in ada.see()["view"]["choices"]]
    assert ada.choose(0, cards[0], command="one").status_code == 200
    other = ada.choose(0, cards[1], command="one")
    assert (other.status_code, other.json()["error"]["code"]) == (422, "command-reused")
    assert ada.do("undo", {"seq": 1, "command": "one"}).status_code == 422


def test_names_of_different_people_do_not_meet(api: Client) -> None:
    ada, basil = pair(api)
    ada.choose(command="one")
    ada.choose(command="two")
    assert basil.choose(command="one").json()["repeated"] is False


def test_a_stale_command_gets_409_with_the_news(api: Client) -> None:
    ada, basil = pair(api)
    choice = ada.see()["view"]["choices"][0]["id"]
    ada.moved(choice)
    stale = ada.choose(0, choice, command="late")
    assert (stale.status_code, stale.json()["error"]["code"]) == (409, "stale")
    assert stale.json()["table"] == ada.see()
    assert basil.choose(7, 0).json()["table"]["seat"] == 1, "the news is for the asker's own seat"


def test_undo_and_agree_repeat_safely_too(api: Client) -> None:
    ada, basil = pair(api)
    ada.moved()
    for repeated in (False, True):
        assert ada.do("undo", {"seq": 1, "command": "back"}).json()["repeated"] is repeated
    ada.moved()
    ada.moved()
    for repeated in (False, True):
        assert ada.do("undo", {"seq": 4, "ask": True, "command": "ask"}).json()["repeated"] is repeated
    for repeated in (False, True):
        assert basil.do("agree", {"seq": 4, "yes": True, "command": "yes"}).json()["repeated"] is repeated
    assert ada.see()["seq"] == 5
    assert ada.see()["at"] == 1


def test_of_many_commands_at_once_one_is_carried_out(api: Client) -> None:
    ada, _ = pair(api)
    choice = ada.see()["view"]["choices"][0]["id"]
    with ThreadPoolExecutor(8) as pool:
        same = list(pool.map(lambda _: ada.choose(0, choice, command="same").json(), range(16)))
    assert [answer["seq"] for answer in same] == [1] * 16
    assert [answer["repeated"] for answer in same].count(False) == 1
    with ThreadPoolExecutor(8) as pool:
        different = list(pool.map(lambda i: ada.choose(1, 40, command=f"c{i}").status_code, range(16)))
    assert sorted(different) == [200] + [409] * 15
    assert ada.see()["at"] == 2


def test_a_client_may_ask_for_short_answers(api: Client) -> None:
    ada, _ = pair(api)
    body = {"seq": 0, "choice": ada.see()["view"]["choices"][0]["id"]}
    answer = ada.do("choose", body, prefer="return=minimal").json()
    assert answer == {"seq": 1, "at": 1, "news": 2, "done": True, "repeated": False}


def test_an_unchanged_table_is_not_sent_again(api: Client) -> None:
    ada, _ = pair(api)
    path = f"/api/tables/{ada.table}"
    tag = ada.http.get(path).headers["etag"]
    assert ada.http.get(path, headers={"if-none-match": tag}).status_code == 304
    ada.moved()
    assert ada.http.get(path, headers={"if-none-match": tag}).status_code == 200


def test_who_follows_the_table_gets_it_by_the_stream_alone(api: Client) -> None:
    ada, basil = pair(api)
    with ada.follow(view=1) as events:
        stream = next(events)["data"]["stream"]
        seen = ada.see()
        body = {"seq": seen["seq"], "choice": seen["view"]["choices"][0]["id"]}
        answer = ada.do("choose", body, **{"magnate-stream": stream}).json()
        assert "table" not in answer
        (played,) = news(events, 1)
        assert played["data"]["table"]["seq"] == answer["seq"] == seen["seq"] + 1
        undone = ada.do("undo", {"seq": answer["seq"]}, **{"magnate-stream": "none"}).json()
        assert undone["table"]["seq"] == undone["seq"], "a stream that is not open brings nothing"
        with basil.follow(view=1) as others:
            body = {"seq": undone["seq"], "choice": body["choice"]}
            header = {"magnate-stream": next(others)["data"]["stream"]}
            assert "table" in ada.do("choose", body, **header).json(), "nor does the stream of another"
