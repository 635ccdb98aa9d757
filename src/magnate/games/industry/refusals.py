"""Why a choice is refused, in the order of the rules: which clause forbids it, in which words.

`refuse` answers for the choices of the space, `refuse_attempt` for a seat that is not to decide, `refuse_form` for
what the space cannot even express. People try such things too, so these words are understood, and always refused:

    {"do": "bid", "amount": 0}              any amount that is not a whole number from 1 up
    {"do": "sell", "to": 2}                 to somebody else than the highest bidder
    {"do": "source", "way": "treasury"}     naming the seller; {"way": "seat", "seat": 2} likewise
    {"do": "source", "way": "joker", "resource": "stone"}   naming the resource
    {"do": "withdraw"}, {"do": "hand-over"}, {"do": "retract"}, {"do": "decline"}, {"do": "buy"},
    {"do": "refuse-sale"}, {"do": "return-subsidy"}, {"do": "give"}, {"do": "lend"}, {"do": "trade"}
"""

from __future__ import annotations

from collections.abc import Mapping

from magnate.core.message import Arg, Refusal
from magnate.games.industry import rules_auction, rules_development
from magnate.games.industry.state import (
    AMOUNT,
    BID,
    DEVELOP,
    IN_BAG,
    OFFER,
    PASSED,
    SELL_OR_KEEP,
    SOURCE,
    UNSPOKEN,
    Position,
)
from magnate.games.industry.tables import BY_ANY, BY_JOKER, JOKER, SPAN, Tables

TALKS = ("pass", "bid", "span")
DECISIONS = ("sell", "keep")
GIFTS = ("give", "lend", "trade")


def refuse_count(t: Tables, seats: int) -> Refusal | None:
    """The seat counts of the title."""
    if seats in t.seats:
        return None
    return Refusal("IND-GEN-1", "why-seats", {"least": min(t.seats), "most": max(t.seats)})


# --- out of turn -----------------------------------------------------------------------------------


def refuse_seat(s: Position, seat: int) -> Refusal | None:
    """Nobody acts after the end, and only the seat whose decision is pending acts before it."""
    if s.actor < 0:
        return Refusal("IND-END-2", "why-over")
    if seat >= 0 and seat != s.actor:
        return Refusal("IND-ROUND-3", "why-not-your-turn", {"player": f"@seat-{s.actor}"})
    return None


def refuse_attempt(s: Position, seat: int, choice: int | Mapping[str, object]) -> Refusal | None:
    """What is said to a seat that is not to decide; some attempts break a rule of their own."""
    refusal = refuse_seat(s, seat)
    if refusal is None:
        return None
    word = word_of(s, choice)
    better: Refusal | None = None
    if s.actor < 0:
        if word == "subsidy":
            better = Refusal("IND-SUB-5", "why-subsidy-over")
    elif word in TALKS and s.step in (BID, AMOUNT):
        better = refuse_talk(s, seat)
    elif word in ("offer", "withdraw") and seat == s.auctioneer and s.lot >= 0:
        better = on_offer(s)
    elif word in (*DECISIONS, "decline"):
        better = refuse_early_decision(s, seat)
    elif word == "subsidy":
        better = already_subsidised(s, seat) or Refusal("IND-SUB-3", "why-subsidy-turn")
    elif word == "develop":
        better = refuse_development_turn(s, seat)
    elif isinstance(choice, Mapping) and word not in s.t.space.by_word:
        better = refuse_form(s, dict(choice), seat)
    return better or refusal


def word_of(s: Position, choice: int | Mapping[str, object]) -> str:
    """What somebody attempts, in one word."""
    if isinstance(choice, int):
        return s.t.space.verb_of(choice).word if 0 <= choice < s.t.space.size else ""
    return str(choice.get("do"))


def refuse_talk(s: Position, seat: int) -> Refusal | None:
    """The auctioneer does not bid, and nobody speaks twice."""
    if seat == s.auctioneer:
        return Refusal("IND-BID-7", "why-auctioneer")
    if s.bids[seat] != UNSPOKEN:
        return Refusal("IND-BID-2", "why-spoken", {"cell": s.t.cells[s.lot]})
    return None


