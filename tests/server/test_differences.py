"""Differences: whoever has a table and is told what changed has the next one, exactly, and learns nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from people import Client, pair
from served import Running

from magnate.core.registry import load
from magnate.server.differences import IN_DICT, IN_LIST, REPLACE, difference, patched
from magnate.server.presenting import encode, view_of
from magnate.server.table import Info, Table, begin

GAMES = ("spyrium", "industry", "carnegie", "sweetlands", "hoard")
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
    max_leaves=20,
)


@given(old=PLAIN, new=PLAIN)
def test_a_difference_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    patch = difference(old, new)
    assert patched(old, patch) == new
    assert (patch is None) == (old == new and type(old) is type(new))


def table_of(game: str, seats: int, seed: int) -> Table:
    """A table at which nobody sits."""
    rules = load(game)
    places = [{"kind": "person"}] * seats
    info = Info(
        "t",
        None,
        game,
        rules.rules_version,
        "",
        None,
        {},
        places,
        seed,
        False,
        None,
        False,
        None,
        None,
        None,
        0.0,
    )
    return begin(info, rules, [])


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=3, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(seed=st.integers(0, 2**32))
def test_every_viewer_who_follows_the_differences_has_the_view(game: str, seed: int) -> None:
    """Random games of all titles: what is patched is, to the letter, what the view says to that seat or spectator."""
    chance = random.Random(seed)
    seats = chance.choice(list(load(game).seats))
    table = table_of(game, seats, seed)
    assert table.play is not None
    viewers = range(-1, seats)
    has = {viewer: _read(table, viewer) for viewer in viewers}
    for step in range(60):
        choices = table.play.state.choices()
        if not choices:
            break
        before = {viewer: view_of(table, viewer) for viewer in viewers}
        made = table.play.make(chance.choice(choices), float(step), "person")
        table.apply(table.played(made, float(step)), made)
        for viewer in viewers:
            old, new = before[viewer], view_of(table, viewer)
            assert old is not None
            assert new is not None
            sent = encode(difference(old.plain, new.plain))
            has[viewer] = patched(has[viewer], json.loads(sent))
            assert _text(has[viewer]) == _text(_read(table, viewer)), (viewer, step)


def _text(view: Any) -> str:
    """Every letter counts, so that a number is not taken for a yes; the order of names does not."""
    return json.dumps(view, sort_keys=True)


def _read(table: Table, viewer: int) -> Any:
    view = view_of(table, viewer)
    assert view is not None
    return json.loads(encode(view.plain))


def test_a_stream_that_has_the_table_is_told_what_changed(api: Client) -> None:
    ada, basil = pair(api)
    with basil.follow(view=1, differences=1) as events:
        has = next(events)["data"]["table"]
        for _ in range(2):
            ada.moved()
            play = next(event for event in events if event["event"] == "play")["data"]
            assert "table" not in play
            assert play["change"]["from"] == has["news"]
            has = patched(has, play["change"]["patch"])
            now = basil.other(basil.key).see()
            assert has == now


def test_a_stream_that_missed_something_gets_the_whole_table_first(api: Client) -> None:
    ada, basil = pair(api)
    ada.moved()
    with basil.follow(view=1, differences=1, after=1) as events:
        assert "table" not in next(events)["data"]
        play = next(event for event in events if event["event"] == "play")["data"]
        assert play["table"]["seq"] == 1
        ada.moved()
        play = next(event for event in events if event["event"] == "play")["data"]
        assert "table" not in play
        assert play["change"]["patch"]


def test_differences_tell_a_viewer_no_more_than_the_table(house: Running) -> None:
    """Everything a change puts somewhere stands at that place of the table as its viewer may see it."""
    ada, basil = pair(house.client(), options={"rounds": 2})
    watcher = ada.other()
    with watcher.follow(view=1, differences=1) as events:
        next(events)
        while (now := ada.see())["status"] == "playing":
            (ada if now["view"]["actor"] == 0 else basil).moved()
            change = next(event for event in events if event["event"] == "play")["data"]["change"]
            shown = watcher.see()
            for value, place in _replaced(change["patch"], shown):
                assert value == place


def _replaced(patch: Any, shown: Any) -> Iterator[tuple[Any, Any]]:
    """What a patch puts somewhere, with what is shown there."""
    if patch[0] == REPLACE:
        yield patch[1], shown
    parts = {IN_DICT: lambda: patch[1].items(), IN_LIST: lambda: patch[1]}.get(patch[0], list)()
    for where, inner in parts:
        yield from _replaced(inner, shown[where])
