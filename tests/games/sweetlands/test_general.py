"""General rules (section 1)."""

from __future__ import annotations

import pytest

from magnate.core.errors import BadOptions
from magnate.core.rng import seeded
from magnate.testing import clause

from .positions import GAME, T, citizen, played


@clause("SWL-GEN-1")
def test_one_to_four_seats_and_no_other_number() -> None:
    for seats in (1, 2, 3, 4):
        assert GAME.new(seats, 1).seats == seats
    for seats in (0, 5):
        with pytest.raises(BadOptions):
            GAME.new(seats, 1)


@clause("SWL-GEN-2", "SWL-ROUND-3")
def test_five_rounds_and_the_fifth_has_no_upkeep() -> None:
    t = played(round=1)
    rounds, phases = [], []
    while not t.s.is_over:
        if t.s.round not in rounds:
            rounds.append(t.s.round)
        if t.s.round == 5:
            phases.append(t.s.board(-1)["phase"])
        t.swallow()
    assert rounds == [1, 2, 3, 4, 5]
    assert "upkeep" not in phases
    assert len(t.amber.hand) > 1, "after round 5 nobody discards"


@clause("SWL-GEN-3")
def test_roads_never_run_out() -> None:
    t = played()
    t.amber.many_roads(105)
    t.use("road3")
    t.do("road", edge=t.values("road")[0])
    assert t.amber.road == 106


@clause("SWL-GEN-4")
def test_skill_tiles_and_own_pieces_are_limited() -> None:
    t = played(seats=4)
    t.blue.owns("K10")
    t.coral.owns("K10")
    t.dora.owns("K10")
    t.amber.owns("K4")
    assert t.s.piles[T.skill_ids.index("K10")] == 0
    t.amber.holds(citizen("Abbot"), "C001")
    t.play(citizen("Abbot"))
    assert "K10" not in t.values("skill")
    assert "K9" in t.values("skill")
    t = played()
    t.amber.set(tent=5).flipped("r2c2")
    t.use("prop2")
    assert "tent" not in t.values("build")
    assert "house" in t.values("build")


@clause("SWL-GEN-5")
def test_resources_are_plain_numbers() -> None:
    t = played()
    t.amber.set(wheat=3, income_wheat=7)
    t.next_round("S2")
    assert t.amber.wheat == 10


@clause("SWL-GEN-6", "SWL-AREA-6")
def test_a_cost_is_paid_in_full_or_nothing_happens() -> None:
    t = played()
    t.amber.wheat = 5
    t.refused("SWL-AREA-6", "area", area="land3")
    assert t.amber.wheat == 5
    assert len(t.amber.hand) == 4
    t.amber.gold = 14
    t.refused("SWL-GEN-6", "free", action="hire")
    t.amber.gold = 15
    t.do("free", action="hire")
    assert t.amber.gold == 0


@clause("SWL-GEN-7")
def test_basics_are_paid_in_any_mix() -> None:
    t = played()
    t.amber.set(wheat=1, wood=2, iron=1)
    t.do("free", action="swap")
    assert set(t.values("basics")) == {"wheat1-wood2", "wood2-iron1"}
    t.do("basics", mix="wood2-iron1")
    assert (t.amber.wheat, t.amber.wood, t.amber.iron) == (2, 0, 0)


@clause("SWL-GEN-8")
def test_gold_and_diamonds_are_no_basics() -> None:
    t = played()
    t.amber.set(wheat=1, wood=1, iron=0, gold=50, diamond=9)
    assert not t.can("free", action="swap")
    t.refused("SWL-GEN-6", "free", action="swap")
    t.amber.wood = 2
    assert t.can("free", action="swap")


