"""Links: a seat opened on another device, once and soon; a link that only lets watch."""

from __future__ import annotations

import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from people import Client, pair
from served import Start

from magnate.server import links

ORIGIN = "https://games.example"


def token_of(answer: dict[str, Any]) -> str:
    found = re.search(r"\?move=([\w-]+)$", answer["link"])
    assert found
    return found[1]


def test_a_link_opens_the_seat_elsewhere_once(api: Client) -> None:
    ada, basil = pair(api)
    made = ada.do("links", {"origin": ORIGIN}).json()
    assert made["link"].startswith(f"{ORIGIN}/#/table/{ada.table}?move=")
    assert 0 < made["expires"] - time.time() <= links.LASTS
    elsewhere = ada.other()
    assert elsewhere.do("links/open", {"token": token_of(made)}).json() == {"key": ada.key, "yours": [0]}
    again = elsewhere.do("links/open", {"token": token_of(made)})
    assert (again.status_code, again.json()["error"]["code"]) == (404, "link-used")
    hers, his = ada.do("links", {"origin": ORIGIN}).json(), basil.do("links", {"origin": ORIGIN}).json()
    assert elsewhere.do("links/open", {"token": token_of(his)}).json()["yours"] == [1]
    other = Client(api.url)
    other.make()
    assert other.do("links/open", {"token": token_of(hers)}).status_code == 404, "of another table"
    assert elsewhere.do("links/open", {"token": token_of(hers)}).status_code == 200


def test_the_hosts_link_carries_the_hosts_rights(api: Client) -> None:
    api.make(seats=[{"kind": "bot", "level": "random"}] * 2)
    made = api.do("links", {"origin": ORIGIN}).json()
    key = api.other().do("links/open", {"token": token_of(made)}).json()["key"]
    assert api.other(key).see()["host"]


def test_a_link_expires_and_few_wait_at_a_time(api: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _ = pair(api)
    made = [ada.do("links", {"origin": ORIGIN}) for _ in range(links.MOST + 1)]
    assert [answer.status_code for answer in made] == [200] * links.MOST + [429]
    now = time.time()
    monkeypatch.setattr(links.time, "time", lambda: now + links.LASTS + 1)
    late = ada.other().do("links/open", {"token": token_of(made[0].json())})
    assert late.json()["error"]["code"] == "link-used"
    assert ada.do("links", {"origin": ORIGIN}).status_code == 200, "those that expired no longer count"


def test_the_database_knows_neither_link_nor_key(start: Start, tmp_path: Path) -> None:
    server = start()
    host = server.client()
    host.make()
    made = host.do("links", {"origin": ORIGIN}).json()
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as store:
        dump = "\n".join(store.iterdump())
    assert host.key is not None
    for secret in (host.key, token_of(made)):
        assert secret not in dump
        assert secret.encode().hex() not in dump.lower()


def test_a_watch_link_opens_no_seat(api: Client) -> None:
    ada, _ = pair(api)
    made = ada.other().do("links", {"origin": ORIGIN, "watch": True}).json()
    assert made["link"] == f"{ORIGIN}/#/table/{ada.table}?watch=1"
    assert made["expires"] is None
    assert ada.key not in made["link"]


def test_what_is_sent_about_links_is_bounded(api: Client) -> None:
    api.make()
    for origin in (
        "javascript:alert(1)",
        "https://a.example/#/table/x",
        "https://" + "a" * 300,
        "https://a b",
        "",
    ):
        assert api.do("links", {"origin": origin}).status_code == 422
    for token in ("", "short", "x" * 65, "../../../../etc/passwd"):
        assert api.do("links/open", {"token": token}).status_code == 422
    assert api.other().do("links", {"origin": ORIGIN}).status_code == 401


def test_the_code_that_is_drawn_is_the_one_of_the_link() -> None:
    text = f"{ORIGIN}/#/table/abc?watch=1"
    drawn = links.drawn(text)
    dark = set()
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1H\d+z", drawn["path"]):
        dark |= {(int(x) + i, int(y)) for i in range(int(length))}
    matrix = links.segno.make(text, error="m", micro=False).matrix
    assert dark == {(x, y) for y, row in enumerate(matrix) for x, value in enumerate(row) if value}
    assert drawn["size"] == len(matrix)
