"""The spaces of Gymnasium that fit a game."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from magnate.core.contract import Game


def observation_space(game: Game, seats: int) -> spaces.Dict:
    """What an agent is given: the numbers of `game.observation` within their ranges, and the mask of legal choices."""
    observer = game.observation(seats)
    low = np.array([feature.low for feature in observer.features], dtype=np.float32)
    high = np.array([feature.high for feature in observer.features], dtype=np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (game.space.size,), dtype=np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """Every choice of the game."""
    return spaces.Discrete(game.space.size)
