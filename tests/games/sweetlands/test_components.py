"""Components: what is shipped is sound, an owner's file may change it, and slips are named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magnate.core.components import Components
from magnate.core.errors import BadComponents
from magnate.core.owners import trial
from magnate.core.rng import seeded
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.checks import check
from magnate.games.sweetlands.game import SweetLandsState
from magnate.games.sweetlands.rules_turn import can_sell_all
from magnate.testing import clause

from .positions import GAME, played


def changed(edit: Callable[[dict[str, Any]], None]) -> Components:
    data = copy.deepcopy(GAME.components.data)
    edit(data)
    return Components(data)


def problems(edit: Callable[[dict[str, Any]], None]) -> str:
    with pytest.raises(BadComponents) as caught:
        check(changed(edit))
    return str(caught.value)


def test_the_shipped_components_are_sound() -> None:
    check(GAME.components)


@clause("SWL-SETUP-3")
def test_the_deck_holds_198_citizens_of_which_37_are_pass_cards() -> None:
    citizens = GAME.components["citizens"]
    assert len(citizens) == 198
    assert sum(card["kind"] == "pass" for card in citizens.values()) == 37


def set_in(*path: str | int, to: object) -> Callable[[Any], None]:
    """An edit that puts a value at a place of the data."""

    def edit(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return edit


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (set_in("citizens", "C001", "kind", to="sometimes"), "citizens.C001.kind: 'sometimes'"),
        (set_in("citizens", "C001", "immediate", to=[{"do": "dance"}]), "no word 'dance'"),
        (set_in("citizens", "C001", "immediate", to=[{"do": "gain", "what": "tea", "n": 1}]), "'tea'"),
        (set_in("citizens", "C001", "cost", to={"gold": "four"}), "citizens.C001.cost.gold: 'four'"),
        (set_in("citizens", "C001", "badges", to=["apple"]), "'apple'"),
        (
            set_in(
                "citizens",
                "C001",
                "immediate",
                to=[{"do": "search", "filter": {"badge": "apple"}, "n": 1, "play": 0}],
            ),
            "citizens.C001.immediate[1].filter.badge: 'apple'",
        ),
        (set_in("citizens", "C029", "industry", to="mining"), "a pass card cannot be automated"),
        (set_in("areas", "land3", "slots", to=9), "areas.land3.slots: 9"),
        (set_in("areas", "land3", "effect", to=[{"do": "land", "n": 0}]), "areas.land3.effect[1].n: 0"),
        (set_in("maps", "A", "rows", to=["C C", "W Q"]), "maps.A.rows: 'Q' is no hex"),
        (set_in("maps", "A", "rows", to=["C W"]), "expected two capitals"),
        (set_in("characters", "eline", "clock_condition", to=[]), "characters.eline.clock_condition"),
        (
            set_in("heir_board", "column_limit", 0, "properties", to=1),
            "heir_board.column_limit[1].properties: limits begin at 0",
        ),
        (
            set_in("characters", "carmen", "base", "one_off", "redraw_if_not_possible", to="8"),
            "redraw_if_not_possible: '8' is not a whole number",
        ),
        (set_in("prosperity", "land", "rates", to=[{"from": 1, "vp": 1, "per": 0}]), "prosperity.land.rates"),
        (set_in("milestones", "M1", "sides", to={"a": [{"count": "cats", "min": 1}]}), "'cats'"),
        (set_in("setup", "rounds", to=9), "setup.rounds: 9"),
        (set_in("setup", "rounds", to="5"), "setup.rounds: '5'"),
        (set_in("setup", "rounds", to=[]), "setup.rounds: []"),
        (set_in("citizens", to={}), "too few to deal"),
        (
            set_in("prosperity", "land", "rates", 0, "from", to=1),
            "prosperity.land.rates[1].from: rates begin",
        ),
        (set_in("free_actions", to={}), "'buy' is missing"),
        (set_in("free_actions", "sell", "cost", "basic", to=0), "free_actions.sell.cost.basic: at least one"),
        (set_in("setup", "tokens_per_seat", "store", to=0), "setup.tokens_per_seat.store: a seat owns three"),
        (set_in("setup", "tokens_per_seat", "clock", to=0), "setup.tokens_per_seat.clock: a seat owns one"),
        (set_in("solo", "A", to=[]), "solo.A: expected a list of 5 to 60 entries"),
        (set_in("terrain", to="hills"), "terrain: this table is missing"),
    ],
)
def test_a_slip_is_named_with_its_place(edit: Callable[[dict[str, Any]], None], said: str) -> None:
    assert said in problems(edit)


def test_all_problems_are_named_not_only_the_first() -> None:
    def edit(data: dict[str, Any]) -> None:
        data["citizens"]["C001"]["kind"] = "never"
        data["areas"]["gold6"]["kind"] = "round"

    text = problems(edit)
    assert "citizens.C001.kind" in text
    assert "areas.gold6.kind" in text


def test_a_new_citizen_is_one_line_of_an_owners_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        "[citizens]\n"
        'C199 = { suit = "tart", kind = "immediate", cost = { gold = 1 }, badges = ["tart"], '
        'immediate = [{ do = "land", n = 2 }], industry = "joker", automation = [{ do = "draw", n = 1 }] }\n',
        encoding="utf-8",
    )
    game = GAME.with_components(GAME.components.with_file(path))
    assert game.components.digest != GAME.components.digest
    state = game.new(2, 1)
    rng = seeded(1)
    while not state.is_over:
        offer = state.choices()
        state.choose(offer[rng.below(len(offer))])
        assert state.audit() == []
    assert game.tables.cards == 199


@clause("SWL-DEC-5")
def test_all_is_sold_in_one_go_only_where_nothing_would_be_left_or_lost() -> None:
    pairs = GAME.with_components(changed(set_in("free_actions", "sell", "cost", "basic", to=2)))
    for game, basics, offered in ((GAME, 3, True), (pairs, 3, False), (pairs, 4, True), (pairs, 2, False)):
        state = game.new(2, 1)
        assert isinstance(state, SweetLandsState)
        state.round = state.t.rounds
        for what in (c.WHEAT, c.WOOD, c.IRON):
            state.sheets[0][what] = 0
        state.sheets[0][c.WOOD] = basics
        assert can_sell_all(state, 0) == offered


@clause("SWL-CHR-CARMEN-2")
@pytest.mark.parametrize("fitting", [0, 1])
def test_carmen_stops_redrawing_when_the_whole_deck_has_gone_by(fitting: int) -> None:
    t = played(who=("carmen", "eline"), start=1, spots=("S1", "S7"), income=True)
    every = sorted(t.s.deck)
    badge = t.s.t.card_industry
    plain = [card for card in every if badge[card] == c.NO_INDUSTRY][:30]
    t.s.deck[:] = [card for card in every if badge[card] == 0][:fitting] + plain
    t.do("stop")
    assert t.amber.auto == fitting
    assert not t.values("from_hand")


@clause("SWL-CHR-CARMEN-2")
def test_a_box_with_cards_of_one_column_can_be_played() -> None:
    data = copy.deepcopy(GAME.components.data)
    for card in data["citizens"].values():
        if "industry" in card:
            card["industry"] = "agriculture"
    game = GAME.with_components(Components(data))
    assert [trial(game, 4, seed) for seed in range(3)] == [""] * 3
