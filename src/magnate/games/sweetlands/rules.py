"""What may be chosen, and what choosing does: the way from a frame on the stack to its rules."""

from __future__ import annotations

from magnate.games.sweetlands.rules_areas import answer_area, answer_copy, offer_area, offer_copy, step_area
from magnate.games.sweetlands.rules_bonus import step_bonus
from magnate.games.sweetlands.rules_cards import columns_for
from magnate.games.sweetlands.rules_codes import BASICS
from magnate.games.sweetlands.rules_effects import offer_cells, perform
from magnate.games.sweetlands.rules_hand import (
    answer_after_card,
    answer_automate,
    answer_column,
    answer_discard,
    answer_present,
    answer_search,
    offer_automate,
    offer_column,
    offer_present,
    offer_search,
    step_after_card,
    step_automate,
    step_search,
)
from magnate.games.sweetlands.rules_map import sites
from magnate.games.sweetlands.rules_property import answer_property, offer_property, step_property
from magnate.games.sweetlands.rules_round import (
    answer_character,
    answer_draft,
    answer_keep,
    answer_map,
    answer_spot,
    end_turn,
    lead_on,
    offer_character,
    offer_draft,
    offer_map,
    offer_spot,
    pass_round,
    step_first_draw,
    step_income,
    step_keep,
    step_pass,
)
from magnate.games.sweetlands.rules_stack import (
    answer_basics,
    answer_batch,
    answer_choose,
    answer_colour,
    answer_pay,
    answer_special,
    answer_swap,
    answer_units,
    least_colours,
    offer_basics,
    offer_batch,
    offer_choose,
    offer_units,
    step_batch,
    step_colour,
    step_pay,
    step_units,
)
from magnate.games.sweetlands.rules_turn import answer_menu, offer_menu, place_clock
from magnate.games.sweetlands.state import (
    F_AFTER_CARD,
    F_AREA,
    F_AUTOMATE,
    F_BASICS,
    F_BATCH,
    F_BONUS,
    F_CHARACTER,
    F_CHOOSE,
    F_CLOCK,
    F_COLOUR,
    F_COLUMN,
    F_COPY,
    F_DISCARD,
    F_FIRST_DRAW,
    F_INCOME,
    F_KEEP,
    F_LIST,
    F_MAP,
    F_MENU,
    F_PASS,
    F_PAY,
    F_PRESENT,
    F_PROPERTY,
    F_SEARCH,
    F_SPECIAL,
    F_SPOT,
    F_SWAP_TAKE,
    F_UNITS,
    NONE,
    Position,
)


def run(s: Position) -> None:
    """Finish what needs no question, frame by frame, until one is open (SWL-Q-1, SWL-Q-12, SWL-Q-14)."""
    while True:
        if not s.stack:
            if not lead_on(s):
                return
        elif step(s, s.actor, s.stack[-1]):
            return


def step(s: Position, seat: int, kind: int) -> bool:
    """Lead the top frame on; True when its owner is to be asked (SWL-Q-1)."""
    if kind == F_UNITS:
        return step_units(s, seat)
    if kind == F_BATCH:
        return step_batch(s, seat)
    if kind == F_PROPERTY:
        return step_property(s, seat)
    if kind == F_AREA:
        return step_area(s, seat)
    if kind == F_LIST:
        p = s.frame()
        effects = s.stack[p]
        times = s.stack[p + 1]
        s.drop()
        perform(s, seat, effects, times)
        return False
    if kind == F_BONUS:
        return step_bonus(s, seat)
    if kind == F_PASS:
        return step_pass(s, seat)
    if kind == F_INCOME:
        return step_income(s, seat)
    if kind == F_AFTER_CARD:
        return step_after_card(s, seat)
    if kind == F_PAY:
        return step_pay(s, seat)
    if kind == F_AUTOMATE:
        return step_automate(s, seat)
    if kind == F_SEARCH:
        return step_search(s, seat)
    if kind == F_COLOUR:
        return step_colour(s, seat)
    if kind == F_KEEP:
        return step_keep(s, seat)
    if kind == F_FIRST_DRAW:
        return step_first_draw(s, seat)
    return True


def offer(s: Position) -> list[int]:
    """What the actor may choose: whatever the top frame asks for (SWL-DEC-6)."""
    t = s.t
    seat = s.actor
    kind = s.stack[-1]
    out: list[int] = []
    s.narrow = NONE
    if kind == F_UNITS:
        offer_units(s, seat, out)
    elif kind == F_MENU:
        offer_menu(s, seat, out)
    elif kind == F_AREA:
        offer_area(s, seat, out)
    elif kind == F_BATCH:
        offer_batch(s, seat, out)
    elif kind == F_PROPERTY:
        offer_property(s, seat, out)
    elif kind == F_DISCARD:
        for card in s.hands[seat]:
            out.append(t.b_discard + card)
    elif kind == F_BASICS:
        offer_basics(s, seat, out)
        if s.stack[s.frame() + 1] == t.swap:
            narrow_mixes(s, out)
    elif kind == F_SWAP_TAKE:
        for i in range(len(BASICS)):
            out.append(t.b_take + i)
        narrow_takes(s)
    elif kind == F_BONUS:
        for column in range(3):
            out.append(t.b_bonus + column)
    elif kind == F_AFTER_CARD:
        for column in columns_for(s, seat, s.stack[s.frame()]):
            out.append(t.b_automate + column)
        out.append(t.b_stop)
    elif kind == F_PAY:
        out.append(t.b_pay)
        out.append(t.b_stop)
    elif kind == F_SPECIAL:
        for tile in range(len(t.special_ids)):
            out.append(t.b_special + tile)
    elif kind == F_CLOCK:
        offer_cells(sites(s, seat), t.b_site, out)
    elif kind == F_COPY:
        offer_copy(s, seat, out)
    else:
        offer_rarely(s, seat, kind, out)
    return out


