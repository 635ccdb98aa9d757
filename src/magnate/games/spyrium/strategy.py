"""Evaluation: what a seat may expect to score in the end, in points, as named terms.

Every term is an estimate in final points and the sum of all is the total the seat may hope for. Resources are
worth what they can still be turned into, so their worth falls as rounds run out.
"""

from __future__ import annotations

from typing import Final

from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium.rules_activate import can_activate, least_bill
from magnate.games.spyrium.rules_event import can_take_option, option_money
from magnate.games.spyrium.rules_exploit import exploit_points, payable, workers_needed
from magnate.games.spyrium.rules_market import earnings
from magnate.games.spyrium.rules_scoring import building_points
from magnate.games.spyrium.state import Position, Seat

TERMS: Final = [
    "track",
    "buildings",
    "techniques",
    "factories",
    "market",
    "workers",
    "money",
    "spyrium",
    "income",
    "event",
    "bonuses",
]

# What is tuned: the figures by which the terms judge, with the values they were first written with. The places below
# name them in the row `Game.constants`, which `weights.toml` may fill with others.
CONSTANTS: Final = {
    # a pound in points, by the number of rounds after this one
    "pound-0": 0.08, "pound-1": 0.42, "pound-2": 0.5, "pound-3": 0.55, "pound-4": 0.6, "pound-5": 0.62,
    # a crystal likewise
    "crystal-0": 0.2, "crystal-1": 1.2, "crystal-2": 1.35, "crystal-3": 1.4, "crystal-4": 1.4, "crystal-5": 1.4,
    "worker-round": 1.35,  # a worker for one round
    "idle-worker": 1.1,  # an active worker that can still be placed
    "planned": 0.92,  # what is planned is worth a little less than what is done
    "contested": 0.8,  # what rivals can spoil less still
    "alone": 0.8,  # the same where none of them stands at the card yet
    "likely-bonus": 0.75,  # how likely a bonus to come is had
    "rent": 0.9,  # a step of the residence besides its income, per round
    "staff": 0.6,  # the time of a worker in a building
    "staff-last": 0.1,  # the same in the last round
    "use-round": 0.85,  # uses of a building per round to come
    "use-now": 0.5,  # its use in the round it is bought in
    "automation-crystal": 0.5,  # the share of crystals in hand that Automation will score
    "automation-final": 0.8,  # crystals it will score besides, per round
    "automation-gain": 1.2,  # what it brings a mine per round
    "capital-money": 0.3,  # the share of money in hand that Capitalization will score
    "capital-final": 0.7,  # units it will score besides, per round
    "capital-gain": 1.6,  # how often per round it pays
    "crane-final": 0.8,  # buildings to come for the Crane, per round
    "crane-gain": 1.2,  # pounds it saves per round
    "trade-final": 0.9,  # what Trade will score besides, per round
    "trade-gain": 0.8,  # what it brings per round
    "engineering-final": 0.6,  # what Engineering will score besides, per round
    "engineering-gain": 0.9,  # how often per round a factory is used with it
    "lobbying-final": 0.4,  # what Lobbying will score besides, per round
    "lobbying-gain": 1.5,  # pounds it brings per round
    "taylorism-final": 0.3,  # workers to come for Taylorism, per round
    "taylorism-gain": 0.6,  # the share of the best building's use it brings per round
    "plot": 0.6,  # how much of a later plot's price counts against a building
    "heap": 6.0,  # crystals beyond this many
    "heap-rest": 0.5,  # count by this share
    "purse": 12.0,  # pounds beyond this many
    "purse-rest": 1.0,  # count by this share
    # how many times as much a term counts in the first round as in the last; evenly less in between
    **{f"early-{term}": 1.0 for term in TERMS},
}  # fmt: skip
POUND: Final = 0
CRYSTAL: Final = 6
WORKER_ROUND: Final = 12
IDLE_WORKER: Final = 13
PLANNED: Final = 14
CONTESTED: Final = 15
ALONE: Final = 16
LIKELY_BONUS: Final = 17
RENT: Final = 18
STAFF: Final = 19
STAFF_LAST: Final = 20
USE_ROUND: Final = 21
USE_NOW: Final = 22
AUTOMATION_CRYSTAL: Final = 23
AUTOMATION_FINAL: Final = 24
AUTOMATION_GAIN: Final = 25
CAPITAL_MONEY: Final = 26
CAPITAL_FINAL: Final = 27
CAPITAL_GAIN: Final = 28
CRANE_FINAL: Final = 29
CRANE_GAIN: Final = 30
TRADE_FINAL: Final = 31
TRADE_GAIN: Final = 32
ENGINEERING_FINAL: Final = 33
ENGINEERING_GAIN: Final = 34
LOBBYING_FINAL: Final = 35
LOBBYING_GAIN: Final = 36
TAYLORISM_FINAL: Final = 37
TAYLORISM_GAIN: Final = 38
PLOT: Final = 39
HEAP: Final = 40
HEAP_REST: Final = 41
PURSE: Final = 42
PURSE_REST: Final = 43
EARLY: Final = 44


