"""Many games stepped together show what each of them would show alone."""

from __future__ import annotations

import numpy as np
import pytest
from observed import OBSERVED, SEATINGS

import magnate
from magnate.core.errors import BadOptions, IllegalChoice
from magnate.core.rng import seeded
from magnate.envs import vector
from magnate.envs.rewards import rewards

FIRST = OBSERVED[0]


def legal(masks: np.ndarray, rng: magnate.core.rng.Rng) -> np.ndarray:
    """A random legal choice for each game."""
    found = [np.flatnonzero(mask) for mask in masks]
    return np.array([options[rng.below(len(options))] for options in found])


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_each_game_is_as_if_it_were_alone(name: str, seats: int) -> None:
    env = vector(name, 3, seats=seats, seed=9)
    env.reset()
    game = magnate.load(name)
    alone = [game.new(seats, f"9:{i}:0") for i in range(3)]
    number = [0, 0, 0]
    rng = seeded(2)
    observation = game.observation(seats)
    mask = np.empty_like(env.masks[0])
    ended = 0
    for _ in range(1500):
        for i, state in enumerate(alone):
            assert env.actors[i] == state.actor
            state.mask(mask)
            seen = observation.values(
                state, state.actor
            )  # in a row of its own, which nothing was written in before
            np.testing.assert_array_equal(env.observations[i], np.array(seen, np.float32))
            np.testing.assert_array_equal(env.masks[i], mask)
        choices = legal(env.masks, rng)
        env.step(choices)
        for i, choice in enumerate(choices):
            alone[i].choose(int(choice))
            assert env.dones[i] == alone[i].is_over
            if alone[i].is_over:
                np.testing.assert_allclose(env.rewards[i], rewards(alone[i], "win"))
                number[i] += 1
                ended += 1
                alone[i] = game.new(seats, f"9:{i}:{number[i]}")
        if ended >= 2:
            break
    assert ended


def test_workers_show_the_same_in_the_same_arrays() -> None:
    env, shared = vector(FIRST, 5, seed=3), vector(FIRST, 5, seed=3, workers=2)
    try:
        rng = seeded(4)
        env.reset()
        shared.reset()
        kept = shared.observations
        for _ in range(60):
            for name in ("observations", "masks", "actors", "dones", "rewards"):
                np.testing.assert_array_equal(getattr(env, name), getattr(shared, name))
            choices = legal(env.masks, rng)
            env.step(choices)
            shared.step(choices)
        assert kept is shared.observations
        with pytest.raises(IllegalChoice):
            shared.step([-1] * 5)
        shared.step(legal(shared.masks, rng))
    finally:
        shared.close()


def test_an_illegal_choice_changes_nothing() -> None:
    env = vector(FIRST, 4, seed=1)
    env.reset()
    before = [state.hash() for state in env._views.batch.games]
    choices = legal(env.masks, seeded(1))
    choices[3] = int(np.flatnonzero(env.masks[3] == 0)[0])
    for wrong in (choices, choices[:2]):
        with pytest.raises(IllegalChoice):
            env.step(wrong)
    assert [state.hash() for state in env._views.batch.games] == before


def test_rows_are_kept_from_step_to_step_and_across_games_and_resets() -> None:
    env = vector("sweetlands", 2, seats=3, seed=5)
    rng = seeded(1)
    for _ in range(2):
        env.reset()
        for _ in range(300):
            env.step(legal(env.masks, rng))
            for i, state in enumerate(env._views.batch.games):
                expected = state.game.observation(3).values(state, state.actor)
                np.testing.assert_array_equal(env.observations[i], np.array(expected, np.float32))
                assert np.flatnonzero(env.masks[i]).tolist() == sorted(state.choices())


@pytest.mark.parametrize("workers", [0, 1])
def test_only_the_environment_writes_into_its_arrays(workers: int) -> None:
    env = vector(FIRST, 2, seed=1, workers=workers)
    try:
        env.reset()
        for name in ("observations", "masks", "rewards", "dones", "actors"):
            with pytest.raises(ValueError, match="read-only"):
                getattr(env, name)[0] = 1
    finally:
        env.close()


def test_choices_that_are_no_whole_numbers_are_refused() -> None:
    env = vector(FIRST, 2, seed=1)
    env.reset()
    for wrong in (np.array([0.5, 1.0]), [[1], [2]], ["a", "b"], np.array([True, False]), []):
        with pytest.raises(IllegalChoice):
            env.step(wrong)


def test_wrong_settings_are_refused() -> None:
    for wrong in ({"n": 0}, {"n": 2, "workers": 3}, {"n": 2, "reward": "fame"}):
        with pytest.raises(BadOptions):
            vector(FIRST, **wrong)


def test_a_second_vector_can_be_made() -> None:
    for seed in (1, 2):
        env = magnate.envs.vector(FIRST, 2, seed=seed)
        env.reset()
        assert env.masks.any(axis=1).all()
