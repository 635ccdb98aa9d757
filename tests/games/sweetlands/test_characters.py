"""The fourteen characters (section 34)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, BLUE, T, Table, citizen, played


def playing(who: str, **params: object) -> Table:
    """Amber plays a character."""
    other = "eline" if who not in ("eline", "elsa") else "biscuit"
    return played(who=(who, other), **params)  # type: ignore[arg-type]


def passing(t: Table) -> tuple[int, int, int]:
    """VP, CP and IP gained by Amber's pass."""
    before = (t.amber.vp, t.amber.cp, t.amber.ip)
    t.amber.on("S1")
    t.pass_by(AMBER)
    return t.amber.vp - before[0], t.amber.cp - before[1], t.amber.ip - before[2]


def two_cities(t: Table, labs: int) -> Table:
    """Two cities of three kinds each for Amber; that many of them with a lab."""
    t.amber.flipped("r2c2", "r1c2", "r0c2", "r4c4", "r5c4", "r6c4")
    t.amber.builds(r2c2="tent", r1c2="house", r0c2="lab" if labs > 0 else "bldg")
    t.amber.builds(r4c4="tent", r5c4="house", r6c4="lab" if labs > 1 else "bldg")
    assert t.amber.city == 2
    return t


@clause("SWL-CHR-BISCUIT-1")
def test_biscuit_moves_industry_for_cities_with_a_lab() -> None:
    t = two_cities(playing("biscuit"), 1)
    t.do("ability", name="labs")
    assert t.values("move") == ["wagon"]
    t.do("move", marker="wagon")
    assert t.amber.wagon == 1
    assert not t.values("move")
    t.refused("SWL-FREE-13", "ability", name="labs")
    t = two_cities(playing("biscuit"), 0)
    t.refused("SWL-CHR-BISCUIT-1", "ability", name="labs")


@clause("SWL-CHR-BISCUIT-2")
def test_biscuits_clock_gives_industry_points() -> None:
    t = playing("biscuit")
    t.amber.set(wonder=1, lab=1)
    t.refused("SWL-CLOCK-3", "clock")
    t = playing("biscuit")
    t.amber.flipped("r2c2", "r1c2", "r0c2", "r4c4").set(wonder=1)
    t.amber.builds(r2c2="lab", r1c2="lab", r0c2="tent")
    t.do("clock").do("site", cell="r4c4")
    assert passing(t) == (0, 0, 0), "no city yet"
    t = playing("biscuit")
    t.amber.flipped("r2c2", "r1c2", "r0c2", "r2c1", "r4c4").set(wonder=1)
    t.amber.builds(r2c2="lab", r1c2="lab", r0c2="tent", r2c1="house", r4c4="clock")
    assert t.amber.city_lab == 1
    assert passing(t) == (0, 1, 1), "1 city with two labs: 1 IP, not 2"
    assert t.amber.ip_pass == 1, "it counts as IP gained by this pass"


@clause("SWL-CHR-NATA-1")
def test_nata_saves_iron_in_the_industry_areas_only() -> None:
    for area, iron in (("ind2", 2), ("ind3", 4)):
        t = playing("nata")
        t.use(area)
        assert t.amber.iron == 20 - iron
    t = playing("nata", options={"advanced_skills": True})
    t.amber.owns("V4")
    t.do("use", tile="V4")
    assert t.amber.iron == 20 - 4


@clause("SWL-CHR-NATA-2")
def test_natas_clock_pays_for_the_points_of_the_pass() -> None:
    t = playing("nata")
    t.amber.set(wonder=1, wagon=5)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.set(wagon=8, lab=1)
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    t.amber.set(locomotive=3)
    assert passing(t) == (5, 0, 5), "4 by the wagon, 1 by the locomotive"


