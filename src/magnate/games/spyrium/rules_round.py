"""Setup, round start, order of turns, passing, round end, final scoring (sections 1, 2, 3, 9, 10, 11, 18)."""

from __future__ import annotations

from typing import Final

from magnate.games.spyrium import telling
from magnate.games.spyrium.state import Position, Seat, changed, new_seat
from magnate.games.spyrium.tables import (
    AUTOMATION,
    CAPITALIZATION,
    CRANE,
    EMPTY,
    ENGINEERING,
    ERAS,
    FACTORY,
    GAPS,
    LOBBYING,
    NO_TOKEN,
    POWERS,
    SLOTS,
    TAYLORISM,
    TRADE,
    VALUES,
)

OVER: Final = -1


# --- setup ----------------------------------------------------------------------------------------


def set_up(s: Position) -> None:
    """Decks, events, tokens, seats and the first player, then the first round start.

    SPY-SETUP-2, SPY-SETUP-3, SPY-SETUP-4, SPY-SETUP-5, SPY-SETUP-6, SPY-SETUP-10
    """
    t = s.t
    s.decks = [[], [], []]
    for card in range(t.cards):
        s.decks[t.era[card]] += [card] * t.copies[card]
    for deck in s.decks:
        s.rng.shuffle(deck)
    s.dealt = [0] * len(ERAS)
    s.events = list(range(t.events))
    s.rng.shuffle(s.events)
    s.pool = []
    for value in range(VALUES):
        s.pool += [value + 1] * t.token_counts[value]
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


# --- round start ----------------------------------------------------------------------------------


def start_round(s: Position) -> None:
    """Income, the next event, nine new cards with their tokens, workers back to work, in this order.

    SPY-START-1, SPY-START-6, SPY-TURN-1
    """
    s.clear_turn()
    collect_income(s)
    expose_event(s)
    deal_market(s)
    for me in s.players:
        wake_workers(me)
    s.actor = s.first
    s.reveals += 1
    if s.journal is not None:
        telling.round_started(s)


def collect_income(s: Position) -> None:
    """Every seat takes the value of its residence space (SPY-START-2)."""
    for me in s.players:
        me.money += s.t.track[me.residence]


def expose_event(s: Position) -> None:
    """The event beneath the current one becomes readable and gets its token (SPY-START-3, SPY-START-4)."""
    if s.t.event_token[s.events[s.round]]:
        s.event_token = draw_token(s)


def deal_market(s: Position) -> None:
    """Nine cards of the era face up, slot by slot, then their tokens in the same order.

    SPY-START-5, SPY-START-6
    """
    era = s.t.round_era[s.round - 1]
    start = s.dealt[era]
    s.slots = s.decks[era][start : start + SLOTS]
    s.dealt = s.dealt.copy()
    s.dealt[era] = start + SLOTS
    for slot in range(SLOTS):
        for _ in range(tokens_for(s, s.slots[slot])):
            value = draw_token(s)
            if value:
                s.tokens = changed(s.tokens, slot * VALUES + value - 1, 1)
    s.places = s.t.all_places


def tokens_for(s: Position, card: int) -> int:
    """How many tokens a card gets when it is dealt (SPY-TOK-1, SPY-TOK-2)."""
    if s.t.token_use[card] == NO_TOKEN:
        return 0
    return s.seats - 1 if s.t.token_per_seat[card] else 1


def draw_token(s: Position) -> int:
    """The next token of the pool, refilled from the discard when empty; 0 if there is none.

    SPY-TOK-3, SPY-TOK-4
    """
    pool = s.pool.copy()
    if not pool:
        for value in range(VALUES):
            pool += [value + 1] * s.discard[value]
        s.rng.shuffle(pool)
        s.discard = [0] * VALUES
    token = pool.pop() if pool else 0
    s.pool = pool
    return token


def wake_workers(me: Seat) -> None:
    """All workers a seat owns become active, in Phase I, event unused (SPY-START-7, SPY-START-8)."""
    me.active += me.inactive
    me.inactive = 0
    for workers in me.crew:
        me.active += workers
    me.crew = [0] * len(me.crew)
    me.phase = 1
    me.passed = False
    me.event_used = False


