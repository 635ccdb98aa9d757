"""Every installed game for Gymnasium: one seat learns, bots or policies of yours play the others.

import gymnasium, magnate.envs.gymnasium
env = gymnasium.make("magnate/GAME-v1", seats=3, rivals=["3", "5"])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from magnate.bots.contract import Bot, seen_by
from magnate.bots.registry import make
from magnate.core.contract import OptionValue, State
from magnate.core.errors import BadOptions, MagnateError
from magnate.core.message import Message
from magnate.core.registry import installed, load
from magnate.core.rng import Rng, seeded
from magnate.envs.rendering import Screen, drawn, pictured
from magnate.envs.rewards import checked, rewards
from magnate.envs.spaces import action_space, observation_space

Observed = dict[str, NDArray[Any]]
Policy = Callable[[Observed], int]


class MagnateEnv(gymnasium.Env[Observed, np.int64]):
    """A game seen from one seat.

    `rivals` are the players of the other seats in turn order: names of bots, or functions from an observation to a
    choice. An illegal choice ends the game with reward -1; `info["illegal"]` says why.
    """

    metadata = {  # noqa: RUF012
        "render_modes": ["ansi", "rgb_array", "human"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rivals: Sequence[str | Policy] = (),
        seat: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game)
        self.seats = seats or len(rivals) + 1
        if self.seats not in self.game.seats and seats is None:
            self.seats = self.game.seats[0]
        self.options = self.game.full_options(options or {})
        self.rivals: list[str | Policy] = list(rivals) or ["random"] * (self.seats - 1)
        if len(self.rivals) != self.seats - 1 or not 0 <= seat < self.seats:
            raise BadOptions(f"{self.seats} seats need {self.seats - 1} rivals, and a seat to learn in.")
        for rival in self.rivals:
            if isinstance(rival, str):
                make(rival, 0, self.game.id)
        self.observer = self.game.observation(self.seats)
        self.seat = seat
        self.reward = checked(reward)
        self.render_mode = render_mode
        self.observation_space = cast(Any, observation_space(self.game, self.seats))
        self.action_space = action_space(self.game)
        self.state: State = self.game.new(self.seats, 0, self.options)
        self._bots: dict[int, Bot] = {}
        self._rng: Rng = seeded(0)
        self._screen = Screen()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game; the rivals play until it is the seat's turn."""
        super().reset(seed=seed)
        name = str(self.np_random.integers(2**62))
        self._rng = seeded(f"gymnasium:{name}")
        self.leave()
        self._bots = {
            (self.seat + 1 + i) % self.seats: make(rival, f"{name}:{i}", self.game.id)
            for i, rival in enumerate(self.rivals)
            if isinstance(rival, str)
        }
        self.state = self.game.new(self.seats, name, self.options)
        self._play_rivals()
        return self.observed(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Make a choice, then let the rivals play until it is the seat's turn again or the game is over."""
        refusal = self.state.why_not(int(action), self.seat)
        if refusal is not None:
            told = {"illegal": self.game.text(refusal.message)}
            return self.observed(self.seat), -1.0, True, False, told
        self.state.choose(int(action))
        self._play_rivals()
        over = self.state.is_over
        won = rewards(self.state, self.reward)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observed(self.seat), won, over, False, {}

    def observed(self, seat: int) -> Observed:
        """What a seat may know, and what it may choose."""
        seen = np.empty(self.observer.size, dtype=np.float32)
        self.state.observe(seat, seen)
        mask = np.zeros(self.game.space.size, dtype=np.int8)
        if self.state.actor == seat:
            self.state.mask(mask)
        return {"observation": seen, "action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learning seat may choose, under the name by which libraries with masked policies ask for it."""
        return self.observed(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """The table: as text for "ansi", as a picture for "rgb_array", on the screen for "human"."""
        if self.render_mode == "rgb_array":
            return pictured(self.state)
        if self.render_mode == "human":
            self._screen.show(self.state)
        return drawn(self.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """End what the rivals hold and what is on the screen."""
        self.leave()
        self._screen.close()

    def leave(self) -> None:
        """Let the rivals of the last game go."""
        for bot in self._bots.values():
            bot.leave()
        self._bots = {}

    def _play_rivals(self) -> None:
        """Let the others play until it is the seat's turn or the game is over."""
        state = self.state
        while state.actor not in (-1, self.seat):
            seat = state.actor
            rival = self.rivals[(seat - self.seat - 1) % self.seats]
            if isinstance(rival, str):
                choice = self._bots[seat].choose(seen_by(state, seat, self._rng), seat).choice
            else:
                choice = int(rival(self.observed(seat)))
            state.choose(choice)


def id_of(name: str) -> str:
    """The id of a game's environment: its English name and the version of what is observed."""
    game = load(name)
    title = game.text(Message("game-name"), "en").title().replace(" ", "")
    return f"magnate/{title}-v{game.observation(game.seats[0]).version}"


def register() -> None:
    """Make the installed games known to Gymnasium."""
    for name in installed():
        try:
            id = id_of(name)
        except MagnateError:
            continue
        if id not in gymnasium.registry:
            gymnasium.register(
                id, entry_point="magnate.envs.gymnasium:MagnateEnv", kwargs={"game": name}, order_enforce=True
            )


register()
