"""Two tiny games written on the contract in plain Python, for tests of the core and of search.

`Nim`: one heap, take one to three, whoever takes the last object wins. Nothing is hidden.
`Guess`: a hidden card each; seat 0 folds or bets, then seat 1 yields or calls. Solved by hand in the tests.
"""

from __future__ import annotations

from typing import Any

from magnate.core.components import Components
from magnate.core.contract import About, Attempt, Game, OptionValue, State
from magnate.core.fields import Field, lists, whole
from magnate.core.message import Figure, Message, Refusal, ScoreLine
from magnate.core.rng import Rng
from magnate.core.space import ChoiceSpace, Verb

CARDS = 3
FOLD, BET, CALL, YIELD = range(4)


def said(reason: str) -> Message:
    """A sentence without a text of its own."""
    return Message("no-such-choice", {"reason": reason})


class TinyState(State):
    """What both tiny games share."""

    def refuse(self, seat: int, attempt: Attempt) -> Refusal | None:
        if self.actor < 0 or seat not in (-1, self.actor):
            return Refusal("", "no-such-choice", {"reason": "Not your turn."})
        return Refusal("", "no-such-choice", {"reason": "Not now."}) if attempt.choice >= 0 else None

    def forced(self, choice: int) -> bool:
        return False

    def score_sheet(self) -> list[list[ScoreLine]]:
        return [[ScoreLine("points", score, "")] for score in self.scores()]

    def audit(self) -> list[str]:
        return []

    def figures(self, seat: int, viewer: int) -> list[Figure]:
        return [Figure("points", self.scores()[seat])]

    def prompt(self, viewer: int) -> Message:
        return said("Choose.")

    def phrase(self, choice: int) -> Message:
        return said(str(self.game.decode(choice)))

    def terms(self, seat: int) -> list[float]:
        return [float(self.scores()[seat])]


class NimState(TinyState):
    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.heap = 0
        self.last = -1

    def setup(self) -> None:
        self.heap = 5 + self.rng.below(16)

    def offer(self) -> list[int]:
        return list(range(min(3, self.heap)))

    def apply(self, choice: int) -> None:
        self.heap -= choice + 1
        self.turn += 1
        self.last = self.actor
        self.actor = -1 if self.heap == 0 else 1 - self.actor

    def scores(self) -> list[int]:
        return [int(self.actor < 0 and self.last == seat) for seat in range(2)]

    def copy_into(self, twin: State) -> None:
        assert isinstance(twin, NimState)
        twin.heap = self.heap
        twin.last = self.last

    def redeal(self, seat: int, rng: Rng) -> None:
        self.rng = rng.branch()

    def hidden(self, seat: int) -> list[str]:
        return ["rng"]

    def fields(self) -> list[Field]:
        return whole("heap", "last")

    def board(self, viewer: int) -> dict[str, Any]:
        return {"heap": self.heap}


class GuessState(TinyState):
    """Cards 0, 1 and 2: one each, one left over. Fold loses 1, yield loses 1, a call is worth 2."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.cards: list[int] = []
        self.result = 0

    def setup(self) -> None:
        self.cards = list(range(CARDS))
        self.rng.shuffle(self.cards)

    def offer(self) -> list[int]:
        return [FOLD, BET] if self.actor == 0 else [CALL, YIELD]

    def apply(self, choice: int) -> None:
        self.turn += 1
        if choice == BET:
            self.actor = 1
            return
        if choice == CALL:
            self.result = 2 if self.cards[0] > self.cards[1] else -2
        else:
            self.result = -1 if choice == FOLD else 1
        self.actor = -1

    def scores(self) -> list[int]:
        return [self.result, -self.result]

    def copy_into(self, twin: State) -> None:
        assert isinstance(twin, GuessState)
        twin.cards = self.cards.copy()
        twin.result = self.result

    def redeal(self, seat: int, rng: Rng) -> None:
        self.rng = rng.branch()
        rest = [self.cards[i] for i in range(CARDS) if i != seat]
        rest.sort()
        rng.shuffle(rest)
        for i in range(CARDS):
            if i != seat:
                self.cards[i] = rest.pop()

    def hidden(self, seat: int) -> list[str]:
        if seat < 0:
            return ["rng", "cards"]
        return ["rng", *(f"cards.{i}" for i in range(CARDS) if i != seat)]

    def fields(self) -> list[Field]:
        return [*lists(CARDS, "cards"), *whole("result")]

    def board(self, viewer: int) -> dict[str, Any]:
        return {"card": -1 if viewer < 0 else self.cards[viewer]}


class TinyGame(Game):
    def __init__(self, id: str, space: ChoiceSpace, maker: type[TinyState]) -> None:
        super().__init__("magnate.core", Components({}), seats=[2], space=space, terms=["points"])
        self.id = id
        self.maker = maker

    def blank(self, seats: int, options: dict[str, OptionValue]) -> State:
        return self.maker(self, seats, options)

    def with_components(self, components: Components) -> Game:
        return self

    def catalogue(self) -> dict[str, About]:
        return {}


NIM = TinyGame("nim", ChoiceSpace([Verb("take", n=[1, 2, 3])]), NimState)
GUESS = TinyGame("guess", ChoiceSpace([Verb("fold"), Verb("bet"), Verb("call"), Verb("yield")]), GuessState)
