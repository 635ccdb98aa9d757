"""Positions for the cases: a table laid by hand, and the moves of a case in one line each.

Unless a case says otherwise: three seats, seat 0 (Red) to move, in Phase II, three workers owned, no technique,
both bonuses to come, an empty market. Red is seat 0, Blue seat 1, Green seat 2.
"""

from __future__ import annotations

from magnate.core.contract import OptionValue
from magnate.games.spyrium import GAME
from magnate.games.spyrium.constants import EMPTY, GAPS, SLOTS, STEPS, VALUES
from magnate.games.spyrium.game import Spyrium, SpyriumState
from magnate.games.spyrium.rules_setup import new_seat
from magnate.games.spyrium.state import Seat
from magnate.testing import case as words

RED, BLUE, GREEN = 0, 1, 2
OWNED = 3
Form = dict[str, object]


class Case(words.Case[SpyriumState]):
    """A position laid by hand and played on."""

    def __init__(
        self,
        seats: int = 3,
        event: str = "E_LATE",
        next_event: str = "",
        game: Spyrium = GAME,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        self.game = game
        self.t = game.tables
        fresh = game.new(seats, 1, options)
        assert isinstance(fresh, SpyriumState)
        super().__init__(fresh)
        self.s.actor = RED
        self.s.first = RED
        self.s.slots = [EMPTY] * SLOTS
        self.s.tokens = [0] * (SLOTS * VALUES)
        self.events(event, next_event)
        for seat in range(seats):
            self.seat(seat)

    def events(self, current: str, exposed: str = "") -> None:
        """The current event and the exposed one; the others lie beneath in their usual order."""
        names = [current] + ([exposed] if exposed else [])
        order = [self.t.event_ids.index(name) for name in names]
        self.s.events = order + [event for event in range(self.t.events) if event not in order]
        self.s.event_token = 0
        self.s.round = 1

    # --- laying the table ---

    def seat(
        self,
        seat: int = RED,
        money: int = 10,
        spyrium: int = 2,
        vp: int = 0,
        residence: int = 2,
        phase: int = 2,
        active: int = 0,
        inactive: int = -1,
        owned: int = OWNED,
        techniques: str = "",
        district: str = "",
        tilted: tuple[int, ...] = (),
        crew: dict[int, int] | None = None,
        kept: tuple[int, int, int] = (0, 0, 0),
        bonuses: int = 0,
    ) -> Case:
        """One seat: figures as told, workers that are nowhere else inactive, the rest in reserve."""
        me = new_seat(self.t)
        me.money, me.spyrium, me.vp, me.phase, me.active, me.bonuses = (
            money,
            spyrium,
            vp,
            phase,
            active,
            bonuses,
        )
        me.residence = self.t.track.index(residence)
        me.district = [self.t.card_ids.index(id) for id in district.split()]
        me.tilted = [1 if i + 1 in tilted else 0 for i in range(len(me.district))]
        me.crew = [(crew or {}).get(i + 1, 0) for i in range(len(me.district))]
        me.kept = list(kept)
        for id in techniques.split():
            me.techniques |= self.t.power[self.t.card_ids.index(id)]
        me.fresh = me.techniques
        market = sum(self.s.gaps[seat * GAPS : (seat + 1) * GAPS])
        busy = active + sum(me.crew) + market
        me.inactive = max(0, owned - busy) if inactive < 0 else inactive
        me.reserve = self.t.workers - busy - me.inactive
        self.s.players[seat] = me
        return self.settled()

    def lay(self, **cards: str) -> Case:
        """Cards into slots, each with its tokens after a slash: `lay(s5="A_MINER/13")`."""
        for slot, text in cards.items():
            at = int(slot[1:]) - 1
            id, _, tokens = text.partition("/")
            self.s.slots[at] = self.t.card_ids.index(id)
            for value in tokens:
                self.s.tokens[at * VALUES + int(value) - 1] += 1
        return self.settled()

    def put(self, seat: int, *gaps: str) -> Case:
        """Workers of a seat into gaps, one each time a gap is named; they come from the inactive ones first."""
        me = self.s.players[seat]
        for gap in gaps:
            self.s.gaps[seat * GAPS + self.t.gap_names.index(gap)] += 1
            if me.inactive:
                me.inactive -= 1
            else:
                me.reserve -= 1
        return self.settled()

    # --- looking ---

    @property
    def me(self) -> Seat:
        """Red's seat."""
        return self.s.players[RED]

    def of(self, seat: int) -> Seat:
        """Any seat."""
        return self.s.players[seat]

    def building(self, place: int = 1) -> str:
        """The id of Red's building in a place."""
        return self.t.card_ids[self.me.district[place - 1]]

    def card(self, slot: int) -> str:
        """The id of the card in a slot, "" if it is empty."""
        card = self.s.slots[slot - 1]
        return "" if card == EMPTY else self.t.card_ids[card]

    def around(self, slot: int) -> int:
        """The workers around a slot."""
        return self.s.around[slot - 1]

    def tokens_on(self, slot: int) -> list[int]:
        """The tokens on a slot."""
        at = (slot - 1) * VALUES
        return [v + 1 for v in range(VALUES) for _ in range(self.s.tokens[at + v])]

    # --- playing ---

    def act(self, do: str, answers: dict[str, Form], **params: object) -> Case:
        """Make a choice and answer every question that follows in the same turn, by the name of its step."""
        turn = self.s.turn
        self.do(do, **params)
        while self.s.actor >= 0 and self.s.turn == turn and STEPS[self.s.step] != "action":
            self.do(answers[STEPS[self.s.step]])
        return self

    def activate(
        self,
        gap: str,
        slot: int,
        token: int = 0,
        value: int = 0,
        replace: int = 0,
        lobby: bool = False,
        residence: str = "score",
        bonus: str = "worker",
    ) -> Case:
        """Activate the card in a slot with the worker in a gap; questions are answered as told."""
        answers = {
            "card": words.act("card", slot=slot),
            "token": words.act("token", value=token),
            "value": words.act("value", value=value) if value else words.act("printed"),
            "plot": words.act("replace", building=replace) if replace else words.act("plot"),
            "lobby": words.act("lobby" if lobby else "surcharge"),
            **gains(residence, bonus),
        }
        return self.act("activate", answers, gap=gap)

    def earn(self, gap: str, slot: int = 0) -> Case:
        """Earn money with the worker in a gap."""
        return self.act("earn", {"designate": words.act("designate", slot=slot)}, gap=gap)

    def exploit(self, building: int = 1, effect: int = 1, bonus: str = "worker") -> Case:
        """Exploit one of Red's buildings."""
        answers = {"effect": words.act("effect", effect=effect), **gains("score", bonus)}
        return self.act("exploit", answers, building=building)

    def event(
        self,
        option: str = "",
        building: int = 1,
        effect: int = 1,
        gap: str = "",
        value: int = 0,
        residence: str = "score",
        bonus: str = "worker",
    ) -> Case:
        """Use the event; questions are answered as told."""
        answers = {
            "option": words.act("option", option=option),
            "event-value": words.act("value", value=value) if value else words.act("printed"),
            "again": words.act("exploit", building=building),
            "effect": words.act("effect", effect=effect),
            "late": words.act("place", gap=gap),
            **gains(residence, bonus),
        }
        return self.act("event", answers)

    def back_to_red(self) -> Case:
        """The other seats pass over their turns: Red is to move again, in the same round."""
        self.s.actor = RED
        return self.settled()


def gains(residence: str, bonus: str) -> dict[str, Form]:
    """How a residence action and a bonus are answered."""
    return {"residence": words.act(residence), "bonus": words.act("bonus", bonus=bonus)}


def play_out(seats: int, seed: int, rounds: int = 6) -> SpyriumState:
    """A game of first-come choices, played until a round is over."""
    state = GAME.new(seats, seed)
    assert isinstance(state, SpyriumState)
    while not state.is_over and state.round <= rounds:
        state.advance(state.offered()[-1])
    return state
