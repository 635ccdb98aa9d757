"""The cascade in progress, as the view tells it: in resolving order, the same for everybody, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from magnate.core.message import Message
from magnate.core.rng import seeded
from magnate.core.texts import LANGUAGES, texts_of
from magnate.games.sweetlands.game import SweetLandsState
from magnate.games.sweetlands.view_cascade import cascade
from magnate.testing.case import do

from .positions import (
    AMBER,
    GAME,
    built,
    hold,
    in_column,
    pass_alone,
    put,
    resolve,
    roads,
    table,
    tiles,
    track,
    use,
)

TEXTS = texts_of(GAME.package)


def queue(state: SweetLandsState, lang: str = "en") -> list[str]:
    """The cascade in words."""
    return [TEXTS.say(step, lang) for step in cascade(state)]


def test_between_turns_nothing_is_in_progress() -> None:
    assert queue(table()) == []
    assert table().view(AMBER)["board"]["cascade"] == []


def test_an_area_is_paid_before_it_acts_and_counts_down() -> None:
    state = table()
    do(state, {"do": "area", "area": "road3"})
    assert queue(state) == ["discard 1 card for the slot of “Roads”", "pay 6 wood", "lay up to 3 roads"]
    state.choose(state.choices()[0])
    assert queue(state) == ["lay up to 3 roads"]
    do(state, {"do": "road", "edge": "r2c2|r2c3"})
    assert queue(state) == ["lay up to 2 roads"]
    do(state, "stop")
    assert queue(state) == []


def test_what_a_unit_triggers_stands_before_the_units_that_are_left() -> None:
    state = tiles(table(), AMBER, "r4c1")
    use(state, "land3")
    do(state, {"do": "land", "cell": "r4c0"}, {"do": "skill", "tile": "K1"})
    assert queue(state) == ["advance up to 3 spaces in orange prosperity", "lay up to 2 land tiles"]


def test_effects_in_free_order_are_one_entry() -> None:
    state = table()
    resolve(state, [{"do": "food", "n": 1}, {"do": "road", "n": 1}])
    assert queue(state) == ["in any order: advance 1 space in food; lay 1 road"]
    do(state, {"do": "part", "n": 1})
    do(state, "food")
    assert queue(state) == ["lay 1 road"]


def test_a_bonus_goes_down_its_column_and_the_next_bonus_waits() -> None:
    state = built(in_column(table(), AMBER, "mining", "C069"), AMBER, lab="r3c3")
    put(state, wagon=6)
    resolve(state, [{"do": "bonus", "column": "mining", "n": 2}])
    said = queue(state)
    assert said[0].startswith("advance 1 space")
    assert said[1:] == ["receive a mining bonus"]


def test_heir_board_bonuses_wait_for_the_last_property() -> None:
    state = tiles(table(), AMBER, "r2c2", "r2c3", flipped=True)
    use(state, "prop2")
    assert queue(state) == ["build up to 2 properties, each at its price"]
    do(state, {"do": "build", "kind": "tent"}, {"do": "site", "cell": "r2c2"})
    assert queue(state) == ["build 1 property at its price", "advance 1 space in food"]


def test_the_steps_of_a_pass_are_listed_as_they_stand() -> None:
    state = pass_alone(put(table(), wagon=2))
    assert queue(state) == ["move the pawn on the round board"]


def test_income_steps_follow_the_round_tile() -> None:
    state = GAME.new(2, 3, {})
    rng = seeded(2)
    seen: set[str] = set()
    for _ in range(4000):
        if state.is_over:
            break
        assert isinstance(state, SweetLandsState)
        seen |= {step.id for step in cascade(state)}
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
    assert {"cascade-income", "do-draw", "cascade-slot"} <= seen


def nested(message: Message) -> list[Message]:
    """A message and all within it."""
    found = [message]
    for value in message.args.values():
        if isinstance(value, Message):
            found += nested(value)
        elif isinstance(value, str) and value.startswith("@"):
            found.append(Message(value[1:]))
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_step_of_whole_games_can_be_said_and_is_public(seats: int) -> None:
    state: Any = GAME.new(seats, 8 + seats, {"advanced_skills": True, "draft": seats == 2})
    rng = seeded(5)
    said: set[str] = set()
    lengths: set[int] = set()
    while not state.is_over:
        steps = cascade(state)
        lengths.add(len(steps))
        shown = [state.view(viewer)["board"]["cascade"] for viewer in (None, *range(seats))]
        assert all(one == shown[0] for one in shown)
        for message in [one for step in steps for one in nested(step)]:
            if message.id not in said:
                said.add(message.id)
                assert all(TEXTS.has(message.id, lang) for lang in LANGUAGES), message.id
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
    assert max(lengths) >= 3
    assert cascade(state) == []


def test_a_deal_anew_does_not_change_the_cascade() -> None:
    state = hold(track(roads(table(), AMBER, "r2c2|r2c3")), AMBER, "C055", "C029", "C030")
    do(state, {"do": "play", "card": "C055"})
    before = queue(state)
    assert before
    other = state.clone()
    other.redeal(1, seeded(3))
    assert isinstance(other, SweetLandsState)
    assert queue(other) == before
