"""What a choice says where that depends on the position or on what the components say."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from magnate.core.message import Arg, Message
from magnate.games.sweetlands import catalogue, journal
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_areas import area_price, next_slot, swap_of
from magnate.games.sweetlands.rules_effects import cost_said
from magnate.games.sweetlands.rules_property import kind_cost
from magnate.games.sweetlands.rules_turn import card_price
from magnate.games.sweetlands.state import Position


def free(s: Position, action: int) -> Message:
    """A free action with its cost and effect."""
    id = s.t.free_ids[action]
    entry = s.t.data["free_actions"][id]
    cost, effect = catalogue.cost(entry["cost"]), catalogue.effect(entry["effect"])
    return Message("choice-free", {"cost": cost, "effect": effect, "action": f"@free-{id}"})


def free_clause(s: Position, action: int) -> str:
    """The clause of a free action."""
    return catalogue.free_clause(s.t.free_ids[action])


def part(s: Position, place: int) -> Message:
    """One of several parts, with what it does when it is on offer."""
    if s.top() == c.F_BATCH and place < s.stack[-2]:
        items = s.stack[s.frame() : s.frame() + s.stack[-2]]
        effects = [part_effect(s, item) for item in items]
        number = place + 1 if effects.count(effects[place]) > 1 else 0
        return Message("choice-part", {"n": number, "effect": effects[place]})
    return Message("choice-part-none", {"n": place + 1})


def part_effect(s: Position, item: int) -> Message:
    """What one of several parts does."""
    source = dict(s.t.source[item // c.ITEM])
    if "n" in source:
        source["n"] = item % c.ITEM
    return catalogue.atom(source)


def option(s: Position, place: int) -> Message:
    """One of several lists of effects, with what it does when it is on offer."""
    if s.top() == c.F_CHOOSE:
        options = s.t.source[s.stack[s.frame()]]["options"]
        if place < len(options):
            return Message("choice-option", {"effect": catalogue.effect(options[place])})
    return Message("choice-option-none", {"n": place + 1})


def basics(s: Position, mix: int) -> Message:
    """A mix of basics as a price."""
    cost = {name: s.t.mixes[mix][i] for i, name in enumerate(c.BASICS) if s.t.mixes[mix][i]}
    return Message("choice-basics", {"cost": catalogue.cost(cost)})


def spot(s: Position, place: int) -> Message:
    """A spot with its tile, if the round board has it."""
    if place < len(s.spots):
        tile = f"@round-{s.t.standard_ids[s.spots[place]]}"
        return Message("choice-spot", {"spot": place + 1, "tile": tile})
    return Message("choice-spot-none", {"spot": place + 1})


def milestone(s: Position, tile: int) -> Message:
    """A milestone by the side that lies up."""
    side = "AB"[max(0, s.mile_side[tile])]
    return Message("choice-milestone", {"tile": f"@milestone-{s.t.milestone_ids[tile]}{side}"})


def on_hex(id: str) -> Callable[[Position, int], Message]:
    """Something done on a hex of the own map."""
    return lambda s, cell: Message(id, {"hex": journal.hex_name(s, s.decider(), cell)})


def road(s: Position, edge: int) -> Message:
    """A road on an edge of the own map."""
    return Message("choice-road", {"edge": journal.edge_name(s, s.decider(), edge)})


def price_said(cost: list[int]) -> Message:
    """A price in words; nothing at all is free."""
    return cost_said(cost) if any(cost) else Message("price-free")


def swapped(s: Position, seat: int, number: int, n: int) -> list[int]:
    """What an area costs when so much of it is paid in another kind (SWL-CHR-RIKKA-1)."""
    due = area_price(s, seat, number).copy()
    mods, at = s.t.swap_mods[number], swap_of(s, seat, number)
    due[mods[at + 1]] -= n
    due[mods[at + 2]] += n
    return due


def area(s: Position, number: int) -> Message:
    """An action area with its cost for the seat to decide and the cards that its next slot takes."""
    cost = area_price(s, s.decider(), number)
    args: dict[str, Arg] = {"area": journal.area(s, number), "cost": price_said(cost)}
    slot = next_slot(s, number)
    cards = s.t.slot_cards[slot] if slot >= 0 else 0
    if cards == 0:
        return Message("choice-area", args)
    return Message("choice-area-cards" if any(cost) else "choice-area-only-cards", {**args, "n": cards})


def copy(s: Position, number: int) -> Message:
    """An area to imitate, with its own cost (SWL-AREA-28)."""
    cost = area_price(s, s.decider(), number)
    return Message("choice-copy", {"area": journal.area(s, number), "cost": price_said(cost)})


def replace(s: Position, n: int) -> Message:
    """The price of the area when so much of it is paid in the other resource (SWL-CHR-RIKKA-1)."""
    if s.top() != c.F_AREA or s.stack[s.frame() + 1] != c.PAY_AREA:
        return Message("choice-replace-none", {"n": n})
    return Message("choice-replace", {"cost": price_said(swapped(s, s.decider(), s.stack[s.frame()], n))})


def play(s: Position, number: int) -> Message:
    """A citizen of the hand with its cost for the seat to decide."""
    cost = s.t.costs[s.t.card_cost[number]]
    price = price_said([card_price(s, s.decider(), number), *cost[1:]])
    return Message("choice-play", {"card": journal.card(s, number), "cost": price})


def build(s: Position, kind: int) -> Message:
    """A property with its price, less the wood that the effect under way saves."""
    seat = s.decider()
    args: dict[str, Arg] = {"kind": f"@prop-{c.BUILDS[kind]}"}
    number = kind_cost(s, seat, kind)
    if s.top() != c.F_PROPERTY or number < 0:
        return Message("choice-build", args)
    cost = s.t.costs[number].copy()
    cut = s.stack[len(s.stack) - 5]
    cost[c.WOOD] = max(0, cost[c.WOOD] - cut)
    return Message("choice-build-for", {**args, "cost": price_said(cost if cut >= 0 else [0] * len(cost))})


def use(s: Position, tile: int) -> Message:
    """A skill tile to flip, with what it takes and does (SWL-SKILL-6)."""
    id = s.t.skill_ids[tile]
    args: dict[str, Arg] = {"tile": f"@skill-{id}"}
    tiles = s.t.data["skill_tiles"] | s.t.data["advanced_skill_tiles"]
    entry = tiles[id]
    if entry["kind"] != "flip":
        return Message("choice-use", args)
    (first, *others) = entry["effect"]
    if first["do"] != "pay" or others:
        return Message("choice-use-for", {**args, "effect": catalogue.effect(entry["effect"])})
    price = {"cost": catalogue.cost(first["cost"]), "effect": catalogue.effect(first["get"])}
    return Message("choice-use-paid", {**args, **price})


def skill(s: Position, tile: int) -> Message:
    """A skill tile to take; an advanced one takes diamonds (SWL-VAR-6)."""
    return for_diamonds(
        "choice-skill",
        {"tile": f"@skill-{s.t.skill_ids[tile]}"},
        s.t.advanced_diamonds if tile >= s.t.basic_skills else 0,
    )


def track(s: Position, number: int) -> Message:
    """A step on a prosperity track; the last space takes diamonds (SWL-PROS-6)."""
    place = s.sheets[s.decider()][c.PROS + number] + 1
    return for_diamonds(
        "choice-track",
        {"track": f"@track-{s.t.pros_ids[number]}"},
        s.t.pros_diamonds[number] if place == s.t.pros_length[number] else 0,
    )


def automate(s: Position, column: int) -> Message:
    """A column for a card, which takes diamonds where it was just played (SWL-AUTO-1)."""
    return for_diamonds(
        "choice-automate",
        {"column": f"@column-{c.COLUMNS[column]}"},
        s.t.automate_diamonds if s.top() == c.F_AFTER_CARD else 0,
    )


def for_diamonds(id: str, args: dict[str, Arg], n: int) -> Message:
    """Something that takes so many diamonds."""
    return Message(f"{id}-for", {**args, "cost": catalogue.cost({"diamond": n})}) if n else Message(id, args)


def sell_all(s: Position) -> Message:
    """All basics sold at once, with what they bring (SWL-DEC-5)."""
    v = s.sheets[s.decider()]
    basics = v[c.WHEAT] + v[c.WOOD] + v[c.IRON]
    entry = s.t.data["free_actions"]["sell"]
    each = sum(one["n"] for one in entry["effect"] if one["do"] == "gain")
    gold = each * (basics // s.t.costs[s.t.free_cost[s.t.sell]][c.COST_BASIC])
    return Message("choice-sell_all", {"n": basics, "gold": gold})


def pay(s: Position) -> Message:
    """The price that is asked for, as far as it is named (SWL-CARD-11)."""
    if s.top() != c.F_PAY:
        return Message("choice-pay")
    return Message("choice-basics", {"cost": catalogue.cost(s.t.source[s.stack[s.frame()]]["cost"])})


def stop(s: Position) -> Message:
    """An end of what is under way, or a no to the one thing that is asked."""
    return Message("choice-stop-automate" if s.top() == c.F_AFTER_CARD else "choice-stop")


PHRASES: Mapping[str, Callable[..., Message]] = {
    "free": free,
    "part": part,
    "option": option,
    "basics": basics,
    "spot": spot,
    "milestone": milestone,
    "land": on_hex("choice-land"),
    "road": road,
    "rabbit": on_hex("choice-rabbit"),
    "flip": on_hex("choice-flip"),
    "site": on_hex("choice-site"),
    "area": area,
    "copy": copy,
    "replace": replace,
    "pay": pay,
    "stop": stop,
    "use": use,
    "skill": skill,
    "track": track,
    "automate": automate,
    "sell_all": sell_all,
    "play": play,
    "build": build,
}
ELEMENTS: Mapping[str, Callable[..., str]] = {}
CLAUSES: Mapping[str, Callable[..., str]] = {"free": free_clause}
