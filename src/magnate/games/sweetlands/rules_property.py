"""Placing properties: kinds and prices, hexes, and the heir board's bonuses that wait for the last one."""

from __future__ import annotations

from magnate.core.message import AnyForm, Refusal
from magnate.core.rows import add
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_effects import batch, charge, collect, cost_said, offer_cells, short_of
from magnate.games.sweetlands.rules_map import ground, place_property, sites
from magnate.games.sweetlands.state import Position

# --- properties -----------------------------------------------------------------------------------------------


def kind_cost(s: Position, seat: int, kind: int) -> int:
    """The cost of the next property of a kind, -1 when none is left (SWL-PROP-9, SWL-PROP-15, SWL-PROP-18)."""
    t = s.t
    v = s.sheets[seat]
    if kind < c.K_LAB:
        row = v[c.TENT + kind]
        return t.row_cost[row] if row < t.tokens[kind] else -1
    if kind == c.K_LAB:
        return t.lab_cost[v[c.LAB]] if v[c.LAB] < t.tokens[c.K_LAB] else -1
    return -1 if v[c.STORES + kind - c.K_STORE] else t.store_cost[kind - c.K_STORE]


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
    if v[c.WOOD] < cost[c.WOOD] - cut:
        return False
    for i in range(c.DIAMOND + 1):
        if i != c.WOOD and v[i] < cost[i]:
            return False
    return True


def property_possible(s: Position, seat: int, priced: int, cut: int, on: int) -> bool:
    """Whether a property can be placed at all, or on a terrain (SWL-PROP-25, SWL-AREA-7)."""
    if sites(s, seat) & ground(s, seat, on) == 0:
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
    if stack[end - 5] > 0 and stack[end - 2] & ~s.sheets[seat][c.PROP_AT]:
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
    if s.journal is not None:
        s.cause = f"@char-{s.t.who_ids[s.sheets[seat][c.WHO]]}"
    for effects in waiting:
        collect(s, seat, effects, 1, later)
    batch(s, later)


def offer_property(s: Position, seat: int, out: list[int]) -> None:
    """Kinds that can be taken, or hexes for the one taken (SWL-PROP-1 to SWL-PROP-4)."""
    t = s.t
    stack = s.stack
    end = len(stack) - 2
    if stack[end - 1] >= 0:
        offer_cells(stack[end - 2] & ~s.sheets[seat][c.PROP_AT], t.to_site, out)
        return
    for kind in range(7):
        if kind_payable(s, seat, kind, stack[end - 3]):
            out.append(t.to_build + kind)
    if stack[end - 4] == c.OPTIONAL:
        out.append(t.to_stop)


def why_not_build(s: Position, kind: int) -> Refusal:
    """A kind that is used up or too dear (SWL-PROP-25, SWL-PROP-5)."""
    number = kind_cost(s, s.actor, kind)
    if number < 0:
        return Refusal("SWL-PROP-25", "why-prop-none")
    end = len(s.stack) - 2
    if s.top() == c.F_PROPERTY and s.stack[end - 1] < 0:
        cost = s.t.costs[number].copy()
        cost[c.WOOD] = max(0, cost[c.WOOD] - s.stack[end - 3])
        return Refusal("SWL-PROP-5", "why-prop-price", {"cost": cost_said(cost)}, short_of(s, s.actor, cost))
    return Refusal("SWL-GEN-10", "why-units-done")


def why_not_that_row(s: Position, form: AnyForm) -> Refusal | None:
    """The clock by a place-property effect, an upper row first, a lab out of order
    (SWL-PROP-1, SWL-PROP-9, SWL-PROP-15, SWL-PROP-25)."""
    kind = form.get("kind")
    if kind == "clock":
        return Refusal("SWL-PROP-1", "why-prop-clock")
    if kind == "lab":
        return Refusal("SWL-PROP-15", "why-prop-lab")
    if kind in ("tent", "house", "bldg") and "row" in form:
        built = s.sheets[s.actor][c.TENT + c.KINDS.index(str(kind))]
        row = form["row"]
        if isinstance(row, int) and row <= built:
            return Refusal("SWL-PROP-25", "why-prop-none")
        return Refusal("SWL-PROP-9", "why-prop-row")
    return None


def why_not_site(s: Position, cell: int) -> Refusal:
    """A hex that cannot take the property (SWL-PROP-2 to SWL-PROP-4)."""
    v = s.sheets[s.actor]
    bit = 1 << cell
    if v[c.MAP] < 0:
        return Refusal("SWL-GEN-10", "why-units-done")
    if v[c.PROP_AT] & bit:
        return Refusal("SWL-PROP-3", "why-prop-occupied")
    if not (v[c.TILES_AT] | s.t.capital_at[v[c.MAP]]) & bit:
        return Refusal("SWL-PROP-2", "why-prop-bare")
    if v[c.TILES_AT] & ~v[c.FLIPPED_AT] & bit:
        return Refusal("SWL-PROP-2", "why-prop-fresh")
    if s.top() == c.F_PROPERTY and not s.stack[len(s.stack) - 4] & bit:
        return Refusal("SWL-PROP-4", "why-prop-late")
    return Refusal("SWL-GEN-10", "why-units-done")


def do_property(s: Position, seat: int, choice: int) -> None:
    """Take and pay a property, then place it (SWL-PROP-5, SWL-PROP-6, SWL-PROP-12, SWL-PROP-17, SWL-PROP-20)."""
    t = s.t
    v = s.sheets[seat]
    stack = s.stack
    end = len(stack) - 2
    if choice == t.to_stop:
        finish_property(s, seat)
        return
    if choice < t.to_site:
        kind = choice - t.to_build
        stack[end - 1] = kind
        cut = stack[end - 3]
        if cut >= 0:
            cost = t.costs[kind_cost(s, seat, kind)]
            charge(v, cost)
            add(v, c.WOOD, min(cut, cost[c.WOOD]))
            if s.journal is not None:
                due = [*cost[: c.WOOD], cost[c.WOOD] - min(cut, cost[c.WOOD]), *cost[c.WOOD + 1 :]]
                journal.paid(s, seat, due, f"@prop-{c.BUILDS[kind]}", "SWL-PROP-5")
        return
    kind = stack[end - 1]
    if kind < c.K_LAB:
        bonus = t.row_list[v[c.WHO]][kind][v[c.TENT + kind]]
    else:
        bonus = 0 if kind == c.K_LAB else t.store_list[kind - c.K_STORE]
    frame = [stack[end - 5] - 1, c.OPTIONAL, stack[end - 3], stack[end - 2], -1]
    waiting = stack[s.frame() : end - 5]
    if bonus:
        waiting.append(bonus)
    s.drop()
    s.push(c.F_PROPERTY, waiting + frame)
    later: list[int] = []
    store = kind - c.K_STORE if kind >= c.K_STORE else -1
    place_property(s, seat, min(kind, c.K_STORE), store, choice - t.to_site, later)
    batch(s, later)
