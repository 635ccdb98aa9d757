"""Whether a components file describes a playable game; every problem is told, not only the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magnate.core.components import PROVENANCE, Components
from magnate.core.errors import BadComponents

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


class Problems:
    """The sentences found so far."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def need(self, holds: bool, sentence: str) -> None:
        """Note a sentence when something does not hold."""
        if not holds:
            self.found.append(sentence)

    def number(self, value: object, what: str, least: int = 0, most: int = 1000) -> None:
        """Note when a figure is not a whole number within its bounds."""
        ok = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self.need(ok, f"{what} must be a whole number from {least} to {most}, not {value!r}.")


def check(components: Components) -> None:
    """Raise `BadComponents` with every problem the file has."""
    problems = Problems()
    parts: list[tuple[str, Callable[[Problems, Components], None]]] = [
        ("counts, seats and setup", check_setup),
        ("regions, types and projects", check_lists),
        ("cities and routes", check_map),
        ("transport and links", check_transport),
        ("donations", check_donations),
        ("tabs", check_tabs),
        ("company", check_company),
        ("departments", check_departments),
        ("timeline", check_timeline),
        ("solo", check_solo),
    ]
    for name, part in parts:
        try:
            part(problems, components)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            problems.found.append(f"The part {name} is incomplete ({type(error).__name__}: {error}).")
    check_provenance(problems, components.data, "")
    if problems.found:
        raise BadComponents("These components cannot be played. " + " ".join(problems.found))


def check_setup(p: Problems, c: Components) -> None:
    """Starting pieces must add up."""
    setup, counts = c["setup"], c["counts"]
    for key in (
        "goods",
        "money",
        "free_moves",
        "employees_in_lobby",
        "employees_in_reserve",
        "discs_in_reserve",
    ):
        p.number(setup[key], f"setup.{key}")
    p.number(c["selling"]["money"], "selling.money", 1)
    p.need(counts["rounds"] == 20, "counts.rounds must be 20: four rows of five spaces.")
    people = setup["employees_standing"] + setup["employees_in_lobby"] + setup["employees_in_reserve"]
    p.need(people == setup["employees_total"], "The employees of the setup do not add up to employees_total.")
    p.need(setup["employees_total"] == 15, "A seat has 15 employees.")
    standing = len(c["company"]["starting_departments"])
    p.need(setup["employees_standing"] == standing, "One employee stands in each starting department.")
    on_tabs = setup["discs_on_section_1"]
    discs = setup["discs_score_track"] + len(REGIONS) + len(on_tabs) + setup["discs_in_reserve"]
    p.need(discs == setup["discs_total"], "The discs of the setup do not add up to discs_total.")
    p.need("housing" in on_tabs, "The first housing needs a disc on section 1 of Housing.")
    p.number(setup["transport_start_space"], "setup.transport_start_space", 1, SPACES - 1)
    for n in range(1, 5):
        seat = c["seats"][str(n)]
        shown = seat["departments_removed"] + seat["departments_on_display"]
        p.need(
            shown == TILES * c["departments"]["copies_each"], f"seats.{n}: tiles do not add up to all tiles."
        )
        p.number(seat["neutral_discs"], f"seats.{n}.neutral_discs", 0, setup["discs_total"])
        for place in seat["action_choice_tiles"]:
            p.number(place, f"seats.{n}.action_choice_tiles", 1, n)


def check_lists(p: Problems, c: Components) -> None:
    """The rules name types, regions and projects, so these lists are fixed."""
    p.need(list(c["action_types"]["list"]) == TYPES, f"action_types.list must be {TYPES}.")
    p.need(list(c["regions"]["list"]) == REGIONS, f"regions.list must be {REGIONS}.")
    p.need([x["id"] for x in c["project_types"]] == PROJECTS, f"project_types must be {PROJECTS}.")
    for project in c["project_types"]:
        p.number(project["goods_to_build"], f"goods_to_build of {project['id']}", 0, 20)
    p.number(c["scoring"]["unused_action_choice_vp"], "scoring.unused_action_choice_vp")
    p.number(c["scoring"]["active_employee_vp"], "scoring.active_employee_vp")


