"""Why a choice is refused: the rules in the order a player meets them, one function per verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magnate.core.message import Args, Message, Refusal
from magnate.games.sweetlands import describe
from magnate.games.sweetlands.rules_areas import SLOT, area_price, next_slot, worth_using
from magnate.games.sweetlands.rules_cards import spare_cards
from magnate.games.sweetlands.rules_codes import (
    BUILT,
    CARD_PASS,
    CLOCK,
    COST_CARD,
    COST_DISC,
    DIAMOND,
    DISC,
    FAR,
    FLIPPED_AT,
    FOOD,
    JOKER,
    LAB,
    MAP,
    NO_EDGE,
    NO_INDUSTRY,
    O_FLIP,
    O_PROS,
    PASSED,
    PAWN,
    PROP_AT,
    PROS,
    RABBIT,
    RABBIT_AT,
    REACH_AT,
    SKILL,
    SLOT_SWAP,
    T_SPECIAL,
    TENT,
    TERRAINS,
    TILES_AT,
    USED,
    WAGON,
    WHO,
    WONDER,
    WOOD,
)
from magnate.games.sweetlands.rules_effects import payable
from magnate.games.sweetlands.rules_map import rabbit_possible, sites
from magnate.games.sweetlands.rules_property import kind_cost
from magnate.games.sweetlands.rules_turn import card_price
from magnate.games.sweetlands.state import (
    F_AFTER_CARD,
    F_AREA,
    F_AUTOMATE,
    F_BASICS,
    F_CHARACTER,
    F_COLUMN,
    F_COPY,
    F_DISCARD,
    F_DRAFT,
    F_KEEP,
    F_MAP,
    F_MENU,
    F_PROPERTY,
    F_SPOT,
    F_UNITS,
    FIRST,
    NOBODY,
    P_ACTION,
    Position,
)

COST_WORDS = ("gold", "wheat", "wood", "iron", "diamond", "basic", "card", "disc")
MAIN = ("area", "play", "use", "pass", "end")
FREE = ("free", "sell_all", "milestone", "clock", "ability")


def why(code: str, clause: str, args: Args | None = None) -> Refusal:
    """A refusal by its stable code; the message is the code with hyphens, as all message ids are written."""
    return Refusal(clause, f"why-{code.replace('_', '-')}", args)


def cost_said(cost: list[int]) -> Message:
    """A cost in words."""
    return describe.cost({word: cost[i] for i, word in enumerate(COST_WORDS) if cost[i]})


# --- seats ------------------------------------------------------------------------------------------------


def refuse_seat(s: Position, seat: int) -> Refusal | None:
    """Only the seat whose decision is open acts (SWL-ROUND-4, SWL-PASS-13)."""
    if s.actor < 0:
        return why("over", "SWL-GEN-2")
    if seat >= 0 and seat != s.actor:
        if s.sheets[seat][PASSED] and s.phase == P_ACTION:
            return why("already_passed", "SWL-PASS-13")
        return why("not_your_turn", "SWL-ROUND-4")
    return None


# --- choices ----------------------------------------------------------------------------------------------


def refuse(s: Position, choice: int) -> Refusal:
    """Why a choice of the space that is not offered may not be made."""
    form = s.t.space.decode(choice)
    word = str(form["do"])
    number = choice - s.t.space.base(word)
    if word in MAIN or word in FREE:
        return refuse_menu(s, word, number)
    return BY_WORD[word](s, number)


def refuse_menu(s: Position, word: str, number: int) -> Refusal:
    """Main and free actions: only in the own turn, nothing pending, one main action (SWL-ROUND-5, SWL-FREE-2)."""
    if s.phase != P_ACTION:
        if word in FREE:
            return why("not_in_phase", "SWL-INC-11")
        return why("not_now", "SWL-ROUND-1")
    if s.top() != F_MENU:
        return why("effect_pending", "SWL-FREE-2")
    if word == "end":
        return why("no_main", "SWL-ROUND-6")
    if word in MAIN and s.stack[s.frame()]:
        return why("main_done", "SWL-ROUND-5")
    return MENU[word](s, number)


def refuse_area(s: Position, area: int) -> Refusal:
    """An area: there, open, a slot free, cards and cost at hand, of some use (SWL-AREA-1 to SWL-AREA-7)."""
    t = s.t
    if s.seats < t.area_seats[area]:
        return why("area_absent", "SWL-SETUP-11")
    if s.round < t.area_round[area]:
        return why("area_closed", "SWL-INIT-2", {"round": t.area_round[area]})
    slot = next_slot(s, area)
    if slot < 0:
        return why("area_full", "SWL-AREA-1")
    seat = s.actor
    need = t.slot_cards[slot]
    v = s.sheets[seat]
    able = spare_cards(s, seat) + (v[DIAMOND] if v[SLOT_SWAP] else 0)
    if v[DISC] == 0 and able < need:
        if len(s.hands[seat]) >= need:
            return why("hand_empty", "SWL-HAND-3")
        return why("slot_cards", "SWL-AREA-2", {"n": need})
    return refuse_use(s, area)


def refuse_use(s: Position, area: int) -> Refusal:
    """The area itself: its cost, then its use (SWL-AREA-6, SWL-AREA-7)."""
    cost = area_price(s, s.actor, area)
    if not payable(s.sheets[s.actor], cost) or worth_using(s, s.actor, area):
        return why("cant_pay", "SWL-AREA-6", {"cost": cost_said(cost)})
    return why("no_unit", "SWL-AREA-7")


def refuse_play(s: Position, card: int) -> Refusal:
    """A card: in hand, not the last one, payable (SWL-CARD-1, SWL-HAND-3)."""
    if card not in s.hands[s.actor]:
        return why("card_not_hand", "SWL-CARD-1")
    if spare_cards(s, s.actor) <= 0:
        return why("hand_empty", "SWL-HAND-3")
    cost = s.t.costs[s.t.card_cost[card]].copy()
    cost[0] = card_price(s, s.actor, card)
    return why("card_cost", "SWL-CARD-1", {"cost": cost_said(cost)})


def refuse_use_tile(s: Position, tile: int) -> Refusal:
    """A flip ability: owned, of that kind, face up, payable and useful (SWL-SKILL-6, SWL-SKILL-9)."""
    face = s.sheets[s.actor][SKILL + tile]
    if face == 0:
        return why("skill_missing", "SWL-SKILL-6")
    if not s.t.has_flip[tile]:
        return why("flip_kind", "SWL-SKILL-6")
    if face == 2:
        return why("flip_used", "SWL-SKILL-6")
    return why("flip_cost", "SWL-SKILL-9")


def refuse_free(s: Position, action: int) -> Refusal:
    """An exchange: cards, then resources, then its use (SWL-HAND-4, SWL-GEN-6, SWL-FREE-14)."""
    t = s.t
    v = s.sheets[s.actor]
    cost = t.costs[t.free_cost[action]]
    if cost[COST_CARD] and spare_cards(s, s.actor) < cost[COST_CARD] <= len(s.hands[s.actor]):
        return why("hand_empty", "SWL-HAND-3")
    if cost[COST_CARD] > len(s.hands[s.actor]) or not payable(v, cost) or v[DISC] < cost[COST_DISC]:
        return why("free_cost", "SWL-GEN-6")
    if t.free_ids[action] == "settle":
        return why("settle_none", "SWL-FREE-14")
    return why("hire_none", "SWL-FREE-14")


def refuse_sell_all(s: Position, _: int) -> Refusal:
    """Selling everything at once is for the last round (SWL-DEC-5)."""
    if s.round < s.t.rounds:
        return why("not_now", "SWL-DEC-5")
    return why("free_cost", "SWL-GEN-6")


def refuse_milestone(s: Position, tile: int) -> Refusal:
    """A milestone: still there, and its condition met (SWL-MILE-1, SWL-MILE-3)."""
    side = s.mile_side[tile]
    if side < 0 or s.mile_owner[tile] != NOBODY:
        return why("mile_gone", "SWL-MILE-3")
    entry = s.t.data["milestones"][s.t.milestone_ids[tile]]
    need = describe.joined("and", [describe.need(c) for c in entry["sides"]["ab"[side]]])
    return why("mile_cond", "SWL-MILE-1", {"need": need})


def refuse_clock(s: Position, _: int) -> Refusal:
    """The clock: not placed yet, a wonder symbol, the conditions, a place (SWL-CLOCK-3, SWL-CLOCK-4)."""
    v = s.sheets[s.actor]
    if v[CLOCK]:
        return why("clock_placed", "SWL-SEAT-5")
    if v[WONDER] == 0:
        return why("clock_wonder", "SWL-CLOCK-3")
    if sites(s, s.actor) == 0:
        return why("clock_site", "SWL-CLOCK-4")
    entry = s.t.data["characters"][s.t.who_ids[v[WHO]]]
    need = describe.joined("and", [describe.need(c) for c in entry["clock_condition"]])
    return why("clock_cond", "SWL-CLOCK-3", {"need": need})


def refuse_ability(s: Position, ability: int) -> Refusal:
    """A character action: the own one, unused this round, of some use (SWL-FREE-13, SWL-CHR-BISCUIT-1)."""
    t = s.t
    v = s.sheets[s.actor]
    if t.ability_owner[ability] != v[WHO] or (t.ability_clock[ability] and not v[CLOCK]):
        return why("char_other", "SWL-SEAT-12")
    if v[USED + ability]:
        return why("char_used", "SWL-FREE-13")
    if t.ability_ids[ability] == "disc":
        return why("hand_empty", "SWL-HAND-3")
    return why("char_none", "SWL-CHR-BISCUIT-1")


# --- setup and rounds -----------------------------------------------------------------------------------------


def refuse_character(s: Position, _: int) -> Refusal:
    """A character of a board that is taken (SWL-SEAT-2)."""
    return why("char_taken" if s.top() == F_CHARACTER else "not_now", "SWL-SEAT-2")


def refuse_map(s: Position, _: int) -> Refusal:
    """A map that is taken (SWL-SEAT-4)."""
    if s.top() == F_MAP:
        return why("map_taken", "SWL-SEAT-4")
    return why("not_now", "SWL-SEAT-3")


def refuse_spot(s: Position, spot: int) -> Refusal:
    """A spot that is not there, the own one, or one with a pawn (SWL-SETUP-7, SWL-RB-1, SWL-RB-2)."""
    if s.top() != F_SPOT:
        return why("not_now", "SWL-PASS-10")
    if spot >= len(s.spots):
        return why("spot_absent", "SWL-SETUP-7")
    if s.sheets[s.actor][PAWN] == spot:
        return why("spot_same", "SWL-RB-2")
    return why("spot_taken", "SWL-RB-1")


def refuse_keep(s: Position, card: int) -> Refusal:
    """Keeping a card one does not hold, or at another time (SWL-UPK-3)."""
    if s.top() == F_KEEP and card not in s.hands[s.actor]:
        return why("card_not_hand", "SWL-UPK-3")
    return why("not_now", "SWL-UPK-3")


def refuse_draft(s: Position, _: int) -> Refusal:
    """Drafting a card that is not in the packet (SWL-VAR-3)."""
    return why("draft_pick" if s.top() == F_DRAFT else "not_now", "SWL-VAR-3")


# --- paying -----------------------------------------------------------------------------------------------------


def paying_slot(s: Position) -> bool:
    """Whether the slot of an area is being paid."""
    return s.top() == F_AREA and s.stack[s.frame() + 1] == SLOT


def refuse_disc(s: Position, _: int) -> Refusal:
    """An action disc that is not owned, or nothing to pay with it (SWL-AREA-4)."""
    if paying_slot(s) and s.sheets[s.actor][DISC] == 0:
        return why("no_disc", "SWL-AREA-4")
    return why("not_now", "SWL-AREA-4")


def refuse_diamond(s: Position, _: int) -> Refusal:
    """A diamond for a card: Gretel's right alone (SWL-CHR-GRETEL-2)."""
    if not paying_slot(s):
        return why("not_now", "SWL-CHR-GRETEL-2")
    if not s.sheets[s.actor][SLOT_SWAP]:
        return why("no_diamond_swap", "SWL-CHR-GRETEL-2")
    return why("cant_pay", "SWL-AREA-6", {"cost": cost_said(area_price(s, s.actor, s.stack[s.frame()]))})


