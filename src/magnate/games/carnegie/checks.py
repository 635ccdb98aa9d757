"""Whether a components file describes a playable game; every problem is told, not only the first.

What each table holds stands in `shapes.toml`; here is what must fit together.
"""

from __future__ import annotations

from typing import Any

from magnate.core.checking import Findings, remarks, shapes, table
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


def check(components: Components) -> None:
    """Raise `BadComponents` with every problem the file has."""
    f = Findings()
    table(shapes(__package__))(f, "", components.data)
    if not f.found:
        for part in PARTS:
            part(f, components)
    remarks(f, "", components.data)
    f.raise_if_any("Carnegie")


def check_setup(f: Findings, c: Components) -> None:
    """Starting pieces must add up."""
    setup, counts = c["setup"], c["counts"]
    for name, wanted in COUNTS.items():
        f.need(f"counts.{name}", counts[name] == wanted, f"it must be {wanted}")
    people = [f"employees_{part}" for part in ("standing", "in_lobby", "in_reserve")]
    total = sum(setup[name] for name in people)
    f.need(
        "setup",
        total == setup["employees_total"] == EMPLOYEES,
        f"{', '.join(people)} must add up to employees_total, {EMPLOYEES}",
    )
    standing = len(c["company"]["starting_departments"])
    f.need(
        "setup.employees_standing",
        setup["employees_standing"] == standing,
        "one employee stands in each starting department",
    )
    on_tabs = setup["discs_on_section_1"]
    discs = setup["discs_score_track"] + len(REGIONS) + len(on_tabs) + setup["discs_in_reserve"]
    f.need(
        "setup",
        discs == setup["discs_total"] and setup["discs_score_track"] == 1,
        "discs_score_track (1), one on each region's track, those on section 1 and discs_in_reserve must add "
        "up to discs_total",
    )
    f.need(
        "setup.discs_on_section_1",
        "housing" in on_tabs,
        "the first housing needs a disc on section 1 of Housing",
    )
    for n in range(1, 5):
        seat = c["seats"][str(n)]
        shown = seat["departments_removed"] + seat["departments_on_display"]
        f.need(
            f"seats.{n}",
            shown == TILES * c["departments"]["copies_each"],
            "departments_removed and departments_on_display must add up to all tiles, 16 times "
            "departments.copies_each",
        )
        f.need(
            f"seats.{n}.neutral_discs",
            seat["neutral_discs"] <= sum(len(city["slots"]) for city in c["cities"]) // 2,
            "they would take more than half of the map",
        )


def check_lists(f: Findings, c: Components) -> None:
    """The rules name types, regions and projects, so these lists are fixed."""
    f.need("action_types.list", list(c["action_types"]["list"]) == TYPES, f"must be {TYPES}")
    f.need("regions.list", list(c["regions"]["list"]) == REGIONS, f"must be {REGIONS}")
    f.need("project_types", [x["id"] for x in c["project_types"]] == PROJECTS, f"must be {PROJECTS}")


def check_map(f: Findings, c: Components) -> None:
    """Cities must be distinct, slots of known types, routes between known cities."""
    names = [city["id"] for city in c["cities"]]
    f.need("cities", len(set(names)) == len(names), "two cities share an id")
    for city in c["cities"]:
        name, size = f"cities, {city['id']}", city["size"]
        f.need(name, len(city["slots"]) == SIZES[size], f"slots of a {size} city: {SIZES[size]}")
        allowed = ["any"] if size == "small" else PROJECTS
        for slot in city["slots"]:
            f.need(name, slot in allowed, f"a slot cannot be {slot!r}")
        f.need(
            name, size == "large" or city["link_points"] == 0, "only large cities have link_points above 0"
        )
        f.need(name, not city["income"] or size == "small", "only small cities pay an income")
        f.need(name, len(city["slot_xy"]) == len(city["slots"]), "one pair of slot_xy per slot is needed")
    for a, b in c["routes"]["list"]:
        f.need(
            "routes.list", a in names and b in names and a != b, f"{a} - {b} does not join two known cities"
        )
    sizes = set(c["setup"]["housing_start_sizes"])
    housing = sum(city["slots"].count("housing") for city in c["cities"] if city["size"] in sizes)
    # Neutral discs may stand on some of them; every seat must still find one.
    f.need("cities", housing >= 4, "there are fewer Housing slots than seats")


def check_transport(f: Findings, c: Components) -> None:
    """Four tracks of five spaces, each complete."""
    tracks = c["transport"]["tracks"]
    levels = c["transport"]["levels"]
    f.need(
        "transport.tracks",
        sorted(t["region"] for t in tracks) == sorted(REGIONS),
        "each region has exactly one track",
    )
    for track in tracks:
        f.need(
            f"transport.tracks, {track['region']}",
            set(track["levels"]) <= set(levels),
            f"unknown level; known are {', '.join(levels)}",
        )
    total = sum(city["link_points"] for city in c["cities"])
    f.need("cities", total <= LINKS, f"all link_points add up to {LINKS} at most, not {total}")
    for points in range(2, total + 1):
        f.need(
            f"links.vp.{points}",
            str(points) in c["links"]["vp"],
            f"three figures are missing, since link_points add up to {total}",
        )


