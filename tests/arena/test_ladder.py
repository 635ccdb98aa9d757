"""Ladders: plans, runs that are killed and go on, tables, ratings and expectations."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import magnate
from magnate.arena import ladder
from magnate.arena.match import Fixture, Result, play
from magnate.arena.plan import BadPlan, Plan, Played, Rung, read_plan
from magnate.arena.standings import outcome, ratings, report_lines, standing, verdicts, write_report
from magnate.arena.stats import Times
from magnate.core.record import read

# The game for two with the fewest different choices: the quickest to play.
GAME = min(
    (name for name in magnate.installed() if 2 in magnate.load(name).seats),
    key=lambda name: magnate.load(name).space.size,
)
RUNG = """
[[rung]]
name = "{name}"
bots = {bots}
games = {games}
{more}
"""


def plan_file(folder: Path, games: int, bots: tuple[str, ...] = ("greedy:nodes=5", "random")) -> Path:
    path = folder / "plan.toml"
    rung = RUNG.format(name="first", bots=json.dumps(bots), games=games, more="share = 0.95")
    path.write_text(f'game = "{GAME}"\nseed = 5\n{rung}')
    return path


def one_by_one(fixtures: Sequence[Fixture]) -> Iterator[Result]:
    return map(play, fixtures)


def digests(folder: Path) -> dict[tuple[int, int], str]:
    return {key: game.digest for key, game in ladder.read_results(folder / "results.jsonl").items()}


# --- plans -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game = 3",
        "nonsense",
        '[[rung]]\nname="x"\nbots=[]\ngames=1',
        'game="x"\n[[rung]]\nname="x"\nbots=[]\ngames=1',
        'game="x"\n[[rung]]\nname="x"\nbots=["a","b","c"]\nseats=2\ngames=1',
        'game="x"\n[[rung]]\nname="x"\nbots=["a"]\ngames=1\nof="b"',
        'game="x"\n[[rung]]\nname="x"\nbots=["a"]\ngames=0',
        'game="x"\n[[rung]]\nname="x"\nbots=["a"]\ngames=1\nshares=0.5',
        'game="x"\n[[rung]]\nname="x"\nbots=["a"]\ngames=1\n[[rung]]\nname="x"\nbots=["b"]\ngames=1',
    ],
)
def test_a_plan_that_is_none_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(text)
    with pytest.raises(BadPlan):
        read_plan(path)


def test_a_rung_has_its_seats_and_options(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    more = 'seats = 4\noptions = { andrew = "hard" }\nlow = 0.6\nhigh = 0.8\nwithin = 2'
    path.write_text('game = "x"\n' + RUNG.format(name="r", bots='["5", "greedy"]', games=8, more=more))
    plan = read_plan(path)
    rung = plan.rungs[0]
    assert rung.bots == ["5", "greedy", "greedy", "greedy"]
    assert (rung.of, rung.seats, rung.low, rung.high, rung.within) == ("5", 4, 0.6, 0.8, 2.0)
    fixtures = plan.fixtures(0)
    assert [fixture.bots.index("5") for fixture in fixtures[:4]] == [0, 3, 2, 1]
    assert [fixture.seed for fixture in fixtures] == ["1:0"] * 4 + ["1:1"] * 4
    assert all(fixture.options == (("andrew", "hard"),) for fixture in fixtures)


# --- runs --------------------------------------------------------------------------------------------------------


def test_a_ladder_that_was_cut_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    plan = read_plan(plan_file(tmp_path, 4))
    whole = list(ladder.climb(plan, tmp_path / "whole", one_by_one))
    games = ladder.climb(plan, tmp_path / "cut", one_by_one)
    next(games)
    next(games)
    games.close()
    results = tmp_path / "cut" / "results.jsonl"
    results.write_text(results.read_text() + '{"rung": 0, "numb')
    again = list(ladder.climb(plan, tmp_path / "cut", one_by_one))
    assert sorted((g.number, g.digest) for g in again) == sorted((g.number, g.digest) for g in whole)
    assert digests(tmp_path / "cut") == digests(tmp_path / "whole")
    assert len(results.read_text().splitlines()) == 4


def alive(group: int) -> list[int]:
    """The processes of a group that still run, where the system tells."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, pgrp = path.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(pgrp) == group and state != "Z":
            found.append(int(path.parent.name))
    return found


