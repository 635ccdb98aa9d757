"""Whether components describe a playable game; every problem is said, not only the first.

Effects are checked word by word against the effect language, so that a citizen with a slip in it is named
together with the slip.
"""

from __future__ import annotations

from typing import Any, Final

from magnate.core.components import PROVENANCE, Components
from magnate.core.errors import BadComponents

RESOURCES: Final = ("gold", "wheat", "wood", "iron", "diamond", "disc", "vp", "cp", "ip")
PAYABLE: Final = ("gold", "wheat", "wood", "iron", "diamond", "basic", "card", "disc")
BASICS: Final = ("wheat", "wood", "iron")
INCOMES: Final = ("gold", "wheat", "wood", "iron")
COLUMNS: Final = ("agriculture", "forestry", "mining")
COLOURS: Final = ("orange", "green", "gray")
TERRAINS: Final = ("wheat", "forest", "mine", "sea")
KINDS: Final = ("tent", "house", "bldg", "lab", "store", "clock")
EVENTS: Final = ("play_card", "place_property", "place_rabbit", "gain_bonus", "slot_diamond")
UNITS: Final = ("land", "road", "rabbit", "flip", "industry", "food", "skill")
COUNTED: Final = (*UNITS, "draw", "discard", "cube", "wood_discount")
BARE: Final = ("wonder", "locomotive")
COUNTS: Final = (
    "badge_S",
    "badge_T",
    "badge_R",
    "badge_B",
    "badge_M",
    "badge_G",
    "badge_types",
    "badge_max",
    "land",
    "land_max",
    "land_types",
    "land_edge",
    "wheat_t",
    "forest_t",
    "mine_t",
    "sea_t",
    "wheat_sea",
    "forest_mine",
    "road",
    "prop",
    "tent",
    "house",
    "bldg",
    "lab",
    "store",
    "clock",
    "rabbit",
    "port",
    "city",
    "city_lab",
    "city_rabbit",
    "auto",
    "autoset",
    "played",
    "skill",
    "ip_pass",
    "ip_symbols",
    "food",
    "pros_min",
    "pros_max",
    "inc_min",
    "inc_max",
    "inc_gold",
    "gold_held",
    "dia",
    "wonder",
    "cube",
    "industry_max",
    "vp",
    "cp_total",
    "ip_total",
)
ENTRIES: Final = (
    "free_actions",
    "areas",
    "prosperity",
    "terrain",
    "special_land",
    "skill_tiles",
    "advanced_skill_tiles",
    "round_standard",
    "round_pass",
    "milestones",
    "final_tiles",
    "setup",
    "costs",
    "scoring",
    "industry_track",
    "food_track",
    "heir_board",
    "solo",
    "characters",
    "badges",
    "citizens",
    "symbols",
    "maps",
)
MOST_BASICS: Final = 4
MOST_CELLS: Final = 62
MOST_AMOUNT: Final = 60
MOST_ABILITIES: Final = 6
SEATS: Final = ("1", "2", "3", "4")


