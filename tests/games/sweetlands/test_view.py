"""What the board is told beyond the pieces: maps to choose from, progress, Mio's discs, the outcome of a solo game."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

from magnate.core.rng import seeded
from magnate.core.texts import LANGUAGES, texts_of
from magnate.games.sweetlands.constants import PASSED
from magnate.games.sweetlands.rules_round import next_turn, reveal_mio
from magnate.games.sweetlands.view import goal
from magnate.testing import clause
from magnate.testing.case import do

from .positions import AMBER, GAME, T, built, put, table

TEXTS = texts_of(GAME.package)


@clause("SWL-SEAT-3", "SWL-SEAT-4")
def test_maps_are_shown_as_printed_while_one_may_choose() -> None:
    state: Any = GAME.new(2, 1, {})
    maps = state.board(AMBER)["maps"]
    assert [one["id"] for one in maps] == T.map_ids
    assert all(one["free"] and len(one["rows"]) == 7 for one in maps)
    do(state, {"do": "character", "who": "eline"}, {"do": "map", "map": "B3"})
    taken = {one["id"] for one in state.board(AMBER)["maps"] if not one["free"]}
    assert taken == {"B3"}
    assert table().board(AMBER)["maps"] == []


@clause("SWL-CLOCK-3")
def test_the_clock_shows_how_far_each_condition_is() -> None:
    state = put(table(who="solbee"), wonder=1, rabbit=2)
    have = state.board(AMBER)["heirs"][AMBER]["clock_have"]
    assert sorted(have) == [[1, 1], [2, 3]]


@clause("SWL-PASS-3", "SWL-END-16")
def test_cities_and_ports_show_what_they_are_worth_now() -> None:
    state = built(table(), AMBER, tent="r2c2", house="r3c3", lab="r3c4")
    heir = state.board(AMBER)["heirs"][AMBER]
    assert (heir["cities"], heir["city_points"]) == (1, 1)
    assert (heir["ports"], heir["port_points"]) == (0, -10)


@clause("SWL-END-18")
def test_final_tiles_show_where_everybody_stands() -> None:
    state = put(table(), auto=3)
    state.finals = [T.final_ids.index("F3")]
    assert state.board(-1)["finals"][0]["counts"] == [3, 0]


@clause("SWL-SOLO-3", "SWL-SOLO-4")
def test_mio_shows_what_was_blocked_and_what_was_skipped() -> None:
    state = table(seats=1, round=1)
    state.mio_a = [T.mio_ids.index("A1")]
    state.mio_b = [T.mio_ids.index("B2")]
    reveal_mio(state)
    blocks = state.board(AMBER)["mio"]["blocks"]
    assert [(one["card"], one["area"], one["placed"]) for one in blocks] == [
        ("A1", "land3", True),
        ("A1", "food2", True),
        ("A1", "prop2", True),
        ("B2", "card2", True),
        ("B2", "food3", False),
    ]


@clause("SWL-SOLO-8")
@pytest.mark.parametrize(("points", "word"), [(250, "none"), (251, "promising"), (301, "legendary")])
def test_the_end_of_a_solo_game_says_which_goal_was_reached(points: int, word: str) -> None:
    state = table(seats=1, round=5)
    assert state.board(AMBER)["outcome"] is None
    assert TEXTS.say(goal(state)) == "above 250 promising, above 300 legendary"
    assert state.board(AMBER)["goal"] == goal(state).plain()
    assert table().board(AMBER)["goal"] is None
    put(state, vp=0)
    put(state, vp=points - state.scores()[AMBER])
    state.sheets[AMBER][PASSED] = 1
    state.stack = []
    next_turn(state)
    outcome = state.board(AMBER)["outcome"]
    assert outcome["id"] == f"outcome-{word}"
    assert outcome["args"]["points"] == points
    assert all(TEXTS.has(outcome["id"], lang) for lang in LANGUAGES)


def test_every_word_the_board_asks_for_exists_in_both_languages() -> None:
    folder = resources.files(GAME.package)
    asked: set[str] = set()
    for path in [*folder.iterdir(), *(folder / "board").iterdir()]:
        if path.name.endswith(".js"):
            asked |= set(
                re.findall(r"\"((?:board|cascade|outcome)-[a-z][\w-]*)\"", path.read_text(encoding="utf-8"))
            )
    asked = {word for word in asked if not word.startswith("cascade-")}
    assert len(asked) > 50
    for lang in LANGUAGES:
        assert {word for word in asked if not TEXTS.has(word, lang)} == set()
    known = set(re.findall(r"^(board-[a-z][\w-]*) =", (folder / "en.ftl").read_text(encoding="utf-8"), re.M))
    # A shorter name of an area or a milestone is asked for by the name it stands for.
    named = {"board-" + name for name in ("area", "milestone")}
    short = {word for word in known if TEXTS.has(word.removeprefix("board-"), "en")}
    assert all(word.rpartition("-")[0] in named for word in short)
    unused = {word for word in known - asked - short if not word.startswith(("board-tab-", "board-goal-"))}
    assert unused == set()


@pytest.mark.parametrize("seats", [1, 3])
def test_the_view_of_any_position_is_told_in_words_that_exist(seats: int) -> None:
    state: Any = GAME.new(seats, 3, {})
    rng = seeded(4)
    while not state.is_over:
        view = state.view(state.actor)
        for heir in view["board"]["heirs"]:
            assert len(heir["clock_have"]) == (
                0
                if heir["character"] is None
                else len(T.clock_needs[T.who_ids.index(heir["character"])]) // 2
            )
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
    for about in GAME.catalogue().values():
        assert all(TEXTS.has(f"field-{field}", lang) for field in about.reconstructed for lang in LANGUAGES)
