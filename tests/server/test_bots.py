"""Bots at the table: a table never stalls, whatever a bot does."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from people import Client, pair, play_out, until
from served import Start

from loops import awaited
from magnate.bots.style import styles_of
from magnate.core.registry import installed, load
from magnate.server.bot_driver import job_for
from magnate.server.table import Seat, Table
from magnate.server.workers import Asker, Job, Pool

BOT: dict[str, Any] = {"kind": "bot", "level": "greedy"}


@pytest.mark.parametrize(("trap", "note"), [("crash", "note-bot-crashed"), ("die", "note-bot-crashed")])
def test_a_bot_that_crashes_is_replaced_by_a_legal_move_and_noted(start: Start, trap: str, note: str) -> None:
    api = start().client()
    api.make(seats=[{"kind": "me"}, BOT], options={"trap": trap, "rounds": 2})
    api.moved()
    api.moved()
    now = api.wait(lambda t: t["at"] == 4, 40)
    assert [said["id"] for said in now["notes"]] == [note, note]
    assert now["notes"][0]["args"] == {"seat": 2}
    assert b'magnate_bot_failures_total{failure="crashed",level="greedy"} 2.0' in api.get("/metrics").content


def test_a_bot_that_never_ends_is_killed_at_its_deadline(start: Start) -> None:
    api = start(bot_deadline=0.3).client()
    api.make(seats=[{"kind": "me"}, BOT], options={"trap": "loop", "rounds": 2})
    api.moved()
    api.moved()
    now = api.wait(lambda t: t["at"] == 4, 40)
    assert [said["id"] for said in now["notes"]] == ["note-bot-overran"] * 2


def test_a_failing_bot_gives_no_hint(start: Start) -> None:
    api = start().client()
    api.make(seats=[{"kind": "me"}], options={"trap": "crash"})
    failed = api.do("hint", {})
    assert (failed.status_code, failed.json()["error"]["code"]) == (503, "busy")
    assert api.do("hint", {"level": "random"}).status_code == 200, "the table is none the worse"


def test_a_bot_moves_while_a_hint_is_thought_about() -> None:
    """However long that takes, and although there is one process for bots only."""

    async def asked() -> bool:
        hint = asyncio.ensure_future(pool.ask(job({"trap": "loop"}, "greedy"), Asker("a", "k")))
        await asyncio.sleep(0)
        while pool.backlog:
            await asyncio.sleep(0.01)
        move = await pool.ask(job({}, "random"))
        assert move.failure == ""
        return hint.done()

    def job(options: dict[str, Any], level: str) -> Job:
        return Job("hoard", None, load("hoard").new(2, 1, options).dump(), 0, level, "1")

    pool = Pool(1, 30.0, 10)
    pool.open()
    try:
        assert not awaited(asked())
    finally:
        pool.close()


def test_it_is_known_for_whom_a_bot_thinks(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each address has its turn, so that nobody who keeps many bots busy holds up those of others."""
    asked: set[str] = set()
    ask = Pool.ask

    async def listening(self: Pool, job: Job, asker: Asker | None = None, address: str = "") -> Any:
        asked.add(address)
        return await ask(self, job, asker, address)

    monkeypatch.setattr(Pool, "ask", listening)
    api = start(trusted_proxies="127.0.0.1").client()
    api.http.headers["x-forwarded-for"] = "203.0.113.1"
    api.make(seats=[{"kind": "bot", "level": "random"}, {"kind": "me"}])
    api.wait(lambda table: bool(table["view"]["choices"]), 40)
    assert asked == {"203.0.113.1"}
    asked.clear()
    api.http.headers["x-forwarded-for"] = "2001:db8::7"
    while not asked:
        api.moved()
    assert asked == {"2001:db8::/64"}