class Findings:
    """Problems found so far, each a sentence that names the place."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def say(self, place: str, problem: str) -> None:
        """Note a problem."""
        self.found.append(f"{place}: {problem}.")

    def number(self, place: str, value: object, low: int, high: int) -> bool:
        """Whether a value is a whole number within bounds; notes it if not."""
        fine = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        if not fine:
            self.say(place, f"{value!r} is not a whole number from {low} to {high}")
        return fine

    def member(self, place: str, value: object, allowed: tuple[str, ...]) -> bool:
        """Whether a word is one of those allowed; notes it if not."""
        if value in allowed:
            return True
        self.say(place, f"'{value}' is not one of {', '.join(allowed)}")
        return False

    def table(self, place: str, value: object) -> dict[str, Any]:
        """A table, or an empty one with a note."""
        if isinstance(value, dict):
            return value
        self.say(place, "a table is missing")
        return {}


def check(components: Components) -> None:
    """Raise `BadComponents` with a sentence for each problem."""
    data = components.data
    f = Findings()
    for name in ENTRIES:
        if not isinstance(data.get(name), dict):
            f.say(name, "this table is missing")
    if not f.found:
        check_provenance(f, data)
        check_setup(f, data)
        check_cards(f, data)
        check_areas(f, data)
        check_tracks(f, data)
        check_tiles(f, data)
        check_characters(f, data)
        check_maps(f, data)
    if f.found:
        raise BadComponents("\n".join(f.found))


def check_provenance(f: Findings, data: dict[str, Any]) -> None:
    """Every provenance is one of the known words."""
    for name in ENTRIES:
        for key, entry in [(name, data[name]), *((f"{name}.{k}", v) for k, v in data[name].items())]:
            if isinstance(entry, dict) and "provenance" in entry:
                for field, source in f.table(f"{key}.provenance", entry["provenance"]).items():
                    f.member(f"{key}.provenance.{field}", source, PROVENANCE)


# --- the effect language ----------------------------------------------------------------------------------


def effects(f: Findings, place: str, value: object) -> None:
    """A list of effects."""
    if not isinstance(value, list):
        f.say(place, "a list of effects is missing")
        return
    for i, one in enumerate(value, 1):
        effect(f, f"{place}[{i}]", one)


def effect(f: Findings, place: str, one: object) -> None:
    """One effect: its word, its fields, what it holds."""
    if not isinstance(one, dict) or not isinstance(one.get("do"), str):
        f.say(place, "an effect is a table with a word under 'do'")
        return
    do: str = one["do"]
    if do == "gain":
        f.member(f"{place}.what", one.get("what"), (*RESOURCES, "basic"))
        f.number(f"{place}.n", one.get("n"), 1, MOST_AMOUNT)
    elif do == "income":
        f.member(f"{place}.what", one.get("what"), (*INCOMES, "any"))
        f.number(f"{place}.n", one.get("n"), 1, MOST_AMOUNT)
    elif do in COUNTED:
        f.number(f"{place}.n", one.get("n"), 1, MOST_AMOUNT)
    elif do == "prosperity":
        f.member(f"{place}.color", one.get("color"), (*COLOURS, "any", "least"))
        f.number(f"{place}.n", one.get("n"), 1, MOST_AMOUNT)
    elif do == "property":
        f.member(f"{place}.price", one.get("price"), ("free", "printed"))
        f.number(f"{place}.n", one.get("n"), 1, MOST_AMOUNT)
    elif do == "bonus":
        f.member(f"{place}.column", one.get("column"), (*COLUMNS, "any"))
        f.number(f"{place}.n", one.get("n"), 1, MOST_AMOUNT)
    elif do == "automate":
        f.number(f"{place}.n", one.get("n"), 1, MOST_AMOUNT)
        f.number(f"{place}.draw", one.get("draw"), 0, MOST_AMOUNT)
    elif do == "search":
        search(f, place, one)
    elif do == "copy":
        for kind in one.get("kinds") or [None]:
            f.member(f"{place}.kinds", kind, ("base", "advanced"))
    elif do == "city_rate":
        numbers(f, f"{place}.table", one.get("table"), 0)
    elif do not in BARE:
        compound(f, place, one)


def search(f: Findings, place: str, one: dict[str, Any]) -> None:
    """A search: a filter by kind or badge, how many, how many to play."""
    wanted = f.table(f"{place}.filter", one.get("filter"))
    if set(wanted) not in ({"kind"}, {"badge"}):
        f.say(f"{place}.filter", "name either a kind or a badge")
    f.number(f"{place}.n", one.get("n"), 1, 10)
    f.number(f"{place}.play", one.get("play"), 0, 10)


def compound(f: Findings, place: str, one: dict[str, Any]) -> None:
    """Effects that hold other effects."""
    do: str = one["do"]
    if do == "pay":
        cost(f, f"{place}.cost", one.get("cost"), (*INCOMES, "diamond", "basic"))
        f.member(f"{place}.times", one.get("times"), ("once", "any"))
        effects(f, f"{place}.get", one.get("get"))
    elif do == "choose":
        options = one.get("options")
        if not isinstance(options, list) or not 2 <= len(options) <= 4:
            f.say(place, "two to four options are wanted")
        else:
            for i, option in enumerate(options, 1):
                effects(f, f"{place}.options[{i}]", option)
    elif do == "mix":
        parts = one.get("parts")
        effects(f, f"{place}.parts", parts)
        if isinstance(parts, list) and not all(isinstance(p, dict) and p.get("do") in UNITS for p in parts):
            f.say(place, "only placed units and steps can be mixed")
    elif do == "seq":
        effects(f, f"{place}.list", one.get("list"))
        if not one.get("list"):
            f.say(place, "the sequence is empty")
    elif do in ("per", "if"):
        f.member(f"{place}.count", one.get("count"), COUNTS)
        f.number(
            f"{place}.{'each' if do == 'per' else 'min'}", one.get("each" if do == "per" else "min"), 1, 999
        )
        effects(f, f"{place}.get", one.get("get"))
    elif do == "tiers":
        f.member(f"{place}.count", one.get("count"), COUNTS)
        for i, step in enumerate(one.get("steps") or [None], 1):
            if not isinstance(step, list) or len(step) != 2 or not isinstance(step[0], int):
                f.say(f"{place}.steps[{i}]", "a step is a number and a list of effects")
            else:
                effects(f, f"{place}.steps[{i}]", step[1])
    else:
        f.say(place, f"the effect language has no word '{do}'")


def cost(f: Findings, place: str, value: object, allowed: tuple[str, ...]) -> None:
    """A cost: known kinds, whole numbers, at most so many basics of choice."""
    for what, n in f.table(place, value).items():
        if f.member(place, what, allowed):
            f.number(f"{place}.{what}", n, 0, MOST_BASICS if what == "basic" else 99)


def conditions(f: Findings, place: str, value: object) -> None:
    """Conditions of a clock or a milestone."""
    if not isinstance(value, list) or not value:
        f.say(place, "a list of conditions is missing")
        return
    for i, one in enumerate(value, 1):
        entry = f.table(f"{place}[{i}]", one)
        f.member(f"{place}[{i}].count", entry.get("count"), COUNTS)
        f.number(f"{place}[{i}].min", entry.get("min"), 1, 999)


def modifiers(f: Findings, place: str, value: object, areas: tuple[str, ...]) -> None:
    """Permanent abilities."""
    if not isinstance(value, list):
        f.say(place, "a list of modifiers is missing")
        return
    for i, one in enumerate(value, 1):
        here = f"{place}[{i}]"
        entry = f.table(here, one)
        mod = entry.get("mod")
        for area in entry.get("areas", []):
            f.member(f"{here}.areas", area, areas)
        if mod == "on":
            f.member(f"{here}.event", entry.get("event"), EVENTS)
            effects(f, f"{here}.get", entry.get("get"))
        elif mod == "area_cost":
            f.member(f"{here}.what", entry.get("what"), (*INCOMES, "diamond"))
            f.number(f"{here}.n", entry.get("n"), -99, 99)
        elif mod == "area_units":
            f.member(f"{here}.atom", entry.get("atom"), UNITS)
            f.number(f"{here}.n", entry.get("n"), 1, 9)
        elif mod == "area_swap":
            f.member(f"{here}.from", entry.get("from"), BASICS)
            f.member(f"{here}.to", entry.get("to"), BASICS)
        elif mod == "property_wood":
            f.number(f"{here}.n", entry.get("n"), -9, 0)
        elif mod in ("city_any_kinds", "skill_times"):
            f.number(f"{here}", entry.get("min", entry.get("n")), 1, 9)
        elif mod not in ("badges", "land_anywhere", "clock_is_city", "slot_swap"):
            f.say(here, f"there is no modifier '{mod}'")


def numbers(f: Findings, place: str, value: object, low: int) -> None:
    """A list of whole numbers, not empty."""
    if not isinstance(value, list) or not value:
        f.say(place, "a list of numbers is missing")
        return
    for n in value:
        f.number(place, n, low, 999)


# --- the tables ----------------------------------------------------------------------------------------------


def check_setup(f: Findings, data: dict[str, Any]) -> None:
    """Setup, costs and scoring: numbers in their bounds, tiles enough for the spots."""
    setup = data["setup"]
    if setup.get("seats") != [1, 2, 3, 4]:
        f.say("setup.seats", "the game is for 1, 2, 3 and 4 seats")
    f.number("setup.rounds", setup.get("rounds"), 1, 5)
    for seats in SEATS:
        tiles = f.table(
            f"setup.round_tiles.{seats}", f.table("setup.round_tiles", setup.get("round_tiles")).get(seats)
        )
        f.number(
            f"setup.round_tiles.{seats}.standard",
            tiles.get("standard"),
            int(seats) + 2,
            len(data["round_standard"]),
        )
        spots = f.table("setup.pass_tile_spots", setup.get("pass_tile_spots")).get(seats)
        if not isinstance(spots, list) or len(spots) > len(data["round_pass"]):
            f.say(
                f"setup.pass_tile_spots.{seats}",
                "a list of spots, no longer than there are pass tiles, is wanted",
            )
        else:
            for spot in spots:
                f.number(f"setup.pass_tile_spots.{seats}", spot, 1, int(tiles.get("standard", 1)))
    f.number("setup.milestones_drawn", setup.get("milestones_drawn"), 0, len(data["milestones"]))
    f.number("setup.final_tiles_drawn", setup.get("final_tiles_drawn"), 0, len(data["final_tiles"]))
    f.number("setup.milestones_limit", setup.get("milestones_limit"), 1, 6)
    f.number("setup.hand_keep", setup.get("hand_keep"), 0, 9)
    tokens = f.table("setup.tokens_per_seat", setup.get("tokens_per_seat"))
    for kind, most in (*((kind, 5) for kind in KINDS), ("rabbit", 9)):
        f.number(f"setup.tokens_per_seat.{kind}", tokens.get(kind), 0, most)
    for name in ("automate", "advanced_skill"):
        cost(f, f"costs.{name}", data["costs"].get(name), ("diamond",))
    numbers(f, "costs.slot_cards", data["costs"].get("slot_cards"), 0)
    numbers(f, "scoring.city_points", data["scoring"].get("city_points"), 0)
    numbers(f, "scoring.ports", data["scoring"].get("ports"), -99)
    for name in ("vp_per_cp", "gold_per_vp", "vp_per_diamond", "milestone", "final_first", "final_second"):
        f.number(f"scoring.{name}", data["scoring"].get(name), 0 if name != "gold_per_vp" else 1, 99)


def check_cards(f: Findings, data: dict[str, Any]) -> None:
    """Citizens: kind, cost, badges, effects; enough of them for every seat's first hand."""
    badges = tuple(data["badges"])
    if len(badges) != 6 or "brownie" not in badges:
        f.say("badges", "six kinds are wanted, brownie among them")
    if len(data["citizens"]) < 40:
        f.say("citizens", "fewer than 40 cards are too few to deal")
    for id, card in data["citizens"].items():
        place = f"citizens.{id}"
        entry = f.table(place, card)
        kind = entry.get("kind")
        f.member(f"{place}.kind", kind, ("immediate", "pass"))
        cost(f, f"{place}.cost", entry.get("cost"), (*INCOMES, "diamond"))
        for badge in entry.get("badges", []):
            f.member(f"{place}.badges", badge, badges)
        if "badges" not in entry:
            f.say(place, "its badges are missing")
        if kind == "pass":
            effects(f, f"{place}.pass", entry.get("pass"))
            if entry.get("industry") or entry.get("automation"):
                f.say(place, "a pass card cannot be automated (SWL-CARD-9)")
        else:
            effects(f, f"{place}.immediate", entry.get("immediate"))
            if entry.get("industry") is not None:
                f.member(f"{place}.industry", entry["industry"], (*COLUMNS, "joker"))
                effects(f, f"{place}.automation", entry.get("automation"))