@clause("SWL-CHR-SOLBEE-1")
def test_solbees_three_free_actions() -> None:
    t = playing("solbee")
    t.amber.food = 8
    t.do("ability", name="wheat")
    assert t.amber.wheat == 21
    t.refused("SWL-CHR-SOLBEE-1", "ability", name="prosperity")
    t.use("gold6").end()
    t.use("dia2").end()
    t.refused("SWL-FREE-13", "ability", name="wheat")
    t.do("ability", name="road")
    t.do("road", edge=t.values("road")[0])
    assert t.amber.road == 1
    t.amber.food = 9
    t.do("ability", name="prosperity").do("track", track="land")
    assert t.amber.track_land == 1
    t = playing("solbee")
    t.amber.food = 2
    t.refused("SWL-CHR-SOLBEE-1", "ability", name="wheat")


@clause("SWL-CHR-SOLBEE-2")
def test_solbees_clock_pays_for_rabbits() -> None:
    t = playing("solbee")
    t.amber.set(wonder=1, food=8).builds(r3c3="tent")
    t.amber.rabbit = 2
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.rabbit = 3
    t.do("clock")
    if t.values("site"):
        t.do("site", cell="r3c4")
    t.do("income", what="gold")
    t.amber.rabbit = 5
    assert passing(t) == (5, 0, 0)


@clause("SWL-CHR-RIKKA-1")
def test_rikka_pays_wheat_in_wood() -> None:
    t = playing("rikka", round=3)
    t.amber.set(wheat=5, wood=4, food=5).builds(r3c3="tent", r3c4="house")
    assert t.can("area", area="rabbit2")
    t.use("rabbit2")
    assert (t.amber.wheat, t.amber.wood) == (0, 0)
    t = playing("rikka", round=3)
    t.amber.set(wheat=4, wood=4, food=5).builds(r3c3="tent", r3c4="house")
    t.refused("SWL-AREA-6", "area", area="rabbit2")
    t.use("rabbit1")
    assert t.values("replace") == [0, 1, 2, 3, 4], "any part of the wheat"
    t.do("replace", n=3)
    assert (t.amber.wheat, t.amber.wood) == (3, 1)
    t = playing("rikka", seats=3)
    t.amber.set(wheat=0, wood=4, food=5).builds(r3c3="tent", r3c4="house")
    t.use("copy_base").do("copy", area="rabbit1")
    assert t.amber.wood == 0, "copies included"


@clause("SWL-CHR-RIKKA-2")
def test_rikkas_clock_gives_city_points() -> None:
    t = playing("rikka")
    two_cities(t, 1)
    t.amber.flipped("r2c6", "r1c6", "r0c6").builds(r2c6="store_mining", r1c6="lab", r0c6="tent")
    assert t.amber.city == 3
    t.amber.set(food=8, wonder=1)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.rabbits_on("r2c2", "r4c4")
    assert t.amber.city_rabbit == 2
    t.amber.flipped("r4c1")
    t.do("clock").do("site", cell="r4c1")
    assert passing(t) == (0, 2 + 3, 0), "2 CP for cities with rabbits, then 3 for three cities"


@clause("SWL-CHR-LOTUS-1")
def test_lotus_flips_a_fresh_tile_once_a_round() -> None:
    t = playing("lotus")
    t.refused("SWL-CHR-LOTUS-1", "ability", name="flip")
    t.amber.tiles("r2c2", "r4c4")
    t.do("ability", name="flip").do("flip", cell="r2c2")
    assert t.amber.turned("r2c2")
    t.refused("SWL-FREE-13", "ability", name="flip")
    t.use("prop2").do("build", kind="tent")
    assert "r2c2" in t.values("site"), "in the same turn's later action"


@clause("SWL-CHR-LOTUS-2", "SWL-PASS-3")
def test_lotus_clock_improves_the_city_table() -> None:
    t = playing("lotus")
    two_cities(t, 1)
    t.amber.set(wonder=1).flipped("r4c1")
    t.do("clock").do("site", cell="r4c1")
    t.amber.city = 3
    assert passing(t)[1] == 5
    for cities, points in ((1, 2), (2, 3), (4, 7), (5, 9), (6, 11), (7, 11)):
        t = playing("lotus")
        t.amber.flipped("r4c1").builds(r4c1="clock")
        t.amber.set(city_table=1, city=cities)
        assert passing(t)[1] == points
    t = playing("lotus")
    t.amber.city = 3
    assert passing(t)[1] == 3, "without the clock"


