"""What an owner's components must satisfy."""

from __future__ import annotations

from typing import Final

from magnate.core.checking import Findings, number, table
from magnate.core.components import Components

BOX: Final = table({"deck": table({"cards": number(12, 40), "hand": number(1, 3), "graves": number(1, 3)})})


def check(components: Components) -> None:
    """Raise `BadComponents` with a sentence for every problem found."""
    f = Findings()
    BOX(f, "", components.data)
    f.raise_if_any("Hoard")
