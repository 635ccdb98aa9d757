"""Sections 3, 4, 5, 11, 12 and 16: the round, income, column tokens, the first player, eras, draw counts."""

from __future__ import annotations

import pytest

from magnate.core.rng import seeded
from magnate.games.industry import GAME
from magnate.games.industry.constants import DEVELOP, FACE_UP, IN_BAG, OFFER
from magnate.games.industry.game import IndustryState
from magnate.testing import clause
from magnate.testing.case import can, do, values

from .positions import (
    auction,
    belongs_to,
    bidding,
    development,
    finish_phase,
    is_developed,
    nobody_bids,
    play_out,
    position,
)


def drawing(letters: str, seats: int = 4, **facts: object) -> IndustryState:
    """A seed whose round 1 draws exactly these columns."""
    for seed in range(20_000):
        state = GAME.new(seats, seed, facts)  # type: ignore[arg-type]
        if "".join(state.letters_at(FACE_UP)) == letters:
            return state
    raise AssertionError(f"no seed draws {letters}")


@clause("IND-ROUND-1")
def test_a_round_goes_through_its_phases_in_order() -> None:
    state = GAME.new(4, 3)
    state.journal = []
    first = state.first
    nobody_bids(state)
    assert state.step == DEVELOP
    finish_phase(state)
    said = [event.message.id for event in state.journal]
    order = ["log-offer", "log-unwanted", "log-done", "log-round", "log-income", "log-draw"]
    assert [id for id in dict.fromkeys(said) if id in order] == order
    assert state.first == (first + 1) % 4
    assert state.round == 2


@clause("IND-ROUND-2")
def test_nobody_develops_before_the_last_cell_is_sold() -> None:
    state = auction(up="CDEF", owned={0: "J1"}, cash=[9, 9, 9, 9])
    for name in ("C1", "D1"):
        do(state, "offer", cell=name)
        do(state, "bid", amount=1)
        do(state, "pass")
        do(state, "pass")
        do(state, "sell")
    assert state.step == OFFER
    for seat in range(4):
        refusal = state.why_not({"do": "develop", "cell": "J1"}, seat)
        assert refusal is not None
    do(state, "offer", cell="E1")
    assert not can(state, "develop", cell="J1")


@clause("IND-ROUND-3")
def test_only_the_seat_that_is_asked_acts() -> None:
    state = bidding("F1", auctioneer=1)
    assert state.actor == 2
    before = state.hash()
    refusal = state.why_not({"do": "bid", "amount": 1}, 3)
    assert refusal is not None
    assert refusal.clause == "IND-ROUND-3"
    assert state.hash() == before


@clause("IND-ROUND-3")
def test_income_draw_and_first_player_ask_nobody() -> None:
    state = development(seat=3, bag="EFGH", subsidies=[1, 1, 1, 1])
    assert state.round == 2, "nobody could develop anything, so the round closed by itself"
    assert state.step == OFFER


@clause("IND-ROUND-4")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 4), (4, 3)])
def test_an_era_lasts_as_long_as_its_tokens(seats: int, rounds: int) -> None:
    state = GAME.new(seats, 1, {"draw": "plain"})
    eras = []
    for _ in range(rounds + 1):
        eras.append(state.era)
        play_out(state, 1)
    assert eras == [1] * rounds + [2]


@clause("IND-INCOME-1")
def test_everybody_has_a_thaler_at_the_start_of_a_round() -> None:
    state = drawing("BCD", seats=3)
    assert state.cash == [5, 5, 5]


@clause("IND-INCOME-1", "IND-COLUMN-3")
def test_income_comes_in_every_round_the_last_included() -> None:
    state = play_out(GAME.new(3, 8))
    assert state.round == 18
    assert state.cash == [4 + 18 + 5] * 3


@clause("IND-COLUMN-1")
def test_one_token_per_seat_is_drawn() -> None:
    state = GAME.new(4, 2, {"draw": "plain"})
    assert (state.face_up, state.in_bag) == (4, 8)
    play_out(state, 2)
    assert (state.round, state.face_up, state.in_bag) == (3, 4, 0)


