"""Explanations that follow from effect data, and the board in a terminal."""

from __future__ import annotations

import copy
import random
import re
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

from magnate.core.components import Components
from magnate.core.history import History
from magnate.core.message import EVERYONE, Message
from magnate.core.rng import seeded
from magnate.core.texts import texts_of
from magnate.games.sweetlands import catalogue, journal, terminal, view
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.constants import COUNTS
from magnate.testing.case import do

from .positions import GAME, T, Table, played

TEXTS = texts_of(GAME.package)


def explained(card: dict[str, Any], lang: str = "en") -> str:
    """What the catalogue says of a citizen added to the components."""
    citizens = {**T.data["citizens"], "C999": card}
    about = catalogue.catalogue(Components({**T.data, "citizens": citizens}))["card-C999"]
    return TEXTS.say(about.message, lang)


def test_a_new_citizen_is_explained_from_its_line() -> None:
    card = {
        "kind": "immediate",
        "cost": {"gold": 3, "wood": 1},
        "brownie_discount": True,
        "badges": ["tart", "tart"],
        "immediate": [
            {"do": "gain", "what": "wheat", "n": 2},
            {"do": "per", "count": "rabbit", "each": 2, "get": [{"do": "gain", "what": "vp", "n": 1}]},
        ],
        "industry": "mining",
        "automation": [{"do": "road", "n": 1}],
    }
    assert explained(card) == (
        "Citizen with Tart × 2. Costs 3 gold and 1 wood, 1 gold less per Brownie badge you own. When played: "
        "gain 2 wheat; score 1 VP for every 2 cookie rabbits on your map. Automated (Mining), with every bonus "
        "of its column: lay 1 road."
    )
    french = explained(card, "fr")
    assert "gagnez 2 blés" in french
    assert "marquez 1 PV par lot de 2 Cookies Lapins de votre territoire" in french


def test_a_new_pass_citizen_is_explained_too() -> None:
    tiers = [[3, [{"do": "gain", "what": "vp", "n": 2}]], [6, [{"do": "gain", "what": "vp", "n": 5}]]]
    card = {
        "kind": "pass",
        "cost": {},
        "badges": ["wagashi"],
        "pass": [{"do": "tiers", "count": "food", "steps": tiers}],
    }
    assert explained(card) == (
        "Pass citizen with Wagashi. Costs nothing. Each time you pass: score 2 VP with food 3 or more; "
        "score 5 VP with food 6 or more (only the best one)."
    )