def check_areas(f: Findings, data: dict[str, Any]) -> None:
    """Action areas and free actions."""
    for id, area in data["areas"].items():
        place = f"areas.{id}"
        entry = f.table(place, area)
        f.member(f"{place}.kind", entry.get("kind"), ("base", "advanced", "special"))
        f.number(f"{place}.min_seats", entry.get("min_seats"), 1, 4)
        f.number(f"{place}.from_round", entry.get("from_round"), 1, 5)
        f.number(f"{place}.slots", entry.get("slots"), 1, len(data["costs"].get("slot_cards", [])))
        cost(f, f"{place}.cost", entry.get("cost"), (*INCOMES, "diamond"))
        effects(f, f"{place}.effect", entry.get("effect"))
    for name in ("buy", "sell", "swap"):
        if name not in data["free_actions"]:
            f.say("free_actions", f"'{name}' is missing")
    for id, action in data["free_actions"].items():
        cost(f, f"free_actions.{id}.cost", f.table(f"free_actions.{id}", action).get("cost"), PAYABLE)
        effects(f, f"free_actions.{id}.effect", action.get("effect"))


def check_tracks(f: Findings, data: dict[str, Any]) -> None:
    """Industry, food and prosperity tracks and the heir board."""
    industry = data["industry_track"]
    length = industry.get("length")
    if f.number("industry_track.length", length, 1, 40):
        for marker in ("wagon", "locomotive"):
            for place, space in f.table(f"industry_track.{marker}", industry.get(marker)).items():
                here = f"industry_track.{marker}.{place}"
                if not place.isdigit() or not 1 <= int(place) <= length:
                    f.say(here, f"spaces are numbered 1 to {length}")
                if "ip" in f.table(here, space):
                    f.number(f"{here}.ip", space["ip"], 0, 99)
                else:
                    effects(f, f"{here}.effect", space.get("effect"))
        labs = industry.get("labs", [])
        if len(labs) != data["setup"].get("tokens_per_seat", {}).get("lab"):
            f.say("industry_track.labs", "as many labs as a seat owns are wanted")
        for lab in labs:
            f.number(f"industry_track.labs.{lab.get('id')}.gate_after", lab.get("gate_after"), 1, length)
            cost(f, f"industry_track.labs.{lab.get('id')}.cost", lab.get("cost"), (*INCOMES, "diamond"))
    effects(f, "industry_track.surplus_step", industry.get("surplus_step"))
    check_food(f, data)
    for id, track in data["prosperity"].items():
        place = f"prosperity.{id}"
        f.member(f"{place}.color", f.table(place, track).get("color"), COLOURS)
        f.number(f"{place}.length", track.get("length"), 1, 20)
        f.member(f"{place}.item", track.get("item"), COUNTS)
        cost(f, f"{place}.last_space_cost", track.get("last_space_cost"), ("diamond",))
        effects(f, f"{place}.first", track.get("first"))
        for space, bonus in f.table(f"{place}.bonus", track.get("bonus")).items():
            effects(f, f"{place}.bonus.{space}", bonus)
        rates = track.get("rates") or [{}]
        if rates[0].get("from") != 0 or any(rate.get("per", 0) < 1 for rate in rates):
            f.say(f"{place}.rates", "rates begin at space 0 and count lots of at least 1")
    if len(data["prosperity"]) != 6:
        f.say("prosperity", "six tracks are wanted")
    check_heir_board(f, data)


