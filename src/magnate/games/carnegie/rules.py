"""What may be chosen, and what choosing does: the course of the game. Its parts, in play order:

    rules_setup         tab sides, first housing, department pick
    rules_moves         moving employees (setup and Human Resources)
    rules_timeline      phase 1 and the end of a round
    rules_event         phase 2: income and donation
    rules_use           phase 3: the department turn, what all departments have in common
    rules_management    building departments         rules_construction   building projects
    rules_research      research steps               rules_activation     phase 4
    rules_scoring       final scoring                rules_solo           Andrew
    rules_paying        money and goods              rules_attempts       what no choice expresses

In each of them `offer_X` says what may be chosen, `why_not_X` why something else may not, `do_X` does it.

How equivalent orders are folded:

For everybody, because no player could tell the difference:
- Equal pieces are offered once: employees as groups (space, lying or standing), tiles as numbers, equal slots
  of a city once (in solo each, since Andrew fills from the left).
- An employee is moved to a destination, not along a path; moves and research points are pools.
- Goods are sold by the engine, exactly as many as a payment lacks, so selling never appears as a step. With
  the option `selling: by-hand` the choice `sell` (1 goods) stands beside every decision; selling only shrinks
  the stock, so it cannot run forever. In the last activation against Andrew, when he would score for goods,
  `sell` and `sell-all` are always there.
- Supply Chain never sells goods to buy goods.

For search only (`distinct`), because a person may want to click in any order:
- Research steps in the order West, Midwest, South, East, Public, Industry, Commerce, Housing; Advanced
  Research before the first, Charitable Giving after the last step.
- Moves by origin and destination in rising order, and nobody is moved twice. (So nobody walks out and back only
  to lie where he stood: the one result this leaves out, and it helps nobody.)
- Activations in board order.
- A department left unused is not entered again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnate.core.contract import Attempt
from magnate.core.message import AnyForm, Refusal, never, refusals
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie import rules_activation as activation
from magnate.games.carnegie import rules_attempts as attempts
from magnate.games.carnegie import rules_construction as construction
from magnate.games.carnegie import rules_event as event
from magnate.games.carnegie import rules_leave as leave
from magnate.games.carnegie import rules_management as management
from magnate.games.carnegie import rules_moves as moves
from magnate.games.carnegie import rules_paying as paying
from magnate.games.carnegie import rules_research as research
from magnate.games.carnegie import rules_setup as setup
from magnate.games.carnegie import rules_solo as solo
from magnate.games.carnegie import rules_timeline as timeline
from magnate.games.carnegie import rules_use as use
from magnate.games.carnegie.rules_scoring import final_scoring
from magnate.games.carnegie.state import Position

# --- the course of the game -------------------------------------------------------------------------


def begin_phase(s: Position, phase: int) -> None:
    """A phase begins with the first seat of its order (CAR-GEN-3, CAR-SOLO-21)."""
    s.phase = phase
    s.pos = 0
    begin_seat(s)


def seat_in_turn(s: Position) -> int:
    """Who comes next: clockwise from the first player, for the first housing counter-clockwise ending with
    the first player (CAR-SETUP-18, CAR-EVENT-2, CAR-USE-1, CAR-ACT-1)."""
    if s.phase == st.HOUSES:
        return (s.first - 1 - s.pos) % s.seats
    seat = s.first + s.pos
    return seat if seat < s.seats else seat - s.seats


def begin_seat(s: Position) -> None:
    """The next seat begins its part of the phase (CAR-GEN-3)."""
    s.actor = seat_in_turn(s)
    if s.phase == st.USE:
        use.begin_use(s)
    elif s.phase == st.EVENT:
        event.begin_event(s)
    elif s.phase == st.ACTIVATION or s.phase == st.START:
        activation.begin_activation(s)
    elif s.phase == st.SIDES:
        setup.begin_sides(s)
    elif s.phase == st.HOUSES:
        s.step = st.HOUSE
    else:
        setup.begin_moves(s)


def finish_seat(s: Position) -> None:
    """A seat has finished its part; all seats finish a phase before the next begins (CAR-GEN-3)."""
    s.turn += 1
    s.pos += 1
    if s.pos < s.seats:
        begin_seat(s)
    elif s.phase == st.ACTIVATION:
        next_round(s)
    elif s.phase == st.START:
        begin_round(s)
    else:
        begin_phase(s, s.phase + 1)


def begin_round(s: Position) -> None:
    """Phase 1: the first player, in solo in turn with Andrew, chooses the timeline
    (CAR-TIME-1, CAR-SOLO-7, CAR-SOLO-8)."""
    s.phase = st.TIMELINE
    s.pos = 0
    if s.seats == 1:
        solo.new_card(s)
        if solo.andrew_chooses(s):
            solo.andrew_row(s)
            solo.andrew_turn(s)
            begin_phase(s, st.EVENT)
            return
    timeline.begin_timeline(s)


def do_row(s: Position, row: int) -> None:
    """The row is chosen; Andrew plays his whole turn before the human's event (CAR-TIME-2, CAR-SOLO-8)."""
    timeline.choose_row(s, row, s.actor)
    if s.seats == 1:
        solo.reveal(s)
        solo.andrew_turn(s)
    begin_phase(s, st.EVENT)


