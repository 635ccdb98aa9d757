"""What a position is worth: named terms, in points, that together estimate a seat's final score.

What is certain is counted as it will be scored. What is not is weighed: an undeveloped site by the chance that it
will be developed in time, a thaler by what it can still buy, a connection or network by who is likely to own its
other end. The lot on offer is judged for every seat, because what a site is worth to a rival decides what it
sells for: the auction term guesses the bids still to come and whether the auctioneer will sell or keep.
"""

from __future__ import annotations

from typing import Final

from magnate.games.industry.rules_auction import share_of
from magnate.games.industry.rules_development import (
    NEVER,
    discount_of,
    in_season,
    least_cost,
    supplier,
)
from magnate.games.industry.rules_scoring import (
    joker_points,
    line_points,
    network_points,
    road_points,
    subsidy_points,
)
from magnate.games.industry.state import AMOUNT, BID, DEVELOP, UNSPOKEN, Position
from magnate.games.industry.tables_kinds import FACTORY, JOKER, TECHNOLOGY

TERMS: Final = [
    "prestige",
    "connections",
    "networks",
    "money",
    "sites",
    "production",
    "discount",
    "prospects",
    "jokers",
    "subsidy",
    "auction",
]

# A thaler is worth this many points at the start; at the end it is worth what the scoring gives.
THALER_EARLY: Final = 1.55
# Up to so many thalers are a reserve; more than three times as many are a hoard.
RESERVE: Final = 12.0
# What a seat takes in per round, by income, sales and shares of payments.
EARNINGS: Final = 2.0
# The chance that an own undeveloped site will be developed, with time and money left.
LIKELY: Final = 0.4
# The same for a bonus site, which needs nothing and can wait.
SURE: Final = 0.8
# The same for a site that still lacks a resource nobody supplies yet.
UNSUPPLIED: Final = 0.25
# The chance that a site still unsold will one day be developed by a seat that has a use for it.
HOPE: Final = 0.2
# How many of the needs still open on the board will really be bought.
DEMAND: Final = 0.5
# How many of the unsold priced sites a seat will develop.
SHARE: Final = 0.18
# What a joker can do beyond its points.
JOKER_USE: Final = 0.3
# What it is worth to stay auctioneer while sites remain.
ROLE: Final = 0.35
# How far apart keeping and selling must be, in points, for the auctioneer's choice to be certain.
DOUBT: Final = 2.5
# The part of what a site is worth that a bidder is ready to pay.
EAGER: Final = 0.75


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    networks = 0
    for network in range(len(s.t.networks)):
        networks += network_points(s, seat, network)
    return [
        float(s.prestige[seat]),
        float(road_points(s, seat) + line_points(s, seat)),
        float(networks),
        money(s, seat),
        sites(s, seat),
        production(s, seat),
        savings(s, seat),
        prospects(s, seat),
        float(joker_points(s, seat)) + JOKER_USE * joker_count(s, seat) * ahead(s),
        float(subsidy_points(s, seat)),
        auction(s, seat),
    ]


# --- time and money ----------------------------------------------------------------------------------


def ahead(s: Position) -> float:
    """How much of the game lies ahead, from 1 at the start to 0 when all cells are sold."""
    unsold = (s.t.eras - s.era) * s.t.columns + s.in_bag + s.face_up
    return unsold / s.t.cell_count


def thaler(s: Position, seat: int) -> float:
    """What one thaler more or less is worth to a seat: a reserve counts in full, a hoard as it is scored."""
    last = 1.0 / s.t.thalers_per_point
    full = last + (THALER_EARLY - last) * ahead(s)
    cash = s.cash[seat]
    if cash <= RESERVE:
        return full
    if cash >= 3 * RESERVE:
        return last
    return full - (full - last) * (cash - RESERVE) / (2 * RESERVE)


def money(s: Position, seat: int) -> float:
    """What all of a seat's thalers are worth."""
    last = 1.0 / s.t.thalers_per_point
    full = last + (THALER_EARLY - last) * ahead(s)
    cash = s.cash[seat]
    if cash <= RESERVE:
        return cash * full
    if cash >= 3 * RESERVE:
        return RESERVE * full + RESERVE * (full + last) + (cash - 3 * RESERVE) * last
    return RESERVE * full + (cash - RESERVE) * (full + thaler(s, seat)) / 2


def turns_left(s: Position, seat: int) -> int:
    """Development turns a seat still has in this era, a turn under way included."""
    left = s.in_bag // s.draws[s.era - 1]
    if s.step < DEVELOP or (seat - s.first) % s.seats >= s.served:
        left += 1
    return left


