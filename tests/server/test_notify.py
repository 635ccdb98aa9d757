"""Your turn, told: by web push, web hook and mail, to whoever is not at the table, and nothing more than that."""

from __future__ import annotations

import base64
import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from people import Client, pair, until
from receivers import Browser, Post, Receiver
from served import Running, Start

from loops import awaited
from magnate.server import mailing, reaching
from magnate.server.outgoing import Forbidden, Outgoing, checked_target
from magnate.server.repository_reach import UNANSWERED

PERSON = "a-secret-of-basils-browser"
CARD = re.compile(r"K\d\d")


@pytest.fixture
def service() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def post() -> Iterator[Post]:
    server = Post()
    yield server
    server.close()


def telling(start: Start, **settings: Any) -> Running:
    """A server that tells people at once, also on loopback."""
    chosen = {
        "notify_delay": 0.05,
        "notify_private": 1,
        "push_services": "127.0.0.1",
        "public_url": "https://games.example",
    }
    return start(**(chosen | settings))


def follow(player: Client, reach: dict[str, Any], person: str = PERSON, lang: str = "en") -> dict[str, Any]:
    """Let a player be told of their turns; the way as it is shown."""
    someone = Client(player.url, person)
    answer = someone.post("/api/notify/reaches", reach, **{"accept-language": lang})
    assert answer.status_code == 201, answer.text
    assert player.do("notify", {"person": person, "on": True}).status_code == 200
    shown: dict[str, Any] = answer.json()
    return shown


def verified(token: str, key: str) -> dict[str, Any]:
    """The claims of a token that was signed with the private half of a key."""
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), base64.urlsafe_b64decode(key + "="))
    said, _, mark = token.rpartition(".")
    raw = base64.urlsafe_b64decode(mark + "==")
    signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point.verify(signature, said.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(said.split(".")[1] + "=="))
    return claims


def quiet(server: Running) -> None:
    """Wait until nobody is left to be told."""
    house = server.server.house
    assert house.notifier is not None
    timers = house.notifier._timers

    def under_way() -> bool:
        coroutines = [task.get_coro() for task in list(house.background._tasks)]
        return any(getattr(work, "__name__", "") == "_quietly" for work in coroutines)

    until(lambda: not timers and not under_way())


def to_basil(ada: Client, basil: Client) -> None:
    """Let Ada play until it is Basil's turn."""
    while ada.see()["view"]["actor"] != 1:
        ada.moved()


def test_a_closed_browser_is_told_by_push_what_only_it_can_read(start: Start, service: Receiver) -> None:
    server = telling(start)
    ada, basil = pair(server.client(), name="The Attic")
    browser = Browser(service)
    shown = follow(basil, {"subscription": browser.subscription}, lang="fr")
    assert (shown["kind"], shown["target"], shown["confirmed"]) == ("push", "127.0.0.1", True)
    to_basil(ada, basil)
    until(lambda: service.posted)
    path, headers, body = service.posted[0]
    assert browser.subscription["endpoint"].endswith(path)
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", ada.table)
    message = browser.read(body)
    assert message["table"] == ada.table
    assert message["body"].startswith("C’est à vous de jouer")
    assert "The Attic" in message["body"]
    assert b"Attic" not in body
    signed = re.fullmatch(r"vapid t=([\w.-]+),k=([\w-]+)", headers["authorization"])
    assert signed
    assert signed[2] == basil.get("/api/notify").json()["push"]
    claims = verified(signed[1], signed[2])
    assert claims["aud"] == service.url
    assert time.time() < claims["exp"] < time.time() + 86400
    assert claims["sub"] == "https://games.example"
    quiet(server)
    assert len(service.posted) == 1, "a turn is told once"


@pytest.mark.parametrize(
    ("settings", "contact"),
    [
        ({"public_url": ""}, "mailto:nobody@localhost"),
        ({"public_url": "http://localhost:8000"}, "mailto:nobody@localhost"),
        ({"public_url": "https://games.example:8443/"}, "https://games.example"),
        ({"notify_contact": "host@games.example"}, "mailto:host@games.example"),
        ({"notify_contact": "mailto:host@games.example"}, "mailto:host@games.example"),
    ],
)
def test_push_needs_no_setting(
    start: Start, service: Receiver, settings: dict[str, Any], contact: str
) -> None:
    ada, basil = pair(telling(start, **settings).client())
    follow(basil, {"subscription": Browser(service).subscription})
    to_basil(ada, basil)
    until(lambda: service.posted)
    token = re.match(r"vapid t=([\w.-]+),", service.posted[0][1]["authorization"])
    assert token
    claims = json.loads(base64.urlsafe_b64decode(token[1].split(".")[1] + "=="))
    assert claims["sub"] == contact


