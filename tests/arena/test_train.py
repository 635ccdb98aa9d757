"""Training a value model, on a scale that proves that the parts fit together."""

from __future__ import annotations

from pathlib import Path

import pytest

import magnate
from magnate.arena import train
from magnate.arena.train import Lesson
from magnate.bots.evaluate import margin, worths
from magnate.bots.model import unpacked

np = pytest.importorskip("numpy")


def test_positions_are_kept_with_how_the_game_ended(tmp_path: Path) -> None:
    lesson = Lesson("spyrium", 2, "planner:width=1,tries=0", games=1, slips=0.5)
    path = tmp_path / "part.npz"
    part = train.lived(lesson, 0, [0], "", str(path))
    kept = np.load(path)
    assert part.positions == len(kept["observation"]) == len(kept["terms"]) == len(kept["outcome"])
    assert kept["last"].sum() == 2
    assert kept["cut"].any()
    own = kept["outcome"][:, :-2].sum(1)
    lead = own - kept["outcome"][:, -2]
    assert lead[0] == part.leads[0]
    first = kept["last"].argmax()
    assert lead[first + 1] == -lead[first]
    assert list(kept["outputs"])[-2:] == ["rival", "win"]


def test_alone_the_automa_is_the_rival() -> None:
    state = magnate.load("carnegie").new(1, "a")
    *own, rival, win = train.outcome_of(state, 0, train.outputs_of(state.game, 1))
    assert rival == sum(line.points for line in state.automa_sheet())
    assert sum(own) == state.scores()[0]
    assert win in (0.0, 1.0)


def test_play_fit_gate_and_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    lesson = Lesson(
        "spyrium", 2, "planner:width=1,tries=0", games=2, units=(4, 3), steps=20, gate_games=2, window=2
    )
    said: list[str] = []
    done = list(train.trained(lesson, tmp_path, 1, 1, tell=said.append))
    assert [step.number for step in done] == [0]
    assert done[0].games == 2
    assert len(said) == 3
    model = unpacked(train.model_of(tmp_path, 0).read_bytes(), train.base_of(lesson), 2)
    assert model.header["made"]["positions"] == done[0].positions
    assert train.told(tmp_path, lesson) == done
    assert list(train.trained(lesson, tmp_path, 1, 1, tell=said.append)) == []
    with pytest.raises(train.OtherLesson):
        train.told(tmp_path, lesson._replace(games=3))
    explorer = train.one_game(lesson, train.base_of(lesson), train.model_of(tmp_path, 0).read_bytes(), "x", 0)
    assert explorer[1].is_over
    assert margin(worths(explorer[1]), 0) == -margin(worths(explorer[1]), 1)
