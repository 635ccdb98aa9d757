"""What a seat may see, what a choice says, what is asked, figures and the score sheet.

Nothing here shows another seat's hand, the order of a deck, or a packet held by somebody else (SWL-HID-9).
"""

from __future__ import annotations

from typing import Any

from magnate.core.message import Args, Figure, Message, ScoreLine
from magnate.games.sweetlands import describe
from magnate.games.sweetlands.cascade import cascade
from magnate.games.sweetlands.rules_areas import COST, area_open
from magnate.games.sweetlands.rules_codes import (
    BADGE,
    BASICS,
    BUILDS,
    BUILT,
    CITY,
    COLUMN,
    COLUMN_SIZE,
    COLUMNS,
    CP,
    CUBE,
    DIAMOND,
    DISC,
    FLIPPED_AT,
    FOOD,
    GOLD,
    INCOME,
    INCOMES,
    IP,
    IP_PASS,
    IRON,
    ITEM,
    KIND_AT,
    KINDS,
    LOCO,
    MAP,
    O_ANY_INCOME,
    O_FLIP,
    O_FOOD,
    O_INDUSTRY,
    O_LAND,
    O_PROS,
    O_RABBIT,
    O_ROAD,
    O_SKILL,
    O_TAKE,
    PASSED,
    PAWN,
    PLAYED,
    PORT,
    PROS,
    RABBIT,
    RABBIT_AT,
    SKILL,
    SPECIAL_AT,
    STORES,
    TENT,
    TERRAINS,
    TILES_AT,
    USED,
    VP,
    WAGON,
    WHEAT,
    WHO,
    WONDER,
    WOOD,
    WOOD_CUT,
    ZONE_AT,
)
from magnate.games.sweetlands.rules_effects import count, ip_symbols
from magnate.games.sweetlands.rules_round import board_free, city_table, map_free
from magnate.games.sweetlands.rules_score import CLAUSES, LINES, score, score_lines
from magnate.games.sweetlands.rules_turn import card_price
from magnate.games.sweetlands.state import (
    F_AFTER_CARD,
    F_AREA,
    F_AUTOMATE,
    F_BASICS,
    F_BATCH,
    F_BONUS,
    F_CHARACTER,
    F_CHOOSE,
    F_CLOCK,
    F_COLOUR,
    F_COLUMN,
    F_COPY,
    F_DISCARD,
    F_DRAFT,
    F_KEEP,
    F_MAP,
    F_MENU,
    F_PAY,
    F_PRESENT,
    F_PROPERTY,
    F_SEARCH,
    F_SPECIAL,
    F_SPOT,
    F_SWAP_TAKE,
    F_UNITS,
    MIO,
    NOBODY,
    P_CHARACTERS,
    P_OVER,
    REMOVED,
    Position,
)

PHASES = ["characters", "spots", "income", "draft", "first_draw", "action", "upkeep", "over"]
UNIT_WORDS = {
    O_LAND: "land",
    O_ROAD: "road",
    O_RABBIT: "rabbit",
    O_FLIP: "flip",
    O_INDUSTRY: "industry",
    O_FOOD: "food",
    O_PROS: "prosperity",
    O_TAKE: "basic",
    O_ANY_INCOME: "income",
    O_SKILL: "skill",
}

# --- the board --------------------------------------------------------------------------------------------


