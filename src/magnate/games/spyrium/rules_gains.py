"""Gains: points and their bonuses, workers from the reserve, the residence action (sections 12 and 13)."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.games.spyrium import journal
from magnate.games.spyrium.constants import ASK_BONUS, ASK_RESIDENCE, MONEY_BONUS, WORKER_BONUS
from magnate.games.spyrium.rules_round import end_turn
from magnate.games.spyrium.state import Position, Seat


def finish_action(s: Position, me: Seat) -> None:
    """Bonuses that the action brought come before the next seat's turn.

    SPY-TURN-9, SPY-BON-1, SPY-BON-2, SPY-BON-5
    """
    t = s.t
    if me.bonuses == 0 and me.vp >= t.first_mark:
        s.step = ASK_BONUS
        return
    if me.vp >= t.second_mark and me.bonuses != WORKER_BONUS | MONEY_BONUS:
        take_bonus(s, me, (WORKER_BONUS | MONEY_BONUS) - me.bonuses)
    end_turn(s)


def why_pending(s: Position, word: str) -> Refusal:
    """A residence action or a bonus must be decided first, and cannot be declined.

    SPY-RES-3, SPY-RES-4, SPY-BON-5
    """
    if s.step == ASK_BONUS:
        return Refusal("SPY-BON-5", "why-pending")
    if word == "advance":
        return Refusal("SPY-RES-3", "why-last-space")
    return Refusal("SPY-RES-4", "why-pending")


# --- bonuses -------------------------------------------------------------------------------------


def offer_bonus(s: Position) -> list[int]:
    """Both bonuses stand open at the first mark, also with an empty reserve (SPY-BON-1, SPY-BON-7)."""
    return [s.t.to_bonus, s.t.to_bonus + 1]


def why_not_bonus(s: Position, me: Seat, bonus: int) -> Refusal:
    """Why a bonus cannot be taken now (SPY-BON-1, SPY-BON-2)."""
    if me.bonuses >> bonus & 1:
        return Refusal("SPY-BON-2", "why-bonus-twice")
    mark = s.t.second_mark if me.bonuses else s.t.first_mark
    return Refusal("SPY-BON-1", "why-no-bonus", {"n": mark}, {"figures/vp": mark})


def do_bonus(s: Position, me: Seat, choice: int) -> None:
    """Take the chosen bonus, then the other one if the second mark was passed too (SPY-BON-1, SPY-BON-4)."""
    take_bonus(s, me, WORKER_BONUS if choice == s.t.to_bonus else MONEY_BONUS)
    finish_action(s, me)


def take_bonus(s: Position, me: Seat, bonus: int) -> None:
    """A worker from the reserve or money (SPY-BON-3, SPY-BON-7, SPY-BON-6)."""
    me.bonuses |= bonus
    gained = 0
    if bonus == WORKER_BONUS:
        gained = gain_workers(me, s.t.bonus_workers)
    else:
        me.money += s.t.bonus_money
    if s.journal is not None:
        journal.bonus_taken(s, bonus, gained)


def gain_workers(me: Seat, count: int) -> int:
    """Workers move from the reserve to the Start card, as many as remain; how many.

    SPY-BL-HOUSING-1, SPY-BL-HOUSING-2
    """
    count = min(count, me.reserve)
    me.reserve -= count
    me.active += count
    return count


# --- residence action ----------------------------------------------------------------------------


def begin_residence(s: Position) -> None:
    """The player is asked to advance or to score; there is no declining (SPY-RES-1, SPY-RES-4)."""
    s.step = ASK_RESIDENCE


def offer_residence(s: Position, me: Seat) -> list[int]:
    """Advance unless on the last space, or score (SPY-RES-1, SPY-RES-2, SPY-RES-3)."""
    return [s.t.to_advance, s.t.to_score] if me.residence + 1 < len(s.t.track) else [s.t.to_score]


def why_not_residence(s: Position, me: Seat, _: int) -> Refusal:
    """There is no residence action to take (SPY-RES-1)."""
    return Refusal("SPY-RES-1", "why-no-residence")


def do_residence(s: Position, me: Seat, choice: int) -> None:
    """Move the marker one space, or gain the points of its space (SPY-RES-1)."""
    if choice == s.t.to_advance:
        me.residence += 1
        if s.journal is not None:
            journal.advanced(s)
    else:
        me.vp += s.t.track[me.residence]
        if s.journal is not None:
            journal.residence_scored(s)
    finish_action(s, me)
