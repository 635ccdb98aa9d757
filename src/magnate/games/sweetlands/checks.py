"""Whether components describe a playable game; every problem is said, not only the first.

What each table holds stands in `shapes.toml`. Effects are checked word by word against the effect language, so that a
citizen with a slip in it is named together with the slip.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from magnate.core.checking import (
    Findings,
    Rule,
    anything,
    number,
    remarks,
    shapes,
    table_names,
    text,
    word,
)
from magnate.core.checking import rows as listed
from magnate.core.checking import table as fields
from magnate.core.components import Components
from magnate.games.sweetlands import constants as c

MOST_AMOUNT: Final = 60
MOST_ROWS: Final = 60
FEWEST_CARDS: Final = 40
SEATS: Final = (1, 2, 3, 4)
STOCK: Final[tuple[str, ...]] = c.COST_WORDS[:5]
LETTERS: Final = frozenset(c.LETTERS)


# --- rules ----------------------------------------------------------------------------------------------


def rows(one: Rule, least: int = 1, most: int = MOST_ROWS) -> Rule:
    """A list whose entries all keep one rule."""
    return listed(one, least, most)


def table(optional: Iterable[str] = (), /, **known: Rule) -> Rule:
    """A table with these fields and no others, of which some may be missing."""
    spare = set(optional)
    return fields(
        {name: rule for name, rule in known.items() if name not in spare},
        {name: rule for name, rule in known.items() if name in spare},
    )


def cost(*allowed: str) -> Rule:
    """A cost: known kinds, whole numbers, at most so many basics of choice."""

    def rule(f: Findings, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            f.say(place, "a cost is missing")
            return
        for what, n in value.items():
            word(*allowed)(f, place, what)
            number(0, c.MOST_MIX if what == "basic" else 99)(f, f"{place}.{what}", n)

    return rule


# --- the effect language ----------------------------------------------------------------------------------


def effects(f: Findings, place: str, value: Any) -> None:
    """A list of effects."""
    if not isinstance(value, list):
        f.say(place, "a list of effects is missing")
        return
    for i, one in enumerate(value, 1):
        effect(f, f"{place}[{i}]", one)


def effect(f: Findings, place: str, one: Any) -> None:
    """One effect: its word, its fields, what it holds."""
    if not isinstance(one, dict) or not isinstance(one.get("do"), str):
        f.say(place, "an effect is a table with a word under 'do'")
    elif one["do"] not in EFFECTS:
        f.say(place, f"the effect language has no word '{one['do']}'")
    else:
        table(("terrain",), do=anything, **EFFECTS[one["do"]])(f, place, one)


def unit(f: Findings, place: str, one: Any) -> None:
    """An effect that is done in units."""
    effect(f, place, one)
    if not isinstance(one, dict) or not isinstance(one.get("do"), str) or one["do"] not in c.UNIT_OPS:
        f.say(place, "only placed units and steps can be mixed")


def wanted_card(f: Findings, place: str, value: Any) -> None:
    """What a search looks for: a kind of card, or a badge."""
    if not isinstance(value, dict) or set(value) not in ({"kind"}, {"badge"}):
        f.say(place, "name either a kind or a badge")
    elif "kind" in value:
        word(*c.CARD_KINDS)(f, f"{place}.kind", value["kind"])
    else:
        text(f, f"{place}.badge", value["badge"])


def step(f: Findings, place: str, value: Any) -> None:
    """A step of a staircase: from how many on, and what it gives."""
    if not isinstance(value, list) or len(value) != 2:
        f.say(place, "a step is a number and a list of effects")
        return
    number(0, 999)(f, place, value[0])
    effects(f, place, value[1])


AMOUNT: Final = number(1, MOST_AMOUNT)
COUNTED: Final = word(*c.COUNTS)
FOUND: Final = word(*c.EFFECT_COUNTS)
EFFECTS: Final[dict[str, dict[str, Rule]]] = {
    "gain": {"what": word(*c.RESOURCES, "basic"), "n": AMOUNT},
    "income": {"what": word(*c.INCOMES, "any"), "n": AMOUNT},
    **{name: {"n": AMOUNT} for name in (*c.UNIT_OPS, "draw", "discard", "cube", "wood_discount")},
    **{name: {} for name in ("wonder", "locomotive")},
    "prosperity": {"color": word(*c.COLOURS, "any", "least"), "n": AMOUNT},
    "property": {"price": word("free", "printed"), "n": AMOUNT, "terrain": word(*c.TERRAINS[:4])},
    "bonus": {"column": word(*c.COLUMNS, "any"), "n": AMOUNT},
    "automate": {"n": AMOUNT, "draw": number(0, MOST_AMOUNT)},
    "search": {"filter": wanted_card, "n": number(1, 10), "play": number(0, 10)},
    "copy": {"kinds": rows(word("base", "advanced"), most=2)},
    "city_rate": {"table": rows(number(0, 999))},
    "pay": {"cost": cost(*STOCK, "basic"), "times": word("once", "any"), "get": effects},
    "choose": {"options": rows(effects, 2, c.MOST_OPTIONS)},
    "mix": {"parts": rows(unit)},
    "seq": {"list": rows(effect)},
    "per": {"count": FOUND, "each": number(1, 999), "get": effects},
    "if": {"count": FOUND, "min": number(1, 999), "get": effects},
    "tiers": {"count": FOUND, "steps": rows(step)},
}


def modifier(areas: Rule, badges: Rule) -> Rule:
    """A permanent ability."""
    kinds: dict[str, dict[str, Rule]] = {
        "on": {"event": word(*c.EVENTS), "get": effects},
        "area_cost": {"areas": areas, "what": word(*STOCK), "n": number(-99, 99)},
        "area_units": {"areas": areas, "atom": word(*c.UNIT_OPS), "n": number(1, 9)},
        "area_swap": {"areas": areas, "from": word(*c.BASICS), "to": word(*c.BASICS)},
        "property_wood": {"areas": areas, "n": number(-9, 0)},
        "badges": {"list": badges},
        "city_any_kinds": {"min": number(1, 9)},
        "skill_times": {"n": number(1, 9)},
        "slot_swap": {"to": word("diamond")},
        "land_anywhere": {},
        "clock_is_city": {},
    }

    def rule(f: Findings, place: str, value: Any) -> None:
        mod = value.get("mod") if isinstance(value, dict) else None
        if isinstance(mod, str) and mod in kinds:
            table(mod=anything, **kinds[mod])(f, place, value)
        else:
            f.say(place, f"there is no modifier '{mod}'")

    return rule


# --- the components ---------------------------------------------------------------------------------------


def rules_of(data: dict[str, Any]) -> dict[str, Rule]:
    """What each table of the components must hold, where these badges, areas and tiles exist."""
    badges = rows(word(*data["badges"]), 0)
    areas = rows(word(*data["areas"]), 0)
    rounds = data["setup"].get("rounds")
    return shapes(
        __package__,
        EFFECTS=effects,
        PRICE=cost(*STOCK),
        ANY_PRICE=cost(*c.COST_WORDS),
        COUNTED=COUNTED,
        COLOUR=word(*c.COLOURS),
        AREA_KIND=word(*c.AREA_KINDS),
        CARD_KIND=word(*c.CARD_KINDS),
        BADGES=badges,
        PERMANENT=rows(modifier(areas, badges)),
        SLOTS=number(1, len(data["costs"].get("slot_cards", []))),
        PASS_SPOTS=rows(number(1, 99), 0, len(data["round_pass"])),
        MILESTONES=number(0, len(data["milestones"])),
        FINAL_TILES=number(0, len(data["final_tiles"])),
        MIO=rows(fields({"id": text, "discs": areas}), rounds if type(rounds) is int else 5),
        FULL_ROW=full_row,
        TERRITORY=territory,
    )


def full_row(f: Findings, place: str, one: Any) -> None:
    """What a complete row scores: points for each lot of something."""
    effect(f, place, one)
    got = one.get("get") if isinstance(one, dict) and one.get("do") == "per" else None
    if not isinstance(got, list) or [(x.get("do"), x.get("what")) for x in got] != [("gain", "vp")]:
        f.say(place, "a full row scores points for each of something")


def territory(f: Findings, place: str, value: Any) -> None:
    """The rows of a map: known letters and marks, two capitals."""
    if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
        f.say(place, "a list of rows is missing")
        return
    tokens = [token for row in value for token in row.split()]
    for token in tokens:
        if token != "_" and (token[0] not in LETTERS or set(token[1:]) - set("@!$")):
            f.say(place, f"'{token}' is no hex")
    if sum(token[0] == "C" for token in tokens) != 2:
        f.say(place, "expected two capitals")


# --- what must fit together -------------------------------------------------------------------------------


def check(components: Components) -> None:
    """Raise `BadComponents` with a sentence for each problem."""
    data = components.data
    f = Findings()
    for name in table_names(__package__):
        if not isinstance(data.get(name), dict):
            f.say(name, "this table is missing")
    if not f.found:
        for name, rule in rules_of(data).items():
            rule(f, name, data[name])
    if not f.found:
        check_fitting(f, data)
        check_kinds(f, data)
        check_searches(f, word(*data["badges"]), "", data)
    remarks(f, "", data)
    f.raise_if_any("Sweet Lands")


def check_fitting(f: Findings, data: dict[str, Any]) -> None:
    """What tables must agree on."""
    setup, industry, food = data["setup"], data["industry_track"], data["food_track"]
    people, maps = data["characters"].values(), data["maps"].values()
    free = [one for person in people for part in ("base", "clock") for one in person[part].get("free", [])]
    places = {
        (r, i) for entry in maps for r, row in enumerate(entry["rows"]) for i in range(len(row.split()))
    }
    tokens, length = setup["tokens_per_seat"], industry["length"]
    spaces = [*industry["wagon"], *industry["locomotive"]]
    numbered = all(place.isdigit() and 1 <= int(place) <= length for place in spaces)
    badges, skills = data["badges"], [*data["skill_tiles"], *data["advanced_skill_tiles"]]
    boards = {person["board"] for person in people}
    limit = data["heir_board"]["column_limit"][0]["properties"]
    sold = data["free_actions"].get("sell", {}).get("cost", {}).get("basic", 0)
    enough = len(data["citizens"]) >= FEWEST_CARDS
    f.need("setup.seats", setup["seats"] == list(SEATS), "the game is for 1, 2, 3 and 4 seats")
    f.need("badges", len(badges) == 6 and "brownie" in badges, "expected six kinds, brownie among them")
    f.need("citizens", enough, f"fewer than {FEWEST_CARDS} cards are too few to deal")
    f.need("prosperity", len(data["prosperity"]) == 6, "expected six tracks")
    f.need("special_land", len(data["special_land"]) == 6, "expected six special tiles")
    f.need("skill_tiles", len(skills) == 26, "expected 12 skill tiles and 14 advanced ones")
    f.need("setup.tokens_per_seat.store", tokens["store"] == 3, "a seat owns three, each with its own cost")
    f.need("setup.tokens_per_seat.clock", tokens["clock"] == 1, "a seat owns one")
    f.need(
        "industry_track.labs", len(industry["labs"]) == tokens["lab"], "expected as many labs as a seat owns"
    )
    f.need(
        "food_track.rabbits",
        len(food["rabbits"]) == tokens["rabbit"],
        "expected as many rabbits as a seat owns",
    )
    f.need("industry_track", numbered, f"spaces are numbered 1 to {length}")
    f.need("characters", len(boards) >= 4, "four seats need four different boards")
    f.need(
        "characters", len(free) <= c.ABILITIES, f"at most {c.ABILITIES} character actions can be told apart"
    )
    column_limit = "limits begin at 0, or no card could be automated at first"
    f.need("heir_board.column_limit[1].properties", limit == 0, column_limit)
    f.need("maps", sum(entry["copies"] for entry in maps) >= 4, "four seats need four maps")
    f.need("maps", len(places) <= c.MOST_CELLS, f"a grid has at most {c.MOST_CELLS} hexes")
    for seats in SEATS:
        tiles = setup["round_tiles"][str(seats)]["standard"]
        fits = seats + 2 <= tiles <= len(data["round_standard"])
        f.need(f"setup.round_tiles.{seats}.standard", fits, f"{seats} seats cannot play with {tiles} tiles")
        spots = setup["pass_tile_spots"][str(seats)]
        f.need(
            f"setup.pass_tile_spots.{seats}", all(spot <= tiles for spot in spots), f"there are {tiles} spots"
        )
    for name in ("buy", "sell", "swap"):
        f.need("free_actions", name in data["free_actions"], f"'{name}' is missing")
    f.need("free_actions.sell.cost.basic", sold > 0, "at least one basic is sold")
    for id, track in data["prosperity"].items():
        f.need(f"prosperity.{id}.rates[1].from", track["rates"][0]["from"] == 0, "rates begin at space 0")


def check_kinds(f: Findings, data: dict[str, Any]) -> None:
    """Cards and skill tiles hold what their kind asks for."""
    for id, card in data["citizens"].items():
        needs = ["pass"] if card["kind"] == "pass" else ["immediate"]
        needs += ["automation"] if "industry" in card else []
        for name in needs:
            effects(f, f"citizens.{id}.{name}", card.get(name))
        if card["kind"] == "pass" and ("industry" in card or "automation" in card):
            f.say(f"citizens.{id}", "a pass card cannot be automated (SWL-CARD-9)")
    for name in ("skill_tiles", "advanced_skill_tiles"):
        for id, tile in data[name].items():
            need = "modifiers" if tile["kind"] == "permanent" else "effect"
            if need not in tile:
                f.say(f"{name}.{id}", f"its {need} is missing")


def check_searches(f: Findings, badge: Rule, place: str, data: Any) -> None:
    """What searches look for exists."""
    if isinstance(data, list):
        for i, entry in enumerate(data, 1):
            check_searches(f, badge, f"{place}[{i}]", entry)
    elif isinstance(data, dict):
        if data.get("do") == "search" and "badge" in data["filter"]:
            badge(f, f"{place}.filter.badge", data["filter"]["badge"])
        for name, entry in data.items():
            check_searches(f, badge, f"{place}.{name}" if place else name, entry)
