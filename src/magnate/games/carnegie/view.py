"""What a seat may see: the board, the figures of a seat, the current decision.

Ids of the view name messages: `city-ID`, `dept-ID`, `cell-ID`, `region-ID`, `type-ID`, `tab-ID`,
`project-ID`, and `help-...` of the same for their explanations. Board elements: `row:HR`, `city:denver:3`, `cell:E1`,
`display:6`, `reserved:0`, `space:3-2`, `zone:west`, `track:west`, `tab:housing`, `choice-tile`, `andrew`.
"""

from __future__ import annotations

from typing import Any

from magnate.core.components import reconstructed
from magnate.core.message import Args, Figure, Message
from magnate.games.carnegie import constants as st
from magnate.games.carnegie.constants import (
    ANDREW,
    FREE,
    LOBBY,
    NEUTRAL,
    PAY,
    PER_DONATION,
    POSTURES,
    SPAN,
    TILES,
)
from magnate.games.carnegie.rules_paying import donation_price
from magnate.games.carnegie.rules_scoring import cell_count, limit
from magnate.games.carnegie.rules_timeline import advancing, event_of
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import Tables
from magnate.games.carnegie.view_andrew import andrew_view, goal, outcome
from magnate.games.carnegie.view_links import kept, links_view

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
        "matters": ["money", "donations"] if s.donation else ["active", "away"],
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
        # What is left of the moves before the first round is no longer there to be spent.
        "pool": 0 if s.phase == st.START and s.step == st.ACTIVATE else s.pool,
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
    return min(limit(s, seat), t.cell_vp[cell] * (cell_count(s, seat, cell) + own))


def next_event(s: Position, row: int) -> tuple[int, int, bool]:
    """What choosing a row would trigger: the row whose marker advances (-1 for none), the region of the income
    (-1 for none) and whether there are donations (CAR-TIME-2, CAR-TIME-4, CAR-TIME-5)."""
    if min(s.markers) > s.t.row_spaces:
        return -1, -1, False
    at = advancing(s, row)
    region, donation = event_of(s, at)
    return at, region, donation


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
    parts, known = kept(t), (city, *s.slots[t.first_slot[city] : t.first_slot[city + 1]])
    found = parts.get(known)
    if found is None:
        found = parts[known] = printed_city(s, city)
    return found


def printed_city(s: Position, city: int) -> dict[str, Any]:
    """A city with what is printed there and the discs on it."""
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
        "next_donation": donation_price(s, seat),
        "limit": limit(s, seat),
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


# --- figures -----------------------------------------------------------------------------------------


def figures(s: Position, seat: int, viewer: int) -> list[Figure]:
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


# --- the current decision --------------------------------------------------------------------------------------


def prompt(s: Position, viewer: int) -> Message:
    """The current decision of the seat to act."""
    t = s.t
    args: Args = {}
    id = f"prompt-{st.STEPS[s.step]}"
    if s.step == st.SIDE:
        args = {"tab": f"@tab-{t.projects[s.section]}"}
    elif s.step in (st.MOVE, st.TO, st.RESEARCH):
        args = {"pool": s.pool}
    elif s.step == st.RECALL:
        args = {"region": f"@region-{t.regions[s.region]}", "count": s.zones[s.actor * 4 + s.region]}
    elif s.step in (st.RETURN, st.NEWCOMERS):
        args = {"count": s.count}
    elif s.step == st.TAKE:
        args = {"tab": f"@tab-{t.projects[s.section // SPAN]}"}
    elif s.step in (st.DONATE, st.COPY):
        args = {"price": donation_price(s, s.actor)}
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
    elif s.step == st.ACTIVATE and s.phase == st.START:
        id = "prompt-activate-first"
    return Message(id, args)
