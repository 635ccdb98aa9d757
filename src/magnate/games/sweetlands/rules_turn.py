"""A turn: the menu, free actions, the clock, milestones, playing cards, flip abilities."""

from __future__ import annotations

from typing import Final

from magnate.core.message import Moved
from magnate.games.sweetlands.rules_areas import area_open, area_price, next_slot, offer_areas, use_area
from magnate.games.sweetlands.rules_cards import spare_cards
from magnate.games.sweetlands.rules_codes import (
    BADGE,
    CLOCK,
    COST_BASIC,
    COST_CARD,
    COST_DISC,
    DIAMOND,
    DISC,
    GOLD,
    IRON,
    ITEM,
    K_CLOCK,
    O_PAY,
    SKILL,
    SKILLS,
    USED,
    WHEAT,
    WHO,
    WOOD,
)
from magnate.games.sweetlands.rules_effects import batch, charge, collect, met, payable, perform
from magnate.games.sweetlands.rules_hand import play
from magnate.games.sweetlands.rules_map import place_property, sites
from magnate.games.sweetlands.rules_stack import list_possible, make_payment
from magnate.games.sweetlands.state import F_BASICS, F_CLOCK, F_DISCARD, F_LIST, NOBODY, REMOVED, Position

MOST_TRADES: Final = 12  # exchanges a bot makes in one turn (SWL-DEC-4)
NEARLY: Final = 2  # how many basics it may buy towards a cost

# --- what can be done ---------------------------------------------------------------------------------------


def card_price(s: Position, seat: int, card: int) -> int:
    """The gold a card costs a seat, brownie reduction included (SWL-CARD-2, SWL-CARD-3)."""
    gold = s.t.costs[s.t.card_cost[card]][GOLD]
    if s.t.card_cut[card]:
        gold -= s.sheets[seat][BADGE + s.t.brownie]
    return max(0, gold)


def card_payable(s: Position, seat: int, card: int) -> bool:
    """Whether a card can be paid (SWL-CARD-1, SWL-CARD-6)."""
    v = s.sheets[seat]
    cost = s.t.costs[s.t.card_cost[card]]
    for i in range(WHEAT, DIAMOND + 1):
        if v[i] < cost[i]:
            return False
    return v[GOLD] >= card_price(s, seat, card)


def tile_usable(s: Position, seat: int, tile: int) -> bool:
    """Whether a flip ability can be used now (SWL-SKILL-6, SWL-SKILL-9)."""
    if s.sheets[seat][SKILL + tile] != 1 or not s.t.has_flip[tile]:
        return False
    return list_possible(s, seat, s.t.skill_flip[tile], 0)


def exchange_possible(s: Position, seat: int, action: int) -> bool:
    """Whether a free action can be paid and does something (SWL-FREE-3 to SWL-FREE-14, SWL-GEN-6)."""
    t = s.t
    v = s.sheets[seat]
    cost = t.costs[t.free_cost[action]]
    if not payable(v, cost) or v[DISC] < cost[COST_DISC]:
        return False
    if cost[COST_CARD] > 0 and spare_cards(s, seat) < cost[COST_CARD]:
        return False
    return list_possible(s, seat, t.free_list[action], 0)


def milestone_open(s: Position, seat: int, tile: int) -> bool:
    """Whether a milestone is still there and its condition met (SWL-MILE-1, SWL-FREE-6)."""
    if s.mile_side[tile] < 0 or s.mile_owner[tile] != NOBODY:
        return False
    return met(s.t, s.sheets[seat], s.t.milestone_needs[tile][s.mile_side[tile]])


def clock_possible(s: Position, seat: int) -> bool:
    """Whether the clock can be placed (SWL-CLOCK-3, SWL-CLOCK-4, SWL-FREE-11)."""
    v = s.sheets[seat]
    return v[CLOCK] == 0 and met(s.t, v, s.t.clock_needs[v[WHO]]) and sites(s, seat) != 0


def ability_possible(s: Position, seat: int, ability: int) -> bool:
    """Whether a character action is the seat's, unused this round, and does something (SWL-FREE-13)."""
    t = s.t
    v = s.sheets[seat]
    if t.ability_owner[ability] != v[WHO] or v[USED + ability]:
        return False
    if t.ability_clock[ability] and not v[CLOCK]:
        return False
    return list_possible(s, seat, t.ability_list[ability], 0)


# --- the menu -------------------------------------------------------------------------------------------------