@clause("IND-COLUMN-1")
def test_every_column_is_drawn_first_equally_often() -> None:
    counts = dict.fromkeys("ABCDEFGHIJKL", 0)
    for seed in range(3000):
        for letter in GAME.new(4, seed).letters_at(FACE_UP):
            counts[letter] += 1
    assert sum(counts.values()) == 12_000
    assert all(850 <= count <= 1150 for count in counts.values()), counts


@clause("IND-COLUMN-2")
def test_drawn_tokens_lie_face_up() -> None:
    state = drawing("CFHL")
    assert [column["id"] for column in state.board(0)["columns"] if column["place"] == "up"] == list("CFHL")
    assert values(state, "offer") == ["C1", "F1", "H1", "L1"]


@clause("IND-COLUMN-3")
def test_the_token_a_pays_everybody_before_the_first_offer() -> None:
    state = drawing("ADGJ")
    assert state.cash == [6, 6, 6, 6]
    assert state.step == OFFER


@clause("IND-COLUMN-3")
def test_the_token_a_pays_even_where_a_is_no_joker_cell() -> None:
    state = development(era=5, seat=3, bag="AEF", cash=[0, 0, 0, 0])
    finish_phase(state)
    assert "A5" in values(state, "offer")
    assert state.cash == [2, 2, 2, 2]


@clause("IND-COLUMN-4")
def test_the_bag_is_filled_again_only_when_empty() -> None:
    state = GAME.new(4, 6, {"draw": "plain"})
    seen = set(state.letters_at(FACE_UP))
    for _ in range(2):
        play_out(state, 1)
        drawn = set(state.letters_at(FACE_UP))
        assert not drawn & seen, "no column comes up twice in an era"
        seen |= drawn
    assert seen == set("ABCDEFGHIJKL")
    play_out(state, 1)
    assert (state.round, state.era) == (4, 2)
    assert (state.face_up, state.in_bag) == (4, 8)


@clause("IND-FIRST-1")
def test_the_first_player_token_moves_left() -> None:
    state = development(first=3, seat=2, subsidies=[0, 0, 0, 0])
    finish_phase(state)
    assert state.first == 0
    assert state.actor == 0


@clause("IND-FIRST-2")
def test_neither_eras_nor_auctions_disturb_the_rotation() -> None:
    state = GAME.new(4, 1)
    start = state.first
    for turn in range(state.board(0)["rounds"]):
        assert state.first == (start + turn) % 4
        nobody_bids(state)
        finish_phase(state)


@clause("IND-FIRST-2")
def test_seat_three_is_first_in_the_first_round_of_era_two() -> None:
    for seed in range(40):
        state = GAME.new(4, seed)
        if state.first == 0:
            break
    play_out(state, 3)
    assert (state.round, state.era, state.first) == (4, 2, 3)


@clause("IND-ERA-1")
def test_the_era_changes_after_the_round_of_its_twelfth_cell() -> None:
    state = auction(up="L", bag="", first=2)
    do(state, "offer", cell="L1")
    for _ in range(3):
        do(state, "pass")
    assert (state.era, state.step) == (1, DEVELOP)
    finish_phase(state)
    assert (state.era, state.first, state.in_bag + state.face_up) == (2, 3, 12)


@clause("IND-ERA-2", "IND-ERA-3")
def test_a_technology_left_undeveloped_is_lost_with_its_cell() -> None:
    state = development(seat=3, bag="", era=1, owned={3: "K1"}, built={2: "E1"}, cash=[5, 5, 5, 5])
    assert can(state, "develop", cell="K1")
    finish_phase(state)
    assert state.era == 2
    cash = list(state.cash)
    nobody_bids(state)
    while state.actor != 3:
        do(state, "done")
    assert not can(state, "develop", cell="K1")
    assert belongs_to(state, "K1") == 3, "the token stays until final scoring"
    assert not is_developed(state, "K1")
    assert state.cash == cash, "nothing is paid back"
    state.columns = [FACE_UP] * 12
    state.step, state.actor, state.face_up = OFFER, 0, 12
    state.settle()
    assert "K1" not in values(state, "offer"), "the cell cannot be bought again"


