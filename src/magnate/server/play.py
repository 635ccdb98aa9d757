"""One game in play: the choices that stand, the position they lead to, what each did, what may be taken back.

Positions are never changed in place: a choice is made on a clone, which then takes the old one's place. So a
position may be read by any thread while the next one is prepared.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, NamedTuple

import msgspec

from magnate.bots import analysis
from magnate.bots.chances import scales_of
from magnate.core.contract import State
from magnate.core.history import Moment, free, moment
from magnate.core.message import EVERYONE, Event
from magnate.core.rng import Rng, seeded

KEPT_EVERY = 32
KEPT_LAST = 8
TOLD_LAST = 12  # the choices whose lines the journal still holds: a gain may name what began it
MOMENTS = 6


class Step(NamedTuple):
    """A choice that stands: who made it, in which situation, what it did, the points after it."""

    seat: int
    choice: int
    turn: int
    round: int
    moment: Moment
    events: list[Event]
    scores: list[int]
    time: float
    by: str


def mark_of(state: State) -> str:
    """A fingerprint of a whole position, whatever version of rules and components led to it."""
    position = state.dump()
    for name in ("rules", "components"):
        del position[name]
    return hashlib.blake2b(msgspec.json.encode(position, order="sorted"), digest_size=8).hexdigest()


class Made(NamedTuple):
    """A choice made on a clone and not yet installed."""

    step: Step
    state: State


class Play:
    """The game at a table."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.state = start
        self.steps: list[Step] = []
        self._kept: dict[int, State] = {0: start}

    @property
    def at(self) -> int:
        """How many choices stand."""
        return len(self.steps)

    # --- going on ------------------------------------------------------------------------------

    def make(self, choice: int, time: float, by: str) -> Made:
        """Make a legal choice on a clone."""
        before = self.state
        state = before.clone()
        lately = [event for step in self.steps[-TOLD_LAST:] for event in step.events]
        state.journal = lately.copy()
        state.advance(choice)
        events = state.journal[len(lately) :]
        state.journal = None
        step = Step(
            before.actor,
            choice,
            before.turn,
            before.round,
            moment(before, choice),
            events,
            state.scores(),
            time,
            by,
        )
        return Made(step, state)

    def install(self, made: Made) -> None:
        """Let a choice made on a clone stand."""
        self.steps.append(made.step)
        self.state = made.state
        self._kept[self.at] = made.state
        old = self.at - KEPT_LAST
        if old % KEPT_EVERY:
            self._kept.pop(old, None)

    def back_to(self, at: int) -> None:
        """Take back all choices after the first `at`."""
        state = self.position(at)
        self._kept = {kept: old for kept, old in self._kept.items() if kept < at}
        self._kept[at] = state
        self.steps = self.steps[:at]
        self.state = state

    def position(self, at: int) -> State:
        """The position after `at` choices; not to be changed."""
        steps, kept = self.steps, self._kept.copy()
        found = kept.get(at)
        if found is not None:
            return found
        nearest = max(moment for moment in kept if moment < at)
        state = kept[nearest].clone()
        for step in steps[nearest:at]:
            state.advance(step.choice)
        return state

    # --- taking back ---------------------------------------------------------------------------

    def undo_to(self, seats: list[int]) -> tuple[int, bool] | None:
        """Where the last choice of these seats was made, and whether going back there is free."""
        if self.state.is_over:
            return None
        for at in range(self.at - 1, -1, -1):
            step = self.steps[at]
            if step.seat in seats:
                return at, at == self.at - 1 and free(step.moment, self.state)
        return None

    def cancel_to(self, seats: list[int]) -> int | None:
        """Where the unfinished turn of the seat to decide began, as far back as it is free."""
        now = self.state
        if now.actor not in seats:
            return None
        at = self.at
        while at > 0:
            made = self.steps[at - 1].moment
            if (made.actor, made.turn, made.reveals) != (now.actor, now.turn, now.reveals) or made.final:
                break
            at -= 1
        return at if at < self.at else None

    # --- looking back --------------------------------------------------------------------------

    def last_turn(self, seat: int) -> int:
        """The moment at which the seat's previous turn ended; 0 before its first."""
        running = self.state.turn if self.state.actor == seat else -1
        for at in range(self.at, 0, -1):
            step = self.steps[at - 1]
            if step.seat == seat and step.turn != running:
                return at
        return 0

    def moves(self, since: int, until: int, viewer: int) -> list[dict[str, Any]]:
        """What the choices after the first `since`, up to `until`, did, as `viewer` may read it."""
        return [
            {
                "at": since + i + 1,
                "seat": step.seat,
                "by": step.by,
                "time": step.time,
                "events": readable(step.events, viewer),
            }
            for i, step in enumerate(self.steps[since:until])
        ]

    def moment(self, at: int, viewer: int, words: bool) -> dict[str, Any]:
        """One moment, with what led to it; with the choices in words if that is wished."""
        steps, state = self.steps, self.position(at)
        view = state.view(None if viewer < 0 else viewer)
        view["choices"], view["obvious"] = [], -1
        before = self.position(at - 1) if words and at > 0 else None
        return {
            "at": at,
            "length": len(steps),
            "view": view,
            "events": readable(steps[at - 1].events, viewer) if at > 0 else [],
            "scores": view["scores"],
            "made": before.phrase(steps[at - 1].choice).plain() if before is not None else None,
            "choice": state.phrase(steps[at].choice).plain() if words and at < len(steps) else None,
        }

    def history(self) -> dict[str, Any]:
        """Points per round and per turn, and the moments that made the game; chances once it is over."""
        steps, over = self.steps, self.state.is_over
        scales = scales_of(self.start.game)
        story = analysis.moments(self.start, [step.choice for step in steps], scales) if over else []
        chances = {moment.step: [round(chance, 4) for chance in moment.chances] for moment in story}
        rounds: dict[int, dict[str, Any]] = {}
        turns: list[dict[str, Any]] = []
        last = -1
        for i, step in enumerate(steps):
            rounds[step.round] = {"round": step.round, "at": i + 1, "points": step.scores}
            mark = {
                "at": i + 1,
                "seat": step.seat,
                "round": step.round,
                "points": step.scores,
                "chances": chances.get(i + 1),
            }
            if step.turn == last:
                turns[-1] = mark
            else:
                turns.append(mark)
            last = step.turn
        found = moments(turns, self.start.scores())
        for turning in analysis.turning_points(story):
            mark = {"at": turning.step, "seat": turning.seat, "gain": 0, "kind": "turning"}
            found.append({**mark, "swing": round(turning.swing, 4)})
        return {
            "length": len(steps),
            "rounds": list(rounds.values()),
            "turns": turns,
            "moments": sorted(found, key=lambda moment: int(moment["at"])),
        }

    # --- guessing ------------------------------------------------------------------------------

    def guess(self, seat: int, seed: str = "", at: int = -1) -> State:
        """The position as `seat` knows it (-1: a spectator): everything else is dealt again at random."""
        state = (self.state if at < 0 else self.position(at)).clone()
        state.redeal(seat, _stream(seed))
        return state