@clause("SWL-CHR-ALICE-1")
@pytest.mark.parametrize(("who", "cities"), [("alice", 1), ("coral", 0)])
def test_alice_needs_no_kinds(who: str, cities: int) -> None:
    t = playing(who)
    t.amber.flipped("r2c2", "r1c2", "r0c2").builds(r2c2="tent", r1c2="tent")
    assert t.amber.city == 0
    t.amber.builds(r0c2="tent")
    assert t.amber.city == cities


@clause("SWL-CHR-ALICE-2", "SWL-CHR-ALICE-3")
def test_alices_clock_is_a_city_and_pays_for_cities() -> None:
    t = playing("alice")
    t.amber.flipped("r6c0", "r0c0").set(wonder=1, prop=4)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.prop = 5
    t.do("clock").do("site", cell="r6c0")
    t.do("stop")
    assert t.amber.city == 1, "the clock alone"
    assert passing(t) == (1, 1, 0)


@clause("SWL-CHR-ELSA-1")
def test_elsa_lays_tiles_anywhere() -> None:
    t = playing("elsa")
    t.use("land3")
    assert len(t.values("land")) == 47
    t.land("r0c0")
    assert t.amber.has("r0c0")
    t = playing("alice")
    t.use("land3")
    t.refused("SWL-LAND-1", "land", cell="r0c0")


@clause("SWL-CHR-ELSA-2", "SWL-PASS-2", "SWL-PASS-8", "SWL-TILE-P5")
def test_elsas_tile_at_the_pass_counts_for_the_later_steps() -> None:
    t = playing("elsa")
    t.amber.on("S1", "P5").roads("r2c2|r3c3").set(income_wheat=4, income_wood=9, income_iron=9)
    t.do("pass")
    assert t.can("stop"), "she may decline"
    t.do("land", cell="r2c2")
    assert t.amber.income_wheat == 5
    assert t.amber.vp == 5


@clause("SWL-CHR-ELSA-3")
def test_elsas_clock_pays_for_ports_after_her_tile() -> None:
    t = playing("elsa")
    t.amber.tiles("r2c2", "r2c1", "r1c1", "r1c0").set(wonder=1, port=1)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.port = 2
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    t.amber.on("S1").port = 0
    t.do("pass").do("land", cell="r0c0")
    assert t.amber.port == 1
    assert t.amber.vp == 2, "the port of the tile just laid counts"


@clause("SWL-CHR-ELINE-1")
def test_eline_has_no_base_ability() -> None:
    t = playing("eline")
    assert t.values("ability") == []
    assert passing(t) == (0, 0, 0)


@clause("SWL-CHR-ELINE-2", "SWL-CLOCK-8")
def test_elines_clock_pays_her_lowest_basic_income() -> None:
    t = playing("eline")
    t.amber.set(wonder=1, income_wheat=9, income_wood=7, income_iron=5)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.income_iron = 8
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    assert passing(t) == (7, 0, 0)


@clause("SWL-CHR-SENA-1", "SWL-CARD-3")
def test_sena_owns_a_badge_of_each_kind() -> None:
    t = playing("sena")
    assert set(t.s.board(-1)["heirs"][AMBER]["badges"].values()) == {1}
    pawnbroker = citizen("Pawnbroker")
    t.amber.set(gold=1).holds(pawnbroker, "C001")
    assert not t.can("play", card=pawnbroker)
    t.amber.gold = 2
    assert t.can("play", card=pawnbroker), "3 gold, less 1 for her brownie badge"


@clause("SWL-CHR-SENA-2")
def test_senas_gold_income_grows_with_each_card_before_its_ability() -> None:
    t = playing("sena")
    t.amber.set(income_gold=9).holds(citizen("Miller"), citizen("Harvest Judge"), "C002")
    t.s.journal = []
    t.play(citizen("Miller"))
    assert t.amber.income_gold == 10
    ids = [event.message.id for event in t.s.journal]
    assert ids.index("log-income-up") < ids.index("log-gain-wheat"), "before the 5 wheat of the Miller"
    t.end()
    t.use("gold6").end()
    t.play(citizen("Harvest Judge"))
    assert t.amber.income_gold == 11, "pass cards too"


