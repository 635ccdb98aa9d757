"""What everything on the table is, by the id the view uses: a sentence with its figures, its clauses, what is
reconstructed."""

from __future__ import annotations

from typing import Any

from magnate.core.components import reconstructed
from magnate.core.contract import About
from magnate.core.message import Arg, Message
from magnate.games.carnegie.constants import EFFECTS, TILES
from magnate.games.carnegie.tables import Tables
from magnate.games.carnegie.view_andrew import listed

PERMANENT_CLAUSES = {4: ["CAR-D04-1", "CAR-D04-2", "CAR-D04-3"], 8: ["CAR-D08-1", "CAR-D08-2", "CAR-D08-3"]}
MORE_CLAUSES = {
    2: ["CAR-D02-1", "CAR-D02-2"],
    3: ["CAR-D03-1", "CAR-D03-2"],
    15: ["CAR-D15-1", "CAR-D15-2", "CAR-D15-3", "CAR-D15-4"],
    16: ["CAR-D16-1", "CAR-D16-2"],
}


def catalogue(t: Tables) -> dict[str, About]:
    """Everything one can point at."""
    found: dict[str, About] = {}
    for d in range(t.departments):
        about = department_about(t, d)
        found[f"dept:{t.dept_names[d]}"] = about
        if d < TILES:
            found[f"display:{d + 1}"] = about
    found["lobby"] = About(Message("help-lobby"), ["CAR-EMP-1", "CAR-COMP-5"], [])
    for vp in sorted({t.space_vp[space] for space in t.free_spaces}):
        args: dict[str, Arg] = {"vp": vp, "with": t.price_with, "without": t.price_without}
        found[f"free:{vp}"] = About(
            Message("help-free", args), ["CAR-MGMT-3", "CAR-MGMT-4", "CAR-SCORE-4"], []
        )
    for city in range(t.cities):
        found[f"city:{t.city_names[city]}"] = city_about(t, city)
    for region in range(4):
        name = t.regions[region]
        found[f"track:{name}"] = track_about(t, region)
        found[f"zone:{name}"] = About(
            Message("help-zone", {"region": f"@region-{name}"}), ["CAR-MISS-2", "CAR-MISS-5"], []
        )
    for tab in range(4):
        found[f"tab:{t.projects[tab]}"] = tab_about(t, tab)
    for cell in range(len(t.cell_names)):
        found[f"cell:{t.cell_names[cell]}"] = cell_about(t, cell)
    for row in range(4):
        found[f"row:{t.types[row]}"] = row_about(t, row)
    found["choice-tile"] = About(
        Message("help-choice-tile", {"vp": t.tile_vp}), ["CAR-CHOICE-1", "CAR-CHOICE-2", "CAR-SCORE-2"], []
    )
    found["andrew"] = About(
        Message("help-andrew"), ["CAR-SOLO-14", "CAR-SOLO-20", "CAR-SOLO-23"], ["discs_available"]
    )
    for card in range(t.cards):
        found[f"card:{t.card_names[card]}"] = card_about(t, card)
    return found


def department_about(t: Tables, d: int) -> About:
    """A department: its effect, its workstations, the clauses behind it."""
    args: dict[str, Arg] = {
        "stations": t.stations[d], "price": t.station_price[d], "extra": t.extra_goods[d], "step": t.cheap_step,
        "usual": t.cost_step, "discount": t.discount, "least": t.least_research, "with": t.price_with,
        "without": t.price_without, "most": 0, "pay-money": 0,
    }  # fmt: skip
    gains = {
        "money": t.gain_money, "goods": t.gain_goods, "vp": t.gain_vp, "moves": t.gain_moves,
        "research": t.gain_research, "employee": t.gain_employee, "pairs": t.gain_pairs,
    }  # fmt: skip
    for e in range(t.effects[d]):
        at = d * EFFECTS + e
        where = "away" if t.mission[at] else "stay"
        for what, table in gains.items():
            if table[at]:
                args[f"{where}-{what}"] = table[at]
        args["most"] = t.most[at]
        args["pay-money"] = t.pay_money[at]
    clauses = MORE_CLAUSES.get(d + 1, PERMANENT_CLAUSES.get(d + 1, [t.dept_clauses[d]]))
    data = t.components["departments"]["tiles"] + t.components["company"]["starting_departments"]
    return About(
        Message(f"help-dept-{t.dept_names[d]}", args),
        [*clauses, "CAR-DEPT-1" if d < TILES else "CAR-ACT-4"],
        reconstructed(data[d]),
    )