def board(s: Position, viewer: int) -> dict[str, Any]:
    """The whole table as `viewer` sees it, in ids (SWL-HID-1 to SWL-HID-9)."""
    t = s.t
    return {
        "phase": PHASES[s.phase],
        "rounds": t.rounds,
        "start": s.start,
        "order": list(s.order),
        "passed": list(s.next_order),
        "deck": len(s.deck),
        "discard": [t.card_ids[card] for card in s.discard],
        "areas": [area_view(s, area) for area in range(t.areas) if s.seats >= t.area_seats[area]],
        "spots": [spot_view(s, spot) for spot in range(len(s.spots))],
        "piles": {t.skill_ids[i]: s.piles[i] for i in range(t.skills) if i < t.basic_skills or s.advanced},
        "milestones": [milestone_view(s, i) for i in range(len(t.milestone_ids)) if s.mile_side[i] >= 0],
        "finals": [
            {
                "id": t.final_ids[i],
                "neutral": t.final_neutral[i],
                "item": t.data["final_tiles"][t.final_ids[i]]["item"],
                "counts": [count(t, v, t.final_item[i]) for v in s.sheets],
            }
            for i in s.finals
        ],
        "first": {t.pros_ids[i]: owner_view(s.first[i]) for i in range(len(t.pros_ids))},
        "lengths": {
            "industry": t.track_length,
            "food": t.food_length,
            **{t.pros_ids[i]: t.pros_length[i] for i in range(len(t.pros_ids))},
        },
        "gates": [place for place in range(len(t.gate)) if t.gate[place]],
        "mio": mio_view(s),
        "goal": goal(s).plain() if s.seats == 1 else None,
        "outcome": result.plain() if (result := outcome(s)) else None,
        "targets": list(t.data["scoring"]["targets"]),
        "heirs": [heir_view(s, seat, viewer) for seat in range(s.seats)],
        "holding": [held_view(s, viewer, card) for card in s.hands[viewer]] if viewer >= 0 else [],
        "people": people_view(s) if s.phase == P_CHARACTERS else [],
        "maps": maps_view(s) if s.phase == P_CHARACTERS else [],
        "packet": [t.card_ids[card] for card in s.packets[viewer]] if 0 <= viewer < len(s.packets) else [],
        "pick": s.picks + 1 if s.packets else 0,
        "cascade": [step.plain() for step in cascade(s)],
    }


def owner_view(owner: int) -> int | str | None:
    """Who holds something: a seat, nobody (null), or "gone"."""
    if owner == NOBODY:
        return None
    return "gone" if owner == REMOVED else owner


def milestone_view(s: Position, tile: int) -> dict[str, Any]:
    """A milestone, who holds it, and how far each seat is on each of its conditions (SWL-MILE-1)."""
    t = s.t
    side = s.mile_side[tile]
    needs = t.milestone_needs[tile][side]
    return {
        "id": t.milestone_ids[tile] + "AB"[side],
        "owner": owner_view(s.mile_owner[tile]),
        "have": [progress(s, seat, needs) for seat in range(s.seats)],
    }


def progress(s: Position, seat: int, needs: list[int]) -> list[list[int]]:
    """What a seat has of each condition, and how much it takes."""
    v = s.sheets[seat]
    return [[count(s.t, v, needs[i]), needs[i + 1]] for i in range(0, len(needs), 2)]


def area_view(s: Position, area: int) -> dict[str, Any]:
    """An action area with the discs on its slots; a disc shows who used the slot."""
    t = s.t
    first = area * t.most_slots
    discs = s.slots[first : first + t.area_slots[area]]
    return {
        "id": t.area_ids[area],
        "kind": t.data["areas"][t.area_ids[area]]["kind"],
        "open": area_open(s, area),
        "from": t.area_round[area],
        "slots": [None if disc == 0 else "mio" if disc == MIO + 1 else disc - 1 for disc in discs],
    }


def spot_view(s: Position, spot: int) -> dict[str, Any]:
    """A spot of the round board."""
    t = s.t
    pawn: int | str | None = None
    for seat in range(s.seats):
        if s.sheets[seat][PAWN] == spot:
            pawn = seat
    if spot == s.mio_pawn:
        pawn = "mio"
    above = s.spot_pass[spot]
    return {
        "spot": spot + 1,
        "tile": t.standard_ids[s.spots[spot]],
        "pass": t.pass_ids[above] if above >= 0 else None,
        "pawn": pawn,
    }


