"""What a seat may see: the board, the key figures, the current decision.

Nothing here shows another seat's hand, the order of a deck, or a packet held by somebody else (SWL-HID-9).
"""

from __future__ import annotations

from typing import Any

from magnate.core.message import Arg, Args, Figure, Message
from magnate.games.sweetlands import catalogue, journal
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_areas import area_open, area_price, swap_of
from magnate.games.sweetlands.rules_effects import cost_said, count, ip_symbols
from magnate.games.sweetlands.rules_round import city_table
from magnate.games.sweetlands.rules_scoring import score
from magnate.games.sweetlands.rules_setup import board_free, map_free
from magnate.games.sweetlands.rules_turn import card_price
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.view_cascade import card_args, cascade

PHASES = ["characters", "spots", "income", "draft", "first_draw", "action", "upkeep", "over"]
UNIT_WORDS = {op: name for name, op in c.UNIT_OPS.items()}
UNIT_WORDS |= {c.O_PROS: "prosperity", c.O_TAKE: "basic", c.O_ANY_INCOME: "income"}

# --- the board --------------------------------------------------------------------------------------------


def board(s: Position, viewer: int) -> dict[str, Any]:
    """The whole table as `viewer` sees it, in ids (SWL-HID-1 to SWL-HID-9)."""
    t = s.t
    return {
        "phase": PHASES[s.phase],
        "rounds": t.rounds,
        "matters": ["gold", "cards"],
        "start": s.start,
        "order": list(s.order),
        "passed": list(s.next_order),
        "deck": len(s.deck),
        "discard": [t.card_ids[card] for card in s.discard],
        "areas": [area_view(s, area) for area in range(t.areas) if s.seats >= t.area_seats[area]],
        "spots": [spot_view(s, spot) for spot in range(len(s.spots))],
        "piles": {
            t.skill_ids[i]: s.piles[i]
            for i in range(t.skills)
            if i < t.basic_skills or s.options["advanced_skills"]
        },
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
        "people": people_view(s) if s.phase == c.P_CHARACTERS else [],
        "maps": maps_view(s) if s.phase == c.P_CHARACTERS else [],
        "packet": [t.card_ids[card] for card in s.packets[viewer]] if 0 <= viewer < len(s.packets) else [],
        "pick": s.picks + 1 if s.packets else 0,
        "cascade": [step.plain() for step in cascade(s)],
    }


def owner_view(owner: int) -> int | str | None:
    """Who holds something: a seat, nobody (null), or "gone"."""
    if owner == c.NOBODY:
        return None
    return "gone" if owner == c.REMOVED else owner


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
        "slots": [None if disc == 0 else "mio" if disc == c.MIO + 1 else disc - 1 for disc in discs],
    }


def spot_view(s: Position, spot: int) -> dict[str, Any]:
    """A spot of the round board."""
    t = s.t
    pawn: int | str | None = None
    for seat in range(s.seats):
        if s.sheets[seat][c.PAWN] == spot:
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
        s.slots[area * t.most_slots : (area + 1) * t.most_slots].count(c.MIO + 1) for area in range(t.areas)
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
    """What a solo seat plays for (SWL-SOLO-8, SWL-TIE-3)."""
    return Message("goal-solo", {"promising": s.t.promising, "legendary": s.t.legendary})


def outcome(s: Position) -> Message | None:
    """How a solo game ended: the goals are thresholds, not a rival (SWL-SOLO-8)."""
    if s.seats > 1 or s.phase != c.P_OVER:
        return None
    args: Args = {"points": score(s, 0), "promising": s.t.promising, "legendary": s.t.legendary}
    return Message(f"outcome-{solo_rank(s) or 'none'}", args)