def city_about(t: Tables, city: int) -> About:
    """A city: region, points, income symbol, link points."""
    name = t.city_names[city]
    args: dict[str, Arg] = {
        "name": f"@city-{name}", "region": f"@region-{t.regions[t.city_region[city]]}", "vp": t.city_vp[city],
        "income": t.city_income[city], "points": t.city_points[city],
    }  # fmt: skip
    clauses = ["CAR-SCORE-7", "CAR-BUILD-5"]
    if t.city_income[city]:
        clauses.append("CAR-BUILD-7")
    if t.city_points[city]:
        clauses.append("CAR-LINK-2")
    unsure = reconstructed(t.components["cities"][city])
    if len(t.components["cities"][city]["slots"]) > 1:
        unsure += [f"slot_order.{field}" for field in reconstructed(t.components["slot_order"])]
    return About(Message("help-city", args), clauses, unsure)


def amount(gain: dict[str, int]) -> str:
    """A gain in figures and signs that every language reads alike."""
    signs = {"money": "${n}", "goods": "{n}▪", "vp": "{n}★", "research": "{n}⚗", "employee": "{n}☺"}
    return " ".join(signs[what].format(n=n) for what, n in gain.items())


def track_about(t: Tables, region: int) -> About:
    """A transport track: incomes, steps, bonus."""
    name = t.regions[region]
    data = next(track for track in t.components["transport"]["tracks"] if track["region"] == name)
    args: dict[str, Arg] = {
        "region": f"@region-{name}", "incomes": ", ".join(amount(income) for income in data["income"]),
        "steps": ", ".join(str(step) for step in data["steps"]), "bonus": amount(data["bonus"]),
        "levels": listed([f"@level-{level}" for level in data["levels"]]),
    }  # fmt: skip
    return About(
        Message("help-track", args), ["CAR-TRANS-1", "CAR-TRANS-2", "CAR-TRANS-3"], reconstructed(data)
    )


def section_text(section: dict[str, Any]) -> str:
    """One section of a tab in figures and signs; end points in brackets."""
    if section.get("max_plus"):
        return f"[MAX +{section['max_plus']}]"
    if section.get("end_vp"):
        return f"[{section['end_vp']}★]"
    return "/".join(amount(income) for income in section.get("income", [])) or "–"


def tab_about(t: Tables, tab: int) -> About:
    """A tab: both sides with incomes, end points and steps."""
    name = t.projects[tab]
    data = t.components["tabs"]["projects"][name]
    args: dict[str, Arg] = {"tab": f"@tab-{name}", "goods": t.project_goods[tab]}
    unsure: list[str] = []
    for side in ("A", "B"):
        args[side.lower()] = ", ".join(section_text(section) for section in data[side]["sections"])
        args[f"steps{side}"] = ", ".join(str(step) for step in data[side]["steps"])
        unsure += [f"{side}.{field}" for field in reconstructed(data[side])]
    return About(Message("help-tab", args), ["CAR-TAB-1", "CAR-TAB-2", "CAR-SCORE-5", "CAR-BUILD-2"], unsure)


def cell_about(t: Tables, cell: int) -> About:
    """A donation cell: what it counts."""
    name = t.cell_names[cell]
    args: dict[str, Arg] = {
        "vp": t.cell_vp[cell], "times": t.cell_times[cell], "money": t.cell_money[cell],
        "goods": t.cell_goods[cell],
    }  # fmt: skip
    data = t.components["donations"]["cells"][cell]
    clauses = [f"CAR-CELL-{name}", "CAR-CELL-1", "CAR-DON-2"]
    return About(Message(f"help-cell-{name}", args), clauses, reconstructed(data))


def row_about(t: Tables, row: int) -> About:
    """A row of the timeline and its end space; the tile in it is part of the view."""
    return About(
        Message(
            "help-row",
            {"type": f"@type-{t.types[row]}", "end": f"@event-end-{t.regions[t.end_region[row]]}"},
        ),
        ["CAR-TIME-1", "CAR-TIME-2", "CAR-EVENT-1"],
        [],
    )


def card_about(t: Tables, card: int) -> About:
    """One of Andrew's cards."""
    args: dict[str, Arg] = {
        "card": t.card_names[card], "row": f"@type-{t.types[t.card_row[card]]}",
        "cell": f"@cell-{t.cell_names[t.card_cell[card]]}", "slide": t.card_slide[card],
        "steps": t.card_steps[card], "region": f"@region-{t.regions[t.card_region[card]]}",
        "departments": ", ".join(t.types[kind] for kind in t.card_types[card]),
        "cities": listed([f"@city-{t.city_names[city]}" for city in t.card_cities[card]]),
    }  # fmt: skip
    return About(Message("help-card", args), ["CAR-SOLO-14", "CAR-SOLO-15", "CAR-SOLO-16", "CAR-SOLO-17"], [])
