"""What any expert would call a blunder, for the yardsticks."""

from __future__ import annotations

from typing import Final

from magnate.core.contract import State
from magnate.games.carnegie import constants as st
from magnate.games.carnegie.rules_research import can_research
from magnate.games.carnegie.state import Position

NAMES: Final = (
    "money-left", "goods-left", "workers-idle", "workers-passed-over", "research-lost", "research-wasted",
    "income-declined",
)  # fmt: skip


def blunders(before: Position, choice: int, after: Position) -> list[tuple[str, int, int]]:
    """The blunders in a choice: name, seat, amount."""
    t = before.t
    seat = before.actor
    found: list[tuple[str, int, int]] = []
    if choice == t.to_done and can_research(before) and could_research(before):
        found.append(("research-lost", seat, before.pool))
        if could_score(before):
            found.append(("research-wasted", seat, before.pool))
    if choice == t.to_recall and before.step == st.RECALL and pays(before, seat):
        found.append(("income-declined", seat, 1))
    if after.is_over:
        for who in range(after.seats):
            found += left_over(after, who)
    return found


def could_research(s: Position) -> bool:
    """Whether research points could still buy a step (CAR-RD-9)."""
    return len(steps(s)) > 0


def steps(s: Position) -> list[int]:
    """The steps that research points can buy."""
    t = s.t
    return [c for c in s.offered() if t.to_track <= c < t.to_track + 4 or t.to_tab <= c < t.to_tab + 4]


def could_score(s: Position) -> bool:
    """Whether one of these steps brings points at once (against Andrew, whose donations count by the results of the
    human: more lead over him)."""
    for choice in steps(s):
        after = s.clone()
        after.apply(choice)
        if sheet_lead(after, s.actor) > sheet_lead(s, s.actor):
            return True
    return False


def sheet_lead(s: State, seat: int) -> int:
    """The points of a seat as they stand, less Andrew's."""
    return s.scores()[seat] - sum(line.points for line in s.automa_sheet())


def pays(s: Position, seat: int) -> bool:
    """Whether a recall would have brought any income, from transport or from the tabs (CAR-INC-2, CAR-INC-3)."""
    t = s.t
    at = s.region * st.SPAN + s.track[seat * 4 + s.region]
    if (
        t.track_money[at]
        or t.track_goods[at]
        or t.track_vp[at]
        or t.track_research[at]
        or t.track_employee[at]
    ):
        return True
    return any(
        t.sure_money[n] or t.sure_goods[n] or t.sure_vp[n]
        for tab in range(4)
        for n in [(tab * 2 + s.side[seat * 4 + tab]) * st.SPAN + s.built[seat * 4 + tab]]
    )


def left_over(s: Position, seat: int) -> list[tuple[str, int, int]]:
    """Money and goods are worth nothing at the end, and an employee who lies is a point lost
    (CAR-SCORE-3, CAR-SCORE-9)."""
    lying = sum(s.lie[seat * s.t.spaces : (seat + 1) * s.t.spaces])
    amounts = (
        ("money-left", s.money[seat]),
        ("goods-left", s.goods[seat]),
        ("workers-idle", lying),
        ("workers-passed-over", passed_over(s, seat)),
    )
    return [(name, seat, amount) for name, amount in amounts if amount]


def passed_over(s: Position, seat: int) -> int:
    """How many of those who lie could still have been stood up: at a free workstation, for the money that is left
    (CAR-ACT-1)."""
    t = s.t
    prices: list[int] = []
    for space in range(t.spaces):
        at = seat * t.spaces + space
        d = s.grid[at]
        if 0 <= d < t.departments:
            prices += [t.station_price[d]] * max(0, min(s.lie[at], t.stations[d] - s.stand[at]))
    money = s.money[seat]
    count = 0
    for price in sorted(prices):
        if price <= money:
            money -= price
            count += 1
    return count


def gives_up(s: Position, choice: int) -> bool:
    """A department turn that ends before anything was done in it."""
    return choice == s.t.to_done and s.phase == st.USE and s.step == st.TURN and not s.acted
