"""Section 17: what is hidden and what is not."""

from __future__ import annotations

import json

from magnate.core.rng import seeded
from magnate.games.industry import GAME
from magnate.games.industry.constants import FACE_UP
from magnate.testing import clause
from magnate.testing.case import do

from .positions import auction, bidding, play_out


def without_seat(view: dict[str, object]) -> str:
    """A view apart from whose it is and whose decision it shows."""
    left_out = ("you", "choices", "prompt")
    return json.dumps({key: value for key, value in view.items() if key not in left_out}, sort_keys=True)


@clause("IND-INFO-1")
def test_everybody_sees_everybodys_cash() -> None:
    state = auction(cash=[1, 22, 3, 0])
    for seat in (None, 0, 1, 2, 3):
        assert [player["cash"] for player in state.view(seat)["board"]["players"]] == [1, 22, 3, 0]


@clause("IND-INFO-2")
def test_everything_on_the_table_is_seen() -> None:
    state = bidding(
        "F2",
        auctioneer=1,
        first=1,
        owned={0: "C1"},
        built={2: "E1"},
        jokers={3: "A1 A2"},
        subsidies=[1, 0, 0, 0],
        up="FG",
    )
    state.prestige = [3, 1, 4, 1]
    do(state, "bid", amount=2)
    board = state.view(0)["board"]
    cells = {c["id"]: c for c in board["cells"]}
    assert (cells["C1"]["owner"], cells["C1"]["state"]) == (0, "idle")
    assert (cells["E1"]["owner"], cells["E1"]["state"]) == (2, "built")
    assert [joker["id"] for joker in board["players"][3]["jokers"]] == ["A1", "A2"]
    assert [player["subsidy"] for player in board["players"]] == ["taken"] + ["available"] * 3
    assert [player["prestige"] for player in board["players"]] == [3, 1, 4, 1]
    assert board["lot"]["bids"] == [-1, -1, 2, -1]
    assert (board["auctioneer"], board["first"]) == (1, 1)


@clause("IND-INFO-3")
def test_the_undrawn_tokens_are_listed_in_alphabetical_order() -> None:
    state = auction(up="BDFK", era=3, bag="GHIJ")
    for seat in (None, 0, 1, 2, 3):
        assert state.view(seat)["board"]["bag"] == ["G", "H", "I", "J"]


@clause("IND-INFO-3")
def test_the_order_of_the_draw_is_open_until_it_is_made() -> None:
    state = GAME.new(4, 5)
    rng = seeded("guess")
    drawn = set()
    for _ in range(60):
        guess = state.clone()
        guess.redeal(0, rng)
        play_out(guess, 1)
        drawn.add("".join(guess.letters_at(FACE_UP)))
    assert len(drawn) > 20


@clause("IND-INFO-4")
def test_all_seats_see_the_same() -> None:
    state = GAME.new(4, 12)
    rng = seeded(12)
    while not state.is_over:
        views = {without_seat(state.view(seat)) for seat in (None, 0, 1, 2, 3)}
        assert len(views) == 1
        for _ in range(9):
            if not state.is_over:
                choices = state.choices()
                state.choose(choices[rng.below(len(choices))])


@clause("IND-INFO-5")
def test_states_that_differ_in_what_is_to_come_look_alike() -> None:
    state = GAME.new(3, 7)
    other = state.clone()
    other.rng = seeded("another stream")
    assert other.hash() != state.hash()
    for seat in (None, 0, 1, 2):
        assert json.dumps(state.view(seat)) == json.dumps(other.view(seat))
    play_out(state, 1)
    play_out(other, 1)
    assert state.letters_at(FACE_UP) != other.letters_at(FACE_UP)
