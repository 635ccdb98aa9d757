"""What the yardsticks count as a blunder at Carnegie: each count fires, and does not fire without its cause."""

from __future__ import annotations

from magnate.games.carnegie.blunders import NAMES, blunders, gives_up, left_over, passed_over
from magnate.games.carnegie.game import CarnegieState
from magnate.testing.case import do

from .positions import AMBER, T, activation, away, event, lie, number, purse, stand, table, turn


def found(s: CarnegieState, word: str, **args: object) -> dict[str, int]:
    """The blunders in a choice, by name."""
    before = s.clone()
    do(s, word, **args)
    return {name: amount for name, _, amount in blunders(before, number(word, **args), s)}  # type: ignore[arg-type]


def test_what_is_left_at_the_end_is_counted_and_nothing_else() -> None:
    s = table(2)
    purse(s, AMBER, 0, 0)
    assert left_over(s, AMBER) == []
    purse(s, AMBER, 7, 2)
    lie(s, AMBER, "lobby", 3)
    assert {name: amount for name, _, amount in left_over(s, AMBER)} == {
        "money-left": 7,
        "goods-left": 2,
        "workers-idle": 3,
    }
    assert {name for name, _, _ in left_over(s, AMBER)} <= set(NAMES)


def test_workers_are_passed_over_only_where_a_free_workstation_could_be_paid() -> None:
    s = table(2)
    lie(s, AMBER, "research", 2)
    price = T.station_price[T.dept_names.index("research")]
    assert price > 0
    purse(s, AMBER, price, 0)
    assert passed_over(s, AMBER) == 1
    purse(s, AMBER, price - 1, 0)
    assert passed_over(s, AMBER) == 0
    purse(s, AMBER, 50, 0)
    stand(s, AMBER, "research", T.stations[T.dept_names.index("research")])
    assert passed_over(s, AMBER) == 0, "no workstation is free"
    lie(s, AMBER, "lobby", 3)
    assert passed_over(s, AMBER) == 0, "nobody works in the lobby"


def test_research_points_are_lost_only_while_they_could_buy_a_step() -> None:
    s = turn(table(2), "RD")
    pool = s.pool
    assert pool > 0
    assert found(s, "done")["research-lost"] == pool
    assert found(turn(table(2), "HR"), "done") == {}, "moves are no research points"


def test_research_is_wasted_only_where_a_step_would_have_scored() -> None:
    s = table(2)
    stand(s, AMBER, "research", 3)
    s.exposed = [4] * len(s.exposed)  # the next section of every tab scores
    turn(s, "RD")
    pool = s.pool
    before = s.scores()[AMBER]
    after = s.clone()
    after.advance(number("tab", tab="housing"))
    assert after.scores()[AMBER] > before
    assert found(s.clone(), "done") == {"research-lost": pool, "research-wasted": pool}  # type: ignore[arg-type]
    s.exposed = [T.sections] * len(s.exposed)  # tracks can still be bought, which bring no points at once
    s.settle()
    assert found(s, "done") == {"research-lost": pool}


def test_income_is_declined_by_recalling_nobody_who_would_have_been_paid() -> None:
    s = table(2)
    away(s, AMBER, "south", 2)
    s.track[AMBER * 4 + T.regions.index("south")] = 2
    event(s, "south")
    assert found(s.clone(), "recall", count=0) == {"income-declined": 1}  # type: ignore[arg-type]
    assert found(s.clone(), "recall", count=1) == {}  # type: ignore[arg-type]
    assert found(s, "recall", count=2) == {}


def test_a_turn_is_given_up_only_where_nothing_was_done_in_it() -> None:
    s = table(2)
    stand(s, AMBER, "research", 3)
    turn(s, "RD")
    assert gives_up(s, number("done"))
    do(s, "tab", tab="commerce")
    assert s.actor == AMBER
    assert not gives_up(s, number("done"))
    idle = table(2)
    stand(idle, AMBER, "construction", 2)
    lie(idle, AMBER, "construction", 1)
    purse(idle, AMBER, 9, 0)
    assert not gives_up(activation(idle), number("done"))
