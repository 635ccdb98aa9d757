"""Components, words, terminal, folding for search, and the evaluation: what surrounds the rules."""

from __future__ import annotations

import ast
import copy
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from magnate.bots.contract import seen_by
from magnate.bots.greedy import GreedyBot
from magnate.core.components import Components
from magnate.core.contract import State
from magnate.core.errors import BadComponents, BadRecord
from magnate.core.message import Message
from magnate.core.rng import seeded
from magnate.games.carnegie.game import CarnegieState
from magnate.games.carnegie.terminal import draw
from magnate.testing import clause
from magnate.testing.case import do

from .positions import AMBER, GAME, T, activation, department, lie, stand, tab, table, track, turn

# --- components -----------------------------------------------------------------------------------


def spoiled(change: Any) -> str:
    """What is said about components after a change."""
    data = copy.deepcopy(GAME.components.data)
    change(data)
    with pytest.raises(BadComponents) as caught:
        GAME.with_components(Components(data))
    return str(caught.value)


def test_all_problems_of_a_components_file_are_told_at_once() -> None:
    def change(data: dict[str, Any]) -> None:
        data["cities"][0]["slots"] = ["any", "any"]
        data["setup"]["discs_in_reserve"] = 21
        data["departments"]["tiles"][0]["workstations"] = [2, 3]
        data["solo"]["cards"][0]["donation"] = "Z9"

    said = spoiled(change)
    for part in ("seattle", "discs_in_reserve", "departments.tiles, number 1:", "N01"):
        assert part in said


def test_a_missing_part_is_named() -> None:
    assert "tabs" in spoiled(lambda data: data["tabs"].pop("projects"))
    assert "timeline" in spoiled(
        lambda data: data["timeline"]["tiles"].pop(0) and data["timeline"]["tiles"].clear()
    )