def test_a_ladder_that_was_really_killed_goes_on(tmp_path: Path) -> None:
    """Killed without warning, it takes its worker processes with it and loses no finished game."""
    games = 60  # so many that it is still at it when it is killed
    plan = plan_file(tmp_path, games, ("greedy:nodes=200", "random"))
    script = "from magnate.cli.main import main; main()"
    command = [sys.executable, "-c", script, "ladder", GAME, str(plan), "--workers", "2", "--out"]
    run = subprocess.Popen(
        [*command, str(tmp_path / "cut")],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    results = tmp_path / "cut" / "results.jsonl"
    while run.poll() is None and not (results.is_file() and results.read_text().count("\n") >= 2):
        time.sleep(0.02)
    assert run.returncode is None, "it was over before it could be killed"
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    while alive(run.pid):
        time.sleep(0.1)
    before = digests(tmp_path / "cut")
    assert 2 <= len(before) < games
    subprocess.run([*command, str(tmp_path / "cut")], check=True, capture_output=True, timeout=300)
    after = digests(tmp_path / "cut")
    assert before.items() <= after.items()
    fixtures = read_plan(plan).fixtures(0)
    assert sorted(after) == [(0, number) for number in range(games)]
    last = max(set(after) - set(before))
    assert ladder.kept(0, last[1], play(fixtures[last[1]])).digest == after[last]
    assert (tmp_path / "cut" / "report.md").read_text().count("| first |") == 2


def test_every_game_of_a_ladder_has_a_record_that_verifies(tmp_path: Path) -> None:
    plan = read_plan(plan_file(tmp_path, 2))
    games = list(ladder.climb(plan, tmp_path / "run", one_by_one))
    for game in games:
        record = read(tmp_path / "run" / "records" / f"1-{game.number + 1}.record")
        assert record.verify().scores() == game.scores
        assert record.names == game.bots


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    plan = read_plan(plan_file(tmp_path, 2))
    list(ladder.climb(plan, tmp_path / "run", one_by_one))
    with pytest.raises(BadPlan):
        list(ladder.climb(plan._replace(seed=6), tmp_path / "run", one_by_one))
    fewer = plan._replace(rungs=[plan.rungs[0]._replace(games=1)])
    assert len(ladder.done_of(fewer, tmp_path / "run")) == 1


def test_a_ladder_in_a_compact_table_says_the_same_and_goes_on(tmp_path: Path) -> None:
    plan = read_plan(plan_file(tmp_path, 4))
    games = ladder.climb(plan, tmp_path / "run", one_by_one)
    played = [next(games) for _ in range(3)]
    games.close()
    before = report_lines(plan, played)
    ladder.compacted(plan, tmp_path / "run")
    assert not (tmp_path / "run" / "results.jsonl").exists()
    kept = list(ladder.done_of(plan, tmp_path / "run").values())
    assert report_lines(plan, kept) == before
    assert [(g.bots, g.seed, g.scores, g.ranks, g.digest) for g in kept] == [
        (g.bots, g.seed, g.scores, g.ranks, g.digest[: len(kept[0].digest)]) for g in played
    ]
    assert [g.number for g in ladder.climb(plan, tmp_path / "run", one_by_one)] == [0, 1, 2, 3]
    ladder.compacted(plan, tmp_path / "run")
    assert len(ladder.done_of(plan, tmp_path / "run")) == 4
    fewer = plan._replace(rungs=[plan.rungs[0]._replace(games=1)])
    assert len(ladder.done_of(fewer, tmp_path / "run")) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" 5\n", " 6\n"),
        ("rung greedy", "rung cautious"),
        (" / 1 2 / ", " / 1 2 3 / "),
        ("\ntime ", "\nthyme "),
    ],
)
def test_a_compact_table_of_another_plan_is_refused(old: str, new: str, tmp_path: Path) -> None:
    plan = read_plan(plan_file(tmp_path, 2))
    list(ladder.climb(plan, tmp_path / "run", one_by_one))
    ladder.compacted(plan, tmp_path / "run")
    table = tmp_path / "run" / "results.txt"
    assert old in table.read_text()
    table.write_text(table.read_text().replace(old, new))
    with pytest.raises(BadPlan):
        ladder.done_of(plan, tmp_path / "run")


def test_the_same_game_asked_for_twice_is_played_twice(tmp_path: Path) -> None:
    plan = Plan(GAME, 1, [Rung("mirror", ["random", "random"], 2, "random")])
    assert [g.number for g in ladder.climb(plan, tmp_path, one_by_one)] == [0, 1]


# --- tables ------------------------------------------------------------------------------------------------------


def game(
    number: int, bots: list[str], ranks: list[int], spent: list[float] | None = None, rung: int = 0
) -> Played:
    """A game that nobody played."""
    clock = Times()
    for seconds in spent or [0.1]:
        clock.add(seconds)
    names = set(bots)
    return Played(
        rung,
        number,
        bots,
        "1:0",
        [50 - 10 * rank for rank in ranks],
        ranks,
        9,
        "",
        {bot: clock.plain() for bot in names},
        dict.fromkeys(names, 2.0),
        dict.fromkeys(names, 300),
    )


def test_times_are_percentiles_over_all_decisions_of_all_games() -> None:
    """One slow game of many must not set the 99th percentile, as it would if that was taken game by game."""
    quick = [game(n, ["a", "b"], [1, 2], [0.01] * 100) for n in range(99)]
    slow = game(99, ["a", "b"], [1, 2], [0.01] * 50 + [5.0] * 50)
    found = standing(Rung("r", ["a", "b"], 100, "a"), [*quick, slow])
    assert found.median == pytest.approx(0.01, rel=0.07)
    assert found.slow == pytest.approx(0.01, rel=0.07)
    slower = [game(n, ["a", "b"], [1, 2], [0.01] * 90 + [1.0] * 10) for n in range(2)]
    assert standing(Rung("r", ["a", "b"], 2, "a"), slower).slow == pytest.approx(1.0, rel=0.07)
    assert found.rate == pytest.approx(150.0)


