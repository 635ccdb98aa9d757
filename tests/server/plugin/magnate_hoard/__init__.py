"""Hoard, a stranger's game for tests of the server: hidden hands, buried cards, two choices a turn.

The option `trap` makes evaluation misbehave, so that a bot that evaluates crashes, dies or never ends. In the
environment HOARD_RULES is the rules version, HOARD_BROKEN makes a version that deals otherwise, HOARD_DECK one that
turns the deck round, HOARD_DRAW one that draws from below, and HOARD_SLOW is how many seconds a game with a hand of
four takes to be made.
"""

from __future__ import annotations

import os
import time
from itertools import chain
from typing import Any

from magnate.core.components import Components, load_components
from magnate.core.contract import About, Attempt, Game, Option, OptionValue, State
from magnate.core.errors import BadComponents
from magnate.core.fields import Field, Kind, Listed, whole
from magnate.core.message import Figure, Message, Refusal, ScoreLine
from magnate.core.rng import Rng
from magnate.core.space import ChoiceSpace, Verb

MOST = 40


def name(card: int) -> str:
    return f"K{card + 1:02}"


CARDS = [name(c) for c in range(MOST)]
SPACE = ChoiceSpace(
    [
        Verb("pick", on="card:{card}", clause="HOA-TURN-1", args={"card": "@card-{card}"}, card=CARDS),
        Verb("show", clause="HOA-TURN-1"),
        Verb("bury", clause="HOA-TURN-1"),
    ]
)
SHOW, BURY = SPACE.base("show"), SPACE.base("bury")


