"""What may be chosen, what choosing does, and why not: the way from a frame on the stack to its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from magnate.core.contract import Attempt
from magnate.core.message import Refusal, refusals
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
from magnate.games.sweetlands.rules_effects import why
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
    """Why a seat may not do what it attempts (SWL-ROUND-4, SWL-PASS-13, SWL-DEC-6)."""
    if s.actor < 0:
        return why("over", "SWL-GEN-2")
    if seat >= 0 and seat != s.actor:
        if s.sheets[seat][c.PASSED] and s.phase == c.P_ACTION:
            return why("already_passed", "SWL-PASS-13")
        return why("not_your_turn", "SWL-ROUND-4")
    if attempt.choice < 0:
        return why_not_form(s, attempt.word, attempt.form)
    number = attempt.args[0] if attempt.args else 0
    if attempt.word in MAIN or attempt.word in FREE:
        return why_not_menu(s, attempt.word, number)
    if attempt.word in REFUSALS:
        return REFUSALS[attempt.word](s, number)
    return why("not_now", NOT_ASKED[attempt.word])


def why_not_menu(s: Position, word: str, number: int) -> Refusal:
    """Main and free actions: only in the own turn, nothing pending, one main action
    (SWL-ROUND-5, SWL-FREE-2, SWL-INC-11)."""
    if s.phase != c.P_ACTION:
        if word in FREE:
            return why("not_in_phase", "SWL-INC-11")
        return why("not_now", "SWL-ROUND-1")
    if s.top() != c.F_MENU:
        return why("effect_pending", "SWL-FREE-2")
    if word == "end":
        return why("no_main", "SWL-ROUND-6")
    if word in MAIN and s.stack[s.frame()]:
        return why("main_done", "SWL-ROUND-5")
    return REFUSALS[word](s, number)


def why_not_form(s: Position, word: str, form: Mapping[str, object]) -> Refusal | None:
    """The rule against an attempt that no choice stands for: a slot, a row, a terrain, several cards ...

    SWL-ROAD-1, SWL-GEN-8, SWL-AREA-2, SWL-HAND-2, SWL-UPK-3, SWL-CARD-1, SWL-VAR-3, SWL-SETUP-7
    """
    if word == "area" and "slot" in form:
        return why_not_slot_form(s, form)
    if word == "build":
        return why_not_build_form(s, form)
    if word == "land":
        return why_not_land_form(s, form)
    if word == "road" and form.get("edge") not in s.t.edge_ids:
        return why("edge_off", "SWL-ROAD-1")
    if word in ("basics", "take") and form.get("mix", form.get("what")) is not None:
        return why("free_basic", "SWL-GEN-8")
    if word == "discard" and "cards" in form:
        if rules_areas.paying_slot(s):
            return why("slot_wrong_count", "SWL-AREA-2", {"n": s.stack[s.frame() + 2]})
        return why("not_now", "SWL-HAND-2")
    if word == "keep":
        return why("keep_one", "SWL-UPK-3")
    if word == "from_hand":
        return why("carmen_two", "SWL-CHR-CARMEN-1")
    if word == "automate" and "card" in form:
        return why_not_automate_form(s, form["card"])
    if word in ("play", "discard"):
        return why("card_not_hand", "SWL-CARD-1")
    if word == "draft":
        return why("draft_pick", "SWL-VAR-3")
    return why("spot_absent", "SWL-SETUP-7") if word == "spot" else None


def why_not_slot_form(s: Position, form: Mapping[str, object]) -> Refusal | None:
    """A slot that is not the leftmost empty one (SWL-AREA-1)."""
    area = str(form.get("area"))
    if area not in s.t.area_ids or form["slot"] == rules_areas.next_slot(s, s.t.area_ids.index(area)) + 1:
        return None
    return why("slot_order", "SWL-AREA-1")


def why_not_build_form(s: Position, form: Mapping[str, object]) -> Refusal | None:
    """The clock by a place-property effect, an upper row first, a lab out of order (SWL-PROP-1, SWL-PROP-9)."""
    kind = form.get("kind")
    if kind == "clock":
        return why("prop_clock", "SWL-PROP-1")
    if kind == "lab":
        return why("prop_lab", "SWL-PROP-15")
    if kind in ("tent", "house", "bldg") and "row" in form:
        built = s.sheets[s.actor][c.TENT + c.KINDS.index(str(kind))]
        row = form["row"]
        if isinstance(row, int) and row <= built:
            return why("prop_none", "SWL-PROP-25")
        return why("prop_row", "SWL-PROP-9")
    return None


def why_not_land_form(s: Position, form: Mapping[str, object]) -> Refusal | None:
    """A tile off the map, of the wrong terrain, or special on an ordinary hex (SWL-LAND-2 to SWL-LAND-4)."""
    t = s.t
    cell = form.get("cell")
    number = s.sheets[s.actor][c.MAP]
    if cell not in t.cell_ids or number < 0:
        return why("hex_forbidden", "SWL-LAND-4")
    place = t.cell_ids.index(str(cell))
    terrain = t.terrain[number][place]
    tile: Any = form.get("tile", form.get("terrain"))
    if (tile in t.special_ids) != (terrain == c.T_SPECIAL):
        return why("hex_special", "SWL-LAND-3")
    if terrain > c.T_SPECIAL or terrain < 0:
        return why("hex_forbidden", "SWL-LAND-4")
    if tile != c.TERRAINS[terrain]:
        return why("hex_terrain", "SWL-LAND-2")
    return None if s.t.to_land + place in s.choices() else rules_units.why_not_land(s, place)


def why_not_automate_form(s: Position, card: object) -> Refusal | None:
    """Automating a named card: only the one just played (SWL-AUTO-1, SWL-CARD-9, SWL-AUTO-4)."""
    if card not in s.t.card_ids:
        return why("card_not_hand", "SWL-CARD-1")
    number = s.t.card_ids.index(str(card))
    if s.top() == c.F_AFTER_CARD and s.stack[s.frame()] == number:
        return None
    return rules_hand.never_automated(s, number) or why("auto_late", "SWL-AUTO-1")


REFUSALS: Final[dict[str, Callable[[Position, int], Refusal]]] = {
    **refusals(rules_setup, rules_round, rules_areas, rules_turn, rules_stack, rules_property, rules_hand),
    **refusals(rules_units),
    "food": rules_units.why_not_unit,
    "income": rules_units.why_not_unit,
}
# Choices that are never forbidden, only not asked for.
NOT_ASKED: Final[dict[str, str]] = {
    "replace": "SWL-CHR-RIKKA-1",
    "part": "SWL-Q-4",
    "option": "SWL-Q-1",
    "pay": "SWL-CARD-11",
    "bonus": "SWL-BON-5",
    "colour": "SWL-CHR-CORAL-2",
    "find": "SWL-CARD-13",
    "present": "SWL-CHR-SAKURA-3",
}