def solo_rank(s: Position) -> str:
    """How the points of the solo seat rank so far (SWL-SOLO-8)."""
    points = score(s, 0)
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
        "character": t.who_ids[v[c.WHO]] if v[c.WHO] >= 0 else None,
        "map": t.map_ids[v[c.MAP]] if v[c.MAP] >= 0 else None,
        "rows": list(t.data["maps"][t.map_ids[v[c.MAP]]]["rows"]) if v[c.MAP] >= 0 else [],
        "resources": {name: v[c.GOLD + i] for i, name in enumerate(("gold", *c.BASICS, "diamond", "disc"))},
        "income": {name: v[c.INCOME + i] for name, i in c.INCOMES.items()},
        "points": {"vp": v[c.VP], "cp": v[c.CP], "ip": v[c.IP]},
        "ip_symbols": ip_symbols(t, v),
        "ip_pass": v[c.IP_PASS],
        "wagon": v[c.WAGON],
        "locomotive": v[c.LOCO] if v[c.LOCO] >= 0 else None,
        "food": v[c.FOOD],
        "wood_discount": v[c.WOOD_CUT],
        "wonder": v[c.WONDER],
        "cubes": v[c.CUBE],
        "tracks": {t.pros_ids[i]: v[c.PROS + i] for i in range(len(t.pros_ids))},
        "built": {kind: v[c.TENT + i] for i, kind in enumerate(c.KINDS)},
        "stores": [c.COLUMNS[i] for i in range(3) if v[c.STORES + i]],
        "rabbits": v[c.RABBIT],
        "tiles": tiles_view(s, seat),
        "roads": [t.edge_ids[e] for e in range(len(s.edges[seat])) if s.edges[seat][e] == c.BUILT],
        "properties": {
            t.cell_ids[cell]: c.KINDS[kind]
            for kind in range(len(c.KINDS))
            for cell in range(t.cells)
            if v[c.KIND_AT + kind] >> cell & 1
        },
        "rabbits_at": cells_of(s, v[c.RABBIT_AT]),
        "zones": cells_of(s, v[c.ZONE_AT]),
        "cities": v[c.CITY],
        "ports": v[c.PORT],
        "port_points": t.port_points[min(v[c.PORT], len(t.port_points) - 1)],
        "city_points": city_points(s, seat),
        "clock_have": progress(s, seat, t.clock_needs[v[c.WHO]]) if v[c.WHO] >= 0 else [],
        "badges": {badge: v[c.BADGE + i] for i, badge in enumerate(t.badge_ids)},
        "played": v[c.PLAYED],
        "front": [t.card_ids[card] for card in s.fronts[seat]],
        "columns": {
            name: [t.card_ids[v[c.COLUMN + 3 * i + k]] for k in range(v[c.COLUMN_SIZE + i])]
            for i, name in enumerate(c.COLUMNS)
        },
        "room": {name: s.column_room(seat, i) for i, name in enumerate(c.COLUMNS)},
        "skills": [
            {"tile": t.skill_ids[i], "down": v[c.SKILL + i] == 2} for i in range(t.skills) if v[c.SKILL + i]
        ],
        "used": [t.ability_ids[i] for i in range(len(t.ability_ids)) if v[c.USED + i]],
        "abilities": [t.ability_ids[i] for i in range(len(t.ability_ids)) if t.ability_owner[i] == v[c.WHO]],
        "spot": v[c.PAWN] + 1,
        "passed": v[c.PASSED] == 1,
        "cards": len(hand),
        "hand": hand if seat == viewer else None,
    }


def city_points(s: Position, seat: int) -> int:
    """The city points a pass would bring now (SWL-PASS-3)."""
    cities = s.sheets[seat][c.CITY]
    table = city_table(s, seat)
    return table[min(cities, len(table)) - 1] if cities else 0


def traits(s: Position, seat: int) -> list[str]:
    """What sets a seat apart from the start: its character and its map (SWL-SEAT-2)."""
    v = s.sheets[seat]
    return [f"char-{s.t.who_ids[v[c.WHO]]}", f"map-{s.t.map_ids[v[c.MAP]]}"] if v[c.MAP] >= 0 else []


