"""What may be chosen, and what choosing does: the course of the game. The phases have files of their own:

    rules_setup         tab sides, first housing, department pick
    rules_moves         moving employees (setup and Human Resources)
    rules_timeline      phase 1 and the end of a round
    rules_event         phase 2: income and donation
    rules_use           phase 3: the department turn, what all departments have in common
    rules_management    building departments         rules_construction   building projects
    rules_research      research steps               rules_activation     phase 4
    rules_scoring       final scoring                rules_solo           Andrew

How equivalent orders are folded:

For everybody, because no player could tell the difference:
- Equal pieces are offered once: employees as groups (space, lying or standing), tiles as numbers, equal slots
  of a city once (in solo each, since Andrew fills from the left).
- An employee is moved to a destination, not along a path; moves and research points are pools.
- Goods are sold by the engine, exactly as many as a payment lacks, so selling never appears as a step. With
  the option `selling: by-hand` the choice `sell` (1 goods) stands beside every decision; selling only shrinks
  the stock, so it cannot run for ever. In the last activation against Andrew, when he would score for goods,
  `sell` and `sell-all` are always there.
- Supply Chain never sells goods to buy goods.

For search only (`distinct`), because a person may want to click in any order:
- Research steps in the order West, Midwest, South, East, Public, Industry, Commerce, Housing; Advanced
  Research before the first, Charitable Giving after the last step.
- Moves by origin and destination in rising order, and nobody is moved twice. (So nobody walks out and back only
  to lie where he stood: the one result this leaves out, and it helps nobody.)
- Activations in board order.
"""

from __future__ import annotations

from magnate.games.carnegie.rules_activation import (
    apply_activate,
    begin_activation,
    end_activation,
    offer_activate,
)
from magnate.games.carnegie.rules_construction import apply_project, apply_slot, offer_projects, offer_slots
from magnate.games.carnegie.rules_event import (
    apply_donate,
    apply_newcomers,
    apply_recall,
    apply_return,
    apply_take,
    begin_event,
    decline_donation,
    end_income_research,
    give,
    offer_arrivals,
    offer_donate,
    offer_income_research,
    offer_recall,
    offer_take,
)
from magnate.games.carnegie.rules_management import (
    apply_relocate,
    apply_site,
    apply_tile,
    offer_relocate,
    offer_sites,
    offer_tiles,
    site_price,
)
from magnate.games.carnegie.rules_moves import (
    apply_destination,
    apply_group,
    offer_destinations,
    offer_groups,
)
from magnate.games.carnegie.rules_research import apply_tab, apply_track
from magnate.games.carnegie.rules_scoring import final_scoring
from magnate.games.carnegie.rules_setup import (
    apply_house,
    apply_reserve,
    apply_side,
    begin_house,
    begin_moves,
    begin_sides,
    lay_out,
    offer_house,
    offer_reserve,
    offer_side,
)
from magnate.games.carnegie.rules_solo import (
    andrew_chooses,
    andrew_row,
    andrew_turn,
    new_card,
    put_card_away,
    reveal,
)
from magnate.games.carnegie.rules_timeline import begin_timeline, choose_row, end_round, offer_row
from magnate.games.carnegie.rules_use import (
    apply_amount,
    apply_switch,
    apply_use,
    apply_zone,
    begin_turn,
    begin_use,
    choose_effect,
    end_turn,
    finish_use,
    leave,
    offer_amount,
    offer_choice,
    offer_copy,
    offer_effect,
    offer_turn,
    offer_zone,
    send,
)
from magnate.games.carnegie.state import (
    ACTIVATE,
    ACTIVATION,
    AMOUNT,
    CHOICE,
    COPY,
    DONATE,
    EFFECT,
    EVENT,
    FINISHED,
    HOUSE,
    HOUSES,
    MOVE,
    NEWCOMERS,
    PROJECT,
    RECALL,
    RELOCATE,
    RESEARCH,
    RESERVE,
    RETURN,
    ROW,
    SIDE,
    SIDES,
    SITE,
    SLOT,
    START,
    TAKE,
    TILE,
    TIMELINE,
    TO,
    TURN,
    USE,
    USED,
    ZONE,
    Position,
)
from magnate.games.carnegie.tables import COPY as COPIES
from magnate.games.carnegie.tables import EFFECTS, HR, LYING, RD

