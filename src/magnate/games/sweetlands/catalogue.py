"""What components do, in words: effect data turned into messages.

A new citizen, tile or character is a line of the components; its explanation follows from its effect data,
atom by atom. Only its name has to be written in the `.ftl` files.
"""

from __future__ import annotations

from typing import Any, Final

from magnate.core.components import Components, reconstructed
from magnate.core.contract import About
from magnate.core.message import Message

Atom = dict[str, Any]
Entry = dict[str, Any]

LONGEST: Final = 6
PLAIN: Final = (
    "land",
    "road",
    "rabbit",
    "flip",
    "industry",
    "food",
    "skill",
    "draw",
    "discard",
    "cube",
    "wood_discount",
)
BARE: Final = ("wonder", "locomotive")
FREE_CLAUSES: Final = {
    "settle": 3,
    "hire": 4,
    "buy": 5,
    "milestone": 6,
    "sell": 7,
    "swap": 8,
    "melt": 9,
    "dismiss": 10,
    "clock": 11,
}
LETTERS: Final = "abcdef"


# --- phrases -----------------------------------------------------------------------------------------------


def joined(kind: str, parts: list[Message]) -> Message:
    """Phrases in a row, as `list` (one after the other), `and`, `or` or `then`."""
    if not parts:
        return Message("do-nothing")
    while len(parts) > LONGEST:
        parts = [joined(kind, parts[:LONGEST]), *parts[LONGEST:]]
    if len(parts) == 1:
        return parts[0]
    return Message(f"{kind}-{len(parts)}", dict(zip(LETTERS, parts, strict=False)))


def effect(atoms: list[Atom]) -> Message:
    """What a list of atoms does, as one phrase."""
    return joined("list", [atom(one) for one in atoms])


def atom(one: Atom) -> Message:
    """What a single atom does."""
    do = one["do"]
    if do in ("gain", "income"):
        return Message(f"do-{do}-{one['what']}", {"n": one["n"]})
    if do in PLAIN:
        return Message(f"do-{do}", {"n": one["n"]})
    if do in BARE:
        return Message(f"do-{do}")
    if do == "prosperity":
        return Message(f"do-prosperity-{one['color']}", {"n": one["n"]})
    if do == "property":
        if "terrain" in one:
            where = Message(f"terrain-on-{one['terrain']}")
            return Message(f"do-property-{one['price']}-on", {"n": one["n"], "where": where})
        return Message(f"do-property-{one['price']}", {"n": one["n"]})
    if do == "bonus":
        return Message(f"do-bonus-{one['column']}", {"n": one["n"]})
    if do == "automate":
        return Message(
            "do-automate" if one["draw"] else "do-automate-hand", {"n": one["n"], "draw": one["draw"]}
        )
    if do == "city_rate":
        return Message("do-city_rate", {"table": numbers(one["table"])})
    if do == "copy":
        return Message("do-copy-" + "-".join(one["kinds"]))
    if do == "search":
        return search(one)
    return compound(one)


def search(one: Atom) -> Message:
    """What a search of the deck brings."""
    (key, value), *_ = one["filter"].items()
    id = "do-search-play" if one["play"] else "do-search"
    return Message(id, {"n": one["n"], "play": one["play"], "what": f"@filter-{key}-{value}"})


def compound(one: Atom) -> Message:
    """What an atom does that holds other atoms."""
    do = one["do"]
    if do == "pay":
        return Message(f"do-pay-{one['times']}", {"cost": cost(one["cost"]), "get": effect(one["get"])})
    if do == "choose":
        return joined("or", [effect(option) for option in one["options"]])
    if do == "mix":
        return Message("do-mix", {"parts": joined("and", [atom(part) for part in one["parts"]])})
    if do == "seq":
        return joined("then", [atom(part) for part in one["list"]])
    if do == "per":
        count = Message(f"count-{one['count']}", {"n": one["each"]})
        return Message("do-per", {"get": effect(one["get"]), "each": one["each"], "count": count})
    if do == "if":
        return Message("do-if", {"need": need(one), "get": effect(one["get"])})
    if do == "tiers":
        steps = [
            Message("do-tier", {"get": effect(get), "need": need({"count": one["count"], "min": least})})
            for least, get in one["steps"]
        ]
        return Message("do-tiers", {"steps": joined("list", steps)})
    raise ValueError(f"unknown effect '{do}'")


