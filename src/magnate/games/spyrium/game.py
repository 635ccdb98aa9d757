"""Spyrium: the two classes that tie the title together."""

from __future__ import annotations

from typing import Any

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, Option, OptionValue
from magnate.core.message import Figure, Message, Refusal, ScoreLine
from magnate.core.weights import load_weights
from magnate.games.spyrium import refusals, rules, rules_round, strategy, view
from magnate.games.spyrium.state import Position
from magnate.games.spyrium.tables import Tables

PACKAGE = "magnate.games.spyrium"


class SpyriumState(Position):
    """A position of Spyrium; each method is told in the file of its subject."""

    # --- play ---

    def setup(self) -> None:
        """Lay out the start position."""
        rules_round.set_up(self)

    def offer(self) -> list[int]:
        """What the actor may choose."""
        return rules.offer(self)

    def apply(self, choice: int) -> None:
        """Do a legal choice."""
        rules.apply(self, choice)

    def forced(self, choice: int) -> bool:
        """Whether the engine takes this only choice by itself."""
        return rules.forced(self)

    def refuse(self, choice: int) -> Refusal:
        """Why a choice is not offered."""
        return refusals.refuse(self, choice)

    def refuse_form(self, form: dict[str, object]) -> Refusal | None:
        """Why an attempt that no choice expresses is not allowed."""
        return refusals.refuse_form(self, form)

    def refuse_seat(self, seat: int) -> Refusal | None:
        """Why a seat may not act at all."""
        return refusals.refuse_seat(self, seat)

    def scores(self) -> list[int]:
        """Points on the track; totals when the game is over (SPY-FIN-1)."""
        if self.actor >= 0:
            return [me.vp for me in self.players]
        return [rules_round.total(self, me) for me in self.players]

    def score_sheet(self) -> list[list[ScoreLine]]:
        """Per seat, named lines that sum to the score."""
        return view.score_sheet(self)

    def clone(self) -> SpyriumState:
        """An independent copy."""
        twin = SpyriumState(self.game, self.seats, self.options, self.t)
        self.copy_into(twin)
        return twin

    # --- seeing ---

    def board(self, viewer: int) -> dict[str, Any]:
        """The table."""
        return view.board(self)

    def figures(self, seat: int, viewer: int) -> list[Figure]:
        """The key figures of a seat."""
        return view.figures(self, seat)

    def prompt(self, viewer: int) -> Message:
        """What is asked of the actor."""
        return view.prompt(self)

    def phrase(self, choice: int) -> Message:
        """What a choice says."""
        return view.phrase(self, choice)

    def element(self, choice: int) -> str:
        """Where a choice belongs on the board."""
        return view.element(self, choice)

    def clause(self, choice: int) -> str:
        """The clause behind a choice."""
        return view.clause(self, choice)

    def terms(self, seat: int) -> list[float]:
        """What a seat may expect to score, term by term."""
        return strategy.terms(self, seat)


class Spyrium(Game):
    """The title, with the components it is played with."""

    def __init__(self, components: Components) -> None:
        self.tables: Tables = Tables(components)
        self.id = "spyrium"
        self.package = PACKAGE
        self.rules_version = 1
        self.seats = list(range(components["seats"]["min"], components["seats"]["max"] + 1))
        self.option_list: list[Option] = []
        self.components = components
        self.space = self.tables.space
        self.term_names = list(strategy.TERMS)
        self.weights = load_weights(PACKAGE, self.term_names)

    def blank(self, seats: int, options: dict[str, OptionValue]) -> SpyriumState:
        """An empty position."""
        return SpyriumState(self, seats, options, self.tables)

    def with_components(self, components: Components) -> Spyrium:
        """The same title with other components."""
        return Spyrium(components)

    def catalogue(self) -> dict[str, About]:
        """What every card, event, track and place means."""
        return view.catalogue(self.components, self.tables)


def make() -> Spyrium:
    """Spyrium with the components shipped in this package."""
    return Spyrium(load_components(PACKAGE, "components.toml"))
