"""Sections 1 and 2: general rules, the board, the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from magnate.core.errors import BadOptions
from magnate.core.rng import seeded
from magnate.games.industry import GAME
from magnate.games.industry.constants import KINDS
from magnate.games.industry.game import IndustryState
from magnate.games.industry.rules_setup import lay_out
from magnate.testing import clause
from magnate.testing.case import can, do, values

from .positions import after_game, auction, belongs_to, bidding, cell, development, finish_phase, position

T = GAME.tables


@clause("IND-GEN-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_play(seats: int) -> None:
    assert GAME.new(seats).seats == seats


@clause("IND-GEN-1")
@pytest.mark.parametrize("seats", [1, 2, 5, 6])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(BadOptions, match="3, 4 seats"):
        GAME.new(seats)


@clause("IND-GEN-2")
def test_play_is_clockwise() -> None:
    three, four = GAME.new(3), GAME.new(4)
    assert [three.left_of(seat) for seat in range(3)] == [1, 2, 0]
    assert [four.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]


@clause("IND-GEN-3")
def test_nobody_runs_into_debt() -> None:
    state = development(cash=[1, 5, 5, 5], owned={0: "F1"})
    assert not can(state, "develop", cell="F1")
    do(state, "done")
    assert state.cash[0] == 1


@clause("IND-GEN-4")
def test_the_treasury_does_not_run_out() -> None:
    state = development(seat=3, cash=[20, 19, 10, 10])
    finish_phase(state)
    assert "A" not in state.letters_at(1), "the token with the coin was already out"
    assert sum(state.cash) == 63


@clause("IND-GEN-4")
def test_property_tokens_do_not_run_out() -> None:
    many = " ".join(name for name in T.cells if T.kind[cell(name)] != 0 and name[1] in "123" and name != "J3")
    state = bidding("J3", owned={0: " ".join(many.split()[:23])}, cash=[5, 0, 0, 0])
    for _ in range(3):
        do(state, "pass")
    assert state.owner.count(0) == 24
    assert belongs_to(state, "J3") == 0


@clause("IND-GEN-5")
def test_a_cell_never_changes_hands() -> None:
    for seed in range(5):
        state = GAME.new(4, seed)
        rng = seeded(seed)
        owners: dict[int, int] = {}
        while not state.is_over:
            choices = state.choices()
            state.choose(choices[rng.below(len(choices))])
            for c, owner in owners.items():
                kept = state.owner[c] == owner
                assert kept or (state.is_over and state.owner[c] == -1 and state.built[c] == 0)
            owners = {c: state.owner[c] for c in range(60) if state.owner[c] >= 0}


@clause("IND-GEN-6")
def test_a_score_can_be_negative() -> None:
    state = after_game(position(cash=[2, 0, 0, 0], subsidies=[1, 0, 0, 0]))
    assert state.scores() == [-5, 0, 0, 0]


@clause("IND-BOARD-1")
def test_sixty_cells_twelve_columns_by_five_eras() -> None:
    assert len(T.cells) == len(set(T.cells)) == 60
    assert Counter(T.era_of) == {1: 12, 2: 12, 3: 12, 4: 12, 5: 12}
    assert T.letters[cell("C4") % T.columns] == "C"
    assert T.era_of[cell("C4")] == 4


@clause("IND-BOARD-2")
def test_columns_come_in_four_groups() -> None:
    groups = {name: columns for name, columns in GAME.components["groups"].items() if name in KINDS}
    assert groups == {
        "joker": ["A", "B"],
        "bonus": ["C", "D"],
        "factory": ["E", "F", "G", "H", "I", "J"],
        "technology": ["K", "L"],
    }
    by_group = {letter: group for group, letters in groups.items() for letter in letters}
    strays = [name for name in T.cells if by_group[name[0]] != KINDS[T.kind[cell(name)]]]
    assert strays == ["B4", "A5", "B5"]


@clause("IND-BOARD-3")
def test_a_bonus_in_a_joker_column_is_a_bonus() -> None:
    state = bidding("B4", cash=[5, 5, 5, 5])
    do(state, "bid", amount=1)
    do(state, "pass")
    do(state, "pass")
    do(state, "sell")
    assert belongs_to(state, "B4") == 1
    assert state.jokers == [0, 0, 0, 0]


@clause("IND-BOARD-4")
def test_seven_cells_hold_a_joker() -> None:
    assert Counter(KINDS[kind] for kind in T.kind) == {
        "joker": 7,
        "bonus": 13,
        "factory": 30,
        "technology": 10,
    }
    jokers = {T.cells[T.joker_cell[j]]: T.joker_kind[j] for j in range(7)}
    named = {name: "?" if kind < 0 else T.resources[kind] for name, kind in jokers.items()}
    assert named == {
        "A1": "stone",
        "B1": "wood",
        "A2": "glass",
        "B2": "iron",
        "A3": "cement",
        "B3": "steel",
        "A4": "?",
    }


@clause("IND-BOARD-5")
def test_each_resource_has_one_producer() -> None:
    producers = {T.resources[r]: T.cells[T.producer[r]] for r in range(11)}
    assert producers == {
        "stone": "E1",
        "brick": "G1",
        "wood": "H1",
        "ceramic": "F2",
        "glass": "H2",
        "iron": "I2",
        "cable": "F3",
        "steel": "I3",
        "cement": "G3",
        "computers": "H4",
        "plastic": "G4",
    }
    assert sorted(makes for makes in T.makes if makes >= 0) == list(range(11))


@clause("IND-BOARD-6")
def test_a_cell_needs_two_different_resources_at_most() -> None:
    assert all(len(needs) <= 2 and len(set(needs)) == len(needs) for needs in T.needs)
    without = [name for name in T.cells if KINDS[T.kind[cell(name)]] in ("joker", "bonus")]
    assert all(T.needs[cell(name)] == [] for name in without)


@clause("IND-BOARD-7")
def test_roads_join_factories_and_lines_join_technologies() -> None:
    assert len(T.roads) == 14
    assert len(T.lines) == 12
    assert all(KINDS[T.kind[end]] == "factory" for road in T.roads for end in road)
    assert all(KINDS[T.kind[end]] == "technology" for line in T.lines for end in line)


@clause("IND-BOARD-8")
def test_each_bonus_counts_one_network_two_or_three_times() -> None:
    kinds = {T.names[c]: T.networks[T.bonus_network[c]] for c in range(60) if KINDS[T.kind[c]] == "bonus"}
    assert kinds == {
        "port": "river",
        "railway-station": "railway",
        "pumping-station": "pipeline",
        "power-station": "power-line",
    }
    assert {T.times[c] for c in range(60) if KINDS[T.kind[c]] == "bonus"} == {2, 3}


def before_round_one(seats: int, seed: int = 0) -> IndustryState:
    """The table as it is laid out, before round 1 starts."""
    state = GAME.blank(seats, {"draw": "balanced"})
    lay_out(state)
    return state


@clause("IND-SETUP-1")
def test_the_game_starts_in_era_one() -> None:
    assert GAME.new(3, 5).era == 1


@clause("IND-SETUP-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_starts_with_four_thalers(seats: int) -> None:
    assert before_round_one(seats).cash == [4] * seats


@clause("IND-SETUP-3")
def test_everybody_starts_with_nothing_but_a_subsidy_to_take() -> None:
    state = GAME.new(4, 9)
    assert state.prestige == [0, 0, 0, 0]
    assert set(state.owner) == {-1}
    assert state.jokers == [0, 0, 0, 0]
    assert state.subsidies == [0, 0, 0, 0]
    assert can(state, "subsidy")


@clause("IND-SETUP-4")
def test_the_bag_starts_with_all_twelve_tokens() -> None:
    assert before_round_one(3).letters_at(0) == list("ABCDEFGHIJKL")


@clause("IND-SETUP-5")
def test_each_seat_is_first_player_equally_often() -> None:
    first = Counter(GAME.new(4, seed).first for seed in range(4000))
    assert all(900 <= first[seat] <= 1100 for seat in range(4)), first


@clause("IND-SETUP-5", "IND-OFFER-1")
def test_the_first_player_opens_round_one() -> None:
    for seed in range(8):
        state = GAME.new(3, seed)
        assert state.actor == state.first == state.auctioneer
        assert values(state, "offer")


@clause("IND-BOARD-3", "IND-OFFER-2")
def test_the_cell_of_the_era_is_what_its_record_says() -> None:
    state = auction(up="A", era=5)
    assert values(state, "offer") == ["A5"]
    do(state, "offer", cell="A5")
    for _ in range(3):
        do(state, "pass")
    assert belongs_to(state, "A5") == 0