def need(condition: Entry) -> Message:
    """A condition such as "3 rabbits on your map"."""
    return Message(f"need-{condition['count']}", {"n": condition["min"]})


def cost(price: dict[str, int]) -> Message:
    """A price such as "4 wood and 2 wheat"."""
    parts = [Message(f"cost-{what}", {"n": n}) for what, n in price.items() if n]
    return joined("and", parts) if parts else Message("cost-nothing")


def badges(kinds: list[str]) -> Message:
    """The badges of a citizen, equal ones counted."""
    found = {kind: kinds.count(kind) for kind in kinds}
    return joined(
        "and", [Message("badge-n", {"badge": f"@badge-{kind}", "n": n}) for kind, n in found.items()]
    )


def numbers(row: list[int]) -> str:
    """Numbers in a row."""
    return ", ".join(str(number) for number in row)


def named_areas(areas: list[str]) -> Message:
    """The names of areas in a row."""
    return joined("and", [Message("area-named", {"area": f"@area-{area}"}) for area in areas])


def modifier(one: Entry) -> Message:
    """What a permanent ability changes."""
    mod = one["mod"]
    if mod == "on":
        return Message(f"mod-on-{one['event']}", {"get": effect(one["get"])})
    if mod == "badges":
        return Message("mod-badges", {"badges": badges(one["list"])})
    areas = named_areas(one.get("areas", []))
    if mod == "area_cost":
        return Message("mod-area_cost", {"areas": areas, "less": cost({one["what"]: -one["n"]})})
    if mod == "area_units":
        return Message(f"mod-area_units-{one['atom']}", {"areas": areas, "n": one["n"]})
    if mod == "area_swap":
        swap: dict[str, str | int | Message] = {"from": f"@res-{one['from']}", "to": f"@res-{one['to']}"}
        return Message("mod-area_swap", {**swap, "areas": areas})
    if mod == "property_wood":
        return Message("mod-property_wood", {"areas": areas, "n": -one["n"]})
    if mod == "slot_swap":
        return Message("mod-slot_swap", {"to": f"@res-{one['to']}"})
    number: int = one["n"] if "n" in one else one.get("min", 0)
    return Message(f"mod-{mod}", {"n": number})


# --- components ---------------------------------------------------------------------------------------------


def citizen(card: Entry) -> Message:
    """What a citizen costs and does."""
    price = cost(card["cost"])
    if card.get("brownie_discount"):
        price = Message("cost-brownie", {"cost": price})
    args: dict[str, str | int | Message] = {"cost": price, "badges": badges(card["badges"])}
    if card["kind"] == "pass":
        return Message("help-citizen-pass", {**args, "effect": effect(card["pass"])})
    args["effect"] = effect(card["immediate"])
    column = card.get("industry")
    if not column:
        return Message("help-citizen", args)
    return Message(
        "help-citizen-industry",
        {**args, "column": f"@column-{column}", "automation": effect(card["automation"])},
    )


def abilities(groups: Entry) -> Message:
    """The abilities of a character, group by group."""
    parts: list[Message] = []
    for name, group in groups.items():
        if name == "permanent":
            parts += [modifier(one) for one in group]
        elif name == "free":
            parts += [Message("ability-free", {"effect": effect(action["effect"])}) for action in group]
        elif name == "one_off":
            parts.append(Message("ability-one_off", {"effect": effect(group["effect"])}))
        else:
            parts.append(Message(f"ability-{name}", {"effect": effect(group)}))
    return joined("list", parts) if parts else Message("ability-none")