def mio_view(s: Position) -> dict[str, Any] | None:
    """Mio's open cards with what they block, the sizes of the two decks, and the solo targets (SWL-SOLO-4)."""
    if s.seats > 1:
        return None
    t = s.t
    discs = [
        s.slots[area * t.most_slots : (area + 1) * t.most_slots].count(MIO + 1) for area in range(t.areas)
    ]
    blocks: list[dict[str, Any]] = []
    for card in s.mio_shown:
        for area in t.mio_discs[card]:
            blocks.append({"card": t.mio_ids[card], "area": t.area_ids[area], "placed": discs[area] > 0})
            discs[area] -= 1
    return {
        "shown": [t.mio_ids[card] for card in s.mio_shown],
        "blocks": blocks,
        "left": [len(s.mio_a), len(s.mio_b)],
        "spot": s.mio_pawn + 1,
        "promising": t.promising,
        "legendary": t.legendary,
        "rank": solo_rank(s),
    }


def goal(s: Position) -> Message:
    """What a solo seat plays for (SWL-SOLO-8)."""
    return Message("goal-solo", {"promising": s.t.promising, "legendary": s.t.legendary})


def outcome(s: Position) -> Message | None:
    """How a solo game ended: the goals are thresholds, not a rival (SWL-SOLO-8)."""
    if s.seats > 1 or s.phase != P_OVER:
        return None
    args: Args = {"points": score(s, 0), "promising": s.t.promising, "legendary": s.t.legendary}
    return Message(f"outcome-{solo_rank(s) or 'none'}", args)


def solo_rank(s: Position) -> str:
    """How the points of the solo seat rank so far (SWL-SOLO-8)."""
    points = score(s, 0) if s.sheets[0][MAP] >= 0 else 0
    if points > s.t.legendary:
        return "legendary"
    return "promising" if points > s.t.promising else ""


def cells_of(s: Position, mask: int) -> list[str]:
    """The ids of the cells of a mask."""
    return [s.t.cell_ids[cell] for cell in range(s.t.cells) if mask >> cell & 1]


def heir_view(s: Position, seat: int, viewer: int) -> dict[str, Any]:
    """A seat: its boards and its map, its hand only for itself (SWL-HID-1, SWL-HID-3)."""
    t = s.t
    v = s.sheets[seat]
    hand = [t.card_ids[card] for card in s.hands[seat]]
    return {
        "character": t.who_ids[v[WHO]] if v[WHO] >= 0 else None,
        "map": t.map_ids[v[MAP]] if v[MAP] >= 0 else None,
        "rows": list(t.data["maps"][t.map_ids[v[MAP]]]["rows"]) if v[MAP] >= 0 else [],
        "resources": {name: v[GOLD + i] for i, name in enumerate(("gold", *BASICS, "diamond", "disc"))},
        "income": {name: v[INCOME + i] for name, i in INCOMES.items()},
        "points": {"vp": v[VP], "cp": v[CP], "ip": v[IP]},
        "ip_symbols": ip_symbols(t, v),
        "ip_pass": v[IP_PASS],
        "wagon": v[WAGON],
        "locomotive": v[LOCO] if v[LOCO] >= 0 else None,
        "food": v[FOOD],
        "wood_discount": v[WOOD_CUT],
        "wonder": v[WONDER],
        "cubes": v[CUBE],
        "tracks": {t.pros_ids[i]: v[PROS + i] for i in range(len(t.pros_ids))},
        "built": {kind: v[TENT + i] for i, kind in enumerate(KINDS)},
        "stores": [COLUMNS[i] for i in range(3) if v[STORES + i]],
        "rabbits": v[RABBIT],
        "tiles": tiles_view(s, seat),
        "roads": [t.edge_ids[e] for e in range(len(s.edges[seat])) if s.edges[seat][e] == BUILT],
        "properties": {
            t.cell_ids[cell]: KINDS[kind]
            for kind in range(len(KINDS))
            for cell in range(t.cells)
            if v[KIND_AT + kind] >> cell & 1
        },
        "rabbits_at": cells_of(s, v[RABBIT_AT]),
        "zones": cells_of(s, v[ZONE_AT]),
        "cities": v[CITY],
        "ports": v[PORT],
        "port_points": t.port_points[min(v[PORT], len(t.port_points) - 1)],
        "city_points": city_points(s, seat),
        "clock_have": progress(s, seat, t.clock_needs[v[WHO]]) if v[WHO] >= 0 else [],
        "badges": {badge: v[BADGE + i] for i, badge in enumerate(t.badge_ids)},
        "played": v[PLAYED],
        "front": [t.card_ids[card] for card in s.fronts[seat]],
        "columns": {
            name: [t.card_ids[v[COLUMN + 3 * i + k]] for k in range(v[COLUMN_SIZE + i])]
            for i, name in enumerate(COLUMNS)
        },
        "room": {name: s.column_room(seat, i) for i, name in enumerate(COLUMNS)},
        "skills": [
            {"tile": t.skill_ids[i], "down": v[SKILL + i] == 2} for i in range(t.skills) if v[SKILL + i]
        ],
        "used": [t.ability_ids[i] for i in range(len(t.ability_ids)) if v[USED + i]],
        "abilities": [t.ability_ids[i] for i in range(len(t.ability_ids)) if t.ability_owner[i] == v[WHO]],
        "spot": v[PAWN] + 1,
        "passed": v[PASSED] == 1,
        "cards": len(hand),
        "hand": hand if seat == viewer else None,
    }


