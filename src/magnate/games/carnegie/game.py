"""The two classes that tie Carnegie together."""

from __future__ import annotations

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, OptionValue, State
from magnate.core.message import ScoreLine
from magnate.games.carnegie import phrases, rules, rules_scoring, rules_solo, strategy, view
from magnate.games.carnegie.catalogue import catalogue
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import Tables

PACKAGE = "magnate.games.carnegie"


class CarnegieState(Position):
    """A position of Carnegie."""

    def offer(self) -> list[int]:
        return rules.offer(self)

    def apply(self, choice: int) -> None:
        rules.apply(self, choice)

    def distinct(self) -> list[int]:
        return rules.distinct(self, self._offered)

    def scores(self) -> list[int]:
        return [sum(rules_scoring.seat_lines(self, seat)) for seat in range(self.seats)]

    def automa_sheet(self) -> list[ScoreLine]:
        return rules_solo.andrew_sheet(self) if self.seats == 1 else []

    def ranks(self) -> list[int]:
        return [rules_solo.solo_rank(self)] if self.seats == 1 else super().ranks()

    def terms(self, seat: int) -> list[float]:
        return strategy.terms(self, seat)


class Carnegie(Game):
    """Carnegie, for one seat against Andrew or for two to four seats (CAR-GEN-1)."""

    def __init__(self, components: Components) -> None:
        self.tables: Tables = Tables(components)
        super().__init__(
            PACKAGE,
            components,
            seats=[1, 2, 3, 4],
            space=self.tables.space,
            terms=strategy.TERMS,
            constants=strategy.CONSTANTS,
            options=self.tables.options,
            view=view,
            phrases=phrases,
            rules_version=2,
        )

    def blank(self, seats: int, options: dict[str, OptionValue]) -> State:
        return CarnegieState(self, seats, options, self.tables)

    def catalogue(self) -> dict[str, About]:
        return catalogue(self.tables)


GAME = Carnegie(load_components(PACKAGE, "components.toml"))
