"""Sections 8.1, 8.2, 9 and 10: limits, price, points, Bank and Stock Exchange."""

from __future__ import annotations

import pytest

from magnate.core.errors import IllegalChoice
from magnate.games.industry import GAME
from magnate.games.industry.constants import DEVELOP, SOURCE
from magnate.games.industry.rules_development import discount_of, price_of
from magnate.games.industry.rules_scoring import final_score, network_points, rank_keys, road_points
from magnate.testing import clause
from magnate.testing.case import can, do

from .positions import bidding, cell, develop, development, finish_phase, is_developed, nobody_bids, pass_all

# --- limits --------------------------------------------------------------------------------------------


@clause("IND-DEV-1")
def test_everybody_develops_once_from_the_first_player_on() -> None:
    state = bidding("F1", auctioneer=1, first=2, up="F", bag="GHIJ")
    pass_all(state)
    order = []
    while state.step == DEVELOP:
        order.append(state.actor)
        do(state, "done")
    assert order == [2, 3, 0, 1]


@clause("IND-DEV-2")
def test_two_cells_a_turn() -> None:
    state = development(era=2, cash=[20, 5, 5, 5], owned={0: "C1 D1 C2"})
    develop(state, "C1", "D1")
    assert state.actor == 1, "the turn is over"
    assert not is_developed(state, "C2")


@clause("IND-DEV-3")
def test_what_is_not_used_is_lost() -> None:
    state = development(era=2, cash=[20, 5, 5, 5], owned={0: "C1 D1 C2"}, bag="EFGHIJKL")
    do(state, "done")
    assert state.actor == 1
    finish_phase(state)
    nobody_bids(state)
    while state.actor != 0:
        do(state, "done")
    develop(state, "C1", "D1")
    assert state.actor != 0


@clause("IND-DEV-3")
def test_one_development_is_enough() -> None:
    state = develop(development(era=2, owned={0: "C1 D1"}), "C1")
    assert can(state, "done")
    do(state, "done")
    assert state.actor == 1


@clause("IND-DEV-4")
def test_only_own_undeveloped_cells_can_be_developed() -> None:
    state = development(era=2, cash=[20, 5, 5, 5], owned={0: "C1", 1: "D1"}, built={0: "F1"})
    assert can(state, "develop", cell="C1")
    for name in ("D1", "F1", "J1"):
        assert not can(state, "develop", cell=name)


@clause("IND-DEV-6")
def test_a_bonus_can_wait() -> None:
    state = develop(development(era=4, owned={0: "C1"}, cash=[5, 5, 5, 5]), "C1")
    assert is_developed(state, "C1")
    assert state.cash[0] == 3


@clause("IND-DEV-6", "IND-POINTS-2")
def test_a_factory_can_wait_but_scores_nothing_then() -> None:
    state = develop(development(era=2, owned={0: "I1"}, cash=[5, 5, 5, 5]), "I1")
    assert is_developed(state, "I1")
    assert state.prestige[0] == 0
    assert state.cash[0] == 2


@clause("IND-DEV-7")
@pytest.mark.parametrize("bag", ["EFGHIJKL", "IJKL", ""])
def test_a_technology_can_be_developed_in_every_round_of_its_era(bag: str) -> None:
    state = development(era=2, owned={0: "K2"}, built={1: "H2"}, bag=bag)
    assert can(state, "develop", cell="K2")


@clause("IND-DEV-7", "IND-ERA-2")
@pytest.mark.parametrize("era", [3, 4, 5])
def test_a_technology_cannot_be_developed_after_its_era(era: int) -> None:
    state = development(era=era, owned={0: "K2"}, built={0: "H2 E1"}, cash=[20, 5, 5, 5])
    assert not can(state, "develop", cell="K2")


@clause("IND-DEV-8")
def test_without_its_resource_a_cell_cannot_be_developed() -> None:
    state = development(owned={0: "I1"}, cash=[10, 5, 5, 5])
    assert not can(state, "develop", cell="I1")
    with pytest.raises(IllegalChoice, match="Wood"):
        do(state, "develop", cell="I1")


