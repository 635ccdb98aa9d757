"""The few errors a caller of Magnate can meet, all under `MagnateError`."""

from __future__ import annotations


class MagnateError(Exception):
    """Something the caller asked for cannot be done; the text is a sentence for a person."""


class UnknownGame(MagnateError):
    """No game of that name is installed."""


class BadOptions(MagnateError):
    """A seat count or an option that the game does not offer."""


class BadComponents(MagnateError):
    """A components file that does not describe a playable game."""


class BadRecord(MagnateError):
    """A record or a dumped position that is corrupt, or belongs to other rules."""


class NoObservation(MagnateError):
    """The game has no `observation.py`, so it cannot be seen as a row of numbers."""


class IllegalChoice(MagnateError):
    """A choice that may not be made now; `clause` names the rule that forbids it ("" if none does)."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.clause = clause
