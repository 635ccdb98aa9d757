"""What server processes on one database share besides the tables: who is here, who was seen, how much was asked."""

from __future__ import annotations

import time
from types import SimpleNamespace

import pytest
from people import Client, pair, until
from postgres import Postgres
from served import Running, Start

from loops import awaited
from magnate.server.background import Background
from magnate.server.buckets import LIMITS, Buckets
from magnate.server.gossip import MOST_PAIRS, Gossip
from magnate.server.metrics import Metrics
from magnate.server.presence import Presence
from magnate.server.settings import Settings
from magnate.server.streams import Streams


@pytest.fixture
def two(start: Start, postgres: Postgres) -> tuple[Running, Running]:
    url = postgres.new_database()
    return start(database=url, rate=1.0), start(database=url, rate=1.0)


def test_who_is_here_is_known_at_every_process(two: tuple[Running, Running]) -> None:
    first, second = two
    ada, basil = pair(first.client())
    there = Client(second.url, basil.key, basil.table)

    def here() -> list[bool]:
        return [seat["here"] for seat in ada.see()["seats"]]

    with there.follow() as events:
        next(events)
        until(lambda: here() == [False, True], "Basil follows at the other server")
    until(lambda: here() == [False, False], "Basil has left")


def test_a_stream_is_told_who_comes_at_another_process(two: tuple[Running, Running]) -> None:
    first, second = two
    ada, basil = pair(first.client())
    with ada.follow() as events, Client(second.url, basil.key, basil.table).follow() as others:
        next(others)
        told = next(e for e in events if e["event"] == "here" and e["data"]["here"] == [True, True])
    assert told


def test_the_limits_of_an_address_are_counted_together(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two
    ada, _ = pair(first.client())
    monkeypatch.setitem(LIMITS, "think", (0.001, 3.0))
    answers = [ada.do("chat", {"text": "x"}).status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]
    counted = second.server.house.buckets
    until(lambda: counted.left("127.0.0.1", "think") < 1, "the other process counts with it")
    assert Client(second.url, ada.key, ada.table).do("chat", {"text": "y"}).status_code == 429


def test_a_process_that_falls_silent_is_forgotten_and_one_that_comes_hears_everything() -> None:
    told: list[str] = []
    presence = Presence()
    presence.changed = told.append
    presence.here_elsewhere("p1", "t", "a")
    presence.here_elsewhere("p2", "t", "a")
    presence.here_elsewhere("p1", "t", "b")
    assert presence.elsewhere("t") == {"a", "b"}
    presence.gone_elsewhere("p1", "t", "a")
    assert presence.elsewhere("t") == {"a", "b"}, "still at the other process"
    presence.forget_others(time.monotonic() + 1)
    assert presence.elsewhere("t") == set()
    assert told == ["t", "t", "t"]


def gossips() -> Gossip:
    background, metrics = Background(), Metrics()
    gossip = Gossip(Streams(Settings(), background, metrics), Buckets(1.0), background)
    gossip.streams.presence.shared = gossip.buckets.shared = True
    return gossip


def test_what_is_said_fits_into_messages_and_is_said_once() -> None:
    gossip = gossips()
    for i in range(MOST_PAIRS + 1):
        gossip.streams.presence.saw(f"{i:032}", "h" * 64)
        gossip.buckets.wait(f"10.0.{i}.1", "read")
    pieces = gossip.news()
    assert [len(said) for piece in pieces for said in piece.values()] == [MOST_PAIRS, 1] * 2
    assert max(len(str(piece)) for piece in pieces) < 7500
    assert gossip.news() == []


def test_where_there_is_one_process_nothing_is_kept_for_others() -> None:
    streams = Streams(Settings(), Background(), Metrics())
    table = SimpleNamespace(id="t", holders={})
    streams.saw(table, SimpleNamespace(hash="h"))  # type: ignore[arg-type]
    buckets = Buckets(1.0)
    buckets.wait("10.0.0.1", "read")
    assert not streams.presence.signs
    assert not buckets.spent


def test_a_hint_is_worked_out_by_whoever_takes_jobs(start: Start, postgres: Postgres) -> None:
    url = postgres.new_database()
    asked, thinks = start(database=url, jobs=0), start(database=url, jobs=1)

    async def forbidden(*_: object) -> None:
        raise AssertionError("bots do not think here")

    asked.server.house.bots.pool.ask = forbidden  # type: ignore[method-assign, assignment]
    ada, _ = pair(asked.client())
    hint = ada.do("hint", {"level": "greedy"})
    assert hint.status_code == 200, hint.text
    assert hint.json()["choice"]["id"] in [choice["id"] for choice in ada.see()["view"]["choices"]]
    assert hint.json()["explanation"]
    there = Client(thinks.url, ada.key, ada.table)
    assert there.do("hint", {"level": "greedy"}).status_code == 200, (
        "also where it is asked at the same process"
    )


def test_a_long_answer_is_put_together_and_one_that_nobody_waits_for_is_dropped() -> None:
    here, there = gossips(), gossips()
    text = "é\n" * 3000

    async def ask() -> str:
        with here.expecting("q") as answer:
            for message in there.answer(here.me, "q", text):
                assert len(message.encode()) < 8000
                here.heard(message)
                there.heard(message)
            return await answer

    assert awaited(ask()) == text
    for message in there.answer(here.me, "q", text):
        here.heard(message)
