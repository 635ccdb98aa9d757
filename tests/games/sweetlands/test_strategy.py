"""The figures by which the evaluation judges the hand and the rounds that are left."""

from __future__ import annotations

import pytest

import magnate
from magnate.core.rng import seeded
from magnate.games.sweetlands import strategy
from magnate.games.sweetlands.state import Position

NAMES = list(strategy.CONSTANTS)
TILTED = ("prosperity", "cities", "industry", "hand", "land", "citizens", "skills")


def in_round(number: int) -> Position:
    """A position of a random game, the seat to decide being in its turn."""
    state = magnate.load("sweetlands").new(1, "figures")
    rng = seeded("figures")
    while state.round < number or not any(state.terms(0)):
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
    assert isinstance(state, Position)
    return state


def judged(state: Position, **figures: float) -> dict[str, float]:
    """The terms of the first seat with some figures changed."""
    game = state.game.with_components(state.game.components)
    game.constants = list(strategy.CONSTANTS.values())
    for name, value in figures.items():
        game.constants[NAMES.index(name.replace("_", "-"))] = value
    twin = state.clone()
    twin.game = game
    return dict(zip(strategy.TERMS, twin.terms(0), strict=True))


def test_every_figure_has_its_place() -> None:
    assert len(NAMES) == strategy.T_SKILLS + 1
    assert NAMES[strategy.E_CARD_USE] == "card-use"
    for term in TILTED:
        assert NAMES[getattr(strategy, f"T_{term.upper()}")] == f"tilt-{term}"


def test_a_hand_counts_by_what_its_cards_would_bring() -> None:
    state = in_round(2)
    state.hands = [list(range(0, 60, 12))]
    worths = [max(0.0, strategy.use_worth(state, 0, card, 3.0)) for card in state.hands[0]]
    assert len(set(worths)) > 1
    usual = judged(state)["hand"]
    assert judged(state, card_use=0.5)["hand"] == pytest.approx(usual + 0.5 * sum(worths))


@pytest.mark.parametrize("term", TILTED)
def test_a_tilted_term_counts_more_while_many_rounds_are_left(term: str) -> None:
    for number, early in ((2, 1.0), (3, 0.0), (5, -2.0)):
        state = in_round(number)
        usual = judged(state)
        tilted = judged(state, **{f"tilt_{term}": 0.1})
        assert tilted[term] == pytest.approx(usual[term] * (1.0 + 0.1 * early))
        assert all(tilted[other] == usual[other] for other in strategy.TERMS if other != term)
