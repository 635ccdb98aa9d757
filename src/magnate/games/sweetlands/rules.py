"""What may be chosen, what choosing does, and why not: the way from a frame on the stack to its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnate.core.contract import Attempt
from magnate.core.message import AnyForm, Refusal, never, refusals
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import (
    journal,
    rules_areas,
    rules_bonus,
    rules_effects,
    rules_hand,
    rules_map,
    rules_property,
    rules_round,
    rules_setup,
    rules_stack,
    rules_turn,
    rules_units,
)
from magnate.games.sweetlands.state import Position

MAIN: Final = ("area", "play", "use", "pass", "end")
FREE: Final = ("free", "sell_all", "milestone", "clock", "ability")

# --- going on -----------------------------------------------------------------------------------------------


def run(s: Position) -> None:
    """Finish what needs no question, frame by frame, until one is open (SWL-Q-1, SWL-Q-12, SWL-Q-14)."""
    while True:
        if not s.stack:
            if not rules_round.lead_on(s):
                return
        elif step(s, s.actor, s.stack[-1]):
            return


def step(s: Position, seat: int, kind: int) -> bool:
    """Lead the top frame on; True when its owner is to be asked (SWL-Q-1)."""
    if kind == c.F_UNITS:
        return rules_units.step_units(s, seat)
    if kind == c.F_BATCH:
        return rules_stack.step_batch(s, seat)
    if kind == c.F_PROPERTY:
        return rules_property.step_property(s, seat)
    if kind == c.F_AREA:
        return rules_areas.step_area(s, seat)
    if kind == c.F_LIST:
        p = s.frame()
        effects = s.stack[p]
        times = s.stack[p + 1]
        s.drop()
        if s.journal is not None:
            s.cause = journal.behind(s, seat, journal.parts(s.t, effects))
        rules_effects.perform(s, seat, effects, times)
        return False
    if kind == c.F_BONUS:
        return rules_bonus.step_bonus(s, seat)
    if kind == c.F_PASS:
        return rules_round.step_pass(s, seat)
    if kind == c.F_INCOME:
        return rules_round.step_income(s, seat)
    if kind == c.F_AFTER_CARD:
        return rules_hand.step_after_card(s, seat)
    if kind == c.F_PAY:
        return rules_stack.step_pay(s, seat)
    if kind == c.F_AUTOMATE:
        return rules_hand.step_automate(s, seat)
    if kind == c.F_SEARCH:
        return rules_hand.step_search(s, seat)
    if kind == c.F_COLOUR:
        return rules_units.step_colour(s, seat)
    if kind == c.F_KEEP:
        return rules_round.step_keep(s, seat)
    if kind == c.F_FIRST_DRAW:
        return rules_round.step_first_draw(s, seat)
    return True


# --- choices ------------------------------------------------------------------------------------------------


def offer(s: Position) -> list[int]:
    """What the actor may choose: whatever the top frame asks for (SWL-DEC-6)."""
    seat = s.actor
    kind = s.stack[-1]
    out: list[int] = []
    s.narrow = None
    if kind == c.F_UNITS:
        rules_units.offer_units(s, seat, out)
    elif kind == c.F_MENU:
        rules_turn.offer_menu(s, seat, out)
    elif kind == c.F_AREA:
        rules_areas.offer_area(s, seat, out)
    elif kind == c.F_BATCH:
        rules_stack.offer_batch(s, seat, out)
    elif kind == c.F_PROPERTY:
        rules_property.offer_property(s, seat, out)
    elif kind == c.F_DISCARD:
        rules_hand.offer_discard(s, seat, out)
    elif kind == c.F_BASICS:
        rules_stack.offer_basics(s, seat, out)
    elif kind == c.F_SWAP_TAKE:
        rules_stack.offer_swap(s, out)
    elif kind == c.F_BONUS:
        rules_bonus.offer_bonus(s, out)
    elif kind == c.F_AFTER_CARD:
        rules_hand.offer_after_card(s, seat, out)
    elif kind == c.F_PAY:
        rules_stack.offer_pay(s, out)
    elif kind == c.F_SPECIAL:
        rules_units.offer_special(s, out)
    elif kind == c.F_CLOCK:
        rules_effects.offer_cells(rules_map.sites(s, seat), s.t.to_site, out)
    elif kind == c.F_COPY:
        rules_areas.offer_copy(s, seat, out)
    elif kind == c.F_SPOT:
        rules_round.offer_spot(s, out)
    elif kind == c.F_KEEP:
        rules_round.offer_keep(s, seat, out)
    elif kind == c.F_CHARACTER:
        rules_setup.offer_character(s, out)
    elif kind == c.F_MAP:
        rules_setup.offer_map(s, out)
    elif kind == c.F_AUTOMATE:
        rules_hand.offer_automate(s, seat, out)
    elif kind == c.F_COLUMN:
        rules_hand.offer_column(s, seat, out)
    elif kind == c.F_SEARCH:
        rules_hand.offer_search(s, out)
    elif kind == c.F_PRESENT:
        rules_hand.offer_present(s, seat, out)
    elif kind == c.F_COLOUR:
        rules_units.offer_colour(s, seat, out)
    elif kind == c.F_CHOOSE:
        rules_stack.offer_choose(s, seat, out)
    else:
        rules_round.offer_draft(s, seat, out)
    return out


def narrowed(s: Position, offered: list[int]) -> list[int]:
    """The choices without exchanges that lead nowhere, worked out once for each position (SWL-DEC-3, SWL-DEC-4)."""
    if s.narrow is not None:
        return s.narrow
    kept = offered
    if s.top() == c.F_MENU:
        kept = rules_turn.narrow_menu(s, s.actor, offered)
    s.narrow = kept if kept else offered
    return s.narrow


def apply(s: Position, choice: int) -> None:
    """Carry out the answer to the open question, then all that needs none (SWL-Q-1, SWL-DEC-7)."""
    t = s.t
    seat = s.actor
    kind = s.stack[-1]
    s.own(seat)
    if kind == c.F_UNITS:
        rules_units.do_units(s, seat, choice)
    elif kind == c.F_MENU:
        if choice == t.to_pass:
            rules_round.pass_round(s, seat)
        elif choice == t.to_end:
            s.drop()
        else:
            rules_turn.do_menu(s, seat, choice)
    elif kind == c.F_AREA:
        rules_areas.do_area(s, seat, choice)
    elif kind == c.F_BATCH:
        rules_stack.do_batch(s, seat, choice - t.to_part)
    elif kind == c.F_PROPERTY:
        rules_property.do_property(s, seat, choice)
    elif kind == c.F_DISCARD:
        rules_hand.do_discard(s, seat, choice - t.to_discard)
    elif kind == c.F_BASICS:
        rules_stack.do_basics(s, seat, choice - t.to_basics)
    elif kind == c.F_SWAP_TAKE:
        rules_stack.do_swap(s, seat, choice - t.to_take)
    elif kind == c.F_BONUS:
        s.stack[s.frame()] = choice - t.to_bonus
    elif kind == c.F_AFTER_CARD:
        rules_hand.do_after_card(s, seat, choice)
    elif kind == c.F_PAY:
        rules_stack.do_pay(s, seat, choice)
    elif kind == c.F_SPECIAL:
        rules_units.do_special(s, seat, choice - t.to_special)
    elif kind == c.F_CLOCK:
        rules_turn.place_clock(s, seat, choice - t.to_site)
    elif kind == c.F_COPY:
        rules_areas.do_copy(s, seat, choice - t.to_copy)
    elif kind == c.F_SPOT:
        rules_round.do_spot(s, seat, choice - t.to_spot)
    elif kind == c.F_KEEP:
        rules_round.do_keep(s, seat, choice - t.to_keep)
    elif kind == c.F_CHARACTER:
        rules_setup.do_character(s, seat, choice - t.to_character)
    elif kind == c.F_MAP:
        rules_setup.do_map(s, seat, choice - t.to_map)
    elif kind == c.F_AUTOMATE:
        rules_hand.do_automate(s, seat, choice)
    elif kind == c.F_COLUMN:
        rules_hand.do_column(s, seat, choice - t.to_automate)
    elif kind == c.F_SEARCH:
        rules_hand.do_search(s, seat, choice - t.to_find)
    elif kind == c.F_PRESENT:
        rules_hand.do_present(s, seat, choice - t.to_present)
    elif kind == c.F_COLOUR:
        rules_units.do_colour(s, choice - t.to_colour)
    elif kind == c.F_CHOOSE:
        rules_stack.do_choose(s, seat, choice - t.to_option)
    else:
        rules_round.do_draft(s, seat, choice - t.to_draft)
    run(s)


def forced(s: Position, choice: int) -> bool:
    """Whether the engine takes an only choice by itself (SWL-ROUND-6, SWL-AUTO-9).

    Passing is the player's own act, and declining to automate must not tell what is in the hand; Carmen, who has to
    automate, is not asked where there is one answer (SWL-CHR-CARMEN-1).
    """
    if s.stack[-1] == c.F_AUTOMATE:
        return s.stack[s.frame() + 1] == 1
    return choice != s.t.to_pass


# --- refusals -----------------------------------------------------------------------------------------------


def refuse(s: Position, seat: int, attempt: Attempt) -> Refusal | None:
    """Why a seat may not do what it attempts
    (SWL-ROUND-4, SWL-PASS-13, SWL-DEC-6, SWL-UPK-3, SWL-CARD-1, SWL-VAR-3, SWL-SETUP-7)."""
    if s.actor < 0:
        return Refusal("SWL-GEN-2", "why-over")
    if seat >= 0 and seat != s.actor:
        if s.sheets[seat][c.PASSED] and s.phase == c.P_ACTION:
            return Refusal("SWL-PASS-13", "why-already-passed")
        return Refusal("SWL-ROUND-4", "why-not-your-turn")
    if attempt.choice < 0:
        outside = OUTSIDE.get(attempt.word)
        return None if outside is None else outside(s, attempt.form)
    number = attempt.args[0] if attempt.args else 0
    if attempt.word in MAIN or attempt.word in FREE:
        return why_not_menu(s, attempt.word, number)
    return REFUSALS[attempt.word](s, number)


def why_not_menu(s: Position, word: str, number: int) -> Refusal:
    """Main and free actions: only in the own turn, nothing pending, one main action
    (SWL-ROUND-5, SWL-FREE-2, SWL-INC-11)."""
    if s.phase != c.P_ACTION:
        if word in FREE:
            return Refusal("SWL-INC-11", "why-not-in-phase")
        return Refusal("SWL-ROUND-1", "why-not-now")
    if s.top() != c.F_MENU:
        return Refusal("SWL-FREE-2", "why-effect-pending")
    if word == "end":
        return Refusal("SWL-ROUND-6", "why-no-main")
    if word in MAIN and s.stack[s.frame()]:
        return Refusal("SWL-ROUND-5", "why-main-done")
    return REFUSALS[word](s, number)


REFUSALS: Final[dict[str, Callable[[Position, int], Refusal]]] = {
    **refusals(rules_setup, rules_round, rules_areas, rules_turn, rules_stack, rules_property, rules_hand),
    **refusals(rules_units),
    "food": rules_units.why_not_unit,
    "income": rules_units.why_not_unit,
    # never forbidden, only not asked for
    "replace": never("SWL-CHR-RIKKA-1", "why-not-now"),
    "part": never("SWL-Q-4", "why-not-now"),
    "option": never("SWL-Q-1", "why-not-now"),
    "pay": never("SWL-CARD-11", "why-not-now"),
    "bonus": never("SWL-BON-5", "why-not-now"),
    "colour": never("SWL-CHR-CORAL-2", "why-not-now"),
    "find": never("SWL-CARD-13", "why-not-now"),
    "present": never("SWL-CHR-SAKURA-3", "why-not-now"),
}
# Attempts that no choice of the space expresses: a slot, a row, a terrain, several cards ...
OUTSIDE: Final[dict[str, Callable[[Position, AnyForm], Refusal | None]]] = {
    "area": rules_areas.why_not_that_slot,
    "automate": rules_hand.why_not_that_card,
    "basics": rules_stack.why_not_that_basic,
    "build": rules_property.why_not_that_row,
    "discard": rules_areas.why_not_those_cards,
    "draft": never("SWL-VAR-3", "why-draft-pick"),
    "from_hand": never("SWL-CHR-CARMEN-1", "why-carmen-two"),
    "keep": never("SWL-UPK-3", "why-keep-one"),
    "land": rules_units.why_not_that_tile,
    "play": never("SWL-CARD-1", "why-card-not-hand"),
    "road": rules_units.why_not_that_edge,
    "spot": never("SWL-SETUP-7", "why-spot-absent"),
    "take": rules_stack.why_not_that_basic,
}
