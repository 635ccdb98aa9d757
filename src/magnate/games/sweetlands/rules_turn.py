"""A turn: the menu, free actions, the clock, milestones, playing cards, flip abilities."""

from __future__ import annotations

from typing import Final

from magnate.core.message import Message, Refusal
from magnate.core.rows import add, put
from magnate.games.sweetlands import catalogue, journal
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_areas import area_price, next_slot, offer_areas, use_area
from magnate.games.sweetlands.rules_cards import must_keep, spare_cards
from magnate.games.sweetlands.rules_effects import (
    affordable,
    batch,
    charge,
    collect,
    cost_said,
    met,
    payable,
    perform,
    short_of,
)
from magnate.games.sweetlands.rules_hand import play
from magnate.games.sweetlands.rules_map import place_property, sites
from magnate.games.sweetlands.rules_stack import list_possible, make_payment
from magnate.games.sweetlands.state import Position

MOST_TRADES: Final = 12  # exchanges a bot makes in one turn (SWL-DEC-4)
NEARLY: Final = 2  # how many basics it may buy towards a cost

ABILITY_CLAUSES: Final = {
    "labs": "SWL-CHR-BISCUIT-1",
    "wheat": "SWL-CHR-SOLBEE-1",
    "road": "SWL-CHR-SOLBEE-1",
    "prosperity": "SWL-CHR-SOLBEE-1",
    "flip": "SWL-CHR-LOTUS-1",
    "disc": "SWL-CHR-SAKURA-2",
}

# --- what can be done ---------------------------------------------------------------------------------------


def card_price(s: Position, seat: int, card: int) -> int:
    """The gold a card costs a seat, brownie reduction included (SWL-CARD-2, SWL-CARD-3)."""
    gold = s.t.costs[s.t.card_cost[card]][c.GOLD]
    if s.t.card_cut[card]:
        gold -= s.sheets[seat][c.BADGE + s.t.brownie]
    return max(0, gold)


def card_payable(s: Position, seat: int, card: int) -> bool:
    """Whether a card can be paid (SWL-CARD-1, SWL-CARD-6)."""
    t = s.t
    v = s.sheets[seat]
    if not t.card_cut[card]:
        return affordable(t, v, t.card_cost[card])
    return payable(v, card_cost(s, seat, card))


def card_cost(s: Position, seat: int, card: int) -> list[int]:
    """All that a card costs a seat (SWL-CARD-1, SWL-CARD-3)."""
    cost = s.t.costs[s.t.card_cost[card]].copy()
    cost[c.GOLD] = card_price(s, seat, card)
    return cost


def exchange_payable(s: Position, seat: int, action: int) -> bool:
    """Whether a free action can be paid (SWL-FREE-3 to SWL-FREE-10, SWL-GEN-6)."""
    t = s.t
    v = s.sheets[seat]
    parts = t.free_parts[action]
    for i in range(0, len(parts), 2):
        if v[parts[i]] < parts[i + 1]:
            return False
    if t.free_cards[action] and spare_cards(s, seat) < t.free_cards[action]:
        return False
    if action == t.swap and not two_kinds(v, t.free_basics[action]):
        return False
    return t.free_basics[action] == 0 or affordable(t, v, t.free_cost[action])


def two_kinds(v: list[int], number: int) -> bool:
    """Whether so many basics can be paid from two kinds, so that a third can be taken for them (SWL-FREE-8)."""
    wheat, wood, iron = v[c.WHEAT], v[c.WOOD], v[c.IRON]
    return wheat + wood >= number or wheat + iron >= number or wood + iron >= number


def exchange_useful(s: Position, seat: int, action: int) -> bool:
    """Whether a free action does something (SWL-FREE-14)."""
    return list_possible(s, seat, s.t.free_list[action], 0)


def milestone_open(s: Position, seat: int, tile: int) -> bool:
    """Whether a milestone is still there and its condition met
    (SWL-MILE-1, SWL-FREE-6, SWL-TILE-M1A, SWL-TILE-M1B, SWL-TILE-M2A, SWL-TILE-M2B, SWL-TILE-M3A,
    SWL-TILE-M3B, SWL-TILE-M4A, SWL-TILE-M4B, SWL-TILE-M5A, SWL-TILE-M6A, SWL-TILE-M6B)."""
    if s.mile_side[tile] < 0 or s.mile_owner[tile] != c.NOBODY:
        return False
    return met(s.t, s.sheets[seat], s.t.milestone_needs[tile][s.mile_side[tile]])