class HoardState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        self.picked = -1

    def setup(self) -> None:
        self.deck = list(range(self.game.components["cards"]))
        if "HOARD_BROKEN" not in os.environ:
            self.rng.shuffle(self.deck)
        for hand in self.hands:
            hand.extend(self.deck.pop() for _ in range(self.game.components["hand"]))
        if "HOARD_DECK" in os.environ:
            self.deck.reverse()

    def offer(self) -> list[int]:
        return sorted(self.hands[self.actor]) if self.picked < 0 else [SHOW, BURY]

    def forced(self, choice: int) -> bool:
        return False

    def apply(self, choice: int) -> None:
        seat = self.actor
        if choice < SHOW:
            self.picked = choice
            return
        card, self.picked = self.picked, -1
        self.hands[seat].remove(card)
        told = f"@card-{name(card)}"
        if choice == SHOW:
            self.shown[seat].append(card)
            if self.journal is not None:
                args = {"card": told, "points": card + 1}
                self.note("log-shown", args, "HOA-TURN-1", seat=seat)
        else:
            self.buried[seat].append(card)
            if self.journal is not None:
                self.note("log-buried", {}, "HOA-TURN-1", seat=seat)
                self.note("log-buried-mine", {"card": told}, "HOA-TURN-1", only=seat, seat=seat)
        if self.deck:
            drawn = self.deck.pop(0 if "HOARD_DRAW" in os.environ else -1)
            self.hands[seat].append(drawn)
            self.reveals += 1
            if self.journal is not None:
                self.note("log-drawn-mine", {"card": f"@card-{name(drawn)}"}, only=seat, seat=seat)
        self.turn += 1
        self.actor = (seat + 1) % self.seats
        if self.actor == 0:
            self.round += 1
        over = self.round > int(self.options["rounds"]) or not self.hands[self.actor]
        if over:
            self.actor = -1

    def refuse(self, seat: int, attempt: Attempt) -> Refusal | None:
        if self.actor < 0 or seat not in (-1, self.actor):
            return Refusal("HOA-TURN-1", "why-turn")
        if attempt.choice < 0:
            return None
        if attempt.word != "pick":
            return Refusal("HOA-TURN-1", "why-pick-first")
        if self.picked >= 0:
            return Refusal("HOA-TURN-1", "why-lay-first", {"card": f"@card-{name(self.picked)}"})
        return Refusal("HOA-TURN-1", "why-not-in-hand", {"card": f"@card-{name(attempt.choice)}"})

    def score_sheet(self) -> list[list[ScoreLine]]:
        return [
            [
                ScoreLine("shown", sum(c + 1 for c in self.shown[s]), "HOA-TURN-1"),
                ScoreLine("buried", sum(c + 1 for c in self.buried[s]) if self.actor < 0 else 0, "HOA-END-1"),
            ]
            for s in range(self.seats)
        ]

    def audit(self) -> list[str]:
        cards = [*self.deck, *chain(*self.hands, *self.shown, *self.buried)]
        whole = sorted(cards) == list(range(self.game.components["cards"]))
        return [] if whole else ["a card is missing or doubled"]

    def copy_into(self, twin: State) -> None:
        assert isinstance(twin, HoardState)
        twin.deck = self.deck.copy()
        twin.hands = [pile.copy() for pile in self.hands]
        twin.shown = [pile.copy() for pile in self.shown]
        twin.buried = [pile.copy() for pile in self.buried]
        twin.picked = self.picked

    def redeal(self, seat: int, rng: Rng) -> None:
        unknown = [self.deck]
        for other in range(self.seats):
            if other != seat:
                unknown += [self.hands[other], self.buried[other]]
        cards = sorted(chain(*unknown))
        rng.shuffle(cards)
        holds = seat == self.actor or self.actor < 0
        slot = -1 if holds or self.picked < 0 else self.hands[self.actor].index(self.picked)
        for pile in unknown:
            for i in range(len(pile)):
                pile[i] = cards.pop()
        if slot >= 0:
            self.picked = self.hands[self.actor][slot]
        self.rng = rng.branch()
        self.settle()

    def hidden(self, seat: int) -> list[str]:
        others = [s for s in range(self.seats) if s != seat]
        return ["rng", "deck", "picked", *(f"{pile}.{s}" for pile in ("hands", "buried") for s in others)]

    def fields(self) -> list[Field]:
        piles = Listed(Listed(Kind(0, MOST - 1)), self.seats)
        rows = [Field(name, piles) for name in ("hands", "shown", "buried")]
        return [Field("deck", Listed(Kind(0, MOST - 1))), *rows, *whole("picked")]

    def board(self, viewer: int) -> dict[str, Any]:
        return {
            "deck": len(self.deck),
            "shown": [[name(c) for c in pile] for pile in self.shown],
            "buried": [len(pile) for pile in self.buried],
            "hand": [name(c) for c in sorted(self.hands[viewer])] if viewer >= 0 else [],
            "mine": [name(c) for c in self.buried[viewer]] if viewer >= 0 else [],
            "picked": self.picked >= 0,
        }

    def figures(self, seat: int, viewer: int) -> list[Figure]:
        return [Figure("points", self.scores()[seat]), Figure("hand", len(self.hands[seat]))]

    def prompt(self, viewer: int) -> Message:
        if viewer != self.actor:
            return Message("prompt-wait")
        if self.picked < 0:
            return Message("prompt-pick")
        return Message("prompt-lay", {"card": f"@card-{name(self.picked)}"})

    def terms(self, seat: int) -> list[float]:
        trap = self.options["trap"]
        if trap == "crash":
            raise RuntimeError("the evaluation is broken")
        if trap == "die":
            os._exit(9)
        if trap == "loop":
            while True:
                time.sleep(0.01)
        return [float(self.scores()[seat] + sum(c + 1 for c in self.buried[seat]))]


class Hoard(Game):
    def __init__(self, components: Components) -> None:
        if not 1 <= components["hand"] <= 5:
            raise BadComponents("A hand holds one to five cards.")
        if not 12 <= components["cards"] <= MOST:
            raise BadComponents("There are 12 to 40 cards.")
        if components["hand"] == 4:
            time.sleep(float(os.environ.get("HOARD_SLOW", "0")))
        options = [
            Option("rounds", 3, [1, 2, 3, 8]),
            Option("trap", "none", ["none", "crash", "die", "loop"]),
        ]
        super().__init__(
            "magnate_hoard",
            components,
            seats=[1, 2, 3],
            space=SPACE,
            terms=["points"],
            options=options,
            rules_version=int(os.environ.get("HOARD_RULES", "1")),
        )
        self.id = "hoard"

    def blank(self, seats: int, options: dict[str, OptionValue]) -> State:
        return HoardState(self, seats, options)

    def catalogue(self) -> dict[str, About]:
        args = {"cards": self.components["cards"], "hand": self.components["hand"]}
        return {"deck": About(Message("help-deck", args), ["HOA-TURN-1"], [])}


GAME = Hoard(load_components("magnate_hoard", "components.toml"))
