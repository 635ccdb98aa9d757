"""What a seat may see of an Industry game and its current decision.

Nothing on the table is private (IND-INFO-4): the views of all seats are the same picture.
"""

from __future__ import annotations

from typing import Any

from magnate.core.message import Figure, Message
from magnate.games.industry import rules_auction, rules_development, rules_scoring
from magnate.games.industry.constants import (
    AMOUNT,
    BID,
    DEVELOP,
    FACE_DOWN,
    FACE_UP,
    IN_BAG,
    JOKER,
    KINDS,
    OFFER,
    OVER,
    SELL_OR_KEEP,
    STEPS,
    TECHNOLOGY,
    UNSPOKEN,
    WAYS,
)
from magnate.games.industry.journal import cell_args, resource_name
from magnate.games.industry.phrases import span_bounds
from magnate.games.industry.state import Position

PLACES = {IN_BAG: "bag", FACE_UP: "up", FACE_DOWN: "down"}


# --- the board -----------------------------------------------------------------------------------


def board(s: Position, viewer: int) -> dict[str, Any]:
    """The whole table in ids: columns, cells, connections, resources, the lot on offer, the seats
    (IND-INFO-1, IND-INFO-2)."""
    t = s.t
    return {
        "era": s.era,
        "eras": t.eras,
        "rounds": t.rounds(str(s.options["draw"]), s.seats),
        "phase": phase(s),
        "matters": ["cash"] if phase(s) == "auction" else ["cash", "undeveloped"],
        "step": STEPS[s.step],
        "first": s.first,
        "auctioneer": s.auctioneer if s.step <= SELL_OR_KEEP else -1,
        "bag": s.letters_at(IN_BAG),
        "columns": [column_view(s, column) for column in range(t.columns)],
        "cells": [cell_view(s, cell) for cell in range(t.cell_count)],
        "roads": [[t.cells[a], t.cells[b]] for a, b in t.roads],
        "lines": [[t.cells[a], t.cells[b]] for a, b in t.lines],
        "networks": [network_view(s, network) for network in range(len(t.networks))],
        "resources": [resource_view(s, resource) for resource in range(len(t.resources))],
        "lot": lot_view(s),
        "site": site_view(s),
        "players": [player_view(s, seat) for seat in range(s.seats)],
    }


def phase(s: Position) -> str:
    """The phase of the rulebook that is waiting for a decision."""
    if s.step == OVER:
        return "over"
    return "auction" if s.step <= SELL_OR_KEEP else "development"


def column_view(s: Position, column: int) -> dict[str, Any]:
    """A column token: where it lies and which cell it stands for in this era."""
    t = s.t
    return {
        "id": t.letters[column],
        "on": f"column:{t.letters[column]}",
        "place": PLACES[s.columns[column]],
        "cell": t.cells[(s.era - 1) * t.columns + column],
        "thaler": column == t.thaler_column,
    }


def cell_view(s: Position, cell: int) -> dict[str, Any]:
    """A cell: its printed figures, then its state; figures a cell does not have are left out."""
    t = s.t
    seen: dict[str, Any] = {
        "id": t.cells[cell],
        "on": f"cell:{t.cells[cell]}",
        "kind": KINDS[t.kind[cell]],
        "name": f"site-{t.names[cell]}",
        "state": cell_state(s, cell),
    }
    if t.kind[cell] == JOKER:
        kind = t.joker_kind[t.joker_of[cell]]
        seen["joker"] = "any" if kind < 0 else t.resources[kind]
        return seen
    seen["owner"] = s.owner[cell]
    if t.kind[cell] != TECHNOLOGY:
        seen["price"] = t.price[cell]
    if t.bonus_network[cell] >= 0:
        seen["network"] = t.networks[t.bonus_network[cell]]
        seen["times"] = t.times[cell]
        return seen
    seen["needs"] = [t.resources[resource] for resource in t.needs[cell]]
    seen["prestige"] = t.prestige[cell]
    if t.makes[cell] >= 0:
        seen["makes"] = t.resources[t.makes[cell]]
    if t.discount[cell] > 0:
        seen["discount"] = t.discount[cell]
    if t.on_networks[cell]:
        seen["networks"] = [t.networks[network] for network in t.on_networks[cell]]
    if s.built[cell] > 0:
        seen["points"] = s.earned_by(cell)
    return seen


