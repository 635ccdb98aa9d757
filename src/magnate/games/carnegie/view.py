"""What a seat may see, what a choice says, the figures of a seat and the score sheet.

Ids of the view name messages: `city-ID`, `dept-ID`, `cell-ID`, `region-ID`, `type-ID`, `tab-ID`,
`project-ID`, and `help-...` of the same for their explanations. Board elements: `row:HR`, `city:denver:3`, `cell:E1`,
`display:6`, `reserved:0`, `space:3-2`, `zone:west`, `track:west`, `tab:housing`, `choice-tile`, `andrew`.
"""

from __future__ import annotations

from typing import Any

from magnate.core.components import reconstructed
from magnate.core.message import Args, Figure, Message, ScoreLine
from magnate.games.carnegie import state as st
from magnate.games.carnegie.rules_management import site_price
from magnate.games.carnegie.rules_research import tab_price, track_price
from magnate.games.carnegie.rules_scoring import LINE_CLAUSES, LINES, cell_count, seat_lines
from magnate.games.carnegie.state import ANDREW, NEUTRAL, Position
from magnate.games.carnegie.tables import (
    CO,
    DONATION,
    EFFECTS,
    FREE,
    HR,
    LOBBY,
    MG,
    PAY,
    PER_DONATION,
    POSTURES,
    RD,
    SPAN,
    TAKES,
    TILES,
    Tables,
)
from magnate.games.carnegie.view_andrew import andrew_view, goal, outcome
from magnate.games.carnegie.view_links import links_view

OWNERS = {NEUTRAL: "neutral", ANDREW: "andrew"}
CHOICE_TILE = {st.NO_TILE: "none", st.HELD: "held", st.SPENT: "spent"}


# --- the board --------------------------------------------------------------------------------------


def board(s: Position, viewer: int) -> dict[str, Any]:
    """Everything on the table; only Andrew's unrevealed cards are hidden (CAR-INFO-1)."""
    t = s.t
    picture: dict[str, Any] = {
        "phase": st.PHASES[s.phase],
        "step": st.STEPS[s.step],
        "first": s.first,
        "rounds": t.rounds,
        "type": t.types[s.type] if s.type >= 0 else None,
        "row": t.types[s.row] if s.row >= 0 else None,
        "flipped": t.types[s.flip] if s.flip >= 0 else None,
        "event": {"region": t.regions[s.region] if s.region >= 0 else None, "donation": bool(s.donation)},
        "turn": turn_view(s),
        "timeline": timeline_view(s),
        "cities": [city_view(s, city) for city in range(t.cities)],
        "routes": t.components["routes"]["list"],
        "tracks": tracks_view(t),
        "cells": [
            {"id": t.cell_names[i], "discs": [owner_name(o) for o in range(6) if s.cells[i] >> o & 1],
             "vp": t.cell_vp[i], "worth": [cell_worth(s, seat, i) for seat in range(s.seats)]}
            for i in range(len(s.cells))
        ],
        "display": [
            {"tile": tile + 1, "id": t.dept_names[tile], "type": t.types[t.dept_type[tile]],
             "count": s.display[tile], "stations": t.stations[tile], "price": t.station_price[tile]}
            for tile in range(TILES)
        ],
        "seats": [seat_view(s, seat) for seat in range(s.seats)],
    }  # fmt: skip
    if s.step == st.SIDE:
        picture["sides"] = sides_view(t, s.section)
    if s.seats == 1:
        picture["andrew"] = andrew_view(s)
        picture["goal"] = goal(s).plain()
        if s.actor < 0:
            picture["outcome"] = outcome(s).plain()
    return picture


def owner_name(owner: int) -> int | str | None:
    """The owner of a disc: a seat number, "neutral", "andrew" or nobody."""
    if owner < 0:
        return None
    return OWNERS.get(owner, owner)


def turn_view(s: Position) -> dict[str, Any]:
    """The department turn in progress: its type, pool, department and closed departments."""
    t = s.t
    return {
        "type": t.types[s.mine] if s.phase == st.USE and s.mine >= 0 else None,
        "pool": s.pool,
        "using": t.dept_names[s.using] if s.using >= 0 else None,
        "closed": [t.dept_names[d] for d in range(t.departments) if s.closed >> d & 1],
        "picked": t.space_names[s.group >> 1] if s.step == st.TO else None,
        "who": POSTURES[s.group & 1] if s.step == st.TO else None,
        "reach": reach_view(s) if s.step == st.TO else [],
        "project": t.projects[s.project] if s.step == st.SLOT else None,
        "tile": s.tile + 1 if s.step in (st.SITE, st.RELOCATE) else None,
    }


