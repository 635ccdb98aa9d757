"""The two classes that tie Carnegie together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, Option, OptionValue, State
from magnate.core.message import Figure, Message, Refusal, ScoreLine
from magnate.core.weights import load_weights
from magnate.games.carnegie import refusals, rules, strategy, view, view_andrew
from magnate.games.carnegie.about import catalogue
from magnate.games.carnegie.rules_scoring import seat_lines
from magnate.games.carnegie.rules_solo import andrew_lines
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import Tables

PACKAGE: Final = "magnate.games.carnegie"


class CarnegieState(Position):
    """A position of Carnegie."""

    def setup(self) -> None:
        """Lay out the start position."""
        rules.setup(self)

    def offer(self) -> list[int]:
        """What the seat to act may choose."""
        return rules.offer(self)

    def apply(self, choice: int) -> None:
        """Do a legal choice."""
        rules.apply(self, choice)

    def distinct(self) -> list[int]:
        """The legal choices without those that only repeat another order of the same steps."""
        return rules.distinct(self, self._offered)

    def clone(self) -> State:
        """An independent copy."""
        other = CarnegieState(self.game, self.seats, self.options, self.t)
        self.copy_into(other)
        return other

    def scores(self) -> list[int]:
        """Points of each seat, as if the game ended now."""
        return [sum(seat_lines(self, seat)) for seat in range(self.seats)]

    def andrew(self) -> int:
        """Andrew's points in the solo game (CAR-SOLO-23 to CAR-SOLO-27)."""
        return sum(andrew_lines(self))

    def ranks(self) -> list[int]:
        """The rank of each seat; in solo the human is second when Andrew has more (CAR-SOLO-30)."""
        if self.seats == 1:
            return [1 if self.scores()[0] >= self.andrew() else 2]
        return super().ranks()

    def score_sheet(self) -> list[list[ScoreLine]]:
        """Per seat, the lines of the final scoring."""
        return [view.sheet(self, seat) for seat in range(self.seats)]

    def automa_sheet(self) -> list[ScoreLine]:
        """Andrew's lines in a solo game."""
        return view_andrew.sheet(self) if self.seats == 1 else []

    def refuse(self, choice: int) -> Refusal:
        """Why a choice is not offered."""
        return refusals.refuse(self, choice)

    def refuse_form(self, form: dict[str, object]) -> Refusal | None:
        """The rule against an attempt outside the choice space."""
        return refusals.refuse_form(self, form)

    def refuse_seat(self, seat: int) -> Refusal | None:
        """Why a seat may not act now."""
        return refusals.refuse_seat(self, seat)

    def refuse_attempt(self, seat: int, choice: int | Mapping[str, object]) -> Refusal | None:
        """Why a seat may not act now, knowing what it attempts."""
        return refusals.refuse_attempt(self, seat, choice)

    def board(self, viewer: int) -> dict[str, Any]:
        """The table as a viewer sees it."""
        return view.board(self, viewer)

    def figures(self, seat: int, viewer: int) -> list[Figure]:
        """The key figures of a seat."""
        return view.figures(self, seat)

    def prompt(self, viewer: int) -> Message:
        """What is asked now."""
        return view.prompt(self)

    def phrase(self, choice: int) -> Message:
        """What a choice says."""
        return view.phrase(self, choice)

    def element(self, choice: int) -> str:
        """The board element of a choice."""
        return view.element(self, choice)

    def clause(self, choice: int) -> str:
        """The clause behind a choice."""
        return view.clause(self, choice)

    def traits(self, seat: int) -> list[str]:
        """Place, tab sides and departments of a seat."""
        return view.traits(self, seat)

    def terms(self, seat: int) -> list[float]:
        """The evaluation terms of a seat."""
        return strategy.terms(self, seat)


class Carnegie(Game):
    """Carnegie, for one seat against Andrew or for two to four seats (CAR-GEN-1)."""

    def __init__(self, components: Components) -> None:
        self.id = "carnegie"
        self.package = PACKAGE
        self.rules_version = 1
        self.seats = [1, 2, 3, 4]
        self.components = components
        self.tables = Tables(components)
        self.option_list = [
            Option("andrew", "normal", [str(level) for level in self.tables.levels_solo]),
            Option("selling", "automatic", ["automatic", "by-hand"]),
        ]
        self.space = self.tables.space
        self.term_names = list(strategy.TERMS)
        self.weights = load_weights(PACKAGE, self.term_names)

    def blank(self, seats: int, options: dict[str, OptionValue]) -> State:
        """An empty position."""
        return CarnegieState(self, seats, options, self.tables)

    def with_components(self, components: Components) -> Game:
        """Carnegie with an owner's corrected components."""
        return Carnegie(components)

    def catalogue(self) -> dict[str, About]:
        """What everything on the table is."""
        return catalogue(self.tables)


def shipped() -> Carnegie:
    """Carnegie with the components of the package."""
    return Carnegie(load_components(PACKAGE, "components.toml"))