def refuse_discard(s: Position, card: int) -> Refusal:
    """A discard that is not asked for, of a card not held, or of the last one (SWL-AREA-2, SWL-HAND-3)."""
    if not paying_slot(s) and s.top() != F_DISCARD:
        if s.phase == P_ACTION:
            return why("slot_wrong_count", "SWL-AREA-2", {"n": 0})
        return why("not_now", "SWL-HAND-2")
    if card not in s.hands[s.actor]:
        return why("card_not_hand", "SWL-CARD-1")
    return why("hand_empty", "SWL-HAND-3")


def refuse_basics(s: Position, mix: int) -> Refusal:
    """A mix of basics one does not have, or of the wrong size (SWL-GEN-6, SWL-GEN-7)."""
    if s.top() != F_BASICS:
        return why("not_now", "SWL-GEN-7")
    return why("free_cost", "SWL-GEN-6")


def refuse_stop(s: Position, _: int) -> Refusal:
    """Stopping where one may not (SWL-AREA-8, SWL-GEN-11, SWL-UPK-3, SWL-CHR-CARMEN-1)."""
    kind = s.top()
    if kind == F_UNITS:
        how = s.stack[s.frame()]
        return why("first_unit", "SWL-AREA-8") if how == FIRST else why("not_now", "SWL-GEN-11")
    if kind == F_PROPERTY:
        return why("first_unit", "SWL-AREA-8")
    if paying_slot(s):
        return why("slot_wrong_count", "SWL-AREA-2", {"n": s.stack[s.frame() + 2]})
    if kind == F_KEEP:
        return why("keep_one", "SWL-UPK-3")
    if kind == F_AUTOMATE:
        return why("carmen_two", "SWL-CHR-CARMEN-1")
    if kind == F_MENU and not s.stack[s.frame()]:
        return why("no_main", "SWL-ROUND-6")
    return why("not_now", "SWL-DEC-6")


