"""Gymnasium's own check on every title, and what a learning seat is promised besides."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from observed import OBSERVED, SEATINGS

import magnate
from magnate.core.errors import BadOptions
from magnate.core.rng import seeded
from magnate.envs.gymnasium import MagnateEnv, id_of

FIRST = OBSERVED[0]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_the_check_of_gymnasium(name: str, seats: int) -> None:
    env = gymnasium.make(id_of(name), seats=seats, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def played(env: Any, seed: int) -> tuple[list[int], float]:
    """A whole game of the first legal choice; the choices and the reward."""
    observation, _ = env.reset(seed=seed)
    choices, over, reward = [], False, 0.0
    while not over:
        choices.append(int(np.flatnonzero(observation["action_mask"])[0]))
        observation, reward, over, cut, _ = env.step(choices[-1])
        assert not cut
    return choices, reward


@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_plays_against_bots_and_policies(seat: int) -> None:
    rng = seeded(1)
    asked = []

    def policy(observation: dict[str, Any]) -> int:
        legal = np.flatnonzero(observation["action_mask"])
        asked.append(len(legal))
        return int(legal[rng.below(len(legal))])

    env = gymnasium.make(id_of(FIRST), seats=3, rivals=["random", policy], seat=seat)
    _, reward = played(env, 4)
    assert asked
    assert min(asked) > 0
    assert reward in (-1.0, 0.0, 1.0)
    env.close()


def test_libraries_with_masked_policies_find_the_mask() -> None:
    env = gymnasium.make(id_of(FIRST), seats=3)
    observation, _ = env.reset(seed=2)
    for _ in range(5):
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.dtype == np.bool_
        np.testing.assert_array_equal(mask, observation["action_mask"] == 1)
        observation, *_ = env.step(int(np.flatnonzero(mask)[-1]))


def test_the_same_seed_gives_the_same_game() -> None:
    games = [played(MagnateEnv(FIRST, rivals=["random", "greedy:nodes=4"]), 7) for _ in range(2)]
    assert games[0] == games[1]


def test_an_illegal_choice_ends_the_game_and_is_explained() -> None:
    env = MagnateEnv(FIRST, seats=3)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_wrong_settings_are_refused() -> None:
    for wrong in (
        {"seats": 3, "rivals": ["random"]},
        {"seats": 3, "seat": 5},
        {"rivals": ["no-such-bot", "1"]},
    ):
        with pytest.raises((BadOptions, magnate.MagnateError)):
            MagnateEnv(FIRST, **wrong)