@clause("SWL-CHR-SENA-3")
def test_senas_clock_pays_two_points_per_card() -> None:
    t = playing("sena")
    t.amber.set(wonder=1, played=4)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.played = 5
    t.amber.holds("C001", "C002", "C003")
    t.do("clock").do("site", cell="r3c3").do("income", what="iron")
    t.play("C001")
    assert t.amber.vp == 2


@clause("SWL-CHR-SENA-4", "SWL-AUTO-9")
def test_cards_automated_from_the_hand_do_not_count_as_played_by_sena() -> None:
    t = playing("sena")
    t.amber.builds(r3c3="clock").set(income_gold=9)
    tuner = citizen("Automaton Tuner")
    t.amber.holds(tuner, "C001", "C002")
    wheat = t.amber.wheat
    t.play(tuner)
    assert (t.amber.income_gold, t.amber.vp) == (10, 2), "for the card she played"
    t.do("from_hand", card="C001")
    assert t.amber.auto == 1
    assert (t.amber.income_gold, t.amber.vp) == (10, 2)
    assert t.amber.wheat == wheat, "its immediate ability is not used"


@clause("SWL-CHR-CARMEN-1")
def test_carmen_draws_eight_and_automates_two() -> None:
    t = played(who=("carmen", "eline"), income=True)
    assert t.s.actor == AMBER
    assert len(t.amber.hand) == 8
    diamonds = t.amber.diamond
    assert not t.can("stop")
    t.refused("SWL-CHR-CARMEN-1", "stop")
    for _ in range(2):
        assert t.values("from_hand")
        t.do("from_hand", card=t.values("from_hand")[0])
        if t.values("automate"):
            t.do("automate", column=t.values("automate")[0])
    assert t.s.board(-1)["phase"] == "action"
    assert len(t.amber.hand) == 6
    assert (t.amber.played, t.amber.auto) == (2, 2)
    assert t.amber.diamond == diamonds
    assert (t.amber.gold, t.amber.wheat) == (5 + 10, 3 + 5 + 3), "no immediate ability was used"
    assert len(t.blue.hand) == 6


@clause("SWL-CHR-CARMEN-2")
def test_carmen_redraws_a_hand_of_which_no_two_can_be_automated() -> None:
    t = played(who=("carmen", "eline"), start=BLUE, spots=("S1", "S7"), income=True)
    assert t.s.actor == BLUE, "Blue is asked first, Carmen has not drawn yet"
    two_in_one_column = [T.card_ids.index(id) for id in ("C001", "C004")]
    passes = [card for card in range(T.cards) if T.card_kind[card] == 1]
    bad = [*passes[:6], *two_in_one_column]
    good = [T.card_ids.index("C002")]
    rest = [card for card in t.s.deck if card not in bad and card not in good]
    for_blue = rest[-6:]
    t.s.deck[:] = [*rest[:-6], *good, *bad, *for_blue]
    size = len(t.s.deck)
    t.do("stop")
    assert {T.card_ids.index(id) for id in t.blue.hand} == set(for_blue)
    assert t.s.actor == AMBER
    assert set(t.s.deck[:8]) == set(bad), "the eight drawn lie under the deck: one column holds one card"
    assert len(t.amber.hand) == 8
    assert len(t.s.deck) == size - 6 - 8
    assert t.values("from_hand")


@clause("SWL-CHR-CARMEN-3", "SWL-BON-6")
def test_each_industry_bonus_gives_carmen_a_cube() -> None:
    t = playing("carmen")
    t.amber.set(cube=0, wagon=6, lab=1, auto=0)
    t.amber.set(size_mining=0, size_forestry=0, size_agriculture=0)
    t.amber.automated("mining", citizen("Railwright")).flipped("r2c2")
    t.use("prop2").build("store_mining", "r2c2").do("stop")
    t.do("move", marker="wagon")
    t.do("bonus", column="forestry")
    assert t.amber.cube == 2