def test_bots_alone_play_to_the_end(api: Client) -> None:
    api.make(seats=[{"kind": "bot", "level": "random"}, BOT])
    end = api.wait(lambda t: t["status"] == "over", 40)
    assert end["at"] == 12
    assert end["notes"] == []


def test_a_bot_of_a_level_has_a_style_that_everybody_is_told(api: Client) -> None:
    game = installed()[-1]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "1"}, BOT]

    def styles(**more: Any) -> list[str]:
        return [seat["style"] for seat in api.make(game, seats=seats, **more)["table"]["seats"]]

    first = styles(seed="lesson")
    assert first[1] in styles_of(game)
    assert (first[0], first[2]) == ("", ""), "people and bots without a level have none"
    assert first == styles(seed="lesson")
    assert len({styles()[1] for _ in range(12)}) > 1


@pytest.mark.parametrize("game", installed())
def test_the_style_of_a_bot_may_be_picked_and_stays_with_it(api: Client, game: str) -> None:
    known = api.get(f"/api/games/{game}").json()["styles"]
    assert known == list(styles_of(game))
    others = min(load(game).seats[-1], 3) - 1
    for style in known:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "1", "style": style}] * others]
        made = api.make(game, seats=seats)["table"]
        assert [seat["style"] for seat in made["seats"]] == ["", *[style] * others]


@pytest.mark.parametrize("level", ["1", "random"])
def test_a_style_that_a_bot_cannot_have_is_refused(api: Client, level: str) -> None:
    game = installed()[-1]
    style = "clown" if level == "1" else next(iter(styles_of(game)))
    seats = [{"kind": "me"}, {"kind": "bot", "level": level, "style": style}]
    answer = api.post("/api/tables", {"game": game, "seats": seats})
    assert answer.status_code == 422
    assert f"'{style}'" in answer.json()["error"]["text"]


def test_a_bot_plays_in_its_style_and_advice_is_plain() -> None:
    game = load(installed()[-1])
    state = game.new(2, 1)
    info = SimpleNamespace(game=game.id, components=None, seed="lesson", open_seed=True)
    play = SimpleNamespace(guess=lambda seat, seed, at: state)
    place = Seat("bot", None, "1")
    table = Table(cast(Any, info), game, cast(Any, play), [place, place], {})
    table.play.at = 0  # type: ignore[union-attr, misc]
    style = table.style_at(0)
    assert job_for(table, 0, "1").level == f"1:{style}"
    assert job_for(table, 0, "1", explain=True).level == "1"


def test_bots_at_a_table_with_an_open_seed_repeat_themselves(api: Client) -> None:
    def moves() -> list[Any]:
        api.make(seats=[{"kind": "bot", "level": "random"}, BOT], seed="lesson")
        end = api.wait(lambda t: t["status"] == "over", 40)
        assert end["open_seed"] is True
        return [end["view"]["sheet"], end["view"]["board"]]

    assert moves() == moves()


def test_a_seat_is_handed_to_a_bot_and_taken_back(api: Client) -> None:
    ada, basil = pair(api, options={"rounds": 8})
    handed = basil.do("bot", {"seat": 1, "on": True, "level": "random"}).json()["table"]
    assert (handed["seats"][1]["kind"], handed["seats"][1]["played_by"]) == ("person", "bot")
    ada.moved()
    ada.moved()
    ada.wait(lambda t: t["view"]["actor"] == 0)
    assert basil.do("bot", {"seat": 1, "on": False}).json()["table"]["seats"][1]["played_by"] == "person"
    ada.moved()
    ada.moved()
    assert basil.moved()["view"]["actor"] == 1
    assert ada.do("bot", {"seat": 1, "on": True}).status_code == 403, "Basil is here"


def test_coming_back_to_ones_link_takes_the_seat_back(api: Client) -> None:
    _, basil = pair(api)
    basil.do("bot", {"seat": 1, "on": True})
    assert basil.do("sit", {}).json()["table"]["seats"][1]["played_by"] == "person"