def test_the_keys_of_a_server_stay_the_same(start: Start) -> None:
    first = telling(start)
    key = first.client().get("/api/notify").json()["push"]
    first.stop()
    assert telling(start).client().get("/api/notify").json()["push"] == key
    assert len(base64.urlsafe_b64decode(key + "=")) == 65


def test_who_is_at_the_table_or_wants_nothing_is_not_told(start: Start, service: Receiver) -> None:
    server = telling(start)
    ada, basil = pair(server.client())
    browser = Browser(service)
    follow(basil, {"subscription": browser.subscription})
    with basil.follow() as events:
        next(events)
        to_basil(ada, basil)
        quiet(server)
    assert service.posted == []
    other_ada, other_basil = pair(server.client())
    follow(other_basil, {"subscription": browser.subscription})
    assert other_basil.do("notify", {"person": PERSON, "on": False}).status_code == 200
    to_basil(other_ada, other_basil)
    quiet(server)
    assert service.posted == []


def test_a_turn_that_waited_through_a_restart_is_told(start: Start, service: Receiver) -> None:
    server = telling(start, notify_delay=60.0)
    ada, basil = pair(server.client())
    browser = Browser(service)
    follow(basil, {"subscription": browser.subscription})
    to_basil(ada, basil)
    server.stop()
    assert service.posted == []
    telling(start)
    until(lambda: service.posted)
    assert browser.read(service.posted[0][2])["table"] == ada.table


def test_a_turn_is_told_although_its_table_has_left_memory(start: Start, service: Receiver) -> None:
    server = telling(start, notify_delay=0.6)
    house = server.server.house
    browser = Browser(service)
    tables = []
    for _ in range(2):
        ada, basil = pair(server.client())
        follow(basil, {"subscription": browser.subscription})
        to_basil(ada, basil)
        tables.append(ada.table or "")
    loop = server.server.loop
    assert loop is not None
    for table in tables:
        loop.call_soon_threadsafe(house.tables.forget, house.tables.live[table])
    until(lambda: len(service.posted) == 2)
    assert {browser.read(body)["table"] for _, _, body in service.posted} == set(tables)
    assert not set(tables) & set(house.tables.live)


def test_an_address_that_never_answered_is_forgotten(
    start: Start, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = telling(start, mail_server=post.url, mail_from="tables@games.example")
    person = Client(server.url, PERSON)
    assert person.post("/api/notify/reaches", {"mail": "old@home.example"}).status_code == 201
    now = time.time()
    monkeypatch.setattr(reaching.time, "time", lambda: now + UNANSWERED + 1)
    other = Client(server.url, PERSON + "-other")
    assert other.post("/api/notify/reaches", {"mail": "new@home.example"}).status_code == 201
    assert person.get("/api/notify/reaches").json()["reaches"] == []


def test_a_subscription_that_is_gone_is_forgotten_and_one_that_fails_after_a_while(
    start: Start, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magnate.server.notify.TOO_OFTEN", 2)
    server = telling(start)
    person = Client(server.url, PERSON)
    reach = {"subscription": Browser(service).subscription}
    for status, turns in ((410, 1), (500, 2)):
        service.status = status
        service.posted.clear()
        for turn in range(turns):
            ada, basil = pair(server.client())
            if turn == 0:
                follow(basil, reach)
            else:
                basil.do("notify", {"person": PERSON, "on": True})
            to_basil(ada, basil)
            until(lambda turn=turn: len(service.posted) > turn)
        until(lambda: not person.get("/api/notify/reaches").json()["reaches"])


def test_a_web_hook_is_called_only_where_the_operator_allows_it(start: Start, service: Receiver) -> None:
    closed = telling(start)
    assert closed.client().get("/api/notify").json()["hook"] is False
    refused = Client(closed.url, PERSON).post("/api/notify/reaches", {"hook": service.url + "/hook"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-target")
    french = Client(closed.url, PERSON).post(
        "/api/notify/reaches", {"hook": service.url + "/hook"}, **{"accept-language": "fr"}
    )
    assert french.json()["error"]["text"] == "Ce serveur n’envoie rien à cette adresse."
    closed.stop()
    server = telling(start, hooks="127.0.0.1")
    ada, basil = pair(server.client())
    follow(basil, {"hook": service.url + "/hook?token=x"})
    to_basil(ada, basil)
    until(lambda: service.posted)
    path, headers, body = service.posted[0]
    assert (path, headers["content-type"]) == ("/hook?token=x", "application/json")
    sent = json.loads(body)
    assert sent["event"] == "turn"
    assert sent["url"] == f"https://games.example/#/table/{ada.table}"
    assert sent["text"] == sent["content"] == sent["body"]


def test_a_web_hook_is_not_led_elsewhere(start: Start, service: Receiver) -> None:
    inner = Receiver()
    service.status, service.headers = 307, {"Location": inner.url + "/inner"}
    server = telling(start, hooks="127.0.0.1")
    ada, basil = pair(server.client())
    follow(basil, {"hook": service.url})
    to_basil(ada, basil)
    until(lambda: service.posted)
    quiet(server)
    assert inner.posted == []
    inner.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.8/x",
        "https://169.254.169.254/latest",
        "https://0x7f000001/x",
        "https://localhost/x",
        "https://example.com:8443/x",
        "https://user@example.com/x",
        "ftp://example.com/x",
        "https:///x",
        "https://example.com:port/",
        "https://example.com/" + "x" * 3000,
        "https://127.1/x",
        "https://169.254.43518/x",
        "https://0x7f.0.0.1/x",
        "https://\uff11\uff12\uff17.0.0.1/x",
        "https://127.0.0%2e1/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://[fec0::1]/x",
    ],
)
def test_no_notice_goes_inside_the_operators_network(url: str) -> None:
    with pytest.raises(Forbidden):
        checked_target(url, "any", False)


def test_only_named_hosts_are_sent_to() -> None:
    assert checked_target("https://hooks.example/x", "hooks.example,other.example", False)
    assert checked_target("https://a.hooks.example/x", "hooks.example", False)
    for url in ("https://nothooks.example/x", "https://hooks.example.evil.test/x"):
        with pytest.raises(Forbidden):
            checked_target(url, "hooks.example", False)
    with pytest.raises(Forbidden):
        checked_target("https://hooks.example/x", "", False)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "\uff11\uff12\uff17.0.0.1", "0x7f.1"])
