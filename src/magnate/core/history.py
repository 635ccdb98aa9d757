"""A game as it is played: the position, what led to it, and what may be taken back.

A choice may be taken back freely until another seat acts or something hidden comes out; that a turn is finished
does not matter. Choices that a game calls final (`State.final`) stay.
"""

from __future__ import annotations

from typing import NamedTuple

from magnate.core.contract import State
from magnate.core.message import Event


class Moment(NamedTuple):
    """The situation a choice was made in, as far as taking it back depends on it."""

    actor: int
    turn: int
    reveals: int
    final: bool


def moment(state: State, choice: int) -> Moment:
    """The situation in which a choice is about to be made."""
    return Moment(state.actor, state.turn, state.reveals, state.final(choice))


def free(last: Moment, now: State) -> bool:
    """Whether the last choice, made in that situation, may be taken back without asking anybody.

    `reveals` grows by one when the next seat is to decide, and more when something came out.
    """
    moved_on = 1 if now.actor != last.actor else 0
    return not last.final and now.actor >= 0 and now.reveals - last.reveals <= moved_on


class History:
    """A position with its past. `state` is the position now, `choices` all choices that stand."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.choices: list[int] = []
        self._past: list[tuple[State, Moment, int]] = []

    def choose(self, choice: int) -> None:
        """Make a choice and remember the position before it; `IllegalChoice` changes nothing."""
        before = self.state.clone()
        what = moment(self.state, choice) if choice in self.state.choices() else None
        count = len(self.state.journal or [])
        self.state.choose(choice)
        assert what is not None
        self._past.append((before, what, count))
        self.choices.append(choice)

    def last_actor(self) -> int:
        """The seat that made the last choice, -1 when nobody has."""
        return self._past[-1][1].actor if self._past else -1

    def can_undo(self) -> bool:
        """Whether the last choice may be taken back."""
        return bool(self._past) and free(self._past[-1][1], self.state)

    def undo(self) -> bool:
        """Take back the last choice if that is free; whether it was."""
        if not self.can_undo():
            return False
        self._back()
        return True

    def can_cancel(self) -> bool:
        """Whether there is an unfinished row of choices of the seat to decide to take back."""
        last = self._past[-1][1] if self._past else None
        unfinished = last is not None and (last.actor, last.turn) == (self.state.actor, self.state.turn)
        return unfinished and self.can_undo()

    def cancel(self) -> bool:
        """Take back all choices of the unfinished turn that may be taken back; whether there were any."""
        if not self.can_cancel():
            return False
        while self.can_cancel():
            self._back()
        return True

    def _back(self) -> None:
        """Back to the position before the last choice."""
        before, _, count = self._past.pop()
        journal: list[Event] | None = self.state.journal
        before.journal = None if journal is None else journal[:count]
        self.state = before
        self.choices.pop()
