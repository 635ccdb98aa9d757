"""Sections 14 and 15: the end of the game, final scoring, ties."""

from __future__ import annotations

import pytest

from magnate.games.industry import GAME
from magnate.games.industry.constants import DEVELOP
from magnate.games.industry.game import IndustryState
from magnate.games.industry.rules_scoring import cash_points, network_points
from magnate.testing import clause
from magnate.testing.case import do

from .positions import after_game, auction, belongs_to, develop, finish_phase, pass_all, play_out, position

T = GAME.tables


def final(**facts: object) -> IndustryState:
    """The end of the game; nobody has money unless the case says so."""
    facts.setdefault("cash", [0] * int(str(facts.get("seats", 4))))
    return after_game(position(era=5, **facts))  # type: ignore[arg-type]


def sheet(state: IndustryState, seat: int = 0) -> dict[str, int]:
    """The lines of a seat's score sheet that are not 0."""
    return {line.name: line.points for line in state.score_sheet()[seat] if line.points}


@clause("IND-END-1")
def test_the_round_of_the_sixtieth_cell_is_the_last() -> None:
    state = play_out(GAME.new(4, 2), 15)
    assert (state.round, state.in_bag, state.is_over) == (16, 0, False)
    play_out(state, 1)
    assert (state.round, state.is_over) == (16, True)


@clause("IND-END-2")
def test_the_last_round_is_played_out() -> None:
    state = auction(up="L", era=5, built={0: "H4 G4"}, subsidies=[1, 1, 1, 1], cash=[0, 0, 0, 0])
    assert (state.step, state.actor) == (DEVELOP, 0), "the only offer and the passes were made unasked"
    develop(state, "L5")
    assert state.is_over
    assert state.score_sheet()[0][1].points == 6


@clause("IND-END-2")
def test_nothing_can_be_chosen_after_the_end() -> None:
    state = final()
    assert state.choices() == []
    refusal = state.why_not({"do": "pass"})
    assert refusal is not None
    assert refusal.clause == "IND-END-2"


@clause("IND-END-3")
def test_undeveloped_cells_leave_the_board() -> None:
    state = final(built={0: "K1"}, owned={0: "K2"})
    assert belongs_to(state, "K2") == -1
    assert "lines" not in sheet(state)
    assert state.rank_keys()[0] == [0, 1, 0]


@clause("IND-END-3", "IND-ERA-3")
def test_a_lost_technology_stays_until_then() -> None:
    state = auction(up="L", era=5, owned={0: "K2"}, built={0: "K1"}, cash=[0, 0, 0, 0])
    do(state, "offer", cell="L5")
    pass_all(state)
    assert belongs_to(state, "K2") == 0
    finish_phase(state)
    assert state.is_over
    assert belongs_to(state, "K2") == -1