def test_an_owner_corrects_a_figure_without_touching_the_package(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[scoring]\nunused_action_choice_vp = 4\nactive_employee_vp = 1\n", encoding="utf-8")
    game = GAME.with_components(GAME.components.with_file(path))
    assert game.components.digest != GAME.components.digest
    assert game.new(4, 1).score_sheet()[0][1].points == 4
    assert GAME.new(4, 1).score_sheet()[0][1].points == 3


def test_a_spoiled_position_is_refused() -> None:
    data = GAME.new(3, 1).dump()
    for key, value in (("goods", [1, 2]), ("step", 99), ("reserve", [5, 5, 6]), ("markers", "x")):
        with pytest.raises(BadRecord):
            GAME.restore({**data, key: value})


# --- the table in a terminal and in words ------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("width", [80, 100])
def test_the_terminal_shows_regions_cities_slots_and_companies(lang: str, seats: int, width: int) -> None:
    s = GAME.new(seats, 2)
    for _ in range(60):
        s.choose(s.choices()[0])
    console = Console(width=width, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    names = ["Ada", "Bo", "Cem", "Dia"][:seats]
    view = {**s.view(s.actor), "names": names}
    console.print(draw(view, lambda id, args: GAME.text(Message(id, args), lang)))
    text = console.export_text()
    assert all(name in text for name in names)
    assert all(len(line) <= width for line in text.splitlines())
    for id in ("region-west", "city-san-francisco", "city-chicago", "tab-commerce", "lobby"):
        assert GAME.text(Message(id), lang).split()[-1] in text
    assert ("Andrew" in text) == (seats == 1)
    assert "city-" not in text
    assert "dept-" not in text


def test_everything_a_choice_points_at_can_be_explained() -> None:
    about = GAME.catalogue()
    for seed in range(4):
        s = GAME.new(seed + 1, seed)
        while not s.is_over:
            for choice in s.choices():
                element = s.element(choice)
                kind, _, rest = element.partition(":")
                if kind in ("cell", "track", "tab", "row", "zone", "display"):
                    assert element in about, element
                elif kind == "city":
                    assert f"city:{rest.split(':')[0]}" in about
            s.choose(s.choices()[len(s.choices()) // 2])
    for name in T.dept_names:
        assert f"dept:{name}" in about


def test_andrew_explains_every_step_in_the_journal() -> None:
    s = GAME.new(1, 4)
    s.journal = []
    while not s.is_over:
        s.choose(s.choices()[0])
    said = [event.message.id for event in s.journal if event.message.id.startswith("log-andrew")]
    assert said.count("log-andrew-reveal") == 20
    assert said.count("log-andrew-filed") == 20
    assert {"log-andrew-builds", "log-andrew-step", "log-andrew-tile", "log-andrew-slide"} <= set(said)


def test_traits_name_place_tab_sides_and_departments() -> None:
    s = GAME.new(3, 6)
    first = s.first  # type: ignore[attr-defined]
    while not s.is_over:
        s.choose(s.choices()[0])
    places = [s.traits(seat)[0] for seat in range(3)]
    assert places[first] == "trait-place-1"
    assert sorted(places) == ["trait-place-1", "trait-place-2", "trait-place-3"]
    for trait in s.traits(0):
        assert GAME.text(Message(trait)) != trait


# --- folding for search --------------------------------------------------------------------------------


def ends(state: State, folded: bool, seat: int = AMBER) -> set[str]:
    """Every position at the end of the seat's turn, without the marks the folding itself leaves."""
    found: set[str] = set()
    seen: set[str] = set()
    stack = [state]
    while stack:
        s = stack.pop()
        assert isinstance(s, CarnegieState)
        if s.actor != seat or s.turn != state.turn:
            data = s.dump()
            for key in ("order", "moved", "acted", "group", "reveals"):
                data.pop(key)
            found.add(str(data))
            continue
        mark = s.hash()
        if mark in seen:
            continue
        seen.add(mark)
        for choice in s.distinct() if folded else s.offered():
            child = s.clone()
            child.advance(choice)
            stack.append(child)
    return found


@clause("CAR-RD-2")
def test_folded_research_reaches_everything_and_looks_at_less() -> None:
    s = table()
    department(s, AMBER, 13, "1-1", standing=1)
    for kind in ("public", "industry"):
        tab(s, AMBER, kind, exposed=7)
    track(s, AMBER, "east", 5)
    turn(s, "RD")
    assert ends(s, True) == ends(s, False)


@clause("CAR-HR-5")
def test_folded_moves_reach_everything() -> None:
    s = table()
    stand(s, AMBER, "human-resources", 0)
    for name in ("commerce-finance", "construction", "research"):
        stand(s, AMBER, name, 0)
    lie(s, AMBER, "lobby", 2)
    turn(s, "HR")
    assert s.pool == 3
    assert ends(s, True) == ends(s, False)


@clause("CAR-HR-5")
def test_folded_moves_reach_everything_when_a_recruit_arrives_between_them() -> None:
    s = table()
    for name in ("human-resources", "commerce-finance", "construction", "research", "strategic-planning"):
        stand(s, AMBER, name, 0)
    department(s, AMBER, 2, "4-1", standing=1)
    turn(s, "HR")
    assert s.pool == 3
    s.pool = 2
    folded, every = ends(s, True), ends(s, False)
    assert folded < every
    # All that is left out: somebody walks out and back, to lie where he stood.
    home = T.space_names.index("4-1")
    for text in every - folded:
        data = ast.literal_eval(text)
        assert (data["stand"][home], data["lie"][home], sum(data["zones"])) == (0, 1, 0)


@clause("CAR-ACT-1")
def test_folded_activations_reach_everything() -> None:
    s = table()
    for name in ("commerce-finance", "construction", "research"):
        lie(s, AMBER, name, 2)
    s.money[AMBER] = 5
    activation(s)
    assert ends(s, True) == ends(s, False)
    do(s, "activate", department="research")
    assert len(s.distinct()) < len(s.offered())


# --- evaluation ------------------------------------------------------------------------------------------


def test_the_terms_are_the_final_score_when_nothing_is_left_to_hope_for() -> None:
    s = GAME.new(2, 3)
    last = s
    while not s.is_over:
        last = s.clone()
        s.choose(s.choices()[0])
    worth = [sum(last.terms(seat)) for seat in range(2)]
    assert last.round == 20
    assert all(abs(a - b) < 12 for a, b in zip(worth, s.scores(), strict=True))


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    bot = GreedyBot(60)
    for seed in range(2):
        s = GAME.new(seats, seed)
        rng = seeded(seed)
        me = seed % seats
        while not s.is_over:
            if s.actor == me:
                s.choose(bot.choose(seen_by(s, me, rng), me).choice)
            else:
                choices = s.choices()
                s.choose(choices[rng.below(len(choices))])
        assert s.winners() == [me]
        assert s.scores()[me] > 40