def offer_rarely(s: Position, seat: int, kind: int, out: list[int]) -> None:
    """The questions that come up less often (SWL-DEC-6)."""
    t = s.t
    if kind == F_SPOT:
        offer_spot(s, out)
    elif kind == F_KEEP:
        for card in s.hands[seat]:
            out.append(t.b_keep + card)
    elif kind == F_CHARACTER:
        offer_character(s, out)
    elif kind == F_MAP:
        offer_map(s, out)
    elif kind == F_AUTOMATE:
        offer_automate(s, seat, out)
    elif kind == F_COLUMN:
        offer_column(s, seat, out)
    elif kind == F_SEARCH:
        offer_search(s, out)
    elif kind == F_PRESENT:
        offer_present(s, seat, out)
    elif kind == F_COLOUR:
        mask = least_colours(s, seat)
        for colour in range(3):
            if mask >> colour & 1:
                out.append(t.b_colour + colour)
    elif kind == F_CHOOSE:
        offer_choose(s, seat, out)
    else:
        offer_draft(s, seat, out)


def narrow_mixes(s: Position, out: list[int]) -> None:
    """A swap of one of each kind can only give back what it takes: not for bots (SWL-DEC-3)."""
    t = s.t
    kept: list[int] = []
    for choice in out:
        mix = t.mixes[choice - t.b_basics]
        if mix[0] == 0 or mix[1] == 0 or mix[2] == 0:
            kept.append(choice)
    if kept and len(kept) < len(out):
        s.narrow = kept


def narrow_takes(s: Position) -> None:
    """Bots do not take back a kind they have just swapped away (SWL-DEC-3)."""
    t = s.t
    mix = t.mixes[s.stack[s.frame()]]
    kept: list[int] = []
    for i in range(len(BASICS)):
        if mix[i] == 0:
            kept.append(t.b_take + i)
    if kept:
        s.narrow = kept


def apply(s: Position, choice: int) -> None:
    """Carry out the answer to the open question, then all that needs none (SWL-Q-1)."""
    t = s.t
    seat = s.actor
    kind = s.stack[-1]
    if kind == F_UNITS:
        answer_units(s, seat, choice)
    elif kind == F_MENU:
        if choice == t.b_pass:
            pass_round(s, seat)
        elif choice == t.b_end:
            end_turn(s)
        else:
            answer_menu(s, seat, choice)
    elif kind == F_AREA:
        answer_area(s, seat, choice)
    elif kind == F_BATCH:
        answer_batch(s, seat, choice - t.b_part)
    elif kind == F_PROPERTY:
        answer_property(s, seat, choice)
    elif kind == F_DISCARD:
        answer_discard(s, seat, choice - t.b_discard)
    elif kind == F_BASICS:
        answer_basics(s, seat, choice - t.b_basics)
    elif kind == F_SWAP_TAKE:
        answer_swap(s, seat, choice - t.b_take)
    elif kind == F_BONUS:
        s.stack[s.frame()] = choice - t.b_bonus
    elif kind == F_AFTER_CARD:
        answer_after_card(s, seat, choice)
    elif kind == F_PAY:
        answer_pay(s, seat, choice)
    elif kind == F_SPECIAL:
        answer_special(s, seat, choice - t.b_special)
    elif kind == F_CLOCK:
        place_clock(s, seat, choice - t.b_site)
    elif kind == F_COPY:
        answer_copy(s, seat, choice - t.b_copy)
    else:
        apply_rarely(s, seat, kind, choice)
    run(s)


def apply_rarely(s: Position, seat: int, kind: int, choice: int) -> None:
    """Answers to the questions that come up less often (SWL-Q-1)."""
    t = s.t
    if kind == F_SPOT:
        answer_spot(s, seat, choice - t.b_spot)
    elif kind == F_KEEP:
        answer_keep(s, seat, choice - t.b_keep)
    elif kind == F_CHARACTER:
        answer_character(s, seat, choice - t.b_character)
    elif kind == F_MAP:
        answer_map(s, seat, choice - t.b_map)
    elif kind == F_AUTOMATE:
        answer_automate(s, seat, choice)
    elif kind == F_COLUMN:
        answer_column(s, seat, choice - t.b_automate)
    elif kind == F_SEARCH:
        answer_search(s, seat, choice - t.b_find)
    elif kind == F_PRESENT:
        answer_present(s, seat, choice - t.b_present)
    elif kind == F_COLOUR:
        answer_colour(s, choice - t.b_colour)
    elif kind == F_CHOOSE:
        answer_choose(s, seat, choice - t.b_option)
    else:
        answer_draft(s, seat, choice - t.b_draft)


def forced(s: Position, choice: int) -> bool:
    """Whether the engine takes an only choice by itself (SWL-ROUND-6, SWL-AUTO-9).

    Passing is the player's own act, and declining to automate must not tell what is in the hand.
    """
    return choice != s.t.b_pass and s.stack[-1] != F_AUTOMATE
