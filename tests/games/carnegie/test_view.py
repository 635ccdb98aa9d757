"""What the board is told besides the rules: links, ways, coming events, worth of donations, Andrew's reasons."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from magnate.games.carnegie import rules, view_links
from magnate.games.carnegie.game import CarnegieState
from magnate.testing.case import do, line, values

from . import positions as at
from .positions import AMBER, BLUE

SOURCE = Path(view_links.__file__).parent


def board(s: CarnegieState) -> Any:
    """The board as Amber sees it."""
    return s.view(AMBER)["board"]


def links(s: CarnegieState, seat: int = AMBER) -> Any:
    """The links of a seat."""
    return board(s)["seats"][seat]["links"]


def pair(s: CarnegieState, a: str, b: str) -> Any:
    """The link between two large cities as Amber sees it."""
    return next(found for found in links(s)["pairs"] if set(found["cities"]) == {a, b})


# --- links ------------------------------------------------------------------------------------------------


def east_and_midwest() -> CarnegieState:
    """Amber in Chicago, Pittsburgh and New York."""
    s = at.table()
    for slot in ("chicago:2", "new-york:2"):
        at.tab(s, AMBER, "commerce", exposed=4)
        at.project(s, AMBER, "commerce", slot)
    at.project(s, AMBER, "housing", "pittsburgh:1")
    return s


def test_linked_cities_are_told_with_their_worth_level_and_routes() -> None:
    s = east_and_midwest()
    found = links(s)
    assert found["worth"] == at.line(s, "links", AMBER) == 3
    assert sorted(found["cities"]) == ["chicago", "new-york"]
    assert found["level"] == "wagon"
    assert {frozenset(route) for route in found["routes"]} == {
        frozenset(("chicago", "pittsburgh")),
        frozenset(("pittsburgh", "new-york")),
    }
    assert pair(s, "chicago", "new-york")["missing"] == []
    assert links(s, BLUE)["worth"] == 0
    assert links(s, BLUE)["routes"] == []


def test_the_worth_of_a_link_rises_with_the_transport() -> None:
    s = east_and_midwest()
    at.track(s, AMBER, "midwest", 3)
    at.track(s, AMBER, "east", 2)
    assert links(s)["level"] == "railroad"
    assert links(s)["worth"] == pair(s, "chicago", "new-york")["worth"] == at.line(s, "links", AMBER) == 9


def test_an_open_link_tells_which_cities_it_lacks_and_what_it_would_bring() -> None:
    s = east_and_midwest()
    found = pair(s, "chicago", "new-orleans")
    assert found["path"][0] in ("chicago", "new-orleans")
    assert len(found["missing"]) == len(found["path"]) - 1
    assert found["worth"] == 3


def test_a_full_city_of_others_is_no_way_for_a_link() -> None:
    s = east_and_midwest()
    way = pair(s, "san-francisco", "chicago")["path"]
    assert "boise" in way
    at.disc(s, "boise:1")
    other = pair(s, "san-francisco", "chicago")["path"]
    assert "boise" not in other
    assert len(other) == len(way)


def test_the_told_worth_is_what_scores_in_any_game() -> None:
    for seed in range(6):
        s = at.GAME.new(3, seed, {})
        choice = seed
        while s.actor >= 0:
            offered = s.choices()
            choice = (choice * 1103515245 + 12345) % 2**31
            s.choose(offered[choice // 65536 % len(offered)])
        assert isinstance(s, CarnegieState)
        for seat in range(3):
            assert links(s, seat)["worth"] == at.line(s, "links", seat)


# --- moves ------------------------------------------------------------------------------------------------


def test_the_picked_employee_sees_every_space_in_reach_with_cost_and_way() -> None:
    s = at.table()
    at.turn(s, "HR")
    do(s, "move", space="4-2", who="standing")
    turn = board(s)["turn"]
    assert (turn["picked"], turn["who"], turn["pool"]) == ("4-2", "standing", 6)
    reach = {found["space"]: found for found in turn["reach"]}
    assert set(reach) == set(values(s, "to"))
    assert reach["4-4"]["cost"] == 2
    for space, found in reach.items():
        steps = [tuple(map(int, step.split("-"))) for step in found["path"]]
        assert steps[0] == (4, 2)
        assert "-".join(map(str, steps[-1])) == space
        assert len(steps) == found["cost"] + 1
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(steps))


def test_nothing_is_in_reach_before_somebody_is_picked() -> None:
    s = at.table()
    at.turn(s, "HR")
    assert board(s)["turn"]["reach"] == []


def test_both_sides_of_a_tab_lie_open_while_its_side_is_chosen() -> None:
    s = at.GAME.new(2, 1, {})
    first = s.view(s.actor)["board"]["sides"]
    assert first["tab"] == "housing"
    assert [len(first[side]["sections"]) for side in "AB"] == [7, 7]
    assert first["A"]["sections"] != first["B"]["sections"]
    s.choose(s.choices()[1])
    assert s.view(s.actor)["board"]["sides"]["tab"] == "commerce"
    assert "sides" not in at.table().view(AMBER)["board"]


# --- timeline and donations ---------------------------------------------------------------------------------


def test_every_row_tells_the_event_it_would_trigger() -> None:
    s = at.table()
    s.markers = [0, 4, 5, 3]
    at.timeline(s)
    rows = {row["row"]: row["next"] for row in board(s)["timeline"]}
    assert rows["HR"] == {"row": "HR", "region": "west", "donation": False}
    assert rows["MG"] == {"row": "MG", "region": "midwest", "donation": True}
    assert rows["CO"] == {"row": "RD", "region": None, "donation": True}
    assert rows["RD"] == {"row": "RD", "region": None, "donation": True}


def test_a_told_event_is_the_one_that_comes() -> None:
    for row in ("HR", "MG", "CO", "RD"):
        s = at.table()
        s.markers = [5, 2, 5, 1]
        at.timeline(s)
        told = next(found["next"] for found in board(s)["timeline"] if found["row"] == row)
        do(s, "row", row=row)
        assert board(s)["event"] == {"region": told["region"], "donation": told["donation"]}


def test_a_cell_tells_what_it_would_count_for_each_seat() -> None:
    s = east_and_midwest()
    worth = {cell["id"]: cell["worth"] for cell in board(s)["cells"]}
    assert worth["E2"][AMBER] == 6  # two management departments from the start
    assert worth["R3"] == [6, 0, 0, 0]
    assert worth["R5"][AMBER] == 2  # the donation counts itself
    assert worth["W3"] == [None] * 4
    at.donation(s, AMBER, "R3")
    assert next(cell for cell in board(s)["cells"] if cell["id"] == "R3")["worth"][AMBER] == line(
        s, "donations", AMBER
    )


# --- Andrew -----------------------------------------------------------------------------------------------


def test_andrew_tells_his_level_and_hides_his_card_until_the_row_is_chosen() -> None:
    s = at.table(1, andrew="hard")
    andrew = board(s)["andrew"]
    assert andrew["level"] == "hard"
    assert [reason["id"] for reason in andrew["reasons"]] == ["andrew-why-hidden"]
    assert andrew["card"] is None


def test_andrew_gives_a_reason_for_each_rule_that_drives_him() -> None:
    for row in ("HR", "MG", "CO", "RD"):
        s = at.table(1)
        do(s, "row", row=row)
        ids = [reason["id"] for reason in board(s)["andrew"]["reasons"]]
        assert ids[0] == "andrew-why-followed"
        assert f"andrew-why-{row}" in ids
        assert ids[-1] == "andrew-why-place"


def test_andrew_says_that_he_chose_in_an_even_round() -> None:
    s = at.table(1)
    s.round = 2
    s.markers = [1, 0, 0, 0]
    rules.begin_round(s)
    s.settle()
    assert board(s)["andrew"]["reasons"][0]["id"] == "andrew-why-chose"


# --- parts that are kept ----------------------------------------------------------------------------------


def test_a_part_of_a_view_that_was_kept_is_what_it_would_be_made_new() -> None:
    """In a whole game, as every seat and a spectator see it."""
    s, chance = at.GAME.new(3, "kept"), random.Random(5)
    while not s.is_over:
        s.choose(chance.choice(s.choices()))
        viewer = chance.choice((None, 0, 1, 2))
        shown = s.view(viewer)
        view_links._kept.clear()
        assert s.view(viewer) == shown


def test_with_other_components_nothing_kept_is_shown() -> None:
    text = (SOURCE / "components.toml").read_text(encoding="utf-8")
    changed = at.GAME.components.with_text(text.replace("vp = 1\nincome = true", "vp = 2\nincome = true", 1))
    mine, theirs = (game.new(2, 1).view(0)["board"] for game in (at.GAME, at.GAME.with_components(changed)))
    assert mine["cities"][0]["vp"] == 1
    assert theirs["cities"][0]["vp"] == 2


def test_a_text_says_once_how_many_workstations_a_built_department_has() -> None:
    s = at.table()
    at.department(s, AMBER, 6, "1-2")
    told = s.text(BLUE, "en")
    built = [line for line in told.splitlines() if line.startswith("- Top row, second from the left: Sales")]
    assert [line.count(" workstation") for line in built] == [1]
    assert "through –" not in told


# --- words ------------------------------------------------------------------------------------------------


def said(s: CarnegieState, verb: str, lang: str = "en") -> list[str]:
    """What the choices of a verb say."""
    return [at.GAME.say(s, choice, lang) for choice in s.choices() if at.GAME.decode(choice)["do"] == verb]


def test_before_the_first_round_no_move_is_left_and_no_round_ends() -> None:
    s = at.GAME.new(2, seed=4)
    wanted = [{"do": "move", "space": "4-3", "who": "lying"}, {"do": "to", "space": "4-4"}]
    while not s.view(AMBER)["prompt"]["id"].startswith("prompt-activate"):
        forms = [at.GAME.decode(choice) for choice in s.choices()]
        # Somebody lies in a department, and a move is left over.
        last = s.view(AMBER)["board"]["turn"]["pool"] == 1 and {"do": "done"} in forms
        s.choose(
            at.GAME.encode({"do": "done"} if last else next((f for f in wanted if f in forms), forms[0]))
        )
    assert s.view(AMBER)["prompt"]["id"] == "prompt-activate-first"
    assert s.view(AMBER)["board"]["turn"]["pool"] == 0


def build_commerce(seats: int) -> CarnegieState:
    """Amber chooses where her Commerce goes."""
    s = at.table(seats)
    at.turn(s, "CO")
    s.goods[AMBER] = 4
    do(s, "use", department="construction")
    do(s, "project", project="commerce")
    return s


def test_a_slot_is_named_by_what_stands_on_the_board_and_with_what_the_town_pays() -> None:
    s = build_commerce(4)
    at.track(s, AMBER, "midwest", 2)
    assert "Build in Denver: Commerce slot, 2 VP" in said(s, "build")
    assert "Build in Omaha: slot for any project, 0 VP, and at once +$2" in said(s, "build")
    assert "Build in Boise: slot for any project, 0 VP" in said(s, "build")
    assert "Bâtir à Boise\u00a0: case pour tout projet, 0 PV" in said(s, "build", "fr")


def test_alone_equal_slots_of_a_city_are_told_apart() -> None:
    found = said(build_commerce(1), "build")
    assert len(set(found)) == len(found)
    assert {text for text in found if "New York" in text} == {
        "Build in New York: Commerce slot, the leftmost, 3 VP",
        "Build in New York: Commerce slot, second from the left, 3 VP",
    }


def test_a_department_has_its_article_in_a_sentence() -> None:
    s = at.table()
    at.turn(s, "HR")
    assert "Move an active employee from the R&D department" in said(s, "move")
    assert "Move an active employee from Commerce & Finance" in said(s, "move")


def test_what_is_lost_at_the_end_of_a_turn_is_named() -> None:
    s = at.table()
    at.turn(s, "RD")
    s.journal = []
    do(s, "done")
    assert at.GAME.text(s.journal[0].message, "en") == "Ends the turn; 3 research points are lost."
