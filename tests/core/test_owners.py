"""Owners' files figure by figure: what there is, what a file changes, two files merged."""

from __future__ import annotations

import pytest

import magnate
from magnate.core.components import Components
from magnate.core.errors import BadComponents
from magnate.core.owners import Conflict, changes_of, figures_of, left, merged, owned
from magnate.core.rng import seeded

OURS = Components(
    {
        "cards": {
            "mine": {"price": 3, "kind": "iron", "provenance": {"price": "rulebook", "kind": "public"}},
            "mill": {"price": 4, "gains": [{"money": 1}, {"money": 2}], "provenance": {"gains.1": "public"}},
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


def test_a_file_written_for_figures_changes_just_those() -> None:
    text = owned(OURS, {"cards.mill.price": 5, "cards.mill.gains[2].money": 3})
    told = [(change.place, change.ours, change.theirs) for change in changes_of(OURS, text)]
    assert told == [("cards.mill.price", 4, 5), ("cards.mill.gains[2].money", 2, 3)]
    assert left(OURS.with_text(text)) == 3, "a figure read from a printed copy is no longer reconstructed"


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