def clock_possible(s: Position, seat: int) -> bool:
    """Whether the clock can be placed (SWL-CLOCK-3, SWL-CLOCK-4, SWL-FREE-11)."""
    v = s.sheets[seat]
    return v[c.CLOCK] == 0 and met(s.t, v, s.t.clock_needs[v[c.WHO]]) and sites(s, seat) != 0


def ability_possible(s: Position, seat: int, ability: int) -> bool:
    """Whether a character action is the seat's, unused this round, and does something (SWL-FREE-13)."""
    t = s.t
    v = s.sheets[seat]
    if t.ability_owner[ability] != v[c.WHO] or v[c.USED + ability]:
        return False
    if t.ability_clock[ability] and not v[c.CLOCK]:
        return False
    return list_possible(s, seat, t.ability_list[ability], 0)


# --- the menu -------------------------------------------------------------------------------------------------


def offer_menu(s: Position, seat: int, out: list[int]) -> None:
    """One main action, or the end of the turn after it, and free actions
    (SWL-ROUND-5, SWL-ROUND-6, SWL-DEC-1, SWL-DEC-2)."""
    t = s.t
    v = s.sheets[seat]
    if s.stack[s.frame()]:
        out.append(t.to_end)
    else:
        offer_areas(s, seat, out)
        if spare_cards(s, seat) > 0:
            for card in s.hands[seat]:
                if card_payable(s, seat, card):
                    out.append(t.to_play + card)
        if v[c.SKILLS]:
            for tile in t.flip_tiles:
                if v[c.SKILL + tile] == 1 and list_possible(s, seat, t.skill_flip[tile], 0):
                    out.append(t.to_use + tile)
        out.append(t.to_pass)
    for action in range(len(t.free_ids)):
        if exchange_payable(s, seat, action) and (t.free_sure[action] or exchange_useful(s, seat, action)):
            out.append(t.to_free + action)
    if can_sell_all(s, seat):
        out.append(t.to_sell_all)
    for tile in range(len(s.mile_owner)):
        if s.mile_owner[tile] < 0 and milestone_open(s, seat, tile):
            out.append(t.to_milestone + tile)
    if clock_possible(s, seat):
        out.append(t.to_clock)
    for ability in t.abilities_of[v[c.WHO]]:
        if ability_possible(s, seat, ability):
            out.append(t.to_ability + ability)


def narrow_menu(s: Position, seat: int, offered: list[int]) -> list[int]:
    """Bots trade only towards a cost that is nearly in reach, and not forever (SWL-DEC-4).

    A bot keeps free actions that do more than trade one resource for another; it buys when an area is one or
    two basics away, and leaves single sales and swaps alone.
    """
    t = s.t
    kept: list[int] = []
    for choice in offered:
        if t.to_free <= choice < t.to_sell_all:
            action = choice - t.to_free
            if s.trades >= MOST_TRADES or action == t.sell or action == t.swap:
                continue
            if action == t.buy and not nearly_payable(s, seat):
                continue
        kept.append(choice)
    return kept


def nearly_payable(s: Position, seat: int) -> bool:
    """Whether buying one or two basics would make an open area payable (SWL-DEC-4)."""
    t = s.t
    v = s.sheets[seat]
    if s.stack[s.frame()]:
        return False
    price = t.costs[t.free_cost[t.buy]][c.GOLD]
    for area in t.areas_open[s.seats][s.round]:
        if next_slot(s, area) >= 0:
            cost = area_price(s, seat, area)
            short = 0
            for i in range(c.WHEAT, c.IRON + 1):
                if v[i] < cost[i]:
                    short += cost[i] - v[i]
            if 0 < short <= NEARLY and v[c.GOLD] >= cost[c.GOLD] + price * short:
                return True
    return False


# --- why not ----------------------------------------------------------------------------------------------------


