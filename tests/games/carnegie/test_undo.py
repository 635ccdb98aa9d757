"""What may be taken back: every row of choices before its payment, until another seat acts or a card is shown."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from magnate.core.history import History
from magnate.games.carnegie.game import CarnegieState
from magnate.testing import clause
from magnate.testing.case import act

from .positions import AMBER, BLUE, GAME, department, event, lie, purse, table, turn


def history(state: CarnegieState, *forms: dict[str, object]) -> History:
    """A position and the choices made in it."""
    played = History(state)
    for form in forms:
        played.choose(GAME.encode(form))
    return played


def hr() -> CarnegieState:
    s = table()
    lie(s, AMBER, "lobby", 2)
    return turn(s, "HR")


def purchasing() -> CarnegieState:
    s = table()
    department(s, AMBER, 5, "1-1", standing=1)
    return turn(s, "MG")


def mg() -> CarnegieState:
    s = table()
    purse(s, AMBER, 12, 4)
    return turn(s, "MG")


def co() -> CarnegieState:
    s = table()
    purse(s, AMBER, 12, 4)
    return turn(s, "CO")


ROWS = {
    "move": (hr, [act("move", space="4-3", who="lying")]),
    "mission": (purchasing, [act("use", department="purchasing"), act("effect", effect=1)]),
    "tile": (mg, [act("use", department="strategic-planning"), act("tile", tile=6)]),
    "project": (co, [act("use", department="construction"), act("project", project="commerce")]),
}


@clause("CAR-HR-2", "CAR-MISS-1", "CAR-MGMT-3", "CAR-BUILD-5")
@pytest.mark.parametrize("row", ROWS.values(), ids=list(ROWS))
def test_an_unfinished_row_of_choices_can_be_cancelled(
    row: tuple[Callable[[], CarnegieState], list[dict[str, object]]],
) -> None:
    setting, forms = row
    start = setting()
    before = start.hash()
    played = history(start, *forms)
    assert played.can_cancel()
    assert played.cancel()
    assert played.state.hash() == before
    assert played.choices == []
    assert not played.can_cancel()


def played_at_random(seed: int, seen: dict[str, int]) -> None:
    """A game at random in which every row that is begun is cancelled once, back to where its turn began."""
    chance = random.Random(seed)
    played = History(GAME.new(2, seed=seed))
    begun = played.state.hash()
    length = 0
    while not played.state.is_over:
        turn = played.state.turn
        choice = chance.choice(played.state.choices())
        played.choose(choice)
        if played.state.turn != turn:
            begun, length = played.state.hash(), len(played.choices)
            continue
        form = GAME.decode(choice)
        row = played.choices[length:]
        assert played.can_cancel(), form
        assert played.cancel()
        assert played.state.hash() == begun, form
        assert len(played.choices) == length
        for again in row:
            played.choose(again)
        seen[str(form["do"])] = seen.get(str(form["do"]), 0) + 1


@clause("CAR-HR-2", "CAR-MISS-1", "CAR-MGMT-3", "CAR-BUILD-5")
def test_in_games_as_they_are_played_every_row_can_be_cancelled() -> None:
    seen: dict[str, int] = {}
    for seed in range(3):
        played_at_random(seed, seen)
    assert all(seen.get(word, 0) > 2 for word in ("move", "effect", "tile", "project")), seen


@clause("CAR-BUILD-2")
def test_a_payment_can_be_taken_back_while_nobody_else_has_acted() -> None:
    start = co()
    before = start.hash()
    rows = ROWS["project"][1]
    played = history(start, *rows, act("build", slot="boston:2"))
    assert played.state.actor == BLUE
    assert not played.can_cancel()  # that turn is finished
    while played.undo():
        pass
    assert played.state.hash() == before


@clause("CAR-EVENT-2")
def test_the_last_choice_of_any_seat_may_be_taken_back() -> None:
    s = table()
    purse(s, AMBER, 12, 0)
    purse(s, BLUE, 12, 0)
    event(s, donation=True)
    played = history(s, act("donate", cell="E1"), act("donate", cell="E2"))
    assert played.undo()
    assert played.state.actor == BLUE
    assert played.undo()  # Blue has not acted again
    assert played.state.actor == AMBER


@clause("CAR-SOLO-10")
def test_a_card_that_was_shown_stays_shown() -> None:
    s = table(1)
    played = history(s, act("row", row="HR"))
    assert not played.can_undo()