def check_donations(f: Findings, c: Components) -> None:
    """Twenty different cells with effects that can be counted."""
    cells = c["donations"]["cells"]
    f.need("donations.cells", len({cell["id"] for cell in cells}) == len(cells), "two cells share an id")
    places = {(cell["group"], cell["row"]) for cell in cells}
    f.need(
        "donations.cells",
        places == {(group, row) for group in c["donations"]["groups"] for row in range(1, 6)},
        "every group needs a cell in each row from 1 to 5",
    )
    for cell in cells:
        effect, name = cell["effect"], f"donations.cells, {cell['id']}"
        if effect["kind"] == "pay":
            f.need(name, bool(effect["pay"]), "nothing is paid")
        if effect["kind"] == "per_region_at_level":
            f.need(name, effect["level"] in c["transport"]["levels"], f"unknown level {effect['level']!r}")


def check_tabs(f: Findings, c: Components) -> None:
    """Both sides of four tabs fit the setup, and their incomes can be taken."""
    for project in PROJECTS:
        for side in ("A", "B"):
            name = f"tabs.projects.{project}.{side}"
            data = c["tabs"]["projects"][project][side]
            first = project in c["setup"]["discs_on_section_1"]
            f.need(name, data["sections"][0]["disc"] == first, "section 1 does not fit the setup")
            for section in data["sections"]:
                incomes = section.get("income", [])
                f.need(name, section["disc"] or not incomes, "a section without a disc pays no income")
                kinds = [kind for income in incomes for kind in income]
                f.need(name, len(kinds) == len(set(kinds)), "the incomes to choose from must differ")
                f.need(name, "employee" not in kinds or len(incomes) == 2, "an employee is always a choice")


def check_company(f: Findings, c: Components) -> None:
    """A board of 4 x 4 spaces, each used once."""
    company = c["company"]
    starting = company["starting_departments"]
    spaces = [tuple(company["lobby"])] + [tuple(pos) for pos in company["free_spaces"]]
    spaces += [tuple(d["pos"]) for d in starting]
    every = sorted((row, col) for row in range(1, 5) for col in range(1, 5))
    f.need(
        "company",
        sorted(spaces) == every,
        "lobby, free_spaces and the pos of starting departments must fill the 16 spaces once",
    )
    for d in starting:
        check_department(f, d, f"company.starting_departments, {d['id']}")
        f.need(
            f"company.starting_departments, {d['id']}",
            bool(d["workstations"]),
            "a starting department needs one of workstations",
        )


def check_departments(f: Findings, c: Components) -> None:
    """Sixteen tiles with effects the rules know."""
    tiles = c["departments"]["tiles"]
    f.need(
        "departments.tiles",
        sorted(t["no"] for t in tiles) == list(range(1, TILES + 1)),
        "no must number them 1 to 16",
    )
    effects = [t["permanent"]["effect"] for t in tiles if "permanent" in t]
    f.need(
        "departments.tiles",
        sorted(effects) == PERMANENTS,
        f"the permanent effects must be {', '.join(PERMANENTS)}",
    )
    for tile in tiles:
        name = f"departments.tiles, number {tile['no']}"
        check_department(f, tile, name)
        f.need(name, bool(tile["uses"]) != ("permanent" in tile), "uses or permanent, not both")


def check_department(f: Findings, d: dict[str, Any], name: str) -> None:
    """Workstations and uses of one department."""
    # Employees of a department are alike to the rules, so its workstations must be alike too.
    f.need(
        name, len(set(d["workstations"])) <= 1, "all workstations of a department must have the same price"
    )
    for use in d["uses"]:
        if "times" in use:
            f.need(name, use["times"][0] <= use["times"][1], "times goes from the least to the most")


def check_timeline(f: Findings, c: Components) -> None:
    """Tiles that can be told apart."""
    ids = [tile["id"] for tile in c["timeline"]["tiles"]]
    f.need("timeline.tiles", len(set(ids)) == len(ids), "two tiles share an id")


def check_solo(f: Findings, c: Components) -> None:
    """Andrew's cards must name known cells and cities."""
    solo = c["solo"]
    cells = [cell["id"] for cell in c["donations"]["cells"]]
    cities = [city["id"] for city in c["cities"]]
    ids = [card["id"] for card in solo["cards"]]
    f.need("solo.cards", len(set(ids)) == len(ids), "two cards share an id")
    for card in solo["cards"]:
        name = f"solo.cards, {card['id']}"
        f.need(name, card["donation"] in cells, f"unknown cell {card['donation']!r}")
        f.need(name, set(card["co_cities"]) <= set(cities), "unknown city")
    for level, mix in solo["difficulty"].items():
        name = f"solo.difficulty.{level}"
        total = mix["normal"] + mix["advanced"]
        f.need(
            name,
            total == c["counts"]["rounds"],
            f"normal and advanced must add up to {c['counts']['rounds']}, one card per round",
        )
        for deck in ("normal", "advanced"):
            have = sum(1 for card in solo["cards"] if card["deck"] == deck)
            f.need(f"{name}.{deck}", mix[deck] <= have, f"there are only {have} {deck} cards")


PARTS = (
    check_setup, check_lists, check_map, check_transport, check_donations, check_tabs, check_company,
    check_departments, check_timeline, check_solo,
)  # fmt: skip
