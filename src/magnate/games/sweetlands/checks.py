"""Whether components describe a playable game; every problem is said, not only the first."""

from __future__ import annotations

from magnate.core.components import Components


def check(components: Components) -> None:
    """Raise `BadComponents` with a sentence for each problem."""
