"""OpenSpiel's own tests and bots on every title."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from observed import OBSERVED, SEATINGS
from open_spiel.python.algorithms import ismcts, mcts

import magnate
import magnate.envs.openspiel  # registers the games
from magnate.core.errors import MagnateError
from magnate.envs.openspiel import DIGITS

FIRST = OBSERVED[0]


def started(name: str, seats: int, seed: int = 1) -> pyspiel.State:
    """A game with its seed drawn and a few choices made."""
    rng = np.random.RandomState(seed)
    state = pyspiel.load_game(f"magnate_{name}(seats={seats})").new_initial_state()
    for _ in range(DIGITS):
        state.apply_action(int(rng.randint(16)))
    for _ in range(6):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_random_play_by_the_rules_of_openspiel(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"magnate_{name}(seats={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_positions_are_kept_and_restored(name: str, seats: int) -> None:
    state = started(name, seats)
    game = state.get_game()
    game_again, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(copy) == str(state)
    assert str(game_again) == str(game)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(copy) == str(state) != str(twin)
    for player in range(game.num_players()):
        assert copy.information_state_string(player) == state.information_state_string(player)
        assert copy.information_state_tensor(player) == state.information_state_tensor(player)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_the_bots_of_openspiel_decide(name: str, seats: int) -> None:
    state = started(name, seats)
    rng = np.random.RandomState(3)
    roll = Judged()
    for bot in (
        mcts.MCTSBot(state.get_game(), 2.0, 4, roll, random_state=rng),
        ismcts.ISMCTSBot(
            game=state.get_game(),
            uct_c=2.0,
            max_simulations=4,
            max_world_samples=-1,
            random_state=rng,
            evaluator=roll,
        ),
    ):
        assert bot.step(state) in state.legal_actions()


class Judged(mcts.Evaluator):
    """All seats are worth the same, and all choices are equally likely: enough to search with."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_resampling_keeps_what_a_player_knows_and_changes_the_rest() -> None:
    state = started(FIRST, magnate.load(FIRST).seats[0])
    rng = np.random.RandomState(1)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, rng.random_sample) for _ in range(3)]
    told = state.information_state_string(player)
    assert all(world.information_state_string(player) == told for world in worlds)
    assert len({str(world) for world in worlds}) == 3


def bytes_of(tensor: np.ndarray, tensor_name: str) -> list[str]:
    """A line for a tensor: all of its bytes, where OpenSpiel rounds one number after the other."""
    return [f"{tensor_name} {tensor.shape} {tensor.tobytes().hex()}"]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_a_playthrough_is_the_same_each_time(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    actions = started(name, seats).history()
    told = f"magnate_{name}(seats={seats})"
    # Taken here: it brings half of scipy, for which every worker would wait while tests are collected.
    from open_spiel.python.algorithms import generate_playthrough

    # Every number of every seat at every state, shown or not, is a minute of rounding a game.
    monkeypatch.setattr(generate_playthrough, "_format_tensor", bytes_of)
    texts = [generate_playthrough.playthrough(told, actions, seed=1) for _ in range(2)]
    assert texts[0] == texts[1]
    assert "seed digit" in texts[0]


def test_wrong_parameters_are_refused() -> None:
    for wrong in ("seats=9", "reward=fame", "options=no:such"):
        with pytest.raises((MagnateError, RuntimeError, pyspiel.SpielError)):
            pyspiel.load_game(f"magnate_{FIRST}({wrong})").new_initial_state()
