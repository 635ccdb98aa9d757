"""What an owner's components must satisfy."""

from __future__ import annotations

from magnate.core.components import Components
from magnate.core.errors import BadComponents

BOUNDS = {"cards": (12, 40), "hand": (1, 3), "graves": (1, 3)}


def check(components: Components) -> None:
    """Every figure is a whole number within its bounds."""
    deck = components["deck"]
    for name, (least, most) in BOUNDS.items():
        figure = deck.get(name)
        if isinstance(figure, bool) or not isinstance(figure, int) or not least <= figure <= most:
            raise BadComponents(f"deck.{name} must be a whole number from {least} to {most}, not {figure!r}.")
