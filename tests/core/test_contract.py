"""The contract's own part, on tiny games written in plain Python."""

from __future__ import annotations

import json

import pytest

from magnate.core.contract import Option
from magnate.core.errors import BadOptions, BadRecord, IllegalChoice
from magnate.core.rng import seeded
from magnate.testing import conformance
from magnate.testing.conformance import Case
from tiny import BET, CALL, FOLD, GUESS, NIM

WITHOUT_TEXTS = {"check_refusals", "check_words", "check_record"}
CHECKS = [check for check in conformance.CHECKS if check.__name__ not in WITHOUT_TEXTS]


@pytest.mark.parametrize("game", [NIM, GUESS], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(4))
def test_a_strangers_game_goes_through_the_conformance_suite(game: conformance.Game, seed: int) -> None:
    for check in CHECKS:
        if check.__name__ not in ("check_words", "check_journal_changes_nothing"):
            check(Case(game, 2, {}, seed))


def test_the_suite_catches_a_leak() -> None:
    state = GUESS.new(2, 1)
    honest = state.board
    type(state).board = lambda self, viewer: {"cards": list(self.cards)}  # type: ignore[method-assign]
    try:
        with pytest.raises(AssertionError, match="tell two deals apart"):
            conformance.check_leaks(Case(GUESS, 2, {}, 1))
    finally:
        type(state).board = lambda self, viewer: {  # type: ignore[method-assign]
            "card": -1 if viewer < 0 else self.cards[viewer]
        }
    assert honest(0) == state.board(0)


def test_the_suite_catches_a_redeal_that_is_not_uniform() -> None:
    kind = type(GUESS.new(2, 1))
    honest = kind.redeal

    def lazy(self, seat, rng):  # type: ignore[no-untyped-def]
        self.rng = rng.branch()
        if rng.below(2):
            honest(self, seat, rng)

    kind.redeal = lazy  # type: ignore[method-assign]
    try:
        with pytest.raises(AssertionError, match="not uniform"):
            conformance.check_redeal_is_uniform(Case(GUESS, 2, {}, 1))
    finally:
        kind.redeal = honest  # type: ignore[method-assign]


def test_redealt_hands_of_a_tiny_game_are_uniform_over_all_possibilities() -> None:
    state = GUESS.new(2, 3)
    mine = state.dump()["cards"][0]
    rng = seeded("uniform")
    seen: dict[str, int] = {}
    for _ in range(2000):
        guess = state.clone()
        guess.redeal(0, rng)
        cards = guess.dump()["cards"]
        assert cards[0] == mine
        seen[str(cards)] = seen.get(str(cards), 0) + 1
    assert len(seen) == 2
    assert all(abs(n - 1000) < 150 for n in seen.values())


def test_an_illegal_choice_says_why_and_changes_nothing() -> None:
    state = GUESS.new(2, 3)
    before = state.hash()
    with pytest.raises(IllegalChoice, match="Not now"):
        state.choose(CALL)
    with pytest.raises(IllegalChoice, match="no choice 99"):
        state.choose(99)
    assert state.hash() == before
    state.choose(BET)
    assert state.actor == 1


def test_choices_are_the_callers_own_list() -> None:
    state = NIM.new(2, 3)
    state.choices().clear()
    assert state.choices()


def test_reveals_grow_when_another_seat_has_its_say() -> None:
    state = GUESS.new(2, 3)
    before = state.reveals
    state.choose(BET)
    assert state.reveals == before + 1


def test_winners_are_those_with_the_best_score() -> None:
    state = GUESS.new(2, 3)
    state.choose(FOLD)
    assert state.scores() == [-1, 1]
    assert state.winners() == [1]
    assert state.ranks() == [2, 1]
    with pytest.raises(IllegalChoice):
        state.choose(FOLD)


@pytest.mark.parametrize("seats", [0, 1, 3, -1])
def test_a_seat_count_that_is_not_offered_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 seats"):
        NIM.new(seats)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOptions, match="no option 'speed'"):
        NIM.new(2, 1, {"speed": 3})


def test_an_option_for_other_seat_counts_keeps_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NIM, "option_list", [Option("alone", "no", ["no", "yes"], seats=[1])])
    state = NIM.new(2, 1, {"alone": "no"})
    assert state.options == {"alone": "no"}
    with pytest.raises(BadOptions, match="option 'alone' of nim is for 1 seats, not for 2"):
        NIM.new(2, 1, {"alone": "yes"})
    assert NIM.full_options({"alone": "yes"}, 1) == {"alone": "yes"}
    dump = state.dump()
    dump["options"] = {"alone": "yes"}
    with pytest.raises(BadRecord, match="is for 1 seats"):
        NIM.restore(dump)
    assert [case.options for case in conformance.cases(NIM)] == [{}]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "chess"),
        ("rules", 99),
        ("components", "feed"),
        ("seats", 9),
        ("rng", "x"),
        ("rng", [1]),
        ("actor", 7),
        ("heap", None),
        ("options", {"a": 1}),
    ],
)
def test_a_damaged_position_is_refused_with_a_named_error(key: str, value: object) -> None:
    data = json.loads(json.dumps(NIM.new(2, 3).dump()))
    data[key] = value
    with pytest.raises(BadRecord):
        NIM.restore(data)
    data.pop(key)
    with pytest.raises(BadRecord):
        NIM.restore(data)
