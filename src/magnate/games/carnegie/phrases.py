"""What a choice says, where it belongs and what allows it, where that depends on the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from magnate.core.message import Arg, Message
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.constants import EFFECTS, FREE, HR, KIND_PROJECT, POSTURES, RD, SPAN, TAKES
from magnate.games.carnegie.rules_event import pick_index
from magnate.games.carnegie.rules_management import site_price
from magnate.games.carnegie.rules_paying import donation_price
from magnate.games.carnegie.rules_research import tab_price, track_price
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.view import next_event

Say = Callable[..., Message]


# --- sentences ----------------------------------------------------------------------------------------


def here(s: Position, space: int) -> Arg:
    """A space of the company of the seat to decide, as an argument."""
    return journal.place(s, s.decider(), space)


def slot_args(s: Position, slot: int) -> dict[str, Arg]:
    """A slot: its city, what it is for, and which from the left it is among its like; nothing of that for the one
    that is offered for all of them, as it is wherever several play (CAR-BUILD-6)."""
    t = s.t
    city = t.slot_city[slot]
    kind = t.slot_type[slot]
    alike = [other for other, place in enumerate(t.slot_city) if place == city and t.slot_type[other] == kind]
    free = [other for other in alike if s.slots[other] < 0]
    alone = slot in free[:1] and (s.seats > 1 or len(free) == 1)
    return {
        "city": f"@city-{t.city_names[city]}", "kind": f"@slot-{[*t.projects, 'any'][kind]}",
        "number": 0 if alone or len(alike) == 1 else alike.index(slot) + 1,
        "vp": t.city_vp[city],
    }  # fmt: skip


def house_phrase(s: Position, slot: int) -> Message:
    """A slot for the first housing, which pays nothing (CAR-SETUP-19)."""
    return Message("choice-house", slot_args(s, slot))


def build_phrase(s: Position, slot: int) -> Message:
    """A slot for a project, with what a town pays at once (CAR-BUILD-7)."""
    args = slot_args(s, slot)
    if not s.t.city_income[s.t.slot_city[slot]]:
        return Message("choice-build", args)
    region = s.t.slot_region[slot]
    args["income"] = journal.stop(s, region, s.track[s.decider() * 4 + region])["income"]
    return Message("choice-build-paid", args)


def group_phrase(id: str) -> Say:
    """A group of equal employees on a space."""

    def phrase(s: Position, space: int, who: int) -> Message:
        return Message(f"{id}-{POSTURES[who]}", {"here": here(s, space)})

    return phrase


def sold(s: Position, price: int) -> int:
    """How many goods go for a price that is more than the money at hand (CAR-SELL-1, CAR-SELL-2)."""
    lacking = max(0, price - s.money[s.decider()])
    return (lacking + s.t.sale - 1) // s.t.sale


def donation_phrase(id: str) -> Say:
    """A donation, made or shared, with its price."""

    def phrase(s: Position, cell: int) -> Message:
        price = donation_price(s, s.decider())
        args: dict[str, Arg] = {
            "cell": f"@cell-{s.t.cell_names[cell]}", "price": price, "sold": sold(s, price),
        }  # fmt: skip
        return Message(id, args)

    return phrase


def department_phrase(id: str) -> Say:
    """A department tile by its name."""
    return lambda s, tile: Message(id, {"department": f"@dept-{s.t.dept_names[tile]}"})


def to_phrase(s: Position, space: int) -> Message:
    """A destination with the moves it takes."""
    cost = s.t.distance[(s.group >> 1) * s.t.spaces + space] if s.step == st.TO else 0
    return Message("choice-to", {"here": here(s, space), "cost": cost})


def row_phrase(s: Position, row: int) -> Message:
    """A row of the timeline and what it would trigger."""
    t = s.t
    at, region, donation = next_event(s, row)
    args: dict[str, Arg] = {"row": f"@type-{t.types[row]}", "event": journal.event_name(s, region, donation)}
    if at in (row, -1):
        return Message("choice-row", args)
    return Message("choice-row-flip", {**args, "flipped": f"@type-{t.types[at]}"})


def track_phrase(s: Position, region: int) -> Message:
    """A step on a track, with its price and the space it leads to."""
    seat = s.decider()
    args: dict[str, Arg] = {"region": f"@region-{s.t.regions[region]}"}
    space = s.track[seat * 4 + region] + 1
    if space > s.t.last:
        return Message("choice-track-end", args)
    price = track_price(s, seat, region)
    return Message("choice-track", {**args, "price": price, **journal.stop(s, region, space)})


def tab_phrase(s: Position, tab: int) -> Message:
    """A step of a tab, with its price and the section it brings out."""
    seat = s.decider()
    args: dict[str, Arg] = {"tab": f"@tab-{s.t.projects[tab]}"}
    number = s.exposed[seat * 4 + tab] + 1
    if number > s.t.sections:
        return Message("choice-tab-end", args)
    section = journal.section(s, seat, tab, number)
    return Message("choice-tab", {**args, "price": tab_price(s, seat, tab), "section": section})


def take_phrase(s: Position, way: int) -> Message:
    """An income of the section in question, with its amount."""
    t = s.t
    income = 0
    if s.step == st.TAKE:
        picks = [t.pick_money, t.pick_goods, t.pick_vp, t.pick_employee, t.pick_employee]
        income = picks[way][pick_index(s)]
    return Message("choice-take", {"income": income, "what": f"@income-{TAKES[way]}"})


def effect_phrase(s: Position, effect: int) -> Message:
    """An effect of the department in use, with its figures."""
    t = s.t
    number = effect + 1
    if s.using >= 0 and effect < t.effects[s.using]:
        at = s.using * EFFECTS + effect
        where = "mission" if t.mission[at] else "stay"
        gains = {
            "money": t.gain_money, "goods": t.gain_goods, "moves": t.gain_moves, "research": t.gain_research,
            "employee": t.gain_employee, "pairs": t.gain_pairs,
        }  # fmt: skip
        for what, table in gains.items():
            if table[at]:
                return Message(f"choice-effect-{where}-{what}", {"count": table[at], "number": number})
    return Message("choice-effect", {"number": number})


def amount_phrase(s: Position, index: int) -> Message:
    """Sell, trade or buy goods with the department in use."""
    t = s.t
    count = index + 1
    at = s.using * EFFECTS + s.effect
    if s.using < 0 or not t.most[at]:
        return Message("choice-amount", {"count": count})
    if t.gain_goods[at]:
        return Message("choice-amount-buy", {"count": count, "money": count * t.pay_money[at]})
    money, vp = count * t.gain_money[at], count * t.gain_vp[at]
    if vp:
        return Message("choice-amount-trade", {"count": count, "money": money, "vp": vp})
    return Message("choice-amount-sell", {"count": count, "money": money})


def tile_phrase(s: Position, tile: int) -> Message:
    """A department to be built with its goods; where the free spaces differ in price, the least."""
    args: dict[str, Arg] = {"department": f"@dept-{s.t.dept_names[tile]}"}
    if s.step != st.TILE:
        return Message("choice-tile", args)
    seat = s.decider()
    free = [space for space in s.t.free_spaces if s.grid[seat * s.t.spaces + space] == FREE]
    prices = {site_price(s, seat, tile, space) for space in free}
    if not prices:
        return Message("choice-tile", args)
    args["price"] = min(prices)
    return Message("choice-tile-for" if len(prices) == 1 else "choice-tile-from", args)


def site_phrase(s: Position, space: int) -> Message:
    """A building site with its price."""
    price = site_price(s, s.decider(), s.tile, space)
    return Message("choice-site", {"here": here(s, space), "price": price})


def project_phrase(s: Position, project: int) -> Message:
    """A project type with its goods."""
    money = s.t.pay_money[s.using * EFFECTS + s.effect] if s.using >= 0 and s.step == st.PROJECT else 0
    args: dict[str, Arg] = {
        "project": f"@project-{s.t.projects[project]}", "goods": s.t.project_goods[project], "money": money,
        "sold": sold(s, money),
    }  # fmt: skip
    return Message("choice-project", args)


def activate_phrase(s: Position, d: int) -> Message:
    """A workstation with its price."""
    price = s.t.station_price[d]
    args: dict[str, Arg] = {
        "department": f"@dept-{s.t.dept_names[d]}", "price": price, "sold": sold(s, price),
    }  # fmt: skip
    return Message("choice-activate", args)


def use_phrase(s: Position, d: int) -> Message:
    """A department to be used, with the money that each of its projects takes on top of the goods."""
    t = s.t
    builds = any(t.kind[d * EFFECTS + effect] == KIND_PROJECT for effect in range(t.effects[d]))
    args: dict[str, Arg] = {"department": f"@dept-{t.dept_names[d]}"}
    if builds and t.pay_money[d * EFFECTS]:
        return Message("choice-use-paid", {**args, "money": t.pay_money[d * EFFECTS]})
    return Message("choice-use", args)


def sell_all_phrase(s: Position) -> Message:
    """All goods with what they bring."""
    goods = s.goods[s.decider()]
    return Message("choice-sell-all", {"count": goods, "money": goods * s.t.sale})


def done_phrase(s: Position) -> Message:
    """What ending means at this step."""
    ends = {st.ACTIVATE: "-activate", st.RESEARCH: "-research", st.MOVE: "-moves"}
    return Message(f"choice-done{ends.get(s.step, '')}")


PHRASES: Mapping[str, Say] = {
    "house": house_phrase, "build": build_phrase,
    "reserve": department_phrase("choice-reserve"), "tile": tile_phrase,
    "move": group_phrase("choice-move"), "relocate": group_phrase("choice-relocate"), "to": to_phrase,
    "site": site_phrase, "row": row_phrase, "track": track_phrase, "tab": tab_phrase, "take": take_phrase,
    "donate": donation_phrase("choice-donate"), "copy": donation_phrase("choice-copy"),
    "use": use_phrase, "activate": activate_phrase, "effect": effect_phrase, "amount": amount_phrase,
    "project": project_phrase,
    "sell": lambda s: Message("choice-sell", {"money": s.t.sale}), "sell-all": sell_all_phrase,
    "decline": lambda s: Message("choice-decline-relocate" if s.step == st.RELOCATE else "choice-decline"),
    "done": done_phrase,
}  # fmt: skip


# --- board elements -----------------------------------------------------------------------------------


def department_element(s: Position, d: int) -> str:
    """The space a department of the seat to decide stands on."""
    space = s.where[s.decider() * s.t.departments + d] if d >= 0 else -1
    return f"space:{s.t.space_names[space]}" if space >= 0 else ""


def tile_element(s: Position, tile: int) -> str:
    """A department tile: reserved, or on display."""
    seat = s.decider()
    return f"reserved:{seat}" if s.reserved[seat] == tile else f"display:{tile + 1}"


ELEMENTS: Mapping[str, Callable[..., str]] = {
    "tile": tile_element,
    "recall": lambda s, count: f"zone:{s.t.regions[s.region]}" if s.region >= 0 else "",
    "take": lambda s, way: f"tab:{s.t.projects[s.section // SPAN]}" if s.step == st.TAKE else "",
    "use": department_element,
    "activate": department_element,
    "effect": lambda s, effect: department_element(s, s.using),
    "amount": lambda s, index: department_element(s, s.using),
    "leave": lambda s: department_element(s, s.using),
    "new-lobby": lambda s, count: department_element(s, s.t.new_lobby),
}


# --- clauses ------------------------------------------------------------------------------------------


def done_clause(s: Position) -> str:
    """The clause that lets one end what is going on."""
    ends = {st.ACTIVATE: "CAR-ACT-1", st.RESEARCH: "CAR-INC-7", st.MOVE: "CAR-SETUP-21"}
    return ends.get(s.step, {HR: "CAR-HR-6", RD: "CAR-RD-9"}.get(s.mine, "CAR-USE-5"))


CLAUSES: Mapping[str, Callable[..., str]] = {
    "use": lambda s, d: s.t.dept_clauses[d],
    "effect": lambda s, effect: s.t.dept_clauses[s.using] if s.using >= 0 else "CAR-USE-6",
    "amount": lambda s, index: s.t.dept_clauses[s.using] if s.using >= 0 else "CAR-D06-1",
    "move": lambda s, space, who: "CAR-SETUP-21" if s.phase == st.MOVES else "CAR-HR-2",
    "tile": lambda s, tile: "CAR-MGMT-6" if s.reserved[s.decider()] >= 0 else "CAR-MGMT-7",
    "decline": lambda s: "CAR-D08-2" if s.step == st.RELOCATE else "CAR-DON-1",
    "done": done_clause,
}
