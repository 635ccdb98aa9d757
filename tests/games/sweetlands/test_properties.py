"""Properties (section 13)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import T, citizen, played

KINDS = ["tent", "house", "bldg", "lab", "store_agriculture", "store_forestry", "store_mining"]


@clause("SWL-PROP-1", "SWL-PROP-18")
def test_seven_pieces_are_on_offer_and_never_the_clock() -> None:
    t = played()
    t.use("prop2")
    assert t.values("build") == KINDS
    refusal = t.s.why_not({"do": "build", "kind": "clock"})
    assert refusal is not None
    assert refusal.clause == "SWL-PROP-1"


@clause("SWL-PROP-2", "SWL-PROP-3")
def test_where_a_property_may_stand() -> None:
    t = played()
    t.amber.flipped("r3c2", "r4c4").tiles("r2c4").builds(r4c4="lab")
    t.use("prop2").do("build", kind="tent")
    assert set(t.values("site")) == {"r3c2", "r3c3", "r3c4"}, "flipped tiles and capitals without property"
    t.refused("SWL-PROP-2", "site", cell="r2c4")
    t.refused("SWL-PROP-2", "site", cell="r2c2")
    t.refused("SWL-PROP-3", "site", cell="r4c4")
    t.do("site", cell="r3c2")
    assert t.s.board(-1)["heirs"][0]["properties"]["r3c2"] == "tent", "a tent on a mine"


@clause("SWL-PROP-4")
def test_a_tile_flipped_during_the_effect_must_wait() -> None:
    t = played()
    t.amber.flipped("r2c4", "r1c4=X4").tiles("r4c2")
    t.use("prop2").build("tent", "r1c4")
    t.road("r3c3|r4c2")
    assert t.amber.turned("r4c2")
    t.do("stop").do("build", kind="house")
    assert "r4c2" not in t.values("site")
    t.refused("SWL-PROP-4", "site", cell="r4c2")


@clause("SWL-PROP-5")
@pytest.mark.parametrize(("discount", "allowed"), [(0, False), (1, True)])
def test_each_property_is_paid_when_taken(discount: int, allowed: bool) -> None:
    t = played()
    t.amber.flipped("r2c4", "r1c4=X4").set(wood=3, wood_discount=discount)
    t.use("prop2").do("build", kind="tent")
    assert t.amber.wood == discount, "paid before it is placed"
    t.do("site", cell="r1c4").do("stop")
    assert t.can("build", kind="house") == allowed
    if not allowed:
        assert t.amber.wood == 2


@clause("SWL-PROP-5")
def test_the_second_property_is_refused_when_the_first_brought_too_little() -> None:
    t = played()
    t.amber.flipped("r2c4", "r1c4=X4").set(wood=3, iron=0, wheat=0)
    t.use("prop2").build("tent", "r1c4")
    assert t.amber.wood == 2
    t.refused("SWL-FREE-2", "free", action="buy")
    t.do("stop")
    assert t.values("build") == [], "house 1 costs 3 wood"


@clause("SWL-PROP-6")
def test_a_property_gives_the_tile_bonus_once_more() -> None:
    t = played()
    t.amber.flipped("r2c2").income_wheat = 7
    t.use("prop2").build("tent", "r2c2")
    assert t.amber.income_wheat == 8


@clause("SWL-PROP-7")
def test_a_capital_gives_an_income_or_a_prosperity_step() -> None:
    t = played()
    t.use("prop2").build("lab", "r3c4")
    assert t.values("income") == ["gold", "wheat", "wood", "iron"]
    assert t.values("track") == T.pros_ids
    assert not t.can("stop")
    iron = t.amber.income_iron
    t.do("income", what="iron")
    assert t.amber.income_iron == iron + 1
    assert t.values("track") == []
    t = played()
    t.use("prop2").build("lab", "r3c4").do("track", track="ip")
    assert t.amber.track_ip == 1
    assert t.values("income") == []


@clause("SWL-PROP-8", "SWL-Q-5", "SWL-PROP-11")
def test_heir_board_bonuses_come_after_the_last_property() -> None:
    t = played()
    t.amber.flipped("r2c2", "r2c4")
    t.use("prop2").build("tent", "r2c2")
    assert t.amber.food == 0
    income = t.amber.income_wood
    t.build("house", "r2c4")
    assert t.amber.income_wood == income + 1, "tile bonuses come at each placement"
    assert t.amber.diamond == 1
    t.do("food")
    assert t.amber.food == 1


@clause("SWL-PROP-8", "SWL-GEN-15")
def test_the_owner_orders_the_heir_board_bonuses() -> None:
    t = played()
    t.amber.flipped("r2c2", "r2c4")
    t.use("prop2").build("tent", "r2c2").build("bldg", "r2c4")
    assert len(t.values("part")) == 2, "a food step and an industry step"


@clause("SWL-PROP-9")
def test_rows_are_taken_from_the_bottom() -> None:
    t = played(round=3)
    t.amber.flipped("r2c2", "r2c3", "r2c4").set(wood=40, diamond=0)
    t.use("prop3")
    prices = []
    for cell in ("r2c2", "r2c3", "r2c4"):
        wood = t.amber.wood
        t.do("build", kind="tent")
        prices.append(wood - t.amber.wood)
        t.do("site", cell=cell)
        if t.values("track"):
            t.do("stop")
    assert prices == [3, 4, 5], "row 1, row 2, row 3"
    refusal = t.s.why_not({"do": "build", "kind": "tent", "row": 5})
    assert refusal is not None
    assert refusal.clause == "SWL-PROP-9"


@clause("SWL-PROP-10")
@pytest.mark.parametrize("kind", ["tent", "house", "bldg"])
def test_prices_of_the_five_rows(kind: str) -> None:
    found = []
    for row in range(5):
        t = played()
        t.amber.set(**{kind: row})
        t.use("prop2").do("build", kind=kind)
        found.append((20 - t.amber.wood, 50 - t.amber.gold))
    assert found == [(3, 0), (4, 0), (5, 0), (5, 3), (6, 4)]


@clause("SWL-PROP-11")
@pytest.mark.parametrize(("kind", "place"), [("tent", "food"), ("house", "diamond"), ("bldg", "wagon")])
def test_bonuses_of_row_one(kind: str, place: str) -> None:
    t = played()
    t.amber.flipped("r2c2")
    t.use("prop2").build(kind, "r2c2").do("stop")
    if kind == "tent":
        t.do("food")
    if kind == "bldg":
        t.do("move", marker="wagon")
    assert getattr(t.amber, place) == 1


@clause("SWL-PROP-12")
def test_rows_two_and_three_give_what_the_character_prints() -> None:
    t = played()
    t.amber.flipped("r2c2").set(tent=1, wheat=5)
    t.use("prop2").build("tent", "r2c2").do("stop")
    assert t.amber.wheat == 7, "Eline: an agriculture bonus"
    t = played(who=("jasmine", "eline"))
    t.amber.flipped("r2c2").tent = 2
    gold = t.amber.gold
    t.use("prop2").build("tent", "r2c2").do("stop")
    assert t.amber.gold == gold + 4, "Jasmine: 4 gold"
    t = played(who=("solbee", "eline"))
    t.amber.flipped("r2c2").set(tent=2, food=7)
    t.use("prop2").build("tent", "r2c2").do("stop")
    t.do("food").do("food")
    assert t.amber.food == 9, "Solbee: 2 food steps"


@clause("SWL-PROP-13")
@pytest.mark.parametrize("kind", ["tent", "house", "bldg"])
def test_row_four_gives_a_wonder_symbol(kind: str) -> None:
    t = played()
    t.amber.flipped("r2c2").set(**{kind: 3})
    t.use("prop2").build(kind, "r2c2").do("stop")
    assert t.amber.wonder == 1


@clause("SWL-PROP-14", "SWL-END-10")
def test_row_five_gives_nothing_at_once_but_unlocks_a_scoring() -> None:
    t = played()
    t.amber.flipped("r2c2").set(tent=4, rabbit=6)

    def tents() -> int:
        return next(line.points for line in t.s.score_sheet()[0] if line.name == "tents")

    assert tents() == 0
    before = {name: getattr(t.amber, name) for name in ("vp", "diamond", "food", "wonder", "wagon", "skills")}
    t.use("prop2").build("tent", "r2c2").do("stop")
    assert {name: getattr(t.amber, name) for name in before} == before
    assert tents() == 12


@clause("SWL-PROP-15", "SWL-PROP-16", "SWL-PROP-17")
def test_labs_are_taken_in_order_and_open_their_gate() -> None:
    found = []
    for labs in range(4):
        t = played()
        t.amber.flipped("r2c2").set(lab=labs, wagon=[4, 8, 12, 16][labs])
        assert not t.can("area", area="ind2"), "the gate is shut"
        t.use("prop2").do("build", kind="lab")
        found.append((20 - t.amber.wood, 20 - t.amber.iron))
        t.do("site", cell="r2c2").do("stop")
        assert t.amber.lab == labs + 1
        assert t.can("end") or t.s.actor == 1, "a lab gives no bonus"
        t = t.end() if t.s.actor == 0 else t
        t.use("gold6").end()
        assert t.can("area", area="ind2"), "the gate is open"
    assert found == [(4, 0), (4, 1), (5, 1), (5, 2)]
    t = played()
    t.use("prop2")
    refusal = t.s.why_not({"do": "build", "kind": "lab", "lab": 3})
    assert refusal is not None
    assert refusal.clause == "SWL-PROP-15"


@clause("SWL-PROP-18", "SWL-PROP-19")
@pytest.mark.parametrize(
    ("kind", "wood", "wheat", "iron"),
    [("store_agriculture", 4, 2, 0), ("store_forestry", 6, 0, 0), ("store_mining", 4, 0, 1)],
)
def test_stores_in_any_order_at_their_price(kind: str, wood: int, wheat: int, iron: int) -> None:
    t = played()
    t.use("prop2").do("build", kind=kind)
    assert (20 - t.amber.wood, 20 - t.amber.wheat, 20 - t.amber.iron) == (wood, wheat, iron)


@clause("SWL-PROP-20")
def test_a_store_gives_a_bonus_of_its_column() -> None:
    t = played()
    t.amber.flipped("r2c2").automated("mining", citizen("Quarryman"))
    iron, gold = t.amber.iron, t.amber.gold
    t.use("prop2").build("store_mining", "r2c2").do("stop")
    assert t.amber.iron == iron - 1 + 1 + 1, "1 paid, 1 printed, 1 from Quarryman"
    assert t.amber.gold == gold + 1


@clause("SWL-PROP-21", "SWL-PROP-22")
@pytest.mark.parametrize(
    ("kind", "row", "wood", "gold"), [("tent", 4, 3, 4), ("tent", 0, 0, 0), ("store_forestry", 0, 3, 0)]
)
def test_discount_tiles_lower_the_wood(kind: str, row: int, wood: int, gold: int) -> None:
    t = played()
    t.amber.set(wood_discount=3, tent=row)
    t.use("prop2").do("build", kind=kind)
    assert (20 - t.amber.wood, 50 - t.amber.gold) == (wood, gold)


@clause("SWL-PROP-22")
def test_a_discount_touches_nothing_but_wood() -> None:
    t = played()
    t.amber.set(wood_discount=3, lab=3, wood=2, iron=1)
    t.use("prop2")
    assert not t.can("build", kind="lab"), "2 iron are still due"
    t.amber.iron = 2
    t.do("build", kind="lab")
    assert (t.amber.wood, t.amber.iron) == (0, 0)


@clause("SWL-PROP-23")
def test_the_entry_of_more_properties_is_never_reduced() -> None:
    t = played(round=3)
    t.amber.set(wood_discount=3, wood=0)
    t.refused("SWL-AREA-6", "area", area="prop3")
    t.amber.wood = 1
    t.use("prop3").do("build", kind="tent")
    assert t.amber.wood == 0


@clause("SWL-PROP-24")
def test_a_discount_gained_during_an_action_counts_later() -> None:
    t = played()
    t.amber.flipped("r2c3", "r2c2").set(food=6, track_rabbit=4)
    t.amber.automated("agriculture", citizen("Warren Keeper"))
    t.use("prop2").build("tent", "r2c3").do("track", track="rabbit")
    t.do("food")
    assert (t.amber.food, t.amber.wood_discount) == (7, 1), "the agriculture bonus brought the discount tile"
    wood = t.amber.wood
    t.do("build", kind="house")
    assert t.amber.wood == wood - 3, "the second still costs its full price"
    t.do("site", cell="r2c2")
    t.end()
    t.use("gold6").end()
    wood = t.amber.wood
    t.use("prop2").do("build", kind="bldg")
    assert t.amber.wood == wood - 2


@clause("SWL-PROP-25")
def test_without_a_kind_or_a_hex_nothing_can_be_placed() -> None:
    t = played()
    t.amber.builds(r3c3="tent", r3c4="lab")
    t.refused("SWL-AREA-7", "area", area="prop2")
    mason = citizen("Bricklayer")
    t.amber.holds(mason, "C001")
    t.play(mason)
    assert t.values("build") == [], "a bonus is lost"
    t = played()
    t.amber.set(
        tent=5, house=5, bldg=5, lab=4, store=3, store_agriculture=1, store_forestry=1, store_mining=1
    )
    t.refused("SWL-AREA-7", "area", area="prop2")


@clause("SWL-PROP-26", "SWL-PROP-9")
def test_a_free_property_follows_the_same_order() -> None:
    t = played()
    t.amber.flipped("r2c2").set(wood=0, gold=50, tent=2).holds(citizen("Bricklayer"), "C001")
    income = t.amber.income_wheat
    t.play(citizen("Bricklayer"))
    assert set(t.values("build")) == set(KINDS)
    t.build("tent", "r2c2")
    assert t.amber.tent == 3
    assert t.amber.wood == 0
    assert t.amber.income_wheat == income + 2, "1 for the tile, 1 for row 3 of Eline"
