"""The processes in which the arena plays its games."""

from __future__ import annotations

import gc
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

# Positions come and go by the million and hardly ever refer to each other in a circle: look for circles rarely.
RARELY: Final = (200_000, 20, 100)

Part = TypeVar("Part")
Outcome = TypeVar("Outcome")


def processes(count: int = 0) -> ProcessPoolExecutor:
    """So many processes to play in, one per core unless told otherwise."""
    return ProcessPoolExecutor(count or os.cpu_count() or 1, initializer=begin, initargs=(os.getpid(),))


def outcomes(work: Callable[[Part], Outcome], plan: Sequence[Part], workers: int = 0) -> Iterator[Outcome]:
    """What comes of each part of a plan, in its order, on so many cores or all; on one core in this process."""
    count = workers or os.cpu_count() or 1
    if count == 1 or len(plan) <= 1:
        yield from map(work, plan)
        return
    with processes(count) as pool:
        yield from pool.map(work, plan)


def begin(parent: int) -> None:
    """Make a process ready to play, and let it end soon after the one that started it, even if that was killed."""
    gc.set_threshold(*RARELY)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