def check_food(f: Findings, data: dict[str, Any]) -> None:
    """The food track and its rabbits."""
    food = data["food_track"]
    f.number("food_track.length", food.get("length"), 1, 40)
    for place, bonus in f.table("food_track.spaces", food.get("spaces")).items():
        effects(f, f"food_track.spaces.{place}", bonus)
    rabbits = food.get("rabbits", [])
    if len(rabbits) != data["setup"].get("tokens_per_seat", {}).get("rabbit"):
        f.say("food_track.rabbits", "as many rabbits as a seat owns are wanted")
    for rabbit in rabbits:
        effects(f, f"food_track.rabbits.{rabbit.get('n')}.bonus", rabbit.get("bonus"))
        f.number(f"food_track.rabbits.{rabbit.get('n')}.food_needed", rabbit.get("food_needed"), 0, 40)
    effects(f, "food_track.surplus_step", food.get("surplus_step"))
    effects(f, "food_track.surplus_rabbit", food.get("surplus_rabbit"))


def check_heir_board(f: Findings, data: dict[str, Any]) -> None:
    """Rows, stores, column limits."""
    board = data["heir_board"]
    if len(board.get("row_cost", [])) != 5:
        f.say("heir_board.row_cost", "five rows are wanted")
    for i, price in enumerate(board.get("row_cost", []), 1):
        cost(f, f"heir_board.row_cost[{i}]", price, (*INCOMES, "diamond"))
    for row in ("row1", "row4", "row5"):
        for kind in KINDS[:3]:
            effects(f, f"heir_board.{row}.{kind}", f.table(f"heir_board.{row}", board.get(row)).get(kind))
    if len(board.get("stores", [])) != 3:
        f.say("heir_board.stores", "three stores are wanted")
    for store in board.get("stores", []):
        cost(f, f"heir_board.stores.{store.get('id')}.cost", store.get("cost"), (*INCOMES, "diamond"))
        effects(f, f"heir_board.stores.{store.get('id')}.bonus", store.get("bonus"))
    effects(f, "heir_board.capital", board.get("capital"))
    for limit in board.get("column_limit", []):
        f.number("heir_board.column_limit", limit.get("cards"), 1, 3)


