"""Whether a components file describes a playable game; every problem is told, not only the first."""

from __future__ import annotations

from typing import Any

from magnate.core.checking import (
    Findings,
    Rule,
    by,
    each,
    number,
    provenance,
    rows,
    share,
    table,
    text,
    true_or_false,
    word,
)
from magnate.core.components import Components

TYPES = ["HR", "MG", "CO", "RD"]
REGIONS = ["west", "midwest", "south", "east"]
PROJECTS = ["housing", "commerce", "industry", "public"]
SIZES = {"small": 1, "medium": 3, "large": 5}
INCOMES = {"money", "goods", "vp", "research", "employee"}
SECTION_INCOMES = {"money", "goods", "vp", "employee"}
PERMANENTS = {
    "second_lobby",
    "move_one_employee_into_new_department",
    "donation_cost_step",
    "transport_step_discount",
}
GAINS = INCOMES | {"moves", "vp_per_two_active_rounded_up"}
TILES = 16
SECTIONS = 7
SPACES = 5
CELLS = 20
EMPLOYEES = 15
LINKS = 7
COUNTS = {"rounds": 20}
LEVELS = ("beginner", "normal", "hard", "expert")


MOST = 60


class Problems(Findings):
    """The sentences found so far."""

    def need(self, holds: bool, sentence: str) -> None:
        """Note a sentence when something does not hold."""
        if not holds:
            self.found.append(sentence)


# --- what each entry must hold ------------------------------------------------------------------------------------