@clause("SWL-GEN-9", "SWL-PROP-26")
def test_an_effect_outside_an_area_is_free() -> None:
    t = played()
    t.amber.set(wood=0, income_wheat=6).flipped("r2c2").holds(citizen("Bricklayer"), "C001")
    gold = t.amber.gold
    price = T.costs[T.card_cost[T.card_ids.index(citizen("Bricklayer"))]][0]
    t.play(citizen("Bricklayer"))
    t.build("tent", "r2c2")
    assert t.amber.tent == 1
    assert t.amber.wood == 0
    assert t.amber.gold == gold - price
    assert t.amber.income_wheat == 7, "the tile bonus comes as always"
    assert t.amber.food == 0
    t.do("food")
    assert t.amber.food == 1, "the bonus of tent 1 comes as always"


@clause("SWL-GEN-10", "SWL-AREA-8")
def test_up_to_n_allows_fewer_but_an_area_wants_one() -> None:
    t = played()
    t.use("land3")
    assert not t.can("stop")
    t.refused("SWL-AREA-8", "stop")
    t.land("r2c2")
    assert t.can("stop")
    t.do("stop")
    assert t.amber.land == 1
    t = played()
    t.use("land3").land("r2c2", "r2c3", "r2c4")
    assert not t.can("land", cell="r4c4"), "three is the most"


@clause("SWL-GEN-11", "SWL-FLIP-5")
def test_units_of_a_bonus_can_be_declined_but_fixed_gains_come_by_themselves() -> None:
    t = played()
    t.amber.tiles("r2c3", "r2c2")
    t.use("road3").road("r2c3|r3c3")
    assert set(t.values("track")) == set(T.pros_ids)
    t.do("stop")
    assert sum(t.s.sheets[0][44:50]) == 0
    before = t.amber.income_wheat
    t.road("r2c2|r3c3")
    assert t.amber.income_wheat == before + 1


@clause("SWL-GEN-12", "SWL-IND-14")
def test_a_part_that_cannot_be_done_is_skipped() -> None:
    t = played()
    special = {"r1c4", "r3c0", "r3c7", "r6c3"}
    cells = [id for i, id in enumerate(T.cell_ids) if 0 <= T.terrain[0][i] <= 4]
    t.amber.tiles(*(f"{id}=X5" if id in special else id for id in cells))
    t.amber.wagon = 2
    t.use("ind2")
    assert t.amber.wagon == 3
    assert t.values("land") == []
    assert t.values("part") == []
    assert len(t.values("road")) == 19


@clause("SWL-GEN-13")
def test_the_three_counters_are_separate() -> None:
    t = played()
    t.amber.holds(citizen("Governor"), "C001").set(vp=3, cp=1, ip=2)
    t.play(citizen("Governor"))
    assert (t.amber.vp, t.amber.cp, t.amber.ip) == (3, 3, 2)
    fresh = GAME.new(2, 1)
    assert fresh.dump()["heirs"][0]["vp"] == fresh.dump()["heirs"][0]["cp"] == 0


@clause("SWL-GEN-14", "SWL-GEN-13", "SWL-AUTO-6")
@pytest.mark.parametrize("seed", [3, 4])
def test_pieces_stay_and_counters_only_grow(seed: int) -> None:
    state = GAME.new(2, seed)
    rng = seeded(seed)
    grows = ("vp", "cp", "ip", "tent", "house", "bldg", "lab", "rabbit", "road", "land", "auto", "played")
    masks = ("tiles_at", "flipped_at", "prop_at", "rabbit_at", "tent_at", "zone_at")
    before = state.dump()
    while not state.is_over:
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
        after = state.dump()
        for old, new in zip(before["heirs"], after["heirs"], strict=True):
            assert all(new[name] >= old[name] for name in grows)
            assert all(old[name] & ~new[name] == 0 for name in masks)
        for old, new in zip(before["roads"], after["roads"], strict=True):
            assert set(old) <= set(new)
        before = after


@clause("SWL-GEN-15", "SWL-TILE-X4")
def test_fixed_gains_come_before_the_choice_of_order() -> None:
    t = played()
    t.amber.tiles("r2c4", "r1c4=X4").set(wood=20)
    t.use("road3").road("r2c3|r2c4").road("r1c4|r2c4")
    assert t.amber.wood == 16, "6 wood for the area, 2 wood from X4 before anything is asked"
    assert t.values("road")
