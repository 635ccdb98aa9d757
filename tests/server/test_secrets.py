"""A seat learns only what it may know: the network bodies themselves are searched."""

from __future__ import annotations

import re
import threading

import httpx
from people import Client, pair, play_out
from served import Running, Start

from magnate.core.record import commitment

CARD = re.compile(r"K\d\d")


def known(view: dict[str, object]) -> set[str]:
    """The cards a viewer may know of: shown ones, the own hand, the own buried ones."""
    board = view["board"]
    assert isinstance(board, dict)
    return set(board["hand"]) | set(board["mine"]) | {card for pile in board["shown"] for card in pile}


def ask_everything(person: Client, seats: int) -> None:
    """Ask for everything the API offers, allowed or not."""
    at = person.see()["at"]
    for moment in range(max(0, at - 3), at + 1):
        person.look("replay", at=moment)
    for what in ("events", "history", "record"):
        person.look(what)
        person.look(what, since=0)
    for seat in range(seats):
        person.get(f"/api/tables/{person.table}", seat=seat)
        person.look("replay", at=at, seat=seat)
        person.look("events", since=0, seat=seat)
    for body in ({"form": {"do": "show"}}, {"form": {"do": "bury"}}):
        person.do("why", body)
        person.do("preview", body)
    person.do("hint", {})
    person.do("undo", {"seq": 999})
    person.get("/api/tables")


def test_no_body_tells_a_seat_what_another_holds(start: Start) -> None:
    ada, basil = pair(start().client(), options={"rounds": 8})
    watcher = ada.other()
    people = {"ada": ada, "basil": basil, "watcher": watcher}
    may_know: dict[str, set[str]] = {name: set() for name in people}
    followers = {name: ada.other(person.key) for name, person in people.items()}
    streams = [threading.Thread(target=_listen, args=(f,), daemon=True) for f in followers.values()]
    for stream in streams:
        stream.start()
    for turn in range(10):
        actor = ada if turn % 2 == 0 else basil
        for name, person in people.items():
            may_know[name] |= known(person.see()["view"])
        choices = actor.see()["view"]["choices"]
        actor.moved(choices[turn % 3]["id"])
        for person in people.values():
            ask_everything(person, 2)
        form = {"do": "bury" if turn % 3 else "show"}
        seq = actor.see()["seq"]
        if turn < 9:
            assert actor.do("choose", {"seq": seq, "form": form}).status_code == 200
        for name, person in people.items():
            may_know[name] |= known(person.see()["view"])
    for person in people.values():
        person.do("chat", {"text": "end"})
    for stream in streams:
        stream.join(10)
    drawn = [word for word in (ada.key, basil.key, ada.table) if word is not None]
    assert len(drawn) == 3
    assert [table["id"] for table in watcher.get("/api/tables").json()["tables"]] == [ada.table]
    for name, person in people.items():
        heard = "\n".join(person.heard + followers[name].heard)
        for word in drawn:  # keys and ids are random letters and may spell a card
            heard = heard.replace(word, "")
        assert set(CARD.findall(heard)) <= may_know[name], name
    assert may_know["watcher"] < may_know["ada"] | may_know["basil"]
    assert all('"seed":"' not in text for person in people.values() for text in person.heard)


def _listen(person: Client) -> None:
    """Hear everything from the beginning until everyone said good-bye."""
    ends = 0
    with person.follow(after=0, view=1) as events:
        for event in events:
            ends += event["event"] == "chat"
            if ends == 2:
                return


def test_the_seed_is_committed_to_at_once_and_shown_at_the_end(api: Client) -> None:
    ada, basil = pair(api)
    early = ada.see()
    assert early["seed"] is None
    assert len(early["commitment"]) == 64
    end = play_out(ada, basil)
    assert commitment(end["seed"]) == early["commitment"]
    assert len(end["seed"]) == 32, "128 random bits"


def test_a_key_opens_its_own_table_only(api: Client) -> None:
    first = api.make()
    other = Client(api.url).make()
    stranger = Client(api.url, first["key"], other["table"]["id"])
    assert stranger.get(f"/api/tables/{stranger.table}").status_code == 401
    assert stranger.do("chat", {"text": "x"}).json()["error"]["code"] == "bad-key"


def test_keys_are_long_and_never_repeated(api: Client) -> None:
    made = api.make()
    keys = [made["key"], *made["keys"].values()]
    assert all(len(key) >= 32 for key in keys)
    assert all(key not in text for key in keys for text in api.heard[1:])
    see = api.get(f"/api/tables/{api.table}").text
    assert all(key not in see for key in keys)


def test_every_answer_carries_the_security_headers(house: Running) -> None:
    for path in (
        "/",
        "/api/games",
        "/api/tables/none",
        "/static/none.js",
        "/health",
        "/games/hoard/board.js",
    ):
        answer = httpx.get(house.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
    private = httpx.get(house.url + "/api/tables").headers["cache-control"]
    assert private == "no-store"


def test_people_at_one_screen_are_told_when_each_knows_something_of_their_own(api: Client) -> None:
    shared = [{"kind": "me"}, {"kind": "screen"}]
    api.make("sweetlands", shared, seed="1")
    told = [api.see()["secret"]]
    while not api.see()["view"]["board"]["holding"]:
        api.moved()
        told.append(api.see()["secret"])
    assert (told[0], told[-1]) == (False, True)
    api.make("sweetlands", [{"kind": "me"}, {"kind": "bot", "level": "random"}], seed="1")
    assert not api.see()["secret"]
    api.make("spyrium", shared, seed="1")
    assert not api.see()["secret"], "its decks are hidden from everyone alike"