def reach_view(s: Position) -> list[dict[str, Any]]:
    """Where the picked employee can go: the moves it takes and the way, along the row first
    (CAR-HR-2, CAR-HR-3)."""
    t = s.t
    origin = s.group >> 1
    found: list[dict[str, Any]] = []
    for space in range(t.spaces):
        cost = t.distance[origin * t.spaces + space]
        if 0 < cost <= s.pool:
            names = [t.space_names[step] for step in way(t, origin, space)]
            found.append({"space": t.space_names[space], "cost": cost, "path": names})
    return found


def way(t: Tables, origin: int, target: int) -> list[int]:
    """The spaces from one to another, both included, each one step nearer (CAR-HR-2)."""
    path = [origin]
    while path[-1] != target:
        left = t.distance[path[-1] * t.spaces + target]
        path.append(
            next(
                space
                for space in range(t.spaces)
                if t.distance[path[-1] * t.spaces + space] == 1
                and t.distance[space * t.spaces + target] == left - 1
            )
        )
    return path


def cell_worth(s: Position, seat: int, cell: int) -> int | None:
    """What a donation to a cell would count for a seat if the game ended now; None for the welfare cells that
    are paid at the end (CAR-CELL-1, CAR-CELL-3)."""
    t = s.t
    if t.cell_kind[cell] == PAY:
        return None
    mine = s.cells[cell] >> seat & 1
    own = 1 if t.cell_kind[cell] == PER_DONATION and not mine else 0  # it counts itself
    return min(s.limit(seat), t.cell_vp[cell] * (cell_count(s, seat, cell) + own))


def next_event(s: Position, row: int) -> tuple[int, int, bool]:
    """What choosing a row would trigger: the row whose marker advances (-1 for none), the region of the income
    (-1 for none) and whether there are donations (CAR-TIME-2, CAR-TIME-4, CAR-TIME-5)."""
    t = s.t
    at = row
    turns = 0
    while s.markers[at] > t.row_spaces and turns < 4:
        at = (at + 1) % 4
        turns += 1
    if turns == 4:
        return -1, -1, False
    space = s.markers[at]
    if space == t.row_spaces:
        return at, t.end_region[at], True
    what = t.faces[s.faces[at]][space]
    return (at, -1, True) if what == DONATION else (at, what, False)


def next_view(s: Position, row: int) -> dict[str, Any] | None:
    """The event a row would trigger, by names."""
    at, region, donation = next_event(s, row)
    if at < 0:
        return None
    return {
        "row": s.t.types[at], "region": s.t.regions[region] if region >= 0 else None, "donation": donation,
    }  # fmt: skip


def timeline_view(s: Position) -> list[dict[str, Any]]:
    """The four rows: events, end space and marker."""
    t = s.t
    names = [*t.regions, "donation"]
    return [
        {
            "row": t.types[row],
            "face": t.face_names[s.faces[row]],
            "spaces": [names[event] for event in t.faces[s.faces[row]]],
            "end": t.regions[t.end_region[row]],
            "marker": s.markers[row],
            "next": next_view(s, row),
        }
        for row in range(4)
    ]


def city_view(s: Position, city: int) -> dict[str, Any]:
    """One city with its slots from left to right."""
    t = s.t
    kinds = [*t.projects, "any"]
    data: dict[str, Any] = t.components["cities"][city]
    slots = range(t.first_slot[city], t.first_slot[city + 1])
    return {
        "id": t.city_names[city],
        "region": t.regions[t.city_region[city]],
        "size": data["size"],
        "vp": t.city_vp[city],
        "income": bool(t.city_income[city]),
        "points": t.city_points[city],
        "slots": [
            {"type": kinds[t.slot_type[slot]], "owner": owner_name(s.slots[slot]),
             "xy": data["slot_xy"][slot - t.first_slot[city]]}
            for slot in slots
        ],
    }  # fmt: skip


def tracks_view(t: Tables) -> list[dict[str, Any]]:
    """The printed transport tracks."""
    return [
        {key: track[key] for key in ("region", "levels", "income", "steps", "bonus")}
        for track in t.components["transport"]["tracks"]
    ]


