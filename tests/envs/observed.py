"""The titles that can be observed, at all their seat counts."""

from __future__ import annotations

import magnate

OBSERVED = ["carnegie", "industry", "spyrium", "sweetlands"]
SEATINGS = [(name, seats) for name in OBSERVED for seats in magnate.load(name).seats]