def city_points(s: Position, seat: int) -> int:
    """The city points a pass would bring now (SWL-PASS-3)."""
    cities = s.sheets[seat][CITY]
    table = city_table(s, seat)
    return table[min(cities, len(table)) - 1] if cities else 0


def traits(s: Position, seat: int) -> list[str]:
    """What sets a seat apart from the start: its character and its map (SWL-SEAT-2)."""
    v = s.sheets[seat]
    return [f"char-{s.t.who_ids[v[WHO]]}", f"map-{s.t.map_ids[v[MAP]]}"] if v[MAP] >= 0 else []


def people_view(s: Position) -> list[dict[str, Any]]:
    """The characters still to be had with what they can do, while they are being chosen (SWL-SEAT-2)."""
    t = s.t
    return [
        {"id": id, "about": describe.character(t.data["characters"][id]).plain()}
        for who, id in enumerate(t.who_ids)
        if board_free(s, who)
    ]


def maps_view(s: Position) -> list[dict[str, Any]]:
    """Every map as it is printed, and whether it is still to be had (SWL-SEAT-3, SWL-SEAT-4)."""
    t = s.t
    return [
        {"id": id, "rows": list(t.data["maps"][id]["rows"]), "free": map_free(s, number)}
        for number, id in enumerate(t.map_ids)
    ]


def held_view(s: Position, seat: int, card: int) -> dict[str, Any]:
    """A card of the own hand: the gold it costs now (SWL-CARD-3) and what it does."""
    id = s.t.card_ids[card]
    about = describe.citizen(s.t.data["citizens"][id])
    return {"id": id, "gold": card_price(s, seat, card), "about": about.plain()}


def tiles_view(s: Position, seat: int) -> dict[str, str]:
    """The tiles on a map: terrain or special tile, with "+" when flipped."""
    t = s.t
    v = s.sheets[seat]
    found: dict[str, str] = {}
    for cell in range(t.cells):
        if v[TILES_AT] >> cell & 1:
            name = TERRAINS[t.terrain[v[MAP]][cell]]
            for tile in range(len(t.special_ids)):
                if v[SPECIAL_AT + tile] >> cell & 1:
                    name = t.special_ids[tile]
            found[t.cell_ids[cell]] = name + ("+" if v[FLIPPED_AT] >> cell & 1 else "")
    return found


def figures(s: Position, seat: int) -> list[Figure]:
    """Key figures of a seat, all of them public (SWL-HID-3)."""
    v = s.sheets[seat]
    return [
        Figure("score", score(s, seat)),
        Figure("vp", v[VP]),
        Figure("cp", v[CP]),
        Figure("ip", v[IP]),
        Figure("gold", v[GOLD]),
        Figure("wheat", v[WHEAT]),
        Figure("wood", v[WOOD]),
        Figure("iron", v[IRON]),
        Figure("diamonds", v[DIAMOND]),
        Figure("discs", v[DISC]),
        Figure("cards", len(s.hands[seat])),
        Figure("cities", v[CITY]),
    ]


