"""Sound books: thalers, property tokens, column tokens, jokers and prestige all add up."""

from __future__ import annotations

from magnate.games.industry import constants as st
from magnate.games.industry.rules_development import count_any, supplier
from magnate.games.industry.state import Position


def audit(s: Position) -> list[str]:
    """Thalers, property tokens, column tokens, jokers and prestige must all add up, and the pending
    decision must fit the table."""
    found = audit_money(s) + audit_tokens(s) + audit_cells(s) + audit_jokers(s)
    return found + audit_step(s)


def minted(s: Position) -> int:
    """Thalers the treasury has given out so far: start, income, column A, subsidies."""
    t = s.t
    drawn = s.era - 1 + (1 if s.columns[t.thaler_column] != st.IN_BAG else 0)
    each = t.start_thalers + t.income * s.round + t.thaler_column_pays * drawn
    return each * s.seats + t.subsidy_thalers * sum(s.subsidies)


def audit_money(s: Position) -> list[str]:
    """Every thaler is with a seat or was paid for a developed cell."""
    t = s.t
    found = [f"seat {seat} holds {held} thalers" for seat, held in enumerate(s.cash) if held < 0]
    if sum(s.cash) + s.sunk != minted(s):
        found.append(f"{sum(s.cash)} thalers held, {s.sunk} paid in, {minted(s)} given out")
    dearest = 0
    for c in range(t.cell_count):
        if s.built[c] > 0:
            dearest += t.price[c] + t.resource_price * len(t.needs[c])
    if not 0 <= s.sunk <= dearest:
        found.append(f"{s.sunk} thalers paid in for cells that cost {dearest} at most")
    for taken in s.subsidies:
        if taken not in (0, 1):
            found.append(f"{taken} subsidies taken by one seat")
    return found


def audit_tokens(s: Position) -> list[str]:
    """Twelve column tokens; those face down are the cells of this era that found a taker."""
    t = s.t
    found: list[str] = []
    if s.columns.count(st.IN_BAG) != s.in_bag or s.columns.count(st.FACE_UP) != s.face_up:
        found.append("the column tokens are miscounted")
    if not 1 <= s.era <= t.eras:
        found.append(f"there is no era {s.era}")
    if s.lot >= 0:
        if t.era_of[s.lot] != s.era or s.columns[s.lot % t.columns] != st.FACE_UP:
            found.append(f"{t.cells[s.lot]} is on offer but not available")
        if s.leader >= 0 and s.cash[s.leader] < s.high:
            found.append(f"seat {s.leader} bid {s.high} and has {s.cash[s.leader]}")
    return found


def audit_cells(s: Position) -> list[str]:
    """An acquired cell has its owner until the end, and prestige is what the developed cells gave."""
    t = s.t
    found: list[str] = []
    earned = [0] * s.seats
    for c in range(t.cell_count):
        owner = s.owner[c]
        if not -1 <= owner < s.seats:
            found.append(f"{t.cells[c]} belongs to seat {owner}")
            continue
        owned = owner >= 0
        cleared = s.step == st.OVER and s.built[c] == 0
        if owned != (s.gone(c) and t.kind[c] != st.JOKER and not cleared):
            found.append(f"{t.cells[c]} has owner {owner}")
        if s.built[c] > 0 and not (owned and t.era_of[c] <= s.built[c] <= s.era):
            found.append(f"{t.cells[c]} was developed in era {s.built[c]}")
        if s.built[c] > 0 and t.kind[c] == st.TECHNOLOGY and s.built[c] != t.era_of[c]:
            found.append(f"{t.cells[c]} was developed after its era")
        if owned:
            earned[owner] += s.earned_by(c)
    if earned != s.prestige:
        found.append(f"prestige is {s.prestige}, the cells gave {earned}")
    return found


def audit_jokers(s: Position) -> list[str]:
    """Every joker token is on its cell, with one seat, or out of the game."""
    t = s.t
    found: list[str] = []
    for j in range(len(t.joker_cell)):
        places = sum([held >> j & 1 for held in s.jokers]) + (s.spent >> j & 1)
        if places != (1 if s.gone(t.joker_cell[j]) else 0):
            found.append(f"the joker of {t.cells[t.joker_cell[j]]} is in {places} places")
    return found


def audit_step(s: Position) -> list[str]:
    """What is asked for is asked of the right seat, about something that is there."""
    t = s.t
    step = s.step
    found: list[str] = []
    for seat in (s.first, s.auctioneer):
        if not 0 <= seat < s.seats:
            found.append(f"there is no seat {seat}")
    if (step == st.OVER) != (s.actor < 0):
        found.append(f"seat {s.actor} is to act at the step {st.STEPS[step]}")
    if (s.lot >= 0) != (step in (st.BID, st.AMOUNT, st.SELL_OR_KEEP)):
        found.append(f"the step is {st.STEPS[step]} with lot {s.lot}")
    if (s.face_up > 0) != (step <= st.SELL_OR_KEEP):
        found.append(f"the step is {st.STEPS[step]} with {s.face_up} cells for sale")
    if (s.span >= 0) != (step == st.AMOUNT):
        found.append(f"the step is {st.STEPS[step]} with span {s.span}")
    if step in (st.OFFER, st.SELL_OR_KEEP) and s.actor != s.auctioneer:
        found.append(f"seat {s.actor} decides for auctioneer {s.auctioneer}")
    if step in (st.BID, st.AMOUNT) and s.actor == s.auctioneer:
        found.append("the auctioneer is asked to bid")
    if step == st.SELL_OR_KEEP and not 0 <= s.leader < s.seats:
        found.append("there is no bid to decide on")
    if (s.site >= 0) != (step == st.SOURCE):
        found.append(f"the step is {st.STEPS[step]} with site {s.site}")
    elif step == st.SOURCE:
        mine = s.owner[s.site] == s.actor and s.built[s.site] == 0
        if not mine or len(s.ways) >= len(t.needs[s.site]):
            found.append(f"{t.cells[s.site]} is not being developed")
        elif not all(open_way(s, t.needs[s.site][i], way) for i, way in enumerate(s.ways)):
            found.append(f"{t.cells[s.site]} cannot be supplied like that")
    if step in (st.DEVELOP, st.SOURCE) and (s.first + s.served) % s.seats != s.actor:
        found.append(f"seat {s.actor} develops after {s.served} seats from seat {s.first}")
    if not 0 <= s.made < t.cells_per_turn:
        found.append(f"{s.made} cells developed in this turn")
    return found


def open_way(s: Position, resource: int, way: int) -> bool:
    """Whether the seat to act can have got a resource in this way (IND-RES-2, IND-RES-3, IND-RES-5)."""
    if way == st.BY_JOKER:
        return s.jokers[s.actor] & s.t.jokers_for[resource] != 0
    if way == st.BY_ANY:
        return s.ways.count(st.BY_ANY) <= count_any(s, s.actor)
    return (supplier(s, resource) == s.actor) == (way == st.OWN_PRODUCT)
