"""Calibration: the scales are found again where they are known, and the measures are what they say."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import pytest

from magnate.arena import calibrate as c
from magnate.bots.chances import Scales, odds
from magnate.core.rng import seeded
from tiny import GUESS, NIM


def nim_story(seed: int, block: int = 0) -> c.Story:
    start, rng = NIM.new(2, seed), seeded(seed)
    state, choices = start.clone(), []
    while not state.is_over:
        offered = state.choices()
        choices.append(offered[rng.below(len(offered))])
        state.choose(choices[-1])
    return c.told(start, choices, block)


def drawn(scales: Scales, games: int, seats: int = 2) -> list[c.Story]:
    """Games whose winner is drawn by the very model: leads that wander, one outcome drawn at each turn."""
    rng = seeded("drawn")
    stories = []
    for block in range(games):
        progress = rng.below(1000) / 1000
        values = [float(rng.below(24)) for _ in range(seats)]
        draw = rng.below(1_000_000) / 1_000_000
        won = [0.0] * seats
        for seat, chance in enumerate(odds(values, scales.at(progress))):
            draw -= chance
            if draw < 0:
                won[seat] = 1.0
                break
        else:
            won[-1] = 1.0
        stories.append(c.Story(block, [c.Turn(progress, values)], won))
    return stories


def test_a_story_has_every_open_turn_and_the_end() -> None:
    story = nim_story(3)
    assert story.turns[0] == c.Turn(0.0, [0.0, 0.0])
    assert [turn.progress for turn in story.turns] == sorted(turn.progress for turn in story.turns)
    assert all(turn.progress < 1 for turn in story.turns)
    assert sorted(story.shares) == [0.0, 1.0]


def test_a_game_with_hidden_cards_is_told_by_what_really_happened() -> None:
    start = GUESS.new(2, 4)
    story = c.told(start, [1, 2], 7)
    cards = start.dump()["cards"]
    assert story.shares == [float(cards[0] > cards[1]), float(cards[1] > cards[0])]
    assert (len(story.turns), story.block) == (2, 7)


def test_the_fit_minimises_the_loss_of_the_very_chances_that_analysis_gives() -> None:
    stories = [
        *drawn(Scales(), 30),
        c.Story(30, [c.Turn(0.2, [1.0, 4.0]), c.Turn(0.9, [7.0, 3.0])], [0.5, 0.5]),
    ]
    for scales in (Scales(), Scales(30.0, 1.5)):
        losses = [
            sum(c.log_loss(odds(t.values, scales.at(t.progress)), story.shares) for t in story.turns)
            / len(story.turns)
            for story in stories
        ]
        assert c.loss_of(stories)(scales) == pytest.approx(sum(losses) / len(losses))


@pytest.mark.parametrize("scales", [Scales(20.0, 4.0), Scales(6.0, 6.0)])
def test_known_scales_are_found_again(scales: Scales) -> None:
    found = c.fitted(drawn(scales, 2000))
    assert found.early == pytest.approx(scales.early, rel=0.35)
    assert found.late == pytest.approx(scales.late, rel=0.35)


def test_chances_drawn_by_the_model_are_well_calibrated_and_beat_the_yardsticks() -> None:
    found = c.calibrate(drawn(Scales(30.0, 2.0), 1000), seed=1)
    assert (found.fitted_to, found.measured_on) == (600, 400)
    assert found.found.error.value < 0.06 < found.even.brier.value
    assert found.found.brier.value < found.even.brier.value
    assert found.found.log_loss.value < found.usual.log_loss.value
    inside = [b.low <= b.said <= b.high for b in found.found.bins if b.size >= 50]
    assert sum(inside) >= len(inside) - 1


def test_even_chances_have_known_figures() -> None:
    stories = [nim_story(seed, seed) for seed in range(20)]
    found = c.calibrate(stories, seed=1)
    for q in (found.even, found.found):
        assert q.brier.value == pytest.approx(0.5)
        assert q.log_loss.value == pytest.approx(math.log(2))
        assert q.error.value == pytest.approx(0.0)


def test_the_measures_of_one_bold_mistake() -> None:
    assert c.brier([0.9, 0.1], [0.0, 1.0]) == pytest.approx(1.62)
    assert c.log_loss([0.9, 0.1], [0.0, 1.0]) == pytest.approx(-math.log(0.1))
    story = c.Story(0, [c.Turn(0.5, [0.0, 0.0])], [0.0, 1.0])
    found = c.tally(story, lambda turn: [0.9, 0.1])
    assert c.pooled([found, found]).error == found.error == pytest.approx(0.9)


def test_every_game_weighs_the_same() -> None:
    short = c.Story(0, [c.Turn(0.5, [0.0, 0.0])], [1.0, 0.0])
    long = c.Story(1, [c.Turn(0.5, [0.0, 0.0])] * 50, [0.0, 1.0])
    q = c.quality([short, long], lambda turn: [0.8, 0.2], seeded(1))
    assert q.brier.value == pytest.approx((2 * 0.04 + 2 * 0.64) / 2)
    assert [round(b.true, 3) for b in q.bins] == [0.5, 0.5]


def test_groups_play_each_seed_from_every_seat() -> None:
    plan = c.plan("x", ["a", "b", "c"], 3, 12, 5)
    for k in range(0, 12, 3):
        group = plan[k : k + 3]
        assert len({fixture.seed for fixture in group}) == 1
        for seat in range(3):
            assert sorted(f.bots[seat] for f in group) == sorted(group[0].bots)
    assert len({fixture.seed for fixture in plan}) == 4


def test_too_few_games_are_refused() -> None:
    with pytest.raises(c.TooFew):
        c.calibrate([nim_story(1, 0)], seed=1)


def test_the_report_has_the_figures_and_the_scales_can_be_read_back(tmp_path: Path) -> None:
    found = c.calibrate(drawn(Scales(20.0, 4.0), 200), seed=1)
    run = {"game": "drawn", "seats": 2, "games": 200, "seed": 1, "bots": ["greedy", "random"]}
    c.write_report("drawn", run, found, tmp_path)
    data = tomllib.loads((tmp_path / "calibration.toml").read_text())
    assert Scales(**data["chances"]) == found.scales
    assert data["run"]["bots"] == ["greedy", "random"]
    assert data["run"]["brier"] == pytest.approx(found.found.brier.value, abs=1e-4)
    text = (tmp_path / "calibration.md").read_text()
    assert f"every {found.scales.late:g} points at the end" in text
    assert text.count("\n| ") >= 4 + len(found.found.bins)
    assert (tmp_path / "calibration.svg").read_text().startswith("<?xml")
