"""The checks of what redeals know: an honest little game passes, and each kind of fault is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magnate.core.contract import Game, OptionValue, State
from magnate.core.fields import Field, lists, whole
from magnate.core.rng import Rng
from magnate.core.space import ChoiceSpace, Verb
from magnate.testing.knowing import check_deductions, check_places, check_rare
from magnate.testing.playing import Case
from tiny import TinyGame, TinyState

CARDS = 12
STEPS = 6


class HighState(TinyState):
    """Two hands of three and a deck. A choice says aloud who of the two holds the highest card of their hands."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.hands: list[list[int]] = [[], []]
        self.deck: list[int] = []
        self.steps = 0
        self.higher = -1

    def setup(self) -> None:
        self.deck = list(range(CARDS))
        self.rng.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(3)] for _ in range(2)]

    def offer(self) -> list[int]:
        return [0]

    def apply(self, choice: int) -> None:
        self.steps += 1
        self.higher = int(max(self.hands[1]) > max(self.hands[0]))
        self.note("log-high", {"seat": self.higher}, "")
        self.turn += 1
        self.reveals += 2
        self.rng.shuffle(self.deck)
        self.actor = -1 if self.steps == STEPS else 1 - self.actor

    def scores(self) -> list[int]:
        return [0, 0]

    def copy_into(self, twin: State) -> None:
        assert isinstance(twin, HighState)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.steps, twin.higher = self.steps, self.higher

    def redeal(self, seat: int, rng: Rng) -> None:
        while True:
            self.deal(seat, rng)
            if self.higher in (-1, int(max(self.hands[1]) > max(self.hands[0]))):
                break
        self.rng = rng.branch()

    def deal(self, seat: int, rng: Rng) -> None:
        cards = self.deck + [card for i in range(2) if i != seat for card in self.hands[i]]
        rng.shuffle(cards)
        for i in range(2):
            if i != seat:
                self.hands[i] = [cards.pop() for _ in range(3)]
        self.deck = cards

    def hidden(self, seat: int) -> list[str]:
        return ["rng", "deck", *(f"hands.{i}" for i in range(2) if i != seat)]

    def fields(self) -> list[Field]:
        return [*lists(-1, "deck"), *whole("steps", "higher")]

    def dump_position(self) -> dict[str, Any]:
        return {**super().dump_position(), "hands": [hand.copy() for hand in self.hands]}

    def load_position(self, data: dict[str, Any]) -> None:
        self.hands = [list(hand) for hand in data["hands"]]
        super().load_position(data)

    def board(self, viewer: int) -> dict[str, Any]:
        return {"hand": [] if viewer < 0 else self.hands[viewer], "higher": self.higher}


class Forgetful(HighState):
    """Guesses without regard for what was said."""

    def redeal(self, seat: int, rng: Rng) -> None:
        self.deal(seat, rng)
        self.rng = rng.branch()


class Peeking(HighState):
    """Leaves the top card of the deck where it truly is."""

    def deal(self, seat: int, rng: Rng) -> None:
        top = self.deck.pop()
        super().deal(seat, rng)
        self.deck.append(top)


class Seldom(HighState):
    """Now and then the deck is cut, and then its top card stays where it truly is."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.cut = 0

    def apply(self, choice: int) -> None:
        super().apply(choice)
        self.cut = int(self.rng.below(400) == 45)
        if self.cut:
            self.note("log-cut", {"seat": self.higher}, "")

    def copy_into(self, twin: State) -> None:
        super().copy_into(twin)
        assert isinstance(twin, Seldom)
        twin.cut = self.cut

    def deal(self, seat: int, rng: Rng) -> None:
        top = self.deck.pop() if self.cut else -1
        super().deal(seat, rng)
        if self.cut:
            self.deck = [*self.deck, top]

    def fields(self) -> list[Field]:
        return [*super().fields(), *whole("cut")]


def game(maker: type[HighState]) -> Game:
    return TinyGame("high", ChoiceSpace([Verb("say")]), maker)


SEEDS = range(8)


def through(check: Callable[[Case], None], maker: type[HighState]) -> None:
    """Several games put through a check."""
    for seed in SEEDS:
        check(Case(game(maker), 2, {}, seed))


@pytest.mark.parametrize("check", [check_deductions, check_places, check_rare])
def test_an_honest_redeal_passes(check: Callable[[Case], None]) -> None:
    through(check, HighState)


def test_a_redeal_that_forgets_the_log_is_found() -> None:
    with pytest.raises(AssertionError, match="a redeal would have told"):
        through(check_deductions, Forgetful)


def test_a_redeal_that_keeps_a_true_place_is_found() -> None:
    with pytest.raises(AssertionError, match="as likely as it is"):
        through(check_places, Peeking)


def test_what_seldom_happens_is_looked_for_in_many_games() -> None:
    through(check_places, Seldom)
    with pytest.raises(AssertionError, match="as likely as it is"):
        through(check_rare, Seldom)
