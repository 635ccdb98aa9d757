"""What may be taken back: until the next seat acts or something hidden comes out, and never a final choice."""

from __future__ import annotations

import pytest

from magnate.core.errors import IllegalChoice
from magnate.core.history import History
from magnate.core.message import Refusal
from magnate.testing.case import act, can, do, lay, lifts, offered, refused
from magnate.testing.conformance import Case, check_reasons, check_undo
from tiny import NIM, NimState


def game() -> History:
    return History(NIM.new(2, 1))


def test_a_finished_turn_can_be_taken_back_until_the_next_seat_acts() -> None:
    history = game()
    before = history.state.hash()
    history.choose(0)
    assert history.state.actor == 1
    assert history.can_undo()
    assert history.undo()
    assert (history.state.hash(), history.choices) == (before, [])


def test_once_the_next_seat_has_acted_only_its_own_choice_can_be_taken_back() -> None:
    history = game()
    history.choose(0)
    history.choose(1)
    assert history.undo()
    assert history.choices == [0]
    assert history.state.actor == 1
    assert history.undo()
    assert history.choices == []
    assert not history.undo()


def test_what_came_out_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = NimState.apply

    def revealing(self: NimState, choice: int) -> None:
        honest(self, choice)
        self.reveals += 1

    monkeypatch.setattr(NimState, "apply", revealing)
    history = game()
    history.choose(0)
    assert not history.undo()
    assert history.choices == [0]


def test_a_final_choice_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NimState, "final", lambda self, choice: choice == 1)
    history = game()
    history.choose(1)
    assert not history.undo()
    history.choose(0)
    assert history.undo()


def test_cancelling_takes_back_the_unfinished_turn_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def patient(self: NimState, choice: int) -> None:
        self.heap -= choice + 1
        if choice == 0:
            self.turn += 1
            self.actor = 1 - self.actor

    monkeypatch.setattr(NimState, "apply", patient)
    history = game()
    history.choose(0)
    history.choose(1)
    history.choose(2)
    assert history.cancel()
    assert history.choices == [0]
    assert not history.cancel()


def test_an_illegal_choice_leaves_no_trace() -> None:
    history = game()
    with pytest.raises(IllegalChoice):
        history.choose(7)
    assert history.choices == []
    assert not history.undo()


def test_the_journal_goes_back_with_the_position() -> None:
    history = game()
    history.state.journal = []
    history.state.note("log", {})
    history.choose(0)
    history.state.note("log", {})
    history.undo()
    assert len(history.state.journal or []) == 1


def test_the_suite_catches_an_undo_that_shows_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnate.core.history.free", lambda last, now: True)
    honest = NimState.apply

    def revealing(self: NimState, choice: int) -> None:
        honest(self, choice)
        self.reveals += 1

    monkeypatch.setattr(NimState, "apply", revealing)
    with pytest.raises(AssertionError, match="showed something hidden"):
        check_undo(Case(NIM, 2, {}, 1))


def test_the_suite_catches_a_false_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def lying(self: NimState, seat: int, attempt: object) -> Refusal:
        return Refusal("", "no-such-choice", {"reason": "Too few."}, lacks={"board/heap": 1})

    def first_two(self: NimState) -> list[int]:
        return list(range(min(2, self.heap)))

    monkeypatch.setattr(NimState, "offer", first_two)
    monkeypatch.setattr(NimState, "refuse", lying)
    with pytest.raises(AssertionError, match="1 would do"):
        check_reasons(Case(NIM, 2, {}, 1))


def test_the_words_of_a_case() -> None:
    state = lay(NIM.new(2, 1), heap=2)
    assert isinstance(state, NimState)
    assert can(state, "take", n=2)
    assert offered(state, "take") == [{"do": "take", "n": 1}, {"do": "take", "n": 2}]
    refused(state, "take", n=3)
    refused(state, "take", seat=1, n=1)
    lifts(state, lambda s: lay(s, heap=3), "take", n=3)
    with pytest.raises(AssertionError, match="stays although"):
        lifts(state, lambda s: lay(s, heap=1), "take", n=3)
    do(state, "take", n=2)
    assert state.is_over
    assert act("take", n=1) == {"do": "take", "n": 1}
    with pytest.raises(AttributeError):
        lay(state, hat=3)
