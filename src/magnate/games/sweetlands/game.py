"""Sweet Lands as the contract wants it: a state that ties rules and view together, and the title itself."""

from __future__ import annotations

from typing import Any

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Game, Option, OptionValue
from magnate.core.message import Figure, Message, Refusal, ScoreLine
from magnate.core.weights import load_weights
from magnate.games.sweetlands import (
    audit,
    describe,
    refusals,
    rules,
    rules_round,
    rules_score,
    strategy,
    view,
)
from magnate.games.sweetlands.rules_codes import MAP, RABBIT
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.tables import Tables

PACKAGE = "magnate.games.sweetlands"


class SweetLandsState(Position):
    """A position of Sweet Lands."""

    def setup(self) -> None:
        """Lay out the common area; characters are chosen next."""
        rules_round.set_up(self)

    def offer(self) -> list[int]:
        """The legal choices of the acting seat."""
        return rules.offer(self)

    def apply(self, choice: int) -> None:
        """Do a legal choice."""
        rules.apply(self, choice)

    def forced(self, choice: int) -> bool:
        """Whether an only choice is taken by the engine."""
        return rules.forced(self, choice)

    def clone(self) -> SweetLandsState:
        """An independent copy."""
        other = SweetLandsState(self.t, self.game, self.seats, self.options)
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

    def scores(self) -> list[int]:
        """The final scoring as it stands; 0 before a map is chosen."""
        return [
            rules_score.score(self, seat) if self.sheets[seat][MAP] >= 0 else 0 for seat in range(self.seats)
        ]

    def rank_keys(self) -> list[list[int]]:
        """Score, then cookie rabbits on the map."""
        scores = self.scores()
        return [[scores[seat], self.sheets[seat][RABBIT]] for seat in range(self.seats)]

    def score_sheet(self) -> list[list[ScoreLine]]:
        """Named lines that sum to the scores."""
        return view.score_sheet(self)

    def audit(self) -> list[str]:
        """Conservation laws that are broken."""
        return audit.audit(self)

    def board(self, viewer: int) -> dict[str, Any]:
        """The table as a viewer sees it."""
        return view.board(self, viewer)

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
        """The character of a seat."""
        return view.traits(self, seat)

    def terms(self, seat: int) -> list[float]:
        """Evaluation terms in points."""
        return strategy.terms(self, seat)


class SweetLands(Game):
    """The title."""

    def __init__(self, components: Components) -> None:
        self.id = "sweetlands"
        self.package = PACKAGE
        self.rules_version = 1
        self.components = components
        self.tables: Tables = Tables(components)
        self.seats = self.tables.seat_counts
        self.option_list = [
            Option("turn_order", False, [False, True]),
            Option("draft", False, [False, True]),
            Option("advanced_skills", False, [False, True]),
        ]
        self.space = self.tables.space
        self.term_names = strategy.TERM_NAMES
        self.weights = load_weights(PACKAGE, self.term_names)

    def blank(self, seats: int, options: dict[str, OptionValue]) -> SweetLandsState:
        """An empty position."""
        return SweetLandsState(self.tables, self, seats, options)

    def with_components(self, components: Components) -> SweetLands:
        """Sweet Lands with other cards, maps or figures."""
        return SweetLands(components)

    def catalogue(self) -> dict[str, About]:
        """What every card, tile, track and character does."""
        return describe.catalogue(self.components)


GAME = SweetLands(load_components(PACKAGE, "components.toml", "citizens.toml", "maps.toml"))