def next_round(s: Position) -> None:
    """The marker advances; after the last round the game is scored (CAR-GEN-2, CAR-ROUND-1, CAR-ROUND-3)."""
    timeline.end_round(s)
    if s.seats == 1:
        solo.put_card_away(s)
    if s.round == s.t.rounds:
        final_scoring(s)
        if s.seats == 1 and s.journal is not None:
            journal.andrew_counted(s, solo.andrew_sheet(s))
        return
    s.round += 1
    begin_round(s)


# --- what may be chosen -----------------------------------------------------------------------------


def offer(s: Position) -> list[int]:
    """The legal choices of the seat to act (section 20; CAR-SELL-2 for selling by hand)."""
    out = offer_step(s)
    if s.by_hand and len(out) > 1 and paying.may_sell(s) and s.t.to_sell not in out:
        return [*out, s.t.to_sell]
    return out


def offer_step(s: Position) -> list[int]:
    """The choices of the step the seat is at; the list may be one of the tables, not to be changed (CAR-GEN-3)."""
    step = s.step
    if step == st.TURN:
        return use.offer_turn(s)
    if step == st.TO:
        return moves.offer_to(s)
    if step == st.ACTIVATE:
        return activation.offer_activate(s)
    if step == st.ZONE:
        return use.offer_mission(s)
    if step == st.EFFECT:
        return use.offer_effect(s)
    if step == st.CHOICE:
        return use.offer_choice(s)
    if step == st.ROW:
        return timeline.offer_row(s)
    if step == st.RECALL:
        return event.offer_recall(s)
    if step == st.DONATE:
        return event.offer_donate(s)
    if step == st.SLOT:
        return construction.offer_build(s)
    if step == st.PROJECT:
        return construction.offer_project(s)
    if step == st.TILE:
        return management.offer_tile(s)
    if step == st.SITE:
        return management.offer_site(s)
    if step == st.AMOUNT:
        return use.offer_amount(s)
    if step == st.RESEARCH:
        return event.offer_income_research(s)
    if step == st.TAKE:
        return event.offer_take(s)
    if step == st.RELOCATE:
        return management.offer_relocate(s)
    if step == st.COPY:
        return use.offer_copy(s)
    if step == st.MOVE:
        return setup.offer_moves(s)
    if step == st.SIDE:
        return setup.offer_side(s)
    if step == st.HOUSE:
        return setup.offer_house(s)
    if step == st.RESERVE:
        return setup.offer_reserve(s)
    assert step in (st.RETURN, st.NEWCOMERS), "nothing is asked of anybody"
    return event.offer_new_lobby(s)


# --- why not ------------------------------------------------------------------------------------------

