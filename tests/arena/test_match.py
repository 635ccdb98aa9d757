"""Matches and reports, on a real game with quick bots."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import magnate
from magnate.arena import balance
from magnate.arena.match import Fixture, play, played, rotated, standings
from magnate.arena.tune import (
    FINAL_GAMES,
    FINAL_PARTS,
    FINALISTS,
    OtherStudy,
    Tuning,
    parts,
    tune,
    weighted,
    weights_text,
)
from magnate.bots.evaluate import squash
from magnate.bots.registry import levels_of
from magnate.core.record import Record
from magnate.core.weights import load_weights

# The game for two with the fewest different choices: the quickest to play.
GAME = min(
    (name for name in magnate.installed() if 2 in magnate.load(name).seats),
    key=lambda name: magnate.load(name).space.size,
)
SEATS = min(n for n in magnate.load(GAME).seats if n > 1)
QUICK = Tuning(GAME, SEATS, games=SEATS, bot="greedy:nodes=2")
BOTS = ["greedy"] + ["random"] * (SEATS - 1)


def test_seats_rotate_on_the_same_seed_before_the_seed_changes() -> None:
    plan = rotated("x", ["a", "b"], 4, seed=9)
    assert [fixture.bots for fixture in plan] == [("a", "b"), ("b", "a"), ("a", "b"), ("b", "a")]
    assert [fixture.seed for fixture in plan] == ["9:0", "9:0", "9:1", "9:1"]


def test_a_game_between_bots_replays_and_is_the_same_again() -> None:
    fixture = Fixture(GAME, tuple(BOTS), "s")
    one, two = play(fixture), play(fixture)
    assert one.choices == two.choices
    state = Record(magnate.load(GAME), SEATS, {}, "s", one.choices).replay()
    assert state.is_over
    assert state.scores() == one.scores
    assert sum(one.share(seat) for seat in range(SEATS)) == pytest.approx(1.0)


def test_a_random_opening_changes_the_start_and_nothing_else() -> None:
    plain, mixed = (play(Fixture(GAME, tuple(BOTS), "s", opening=n)) for n in (0, 6))
    assert mixed.choices == play(Fixture(GAME, tuple(BOTS), "s", opening=6)).choices
    assert mixed.choices[:6] != plain.choices[:6]


def test_standings_count_every_seat_and_share_out_every_win() -> None:
    results = list(played(rotated(GAME, BOTS, 2 * SEATS), workers=1))
    table = standings(results)
    assert sum(s.games for s in table) == 2 * SEATS * SEATS
    wins = sum(s.wins.share * s.games for s in table)
    assert wins == pytest.approx(2 * SEATS)


def test_the_balance_report_adds_up(tmp_path: Path) -> None:
    plan = [Fixture(GAME, ("random",) * SEATS, f"b:{k}") for k in range(6)]
    books = [balance.observe(fixture) for fixture in plan]
    for book in books:
        assert [sum(lines.values()) for lines in book.sources] == book.result.scores
    rows = balance.report(books)
    seats = [row for row in rows if row.table == "win rate by seat"]
    assert len(seats) == SEATS
    balance.write_csv(rows, tmp_path / "b.csv")
    assert len((tmp_path / "b.csv").read_text().splitlines()) == len(rows) + 1
    balance.write_plot(rows, "test", tmp_path / "b.svg")
    assert (tmp_path / "b.svg").stat().st_size > 1000


def test_a_study_can_be_stopped_and_gone_on_with(tmp_path: Path) -> None:
    storage = tmp_path / "study.db"
    first, second = (tune(QUICK, 1, storage) for _ in range(2))
    assert (first["run"]["trials"], second["run"]["trials"]) == (1, 2)
    assert list(first["weights"].values()) == pytest.approx(magnate.load(GAME).weights, abs=1e-3)
    assert "[weights]" in weights_text(second)


@pytest.mark.parametrize(
    "other",
    [
        {"bot": "greedy:nodes=3"},
        {"held": tuple(magnate.load(GAME).term_names[:1])},
        {"scale": 9.0},
        {"seed": 2},
        {"games": 2 * SEATS},
    ],
)
def test_a_study_does_not_go_on_with_other_settings(other: dict[str, Any], tmp_path: Path) -> None:
    storage = tmp_path / "study.db"
    tune(QUICK, 1, storage)
    with pytest.raises(OtherStudy, match="other settings"):
        tune(QUICK._replace(**other), 1, storage)


def test_weights_no_better_on_fresh_seeds_are_not_taken(tmp_path: Path) -> None:
    # The first trial is the committed weights.
    found = tune(QUICK, 1, tmp_path / "study.db")
    run = found["run"]
    assert (run["check_gain"], run["check_gain_low"]) == (0, 0)
    assert run["check_games"] > run["games_per_trial"]
    assert "previous weights" in run["taken"]
    assert list(found["weights"].values()) == pytest.approx(magnate.load(GAME).weights, abs=1e-3)


def test_a_bot_can_be_tuned_that_judges_by_a_table_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magnate.arena.tune.FINAL_GAMES", 1)
    game, table = next(
        (game, level["weights"])
        for game in magnate.installed()
        for level in levels_of(game).values()
        if "weights" in level
    )
    title = magnate.load(game)
    seats = max(2, title.seats[0])
    how = Tuning(game, seats, seats, bot="planner:width=1,tries=0", table=table, scale=40.0)
    found = tune(how, 1, tmp_path / "study.db")
    data = tomllib.loads(weights_text(found))
    assert {name: data[table][name] for name in title.term_names} == found["weights"]
    assert data[table]["run"]["bot"] == "planner:width=1,tries=0"
    committed = load_weights(title.package, title.term_names, table)
    assert list(found["weights"].values()) == pytest.approx(committed, abs=1e-3)
    assert committed != pytest.approx(title.weights)


def test_held_terms_are_not_tried_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnate.arena.tune.FINAL_GAMES", 1)
    title = magnate.load(GAME)
    held = title.term_names[1:]
    tried: list[list[float]] = []

    def noted(names: Sequence[str], committed: Sequence[float], factors: dict[str, float]) -> list[float]:
        tried.append(weighted(names, committed, factors))
        return tried[-1]

    monkeypatch.setattr("magnate.arena.tune.weighted", noted)
    found = tune(QUICK._replace(held=tuple(held)), 2, tmp_path / "study.db")
    assert {weights[0] for weights in tried} > {title.weights[0]}
    assert {tuple(weights[1:]) for weights in tried} == {tuple(title.weights[1:])}
    assert found["run"]["held"].split() == held


class AtOnce:
    """Stands in for the processes: what is submitted is done on the spot."""

    def __enter__(self) -> AtOnce:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def submit(self, work: Callable[..., float], *args: Any) -> Future[float]:
        done: Future[float] = Future()
        done.set_result(work(*args))
        return done


@pytest.mark.parametrize("thorough", [-10.0, 10.0])
def test_the_leaders_are_checked_by_the_check_bot_and_drop_out_when_they_are_worse(
    thorough: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = 8
    checked: list[tuple[float, ...]] = []

    def lead(game: str, mine: list[float], theirs: list[float], *rest: Any) -> float:
        """What is tried does well with the quick bot; the thorough one tells."""
        if mine == theirs:
            return 0.0
        if rest[-1] == "quick":
            return 5.0
        checked.append(tuple(mine))
        return thorough + 0.1 * (len(checked) % 2)

    monkeypatch.setattr("magnate.arena.tune.processes", AtOnce)
    monkeypatch.setattr("magnate.arena.tune.duel", lead)
    found = tune(Tuning(GAME, 2, games, bot="quick", check_bot="thorough"), 5, tmp_path / "study.db")
    run, many = found["run"], games * FINAL_GAMES
    each = {weights: checked.count(weights) for weights in checked}
    assert len(each) == FINALISTS
    assert (run["bot"], run["check_bot"]) == ("quick", "thorough")
    if thorough < 0:
        assert set(each.values()) == {many // FINAL_PARTS}
        assert "previous weights" in run["taken"]
        assert list(found["weights"].values()) == pytest.approx(magnate.load(GAME).weights, abs=1e-3)
    else:
        assert set(each.values()) == {many} == {run["check_games"]}
        assert tuple(found["weights"].values()) in {tuple(round(w, 4) for w in tried) for tried in each}


def test_the_check_is_played_in_parts_of_whole_rounds_of_the_seats() -> None:
    for games, seats in ((240, 3), (200, 2), (10, 2), (3, 3), (7, 4)):
        found = parts(games, seats)
        assert [k for part in found for k in part] == list(range(games))
        assert all(part.start % seats == 0 for part in found)
        assert len(found) <= FINAL_PARTS


def test_an_even_match_is_worth_a_half() -> None:
    assert squash(0.0) == 0.5
    assert squash(0.6) + squash(-0.6) == pytest.approx(1.0)
