"""The start position (section 1)."""

from __future__ import annotations

from magnate.games.spyrium.constants import EMPTY, ERAS, GAPS, SLOTS, VALUES
from magnate.games.spyrium.rules_round import draw_token, start_round
from magnate.games.spyrium.state import Position, Seat
from magnate.games.spyrium.tables import Tables


def set_up(s: Position) -> None:
    """Decks, events, tokens, seats and the first player, then the first round start.

    SPY-SETUP-2, SPY-SETUP-3, SPY-SETUP-4, SPY-SETUP-5, SPY-SETUP-6, SPY-SETUP-10
    """
    t = s.t
    s.decks = [deck.copy() for deck in t.start_decks]
    for deck in s.decks:
        s.rng.shuffle(deck)
    s.dealt = [0] * len(ERAS)
    s.events = list(range(t.events))
    s.rng.shuffle(s.events)
    s.pool = t.start_pool.copy()
    s.rng.shuffle(s.pool)
    s.discard = [0] * VALUES
    s.players = [new_seat(t) for _ in range(s.seats)]
    s.first = s.rng.below(s.seats)
    s.slots = [EMPTY] * SLOTS
    s.tokens = [0] * (SLOTS * VALUES)
    s.gaps = [0] * (s.seats * GAPS)
    s.around = [0] * SLOTS
    s.event_token = 0
    if t.event_token[s.events[0]]:
        s.event_token = draw_token(s)
    start_round(s)


def new_seat(t: Tables) -> Seat:
    """A seat before the first round (SPY-SETUP-6, SPY-SETUP-7, SPY-SETUP-8)."""
    me = Seat()
    me.money = t.start_money
    me.spyrium = t.start_spyrium
    me.vp = t.start_vp
    me.residence = t.start_residence
    me.phase = 1
    me.passed = False
    me.event_used = False
    me.active = t.start_active
    me.market = 0
    me.inactive = 0
    me.reserve = t.start_reserve
    me.bonuses = 0
    me.techniques = 0
    me.fresh = 0
    me.symbols = 0
    me.district = []
    me.tilted = []
    me.crew = []
    me.kept = [0] * VALUES
    return me
