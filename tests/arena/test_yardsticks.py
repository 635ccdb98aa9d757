"""Yardsticks: what titles declare, what one game tells, and what many games come to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import magnate
from magnate.arena.match import Fixture, Result, rotated
from magnate.arena.yardsticks import (
    HELD_OUT,
    PASSED_BY,
    BadYardsticks,
    Blunder,
    Measure,
    Story,
    fixtures,
    measured,
    names_of,
    points_to_be_had,
    tell,
    told,
    yardsticks_of,
)
from magnate.cli.main import app
from magnate.core.contract import State
from tiny import NIM

GAMES = magnate.installed()
ALONE = [name for name in GAMES if 1 in magnate.load(name).seats]


@pytest.mark.parametrize("name", GAMES)
def test_every_title_measures_its_smallest_match_and_its_games_alone(name: str) -> None:
    game = magnate.load(name)
    measures = yardsticks_of(game).measures
    assert {1, min(n for n in game.seats if n > 1)} & set(game.seats) <= {m.seats for m in measures}
    assert len({m.name for m in measures}) == len(measures)
    assert names_of(game)


@pytest.mark.parametrize("name", ALONE)
def test_every_level_of_a_game_alone_is_measured(name: str) -> None:
    game = magnate.load(name)
    for option in game.option_list:
        if option.seats == [1]:
            asked = [dict(m.options).get(option.name) for m in yardsticks_of(game).measures if m.seats == 1]
            assert asked == option.values


def test_a_title_without_yardsticks_says_so() -> None:
    with pytest.raises(BadYardsticks, match="no yardsticks"):
        yardsticks_of(NIM)


def test_held_out_seeds_are_played_by_nothing_else() -> None:
    measure = Measure("two", 2)
    usual = {str(f.seed) for f in fixtures("spyrium", measure, "greedy", 50, 1, held_out=False)}
    kept = {str(f.seed) for f in fixtures("spyrium", measure, "greedy", 50, 1, held_out=True)}
    ladder = {str(f.seed) for f in rotated("spyrium", ["greedy", "random"], 50)}
    assert len(usual) == len(kept) == 50
    assert not kept & (usual | ladder)
    assert all(seed.startswith(HELD_OUT) for seed in kept)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_tells_its_score_by_source_and_only_blunders_that_have_a_name(name: str) -> None:
    game = magnate.load(name)
    measure = yardsticks_of(game).measures[0]
    plan = fixtures(name, measure, "random", 1, 3, held_out=False)
    story = tell(plan[0])
    assert [sum(row.values()) for row in story.sources] == story.result.scores
    assert {blunder.name for blunder in story.blunders} <= set(names_of(game))
    assert all(0 <= blunder.seat < measure.seats and blunder.amount > 0 for blunder in story.blunders)
    assert (story.rival is None) == (not game.new(measure.seats, 1, dict(measure.options)).automa_sheet())
    again = next(iter(told(plan, workers=1)))
    assert again._replace(result=story.result) == story


def story(scores: list[int], ranks: list[int], rival: int | None, blunders: list[Blunder]) -> Story:
    """What a game might have told."""
    seats = len(scores)
    result = Result(Fixture("x", ("b",) * seats, 1), scores, ranks, [], [[0.1]] * seats, [0] * seats, "")
    return Story(result, [{"a": score} for score in scores], [{"m": 0}] * seats, blunders, rival, "")


def test_many_games_come_to_means_per_seat_and_game() -> None:
    games = [
        story([10, 20], [2, 1], None, [Blunder("left", 0, 4), Blunder("left", 0, 2)]),
        story([30, 40], [2, 1], None, []),
    ]
    found = measured(Measure("two", 2), games, ["left", "never"])
    assert found.score.mean.value == 25
    assert found.sources["a"].mean.value == 25
    assert found.wins is None
    assert found.rival is None
    assert found.blunders["left"].mean.value == 1.5
    assert found.blunders["left"].share == 0.25
    assert found.blunders["never"].mean.value == 0
    assert json.loads(json.dumps(found.plain()))["blunders"]["left"]["mean"] == 1.5


def test_alone_against_an_opponent_without_a_seat_wins_are_counted() -> None:
    games = [story([10], [1], 8, []), story([10], [2], 12, []), story([9], [2], 12, [])]
    found = measured(Measure("alone", 1), games)
    assert found.wins is not None
    assert round(found.wins.share, 3) == 0.333
    assert found.rival is not None
    assert round(found.rival.mean.value, 2) == 10.67


def test_points_to_be_had_are_seen_in_the_turn_and_only_there() -> None:
    state: State = magnate.load("spyrium").new(2, 1)
    first = state.choices()[0]
    assert not points_to_be_had(state, first), "nothing scores in the first turn"


def test_the_command_prints_tables_and_writes_json(tmp_path: Path) -> None:
    out = tmp_path / "found.json"
    args = ["yardsticks", "spyrium", "--bot", "random", "--games", "2", "--workers", "1", "--out", str(out)]
    result = CliRunner().invoke(app, [*args, "--measure", "two seats", "--held-out"])
    assert result.exit_code == 0, result.output
    found = json.loads(out.read_text())
    assert found["held_out"]
    assert [m["measure"] for m in found["measures"]] == ["two seats"]
    assert PASSED_BY in found["measures"][0]["blunders"]
    assert "points by source" in result.output


def test_an_unknown_measure_is_refused_in_a_sentence() -> None:
    result = CliRunner().invoke(app, ["yardsticks", "spyrium", "--bot", "random", "--measure", "nine"])
    assert result.exit_code != 0
    assert "no measure 'nine'" in str(result.exception)
