"""A person, if one wants to be one: a profile leads to one's games everywhere, and is gone when it is deleted."""

from __future__ import annotations

import base64
import json
import lzma
import re
import time
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from people import Client, pair, play_out, until
from postgres import Postgres
from served import Running, Start

from magnate.server import middleware, people, schema
from magnate.server.rating import Standing, rate, rated
from magnate.server.store import opened

Body = dict[str, Any]


class Someone:
    """Somebody on a device, signed in or not."""

    def __init__(self, url: str, session: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60)
        self.sign(session)

    def sign(self, session: str) -> None:
        self.session = session
        self.http.headers["magnate-person"] = session

    def ask(self, method: str, path: str, body: Body | None = None, status: int = 200) -> Any:
        answer = self.http.request(method, f"/api/people{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: Body | None = None, status: int = 200) -> Any:
        return self.ask("POST", path, body or {}, status)

    def claim(self, *clients: Client) -> list[str]:
        keys: list[str] = self.post("/me/seats", {"keys": [client.key for client in clients]})["keys"]
        return keys


def someone(server: Running, name: str = "Ada") -> Someone:
    """Somebody with a new profile."""
    one = Someone(server.url)
    one.sign(one.post("", {"name": name, "device": "a desk"}, 201)["session"])
    return one


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, start: Start) -> Running:
    """A server on either database."""
    if request.param == "sqlite":
        return start()
    postgres: Postgres = request.getfixturevalue("postgres")
    return start(database=postgres.new_database())


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def all_rows(server: Running) -> str:
    """Everything the database holds, as text; archives unpacked."""
    with opened(server.settings.database) as store, store.reader.begin() as connection:
        found = []
        for table in schema.metadata.sorted_tables:
            for row in connection.execute(sa.select(table)).all():
                cells = [lzma.decompress(c) if isinstance(c, bytes) and c[:2] == b"\xfd7" else c for c in row]
                found.append(f"{table.name}: {cells}")
    return "\n".join(found)


# --- coming and going ------------------------------------------------------------------------------


def test_a_phrase_leads_back_from_any_device(server: Running) -> None:
    ada = someone(server)
    phrase = ada.post("/me/phrase")["phrase"]
    assert len(phrase.split()) == 12
    assert ada.get("/me")["phrase"] is True
    elsewhere = Someone(server.url)
    # However it is typed: the first letters of each word are enough.
    typed = ", ".join(word[:4].upper() for word in phrase.split())
    answer = elsewhere.post("/sign-in", {"phrase": typed, "device": "a phone"})
    elsewhere.sign(answer["session"])
    assert elsewhere.get("/me")["name"] == "Ada"
    assert {one["device"]: one["here"] for one in elsewhere.get("/me")["devices"]} == {
        "a desk": False,
        "a phone": True,
    }


def test_an_older_phrase_or_a_wrong_one_leads_nowhere(start: Start) -> None:
    server = start()
    ada = someone(server)
    old = ada.post("/me/phrase")["phrase"]
    ada.post("/me/phrase")
    stranger = httpx.Client(base_url=server.url)
    for phrase in (old, people.new_phrase(), "abandon " * 11, "abandon " * 12, "nosuchword " * 12, ""):
        answer = stranger.post("/api/people/sign-in", json={"phrase": phrase})
        assert code_of(answer) == (401, "bad-phrase"), phrase


def test_nothing_that_is_stored_opens_a_profile_or_a_seat(start: Start) -> None:
    server = start()
    ada = someone(server)
    phrase = ada.post("/me/phrase")["phrase"]
    table = server.client()
    table.make()
    assert ada.claim(table) == [table.key]
    text = all_rows(server)
    secrets = [ada.session, phrase, str(table.key), str(table.key).encode().hex()]
    assert not [secret for secret in secrets if secret in text]


def test_words_of_phrases_are_many_and_known_by_their_beginnings() -> None:
    words = people.phrase_words()
    assert len(words) == 2048
    assert len({word[: people.ENOUGH] for word in words}) == 2048
    assert len({people.new_phrase() for _ in range(50)}) == 50