def terms(s: Position, seat: int) -> list[float]:
    """The terms of a seat, in the order of TERMS."""
    p = s.game.constants
    me = s.players[seat]
    left = s.t.rounds - s.round if s.actor >= 0 else 0
    pound = p[POUND + min(left, 5)]
    playing = s.actor >= 0 and not me.passed
    if not playing and left == 0:
        pound = 0.0
    row = [
        float(me.vp),
        float(building_points(s, me)),
        techniques(s, me, left),
        factories(s, me, left, playing),
        market(s, seat, left) if playing else 0.0,
        workers(s, me, left, playing),
        pound * purse(p, me.money),
        crystals(s, me, left, playing),
        income(s, me, left, pound),
        event(s, me, left) if playing else 0.0,
        bonuses(s, me, left),
    ]
    early = left / (s.t.rounds - 1)
    for i in range(len(row)):
        row[i] *= 1.0 + (p[EARLY + i] - 1.0) * early
    return row


# --- what a thing is worth ---------------------------------------------------------------------------


def crystal_worth(p: list[float], left: int) -> float:
    """Points a crystal can still become."""
    return p[CRYSTAL + min(left, 5)]


def pound_worth(p: list[float], left: int) -> float:
    """Points a pound can still become."""
    return p[POUND + min(left, 5)]


def purse(p: list[float], money: int) -> float:
    """Pounds in hand; a full purse finds fewer uses."""
    if money > p[PURSE]:
        return p[PURSE] + (money - p[PURSE]) * p[PURSE_REST]
    return float(money)


def residence_worth(s: Position, me: Seat, left: int) -> float:
    """A residence action: the better of scoring the space and of the income of the next one."""
    p = s.game.constants
    track = s.t.track
    score = float(track[me.residence])
    if me.residence + 1 == len(track):
        return score
    step = float(track[me.residence + 1] - track[me.residence])
    return max(score, step * (pound_worth(p, left) * left + p[RENT] * left))


def effect_worth(s: Position, me: Seat, card: int, effect: int, left: int) -> float:
    """One use of an effect: what it gives less the crystals and the time of workers it takes."""
    p = s.game.constants
    at = card * kinds.EFFECTS + effect
    crystal = crystal_worth(p, left)
    gain = exploit_points(s, me, card, effect) + s.t.effect_gain[at] * crystal
    cost = s.t.effect_spyrium[at] * crystal
    cost += workers_needed(s, me, card, effect) * (p[STAFF] if left else p[STAFF_LAST])
    return gain - cost


def best_effect(s: Position, me: Seat, card: int, left: int) -> float:
    """The better effect of a building, 0 for an idle one."""
    best = 0.0
    for effect in range(s.t.effects[card]):
        worth = effect_worth(s, me, card, effect, left)
        if worth > best:
            best = worth
    return best


def token_on(s: Position, slot: int, best: bool) -> int:
    """The largest (or smallest) token on a card, 0 if there is none."""
    found = 0
    for value in range(kinds.VALUES):
        if s.tokens[slot * kinds.VALUES + value]:
            found = value + 1
            if not best:
                return found
    return found


def card_worth(s: Position, me: Seat, slot: int, left: int) -> float:
    """What activating the card in a slot would bring, before its bill."""
    p = s.game.constants
    t = s.t
    card = s.slots[slot]
    use = t.token_use[card]
    crystal = crystal_worth(p, left)
    worth = t.gain_vp[card] + (t.gain_spyrium[card] - t.need_spyrium[card]) * crystal
    if use == kinds.TOKEN_SPYRIUM:
        worth += token_on(s, slot, True) * crystal
    elif use == kinds.TOKEN_VP:
        worth += token_on(s, slot, True)
    if t.gain_workers[card]:
        worth += min(t.gain_workers[card], me.reserve) * p[WORKER_ROUND] * left
    if t.gain_residence[card]:
        worth += residence_worth(s, me, left)
    if t.kind[card] == kinds.BUILDING:
        worth += t.vp[card] + best_effect(s, me, card, left) * (
            p[USE_ROUND] * left + (p[USE_NOW] if me.active else 0.0)
        )
    elif t.kind[card] != kinds.CHARACTER:
        worth += technique_worth(s, me, t.power[card], left)
    return worth