def why_not_play(s: Position, card: int) -> Refusal:
    """A card: in hand, not the last one, payable (SWL-CARD-1, SWL-HAND-3)."""
    if card not in s.hands[s.actor]:
        return Refusal("SWL-CARD-1", "why-card-not-hand")
    if spare_cards(s, s.actor) <= 0:
        return hand_empty(s)
    cost = card_cost(s, s.actor, card)
    return Refusal("SWL-CARD-1", "why-card-cost", {"cost": cost_said(cost)}, short_of(s, s.actor, cost))


def hand_empty(s: Position) -> Refusal:
    """The last card has to stay; in the last round there is none at all (SWL-HAND-3, SWL-HAND-5)."""
    if must_keep(s):
        return Refusal("SWL-HAND-3", "why-hand-empty", None, {"figures/cards": 1 + must_keep(s)})
    return Refusal("SWL-HAND-2", "why-no-card", None, {"figures/cards": 1})


def why_not_use(s: Position, tile: int) -> Refusal:
    """A flip ability: owned, of that kind, face up, payable and useful (SWL-SKILL-6, SWL-SKILL-9)."""
    t = s.t
    face = s.sheets[s.actor][c.SKILL + tile]
    if face == 0:
        return Refusal("SWL-SKILL-6", "why-skill-missing")
    if not t.has_flip[tile]:
        return Refusal("SWL-SKILL-6", "why-flip-kind")
    if face == 2:
        return Refusal("SWL-SKILL-6", "why-flip-used")
    for atom in t.rest[t.skill_flip[tile]]:
        if t.op[atom] == c.O_PAY and not affordable(t, s.sheets[s.actor], t.a[atom]):
            cost = t.costs[t.a[atom]]
            return Refusal(
                "SWL-SKILL-9", "why-flip-cost", {"cost": cost_said(cost)}, short_of(s, s.actor, cost)
            )
    return Refusal("SWL-SKILL-9", "why-flip-useless")


def why_not_free(s: Position, action: int) -> Refusal:
    """An exchange: cards, then resources, then its use (SWL-HAND-4, SWL-GEN-6, SWL-FREE-14)."""
    t = s.t
    cost = t.costs[t.free_cost[action]]
    if exchange_payable(s, s.actor, action):
        return Refusal(
            "SWL-FREE-14", "why-settle-none" if t.free_ids[action] == "settle" else "why-hire-none"
        )
    if spare_cards(s, s.actor) < cost[c.COST_CARD] <= len(s.hands[s.actor]):
        return hand_empty(s)
    if action == t.swap and affordable(t, s.sheets[s.actor], t.free_cost[action]):
        return Refusal("SWL-FREE-8", "why-swap-same")
    lacks = short_of(s, s.actor, cost)
    if s.sheets[s.actor][c.DISC] < cost[c.COST_DISC]:
        lacks["figures/discs"] = cost[c.COST_DISC]
    return Refusal("SWL-GEN-6", "why-free-cost", None, lacks)


def why_not_sell_all(s: Position, _: int) -> Refusal:
    """Selling everything at once is for the last round (SWL-DEC-5)."""
    if s.round < s.t.rounds:
        return Refusal("SWL-DEC-5", "why-not-now")
    return Refusal("SWL-GEN-6", "why-free-cost")


def needed(conditions: list[dict[str, object]]) -> Message:
    """Conditions in words (SWL-MILE-1, SWL-CLOCK-3)."""
    return catalogue.joined("and", [catalogue.need(condition) for condition in conditions])


def why_not_milestone(s: Position, tile: int) -> Refusal:
    """A milestone: still there, and its condition met (SWL-MILE-1, SWL-MILE-3)."""
    side = s.mile_side[tile]
    if side < 0 or s.mile_owner[tile] != c.NOBODY:
        return Refusal("SWL-MILE-3", "why-mile-gone")
    entry = s.t.data["milestones"][s.t.milestone_ids[tile]]
    return Refusal("SWL-MILE-1", "why-mile-cond", {"need": needed(entry["sides"]["ab"[side]])})