def character(entry: Entry) -> Message:
    """What a character starts with and can do, before and after its clock."""
    return Message(
        "help-character",
        {
            "start": cost(entry["start"]),
            "income": cost(entry["income"]),
            "base": abilities(entry["base"]),
            "need": joined("and", [need(condition) for condition in entry["clock_condition"]]),
            "clock": abilities(entry["clock"]),
        },
    )


def rows(entry: Entry, row: str) -> Message:
    """The heir board bonuses of one row: tent, house and building."""
    args = {kind: effect(entry[row][kind]) for kind in ("tent", "house", "bldg")}
    return Message("help-row", {**args, "row": int(row.removeprefix("row"))})


def skill(tile: Entry) -> Message:
    """What a skill tile does."""
    if tile["kind"] == "permanent":
        return Message(
            "help-skill-permanent", {"effect": joined("list", [modifier(m) for m in tile["modifiers"]])}
        )
    return Message(f"help-skill-{tile['kind']}", {"effect": effect(tile["effect"])})


def area(entry: Entry) -> Message:
    """What an action area costs and does."""
    args: dict[str, str | int | Message] = {
        "kind": f"@kind-{entry['kind']}",
        "slots": entry["slots"],
        "round": entry["from_round"],
        "cost": cost(entry["cost"]),
        "effect": effect(entry["effect"]),
    }
    if not entry["cost"] and entry["from_round"] == 1:
        return Message("help-area-free", args)
    return Message("help-area-later" if entry["from_round"] > 1 else "help-area", args)


def rates(track: Entry) -> Message:
    """What a prosperity track pays at the end, step by step."""
    return joined(
        "list",
        [
            Message(
                "help-rate",
                {
                    "from": rate["from"],
                    "vp": rate["vp"],
                    "count": Message(f"count-{track['item']}", {"n": rate["per"]}),
                    "per": rate["per"],
                },
            )
            for rate in track["rates"]
            if rate["vp"]
        ],
    )


def prosperity(track: Entry) -> Message:
    """The rates, bonuses and strong bonus of a prosperity track."""
    bonuses = [
        Message("help-space", {"space": int(space), "effect": effect(atoms)})
        for space, atoms in track["bonus"].items()
    ]
    return Message(
        "help-prosperity",
        {
            "colour": f"@colour-{track['color']}",
            "length": track["length"],
            "rates": rates(track),
            "cost": cost(track["last_space_cost"]),
            "bonus": joined("list", bonuses),
            "first": effect(track["first"]),
        },
    )


def space(entry: Entry | list[Atom] | None) -> Message:
    """What a space of the industry or food track brings."""
    if entry is None:
        return Message("help-space-empty")
    if isinstance(entry, list):
        return Message("help-space-effect", {"effect": effect(entry)})
    if "ip" in entry:
        return Message("help-space-ip", {"n": entry["ip"]})
    return Message("help-space-effect", {"effect": effect(entry["effect"])})


# --- the catalogue -----------------------------------------------------------------------------------------


def catalogue(components: Components) -> dict[str, About]:
    """All that can be pointed at, by the id of its name in the texts."""
    found: dict[str, About] = {}
    add_citizens(found, components)
    add_characters(found, components)
    add_areas(found, components)
    add_land(found, components)
    add_tiles(found, components)
    add_tracks(found, components)
    add_properties(found, components)
    found["provenance"] = About(Message("help-provenance"), [], [])
    return found


def add_citizens(found: dict[str, About], components: Components) -> None:
    """Every citizen card."""
    for id, card in components["citizens"].items():
        if card["kind"] == "pass":
            clauses = ["SWL-CARD-8", "SWL-CARD-9", "SWL-PASS-7"]
        elif card.get("industry"):
            clauses = [
                "SWL-CARD-5",
                "SWL-AUTO-1",
                "SWL-AUTO-3" if card["industry"] == "joker" else "SWL-AUTO-2",
            ]
        else:
            clauses = ["SWL-CARD-5", "SWL-AUTO-4"]
        if card.get("brownie_discount"):
            clauses.append("SWL-CARD-3")
        found[f"card-{id}"] = About(citizen(card), clauses, ["all"])