@clause("IND-DEV-9", "IND-RES-7", "IND-PRICE-1")
def test_paying_turning_and_scoring_are_one_step() -> None:
    state = development(owned={0: "I1"}, built={2: "H1"}, cash=[3, 5, 0, 5])
    develop(state, "I1")
    assert state.cash == [0, 5, 1, 5]
    assert state.sunk == 2
    assert is_developed(state, "I1")
    assert state.prestige == [2, 0, 0, 0]


@clause("IND-DEV-9")
def test_nothing_is_paid_before_the_last_way_is_chosen() -> None:
    state = development(era=4, owned={0: "E4"}, jokers={0: "A3 A4"}, cash=[9, 5, 5, 5])
    do(state, "develop", cell="E4")
    assert state.step == SOURCE
    do(state, "source", way="joker")
    assert state.step == SOURCE
    assert (state.cash[0], state.joker_cells(state.jokers[0])) == (9, ["A3", "A4"])
    assert not is_developed(state, "E4")
    do(state, "source", way="buy")
    assert (state.cash[0], state.joker_cells(state.jokers[0])) == (5, ["A4"])
    assert is_developed(state, "E4")


@clause("IND-DEV-10")
def test_the_first_development_serves_the_second() -> None:
    state = development(owned={0: "H1 I1"}, cash=[5, 5, 5, 5])
    assert not can(state, "develop", cell="I1"), "in the other order it cannot be done"
    develop(state, "H1", "I1")
    assert (state.cash[0], state.prestige[0]) == (0, 2)


@clause("IND-DEV-11")
def test_later_seats_profit_from_earlier_ones() -> None:
    state = development(seat=1, first=1, owned={1: "I1", 2: "H1", 3: "L1"}, cash=[5, 5, 5, 5])
    assert not can(state, "develop", cell="I1")
    do(state, "done")
    develop(state, "H1")
    do(state, "done")
    assert state.actor == 3
    develop(state, "L1")
    assert state.cash[3] == 4
    assert state.cash[2] == 5 - 3 + 1


# --- price ---------------------------------------------------------------------------------------------


@clause("IND-PRICE-1")
def test_the_price_goes_to_the_treasury() -> None:
    state = develop(development(owned={0: "F1"}, cash=[5, 5, 5, 5]), "F1")
    assert state.cash == [3, 5, 5, 5]


@clause("IND-PRICE-2")
def test_a_technology_costs_no_money() -> None:
    state = develop(development(owned={0: "L1"}, built={0: "H1"}, cash=[0, 5, 5, 5]), "L1")
    assert (state.cash[0], state.prestige[0]) == (0, 2)


@clause("IND-PRICE-3")
def test_price_and_purchases_must_be_in_hand() -> None:
    assert not can(development(era=3, owned={0: "G3"}, cash=[4, 5, 5, 5]), "develop", cell="G3")
    state = develop(development(era=3, owned={0: "G3"}, cash=[5, 5, 5, 5]), "G3")
    assert state.cash[0] == 0


# --- points --------------------------------------------------------------------------------------------


@clause("IND-POINTS-1")
def test_a_development_scores_its_figure_at_once() -> None:
    state = development(owned={0: "I1 E1"}, built={0: "H1"}, cash=[5, 5, 5, 5])
    develop(state, "I1")
    assert state.scores()[0] == 2
    develop(state, "E1")
    assert state.scores()[0] == 2


@clause("IND-POINTS-2")
def test_a_factory_scores_in_its_own_era_only() -> None:
    late = develop(development(era=2, owned={0: "I1"}), "I1")
    early = develop(development(era=1, owned={0: "I1"}, built={0: "H1"}), "I1")
    assert (late.prestige[0], early.prestige[0]) == (0, 2)


@clause("IND-POINTS-3")
def test_a_late_factory_does_everything_else() -> None:
    state = development(era=4, owned={0: "I2 J3"}, built={0: "I1 D2 G2"}, cash=[9, 5, 5, 5])
    before = rank_keys(state)[0]
    develop(state, "I2", "J3")
    assert state.prestige[0] == 0
    assert {r["id"]: r["source"] for r in state.board(0)["resources"]}["iron"] == "seat:0"
    assert discount_of(state, 0) == 1
    assert road_points(state, 0) == 3
    assert network_points(state, 0, 1) == 4
    assert rank_keys(state)[0][1] == before[1] + 2


