"""Positions for the cases: a table laid by hand, and the moves of a case in one line each.

Unless a case says otherwise: three seats, seat 0 (Red) to move, in Phase II, three workers owned, no technique,
both bonuses to come, an empty market. Red is seat 0, Blue seat 1, Green seat 2.
"""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.games.spyrium import GAME
from magnate.games.spyrium.game import Spyrium, SpyriumState
from magnate.games.spyrium.state import (
    ACTION,
    ASK_AGAIN,
    ASK_BONUS,
    ASK_CARD,
    ASK_DESIGNATE,
    ASK_EFFECT,
    ASK_EVENT_VALUE,
    ASK_LATE,
    ASK_LOBBY,
    ASK_OPTION,
    ASK_PLOT,
    ASK_RESIDENCE,
    ASK_TOKEN,
    ASK_VALUE,
    Seat,
    new_seat,
)
from magnate.games.spyrium.tables import EMPTY, GAPS, SLOTS, VALUES

RED, BLUE, GREEN = 0, 1, 2
OWNED = 3
Form = dict[str, object]


class Case:
    """A position laid by hand and played on."""

    def __init__(
        self, seats: int = 3, event: str = "E_LATE", next_event: str = "", game: Spyrium = GAME
    ) -> None:
        self.game = game
        self.t = game.tables
        self.s = SpyriumState(game, seats, {}, self.t)
        fresh = game.new(seats, 1)
        assert isinstance(fresh, SpyriumState)
        fresh.copy_into(self.s)
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

    def settled(self) -> Case:
        """The position with its counts and its choices made fresh."""
        self.s.recount()
        self.s.settle()
        return self

    # --- looking ---

    @property
    def me(self) -> Seat:
        """Red's seat."""
        return self.s.players[RED]

    def of(self, seat: int) -> Seat:
        """Any seat."""
        return self.s.players[seat]

    def forms(self) -> list[Form]:
        """The choices on offer, as JSON forms."""
        return [dict(self.game.decode(choice)) for choice in self.s.choices()]

    def offered(self, do: str) -> list[object]:
        """The first parameter of every offered choice of a verb (the verb itself when it has none)."""
        found: list[object] = []
        for form in self.forms():
            if form["do"] == do:
                values = [value for name, value in form.items() if name != "do"]
                found.append(values[0] if values else do)
        return found

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

    def do(self, do: str, **params: object) -> Case:
        """Make one choice; engine and rules do the rest."""
        self.s.choose(self.game.encode({"do": do, **params}))
        return self

    def act(self, do: str, answers: dict[int, Form] | None = None, **params: object) -> Case:
        """Make a choice and answer every question that follows in the same turn, by step."""
        turn = self.s.turn
        self.do(do, **params)
        while self.s.actor >= 0 and self.s.turn == turn and self.s.step != ACTION:
            answer = dict((answers or {})[self.s.step])
            self.s.choose(self.game.encode(answer))
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
        answers: dict[int, Form] = {
            ASK_CARD: {"do": "card", "slot": slot},
            ASK_TOKEN: {"do": "token", "value": token},
            ASK_VALUE: {"do": "value", "value": value} if value else {"do": "printed"},
            ASK_PLOT: {"do": "replace", "building": replace} if replace else {"do": "plot"},
            ASK_LOBBY: {"do": "lobby"} if lobby else {"do": "surcharge"},
            ASK_RESIDENCE: {"do": residence},
            ASK_BONUS: {"do": "bonus", "bonus": bonus},
        }
        return self.act("activate", answers, gap=gap)

    def earn(self, gap: str, slot: int = 0) -> Case:
        """Earn money with the worker in a gap."""
        return self.act("earn", {ASK_DESIGNATE: {"do": "designate", "slot": slot}}, gap=gap)

    def exploit(self, building: int = 1, effect: int = 1, bonus: str = "worker") -> Case:
        """Exploit one of Red's buildings."""
        answers: dict[int, Form] = {
            ASK_EFFECT: {"do": "effect", "effect": effect},
            ASK_BONUS: {"do": "bonus", "bonus": bonus},
        }
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
        answers: dict[int, Form] = {
            ASK_OPTION: {"do": "option", "option": option},
            ASK_EVENT_VALUE: {"do": "value", "value": value} if value else {"do": "printed"},
            ASK_AGAIN: {"do": "exploit", "building": building},
            ASK_EFFECT: {"do": "effect", "effect": effect},
            ASK_LATE: {"do": "place", "gap": gap},
            ASK_RESIDENCE: {"do": residence},
            ASK_BONUS: {"do": "bonus", "bonus": bonus},
        }
        return self.act("event", answers)

    def back_to_red(self) -> Case:
        """The other seats pass over their turns: Red is to move again, in the same round."""
        self.s.actor = RED
        return self.settled()

    # --- refusals ---

    def why(self, do: str, seat: int = -1, **params: object) -> Refusal:
        """The refusal of an attempt; it must be refused, and change nothing."""
        before = self.s.hash()
        refusal = self.s.why_not({"do": do, **params}, seat)
        assert refusal is not None, f"{do} {params} is allowed"
        assert self.s.hash() == before
        return refusal

    def refused(self, clause: str, do: str, seat: int = -1, **params: object) -> None:
        """An attempt is refused under this clause."""
        refusal = self.why(do, seat, **params)
        assert refusal.clause == clause, f"{refusal.clause}: {self.game.text(refusal.message)}"


def play_out(seats: int, seed: int, rounds: int = 6) -> SpyriumState:
    """A game of first-come choices, played until a round is over."""
    state = GAME.new(seats, seed)
    assert isinstance(state, SpyriumState)
    while not state.is_over and state.round <= rounds:
        state.advance(state.offered()[-1])
    return state