# --- the course of the game -------------------------------------------------------------------------


def setup(s: Position) -> None:
    """Lay out the table, then the first seat chooses its tab sides (CAR-SETUP-11)."""
    lay_out(s)
    begin_phase(s, SIDES)


def begin_phase(s: Position, phase: int) -> None:
    """A phase begins with the first seat of its order (CAR-GEN-3)."""
    s.phase = phase
    s.pos = 0
    begin_seat(s)


def seat_in_turn(s: Position) -> int:
    """Who comes next: clockwise from the first player, for the first housing counter-clockwise ending with
    the first player (CAR-SETUP-18, CAR-EVENT-2, CAR-USE-1, CAR-ACT-1)."""
    if s.phase == HOUSES:
        return (s.first - 1 - s.pos) % s.seats
    return (s.first + s.pos) % s.seats


def begin_seat(s: Position) -> None:
    """The next seat begins its part of the phase (CAR-GEN-3)."""
    s.actor = seat_in_turn(s)
    if s.phase == USE:
        begin_use(s)
    elif s.phase == EVENT:
        begin_event(s)
    elif s.phase == ACTIVATION or s.phase == START:
        begin_activation(s)
    elif s.phase == SIDES:
        begin_sides(s)
    elif s.phase == HOUSES:
        begin_house(s)
    else:
        begin_moves(s)


def finish_seat(s: Position) -> None:
    """A seat has finished its part; all seats finish a phase before the next begins (CAR-GEN-3)."""
    s.turn += 1
    s.pos += 1
    if s.pos < s.seats:
        begin_seat(s)
    elif s.phase == ACTIVATION:
        next_round(s)
    elif s.phase == START:
        begin_round(s)
    else:
        begin_phase(s, s.phase + 1)


def begin_round(s: Position) -> None:
    """Phase 1: the first player, in solo in turn with Andrew, chooses the timeline
    (CAR-TIME-1, CAR-SOLO-7, CAR-SOLO-8)."""
    s.phase = TIMELINE
    s.pos = 0
    if s.seats == 1:
        new_card(s)
        if andrew_chooses(s):
            andrew_row(s)
            andrew_turn(s)
            begin_phase(s, EVENT)
            return
    begin_timeline(s)


def apply_row(s: Position, row: int) -> None:
    """The row is chosen; Andrew plays his whole turn before the human's event (CAR-TIME-2, CAR-SOLO-8)."""
    choose_row(s, row, s.actor)
    if s.seats == 1:
        reveal(s)
        andrew_turn(s)
    begin_phase(s, EVENT)


def next_round(s: Position) -> None:
    """The marker advances; after the last round the game is scored (CAR-GEN-2, CAR-ROUND-1, CAR-ROUND-3)."""
    end_round(s)
    if s.seats == 1:
        put_card_away(s)
    if s.round == s.t.rounds:
        final_scoring(s)
        return
    s.round += 1
    begin_round(s)


# --- what may be chosen -----------------------------------------------------------------------------


def offer(s: Position) -> list[int]:
    """The legal choices of the seat to act (section 20; CAR-SELL-2 for selling by hand)."""
    out = offer_step(s)
    if s.by_hand and len(out) > 1 and may_sell(s) and s.t.SELL not in out:
        out.append(s.t.SELL)
    return out