def score_sheet(s: Position) -> list[list[ScoreLine]]:
    """The parts of the final scoring, as they stand (SWL-END-1 to SWL-END-21)."""
    sheet: list[list[ScoreLine]] = []
    for seat in range(s.seats):
        points = score_lines(s, seat) if s.sheets[seat][MAP] >= 0 else [0] * len(LINES)
        sheet.append([ScoreLine(LINES[i], points[i], CLAUSES[i]) for i in range(len(LINES))])
    return sheet


# --- what is asked ------------------------------------------------------------------------------------------


def prompt(s: Position, viewer: int) -> Message:
    """What is asked of the actor, or for whom one waits."""
    if viewer != s.actor:
        return Message("prompt-wait", {"seat": f"@seat-{s.actor}"})
    t = s.t
    kind = s.top()
    p = s.frame()
    stack = s.stack
    if kind == F_MENU:
        return Message("prompt-menu-after" if stack[p] else "prompt-menu")
    if kind == F_AREA:
        args: Args = {"area": f"@area-{t.area_ids[stack[p]]}", "n": stack[p + 2]}
        return Message("prompt-replace" if stack[p + 1] == COST else "prompt-slot", args)
    if kind == F_UNITS:
        if stack[-2] > 5:
            return Message("prompt-mix")
        return Message(f"prompt-{UNIT_WORDS[stack[p + 2]]}", {"n": stack[p + 3]})
    if kind == F_PROPERTY:
        end = len(stack) - 2
        if stack[end - 1] >= 0:
            return Message("prompt-site", {"kind": f"@prop-{BUILDS[stack[end - 1]]}"})
        return Message("prompt-build", {"n": stack[end - 5]})
    if kind == F_SPECIAL:
        return Message("prompt-special", {"cell": t.cell_ids[stack[p]]})
    if kind == F_PAY:
        source = t.source[stack[p]]
        return Message(
            "prompt-pay", {"cost": describe.cost(source["cost"]), "get": describe.effect(source["get"])}
        )
    if kind in (F_BASICS, F_DISCARD, F_AUTOMATE):
        words = {F_BASICS: "prompt-basics", F_DISCARD: "prompt-discard", F_AUTOMATE: "prompt-automate"}
        return Message(words[kind], {"n": stack[p]})
    if kind == F_SEARCH:
        return Message("prompt-search", {"n": stack[p + 1]})
    if kind in (F_COLUMN, F_AFTER_CARD):
        word = "prompt-joker" if kind == F_COLUMN else "prompt-after-card"
        price = describe.cost(t.data["costs"]["automate"])
        return Message(word, {"card": f"@card-{t.card_ids[stack[p]]}", "cost": price})
    return Message(PLAIN_PROMPTS[kind])


PLAIN_PROMPTS = {
    F_CHARACTER: "prompt-character",
    F_MAP: "prompt-map",
    F_SPOT: "prompt-spot",
    F_COPY: "prompt-copy",
    F_BATCH: "prompt-batch",
    F_CLOCK: "prompt-clock",
    F_BONUS: "prompt-bonus",
    F_SWAP_TAKE: "prompt-swap-take",
    F_PRESENT: "prompt-present",
    F_COLOUR: "prompt-colour",
    F_CHOOSE: "prompt-choose",
    F_KEEP: "prompt-keep",
    F_DRAFT: "prompt-draft",
}


# --- what a choice says ---------------------------------------------------------------------------------------


