"""Spyrium: the two classes that tie the title together."""

from __future__ import annotations

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, Option, OptionValue
from magnate.games.spyrium import phrases, rules, strategy, view
from magnate.games.spyrium.catalogue import catalogue
from magnate.games.spyrium.state import Position
from magnate.games.spyrium.tables import WITHOUT_CARD, Tables

PACKAGE = "magnate.games.spyrium"


class SpyriumState(Position):
    """A position of Spyrium; each method is told in the file of its subject."""

    def offer(self) -> list[int]:
        """What the actor may choose."""
        return rules.offer(self)

    def apply(self, choice: int) -> None:
        """Do a legal choice."""
        rules.apply(self, choice)

    def forced(self, choice: int) -> bool:
        """Whether the engine takes this only choice by itself."""
        return rules.forced(self)

    def sensible(self) -> list[int]:
        """The choices that are not always worse than another."""
        return rules.sensible(self)

    def terms(self, seat: int) -> list[float]:
        """What a seat may expect to score, term by term."""
        return strategy.terms(self, seat)


class Spyrium(Game):
    """The title, with the components it is played with."""

    def __init__(self, components: Components) -> None:
        self.tables: Tables = Tables(components)
        super().__init__(
            PACKAGE,
            components,
            seats=range(components["seats"]["min"], components["seats"]["max"] + 1),
            space=self.tables.space,
            terms=strategy.TERMS,
            constants=strategy.CONSTANTS,
            options=[Option(WITHOUT_CARD, self.tables.pays_without_card, [True, False], later=True)],
            view=view,
            phrases=phrases,
        )

    def blank(self, seats: int, options: dict[str, OptionValue]) -> SpyriumState:
        """An empty position."""
        return SpyriumState(self, seats, options, self.tables)

    def catalogue(self) -> dict[str, About]:
        """What every card, event, track and place means."""
        return catalogue(self.components, self.tables)


GAME = Spyrium(load_components(PACKAGE, "components.toml"))
