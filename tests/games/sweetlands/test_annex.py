"""One card for each symbol of the rulebook's annex: it can be said in the effect language, shown and played."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from magnate.core.components import Components
from magnate.core.rng import seeded
from magnate.core.texts import LANGUAGES
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_counts import tally
from magnate.testing import clause
from magnate.testing.case import offered

from .positions import AMBER, GAME, T, built, cell, get, hold, in_column, in_front, resolve, table, tiles

POINT = [{"do": "gain", "what": "vp", "n": 1}]


def per(count: str) -> list[dict[str, Any]]:
    return [{"do": "per", "count": count, "each": 1, "get": POINT}]


def unit(do: str, **more: Any) -> list[dict[str, Any]]:
    return [{"do": do, "n": 1, **more}]


SYMBOLS: dict[str, list[dict[str, Any]]] = {
    # resources and incomes
    **{f"{what}": unit("gain", what=what) for what in ("gold", "wheat", "wood", "iron", "basic", "diamond")},
    **{f"income {what}": unit("income", what=what) for what in ("gold", "wheat", "wood", "iron", "any")},
    # payments and conditions
    "pay once": [{"do": "pay", "cost": {"basic": 1}, "times": "once", "get": POINT}],
    "pay as often as you like": [{"do": "pay", "cost": {"gold": 1}, "times": "any", "get": POINT}],
    "if fulfilled, once": [{"do": "if", "count": "prop", "min": 1, "get": POINT}],
    "each time it is fulfilled": per("prop"),
    # badges
    **{f"badge {letter}": per(f"badge_{letter}") for letter in "STRBMG"},
    # territory
    **{f"place {do}": unit(do) for do in ("road", "rabbit")},
    "place property": unit("property", price="printed"),
    **{what: per(what) for what in ("road", "prop", "tent", "house", "bldg", "lab", "store", "rabbit")},
    # industrial development
    **{f"advance {do}": unit(do) for do in ("industry", "food")},
    "industry point": unit("gain", what="ip"),
    "industry points for passing": per("ip_pass"),
    "locomotive": [{"do": "locomotive"}],
    "wagon reached": per("wagon"),
    "locomotive reached": per("locomotive"),
    "food track": per("food"),
    "industry track": per("industry_max"),
    # tiles
    "place any tile": unit("land"),
    **{f"tile {what}": per(f"{what}_p") for what in c.TERRAINS[:4]},
    **{f"turned tile {what}": per(f"{what}_t") for what in c.TERRAINS[:4]},
    **{
        f"place property on {what}": unit("property", price="printed", terrain=what)
        for what in c.TERRAINS[:4]
    },
    **{f"property on {what}": per(f"prop_{what}") for what in c.TERRAINS[:4]},
    # points, cities
    "victory point": unit("gain", what="vp"),
    "city point": unit("gain", what="cp"),
    **{what: per(what) for what in ("city", "city_clock", "city_lab", "city_rabbit")},
    # cards
    **{f"draw {n}": [{"do": "draw", "n": n}] for n in range(1, 5)},
    **{f"card {what}": per(f"card_{what}") for what in (*c.COLUMNS, "joker")},
    **{what: per(what) for what in ("played", "hand", "auto", "autoset")},
    # industry bonuses, prosperity
    **{f"bonus {what}": unit("bonus", column=what) for what in (*c.COLUMNS, "any")},
    **{f"prosperity {what}": unit("prosperity", color=what) for what in (*c.COLOURS, "any")},
    # skills and bonuses
    "flip any tile": unit("flip"),
    "passed an industry symbol": [{"do": "if", "count": "ip_symbols", "min": 1, "get": POINT}],
    "draw one and automate one": [{"do": "automate", "n": 1, "draw": 1}],
    "connected port": per("port"),
    "city rate": [{"do": "city_rate", "table": [0, 2, 6, 12]}],
    "cube": per("cube"),
    "place a cube": unit("cube"),
    "play a pass citizen": [{"do": "search", "filter": {"kind": "pass"}, "n": 1, "play": 1}],
    "search two pass citizens": [{"do": "search", "filter": {"kind": "pass"}, "n": 2, "play": 0}],
    "take two macaron citizens": [{"do": "search", "filter": {"badge": "macaron"}, "n": 2, "play": 0}],
    # others
    "wonder": [{"do": "wonder"}],
    "skill tile": unit("skill"),
    "action disc": unit("gain", what="disc"),
}
MODIFIERS: dict[str, dict[str, Any]] = {
    "land anywhere": {"mod": "land_anywhere"},
    "a card for a diamond": {"mod": "slot_swap", "to": "diamond"},
    "each card played": {"mod": "on", "event": "play_card", "get": POINT},
}


def annexed() -> Any:
    """The game with a card for each symbol at the start of its deck, and a skill tile for each lasting one."""
    data = copy.deepcopy(GAME.components.data)
    for i, effects in enumerate(SYMBOLS.values()):
        card = data["citizens"][f"C{i + 1:03}"]
        card.pop("industry", None)
        card.pop("automation", None)
        card.pop("pass", None)
        card |= {"kind": "immediate", "cost": {}, "immediate": effects}
    tiles_of = [tile for tile in data["advanced_skill_tiles"].values() if tile["kind"] == "permanent"]
    for tile, modifier in zip(tiles_of, MODIFIERS.values(), strict=False):
        tile["modifiers"] = [modifier]
    return GAME.with_components(Components(data))


@clause("SWL-CARD-12")
def test_a_card_for_each_symbol_is_accepted_shown_and_played() -> None:
    game = annexed()
    about = game.catalogue()
    for i, name in enumerate(SYMBOLS):
        for lang in LANGUAGES:
            said = game.text(about[f"card-C{i + 1:03}"].message, lang)
            assert said, name
            assert not re.search(r"(count|do|need|terrain)-\w", said), f"{name}: {said}"
    rng = seeded("annex")
    state = game.new(3, 2)
    while not state.is_over:
        offer = state.choices()
        state.choose(offer[rng.below(len(offer))])
        assert state.audit() == []


@pytest.mark.parametrize("name", SYMBOLS)
@clause("SWL-CARD-12")
def test_each_symbol_does_something_or_nothing_but_never_fails(name: str) -> None:
    state = table()
    resolve(state, SYMBOLS[name])
    assert state.audit() == []
    rng = seeded(name)
    for _ in range(30):
        offer = state.choices()
        state.choose(offer[rng.below(len(offer))])
        assert state.audit() == []


def on(terrain: str) -> list[str]:
    """Hexes of a terrain on Amber's map."""
    index = c.TERRAINS.index(terrain)
    row = T.terrain[table().sheets[AMBER][c.MAP]]
    return [T.cell_ids[i] for i in range(T.cells) if row[i] == index]