def offer_step(s: Position) -> list[int]:
    """The choices of the step the seat is at (CAR-GEN-3)."""
    step = s.step
    if step == TURN:
        return offer_turn(s)
    if step == TO:
        return offer_destinations(s)
    if step == ACTIVATE:
        return offer_activate(s)
    if step == ZONE:
        return offer_zone(s)
    if step == EFFECT:
        return offer_effect(s)
    if step == CHOICE:
        return offer_choice(s)
    if step == ROW:
        return offer_row(s)
    if step == RECALL:
        return offer_recall(s)
    if step == DONATE:
        return offer_donate(s)
    if step == SLOT:
        return offer_slots(s)
    if step == PROJECT:
        return offer_projects(s)
    if step == TILE:
        return offer_tiles(s)
    if step == SITE:
        return offer_sites(s)
    if step == AMOUNT:
        return offer_amount(s)
    if step == RESEARCH:
        return offer_income_research(s)
    if step in (RETURN, NEWCOMERS):
        return offer_arrivals(s)
    if step == TAKE:
        return offer_take(s)
    if step == RELOCATE:
        return offer_relocate(s)
    if step == COPY:
        return offer_copy(s)
    if step == MOVE:
        return offer_setup_moves(s)
    if step == SIDE:
        return offer_side(s)
    if step == HOUSE:
        return offer_house(s)
    if step == RESERVE:
        return offer_reserve(s)
    raise RuntimeError("nothing is asked of anybody")


def offer_setup_moves(s: Position) -> list[int]:
    """A group to move while moves are left, or the end (CAR-SETUP-21)."""
    out: list[int] = []
    offer_groups(s, out)
    out.append(s.t.DONE)
    return out


def may_sell(s: Position) -> bool:
    """Whether a goods can be sold by hand without making the action in progress impossible
    (CAR-SELL-1, CAR-SELL-2)."""
    goods = s.goods[s.actor]
    if s.step == SLOT:
        return goods > s.t.project_goods[s.project]
    if s.step == SITE:
        for space in s.t.free_spaces:
            if s.t.SITE + space in offer_sites(s) and site_price(s, s.actor, s.tile, space) < goods:
                return True
        return False
    return goods > 0


# --- what choosing does -----------------------------------------------------------------------------


def apply(s: Position, choice: int) -> None:
    """Do a legal choice, then whatever follows by itself (CAR-GEN-3)."""
    apply_step(s, choice)
    while True:
        if s.actor < 0:
            return
        if s.step == FINISHED:
            finish_seat(s)
        elif s.step == USED:
            finish_use(s)
        else:
            return


def apply_step(s: Position, choice: int) -> None:
    """Do a choice of the step the seat is at (CAR-GEN-3, CAR-SELL-1)."""
    t = s.t
    step = s.step
    if choice == t.SELL:
        s.sell(s.actor, 1)
    elif choice == t.SELL_ALL:
        s.sell(s.actor, s.goods[s.actor])
    elif choice == t.LEAVE:
        leave(s)
    elif step == TURN:
        apply_in_turn(s, choice)
    elif step == TO:
        apply_destination(s, choice - t.TO)
    elif step == ACTIVATE:
        if choice == t.DONE:
            end_activation(s)
        else:
            apply_activate(s, choice - t.ACTIVATE)
    elif step == ZONE:
        apply_zone(s, choice - t.MISSION)
    elif step == EFFECT:
        choose_effect(s, choice - t.EFFECT)
    elif step == CHOICE:
        if choice == t.KEEP:
            begin_turn(s)
        else:
            apply_switch(s, choice - t.SWITCH)
    elif step == ROW:
        apply_row(s, choice - t.ROW)
    elif step == RECALL:
        apply_recall(s, choice - t.RECALL)
    elif step == DONATE:
        if choice == t.DECLINE:
            decline_donation(s)
        else:
            apply_donate(s, choice - t.DONATE)
    elif step == SLOT:
        apply_slot(s, choice - t.BUILD)
    elif step == PROJECT:
        apply_project(s, choice - t.PROJECT)
    elif step == TILE:
        apply_tile(s, choice - t.TILE)
    elif step == SITE:
        apply_site(s, choice - t.SITE)
    elif step == AMOUNT:
        apply_amount(s, choice - t.AMOUNT + 1)
    elif step == RESEARCH:
        apply_in_income_research(s, choice)
    elif step == RETURN:
        apply_return(s, choice - t.NEW_LOBBY)
    elif step == NEWCOMERS:
        apply_newcomers_here(s, choice - t.NEW_LOBBY)
    elif step == TAKE:
        apply_take(s, choice - t.TAKE)
    elif step == RELOCATE:
        if choice == t.DECLINE:
            s.step = USED
        else:
            apply_relocate(s, choice - t.RELOCATE)
    elif step == COPY:
        apply_copy(s, choice - t.COPY)
    else:
        apply_in_setup(s, choice)


