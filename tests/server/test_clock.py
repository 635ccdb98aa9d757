"""Clocks, kept by the server and never seen by the engine."""

from __future__ import annotations

import sqlite3
import time

import pytest
from people import Client, pair
from served import Start


def test_only_the_clock_of_the_seat_to_decide_runs(api: Client) -> None:
    ada, basil = pair(api, clock={"base": 100, "step": 1000})
    clock = ada.see()["clock"]
    assert clock["running"] == 0
    assert clock["left"][0] < 100
    assert clock["left"][1] == 100
    ada.moved()
    after = ada.moved()["clock"]
    assert after["running"] == 1
    assert 1000 < after["left"][0] <= 1100, "a finished turn adds its step"
    assert basil.see()["clock"]["left"][1] < 100


def test_no_clock_runs_before_everyone_sits_or_without_one(api: Client) -> None:
    waiting = api.make(clock={"base": 100})["table"]["clock"]
    assert (waiting["running"], waiting["left"]) == (None, [100, 100])
    assert api.make()["table"]["clock"] is None


def test_when_the_time_is_up_a_bot_plays_on_until_its_owner_returns(start: Start) -> None:
    api = start().client()
    ada, basil = pair(api, clock={"base": 2.5, "step": 0}, options={"rounds": 8})
    flagged = basil.wait(lambda t: t["seats"][0]["played_by"] == "bot")
    assert "note-time" in [note["id"] for note in flagged["notes"]]
    assert flagged["seats"][0]["late"], "and it can be said why"
    basil.wait(lambda t: t["view"]["actor"] == 1 or t["seats"][1]["played_by"] == "bot")
    assert ada.see()["seats"][0]["late"], "also when the bot has moved"
    back = ada.do("bot", {"seat": 0, "on": False}).json()["table"]
    assert (back["seats"][0]["played_by"], back["seats"][0]["late"]) == ("person", False)
    assert back["clock"]["left"][0] > 15, "nobody comes back to an empty clock"


def test_the_clock_survives_a_restart_and_does_not_run_meanwhile(start: Start) -> None:
    first = start()
    ada, _ = pair(first.client(), clock={"base": 5000, "step": 0})
    ada.moved()
    began = time.monotonic()
    left = ada.see()["clock"]["left"][0]
    first.stop()
    served = time.monotonic() - began
    hour = 3600.0
    with sqlite3.connect(str(first.server.house.store.url.database)) as store:
        store.execute("update log set time = time - ?", (hour,))
        store.execute("update tables set created = created - ?, updated = updated - ?", (hour, hour))
    began = time.monotonic()
    again = start().client(ada.key)
    again.table = ada.table
    clock = again.see()["clock"]
    served += time.monotonic() - began
    assert clock["running"] == 0
    assert left - served - 0.1 <= clock["left"][0] <= 5000


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
def test_a_jump_of_the_wall_clock_neither_takes_nor_gives_time(
    start: Start, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    ada, basil = pair(start().client(), clock={"base": 1000, "step": 5}, options={"rounds": 8})
    ada.moved()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert 900 < ada.see()["clock"]["left"][0] <= 1000
    ada.moved()
    after = basil.see()
    assert after["seats"][0]["played_by"] == "person"
    assert 900 < after["clock"]["left"][0] <= 1005, "no more than the step is given"
    assert 900 < after["clock"]["left"][1] <= 1000