def technique_worth(s: Position, me: Seat, power: int, left: int) -> float:
    """The final score a technique may reach, and what its power brings until then."""
    p = s.game.constants
    t = s.t
    pound = pound_worth(p, left)
    final = 0.0
    gain = 0.0
    if power == kinds.AUTOMATION:
        mines = 0
        for card in me.district:
            mines += 1 if t.symbols[card] & kinds.MINE else 0
        final = me.spyrium * (p[AUTOMATION_CRYSTAL] if left else 1.0) + p[AUTOMATION_FINAL] * left
        gain = mines * p[AUTOMATION_GAIN] * left
    elif power == kinds.CAPITALIZATION:
        final = me.money / t.final_unit[power] * (p[CAPITAL_MONEY] if left else 1.0)
        final += p[CAPITAL_FINAL] * left
        gain = p[CAPITAL_GAIN] * t.extra_money * pound * left
    elif power == kinds.CRANE:
        final = len(me.district) + p[CRANE_FINAL] * left
        gain = p[CRANE_GAIN] * pound * left
    elif power == kinds.TRADE:
        final = sum(me.kept) + p[TRADE_FINAL] * left
        gain = p[TRADE_GAIN] * left
    elif power == kinds.ENGINEERING:
        factory = 0
        for card in me.district:
            if t.symbols[card] & kinds.FACTORY:
                factory += 1
                final += t.vp[card]
        final += p[ENGINEERING_FINAL] * left
        gain = factory * t.extra_vp * p[ENGINEERING_GAIN] * left
    elif power == kinds.LOBBYING:
        final = t.track[me.residence] + p[LOBBYING_FINAL] * left
        gain = p[LOBBYING_GAIN] * pound * left
    elif power == kinds.TAYLORISM:
        final = s.owned(me) + p[TAYLORISM_FINAL] * left
        best = 0.0
        for card in me.district:
            best = max(best, best_effect(s, me, card, left))
        gain = p[TAYLORISM_GAIN] * best * left
    return min(float(t.technique_cap), final) + gain


# --- the terms ---------------------------------------------------------------------------------------


def techniques(s: Position, me: Seat, left: int) -> float:
    """Techniques owned: their final score and their use until then."""
    if not me.techniques:
        return 0.0
    worth = 0.0
    for power in s.t.technique_of:
        if me.techniques & power:
            worth += technique_worth(s, me, power, left)
    return worth


def factories(s: Position, me: Seat, left: int, playing: bool) -> float:
    """Buildings at work: their best use in each round to come, and what is payable still in this one."""
    p = s.game.constants
    worth = 0.0
    staff = 0
    active = me.active
    spyrium = me.spyrium
    now = 0.0
    for i in range(len(me.district)):
        card = me.district[i]
        best = 0.0
        chosen = -1
        for effect in range(s.t.effects[card]):
            value = effect_worth(s, me, card, effect, left)
            if value > best:
                best = value
                chosen = effect
        if chosen < 0:
            continue
        worth += best
        staff += workers_needed(s, me, card, chosen)
        if playing and not me.tilted[i]:
            now += use_now(s, me, card, left, active, spyrium)
            active = max(0, active - workers_needed(s, me, card, chosen))
            spyrium = max(0, spyrium - s.t.effect_spyrium[card * kinds.EFFECTS + chosen])
    owned = s.owned(me)
    if staff > owned:
        worth = worth * owned / staff
    return worth * p[USE_ROUND] * left + now * p[PLANNED]


def use_now(s: Position, me: Seat, card: int, left: int, active: int, spyrium: int) -> float:
    """The best use of a straight building with the workers and crystals still free, 0 if none."""
    best = 0.0
    for effect in range(s.t.effects[card]):
        if (
            workers_needed(s, me, card, effect) <= active
            and s.t.effect_spyrium[card * kinds.EFFECTS + effect] <= spyrium
        ):
            best = max(best, effect_worth(s, me, card, effect, left))
    return best


def market(s: Position, seat: int, left: int) -> float:
    """Workers in the market: for each the best of money and card, as far as the money goes."""
    p = s.game.constants
    t = s.t
    me = s.players[seat]
    if me.market == 0:
        return 0.0
    pound = pound_worth(p, left)
    value = [-1.0] * kinds.SLOTS
    total = 0.0
    money = me.money
    for gap in range(kinds.GAPS):
        for _ in range(s.gaps[seat * kinds.GAPS + gap]):
            best = earnings(s, me, kinds.NOWHERE) * pound
            taken = kinds.EMPTY
            for slot in (t.gap_a[gap], t.gap_b[gap]):
                if s.slots[slot] == kinds.EMPTY:
                    continue
                best = max(best, earnings(s, me, slot) * pound)
                if value[slot] == -1.0:
                    sure = p[CONTESTED] if rivals_at(s, seat, slot) else p[ALONE]
                    value[slot] = net_worth(s, me, slot, left, pound) * sure
                if value[slot] > best and least_bill(s, me, slot) <= money:
                    best = value[slot]
                    taken = slot
            total += best
            if taken != kinds.EMPTY:
                money -= least_bill(s, me, taken)
                if t.kind[s.slots[taken]] != kinds.CHARACTER or t.token_use[s.slots[taken]]:
                    value[taken] = 0.0
    return total