REFUSALS: Final[dict[str, Callable[..., Refusal]]] = {
    **refusals(
        setup, moves, timeline, event, research, use, management, construction, activation, paying, leave
    ),
    "sell-all": paying.why_not_sell,
}
OUTSIDE: Final[dict[str, Callable[[Position, AnyForm], Refusal | None]]] = {
    "step": attempts.why_not_step,
    "to": attempts.why_not_step,
    "move": attempts.why_not_step,
    "use": attempts.naming("zone", "CAR-MISS-4", "why-away"),
    "take": attempts.naming("space", "CAR-INC-2", "why-own-space"),
    "mission": attempts.naming("department", "CAR-MISS-1", "why-other-employee"),
    "build": attempts.naming("mission", "CAR-MISS-2", "why-outside-region"),
    "project": attempts.naming("section", "CAR-BUILD-3", "why-disc-order"),
    "recall": attempts.why_not_region,
    "amount": attempts.why_not_so_many,
    "activate": attempts.why_not_inside,
    "save": never("CAR-RD-9", "why-research-kept"),
    "pay": never("CAR-CELL-3", "why-welfare-later"),
    "look": attempts.why_not_look,
}


def refuse(s: Position, seat: int, attempt: Attempt) -> Refusal | None:
    """Why a seat may not do what it attempts; None where no rule speaks of it
    (CAR-ROUND-3, CAR-USE-1, CAR-TIME-1, CAR-DON-1, CAR-RD-9, CAR-CELL-3)."""
    if s.actor < 0:
        return Refusal("CAR-ROUND-3", "why-over")
    if seat not in (-1, s.actor):
        if attempt.word == "row" and s.phase == st.TIMELINE:
            return Refusal("CAR-TIME-1", "why-row-first-player")
        if attempt.word == "donate" and s.phase == st.EVENT and (seat - s.first) % s.seats < s.pos:
            return event.why_not_donate_again(s, seat)
        return Refusal("CAR-USE-1", "why-not-your-turn")
    if attempt.choice < 0:
        outside = OUTSIDE.get(attempt.word)
        return None if outside is None else outside(s, attempt.form)
    return REFUSALS[attempt.word](s, *attempt.args)


# --- what choosing does -----------------------------------------------------------------------------


def apply(s: Position, choice: int) -> None:
    """Do a legal choice, then whatever follows by itself (CAR-GEN-3)."""
    apply_step(s, choice)
    while s.actor >= 0:
        if s.step == st.FINISHED:
            finish_seat(s)
        elif s.step == st.USED:
            use.finish_use(s)
        else:
            return


def apply_step(s: Position, choice: int) -> None:
    """Do a choice of the step the seat is at (CAR-GEN-3, CAR-SELL-1)."""
    t = s.t
    step = s.step
    if choice >= t.to_sell:
        apply_button(s, choice)
    elif step == st.TURN:
        apply_in_turn(s, choice)
    elif step == st.TO:
        moves.do_to(s, choice - t.to_to)
    elif step == st.ACTIVATE:
        activation.do_activate(s, choice - t.to_activate)
    elif step == st.ZONE:
        use.do_mission(s, choice - t.to_mission)
    elif step == st.EFFECT:
        use.do_effect(s, choice - t.to_effect)
    elif step == st.CHOICE:
        if choice == t.to_keep:
            use.begin_turn(s)
        else:
            use.do_switch(s, choice - t.to_switch)
    elif step == st.ROW:
        do_row(s, choice - t.to_row)
    elif step == st.RECALL:
        event.do_recall(s, choice - t.to_recall)
    elif step == st.DONATE:
        event.do_donate(s, choice - t.to_donate)
    elif step == st.SLOT:
        construction.do_build(s, choice - t.to_build)
    elif step == st.PROJECT:
        construction.do_project(s, choice - t.to_project)
    elif step == st.TILE:
        management.do_tile(s, choice - t.to_tile)
    elif step == st.SITE:
        management.do_site(s, choice - t.to_site)
    elif step == st.AMOUNT:
        use.do_amount(s, choice - t.to_amount + 1)
    elif step == st.RESEARCH:
        apply_in_turn(s, choice)
    elif step == st.RETURN:
        event.do_return(s, choice - t.to_new_lobby)
    elif step == st.NEWCOMERS:
        event.do_newcomers(s, choice - t.to_new_lobby)
    elif step == st.TAKE:
        event.do_take(s, choice - t.to_take)
    elif step == st.RELOCATE:
        management.do_relocate(s, choice - t.relocate.base)
    elif step == st.COPY:
        use.do_copy(s, choice - t.to_copy)
    elif step == st.SIDE:
        setup.do_side(s, choice - t.side.pair(s.section, 0))
    elif step == st.HOUSE:
        setup.do_house(s, choice - t.to_house)
    elif step == st.RESERVE:
        setup.do_reserve(s, choice - t.to_reserve)
    else:
        moves.do_move(s, choice - t.move.base)


