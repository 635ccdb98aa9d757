"""Tiles of the annexes (section 35)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, BLUE, PLACES, T, Table, citizen, played

ADVANCED = {"advanced_skills": True}


# --- special land tiles -----------------------------------------------------------------------------------


def special(tile: str) -> Table:
    """A special tile that flips by Lotus, and stands ready for a property."""
    t = played(who=("lotus", "eline"))
    t.amber.tiles(f"r1c4={tile}")
    t.do("ability", name="flip").do("flip", cell="r1c4")
    return t


def built_on(tile: str) -> Table:
    """A lab built on a flipped special tile."""
    t = played()
    t.amber.flipped(f"r1c4={tile}")
    t.use("prop2").build("lab", "r1c4")
    return t


@clause("SWL-TILE-X1")
def test_x1_gives_two_prosperity_steps() -> None:
    for t in (special("X1"), built_on("X1")):
        t.do("track", track="land").do("track", track="ip")
        assert (t.amber.track_land, t.amber.track_ip) == (1, 1)
        assert t.values("track") == []


@clause("SWL-TILE-X2")
def test_x2_gives_industry_steps_and_iron() -> None:
    t = special("X2")
    assert t.amber.iron == 22
    t.do("move", marker="wagon").do("move", marker="wagon")
    assert t.amber.wagon == 2
    assert t.values("move") == []
    t = built_on("X2")
    assert t.amber.iron == 22
    t.do("stop")
    assert t.amber.wagon == 0


@clause("SWL-TILE-X3")
def test_x3_gives_tiles_and_wheat() -> None:
    for t in (special("X3"), built_on("X3")):
        assert t.amber.wheat == 22
        t.land("r2c3", "r2c4")
        assert t.amber.land == 3
        assert t.values("land") == []


@clause("SWL-TILE-X4")
def test_x4_gives_roads_and_wood() -> None:
    t = special("X4")
    assert t.amber.wood == 22
    t.road("r2c2|r3c3").road("r2c2|r2c3")
    assert t.amber.road == 2
    assert t.values("road") == []
    t = built_on("X4")
    assert t.amber.wood == 20 - 4 + 2


@clause("SWL-TILE-X5")
def test_x5_gives_gold_and_gold_income() -> None:
    t = special("X5")
    assert (t.amber.gold, t.amber.income_gold) == (55, 17)
    t = built_on("X5")
    assert (t.amber.gold, t.amber.income_gold) == (55, 20)


@clause("SWL-TILE-X6")
def test_x6_gives_diamonds_and_a_card() -> None:
    t = special("X6")
    assert t.amber.diamond == 2
    assert len(t.amber.hand) == 5
    t = built_on("X6")
    assert t.amber.diamond == 2
    assert len(t.amber.hand) == 4 - 1 + 1


# --- pass tiles ---------------------------------------------------------------------------------------------


def under(tile: str, **values: int) -> int:
    """The VP of a pass under a pass tile."""
    t = played()
    t.amber.on("S1", tile).set(**values)
    t.pass_by(AMBER)
    return t.amber.vp


@clause("SWL-TILE-P1", "SWL-PASS-5")
def test_p1_pays_for_cities() -> None:
    assert under("P1", city=3) == 9


@clause("SWL-TILE-P2")
def test_p2_pays_for_cards_played_and_automated() -> None:
    t = played()
    t.amber.on("S1", "P2").in_front("C029").automated("agriculture", "C001").automated("mining", "C003")
    t.amber.set(income_wheat=0)
    t.pass_by(AMBER)
    assert t.amber.vp == 3, "the pass card itself pays for the lowest income, which is 0"


@clause("SWL-TILE-P3")
def test_p3_pays_for_the_most_frequent_ordinary_terrain() -> None:
    assert under("P3", placed_wheat=7, placed_sea=6, placed_special=3) == 7
    assert under("P3", placed_wheat=2, placed_sea=1, placed_special=9) == 2


@clause("SWL-TILE-P4")
def test_p4_pays_for_ports() -> None:
    assert under("P4", port=2) == 6


@clause("SWL-TILE-P5")
def test_p5_pays_the_lowest_basic_income() -> None:
    assert under("P5", income_wheat=9, income_wood=4, income_iron=6, income_gold=1) == 4


# --- skill tiles ----------------------------------------------------------------------------------------------


def taking(tile: str) -> Table:
    """Amber takes a skill tile."""
    t = played()
    t.amber.holds(citizen("Abbot"), "C001")
    return t.play(citizen("Abbot")).do("skill", tile=tile)


@pytest.mark.parametrize(
    ("tile", "upper", "lower"), [("K1", "land", "rabbit"), ("K2", "road", "prop"), ("K3", "auto", "ip")]
)
@clause("SWL-TILE-K1", "SWL-TILE-K2", "SWL-TILE-K3", "SWL-SKILL-5", "SWL-PROS-3")
def test_boosts_give_three_steps_of_a_colour(tile: str, upper: str, lower: str) -> None:
    t = taking(tile)
    for track in (upper, lower, lower):
        assert t.values("track") == [upper, lower]
        t.do("track", track=track)
    assert t.values("track") == []
    assert getattr(t.amber, f"track_{upper}") == 1
    assert getattr(t.amber, f"track_{lower}") == 2
    assert t.s.board(-1)["heirs"][AMBER]["skills"] == [{"tile": tile, "down": False}], (
        "it stays with the seat"
    )


def passing_with(tile: str, options: dict[str, bool] | None = None, **values: int) -> int:
    """The VP of a pass with a skill tile."""
    t = played(options=options)
    t.amber.on("S1").owns(tile).set(**values)
    t.pass_by(AMBER)
    return t.amber.vp


@pytest.mark.parametrize(
    ("columns", "points"),
    [((3, 2, 2), 12), ((3, 3, 0), 0), ((1, 1, 1), 6), ((3, 3, 3), 24), ((2, 1, 3), 6), ((0, 0, 0), 0)],
)
@clause("SWL-TILE-K4", "SWL-PASS-6")
def test_k4_pays_for_full_sets(columns: tuple[int, int, int], points: int) -> None:
    agriculture, forestry, mining = columns
    values = {"size_agriculture": agriculture, "size_forestry": forestry, "size_mining": mining}
    t = played()
    t.amber.on("S1").owns("K4").set(**values)
    assert t.can("pass")
    state = t.s.clone()
    state.journal = []
    state.choose(T.to_pass)
    assert state.sheets[AMBER][PLACES["vp"]] == points


@pytest.mark.parametrize(("food", "points"), [(2, 0), (3, 3), (5, 3), (6, 5), (8, 5), (9, 7), (12, 7)])
@clause("SWL-TILE-K5")
def test_k5_pays_for_food(food: int, points: int) -> None:
    assert passing_with("K5", food=food) == points


@pytest.mark.parametrize(
    ("wagon", "locomotive", "points"),
    [(2, -1, 0), (5, -1, 3), (8, -1, 5), (8, 6, 7), (11, 6, 10), (0, -1, 0)],
)
@clause("SWL-TILE-K6", "SWL-PASS-4")
def test_k6_pays_for_the_industry_points_of_the_pass(wagon: int, locomotive: int, points: int) -> None:
    assert passing_with("K6", wagon=wagon, locomotive=locomotive, ip=40) == points


@clause("SWL-TILE-K7")
def test_k7_gives_one_of_each_and_one_of_choice() -> None:
    t = played()
    t.amber.owns("K7")
    t.do("use", tile="K7").do("take", what="iron")
    assert (t.amber.wheat, t.amber.wood, t.amber.iron) == (21, 21, 22)


@clause("SWL-TILE-K8", "SWL-TILE-K9")
def test_k8_and_k9_give_a_diamond_and_gold() -> None:
    t = played()
    t.amber.owns("K8", "K9")
    t.do("use", tile="K8")
    assert t.amber.diamond == 1
    t.end()
    t.use("gold6").end()
    t.do("use", tile="K9")
    assert t.amber.gold == 58


@clause("SWL-TILE-K10", "SWL-CLOCK-5", "SWL-Q-9")
def test_k10_pays_for_each_property() -> None:
    t = played()
    t.amber.owns("K10")
    t.use("prop2")
    t.build("lab", "r3c3")
    assert t.amber.vp == 2, "before the bonus of the capital is chosen"
    t.do("income", what="gold")
    t.build("tent", "r3c4").do("income", what="gold")
    assert t.amber.vp == 4


@clause("SWL-TILE-K11")
def test_k11_pays_for_each_rabbit() -> None:
    t = played(round=3)
    t.amber.owns("K11").set(food=5).builds(r3c3="tent", r3c4="lab")
    t.use("rabbit2").do("rabbit", cell="r3c3")
    assert t.amber.vp == 3
    t.do("rabbit", cell="r3c4")
    assert t.amber.vp == 6


@clause("SWL-TILE-K12")
def test_k12_pays_for_each_industry_bonus() -> None:
    t = played()
    t.amber.owns("K12").flipped("r2c2")
    t.use("prop2").build("store_forestry", "r2c2").do("stop")
    assert t.amber.vp == 3


# --- advanced skill tiles -----------------------------------------------------------------------------------------


@clause("SWL-TILE-V1", "SWL-TILE-V2")
def test_v1_and_v2_pay_for_cities_and_ports() -> None:
    assert passing_with("V1", ADVANCED, city=2) == 6
    assert passing_with("V2", ADVANCED, port=3) == 9


@clause("SWL-TILE-V3")
def test_v3_pays_for_the_badge_owned_most() -> None:
    assert passing_with("V3", ADVANCED, badge_T=4, badge_B=3) == 8


@clause("SWL-TILE-V4", "SWL-SKILL-9")
def test_v4_moves_industry_for_iron() -> None:
    t = played(options=ADVANCED)
    t.amber.owns("V4").set(iron=3)
    t.refused("SWL-SKILL-9", "use", tile="V4")
    t.amber.iron = 4
    t.do("use", tile="V4")
    assert t.amber.iron == 0
    for _ in range(3):
        t.do("move", marker="wagon")
        while t.values("land") or t.values("part"):
            t.do("stop") if t.can("stop") else t.s.choose(t.s.choices()[0])
    assert t.amber.wagon == 3
    assert t.values("move") == []
    t = played(options=ADVANCED)
    t.amber.owns("V4").wagon = 4
    t.refused("SWL-SKILL-9", "use", tile="V4")


@clause("SWL-TILE-V5")
def test_v5_feeds_and_places_a_rabbit_in_either_order() -> None:
    t = played(options=ADVANCED)
    t.amber.owns("V5").set(food=3).builds(r3c3="tent", r3c4="lab")
    t.do("use", tile="V5")
    assert t.amber.wheat == 16
    t.do("food")
    assert t.amber.food == 4
    t.do("rabbit", cell="r3c4")
    assert t.amber.rabbit == 1
    t = played(options=ADVANCED)
    t.amber.owns("V5").set(food=4).builds(r3c3="tent", r3c4="lab")
    t.do("use", tile="V5")
    assert len(t.values("part")) == 2, "either may come first"
    t = played(options=ADVANCED)
    t.amber.owns("V5").set(wheat=3)
    t.refused("SWL-SKILL-9", "use", tile="V5")


@clause("SWL-TILE-V6")
def test_v6_raises_gold_income() -> None:
    t = played(options=ADVANCED)
    t.amber.owns("V6")
    t.do("use", tile="V6")
    assert t.amber.income_gold == 18


@clause("SWL-TILE-V7")
def test_v7_lays_a_tile_and_a_road_in_either_order() -> None:
    t = played(options=ADVANCED)
    t.amber.owns("V7")
    t.do("use", tile="V7")
    assert len(t.values("part")) == 2
    t.do("part", n=2).road("r2c2|r3c3").land("r2c2")
    assert t.amber.turned("r2c2")
    assert (t.amber.land, t.amber.road) == (1, 1)


@clause("SWL-TILE-V8")
def test_v8_draws_two_and_discards_one() -> None:
    t = played(options=ADVANCED)
    t.amber.owns("V8")
    t.do("use", tile="V8")
    assert len(t.values("discard")) == 6
    t.do("discard", card=t.amber.hand[-1])
    assert len(t.amber.hand) == 5


@clause("SWL-TILE-V9", "SWL-TILE-V12")
def test_v9_and_v12_add_a_tile_and_a_road() -> None:
    t = played(options=ADVANCED)
    t.amber.owns("V9", "V12")
    t.use("land3").land("r2c2", "r2c3", "r2c4", "r4c4")
    assert t.amber.land == 4
    assert t.values("land") == []
    t = played(options=ADVANCED)
    t.amber.owns("V9", "V12")
    t.use("road3")
    for _ in range(4):
        t.do("road", edge=t.values("road")[0])
    assert t.amber.road == 4
    assert t.values("road") == []
    t = played(options=ADVANCED)
    t.amber.owns("V9", "V12")
    t.use("landroad").land("r2c2", "r4c2", "r4c3", "r4c4")
    assert t.values("land") == []
    while t.values("road"):
        t.do("road", edge=t.values("road")[0])
        while t.values("track"):
            t.do("stop")
    assert t.amber.road == 4


@pytest.mark.parametrize(
    ("tile", "area", "cost"),
    [("V10", "food2", 2), ("V10", "food3", 5), ("V11", "rabbit1", 2), ("V11", "rabbit2", 7)],
)
@clause("SWL-TILE-V10", "SWL-TILE-V11")
def test_v10_and_v11_save_two_wheat(tile: str, area: str, cost: int) -> None:
    t = played(round=3, options=ADVANCED)
    t.amber.owns(tile).set(food=6).builds(r3c3="tent", r3c4="lab")
    t.use(area)
    assert t.amber.wheat == 20 - cost


@clause("SWL-TILE-V13")
def test_v13_saves_one_wood_more_per_property() -> None:
    t = played(round=3, options=ADVANCED)
    t.amber.owns("V13").wood_discount = 1
    t.use("prop3").do("build", kind="store_forestry")
    assert t.amber.wood == 20 - 1 - (6 - 1 - 1)
    t.do("site", cell="r3c3").do("income", what="gold").do("build", kind="tent")
    assert t.amber.wood == 15 - (3 - 2)


@clause("SWL-TILE-V14")
@pytest.mark.parametrize(("area", "steps", "iron"), [("ind2", 3, 3), ("ind3", 4, 5)])
def test_v14_adds_an_industry_step(area: str, steps: int, iron: int) -> None:
    t = played(options=ADVANCED)
    t.amber.owns("V14").set(wagon=13, lab=4)
    t.use(area)
    while t.values("move") or t.values("bonus"):
        t.s.choose(t.s.choices()[0])
    assert t.amber.wagon == 13 + steps
    assert t.amber.iron == 20 - iron


# --- milestones ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "met", "unmet"),
    [
        (
            "M1A",
            {"placed_wheat": 6, "placed_sea": 4},
            {"placed_wheat": 9, "placed_special": 1, "placed_forest": 9},
        ),
        ("M1B", {"placed_forest": 3, "placed_mine": 7}, {"placed_forest": 9, "placed_sea": 9}),
        ("M2A", {"prop": 5}, {"prop": 4, "rabbit": 9}),
        ("M2B", {"port": 2}, {"port": 1}),
        ("M3A", {"food": 7}, {"food": 6}),
        ("M3B", {"wonder": 2}, {"wonder": 1}),
        ("M4A", {"played": 6}, {"played": 5}),
        ("M4B", {"badge_S": 4}, {"badge_S": 3, "badge_T": 9}),
        ("M5A", {"income_gold": 30}, {"income_gold": 29, "gold": 99}),
        ("M5B", {"track_land": 2, "track_rabbit": 3}, {"track_land": 4, "track_road": 4}),
        ("M6A", {"wagon": 3, "locomotive": 8}, {"wagon": 7, "locomotive": 7}),
        ("M6B", {"vp": 15}, {"vp": 14, "cp": 30}),
    ],
)
@clause(
    "SWL-TILE-M1A",
    "SWL-TILE-M1B",
    "SWL-TILE-M2A",
    "SWL-TILE-M2B",
    "SWL-TILE-M3A",
    "SWL-TILE-M3B",
    "SWL-TILE-M4A",
    "SWL-TILE-M4B",
    "SWL-TILE-M5A",
    "SWL-TILE-M5B",
    "SWL-TILE-M6A",
    "SWL-TILE-M6B",
)
def test_conditions_of_the_milestones(tile: str, met: dict[str, int], unmet: dict[str, int]) -> None:
    t = played().milestones(tile)
    t.amber.set(**unmet)
    t.refused("SWL-MILE-1", "milestone", tile=tile[:2])
    t = played().milestones(tile)
    t.amber.set(**met)
    t.do("milestone", tile=tile[:2])
    assert t.line("milestones") == 10


@clause("SWL-TILE-M1A", "SWL-TILE-M2A")
def test_milestones_count_tiles_on_either_side_and_the_clock() -> None:
    t = played().milestones("M1A", "M2A")
    t.amber.tiles("r2c2", "r2c3", "r1c2", "r0c3").flipped("r4c3", "r4c1", "r3c1", "r2c0", "r0c0", "r5c1")
    assert t.can("milestone", tile="M1")
    t.amber.builds(r4c3="tent", r4c1="house", r3c1="lab", r2c0="store_mining")
    assert not t.can("milestone", tile="M2")
    t.amber.builds(r5c1="clock")
    assert t.can("milestone", tile="M2")


# --- final scoring tiles --------------------------------------------------------------------------------------------


def ranks(tile: str, **values: int) -> list[int]:
    """Points of Amber, who has these things, and of Blue, who has nothing."""
    t = played().finals(tile)
    t.blue.set(income_wheat=0, income_wood=0, income_iron=0)
    t.amber.set(**values)
    return [t.line("final-tiles", AMBER), t.line("final-tiles", BLUE)]


@pytest.mark.parametrize(
    ("tile", "least", "extra", "values"),
    [
        ("F1", 8, {"placed_special": 20}, "placed_mine"),
        ("F2", 12, {"income_gold": 40}, "income_wood"),
        ("F3", 5, {"played": 20}, "auto"),
        ("F4", 10, {"land": 30}, "land_edge"),
    ],
)
@clause("SWL-TILE-F1", "SWL-TILE-F2", "SWL-TILE-F3", "SWL-TILE-F4", "SWL-END-18")
def test_final_tiles_and_their_neutral_values(
    tile: str, least: int, extra: dict[str, int], values: str
) -> None:
    assert ranks(tile, **extra, **{values: least + 1}) == [15, 0]
    assert ranks(tile, **extra, **{values: least}) == [15, 0], "tied first with the virtual player"
    assert ranks(tile, **extra, **{values: least - 1}) == [7, 0]


@clause("SWL-TILE-F4")
def test_the_rim_of_map_a() -> None:
    rim = [T.cell_ids[cell] for cell in range(T.cells) if T.rim_at[0] >> cell & 1]
    assert len(rim) == 24
    assert {"r1c0", "r0c3"} <= set(rim)
    assert "r1c1" not in rim
    t = played()
    t.amber.tiles("r0c3", "r1c0", "r1c1", "r3c0=X5")
    assert t.amber.land_edge == 3, "a special tile on the rim counts"