def offer_menu(s: Position, seat: int, out: list[int]) -> None:
    """One main action, or the end of the turn after it, and free actions (SWL-ROUND-5, SWL-ROUND-6, SWL-DEC-1)."""
    t = s.t
    if s.stack[s.frame()]:
        out.append(t.b_end)
    else:
        offer_areas(s, seat, out)
        if spare_cards(s, seat) > 0:
            for card in s.hands[seat]:
                if card_payable(s, seat, card):
                    out.append(t.b_play + card)
        v = s.sheets[seat]
        if v[SKILLS]:
            for tile in range(t.skills):
                if v[SKILL + tile] == 1 and tile_usable(s, seat, tile):
                    out.append(t.b_use + tile)
        out.append(t.b_pass)
    before = len(out)
    for action in range(len(t.free_ids)):
        if exchange_possible(s, seat, action):
            out.append(t.b_free + action)
    after = len(out)
    if can_sell_all(s, seat):
        out.append(t.b_sell_all)
    for tile in range(len(s.mile_owner)):
        if s.mile_owner[tile] < 0 and milestone_open(s, seat, tile):
            out.append(t.b_milestone + tile)
    if clock_possible(s, seat):
        out.append(t.b_clock)
    for ability in range(len(t.ability_ids)):
        if t.ability_owner[ability] == s.sheets[seat][WHO] and ability_possible(s, seat, ability):
            out.append(t.b_ability + ability)
    if after > before:
        narrow_exchanges(s, seat, out, before, after)


def narrow_exchanges(s: Position, seat: int, out: list[int], first: int, last: int) -> None:
    """Bots trade only towards a cost that is nearly in reach, and not for ever (SWL-DEC-4).

    A bot keeps free actions that do more than trade one resource for another; it buys when an area is one or
    two basics away, and leaves single sales and swaps alone.
    """
    t = s.t
    kept = out[:first]
    if s.trades < MOST_TRADES:
        for i in range(first, last):
            action = out[i] - t.b_free
            if action == t.buy:
                if nearly_payable(s, seat):
                    kept.append(out[i])
            elif action not in (t.sell, t.swap):
                kept.append(out[i])
    s.narrow = kept + out[last:]


def nearly_payable(s: Position, seat: int) -> bool:
    """Whether buying one or two basics would make an open area payable (SWL-DEC-4)."""
    t = s.t
    v = s.sheets[seat]
    if s.stack[s.frame()]:
        return False
    price = t.costs[t.free_cost[t.buy]][GOLD]
    for area in t.areas_with[s.seats]:
        if area_open(s, area) and next_slot(s, area) >= 0:
            cost = area_price(s, seat, area)
            short = 0
            for i in range(WHEAT, IRON + 1):
                if v[i] < cost[i]:
                    short += cost[i] - v[i]
            if 0 < short <= NEARLY and v[GOLD] >= cost[GOLD] + price * short:
                return True
    return False


def answer_menu(s: Position, seat: int, choice: int) -> None:
    """Begin a main action or a free action (SWL-ROUND-5, SWL-FREE-1)."""
    t = s.t
    p = s.frame()
    if choice < t.b_play:
        s.stack[p] = 1
        use_area(s, seat, choice - t.b_area)
    elif choice < t.b_use:
        s.stack[p] = 1
        buy_card(s, seat, choice - t.b_play)
    elif choice < t.b_pass:
        s.stack[p] = 1
        use_tile(s, seat, choice - t.b_use)
    elif choice < t.b_sell_all:
        exchange(s, seat, choice - t.b_free)
    elif choice == t.b_sell_all:
        sell_all(s, seat)
    elif choice < t.b_clock:
        take_milestone(s, seat, choice - t.b_milestone)
    elif choice == t.b_clock:
        s.push(F_CLOCK, [])
    else:
        use_ability(s, seat, choice - t.b_ability)


# --- main actions -----------------------------------------------------------------------------------------------


def buy_card(s: Position, seat: int, card: int) -> None:
    """Pay for a card of the hand and play it (SWL-CARD-1, SWL-CARD-3)."""
    v = s.sheets[seat]
    cost = s.t.costs[s.t.card_cost[card]]
    gold = card_price(s, seat, card)
    charge(v, cost, 1)
    v[GOLD] += cost[GOLD] - gold
    play(s, seat, card)