def phrase(s: Position, choice: int) -> Message:
    """What a choice does, for every choice of the space."""
    t = s.t
    form = t.space.decode(choice)
    word = str(form["do"])
    value = form[next(k for k in form if k != "do")] if len(form) > 1 else ""
    if word in NAMED:
        key, prefix = NAMED[word]
        return Message(f"choice-{word}", {key: f"@{prefix}-{value}"})
    if word == "free":
        action = t.data["free_actions"][value]
        given: Args = {"cost": describe.cost(action["cost"]), "effect": describe.effect(action["effect"])}
        return Message("choice-free", {**given, "action": f"@free-{value}"})
    if word in ("part", "option"):
        return part_phrase(s, word, int(value))
    if word == "basics":
        mix = t.mixes[choice - t.b_basics]
        cost = {name: mix[i] for i, name in enumerate(BASICS) if mix[i]}
        return Message("choice-basics", {"cost": describe.cost(cost)})
    if word == "spot":
        if int(value) <= len(s.spots):
            tile = f"@round-{t.standard_ids[s.spots[int(value) - 1]]}"
            return Message("choice-spot", {"spot": value, "tile": tile})
        return Message("choice-spot-none", {"spot": value})
    if word == "milestone":
        tile_at = choice - t.b_milestone
        side = "AB"[max(0, s.mile_side[tile_at])]
        return Message("choice-milestone", {"tile": f"@milestone-{value}{side}"})
    if word == "land":
        terrain = terrain_at(s, choice - t.b_land)
        if terrain:
            return Message("choice-land", {"cell": value, "tile": terrain})
        return Message("choice-land-none", {"cell": value})
    if word == "build":
        return Message("choice-build", {"kind": f"@prop-{value}"})
    if value == "":
        return Message(f"choice-{word}")
    return Message(f"choice-{word}", {next(k for k in form if k != "do"): value})


# Verbs whose one argument is a component with a name of its own: argument, prefix of the name.
NAMED = {
    "character": ("who", "char"),
    "map": ("map", "map"),
    "area": ("area", "area"),
    "play": ("card", "card"),
    "use": ("tile", "skill"),
    "ability": ("ability", "ability"),
    "discard": ("card", "card"),
    "copy": ("area", "area"),
    "special": ("tile", "special"),
    "move": ("marker", "marker"),
    "track": ("track", "track"),
    "take": ("what", "res"),
    "income": ("what", "res"),
    "skill": ("tile", "skill"),
    "bonus": ("column", "column"),
    "automate": ("column", "column"),
    "from_hand": ("card", "card"),
    "colour": ("colour", "colour"),
    "find": ("card", "card"),
    "present": ("card", "card"),
    "keep": ("card", "card"),
    "draft": ("card", "card"),
}


