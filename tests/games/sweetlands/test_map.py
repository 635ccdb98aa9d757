"""Placing tiles, roads, flips and draw zones (sections 9 to 12)."""

from __future__ import annotations

import pytest

from magnate.core.components import Components
from magnate.testing import clause

from .positions import GAME, T, citizen, played

LAND_OF_A = [id for i, id in enumerate(T.cell_ids) if 0 <= T.terrain[0][i] <= 4]


# --- tiles -----------------------------------------------------------------------------------------------


@clause("SWL-LAND-1", "SWL-LAND-6")
def test_a_tile_touches_a_capital_or_a_tile() -> None:
    t = played()
    t.use("land3")
    near = {"r2c2", "r2c3", "r2c4", "r3c2", "r3c5", "r4c2", "r4c3", "r4c4"}
    assert set(t.values("land")) == near
    t.refused("SWL-LAND-1", "land", cell="r1c2")
    t.land("r2c2")
    t.refused("SWL-LAND-1", "land", cell="r2c2")
    t.land("r1c2", "r4c4")
    assert t.amber.has("r2c2", "r1c2", "r4c4")


@clause("SWL-LAND-2")
def test_the_hex_decides_the_terrain() -> None:
    t = played()
    t.use("land3").land("r2c3", "r2c2", "r4c4")
    tiles = t.s.board(-1)["heirs"][0]["tiles"]
    assert tiles == {"r2c3": "sea", "r2c2": "wheat", "r4c4": "mine"}
    assert (t.amber.placed_sea, t.amber.placed_wheat, t.amber.placed_mine) == (1, 1, 1)


@clause("SWL-LAND-3")
def test_a_special_hex_takes_any_special_tile_even_twice() -> None:
    t = played()
    t.amber.tiles("r2c4", "r4c3", "r5c3", "r5c4")
    t.use("land3").land("r1c4")
    assert t.values("special") == ["X1", "X2", "X3", "X4", "X5", "X6"]
    t.do("special", tile="X5").land("r6c3").do("special", tile="X5")
    tiles = t.s.board(-1)["heirs"][0]["tiles"]
    assert (tiles["r1c4"], tiles["r6c3"]) == ("X5", "X5")


@clause("SWL-LAND-4")
@pytest.mark.parametrize("cell", ["r3c3", "r3c4", "r1c3", "r5c2", "r5c5"])
def test_no_tile_on_capitals_and_draw_zones(cell: str) -> None:
    t = played()
    t.amber.tiles(*(id for id in LAND_OF_A if T.terrain[0][T.cell_ids.index(id)] < 4 and id != "r2c2"))
    t.use("land3")
    assert cell not in t.values("land")
    t.refused("SWL-LAND-4", "land", cell=cell)


@clause("SWL-LAND-4")
def test_no_tile_outside_the_map() -> None:
    t = played(maps=("B5", "A"))
    t.use("land3")
    t.refused("SWL-LAND-4", "land", cell="r0c3")


@clause("SWL-LAND-5", "SWL-ROAD-7")
def test_draw_zones_and_roads_do_not_extend_the_reach() -> None:
    t = played()
    t.amber.tiles("r2c2").roads("r2c2|r2c3", "r1c3|r2c3", "r1c3|r1c4", "r0c3|r1c3")
    t.use("land3")
    t.refused("SWL-LAND-1", "land", cell="r0c2")
    t.refused("SWL-LAND-1", "land", cell="r0c3")


@clause("SWL-LAND-7", "SWL-FLIP-1", "SWL-FLIP-4")
def test_a_tile_beside_a_road_flips_at_once() -> None:
    t = played()
    t.amber.roads("r2c2|r3c3")
    before = t.amber.income_wheat
    t.use("land3").land("r2c2")
    assert t.amber.turned("r2c2")
    assert t.amber.income_wheat == before + 1
    t.land("r2c4")
    assert not t.amber.turned("r2c4"), "no road there: it lies fresh"


@clause("SWL-LAND-8")
@pytest.mark.parametrize("road", [False, True])
def test_symbols_are_gained_when_the_tile_is_placed(road: bool) -> None:
    t = played()
    t.amber.tiles("r3c2", "r3c1", "r4c1")
    if road:
        t.amber.roads("r3c2|r3c3", "r3c2|r4c2", "r4c1|r4c2", "r4c1|r5c2", "r4c1|r5c1", "r4c0|r4c1")
    t.use("land3").land("r4c0")
    assert t.amber.turned("r4c0") == road
    assert len(t.values("skill")) == 12
    t.do("skill", tile="K8")
    assert t.amber.skills == 1
    t = played()
    t.amber.flipped("r2c1", "r3c1", "r4c0").set(skills=0)
    t.use("prop2").build("tent", "r4c0")
    assert t.amber.prop == 1
    assert t.values("skill") == [], "a property there later gives no second skill tile"


