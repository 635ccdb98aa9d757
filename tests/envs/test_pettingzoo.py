"""PettingZoo's own tests on every title, and what our environments promise besides."""

from __future__ import annotations

import importlib
import itertools
import pickle
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from observed import OBSERVED, SEATINGS
from pettingzoo.test import api_test, render_test, seed_test

import magnate
from magnate.core.errors import BadOptions, UnknownGame
from magnate.envs import pettingzoo as envs
from magnate.envs import rendering
from magnate.envs.pettingzoo import module_of
from magnate.envs.pettingzoo.aec import MagnateAEC

FIRST = OBSERVED[0]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_the_api(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A mask beside the numbers makes a Dict; only PettingZoo's own board games are known to it by name.
        warnings.filterwarnings("ignore", message="Observation")
        api_test(module_of(name).env(seats=seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_seeds(name: str, seats: int) -> None:
    seed_test(partial(module_of(name).env, seats=seats), num_cycles=8)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_rendering(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The suite asks for five pictures: the last is taken by a browser, those before it are of the text."""
    monkeypatch.setattr(rendering, "on_screen", lambda: False)
    taken, photographed = itertools.count(1), rendering.photographed
    monkeypatch.setattr(
        rendering,
        "photographed",
        lambda state, browser: rendering.written(state) if next(taken) % 5 else photographed(state, browser),
    )
    render_test(partial(module_of(name).env, seats=seats), {"ansi": lambda text: "\x1b[" in text})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("name", OBSERVED)
def test_the_performance_benchmark_of_pettingzoo_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds by the clock; this clock goes faster."""
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    ticks = itertools.count()
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: float(next(ticks))))
    module.performance_benchmark(module_of(name).env())
    assert "turns per second" in capsys.readouterr().out


def playing(env: MagnateAEC, seed: int) -> dict[str, float]:
    """Play the last legal choice each time until the end; what every agent got in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else int(legal[-1]))
    return got


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_rewards_come_at_the_end_and_fit_the_result(reward: str) -> None:
    env = MagnateAEC(FIRST, 3, reward=reward)
    got = list(playing(env, 3).values())
    ranks = env.position.ranks()
    best = max(range(3), key=lambda seat: got[seat])
    assert ranks[best] == 1
    if reward == "rank":
        assert sum(got) == pytest.approx(0)
    if reward == "margin":
        scores = sorted(env.position.scores())
        assert max(got) == pytest.approx((scores[-1] - scores[-2]) / 100)


def test_an_illegal_choice_ends_the_game_and_costs_one() -> None:
    env = module_of(FIRST).env()
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    while env.agents:
        assert env.last()[1] == (-1 if env.agent_selection == agent else 0)
        env.step(None)


def test_calls_in_the_wrong_order_are_refused_or_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    env = module_of(FIRST).env(render_mode="ansi")
    for early in (lambda: env.step(0), lambda: env.observe("seat_0"), env.render):
        with pytest.raises(AssertionError, match="reset"):
            early()
    playing(env, 1)
    assert caplog.text == ""
    env.step(None)
    assert "step() called after all agents" in caplog.text


def test_whoever_is_not_to_decide_has_an_empty_mask() -> None:
    env = MagnateAEC(FIRST, 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_games_can_be_cut_short() -> None:
    env = MagnateAEC(FIRST, 3, max_cycles=4)
    playing(env, 1)
    assert env.steps == 12


def test_games_follow_from_the_seed_and_differ_from_each_other() -> None:
    env, twin = MagnateAEC(FIRST, 3), pickle.loads(pickle.dumps(MagnateAEC(FIRST, 3)))
    started = []
    for each in (env, twin):
        each.reset(seed=5)
        first = each.position.hash()
        each.reset()
        started.append((first, each.position.hash()))
    assert started[0] == started[1]
    assert started[0][0] != started[0][1]


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(UnknownGame, match=f"{FIRST}_v"):
        envs.chess_v6  # noqa: B018
    with pytest.raises(BadOptions):
        MagnateAEC(FIRST, reward="fame")
    with pytest.raises(magnate.MagnateError):
        MagnateAEC(FIRST, seats=17)
