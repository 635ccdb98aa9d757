"""The ladders that come with the project: their plans ask for enough, their reports say what their results say."""

from __future__ import annotations

import hashlib
import tomllib
from importlib import resources
from pathlib import Path

import pytest

import magnate
from magnate.arena.ladder import done_of
from magnate.arena.match import play
from magnate.arena.plan import Plan, Played, read_plan
from magnate.arena.standings import ratings, report_lines
from magnate.bots.registry import BASIC, LEVELS, levels_of, strengths_of
from magnate.cli.arena import check_plan
from magnate.core.weights import USUAL

LADDERS = Path(__file__).parents[2] / "ladders"
PLANNED = sorted(path.parent.name for path in LADDERS.glob("*/plan.toml"))
PLAYED = sorted(path.parent.name for path in LADDERS.glob("*/results.txt"))
QUICK = ("random", "greedy", "1", "2", "3")


def plan_of(name: str) -> Plan:
    return read_plan(LADDERS / name / "plan.toml")


def games_of(name: str) -> list[Played]:
    return list(done_of(plan_of(name), LADDERS / name).values())


@pytest.mark.parametrize("name", PLANNED)
def test_a_plan_asks_for_every_level_at_enough_games(name: str) -> None:
    game, plan = magnate.load(name), plan_of(name)
    check_plan(plan, game, LADDERS / name / "plan.toml")
    fewest = min(n for n in game.seats if n > 1)
    at_least = {fewest: 400, 4: 200}
    pairs = {(rung.of, other) for rung in plan.rungs for other in rung.bots if rung.seats == fewest}
    wanted = {*zip(LEVELS[1:], LEVELS, strict=False), ("5", "greedy"), ("greedy", "random")}
    assert wanted <= pairs
    assert any(rung.seats == 4 and rung.of == "5" for rung in plan.rungs)
    for rung in plan.rungs:
        if rung.seats > 1:
            assert rung.games >= at_least[rung.seats]
            assert rung.share or rung.low
        if rung.of == "5":
            assert 0 < rung.within <= 2.0
        if rung.of == "3":
            assert 0 < rung.within <= 0.3


@pytest.mark.parametrize("name", PLAYED)
def test_a_report_is_what_its_results_say(name: str) -> None:
    told = (LADDERS / name / "report.md").read_text(encoding="utf-8").splitlines()
    assert told == report_lines(plan_of(name), games_of(name))
    assert (LADDERS / name / "ladder.svg").is_file()


@pytest.mark.parametrize("name", PLAYED)
def test_people_are_rated_against_bots_as_strong_as_the_ladder_found_them(name: str) -> None:
    rated = {bot: round(mu, 1) for bot, mu, _ in ratings(games_of(name))}
    assert strengths_of(name) == rated
    assert set(rated) == {*BASIC, *LEVELS}


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_of_the_ladder_comes_out_the_same_again(name: str) -> None:
    """The first game of every rung whose bots are quick, choice by choice; a ladder of older rules says so."""
    plan, again = plan_of(name), 0
    if plan.rules != magnate.load(name).rules_version:
        told = (LADDERS / name / "report.md").read_text(encoding="utf-8")
        assert f"played by rules version {plan.rules}." in told
        return
    for game in games_of(name):
        if game.number == 0 and set(game.bots) <= set(QUICK):
            result = play(plan.fixtures(game.rung)[0])
            digest = hashlib.sha256(" ".join(map(str, result.choices)).encode()).hexdigest()
            assert digest.startswith(game.digest)
            assert (result.scores, result.ranks) == (game.scores, game.ranks)
            again += 1
    assert again >= 2


def test_a_ladder_of_every_game_is_shipped() -> None:
    assert set(PLAYED) == set(PLANNED) == set(magnate.installed())


@pytest.mark.parametrize("name", magnate.installed())
def test_weights_come_with_the_run_that_found_or_confirmed_them(name: str) -> None:
    game = magnate.load(name)
    tables = tomllib.loads(resources.files(game.package).joinpath("weights.toml").read_text(encoding="utf-8"))
    runs = {USUAL: tables.pop("run")}
    weights = {USUAL: tables.pop(USUAL)}
    for table, found in tables.items():
        runs[table] = found.pop("run")
        assert set(found.pop("constants", {})) <= set(game.constant_defaults)
        weights[table] = found
    levels = [one for level in levels_of(name).values() for one in (level, level.get("alone", {}))]
    assert set(weights) == {USUAL, *(level["weights"] for level in levels if "weights" in level)}
    for table, run in runs.items():
        assert set(weights[table]) == set(game.term_names)
        assert run["game"] == name
        if "trials" in run:
            assert run["trials"] >= 40
            assert run["games_per_trial"] >= 40
        else:  # fitted to how games end
            assert run["games"] >= 300
        assert run["check_games"] >= 200 or run["check_gain_high"] < 0
        assert run["taken"]