def seat_view(s: Position, seat: int) -> dict[str, Any]:
    """Everything a seat owns."""
    t = s.t
    return {
        "money": s.money[seat],
        "goods": s.goods[seat],
        "vp": s.vp[seat],
        "employees": {
            "reserve": s.reserve[seat],
            "standing": s.all_standing(seat),
            "lying": sum(s.lie[seat * t.spaces : (seat + 1) * t.spaces]),
            "away": sum(s.zones[seat * 4 : seat * 4 + 4]),
        },
        "discs": s.discs[seat],
        "choice": CHOICE_TILE[s.choice[seat]],
        "reserved": s.reserved[seat] + 1 if s.reserved[seat] >= 0 else None,
        "donations": [t.cell_names[i] for i in range(len(s.cells)) if s.cells[i] >> seat & 1],
        "next_donation": s.donation_price(seat),
        "limit": s.limit(seat),
        "zones": {t.regions[r]: s.zones[seat * 4 + r] for r in range(4)},
        "tracks": {t.regions[r]: s.track[seat * 4 + r] for r in range(4)},
        "links": links_view(s, seat),
        "tabs": [tab_view(s, seat, tab) for tab in range(4)],
        "company": [space_view(s, seat, space) for space in range(t.spaces)],
    }


def tab_view(s: Position, seat: int, tab: int) -> dict[str, Any]:
    """One tab: its side, what is exposed, where discs lie, which sections pay."""
    t = s.t
    at = seat * 4 + tab
    name, side = t.projects[tab], "AB"[s.side[at]]
    data = t.components["tabs"]["projects"][name][side]
    discs: list[int] = []
    uncovered: list[int] = []
    seen = 0
    for section in range(1, s.exposed[at] + 1):
        if data["sections"][section - 1]["disc"]:
            seen += 1
            (uncovered if seen <= s.built[at] else discs).append(section)
    return {
        "tab": name,
        "side": side,
        "exposed": s.exposed[at],
        "discs": discs,
        "uncovered": uncovered,
        "built": s.built[at],
        "sections": data["sections"],
        "steps": data["steps"],
        "unsure": reconstructed(data),
    }


def sides_view(t: Tables, tab: int) -> dict[str, Any]:
    """Both sides of the tab whose side is being chosen (CAR-SETUP-6)."""
    printed = t.components["tabs"]["projects"][t.projects[tab]]
    sides = {
        side: {
            "sections": printed[side]["sections"], "steps": printed[side]["steps"],
            "unsure": reconstructed(printed[side]),
        }
        for side in "AB"
    }  # fmt: skip
    return {"tab": t.projects[tab], **sides}


def space_view(s: Position, seat: int, space: int) -> dict[str, Any]:
    """One space of a company board."""
    t = s.t
    at = seat * t.spaces + space
    here = s.grid[at]
    view: dict[str, Any] = {
        "space": t.space_names[space],
        "department": None,
        "stand": s.stand[at],
        "lie": s.lie[at],
        "vp": t.space_vp[space],
    }
    if here == LOBBY:
        view["department"] = "lobby"
    elif here != FREE:
        view["department"] = t.dept_names[here]
        view["type"] = t.types[t.dept_type[here]]
        view["stations"] = t.stations[here]
        view["price"] = t.station_price[here]
        view["permanent"] = t.permanent_staff[here]
        view["built"] = here < TILES
    return view


# --- figures and sheet --------------------------------------------------------------------------------


def figures(s: Position, seat: int) -> list[Figure]:
    """The key figures of a seat."""
    return [
        Figure("money", s.money[seat]),
        Figure("goods", s.goods[seat]),
        Figure("vp", s.vp[seat]),
        Figure("active", s.all_standing(seat)),
        Figure("away", sum(s.zones[seat * 4 : seat * 4 + 4])),
        Figure("reserve", s.reserve[seat]),
        Figure("discs", s.discs[seat]),
        Figure("projects", sum(s.built[seat * 4 : seat * 4 + 4])),
        Figure("departments", sum(1 for d in range(TILES) if s.where[seat * s.t.departments + d] >= 0)),
        Figure("donations", s.donated[seat]),
    ]


def traits(s: Position, seat: int) -> list[str]:
    """What sets a seat apart in balance reports: its place in round 1, its tab sides, its departments."""
    t = s.t
    first = (s.first - sum(s.markers)) % s.seats
    found = [f"trait-place-{(seat - first) % s.seats + 1}"]
    found += [f"trait-{t.projects[tab]}-{'AB'[s.side[seat * 4 + tab]]}" for tab in range(4)]
    found += [f"dept-{t.dept_names[d]}" for d in range(TILES) if s.where[seat * t.departments + d] >= 0]
    return found


