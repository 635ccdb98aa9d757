"""Section 8.3: the four ways to a resource."""

from __future__ import annotations

from itertools import pairwise

import pytest

from magnate.games.industry import GAME
from magnate.games.industry.constants import SOURCE
from magnate.testing import clause
from magnate.testing.case import can, do, values

from .positions import develop, development, is_developed

T = GAME.tables


@clause("IND-RES-1")
def test_each_need_is_met_by_its_own_way() -> None:
    state = development(owned={0: "G1"}, built={3: "H1"}, jokers={0: "A1"}, cash=[3, 5, 5, 0])
    develop(state, "G1")
    assert is_developed(state, "G1")
    assert state.cash == [0, 5, 5, 1]
    assert (state.sunk, state.jokers[0]) == (2, 0)


@clause("IND-RES-2")
def test_a_joker_stands_for_its_resource_only() -> None:
    state = development(owned={0: "K1"}, jokers={0: "B1"})
    assert not can(state, "develop", cell="K1")


@clause("IND-RES-2")
def test_a_used_joker_leaves_the_game() -> None:
    state = develop(development(owned={0: "K1"}, jokers={0: "A1 B1"}), "K1")
    assert state.joker_cells(state.jokers[0]) == ["B1"]
    assert state.joker_cells(state.spent) == ["A1"]


@clause("IND-RES-3")
def test_the_open_joker_stands_for_anything() -> None:
    state = development(era=4, owned={0: "L4"}, jokers={0: "A4"}, cash=[1, 5, 5, 5])
    develop(state, "L4")
    assert (state.cash[0], state.prestige[0], state.jokers[0]) == (0, 5, 0)


@clause("IND-RES-3", "IND-RES-2")
def test_the_open_joker_meets_one_need_only() -> None:
    state = development(era=3, owned={0: "K3"}, jokers={0: "A4"}, cash=[5, 5, 5, 5])
    assert can(state, "develop", cell="K3"), "ceramic is on sale, cement by the joker"
    state = development(era=3, owned={0: "L3"}, jokers={0: "A4"}, cash=[5, 5, 5, 5])
    assert not can(state, "develop", cell="L3"), "neither steel nor cement is on sale"


@clause("IND-RES-3", "IND-DEV-8")
def test_a_way_that_would_close_the_other_need_is_not_offered() -> None:
    state = development(era=4, owned={0: "L4"}, jokers={0: "A4"}, cash=[9, 5, 5, 5])
    do(state, "develop", cell="L4")
    assert is_developed(state, "L4"), "the joker had to stand for computers, so iron was bought unasked"
    assert state.cash[0] == 8


@clause("IND-RES-4")
def test_a_joker_may_be_used_where_one_could_buy() -> None:
    for way, cash, jokers in (("joker", 1, []), ("buy", 0, ["A1"])):
        state = development(era=2, owned={0: "I2"}, jokers={0: "A1"}, cash=[4, 5, 5, 5])
        do(state, "develop", cell="I2")
        assert values(state, "source") == ["joker", "buy"]
        do(state, "source", way=way)
        assert (state.cash[0], state.joker_cells(state.jokers[0])) == (cash, jokers)


@clause("IND-RES-4")
def test_three_ways_for_one_need() -> None:
    state = development(era=4, owned={0: "E5 E4"}, jokers={0: "A3 A4"}, cash=[9, 5, 5, 5])
    do(state, "develop", cell="E4")
    assert values(state, "source") == ["joker", "any", "buy"]
    do(state, "source", way="any")
    assert is_developed(state, "E4"), "brick can only be bought now"
    assert state.joker_cells(state.jokers[0]) == ["A3"]


@clause("IND-RES-5")
def test_own_product_is_free_as_often_as_needed() -> None:
    state = development(era=2, owned={0: "I2 H2"}, built={0: "E1"}, cash=[6, 5, 5, 5])
    develop(state, "I2", "H2")
    assert (state.cash[0], state.prestige[0]) == (0, 2)


@clause("IND-RES-6")
def test_own_product_costs_no_joker_and_is_not_asked_for() -> None:
    state = development(era=2, owned={0: "I2 H2"}, built={0: "E1"}, jokers={0: "A1"}, cash=[6, 5, 5, 5])
    do(state, "develop", cell="I2")
    assert state.step != SOURCE
    assert state.joker_cells(state.jokers[0]) == ["A1"]