@pytest.mark.parametrize(
    ("wins", "rung", "met", "by_interval"),
    [
        (95, {"share": 0.85}, True, "yes"),
        (88, {"share": 0.85}, True, "open"),
        (80, {"share": 0.85}, False, "open"),
        (60, {"share": 0.85}, False, "no"),
        (70, {"low": 0.6, "high": 0.8}, True, "yes"),
        (62, {"low": 0.6, "high": 0.8}, True, "open"),
        (85, {"low": 0.6, "high": 0.8}, False, "open"),
        (95, {"low": 0.6, "high": 0.8}, False, "no"),
        (50, {"within": 0.2}, True, "yes"),
        (50, {"within": 0.05}, False, "no"),
    ],
)
def test_expectations_are_judged_by_the_estimate_and_by_its_interval(
    wins: int, rung: dict[str, Any], met: bool, by_interval: str
) -> None:
    games = [game(n, ["a", "b"], [1, 2] if n < wins else [2, 1]) for n in range(100)]
    asked = Rung("r", ["a", "b"], 100, "a")._replace(**rung)
    assert [(v.met, v.by_interval) for v in verdicts(standing(asked, games))] == [(met, by_interval)]


def test_the_report_tells_expectation_and_measurement() -> None:
    plan = Plan("x", 1, [Rung("up", ["a", "b"], 100, "a", share=0.9, within=1.0)])
    text = "\n".join(report_lines(plan, [game(n, ["a", "b"], [1, 2]) for n in range(100)]))
    assert "| up | wins at least 90 % | 100.0 % [96.3, 100.0] | yes | yes |" in text
    assert "| up | 99 % of decisions within 1 s | 0.1" in text
    assert "100 of 100 games played" in text
    assert "| `a` |" in text


def test_a_single_seat_is_measured_by_its_score(tmp_path: Path) -> None:
    plan = Plan("x", 1, [Rung("solo", ["a"], 3, "a"), Rung("duel", ["a"], 3, "a", against="the automa")])
    games = [game(n, ["a"], [1], rung=0) for n in range(3)]
    games += [game(n, ["a"], [1 + n % 2], rung=1) for n in range(3)]
    solo, duel = outcome(plan, games)
    assert (solo.score.value, solo.score.low, solo.score.high) == (40.0, 40.0, 40.0)
    assert not solo.counts_wins
    assert duel.wins.share == pytest.approx(2 / 3)
    assert duel.score.low < duel.score.value < duel.score.high
    write_report(plan, games, tmp_path)
    text = (tmp_path / "report.md").read_text()
    assert "| solo | 1 | 3 | `a` |  |  | 40.0" in text
    assert "over the automa" in text
    assert "openskill" not in text
    assert (tmp_path / "ladder.svg").read_text().startswith("<?xml")


def test_ratings_follow_wins_and_count_every_seat_of_a_bot() -> None:
    games = [game(n, ["a", "b", "b", "b"], [1, 2, 3, 4]) for n in range(20)]
    table = ratings(games)
    assert [bot for bot, _, _ in table] == ["a", "b"]
    turned = ratings([game(n, ["b", "b", "b", "a"], [2, 3, 4, 1]) for n in range(20)])
    assert turned[1][1] == pytest.approx(table[1][1], rel=1e-6)


# --- the command -------------------------------------------------------------------------------------------------


def test_the_report_can_be_written_again_without_playing(tmp_path: Path) -> None:
    path = plan_file(tmp_path, 2, ("random", "random"))
    plan = read_plan(path)
    list(ladder.climb(plan, tmp_path / "run", one_by_one))
    script = "from magnate.cli.main import main; main()"
    command = [sys.executable, "-c", script, "ladder", GAME, str(path), "--report-only", "--out"]
    done = subprocess.run([*command, str(tmp_path / "run")], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "first" in (tmp_path / "run" / "report.md").read_text()
    nothing = subprocess.run([*command, str(tmp_path / "no")], capture_output=True, text=True, timeout=120)
    assert nothing.returncode == 2
    assert "holds no results" in nothing.stderr


def test_being_ahead_of_a_rival_means_the_same_at_every_number_of_seats() -> None:
    """Between equals a seat of three wins a third of the games, and is ahead of a rival in half of the pairs."""
    ranks = [[1, 2, 3], [2, 1, 3], [3, 2, 1], [1, 1, 3], [2, 1, 1], [2, 3, 1]]
    found = standing(
        Rung("r", ["a", "b", "b"], 6, "a"), [game(n, ["a", "b", "b"], r) for n, r in enumerate(ranks)]
    )
    assert found.ahead.share == pytest.approx((2 + 1 + 0 + 1.5 + 0 + 1) / 12)
    assert found.wins.share == pytest.approx(1.5 / 6)
