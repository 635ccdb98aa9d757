"""The position: what lies where, and what is still open of the turn. Cards are numbered from 0."""

from __future__ import annotations

from itertools import chain

from magnate.core.contract import Game, OptionValue, State
from magnate.core.fields import Field, Kind, Listed, whole
from magnate.core.rng import Rng
from magnate_hoard.constants import NOTHING
from magnate_hoard.tables import Tables


class Position(State):
    """The table.

    `deck`                      the cards still to be drawn, the next one last
    `hands`, `shown`, `buried`  the cards of each seat
    `picked`                    the place in the hand of the card picked in this turn, NOTHING before that
    """

    deck: list[int]
    hands: list[list[int]]
    shown: list[list[int]]
    buried: list[list[int]]
    picked: int

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], tables: Tables) -> None:
        super().__init__(game, seats, options)
        self.t: Tables = tables

    def fields(self) -> list[Field]:
        """Everything a dump holds."""
        cards = Listed(Kind(0, self.t.cards - 1))
        rows = [Field(name, Listed(cards, self.seats)) for name in ("hands", "shown", "buried")]
        return [Field("deck", cards), *rows, *whole("picked")]

    def copy_into(self, twin: State) -> None:
        """Copy everything into a blank position."""
        assert isinstance(twin, Position)
        twin.deck = self.deck.copy()
        twin.hands = [cards.copy() for cards in self.hands]
        twin.shown = [cards.copy() for cards in self.shown]
        twin.buried = [cards.copy() for cards in self.buried]
        twin.picked = self.picked

    def redeal(self, seat: int, rng: Rng) -> None:
        """Shuffle all that a seat cannot know: the deck, the others' hands, before the end what they buried."""
        unknown = [self.deck]
        for other in range(self.seats):
            if other != seat:
                unknown += [self.hands[other]] if self.is_over else [self.hands[other], self.buried[other]]
        cards = sorted(chain(*unknown))
        rng.shuffle(cards)
        for pile in unknown:
            for i in range(len(pile)):
                pile[i] = cards.pop()
        self.rng = rng.branch()
        self.settle()

    def hidden(self, seat: int) -> list[str]:
        """The parts of a dump that a seat does not fully know."""
        others = [other for other in range(self.seats) if other != seat]
        piles = ["hands"] if self.is_over else ["hands", "buried"]
        return ["rng", "deck", *(f"{pile}.{other}" for pile in piles for other in others)]

    def card(self) -> int:
        """The card picked in this turn, NOTHING before that."""
        return NOTHING if self.picked == NOTHING else self.hands[self.actor][self.picked]
