"""Action areas (section 8)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, T, Table, played

EIGHT = ("C001", "C002", "C003", "C004", "C005", "C007", "C011", "C012")


def discs(t: Table, area: str) -> list[object]:
    """The discs on the slots of an area."""
    return next(list(view["slots"]) for view in t.s.board(-1)["areas"] if view["id"] == area)


@clause("SWL-AREA-1", "SWL-AREA-2", "SWL-AREA-5")
def test_slots_fill_from_the_left_and_cost_one_two_and_three_cards() -> None:
    t = played(seats=3)
    for heir in (t.amber, t.blue, t.coral):
        heir.wheat = 30
    for seat, (heir, price) in enumerate([(t.amber, 1), (t.blue, 2), (t.coral, 3)]):
        hand = heir.hand
        t.use("land3")
        assert heir.hand == hand[price:]
        assert t.s.board(-1)["discard"][-price:] == hand[:price], "the owner chose which cards"
        assert discs(t, "land3")[: seat + 1] == [0, 1, 2][: seat + 1]
        t.land("r2c2").do("stop").end()
    t.refused("SWL-AREA-1", "area", area="land3")
    assert t.can("area", area="food2")


@clause("SWL-AREA-2")
def test_the_owner_chooses_the_cards_of_a_slot() -> None:
    t = played()
    t.do("area", area="gold6")
    assert t.values("discard") == t.amber.hand
    t.do("discard", card="C003")
    assert t.amber.hand == ["C001", "C002", "C005"]


@clause("SWL-AREA-3")
def test_a_single_slot_costs_one_card() -> None:
    for area in ("landroad", "dia2", "card2", "gold6", "disc1", "food3", "ind3"):
        t = played()
        hand = len(t.amber.hand)
        t.use(area)
        assert len(t.s.discard) == 1
        assert len(t.amber.hand) >= hand - 1
        assert len(discs(t, area)) == 1


@clause("SWL-AREA-4")
def test_an_action_disc_pays_any_slot() -> None:
    t = played(seats=3, start=1)
    t.use("road3")
    t.do("road", edge=t.values("road")[0]).do("stop").end()
    t.use("road3")
    t.do("road", edge=t.values("road")[0]).do("stop").end()
    t.amber.holds("C001").disc = 1
    assert t.s.actor == AMBER
    t.do("area", area="road3")
    assert t.amber.disc == 0, "with a single card left only the disc can pay, so it does"
    assert t.amber.hand == ["C001"]
    assert discs(t, "road3") == [1, 2, 0]
    assert t.values("road")
    t = played()
    t.amber.disc = 1
    t.do("area", area="gold6")
    assert t.can("disc")
    assert t.can("discard", card="C001"), "keeping the disc is allowed"


@clause("SWL-AREA-5")
def test_order_of_use() -> None:
    t = played()
    t.do("area", area="land3")
    assert discs(t, "land3") == [0, None, None], "the disc first"
    assert t.amber.wheat == 20
    t.do("discard", card="C001")
    assert t.amber.wheat == 14, "then cards, then the cost of the area"
    assert t.values("land"), "then the effect"


@clause("SWL-AREA-6")
def test_a_use_is_refused_before_anything_is_paid() -> None:
    t = played()
    t.amber.wheat = 5
    t.refused("SWL-AREA-6", "area", area="land3")
    assert len(t.amber.hand) == 4
    t = played(seats=3, start=1)
    t.use("ind2").do("stop").end()
    t.use("ind2").do("stop").end()
    t.amber.holds("C001", "C002", "C003")
    t.refused("SWL-HAND-3", "area", area="ind2")
    t.amber.holds("C001", "C002")
    t.refused("SWL-AREA-2", "area", area="ind2")
    assert t.amber.iron == 20


@clause("SWL-AREA-7", "SWL-PROP-25")
def test_an_area_that_would_do_nothing_is_refused() -> None:
    t = played()
    special = {"r1c4", "r3c0", "r3c7", "r6c3"}
    cells = [id for i, id in enumerate(T.cell_ids) if 0 <= T.terrain[0][i] <= 4]
    t.amber.tiles(*(f"{id}=X5" if id in special else id for id in cells))
    t.refused("SWL-AREA-7", "area", area="land3")
    assert t.can("area", area="prop2"), "both capitals are free"
    t.amber.builds(r3c3="tent", r3c4="house")
    t.refused("SWL-AREA-7", "area", area="prop2")
    t.refused("SWL-AREA-7", "area", area="rabbit1")
    t = played()
    t.amber.wagon = 4
    t.refused("SWL-AREA-7", "area", area="ind2")


@clause("SWL-AREA-8")
def test_after_the_first_unit_the_seat_may_stop() -> None:
    t = played()
    t.use("road3")
    assert not t.can("stop")
    t.do("road", edge=t.values("road")[0])
    assert t.can("stop")
    t.do("road", edge=t.values("road")[0])
    t.do("stop")
    assert t.amber.road == 2


@clause("SWL-AREA-9")
def test_the_same_area_several_times_in_a_round() -> None:
    t = played()
    t.amber.holds(*EIGHT[:7]).food = 12
    t.use("gold6").end()
    t.pass_by(1)
    t.amber.holds(*EIGHT[:7])
    for left in (6, 4, 1):
        t.use("food2").do("food")
        assert len(t.amber.hand) == left
        t.end()
    assert discs(t, "food2") == [0, 0, 0]


@clause("SWL-AREA-10")
def test_slots_by_kind() -> None:
    t = played(seats=4)
    for view in t.s.board(-1)["areas"]:
        three = view["kind"] == "base" or view["id"].startswith("copy")
        assert len(view["slots"]) == (3 if three else 1), view["id"]
    kinds = [view["kind"] for view in t.s.board(-1)["areas"]]
    assert (kinds.count("base"), kinds.count("advanced"), kinds.count("special")) == (6, 5, 9)


@clause("SWL-AREA-11")
def test_land_area() -> None:
    t = played()
    t.use("land3").land("r2c2", "r2c3", "r2c4")
    assert t.amber.wheat == 14
    assert t.amber.land == 3
    assert not t.values("land")


@clause("SWL-AREA-12", "SWL-AREA-18")
@pytest.mark.parametrize(("area", "wheat", "steps"), [("food2", 4, 2), ("food3", 7, 3)])
def test_food_areas(area: str, wheat: int, steps: int) -> None:
    t = played()
    t.amber.food = 3
    t.use(area)
    for _ in range(steps - 1):
        assert t.can("stop")
        t.do("food")
    assert t.amber.food == 3 + steps
    assert t.amber.wheat == 20 - wheat
    assert not t.values("food")


@clause("SWL-AREA-13", "SWL-AREA-19")
@pytest.mark.parametrize(("area", "wheat", "most"), [("rabbit1", 4, 1), ("rabbit2", 9, 2)])
def test_rabbit_areas(area: str, wheat: int, most: int) -> None:
    t = played(round=3)
    t.amber.set(food=8).builds(r3c3="tent", r3c4="house").flipped("r2c2").builds(r2c2="lab")
    t.use(area)
    t.do("rabbit", cell="r3c3")
    if most == 2:
        assert t.can("stop")
        t.do("rabbit", cell="r2c2")
    assert t.amber.rabbit == most
    assert not t.values("rabbit")
    assert t.amber.wheat == 20 - wheat


@clause("SWL-AREA-14")
def test_road_area() -> None:
    t = played()
    t.use("road3").road("r2c2|r3c3").road("r2c2|r2c3").road("r3c3|r4c3")
    assert t.amber.road == 3
    assert t.amber.wood == 14
    assert not t.values("road")


@clause("SWL-AREA-15", "SWL-PROP-10", "SWL-PROP-7")
def test_property_area() -> None:
    t = played()
    t.use("prop2")
    t.build("tent", "r3c3").do("income", what="gold")
    t.build("house", "r3c4").do("income", what="gold")
    assert t.amber.prop == 2
    assert t.amber.wood == 20 - 3 - 3
    assert not t.values("build")


@clause("SWL-AREA-16", "SWL-AREA-21")
@pytest.mark.parametrize(("area", "iron", "steps"), [("ind2", 3, 2), ("ind3", 5, 3)])
def test_industry_areas(area: str, iron: int, steps: int) -> None:
    t = played()
    t.amber.set(wagon=8, lab=2)
    t.amber.owns(*(f"K{i}" for i in range(1, 13)))
    t.use(area)
    while t.values("move"):
        t.do("move", marker="wagon")
        if t.values("track"):
            t.do("stop")
    assert t.amber.wagon == 8 + steps
    assert t.amber.iron == 20 - iron


@clause("SWL-AREA-17")
def test_land_and_roads_are_mixed_in_any_order() -> None:
    t = played()
    t.use("landroad").land("r2c2").road("r2c2|r3c3").road("r2c2|r2c3").land("r4c3")
    assert (t.amber.wheat, t.amber.wood) == (12, 12)
    assert t.can("stop")
    t.do("stop")
    assert (t.amber.land, t.amber.road) == (2, 2)
    t = played()
    t.use("landroad").land("r2c2", "r4c3", "r4c4")
    assert not t.values("land")
    t.refused("SWL-GEN-10", "land", cell="r4c2")
    assert t.values("road"), "three roads are left"


@clause("SWL-AREA-20", "SWL-PROP-23")
def test_more_properties_cost_one_wood_on_top() -> None:
    t = played(round=3)
    t.use("prop3")
    t.build("tent", "r3c3").do("income", what="gold")
    t.build("house", "r3c4").do("income", what="gold")
    assert t.amber.wood == 20 - 7
    t = played(round=3)
    t.amber.flipped("r2c2").wood_discount = 3
    t.use("prop3")
    t.build("tent", "r3c3").do("income", what="gold")
    t.build("house", "r3c4").do("income", what="gold")
    t.build("bldg", "r2c2")
    assert t.amber.wood == 20 - 1


@clause("SWL-AREA-22", "SWL-AREA-24")
@pytest.mark.parametrize(
    ("area", "what", "n"), [("dia2", "diamond", 2), ("gold6", "gold", 6), ("gold8", "gold", 8)]
)
def test_diamond_and_gold_areas(area: str, what: str, n: int) -> None:
    t = played(seats=3)
    before = getattr(t.amber, what)
    t.use(area)
    assert getattr(t.amber, what) == before + n


@clause("SWL-AREA-23")
@pytest.mark.parametrize("area", ["card2", "card2b"])
def test_card_areas(area: str) -> None:
    t = played(seats=4)
    t.use(area)
    assert len(t.amber.hand) == 4 - 1 + 2


@clause("SWL-AREA-25", "SWL-PROS-7")
def test_prosperity_area() -> None:
    t = played()
    t.amber.diamond = 2
    t.use("pros2")
    assert t.amber.diamond == 0
    t.do("track", track="land").do("track", track="ip")
    assert (t.amber.track_land, t.amber.track_ip) == (1, 1)
    t = played()
    t.amber.diamond = 2
    t.use("pros2").do("track", track="prop").do("track", track="prop")
    assert t.amber.track_prop == 2
    t = played()
    t.amber.set(diamond=2, track_land=4, track_rabbit=6, track_road=4, track_prop=6, track_auto=4, track_ip=6)
    t.refused("SWL-AREA-7", "area", area="pros2")
    t.amber.diamond = 3
    assert t.can("area", area="pros2")


@clause("SWL-AREA-26")
def test_a_disc_can_be_taken_and_melted_at_once() -> None:
    t = played()
    t.use("disc1")
    assert t.amber.disc == 1
    t.refused("SWL-ROUND-5", "area", area="gold6")
    t.do("free", action="melt").do("take", what="wood").do("take", what="iron")
    assert (t.amber.disc, t.amber.wood, t.amber.iron) == (0, 21, 21)


@clause("SWL-AREA-27", "SWL-UPK-2")
def test_discs_are_lost_at_the_end_of_the_round() -> None:
    t = played()
    t.amber.disc = 7
    t.use("disc1")
    assert t.amber.disc == 8
    basics = t.amber.wheat + t.amber.wood + t.amber.iron
    t.next_round()
    assert t.amber.disc == 0
    incomes = t.amber.income_wheat + t.amber.income_wood + t.amber.income_iron
    assert t.amber.wheat + t.amber.wood + t.amber.iron == basics + incomes + 3, "only income and S1 came"


@clause("SWL-AREA-28", "SWL-AREA-30")
def test_a_base_area_is_copied_even_when_full() -> None:
    t = played(seats=3)
    row = T.area_ids.index("land3") * T.most_slots
    t.s.slots[row : row + 3] = [2, 2, 3]
    t.settled()
    t.refused("SWL-AREA-1", "area", area="land3")
    t.use("copy_base")
    assert set(t.values("copy")) == {"land3", "food2", "road3", "prop2", "ind2"}
    assert t.amber.gold == 46
    t.do("copy", area="land3")
    assert t.amber.wheat == 14
    assert len(t.amber.hand) == 3
    t.land("r2c2", "r2c3", "r2c4")
    assert discs(t, "land3") == [1, 1, 2]
    assert discs(t, "copy_base") == [0, None, None]
    t = played(seats=3)
    t.amber.gold = 3
    t.refused("SWL-AREA-6", "area", area="copy_base")


@clause("SWL-AREA-29", "SWL-AREA-31")
def test_what_can_be_copied() -> None:
    t = played(seats=4, round=1)
    t.use("copy_adv")
    assert t.can("copy", area="landroad")
    t.refused("SWL-AREA-31", "copy", area="food3")
    t.refused("SWL-AREA-31", "copy", area="dia2")
    t.refused("SWL-AREA-31", "copy", area="copy_base")
    t.do("copy", area="landroad").land("r2c2")
    assert (t.amber.wheat, t.amber.wood) == (12, 12)
    t = played(seats=4, round=2)
    t.use("copy_adv")
    assert t.can("copy", area="food3")
    t = played(seats=3)
    t.use("copy_base")
    t.refused("SWL-AREA-28", "copy", area="landroad")


@clause("SWL-AREA-32", "SWL-CHR-NATA-1")
def test_reductions_follow_a_copy() -> None:
    t = played(seats=3, who=("nata", "eline", "rikka"))
    t.use("copy_base").do("copy", area="ind2")
    assert t.amber.iron == 18
    assert t.amber.gold == 50 - 4 + 3, "4 gold for the copy; the first industry space gives 3"
