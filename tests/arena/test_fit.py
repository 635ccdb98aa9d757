"""Fitting all figures to how games end."""

from __future__ import annotations

import math
import random
import tomllib

import pytest

from magnate.arena import fit as fitting
from magnate.arena.evolve import Figures, moved, with_figures
from magnate.arena.fit import Fitting, Record
from magnate.bots.evaluate import worth
from magnate.core.contract import Game, State
from magnate.core.registry import load

numpy = pytest.importorskip("numpy")

HOW = Fitting("spyrium", (2,), ("greedy:nodes=5",), games=12, share=0.1, rounds=4, later_rounds=0)


def test_games_are_kept_as_choices_that_lead_to_their_scores() -> None:
    record = fitting.explored(HOW, 2, 3)
    assert record == fitting.explored(HOW, 2, 3)
    state = load(HOW.game).new(record.seats, record.seed)
    for choice in record.choices:
        state.choose(choice)
    assert state.is_over
    assert state.scores() == record.scores


def test_positions_are_the_same_at_every_visit() -> None:
    title, record = load(HOW.game), fitting.explored(HOW, 2, 1)
    first, again = (fitting.sampled(title, record, 0.2) for _ in range(2))
    assert 0 < len(first) < len(record.choices)
    assert [state.dump() for state in first] == [state.dump() for state in again]


@pytest.mark.parametrize("bot", ["greedy", "greedy:nodes=5"])
def test_explorers_are_bots(bot: str) -> None:
    names = {fitting.exploring(bot, random.Random(k)) for k in range(40)}
    assert bot in names
    assert len(names) == 4  # as it is, two temperatures, slipping


def test_figures_are_found_that_foretell_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every game ends as other figures say in the middle of it, the fit goes most of the way to them."""
    start, title = fitting.start_of(HOW), load(HOW.game)
    names = [*title.term_names, *title.constant_defaults]
    wanted = [1.5 if name in ("workers", "pound-3") else 0.0 for name in names]
    true = with_figures(title, moved(start, wanted))

    def middle(title: Game, record: Record, share: float) -> list[State]:
        state = title.new(record.seats, record.seed)
        for choice in record.choices[: len(record.choices) // 2]:
            state.choose(choice)
        return [state]

    monkeypatch.setattr(fitting, "sampled", middle)
    ended = []
    for number in range(1, HOW.games):
        record = fitting.explored(HOW, 2, number)
        (state,) = middle(title, record, 1.0)
        state.game = true
        ended.append((number, record._replace(scores=[round(100 * worth(state, seat)) for seat in (0, 1)])))
    scaled = Figures([100 * weight for weight in start.weights], start.constants)
    point = numpy.zeros(len(names) + fitting.MOST_ROUNDS)
    errors = []
    for _ in range(5):
        figures = fitting.nudged(scaled, list(point[: len(names)]))
        got = fitting.sums(HOW, ended, figures, {}, later=False)
        errors.append(sum(error for error, _ in got.errors.values()))
        point = fitting.stepped(point, [got], [5.0] * len(point))
    assert errors[-1] < 0.1 * errors[0]


def test_what_follows_lies_between_the_next_evaluation_and_the_end() -> None:
    values, end = numpy.array([[1.0, -1.0], [3.0, -3.0], [5.0, -5.0]]), numpy.array([9.0, -9.0])
    assert fitting.followed(values, end, 1.0).tolist() == [[9.0, -9.0]] * 3
    assert fitting.followed(values, end, 0.0).tolist() == [[3.0, -3.0], [5.0, -5.0], [9.0, -9.0]]


def test_the_weight_of_what_is_certain_can_be_held_at_one() -> None:
    how = HOW._replace(held=("track",), games=11, rounds=2, share=0.05)
    found = fitting.fit(how, list(fitting.gathered(how, workers=1)), workers=1)
    assert found.figures.weights[0] == pytest.approx(1.0, abs=1e-3)
    assert found.figures.weights[1] != pytest.approx(fitting.start_of(how).weights[1], abs=1e-3)


def test_a_fit_is_written_as_a_table_that_games_read() -> None:
    records = list(fitting.gathered(HOW._replace(games=11), workers=1))
    found = fitting.fit(HOW._replace(rounds=1, share=0.02), records, workers=1)
    assert len(found.explained) == 2
    assert all(math.isfinite(value) for value in (*found.explained, *found.figures.weights))
    table = tomllib.loads(fitting.fitted_text(HOW, found, "fitted"))["fitted"]
    title = load(HOW.game)
    assert list(table["constants"]) == list(title.constant_defaults)
    assert isinstance(found.figures, Figures)
    assert table["run"]["games"] == 11


def test_a_game_alone_is_fitted_to_its_score_whatever_a_round_is_off_by() -> None:
    how = Fitting("carnegie", (1,), ("greedy:nodes=5",), games=30, share=0.05, rounds=3, later_rounds=0)
    records = list(fitting.gathered(how, workers=1))
    state = load("carnegie").new(1, records[0].seed)
    for choice in records[0].choices:
        state.choose(choice)
    andrew = sum(line.points for line in state.automa_sheet())
    assert andrew > 0
    assert records[0].scores == [state.scores()[0] - andrew]
    found = fitting.fit(how, records, workers=1)
    shifted = [record._replace(scores=[record.scores[0] + 500]) for record in records]
    again = fitting.fit(how, shifted, workers=1)
    assert found.explained[-1] > found.explained[0]
    assert again.explained[-1] == pytest.approx(found.explained[-1], abs=0.05)


def test_figures_may_go_a_part_of_the_way() -> None:
    records = list(fitting.gathered(HOW._replace(games=11), workers=1))
    whole = fitting.fit(HOW._replace(rounds=2, share=0.02), records, workers=1).figures
    half = fitting.fit(HOW._replace(rounds=2, share=0.02, part=0.5), records, workers=1).figures
    start = fitting.start_of(HOW)
    for old, between, new in zip(start.weights, half.weights, whole.weights, strict=True):
        assert between == pytest.approx(math.sqrt(old * new))
    assert half.weights != whole.weights