def part_phrase(s: Position, word: str, number: int) -> Message:
    """One of several parts or options, with what it does when it is on offer."""
    t = s.t
    if word == "part" and s.top() == F_BATCH and number <= s.stack[-2]:
        item = s.stack[s.frame() + number - 1]
        source = dict(t.source[item // ITEM])
        if "n" in source:
            source["n"] = item % ITEM
        return Message("choice-part", {"n": number, "effect": describe.atom(source)})
    if word == "option" and s.top() == F_CHOOSE:
        options = t.source[s.stack[s.frame()]]["options"]
        if number <= len(options):
            return Message("choice-option", {"n": number, "effect": describe.effect(options[number - 1])})
    return Message(f"choice-{word}-none", {"n": number})


def terrain_at(s: Position, cell: int) -> str:
    """The name of the terrain printed on a cell of the actor's map, "" where no tile can lie."""
    if s.actor < 0 or s.sheets[s.actor][MAP] < 0:
        return ""
    terrain = s.t.terrain[s.sheets[s.actor][MAP]][cell]
    if terrain < 0 or terrain > 4:
        return ""
    return "@hex-special" if terrain == 4 else f"@terrain-{TERRAINS[terrain]}"


def element(s: Position, choice: int) -> str:
    """The board element a choice belongs to, "" for a button."""
    form = s.t.space.decode(choice)
    word = str(form["do"])
    value = form[next(k for k in form if k != "do")] if len(form) > 1 else ""
    if word in ("land", "site", "rabbit", "flip"):
        return f"cell:{s.actor}:{value}"
    if word in ELEMENTS:
        kind, own = ELEMENTS[word]
        return f"{kind}:{s.actor}:{value}" if own else f"{kind}:{value}"
    if word in BARE:
        return f"{BARE[word]}:{s.actor}"
    return ""


# Element kind of a verb, and whether it lies on the boards of a seat.
ELEMENTS = {
    "character": ("char", False),
    "map": ("map", False),
    "spot": ("spot", False),
    "area": ("area", False),
    "copy": ("area", False),
    "play": ("card", False),
    "discard": ("card", False),
    "from_hand": ("card", False),
    "find": ("card", False),
    "present": ("card", False),
    "keep": ("card", False),
    "draft": ("card", False),
    "use": ("skill", True),
    "free": ("free", False),
    "milestone": ("milestone", False),
    "ability": ("ability", True),
    "special": ("special", False),
    "road": ("edge", True),
    "move": ("marker", True),
    "track": ("track", True),
    "take": ("res", True),
    "income": ("income", True),
    "skill": ("pile", False),
    "build": ("board", True),
    "bonus": ("column", True),
    "automate": ("column", True),
}
BARE = {"clock": "clock", "disc": "disc", "diamond": "diamonds", "food": "food"}

CHOICE_CLAUSES = {
    "character": "SWL-SEAT-2",
    "map": "SWL-SEAT-3",
    "spot": "SWL-RB-1",
    "area": "SWL-AREA-1",
    "play": "SWL-CARD-1",
    "use": "SWL-SKILL-6",
    "pass": "SWL-PASS-1",
    "end": "SWL-DEC-1",
    "free": "SWL-FREE-1",
    "sell_all": "SWL-DEC-5",
    "milestone": "SWL-FREE-6",
    "clock": "SWL-FREE-11",
    "ability": "SWL-FREE-13",
    "disc": "SWL-AREA-4",
    "diamond": "SWL-CHR-GRETEL-2",
    "discard": "SWL-HAND-2",
    "replace": "SWL-CHR-RIKKA-1",
    "copy": "SWL-AREA-28",
    "part": "SWL-CARD-5",
    "option": "SWL-Q-1",
    "land": "SWL-LAND-1",
    "special": "SWL-LAND-3",
    "road": "SWL-ROAD-3",
    "rabbit": "SWL-RAB-2",
    "feast": "SWL-RAB-5",
    "flip": "SWL-FLIP-6",
    "move": "SWL-IND-2",
    "food": "SWL-FOOD-1",
    "track": "SWL-PROS-3",
    "take": "SWL-GEN-7",
    "income": "SWL-INC-9",
    "skill": "SWL-SKILL-1",
    "build": "SWL-PROP-1",
    "site": "SWL-PROP-2",
    "pay": "SWL-CARD-11",
    "basics": "SWL-GEN-7",
    "stop": "SWL-GEN-11",
    "bonus": "SWL-BON-5",
    "automate": "SWL-AUTO-2",
    "from_hand": "SWL-AUTO-9",
    "colour": "SWL-CHR-CORAL-2",
    "find": "SWL-CARD-13",
    "present": "SWL-CHR-SAKURA-3",
    "keep": "SWL-UPK-3",
    "draft": "SWL-VAR-3",
}
FREE_CLAUSES = {
    "settle": "SWL-FREE-3",
    "hire": "SWL-FREE-4",
    "buy": "SWL-FREE-5",
    "sell": "SWL-FREE-7",
    "swap": "SWL-FREE-8",
    "melt": "SWL-FREE-9",
    "dismiss": "SWL-FREE-10",
}


def clause(s: Position, choice: int) -> str:
    """The clause that lets one make a choice."""
    form = s.t.space.decode(choice)
    if form["do"] == "free":
        return FREE_CLAUSES.get(str(form["action"]), "SWL-FREE-1")
    return CHOICE_CLAUSES[str(form["do"])]