def test_devices_can_be_signed_out_from_here_and_from_elsewhere(start: Start) -> None:
    server = start()
    ada = someone(server)
    phrase = ada.post("/me/phrase")["phrase"]
    phone = Someone(server.url, Someone(server.url).post("/sign-in", {"phrase": phrase})["session"])
    other = next(one["id"] for one in ada.get("/me")["devices"] if not one["here"])
    ada.ask("DELETE", f"/me/devices/{other}")
    assert code_of(phone.http.get("/api/people/me")) == (401, "signed-out")
    ada.post("/sign-out")
    assert code_of(ada.http.get("/api/people/me")) == (401, "signed-out")


def test_whoever_is_not_signed_in_is_told_so_in_their_language(start: Start) -> None:
    server = start()
    client = httpx.Client(base_url=server.url, headers={"accept-language": "fr"})
    for key in ("", "nonsense", "x" * 500):
        answer = client.get("/api/people/me", headers={"magnate-person": key})
        assert code_of(answer) == (401, "signed-out")
        assert "connecté" in answer.json()["error"]["text"]


def test_somebody_elses_device_cannot_be_signed_out(start: Start) -> None:
    server = start()
    ada, basil = someone(server), someone(server, "Basil")
    ada.ask("DELETE", f"/me/devices/{basil.get('/me')['devices'][0]['id']}")
    assert basil.get("/me")["name"] == "Basil"