# --- units ------------------------------------------------------------------------------------------------------


def part(s: Position, op: int) -> int:
    """Where the open part of a kind of unit stands on the stack, -1 without one."""
    if s.top() == F_UNITS:
        for i in range(s.frame() + 2, len(s.stack) - 2, 3):
            if s.stack[i] == op and s.stack[i + 1] > 0:
                return i
    return -1


def units_done() -> Refusal:
    """No effect with such units is open any more (SWL-GEN-10)."""
    return why("units_done", "SWL-GEN-10")


def no_map(s: Position) -> bool:
    """Whether the actor has no map yet."""
    return s.sheets[s.actor][MAP] < 0


def refuse_land(s: Position, cell: int) -> Refusal:
    """A tile on a hex that cannot take one (SWL-LAND-1, SWL-LAND-4)."""
    if no_map(s):
        return units_done()
    v = s.sheets[s.actor]
    terrain = s.t.terrain[v[MAP]][cell]
    if terrain < 0 or terrain > T_SPECIAL:
        return why("hex_forbidden", "SWL-LAND-4")
    if v[TILES_AT] >> cell & 1:
        return why("hex_occupied", "SWL-LAND-1")
    if not v[REACH_AT] >> cell & 1:
        return why("hex_far", "SWL-LAND-1")
    return units_done()


