"""Makes the tiny games of `tests/tiny.py` importable from every test, and says which tests `make quick` leaves out."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

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

# Each makes something once for all of its tests: one worker takes the whole file.
WHOLE = (
    "release/test_dist.py",
    "release/test_site.py",
    "server/test_several_processes.py",
    "test_traceability.py",
)

# Where the tests are that take longest; begun last, one of them would run on when everything else is done.
LONG = (
    "test_conformance.py::test_what_seldom_happens",
    "server/test_several_processes.py",
    "server/test_process.py",
    "server/test_postgres.py",
    "release",
    "games/carnegie/test_figures.py",
    "web/test_pages.py",
    "web/test_targets.py",
    "web/test_sweetlands.py",
    "web",
)


def rank(nodeid: str) -> int:
    """How early a test begins."""
    test = nodeid.removeprefix(f"{HERE.name}/")
    return next((i for i, start in enumerate(LONG) if test.startswith(start)), len(LONG))


class LongestFirst(LoadScopeScheduling):
    """Hands out test by test what the workers have put in order, but some files in one piece."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        path = nodeid.partition("::")[0]
        return path if path.removeprefix(f"{HERE.name}/") in WHOLE else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LongestFirst | None:
    """The scheduler of `--dist loadgroup`."""
    return LongestFirst(config, log) if config.getoption("dist") == "loadgroup" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the slow tests by where they are; a worker of several begins with those that take longest."""
    places = [HERE / path for path in SLOW]
    slow = {
        path: any(path.is_relative_to(place) for place in places) for path in {item.path for item in items}
    }
    for item in items:
        if slow[item.path]:
            item.add_marker(pytest.mark.slow)
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: rank(item.nodeid))