def cell_state(s: Position, cell: int) -> str:
    """The state of a cell in one word: later, bag, up, lot, taken, idle, late, lost, built, cleared."""
    t = s.t
    if t.era_of[cell] > s.era:
        return "later"
    if not s.gone(cell):
        if cell == s.lot:
            return "lot"
        return PLACES[s.columns[cell % t.columns]]
    if t.kind[cell] == JOKER:
        return "taken"
    if s.built[cell] > 0:
        return "built"
    if s.step == OVER:
        return "cleared"
    if t.era_of[cell] == s.era or t.bonus_network[cell] >= 0:
        return "idle"
    return "lost" if t.kind[cell] == TECHNOLOGY else "late"


def network_view(s: Position, network: int) -> dict[str, Any]:
    """A network: its bonus cells and its factories."""
    t = s.t
    return {
        "id": t.networks[network],
        "bonus": t.bonus_of[network],
        "cells": [t.cells[cell] for cell in t.bonus_cells[network]],
        "factories": [t.cells[cell] for cell in t.network_cells[network]],
    }


def resource_view(s: Position, resource: int) -> dict[str, Any]:
    """A resource: who makes it, since when the treasury sells it, where it comes from now."""
    t = s.t
    seller = rules_development.supplier(s, resource)
    source = "none"
    if seller >= 0:
        source = f"seat:{seller}"
    elif rules_development.is_sold(s, resource):
        source = "treasury"
    return {
        "id": t.resources[resource],
        "on": f"resource:{t.resources[resource]}",
        "producer": t.cells[t.producer[resource]],
        "from_era": t.sold_from[resource],
        "source": source,
    }


def lot_view(s: Position) -> dict[str, Any] | None:
    """The auction under way: who said what, who is still to speak, what selling or keeping would mean."""
    if s.lot < 0:
        return None
    waiting = []
    seat = s.left_of(s.auctioneer)
    while seat != s.auctioneer:
        if s.bids[seat] == UNSPOKEN:
            waiting.append(seat)
        seat = s.left_of(seat)
    return {
        "cell": s.t.cells[s.lot],
        "on": f"cell:{s.t.cells[s.lot]}",
        "auctioneer": s.auctioneer,
        "high": s.high,
        "leader": s.leader,
        "bids": list(s.bids),
        "waiting": waiting,
        "if_kept": kept_cash(s),
        "if_sold": sold_cash(s),
    }


def kept_cash(s: Position) -> list[int]:
    """What every seat would hold after the auctioneer keeps the lot at the highest bid (IND-AUCTION-5)."""
    cash = list(s.cash)
    cash[s.auctioneer] -= s.high
    for places in range(1, s.seats + 1):
        cash[(s.auctioneer + places) % s.seats] += rules_auction.share_of(s.high, s.seats, places)
    return cash


def sold_cash(s: Position) -> list[int]:
    """What every seat would hold after a sale at the highest bid (IND-AUCTION-2)."""
    cash = list(s.cash)
    if s.leader >= 0:
        cash[s.leader] -= s.high
        cash[s.auctioneer] += s.high
    return cash


def site_view(s: Position) -> dict[str, Any] | None:
    """The development under way: the cell, its price, how its needs are met so far."""
    if s.site < 0:
        return None
    t = s.t
    names = [*WAYS, "own"]
    return {
        "cell": t.cells[s.site],
        "on": f"cell:{t.cells[s.site]}",
        "price": rules_development.price_of(s, s.actor, s.site),
        "needs": [t.resources[resource] for resource in t.needs[s.site]],
        "ways": [names[way] for way in s.ways],
    }