def refuse_special(s: Position, _: int) -> Refusal:
    """A special tile when no special hex is being filled (SWL-LAND-3)."""
    return why("hex_special", "SWL-LAND-3")


def refuse_road(s: Position, edge: int) -> Refusal:
    """A road on an edge that cannot take one (SWL-ROAD-1, SWL-ROAD-3)."""
    if no_map(s):
        return units_done()
    state = s.edges[s.actor][edge]
    if state == NO_EDGE:
        return why("edge_off", "SWL-ROAD-1")
    if state == BUILT:
        return why("edge_occupied", "SWL-ROAD-1")
    if state == FAR:
        return why("edge_far", "SWL-ROAD-3")
    return units_done()


def refuse_rabbit(s: Position, cell: int) -> Refusal:
    """A rabbit out of reach of the food marker, or on a hex that cannot take it (SWL-RAB-1, SWL-RAB-2)."""
    v = s.sheets[s.actor]
    if v[RABBIT] >= s.t.rabbits:
        return units_done()
    need = s.t.rabbit_food[v[RABBIT]]
    if v[FOOD] < need:
        return why("rab_food", "SWL-RAB-1", {"n": need})
    if not (v[PROP_AT] & ~v[RABBIT_AT]) >> cell & 1 or not rabbit_possible(s, s.actor):
        return why("rab_hex", "SWL-RAB-2")
    return units_done()


