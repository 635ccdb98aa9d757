"""The same plans on a Ray cluster (extra `magnate[cluster]`)."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

from magnate.arena.match import Fixture, Result, play


def played_on_ray(plan: Sequence[Fixture], workers: int = 0) -> Iterator[Result]:
    """The results of a plan as they come in from a cluster; a local one is started when there is none."""
    import ray

    started = not ray.is_initialized()
    if started:
        ray.init(
            num_cpus=workers or None,
            include_dashboard=False,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    try:
        remote = ray.remote(play)
        waiting: list[Any] = [remote.remote(fixture) for fixture in plan]
        while waiting:
            done, waiting = ray.wait(waiting)
            for reference in done:
                result: Result = ray.get(reference)
                yield result
    finally:
        if started:
            ray.shutdown()
