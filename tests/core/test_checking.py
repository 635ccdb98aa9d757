"""Checking an owner's components: every slip is said with its place."""

from __future__ import annotations

from typing import Any

import pytest

from magnate.core.checking import Findings, anything, by, each, facts, number, rows, table, text, word
from magnate.core.errors import BadComponents

WAGONS = table(
    {
        "load": number(0, 9, "full"),
        "kind": word("open", "closed"),
        "wheels": rows(number(1, 4), 1, 2),
        "stops": each(text, 1, 2),
    },
    {"paint": anything},
)
GOOD: dict[str, Any] = {"load": 3, "kind": "open", "wheels": [4], "stops": {"a": "Ghent"}}


def said(value: Any) -> list[str]:
    """What is found in a table of wagons."""
    f = Findings()
    WAGONS(f, "wagons", value)
    return f.found


def test_a_table_that_keeps_its_rules_is_silent() -> None:
    assert said(GOOD | {"load": "full", "paint": 3, "notes": {"load": "guessed"}}) == []


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        ({"load": 10}, "wagons.load: 10 is not a whole number from 0 to 9 or full."),
        ({"load": True}, "wagons.load: True is not a whole number from 0 to 9 or full."),
        ({"kind": "green"}, "wagons.kind: 'green' is not one of open, closed."),
        ({"wheels": []}, "wagons.wheels: a list of 1 to 2 entries is wanted."),
        ({"wheels": [4, 5]}, "wagons.wheels[2]: 5 is not a whole number from 1 to 4."),
        ({"stops": {}}, "wagons.stops: a table of 1 to 2 entries is wanted."),
        ({"stops": {"a": ""}}, "wagons.stops.a: '' is not a text of 1 to 200 letters."),
        ({"horn": 1}, "wagons.horn: there is no such entry; known are load, kind, wheels, stops, paint."),
    ],
)
def test_a_slip_is_said_with_its_place(slip: dict[str, Any], sentence: str) -> None:
    assert said(GOOD | slip) == [sentence]


def test_every_slip_is_said_and_not_only_the_first() -> None:
    f = Findings()
    WAGONS(f, "", {"load": -1, "kind": "open", "wheels": [9]})
    with pytest.raises(
        BadComponents, match=r"^These are not components of Wagons\. stops.*load.*wheels\[1\]"
    ):
        f.raise_if_any("Wagons")


def test_the_rule_of_a_table_may_depend_on_its_kind() -> None:
    rule = by("kind", {"open": table({"kind": anything}), "closed": table({"kind": anything, "key": text})})
    f = Findings()
    rule(f, "w", {"kind": "closed"})
    rule(f, "w", {"kind": "lost"})
    assert f.found == ["w.key: this entry is missing.", "w.kind: 'lost' is not one of open, closed."]


def test_facts_are_a_table_without_what_is_said_about_it() -> None:
    assert facts({"a": 1, "provenance": {}, "notes": {}, "sources": {}, "b": 2}) == {"a": 1, "b": 2}
