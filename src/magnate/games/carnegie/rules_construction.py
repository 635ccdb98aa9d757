"""Construction: projects on the map, by Construction, Engineering and Outsourcing."""

from __future__ import annotations

from magnate.games.carnegie.rules_event import transport_income
from magnate.games.carnegie.rules_setup import has_free_twin
from magnate.games.carnegie.state import SLOT, USED, Position
from magnate.games.carnegie.tables import ANY, EFFECTS


def can_build(s: Position, seat: int, project: int, fee: int) -> bool:
    """Whether a project type has a disc, its goods (and the fee beside them) and a free slot
    (CAR-BUILD-2, CAR-BUILD-3, CAR-BUILD-4, CAR-BUILD-5, CAR-D10-1)."""
    if s.open_slots[project] + s.open_slots[ANY] == 0:
        return False
    return s.can_pay(seat, fee, s.t.project_goods[project]) and s.discs_on_tab(seat, project) > 0


def can_project(s: Position, seat: int, fee: int) -> bool:
    """Whether any project can be built (CAR-MISS-3)."""
    return any(can_build(s, seat, project, fee) for project in range(4))


def offer_projects(s: Position) -> list[int]:
    """The project types that can be built, or leave (CAR-BUILD-1, CAR-D09-1, CAR-D10-1)."""
    fee = s.t.pay_money[s.using * EFFECTS + s.effect]
    out: list[int] = []
    for project in range(4):
        if can_build(s, s.actor, project, fee):
            out.append(s.t.PROJECT + project)
    out.append(s.t.LEAVE)
    return out


def apply_project(s: Position, project: int) -> None:
    """The type is picked; its slot follows (CAR-BUILD-5)."""
    s.project = project
    s.step = SLOT


def offer_slots(s: Position) -> list[int]:
    """Every free slot of the type and every free small city (CAR-BUILD-4, CAR-BUILD-5, CAR-BUILD-6)."""
    t = s.t
    out: list[int] = []
    for slot in t.slots_of_type[s.project]:
        if s.slots[slot] < 0 and not has_free_twin(s, slot):
            out.append(t.BUILD + slot)
    return out


def apply_slot(s: Position, slot: int) -> None:
    """Pay, send the employee to the region of the city unless outsourced, build, and be paid by a marked town
    (CAR-BUILD-1, CAR-BUILD-2, CAR-BUILD-3, CAR-BUILD-7, CAR-BUILD-8, CAR-BUILD-9, CAR-MISS-2, CAR-D10-1)."""
    t = s.t
    seat = s.actor
    at = s.using * EFFECTS + s.effect
    region = t.slot_region[slot]
    city = t.slot_city[slot]
    s.pay(seat, t.pay_money[at], t.project_goods[s.project])
    if t.mission[at]:
        space = s.where[seat * t.departments + s.using]
        s.stand[seat * t.spaces + space] -= 1
        s.zones[seat * 4 + region] += 1
    else:
        s.used += 1
    s.built[seat * 4 + s.project] += 1
    s.put_disc(slot, seat)
    if s.journal is not None:
        note_project(s, slot, at)
    s.step = USED
    if t.city_income[city]:
        transport_income(s, region, 1)


def note_project(s: Position, slot: int, at: int) -> None:
    """Tell what was built where (CAR-BUILD-1)."""
    t = s.t
    name = t.projects[s.project]
    moved = s.moved_piece("disc", f"tab:{name}", f"city:{t.slot_names[slot]}")
    region = t.regions[t.slot_region[slot]]
    if t.mission[at]:
        space = s.where[s.actor * t.departments + s.using]
        moved.extend(s.moved_piece("employee", f"space:{t.space_names[space]}", f"zone:{region}"))
    s.note(
        "log-project",
        {"project": f"@project-{name}", "city": f"@city-{t.city_names[t.slot_city[slot]]}",
         "region": f"@region-{region}", "goods": t.project_goods[s.project], "money": t.pay_money[at],
         "mission": t.mission[at]},
        "CAR-BUILD-1",
        moved,
    )  # fmt: skip
