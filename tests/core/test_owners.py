"""Owners' files figure by figure: what there is, what a file changes, two files merged."""

from __future__ import annotations

import pytest

import magnate
from magnate.core.components import PROVENANCE, Components
from magnate.core.errors import BadComponents
from magnate.core.owners import (
    UNKNOWN,
    Conflict,
    changes_of,
    check_played,
    figures_of,
    left,
    merged,
    owned,
    said,
)
from magnate.core.rng import seeded
from tiny import NIM, NimState, TinyGame

OURS = Components(
    {
        "cards": {
            "mine": {"price": 3, "kind": "iron", "provenance": {"price": "rulebook", "kind": "public"}},
            "mill": {"price": 4, "gains": [{"money": 1}, {"money": 2}], "provenance": {"gains.2": "public"}},
        },
        "setup": {"money": 8, "fair": True, "notes": {"money": "A remark."}},
    }
)


def test_every_figure_is_listed_with_its_provenance() -> None:
    found = {figure.place: (figure.value, figure.provenance) for figure in figures_of(OURS)}
    assert found == {
        "cards.mine.price": (3, "rulebook"),
        "cards.mine.kind": ("iron", "public"),
        "cards.mill.price": (4, "reconstructed"),
        "cards.mill.gains[1].money": (1, "reconstructed"),
        "cards.mill.gains[2].money": (2, "public"),
        "setup.money": (8, "reconstructed"),
        "setup.fair": (True, "reconstructed"),
    }
    assert left(OURS) == 4


def test_entries_of_lists_are_counted_from_1_or_from_0_where_a_remark_says_0() -> None:
    steps = {"steps": [1, 2], "provenance": {"steps.1": "public", "steps.2": "rulebook"}}
    values = {"values": [1, 2], "provenance": {"values.0": "public", "values.1": "rulebook"}}
    for entry in (steps, values):
        assert [figure.provenance for figure in figures_of(Components(entry))] == ["public", "rulebook"]


@pytest.mark.parametrize("name", magnate.installed())
def test_the_figures_that_a_table_marks_are_those_listed_as_reconstructed(name: str) -> None:
    game = magnate.load(name)
    found = {figure.provenance for figure in figures_of(game.components)}
    assert found <= set(PROVENANCE)
    assert UNKNOWN in found


def test_a_file_written_for_figures_changes_just_those() -> None:
    text = owned(OURS, {"cards.mill.price": 5, "cards.mill.gains[2].money": 3})
    told = [(change.place, change.ours, change.theirs) for change in changes_of(OURS, text)]
    assert told == [("cards.mill.price", 4, 5), ("cards.mill.gains[2].money", 2, 3)]
    assert left(OURS.with_text(text)) == 3, "a figure read from a printed copy is no longer reconstructed"


def test_a_figure_is_confirmed_taken_back_and_set_over_a_file() -> None:
    confirmed = owned(OURS, {"cards.mill.price": 4, "cards.mill.gains[1].money": 1})
    assert changes_of(OURS, confirmed) == []
    assert said(OURS, confirmed) == {"cards.mill.price": 4, "cards.mill.gains[1].money": 1}
    assert left(OURS.with_text(confirmed)) == 2
    more = owned(OURS, {"setup.money": 9}, confirmed)
    assert said(OURS, more) == {"cards.mill.price": 4, "cards.mill.gains[1].money": 1, "setup.money": 9}
    nothing = owned(
        OURS, {"cards.mill.price": None, "cards.mill.gains[1].money": None, "setup.money": None}, more
    )
    assert nothing == ""


def test_what_a_file_adds_stays_when_a_figure_is_set_over_it() -> None:
    longer = "[cards.mill]\ngains = [{ money = 1 }, { money = 2 }, { money = 5 }]\n"
    text = owned(OURS, {"cards.mill.gains[3].money": 6, "setup.money": 9}, longer)
    assert {change.place: change.theirs for change in changes_of(OURS, text)} == {
        "cards.mill.gains[3].money": 6,
        "setup.money": 9,
    }


class BrokenState(NimState):
    """A game whose first choice fails."""

    def apply(self, choice: int) -> None:
        raise ZeroDivisionError("nothing to divide by")


def test_a_random_game_says_what_goes_wrong() -> None:
    check_played(magnate.load(magnate.installed()[0]), 1, 0.2)
    broken = TinyGame("broken", NIM.space, BrokenState)
    with pytest.raises(BadComponents, match="breaks down"):
        check_played(broken, 1)


def test_a_figure_that_does_not_exist_cannot_be_set() -> None:
    with pytest.raises(BadComponents, match=r"no figure at cards\.mine\.colour"):
        owned(OURS, {"cards.mine.colour": 1})


def test_one_is_not_true() -> None:
    (change,) = changes_of(OURS, "[setup]\nfair = 1\n")
    assert change.theirs == 1


def test_two_files_become_one_and_conflicts_are_told() -> None:
    one = owned(OURS, {"cards.mill.price": 5, "cards.mill.gains[1].money": 7})
    two = owned(OURS, {"cards.mill.price": 6, "cards.mill.gains[2].money": 9, "setup.money": 10})
    text, conflicts = merged(OURS, one, two)
    assert conflicts == [Conflict("cards.mill.price", 5, 6)]
    assert {change.place: change.theirs for change in changes_of(OURS, text)} == {
        "cards.mill.price": 5,
        "cards.mill.gains[1].money": 7,
        "cards.mill.gains[2].money": 9,
        "setup.money": 10,
    }


@pytest.mark.parametrize("name", magnate.installed())
def test_any_figures_of_a_title_go_through_a_file(name: str) -> None:
    components = magnate.load(name).components
    numbers = [figure for figure in figures_of(components) if type(figure.value) is int]
    rng = seeded(name)
    chosen = {(figure := numbers[rng.below(len(numbers))]).place: figure.value + 1 for _ in range(8)}
    text = owned(components, chosen)
    assert {change.place: change.theirs for change in changes_of(components, text)} == chosen


@pytest.mark.parametrize("name", magnate.installed())
def test_every_reconstructed_figure_can_be_confirmed(name: str) -> None:
    game = magnate.load(name)
    doubtful = {
        figure.place: figure.value for figure in figures_of(game.components) if figure.provenance == UNKNOWN
    }
    text = owned(game.components, doubtful)
    assert changes_of(game.components, text) == []
    assert said(game.components, text) == doubtful
    assert left(game.components.with_text(text)) == 0
    game.with_components(game.components.with_text(text))