def last_era(s: Position) -> bool:
    """Whether no era follows this one."""
    return s.era == s.t.eras


# --- sites -------------------------------------------------------------------------------------------


def sites(s: Position, seat: int) -> float:
    """What the seat's undeveloped sites will bring, less what it takes to develop them.

    Sites that cannot wait share the turns and thalers left in this era; the others have time.
    """
    patient = 0.0
    pressing = 0.0
    bill = 0
    count = 0
    left = turns_left(s, seat)
    last = last_era(s)
    for cell in range(s.era * s.t.columns):
        if s.owner[cell] != seat or s.built[cell] > 0 or not in_season(s, cell):
            continue
        worth = site_worth(s, seat, cell, left, 0.5)
        if worth <= 0.0:
            continue
        if not last and s.t.era_of[cell] < s.era:
            patient += worth
            continue
        pressing += worth
        count += 1
        cost = least_cost(s, seat, cell)
        bill += cost if cost < NEVER else s.t.price[cell]
    if count == 0:
        return patient
    purse = s.cash[seat] + EARNINGS * (left - 1)
    if bill > purse:
        pressing *= purse / bill if purse > 0 else 0.0
    room = s.t.cells_per_turn * left - (s.made if s.step >= DEVELOP and s.actor == seat else 0)
    if count > room:
        pressing *= room / count
    return patient + pressing


def site_worth(s: Position, seat: int, cell: int, left: int, pairs: float) -> float:
    """What one undeveloped site will bring a seat, in points, less the cost of developing it.

    `pairs` is the part of a link to another undeveloped site that is counted here (half of it where both ends are
    added up, all of it where a site is judged alone).
    """
    t = s.t
    cost = least_cost(s, seat, cell)
    chance = SURE if t.bonus_network[cell] >= 0 else LIKELY
    if cost >= NEVER:
        cost = t.price[cell] + len(t.needs[cell]) * t.resource_price
        chance = UNSUPPLIED
        if left < 2:
            chance = 0.0 if s.step >= DEVELOP else UNSUPPLIED / 2
    if left == 0 and (last_era(s) or t.kind[cell] == TECHNOLOGY):
        return 0.0
    if left <= 1 and cost > s.cash[seat]:
        chance *= 0.5 if s.step < DEVELOP else 0.1
    gain = later_worth(s, seat, cell, pairs)
    if t.kind[cell] == TECHNOLOGY or (t.era_of[cell] == s.era and left > 0):
        gain += t.prestige[cell]
    gain -= cost * thaler(s, seat)
    return chance * gain if gain > 0 else 0.0


def later_worth(s: Position, seat: int, cell: int, pairs: float) -> float:
    """What a site brings apart from its prestige, once it is developed."""
    t = s.t
    gain = 0.0
    points = t.line_points if t.kind[cell] == TECHNOLOGY else t.road_points
    for other in t.neighbours[cell]:
        gain += points * end_chance(s, seat, other, pairs)
    network = t.bonus_network[cell]
    if network >= 0:
        for other in t.network_cells[network]:
            gain += t.times[cell] * end_chance(s, seat, other, pairs)
        return gain
    for network in t.on_networks[cell]:
        for other in t.bonus_cells[network]:
            gain += t.times[other] * end_chance(s, seat, other, pairs)
    if t.makes[cell] >= 0:
        gain += demand(s, t.makes[cell]) * thaler(s, seat)
    if t.discount[cell] > 0:
        gain += t.discount[cell] * plans(s, seat) * thaler(s, seat)
    return gain


def end_chance(s: Position, seat: int, cell: int, pairs: float) -> float:
    """The chance that the other end of a link will be developed by the same seat."""
    owner = s.owner[cell]
    if owner == seat:
        if s.built[cell] > 0:
            return 1.0
        return LIKELY * pairs if in_season(s, cell) else 0.0
    if owner >= 0 or s.gone(cell):
        return 0.0
    return HOPE


def demand(s: Position, resource: int) -> float:
    """How many thalers a resource will still earn its maker, or save him."""
    t = s.t
    open_needs = 0
    for cell in t.needed_by[resource]:
        if s.built[cell] == 0 and (t.era_of[cell] >= s.era or t.kind[cell] == FACTORY):
            open_needs += 1
    return DEMAND * open_needs


