"""Industry: the two classes that tie the title together."""

from __future__ import annotations

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, Option, OptionValue
from magnate.games.industry import phrases, rules, rules_scoring, strategy, view
from magnate.games.industry.catalogue import catalogue
from magnate.games.industry.state import Position
from magnate.games.industry.tables import Tables

PACKAGE = "magnate.games.industry"


class IndustryState(Position):
    """A position of Industry; each method is told in the file of its subject."""

    def offer(self) -> list[int]:
        """What the actor may choose."""
        return rules.offer(self)

    def apply(self, choice: int) -> None:
        """Do a legal choice."""
        rules.apply(self, choice)

    def final(self, choice: int) -> bool:
        """Whether a choice stands once it is made."""
        return rules.final(self, choice)

    def rank_keys(self) -> list[list[int]]:
        """Score, property tokens, thalers."""
        return rules_scoring.rank_keys(self)

    def terms(self, seat: int) -> list[float]:
        """What a seat may expect to score, term by term."""
        return strategy.terms(self, seat)


class Industry(Game):
    """The title, with the components it is played with."""

    def __init__(self, components: Components) -> None:
        t = self.tables = Tables(components)
        super().__init__(
            PACKAGE,
            components,
            seats=t.seats,
            space=t.space,
            terms=strategy.TERMS,
            constants=strategy.CONSTANTS,
            options=[Option("draw", t.draw_default, [*t.draw_options])],
            view=view,
            phrases=phrases,
        )

    def blank(self, seats: int, options: dict[str, OptionValue]) -> IndustryState:
        """An empty position."""
        return IndustryState(self, seats, options, self.tables)

    def catalogue(self) -> dict[str, About]:
        """What every cell, resource, network and token does."""
        return catalogue(self.tables)


GAME = Industry(load_components(PACKAGE, "components.toml"))