def add_characters(found: dict[str, About], components: Components) -> None:
    """Every character, and the printed rows of its heir board."""
    counts = {"solbee": 2, "alice": 3, "elsa": 3, "sena": 4, "carmen": 4, "sakura": 4, "gretel": 3}
    counts |= {"jasmine": 3, "coral": 3}
    for name, entry in components["characters"].items():
        clauses = [f"SWL-CHR-{name.upper()}-{i}" for i in range(1, counts.get(name, 2) + 1)]
        found[f"char-{name}"] = About(character(entry), clauses, reconstructed(entry))
        for row in ("row2", "row3"):
            found[f"char-{name}-{row}"] = About(rows(entry, row), ["SWL-PROP-12"], [row])
        for column, printed in entry["printed_automation"].items():
            say = Message("help-printed", {"column": f"@column-{column}", "effect": effect(printed)})
            clauses = ["SWL-BON-1", "SWL-BON-2", "SWL-AUTO-5"]
            found[f"printed-{name}-{column}"] = About(say, clauses, ["printed_automation"])


def free_clause(name: str) -> str:
    """The clause of a free action; one that an owner has added rests on the general one."""
    return f"SWL-FREE-{FREE_CLAUSES[name]}" if name in FREE_CLAUSES else "SWL-FREE-1"


def add_areas(found: dict[str, About], components: Components) -> None:
    """Every action area and every free action."""
    own = {
        "land3": 11,
        "food2": 12,
        "rabbit1": 13,
        "road3": 14,
        "prop2": 15,
        "ind2": 16,
        "landroad": 17,
        "food3": 18,
    }
    own |= {
        "rabbit2": 19,
        "prop3": 20,
        "ind3": 21,
        "dia2": 22,
        "card2": 23,
        "card2b": 23,
        "gold6": 24,
        "gold8": 24,
    }
    own |= {"pros2": 25, "disc1": 26, "copy_base": 28, "copy_adv": 29}
    for name, entry in components["areas"].items():
        clauses = ["SWL-AREA-1", "SWL-AREA-2"]
        if name in own:
            clauses.insert(0, f"SWL-AREA-{own[name]}")
        found[f"area-{name}"] = About(area(entry), clauses, reconstructed(entry))
    for name, entry in components["free_actions"].items():
        say = Message("help-free", {"cost": cost(entry["cost"]), "effect": effect(entry["effect"])})
        found[f"free-{name}"] = About(say, [free_clause(name)], [])
    for name in ("milestone", "clock"):
        found[f"free-{name}"] = About(Message(f"help-free-{name}"), [free_clause(name)], [])


def add_land(found: dict[str, About], components: Components) -> None:
    """Terrains, special tiles, maps and what is printed on them."""
    for id, entry in components["terrain"].items():
        clause = "SWL-FLIP-5" if id == "sea" else "SWL-FLIP-4"
        say = Message("help-terrain", {"effect": effect(entry["effect"])})
        found[f"terrain-{id}"] = About(say, [clause, "SWL-PROP-6"], reconstructed(entry))
    for id, entry in components["special_land"].items():
        say = Message("help-terrain", {"effect": effect(entry["effect"])})
        found[f"special-{id}"] = About(say, [f"SWL-TILE-{id}", "SWL-LAND-3"], reconstructed(entry))
    for id, entry in components["maps"].items():
        found[f"map-{id}"] = About(map_help(entry), ["SWL-SEAT-3", "SWL-SEAT-4"], reconstructed(entry))
    capital = Message("help-hex-capital", {"effect": effect(components["heir_board"]["capital"])})
    found["hex-capital"] = About(capital, ["SWL-LAND-1", "SWL-ROAD-4", "SWL-PROP-7"], [])
    zone = Message("help-hex-draw_zone")
    found["hex-draw_zone"] = About(zone, ["SWL-DRAW-1", "SWL-DRAW-3", "SWL-INC-8"], [])
    found["hex-special"] = About(Message("help-hex-special"), ["SWL-LAND-3"], [])
    ports = Message("help-hex-port", {"points": numbers(components["scoring"]["ports"])})
    found["hex-port"] = About(ports, ["SWL-END-15", "SWL-END-16"], ["ports"])
    for name in ("skill", "diamond"):
        found[f"symbol-{name}"] = About(Message(f"help-symbol-{name}"), ["SWL-LAND-8"], [])


