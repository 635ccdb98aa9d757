"""Why a choice is refused: the clause that forbids it and a sentence, in the order of the rules.

`refuse` answers for numbers of the choice space. `refuse_form` answers for attempts the space cannot express, since
an interface or a newcomer may still try them:

    {"do": "step", "space": "4-3", "to": "3-4"}                  a single step that is no step
    {"do": "move", "space": "4-2", "who": "permanent"}           the permanent employee
    {"do": "move" or "use", "zone": "west"}                      somebody who is away
    {"do": "recall", "region": "west", "count": 1}               a region by name
    {"do": "take", "region": "west", "space": 2}                 the income of another space
    {"do": "mission", "region": "west", "department": "sales"}   somebody else than the one in use
    {"do": "build", "slot": "boston:1", "mission": "west"}       a city outside the mission's region
    {"do": "project", "project": "housing", "section": 4}        a disc that is not next
    {"do": "amount", "goods": 4}                                 too many or too few at once
    {"do": "save", "research": 3}                                research points for later
    {"do": "activate", "department": "lobby"}                    outside a department
    {"do": "activate", "department": "human-resources", "who": "permanent"}
    {"do": "pay", "cell": "W2"}                                  welfare before the end
    {"do": "look", "at": "deck"}                                 hidden cards
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from magnate.core.message import Refusal
from magnate.games.carnegie import state as st
from magnate.games.carnegie.rules_construction import can_build
from magnate.games.carnegie.rules_management import lowest_price, site_price
from magnate.games.carnegie.rules_research import tab_price, track_open, track_price
from magnate.games.carnegie.rules_setup import has_free_twin
from magnate.games.carnegie.rules_use import can_use, unused
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import (
    ANY,
    EFFECTS,
    FREE,
    HOUSING,
    HR,
    LOBBY,
    RD,
    SPAN,
    STANDING,
    TAKE_EMPLOYEE,
    TAKE_EMPLOYEE_2,
)
from magnate.games.carnegie.tables import COPY as COPIES
from magnate.games.carnegie.tables import PROJECT as BUILDS
from magnate.games.carnegie.view import department_clause

SETUP = (st.SIDES, st.HOUSES, st.MOVES, st.START)


def refuse(s: Position, choice: int) -> Refusal:
    """Why a number of the space is not offered now."""
    verb = s.t.space.verb_of(choice)
    args = s.t.space.args(choice)
    return HANDLERS[verb.word](s, args)


def refuse_seat(s: Position, seat: int) -> Refusal | None:
    """Why a seat may not act at all."""
    if s.actor < 0:
        return Refusal("CAR-ROUND-3", "why-over")
    if seat >= 0 and seat != s.actor:
        return Refusal("CAR-USE-1", "why-not-your-turn")
    return None


def refuse_attempt(s: Position, seat: int, choice: int | Mapping[str, object]) -> Refusal | None:
    """Out of turn, some attempts have a better answer than that."""
    if s.actor >= 0 and seat not in (-1, s.actor):
        form = (
            s.t.space.decode(choice) if isinstance(choice, int) and 0 <= choice < s.t.space.size else choice
        )
        word = form.get("do") if isinstance(form, Mapping) else None
        if word == "row" and s.phase == st.TIMELINE:
            return Refusal("CAR-TIME-1", "why-row-first-player")
        served = s.phase == st.EVENT and (seat - s.first) % s.seats < s.pos
        if word == "donate" and served:
            return no_donation(s, seat)
    return refuse_seat(s, seat)


# --- setup ------------------------------------------------------------------------------------------


def refuse_side(s: Position, args: list[int]) -> Refusal:
    """Sides are chosen tab by tab in the setup and fixed then."""
    if s.step == st.SIDE:
        return Refusal("CAR-SETUP-6", "why-side-order", {"tab": f"@tab-{s.t.projects[s.section]}"})
    return Refusal("CAR-SETUP-6", "why-side-fixed")


def refuse_house(s: Position, args: list[int]) -> Refusal:
    """The first housing: medium or large city, Housing slot, free."""
    t = s.t
    slot = args[0]
    if s.step != st.HOUSE:
        return Refusal("CAR-SETUP-18", "why-house-setup")
    if t.slot_type[slot] == ANY:
        return Refusal("CAR-SETUP-18", "why-house-small")
    if t.slot_type[slot] != HOUSING:
        return Refusal("CAR-SETUP-18", "why-house-type")
    if s.slots[slot] >= 0:
        return Refusal("CAR-BUILD-4", "why-slot-taken")
    return Refusal("CAR-BUILD-6", "why-slot-twin")


def refuse_reserve(s: Position, args: list[int]) -> Refusal:
    """A tile is reserved in the setup, from the display."""
    if s.step != st.RESERVE:
        return Refusal("CAR-SETUP-20", "why-reserve-setup")
    return Refusal("CAR-SETUP-20", "why-tile-gone")


# --- employees ----------------------------------------------------------------------------------------


def refuse_move(s: Position, args: list[int]) -> Refusal:
    """Who may be moved, and when."""
    space, posture = args
    if s.step == st.TO:
        return Refusal("CAR-HR-2", "why-move-picked")
    if s.phase in SETUP:
        if s.step != st.MOVE or s.pool < 1:
            return Refusal("CAR-SETUP-21", "why-setup-moves", {"n": s.t.free_moves})
    elif s.phase != st.USE or s.mine != HR:
        return Refusal("CAR-USE-2", "why-move-hr")
    elif s.pool < 1:
        return Refusal("CAR-HR-6", "why-no-moves")
    elif s.step != st.TURN:
        return Refusal("CAR-USE-4", "why-finish-use")
    permanent = s.grid[s.actor * s.t.spaces + space]
    if posture == STANDING and 0 <= permanent < s.t.departments and s.t.permanent_staff[permanent]:
        return Refusal("CAR-COMP-4", "why-permanent-moves")
    return Refusal("CAR-HR-2", "why-nobody-there")


def refuse_to(s: Position, args: list[int]) -> Refusal:
    """Where a picked employee may go."""
    if s.step != st.TO:
        return Refusal("CAR-HR-2", "why-pick-first")
    distance = s.t.distance[(s.group >> 1) * s.t.spaces + args[0]]
    if distance == 0:
        return Refusal("CAR-HR-2", "why-same-space")
    return Refusal("CAR-HR-2", "why-too-far", {"n": distance, "left": s.pool})


# --- timeline and event ---------------------------------------------------------------------------------


def refuse_row(s: Position, args: list[int]) -> Refusal:
    """The timeline is chosen once, at the start of a round."""
    return Refusal("CAR-TIME-1", "why-row-now")


def refuse_recall(s: Position, args: list[int]) -> Refusal:
    """Employees come home in an income event of their region."""
    if s.phase == st.EVENT and s.region < 0:
        return Refusal("CAR-EVENT-1", "why-no-income")
    if s.phase != st.EVENT:
        return Refusal("CAR-MISS-5", "why-recall-event")
    there = s.zones[s.actor * 4 + s.region]
    if args[0] > there:
        return Refusal("CAR-INC-1", "why-too-many-recalled", {"n": there})
    return Refusal("CAR-INC-1", "why-recalled-once")


def refuse_new_lobby(s: Position, args: list[int]) -> Refusal:
    """Arrivals may go to New Lobby only if it stands."""
    if s.where[s.actor * s.t.departments + s.t.new_lobby] < 0:
        return Refusal("CAR-EMP-1", "why-lobby-only")
    if s.step not in (st.RETURN, st.NEWCOMERS):
        return Refusal("CAR-EMP-1", "why-nobody-arrives")
    return Refusal("CAR-D04-2", "why-arrivals", {"n": s.count})


def refuse_take(s: Position, args: list[int]) -> Refusal:
    """The income of a tab section that offers a choice."""
    if args[0] in (TAKE_EMPLOYEE, TAKE_EMPLOYEE_2) and s.reserve[s.actor] == 0:
        return Refusal("CAR-EMP-5", "why-reserve-empty")
    if args[0] == TAKE_EMPLOYEE_2 and s.where[s.actor * s.t.departments + s.t.new_lobby] < 0:
        return Refusal("CAR-EMP-1", "why-lobby-only")
    if s.step == st.TAKE:
        return Refusal("CAR-INC-8", "why-not-this-income")
    return Refusal("CAR-INC-5", "why-no-recall")


def refuse_donate(s: Position, args: list[int]) -> Refusal:
    """One donation per donation event, on an empty cell, paid in full."""
    if s.step == st.DONATE:
        return Refusal("CAR-DON-4", "why-cell-taken")
    if s.phase not in (st.EVENT, st.USE, st.ACTIVATION) or not s.donation:
        return Refusal("CAR-EVENT-1", "why-no-donation")
    if s.phase == st.EVENT:
        return Refusal("CAR-EVENT-4", "why-income-first")
    return no_donation(s, s.actor)


def no_donation(s: Position, seat: int) -> Refusal:
    """Why a seat that has had its turn in the event cannot donate."""
    if not s.donation:
        return Refusal("CAR-EVENT-1", "why-no-donation")
    if s.discs[seat] == 0:
        return Refusal("CAR-DON-4", "why-no-disc")
    if not s.can_pay(seat, s.donation_price(seat), 0):
        return Refusal("CAR-DON-2", "why-donation-price", {"n": s.donation_price(seat)})
    return Refusal("CAR-DON-1", "why-one-donation")


# --- using departments ------------------------------------------------------------------------------------


def refuse_keep(s: Position, args: list[int]) -> Refusal:
    """Keeping the tile is a choice only when it could be used."""
    if s.choice[s.actor] == st.NO_TILE:
        return Refusal("CAR-SETUP-10", "why-no-tile")
    return Refusal("CAR-CHOICE-2", "why-tile-late")


def refuse_switch(s: Position, args: list[int]) -> Refusal:
    """The Action Choice tile: whose, when, and for which type."""
    if s.choice[s.actor] == st.NO_TILE:
        return Refusal("CAR-SETUP-10", "why-no-tile")
    if s.choice[s.actor] == st.SPENT:
        return Refusal("CAR-CHOICE-1", "why-tile-spent")
    if s.actor == s.first and s.phase == st.USE:
        return Refusal("CAR-CHOICE-3", "why-tile-first-player")
    if s.phase == st.USE and args[0] == s.type and not s.acted:
        return Refusal("CAR-CHOICE-1", "why-tile-same-type")
    return Refusal("CAR-CHOICE-2", "why-tile-late")


def refuse_use(s: Position, args: list[int]) -> Refusal:
    """A department: built, of the right type, staffed, open, and with an effect that can be met."""
    t = s.t
    d = args[0]
    seat = s.actor
    if s.phase in (st.TIMELINE, st.EVENT):
        return Refusal("CAR-GEN-3", "why-event-first")
    if s.phase != st.USE:
        return Refusal("CAR-GEN-3", "why-no-use-now")
    if s.where[seat * t.departments + d] < 0:
        return Refusal("CAR-USE-2", "why-not-built")
    if t.permanent[d]:
        return Refusal("CAR-USE-8", "why-permanent-effect")
    if t.dept_type[d] != s.mine:
        return Refusal("CAR-USE-2", "why-other-type", {"type": f"@type-{t.types[s.mine]}"})
    if s.step == st.CHOICE:
        return Refusal("CAR-CHOICE-2", "why-tile-undecided")
    if d in t.pools[s.mine]:
        return Refusal("CAR-RD-3" if s.mine == RD else "CAR-HR-1", "why-credited")
    if s.closed >> d & 1:
        return Refusal("CAR-USE-4", "why-closed")
    if s.standing(seat, d) == 0:
        return Refusal("CAR-USE-3", "why-nobody-active")
    if unused(s, seat, d) < 1:
        return Refusal("CAR-USE-3", "why-all-used")
    if not can_use(s, seat, d):
        at = d * EFFECTS
        if t.kind[at] == BUILDS and t.pay_money[at] and any(can_build(s, seat, p, 0) for p in range(4)):
            return Refusal("CAR-D10-1", "why-outsourcing", {"n": t.pay_money[at]})
        if t.kind[at] == COPIES:
            return no_copy(s, seat)
        return Refusal("CAR-MISS-3", "why-cannot-meet")
    return Refusal("CAR-USE-4", "why-finish-use")


def no_copy(s: Position, seat: int) -> Refusal:
    """Why Charitable Giving cannot be used at all."""
    if s.discs[seat] == 0:
        return Refusal("CAR-DON-4", "why-no-disc")
    if not s.can_pay(seat, s.donation_price(seat), 0):
        return Refusal("CAR-DON-2", "why-donation-price", {"n": s.donation_price(seat)})
    return Refusal("CAR-D15-1", "why-copy-foreign")


def refuse_effect(s: Position, args: list[int]) -> Refusal:
    """An effect of the department in use."""
    if s.step != st.EFFECT or args[0] >= s.t.effects[s.using]:
        return Refusal("CAR-USE-6", "why-no-effect")
    return Refusal("CAR-MISS-3", "why-cannot-meet")


def refuse_mission(s: Position, args: list[int]) -> Refusal:
    """A mission needs a use that sends somebody."""
    return Refusal("CAR-MISS-1", "why-no-mission")


def refuse_leave(s: Position, args: list[int]) -> Refusal:
    """One leaves only a department one is using."""
    return Refusal("CAR-USE-4", "why-not-inside")


def refuse_amount(s: Position, args: list[int]) -> Refusal:
    """Goods sold, traded or bought at once must be there or be paid for."""
    if s.step != st.AMOUNT:
        return Refusal("CAR-USE-3", "why-no-trade")
    at = s.using * EFFECTS + s.effect
    if s.t.pay_goods[at]:
        return Refusal("CAR-GEN-5", "why-too-few-goods", {"n": s.goods[s.actor]})
    return Refusal("CAR-GEN-5", "why-too-little-money", {"n": (args[0] + 1) * s.t.pay_money[at]})


# --- building ---------------------------------------------------------------------------------------------


def refuse_tile(s: Position, args: list[int]) -> Refusal:
    """A tile to build: reserved first, not twice, on display, paid for."""
    t = s.t
    seat = s.actor
    tile = args[0]
    if s.step not in (st.TILE, st.SITE):
        return Refusal("CAR-MGMT-2", "why-planning-first")
    if s.where[seat * t.departments + tile] >= 0:
        return Refusal("CAR-MGMT-5", "why-twice")
    if s.reserved[seat] >= 0 and tile != s.reserved[seat]:
        return Refusal("CAR-MGMT-6", "why-reserved-first")
    if s.reserved[seat] < 0 and s.display[tile] == 0:
        return Refusal("CAR-MGMT-7", "why-tile-gone")
    price = lowest_price(s, seat)
    if s.step == st.TILE and s.goods[seat] >= price:
        return Refusal("CAR-D04-1", "why-extra-goods", {"n": t.extra_goods[tile]})
    if s.step == st.TILE:
        return Refusal("CAR-MGMT-3", "why-department-price", {"n": price + t.extra_goods[tile]})
    return Refusal("CAR-MGMT-3", "why-site-first")


def refuse_site(s: Position, args: list[int]) -> Refusal:
    """A building site: neither Lobby nor department, and paid for."""
    t = s.t
    space = args[0]
    here = s.grid[s.actor * t.spaces + space]
    if here == LOBBY:
        return Refusal("CAR-COMP-5", "why-site-lobby")
    if here != FREE:
        return Refusal("CAR-MGMT-4", "why-site-taken")
    if s.step != st.SITE:
        return Refusal("CAR-MGMT-2", "why-planning-first")
    price = site_price(s, s.actor, s.tile, space)
    if t.extra_goods[s.tile] and s.goods[s.actor] >= price - t.extra_goods[s.tile]:
        return Refusal("CAR-D04-1", "why-extra-goods", {"n": t.extra_goods[s.tile]})
    return Refusal("CAR-MGMT-3", "why-department-price", {"n": price})


def refuse_relocate(s: Position, args: list[int]) -> Refusal:
    """Property Management: staffed, right after building, one employee."""
    if s.standing(s.actor, s.t.property) == 0:
        return Refusal("CAR-D08-3", "why-property-staffed")
    if s.step == st.RELOCATE:
        return Refusal("CAR-D08-1", "why-nobody-there")
    return Refusal("CAR-D08-1", "why-relocate-once")


def refuse_project(s: Position, args: list[int]) -> Refusal:
    """A project type: disc on its tab, goods, a free slot."""
    t = s.t
    seat = s.actor
    project = args[0]
    if s.step not in (st.PROJECT, st.SLOT):
        return Refusal("CAR-BUILD-1", "why-builder-first")
    if s.discs_on_tab(seat, project) < 1:
        return Refusal("CAR-BUILD-3", "why-no-project")
    goods = t.project_goods[project]
    if s.goods[seat] < goods:
        if town_would_cover(s, seat, goods - s.goods[seat]):
            return Refusal("CAR-BUILD-8", "why-town-later")
        return Refusal("CAR-BUILD-2", "why-project-price", {"n": goods})
    fee = t.pay_money[s.using * EFFECTS + s.effect]
    if not s.can_pay(seat, fee, goods):
        return Refusal("CAR-D10-1", "why-outsourcing", {"n": fee})
    if s.step == st.SLOT:
        return Refusal("CAR-BUILD-5", "why-slot-first")
    return Refusal("CAR-BUILD-4", "why-no-slot-left")


def town_would_cover(s: Position, seat: int, missing: int) -> bool:
    """Whether the income of some free town would bring the missing goods, had it come before the payment."""
    t = s.t
    for slot in range(t.slots):
        region = t.slot_region[slot]
        pays = t.track_goods[region * SPAN + s.track[seat * 4 + region]]
        if s.slots[slot] < 0 and t.city_income[t.slot_city[slot]] and pays >= missing:
            return True
    return False


def refuse_build(s: Position, args: list[int]) -> Refusal:
    """A slot: free, and of the right type."""
    t = s.t
    slot = args[0]
    if s.slots[slot] >= 0:
        return Refusal("CAR-BUILD-4", "why-slot-taken")
    if s.step != st.SLOT:
        return Refusal("CAR-BUILD-1", "why-builder-first")
    if t.slot_type[slot] not in (s.project, ANY):
        return Refusal("CAR-BUILD-5", "why-slot-type")
    assert has_free_twin(s, slot)
    return Refusal("CAR-BUILD-6", "why-slot-twin")


# --- research ---------------------------------------------------------------------------------------------


def can_research(s: Position) -> bool:
    """Whether research points are being spent."""
    return s.step == st.RESEARCH or (s.step == st.TURN and s.mine == RD)


def refuse_track(s: Position, args: list[int]) -> Refusal:
    """A step on a track: not past the end, not onto a taken last space, paid in full."""
    region = args[0]
    if s.track[s.actor * 4 + region] >= s.t.last:
        return Refusal("CAR-TRANS-1", "why-track-end")
    if not can_research(s):
        return Refusal("CAR-RD-2", "why-no-research")
    if not track_open(s, s.actor, region):
        return Refusal("CAR-TRANS-3", "why-track-taken")
    return Refusal("CAR-RD-9", "why-research-price", {"n": track_price(s, s.actor, region), "left": s.pool})


def refuse_tab(s: Position, args: list[int]) -> Refusal:
    """A step of a tab: not past the end, with a disc for a disc place, paid in full."""
    tab = args[0]
    if s.exposed[s.actor * 4 + tab] >= s.t.sections:
        return Refusal("CAR-RD-8", "why-tab-end")
    if not can_research(s):
        return Refusal("CAR-RD-2", "why-no-research")
    price = tab_price(s, s.actor, tab)
    if price > s.pool:
        return Refusal("CAR-RD-9", "why-research-price", {"n": price, "left": s.pool})
    return Refusal("CAR-RD-6", "why-tab-disc")


def refuse_copy(s: Position, args: list[int]) -> Refusal:
    """Charitable Giving: in an RD turn, on a cell of another seat that one does not have."""
    cell = s.cells[args[0]]
    if s.phase != st.USE or s.mine != RD:
        return Refusal("CAR-D15-4", "why-copy-rd")
    if cell >> s.actor & 1:
        return Refusal("CAR-D15-3", "why-copy-own")
    if cell == 1 << st.NEUTRAL:
        return Refusal("CAR-D15-2", "why-copy-foreign")
    if cell == 0:
        return Refusal("CAR-D15-1", "why-copy-foreign")
    return Refusal("CAR-D15-1", "why-copy-use")


# --- activation and the rest ------------------------------------------------------------------------------


def refuse_activate(s: Position, args: list[int]) -> Refusal:
    """Activation: in phase 4, lying in a department, with a free workstation and the money."""
    t = s.t
    d = args[0]
    space = s.where[s.actor * t.departments + d]
    if s.phase not in (st.START, st.ACTIVATION):
        return Refusal("CAR-ACT-1", "why-activate-later")
    if space < 0:
        return Refusal("CAR-ACT-2", "why-not-built")
    if t.stations[d] == 0:
        return Refusal("CAR-ACT-2", "why-activate-inside")
    at = s.actor * t.spaces + space
    if s.lie[at] == 0:
        return Refusal("CAR-ACT-2", "why-already-active" if s.stand[at] else "why-nobody-lies")
    if s.stand[at] >= t.stations[d]:
        return Refusal("CAR-ACT-2", "why-no-station")
    return Refusal("CAR-ACT-3", "why-station-price", {"n": t.station_price[d]})


def refuse_sell(s: Position, args: list[int]) -> Refusal:
    """Goods are sold by the engine unless the table sells by hand."""
    if s.goods[s.actor] == 0:
        return Refusal("CAR-SELL-1", "why-no-goods")
    if s.by_hand:
        return Refusal("CAR-SELL-2", "why-goods-needed")
    return Refusal("CAR-SELL-1", "why-sold-for-you")


def refuse_decline(s: Position, args: list[int]) -> Refusal:
    """There is nothing to decline."""
    if s.step == st.ROW:
        return Refusal("CAR-TIME-1", "why-must-choose-row")
    return Refusal("CAR-DON-1", "why-nothing-to-decline")


def refuse_done(s: Position, args: list[int]) -> Refusal:
    """What has been started must be finished first."""
    if s.step == st.ROW:
        return Refusal("CAR-TIME-1", "why-must-choose-row")
    if s.phase in SETUP:
        return Refusal("CAR-SETUP-11", "why-setup-choice")
    if s.phase == st.EVENT:
        return Refusal("CAR-EVENT-2", "why-event-choice")
    return Refusal("CAR-USE-4", "why-finish-use")


HANDLERS: dict[str, Callable[[Position, list[int]], Refusal]] = {
    "side": refuse_side,
    "house": refuse_house,
    "reserve": refuse_reserve,
    "move": refuse_move,
    "to": refuse_to,
    "row": refuse_row,
    "recall": refuse_recall,
    "new-lobby": refuse_new_lobby,
    "track": refuse_track,
    "tab": refuse_tab,
    "take": refuse_take,
    "donate": refuse_donate,
    "keep": refuse_keep,
    "switch": refuse_switch,
    "use": refuse_use,
    "effect": refuse_effect,
    "mission": refuse_mission,
    "tile": refuse_tile,
    "site": refuse_site,
    "relocate": refuse_relocate,
    "amount": refuse_amount,
    "project": refuse_project,
    "build": refuse_build,
    "copy": refuse_copy,
    "activate": refuse_activate,
    "sell": refuse_sell,
    "sell-all": refuse_sell,
    "leave": refuse_leave,
    "decline": refuse_decline,
    "done": refuse_done,
}


# --- attempts outside the space ---------------------------------------------------------------------------


def refuse_form(s: Position, form: dict[str, object]) -> Refusal | None:
    """The rule against an attempt that no choice of the space expresses, if there is one."""
    word = form.get("do")
    if word in ("step", "to", "move") and ("space" in form or "to" in form):
        return refuse_walk(s, form)
    if word in ("move", "use") and "zone" in form:
        return Refusal("CAR-MISS-4", "why-away")
    if word == "recall" and "region" in form:
        return refuse_region(s, form)
    if word == "recall":
        return refuse_recall(s, [s.t.employees + 1])
    if word == "take" and "space" in form:
        return Refusal("CAR-INC-2", "why-own-space")
    if word == "mission" and "department" in form:
        return Refusal("CAR-MISS-1", "why-other-employee")
    if word == "build" and "mission" in form:
        return Refusal("CAR-MISS-2", "why-outside-region")
    if word == "project" and "section" in form:
        return Refusal("CAR-BUILD-3", "why-disc-order")
    if word == "amount":
        clause = department_clause(s.using) if s.step == st.AMOUNT else "CAR-D06-1"
        return Refusal(clause, "why-amount", {"n": max(s.t.most)})
    if word == "save":
        return Refusal("CAR-RD-9", "why-research-kept")
    if word == "activate" and "who" in form:
        return Refusal("CAR-COMP-4", "why-permanent-place")
    if word == "activate":
        return Refusal("CAR-ACT-2", "why-activate-inside")
    if word == "pay":
        return Refusal("CAR-CELL-3", "why-welfare-later")
    if word == "look" and s.seats == 1:
        return Refusal("CAR-INFO-5", "why-hidden-card")
    return None


def refuse_walk(s: Position, form: dict[str, object]) -> Refusal:
    """Steps that are none, spaces that are not there, and the permanent employee."""
    names = s.t.space_names
    ends = [form[key] for key in ("space", "to") if key in form]
    if any(end in s.t.regions for end in ends):
        return Refusal("CAR-MISS-4", "why-away")
    if any(end not in names for end in ends):
        return Refusal("CAR-HR-2", "why-off-board")
    if form.get("who") == "permanent":
        return Refusal("CAR-COMP-4", "why-permanent-moves")
    return Refusal("CAR-HR-2", "why-straight")


def refuse_region(s: Position, form: dict[str, object]) -> Refusal:
    """A recall that names its region: only the active one, and no more than are there."""
    t = s.t
    if s.phase != st.EVENT or s.region < 0:
        return refuse_recall(s, [0])
    if form["region"] != t.regions[s.region]:
        return Refusal("CAR-INC-1", "why-other-region", {"region": f"@region-{t.regions[s.region]}"})
    count = form.get("count")
    return refuse_recall(s, [count if isinstance(count, int) else t.employees + 1])