def plans(s: Position, seat: int) -> float:
    """How many priced sites a seat will still develop."""
    t = s.t
    waiting = 0
    unsold = 0
    for cell in range(t.cell_count):
        if t.price[cell] > 0 and s.built[cell] == 0:
            if s.owner[cell] == seat:
                waiting += 1
            elif s.owner[cell] < 0 and not s.gone(cell):
                unsold += 1
    return LIKELY * waiting + SHARE * unsold


def production(s: Position, seat: int) -> float:
    """What the seat's developed producers will earn or save."""
    total = 0.0
    for resource in range(len(s.t.resources)):
        if supplier(s, resource) == seat:
            total += demand(s, resource)
    return total * thaler(s, seat)


def savings(s: Position, seat: int) -> float:
    """What a developed Bank or Stock Exchange will save."""
    discount = discount_of(s, seat)
    if discount == 0:
        return 0.0
    return discount * plans(s, seat) * thaler(s, seat)


def prospects(s: Position, seat: int) -> float:
    """Links of developed sites to sites still unsold."""
    t = s.t
    total = 0.0
    for cell in range(s.era * t.columns):
        if s.built[cell] == 0 or s.owner[cell] != seat:
            continue
        points = t.line_points if t.kind[cell] == TECHNOLOGY else t.road_points
        for other in t.neighbours[cell]:
            if s.owner[other] < 0 and not s.gone(other):
                total += points * HOPE
        network = t.bonus_network[cell]
        if network >= 0:
            for other in t.network_cells[network]:
                if s.owner[other] < 0 and not s.gone(other):
                    total += t.times[cell] * HOPE
        for network in t.on_networks[cell]:
            for other in t.bonus_cells[network]:
                if s.owner[other] < 0 and not s.gone(other):
                    total += t.times[other] * HOPE
    return total * LIKELY


def joker_count(s: Position, seat: int) -> int:
    """How many jokers a seat holds."""
    held = s.jokers[seat]
    count = 0
    while held:
        held &= held - 1
        count += 1
    return count


# --- the lot on offer ----------------------------------------------------------------------------------


def lot_worth(s: Position, seat: int) -> float:
    """What the lot on offer is worth to a seat, in points, before anything is paid for it."""
    t = s.t
    if t.kind[s.lot] == JOKER:
        return t.joker_points + JOKER_USE * ahead(s)
    return site_worth(s, seat, s.lot, turns_left(s, seat), 1.0)


def auction(s: Position, seat: int) -> float:
    """What the lot on offer will bring the seat, by sale, purchase, keeping or a share of the payment."""
    if s.lot < 0:
        return 0.0
    each = thaler(s, seat)
    high = s.high
    leader = s.leader
    if s.step == BID or s.step == AMOUNT:
        speaker = s.actor
        while speaker != s.auctioneer:
            bid = likely_bid(s, speaker, high)
            if s.bids[speaker] == UNSPOKEN and bid > high:
                high = bid
                leader = speaker
            speaker = s.left_of(speaker)
    if leader < 0:
        return lot_worth(s, seat) if seat == s.auctioneer else 0.0
    keeping = keep_chance(s, high)
    if seat == s.auctioneer:
        cost = high - share_of(high, s.seats, s.seats)
        kept = lot_worth(s, seat) - cost * each
        return keeping * kept + (1.0 - keeping) * (high * each + role(s))
    share = share_of(high, s.seats, (seat - s.auctioneer) % s.seats) * each
    if seat != leader:
        return keeping * share
    return keeping * share + (1.0 - keeping) * (lot_worth(s, seat) - high * each)


def role(s: Position) -> float:
    """What it is worth to go on as auctioneer."""
    return ROLE if s.face_up > 1 else 0.0


def likely_bid(s: Position, seat: int, high: int) -> int:
    """What a seat that has not spoken yet will probably bid; 0 for a pass."""
    limit = int(EAGER * lot_worth(s, seat) / thaler(s, seat))
    if limit > s.cash[seat]:
        limit = s.cash[seat]
    return limit if limit > high else 0


def keep_chance(s: Position, high: int) -> float:
    """The chance that the auctioneer keeps the lot at this price."""
    seat = s.auctioneer
    each = thaler(s, seat)
    if s.cash[seat] < high:
        return 0.0
    cost = high - share_of(high, s.seats, s.seats)
    gap = lot_worth(s, seat) - cost * each - high * each - role(s)
    chance = 0.5 + gap / (2 * DOUBT)
    if chance <= 0.0:
        return 0.0
    return chance if chance < 1.0 else 1.0