# --- order of turns -------------------------------------------------------------------------------


def end_turn(s: Position) -> None:
    """The next seat clockwise that has not passed is to play (SPY-TURN-1, SPY-TURN-2)."""
    s.clear_turn()
    s.turn += 1
    seat = s.actor
    for _ in range(s.seats):
        seat += 1
        if seat == s.seats:
            seat = 0
        if not s.players[seat].passed:
            s.actor = seat
            return
    end_round(s)


def pass_round(s: Position, me: Seat) -> None:
    """The seat is out of the round; it gets nothing for it (SPY-PASS-1, SPY-PASS-2, SPY-PASS-3)."""
    me.passed = True
    if s.journal is not None:
        telling.passed(s)
    end_turn(s)


# --- round end ------------------------------------------------------------------------------------


def end_round(s: Position) -> None:
    """Clear the market, straighten, hand on the first-player card, start the next round or end the game.

    SPY-REND-1, SPY-REND-5, SPY-FIN-1
    """
    if s.journal is not None:
        telling.round_ended(s)
    clear_market(s)
    for me in s.players:
        refresh(me)
    if s.round == s.t.rounds:
        s.actor = OVER
        s.reveals += 1
        if s.journal is not None:
            telling.game_ended(s)
        return
    s.first = (s.first + 1) % s.seats
    s.round += 1
    start_round(s)


def clear_market(s: Position) -> None:
    """Cards left in the market and the event leave the game, their tokens are discarded.

    SPY-REND-2, SPY-REND-3
    """
    s.discard = [s.discard[value] + sum(s.tokens[value::VALUES]) for value in range(VALUES)]
    s.tokens = [0] * (SLOTS * VALUES)
    s.slots = [EMPTY] * SLOTS
    if s.t.event_token[s.event()] and s.event_token:
        s.discard = changed(s.discard, s.event_token - 1, 1)
        s.event_token = 0
    s.find_places()


def refresh(me: Seat) -> None:
    """Buildings are straightened and powers are fresh again; nothing else changes (SPY-REND-4)."""
    me.tilted = [0] * len(me.tilted)
    me.fresh = me.techniques


# --- final scoring --------------------------------------------------------------------------------


def total(s: Position, me: Seat) -> int:
    """Points on the track, buildings and techniques: all that counts (SPY-FIN-1, SPY-FIN-3)."""
    points = me.vp + building_points(s, me)
    for power in POWERS.values():
        points += technique_points(s, me, power)
    return points


def building_points(s: Position, me: Seat) -> int:
    """The printed points of the buildings in the district (SPY-FIN-1, SPY-BUILD-10)."""
    points = 0
    for card in me.district:
        points += s.t.vp[card]
    return points


def technique_points(s: Position, me: Seat, power: int) -> int:
    """What a technique scores at the end, capped; 0 when it is not owned (SPY-FIN-2)."""
    if not me.techniques & power:
        return 0
    return min(s.t.technique_cap, technique_count(s, me, power) // s.t.final_unit[power])


def technique_count(s: Position, me: Seat, power: int) -> int:
    """What a technique counts at the end.

    SPY-TQ-AUTO-2, SPY-TQ-CAP-3, SPY-TQ-ENG-2, SPY-TQ-LOB-3, SPY-TQ-CRANE-2, SPY-TQ-TAY-4, SPY-TQ-TRADE-5
    """
    t = s.t
    if power == AUTOMATION:
        return me.spyrium
    if power == CAPITALIZATION:
        return me.money
    if power == CRANE:
        return len(me.district)
    if power == TRADE:
        return sum(me.kept)
    if power == LOBBYING:
        return t.track[me.residence]
    if power == TAYLORISM:
        return s.owned(me)
    assert power == ENGINEERING
    return sum([t.vp[card] for card in me.district if t.symbols[card] & FACTORY])
