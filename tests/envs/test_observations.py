"""Every title keeps the promises of observations, at every seat count and with every option."""

from __future__ import annotations

from array import array
from collections.abc import Callable

import pytest
from observed import OBSERVED

import magnate
from magnate.core.contract import State
from magnate.core.errors import NoObservation
from magnate.core.observation import Layout, Observer, Sink
from magnate.testing import observing
from magnate.testing.conformance import Case, cases
from magnate.testing.observing import OBSERVATION_CHECKS, check_features
from tiny import NIM


def title(case: Case) -> str:
    words = "".join(f",{key}={value}" for key, value in case.options.items())
    return f"{case.game.id}-{case.seats}{words}"


EVERY = [case for name in OBSERVED for case in cases(magnate.load(name))]


@pytest.mark.parametrize("check", OBSERVATION_CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", EVERY, ids=title)
def test_observation(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


class Broken(Observer):
    """An observer with something wrong in it: `spoil` changes the values of the honest one."""

    def __init__(self, honest: Observer, spoil: Callable[[State, int, list[float]], list[float]]) -> None:
        layout = Layout()
        layout.features = list(honest.features)
        super().__init__(honest.seats, layout)
        self.honest = honest
        self.spoil = spoil

    def write(self, state: State, seat: int, sink: Sink) -> None:
        values = self.spoil(state, seat, self.honest.values(state, seat))
        sink.numbers([int(value) for value in values])


def leaking(state: State, seat: int, values: list[float]) -> list[float]:
    return [float(state.rng.dump()[0] % 2), *values[1:]]


def blind(state: State, seat: int, values: list[float]) -> list[float]:
    return [0.0] * len(values)


def boundless(state: State, seat: int, values: list[float]) -> list[float]:
    return [values[0] + 1e9, *values[1:]]


def by_identity(state: State, seat: int, values: list[float]) -> list[float]:
    return [float(id(state) % 9973), *values[1:]]


def egocentric(state: State, seat: int, values: list[float]) -> list[float]:
    return [float(seat), *values[1:]]


@pytest.mark.parametrize(
    ("check", "spoil"),
    [
        ("check_no_leak", leaking),
        ("check_nothing_is_missing", blind),
        ("check_ranges", boundless),
        ("check_copies_observe_alike", by_identity),
        ("check_seats_look_from_their_own", egocentric),
    ],
)
def test_an_observation_that_breaks_a_promise_is_noticed(
    check: str, spoil: Callable[[State, int, list[float]], list[float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = next(case for case in EVERY if case.game.id == "spyrium" and case.seats == 3)
    monkeypatch.setitem(case.game.observers, 3, Broken(case.game.observation(3), spoil))
    promise = next(one for one in OBSERVATION_CHECKS if one.__name__ == check)
    with pytest.raises(AssertionError):
        promise(case)


def test_features_that_are_badly_declared_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in EVERY if case.game.id == "spyrium" and case.seats == 3)
    broken = Broken(case.game.observation(3), blind)
    broken.features[1] = broken.features[0]
    monkeypatch.setitem(case.game.observers, 3, broken)
    with pytest.raises(AssertionError, match="share a name"):
        check_features(case)


def test_a_wrong_mask_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in EVERY if case.game.id == "spyrium" and case.seats == 3)
    monkeypatch.setattr(observing, "masked", lambda state: bytes(state.game.space.size))
    with pytest.raises(AssertionError, match="the mask is wrong"):
        observing.check_mask(case)


def test_a_game_without_an_observation_says_so() -> None:
    with pytest.raises(NoObservation):
        NIM.observation(2)
    with pytest.raises(NoObservation):
        magnate.load("spyrium").observation(17)


def test_a_buffer_of_the_wrong_size_is_refused() -> None:
    state = magnate.load("spyrium").new(2)
    with pytest.raises(ValueError):
        state.observe(0, array("f", [0.0] * 3))
    with pytest.raises(ValueError):
        state.mask(bytearray(3))