def map_help(entry: Entry) -> Message:
    """How many hexes of each kind a map has."""
    printed = " ".join(entry["rows"])
    args = {name: printed.count(mark) for name, mark in (("wheat", "W"), ("forest", "F"), ("mine", "M"))}
    args |= {name: printed.count(mark) for name, mark in (("sea", "S"), ("special", "X"), ("zones", "D"))}
    return Message("help-map", args | {"ports": printed.count("@")})


def add_tiles(found: dict[str, About], components: Components) -> None:
    """Skill tiles, round tiles, milestones, final scoring tiles and Mio's cards."""
    skills: dict[str, Entry] = {**components["skill_tiles"], **components["advanced_skill_tiles"]}
    for id, tile in skills.items():
        clauses = [f"SWL-TILE-{id}"]
        clauses += {"flip": ["SWL-SKILL-6"], "pass": ["SWL-PASS-6"], "immediate": ["SWL-SKILL-5"]}.get(
            tile["kind"], []
        )
        found[f"skill-{id}"] = About(skill(tile), clauses, reconstructed(tile))
    for id, tile in components["round_standard"].items():
        say = Message("help-round-standard", {"effect": effect(tile["effect"])})
        found[f"round-{id}"] = About(say, ["SWL-INC-2", "SWL-RB-5"], reconstructed(tile))
    for id, tile in components["round_pass"].items():
        say = Message("help-round-pass", {"effect": effect(tile["effect"])})
        found[f"round-{id}"] = About(say, [f"SWL-TILE-{id}", "SWL-PASS-5"], reconstructed(tile))
    limit: int = components["setup"]["milestones_limit"]
    for name, tile in components["milestones"].items():
        for side, conditions in tile["sides"].items():
            needs = joined("and", [need(condition) for condition in conditions])
            say = Message("help-milestone", {"need": needs, "vp": tile["vp"], "limit": limit})
            id = f"{name}{side.upper()}"
            found[f"milestone-{id}"] = About(
                say, [f"SWL-TILE-{id}", "SWL-MILE-1", "SWL-MILE-3"], reconstructed(tile)
            )
    scoring = components["scoring"]
    for id, tile in components["final_tiles"].items():
        args = {"item": f"@item-{tile['item']}", "neutral": tile["neutral"]}
        say = Message(
            "help-final", args | {"first": scoring["final_first"], "second": scoring["final_second"]}
        )
        found[f"final-{id}"] = About(say, [f"SWL-TILE-{id}", "SWL-END-18", "SWL-END-19"], reconstructed(tile))
    for deck in ("A", "B"):
        for card in components["solo"][deck]:
            say = Message("help-mio", {"areas": named_areas(card["discs"])})
            found[f"mio-{card['id']}"] = About(say, ["SWL-SOLO-3", "SWL-SOLO-4"], ["discs"])