def _stream(seed: str) -> Rng:
    """A random stream; fresh unless a seed asks for a certain one."""
    return seeded(seed or secrets.token_hex(16))


def readable(events: list[Event], viewer: int) -> list[dict[str, object]]:
    """The events that a viewer (-1: a spectator) may read, as JSON."""
    return [event.plain() for event in events if event.only in (EVERYONE, viewer)]


def moments(turns: list[dict[str, Any]], start: list[int]) -> list[dict[str, Any]]:
    """The turns that brought a seat most, and those after which another seat alone was in front."""
    found: list[dict[str, Any]] = []
    before = start
    leader = -1
    for turn in turns:
        points: list[int] = turn["points"]
        gain = points[turn["seat"]] - before[turn["seat"]]
        if gain > 0:
            found.append(
                {"at": turn["at"], "seat": turn["seat"], "gain": gain, "kind": "swing", "swing": 0.0}
            )
        best = max(points)
        first = [seat for seat, score in enumerate(points) if score == best]
        if len(points) > 1 and len(first) == 1 and first[0] != leader:
            if leader >= 0:
                found.append({"at": turn["at"], "seat": first[0], "gain": gain, "kind": "lead", "swing": 0.0})
            leader = first[0]
        before = points
    swings = sorted((m for m in found if m["kind"] == "swing"), key=lambda m: (-int(m["gain"]), m["at"]))
    leads = [m for m in found if m["kind"] == "lead"]
    return swings[:MOMENTS] + leads[-MOMENTS:]