def check_map(p: Problems, c: Components) -> None:
    """Cities must be distinct, slots of known types, routes between known cities."""
    names = [city["id"] for city in c["cities"]]
    p.need(len(set(names)) == len(names), "Two cities share an id.")
    for city in c["cities"]:
        name, size = city["id"], city["size"]
        p.need(size in SIZES, f"{name}: unknown size {size!r}.")
        p.need(city["region"] in REGIONS, f"{name}: unknown region {city['region']!r}.")
        p.need(
            len(city["slots"]) == SIZES.get(size, 0), f"{name}: a {size} city has {SIZES.get(size)} slots."
        )
        allowed = ["any"] if size == "small" else PROJECTS
        for slot in city["slots"]:
            p.need(slot in allowed, f"{name}: a slot cannot be {slot!r}.")
        p.number(city["vp"], f"{name}: vp", 0, 20)
        p.number(city["link_points"], f"{name}: link_points", 0, 5)
        p.need(size == "large" or city["link_points"] == 0, f"{name}: only large cities have link points.")
        p.need(isinstance(city["income"], bool), f"{name}: income must be true or false.")
        p.need(not city["income"] or size == "small", f"{name}: only small cities pay an income.")
        p.need(len(city["slot_xy"]) == len(city["slots"]), f"{name}: one pair of slot_xy per slot is needed.")
    for a, b in c["routes"]["list"]:
        p.need(a in names and b in names and a != b, f"The route {a} - {b} does not join two known cities.")
    sizes = set(c["setup"]["housing_start_sizes"])
    p.need(sizes <= {"medium", "large"} and bool(sizes), "The first housing goes to medium or large cities.")
    housing = sum(city["slots"].count("housing") for city in c["cities"] if city["size"] in sizes)
    # Neutral discs may stand on some of them; every seat must still find one.
    p.need(housing >= 4, "There are fewer Housing slots than seats.")


def check_transport(p: Problems, c: Components) -> None:
    """Four tracks of five spaces, each complete."""
    tracks = c["transport"]["tracks"]
    levels = c["transport"]["levels"]
    p.need(len(levels) == 3, "There are three transport levels.")
    p.need(sorted(t["region"] for t in tracks) == sorted(REGIONS), "Each region has exactly one track.")
    for track in tracks:
        name = track["region"]
        p.need(len(track["levels"]) == SPACES, f"Track {name}: five levels are needed.")
        p.need(len(track["income"]) == SPACES, f"Track {name}: five incomes are needed.")
        p.need(len(track["steps"]) == SPACES - 1, f"Track {name}: four step prices are needed.")
        p.need(set(track["levels"]) <= set(levels), f"Track {name}: unknown level.")
        p.need(track["last_space_capacity"] == 1, f"Track {name}: the last space holds one disc.")
        for income in track["income"]:
            p.need(set(income) <= INCOMES, f"Track {name}: unknown income {sorted(income)}.")
            for value in income.values():
                p.number(value, f"Track {name}: income", 0, 100)
        for step in track["steps"]:
            p.number(step, f"Track {name}: step price", 1, 50)
        p.need(set(track["bonus"]) <= {"money", "goods"}, f"Track {name}: the bonus is money or goods.")
    vp = c["links"]["vp"]
    total = sum(city["link_points"] for city in c["cities"])
    p.need(total <= 7, "Link points add up to 7 at most.")
    for points in range(2, total + 1):
        p.need(len(vp[str(points)]) == 3, f"links.vp.{points} needs a figure for each of the three levels.")


