"""What the contract promises of observations, as checks that any game with an `observation.py` can be put through."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from typing import Any, Final

from magnate.core.contract import State
from magnate.testing.playing import Case, positions, sampled

# What a view counts of the course of the game, rather than of the position.
COURSE: Final = ("turn", "reveals")
# Views are dear: of each stretch of so many steps, one part is looked at step by step.
STRETCH: Final = 24
PART: Final = 3


def observed(state: State, seat: int) -> bytes:
    """The observation of a seat as bytes."""
    out = array("f", bytes(4 * state.game.observation(state.seats).size))
    state.observe(seat, out)
    return out.tobytes()


def shown(state: State, seat: int) -> str:
    """All that a seat is shown of a position, without the course of the game."""
    view: dict[str, Any] = {key: value for key, value in state.view(seat).items() if key not in COURSE}
    return json.dumps(view, sort_keys=True)


def told(state: State, seat: int) -> tuple[bytes, str, bytes]:
    """All that a seat learns by: its observation, the same as a text, and the mask when it is to decide."""
    return observed(state, seat), state.information(seat), masked(state) if seat == state.actor else b""


def check_features(case: Case) -> None:
    """Names differ within a group; seats have the same features; own seat, rivals in turn order, then the commons."""
    observer = case.game.observation(case.seats)
    names = [(feature.group, feature.name) for feature in observer.features]
    assert len(set(names)) == len(names), "two features share a name"
    groups = observer.groups()
    rivals = [f"rival-{i}" for i in range(1, case.seats)]
    assert list(groups) == ["own", *rivals, "commons"], f"the groups are {list(groups)}"
    assert sum(stop - start for start, stop in groups.values()) == observer.size, "a group is scattered"
    assert all(feature.low < feature.high and feature.scale > 0 for feature in observer.features)


def check_ranges(case: Case) -> None:
    """Every number of every seat is within its range."""
    observer = case.game.observation(case.seats)
    for step, state in positions(case):
        for seat in range(state.seats) if step % 5 == 0 or state.is_over else ():
            values = observer.values(state, seat)
            for feature, value in zip(observer.features, values, strict=True):
                fits = feature.low <= value <= feature.high
                assert fits, f"step {step}, seat {seat}: {feature.group}.{feature.name} is {value}"


def check_no_leak(case: Case) -> None:
    """Redealing all that a seat cannot know leaves its observation, mask and information as they were."""
    rng = case.rng("observing")
    for state in sampled(case):
        for seat in range(state.seats):
            before = told(state, seat)
            for _ in range(3):
                guess = state.clone()
                guess.redeal(seat, rng)
                guess.settle()
                assert told(guess, seat) == before, f"seat {seat} can tell two deals apart by its observation"


def check_nothing_is_missing(case: Case) -> None:
    """Whenever what a seat is shown changes, its observation changes too."""
    seat = case.seed % case.seats
    seen_before, view_before = b"", ""
    for step, state in positions(case):
        seen = observed(state, seat)
        if step % STRETCH < STRETCH // PART:
            view = shown(state, seat)
            if seen == seen_before and view_before and not same_but_choices(view, view_before):
                raise AssertionError(
                    f"step {step}, seat {seat}: {difference(view_before, view)} is not observed"
                )
        else:
            view = ""
        seen_before, view_before = seen, view


def same_but_choices(view: str, other: str) -> bool:
    """Whether two views show the same table; what may be chosen is in the mask."""
    one, two = json.loads(view), json.loads(other)
    for each in (one, two):
        each.pop("choices", None)
        each.pop("obvious", None)
        each.pop("prompt", None)
    return bool(one == two)


def difference(before: str, after: str) -> str:
    """Where two views differ first."""
    return path_of(json.loads(before), json.loads(after), "view")


def path_of(one: Any, two: Any, path: str) -> str:
    """The path to the first difference."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in one.keys() | two.keys():
            if key not in ("choices", "obvious", "prompt") and one.get(key) != two.get(key):
                return path_of(one.get(key), two.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            if a != b:
                return path_of(a, b, f"{path}[{i}]")
    return f"{path} ({one!r} to {two!r})"


def check_copies_observe_alike(case: Case) -> None:
    """Clones and restored positions observe alike, and the text says the same whenever the numbers are the same."""
    for state in sampled(case):
        restored = state.game.restore(json.loads(json.dumps(state.dump())))
        for seat in range(state.seats):
            for copy in (state.clone(), restored):
                assert observed(copy, seat) == observed(state, seat), "a copy is observed otherwise"
                assert copy.information(seat) == state.information(seat), "a copy is told otherwise"


def check_seats_look_from_their_own(case: Case) -> None:
    """What a seat sees in its own block, its neighbour sees in that of a rival, where both may know it."""
    observer = case.game.observation(case.seats)
    groups = observer.groups()
    for state in sampled(case, 4):
        for seat in range(state.seats):
            values = observer.values(state, seat)
            for ahead in range(1, state.seats):
                other = observer.values(state, (seat + ahead) % state.seats)
                names = {f.name: i for i, f in enumerate(observer.features) if f.group == f"rival-{ahead}"}
                for i in range(*groups["own"]):
                    feature = observer.features[i]
                    if feature.name in names and not feature.name.startswith("secret"):
                        assert other[i] == values[names[feature.name]], (
                            f"seat {seat} sees another {feature.name} than its owner"
                        )


def masked(state: State) -> bytes:
    """The mask as bytes."""
    out = bytearray(state.game.space.size)
    state.mask(out)
    return bytes(out)


def check_mask(case: Case) -> None:
    """The mask is 1 for the legal choices and 0 for all others."""
    for step, state in positions(case):
        offered = set(state.choices())
        want = bytes(1 if choice in offered else 0 for choice in range(state.game.space.size))
        assert masked(state) == want, f"step {step}: the mask is wrong"


OBSERVATION_CHECKS: Final[list[Callable[[Case], None]]] = [
    check_features,
    check_ranges,
    check_no_leak,
    check_nothing_is_missing,
    check_copies_observe_alike,
    check_seats_look_from_their_own,
    check_mask,
]