@clause("SWL-LAND-8")
def test_a_diamond_symbol_gives_a_diamond() -> None:
    t = played()
    t.amber.tiles("r2c2", "r1c1", "r1c2", "r0c2")
    t.use("land3").land("r0c1")
    assert t.amber.diamond == 1


# --- roads -----------------------------------------------------------------------------------------------


@clause("SWL-ROAD-1", "SWL-ROAD-6")
def test_roads_lie_on_any_edge_of_a_map_cell_rim_and_draw_zones_included() -> None:
    t = played()
    t.amber.roads("r2c2|r2c3", "r1c3|r2c3", "r1c3|r1c4", "r0c3|r1c3")
    assert t.amber.road == 4, "around the draw zone r1c3"
    t.use("road3").road("r0c3|r1c4").road("r0c3|r0c4")
    rim = [name for name in t.values("road") if "r-1" in name]
    t.do("road", edge=rim[0])
    assert t.amber.road == 7


@clause("SWL-ROAD-1")
def test_one_road_per_edge_and_none_off_the_map() -> None:
    t = played()
    t.use("road3").road("r2c2|r3c3")
    t.refused("SWL-ROAD-1", "road", edge="r2c2|r3c3")
    t = played(maps=("B5", "A"))
    t.use("road3")
    t.refused("SWL-ROAD-1", "road", edge="r-1c3|r0c3")


@clause("SWL-ROAD-2")
def test_edges_touch_when_they_share_an_end_point() -> None:
    def touch(a: str, b: str) -> bool:
        return T.edge_ids.index(b) in T.touching[T.edge_ids.index(a)]

    assert touch("r2c2|r2c3", "r2c2|r3c3")
    assert not touch("r2c2|r2c3", "r2c1|r2c2")
    inner = T.edge_ids.index("r2c2|r2c3")
    assert len(T.touching[inner]) == 4


@clause("SWL-ROAD-3", "SWL-ROAD-4")
@pytest.mark.parametrize(("side", "edges"), [("A", 19), ("B3", 24)])
def test_the_edges_open_at_the_start(side: str, edges: int) -> None:
    t = played(maps=(side, "A"))
    t.use("road3")
    assert len(t.values("road")) == edges
    if side == "A":
        assert t.can_road("r2c2|r3c2")
        around = [name for name in t.values("road") if "r3c3" in name or "r3c4" in name]
        assert len(around) == 11
        t.refused("SWL-ROAD-3", "road", edge="r1c2|r2c2")


@clause("SWL-ROAD-5", "SWL-ROAD-3")
def test_roads_of_one_effect_follow_each_other_and_may_lie_apart() -> None:
    t = played()
    t.use("road3")
    t.refused("SWL-ROAD-3", "road", edge="r1c3|r2c3")
    t.road("r2c2|r2c3").road("r1c3|r2c3").road("r4c3|r4c4")
    assert t.amber.road == 3


@clause("SWL-ROAD-7")
def test_a_tile_gives_no_access_to_roads() -> None:
    t = played(who=("elsa", "biscuit"))
    t.amber.tiles("r0c0")
    t.use("road3")
    t.refused("SWL-ROAD-3", "road", edge="r0c0|r0c1")


# --- flips ------------------------------------------------------------------------------------------------


@clause("SWL-FLIP-1", "SWL-FLIP-2")
def test_a_tile_flips_once() -> None:
    t = played()
    t.amber.tiles("r2c2")
    before = t.amber.income_wheat
    t.use("road3").road("r2c2|r3c3")
    assert t.amber.turned("r2c2")
    assert t.amber.income_wheat == before + 1
    t.road("r2c2|r3c2")
    assert t.amber.income_wheat == before + 1


@clause("SWL-FLIP-3")
def test_one_road_flips_both_tiles_beside_it() -> None:
    t = played()
    t.amber.tiles("r2c3", "r2c4")
    before = t.amber.income_wood
    t.use("road3").road("r2c3|r2c4")
    assert t.amber.turned("r2c3", "r2c4")
    assert t.amber.income_wood == before + 1
    t.do("track", track="road")
    assert t.amber.track_road == 1


@clause("SWL-FLIP-3", "SWL-GEN-15")
def test_the_owner_orders_the_two_bonuses() -> None:
    t = played()
    t.amber.tiles("r2c3", "r1c4=X2").roads("r2c3|r2c4")
    t.amber.set(flipped_at=0, flipped_sea=0)
    iron = t.amber.iron
    t.use("road3").road("r1c4|r2c3")
    assert t.amber.iron == iron + 2, "X2 gives its iron at once"
    assert len(t.values("part")) == 2, "a prosperity step and industry steps, in either order"
    first = t.s.choices()[0]
    t.s.choose(first)
    assert bool(t.values("track")) != bool(t.values("move"))


