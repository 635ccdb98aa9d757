"""Environments for learning (extra `magnate[envs]`): PettingZoo, Gymnasium, a vector of games, OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from magnate.envs.vectorized import VectorEnv


def vector(game: str, n: int, **settings: Any) -> VectorEnv:
    """So many games that are stepped together; settings as in `magnate.envs.vectorized.VectorEnv`."""
    from magnate.envs.vectorized import VectorEnv

    return VectorEnv(game, n, **settings)
