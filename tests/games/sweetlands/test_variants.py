"""Variants (section 31)."""

from __future__ import annotations

from itertools import product

import pytest

from magnate.testing import clause

from .positions import AMBER, BLUE, CORAL, GAME, T, Table, citizen, played


@clause("SWL-VAR-1", "SWL-VAR-2")
def test_the_order_of_passing_is_the_order_of_the_next_round() -> None:
    t = played(seats=3, round=1, options={"turn_order": True})
    t.use("gold6").end()
    t.use("dia2").end()
    t.next_tiles = ["S7", "S8", "S9", "S1"]
    for seat in (CORAL, AMBER, BLUE):
        t.pass_by(seat)
    t.until(lambda s: s.round == 2)
    income: list[int] = []
    while t.s.board(-1)["phase"] == "income":
        if not income or income[-1] != t.s.actor:
            income.append(t.s.actor)
        t.swallow()
    assert income == [CORAL, AMBER, BLUE]
    turns = []
    for area in ("ind2", "road3", "land3", "card2", "gold6", "dia2"):
        turns.append(t.s.actor)
        t.use(area).end()
    assert turns == [CORAL, AMBER, BLUE, CORAL, AMBER, BLUE]


@clause("SWL-VAR-2", "SWL-VAR-7")
def test_without_the_variant_turns_go_clockwise() -> None:
    t = played(seats=3, round=1)
    t.use("gold6").end()
    t.use("dia2").end()
    for seat in (CORAL, AMBER, BLUE):
        t.pass_by(seat)
    t.until(lambda s: s.round == 2 and s.board(-1)["phase"] == "action")
    assert t.s.board(-1)["order"] == [CORAL, AMBER, BLUE]
    t = played(seats=3, round=1)
    t.use("gold6").end()
    t.pass_by(BLUE)
    t.pass_by(CORAL)
    t.pass_by(AMBER)
    t.until(lambda s: s.round == 2 and s.board(-1)["phase"] == "action")
    assert t.s.board(-1)["order"] == [BLUE, CORAL, AMBER]
    assert not any(t.s.options.values())


def drafting(seats: int) -> Table:
    """A table at the first pick of the draft."""
    return played(seats=seats, options={"draft": True}, income=True)


@clause("SWL-VAR-3", "SWL-VAR-4", "SWL-HID-4")
def test_packets_go_round_to_the_left() -> None:
    t = drafting(3)
    assert t.s.board(AMBER)["phase"] == "draft"
    assert t.amber.gold == 6 + 13, "all seats have done steps 1 to 3"
    assert [len(hand) for hand in t.s.hands] == [0, 0, 0]
    packets: dict[int, list[set[str]]] = {AMBER: [], BLUE: [], CORAL: []}
    order = []
    for _ in range(18):
        if t.s.board(AMBER)["phase"] != "draft":
            break
        seat = t.s.actor
        order.append(seat)
        held = set(t.values("draft"))
        assert held == set(t.s.board(seat)["packet"])
        packets[seat].append(held)
        t.do("draft", card=t.values("draft")[0])
    assert [len(row[0]) for row in packets.values()] == [6, 6, 6]
    assert packets[BLUE][1] < packets[AMBER][0], "Amber's left neighbour gets her packet"
    assert packets[CORAL][2] < packets[AMBER][0]
    assert packets[AMBER][3] < packets[AMBER][0], "the 1st and 4th card come from the same packet"
    assert order[:6] == [AMBER, BLUE, CORAL, AMBER, BLUE, CORAL]
    assert [len(hand) for hand in t.s.hands] == [6, 6, 6]
    assert t.s.board(AMBER)["phase"] == "action"


@clause("SWL-VAR-3")
def test_the_draft_is_for_round_one_only() -> None:
    t = drafting(2)
    t.until(lambda s: s.round == 2)
    seen = set()
    while t.s.round == 2:
        seen.add(t.s.board(-1)["phase"])
        t.swallow()
    assert "draft" not in seen


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@clause("SWL-VAR-5")
def test_one_advanced_tile_more_than_seats(seats: int) -> None:
    layouts = set()
    for seed in range(20):
        state = GAME.new(seats, seed, {"advanced_skills": True})
        piles = state.board(-1)["piles"]
        tiles = tuple(id for id in piles if id.startswith("V") and piles[id])
        assert len(tiles) == seats + 1
        layouts.add(tiles)
        assert state.board(-1)["phase"] == "characters", "they lie open before characters are chosen"
    assert len(layouts) > 5


@clause("SWL-VAR-6")
def test_a_diamond_buys_an_advanced_tile() -> None:
    t = played(options={"advanced_skills": True})
    abbot = citizen("Abbot")
    for i in range(T.basic_skills, T.skills):
        t.s.piles[i] = 1 if T.skill_ids[i] in ("V1", "V6", "V9") else 0
    t.amber.holds(abbot, "C001")
    t.play(abbot)
    assert [id for id in t.values("skill") if id[0] == "V"] == []
    t.refused("SWL-VAR-6", "skill", tile="V6")
    t.amber.diamond = 1
    assert [id for id in t.values("skill") if id[0] == "V"] == ["V1", "V6", "V9"]
    t.do("skill", tile="V6")
    assert t.amber.diamond == 0
    assert t.amber.skills == 1
    t.end()
    t.blue.set(diamond=2).holds(citizen("Sage"), "C001")
    t.play(citizen("Sage"))
    assert [id for id in t.values("skill") if id[0] == "V"] == ["V1", "V9"], "a tile taken is gone"


@clause("SWL-VAR-6", "SWL-VAR-7")
def test_without_the_variant_there_are_no_advanced_tiles() -> None:
    t = played()
    t.amber.set(diamond=5).holds(citizen("Abbot"), "C001")
    t.play(citizen("Abbot"))
    assert [id for id in t.values("skill") if id[0] == "V"] == []
    t.refused("SWL-VAR-6", "skill", tile="V1")


@clause("SWL-VAR-7")
def test_the_variants_are_switched_independently() -> None:
    assert GAME.full_options({}) == {"turn_order": False, "draft": False, "advanced_skills": False}
    for turn_order, draft, advanced in product((False, True), repeat=3):
        options = {"turn_order": turn_order, "draft": draft, "advanced_skills": advanced}
        t = played(round=1, options=options, income=True)
        assert (t.s.board(AMBER)["phase"] == "draft") == draft
        assert any(id[0] == "V" for id in t.s.board(-1)["piles"]) == advanced
        t.until(lambda s: s.board(-1)["phase"] == "action")
        t.use("gold6").end()
        t.pass_by(BLUE)
        t.pass_by(AMBER)
        t.until(lambda s: s.round == 2 and s.board(-1)["phase"] == "action")
        assert t.s.board(-1)["order"] == [BLUE, AMBER]