@clause("SWL-CHR-CARMEN-4")
def test_carmens_clock_pays_for_all_her_cubes() -> None:
    t = playing("carmen")
    t.amber.set(wonder=1, auto=2, cube=4)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.auto = 3
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    assert passing(t) == (4, 0, 0)


@clause("SWL-CHR-SAKURA-1")
def test_sakura_owns_a_wagashi_badge() -> None:
    badges = playing("sakura").s.board(-1)["heirs"][AMBER]["badges"]
    assert badges == {"shortbread": 0, "tart": 0, "tiramisu": 0, "brownie": 0, "macaron": 0, "wagashi": 1}


@clause("SWL-CHR-SAKURA-2")
def test_sakura_turns_a_card_into_a_disc() -> None:
    t = playing("sakura")
    t.do("ability", name="disc").do("discard", card="C002")
    assert t.amber.disc == 1
    assert t.amber.hand == ["C001", "C003", "C005"]
    t.refused("SWL-FREE-13", "ability", name="disc")
    t = playing("sakura")
    t.amber.holds("C001")
    refusal = t.s.why_not({"do": "ability", "name": "disc"})
    assert refusal is not None
    assert not t.can("ability", name="disc")


@clause("SWL-CHR-SAKURA-3")
def test_sakuras_clock_finds_two_pass_cards() -> None:
    t = playing("sakura")
    t.amber.set(wonder=1, badge_G=2)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.badge_G = 3
    gold = t.amber.gold
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    found = t.values("find")
    assert found
    assert all(T.card_kind[T.card_ids.index(id)] == 1 for id in found)
    t.do("find", card=found[0]).do("find", card=found[1])
    assert set(t.values("present")) == set(found[:2])
    t.do("present", card=found[1])
    assert t.amber.front == [found[1]]
    assert t.amber.hand == ["C001", "C002", "C003", "C005", found[0]]
    assert t.amber.gold == gold, "played free"


@clause("SWL-CHR-SAKURA-4")
@pytest.mark.parametrize("left", [1, 0])
def test_sakura_with_too_few_pass_cards(left: int) -> None:
    t = playing("sakura")
    t.amber.set(wonder=1, badge_G=3)
    passes = [card for card in t.s.deck if T.card_kind[card] == 1]
    for card in passes[left:]:
        t.s.deck.remove(card)
        t.s.discard.append(card)
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    while t.values("find") or t.values("present"):
        t.s.choose(t.s.choices()[0])
    assert len(t.amber.front) == left
    assert len(t.amber.hand) == 4
    assert t.can("area", area="gold6")


@clause("SWL-CHR-GRETEL-1")
def test_gretel_receives_a_diamond_with_her_income() -> None:
    t = played(who=("gretel", "eline"), spots=("S5", "S2"), income=True)
    assert (t.amber.gold, t.amber.diamond) == (14, 3)


@clause("SWL-CHR-GRETEL-2")
def test_gretel_pays_slots_with_diamonds() -> None:
    t = playing("gretel", seats=3, start=BLUE)
    t.use("ind2").end()
    t.use("ind2").end()
    t.amber.set(diamond=2)
    t.do("area", area="ind2").do("diamond").do("discard", card="C001")
    assert not t.can("discard", card="C001")
    t.do("diamond")
    assert t.amber.diamond == 0
    assert len(t.amber.hand) == 3
    t = playing("gretel", seats=3, start=BLUE)
    t.use("ind2").end()
    t.use("ind2").end()
    t.amber.set(diamond=3).holds("C001")
    t.do("area", area="ind2")
    assert t.amber.diamond == 0, "3 diamonds, since the only card must stay"
    assert t.amber.hand == ["C001"]
    other = played(who=("alice", "gretel"))
    other.amber.diamond = 3
    other.do("area", area="ind2")
    assert not other.can("diamond")