@clause("IND-ERA-4", "IND-RES-14")
def test_new_resources_are_on_sale_from_the_first_round_of_the_era() -> None:
    state = development(seat=3, bag="", owned={3: "K1 L1"}, cash=[9, 9, 9, 9])
    assert not can(state, "develop", cell="K1")
    sold = {r["id"] for r in state.board(0)["resources"] if r["source"] == "treasury"}
    assert sold == set()
    finish_phase(state)
    sold = {r["id"] for r in state.board(0)["resources"] if r["source"] == "treasury"}
    assert (state.era, sold) == (2, {"stone", "brick", "wood"})


@clause("IND-ERA-5")
def test_everything_else_carries_over_into_the_new_era() -> None:
    state = development(
        seat=3, bag="", cash=[3, 4, 5, 6], owned={0: "F1 C1"}, built={1: "E1"}, jokers={2: "A1"}
    )
    state.prestige = [1, 2, 3, 4]
    finish_phase(state)
    extra = 2 if state.columns[0] == FACE_UP else 1
    assert state.era == 2
    assert state.cash == [3 + extra, 4 + extra, 5 + extra, 6 + extra]
    assert state.prestige == [1, 2, 3, 4]
    assert state.joker_cells(state.jokers[2]) == ["A1"]
    assert (belongs_to(state, "F1"), belongs_to(state, "C1")) == (0, 0)
    assert is_developed(state, "E1")


@clause("IND-DRAW-1")
def test_the_draw_option_is_balanced_unless_told_otherwise() -> None:
    assert GAME.new(3).options == {"draw": "balanced"}
    assert GAME.new(3, 0, {"draw": "plain"}).draws == [3, 3, 3, 3, 3]
    assert GAME.new(4, 0, {"draw": "plain"}).draws == [4, 4, 4, 4, 4]


def drawn_per_era(seats: int) -> list[int]:
    """How many tokens lie face up at the start of each era's first round."""
    state = GAME.new(seats, 11)
    counts = []
    for era in range(1, 6):
        while state.era < era:
            play_out(state, 1)
        counts.append(state.face_up)
    return counts


@clause("IND-DRAW-2")
def test_balanced_draw_for_three_seats() -> None:
    assert drawn_per_era(3) == [3, 3, 3, 4, 4]


@clause("IND-DRAW-3")
def test_balanced_draw_for_four_seats() -> None:
    assert drawn_per_era(4) == [4, 4, 4, 4, 3]


@clause("IND-DRAW-4")
@pytest.mark.parametrize(
    ("seats", "draw", "rounds"),
    [(3, "plain", 20), (4, "plain", 15), (3, "balanced", 18), (4, "balanced", 16)],
)
def test_the_game_lasts_so_many_rounds(seats: int, draw: str, rounds: int) -> None:
    state = GAME.new(seats, 4, {"draw": draw})
    assert state.board(0)["rounds"] == rounds
    play_out(state)
    assert state.round == rounds
    assert state.cash == [4 + rounds + 5] * seats


@clause("IND-DRAW-4")
def test_every_era_sells_twelve_cells_whatever_is_played() -> None:
    for seats in (3, 4):
        state = GAME.new(seats, seats)
        rng = seeded(seats)
        rounds = [0] * 6
        seen = 0
        while not state.is_over:
            if state.round != seen:
                seen = state.round
                rounds[state.era] += 1
            choices = state.choices()
            state.choose(choices[rng.below(len(choices))])
        assert rounds[1:] == [12 // drawn for drawn in state.draws]


@clause("IND-COLUMN-4", "IND-INFO-3")
def test_a_refilled_bag_holds_all_but_the_new_draw() -> None:
    state = position(bag="", era=1)
    state.in_bag = 0
    state.step, state.actor, state.served, state.first = DEVELOP, 3, 3, 0
    state.settle()
    do(state, "done")
    assert state.columns.count(IN_BAG) == 8
    assert sorted(state.letters_at(IN_BAG) + state.letters_at(FACE_UP)) == list("ABCDEFGHIJKL")