@clause("IND-SCORE-1")
@pytest.mark.parametrize(("cash", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_thalers_are_a_point(cash: int, points: int) -> None:
    state = final(cash=[cash, 0, 0, 0])
    assert state.scores()[0] == points
    assert cash_points(state, 0) == points
    assert state.rank_keys()[0][2] == cash, "they are not spent"


@clause("IND-SCORE-2")
def test_roads_between_own_factories() -> None:
    assert sheet(final(built={0: "I1 J1 I2"})) == {"roads": 6}


@clause("IND-SCORE-3")
def test_lines_between_own_technologies() -> None:
    state = final(built={0: "K1 L1 L2"})
    assert sheet(state)["lines"] == 6


@clause("IND-SCORE-4")
def test_nothing_is_scored_across_a_third_cell() -> None:
    state = final(built={0: "I1 I3", 1: "I2"})
    assert "roads" not in sheet(state, 0)
    assert "roads" not in sheet(state, 1)


@clause("IND-SCORE-4")
def test_a_cell_serves_in_several_connections() -> None:
    state = final(built={0: "I4 I3 H3 I5"})
    assert sheet(state)["roads"] == 9


@clause("IND-SCORE-5")
def test_a_bonus_counts_each_own_factory_on_its_network() -> None:
    assert network_points(final(built={0: "C4 E3 J4 F5"}), 0, T.networks.index("pipeline")) == 9
    assert sheet(final(built={0: "C4"})) == {}


@clause("IND-SCORE-6")
def test_several_bonuses_of_a_kind_all_count() -> None:
    assert sheet(final(built={0: "C1 D1 C2 E1 F1 E2 F2"}))["river"] == 24


@clause("IND-SCORE-7")
def test_a_factory_on_two_networks_counts_for_both() -> None:
    state = final(built={0: "G2 C1 D2"})
    assert sheet(state) == {"river": 2, "railway": 2}


@clause("IND-SCORE-8")
def test_other_seats_factories_never_count() -> None:
    state = final(built={0: "C1", 1: "E1 F1"})
    assert sheet(state, 0) == {}
    assert all(T.kind[c] == 2 for cells in T.network_cells for c in cells), "only factories lie on networks"


@clause("IND-SCORE-9")
def test_unused_jokers_are_two_points_each() -> None:
    assert sheet(final(jokers={0: "B3 A4"})) == {"jokers": 4}


@clause("IND-SCORE-10")
def test_the_subsidy_is_paid_for_at_the_end_only() -> None:
    state = position(cash=[0, 0, 0, 0], subsidies=[1, 0, 0, 0])
    state.prestige[0] = 7
    assert state.scores()[0] == 7
    assert after_game(state).scores()[0] == 2


@clause("IND-SCORE-11")
def test_the_final_score_is_the_sum_of_it_all() -> None:
    state = position(
        era=5,
        cash=[7, 0, 0, 0],
        subsidies=[1, 0, 0, 0],
        jokers={0: "B3"},
        built={0: "I1 J1 I2 K1 K2 D2 C3 B4"},
    )
    state.prestige[0] = 20
    after_game(state)
    assert {line.name: line.points for line in state.score_sheet()[0]} == {
        "factories": 15,
        "technologies": 5,
        "thalers": 2,
        "roads": 6,
        "lines": 3,
        "river": 0,
        "railway": 12,
        "pipeline": 0,
        "power-line": 0,
        "jokers": 2,
        "subsidy": -5,
    }
    assert state.scores()[0] == 40
    assert state.winners() == [0]


def tied(tokens: list[str], cash: list[int]) -> IndustryState:
    """Seats with 41 points each, some developed cells and some thalers."""
    state = position(era=5, seats=len(tokens), cash=cash, built=dict(enumerate(tokens)))
    after_game(state)
    for seat, score in enumerate(state.scores()):
        state.prestige[seat] += 41 - score
    assert state.scores() == [41] * len(tokens)
    return state


@clause("IND-TIE-1")
def test_more_developed_cells_win_a_tie() -> None:
    state = tied(["E1 F1 G1", "E2 F2", "E4"], [0, 9, 9])
    assert state.winners() == [0]


@clause("IND-TIE-1")
def test_jokers_are_no_tokens() -> None:
    state = position(era=5, seats=3, cash=[0, 0, 0], built={0: "E1", 1: "E2 H2"}, jokers={0: "A1 B1"})
    after_game(state)
    assert [key[1] for key in state.rank_keys()] == [1, 2, 0]


@clause("IND-TIE-2")
def test_then_more_thalers_win() -> None:
    state = tied(["E1 F1", "E2 F2", "E4"], [5, 6, 9])
    assert state.winners() == [1]


@clause("IND-TIE-3")
def test_then_the_win_is_shared() -> None:
    state = tied(["E1 F1", "E2 F2", "E4"], [6, 6, 9])
    assert state.winners() == [0, 1]


@clause("IND-TIE-4")
def test_every_place_is_ranked_that_way() -> None:
    state = final(seats=4, built={0: "E1 H1", 1: "E2", 2: "H2", 3: "E3 H3 G3"}, cash=[2, 3, 3, 9])
    for seat, target in enumerate((50, 44, 44, 40)):
        state.prestige[seat] += target - state.scores()[seat]
    assert state.rank_keys() == [[50, 2, 2], [44, 1, 3], [44, 1, 3], [40, 3, 9]]
    assert state.ranks() == [1, 2, 2, 4]
