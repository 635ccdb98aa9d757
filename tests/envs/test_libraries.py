"""The environments in the learning libraries that wrap PettingZoo, where those are installed."""

from __future__ import annotations

import pytest
from observed import OBSERVED

from magnate.envs.pettingzoo import module_of


@pytest.mark.parametrize("name", OBSERVED)
def test_torchrl(name: str) -> None:
    libs = pytest.importorskip("torchrl.envs.libs.pettingzoo", reason="TorchRL is not installed")
    env = libs.PettingZooWrapper(module_of(name).env(), use_mask=True, group_map=None)
    steps = env.rollout(8)
    assert steps.batch_size[0] > 0
    env.close()


@pytest.mark.parametrize("name", OBSERVED)
def test_rllib(name: str) -> None:
    wrapped = pytest.importorskip(
        "ray.rllib.env.wrappers.pettingzoo_env", reason="RLlib is not installed", exc_type=ImportError
    )
    env = wrapped.PettingZooEnv(module_of(name).env())
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        (agent, observation), *_ = seen.items()
        legal = observation["action_mask"].nonzero()[0]
        seen, _, ended, cut, _ = env.step({agent: int(legal[-1])})
        if ended["__all__"] or cut["__all__"]:
            break
    assert env.get_agent_ids() == set(module_of(name).env().possible_agents)
