"""What a seat may see of an Industry game, what a choice says, the figures and the score sheet.

Nothing on the table is private (IND-INFO-4): the views of all seats are the same picture.
"""

from __future__ import annotations

from typing import Any

from magnate.core.message import Arg, Figure, Message, ScoreLine
from magnate.games.industry import rules_auction, rules_development, rules_scoring
from magnate.games.industry.state import (
    AMOUNT,
    BID,
    DEVELOP,
    FACE_DOWN,
    FACE_UP,
    IN_BAG,
    OFFER,
    OVER,
    SELL_OR_KEEP,
    SOURCE,
    STEPS,
    UNSPOKEN,
    Position,
)
from magnate.games.industry.tables import BY_ANY, BY_JOKER, JOKER, KINDS, SPAN, TECHNOLOGY, WAYS

PLACES = {IN_BAG: "bag", FACE_UP: "up", FACE_DOWN: "down"}


# --- the board -----------------------------------------------------------------------------------


def board(s: Position) -> dict[str, Any]:
    """The whole table in ids: columns, cells, connections, resources, the lot on offer, the seats."""
    t = s.t
    return {
        "era": s.era,
        "eras": t.eras,
        "rounds": t.rounds(str(s.options["draw"]), s.seats),
        "phase": phase(s),
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
        "standing": [{"name": line.name, "points": line.points} for line in final_lines(s, seat)],
        "if_ended": rules_scoring.final_score(s, seat),
    }


def joker_view(s: Position, cell: str) -> dict[str, Any]:
    """A joker token in front of a seat."""
    kind = s.t.joker_kind[s.t.joker_of[s.t.cells.index(cell)]]
    return {"id": cell, "on": f"joker:{cell}", "resource": "any" if kind < 0 else s.t.resources[kind]}


# --- figures and score sheet -----------------------------------------------------------------------


def figures(s: Position, seat: int) -> list[Figure]:
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


def running_lines(s: Position, seat: int) -> list[ScoreLine]:
    """Where the prestige on the track came from."""
    technologies = rules_scoring.technology_points(s, seat)
    return [
        ScoreLine("factories", s.prestige[seat] - technologies, "IND-POINTS-2"),
        ScoreLine("technologies", technologies, "IND-POINTS-1"),
    ]


def final_lines(s: Position, seat: int) -> list[ScoreLine]:
    """The running score and everything that counts at the end, line by line."""
    lines = running_lines(s, seat)
    lines.append(ScoreLine("thalers", rules_scoring.cash_points(s, seat), "IND-SCORE-1"))
    lines.append(ScoreLine("roads", rules_scoring.road_points(s, seat), "IND-SCORE-2"))
    lines.append(ScoreLine("lines", rules_scoring.line_points(s, seat), "IND-SCORE-3"))
    for network in range(len(s.t.networks)):
        points = rules_scoring.network_points(s, seat, network)
        lines.append(ScoreLine(s.t.networks[network], points, "IND-SCORE-5"))
    lines.append(ScoreLine("jokers", rules_scoring.joker_points(s, seat), "IND-SCORE-9"))
    lines.append(ScoreLine("subsidy", rules_scoring.subsidy_points(s, seat), "IND-SCORE-10"))
    return lines


def score_sheet(s: Position) -> list[list[ScoreLine]]:
    """The running lines during the game, all lines after it; they sum to `scores()`."""
    if s.actor >= 0:
        return [running_lines(s, seat) for seat in range(s.seats)]
    return [final_lines(s, seat) for seat in range(s.seats)]


# --- words -----------------------------------------------------------------------------------------


def cell_args(s: Position, cell: int) -> dict[str, Arg]:
    """A cell as sentences name it: "E2" and "Shipyard"."""
    return {"cell": s.t.cells[cell], "name": f"@site-{s.t.names[cell]}"}


def prompt(s: Position, viewer: int) -> Message:
    """What is asked of the acting seat; others read whom they are waiting for."""
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
        return Message("prompt-develop", {"left": s.t.cells_per_turn - s.made})
    resource = s.t.needs[s.site][len(s.ways)]
    return Message("prompt-source", {**cell_args(s, s.site), "resource": resource_name(s, resource)})


def resource_name(s: Position, resource: int) -> str:
    """The message that names a resource."""
    return f"@resource-{s.t.resources[resource]}"


