"""The market: placing workers and earning money with them (sections 4 and 6)."""

from __future__ import annotations

from magnate.core.message import AnyForm, Refusal
from magnate.core.rows import add
from magnate.games.spyrium import journal
from magnate.games.spyrium.constants import (
    ACTION,
    ASK_DESIGNATE,
    ASK_LATE,
    CAPITALIZATION,
    EMPTY,
    GAPS,
    NOWHERE,
)
from magnate.games.spyrium.rules_round import end_turn, why_unfinished
from magnate.games.spyrium.state import Position, Seat

# --- placing ---------------------------------------------------------------------------------------


def can_place(s: Position, me: Seat) -> bool:
    """Whether there is a worker to place and a gap beside a card (SPY-PLACE-2, SPY-PLACE-3)."""
    return me.active > 0 and len(s.places) > 0


def why_not_place(s: Position, me: Seat, gap: int) -> Refusal:
    """Why no worker can go into a gap (SPY-PLACE-1, SPY-PLACE-2, SPY-PLACE-3)."""
    if s.step not in (ACTION, ASK_LATE):
        return why_unfinished()
    if s.step == ACTION and me.phase == 2:
        return Refusal("SPY-PLACE-1", "why-place-phase")
    if me.active == 0:
        return Refusal("SPY-PLACE-2", "why-no-active", lacks={"figures/active": 1})
    return Refusal("SPY-PLACE-3", "why-no-card-left")


def why_not_place_there(s: Position, form: AnyForm) -> Refusal:
    """Only active workers are placed, and only between slots that share a side (SPY-PLACE-2, SPY-GEO-1)."""
    if form.get("worker", "active") != "active":
        return Refusal("SPY-PLACE-2", "why-not-active")
    return Refusal("SPY-GEO-1", "why-no-gap")


def do_place(s: Position, me: Seat, gap: int) -> None:
    """One active worker goes from the Start card into a gap, however crowded.

    SPY-PLACE-2, SPY-PLACE-4, SPY-GEO-3
    """
    me.active -= 1
    me.market += 1
    shift(s, gap, 1)
    if s.journal is not None:
        journal.placed(s, gap)
    end_turn(s)


def withdraw(s: Position, me: Seat, gap: int) -> None:
    """A worker leaves the market, inactive until the next round start.

    SPY-EARN-2, SPY-ACT-2, SPY-PLACE-5
    """
    me.market -= 1
    me.inactive += 1
    shift(s, gap, -1)


def shift(s: Position, gap: int, workers: int) -> None:
    """So many workers of the acting seat come to a gap, or leave it (SPY-GEO-3)."""
    t = s.t
    add(s.gaps, s.actor * GAPS + gap, workers)
    around = s.around.copy()
    add(around, t.gap_a[gap], workers)
    add(around, t.gap_b[gap], workers)
    s.around = around


def neighbours(s: Position, gap: int) -> list[int]:
    """The slots beside a gap that still hold a card (SPY-GEO-1, SPY-GEO-2)."""
    a = s.t.gap_a[gap]
    b = s.t.gap_b[gap]
    if s.slots[a] == EMPTY:
        return [] if s.slots[b] == EMPTY else [b]
    return [a] if s.slots[b] == EMPTY else [a, b]


# --- earning money ---------------------------------------------------------------------------------


def offer_earn(s: Position, offer: list[int]) -> None:
    """Any own worker in the market can be withdrawn for money (SPY-EARN-1, SPY-EARN-2)."""
    base = s.actor * GAPS
    gaps = s.gaps
    for gap in range(GAPS):
        if gaps[base + gap]:
            offer.append(s.t.to_earn + gap)


def why_not_earn(s: Position, me: Seat, gap: int) -> Refusal:
    """Why no money can be earned from a gap (SPY-EARN-1, SPY-EARN-2)."""
    if s.step != ACTION:
        return why_unfinished()
    if me.phase == 1:
        return Refusal("SPY-EARN-1", "why-earn-phase")
    return Refusal("SPY-EARN-2", "why-no-worker-there")


def do_earn(s: Position, me: Seat, gap: int) -> None:
    """Choose the worker; with no card beside it there is nothing to designate (SPY-EARN-2, SPY-EARN-4)."""
    s.gap = gap
    beside = neighbours(s, gap)
    if len(beside) == 2:
        s.step = ASK_DESIGNATE
    else:
        do_designate(s, me, beside[0] if beside else NOWHERE)


def offer_designate(s: Position) -> list[int]:
    """The cards beside the worker, with or without tokens or other workers (SPY-EARN-2, SPY-EARN-5)."""
    return [s.t.to_designate + slot for slot in neighbours(s, s.gap)]


def why_not_designate(s: Position, me: Seat, slot: int) -> Refusal:
    """Why a card cannot be designated (SPY-EARN-1, SPY-EARN-2)."""
    if s.step == ACTION and me.phase == 1:
        return Refusal("SPY-EARN-1", "why-earn-phase")
    if s.step not in (ACTION, ASK_DESIGNATE):
        return why_unfinished()
    if s.slots[slot] == EMPTY:
        return Refusal("SPY-EARN-2", "why-taken")
    if s.step == ACTION:
        return Refusal("SPY-EARN-2", "why-worker-first")
    return Refusal("SPY-EARN-2", "why-not-beside", journal.gap_args(s, s.gap))


def why_designate(s: Position, form: AnyForm) -> Refusal | None:
    """One of two cards has to be named (SPY-EARN-2)."""
    return Refusal("SPY-EARN-2", "why-designate") if form.get("slot") is None else None


def sensible_designations(s: Position, me: Seat) -> list[int]:
    """The card that pays most, the first of equals: the money is all that a designation brings (SPY-EARN-3)."""
    best = max(neighbours(s, s.gap), key=lambda slot: earnings(s, me, slot))
    return [s.t.to_designate + best]


def do_designate(s: Position, me: Seat, slot: int) -> None:
    """The worker leaves for the money the designated card yields (SPY-EARN-2, SPY-EARN-3)."""
    gap = s.gap
    money = earnings(s, me, slot)
    withdraw(s, me, gap)
    me.money += money
    if s.journal is not None:
        journal.earned(s, gap, slot, money)
    end_turn(s)


def earnings(s: Position, me: Seat, slot: int) -> int:
    """£1 for each other worker around the card, and more with Capitalization.

    SPY-EARN-3, SPY-EARN-4, SPY-EARN-5, SPY-TQ-CAP-1, SPY-TQ-CAP-2
    """
    money = 0 if slot == NOWHERE else (s.around[slot] - 1) * s.t.earnings
    if me.techniques & CAPITALIZATION and (slot != NOWHERE or s.pays_without_card()):
        money += s.t.extra_money
    return money
