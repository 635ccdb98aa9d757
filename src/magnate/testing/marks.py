"""`@clause("SPY-EARN-2")`: the mark that says which rule clauses a test proves."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it proves."""
    return pytest.mark.clause(*ids)
