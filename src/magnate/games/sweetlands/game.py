"""Sweet Lands as the contract wants it: a state that ties the rules together, and the title itself."""

from __future__ import annotations

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, OptionValue
from magnate.games.sweetlands import phrases, rules, rules_scoring, strategy, view
from magnate.games.sweetlands.catalogue import catalogue
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.tables import Tables

PACKAGE = "magnate.games.sweetlands"


class SweetLandsState(Position):
    """A position of Sweet Lands with its rules."""

    def offer(self) -> list[int]:
        return rules.offer(self)

    def offered(self) -> list[int]:
        """The legal choices for bots: without exchanges that lead nowhere (SWL-DEC-3, SWL-DEC-4)."""
        return rules.narrowed(self, self._offered)

    def apply(self, choice: int) -> None:
        rules.apply(self, choice)

    def forced(self, choice: int) -> bool:
        return rules.forced(self, choice)

    def rank_keys(self) -> list[list[int]]:
        """Score, then cookie rabbits on the map."""
        return rules_scoring.rank_keys(self)

    def terms(self, seat: int) -> list[float]:
        return strategy.terms(self, seat)


class SweetLands(Game):
    """The title."""

    def __init__(self, components: Components) -> None:
        self.tables: Tables = Tables(components)
        super().__init__(
            PACKAGE,
            components,
            seats=self.tables.seat_counts,
            space=self.tables.space,
            terms=strategy.TERMS,
            constants=strategy.CONSTANTS,
            options=self.tables.options,
            view=view,
            phrases=phrases,
            rules_version=2,
        )

    def blank(self, seats: int, options: dict[str, OptionValue]) -> SweetLandsState:
        return SweetLandsState(self.tables, self, seats, options)

    def catalogue(self) -> dict[str, About]:
        return catalogue(self.components)


GAME = SweetLands(load_components(PACKAGE, "components.toml", "citizens.toml", "maps.toml"))
