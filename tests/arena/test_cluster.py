"""The same plan on a local Ray cluster of two processes gives the same games."""

from __future__ import annotations

import pytest

import magnate
from magnate.arena.match import play, rotated


def test_a_plan_on_a_cluster_gives_the_same_games() -> None:
    pytest.importorskip("ray")
    from magnate.arena.cluster import played_on_ray

    name = magnate.installed()[0]
    seats = min(n for n in magnate.load(name).seats if n > 1)
    plan = rotated(name, ["random"] * seats, 4, seed=3)
    found = {r.fixture: r.choices for r in played_on_ray(plan, workers=2)}
    assert len(found) <= 4
    assert all(found[f] == play(f).choices for f in plan)
