"""Self-play as a table: every decision once, as it was seen, and a stopped run goes on."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import magnate
from magnate.arena import selfplay
from magnate.arena.match import play
from magnate.arena.selfplay import OtherRun, Run, part_of, played
from magnate.cli.main import app
from magnate.core.errors import BadOptions

RUN = Run("spyrium", ("random", "greedy:nodes=2"), 4, 7)


def test_every_decision_is_a_row_as_the_seat_saw_it(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert sorted(played(RUN, out, workers=1)) == [0, 1, 2, 3]
    table = pq.read_table(out)
    about = json.loads(table.schema.metadata[b"magnate"])
    game = magnate.load("spyrium")
    assert about["components"] == game.components.digest
    assert about["observation"] == game.observation(2).digest
    rows = table.to_pylist()
    at = 0
    for number, fixture in enumerate(RUN.fixtures()):
        result = play(fixture)
        state = game.new(2, fixture.seed)
        for step, choice in enumerate(result.choices):
            row = rows[at]
            assert (row["game"], row["step"], row["seat"]) == (number, step, state.actor)
            assert (row["choice"], row["bot"]) == (choice, fixture.bots[state.actor])
            assert np.flatnonzero(row["mask"]).tolist() == sorted(state.choices())
            assert row["observation"] == game.observation(2).values(state, state.actor)
            assert (row["rank"], row["scores"]) == (result.ranks[state.actor], result.scores)
            assert len(row["weighed"]) == len(row["values"])
            assert set(row["weighed"]) <= set(state.choices())
            if row["weighed"]:
                assert row["weighed"][0] == choice
                assert row["values"] == sorted(row["values"], reverse=True)
            state.choose(choice)
            at += 1
    assert at == len(rows)
    assert max(len(row["values"]) for row in rows if row["bot"] != "random") > 1
    assert not out.with_name(out.name + ".parts").exists()


def test_a_stopped_run_goes_on_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    run = played(RUN, out, workers=1)
    assert [next(run), next(run)] == [0, 1]
    run.close()
    folder = out.with_name(out.name + ".parts")
    assert part_of(folder, 1).is_file()
    assert not out.exists()
    again = []
    keep = selfplay.keep
    monkeypatch.setattr(selfplay, "keep", lambda *job: again.append(job[1]) or keep(*job))
    assert len(list(played(RUN, out, workers=1))) == 4
    assert again == [2, 3]
    list(played(RUN, whole, workers=1))
    assert pq.read_table(out).equals(pq.read_table(whole))


def test_parts_of_another_run_are_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run = played(RUN, out, workers=1)
    next(run)
    run.close()
    with pytest.raises(OtherRun):
        list(played(RUN._replace(seed=8), out, workers=1))


def test_a_finished_run_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.parquet"
    list(played(RUN, out, workers=1))
    before = out.read_bytes()
    monkeypatch.setattr(selfplay, "keep", lambda *job: pytest.fail("a game is played again"))
    assert list(played(RUN, out, workers=1)) == [0, 1, 2, 3]
    assert out.read_bytes() == before


@pytest.mark.parametrize("what", ["a file of another run", "no Parquet file", "a folder"])
def test_what_is_already_there_is_not_written_over(tmp_path: Path, what: str) -> None:
    out = tmp_path / "games.parquet"
    if what == "a file of another run":
        list(played(RUN._replace(games=1), out, workers=1))
    elif what == "a folder":
        out.mkdir()
    else:
        out.write_text("my thesis", encoding="utf-8")
    before = None if out.is_dir() else out.read_bytes()
    with pytest.raises(OtherRun, match="holds something else"):
        list(played(RUN, out, workers=1))
    assert (None if out.is_dir() else out.read_bytes()) == before


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadOptions, match="cannot be written"):
        list(played(RUN, tmp_path / "file" / "games.parquet", workers=1))


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    words = ["selfplay", "spyrium", "--bots", "random", "--bots", "random", "--games", "2", "--out", str(out)]
    result = CliRunner().invoke(app, [*words, "--workers", "1"])
    assert result.exit_code == 0, result.output
    assert len(set(pq.read_table(out)["game"].to_pylist())) == 2
    result = CliRunner().invoke(
        app, [*words, "--bots", "random", "--bots", "x", "--bots", "x", "--bots", "x"]
    )
    assert isinstance(result.exception, magnate.MagnateError)