def add_tracks(found: dict[str, About], components: Components) -> None:
    """The tracks as a whole and each of their spaces, and the row of rabbits."""
    for id, track in components["prosperity"].items():
        clauses = ["SWL-PROS-3", "SWL-PROS-6", "SWL-PROS-9", "SWL-END-2"]
        found[f"track-{id}"] = About(prosperity(track), clauses, reconstructed(track))
    industry = components["industry_track"]
    gates = numbers([lab["gate_after"] for lab in industry["labs"]])
    ends = effect(industry["surplus_step"])
    say = Message("help-track-industry", {"length": industry["length"], "gates": gates, "end": ends})
    found["track-industry"] = About(say, ["SWL-IND-2", "SWL-IND-8", "SWL-PASS-4"], reconstructed(industry))
    for marker, clause in (("wagon", "SWL-IND-12"), ("locomotive", "SWL-IND-13")):
        for n in range(1, industry["length"] + 1):
            found[f"{marker}-{n}"] = About(
                space(industry[marker].get(str(n))), [clause, "SWL-IND-3"], ["spaces"]
            )
    food = components["food_track"]
    say = Message("help-track-food", {"length": food["length"], "end": effect(food["surplus_step"])})
    found["track-food"] = About(say, ["SWL-FOOD-1", "SWL-FOOD-4"], reconstructed(food))
    for n in range(1, food["length"] + 1):
        clause = "SWL-FOOD-3" if n not in (7, 11) else "SWL-FOOD-2"
        found[f"food-{n}"] = About(space(food["spaces"].get(str(n))), [clause], ["other_bonuses"])
    for rabbit in food["rabbits"]:
        args = {"n": rabbit["n"], "food": rabbit["food_needed"]}
        say = Message("help-rabbit", {**args, "effect": effect(rabbit["bonus"])})
        found[f"rabbit-{rabbit['n']}"] = About(say, ["SWL-RAB-1", "SWL-RAB-4"], ["rabbit_bonuses"])


def add_properties(found: dict[str, About], components: Components) -> None:
    """Tents, houses and buildings row by row, labs, stores and the clock."""
    board = components["heir_board"]
    room = numbers([limit["properties"] for limit in board["column_limit"][1:]])
    for kind in ("tent", "house", "bldg"):
        found[f"prop-{kind}"] = About(
            Message(f"help-prop-{kind}", {"room": room, "end": effect(board["row5"][kind])}),
            ["SWL-PROP-9", "SWL-PROP-10", "SWL-AUTO-5"],
            reconstructed(board),
        )
        for row in range(1, 6):
            found[f"prop-{kind}-{row}"] = About(
                property_help(board, kind, row), ["SWL-PROP-9", "SWL-PROP-10"], row_provenance(board, row)
            )
    for i, lab in enumerate(components["industry_track"]["labs"], 1):
        args: dict[str, str | int | Message] = {"cost": cost(lab["cost"]), "gate": lab["gate_after"]}
        about = About(Message("help-lab", args), ["SWL-PROP-15", "SWL-PROP-16", "SWL-IND-8"], ["labs"])
        found[f"prop-lab-{i}"] = about
    found["prop-lab"] = About(Message("help-prop-lab"), ["SWL-PROP-15", "SWL-PROP-17"], [])
    for store in board["stores"]:
        say = Message("help-store", {"cost": cost(store["cost"]), "effect": effect(store["bonus"])})
        found[f"prop-{store['id']}"] = About(
            say, ["SWL-PROP-18", "SWL-PROP-19", "SWL-PROP-20"], ["store_cost"]
        )
    found["prop-clock"] = About(Message("help-prop-clock"), ["SWL-CLOCK-3", "SWL-CLOCK-4"], [])


def row_provenance(board: Entry, row: int) -> list[str]:
    """Which figures of a row of the heir board are reconstructed."""
    doubtful = reconstructed(board)
    own = [f"row{row}"] if row in (2, 3) else []
    return own + [field for field in ("row_cost", f"row{row}") if field in doubtful]


def property_help(board: Entry, kind: str, row: int) -> Message:
    """What a tent, house or building of a row costs and brings."""
    price = cost(board["row_cost"][row - 1])
    if row == 5:
        return Message(
            "help-property-end",
            {"cost": price, "kind": f"@props-{kind}", "effect": effect(board["row5"][kind])},
        )
    given = board.get(f"row{row}")
    if given is None:
        return Message("help-property-character", {"cost": price, "row": row})
    return Message("help-property", {"cost": price, "effect": effect(given[kind])})
