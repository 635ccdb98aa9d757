"""What a position is worth: named terms, in points, that together estimate a seat's final score.

What is certain is counted as it will be scored. What is not is weighed: an undeveloped site by the chance that it
will be developed in time, a thaler by what it can still buy, a connection or network by who is likely to own its
other end. The lot on offer is judged for every seat, because what a site is worth to a rival decides what it
sells for: the auction term guesses the bids still to come and whether the auctioneer will sell or keep.
"""

from __future__ import annotations

from typing import Final

from magnate.games.industry.constants import AMOUNT, BID, DEVELOP, FACTORY, JOKER, NEVER, TECHNOLOGY, UNSPOKEN
from magnate.games.industry.rules_auction import share_of
from magnate.games.industry.rules_development import discount_of, in_season, least_cost, supplier
from magnate.games.industry.rules_scoring import (
    joker_points,
    line_points,
    network_points,
    road_points,
    subsidy_points,
)
from magnate.games.industry.state import Position

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

# What is tuned: the figures by which the terms judge, with the values they were first written with. The places below
# name them in the row `Game.constants`, which `weights.toml` may fill with others.
CONSTANTS: Final = {
    "thaler-early": 1.55,  # a thaler at the start; at the end it is worth what the scoring gives
    "reserve": 12.0,  # up to so many thalers are a reserve
    "hoard": 3.0,  # more than this many reserves are a hoard
    "earnings": 2.0,  # what a seat takes in per round, by income, sales and shares of payments
    "likely": 0.4,  # the chance that an own undeveloped site will be developed, with time and money left
    "sure": 0.8,  # the same for a bonus site, which needs nothing and can wait
    "unsupplied": 0.25,  # the same for a site that still lacks a resource nobody supplies yet
    "unsupplied-late": 0.5,  # the share of that in a last turn that has not begun
    "short": 0.5,  # the share of a chance that is left when the money for a last turn is missing before it
    "short-late": 0.1,  # and in it
    "hope": 0.2,  # the chance that a site still unsold will one day be developed by a seat that has a use for it
    "demand": 0.5,  # how many of the needs still open on the board will really be bought
    "share": 0.18,  # how many of the unsold priced sites a seat will develop
    "prospect": 0.4,  # how much of the links to unsold sites counts
    "joker-use": 0.3,  # what a joker can do beyond its points
    "role": 0.35,  # what it is worth to stay auctioneer while sites remain
    "doubt": 2.5,  # how far apart keeping and selling must be, in points, for the auctioneer's choice to be certain
    "eager": 0.75,  # the part of what a site is worth that a bidder is ready to pay
    # how many times as much a term counts at the start as at the end; evenly less in between
    **{f"early-{term}": 1.0 for term in TERMS},
}  # fmt: skip
THALER_EARLY: Final = 0
RESERVE: Final = 1
HOARD: Final = 2
EARNINGS: Final = 3
LIKELY: Final = 4
SURE: Final = 5
UNSUPPLIED: Final = 6
UNSUPPLIED_LATE: Final = 7
SHORT: Final = 8
SHORT_LATE: Final = 9
HOPE: Final = 10
DEMAND: Final = 11
SHARE: Final = 12
PROSPECT: Final = 13
JOKER_USE: Final = 14
ROLE: Final = 15
DOUBT: Final = 16
EAGER: Final = 17
EARLY: Final = 18


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    p = s.game.constants
    networks = 0
    for network in range(len(s.t.networks)):
        networks += network_points(s, seat, network)
    row = [
        float(s.prestige[seat]),
        float(road_points(s, seat) + line_points(s, seat)),
        float(networks),
        money(s, seat),
        sites(s, seat),
        production(s, seat),
        savings(s, seat),
        prospects(s, seat),
        float(joker_points(s, seat)) + p[JOKER_USE] * joker_count(s, seat) * ahead(s),
        float(subsidy_points(s, seat)),
        auction(s, seat),
    ]
    early = ahead(s)
    for i in range(len(row)):
        row[i] *= 1.0 + (p[EARLY + i] - 1.0) * early
    return row


# --- time and money ----------------------------------------------------------------------------------


def ahead(s: Position) -> float:
    """How much of the game lies ahead, from 1 at the start to 0 when all cells are sold."""
    unsold = (s.t.eras - s.era) * s.t.columns + s.in_bag + s.face_up
    return unsold / s.t.cell_count


def thaler(s: Position, seat: int) -> float:
    """What one thaler more or less is worth to a seat: a reserve counts in full, a hoard as it is scored."""
    p = s.game.constants
    last = 1.0 / s.t.thalers_per_point
    full = last + (p[THALER_EARLY] - last) * ahead(s)
    cash = s.cash[seat]
    reserve = p[RESERVE]
    hoard = p[HOARD] * reserve
    if cash <= reserve:
        return full
    if cash >= hoard:
        return last
    return full - (full - last) * (cash - reserve) / (hoard - reserve)