def check_tiles(f: Findings, data: dict[str, Any]) -> None:
    """Terrains, special, skill, round, milestone and final tiles, Mio's cards."""
    areas = tuple(data["areas"])
    for id in TERRAINS:
        effects(f, f"terrain.{id}.effect", f.table("terrain", data["terrain"].get(id)).get("effect"))
    if len(data["special_land"]) != 6:
        f.say("special_land", "six special tiles are wanted")
    for name in ("special_land", "round_standard", "round_pass"):
        for id, tile in data[name].items():
            effects(f, f"{name}.{id}.effect", f.table(f"{name}.{id}", tile).get("effect"))
    if len(data["skill_tiles"]) + len(data["advanced_skill_tiles"]) != 26:
        f.say("skill_tiles", "12 skill tiles and 14 advanced ones are wanted")
    for name in ("skill_tiles", "advanced_skill_tiles"):
        for id, tile in data[name].items():
            place = f"{name}.{id}"
            f.member(
                f"{place}.kind", f.table(place, tile).get("kind"), ("immediate", "pass", "flip", "permanent")
            )
            f.number(f"{place}.copies", tile.get("copies"), 1, 9)
            if tile.get("kind") == "permanent":
                modifiers(f, f"{place}.modifiers", tile.get("modifiers"), areas)
            else:
                effects(f, f"{place}.effect", tile.get("effect"))
    for id, tile in data["milestones"].items():
        for side in ("a", "b"):
            conditions(f, f"milestones.{id}.{side}", f.table(f"milestones.{id}", tile.get("sides")).get(side))
    for id, tile in data["final_tiles"].items():
        f.member(f"final_tiles.{id}.item", tile.get("item"), COUNTS)
        f.number(f"final_tiles.{id}.neutral", tile.get("neutral"), 0, 999)
    for deck in ("A", "B"):
        cards = data["solo"].get(deck, [])
        if len(cards) < 5:
            f.say(f"solo.{deck}", "a card for each round is wanted")
        for card in cards:
            for area in card.get("discs", []):
                f.member(f"solo.{deck}.{card.get('id')}", area, areas)