def refuse_feast(s: Position, _: int) -> Refusal:
    """A surplus rabbit while rabbits are left (SWL-RAB-5, SWL-RAB-7)."""
    return why("not_now", "SWL-RAB-5")


def refuse_flip(s: Position, cell: int) -> Refusal:
    """Turning a tile that is not there or already turned (SWL-FLIP-2, SWL-FLIP-6)."""
    v = s.sheets[s.actor]
    if v[FLIPPED_AT] >> cell & 1:
        return why("flip_done", "SWL-FLIP-2")
    if not v[TILES_AT] >> cell & 1 or part(s, O_FLIP) >= 0:
        return why("flip_none", "SWL-FLIP-6")
    return units_done()


def refuse_move(s: Position, marker: int) -> Refusal:
    """A marker that is not in play or stands before a lab (SWL-IND-5, SWL-IND-8)."""
    v = s.sheets[s.actor]
    place = v[WAGON + marker]
    if place < 0:
        return why("ind_loco", "SWL-IND-5")
    if v[LAB] < s.t.gate[place]:
        return why("ind_gate", "SWL-IND-8")
    return units_done()


def refuse_track(s: Position, track: int) -> Refusal:
    """A prosperity step of another colour, at the end, or without the diamond (SWL-PROS-3 to SWL-PROS-11)."""
    v = s.sheets[s.actor]
    open_part = part(s, O_PROS)
    if open_part >= 0 and not s.stack[open_part + 2] >> s.t.pros_colour[track] & 1:
        return why("pros_colour", "SWL-PROS-3")
    left = s.t.pros_length[track] - v[PROS + track]
    if left == 0:
        return why("pros_end", "SWL-PROS-11")
    if left == 1 and v[DIAMOND] < s.t.pros_diamonds[track]:
        return why("pros_diamond", "SWL-PROS-7")
    return units_done()


def refuse_unit(s: Position, _: int) -> Refusal:
    """Food steps, basics and incomes that nothing gives now (SWL-GEN-10)."""
    return units_done()


def refuse_skill(s: Position, tile: int) -> Refusal:
    """A skill tile that is owned, gone, or advanced without the means (SWL-SKILL-1, SWL-SKILL-2, SWL-VAR-6)."""
    v = s.sheets[s.actor]
    if v[SKILL + tile]:
        return why("skill_same", "SWL-SKILL-2")
    if tile >= s.t.basic_skills and (not s.advanced or v[DIAMOND] < s.t.advanced_diamonds):
        return why("skill_adv", "SWL-VAR-6")
    if s.piles[tile] == 0:
        return why("skill_gone", "SWL-SKILL-1")
    return units_done()


# --- properties ---------------------------------------------------------------------------------------------------


def refuse_build(s: Position, kind: int) -> Refusal:
    """A kind that is used up or too dear (SWL-PROP-25, SWL-PROP-5)."""
    number = kind_cost(s, s.actor, kind)
    if number < 0:
        return why("prop_none", "SWL-PROP-25")
    end = len(s.stack) - 2
    if s.top() == F_PROPERTY and s.stack[end - 1] < 0:
        cost = s.t.costs[number].copy()
        cost[WOOD] = max(0, cost[WOOD] - s.stack[end - 3])
        return why("prop_price", "SWL-PROP-5", {"cost": cost_said(cost)})
    return units_done()


def refuse_site(s: Position, cell: int) -> Refusal:
    """A hex that cannot take the property (SWL-PROP-2 to SWL-PROP-4)."""
    if no_map(s):
        return units_done()
    v = s.sheets[s.actor]
    bit = 1 << cell
    if v[PROP_AT] & bit:
        return why("prop_occupied", "SWL-PROP-3")
    if not (v[TILES_AT] | s.t.capital_at[v[MAP]]) & bit:
        return why("prop_bare", "SWL-PROP-2")
    if v[TILES_AT] & ~v[FLIPPED_AT] & bit:
        return why("prop_fresh", "SWL-PROP-2")
    if s.top() == F_PROPERTY and not s.stack[len(s.stack) - 4] & bit:
        return why("prop_late", "SWL-PROP-4")
    return units_done()


# --- cards ----------------------------------------------------------------------------------------------------------