def refuse_early_decision(s: Position, seat: int) -> Refusal | None:
    """The auctioneer waits for everybody, and has no say about a cell nobody bid on."""
    if seat == s.auctioneer and s.step in (BID, AMOUNT):
        return Refusal("IND-AUCTION-1", "why-unheard", {"player": f"@seat-{s.actor}"})
    if seat == had_it_free(s):
        return Refusal("IND-NOBID-1", "why-unwanted")
    return None


def had_it_free(s: Position) -> int:
    """The seat that has just been given a cell nobody bid on, or -1."""
    if s.lot >= 0 or s.leader >= 0:
        return -1
    silent = [seat for seat in range(s.seats) if s.bids[seat] == UNSPOKEN]
    passed = [seat for seat in range(s.seats) if s.bids[seat] == PASSED]
    return silent[0] if len(silent) == 1 and len(passed) == s.seats - 1 else -1


def refuse_development_turn(s: Position, seat: int) -> Refusal | None:
    """Development waits for the auction, and a seat's turn ends with its second cell."""
    if s.step <= SELL_OR_KEEP:
        return Refusal("IND-ROUND-2", "why-auction-first")
    if (seat - s.first) % s.seats < s.served:
        return Refusal("IND-DEV-2", "why-two-cells", {"most": s.t.cells_per_turn})
    return None


# --- choices of the space ----------------------------------------------------------------------------


def refuse(s: Position, choice: int) -> Refusal:
    """Why the acting seat may not make a choice that is not offered."""
    word = s.t.space.verb_of(choice).word
    args = s.t.space.args(choice)
    if word == "offer":
        return refuse_offer(s, args[0])
    if word in TALKS:
        low = 0 if word == "pass" else args[0] + 1 if word == "bid" else args[0] * SPAN + 1
        return refuse_bid(s, low, word)
    if word in DECISIONS:
        return refuse_decision(s)
    if word == "develop":
        return refuse_development(s, args[0])
    if word == "done":
        return unfinished(s)
    if word == "source":
        return refuse_source(s, args[0])
    return already_subsidised(s, s.actor) or Refusal("IND-SUB-3", "why-subsidy-later")


def auction_over() -> Refusal:
    """Nothing is sold in the development phase."""
    return Refusal("IND-OFFER-5", "why-auction-over")


def on_offer(s: Position) -> Refusal:
    """The cell on offer stays there."""
    return Refusal("IND-OFFER-4", "why-on-offer", {"cell": s.t.cells[s.lot]})


def unfinished(s: Position) -> Refusal:
    """What has to be settled first."""
    t = s.t
    if s.step == OFFER:
        return Refusal("IND-OFFER-3", "why-must-offer")
    if s.step == BID:
        return Refusal("IND-BID-2", "why-bid-or-pass", {"cell": t.cells[s.lot]})
    if s.step == AMOUNT:
        return name_amount(s)
    if s.step == SELL_OR_KEEP:
        return Refusal("IND-AUCTION-1", "why-sell-or-keep", {"cell": t.cells[s.lot]})
    args: dict[str, Arg] = {"cell": t.cells[s.site], "resource": wanted(s)}
    return Refusal("IND-DEV-9", "why-site", args)


def wanted(s: Position) -> str:
    """The message naming the resource that is asked for."""
    return f"@resource-{s.t.resources[s.t.needs[s.site][len(s.ways)]]}"


def name_amount(s: Position) -> Refusal:
    """A span was chosen; one of its amounts has to be named."""
    low = rules_auction.span_start(s.span, rules_auction.lowest_bid(s))
    high = rules_auction.span_end(s.span, rules_auction.highest_bid(s))
    return Refusal("IND-BID-2", "why-amount", {"low": low, "high": high})


def refuse_offer(s: Position, cell: int) -> Refusal:
    """A cell that is not available, or no time to offer one."""
    t = s.t
    if s.step >= DEVELOP:
        return auction_over()
    if s.step != OFFER:
        return on_offer(s)
    if t.era_of[cell] != s.era:
        return Refusal("IND-OFFER-2", "why-other-era", {"cell": t.cells[cell], "era": s.era})
    column = cell % t.columns
    if s.columns[column] == IN_BAG:
        return Refusal("IND-OFFER-2", "why-not-drawn", {"column": t.letters[column]})
    return Refusal("IND-ACQ-3", "why-sold", {"cell": t.cells[cell]})