def apply_in_setup(s: Position, choice: int) -> None:
    """The choices of the setup (CAR-SETUP-11)."""
    t = s.t
    if s.step == SIDE:
        apply_side(s, (choice - t.SIDE) & 1)
    elif s.step == HOUSE:
        apply_house(s, choice - t.HOUSE)
    elif s.step == RESERVE:
        apply_reserve(s, choice - t.RESERVE)
    elif choice == t.DONE:
        s.step = FINISHED
    else:
        apply_group(s, choice - t.MOVE)


def apply_in_turn(s: Position, choice: int) -> None:
    """The choices between uses of a department turn (CAR-USE-4, CAR-HR-6, CAR-RD-2)."""
    t = s.t
    if choice == t.DONE:
        end_turn(s)
    elif choice >= t.USE:
        apply_use(s, choice - t.USE)
    elif choice >= t.TAB:
        apply_tab(s, choice - t.TAB)
    elif choice >= t.TRACK:
        apply_track(s, choice - t.TRACK)
    else:
        apply_group(s, choice - t.MOVE)


def apply_in_income_research(s: Position, choice: int) -> None:
    """Spend research points of an income (CAR-INC-7)."""
    t = s.t
    if choice == t.DONE:
        end_income_research(s)
    elif choice >= t.TAB:
        apply_tab(s, choice - t.TAB)
    else:
        apply_track(s, choice - t.TRACK)


def apply_newcomers_here(s: Position, there: int) -> None:
    """New employees enter the lobbies; moves won in an HR turn stay in the pool (CAR-D04-2, CAR-HR-6)."""
    pool = s.pool
    s.pool = 0
    apply_newcomers(s, there)
    s.pool += pool


def apply_copy(s: Position, cell: int) -> None:
    """Send the employee and share the cell (CAR-D15-1, CAR-D15-3, CAR-D15-4)."""
    send(s, s.zone)
    give(s, cell, "log-copy", "CAR-D15-1")
    s.order = 9
    s.step = USED


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
    if s.step == RESEARCH or (s.step == TURN and s.mine == RD):
        if t.TRACK <= choice < t.TAB:
            return 1 + choice - t.TRACK < s.order
        if t.TAB <= choice < t.TAKE:
            return 8 - (choice - t.TAB) < s.order
        if t.USE <= choice < t.EFFECT:
            return 0 < s.order < 9 and t.kind[(choice - t.USE) * EFFECTS] != COPIES
    elif s.step == MOVE or (s.step == TURN and s.mine == HR):
        if t.MOVE <= choice < t.TO:
            group = choice - t.MOVE
            space = group >> 1
            late = group < s.order // t.spaces
            moved = group & 1 == LYING and s.lie[s.actor * t.spaces + space] <= s.moved[space]
            return late or moved
    elif s.step == TO:
        return s.group == s.order // t.spaces and choice - t.TO < s.order % t.spaces
    elif s.step == ACTIVATE and t.ACTIVATE <= choice < t.SELL:
        return t.board_order.index(choice - t.ACTIVATE) < s.order
    return False
