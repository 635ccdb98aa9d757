"""What choices say where that depends on the position: names, prices, buyers and sellers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from magnate.core.message import Arg, Message
from magnate.games.industry import rules_auction, rules_development
from magnate.games.industry.constants import (
    AMOUNT,
    BID,
    BY_ANY,
    BY_JOKER,
    BY_PURCHASE,
    JOKER,
    NEVER,
    SOURCE,
    SPAN,
    WAYS,
)
from magnate.games.industry.journal import cell_args, is_late, resource_name
from magnate.games.industry.state import Position


def phrase_offer(s: Position, cell: int) -> Message:
    """Putting a cell up for sale."""
    return Message("choice-offer", cell_args(s, cell))


def span_bounds(s: Position, span: int) -> tuple[int, int]:
    """The amounts a span covers: those that can be bid now, or all of them if none can."""
    if s.step in (BID, AMOUNT):
        low = rules_auction.span_start(span, rules_auction.lowest_bid(s))
        high = rules_auction.span_end(span, rules_auction.highest_bid(s))
        if low <= high:
            return low, high
    return span * SPAN + 1, (span + 1) * SPAN


def phrase_span(s: Position, span: int) -> Message:
    """A span of amounts, as far as they can be bid now."""
    low, high = span_bounds(s, span)
    return Message("choice-span", {"low": low, "high": high})


def phrase_sell(s: Position) -> Message:
    """Selling, with buyer and price."""
    if s.leader < 0 or s.lot < 0:
        return Message("choice-sell")
    return Message("choice-sell-to", {"buyer": f"@seat-{s.leader}", "amount": s.high})


def phrase_keep(s: Position) -> Message:
    """Keeping, with what it costs in the end."""
    if s.leader < 0 or s.lot < 0:
        return Message("choice-keep")
    home = rules_auction.share_of(s.high, s.seats, s.seats)
    return Message("choice-keep-for", {"amount": s.high, "net": s.high - home})


def phrase_develop(s: Position, cell: int) -> Message:
    """A development with its whole bill now, part by part, and the points it gives now."""
    args = cell_args(s, cell)
    if s.actor < 0 or s.t.kind[cell] == JOKER:
        return Message("choice-develop-plain", args)
    price = rules_development.price_of(s, s.actor, cell)
    args["price"] = price
    args["points"] = rules_development.points_for(s, cell)
    args["late"] = is_late(s, cell)
    needs = [need_said(s, number) for number in s.t.needs[cell]]
    if not needs:
        return Message("choice-develop", {**args, "amount": price})
    bought = rules_development.least_purchases(
        s, s.actor, s.t.needs[cell], 0, rules_development.count_any(s, s.actor)
    )
    if bought == NEVER:
        bought = sum(need.id in ("need-seat", "need-treasury") for need in needs)
    args["amount"] = price + bought * s.t.resource_price
    args["open"] = 1 if any(need.id == "need-joker-or-buy" for need in needs) else 0
    args["needs"] = Message(f"needs-{len(needs)}", {f"need{i}": need for i, need in enumerate(needs)})
    return Message("choice-develop-bill", args)


def need_said(s: Position, number: int) -> Message:
    """A resource that a development needs: where it would come from, and for how much."""
    args: dict[str, Arg] = {"resource": resource_name(s, number), "price": s.t.resource_price}
    seller = rules_development.supplier(s, number)
    if seller == s.actor:
        return Message("need-own", args)
    buys = rules_development.can_buy(s, number)
    if s.jokers[s.actor] & (s.t.jokers_for[number] | s.t.any_jokers):
        return Message("need-joker-or-buy" if buys else "need-joker", args)
    if seller >= 0:
        return Message("need-seat", {**args, "seller": f"@seat-{seller}"})
    return Message("need-treasury" if buys else "need-nowhere", args)


def phrase_source(s: Position, way: int) -> Message:
    """A way to get the resource wanted."""
    if s.step != SOURCE:
        return Message(f"choice-source-{WAYS[way]}-plain")
    resource = s.t.needs[s.site][len(s.ways)]
    args: dict[str, Arg] = {
        "resource": resource_name(s, resource),
        "price": s.t.resource_price,
    }
    if way in (BY_JOKER, BY_ANY):
        return Message(f"choice-source-{WAYS[way]}", args)
    seller = rules_development.supplier(s, resource)
    if seller < 0:
        return Message("choice-source-buy-treasury", args)
    return Message("choice-source-buy-seat", {**args, "seller": f"@seat-{seller}"})


def phrase_subsidy(s: Position) -> Message:
    """The subsidy, with its price."""
    return Message("choice-subsidy", {"amount": s.t.subsidy_thalers, "points": -s.t.subsidy_points})


def on_source(s: Position, way: int) -> str:
    """The joker or the resource that a way to it belongs to."""
    if s.step != SOURCE:
        return ""
    resource = s.t.needs[s.site][len(s.ways)]
    if way == BY_PURCHASE:
        return f"resource:{s.t.resources[resource]}"
    fitting = s.t.jokers_for[resource] if way == BY_JOKER else s.t.any_jokers
    held = s.joker_cells(s.jokers[s.actor] & fitting)
    return f"joker:{held[0]}" if held else ""


def by_source(s: Position, way: int) -> str:
    """The clause behind a way to a resource."""
    if way == BY_PURCHASE and s.step == SOURCE:
        seller = rules_development.supplier(s, s.t.needs[s.site][len(s.ways)])
        return "IND-RES-7" if seller >= 0 else "IND-RES-11"
    return ["IND-RES-2", "IND-RES-3", "IND-RES-7"][way]


PHRASES: Mapping[str, Callable[..., Message]] = {
    "offer": phrase_offer,
    "span": phrase_span,
    "sell": phrase_sell,
    "keep": phrase_keep,
    "develop": phrase_develop,
    "source": phrase_source,
    "subsidy": phrase_subsidy,
}
ELEMENTS: Mapping[str, Callable[..., str]] = {
    "source": on_source,
    "subsidy": lambda s: f"subsidy:{s.actor}" if s.actor >= 0 else "",
}
CLAUSES: Mapping[str, Callable[..., str]] = {"source": by_source}