def rivals_at(s: Position, seat: int, slot: int) -> bool:
    """Whether workers of others stand at a card."""
    mine = 0
    for gap in s.t.slot_gaps[slot]:
        mine += s.gaps[seat * kinds.GAPS + gap]
    return s.around[slot] > mine


def net_worth(s: Position, me: Seat, slot: int, left: int, pound: float) -> float:
    """What a card brings after its bill; 0 if it cannot be activated."""
    p = s.game.constants
    if not can_activate(s, me, slot):
        return 0.0
    worth = card_worth(s, me, slot, left) - least_bill(s, me, slot) * pound
    card = s.slots[slot]
    if s.t.kind[card] == kinds.BUILDING and me.district:
        worth -= len(me.district) * s.t.plot_price * pound * p[PLOT]
    return max(0.0, worth)


def workers(s: Position, me: Seat, left: int, playing: bool) -> float:
    """Workers for the rounds to come, and the active ones that can still be placed in this."""
    p = s.game.constants
    worth = s.owned(me) * p[WORKER_ROUND] * left
    if playing and me.phase == 1:
        worth += me.active * p[IDLE_WORKER]
    return worth


def crystals(s: Position, me: Seat, left: int, playing: bool) -> float:
    """Crystals in hand; a great heap finds fewer takers."""
    p = s.game.constants
    if left == 0 and not playing:
        return 0.0
    heap = me.spyrium
    if heap > p[HEAP]:
        return crystal_worth(p, left) * (p[HEAP] + (heap - p[HEAP]) * p[HEAP_REST])
    return crystal_worth(p, left) * heap


def income(s: Position, me: Seat, left: int, pound: float) -> float:
    """The residence: its income in the rounds to come."""
    return s.t.track[me.residence] * left * pound


def event(s: Position, me: Seat, left: int) -> float:
    """The event, while it can still be used: its best option."""
    p = s.game.constants
    if me.event_used:
        return 0.0
    t = s.t
    current = s.event()
    if t.event_token[current] and s.event_token == 0:
        return 0.0
    best = 0.0
    for option in range(t.option_first[current], t.option_end[current]):
        if can_take_option(s, me, option):
            best = max(best, option_worth(s, me, option, left))
    return best * p[PLANNED]


def option_worth(s: Position, me: Seat, option: int, left: int) -> float:
    """What an option of the event brings after its cost."""
    p = s.game.constants
    t = s.t
    pound = pound_worth(p, left)
    crystal = crystal_worth(p, left)
    token = s.event_token
    money = t.option_gain_money[option]
    spyrium = t.option_gain_spyrium[option]
    points = t.option_gain_vp[option]
    worth = (token if money < 0 else money) * pound + (token if spyrium < 0 else spyrium) * crystal
    worth += token if points < 0 else points
    worth += t.option_gain_workers[option] * (
        p[WORKER_ROUND] * left + (p[IDLE_WORKER] if me.phase == 1 else 0.0)
    )
    worth -= option_money(s, me, option) * pound + t.option_spyrium[option] * crystal
    special = t.option_special[option]
    if special == kinds.MOVE_HOUSE:
        worth += residence_worth(s, me, left)
    elif special == kinds.PLACE_LATE:
        worth += p[IDLE_WORKER]
    elif special == kinds.RUN_AGAIN:
        best = 0.0
        for i in range(len(me.district)):
            card = me.district[i]
            for effect in range(t.effects[card]):
                if me.tilted[i] and payable(s, me, card, effect):
                    best = max(best, effect_worth(s, me, card, effect, left))
        worth += best
    return worth


def bonuses(s: Position, me: Seat, left: int) -> float:
    """Bonuses still to come, as likely as they are worth having."""
    p = s.game.constants
    if left == 0:
        return 0.0
    worth = 0.0
    if not me.bonuses & kinds.WORKER_BONUS and me.reserve:
        worth += p[WORKER_ROUND] * (left - 1)
    if not me.bonuses & kinds.MONEY_BONUS:
        worth += s.t.bonus_money * pound_worth(p, left - 1)
    return worth * p[LIKELY_BONUS]
