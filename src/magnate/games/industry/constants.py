"""What numbers stand for: what a cell is, how a need was met, what is to be decided."""

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

NEVER: Final = 1_000_000  # more thalers than anybody has: what cannot be paid

# What is to be decided next.
OFFER: Final = 0
BID: Final = 1
AMOUNT: Final = 2
SELL_OR_KEEP: Final = 3
DEVELOP: Final = 4
SOURCE: Final = 5
OVER: Final = 6
STEPS: Final = ["offer", "bid", "amount", "sell-or-keep", "develop", "source", "over"]

# Where a column token is.
IN_BAG: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2

UNSPOKEN: Final = -1
PASSED: Final = 0