@clause("IND-POINTS-4")
def test_a_bonus_scores_nothing_when_developed() -> None:
    state = develop(development(era=4, owned={0: "C4"}, built={0: "E3"}, cash=[5, 5, 5, 5]), "C4")
    assert (state.prestige[0], state.cash[0]) == (0, 2)
    assert final_score(state, 0) == 3


@clause("IND-POINTS-5")
def test_the_last_phase_of_an_era_belongs_to_it() -> None:
    state = bidding("K2", auctioneer=0, built={0: "H2 E1"}, owned={0: "G2"}, cash=[5, 5, 5, 5])
    pass_all(state)
    assert (state.step, state.face_up, state.in_bag, state.era) == (DEVELOP, 0, 0, 2)
    develop(state, "K2", "G2")
    assert state.prestige[0] == 5


# --- Bank and Stock Exchange -----------------------------------------------------------------------------


@clause("IND-SPECIAL-1")
def test_the_bank_takes_one_off_every_price() -> None:
    state = development(era=2, owned={0: "E2"}, built={0: "J2"}, cash=[5, 5, 5, 5])
    assert price_of(state, 0, cell("E2")) == 1
    develop(state, "E2")
    assert state.cash[0] == 3


@clause("IND-SPECIAL-2")
def test_both_take_two_off() -> None:
    state = development(era=5, owned={0: "E5"}, built={0: "J2 J3"}, cash=[5, 5, 5, 5])
    assert price_of(state, 0, cell("E5")) == 1
    develop(state, "E5")
    assert state.cash[0] == 3


@clause("IND-SPECIAL-3")
def test_no_price_falls_below_nothing() -> None:
    state = development(era=5, owned={0: "B5 L5"}, built={0: "J2 J3 H4 G4"}, cash=[1, 5, 5, 5])
    develop(state, "B5", "L5")
    assert state.cash[0] == 1


@clause("IND-SPECIAL-4")
def test_resources_are_not_made_cheaper() -> None:
    state = development(era=4, owned={0: "I4"}, built={0: "J2 J3"}, cash=[3, 5, 5, 5])
    develop(state, "I4")
    assert state.cash[0] == 0


@clause("IND-SPECIAL-4")
def test_auctions_are_not_made_cheaper() -> None:
    state = bidding("F2", auctioneer=0, high=4, leader=1, built={1: "J2", 0: "J3"}, up="FG")
    pass_all(state)
    do(state, "sell")
    assert state.cash == [9, 1, 5, 5]


@clause("IND-SPECIAL-5")
def test_the_discount_starts_with_the_next_development() -> None:
    state = development(era=2, owned={0: "J2 E2"}, cash=[7, 5, 5, 5])
    develop(state, "J2")
    assert state.cash[0] == 2
    develop(state, "E2")
    assert state.cash[0] == 0


@clause("IND-SPECIAL-6")
def test_it_takes_a_developed_one_and_serves_its_owner_alone() -> None:
    state = development(era=3, owned={0: "J2 E2", 1: "E3"}, built={1: "J3"})
    assert price_of(state, 0, cell("E2")) == 2
    assert price_of(state, 1, cell("E3")) == 1


@clause("IND-SPECIAL-7")
@pytest.mark.parametrize(("era", "points"), [(3, 1), (4, 0)])
def test_otherwise_they_are_ordinary_factories(era: int, points: int) -> None:
    state = development(era=era, owned={0: "J3 C1 D1"}, cash=[20, 5, 5, 5])
    develop(state, "J3")
    assert (state.prestige[0], discount_of(state, 0)) == (points, 1)
    develop(state, "C1")
    assert state.actor == 1, "it counted for the limit of two"
    assert rank_keys(state)[0][1] == 2
    assert GAME.tables.needs[cell("J3")] == [0, 4]
