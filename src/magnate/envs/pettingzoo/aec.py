"""A game as a PettingZoo AEC environment: one agent per seat, each choice a step.

Agents are `seat_0`, `seat_1` and so on. An observation is `{"observation": float32, "action_mask": int8}`; the mask is
all zeros for agents not to decide. Rewards come at the end (`magnate.envs.rewards`). An illegal choice ends the
game and costs 1.

The guards that PettingZoo has as wrappers (an illegal choice, calls in the wrong order) are part of the environment:
around one as quick as this, wrappers would take most of the time.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from magnate.core.contract import OptionValue, State
from magnate.core.errors import IllegalChoice
from magnate.core.registry import load
from magnate.envs.rendering import Screen, drawn, pictured
from magnate.envs.rewards import checked, rewards
from magnate.envs.spaces import action_space, observation_space

Observed = dict[str, NDArray[Any]]


class MagnateAEC(AECEnv[str, Any, Any], EzPickle):  # type: ignore[misc]
    """One game. Seeds come from `reset(seed=...)`; without one, from the seed before and the number of the game."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int = 0,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, reward, render_mode, max_cycles)
        super().__init__()
        self.game = load(game)
        self.seats = self.game.seats[-1] if seats is None else seats
        self.options = self.game.full_options(options or {})
        self.observer = self.game.observation(self.seats)
        self.metadata = {
            "name": f"{game}_v{self.observer.version}",
            "render_modes": ["ansi", "rgb_array", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.reward = checked(reward)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(self.game, self.seats)
        self._action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._sink = self.observer.sink()
        self._seen = np.frombuffer(memoryview(self._sink.values), np.float32)
        self._screen = Screen()
        self._nothing = np.zeros(self.game.space.size, dtype=np.int8)
        self._seed: int | str = secrets.randbits(32)
        self._games = 0
        self.steps = 0
        self.position: State = self.game.new(self.seats, 0, self.options)

    # --- spaces ------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every choice of the game; the mask says which are legal."""
        return self._action_spaces[agent]

    # --- play --------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        if seed is not None:
            self._seed = seed
            self._games = 0
        self.position = self.game.new(self.seats, f"{self._seed}:{self._games}", self.options)
        self._games += 1
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.position.actor]

    def observe(self, agent: str) -> Observed:
        """What an agent may know, and what it may choose."""
        if self._games == 0:
            EnvLogger.error_observe_before_reset()
        seat = self._seat_of[agent]
        state = self.position
        sink = self._sink
        sink.forget()
        self.observer.write(state, seat, sink)
        mask: NDArray[np.int8]
        if state.actor == seat:
            mask = np.empty_like(self._nothing)
            state.mask(mask)
        else:
            mask = self._nothing.copy()
        return {"observation": self._seen.copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice of the agent selected."""
        if not self.agents:
            if self._games == 0:
                EnvLogger.error_step_before_reset()
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast(Any, action))
            return
        state = self.position
        self._cumulative_rewards[agent] = 0.0
        try:
            state.choose(int(action))  # type: ignore[arg-type]
        except IllegalChoice:
            self._forfeit(agent)
            return
        self.steps += 1
        if state.actor >= 0:
            self.agent_selection = self.possible_agents[state.actor]
            if self.max_cycles and self.steps >= self.max_cycles * self.seats:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            won = rewards(state, self.reward)
            self.rewards = {agent: won[seat] for seat, agent in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def _forfeit(self, agent: str) -> None:
        """The game ends at once, and the agent that made an illegal choice pays for it."""
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: -1.0}
        self._accumulate_rewards()
        self._deads_step_first()

    # --- looking on --------------------------------------------------------------------------------

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table: as text for "ansi", as a picture for "rgb_array", on the screen for "human"."""
        if self._games == 0:
            EnvLogger.error_render_before_reset()
        if self.render_mode == "ansi":
            return drawn(self.position)
        if self.render_mode == "rgb_array":
            return pictured(self.position)
        if self.render_mode == "human":
            self._screen.show(self.position)
        return None

    def close(self) -> None:
        """Take what is on the screen away."""
        self._screen.close()