@clause("IND-RES-7")
def test_another_seats_product_costs_a_thaler_paid_to_it() -> None:
    state = development(era=2, owned={0: "H2"}, built={3: "E1"}, cash=[4, 5, 5, 0])
    develop(state, "H2")
    assert state.cash == [0, 5, 5, 1]
    assert state.sunk == 3


@clause("IND-RES-8")
def test_the_maker_is_not_asked() -> None:
    state = development(era=2, owned={0: "H2"}, built={3: "E1"})
    develop(state, "H2")
    assert state.actor == 0
    assert is_developed(state, "H2")


@clause("IND-RES-9")
def test_the_maker_can_spend_the_thaler_in_the_same_phase() -> None:
    state = development(seat=1, first=1, owned={1: "I1", 2: "J1"}, built={2: "H1"}, cash=[5, 5, 2, 5])
    develop(state, "I1")
    do(state, "done")
    assert (state.actor, state.cash[2]) == (2, 3)
    develop(state, "J1")
    assert (state.cash[2], state.prestige[2]) == (0, 2)


@clause("IND-RES-10")
def test_a_producer_supplies_before_the_treasury_does() -> None:
    state = development(era=2, owned={0: "H2", 1: "K2"}, cash=[5, 5, 5, 5])
    develop(state, "H2")
    do(state, "done")
    assert state.actor == 1
    develop(state, "K2")
    assert state.cash == [5 - 4 + 1, 3, 5, 5]
    assert state.prestige[1] == 3


@clause("IND-RES-11")
def test_the_treasury_sells_for_a_thaler() -> None:
    state = develop(development(era=2, owned={0: "E2"}, cash=[3, 5, 5, 5]), "E2")
    assert state.cash == [0, 5, 5, 5]
    assert state.sunk == 3


@clause("IND-RES-12")
def test_the_treasury_does_not_sell_what_another_seat_makes() -> None:
    state = development(era=3, owned={0: "H2"}, built={2: "E1"}, cash=[5, 5, 0, 5])
    develop(state, "H2")
    assert state.cash[2] == 1
    assert state.sunk == 3


@clause("IND-RES-13")
@pytest.mark.parametrize("seat", [0, 2])
def test_an_undeveloped_producer_supplies_nobody_and_closes_nothing(seat: int) -> None:
    owned = {0: "H2", 2: "E1"} if seat == 0 else {2: "E1 H2"}
    state = development(seat=seat, era=2, owned=owned, cash=[5, 5, 5, 5])
    develop(state, "H2")
    assert state.cash[seat] == 1
    assert sum(state.cash) == 16
    assert state.sunk == 4


@clause("IND-RES-14")
def test_in_era_one_the_treasury_sells_nothing() -> None:
    state = development(era=1, owned={0: "G1 I1 K1 L1"}, cash=[20, 5, 5, 5])
    assert values(state, "develop") == []


@clause("IND-RES-15")
def test_what_the_treasury_sells_in_each_era() -> None:
    sold = []
    for era in range(1, 6):
        resources = development(era=era).board(0)["resources"]
        sold.append({r["id"] for r in resources if r["source"] == "treasury"})
    assert [len(names) for names in sold] == [0, 3, 6, 9, 11]
    assert sold[1] == {"stone", "brick", "wood"}
    assert sold[2] - sold[1] == {"ceramic", "glass", "iron"}
    assert sold[3] - sold[2] == {"cable", "steel", "cement"}
    assert sold[4] - sold[3] == {"computers", "plastic"}
    assert all(earlier <= later for earlier, later in pairwise(sold))


@clause("IND-RES-15")
def test_era_three_has_iron_but_no_steel() -> None:
    state = development(era=3, owned={0: "H3"}, cash=[20, 5, 5, 5])
    assert not can(state, "develop", cell="H3")
    state = development(era=3, owned={0: "H3"}, jokers={0: "B3"}, cash=[20, 5, 5, 5])
    assert can(state, "develop", cell="H3")


@clause("IND-RES-16")
def test_a_resource_is_sold_any_number_of_times() -> None:
    state = development(era=3, owned={0: "I3 H3"}, built={1: "I2"}, cash=[8, 0, 5, 5])
    develop(state, "I3", "H3")
    assert state.cash == [0, 2, 5, 5]
    assert state.prestige[0] == 4


@clause("IND-RES-17")
def test_resources_come_with_a_development_only() -> None:
    state = development(era=3, cash=[9, 5, 5, 5], owned={0: "C1"})
    assert values(state, "source") == []
    develop(state, "C1")
    assert values(state, "source") == []
    assert state.cash[0] == 7, "nothing but the price was paid"
