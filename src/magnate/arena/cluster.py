"""The same plans on a Ray cluster (extra `magnate[cluster]`)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from magnate.arena.match import Fixture, Result, play


def played_on_ray(plan: Sequence[Fixture], workers: int = 0) -> Iterator[Result]:
    """The results of a plan as they come in from a cluster; a local one is started when there is none."""
    yield from done_on_ray(play, [(fixture,) for fixture in plan], workers)


def done_on_ray(work: Callable[..., Any], jobs: Sequence[tuple[Any, ...]], workers: int = 0) -> Iterator[Any]:
    """What a function gives for each job, as it comes in."""
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
        remote = ray.remote(work)
        waiting: list[Any] = [remote.remote(*job) for job in jobs]
        while waiting:
            done, waiting = ray.wait(waiting)
            for reference in done:
                yield ray.get(reference)
    finally:
        if started:
            ray.shutdown()
