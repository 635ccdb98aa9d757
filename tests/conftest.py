"""Makes the tiny games of `tests/tiny.py` importable from every test, and says which tests `make quick` leaves out."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

# Several workers share the cores: a small product of matrices that is spread over threads waits ten times longer for
# them than it counts. Set before anything imports numpy, also for the processes the tests start.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# They take a browser, a cluster, a long game, a bot that thinks, fresh environments or processes to kill.
SLOW = (
    "web",
    "arena",
    "bots/test_alone.py",
    "bots/test_endgame.py",
    "bots/test_explain.py",
    "bots/test_planner.py",
    "cli/test_bench_envs.py",
    "cli/test_new_game.py",
    "release/test_dist.py",
    "release/test_examples.py",
    "release/test_site.py",
    "release/test_notebook.py",
    "server/test_clock.py",
    "server/test_outage.py",
    "server/test_postgres.py",
    "server/test_process.py",
    "server/test_several_processes.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow tests by where they are."""
    places = [HERE / path for path in SLOW]
    slow = {
        path: any(path.is_relative_to(place) for place in places) for path in {item.path for item in items}
    }
    for item in items:
        if slow[item.path]:
            item.add_marker(pytest.mark.slow)