def span_bounds(s: Position, span: int) -> tuple[int, int]:
    """The amounts a span covers: those that can be bid now, or all of them if none can."""
    if s.step in (BID, AMOUNT):
        low = rules_auction.span_start(span, rules_auction.lowest_bid(s))
        high = rules_auction.span_end(span, rules_auction.highest_bid(s))
        if low <= high:
            return low, high
    return span * SPAN + 1, (span + 1) * SPAN


def phrase(s: Position, choice: int) -> Message:
    """What a choice says; the same choice says more where the position lets it."""
    t = s.t
    word = t.space.verb_of(choice).word
    args = t.space.args(choice)
    if word == "offer":
        return Message("choice-offer", cell_args(s, args[0]))
    if word == "bid":
        return Message("choice-bid", {"amount": args[0] + 1})
    if word == "span":
        low, high = span_bounds(s, args[0])
        return Message("choice-span", {"low": low, "high": high})
    if word == "sell" and s.leader >= 0 and s.lot >= 0:
        return Message("choice-sell-to", {"buyer": f"@seat-{s.leader}", "amount": s.high})
    if word == "keep" and s.leader >= 0 and s.lot >= 0:
        home = rules_auction.share_of(s.high, s.seats, s.seats)
        return Message("choice-keep-for", {"amount": s.high, "net": s.high - home})
    if word == "develop":
        return phrase_develop(s, args[0])
    if word == "source":
        return phrase_source(s, args[0])
    if word == "subsidy":
        return Message("choice-subsidy", {"amount": t.subsidy_thalers, "points": -t.subsidy_points})
    return Message(f"choice-{word}")


def phrase_develop(s: Position, cell: int) -> Message:
    """A development with its price now and the points it gives now."""
    args = cell_args(s, cell)
    if s.actor < 0 or s.t.kind[cell] == JOKER:
        return Message("choice-develop-plain", args)
    args["price"] = rules_development.price_of(s, s.actor, cell)
    args["points"] = rules_development.points_for(s, cell)
    return Message("choice-develop", args)


def phrase_source(s: Position, way: int) -> Message:
    """A way to the resource that is asked for."""
    if s.step != SOURCE:
        return Message(f"choice-source-{WAYS[way]}-plain")
    resource = s.t.needs[s.site][len(s.ways)]
    args: dict[str, Arg] = {"resource": resource_name(s, resource), "price": s.t.resource_price}
    if way in (BY_JOKER, BY_ANY):
        return Message(f"choice-source-{WAYS[way]}", args)
    seller = rules_development.supplier(s, resource)
    if seller < 0:
        return Message("choice-source-buy-treasury", args)
    return Message("choice-source-buy-seat", {**args, "seller": f"@seat-{seller}"})


def element(s: Position, choice: int) -> str:
    """The board element a choice belongs to."""
    t = s.t
    word = t.space.verb_of(choice).word
    args = t.space.args(choice)
    if word in ("offer", "develop"):
        return f"cell:{t.cells[args[0]]}"
    if word == "source" and s.step == SOURCE:
        resource = t.needs[s.site][len(s.ways)]
        if args[0] == BY_JOKER or args[0] == BY_ANY:
            fitting = t.jokers_for[resource] if args[0] == BY_JOKER else t.any_jokers
            held = s.joker_cells(s.jokers[s.actor] & fitting)
            return f"joker:{held[0]}" if held else ""
        return f"resource:{t.resources[resource]}"
    if word == "subsidy":
        return f"subsidy:{s.actor}" if s.actor >= 0 else ""
    return ""


CLAUSES = {
    "offer": "IND-OFFER-3",
    "pass": "IND-BID-2",
    "bid": "IND-BID-3",
    "span": "IND-BID-3",
    "sell": "IND-AUCTION-2",
    "keep": "IND-AUCTION-4",
    "develop": "IND-DEV-2",
    "done": "IND-DEV-3",
    "subsidy": "IND-SUB-3",
}
SOURCE_CLAUSES = ["IND-RES-2", "IND-RES-3", "IND-RES-7"]


def clause(s: Position, choice: int) -> str:
    """The clause that lets one make a choice."""
    t = s.t
    word = t.space.verb_of(choice).word
    if word != "source":
        return CLAUSES[word]
    way = t.space.args(choice)[0]
    if s.step == SOURCE and WAYS[way] == "buy":
        resource = t.needs[s.site][len(s.ways)]
        return "IND-RES-7" if rules_development.supplier(s, resource) >= 0 else "IND-RES-11"
    return SOURCE_CLAUSES[way]