def check_donations(p: Problems, c: Components) -> None:
    """Twenty cells with effects the rules know."""
    from magnate.games.carnegie.tables import CELL_KINDS

    cells = c["donations"]["cells"]
    p.need(len(cells) == 20, "There are 20 donation cells.")
    p.need(len({cell["id"] for cell in cells}) == len(cells), "Two donation cells share an id.")
    p.number(c["donations"]["cost_step"], "donations.cost_step", 1)
    p.number(c["donations"]["vp_cap"], "donations.vp_cap")
    for cell in cells:
        effect = cell["effect"]
        p.need(effect["kind"] in CELL_KINDS, f"Cell {cell['id']}: unknown effect {effect['kind']!r}.")
        p.number(effect["vp"], f"Cell {cell['id']}: vp", 0, 100)
        if effect["kind"] == "pay":
            p.number(effect["max_times"], f"Cell {cell['id']}: max_times", 1, 12)
            p.need(bool(effect["pay"]), f"Cell {cell['id']}: nothing is paid.")


def check_tabs(p: Problems, c: Components) -> None:
    """Both sides of four tabs, seven sections each."""
    for project in PROJECTS:
        for side in ("A", "B"):
            name = f"Tab {project} {side}"
            data = c["tabs"]["projects"][project][side]
            p.need(len(data["sections"]) == SECTIONS, f"{name}: seven sections are needed.")
            p.need(len(data["steps"]) == SECTIONS - 1, f"{name}: six step prices are needed.")
            for step in data["steps"]:
                p.number(step, f"{name}: step price", 1, 50)
            first = project in c["setup"]["discs_on_section_1"]
            p.need(data["sections"][0]["disc"] == first, f"{name}: section 1 does not fit the setup.")
            for section in data["sections"]:
                incomes = section.get("income", [])
                p.need(section["disc"] or not incomes, f"{name}: a section without a disc pays no income.")
                p.need(len(incomes) <= 2, f"{name}: at most two incomes to choose from.")
                kinds = [kind for income in incomes for kind in income]
                p.need(set(kinds) <= SECTION_INCOMES, f"{name}: unknown income {kinds}.")
                p.need(len(kinds) == len(set(kinds)), f"{name}: the incomes to choose from must differ.")
                p.need(
                    "employee" not in kinds or len(incomes) == 2, f"{name}: an employee is always a choice."
                )


def check_company(p: Problems, c: Components) -> None:
    """A board of 4 x 4 spaces, each used once."""
    company = c["company"]
    p.need((company["rows"], company["cols"]) == (4, 4), "A company has four rows of four spaces.")
    p.need(len(company["row_vp"]) == 4, "company.row_vp needs four figures.")
    starting = company["starting_departments"]
    spaces = [tuple(company["lobby"])] + [tuple(pos) for pos in company["free_spaces"]]
    spaces += [tuple(d["pos"]) for d in starting]
    every = sorted((row, col) for row in range(1, 5) for col in range(1, 5))
    p.need(
        sorted(spaces) == every, "Lobby, free spaces and starting departments must fill the 16 spaces once."
    )
    p.need(len(starting) == 5, "There are five starting departments.")
    for d in starting:
        check_department(p, d, d["id"])
        p.need(bool(d["workstations"]), f"{d['id']}: a starting department needs a workstation.")


def check_departments(p: Problems, c: Components) -> None:
    """Sixteen tiles with effects the rules know."""
    tiles = c["departments"]["tiles"]
    p.number(c["departments"]["copies_each"], "departments.copies_each", 1, 4)
    p.need(sorted(t["no"] for t in tiles) == list(range(1, TILES + 1)), "Tiles are numbered 1 to 16.")
    effects = [t["permanent"]["effect"] for t in tiles if "permanent" in t]
    p.need(sorted(effects) == sorted(PERMANENTS), f"The permanent effects must be {sorted(PERMANENTS)}.")
    for tile in tiles:
        check_department(p, tile, f"Department {tile['no']}")
        p.number(tile["extra_goods_to_build"], f"Department {tile['no']}: extra_goods_to_build", 0, 20)
        p.need(
            bool(tile["uses"]) != ("permanent" in tile),
            f"Department {tile['no']}: uses or permanent, not both.",
        )