def people_view(s: Position) -> list[dict[str, Any]]:
    """The characters still to be had with what they can do, while they are being chosen (SWL-SEAT-2)."""
    t = s.t
    return [
        {"id": id, "about": catalogue.character(t.data["characters"][id]).plain()}
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
    about = catalogue.citizen(s.t.data["citizens"][id])
    return {"id": id, "gold": card_price(s, seat, card), "about": about.plain()}


def tiles_view(s: Position, seat: int) -> dict[str, str]:
    """The tiles on a map: terrain or special tile, with "+" when flipped."""
    t = s.t
    v = s.sheets[seat]
    found: dict[str, str] = {}
    for cell in range(t.cells):
        if v[c.TILES_AT] >> cell & 1:
            name = c.TERRAINS[t.terrain[v[c.MAP]][cell]]
            for tile in range(len(t.special_ids)):
                if v[c.SPECIAL_AT + tile] >> cell & 1:
                    name = t.special_ids[tile]
            found[t.cell_ids[cell]] = name + ("+" if v[c.FLIPPED_AT] >> cell & 1 else "")
    return found


def figures(s: Position, seat: int, viewer: int) -> list[Figure]:
    """Key figures of a seat, all of them public (SWL-HID-3)."""
    v = s.sheets[seat]
    return [
        Figure("score", score(s, seat)),
        Figure("vp", v[c.VP]),
        Figure("cp", v[c.CP]),
        Figure("ip", v[c.IP]),
        Figure("gold", v[c.GOLD]),
        Figure("wheat", v[c.WHEAT]),
        Figure("wood", v[c.WOOD]),
        Figure("iron", v[c.IRON]),
        Figure("diamonds", v[c.DIAMOND]),
        Figure("discs", v[c.DISC]),
        Figure("cards", len(s.hands[seat])),
        Figure("cities", v[c.CITY]),
    ]


# --- what is asked ------------------------------------------------------------------------------------------


def prompt(s: Position, viewer: int) -> Message:
    """What is asked of the actor, or for whom one waits."""
    if viewer != s.actor:
        return Message("prompt-wait", {"seat": f"@seat-{s.actor}"})
    t = s.t
    kind = s.top()
    p = s.frame()
    stack = s.stack
    if kind == c.F_MENU:
        return Message("prompt-menu-after" if stack[p] else "prompt-menu")
    if kind == c.F_AREA:
        number = stack[p]
        args: dict[str, Arg] = {"area": f"@area-{t.area_ids[number]}", "n": stack[p + 2]}
        if stack[p + 1] != c.PAY_AREA:
            return Message("prompt-slot", args)
        args["cost"] = cost_said(area_price(s, s.actor, number))
        args["other"] = f"@res-{c.COST_WORDS[t.swap_mods[number][swap_of(s, s.actor, number) + 2]]}"
        return Message("prompt-replace", args)
    if kind == c.F_UNITS:
        if stack[-2] > 5:
            return Message("prompt-mix")
        return Message(f"prompt-{UNIT_WORDS[stack[p + 2]]}", {"n": stack[p + 3]})
    if kind == c.F_PROPERTY:
        end = len(stack) - 2
        if stack[end - 1] >= 0:
            return Message("prompt-site", {"kind": f"@prop-{c.BUILDS[stack[end - 1]]}"})
        return Message("prompt-build", {"n": stack[end - 5]})
    if kind == c.F_SPECIAL:
        return Message("prompt-special", {"hex": journal.hex_name(s, s.actor, stack[p])})
    if kind == c.F_PAY:
        source = t.source[stack[p]]
        return Message(
            "prompt-pay", {"cost": catalogue.cost(source["cost"]), "get": catalogue.effect(source["get"])}
        )
    if kind in NUMBERED:
        return Message(f"prompt-{c.FRAMES[kind]}", {"n": stack[p + NUMBERED[kind]]})
    if kind in (c.F_COLUMN, c.F_AFTER_CARD):
        return Message(f"prompt-{c.FRAMES[kind]}", card_args(s, stack[p]))
    return Message(f"prompt-{c.FRAMES[kind]}")


# Frames that ask no more than how many: where in the payload the number stands.
NUMBERED = {c.F_BASICS: 0, c.F_DISCARD: 0, c.F_AUTOMATE: 0, c.F_SEARCH: 1}