def player_view(s: Position, seat: int) -> dict[str, Any]:
    """A seat: money, cells, jokers, subsidy, and what it would have if the game ended now."""
    t = s.t
    mine = [cell for cell in range(t.cell_count) if s.owner[cell] == seat]
    return {
        "seat": seat,
        "on": f"seat:{seat}",
        "cash": s.cash[seat],
        "prestige": s.prestige[seat],
        "subsidy": "taken" if s.subsidies[seat] else "available",
        "discount": rules_development.discount_of(s, seat),
        "jokers": [joker_view(s, cell) for cell in s.joker_cells(s.jokers[seat])],
        "built": [t.cells[cell] for cell in mine if s.built[cell] > 0],
        "idle": [t.cells[cell] for cell in mine if s.built[cell] == 0],
        "makes": [t.resources[t.makes[cell]] for cell in mine if s.built[cell] > 0 and t.makes[cell] >= 0],
        "standing": [
            {"name": line.name, "points": line.points} for line in rules_scoring.final_lines(s, seat)
        ],
        "if_ended": rules_scoring.final_score(s, seat),
    }


def joker_view(s: Position, cell: str) -> dict[str, Any]:
    """A joker token in front of a seat."""
    kind = s.t.joker_kind[s.t.joker_of[s.t.cells.index(cell)]]
    return {"id": cell, "on": f"joker:{cell}", "resource": "any" if kind < 0 else s.t.resources[kind]}


# --- figures and the current decision ------------------------------------------------------------


def figures(s: Position, seat: int, viewer: int) -> list[Figure]:
    """The key figures of a seat."""
    mine = [cell for cell in range(s.t.cell_count) if s.owner[cell] == seat]
    built = sum(1 for cell in mine if s.built[cell] > 0)
    return [
        Figure("cash", s.cash[seat]),
        Figure("prestige", s.prestige[seat]),
        Figure("if-ended", rules_scoring.final_score(s, seat)),
        Figure("developed", built),
        Figure("undeveloped", len(mine) - built),
        Figure("jokers", len(s.joker_cells(s.jokers[seat]))),
        Figure("subsidies", 1 - s.subsidies[seat]),
    ]


def traits(s: Position, seat: int) -> list[str]:
    """Who began: the first player moves on by one seat each round, so round 1 can be told from any position."""
    began = (s.first - (s.round - 1)) % s.seats
    return [f"trait-place-{1 + (seat - began) % s.seats}"]


def prompt(s: Position, viewer: int) -> Message:
    """The current decision of the acting seat; others read whom they are waiting for."""
    asked = question(s)
    if viewer == s.actor:
        return asked
    return Message("prompt-wait", {"player": f"@seat-{s.actor}", "what": asked})


def question(s: Position) -> Message:
    """The question put to the acting seat."""
    if s.step == OFFER:
        return Message("prompt-offer", {"left": s.face_up})
    if s.step == BID:
        args = cell_args(s, s.lot)
        if s.leader < 0:
            return Message("prompt-bid-first", args)
        return Message("prompt-bid", {**args, "high": s.high, "leader": f"@seat-{s.leader}"})
    if s.step == AMOUNT:
        low, high = span_bounds(s, s.span)
        return Message("prompt-amount", {**cell_args(s, s.lot), "low": low, "high": high})
    if s.step == SELL_OR_KEEP:
        args = {**cell_args(s, s.lot), "high": s.high, "leader": f"@seat-{s.leader}"}
        return Message("prompt-sell-or-keep", args)
    if s.step == DEVELOP:
        if rules_development.offer_developments(s) == [s.t.to_done]:
            return Message("prompt-develop-none", {"subsidy": 1 - s.subsidies[s.actor]})
        return Message("prompt-develop", {"left": s.t.cells_per_turn - s.made})
    resource = s.t.needs[s.site][len(s.ways)]
    return Message("prompt-source", {**cell_args(s, s.site), "resource": resource_name(s, resource)})