AMOUNT = number(0, MOST)
PRICE = number(1, MOST)
TYPE, REGION, PROJECT = word(*TYPES), word(*REGIONS), word(*PROJECTS)
PAID = table({}, {"money": PRICE, "goods": PRICE})
COSTS = table({}, {"money": AMOUNT, "goods": AMOUNT})
PAIR = rows(number(1, 4), 2, 2)
EFFECT = by(
    "kind",
    {
        "per_department_type": table({"kind": text, "type": TYPE, "vp": AMOUNT}),
        "per_department": table({"kind": text, "vp": AMOUNT}),
        "per_project": table({"kind": text, "projects": rows(PROJECT, 1, 4), "vp": AMOUNT}),
        "per_region_at_level": table({"kind": text, "level": text, "vp": AMOUNT}),
        "per_donation": table({"kind": text, "vp": AMOUNT}),
        "flat": table({"kind": text, "vp": AMOUNT}),
        "pay": table({"kind": text, "pay": PAID, "vp": AMOUNT, "max_times": number(1, 12)}),
        "per_active_employee": table({"kind": text, "vp": AMOUNT}),
        "per_disc_region": table({"kind": text, "region": REGION, "vp": AMOUNT}),
        "per_disc_size": table({"kind": text, "size": word("small"), "vp": AMOUNT}),
    },
)
USE = table(
    {"mission": true_or_false},
    {
        "gain": table({}, dict.fromkeys(sorted(GAINS), number(1, MOST)) | {"employee": number(1, 1)}),
        "pay": PAID,
        "times": rows(number(1, 9), 2, 2),
        "build_department": table({"goods_with_employee": AMOUNT, "goods_without_employee": AMOUNT}),
        "build_project": table({"where": word("mission_region", "anywhere")}),
        "copy_donation": true_or_false,
    },
)
PERMANENT = table(
    {"effect": word(*sorted(PERMANENTS)), "needs_active_employee": true_or_false},
    {"value": number(1, MOST), "minimum_cost": AMOUNT},
)
DEPARTMENT: dict[str, Rule] = {
    "id": text,
    "type": TYPE,
    "workstations": rows(AMOUNT, 0, 3),
    "uses": rows(USE, 0, 4),
}
SECTION = table(
    {"disc": true_or_false},
    {
        "income": rows(
            table({}, dict.fromkeys(sorted(SECTION_INCOMES), number(1, MOST)) | {"employee": number(1, 1)}),
            1,
            2,
        ),
        "end_vp": AMOUNT,
        "max_plus": AMOUNT,
    },
)
SIDE = table(
    {
        "kind": word("vp", "donation"),
        "sections": rows(SECTION, SECTIONS, SECTIONS),
        "steps": rows(PRICE, SECTIONS - 1, SECTIONS - 1),
    }
)
TRACK = table(
    {
        "region": REGION,
        "levels": rows(text, SPACES, SPACES),
        "income": rows(
            table({}, dict.fromkeys(sorted(INCOMES), number(1, MOST)) | {"employee": number(1, 1)}),
            SPACES,
            SPACES,
        ),
        "steps": rows(PRICE, SPACES - 1, SPACES - 1),
        "bonus": COSTS,
        "last_space_capacity": number(1, 1),
    }
)
CITY = table(
    {
        "id": text,
        "region": REGION,
        "size": word(*SIZES),
        "slots": rows(word("any", *PROJECTS), 1, 5),
        "vp": number(0, 20),
        "income": true_or_false,
        "link_points": number(0, 5),
        "slot_xy": rows(rows(share, 2, 2), 1, 5),
    }
)
CARD = table(
    {
        "id": text,
        "deck": word("normal", "advanced"),
        "circled": TYPE,
        "donation": text,
        "hr_slide": number(0, 10),
        "mg_departments": rows(TYPE, 0, 4),
        "co_cities": rows(text, 0, 4),
        "rd": table({"region": REGION, "steps": number(0, 10)}),
    }
)
EVENT = word(*REGIONS, "donation")
SHAPES: dict[str, Rule] = {
    "counts": each(number(1, 120), 1, 20),
    "seats": table(
        {
            str(n): table(
                {
                    "departments_removed": AMOUNT,
                    "departments_on_display": AMOUNT,
                    "neutral_discs": AMOUNT,
                    "action_choice_tiles": rows(number(1, n), 0, 4),
                }
            )
            for n in range(1, 5)
        }
    ),
    "setup": table(
        {
            **dict.fromkeys(("goods", "money", "free_moves"), AMOUNT),
            **{f"employees_{part}": AMOUNT for part in ("total", "standing", "in_lobby", "in_reserve")},
            **{f"discs_{part}": AMOUNT for part in ("total", "score_track", "in_reserve")},
            "discs_on_section_1": rows(PROJECT, 1, 4),
            "transport_start_space": number(1, SPACES - 1),
            "housing_start_type": word("housing"),
            "housing_start_sizes": rows(word("medium", "large"), 1, 2),
        }
    ),
    "selling": table({"money": PRICE}),
    "regions": table({"list": rows(REGION, 4, 4)}),
    "action_types": table({"list": rows(TYPE, 4, 4)}),
    "project_types": rows(table({"id": PROJECT, "goods_to_build": number(0, 20)}), 4, 4),
    "slot_order": table({"rule": text}),
    "cities": rows(CITY, 8, 60),
    "routes": table({"list": rows(rows(text, 2, 2), 1, 200)}),
    "transport": table({"levels": rows(text, 3, 3), "tracks": rows(TRACK, 4, 4)}),
    "links": table({"max_vp": number(0, 200), "vp": each(rows(number(0, 200), 3, 3), 1, 8)}),
    "donations": table(
        {
            "groups": rows(text, 4, 4),
            "cost_step": PRICE,
            "vp_cap": number(1, 200),
            "cap_increase_per_max": AMOUNT,
            "cells": rows(
                table({"id": text, "group": text, "row": number(1, 5), "effect": EFFECT}), CELLS, CELLS
            ),
        }
    ),
    "tabs": table(
        {
            "section_1": text,
            "board_order_top_to_bottom": rows(PROJECT, 4, 4),
            "projects": table({project: table({"A": SIDE, "B": SIDE}) for project in PROJECTS}),
        }
    ),
    "company": table(
        {
            "rows": number(4, 4),
            "cols": number(4, 4),
            "row_vp": rows(AMOUNT, 4, 4),
            "lobby": PAIR,
            "free_spaces": rows(PAIR, 10, 10),
            "starting_departments": rows(
                table({**DEPARTMENT, "pos": PAIR, "permanent_employees": number(0, 1)}), 5, 5
            ),
        }
    ),
    "departments": table(
        {
            "copies_each": number(1, 4),
            "tiles": rows(
                table(
                    {**DEPARTMENT, "no": number(1, TILES), "extra_goods_to_build": number(0, 20)},
                    {"permanent": PERMANENT},
                ),
                TILES,
                TILES,
            ),
        }
    ),
    "timeline": table(
        {
            "spaces_per_tile": number(4, 4),
            "end_tile": table(dict.fromkeys(TYPES, REGION)),
            "tiles": rows(
                table({"id": number(1, 99), "front": rows(EVENT, 4, 4), "back": rows(EVENT, 4, 4)}), 4, 20
            ),
        }
    ),
    "scoring": table({"unused_action_choice_vp": AMOUNT, "active_employee_vp": AMOUNT}),
    "solo": table(
        {
            "vp_cards": rows(AMOUNT, 1, 20),
            "difficulty": table(
                dict.fromkeys(LEVELS, table({"normal": number(0, 40), "advanced": number(0, 40)}))
            ),
            "andrew": table(
                {
                    "transport_start_space": number(1, SPACES),
                    "discs_on_tracks": number(4, 4),
                    "discs_available": number(0, 200),
                    "vp_per_department": AMOUNT,
                    "vp_per_last_transport_space": AMOUNT,
                }
            ),
            "cards": rows(CARD, 20, 80),
        }
    ),
}