def sheet(s: Position, seat: int) -> list[ScoreLine]:
    """The score of a seat line by line."""
    points = seat_lines(s, seat)
    return [ScoreLine(LINES[i], points[i], LINE_CLAUSES[i]) for i in range(len(LINES))]


# --- what is asked --------------------------------------------------------------------------------------


def prompt(s: Position) -> Message:
    """What the seat to act is asked now."""
    t = s.t
    region = f"@region-{t.regions[s.region]}" if s.region >= 0 else ""
    args: Args = {}
    id = f"prompt-{st.STEPS[s.step]}"
    if s.step == st.SIDE:
        args = {"tab": f"@tab-{t.projects[s.section]}"}
    elif s.step in (st.MOVE, st.TO, st.RESEARCH):
        args = {"pool": s.pool}
    elif s.step == st.RECALL:
        args = {"region": region, "count": s.zones[s.actor * 4 + s.region]}
    elif s.step in (st.RETURN, st.NEWCOMERS):
        args = {"count": s.count}
    elif s.step == st.TAKE:
        args = {"tab": f"@tab-{t.projects[s.section // SPAN]}"}
    elif s.step == st.DONATE or s.step == st.COPY:
        args = {"price": s.donation_price(s.actor)}
    elif s.step == st.CHOICE:
        args = {"type": f"@type-{t.types[s.type]}"}
    elif s.step == st.TURN:
        id = f"prompt-turn-{t.types[s.mine]}"
        args = {"pool": s.pool}
    elif s.step in (st.EFFECT, st.ZONE, st.AMOUNT):
        args = {"department": f"@dept-{t.dept_names[s.using]}"}
    elif s.step in (st.SITE, st.RELOCATE):
        args = {"department": f"@dept-{t.dept_names[s.tile]}"}
    elif s.step == st.SLOT:
        args = {"project": f"@project-{t.projects[s.project]}"}
    elif s.step == st.ROW:
        args = {"round": s.round}
    return Message(id, args)


# --- what a choice says -----------------------------------------------------------------------------------


def phrase(s: Position, choice: int) -> Message:
    """What a choice does in this position; also for choices that are not legal now."""
    t = s.t
    word = t.space.verb_of(choice).word
    args = t.space.args(choice)
    first = args[0] if args else 0
    seat = max(s.actor, 0)
    id = f"choice-{word}"
    if word == "side":
        return Message(id, {"tab": f"@tab-{t.projects[first]}", "side": "AB"[args[1]]})
    if word in ("house", "build"):
        return slot_phrase(t, id, first)
    if word == "reserve":
        return Message(id, {"department": f"@dept-{t.dept_names[first]}"})
    if word == "tile":
        return Message(id, {"department": f"@dept-{t.dept_names[first]}"})
    if word in ("move", "relocate"):
        return Message(
            f"{id}-{POSTURES[args[1]]}",
            {"space": f"@space-{t.space_names[first]}", "here": here(s, seat, first)},
        )
    if word == "to":
        cost = t.distance[(s.group >> 1) * t.spaces + first] if s.step == st.TO else 0
        return Message(
            id, {"space": f"@space-{t.space_names[first]}", "here": here(s, seat, first), "cost": cost}
        )
    if word == "site":
        price = site_price(s, seat, s.tile, first)
        return Message(id, {"space": f"@space-{t.space_names[first]}", "price": price})
    if word == "row":
        return row_phrase(s, first)
    if word in ("recall", "new-lobby"):
        return Message(id, {"count": first})
    if word == "track":
        space = s.track[seat * 4 + first]
        return Message(
            id,
            {
                "region": f"@region-{t.regions[first]}",
                "price": track_price(s, seat, first),
                "space": space + 1,
            },
        )
    if word == "tab":
        section = s.exposed[seat * 4 + first]
        return Message(
            id,
            {"tab": f"@tab-{t.projects[first]}", "price": tab_price(s, seat, first), "section": section + 1},
        )
    if word == "take":
        return Message(id, {"income": take_text(s, first), "what": f"@income-{TAKES[first]}"})
    if word in ("donate", "copy"):
        return Message(id, {"cell": f"@cell-{t.cell_names[first]}", "price": s.donation_price(seat)})
    if word == "switch":
        return Message(id, {"type": f"@type-{t.types[first]}"})
    if word == "use":
        return Message(id, {"department": f"@dept-{t.dept_names[first]}"})
    if word == "activate":
        return Message(id, {"department": f"@dept-{t.dept_names[first]}", "price": t.station_price[first]})
    if word == "effect":
        return effect_phrase(s, first)
    if word == "mission":
        return Message(id, {"region": f"@region-{t.regions[first]}"})
    if word == "amount":
        return amount_phrase(s, first + 1)
    if word == "project":
        return Message(id, {"project": f"@project-{t.projects[first]}", "goods": t.project_goods[first]})
    if word == "sell":
        return Message(id, {"money": t.sale})
    if word == "sell-all":
        return Message(id, {"count": s.goods[seat], "money": s.goods[seat] * t.sale})
    if word == "done":
        return done_phrase(s)
    if word == "decline" and s.step == st.RELOCATE:
        return Message("choice-decline-relocate")
    return Message(id)