def apply_in_turn(s: Position, choice: int) -> None:
    """The choices between uses of a department turn, and those of research (CAR-USE-4, CAR-HR-6, CAR-RD-2)."""
    t = s.t
    if choice >= t.to_use:
        use.do_use(s, choice - t.to_use)
    elif choice >= t.to_tab:
        research.do_tab(s, choice - t.to_tab)
    elif choice >= t.to_track:
        research.do_track(s, choice - t.to_track)
    else:
        moves.do_move(s, choice - t.move.base)


def apply_button(s: Position, choice: int) -> None:
    """Selling goods, and the ways out of a step (CAR-SELL-1, CAR-USE-4, CAR-DON-1, CAR-D08-2, CAR-USE-5)."""
    t = s.t
    if choice == t.to_sell:
        paying.sell(s, s.actor, 1)
    elif choice == t.to_sell_all:
        paying.sell(s, s.actor, s.goods[s.actor])
    elif choice == t.to_leave:
        leave.do_leave(s)
    elif s.step == st.TURN:
        use.end_turn(s)
    elif s.step == st.DONATE:
        event.do_decline(s)
    elif s.step == st.RELOCATE:
        s.step = st.USED
    elif s.step == st.RESEARCH:
        event.end_income_research(s)
    else:
        s.step = st.FINISHED


# --- folding for search -----------------------------------------------------------------------------


def distinct(s: Position, offered: list[int]) -> list[int]:
    """The legal choices without those that only repeat another order of the same steps
    (CAR-RD-2, CAR-HR-5, CAR-ACT-1)."""
    out: list[int] = []
    for choice in offered:
        if not repeats(s, choice):
            out.append(choice)
    return out if out else offered


def repeats(s: Position, choice: int) -> bool:
    """Whether a choice comes too late in the fixed order of its kind (CAR-RD-2, CAR-HR-5, CAR-ACT-1)."""
    t = s.t
    if s.step == st.TURN and t.to_use <= choice < t.to_effect and s.passed >> (choice - t.to_use) & 1:
        return True
    if research.can_research(s):
        if t.to_track <= choice < t.to_tab:
            return 1 + choice - t.to_track < s.order
        if t.to_tab <= choice < t.to_take:
            return 8 - (choice - t.to_tab) < s.order
        if t.to_use <= choice < t.to_effect:
            return 0 < s.order < 9 and t.kind[(choice - t.to_use) * st.EFFECTS] != st.KIND_COPY
    elif s.step == st.MOVE or (s.step == st.TURN and s.mine == st.HR):
        if t.move.base <= choice < t.to_to:
            group = choice - t.move.base
            space = group >> 1
            late = group < s.order // t.spaces
            moved = group & 1 == st.LYING and s.lie[s.actor * t.spaces + space] <= s.moved[space]
            return late or moved
    elif s.step == st.TO:
        return s.group == s.order // t.spaces and choice - t.to_to < s.order % t.spaces
    elif s.step == st.ACTIVATE and t.to_activate <= choice < t.to_sell:
        return t.board_order.index(choice - t.to_activate) < s.order
    return False