@pytest.mark.parametrize(("cell", "income"), [("r2c2", "wheat"), ("r2c4", "wood"), ("r3c2", "iron")])
@clause("SWL-FLIP-4")
def test_terrains_raise_their_income(cell: str, income: str) -> None:
    t = played(who=("lotus", "biscuit"))
    t.amber.tiles(cell)
    before = getattr(t.amber, f"income_{income}")
    t.do("ability", name="flip").do("flip", cell=cell)
    assert t.amber.turned(cell)
    assert getattr(t.amber, f"income_{income}") == before + 1


@clause("SWL-FLIP-5")
def test_a_sea_gives_a_step_on_any_track() -> None:
    t = played(who=("lotus", "biscuit"))
    t.amber.tiles("r2c3", "r2c2")
    t.do("ability", name="flip").do("flip", cell="r2c3")
    assert t.values("track") == T.pros_ids
    t.do("track", track="auto")
    assert t.amber.track_auto == 1
    assert not t.values("track")


@clause("SWL-FLIP-6", "SWL-FLIP-7", "SWL-CHR-LOTUS-1")
def test_a_flip_without_a_road() -> None:
    t = played(who=("lotus", "biscuit"))
    t.amber.tiles("r2c2", "r1c1")
    before = t.amber.income_wood
    t.do("ability", name="flip").do("flip", cell="r1c1")
    assert t.amber.turned("r1c1")
    assert t.amber.income_wood == before + 1
    t.amber.roads("r2c2|r3c2", "r2c1|r2c2")
    t.use("road3").road("r1c2|r2c1").road("r1c1|r2c1")
    assert t.amber.income_wood == before + 1, "a road laid later gives nothing"
    land_agent = citizen("Land Agent")
    t = played()
    t.amber.holds(land_agent, "C001").flipped("r2c2")
    gold = t.amber.gold
    t.play(land_agent)
    assert t.values("flip") == [], "no fresh tile: the flip does nothing"
    assert t.amber.gold == gold, "3 gold paid and 3 gold gained"


# --- draw zones -------------------------------------------------------------------------------------------


@clause("SWL-DRAW-1", "SWL-DRAW-3")
@pytest.mark.parametrize("tile_first", [True, False])
def test_a_draw_zone_wakes_with_a_tile_and_a_road_on_any_sides(tile_first: bool) -> None:
    t = played()
    t.amber.roads("r2c2|r2c3")
    hand = len(t.amber.hand)
    if tile_first:
        t.amber.tiles("r2c2")
        t.use("road3")
        assert t.amber.zones == 0
        t.road("r1c3|r2c3")
    else:
        t.amber.roads("r1c3|r2c3")
        t.use("land3")
        assert t.amber.zones == 0
        t.land("r2c2")
    assert t.amber.zones == 1
    assert len(t.amber.hand) == hand - 1 + 1
    assert t.s.board(-1)["heirs"][0]["zones"] == ["r1c3"]


@clause("SWL-DRAW-2")
def test_a_road_that_only_ends_at_the_zone_does_not_count() -> None:
    t = played()
    t.amber.tiles("r2c3")
    t.use("road3").road("r2c2|r2c3")
    assert t.amber.turned("r2c3")
    assert t.amber.zones == 0


@clause("SWL-DRAW-4")
def test_a_zone_wakes_only_once() -> None:
    t = played()
    t.amber.tiles("r2c2").roads("r2c2|r2c3", "r1c3|r2c3")
    assert t.amber.zones == 1
    t.use("landroad")
    hand = t.amber.hand
    t.road("r1c3|r2c2").land("r1c2", "r0c2")
    assert t.amber.zones == 1
    assert t.amber.hand == hand


@clause("SWL-DRAW-5")
def test_one_piece_may_wake_two_zones() -> None:
    rows = [*T.data["maps"]["A"]["rows"]]
    rows[1] = "M F W D D M W S$"
    twins = {**T.data["maps"], "A": {**T.data["maps"]["A"], "rows": rows}}
    game = GAME.with_components(Components({**T.data, "maps": twins}))
    t = played(game=game)
    t.amber.roads("r2c3|r2c4", "r1c4|r2c3", "r1c3|r1c4")
    hand = len(t.amber.hand)
    t.use("land3").land("r2c3")
    assert t.amber.zones == 2, "one tile wakes both"
    assert len(t.amber.hand) == hand - 1 + 2
    t = played(game=game)
    t.amber.tiles("r1c2", "r1c5").roads("r2c3|r2c4")
    t.use("road3").road("r1c4|r2c3")
    assert t.amber.zones == 1
    t.road("r1c3|r1c4")
    assert t.amber.zones == 2, "r1c4 is awake already, the road wakes r1c3"