@clause("SWL-CHR-GRETEL-3")
def test_gretels_clock_pays_for_diamonds_in_slots() -> None:
    t = playing("gretel")
    t.amber.set(wonder=1, diamond=4)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.diamond = 5
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    row = T.area_ids.index("land3") * T.most_slots
    t.s.slots[row] = 2
    t.settled()
    t.do("area", area="land3").do("diamond").do("diamond")
    assert t.amber.vp == 6
    t.land("r2c2").do("stop").end()
    t.use("gold6").end()
    t.do("area", area="pros2").do("discard", card="C001")
    assert t.amber.diamond == 1
    assert t.amber.vp == 6, "the diamonds of the area itself give none"


@clause("SWL-CHR-JASMINE-1", "SWL-SKILL-2")
def test_jasmine_takes_two_different_tiles() -> None:
    t = playing("jasmine")
    t.amber.tiles("r3c2", "r3c1", "r4c1")
    t.use("land3").land("r4c0")
    t.do("skill", tile="K8")
    assert "K8" not in t.values("skill")
    t.do("skill", tile="K9")
    assert t.amber.skills == 2
    assert t.values("skill") == []


@clause("SWL-CHR-JASMINE-2", "SWL-CLOCK-2")
def test_jasmine_with_later_wonders_and_advanced_tiles() -> None:
    t = playing("jasmine", options={"advanced_skills": True})
    for i in range(T.basic_skills, T.skills):
        t.s.piles[i] = 1 if T.skill_ids[i] in ("V1", "V6", "V9") else 0
    t.amber.set(wonder=1, food=4, diamond=2)
    t.use("food2")
    t.do("skill", tile="V6").do("skill", tile="V9")
    assert t.amber.skills == 2
    assert t.amber.diamond == 0


@clause("SWL-CHR-JASMINE-3")
def test_jasmines_clock_pays_for_skill_tiles() -> None:
    t = playing("jasmine", options={"advanced_skills": True})
    t.amber.owns("K7", "K8", "K9", "K10").set(wonder=1)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.owns("V9")
    vp = t.amber.vp
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    assert t.amber.vp == vp + 2, "K10: the clock is a property"
    assert passing(t) == (5, 0, 0)


def coral_income(orange: int, green: int, gray: int) -> Table:
    """Coral at the income of round 3 with these sums."""
    t = playing("coral")
    t.amber.set(track_land=orange, track_road=green, track_auto=gray, diamond=0)
    t.until(lambda s: s.round == 3 and s.actor == AMBER and s.board(-1)["phase"] == "income")
    return t


@clause("SWL-CHR-CORAL-1", "SWL-PROS-12")
def test_coral_advances_in_her_weakest_colour() -> None:
    t = coral_income(3, 2, 4)
    assert t.values("track") == ["road", "prop"], "both steps green"
    t.do("track", track="prop")
    assert t.values("track") == ["road", "prop"], "the colour was fixed before the first step"
    t.do("track", track="prop")
    assert t.amber.track_prop == 2
    t = coral_income(3, 2, 4)
    t.do("track", track="road").do("track", track="prop")
    assert (t.amber.track_road, t.amber.track_prop) == (3, 1)


@clause("SWL-CHR-CORAL-2")
def test_coral_chooses_between_equal_colours() -> None:
    t = coral_income(2, 2, 3)
    assert t.values("colour") == ["orange", "green"]
    t.do("colour", colour="orange").do("track", track="rabbit")
    assert t.values("track") == ["land", "rabbit"], "still orange although green is now weaker"


@clause("SWL-CHR-CORAL-3")
def test_corals_clock_pays_for_her_weakest_colour() -> None:
    t = playing("coral")
    t.amber.set(wonder=1, track_land=3, track_road=3, track_auto=2)
    t.refused("SWL-CLOCK-3", "clock")
    t.amber.track_auto = 3
    t.do("clock").do("site", cell="r3c3").do("income", what="gold")
    t.amber.set(track_land=3, track_rabbit=2, track_road=3, track_prop=4, track_auto=3, track_ip=1)
    assert passing(t) == (8, 0, 0)
