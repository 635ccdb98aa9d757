"""`magnate bench --envs`: the environments on one core, with peers in the same run, by processor time."""

from __future__ import annotations

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
from magnate.envs.pettingzoo import env as aec_env

GAMES = 64
REPEATS = 2000
# PettingZoo's own games that are measured beside ours, where their libraries are installed; its later versions have
# no gin rummy any more.
PEERS = {"chess_v6": "chess", "gin_rummy_v4": "rlcard", "texas_holdem_v4": "rlcard"}


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


def catanatron_rate(seconds: float) -> float:
    """Steps per second of Catanatron's Gymnasium environment, random legal play."""
    import catanatron.gym  # noqa: F401
    import gymnasium

    env: Any = gymnasium.make("catanatron/Catanatron-v0")
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
            module = importlib.import_module(path)
            found[f"PettingZoo {name}"] = aec_rate(module.env(), seconds)
    if importlib.util.find_spec("catanatron") and importlib.util.find_spec("catanatron.gym"):
        found["Catanatron gym"] = catanatron_rate(seconds)
    return found


def run(names: list[str], seconds: float, peers: bool) -> None:
    """Measure and print."""
    console = Console()
    table = Table(title=f"environments on one core, {'compiled' if compiled() else 'interpreted'} build")
    table.add_column("")
    for heading in ("numbers", "observe, µs", "mask, µs", "AEC steps/s", f"vector of {GAMES}, decisions/s"):
        table.add_column(heading, justify="right")
    for name, rate in peer_rates(seconds).items() if peers else ():
        table.add_row(name, "", "", "", f"{rate:,.0f}", "")
    table.add_section()
    for name in names:
        for seats in load(name).seats:
            state = middle(name, seats)
            out = np.empty(state.game.observation(seats).size, np.float32)
            mask = np.empty(state.game.space.size, np.int8)
            table.add_row(
                f"{name}, {seats} seats",
                f"{len(out):,}",
                f"{microseconds(lambda s=state, o=out: s.observe(s.actor, o)):.2f}",  # type: ignore[misc]
                f"{microseconds(lambda s=state, m=mask: s.mask(m)):.2f}",  # type: ignore[misc]
                f"{aec_rate(aec_env(name, seats=seats), seconds):,.0f}",
                f"{vector_rate(name, seats, seconds):,.0f}",
            )
    console.print(table)
