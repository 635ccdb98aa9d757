"""Money and goods: what can be paid, paying, selling, and the price of a donation."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.core.rows import add
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import journal
from magnate.games.carnegie.rules_management import lowest_price
from magnate.games.carnegie.state import Position


def can_pay(s: Position, seat: int, money: int, goods: int) -> bool:
    """Whether a price can be met, goods beyond its own goods part being sold (CAR-GEN-5, CAR-SELL-1)."""
    spare = s.goods[seat] - goods
    return spare >= 0 and s.money[seat] + spare * s.t.sale >= money


def pay(s: Position, seat: int, money: int, goods: int) -> None:
    """Pay a price, selling exactly the goods that are missing in money (CAR-GEN-5, CAR-SELL-2)."""
    add(s.goods, seat, -goods)
    short = money - s.money[seat]
    if short > 0:
        sell(s, seat, (short + s.t.sale - 1) // s.t.sale)
    add(s.money, seat, -money)


def sell(s: Position, seat: int, count: int) -> None:
    """Sell goods to the bank (CAR-SELL-1)."""
    add(s.goods, seat, -count)
    add(s.money, seat, count * s.t.sale)
    if s.journal is not None:
        journal.sold(s, seat, count)


def donation_step(s: Position, seat: int) -> int:
    """What each donation costs more than the one before; less with Communications (CAR-DON-2, CAR-D12-1)."""
    return s.t.cheap_step if s.standing(seat, s.t.communications) > 0 else s.t.cost_step


def donation_price(s: Position, seat: int) -> int:
    """The price of the next donation of a seat (CAR-DON-2, CAR-DON-3, CAR-D12-1)."""
    return donation_step(s, seat) * (s.donated[seat] + 1)


def may_sell(s: Position) -> bool:
    """Whether a goods can be sold by hand without making the action in progress impossible
    (CAR-SELL-1, CAR-SELL-2)."""
    goods = s.goods[s.actor]
    if s.step == st.SLOT:
        return goods > s.t.project_goods[s.project]
    if s.step == st.SITE:
        return goods > lowest_price(s, s.actor) + s.t.extra_goods[s.tile]
    return goods > 0


def why_not_sell(s: Position) -> Refusal:
    """Goods are sold by the engine unless the table sells by hand (CAR-SELL-1, CAR-SELL-2)."""
    if s.goods[s.actor] == 0:
        return Refusal("CAR-SELL-1", "why-no-goods", lacks={"figures/goods": 1})
    if s.by_hand:
        return Refusal("CAR-SELL-2", "why-goods-needed")
    return Refusal("CAR-SELL-1", "why-sold-for-you")