def here(s: Position, seat: int, space: int) -> str:
    """What stands on a space of a company, as a message."""
    what = s.grid[seat * s.t.spaces + space]
    if what == LOBBY:
        return "@lobby"
    return "@free-space" if what == FREE else f"@dept-{s.t.dept_names[what]}"


def slot_phrase(t: Tables, id: str, slot: int) -> Message:
    """A slot of a city."""
    city = t.slot_city[slot]
    kinds = [*t.projects, "any"]
    return Message(
        id,
        {"city": f"@city-{t.city_names[city]}", "kind": f"@slot-{kinds[t.slot_type[slot]]}",
         "number": slot - t.first_slot[city] + 1, "vp": t.city_vp[city]},
    )  # fmt: skip


def row_phrase(s: Position, row: int) -> Message:
    """A row of the timeline and what it would trigger."""
    t = s.t
    at, region, donation = next_event(s, row)
    if at < 0:
        return Message("choice-row", {"row": f"@type-{t.types[row]}", "event": "@event-none"})
    if region < 0:
        event = "@event-donation"
    else:
        event = f"@event-end-{t.regions[region]}" if donation else f"@event-{t.regions[region]}"
    if at != row:
        return Message(
            "choice-row-flip",
            {"row": f"@type-{t.types[row]}", "event": event, "flipped": f"@type-{t.types[at]}"},
        )
    return Message("choice-row", {"row": f"@type-{t.types[row]}", "event": event})


def take_text(s: Position, way: int) -> int:
    """How much of an income the section in question offers."""
    t = s.t
    if s.step != st.TAKE:
        return 0
    tab = s.section // SPAN
    at = (tab * 2 + s.side[s.actor * 4 + tab]) * SPAN + s.section % SPAN
    amounts = [t.pick_money[at], t.pick_goods[at], t.pick_vp[at], t.pick_employee[at], t.pick_employee[at]]
    return amounts[way]


def effect_phrase(s: Position, effect: int) -> Message:
    """An effect of the department in use, with its figures."""
    t = s.t
    if s.using < 0 or effect >= t.effects[s.using]:
        return Message("choice-effect", {"number": effect + 1})
    at = s.using * EFFECTS + effect
    mission = "mission" if t.mission[at] else "stay"
    for what, amount in (
        ("money", t.gain_money[at]),
        ("goods", t.gain_goods[at]),
        ("moves", t.gain_moves[at]),
        ("research", t.gain_research[at]),
        ("employee", t.gain_employee[at]),
        ("pairs", t.gain_pairs[at]),
    ):
        if amount:
            return Message(f"choice-effect-{mission}-{what}", {"count": amount, "number": effect + 1})
    return Message("choice-effect", {"number": effect + 1})


def amount_phrase(s: Position, count: int) -> Message:
    """Sell, trade or buy goods with the department in use."""
    t = s.t
    if s.using < 0 or not t.most[s.using * EFFECTS + s.effect]:
        return Message("choice-amount", {"count": count})
    at = s.using * EFFECTS + s.effect
    if t.gain_goods[at]:
        return Message("choice-amount-buy", {"count": count, "money": count * t.pay_money[at]})
    if t.gain_vp[at]:
        args: Args = {
            "count": count, "money": count * t.gain_money[at], "vp": count * t.gain_vp[at],
        }  # fmt: skip
        return Message("choice-amount-trade", args)
    return Message("choice-amount-sell", {"count": count, "money": count * t.gain_money[at]})


def done_phrase(s: Position) -> Message:
    """What ending means at this step."""
    if s.step == st.ACTIVATE:
        return Message("choice-done-activate")
    if s.step == st.RESEARCH:
        return Message("choice-done-research")
    if s.step == st.MOVE:
        return Message("choice-done-moves")
    return Message("choice-done")