def test_the_device_used_least_makes_room(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_SESSIONS", 2)
    server = start()
    ada = someone(server)
    phrase = ada.post("/me/phrase")["phrase"]
    for device in ("second", "third"):
        last = Someone(server.url).post("/sign-in", {"phrase": phrase, "device": device})
    assert [one["device"] for one in last["me"]["devices"]] == ["third", "second"]


def test_signing_in_and_making_profiles_is_limited() -> None:
    for path in (
        "/api/people",
        "/api/people/sign-in",
        "/api/people/me/phrase",
        "/api/people/sign-in/passkey",
    ):
        assert middleware.kind_of("POST", path) == "sign"
    assert middleware.kind_of("GET", "/api/people/me") == "read"


def test_a_server_without_the_library_says_what_works_instead(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magnate.server.passkeys.find_spec", lambda name: None)
    server = start()
    ada = someone(server)
    assert ada.get("")["passkeys"] is False
    answer = ada.http.post("/api/people/me/passkeys/new", json={})
    assert code_of(answer) == (404, "no-passkeys")
    assert "twelve words" in answer.json()["error"]["text"]
    assert ada.post("/me/phrase")["phrase"]


def test_a_passkey_that_is_none_is_refused(start: Start) -> None:
    ada = someone(start())
    options = ada.post("/me/passkeys/new")["options"]
    data = json.dumps({"type": "webauthn.create", "challenge": options["challenge"], "origin": ada.url})
    for text in (data, "{}", "nonsense"):
        sent = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
        passkey = {"id": "AAAA", "response": {"clientDataJSON": sent, "attestationObject": "AAAA"}}
        answer = ada.http.post("/api/people/me/passkeys", json={"passkey": passkey})
        assert code_of(answer) == (401, "bad-passkey")
        passkey["response"] = {"clientDataJSON": sent, "userHandle": "AAAA", "signature": "AAAA"}
        answer = ada.http.post("/api/people/sign-in", json={"passkey": passkey})
        assert code_of(answer) == (401, "bad-passkey")


# --- seats on every device -------------------------------------------------------------------------


def test_my_tables_and_their_keys_are_on_every_device(server: Running) -> None:
    ada = someone(server)
    phrase = ada.post("/me/phrase")["phrase"]
    host, _ = pair(server.client())
    assert ada.claim(host) == [host.key]
    phone = Someone(server.url, Someone(server.url).post("/sign-in", {"phrase": phrase})["session"])
    [mine] = phone.get("/me/seats")["tables"]
    assert (mine["id"], mine["held"], mine["yours"]) == (host.table, host.key, [0])
    assert mine["your_turn"] == (host.see()["view"]["actor"] == 0)


def test_only_keys_that_open_something_are_claimed(start: Start) -> None:
    server = start()
    ada = someone(server)
    host = server.client()
    host.make()
    wrong = Client(server.url, "a-key-that-opens-nothing")
    assert ada.claim(wrong, host) == [host.key]
    assert ada.claim(host) == [host.key]
    assert len(ada.get("/me/seats")["tables"]) == 1


def test_a_seat_goes_with_its_key_and_can_be_let_go(start: Start) -> None:
    server = start()
    ada, basil = someone(server), someone(server, "Basil")
    host = server.client()
    host.make()
    ada.claim(host)
    basil.claim(host)
    assert ada.get("/me/seats")["tables"] == []
    assert len(basil.get("/me/seats")["tables"]) == 1
    ada.post("/me/seats/release", {"key": host.key})
    assert len(basil.get("/me/seats")["tables"]) == 1
    basil.post("/me/seats/release", {"key": host.key})
    assert basil.get("/me/seats")["tables"] == []


def test_a_rematch_is_mine_without_a_word(start: Start) -> None:
    server = start()
    ada = someone(server)
    host, guest = pair(server.client(), options={"rounds": 1})
    ada.claim(host)
    play_out(host, guest)
    again = host.do("rematch").json()["table"]
    assert {table["id"] for table in ada.get("/me/seats")["tables"]} == {host.table, again}


# --- what was played -------------------------------------------------------------------------------


def test_history_and_statistics_tell_how_games_ended(server: Running) -> None:
    ada = someone(server)
    host, guest = pair(server.client(), options={"rounds": 1})
    ada.claim(host)
    end = play_out(host, guest)
    [game] = ada.get("/me/games")["games"]
    scores = end["view"]["scores"]
    assert game["table"] == host.table
    assert (game["seats"], game["against"], game["names"]) == (2, "people", ["Ada", "Basil"])
    assert game["score"] == scores[0]
    assert game["place"] == 1 + (scores[1] > scores[0])
    [row] = ada.get("/me/statistics")["statistics"]
    assert (row["game"], row["seats"], row["games"]) == ("hoard", 2, 1)
    assert row["won"] + row["shared"] + row["lost"] == 1
    assert (row["best"], row["mean"], row["place"]) == (scores[0], scores[0], game["place"])


def test_history_is_filtered_and_read_page_by_page(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnate.server.friends.PAGE", 2)
    server = start()
    ada = someone(server)
    tables = []
    for seats in ([{"kind": "me"}], [{"kind": "me"}, {"kind": "bot", "level": "random"}], [{"kind": "me"}]):
        table = server.client()
        table.make(seats=seats, options={"rounds": 1})
        ada.claim(table)
        while table.see()["status"] != "over":
            now = table.wait(lambda now: now["status"] == "over" or now["view"]["choices"])
            if now["status"] != "over":
                table.choose()
        tables.append(table.table)
    first = ada.get("/me/games")
    assert [game["table"] for game in first["games"]] == [tables[2], tables[1]]
    assert first["more"] is True
    rest = ada.get(f"/me/games?before={first['games'][-1]['finished']!r}")
    assert ([game["table"] for game in rest["games"]], rest["more"]) == ([tables[0]], False)
    assert [game["table"] for game in ada.get("/me/games?against=bots")["games"]] == [tables[1]]
    assert len(ada.get("/me/games?seats=1&result=alone")["games"]) == 2
    assert ada.get("/me/games?game=other")["games"] == []
    answer = ada.http.get("/api/people/me/games?against=martians")
    assert answer.status_code == 422


def test_several_seats_in_one_hand_are_listed_once_and_not_counted(start: Start) -> None:
    server = start()
    ada = someone(server)
    table = server.client()
    table.make(seats=[{"kind": "me"}, {"kind": "screen"}], options={"rounds": 1})
    ada.claim(table)
    play_out(table)
    [game] = ada.get("/me/games")["games"]
    assert (game["against"], game["result"]) == ("screen", "screen")
    assert ada.get("/me/statistics")["statistics"] == []


def test_whoever_resigns_comes_last(start: Start) -> None:
    server = start()
    ada = someone(server)
    host, guest = pair(server.client(), options={"rounds": 1})
    ada.claim(host)
    assert host.do("resign", {"seat": 0}).status_code == 200
    while guest.see()["status"] != "over":
        now = guest.wait(lambda now: now["status"] == "over" or now["view"]["choices"])
        if now["status"] != "over":
            guest.choose()
    [game] = ada.get("/me/games")["games"]
    assert (game["place"], game["result"]) == (2, "lost")


# --- ratings ---------------------------------------------------------------------------------------


def ratings(person: Someone) -> list[Body]:
    found: list[Body] = person.get("/me/statistics")["ratings"]
    return found


def test_a_game_between_two_known_people_is_rated_once(server: Running) -> None:
    ada, basil = someone(server), someone(server, "Basil")
    host, guest = pair(server.client(), options={"rounds": 1})
    ada.claim(host)
    basil.claim(guest)
    play_out(host, guest)
    until(lambda: ratings(ada))
    [mine], [theirs] = ratings(ada), ratings(basil)
    places = [person.get("/me/games")["games"][0]["place"] for person in (ada, basil)]
    expected = rated([Standing(), Standing()], places)
    assert (mine["pool"], mine["games"]) == ("people", 1)
    assert [mine["mu"], theirs["mu"]] == pytest.approx([one.mu for one in expected])
    # Counting it again changes nothing.
    with opened(server.settings.database) as store, store.writer.begin() as connection:
        rate(connection, str(host.table))
    assert ratings(ada) == [mine]


def test_a_crash_before_a_game_is_rated_neither_loses_nor_doubles_it(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("magnate.server.house.find_spec", lambda name: None)
        server = start()
        ada, basil = someone(server), someone(server, "Basil")
        host, guest = pair(server.client(), options={"rounds": 1})
        ada.claim(host)
        basil.claim(guest)
        play_out(host, guest)
        assert ratings(ada) is None
        server.stop()
    for _ in range(2):
        again = start()
        back = Someone(again.url, ada.session)
        until(lambda back=back: ratings(back))
        assert [row["games"] for row in ratings(back)] == [1]
        again.stop()


def test_games_against_bots_are_rated_apart(start: Start) -> None:
    server = start()
    ada = someone(server)
    table = server.client()
    table.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], options={"rounds": 1})
    ada.claim(table)
    while table.see()["status"] != "over":
        now = table.wait(lambda now: now["status"] == "over" or now["view"]["choices"])
        if now["status"] != "over":
            table.choose()
    until(lambda: ratings(ada))
    [mine] = ratings(ada)
    assert (mine["pool"], mine["game"], mine["games"]) == ("bots", "hoard", 1)


@pytest.mark.parametrize("more", [{"seed": "known"}, {}])
def test_a_known_deal_or_an_unknown_rival_counts_for_no_rating(start: Start, more: Body) -> None:
    server = start()
    ada, basil = someone(server), someone(server, "Basil")
    host, guest = pair(server.client(), options={"rounds": 1}, **more)
    ada.claim(host)
    if more:
        basil.claim(guest)
    play_out(host, guest)

    def counted() -> bool:
        with opened(server.settings.database) as store, store.reader.begin() as connection:
            return all(connection.execute(sa.select(schema.results.c.rated)).scalars())

    until(counted)
    assert ratings(ada) == []
    assert len(ada.get("/me/games")["games"]) == 1


def test_winning_raises_and_an_expected_win_raises_less() -> None:
    won, lost = rated([Standing(), Standing()], [1, 2])
    assert won.mu > Standing().mu > lost.mu
    assert won.sigma < Standing().sigma
    strong = Standing(40.0, 3.0)
    assert rated([strong, Standing()], [1, 2])[0].mu - 40.0 < won.mu - Standing().mu


# --- friends ---------------------------------------------------------------------------------------


def befriended(one: Someone, other: Someone) -> None:
    one.post("/me/friends", {"code": other.get("/me")["code"]})
    other.post("/me/friends", {"friend": one.get("/me")["id"]})


def test_friends_agree_both_ways(server: Running) -> None:
    ada, basil = someone(server), someone(server, "Basil")
    code = basil.get("/me")["code"]
    asked = ada.post("/me/friends", {"code": f" {code.upper()} "})["friends"]
    assert [(one["name"], one["state"]) for one in asked] == [("Basil", "asked")]
    assert [(one["name"], one["state"]) for one in basil.get("/me/friends")["friends"]] == [("Ada", "asks")]
    now = basil.post("/me/friends", {"friend": ada.get("/me")["id"]})["friends"]
    assert [(one["name"], one["state"]) for one in now] == [("Ada", "agreed")]
    assert [(one["name"], one["state"]) for one in ada.get("/me/friends")["friends"]] == [("Basil", "agreed")]
    ada.ask("DELETE", f"/me/friends/{basil.get('/me')['id']}")
    assert ada.get("/me/friends")["friends"] == basil.get("/me/friends")["friends"] == []


def test_a_code_finds_nobody_once_it_was_changed(start: Start) -> None:
    server = start()
    ada, basil = someone(server), someone(server, "Basil")
    old = basil.get("/me")["code"]
    assert basil.post("/me", {"code": True})["code"] != old
    for code in (old, ada.get("/me")["code"], "nobody"):
        answer = ada.http.post("/api/people/me/friends", json={"code": code})
        assert code_of(answer) == (404, "no-friend")
    # Nobody becomes a friend without having been asked.
    answer = ada.http.post("/api/people/me/friends", json={"friend": basil.get("/me")["id"]})
    assert code_of(answer) == (404, "no-friend")


def test_a_friend_is_asked_to_a_seat_and_takes_it(server: Running) -> None:
    ada, basil = someone(server), someone(server, "Basil")
    befriended(ada, basil)
    host = server.client()
    made = host.make()
    wish = {"table": host.table, "friend": basil.get("/me")["id"], "key": made["keys"]["1"]}
    ada.post("/me/invitations", wish, 201)
    assert made["keys"]["1"] not in all_rows(server)
    [asked] = basil.get("/me/invitations")["invitations"]
    assert (asked["by"], asked["table"]["id"]) == ("Ada", host.table)
    taken = basil.post(f"/me/invitations/{asked['id']}", {"yes": True})
    assert taken == {"table": host.table, "key": made["keys"]["1"]}
    assert basil.get("/me/seats")["tables"][0]["id"] == host.table
    answer = basil.http.post(f"/api/people/me/invitations/{asked['id']}", json={"yes": True})
    assert code_of(answer) == (404, "link-used")


def test_only_friends_are_asked_and_only_to_free_seats(start: Start) -> None:
    server = start()
    ada, basil = someone(server), someone(server, "Basil")
    host = server.client()
    made = host.make()
    wish = {"table": host.table, "friend": basil.get("/me")["id"], "key": made["keys"]["1"]}
    assert code_of(ada.http.post("/api/people/me/invitations", json=wish)) == (404, "no-friend")
    befriended(ada, basil)
    mine = ada.http.post("/api/people/me/invitations", json=wish | {"key": host.key})
    assert code_of(mine) == (409, "taken")
    strange = ada.http.post("/api/people/me/invitations", json=wish | {"key": "no-key-of-this-table"})
    assert code_of(strange) == (401, "bad-key")
    ada.post("/me/invitations", wish, 201)
    host.other(made["keys"]["1"]).do("sit", {})
    assert code_of(ada.http.post("/api/people/me/invitations", json=wish)) == (409, "taken")
    # The table has begun: nobody is asked to it any more.
    assert basil.get("/me/invitations")["invitations"] == []


def test_an_invitation_can_be_declined(start: Start) -> None:
    server = start()
    ada, basil = someone(server), someone(server, "Basil")
    befriended(ada, basil)
    host = server.client()
    host.make(seats=[{"kind": "me"}, {"kind": "open"}])
    ada.post("/me/invitations", {"table": host.table, "friend": basil.get("/me")["id"]}, 201)
    [asked] = basil.get("/me/invitations")["invitations"]
    assert basil.post(f"/me/invitations/{asked['id']}", {"yes": False}) == {"table": None, "key": None}
    assert basil.get("/me/invitations")["invitations"] == []


# --- colour ----------------------------------------------------------------------------------------


def test_a_colour_is_honoured_where_it_is_free(start: Start) -> None:
    server = start()
    ada = someone(server)
    assert ada.post("/me", {"colour": 3})["colour"] == 3
    assert ada.post("/me", {"name": "Ada L"})["colour"] == 3
    assert ada.post("/me", {"no_colour": True})["colour"] is None
    assert ada.http.post("/api/people/me", json={"colour": 6}).status_code == 422
    host = server.client()
    made = host.make(seats=[{"kind": "me", "colour": 3}, {"kind": "screen", "colour": 3}, {"kind": "open"}])
    assert [seat["colour"] for seat in made["table"]["seats"]] == [3, None, None]
    guest = server.client().take(None, str(host.table))
    sat = guest.do("sit", {"seat": 2, "colour": 3}).json()
    assert [seat["colour"] for seat in sat["table"]["seats"]] == [3, None, None]
    host.do("bot", {"seat": 0, "on": True})
    assert host.do("bot", {"seat": 0, "on": False}).json()["table"]["seats"][0]["colour"] == 3


# --- deleting --------------------------------------------------------------------------------------


def test_deleting_a_profile_really_deletes_it(server: Running) -> None:
    ada, basil = someone(server, "Adelaide"), someone(server, "Basil")
    ada.post("/me/phrase")
    befriended(ada, basil)
    host = server.client()
    made = host.make(
        seats=[{"kind": "me", "name": "Adelaide"}, {"kind": "friend", "name": "Basil"}], options={"rounds": 1}
    )
    guest = host.other(made["keys"]["1"])
    guest.do("sit", {})
    host.do("sit", {"name": "Adelaide II"})
    host.do("chat", {"text": "a good game"})
    ada.claim(host)
    basil.claim(guest)
    play_out(host, guest)
    waiting = server.client()
    waiting.make(seats=[{"kind": "me", "name": "Adelaide"}, {"kind": "open"}])
    ada.claim(waiting)
    ada.post("/me/invitations", {"table": waiting.table, "friend": basil.get("/me")["id"]}, 201)
    until(lambda: ratings(ada))
    until(lambda: "archives: " in all_rows(server))
    id = ada.get("/me")["id"]
    assert "Adelaide" in all_rows(server)
    ada.ask("DELETE", "/me")
    assert code_of(ada.http.get("/api/people/me")) == (401, "signed-out")
    until(lambda: "Adelaide" not in all_rows(server))
    assert id not in all_rows(server)
    # The others keep their game, with somebody in it.
    seats = guest.see()["seats"]
    assert [seat["name"] for seat in seats] == [None, "Basil"]
    assert [said["name"] for said in guest.see()["chat"]] == [None]
    assert re.search(r'^names: \["", "Basil"\]$', guest.look("record").text, re.MULTILINE)
    assert basil.get("/me/friends")["friends"] == []
    assert basil.get("/me/invitations")["invitations"] == []
    assert len(basil.get("/me/games")["games"]) == 1
    # The key of the seat still opens it: it is a key, not a person.
    assert host.see()["yours"] == [0]


def test_the_daily_board_forgets_a_name_too(start: Start) -> None:
    server = start()
    ada = someone(server)
    client = server.client()
    made = client.post("/api/daily/hoard", {"name": "Adelaide", "person": "a" * 20}).json()
    client.take(made["key"], made["table"]["id"])
    ada.claim(client)
    while client.see()["status"] != "over":
        client.choose()
    board = f"/api/daily/hoard?date={time.strftime('%Y-%m-%d', time.gmtime())}"
    assert client.get(board).json()["board"][0]["name"] == "Adelaide"
    ada.ask("DELETE", "/me")
    assert client.get(board).json()["board"][0]["name"] == "?"


def test_without_a_profile_everything_works_as_before(start: Start) -> None:
    host, guest = pair(start().client(), options={"rounds": 1})
    assert play_out(host, guest)["status"] == "over"
    assert host.post("/api/mine", {"keys": [host.key]}).json()["tables"][0]["id"] == host.table
