"""The time of day as the clocks at the tables use it: it never jumps while the process runs.

It is the wall clock's time at the start of the process plus what has passed since by a clock that nobody can set, so a
machine whose time is put right, forwards or backwards, takes no thinking time from anybody and gives none.
"""

from __future__ import annotations

import time

_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970."""
    return _BEGAN + time.monotonic()