def test_the_host_fills_empty_seats_with_bots(api: Client) -> None:
    made = api.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "friend"}])
    friend = api.other(made["keys"]["2"])
    assert friend.do("bot", {"seat": 1, "on": True}).status_code == 403
    api.do("bot", {"seat": 1, "on": True, "level": "random"})
    now = api.do("bot", {"seat": 2, "on": True, "level": "random"}).json()["table"]
    assert now["status"] == "playing"
    assert [seat["kind"] for seat in now["seats"]] == ["person", "bot", "friend"]
    assert api.other().do("sit", {}).json()["error"]["code"] == "taken"
    sat = friend.do("sit", {"name": "Late"}).json()["table"]
    assert (sat["seats"][2]["kind"], sat["seats"][2]["played_by"]) == ("person", "person")


def test_the_host_replaces_who_is_away_and_to_decide(start: Start) -> None:
    api = start(away=0.2).client()
    ada, basil = pair(api, options={"rounds": 1})
    with basil.follow() as events:
        next(events)
        ada.moved()
        ada.moved()
        assert ada.do("bot", {"seat": 1, "on": True}).status_code == 403
    ada.wait(lambda t: not t["seats"][1]["here"])
    until(lambda: ada.do("bot", {"seat": 1, "on": True}).status_code == 200)
    assert ada.wait(lambda t: t["status"] == "over", 30)["at"] == 4


def test_bots_go_on_after_a_restart(start: Start) -> None:
    first = start(bot_deadline=30.0)
    api = first.client()
    api.make(seats=[{"kind": "me"}, BOT], options={"trap": "loop", "rounds": 2})
    api.moved()
    api.moved()
    first.stop()
    again = start(bot_deadline=0.2).client(api.key)
    again.table = api.table
    assert again.wait(lambda t: t["at"] == 4, 30)["view"]["actor"] == 0


def test_levels_are_told_and_checked(api: Client) -> None:
    assert api.get("/api/levels", game="hoard").json() == {"levels": ["random", "greedy"], "hint": "greedy"}
    assert api.get("/api/levels", game="chess").status_code == 404
    for game in api.get("/api/games").json()["games"]:
        assert set(game["levels"]) <= set(api.get("/api/levels").json()["levels"])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]
    bad = api.post("/api/tables", {"game": "hoard", "seats": seats})
    assert (bad.status_code, bad.json()["error"]["code"]) == (422, "bad-options")
    assert "godlike" in bad.json()["error"]["text"]


def test_a_game_of_one_person_needs_no_bots(api: Client) -> None:
    api.make(seats=[{"kind": "me"}])
    assert play_out(api)["view"]["winners"] == [0]


def test_a_finished_game_is_gone_through_with_a_bot(api: Client) -> None:
    api.make(seats=[{"kind": "me"}, BOT], seed="lesson")
    early = api.do("advice", {"at": 0})
    assert (early.status_code, early.json()["error"]["code"]) == (403, "secret")
    end = play_out(api)
    told = api.other().do("advice", {"at": 0}).json()
    assert (told["seat"], told["by"]) == (0, "greedy")
    start = api.get(f"/api/tables/{api.table}/replay", at=0).json()
    assert start["choice"] == told["played"]["say"]
    assert told["explanation"][0]["id"] == "explain-choice"
    assert {option["choice"] for option in told["ranking"]} >= {told["choice"]["id"]}
    assert api.do("advice", {"at": end["at"]}).status_code == 404


def test_who_takes_over_is_as_strong_as_the_bots_at_the_table(api: Client) -> None:
    api.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    assert api.do("bot", {"seat": 0, "on": True}).json()["table"]["seats"][0]["level"] == "random"
    api.make(seats=[{"kind": "me"}, {"kind": "screen"}])
    assert api.do("bot", {"seat": 0, "on": True}).json()["table"]["seats"][0]["level"] == "greedy"
