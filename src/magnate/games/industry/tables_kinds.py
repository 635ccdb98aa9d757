"""Numbers that stand for kinds of things: what a cell is, how a need was met."""

from __future__ import annotations

from typing import Final

JOKER: Final = 0
BONUS: Final = 1
FACTORY: Final = 2
TECHNOLOGY: Final = 3
KINDS: Final = ["joker", "bonus", "factory", "technology"]

ANY: Final = "any"

# How a need was met; the three that a player may choose stand first, in the order they are offered.
BY_JOKER: Final = 0
BY_ANY: Final = 1
BY_PURCHASE: Final = 2
OWN_PRODUCT: Final = 3
WAYS: Final = ["joker", "any", "buy"]

# Bids: this many raises are offered one by one; amounts above them are offered by spans of this width.
RAISES: Final = 10
SPAN: Final = 10
