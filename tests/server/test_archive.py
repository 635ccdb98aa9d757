"""Finished games stay readable forever: under later rules they are shown as they were seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from people import Client, pair, play_out, until
from served import Running, Start
from test_process import checked

import magnate
from magnate.core.record import parse
from magnate.server import schema
from magnate.server.archive import Archive
from magnate.server.store import opened

CORPUS = sorted((Path(__file__).parents[1] / "archives").glob("*.archive"))


def archives(server: Running) -> int:
    with opened(server.settings.database) as store, store.reader.begin() as connection:
        return int(connection.execute(sa.select(sa.func.count()).select_from(schema.archives)).scalar_one())


def wait_for_archive(server: Running) -> None:
    until(lambda: archives(server), "the game is archived")


def everything(client: Client) -> dict[str, Any]:
    """All that can be asked about a finished game."""
    end = client.see()
    told: dict[str, Any] = {"table": end, "record": client.look("record").text}
    told["history"] = client.look("history").json()
    for seat in range(len(end["seats"])):
        told[f"events {seat}"] = client.look("events", since=0, seat=seat).json()
        for at in range(end["at"] + 1):
            told[f"replay {at} {seat}"] = client.look("replay", at=at, seat=seat).json()
    told["spectator"] = client.other().look("replay", at=end["at"]).json()
    return told


def test_under_other_rules_a_finished_game_is_shown_as_it_was_seen(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    ada, basil = pair(server.client())
    ada.moved()
    ada.do("undo", {"seq": 1})
    play_out(ada, basil)
    before = everything(ada)
    wait_for_archive(server)
    server.stop()

    from magnate_hoard import GAME

    monkeypatch.setattr(GAME, "rules_version", 2)
    again = start().client().take(ada.key, str(ada.table))
    after = everything(again)
    assert after == before
    for command, body in (("rematch", {}), ("branch", {"at": 0, "seat": 0}), ("advice", {"at": 0})):
        refused = again.do(command, body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "frozen")
    assert again.do("chat", {"text": "those were the days"}).status_code == 200


def test_what_was_missed_is_archived_at_the_next_start(start: Start) -> None:
    first = start()
    first.server.house.tables.changed.remove(first.server.house.archivist.note)
    ada, basil = pair(first.client(), options={"rounds": 1})
    play_out(ada, basil)
    first.stop()
    assert archives(first) == 0
    wait_for_archive(start())


def test_check_archives_what_it_can_replay(start: Start, tmp_path: Path) -> None:
    server = start()
    server.server.house.tables.changed.remove(server.server.house.archivist.note)
    ada, basil = pair(server.client(), options={"rounds": 1})
    play_out(ada, basil)
    server.stop()
    assert archives(server) == 0
    code, report = checked(tmp_path / "tables.db")
    assert (code, report.splitlines()[-1]) == (0, "1 finished games archived")
    assert archives(server) == 1


# --- the corpus ----------------------------------------------------------------------------------


def test_every_shipped_rules_version_has_a_game_in_the_corpus() -> None:
    names = {path.stem for path in CORPUS}
    for name in magnate.installed():
        if name != "hoard":
            wanted = f"{name}-rules-{magnate.load(name).rules_version}"
            assert wanted in names, (
                f"python -m magnate.server.archive tests/records/{name}/ONE.record tests/archives/{wanted}.archive"
            )


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_a_game_of_the_corpus_is_readable_under_the_rules_of_today(path: Path) -> None:
    game = Archive(path.read_bytes())
    name, _, version = path.stem.rpartition("-rules-")
    assert game.record is not None
    history = game.history()
    assert history["length"] == game.at > 100
    for at in (0, 1, game.at // 2, game.at - 1, game.at):
        for viewer in (-1, 0, 1):
            moment = game.moment(at, viewer, words=True)
            assert moment["view"]["game"] == name
            assert moment["view"]["you"] == viewer
            assert (moment["choice"] is None) == (at == game.at)
            assert (moment["made"] is None) == (at == 0)
    end = game.moment(game.at, -1, words=True)
    assert end["view"]["over"] is True
    assert end["scores"] == history["turns"][-1]["points"]
    moves = game.moves(0, game.at, 0)
    assert [move["at"] for move in moves] == list(range(1, game.at + 1))
    assert any(move["events"] for move in moves)
    if version == str(magnate.load(name).rules_version):
        assert parse(game.record).verify().scores() == end["scores"]
