"""Fields of a position: written, read back, and refused in a sentence when they are damaged."""

from __future__ import annotations

import pytest

from magnate.core.errors import BadRecord
from magnate.core.fields import (
    Field,
    Flag,
    Kind,
    Listed,
    Named,
    Recorded,
    dumped,
    flags,
    lists,
    loaded,
    whole,
)
from magnate.testing.conformance import Case, check_fields
from tiny import NIM, NimState


class Desk:
    def __init__(self) -> None:
        self.clerk = -1
        self.papers = 0


class Room:
    def __init__(self) -> None:
        self.lit = False
        self.heat = 3
        self.chairs = [1, 2]
        self.desks = [Desk()]
        self.plan = [[0], [1, 1]]


DESK = [Field("clerk", Named(["ann", "bo"], "nobody")), Field("papers", Kind(0, 9))]
ROOM = [
    *flags("lit"),
    *whole("heat"),
    *lists(2, "chairs"),
    Field("desks", Listed(Recorded(Desk, DESK), 1), key="tables"),
    Field("plan", Listed(Listed(Named(["x", "y"])))),
]
WRITTEN = {
    "lit": True,
    "heat": -4,
    "chairs": [5, 6],
    "tables": [{"clerk": "bo", "papers": 7}],
    "plan": [["y"], []],
}


def test_what_is_written_can_be_read_back() -> None:
    room = Room()
    assert dumped(room, ROOM)["tables"] == [{"clerk": "nobody", "papers": 0}]
    loaded(room, WRITTEN, ROOM)
    assert (room.lit, room.heat, room.chairs, room.plan) == (True, -4, [5, 6], [[1], []])
    assert (room.desks[0].clerk, room.desks[0].papers) == (1, 7)
    assert dumped(room, ROOM) == WRITTEN


def test_a_dump_is_not_changed_by_what_happens_later() -> None:
    room = Room()
    before = dumped(room, ROOM)
    room.chairs.append(3)
    room.plan[0].append(1)
    assert before["chairs"] == [1, 2]
    assert before["plan"] == [["x"], ["y", "y"]]


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("lit", 1, "lit must be true or false"),
        ("heat", "3", "heat must be a whole number"),
        ("heat", True, "heat must be a whole number"),
        ("heat", 2**40, "heat must be a whole number"),
        ("chairs", [1], "chairs must be a list of 2"),
        ("chairs", 7, "chairs must be a list of 2"),
        ("chairs", [1, None], "chairs must be a whole number"),
        ("tables", [3], "tables must be a table"),
        ("tables", [{"clerk": "zoe", "papers": 0}], "clerk has no 'zoe'"),
        ("tables", [{"clerk": ["ann"], "papers": 0}], "clerk has no"),
        ("tables", [{"clerk": "ann", "papers": 10}], "papers must be a whole number from 0 to 9"),
    ],
)
def test_damaged_data_is_refused_in_a_sentence(key: str, value: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        loaded(Room(), WRITTEN | {key: value}, ROOM)


def test_a_damaged_position_is_no_record() -> None:
    with pytest.raises(BadRecord, match="heap must be a whole number"):
        NIM.restore(NIM.new(2, 1).dump() | {"heap": "5"})


@pytest.mark.parametrize(("method", "what"), [("copy_into", "clone"), ("fields", "dump")])
def test_the_suite_catches_a_forgotten_field(method: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def copy_into(self: NimState, twin: NimState) -> None:
        twin.heap = self.heap

    def fields(self: NimState) -> list[Field]:
        return whole("heap")

    monkeypatch.setattr(NIM, "field_lists", {})
    monkeypatch.setattr(NimState, method, {"copy_into": copy_into, "fields": fields}[method])
    with pytest.raises(AssertionError, match=f"the {what} loses last"):
        check_fields(Case(NIM, 2, {}, 1))


def test_a_flag_is_its_own_kind() -> None:
    assert Flag().load(False, "lit") is False
