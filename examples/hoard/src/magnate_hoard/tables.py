"""The components as plain numbers, and the choice space: every verb of the game, declared once."""

from __future__ import annotations

from magnate.core.components import Components
from magnate.core.space import ChoiceSpace, Verb
from magnate_hoard.checks import check


class Tables:
    """What does not change during a game."""

    def __init__(self, components: Components) -> None:
        check(components)
        deck = components["deck"]
        self.cards: int = deck["cards"]
        self.hand: int = deck["hand"]
        self.graves: int = deck["graves"]
        self.card_names: list[str] = [f"{number:02}" for number in range(1, self.cards + 1)]
        self.space = ChoiceSpace(
            [
                Verb(
                    "pick",
                    on="card:{card}",
                    clause="HOA-TURN-1",
                    args={"card": "@card-{card}"},
                    card=self.card_names,
                ),
                Verb("show", on="shown:{seat}", clause="HOA-SHOW-1"),
                Verb("bury", on="buried:{seat}", clause="HOA-BURY-1"),
            ]
        )
        self.to_pick: int = self.space.base("pick")
        self.to_show: int = self.space.base("show")
        self.to_bury: int = self.space.base("bury")