# --- what must fit together ---------------------------------------------------------------------------------------


def check(components: Components) -> None:
    """Raise `BadComponents` with every problem the file has."""
    problems = Problems()
    table(SHAPES)(problems, "", components.data)
    if not problems.found:
        for part in (
            check_setup,
            check_lists,
            check_map,
            check_transport,
            check_donations,
            check_tabs,
            check_company,
            check_departments,
            check_timeline,
            check_solo,
        ):
            part(problems, components)
    provenance(problems, "", components.data)
    problems.raise_if_any("Carnegie")


def check_setup(p: Problems, c: Components) -> None:
    """Starting pieces must add up."""
    setup, counts = c["setup"], c["counts"]
    for name, wanted in COUNTS.items():
        p.need(counts[name] == wanted, f"counts.{name}: it must be {wanted}.")
    people = [f"employees_{part}" for part in ("standing", "in_lobby", "in_reserve")]
    total = sum(setup[name] for name in people)
    p.need(
        total == setup["employees_total"] == EMPLOYEES,
        f"setup: {', '.join(people)} must add up to employees_total, {EMPLOYEES}.",
    )
    standing = len(c["company"]["starting_departments"])
    p.need(
        setup["employees_standing"] == standing,
        "setup.employees_standing: one employee stands in each starting department.",
    )
    on_tabs = setup["discs_on_section_1"]
    discs = setup["discs_score_track"] + len(REGIONS) + len(on_tabs) + setup["discs_in_reserve"]
    p.need(
        discs == setup["discs_total"] and setup["discs_score_track"] == 1,
        "setup: discs_score_track (1), one on each region's track, those on section 1 and discs_in_reserve must add "
        "up to discs_total.",
    )
    p.need(
        "housing" in on_tabs,
        "setup.discs_on_section_1: the first housing needs a disc on section 1 of Housing.",
    )
    for n in range(1, 5):
        seat = c["seats"][str(n)]
        shown = seat["departments_removed"] + seat["departments_on_display"]
        p.need(
            shown == TILES * c["departments"]["copies_each"],
            f"seats.{n}: departments_removed and departments_on_display must add up to all tiles, "
            "16 times departments.copies_each.",
        )
        p.need(
            seat["neutral_discs"] <= sum(len(city["slots"]) for city in c["cities"]) // 2,
            f"seats.{n}.neutral_discs: they would take more than half of the map.",
        )