def why_not_clock(s: Position, _: int) -> Refusal:
    """The clock: not placed yet, a wonder symbol, the conditions, a place (SWL-CLOCK-3, SWL-CLOCK-4)."""
    v = s.sheets[s.actor]
    if v[c.CLOCK]:
        return Refusal("SWL-SEAT-5", "why-clock-placed")
    if v[c.WONDER] == 0:
        return Refusal("SWL-CLOCK-3", "why-clock-wonder", None, {f"board/heirs/{s.actor}/wonder": 1})
    if sites(s, s.actor) == 0:
        return Refusal("SWL-CLOCK-4", "why-clock-site")
    entry = s.t.data["characters"][s.t.who_ids[v[c.WHO]]]
    return Refusal("SWL-CLOCK-3", "why-clock-cond", {"need": needed(entry["clock_condition"])})


def why_not_ability(s: Position, ability: int) -> Refusal:
    """A character action: the own one, unused this round, of some use (SWL-FREE-13, SWL-CHR-BISCUIT-1).

    SWL-CHR-SOLBEE-1, SWL-CHR-LOTUS-1, SWL-CHR-SAKURA-2.
    """
    t = s.t
    v = s.sheets[s.actor]
    if t.ability_owner[ability] != v[c.WHO] or (t.ability_clock[ability] and not v[c.CLOCK]):
        return Refusal("SWL-SEAT-12", "why-char-other")
    if v[c.USED + ability]:
        return Refusal("SWL-FREE-13", "why-char-used")
    if t.ability_ids[ability] == "disc":
        return hand_empty(s)
    return Refusal(ABILITY_CLAUSES.get(t.ability_ids[ability], "SWL-FREE-13"), "why-char-none")


def do_menu(s: Position, seat: int, choice: int) -> None:
    """Begin a main action or a free action (SWL-ROUND-5, SWL-FREE-1)."""
    t = s.t
    p = s.frame()
    if choice < t.to_play:
        s.stack[p] = 1
        use_area(s, seat, choice - t.to_area)
    elif choice < t.to_use:
        s.stack[p] = 1
        buy_card(s, seat, choice - t.to_play)
    elif choice < t.to_pass:
        s.stack[p] = 1
        use_tile(s, seat, choice - t.to_use)
    elif choice < t.to_sell_all:
        exchange(s, seat, choice - t.to_free)
    elif choice == t.to_sell_all:
        sell_all(s, seat)
    elif choice < t.to_clock:
        take_milestone(s, seat, choice - t.to_milestone)
    elif choice == t.to_clock:
        s.push(c.F_CLOCK, [])
    else:
        use_ability(s, seat, choice - t.to_ability)


# --- main actions -----------------------------------------------------------------------------------------------


def buy_card(s: Position, seat: int, card: int) -> None:
    """Pay for a card of the hand and play it (SWL-CARD-1, SWL-CARD-3)."""
    v = s.sheets[seat]
    cost = s.t.costs[s.t.card_cost[card]]
    gold = card_price(s, seat, card)
    charge(v, cost)
    add(v, c.GOLD, cost[c.GOLD] - gold)
    play(s, seat, card, gold)