def use_tile(s: Position, seat: int, tile: int) -> None:
    """Use a flip ability and turn the tile down; a cost it names is paid (SWL-SKILL-6, SWL-TILE-V4)."""
    t = s.t
    s.sheets[seat][SKILL + tile] = 2
    if s.journal is not None:
        s.note("log-use", {"tile": f"@skill-{t.skill_ids[tile]}"}, "SWL-SKILL-6", seat=seat)
    later: list[int] = []
    collect(s, seat, t.skill_flip[tile], 1, later)
    if len(later) == 1 and t.op[later[0] // ITEM] == O_PAY:
        make_payment(s, seat, later[0] // ITEM)
    else:
        batch(s, later)


# --- free actions -------------------------------------------------------------------------------------------------


def exchange(s: Position, seat: int, action: int) -> None:
    """A free action: its cost, asked for where there is a choice, then its effect (SWL-FREE-1, SWL-FREE-15)."""
    t = s.t
    v = s.sheets[seat]
    cost = t.costs[t.free_cost[action]]
    s.trades += 1
    if s.journal is not None:
        s.note("log-free", {"action": f"@free-{t.free_ids[action]}"}, "SWL-FREE-1", seat=seat)
    charge(v, cost, 1)
    v[DISC] -= cost[COST_DISC]
    if action != t.swap:
        s.push(F_LIST, [t.free_list[action], 1])
    if cost[COST_BASIC]:
        s.push(F_BASICS, [cost[COST_BASIC], action])
    if cost[COST_CARD]:
        s.push(F_DISCARD, [cost[COST_CARD]])


def can_sell_all(s: Position, seat: int) -> bool:
    """In the last round all basics may be sold in one go (SWL-DEC-5)."""
    v = s.sheets[seat]
    return s.round == s.t.rounds and v[WHEAT] + v[WOOD] + v[IRON] > 1


def sell_all(s: Position, seat: int) -> None:
    """Sell every basic, as so many single sales would (SWL-DEC-5, SWL-FREE-7)."""
    t = s.t
    v = s.sheets[seat]
    each = t.costs[t.free_cost[t.sell]][COST_BASIC]
    times = (v[WHEAT] + v[WOOD] + v[IRON]) // each
    v[WHEAT] = 0
    v[WOOD] = 0
    v[IRON] = 0
    if s.journal is not None:
        s.note("log-sell-all", {"n": times}, "SWL-DEC-5", seat=seat)
    perform(s, seat, t.free_list[t.sell], times)


def take_milestone(s: Position, seat: int, tile: int) -> None:
    """Take a milestone; after the third the others leave the game (SWL-MILE-1 to SWL-MILE-4)."""
    t = s.t
    s.mile_owner[tile] = seat
    if s.journal is not None:
        id = t.milestone_ids[tile] + "AB"[s.mile_side[tile]]
        moved = [Moved(f"milestone-{id}", "milestones", f"seat:{seat}")]
        s.note("log-milestone", {"tile": f"@milestone-{id}"}, "SWL-MILE-1", moved, seat=seat)
    taken = 0
    for owner in s.mile_owner:
        if owner >= 0 and owner != REMOVED:
            taken += 1
    if taken >= t.milestones_limit:
        for other in range(len(s.mile_owner)):
            if s.mile_side[other] >= 0 and s.mile_owner[other] == NOBODY:
                s.mile_owner[other] = REMOVED
        if s.journal is not None:
            s.note("log-milestones-gone", {}, "SWL-MILE-3", seat=-1)


def use_ability(s: Position, seat: int, ability: int) -> None:
    """A character action, once per round (SWL-FREE-13, SWL-CHR-BISCUIT-1, SWL-CHR-SOLBEE-1, SWL-CHR-LOTUS-1)."""
    t = s.t
    s.sheets[seat][USED + ability] = 1
    if s.journal is not None:
        s.note("log-ability", {"ability": f"@ability-{t.ability_ids[ability]}"}, "SWL-FREE-13", seat=seat)
    perform(s, seat, t.ability_list[ability], 1)


def place_clock(s: Position, seat: int, cell: int) -> None:
    """Place the clock: the bonus of its hex first, then its immediate ability (SWL-CLOCK-4 to SWL-CLOCK-7)."""
    s.drop()
    v = s.sheets[seat]
    now = s.t.clock_now[v[WHO]]
    if now:
        s.push(F_LIST, [now, 1])
    later: list[int] = []
    place_property(s, seat, K_CLOCK, -1, cell, later)
    batch(s, later)