def check_lists(p: Problems, c: Components) -> None:
    """The rules name types, regions and projects, so these lists are fixed."""
    p.need(list(c["action_types"]["list"]) == TYPES, f"action_types.list must be {TYPES}.")
    p.need(list(c["regions"]["list"]) == REGIONS, f"regions.list must be {REGIONS}.")
    p.need([x["id"] for x in c["project_types"]] == PROJECTS, f"project_types must be {PROJECTS}.")


def check_map(p: Problems, c: Components) -> None:
    """Cities must be distinct, slots of known types, routes between known cities."""
    names = [city["id"] for city in c["cities"]]
    p.need(len(set(names)) == len(names), "cities: two cities share an id.")
    for city in c["cities"]:
        name, size = f"cities, {city['id']}", city["size"]
        p.need(len(city["slots"]) == SIZES[size], f"{name}: a {size} city has {SIZES[size]} slots.")
        allowed = ["any"] if size == "small" else PROJECTS
        for slot in city["slots"]:
            p.need(slot in allowed, f"{name}: a slot cannot be {slot!r}.")
        p.need(
            size == "large" or city["link_points"] == 0,
            f"{name}: only large cities have link_points above 0.",
        )
        p.need(not city["income"] or size == "small", f"{name}: only small cities pay an income.")
        p.need(len(city["slot_xy"]) == len(city["slots"]), f"{name}: one pair of slot_xy per slot is needed.")
    for a, b in c["routes"]["list"]:
        p.need(
            a in names and b in names and a != b, f"routes.list: {a} - {b} does not join two known cities."
        )
    sizes = set(c["setup"]["housing_start_sizes"])
    housing = sum(city["slots"].count("housing") for city in c["cities"] if city["size"] in sizes)
    # Neutral discs may stand on some of them; every seat must still find one.
    p.need(housing >= 4, "cities: there are fewer Housing slots than seats.")


def check_transport(p: Problems, c: Components) -> None:
    """Four tracks of five spaces, each complete."""
    tracks = c["transport"]["tracks"]
    levels = c["transport"]["levels"]
    p.need(
        sorted(t["region"] for t in tracks) == sorted(REGIONS),
        "transport.tracks: each region has exactly one track.",
    )
    for track in tracks:
        p.need(
            set(track["levels"]) <= set(levels),
            f"transport.tracks, {track['region']}: unknown level; known are {', '.join(levels)}.",
        )
    total = sum(city["link_points"] for city in c["cities"])
    p.need(total <= LINKS, f"cities: all link_points add up to {LINKS} at most, not {total}.")
    for points in range(2, total + 1):
        p.need(
            str(points) in c["links"]["vp"],
            f"links.vp.{points}: three figures are missing, since link_points add up to {total}.",
        )


def check_donations(p: Problems, c: Components) -> None:
    """Twenty different cells with effects that can be counted."""
    cells = c["donations"]["cells"]
    p.need(len({cell["id"] for cell in cells}) == len(cells), "donations.cells: two cells share an id.")
    places = {(cell["group"], cell["row"]) for cell in cells}
    p.need(
        places == {(group, row) for group in c["donations"]["groups"] for row in range(1, 6)},
        "donations.cells: every group needs a cell in each row from 1 to 5.",
    )
    for cell in cells:
        effect, name = cell["effect"], f"donations.cells, {cell['id']}"
        if effect["kind"] == "pay":
            p.need(bool(effect["pay"]), f"{name}: nothing is paid.")
        if effect["kind"] == "per_region_at_level":
            p.need(effect["level"] in c["transport"]["levels"], f"{name}: unknown level {effect['level']!r}.")


