"""The processes in which the arena plays its games."""

from __future__ import annotations

import gc
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Final

# Positions come and go by the million and hardly ever refer to each other in a circle: look for circles rarely.
RARELY: Final = (200_000, 20, 100)


def processes(count: int = 0) -> ProcessPoolExecutor:
    """So many processes to play in, one per core unless told otherwise."""
    return ProcessPoolExecutor(count or os.cpu_count() or 1, initializer=begin, initargs=(os.getpid(),))


def begin(parent: int) -> None:
    """Make a process ready to play, and let it end soon after the one that started it, even if that was killed."""
    gc.set_threshold(*RARELY)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
