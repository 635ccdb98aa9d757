"""Placing properties: kinds and prices, hexes, and the heir board's bonuses that wait for the last one."""

from __future__ import annotations

from magnate.games.sweetlands.rules_codes import (
    DIAMOND,
    K_LAB,
    K_STORE,
    LAB,
    PROP_AT,
    STORES,
    TENT,
    WHO,
    WOOD,
)
from magnate.games.sweetlands.rules_effects import batch, charge, collect, offer_cells
from magnate.games.sweetlands.rules_map import place_property, sites
from magnate.games.sweetlands.state import F_PROPERTY, OPTIONAL, Position

# --- properties -----------------------------------------------------------------------------------------------


def kind_cost(s: Position, seat: int, kind: int) -> int:
    """The cost of the next property of a kind, -1 when none is left (SWL-PROP-9, SWL-PROP-15, SWL-PROP-18)."""
    t = s.t
    v = s.sheets[seat]
    if kind < K_LAB:
        row = v[TENT + kind]
        return t.row_cost[row] if row < t.tokens[kind] else -1
    if kind == K_LAB:
        return t.lab_cost[v[LAB]] if v[LAB] < t.tokens[K_LAB] else -1
    return -1 if v[STORES + kind - K_STORE] else t.store_cost[kind - K_STORE]


def kind_payable(s: Position, seat: int, kind: int, cut: int) -> bool:
    """Whether a property of a kind is left and can be paid; `cut` -1 means free of charge.

    SWL-PROP-5, SWL-PROP-21, SWL-PROP-22, SWL-PROP-26.
    """
    number = kind_cost(s, seat, kind)
    if number < 0:
        return False
    if cut < 0:
        return True
    v = s.sheets[seat]
    cost = s.t.costs[number]
    if v[WOOD] < cost[WOOD] - cut:
        return False
    for i in range(DIAMOND + 1):
        if i != WOOD and v[i] < cost[i]:
            return False
    return True


def property_possible(s: Position, seat: int, priced: int, cut: int) -> bool:
    """Whether a property can be placed at all (SWL-PROP-25, SWL-AREA-7)."""
    if sites(s, seat) == 0:
        return False
    for kind in range(7):
        if kind_payable(s, seat, kind, cut if priced else -1):
            return True
    return False


def step_property(s: Position, seat: int) -> bool:
    """Ask for a kind, then for its hex; after the last one the heir board pays out (SWL-PROP-8, SWL-Q-5)."""
    stack = s.stack
    end = len(stack) - 2
    if stack[end - 1] >= 0:
        return True
    if stack[end - 5] > 0 and stack[end - 2] & ~s.sheets[seat][PROP_AT]:
        for kind in range(7):
            if kind_payable(s, seat, kind, stack[end - 3]):
                return True
    finish_property(s, seat)
    return False


def finish_property(s: Position, seat: int) -> None:
    """All heir board bonuses of the effect become one batch (SWL-PROP-8, SWL-Q-5)."""
    p = s.frame()
    waiting = s.stack[p : len(s.stack) - 7]
    s.drop()
    later: list[int] = []
    for effects in waiting:
        collect(s, seat, effects, 1, later)
    batch(s, later)


def offer_property(s: Position, seat: int, out: list[int]) -> None:
    """Kinds that can be taken, or hexes for the one taken (SWL-PROP-1 to SWL-PROP-4)."""
    t = s.t
    stack = s.stack
    end = len(stack) - 2
    if stack[end - 1] >= 0:
        offer_cells(stack[end - 2] & ~s.sheets[seat][PROP_AT], t.b_site, out)
        return
    for kind in range(7):
        if kind_payable(s, seat, kind, stack[end - 3]):
            out.append(t.b_build + kind)
    if stack[end - 4] == OPTIONAL:
        out.append(t.b_stop)


def answer_property(s: Position, seat: int, choice: int) -> None:
    """Take and pay a property, then place it (SWL-PROP-5, SWL-PROP-6, SWL-PROP-12, SWL-PROP-17, SWL-PROP-20)."""
    t = s.t
    v = s.sheets[seat]
    stack = s.stack
    end = len(stack) - 2
    if choice == t.b_stop:
        finish_property(s, seat)
        return
    if choice < t.b_site:
        kind = choice - t.b_build
        stack[end - 1] = kind
        cut = stack[end - 3]
        if cut >= 0:
            cost = t.costs[kind_cost(s, seat, kind)]
            charge(v, cost, 1)
            v[WOOD] += min(cut, cost[WOOD])
        return
    kind = stack[end - 1]
    if kind < K_LAB:
        bonus = t.row_list[v[WHO]][kind][v[TENT + kind]]
    else:
        bonus = 0 if kind == K_LAB else t.store_list[kind - K_STORE]
    frame = [stack[end - 5] - 1, OPTIONAL, stack[end - 3], stack[end - 2], -1]
    waiting = stack[s.frame() : end - 5]
    if bonus:
        waiting.append(bonus)
    s.drop()
    s.push(F_PROPERTY, waiting + frame)
    later: list[int] = []
    store = kind - K_STORE if kind >= K_STORE else -1
    place_property(s, seat, min(kind, K_STORE), store, choice - t.b_site, later)
    batch(s, later)
