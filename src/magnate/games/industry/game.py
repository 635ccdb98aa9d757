"""Industry as the contract wants it: a state that ties rules and view together, and the title itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, Option, OptionValue
from magnate.core.errors import BadOptions
from magnate.core.message import Figure, Message, Refusal, ScoreLine
from magnate.core.weights import load_weights
from magnate.games.industry import about, refusals, rules, rules_scoring, strategy, view
from magnate.games.industry.state import Position
from magnate.games.industry.tables import Tables

PACKAGE = "magnate.games.industry"


class IndustryState(Position):
    """A position of Industry."""

    def setup(self) -> None:
        """Lay out the table and start round 1."""
        rules.setup(self)

    def offer(self) -> list[int]:
        """The legal choices of the acting seat."""
        return rules.offer(self)

    def apply(self, choice: int) -> None:
        """Do a legal choice."""
        rules.apply(self, choice)

    def clone(self) -> IndustryState:
        """An independent copy."""
        other = IndustryState(self.game, self.seats, self.options, self.t, self.draws)
        self.copy_into(other)
        return other

    def refuse(self, choice: int) -> Refusal:
        """Why a choice that is not offered may not be made."""
        return refusals.refuse(self, choice)

    def refuse_form(self, form: dict[str, object]) -> Refusal | None:
        """The rule against an attempt the space cannot express."""
        return refusals.refuse_form(self, form)

    def refuse_seat(self, seat: int) -> Refusal | None:
        """Why a seat may not act now."""
        return refusals.refuse_seat(self, seat)

    def refuse_attempt(self, seat: int, choice: int | Mapping[str, object]) -> Refusal | None:
        """Why a seat that is not to decide may not do what it attempts."""
        return refusals.refuse_attempt(self, seat, choice)

    def scores(self) -> list[int]:
        """The prestige track during the game, final scores after it."""
        return rules_scoring.scores(self)

    def rank_keys(self) -> list[list[int]]:
        """Score, property tokens, thalers."""
        return rules_scoring.rank_keys(self)

    def score_sheet(self) -> list[list[ScoreLine]]:
        """Named lines that sum to the scores."""
        return view.score_sheet(self)

    def board(self, viewer: int) -> dict[str, Any]:
        """The table, the same for every viewer."""
        return view.board(self)

    def figures(self, seat: int, viewer: int) -> list[Figure]:
        """The key figures of a seat."""
        return view.figures(self, seat)

    def prompt(self, viewer: int) -> Message:
        """What is asked now."""
        return view.prompt(self, viewer)

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
        """The place of a seat in the order of round 1."""
        return view.traits(self, seat)

    def terms(self, seat: int) -> list[float]:
        """Evaluation terms in points."""
        return strategy.terms(self, seat)


class Industry(Game):
    """The title."""

    def __init__(self, components: Components) -> None:
        self.id = "industry"
        self.package = PACKAGE
        self.rules_version = 1
        self.components = components
        self.tables: Tables = Tables(components)
        self.seats = self.tables.seats
        draws: list[OptionValue] = []
        draws += self.tables.draw_options
        self.option_list = [Option("draw", self.tables.draw_default, draws)]
        self.space = self.tables.space
        self.term_names = strategy.TERM_NAMES
        self.weights = load_weights(PACKAGE, self.term_names)

    def new(
        self, seats: int | None = None, seed: int | str = 0, options: Mapping[str, OptionValue] | None = None
    ) -> IndustryState:
        """A new game; a wrong number of seats is refused in the words of the rules (IND-GEN-1)."""
        refusal = refusals.refuse_count(self.tables, self.seats[0] if seats is None else seats)
        if refusal is not None:
            raise BadOptions(self.text(refusal.message))
        state = super().new(seats, seed, options)
        assert isinstance(state, IndustryState)
        return state

    def blank(self, seats: int, options: dict[str, OptionValue]) -> IndustryState:
        """An empty position."""
        draws = self.tables.draws[str(options["draw"])][seats]
        return IndustryState(self, seats, options, self.tables, draws)

    def with_components(self, components: Components) -> Industry:
        """Industry on another board."""
        return Industry(components)

    def catalogue(self) -> dict[str, About]:
        """What every cell, resource, network and token does."""
        return about.catalogue(self.tables)


GAME = Industry(load_components(PACKAGE, "components.toml"))
