"""Construction: projects on the map, by Construction, Engineering and Outsourcing."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.core.rows import add, put
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_event import transport_income
from magnate.games.carnegie.rules_leave import may_leave
from magnate.games.carnegie.rules_paying import can_pay, pay
from magnate.games.carnegie.state import Position

# --- the project --------------------------------------------------------------------------------------


def can_build(s: Position, seat: int, project: int, fee: int) -> bool:
    """Whether a project type has a disc, its goods (and the fee beside them) and a free slot
    (CAR-BUILD-2, CAR-BUILD-3, CAR-BUILD-4, CAR-BUILD-5, CAR-D10-1)."""
    if s.goods[seat] < s.t.project_goods[project] or s.open_slots[project] + s.open_slots[st.ANY] == 0:
        return False
    return can_pay(s, seat, fee, s.t.project_goods[project]) and s.discs_on_tab(seat, project) > 0


def can_project(s: Position, seat: int, fee: int) -> bool:
    """Whether any project can be built (CAR-MISS-3)."""
    for project in range(4):
        if can_build(s, seat, project, fee):
            return True
    return False


def offer_project(s: Position) -> list[int]:
    """The project types that can be built, or leave (CAR-BUILD-1, CAR-D09-1, CAR-D10-1)."""
    t = s.t
    fee = t.pay_money[s.using * st.EFFECTS + s.effect]
    out: list[int] = []
    for project in range(4):
        if can_build(s, s.actor, project, fee):
            out.append(t.to_project + project)
    if may_leave(s) or not out:
        out.append(t.to_leave)
    return out


def why_not_project(s: Position, project: int) -> Refusal:
    """A project type: disc on its tab, goods, a free slot (CAR-BUILD-1 to CAR-BUILD-5, CAR-BUILD-8, CAR-D10-1)."""
    t = s.t
    seat = s.actor
    if s.step not in (st.PROJECT, st.SLOT):
        return Refusal("CAR-BUILD-1", "why-builder-first")
    if s.discs_on_tab(seat, project) < 1:
        return Refusal("CAR-BUILD-3", "why-no-project")
    goods = t.project_goods[project]
    if s.goods[seat] < goods:
        lacks = {"figures/goods": goods}
        if town_would_cover(s, seat, goods - s.goods[seat]):
            return Refusal("CAR-BUILD-8", "why-town-later", {}, lacks)
        return Refusal("CAR-BUILD-2", "why-project-price", {"n": goods}, lacks)
    fee = t.pay_money[s.using * st.EFFECTS + s.effect]
    if not can_pay(s, seat, fee, goods):
        return Refusal("CAR-D10-1", "why-outsourcing", {"n": fee}, {"figures/money": fee})
    if s.step == st.SLOT:
        return Refusal("CAR-BUILD-5", "why-slot-first")
    return Refusal("CAR-BUILD-4", "why-no-slot-left")


def town_would_cover(s: Position, seat: int, missing: int) -> bool:
    """Whether the income of some free town would bring the missing goods, had it come before the payment
    (CAR-BUILD-8)."""
    t = s.t
    for slot in range(t.slots):
        region = t.slot_region[slot]
        pays = t.track_goods[region * st.SPAN + s.track[seat * 4 + region]]
        if s.slots[slot] < 0 and t.city_income[t.slot_city[slot]] and pays >= missing:
            return True
    return False


def do_project(s: Position, project: int) -> None:
    """The type is picked; its slot follows (CAR-BUILD-5)."""
    s.project = project
    s.step = st.SLOT


# --- its slot -----------------------------------------------------------------------------------------


def offer_slots(s: Position, slots: list[int], verb: int) -> list[int]:
    """The free ones of some slots. Of equal ones of a city the leftmost, since only against Andrew does it matter
    which is filled (CAR-BUILD-4, CAR-BUILD-5, CAR-BUILD-6, CAR-SOLO-17)."""
    out: list[int] = []
    owner = s.slots
    alone = s.seats == 1
    for slot in slots:
        if owner[slot] < 0:
            twin = s.t.slot_twin[slot]
            if alone or twin < 0 or owner[twin] >= 0:
                out.append(verb + slot)
    return out


def offer_build(s: Position) -> list[int]:
    """Every free slot of the type and every free small city (CAR-BUILD-4, CAR-BUILD-5, CAR-BUILD-6)."""
    return offer_slots(s, s.t.slots_of_type[s.project], s.t.to_build)


def why_not_build(s: Position, slot: int) -> Refusal:
    """A slot: free, and of the right type (CAR-BUILD-4, CAR-BUILD-5, CAR-BUILD-6)."""
    if s.slots[slot] >= 0:
        return Refusal("CAR-BUILD-4", "why-slot-taken")
    if s.step != st.SLOT:
        return Refusal("CAR-BUILD-1", "why-builder-first")
    if s.t.slot_type[slot] not in (s.project, st.ANY):
        return Refusal("CAR-BUILD-5", "why-slot-type")
    return Refusal("CAR-BUILD-6", "why-slot-twin")


def do_build(s: Position, slot: int) -> None:
    """Pay, send the employee to the region of the city unless outsourced, build, and be paid by a marked town
    (CAR-BUILD-1, CAR-BUILD-2, CAR-BUILD-3, CAR-BUILD-7, CAR-BUILD-8, CAR-BUILD-9, CAR-MISS-2, CAR-D10-1)."""
    t = s.t
    seat = s.actor
    at = s.using * st.EFFECTS + s.effect
    region = t.slot_region[slot]
    pay(s, seat, t.pay_money[at], t.project_goods[s.project])
    if t.mission[at]:
        send(s, region)
    else:
        s.used += 1
    tab = seat * 4 + s.project
    s.built = put(s.built, tab, s.built[tab] + 1)
    s.put_disc(slot, seat)
    if s.journal is not None:
        journal.built_project(s, slot, at)
    s.step = st.USED
    if t.city_income[t.slot_city[slot]]:
        transport_income(s, region, 1)


def send(s: Position, region: int) -> None:
    """The very employee who performs the use goes to the mission zone (CAR-MISS-1, CAR-MISS-4)."""
    t = s.t
    seat = s.actor
    add(s.stand, seat * t.spaces + s.where[seat * t.departments + s.using], -1)
    s.zones = put(s.zones, seat * 4 + region, s.zones[seat * 4 + region] + 1)
