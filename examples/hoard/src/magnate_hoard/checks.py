"""What an owner's components must satisfy; what each table holds stands in `shapes.toml`."""

from __future__ import annotations

from magnate.core.checking import Findings, remarks, shapes, table
from magnate.core.components import Components


def check(components: Components) -> None:
    """Raise `BadComponents` with a sentence for every problem found."""
    f = Findings()
    table(shapes(__package__))(f, "", components.data)
    remarks(f, "", components.data)
    f.raise_if_any("Hoard")
