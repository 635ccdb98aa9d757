"""Rounds: their start, the order of turns, passing, their end (sections 2, 3, 9, 10 and 11)."""

from __future__ import annotations

from magnate.core.contract import OVER
from magnate.core.message import Refusal
from magnate.core.rows import raised
from magnate.games.spyrium import journal
from magnate.games.spyrium.constants import ACTION, EMPTY, NO_TOKEN, SLOTS, VALUES
from magnate.games.spyrium.state import Position, Seat

# --- round start ---------------------------------------------------------------------------------


def start_round(s: Position) -> None:
    """Income, the next event, nine new cards with their tokens, workers back to work, in this order.

    SPY-START-1, SPY-START-6, SPY-TURN-1, SPY-INFO-5.
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
        journal.round_started(s)


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
                s.tokens = raised(s.tokens, slot * VALUES + value - 1, 1)
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


# --- order of turns ------------------------------------------------------------------------------


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


def why_not_turn(s: Position, seat: int) -> Refusal | None:
    """The game is over, the seat has passed, or it is another seat's turn (SPY-FIN-1, SPY-PASS-3, SPY-TURN-1)."""
    if s.actor < 0:
        return Refusal("SPY-FIN-1", "why-over")
    if seat < 0 or seat == s.actor:
        return None
    if seat < s.seats and s.players[seat].passed:
        return Refusal("SPY-PASS-3", "why-passed")
    return Refusal("SPY-TURN-1", "why-not-your-turn")


def why_unfinished() -> Refusal:
    """The action under way has to be finished first (SPY-TURN-9)."""
    return Refusal("SPY-TURN-9", "why-unfinished")


def money_lacking(clause: str, cost: int, me: Seat) -> Refusal:
    """Too little money, with both figures (SPY-TURN-8)."""
    return Refusal(clause, "why-costs", {"n": cost, "m": me.money}, {"figures/money": cost})


def spyrium_lacking(clause: str, need: int) -> Refusal:
    """Too little Spyrium (SPY-TURN-8)."""
    return Refusal(clause, "why-spyrium", {"n": need}, {"figures/spyrium": need})


def why_not_pass(s: Position, me: Seat, _: int) -> Refusal:
    """Why the seat cannot pass (SPY-PASS-1)."""
    if s.step != ACTION:
        return why_unfinished()
    if me.phase == 1:
        return Refusal("SPY-PASS-1", "why-pass-phase")
    return Refusal("SPY-PASS-1", "why-pass-workers", {"n": me.market})


def do_pass(s: Position, me: Seat) -> None:
    """The seat is out of the round; it gets nothing for it (SPY-PASS-1, SPY-PASS-2, SPY-PASS-3)."""
    me.passed = True
    if s.journal is not None:
        journal.passed(s)
    end_turn(s)


# --- round end -----------------------------------------------------------------------------------


def end_round(s: Position) -> None:
    """Clear the market, straighten, hand on the first-player card, start the next round or end the game.

    SPY-REND-1, SPY-REND-5, SPY-FIN-1
    """
    if s.journal is not None:
        journal.round_ended(s)
    clear_market(s)
    for me in s.players:
        refresh(me)
    if s.round == s.t.rounds:
        s.actor = OVER
        s.reveals += 1
        if s.journal is not None:
            journal.game_ended(s)
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
        s.discard = raised(s.discard, s.event_token - 1, 1)
        s.event_token = 0
    s.find_places()


def refresh(me: Seat) -> None:
    """Buildings are straightened and powers are fresh again; nothing else changes (SPY-REND-4)."""
    me.tilted = [0] * len(me.tilted)
    me.fresh = me.techniques
