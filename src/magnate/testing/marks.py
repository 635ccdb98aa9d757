"""`@clause("SPY-EARN-2")`: the mark that says which rule clauses a test proves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it proves."""
    import pytest  # what else is in this package is of use without it

    return pytest.mark.clause(*ids)
