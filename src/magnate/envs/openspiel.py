"""Every installed game for OpenSpiel (extra `magnate[openspiel]`).

    import pyspiel, magnate.envs.openspiel
    game = pyspiel.load_game("magnate_GAME(seats=4)")

All chance is in the eight hexadecimal digits of the seed, which are explicit chance nodes before the first decision:
histories replay exactly. `resample_from_infostate` draws what a player cannot know again, so that search for games of
imperfect information (ISMCTS) is honest; search that does not resample knows the seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from magnate.core.contract import Game, State
from magnate.core.errors import MagnateError
from magnate.core.message import Message
from magnate.core.registry import installed, load
from magnate.core.rng import seeded
from magnate.envs.rewards import checked, rewards

DIGITS: Final = 8
BASE: Final = 16
LONGEST: Final = 20_000


class Held:
    """A position that OpenSpiel may copy and pickle."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return (restored, (self.state.game.id, json.dumps(self.state.dump())))


def restored(name: str, text: str) -> Held:
    """A position from its dump."""
    return Held(load(name).restore(json.loads(text)))


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a title."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"magnate_{game.id}",
        long_name=game.text(Message("game-name"), "en"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[-1], "reward": "win", "options": ""},
    )


def parsed_options(game: Game, text: str) -> dict[str, Any]:
    """Options written as `name:value;name:value`."""
    raw: dict[str, Any] = {}
    known = {option.name: option for option in game.option_list}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        allowed = {str(v).lower(): v for v in known[name].values} if name in known else {}
        raw[name] = allowed.get(value.lower(), value)
    return game.full_options(raw)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title at one seat count."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.title = game
        self.seats = int(given.get("seats", game.seats[-1]))
        self.reward = checked(str(given.get("reward", "win")))
        self.options = parsed_options(game, str(given.get("options", "")))
        self.observer = game.observation(self.seats)
        bound = 1.0 if self.reward != "margin" else 100.0
        info = pyspiel.GameInfo(
            num_distinct_actions=max(BASE, game.space.size),
            max_chance_outcomes=BASE,
            num_players=self.seats,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        """A game before its seed is drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of the seed."""
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player may know, as numbers and as text."""
        return SpielObserver(self, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the seed as far as it is drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = ""
        self.held: Held | None = None

    @property
    def position(self) -> State | None:
        """The position, once the seed is complete."""
        return None if self.held is None else self.held.state

    def current_player(self) -> int:
        """Who is to decide."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.held.state.actor
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None
        return sorted(self.held.state.choices()) if player == self.held.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every digit is equally likely."""
        return [(digit, 1.0 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        if self.held is not None:
            self.held.state.choose(action)
            return
        self.seed += f"{action:x}"
        if len(self.seed) == DIGITS:
            game = self.get_game()
            self.held = Held(game.title.new(game.seats, self.seed, game.options))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed digit {action:x}"
        game = self.get_game().title
        state = self.position
        form = json.dumps(game.decode(action))  # two choices may be said alike, never written alike
        return form if state is None else f"{game.say(state, action)} {form}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held is not None and self.held.state.is_over

    def returns(self) -> list[float]:
        """The rewards of all seats; zero before the end."""
        game = self.get_game()
        if self.held is None or not self.held.state.is_over:
            return [0.0] * int(game.seats)
        return rewards(self.held.state, game.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The same position with all that a player cannot know drawn again."""
        copy: SpielState = self.clone()
        if copy.held is not None:
            copy.held.state.redeal(player, seeded(str(sampler())))
            copy.held.state.settle()
        return copy

    def __str__(self) -> str:
        state = self.position
        return f"seed {self.seed}" if state is None else json.dumps(state.dump(), sort_keys=True)


class SpielObserver:
    """What a player may know, by OpenSpiel's interface."""

    def __init__(self, game: SpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"An observation has no parameters; {params} were given.")
        self.tensor = np.zeros(game.observer.size, np.float32)
        self.dict = {
            group: self.tensor[start:stop] for group, (start, stop) in game.observer.groups().items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` and `dict`."""
        position = state.position
        if position is None:
            self.tensor.fill(0)
        else:
            position.observe(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text."""
        position = state.position
        return "the seed is being drawn" if position is None else position.information(player)


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    game = load(name)
    game.observation(game.seats[0])
    kind = game_type(game)

    class Registered(SpielGame):
        """A title, as OpenSpiel makes it from parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for _name in installed():
    if f"magnate_{_name}" not in pyspiel.registered_names():
        try:
            register(_name)
        except MagnateError:
            continue