def check_tabs(p: Problems, c: Components) -> None:
    """Both sides of four tabs fit the setup, and their incomes can be taken."""
    for project in PROJECTS:
        for side in ("A", "B"):
            name = f"tabs.projects.{project}.{side}"
            data = c["tabs"]["projects"][project][side]
            first = project in c["setup"]["discs_on_section_1"]
            p.need(data["sections"][0]["disc"] == first, f"{name}: section 1 does not fit the setup.")
            for section in data["sections"]:
                incomes = section.get("income", [])
                p.need(section["disc"] or not incomes, f"{name}: a section without a disc pays no income.")
                kinds = [kind for income in incomes for kind in income]
                p.need(len(kinds) == len(set(kinds)), f"{name}: the incomes to choose from must differ.")
                p.need(
                    "employee" not in kinds or len(incomes) == 2, f"{name}: an employee is always a choice."
                )


def check_company(p: Problems, c: Components) -> None:
    """A board of 4 x 4 spaces, each used once."""
    company = c["company"]
    starting = company["starting_departments"]
    spaces = [tuple(company["lobby"])] + [tuple(pos) for pos in company["free_spaces"]]
    spaces += [tuple(d["pos"]) for d in starting]
    every = sorted((row, col) for row in range(1, 5) for col in range(1, 5))
    p.need(
        sorted(spaces) == every,
        "company: lobby, free_spaces and the pos of starting departments must fill the 16 spaces once.",
    )
    for d in starting:
        check_department(p, d, f"company.starting_departments, {d['id']}")
        p.need(
            bool(d["workstations"]),
            f"company.starting_departments, {d['id']}: a starting department needs one of workstations.",
        )


def check_departments(p: Problems, c: Components) -> None:
    """Sixteen tiles with effects the rules know."""
    tiles = c["departments"]["tiles"]
    p.need(
        sorted(t["no"] for t in tiles) == list(range(1, TILES + 1)),
        "departments.tiles: no must number them 1 to 16.",
    )
    effects = [t["permanent"]["effect"] for t in tiles if "permanent" in t]
    p.need(
        sorted(effects) == sorted(PERMANENTS),
        f"departments.tiles: the permanent effects must be {', '.join(sorted(PERMANENTS))}.",
    )
    for tile in tiles:
        name = f"departments.tiles, number {tile['no']}"
        check_department(p, tile, name)
        p.need(bool(tile["uses"]) != ("permanent" in tile), f"{name}: uses or permanent, not both.")


def check_department(p: Problems, d: dict[str, Any], name: str) -> None:
    """Workstations and uses of one department."""
    # Employees of a department are alike to the rules, so its workstations must be alike too.
    p.need(
        len(set(d["workstations"])) <= 1,
        f"{name}: all workstations of a department must have the same price.",
    )
    for use in d["uses"]:
        if "times" in use:
            p.need(use["times"][0] <= use["times"][1], f"{name}: times goes from the least to the most.")


def check_timeline(p: Problems, c: Components) -> None:
    """Tiles that can be told apart."""
    ids = [tile["id"] for tile in c["timeline"]["tiles"]]
    p.need(len(set(ids)) == len(ids), "timeline.tiles: two tiles share an id.")


def check_solo(p: Problems, c: Components) -> None:
    """Andrew's cards must name known cells and cities."""
    solo = c["solo"]
    cells = [cell["id"] for cell in c["donations"]["cells"]]
    cities = [city["id"] for city in c["cities"]]
    ids = [card["id"] for card in solo["cards"]]
    p.need(len(set(ids)) == len(ids), "solo.cards: two cards share an id.")
    for card in solo["cards"]:
        name = f"solo.cards, {card['id']}"
        p.need(card["donation"] in cells, f"{name}: unknown cell {card['donation']!r}.")
        p.need(set(card["co_cities"]) <= set(cities), f"{name}: unknown city.")
    for level, mix in solo["difficulty"].items():
        name = f"solo.difficulty.{level}"
        total = mix["normal"] + mix["advanced"]
        p.need(
            total == c["counts"]["rounds"],
            f"{name}: normal and advanced must add up to {c['counts']['rounds']}, one card per round.",
        )
        for deck in ("normal", "advanced"):
            have = sum(1 for card in solo["cards"] if card["deck"] == deck)
            p.need(mix[deck] <= have, f"{name}.{deck}: there are only {have} {deck} cards.")
