"""`magnate bench --envs`: the environments on one core, with peers in the same run, by processor time."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from magnate.cli.doctor import compiled
from magnate.core.contract import State
from magnate.core.registry import load
from magnate.core.rng import seeded
from magnate.envs import vector
from magnate.envs.pettingzoo.aec import MagnateAEC

GAMES = 64
REPEATS = 2000
# PettingZoo's own games that are measured beside ours, where their libraries are installed; PettingZoo 1.25 has gin
# rummy, 1.27 has it no more.
PEERS = {"chess_v6": "chess", "gin_rummy_v4": "rlcard", "texas_holdem_v4": "rlcard"}
# Catanatron's environment: the package that holds it, and its name there; newer versions hold it themselves.
CATANATRON = "Catanatron gym"
CATAN = {"catanatron_gym": "catanatron-v1", "catanatron.gym": "catanatron/Catanatron-v0"}


def aec_rate(env: Any, seconds: float) -> float:
    """Steps per second of random legal play, with observations, through PettingZoo's interface."""
    rng = random.Random(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    return steps / (time.process_time() - start)


def vector_rate(name: str, seats: int, seconds: float) -> float:
    """Decisions per second of the vector environment, with observations and masks; choosing is not counted."""
    env = vector(name, GAMES, seats=seats, seed=1)
    env.reset()
    rng = np.random.default_rng(1)
    steps = 0
    spent = 0.0
    until = time.process_time() + seconds
    while time.process_time() < until:
        choices = (env.masks * rng.random(env.masks.shape, np.float32)).argmax(axis=1)
        start = time.process_time()
        env.step(choices)
        spent += time.process_time() - start
        steps += GAMES
    return steps / spent


def microseconds(work: Callable[[], None]) -> float:
    """The time of one call, the best of a few rounds."""
    best = float("inf")
    for _ in range(9):
        start = time.process_time()
        for _ in range(REPEATS):
            work()
        best = min(best, time.process_time() - start)
    return 1e6 * best / REPEATS


def middle(name: str, seats: int) -> State:
    """A position in the middle of a random game."""
    states = []
    rng = seeded("bench")
    state = load(name).new(seats, 1)
    while not state.is_over:
        states.append(state.clone())
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
    return states[len(states) // 2]


def catanatron_rate(package: str, seconds: float) -> float:
    """Steps per second of Catanatron's Gymnasium environment, random legal play against its random rival."""
    importlib.import_module(package)
    import gymnasium

    env: Any = gymnasium.make(CATAN[package], disable_env_checker=True)
    rng = random.Random(1)
    steps = 0
    _, info = env.reset(seed=1)
    start = time.process_time()
    while time.process_time() - start < seconds:
        _, _, ended, cut, info = env.step(rng.choice(list(info["valid_actions"])))
        steps += 1
        if ended or cut:
            _, info = env.reset()
    return steps / (time.process_time() - start)


def peer_rates(seconds: float) -> dict[str, float]:
    """The peers that are installed."""
    found: dict[str, float] = {}
    for name, library in PEERS.items():
        path = f"pettingzoo.classic.{name}"
        if importlib.util.find_spec(library) and importlib.util.find_spec(path):
            try:
                module = importlib.import_module(path)
            except ImportError:  # it draws with a library that is not installed
                continue
            found[f"PettingZoo {name}"] = aec_rate(module.env(), seconds)
    for package in CATAN:
        if importlib.util.find_spec(package.partition(".")[0]) and importlib.util.find_spec(package):
            found[CATANATRON] = catanatron_rate(package, seconds)
            break
    return found


def times(rate: float, other: float | None) -> str:
    """How many times another rate, empty where that was not measured."""
    return "" if other is None else f"{rate / other:,.1f}"


def run(names: list[str], seconds: float, peers: bool) -> None:
    """Measure and print."""
    console = Console()
    table = Table(title=f"environments on one core, {'compiled' if compiled() else 'interpreted'} build")
    table.add_column("", no_wrap=True)
    rivals = peer_rates(seconds) if peers else {}
    known = [rate for name, rate in rivals.items() if name != CATANATRON]
    fastest = max(known) if known else None
    headings = ["numbers", "observe, µs", "mask, µs", "AEC steps/s", "times the fastest of PettingZoo's"]
    headings += [f"vector of {GAMES}, decisions/s", "times AEC", "times Catanatron's"]
    for heading in headings:
        table.add_column(heading, justify="right")
    for name, rate in rivals.items():
        table.add_row(name, "", "", "", f"{rate:,.0f}")
    table.add_section()
    for name in names:
        for seats in load(name).seats:
            state = middle(name, seats)
            out = np.empty(state.game.observation(seats).size, np.float32)
            mask = np.empty(state.game.space.size, np.int8)
            one = aec_rate(MagnateAEC(name, seats=seats), seconds)
            many = vector_rate(name, seats, seconds)
            table.add_row(
                f"{name}, {seats} seats",
                f"{len(out):,}",
                f"{microseconds(lambda s=state, o=out: s.observe(s.actor, o)):.2f}",  # type: ignore[misc]
                f"{microseconds(lambda s=state, m=mask: s.mask(m)):.2f}",  # type: ignore[misc]
                f"{one:,.0f}",
                times(one, fastest),
                f"{many:,.0f}",
                times(many, one),
                times(many, rivals.get(CATANATRON)),
            )
    console.print(table)