@pytest.mark.parametrize("terrain", c.TERRAINS[:4])
@clause("SWL-PROP-2")
def test_a_property_for_a_terrain_goes_only_there(terrain: str) -> None:
    state = table()
    resolve(state, unit("property", price="free", terrain=terrain))
    assert not offered(state, "build"), "no such tile is turned yet"
    mine, other = on(terrain)[0], on("sea" if terrain != "sea" else "mine")[0]
    state = tiles(tiles(table(), AMBER, mine, flipped=True), AMBER, other, flipped=True)
    resolve(state, unit("property", price="free", terrain=terrain))
    assert offered(state, "build")
    state.choose(GAME.encode(offered(state, "build")[0]))
    assert get(state, "prop") == 1, "its only hex was taken without a question"
    assert state.sheets[AMBER][c.PROP_AT] == 1 << cell(mine)
    assert tally(state, AMBER, c.EFFECT_COUNTS[f"prop_{terrain}"]) == 1
    assert tally(state, AMBER, c.EFFECT_COUNTS["prop_sea" if terrain != "sea" else "prop_mine"]) == 0


@clause("SWL-CARD-12")
def test_cards_are_counted_in_the_hand_and_by_their_industry() -> None:
    state = in_column(
        in_front(hold(table(), AMBER, "C029", "C030"), AMBER, "C002", "C007"), AMBER, "mining", "C003"
    )
    found = {name: tally(state, AMBER, number) for name, number in c.EFFECT_COUNTS.items()}
    assert found["hand"] == 2
    assert [found[f"card_{name}"] for name in (*c.COLUMNS, "joker")] == [0, 1, 1, 1]


@clause("SWL-CARD-12")
def test_the_spaces_of_wagon_and_locomotive_are_counted_apart() -> None:
    state = table()
    wagon, locomotive = (c.EFFECT_COUNTS[name] for name in ("wagon", "locomotive"))
    state.sheets[AMBER][c.WAGON] = 4
    assert (tally(state, AMBER, wagon), tally(state, AMBER, locomotive)) == (4, 0), "it has none yet"
    state.sheets[AMBER][c.LOCO] = 2
    assert (tally(state, AMBER, wagon), tally(state, AMBER, locomotive)) == (4, 2)


@clause("SWL-CITY-1")
def test_a_city_with_a_clock_is_counted_once() -> None:
    what = c.EFFECT_COUNTS["city_clock"]
    lone = built(table(), AMBER, clock="r3c3")
    assert tally(lone, AMBER, what) == 0, "a clock alone is no city"
    near = [T.cell_ids[i] for i in T.near[cell("r3c3")]][:3]
    city = built(table(), AMBER, clock="r3c3", tent=near[0], house=near[1], bldg=near[2])
    assert get(city, "city") == 1
    assert tally(city, AMBER, what) == 1