def element(s: Position, choice: int) -> str:
    """The board element a choice belongs to."""
    t = s.t
    word = t.space.verb_of(choice).word
    args = t.space.args(choice)
    first = args[0] if args else 0
    seat = max(s.actor, 0)
    if word in ("house", "build"):
        return f"city:{t.slot_names[first]}"
    if word == "reserve":
        return f"display:{first + 1}"
    if word == "tile":
        return f"reserved:{seat}" if s.reserved[seat] == first else f"display:{first + 1}"
    if word in ("move", "to", "site", "relocate"):
        return f"space:{t.space_names[first]}"
    if word == "row":
        return f"row:{t.types[first]}"
    if word == "recall":
        return f"zone:{t.regions[s.region]}" if s.region >= 0 else ""
    if word == "mission":
        return f"zone:{t.regions[first]}"
    if word == "track":
        return f"track:{t.regions[first]}"
    if word in ("side", "tab", "project"):
        return f"tab:{t.projects[first]}"
    if word == "take":
        return f"tab:{t.projects[s.section // SPAN]}" if s.step == st.TAKE else ""
    if word in ("donate", "copy"):
        return f"cell:{t.cell_names[first]}"
    if word in ("keep", "switch"):
        return "choice-tile"
    if word in ("use", "activate"):
        return department_element(s, seat, first)
    if word in ("effect", "amount", "leave"):
        return department_element(s, seat, s.using)
    if word == "new-lobby":
        return department_element(s, seat, t.new_lobby)
    return ""


def department_element(s: Position, seat: int, d: int) -> str:
    """The space a department of a seat stands on."""
    space = s.where[seat * s.t.departments + d] if d >= 0 else -1
    return f"space:{s.t.space_names[space]}" if space >= 0 else ""


CLAUSES = {
    "side": "CAR-SETUP-6", "house": "CAR-SETUP-18", "reserve": "CAR-SETUP-20", "move": "CAR-HR-2",
    "to": "CAR-HR-3", "row": "CAR-TIME-1", "recall": "CAR-INC-1", "new-lobby": "CAR-D04-2",
    "track": "CAR-RD-7", "tab": "CAR-RD-4", "take": "CAR-INC-8", "donate": "CAR-DON-2",
    "keep": "CAR-CHOICE-1", "switch": "CAR-CHOICE-1", "use": "CAR-USE-3", "effect": "CAR-USE-6",
    "mission": "CAR-MISS-2", "tile": "CAR-MGMT-7", "site": "CAR-MGMT-3", "relocate": "CAR-D08-1",
    "project": "CAR-BUILD-2", "build": "CAR-BUILD-5", "copy": "CAR-D15-1", "activate": "CAR-ACT-2",
    "sell": "CAR-SELL-1", "sell-all": "CAR-SELL-2", "leave": "CAR-USE-4", "decline": "CAR-DON-1",
    "done": "CAR-USE-5", "amount": "CAR-D06-1",
}  # fmt: skip
DEPARTMENT_CLAUSES = {
    16: "CAR-HR-1", 17: "CAR-MGMT-1", 18: "CAR-MGMT-2", 19: "CAR-BUILD-1", 20: "CAR-RD-1",
}  # fmt: skip


def department_clause(d: int) -> str:
    """The clause that says what a department does."""
    return f"CAR-D{d + 1:02d}-1" if d < TILES else DEPARTMENT_CLAUSES.get(d, "CAR-USE-3")


def clause(s: Position, choice: int) -> str:
    """The clause that lets one make a choice."""
    word = s.t.space.verb_of(choice).word
    if word in ("effect", "amount") and s.using >= 0:
        return department_clause(s.using)
    if word == "use":
        return department_clause(s.t.space.args(choice)[0])
    if word == "move" and s.phase == st.MOVES:
        return "CAR-SETUP-21"
    if word == "tile" and s.reserved[max(s.actor, 0)] >= 0:
        return "CAR-MGMT-6"
    if word == "decline" and s.step == st.RELOCATE:
        return "CAR-D08-2"
    if word == "done":
        ends = {st.ACTIVATE: "CAR-ACT-1", st.RESEARCH: "CAR-INC-7", st.MOVE: "CAR-SETUP-21"}
        by_type = {HR: "CAR-HR-6", RD: "CAR-RD-9", MG: "CAR-USE-5", CO: "CAR-USE-5"}
        return ends.get(s.step, by_type.get(s.mine, "CAR-USE-5"))
    return CLAUSES[word]