def refuse_bid(s: Position, low: int, word: str) -> Refusal:
    """A bid too low, too high or out of place; `low` is the lowest amount meant, 0 for a pass."""
    if s.step >= DEVELOP:
        return auction_over()
    if s.step == OFFER:
        return Refusal("IND-OFFER-3", "why-must-offer") if word == "pass" else unwelcome_bid()
    if s.step == SELL_OR_KEEP:
        return unwelcome_bid()
    if word == "pass":
        return name_amount(s)
    least = rules_auction.lowest_bid(s)
    cash = s.cash[s.actor]
    if word == "bid" and low < least:
        return Refusal("IND-BID-3", "why-bid-low", {"least": least})
    if low > rules_auction.highest_bid(s):
        if s.subsidies[s.actor] == 0 and low <= cash + s.t.subsidy_thalers:
            return Refusal("IND-BID-6", "why-bid-subsidy", {"cash": cash})
        return Refusal("IND-BID-5", "why-bid-high", {"cash": cash})
    if s.step == AMOUNT:
        return name_amount(s)
    if word == "span":
        return Refusal("IND-BID-3", "why-span-empty", {"least": least})
    start = rules_auction.span_start((low - 1) // SPAN, least)
    end = rules_auction.span_end((low - 1) // SPAN, rules_auction.highest_bid(s))
    return Refusal("IND-BID-3", "why-bid-span", {"low": start, "high": end})


def unwelcome_bid() -> Refusal:
    """The auctioneer does not bid on its own sale."""
    return Refusal("IND-BID-7", "why-auctioneer")


def refuse_decision(s: Position) -> Refusal:
    """Nothing to decide, not the one to decide, or not the money to keep."""
    if s.step >= DEVELOP:
        return auction_over()
    if s.step == OFFER:
        return Refusal("IND-OFFER-3", "why-must-offer")
    if s.step == SELL_OR_KEEP:
        args: dict[str, Arg] = {"high": s.high, "cash": s.cash[s.actor]}
        return Refusal("IND-AUCTION-6", "why-keep", args)
    return Refusal("IND-AUCTION-1", "why-auctioneer-decides", {"player": f"@seat-{s.auctioneer}"})


def refuse_development(s: Position, cell: int) -> Refusal:
    """A cell that cannot be developed by the acting seat, for the first reason that holds."""
    t = s.t
    name: dict[str, Arg] = {"cell": t.cells[cell]}
    if s.step <= SELL_OR_KEEP:
        return Refusal("IND-ROUND-2", "why-auction-first")
    if s.step == SOURCE:
        return unfinished(s)
    if t.kind[cell] == JOKER:
        return Refusal("IND-ACQ-2", "why-joker-cell", name)
    if s.owner[cell] != s.actor:
        return Refusal("IND-DEV-4", "why-not-yours", name)
    if s.built[cell] > 0:
        return Refusal("IND-DEV-4", "why-developed", name)
    if not rules_development.in_season(s, cell):
        return Refusal("IND-DEV-7", "why-past", name)
    missing = missing_resource(s, cell)
    if missing >= 0:
        return Refusal("IND-DEV-8", "why-no-supply", {"resource": resource_name(s, missing)})
    cost = rules_development.least_cost(s, s.actor, cell)
    return Refusal("IND-PRICE-3", "why-money", {"cost": cost, "cash": s.cash[s.actor]})


def resource_name(s: Position, resource: int) -> str:
    """The message that names a resource."""
    return f"@resource-{s.t.resources[resource]}"


def missing_resource(s: Position, cell: int) -> int:
    """A resource the acting seat has no way to get, or -1."""
    spare = rules_development.count_any(s, s.actor)
    for resource in s.t.needs[cell]:
        if rules_development.can_buy(s, resource) or s.jokers[s.actor] & s.t.jokers_for[resource]:
            continue
        if spare == 0:
            return resource
        spare -= 1
    return -1


def refuse_source(s: Position, way: int) -> Refusal:
    """A way to a resource that is closed."""
    if s.step != SOURCE:
        return Refusal("IND-RES-17", "why-no-site")
    t = s.t
    needs = t.needs[s.site]
    resource = needs[len(s.ways)]
    args: dict[str, Arg] = {"resource": resource_name(s, resource)}
    if way == BY_JOKER:
        return Refusal("IND-RES-2", "why-joker-kind", args)
    if way == BY_ANY:
        held = rules_development.count_any(s, s.actor)
        if held == 0:
            return Refusal("IND-RES-3", "why-no-any-joker")
        if s.ways.count(BY_ANY) == held:
            return Refusal("IND-RES-2", "why-joker-once")
        return Refusal("IND-DEV-8", "why-any-joker-needed", {"resource": resource_name(s, needs[-1])})
    if not rules_development.can_buy(s, resource):
        return Refusal("IND-RES-15", "why-not-on-sale", {**args, "era": t.sold_from[resource]})
    price = rules_development.price_of(s, s.actor, s.site)
    bought = s.ways.count(way) + 1
    spare = rules_development.count_any(s, s.actor) - s.ways.count(BY_ANY)
    bought += rules_development.least_purchases(s, s.actor, needs, len(s.ways) + 1, spare)
    cost = price + bought * t.resource_price
    return Refusal("IND-PRICE-3", "why-money", {"cost": cost, "cash": s.cash[s.actor]})


def already_subsidised(s: Position, seat: int) -> Refusal | None:
    """One subsidy a game."""
    return Refusal("IND-SUB-1", "why-subsidy-twice") if s.subsidies[seat] else None


# --- what the space cannot express ---------------------------------------------------------------------


def refuse_form(s: Position, form: dict[str, object], seat: int = -1) -> Refusal | None:
    """The rule against an attempt that is no choice of the space, if there is one."""
    word = form.get("do")
    if word == "bid":
        return refuse_amount(s, form.get("amount"))
    if word == "sell":
        return refuse_buyer(s, form.get("to"))
    if word == "source":
        return refuse_named_source(s, form)
    if word == "offer" or word == "hand-over":
        return Refusal("IND-OFFER-3", "why-must-offer") if s.step == OFFER else None
    if word == "withdraw":
        return on_offer(s) if s.lot >= 0 else None
    if word == "retract":
        return Refusal("IND-BID-8", "why-final")
    if word == "decline":
        whose = s.actor if seat < 0 else seat
        return Refusal("IND-NOBID-1", "why-unwanted") if had_it_free(s) == whose else None
    if word == "buy":
        return Refusal("IND-RES-17", "why-no-site")
    if word == "refuse-sale":
        return Refusal("IND-RES-8", "why-must-sell")
    if word == "return-subsidy":
        return Refusal("IND-SUB-1", "why-subsidy-return")
    if word in GIFTS:
        return Refusal("IND-GEN-5", "why-no-gifts")
    return None


def refuse_amount(s: Position, amount: object) -> Refusal:
    """An amount that is no bid at all, or more money than there is."""
    if isinstance(amount, int) and not isinstance(amount, bool) and amount >= s.t.first_bid:
        return Refusal("IND-BID-5", "why-bid-high", {"cash": s.cash[s.actor]})
    return Refusal("IND-BID-4", "why-bid-whole", {"least": s.t.first_bid})


def refuse_buyer(s: Position, buyer: object) -> Refusal | None:
    """Only the highest bidder can buy."""
    if s.step != SELL_OR_KEEP or buyer == s.leader:
        return None
    return Refusal("IND-AUCTION-2", "why-buyer", {"player": f"@seat-{s.leader}"})


def refuse_named_source(s: Position, form: dict[str, object]) -> Refusal | None:
    """A seller or a resource named that the rules do not allow."""
    t = s.t
    if s.step != SOURCE:
        return Refusal("IND-RES-17", "why-no-site")
    named = form.get("resource", t.resources[t.needs[s.site][len(s.ways)]])
    if named not in t.resources:
        return None
    resource = t.resources.index(str(named))
    args: dict[str, Arg] = {"resource": resource_name(s, resource)}
    seller = rules_development.supplier(s, resource)
    if seller == s.actor:
        return Refusal("IND-RES-6", "why-own-product", args)
    way = form.get("way")
    if way == "treasury":
        if seller >= 0:
            return Refusal("IND-RES-12", "why-not-treasury", {**args, "player": f"@seat-{seller}"})
        if not rules_development.is_sold(s, resource):
            return Refusal("IND-RES-15", "why-not-on-sale", {**args, "era": t.sold_from[resource]})
    if way == "seat" and form.get("seat") != seller:
        cell = t.producer[resource]
        if s.owner[cell] == form.get("seat"):
            return Refusal("IND-RES-13", "why-idle-producer", {"cell": t.cells[cell]})
        return Refusal("IND-RES-7", "why-no-producer", args)
    return None
