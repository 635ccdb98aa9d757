"""Hoard, clause by clause, and the promises every game makes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path

import pytest
from magnate_hoard import GAME
from magnate_hoard.game import HoardState

from magnate.core.components import Components
from magnate.core.errors import BadComponents
from magnate.testing import clause
from magnate.testing.case import can, do, lay, lifts, offered, refused
from magnate.testing.conformance import CHECKS, Case, cases
from magnate.testing.trace import collected, silent_functions, unknown, unplaced, unproved

PACKAGE = "magnate_hoard"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", cases(GAME), ids=lambda case: f"{case.seats}-{case.options}")
def test_the_contract(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


def test_every_clause_has_a_test_and_a_function_and_every_rule_function_names_its_clauses() -> None:
    proofs = collected(Path(__file__).parent)
    assert unproved(PACKAGE, proofs) == []
    assert unknown(PACKAGE, proofs) == []
    assert silent_functions(PACKAGE) == []
    assert unplaced(PACKAGE) == []


def table(seats: int = 2) -> HoardState:
    """Two seats; seat 0 holds cards 5, 10 and 15 and is to move, seat 1 holds 1, 2 and 3."""
    s = GAME.new(seats, 1)
    assert isinstance(s, HoardState)
    hands = [[4, 9, 14], [0, 1, 2], [5, 6, 7], [10, 11, 12]][:seats]
    held = {card for hand in hands for card in hand}
    return lay(s, hands=hands, deck=[card for card in range(30) if card not in held])


@clause("HOA-SETUP-1")
def test_everybody_is_dealt_three_of_thirty_cards() -> None:
    s = GAME.new(4, 3)
    assert isinstance(s, HoardState)
    assert [len(hand) for hand in s.hands] == [3, 3, 3, 3]
    assert sorted([*s.deck, *chain(*s.hands)]) == list(range(30))


@clause("HOA-TURN-1")
def test_a_card_of_the_hand_is_picked_and_then_laid() -> None:
    s = table()
    assert offered(s) == [{"do": "pick", "card": name} for name in ("05", "10", "15")]
    do(s, "pick", card="10")
    assert offered(s) == [{"do": "show"}, {"do": "bury"}]


@clause("HOA-TURN-2")
def test_a_card_is_drawn_and_the_next_seat_follows() -> None:
    s = table()
    do(do(s, "pick", card="10"), "show")
    assert len(s.hands[0]) == 3
    assert s.hands[0][-1] == 29
    assert s.actor == 1


@clause("HOA-SHOW-1")
def test_all_see_a_shown_card() -> None:
    s = table()
    do(do(s, "pick", card="10"), "show")
    assert s.view(1)["board"]["shown"][0] == ["10"]


@clause("HOA-BURY-1")
def test_only_its_owner_sees_a_buried_card() -> None:
    s = table()
    do(do(s, "pick", card="10"), "bury")
    assert s.view(0)["board"]["graves"] == [["10"], []]
    assert s.view(1)["board"]["graves"] == [[], []]
    assert s.view(1)["board"]["buried"] == [1, 0]


@clause("HOA-BURY-2")
def test_a_third_card_cannot_be_buried() -> None:
    s = table()
    lay(s, buried=[[19, 20], []], deck=[card for card in s.deck if card not in (19, 20)])
    do(s, "pick", card="10")
    assert not can(s, "bury")
    assert refused(s, "bury").message.id == "why-no-grave"
    lifts(s, lambda twin: twin.buried[0].pop(), "bury")


@clause("HOA-SCORE-1", "HOA-SCORE-2", "HOA-END-1")
def test_shown_cards_count_once_and_buried_ones_twice_at_the_end() -> None:
    s = table(1)
    lay(s, round=5)
    do(do(s, "pick", card="10"), "bury")
    assert s.is_over
    assert s.scores() == [20]
    s = table(1)
    do(do(s, "pick", card="15"), "show")
    assert s.scores() == [15]


@clause("HOA-TURN-1")
def test_what_is_not_in_the_hand_cannot_be_picked() -> None:
    s = table()
    assert refused(s, "pick", card="30").message.id == "why-not-in-hand"
    lifts(s, lambda twin: twin.hands[0].append(twin.deck.pop()), "pick", card="30")


@clause("HOA-TURN-1")
def test_laying_waits_for_a_picked_card_and_a_second_is_not_picked() -> None:
    s = table()
    assert refused(s, "show").message.id == "why-pick-first"
    lifts(s, lambda twin: do(twin, "pick", card="05"), "show")
    do(s, "pick", card="05")
    assert refused(s, "pick", card="10").message.id == "why-picked"
    lifts(s, lambda twin: lay(twin, picked=-1), "pick", card="10")


@clause("HOA-TURN-2")
def test_nobody_acts_out_of_turn() -> None:
    s = table()
    assert refused(s, "pick", seat=1, card="01").message.id == "why-turn"
    lifts(s, lambda twin: lay(twin, actor=1), "pick", seat=1, card="01")


@clause("HOA-END-1")
def test_nobody_acts_after_the_end() -> None:
    s = lay(table(), actor=-1)
    assert refused(s, "show").message.id == "why-over"
    lifts(s, lambda twin: lay(twin, actor=0), "show")


@pytest.mark.parametrize("figure", ["cards", "hand", "graves"])
@pytest.mark.parametrize("value", [-1, 10**9, "3", 2.5, True, None])
def test_a_figure_out_of_bounds_is_named(figure: str, value: object) -> None:
    deck = GAME.components["deck"] | {figure: value}
    with pytest.raises(BadComponents, match=f"deck.{figure}: .* is not a whole number"):
        GAME.with_components(Components(GAME.components.data | {"deck": deck}))