def refuse_automate(s: Position, column: int) -> Refusal:
    """Automating the card just played: its badge, the column, the diamond (SWL-AUTO-1 to SWL-AUTO-5)."""
    front = s.fronts[s.actor]
    if s.top() in (F_AFTER_CARD, F_COLUMN):
        return column_refusal(s, s.stack[s.frame()], column)
    if s.top() != F_MENU or not s.stack[s.frame()] or not front:
        return why("auto_late", "SWL-AUTO-1")
    refusal = card_refusal(s, front[-1])
    if refusal is not None:
        return refusal
    if s.sheets[s.actor][DIAMOND] < s.t.automate_diamonds:
        return why("auto_diamond", "SWL-AUTO-1")
    if s.column_room(s.actor, column) <= 0:
        return column_refusal(s, front[-1], column)
    return why("auto_late", "SWL-AUTO-1")


def card_refusal(s: Position, card: int) -> Refusal | None:
    """Why a card can never be automated (SWL-CARD-9, SWL-AUTO-4)."""
    if s.t.card_kind[card] == CARD_PASS:
        return why("auto_pass", "SWL-CARD-9")
    if s.t.card_industry[card] == NO_INDUSTRY:
        return why("auto_badge", "SWL-AUTO-4")
    return None


def column_refusal(s: Position, card: int, column: int) -> Refusal:
    """The wrong column, or a full one (SWL-AUTO-2, SWL-AUTO-5)."""
    if s.t.card_industry[card] not in (JOKER, column):
        return why("auto_column", "SWL-AUTO-2")
    return why("auto_full", "SWL-AUTO-5")


def refuse_from_hand(s: Position, card: int) -> Refusal:
    """Automating from the hand (SWL-AUTO-9, SWL-CHR-CARMEN-1)."""
    if card not in s.hands[s.actor]:
        return why("card_not_hand", "SWL-CARD-1")
    refusal = card_refusal(s, card)
    if refusal is not None:
        return refusal
    if s.top() != F_AUTOMATE:
        return why("auto_late", "SWL-AUTO-1")
    industry = s.t.card_industry[card]
    if industry != JOKER and s.column_room(s.actor, industry) <= 0:
        return why("auto_full", "SWL-AUTO-5")
    return why("carmen_two", "SWL-CHR-CARMEN-1")


def refuse_copy(s: Position, area: int) -> Refusal:
    """Copying an area of another kind, a closed one, or one too dear (SWL-AREA-28 to SWL-AREA-31)."""
    t = s.t
    kinds = s.stack[s.frame()] if s.top() == F_COPY else 0
    if t.area_kind[area] == 4:
        return why("copy_kind", "SWL-AREA-31")
    if s.top() != F_COPY:
        return why("not_now", "SWL-AREA-28")
    if not t.area_kind[area] & kinds:
        return why("copy_adv", "SWL-AREA-28")
    if s.round < t.area_round[area]:
        return why("copy_closed", "SWL-AREA-31")
    return refuse_use(s, area)


def not_asked(clause: str) -> Callable[[Position, int], Refusal]:
    """A refusal for choices that are simply not what is asked now."""

    def refuse_it(s: Position, _: int) -> Refusal:
        return why("not_now", clause)

    return refuse_it


MENU: dict[str, Callable[[Position, int], Refusal]] = {
    "area": refuse_area,
    "play": refuse_play,
    "use": refuse_use_tile,
    "free": refuse_free,
    "sell_all": refuse_sell_all,
    "milestone": refuse_milestone,
    "clock": refuse_clock,
    "ability": refuse_ability,
}
BY_WORD: dict[str, Callable[[Position, int], Refusal]] = {
    "character": refuse_character,
    "map": refuse_map,
    "spot": refuse_spot,
    "keep": refuse_keep,
    "draft": refuse_draft,
    "disc": refuse_disc,
    "diamond": refuse_diamond,
    "discard": refuse_discard,
    "basics": refuse_basics,
    "stop": refuse_stop,
    "land": refuse_land,
    "special": refuse_special,
    "road": refuse_road,
    "rabbit": refuse_rabbit,
    "feast": refuse_feast,
    "flip": refuse_flip,
    "move": refuse_move,
    "track": refuse_track,
    "food": refuse_unit,
    "take": refuse_unit,
    "income": refuse_unit,
    "skill": refuse_skill,
    "build": refuse_build,
    "site": refuse_site,
    "automate": refuse_automate,
    "from_hand": refuse_from_hand,
    "copy": refuse_copy,
    "replace": not_asked("SWL-CHR-RIKKA-1"),
    "part": not_asked("SWL-Q-4"),
    "option": not_asked("SWL-Q-1"),
    "pay": not_asked("SWL-CARD-11"),
    "bonus": not_asked("SWL-BON-5"),
    "colour": not_asked("SWL-CHR-CORAL-2"),
    "find": not_asked("SWL-CARD-13"),
    "present": not_asked("SWL-CHR-SAKURA-3"),
}


