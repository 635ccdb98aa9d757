"""What everything on the table is."""

from __future__ import annotations

from magnate.core.contract import About
from magnate.games.carnegie.tables import Tables


def catalogue(t: Tables) -> dict[str, About]:
    """x"""
    return {}
