"""Odds after every turn, and the turns that changed them."""

from __future__ import annotations

import pytest

from magnate.bots.analysis import Moment, Scales, chances, moments, turning_points
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
