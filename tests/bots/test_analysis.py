"""Odds after every turn, and the turns that changed them."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pytest

import magnate
from magnate.bots.analysis import Moment, chances, moments, turning_points
from magnate.bots.chances import Scales, chance_of, scales_in, scales_of
from tiny import NIM


def test_chances_sum_to_one_and_follow_the_worth() -> None:
    state = NIM.new(2, 1)
    odds = chances(state, 0.0, Scales())
    assert sum(odds) == pytest.approx(1.0)
    assert odds[0] == pytest.approx(0.5)


def test_a_finished_game_has_certain_odds() -> None:
    start = NIM.new(2, 1)
    state, choices = start.clone(), []
    while not state.is_over:
        choices.append(0)
        state.choose(0)
    story = moments(start, choices, Scales())
    assert len(story) == len(choices) + 1
    assert sorted(story[-1].chances) == [0.0, 1.0]
    assert story[-1].chances[state.winners()[0]] == 1.0


def test_the_biggest_swings_of_a_seats_own_chance_are_the_turning_points() -> None:
    odds = [0.5, 0.6, 0.3, 0.32, 0.9]
    story = [Moment(i, i, 1, 0 if i else -1, [0, 0], [p, 1 - p]) for i, p in enumerate(odds)]
    found = turning_points(story, 2)
    assert [t.step for t in found] == [2, 4]
    assert [round(t.swing, 2) for t in found] == [-0.3, 0.58]


def test_a_lead_weighs_more_late_than_early() -> None:
    scales = Scales(12.0, 4.0)
    assert scales.at(0.0) > scales.at(0.5) > scales.at(1.0) == 4.0


def test_a_scale_shrinks_at_an_even_rate() -> None:
    scales = Scales(16.0, 4.0)
    assert scales.at(0.5) == pytest.approx(8.0)
    assert scales.at(2.0) == pytest.approx(4.0)


@pytest.mark.parametrize("name", magnate.installed())
def test_a_lead_makes_a_win_likelier_by_the_scales_of_the_game(name: str) -> None:
    game = magnate.load(name)
    assert chance_of(0.0, game) == 0.5
    assert chance_of(scales_of(game).at(0.5), game) == pytest.approx(math.e / (1 + math.e))
    assert chance_of(-20.0, game) == pytest.approx(1 - chance_of(20.0, game))


def test_a_game_without_a_calibration_has_the_usual_scales() -> None:
    assert scales_of(NIM) == Scales()


def test_a_games_own_calibration_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "calibrated_game"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "calibration.toml").write_text("[chances]\nearly = 30\nlate = 2.5\n[run]\ngames = 4\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert scales_in("calibrated_game") == Scales(30.0, 2.5)
    sys.modules.pop("calibrated_game", None)


@pytest.mark.parametrize("name", magnate.installed())
def test_a_lead_is_worth_something_in_every_game(name: str) -> None:
    scales = scales_of(magnate.load(name))
    assert 0 < scales.late < 200
    assert scales.early > 0
