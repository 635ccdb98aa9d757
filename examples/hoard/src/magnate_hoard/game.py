"""The two classes that tie the title together."""

from __future__ import annotations

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, Option, OptionValue
from magnate_hoard import catalogue, phrases, rules, strategy, view
from magnate_hoard.state import Position
from magnate_hoard.tables import Tables

PACKAGE = "magnate_hoard"


class HoardState(Position):
    """A position of Hoard; each method is told in the file of its subject."""

    def offer(self) -> list[int]:
        """What the seat to decide may choose."""
        return rules.offer(self)

    def apply(self, choice: int) -> None:
        """Do a legal choice."""
        rules.apply(self, choice)

    def forced(self, choice: int) -> bool:
        """Showing the last card that can be laid reveals it, so it is never taken by itself."""
        return False

    def terms(self, seat: int) -> list[float]:
        """Evaluation terms in points."""
        return strategy.terms(self, seat)


class Hoard(Game):
    """The title, with the components it is played with."""

    def __init__(self, components: Components) -> None:
        self.tables = Tables(components)
        super().__init__(
            PACKAGE,
            components,
            seats=[1, 2, 3, 4],
            space=self.tables.space,
            terms=strategy.TERMS,
            options=[Option("rounds", 5, [3, 5, 8])],
            view=view,
            phrases=phrases,
        )

    def blank(self, seats: int, options: dict[str, OptionValue]) -> HoardState:
        """An empty position."""
        return HoardState(self, seats, options, self.tables)

    def catalogue(self) -> dict[str, About]:
        """What everything on the table means."""
        return catalogue.catalogue(self.tables, self.components["deck"])


GAME = Hoard(load_components(PACKAGE, "components.toml"))
