"""Checking an owner's components: every slip is said with its place."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import magnate
from magnate.core.checking import (
    Findings,
    Shapes,
    anything,
    by,
    each,
    facts,
    number,
    remarks,
    rows,
    table,
    text,
    word,
)
from magnate.core.components import Components
from magnate.core.errors import BadComponents

WAGONS = table(
    {
        "load": number(0, 9, "full"),
        "kind": word("open", "closed"),
        "wheels": rows(number(1, 4), 1, 2),
        "stops": each(text, 1, 2),
    },
    {"paint": anything, "axles": rows(number(1, 4), 2, 2)},
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
        ({"wheels": []}, "wagons.wheels: expected a list of 1 to 2 entries."),
        ({"axles": [1]}, "wagons.axles: expected a list of 2 entries."),
        ({"wheels": [4, 5]}, "wagons.wheels[2]: 5 is not a whole number from 1 to 4."),
        ({"stops": {}}, "wagons.stops: expected a table of 1 to 2 entries."),
        ({"stops": {"a": ""}}, "wagons.stops.a: '' is not a text of 1 to 200 letters."),
        (
            {"horn": 1},
            "wagons.horn: there is no such entry; known are load, kind, wheels, stops, paint, axles.",
        ),
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
    rule(f, "w", {"key": "brass"})
    rule(f, "w", "closed")
    assert f.found == [
        "w.key: this entry is missing.",
        "w.kind: 'lost' is not one of open, closed.",
        "w.kind: this entry is missing; it is one of open, closed.",
        "w: expected a table.",
    ]


def test_facts_are_a_table_without_what_is_said_about_it() -> None:
    assert facts({"a": 1, "provenance": {}, "notes": {}, "sources": {}, "b": 2}) == {"a": 1, "b": 2}


def test_remarks_are_texts_at_any_depth() -> None:
    f = Findings()
    said = {"provenance": {"price": "rulebook"}, "notes": {"price": "as printed"}, "sources": {}}
    remarks(f, "", {"wagons": [{"price": 1, **said}]})
    assert f.found == []
    remarks(
        f, "", {"provenance": {"price": "hearsay"}, "notes": {"price": 7}, "wagons": [{"sources": ["B"]}]}
    )
    remarks(f, "", {"notes": {"price": "x" * 2001}})
    assert [finding.split(":")[0] for finding in f.found] == [
        "provenance.price", "notes.price", "wagons[1].sources", "notes.price",
    ]  # fmt: skip


@pytest.mark.parametrize("name", magnate.installed())
def test_every_title_looks_at_its_remarks(name: str) -> None:
    game = magnate.load(name)
    table = next(table for table in game.components.data if isinstance(game.components.data[table], dict))
    changed = copy.deepcopy(game.components.data)
    changed[table]["notes"] = {"a": 7}
    with pytest.raises(BadComponents, match=rf"{table}\.notes\.a: '7' is not a text"):
        game.with_components(Components(changed))


WRITTEN = {
    "LOAD": "0..9 or full",
    "STOP": "text",
    "WAGON": {"load": "LOAD", "kind": "one of open closed", "wheels, axles": "1..2 of 1..4"},
    "PAINTED": {"LIKE": "WAGON", "stops": "table of 1..2 STOP", "paint?": "COLOUR", "new?": "true or false"},
    "VEHICLE": {"BY": "kind", "open": "WAGON", "closed": "PAINTED"},
}


@pytest.mark.parametrize(
    ("shape", "value", "sentences"),
    [
        ("LOAD", "full", []),
        ("LOAD", 10, ["x: 10 is not a whole number from 0 to 9 or full."]),
        ("-3..0", -4, ["x: -4 is not a whole number from -3 to 0."]),
        ("2 of 1..4", [1], ["x: expected a list of 2 entries."]),
        ("1..2 of 2 of share", [[0, 2]], ["x[1][2]: 2 is not a number from 0 to 1."]),
        ("WAGON", {"load": 1, "kind": "open", "wheels": [4], "axles": [1, 2]}, []),
        ("WAGON", {"load": 1, "kind": "open", "wheels": [4]}, ["x.axles: this entry is missing."]),
        (
            "VEHICLE",
            {
                "load": 1,
                "kind": "closed",
                "wheels": [4],
                "axles": [2],
                "stops": {"a": ""},
                "paint": 3,
                "new": 1,
            },
            [
                "x.stops.a: '' is not a text of 1 to 200 letters.",
                "x.paint: 3 is not one of red.",
                "x.new: 1 is neither true nor false.",
            ],
        ),
    ],
)
def test_a_shape_that_is_written_down_is_a_rule(shape: str, value: Any, sentences: list[str]) -> None:
    f = Findings()
    Shapes(WRITTEN, {"COLOUR": word("red")}).rule(shape)(f, "x", value)
    assert f.found == sentences


def test_a_shape_that_says_nothing_is_named() -> None:
    with pytest.raises(ValueError, match="'LORRY' says nothing"):
        Shapes(WRITTEN, {}).rule({"lorry": "LORRY"})
