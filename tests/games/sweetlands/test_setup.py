"""Setup of the common area and of the seats (sections 2 and 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from magnate.testing import clause

from .positions import AMBER, BLUE, GAME, Heir, T, Table, played, start_seat

SEEDS = range(40)


@clause("SWL-SETUP-1", "SWL-SKILL-1")
def test_twelve_open_piles_of_three_skill_tiles() -> None:
    board = GAME.new(3, 1).board(-1)
    assert board["piles"] == {f"K{i}": 3 for i in range(1, 13)}


@clause("SWL-SETUP-2", "SWL-SETUP-3")
def test_one_shuffled_deck_of_198_citizens() -> None:
    one, other = GAME.new(2, 1).dump(), GAME.new(2, 2).dump()
    assert sorted(one["deck"]) == sorted(other["deck"]) == sorted(T.card_ids)
    assert one["deck"] != other["deck"]
    assert one["discard"] == []
    kinds = Counter(T.card_kind)
    assert kinds == {0: 161, 1: 37}


@pytest.mark.parametrize(("seats", "standard", "hung"), [(1, 8, 2), (2, 8, 2), (3, 9, 3), (4, 11, 3)])
@clause("SWL-SETUP-4", "SWL-SETUP-5", "SWL-SETUP-6", "SWL-SETUP-7")
def test_round_tiles_by_seat_count(seats: int, standard: int, hung: int) -> None:
    layouts = set()
    for seed in SEEDS:
        spots = GAME.new(seats, seed).board(-1)["spots"]
        tiles = [spot["tile"] for spot in spots]
        passes = [spot["pass"] for spot in spots if spot["pass"]]
        assert len(tiles) == len(set(tiles)) == standard
        assert len(passes) == len(set(passes)) == hung
        assert set(tiles) <= {f"S{i}" for i in range(1, 16)}
        assert set(passes) <= {f"P{i}" for i in range(1, 6)}
        layouts.add((tuple(tiles), tuple(passes)))
    assert len(layouts) > 30


@pytest.mark.parametrize(("seats", "above"), [(1, [2, 5]), (2, [2, 5]), (3, [2, 5, 8]), (4, [2, 5, 8])])
@clause("SWL-SETUP-8")
def test_pass_tiles_hang_above_fixed_spots(seats: int, above: list[int]) -> None:
    for seed in SEEDS:
        spots = GAME.new(seats, seed).board(-1)["spots"]
        assert [number for number, spot in enumerate(spots, 1) if spot["pass"]] == above


@clause("SWL-SETUP-9", "SWL-SETUP-10", "SWL-INIT-2")
def test_extra_areas_open_in_rounds_two_and_three() -> None:
    opens = {area["id"]: area["from"] for area in GAME.new(4, 1).board(-1)["areas"]}
    later = {id: round for id, round in opens.items() if round > 1}
    assert later == {"food3": 2, "ind3": 2, "rabbit2": 3, "prop3": 3}
    assert opens["landroad"] == 1


@pytest.mark.parametrize(("seats", "areas"), [(1, 16), (2, 16), (3, 18), (4, 20)])
@clause("SWL-SETUP-11", "SWL-SETUP-12", "SWL-SETUP-13")
def test_imitation_boards_by_seat_count(seats: int, areas: int) -> None:
    found = {area["id"] for area in GAME.new(seats, 1).board(-1)["areas"]}
    assert len(found) == areas
    assert ({"copy_base", "gold8"} <= found) == (seats >= 3)
    assert ({"copy_adv", "card2b"} <= found) == (seats == 4)
    if seats > 1:
        t = played(seats=seats)
        for id in ("copy_base", "gold8", "copy_adv", "card2b"):
            if id in found:
                assert t.can("area", area=id)
            else:
                t.refused("SWL-SETUP-11", "area", area=id)


@clause("SWL-SETUP-14")
def test_five_of_six_milestones_on_random_sides() -> None:
    sides: Counter[str] = Counter()
    unused: Counter[str] = Counter()
    for seed in range(120):
        tiles = [tile["id"] for tile in GAME.new(2, seed).board(-1)["milestones"]]
        assert len(tiles) == 5
        assert len({id[:2] for id in tiles}) == 5, "never both sides of one tile"
        sides.update(tiles)
        unused.update({f"M{i}" for i in range(1, 7)} - {id[:2] for id in tiles})
    assert len(sides) == 12
    assert min(sides.values()) > 20
    assert len(unused) == 6
    assert GAME.new(1, 1).board(-1)["milestones"] == []


@clause("SWL-SETUP-15")
def test_two_of_four_final_tiles() -> None:
    pairs: Counter[tuple[str, ...]] = Counter()
    for seed in range(90):
        pairs[tuple(sorted(tile["id"] for tile in GAME.new(2, seed).board(-1)["finals"]))] += 1
    assert len(pairs) == 6
    assert all(len(set(pair)) == 2 for pair in pairs)
    assert GAME.new(1, 1).board(-1)["finals"] == []


@clause("SWL-SETUP-16")
def test_the_round_marker_starts_on_one() -> None:
    assert GAME.new(2, 1).round == 1


@clause("SWL-SETUP-17")
def test_every_seat_may_be_drawn_as_start_player() -> None:
    starts = Counter(GAME.new(3, seed).board(-1)["start"] for seed in range(300))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 70


# --- the seats ---------------------------------------------------------------------------------------------


@clause("SWL-SEAT-1")
def test_characters_are_chosen_counter_clockwise_with_the_start_player_last() -> None:
    s = start_seat(4, 2, {}, 1)
    t = Table(s)
    order = []
    while t.values("character"):
        order.append(s.actor)
        t.do("character", who=t.values("character")[0])
        assert s.actor == order[-1], "the map comes with the character"
        t.do("map", map="A")
    assert order == [1, 0, 3, 2]


@clause("SWL-SEAT-2")
def test_the_two_characters_of_a_board_never_meet() -> None:
    t = Table(start_seat(2, BLUE, {}, 1))
    assert len(t.values("character")) == 14
    t.do("character", who="biscuit").do("map", map="A")
    assert len(t.values("character")) == 12
    t.refused("SWL-SEAT-2", "character", who="nata")
    t.refused("SWL-SEAT-2", "character", who="biscuit")
    t.do("character", who="solbee")


@clause("SWL-SEAT-3", "SWL-SEAT-4")
def test_each_b_map_serves_one_seat_and_side_a_serves_all() -> None:
    t = Table(start_seat(2, BLUE, {}, 1))
    t.do("character", who="biscuit")
    assert t.values("map") == ["A", "B1", "B2", "B3", "B4", "B5"]
    t.do("map", map="B3").do("character", who="solbee")
    assert t.values("map") == ["A", "B1", "B2", "B4", "B5"]
    t.refused("SWL-SEAT-4", "map", map="B3")
    four = played(seats=4)
    assert {heir["map"] for heir in four.s.board(-1)["heirs"]} == {"A"}


@clause("SWL-SEAT-5", "SWL-SEAT-6", "SWL-SEAT-10", "SWL-SEAT-13")
def test_a_seat_starts_with_all_pieces_on_its_boards() -> None:
    t = played(income=True, who=("coral", "eline"))
    heir = t.s.board(AMBER)["heirs"][AMBER]
    assert set(heir["built"].values()) == {0}
    assert T.tokens == [5, 5, 5, 4, 3, 1]
    assert sum(T.tokens) == 23
    assert T.rabbits == 9
    assert heir["rabbits"] == 0
    assert (heir["wagon"], heir["locomotive"]) == (0, None)
    assert set(heir["tracks"].values()) == {0}
    assert heir["cards"] == 0
    assert heir["skills"] == []
    assert heir["resources"]["disc"] == 0


@clause("SWL-SEAT-7", "SWL-FOOD-2")
def test_the_wood_discounts_lie_on_food_seven_and_eleven() -> None:
    t = played()
    assert (t.amber.food, t.amber.wood_discount) == (0, 0)
    t.amber.food = 6
    t.use("food2").do("stop")
    assert (t.amber.food, t.amber.wood_discount) == (7, 1)
    t = played()
    t.amber.set(food=10, wood_discount=1)
    t.use("food2")
    assert (t.amber.food, t.amber.wood_discount) == (11, 3)


@clause("SWL-SEAT-8", "SWL-SEAT-9", "SWL-CHR-ELINE-1")
def test_incomes_and_stock_are_those_of_the_character() -> None:
    t = Table(start_seat(2, BLUE, {}, 1))
    t.do("character", who="eline")
    amber = Heir(t.s, AMBER)
    assert (amber.gold, amber.wheat, amber.wood, amber.iron, amber.diamond) == (6, 3, 3, 2, 1)
    incomes = [amber.income_gold, amber.income_wheat, amber.income_wood, amber.income_iron]
    assert incomes == [13, 6, 6, 4]
    for other in T.start_income:
        assert all(mine >= theirs for mine, theirs in zip(incomes, other, strict=True))
    assert T.start[T.who_ids.index("coral")] == [4, 3, 3, 2, 0]


@clause("SWL-SEAT-11", "SWL-RB-1")
def test_pawns_are_placed_after_all_characters_on_free_spots() -> None:
    s = start_seat(4, 2, {}, 1)
    t = Table(s)
    while not t.values("spot"):
        t.swallow()
    order = []
    for free in (11, 10, 9, 8):
        order.append(s.actor)
        assert len(t.values("spot")) == free
        spot = t.values("spot")[-1]
        t.do("spot", spot=spot)
        if free > 8:
            t.refused("SWL-RB-1", "spot", spot=spot)
    assert order == [1, 0, 3, 2]


@clause("SWL-SEAT-12")
def test_clock_abilities_wait_for_the_clock() -> None:
    for clock, points in ((False, 0), (True, 6)):
        t = played()
        t.amber.flipped("r2c2").on("S1")
        t.amber.set(income_wheat=9, income_wood=7, income_iron=6)
        if clock:
            t.amber.builds(r2c2="clock")
        t.pass_by(AMBER)
        assert t.amber.vp == points
    t = played(who=("lotus", "eline"))
    t.amber.tiles("r2c2")
    assert t.can("ability", name="flip"), "a base ability works at once"
    t.refused("SWL-SEAT-12", "ability", name="labs")


@clause("SWL-SEAT-13", "SWL-INC-7")
def test_hands_are_empty_until_the_first_income() -> None:
    t = played(seats=3, who=("coral", "eline", "biscuit"), income=True)
    assert t.s.actor == AMBER
    assert [len(hand) for hand in t.s.hands] == [0, 0, 0]
    t.until(lambda s: s.board(-1)["phase"] == "action")
    assert [len(hand) for hand in t.s.hands] == [6, 6, 6]
