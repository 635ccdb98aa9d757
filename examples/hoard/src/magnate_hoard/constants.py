"""What numbers stand for; every other module imports them from here."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # no card is picked