def check_department(p: Problems, d: dict[str, Any], name: str) -> None:
    """Type, workstations and uses of one department."""
    p.need(d["type"] in TYPES, f"{name}: unknown type {d['type']!r}.")
    prices = d["workstations"]
    for price in prices:
        p.number(price, f"{name}: workstation price", 0, 100)
    # Employees of a department are alike to the rules, so its workstations must be alike too.
    p.need(len(set(prices)) <= 1, f"{name}: all workstations of a department must have the same price.")
    p.need(len(d["uses"]) <= 4, f"{name}: at most four effects.")
    for use in d["uses"]:
        p.need(isinstance(use["mission"], bool), f"{name}: mission must be true or false.")
        p.need(set(use.get("gain", {})) <= GAINS, f"{name}: unknown gain {sorted(use.get('gain', {}))}.")
        p.need(set(use.get("pay", {})) <= {"money", "goods"}, f"{name}: a price is money or goods.")
        if "times" in use:
            p.need(
                len(use["times"]) == 2 and 1 <= use["times"][0] <= use["times"][1] <= 9, f"{name}: bad times."
            )


def check_timeline(p: Problems, c: Components) -> None:
    """At least four tiles of four spaces each side."""
    events = {*REGIONS, "donation"}
    timeline = c["timeline"]
    p.need(timeline["spaces_per_tile"] == 4, "A timeline tile has four spaces.")
    p.need(len(timeline["tiles"]) >= 4, "Four timeline tiles are needed.")
    for tile in timeline["tiles"]:
        for side in ("front", "back"):
            ok = len(tile[side]) == 4 and set(tile[side]) <= events
            p.need(ok, f"Timeline tile {tile['id']} {side}: four regions or donations are needed.")
    for row in TYPES:
        p.need(timeline["end_tile"][row] in REGIONS, f"timeline.end_tile.{row} must be a region.")


def check_solo(p: Problems, c: Components) -> None:
    """Andrew's cards must name known cells, cities, types and regions."""
    solo = c["solo"]
    cells = [cell["id"] for cell in c["donations"]["cells"]]
    cities = [city["id"] for city in c["cities"]]
    ids = [card["id"] for card in solo["cards"]]
    p.need(len(set(ids)) == len(ids), "Two solo cards share an id.")
    p.need(bool(solo["vp_cards"]), "Andrew needs VP cards.")
    for card in solo["cards"]:
        name = f"Solo card {card['id']}"
        p.need(card["deck"] in ("normal", "advanced"), f"{name}: unknown deck {card['deck']!r}.")
        p.need(card["circled"] in TYPES, f"{name}: unknown row {card['circled']!r}.")
        p.need(card["donation"] in cells, f"{name}: unknown cell {card['donation']!r}.")
        p.number(card["hr_slide"], f"{name}: hr_slide", 0, 10)
        p.need(set(card["mg_departments"]) <= set(TYPES), f"{name}: unknown department type.")
        p.need(set(card["co_cities"]) <= set(cities), f"{name}: unknown city.")
        p.need(card["rd"]["region"] in REGIONS, f"{name}: unknown region.")
        p.number(card["rd"]["steps"], f"{name}: steps", 0, 10)
    for level, mix in solo["difficulty"].items():
        total = mix["normal"] + mix["advanced"]
        p.need(total == c["counts"]["rounds"], f"Level {level}: the deck needs one card per round.")
        for deck in ("normal", "advanced"):
            have = sum(1 for card in solo["cards"] if card["deck"] == deck)
            p.need(mix[deck] <= have, f"Level {level}: there are only {have} {deck} cards.")
    p.number(solo["andrew"]["discs_available"], "solo.andrew.discs_available", 0, 200)
    p.number(solo["andrew"]["transport_start_space"], "solo.andrew.transport_start_space", 1, SPACES)


def check_provenance(p: Problems, data: object, path: str) -> None:
    """Every provenance must be one of the known words."""
    if isinstance(data, list):
        for item in data:
            check_provenance(p, item, path)
    elif isinstance(data, dict):
        for key, value in data.items():
            here = f"{path}.{key}" if path else str(key)
            if key == "provenance" and isinstance(value, dict):
                for field, word in value.items():
                    p.need(word in PROVENANCE, f"{here}.{field}: {word!r} is not a provenance.")
            else:
                check_provenance(p, value, here)