def test_what_leads_inside_is_not_connected_to(service: Receiver, host: str) -> None:
    """However an address is written, and whatever a name is found to stand for."""

    async def sent(private: bool) -> int:
        outgoing = Outgoing(private)
        try:
            return await outgoing.post(service.url.replace("127.0.0.1", host) + "/x", b"{}", {})
        finally:
            await outgoing.close()

    with pytest.raises(OSError, match="Cannot connect"):
        awaited(sent(private=False))
    assert service.posted == []
    assert awaited(sent(private=True)) == 201, "it would have arrived"


def test_mail_goes_only_to_an_address_that_said_yes(start: Start, post: Post) -> None:
    server = telling(start, mail_server=post.url, mail_from="tables@games.example")
    ada, basil = pair(server.client())
    shown = follow(basil, {"mail": "basil@home.example"})
    assert (shown["kind"], shown["target"], shown["confirmed"]) == ("mail", "basil@home.example", False)
    question = until(lambda: post.mails)[0]
    assert (question["To"], question["From"]) == ("basil@home.example", "tables@games.example")
    to_basil(ada, basil)
    quiet(server)
    assert len(post.mails) == 1, "it has not said yes"
    text = question.get_payload(decode=True).decode()
    assert "plays at https://games.example" in text
    yes = re.search(r"settings\?confirm=([\w.-]+)", text)
    assert yes
    anyone = server.client()
    wrong = anyone.post("/api/notify/mail", {"act": "confirm", "token": yes[1][:-1] + "0x"})
    assert wrong.status_code == 404
    assert anyone.post("/api/notify/mail", {"act": "stop", "token": yes[1]}).status_code == 404
    assert anyone.post("/api/notify/mail", {"act": "confirm", "token": yes[1]}).status_code == 200
    ada, basil = pair(server.client())
    assert basil.do("notify", {"person": PERSON, "on": True}).status_code == 200
    to_basil(ada, basil)
    until(lambda: len(post.mails) == 2)
    told = post.mails[1]
    assert told["Subject"].startswith("It is your turn at")
    text = told.get_payload(decode=True).decode()
    assert f"https://games.example/#/table/{ada.table}" in text
    stop = re.search(r"settings\?stop=([\w.-]+)", text)
    assert stop
    assert stop[1] in told["List-Unsubscribe"]
    assert anyone.post("/api/notify/mail", {"act": "stop", "token": stop[1]}).status_code == 200
    assert Client(server.url, PERSON).get("/api/notify/reaches").json()["reaches"] == []