def use_tile(s: Position, seat: int, tile: int) -> None:
    """Use a flip ability and turn the tile down; a cost it names is paid
    (SWL-SKILL-6, SWL-TILE-V4, SWL-TILE-K7 to SWL-TILE-K9, SWL-TILE-V5 to SWL-TILE-V8)."""
    t = s.t
    s.sheets[seat][c.SKILL + tile] = 2
    if s.journal is not None:
        s.cause = f"@skill-{t.skill_ids[tile]}"
        s.note(
            "log-use", {"tile": s.cause}, "SWL-SKILL-6", seat=seat, on=[f"skill:{seat}:{t.skill_ids[tile]}"]
        )
    later: list[int] = []
    collect(s, seat, t.skill_flip[tile], 1, later)
    if len(later) == 1 and t.op[later[0] // c.ITEM] == c.O_PAY:
        make_payment(s, seat, later[0] // c.ITEM)
    else:
        batch(s, later)


# --- free actions -------------------------------------------------------------------------------------------------


def exchange(s: Position, seat: int, action: int) -> None:
    """A free action: its cost, asked for where there is a choice, then its effect
    (SWL-FREE-1, SWL-FREE-15, SWL-FREE-12)."""
    t = s.t
    v = s.sheets[seat]
    cost = t.costs[t.free_cost[action]]
    s.trades += 1
    if s.journal is not None:
        s.note("log-free", {"action": f"@free-{t.free_ids[action]}"}, "SWL-FREE-1", seat=seat)
        journal.paid(s, seat, cost, f"@free-{t.free_ids[action]}", "SWL-FREE-1")
    parts = t.free_parts[action]
    for i in range(0, len(parts), 2):
        add(v, parts[i], -parts[i + 1])
    if action != t.swap:
        s.push(c.F_LIST, [t.free_list[action], 1])
    if cost[c.COST_BASIC]:
        s.push(c.F_BASICS, [cost[c.COST_BASIC], action])
    if cost[c.COST_CARD]:
        s.push(c.F_DISCARD, [cost[c.COST_CARD]])


def can_sell_all(s: Position, seat: int) -> bool:
    """In the last round all basics may be sold in one go, if none is left over (SWL-DEC-5)."""
    v = s.sheets[seat]
    each = s.t.costs[s.t.free_cost[s.t.sell]][c.COST_BASIC]
    basics = v[c.WHEAT] + v[c.WOOD] + v[c.IRON]
    return s.round == s.t.rounds and basics > each and basics % each == 0


def sell_all(s: Position, seat: int) -> None:
    """Sell every basic, as so many single sales would (SWL-DEC-5, SWL-FREE-7)."""
    t = s.t
    v = s.sheets[seat]
    each = t.costs[t.free_cost[t.sell]][c.COST_BASIC]
    times = (v[c.WHEAT] + v[c.WOOD] + v[c.IRON]) // each
    if s.journal is not None:
        s.note("log-sell-all", {"n": times}, "SWL-DEC-5", seat=seat)
        s.cause = f"@free-{t.free_ids[t.sell]}"
        journal.paid(s, seat, [0, v[c.WHEAT], v[c.WOOD], v[c.IRON], 0], s.cause, "SWL-DEC-5")
    v[c.WHEAT] = 0
    v[c.WOOD] = 0
    v[c.IRON] = 0
    perform(s, seat, t.free_list[t.sell], times)


def take_milestone(s: Position, seat: int, tile: int) -> None:
    """Take a milestone; after the third the others leave the game (SWL-MILE-1 to SWL-MILE-4)."""
    t = s.t
    s.mile_owner = put(s.mile_owner, tile, seat)
    if s.journal is not None:
        journal.milestone(s, seat, tile)
    taken = 0
    for owner in s.mile_owner:
        if owner >= 0 and owner != c.REMOVED:
            taken += 1
    if taken >= t.milestones_limit:
        for other in range(len(s.mile_owner)):
            if s.mile_side[other] >= 0 and s.mile_owner[other] == c.NOBODY:
                s.mile_owner = put(s.mile_owner, other, c.REMOVED)
        if s.journal is not None:
            s.note("log-milestones-gone", {}, "SWL-MILE-3", seat=-1)


def use_ability(s: Position, seat: int, ability: int) -> None:
    """A character action, once per round (SWL-FREE-13, SWL-CHR-BISCUIT-1, SWL-CHR-SOLBEE-1, SWL-CHR-LOTUS-1)."""
    t = s.t
    s.sheets[seat][c.USED + ability] = 1
    if s.journal is not None:
        s.cause = f"@ability-{t.ability_ids[ability]}"
        s.note("log-ability", {"ability": s.cause}, "SWL-FREE-13", seat=seat)
    perform(s, seat, t.ability_list[ability], 1)


def place_clock(s: Position, seat: int, cell: int) -> None:
    """Place the clock: the bonus of its hex first, then its immediate ability (SWL-CLOCK-4 to SWL-CLOCK-7)."""
    s.drop()
    v = s.sheets[seat]
    now = s.t.clock_now[v[c.WHO]]
    if now:
        s.push(c.F_LIST, [now, 1])
    later: list[int] = []
    place_property(s, seat, c.K_CLOCK, -1, cell, later)
    batch(s, later)
