"""Whether a components file describes a playable game; every problem is told, not only the first.

What each table holds stands in `shapes.toml`; here is what must fit together.
"""

from __future__ import annotations

from typing import Any

from magnate.core.checking import Findings, provenance, shapes, table
from magnate.core.components import Components

TYPES = ["HR", "MG", "CO", "RD"]
REGIONS = ["west", "midwest", "south", "east"]
PROJECTS = ["housing", "commerce", "industry", "public"]
SIZES = {"small": 1, "medium": 3, "large": 5}
PERMANENTS = [
    "donation_cost_step",
    "move_one_employee_into_new_department",
    "second_lobby",
    "transport_step_discount",
]
TILES = 16
EMPLOYEES = 15
LINKS = 7
COUNTS = {"rounds": 20}


class Problems(Findings):
    """The sentences found so far."""

    def need(self, holds: bool, sentence: str) -> None:
        """Note a sentence when something does not hold."""
        if not holds:
            self.found.append(sentence)


def check(components: Components) -> None:
    """Raise `BadComponents` with every problem the file has."""
    problems = Problems()
    table(shapes(__package__))(problems, "", components.data)
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
        sorted(effects) == PERMANENTS,
        f"departments.tiles: the permanent effects must be {', '.join(PERMANENTS)}.",
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
