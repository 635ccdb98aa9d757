"""The start position (sections 1 and 2)."""

from __future__ import annotations

from magnate.games.industry.constants import IN_BAG, OFFER, UNSPOKEN
from magnate.games.industry.rules_round import open_round
from magnate.games.industry.state import Position


def set_up(s: Position) -> None:
    """Lay out the table, draw the first player, start round 1 (IND-GEN-1, IND-SETUP-1 to 5)."""
    lay_out(s)
    s.first = s.rng.below(s.seats)
    open_round(s)


def lay_out(s: Position) -> None:
    """The table before round 1, the first player still to be drawn (IND-SETUP-1 to 4)."""
    t = s.t
    s.draws = t.draws[str(s.options["draw"])][s.seats]
    s.step = OFFER
    s.era = 1
    s.first = 0
    s.auctioneer = 0
    s.columns = [IN_BAG] * t.columns
    s.in_bag = t.columns
    s.face_up = 0
    s.owner = [-1] * t.cell_count
    s.built = [0] * t.cell_count
    s.cash = [t.start_thalers] * s.seats
    s.prestige = [0] * s.seats
    s.jokers = [0] * s.seats
    s.spent = 0
    s.subsidies = [0] * s.seats
    s.lot = -1
    s.high = 0
    s.leader = -1
    s.bids = [UNSPOKEN] * s.seats
    s.span = -1
    s.made = 0
    s.served = 0
    s.site = -1
    s.ways = []
    s.sunk = 0