def check_words(message: Message, lang: str) -> None:
    """A message and all within it have a text."""
    assert TEXTS.has(message.id, lang), f"{message.id} in {lang}"
    for value in message.args.values():
        if isinstance(value, Message):
            check_words(value, lang)
        elif isinstance(value, str) and value.startswith("@"):
            check_words(Message(value[1:]), lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_effect_the_language_knows_can_be_said(lang: str) -> None:
    one = {"do": "gain", "what": "vp", "n": 1}
    names = ("gold", "wheat", "wood", "iron", "basic", "diamond", "disc", "vp", "cp", "ip")
    atoms: list[dict[str, Any]] = [{"do": "gain", "what": what, "n": 2} for what in names]
    atoms += [{"do": "income", "what": what, "n": 1} for what in ("gold", "wheat", "wood", "iron", "any")]
    plain = (
        "land",
        "road",
        "rabbit",
        "flip",
        "industry",
        "food",
        "skill",
        "draw",
        "discard",
        "cube",
        "wood_discount",
    )
    atoms += [{"do": do, "n": n} for do in plain for n in (1, 2)]
    atoms += [{"do": "prosperity", "n": 2, "color": c} for c in ("orange", "green", "gray", "any", "least")]
    atoms += [{"do": "bonus", "n": 1, "column": c} for c in ("agriculture", "forestry", "mining", "any")]
    atoms += [{"do": "property", "n": 2, "price": price} for price in ("free", "printed")]
    atoms += [{"do": "wonder"}, {"do": "locomotive"}, {"do": "city_rate", "table": [1, 2]}]
    atoms += [{"do": "automate", "n": 1, "draw": draw} for draw in (0, 1)]
    atoms += [{"do": "search", "filter": {"badge": b}, "n": 1, "play": 0} for b in T.badge_ids]
    atoms += [{"do": "search", "filter": {"kind": "pass"}, "n": 2, "play": 1}]
    atoms += [{"do": "copy", "kinds": ["base"]}, {"do": "copy", "kinds": ["base", "advanced"]}]
    atoms += [{"do": "pay", "times": times, "cost": {"basic": 2}, "get": [one]} for times in ("once", "any")]
    atoms += [{"do": "choose", "options": [[one], [one]]}, {"do": "mix", "parts": [one, one]}]
    atoms += [{"do": "seq", "list": [one, one]}]
    for count in COUNTS:
        atoms.append({"do": "per", "count": count, "each": 1, "get": [one]})
        atoms.append({"do": "per", "count": count, "each": 3, "get": [one]})
        atoms.append({"do": "if", "count": count, "min": 2, "get": [one]})
    for atom in atoms:
        message = catalogue.atom(atom)
        check_words(message, lang)
        assert "{" not in TEXTS.say(message, lang)


def test_the_catalogue_explains_everything_by_its_name() -> None:
    found = GAME.catalogue()
    for prefix, number in (
        ("card", 198),
        ("skill", 26),
        ("special", 6),
        ("map", 6),
        ("mio", 16),
        ("milestone", 12),
    ):
        assert sum(1 for id in found if id.startswith(f"{prefix}-")) == number
    named = ("card", "char-", "skill", "area", "special", "map", "mio", "milestone", "round", "final", "free")
    for id, about in found.items():
        for lang in ("en", "fr"):
            check_words(about.message, lang)
            if id.startswith(named) and "-row" not in id:
                assert TEXTS.has(id, lang), f"no name for {id}"
    assert "6 wheat" in TEXTS.say(found["area-land3"].message)
    assert "land3" not in TEXTS.say(found["skill-V9"].message)


# --- the terminal ---------------------------------------------------------------------------------------------


def drawn(t: Table, seat: int | None, lang: str = "en", width: int = 100) -> str:
    """The board of a seat as plain text."""

    def say(id: str, args: dict[str, Any]) -> str:
        return GAME.text(Message(id, args), lang)

    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(terminal.draw(t.s.view(seat), say))
    return capture.get()


def test_the_map_shows_tiles_roads_properties_and_rabbits() -> None:
    t = played()
    t.amber.tiles("r2c3").flipped("r2c2", "r1c4=X5").roads("r2c2|r2c3", "r3c3|r4c3").builds(
        r2c2="tent", r3c3="lab"
    )
    t.amber.rabbits_on("r2c2")
    t.amber.roads("r1c3|r2c3")
    lines = drawn(t, 0).splitlines()
    row = next(i for i, line in enumerate(lines) if "┊C1" in line)
    assert "C3   ┃C4" in lines[row], "the road between C3 and C4"
    assert "[W]Tr┃[S]" in lines[row + 1]
    assert "[X5]" in lines[row - 2]
    assert lines[row + 4].count("[C]L") == 1
    assert "━━" in lines[row + 5], "the road between D4 and E4"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("width", [80, 100])
def test_every_position_can_be_drawn(seats: int, lang: str, width: int) -> None:
    state = GAME.new(seats, 4, {"draft": seats > 1, "advanced_skills": True})
    rng = seeded(9)
    t = Table(state)  # type: ignore[arg-type]
    step = 0
    while not state.is_over:
        if step % 37 == 0:
            for seat in (None, state.actor):
                text = drawn(t, seat, lang, width)
                assert max(len(line) for line in text.splitlines()) <= width
                assert "tui-" not in text
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
        step += 1
    assert drawn(t, None, lang, width)


def test_drawing_does_not_change_the_view() -> None:
    view = played().s.view(0)
    before = copy.deepcopy(view)
    terminal.draw(view, lambda id, args: id)
    assert view == before


def test_hexes_and_edges_go_by_words_that_tell_them_apart() -> None:
    state = GAME.new(2, seed=1)
    while state.sheets[0][c.MAP] < 0:
        state.choose(state.choices()[0])
    for lang in ("en", "fr"):
        cells = [cell for cell in range(state.t.cells) if journal.ground(state, 0, cell) >= 0]
        hexes = {
            GAME.text(Message("choice-site", {"hex": journal.hex_name(state, 0, cell)}), lang)
            for cell in cells
        }
        assert len(hexes) == len(cells)
        edges = [edge for edge in range(state.t.edges) if state.edges[0][edge] != c.NO_EDGE]
        roads = {
            GAME.text(Message("choice-road", {"edge": journal.edge_name(state, 0, e)}), lang) for e in edges
        }
        assert len(roads) == len(edges)
        assert not [text for text in hexes | roads if re.search("r-?[0-9]c|None", text)]
    state.own(0)[c.MAP] = state.t.map_ids.index("B1")
    only = journal.hex_name(state, 0, state.t.cell_ids.index("r3c4"))
    assert isinstance(only, Message)
    assert GAME.text(only) == "Sea D5 beside the capital"
    assert GAME.text(journal.hex_name(state, 0, state.t.cell_ids.index("r0c2"))) == "Wheat field A3"


def test_a_source_begins_a_sentence_so_that_no_name_is_put_before_it() -> None:
    for lang in ("en", "fr"):
        for source in ("offer", "cities", "symbol"):
            said = GAME.text(Message("log-acts", {"source": f"@source-{source}"}), lang)
            assert said[0].isupper(), said


def test_an_area_names_its_cost_and_the_cards_of_its_slot() -> None:
    state = GAME.new(2, seed=1)
    while GAME.decode(state.choices()[0])["do"] != "area":
        state.choose(state.choices()[0])
    said = {
        lang: [GAME.say(state, choice, lang) for choice in state.choices() if "area" in GAME.decode(choice)]
        for lang in ("en", "fr")
    }
    assert "Use the area “Land” (6 wheat, discard 1 card)" in said["en"]
    assert "Use the area “Diamonds” (discard 1 card)" in said["en"]
    assert all("défausser 1 carte)" in text for text in said["fr"])
    area = next(choice for choice in state.choices() if "“Land”" in GAME.say(state, choice))
    number = state.t.area_ids.index(str(GAME.decode(area)["area"]))
    state.own_slots()[number * state.t.most_slots] = 1
    assert GAME.say(state, area) == "Use the area “Land” (6 wheat, discard 2 cards)"


def test_an_area_to_imitate_names_its_cost() -> None:
    t = played(seats=3)
    t.use("copy_base")
    assert "Imitate the area “Land” (6 wheat)" in [GAME.say(t.s, choice) for choice in t.s.choices()]


def test_a_price_paid_in_another_resource_is_said_in_full() -> None:
    t = played(who=("rikka", "eline"), round=3)
    t.amber.set(wheat=12, wood=4, food=5).builds(r3c3="tent", r3c4="house")
    t.use("rabbit2")
    first = [GAME.say(t.s, choice) for choice in t.s.choices()][:2]
    assert first == ["Pay 9 wheat", "Pay 8 wheat and 1 wood"]
    asked = GAME.text(view.prompt(t.s, t.s.actor))
    assert asked == "“More rabbits” costs 9 wheat. How much of it do you pay in wood?"


def test_the_letter_and_number_of_every_hex_stand_on_the_drawn_map_and_in_the_telling() -> None:
    t = played()
    t.amber.roads("r2c2|r2c3", "r0c6|r0c7")
    map = drawn(t, 0)
    for cell in range(t.s.t.cells):
        place = journal.printed(t.s.t.cell_ids[cell])
        assert place in map
        assert place in GAME.text(journal.hex_name(t.s, 0, cell))
    told = t.s.text(0)
    assert "A7 (east), C3-C4" in told
    assert not re.search("r-?[0-9]c[0-9]", told)


def test_what_is_left_to_decide_is_still_gained_from_its_source() -> None:
    """A card whose ability asks a question names itself when the answer is given, also after an undo."""
    history = History(GAME.new(2, seed=5))
    history.state.journal = []
    rng = random.Random(3)
    while not history.state.is_over:
        history.choose(rng.choice(history.state.choices()))
        if history.can_undo():
            last = history.choices[-1]
            history.undo()
            history.choose(last)
    sources = [
        event.message.args["source"] for event in history.state.journal if "source" in event.message.args
    ]
    assert sources
    assert "@source-offer" not in sources


def test_a_price_that_may_be_paid_stands_in_the_choice() -> None:
    t = played()
    t.amber.set(gold=40, iron=9).holds("C113", "C001")
    t.play("C113")
    assert "Pay 1 iron" in [GAME.say(t.s, choice) for choice in t.s.choices()]


def test_whoever_may_automate_may_say_no_to_it() -> None:
    t = played()
    t.amber.set(gold=40, diamond=3).holds("C014", "C001")
    t.play("C014")
    assert "Do not automate" in [GAME.say(t.s, choice) for choice in t.s.choices()]
    assert "Ne pas automatiser" in [GAME.say(t.s, choice, "fr") for choice in t.s.choices()]


def test_an_effect_and_what_it_brings_are_not_told_twice() -> None:
    for seats in (1, 2, 4):
        state = GAME.new(seats, seed=seats)
        rng = random.Random(seats)
        state.journal = []
        while not state.is_over:
            state.choose(rng.choice(state.choices()))
        for seat in range(seats):
            told = [event.message for event in state.journal if event.seat == seat and event.only == EVERYONE]
            twice = [
                GAME.text(after)
                for effect, after in pairwise(told)
                if effect.id == "log-acts" and effect.args["source"] in after.args.values()
            ]
            assert twice == []


def test_a_choice_that_takes_diamonds_says_how_many() -> None:
    t = played(options={"advanced_skills": True})
    t.amber.set(gold=40, diamond=3).holds("C014", "C001")
    t.play("C014")
    said = [GAME.say(t.s, choice) for choice in t.s.choices()]
    assert [text for text in said if text.startswith("Automate into the column")]
    assert all(text.endswith("(1 diamond)") for text in said if text.startswith("Automate"))
    last = GAME.space.encode({"do": "track", "track": "road"})
    assert GAME.say(t.s, last) == "Take a prosperity step: Roads"
    t.s.own(0)[c.PROS + 2] = t.s.t.pros_length[2] - 1
    assert GAME.say(t.s, last) == "Take the last prosperity step: Roads (1 diamond)"
    skill = GAME.space.encode({"do": "skill", "tile": "V4"})
    assert GAME.say(t.s, skill) == "Take the skill tile Express line (1 diamond)"


def test_a_skill_tile_to_flip_says_what_it_takes_and_does() -> None:
    t = played()
    said = {id: GAME.say(t.s, GAME.space.encode({"do": "use", "tile": id})) for id in ("V4", "K9", "K1")}
    assert said["V4"] == "Flip the skill tile Express line (pay 4 iron): advance up to 3 spaces in industry"
    assert said["K9"] == "Flip the skill tile Gold purse: gain 8 gold"
    assert said["K1"] == "Flip the skill tile Orange boost", "a tile that acts when it is taken"


def test_selling_everything_says_for_how_much() -> None:
    t = played()
    t.amber.set(wheat=2, wood=3, iron=4)
    choice = GAME.space.encode({"do": "sell_all"})
    assert GAME.say(t.s, choice) == "Sell all your basic resources (9) for 9 gold"
    assert "contre 9 pièces d’or" in GAME.say(t.s, choice, "fr")


def test_a_disc_that_is_melted_is_told_as_paid() -> None:
    t = played()
    t.amber.set(disc=1)
    t.s.journal = []
    t.s.settle()
    do(t.s, "free", action="melt")
    assert GAME.text(t.s.journal[1].message) == "Paid 1 action disc: Melt."