def test_nobody_is_flooded_with_questions(start: Start, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    server = telling(start, mail_server=post.url, mail_from="tables@games.example")
    codes = [
        Client(server.url, f"{PERSON}-{i}").post("/api/notify/reaches", {"mail": "victim@home.example"})
        for i in range(mailing.QUESTIONS_EACH + 1)
    ]
    assert [answer.status_code for answer in codes] == [201] * mailing.QUESTIONS_EACH + [429]
    monkeypatch.setattr(mailing, "QUESTIONS_ALL", mailing.QUESTIONS_EACH)
    other = Client(server.url, PERSON).post("/api/notify/reaches", {"mail": "other@home.example"})
    assert other.status_code == 429


def test_a_mail_server_that_is_away_is_said_so(start: Start) -> None:
    server = telling(start, mail_server="smtp://127.0.0.1:9", mail_from="tables@games.example")
    person = Client(server.url, PERSON)
    answer = person.post("/api/notify/reaches", {"mail": "basil@home.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no-mail")
    assert person.get("/api/notify/reaches").json()["reaches"] == []


def test_nothing_that_is_sent_names_a_card(start: Start, service: Receiver, post: Post) -> None:
    server = telling(
        start, hooks="127.0.0.1", mail_server=post.url, mail_from="tables@games.example", notify_delay=0.01
    )
    ada, basil = pair(server.client(), options={"rounds": 8})
    browser = Browser(service)
    follow(basil, {"subscription": browser.subscription})
    follow(basil, {"hook": service.url + "/hook"})
    follow(basil, {"mail": "basil@home.example"})
    yes = re.search(r"confirm=([\w.-]+)", until(lambda: post.mails)[0].get_payload(decode=True).decode())
    assert yes
    server.client().post("/api/notify/mail", {"act": "confirm", "token": yes[1]})
    for turn in range(3):
        to_basil(ada, basil)
        until(lambda turn=turn: len(service.posted) >= 2 * turn + 2 and len(post.mails) >= turn + 2)
        while basil.see()["view"]["actor"] == 1:
            basil.moved()
    sent = [
        json.dumps(browser.read(body)) if path.startswith("/push/") else body.decode()
        for path, _, body in service.posted
    ]
    sent += [mail.get_payload(decode=True).decode() for mail in post.mails]
    drawn = (ada.table or "", yes[1])
    for text in sent:
        for word in drawn:
            text = text.replace(word, "")
        assert not CARD.search(re.sub(r"stop=[\w.-]+", "", text)), text
        assert not any(key and key in text for key in (ada.key, basil.key))


def test_ways_are_bounded_and_ones_own(start: Start, service: Receiver) -> None:
    server = telling(start, hooks="127.0.0.1")
    person, other = Client(server.url, PERSON), Client(server.url, PERSON + "-other")
    for i in range(reaching.MOST):
        assert person.post("/api/notify/reaches", {"hook": f"{service.url}/{i}"}).status_code == 201
    assert person.post("/api/notify/reaches", {"hook": f"{service.url}/more"}).status_code == 429
    assert person.post("/api/notify/reaches", {"hook": f"{service.url}/0"}).status_code == 201, (
        "the same again"
    )
    mine = person.get("/api/notify/reaches").json()["reaches"]
    assert len(mine) == reaching.MOST
    assert other.get("/api/notify/reaches").json()["reaches"] == []
    assert other.http.delete(f"/api/notify/reaches/{mine[0]['id']}").status_code == 200
    assert len(person.get("/api/notify/reaches").json()["reaches"]) == reaching.MOST, (
        "not another's to remove"
    )
    assert person.http.delete(f"/api/notify/reaches/{mine[0]['id']}").status_code == 200
    assert len(person.get("/api/notify/reaches").json()["reaches"]) == reaching.MOST - 1
    for body in ({}, {"hook": "x" * 2000}, {"mail": "no address"}, {"mail": "a@b.c", "hook": service.url}):
        assert person.post("/api/notify/reaches", body).status_code == 422
    for secret in (None, "short"):
        assert Client(server.url, secret).get("/api/notify/reaches").status_code == 401
    ada, _ = pair(server.client())
    assert ada.other().do("notify", {"person": PERSON, "on": True}).status_code == 401


def test_where_nothing_is_installed_for_it_nobody_is_told(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magnate.server.house.find_spec", lambda name: None)
    ada, basil = pair(start().client())
    assert ada.get("/api/notify").json() == {"push": None, "hook": False, "mail": False}
    answer = basil.do("notify", {"person": PERSON, "on": True})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-way")
    assert ada.moved()["at"] == 1