def money(s: Position, seat: int) -> float:
    """What all of a seat's thalers are worth."""
    p = s.game.constants
    last = 1.0 / s.t.thalers_per_point
    full = last + (p[THALER_EARLY] - last) * ahead(s)
    cash = s.cash[seat]
    reserve = p[RESERVE]
    hoard = p[HOARD] * reserve
    if cash <= reserve:
        return cash * full
    if cash >= hoard:
        return reserve * full + (hoard - reserve) * (full + last) / 2 + (cash - hoard) * last
    return reserve * full + (cash - reserve) * (full + thaler(s, seat)) / 2


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
    p = s.game.constants
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
    purse = s.cash[seat] + p[EARNINGS] * (left - 1)
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
    p = s.game.constants
    t = s.t
    cost = least_cost(s, seat, cell)
    chance = p[SURE] if t.bonus_network[cell] >= 0 else p[LIKELY]
    if cost >= NEVER:
        cost = t.price[cell] + len(t.needs[cell]) * t.resource_price
        chance = p[UNSUPPLIED]
        if left < 2:
            chance = 0.0 if s.step >= DEVELOP else p[UNSUPPLIED] * p[UNSUPPLIED_LATE]
    if left == 0 and (last_era(s) or t.kind[cell] == TECHNOLOGY):
        return 0.0
    if left <= 1 and cost > s.cash[seat]:
        chance *= p[SHORT] if s.step < DEVELOP else p[SHORT_LATE]
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
    p = s.game.constants
    owner = s.owner[cell]
    if owner == seat:
        if s.built[cell] > 0:
            return 1.0
        return p[LIKELY] * pairs if in_season(s, cell) else 0.0
    if owner >= 0 or s.gone(cell):
        return 0.0
    return p[HOPE]


def demand(s: Position, resource: int) -> float:
    """How many thalers a resource will still earn its maker, or save him."""
    p = s.game.constants
    t = s.t
    open_needs = 0
    for cell in t.needed_by[resource]:
        if s.built[cell] == 0 and (t.era_of[cell] >= s.era or t.kind[cell] == FACTORY):
            open_needs += 1
    return p[DEMAND] * open_needs


def plans(s: Position, seat: int) -> float:
    """How many priced sites a seat will still develop."""
    p = s.game.constants
    t = s.t
    waiting = 0
    unsold = 0
    for cell in range(t.cell_count):
        if t.price[cell] > 0 and s.built[cell] == 0:
            if s.owner[cell] == seat:
                waiting += 1
            elif s.owner[cell] < 0 and not s.gone(cell):
                unsold += 1
    return p[LIKELY] * waiting + p[SHARE] * unsold


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
    p = s.game.constants
    t = s.t
    total = 0.0
    for cell in range(s.era * t.columns):
        if s.built[cell] == 0 or s.owner[cell] != seat:
            continue
        points = t.line_points if t.kind[cell] == TECHNOLOGY else t.road_points
        for other in t.neighbours[cell]:
            if s.owner[other] < 0 and not s.gone(other):
                total += points * p[HOPE]
        network = t.bonus_network[cell]
        if network >= 0:
            for other in t.network_cells[network]:
                if s.owner[other] < 0 and not s.gone(other):
                    total += t.times[cell] * p[HOPE]
        for network in t.on_networks[cell]:
            for other in t.bonus_cells[network]:
                if s.owner[other] < 0 and not s.gone(other):
                    total += t.times[other] * p[HOPE]
    return total * p[PROSPECT]


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
    p = s.game.constants
    t = s.t
    if t.kind[s.lot] == JOKER:
        return t.joker_points + p[JOKER_USE] * ahead(s)
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
    p = s.game.constants
    return p[ROLE] if s.face_up > 1 else 0.0


def likely_bid(s: Position, seat: int, high: int) -> int:
    """What a seat that has not spoken yet will probably bid; 0 for a pass."""
    p = s.game.constants
    limit = int(p[EAGER] * lot_worth(s, seat) / thaler(s, seat))
    if limit > s.cash[seat]:
        limit = s.cash[seat]
    return limit if limit > high else 0


def keep_chance(s: Position, high: int) -> float:
    """The chance that the auctioneer keeps the lot at this price."""
    p = s.game.constants
    seat = s.auctioneer
    each = thaler(s, seat)
    if s.cash[seat] < high:
        return 0.0
    cost = high - share_of(high, s.seats, s.seats)
    gap = lot_worth(s, seat) - cost * each - high * each - role(s)
    chance = 0.5 + gap / (2 * p[DOUBT])
    if chance <= 0.0:
        return 0.0
    return chance if chance < 1.0 else 1.0