def check_characters(f: Findings, data: dict[str, Any]) -> None:
    """Characters: start values, rows, abilities by group, clock conditions."""
    areas = tuple(data["areas"])
    abilities = 0
    for id, person in data["characters"].items():
        place = f"characters.{id}"
        f.number(f"{place}.board", f.table(place, person).get("board"), 1, 99)
        for field, words in (("start", (*INCOMES, "diamond")), ("income", INCOMES)):
            values = f.table(f"{place}.{field}", person.get(field))
            for word in words:
                f.number(f"{place}.{field}.{word}", values.get(word), 0, 99)
        for row in ("row2", "row3"):
            for kind in KINDS[:3]:
                effects(f, f"{place}.{row}.{kind}", f.table(f"{place}.{row}", person.get(row)).get(kind))
        for column in COLUMNS:
            printed = f.table(f"{place}.printed_automation", person.get("printed_automation"))
            effects(f, f"{place}.printed_automation.{column}", printed.get(column))
        conditions(f, f"{place}.clock_condition", person.get("clock_condition"))
        for group in ("base", "clock"):
            for name, value in f.table(f"{place}.{group}", person.get(group)).items():
                here = f"{place}.{group}.{name}"
                if name == "permanent":
                    modifiers(f, here, value, areas)
                elif name == "free":
                    for action in value:
                        abilities += 1
                        effects(f, f"{here}.{action.get('id')}", action.get("effect"))
                elif name == "one_off":
                    effects(f, here, value.get("effect"))
                elif f.member(f"{place}.{group}", name, ("income", "pass", "pass_after_ip", "immediate")):
                    effects(f, here, value)
    if len({person.get("board") for person in data["characters"].values()}) < 4:
        f.say("characters", "four different boards are wanted for four seats")
    if abilities > MOST_ABILITIES:
        f.say("characters", f"at most {MOST_ABILITIES} character actions can be told apart")


def check_maps(f: Findings, data: dict[str, Any]) -> None:
    """Maps: known letters, rows of a length, two capitals, at least as many copies as seats."""
    for name in ("skill", "diamond"):
        effects(f, f"symbols.{name}", data["symbols"].get(name))
    copies = 0
    places: set[tuple[int, int]] = set()
    for id, entry in data["maps"].items():
        place = f"maps.{id}"
        if f.number(f"{place}.copies", f.table(place, entry).get("copies"), 1, 9):
            copies += entry["copies"]
        rows = entry.get("rows")
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            f.say(f"{place}.rows", "a list of rows is missing")
            continue
        tokens = [row.split() for row in rows]
        places |= {(r, c) for r, row in enumerate(tokens) for c in range(len(row))}
        for token in (token for row in tokens for token in row):
            if token != "_" and (token[0] not in "WFMSXCD" or set(token[1:]) - set("@!$")):
                f.say(f"{place}.rows", f"'{token}' is no hex")
        if sum(token[0] == "C" for row in tokens for token in row) != 2:
            f.say(f"{place}.rows", "two capitals are wanted")
    if copies < 4:
        f.say("maps", "four seats need four maps")
    if len(places) > MOST_CELLS:
        f.say("maps", f"a grid has at most {MOST_CELLS} hexes")