# --- attempts the space cannot express ------------------------------------------------------------------------------


def refuse_form(s: Position, form: dict[str, object]) -> Refusal | None:
    """The rule against an attempt that no choice stands for: a slot, a row, a terrain, several cards ..."""
    word = form.get("do")
    t = s.t
    if word == "area" and "slot" in form:
        return why("slot_order", "SWL-AREA-1")
    if word == "build":
        return refuse_build_form(s, form)
    if word == "land":
        return refuse_land_form(s, form)
    if word == "road" and form.get("edge") not in t.edge_ids:
        return why("edge_off", "SWL-ROAD-1")
    if word in ("basics", "take") and form.get("mix", form.get("what")) is not None:
        return why("free_basic", "SWL-GEN-8")
    if word == "discard" and "cards" in form:
        need = s.stack[s.frame() + 2] if paying_slot(s) else 0
        return why("slot_wrong_count", "SWL-AREA-2", {"n": need})
    if word == "keep":
        return why("keep_one", "SWL-UPK-3")
    if word == "from_hand":
        return why("carmen_two", "SWL-CHR-CARMEN-1")
    if word == "automate" and "card" in form:
        return refuse_automate_form(s, form)
    if word in ("play", "discard"):
        return why("card_not_hand", "SWL-CARD-1")
    if word == "draft":
        return why("draft_pick", "SWL-VAR-3")
    if word == "spot":
        return why("spot_absent", "SWL-SETUP-7")
    return None


def refuse_build_form(s: Position, form: dict[str, object]) -> Refusal | None:
    """The clock by a place-property effect, an upper row first, a lab out of order (SWL-PROP-1, SWL-PROP-9)."""
    kind = form.get("kind")
    if kind == "clock":
        return why("prop_clock", "SWL-PROP-1")
    if kind == "lab":
        return why("prop_lab", "SWL-PROP-15")
    if kind in ("tent", "house", "bldg") and "row" in form:
        built = s.sheets[s.actor][TENT + ("tent", "house", "bldg").index(str(kind))]
        row = form["row"]
        if isinstance(row, int) and row <= built:
            return why("prop_none", "SWL-PROP-25")
        return why("prop_row", "SWL-PROP-9")
    return None


def refuse_land_form(s: Position, form: dict[str, object]) -> Refusal | None:
    """A tile off the map, of the wrong terrain, or special on an ordinary hex (SWL-LAND-2 to SWL-LAND-4)."""
    t = s.t
    cell = form.get("cell")
    if cell not in t.cell_ids or no_map(s):
        return why("hex_forbidden", "SWL-LAND-4")
    terrain = t.terrain[s.sheets[s.actor][MAP]][t.cell_ids.index(str(cell))]
    tile: Any = form.get("tile", form.get("terrain"))
    if (tile in t.special_ids) != (terrain == T_SPECIAL):
        return why("hex_special", "SWL-LAND-3")
    if terrain > T_SPECIAL or terrain < 0:
        return why("hex_forbidden", "SWL-LAND-4")
    if tile != TERRAINS[terrain]:
        return why("hex_terrain", "SWL-LAND-2")
    return refuse_land(s, t.cell_ids.index(str(cell)))


def refuse_automate_form(s: Position, form: dict[str, object]) -> Refusal:
    """Automating a named card: only the one just played (SWL-AUTO-1, SWL-CARD-9, SWL-AUTO-4)."""
    card = form["card"]
    if card not in s.t.card_ids:
        return why("card_not_hand", "SWL-CARD-1")
    number = s.t.card_ids.index(str(card))
    return card_refusal(s, number) or why("auto_late", "SWL-AUTO-1")
