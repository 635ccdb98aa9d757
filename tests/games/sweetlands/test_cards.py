"""Sections 18 and 19: citizens and automation."""

from __future__ import annotations

import pytest

from magnate.core.message import Message
from magnate.games.sweetlands.constants import CARD_PASS
from magnate.testing import clause
from magnate.testing.case import can, do, offered, reason, values

from .positions import (
    AMBER,
    BLUE,
    GAME,
    T,
    built,
    column,
    deck_of,
    get,
    hold,
    in_column,
    in_front,
    in_hand,
    pass_alone,
    passes,
    put,
    resolve,
    roads,
    table,
    take,
    tiles,
)


def play(id: str) -> dict[str, str]:
    return {"do": "play", "card": id}


def automate(name: str) -> dict[str, str]:
    return {"do": "automate", "column": name}


def named(name: str) -> str:
    """A card by its English name."""
    (found,) = (id for id in T.card_ids if GAME.text(Message(f"card-{id}"), "en") == name)
    return found


@clause("SWL-CARD-1", "SWL-GEN-6")
def test_a_card_is_played_after_paying_its_cost() -> None:
    state = put(hold(table(), AMBER, "C010", "C001"), gold=4, iron=1)
    do(state, play("C010"))
    assert (get(state, "gold"), get(state, "iron"), get(state, "income_iron")) == (0, 0, 6)
    assert get(state, "played") == 1
    state = put(hold(table(), AMBER, "C010", "C001"), gold=4, iron=0)
    assert reason(state, play("C010")) == ("card_cost", "SWL-CARD-1")
    assert reason(state, play("C050")) == ("card_not_hand", "SWL-CARD-1")


@clause("SWL-CARD-3")
def test_that_a_card_was_played_is_told_before_its_price_and_what_it_brings() -> None:
    state = put(hold(table(), AMBER, "C010", "C001"), gold=4, iron=1)
    state.journal = []
    do(state, play("C010"))
    said = [GAME.text(event.message, "en") for event in state.journal]
    assert said[0].startswith("Played")
    assert said[1].startswith("Paid")
    assert len(said) > 2


@clause("SWL-CARD-2", "SWL-CARD-3")
@pytest.mark.parametrize(("owned", "price"), [(0, 3), (2, 1), (4, 0), (5, 0)])
def test_the_brownie_reduction_counts_badges_owned_before(owned: int, price: int) -> None:
    card = next(
        id
        for id in T.card_ids
        if T.data["citizens"][id].get("brownie_discount")
        and T.data["citizens"][id]["cost"] == {"gold": 3}
        and T.data["citizens"][id]["badges"] == ["brownie"]
    )
    state = put(hold(table(), AMBER, card, "C001"), badge_4=owned, gold=price)
    state.sheets[AMBER][0] = price
    state.settle()
    assert can(state, play(card))
    if price:
        assert reason(put(state, gold=price - 1), play(card)) == ("card_cost", "SWL-CARD-1")


@clause("SWL-CARD-4")
def test_the_badges_of_a_card_count_for_its_own_ability() -> None:
    state = put(in_front(hold(table(), AMBER, "C022", "C002"), AMBER, "C029"), gold=3)
    do(state, play("C022"))
    assert get(state, "gold") == 9, "3 + 2 x 3"


@clause("SWL-CARD-5", "SWL-GEN-15")
def test_parts_of_an_ability_come_in_any_order() -> None:
    settler = next(
        id
        for id in T.card_ids
        if T.data["citizens"][id].get("immediate") == [{"do": "land", "n": 1}, {"do": "road", "n": 1}]
    )
    state = hold(table(), AMBER, settler, "C001")
    wheat = get(state, "income_wheat")
    do(state, play(settler), {"do": "part", "n": 2})
    do(state, {"do": "road", "edge": "r2c2|r3c3"}, {"do": "land", "cell": "r2c2"})
    assert get(state, "income_wheat") == wheat + 1, "the tile flips because of the road laid first"


@clause("SWL-CARD-6")
def test_a_card_may_be_played_although_it_does_nothing() -> None:
    state = hold(table(), AMBER, named("Mayor"), "C001")
    do(state, play(named("Mayor")))
    assert (get(state, "vp"), get(state, "played")) == (0, 1)


@clause("SWL-CARD-7", "SWL-AUTO-1")
def test_after_its_ability_the_card_may_be_automated_or_stays_in_front() -> None:
    state = put(hold(table(), AMBER, "C001", "C002"), diamond=1)
    do(state, play("C001"))
    assert values(state, "automate") == ["agriculture"]
    kept = state.clone()
    do(state, automate("agriculture"))
    assert column(state, "agriculture") == ["C001"]
    assert (get(state, "diamond"), state.fronts[AMBER]) == (0, [])
    do(kept, "stop")
    assert kept.fronts[AMBER] == [T.card_ids.index("C001")]


@clause("SWL-CARD-8", "SWL-PASS-7")
def test_a_pass_card_gives_nothing_now_and_points_at_every_pass() -> None:
    state = hold(table(), AMBER, "C029", "C002")
    do(state, play("C029"))
    assert get(state, "vp") == 0
    do(state, "end")
    assert state.actor == BLUE
    passes(state)
    pass_alone(state)
    assert get(state, "vp") == 4, "the lowest basic income of Eline"


@clause("SWL-CARD-9")
def test_a_pass_card_is_never_automated() -> None:
    state = put(hold(table(), AMBER, "C029", "C002"), diamond=3)
    do(state, play("C029"))
    assert reason(state, automate("agriculture")) == ("auto_pass", "SWL-CARD-9")


@clause("SWL-CARD-10", "SWL-TILE-P2")
def test_cards_played_are_all_cards_in_front_and_in_columns() -> None:
    state = in_column(in_front(table(), AMBER, "C034", "C029"), AMBER, "mining", "C003")
    assert get(state, "played") == 3
    state.spot_pass[state.sheets[AMBER][78]] = T.pass_ids.index("P2")
    pass_alone(state)
    assert get(state, "vp") >= 3


@clause("SWL-CARD-11")
def test_pay_any_number_of_times_repeats_while_it_can_be_paid() -> None:
    state = put(hold(table(), AMBER, named("Oven Keeper"), "C002"), wheat=3, gold=1)
    do(state, play(named("Oven Keeper")))
    for _ in range(5):
        do(state, "pay")
    assert (get(state, "wheat"), get(state, "gold")) == (0, 15)
    state = put(hold(table(), AMBER, named("Oven Keeper"), "C002"), wheat=3, gold=1)
    do(state, play(named("Oven Keeper")), "pay", "stop")
    assert (get(state, "wheat"), get(state, "gold")) == (4, 3)


@clause("SWL-CARD-11", "SWL-GEN-7")
def test_pay_once_is_optional_and_done_once() -> None:
    rider = "C055"
    state = put(hold(table(), AMBER, rider, "C002"), wheat=1, wood=0, iron=1)
    do(state, play(rider))
    do(state, {"do": "part", "n": 2}, "pay")
    assert values(state, "basics") == [], "wheat and iron is the only mix: it is paid at once"
    assert (get(state, "wheat"), get(state, "iron")) == (0, 0)
    assert values(state, "part") == [1, 2]
    declined = put(hold(table(), AMBER, rider, "C002"), wheat=5)
    do(declined, play(rider), {"do": "part", "n": 2}, "stop")
    take(declined, "wood")
    assert get(declined, "land") == 0


@clause("SWL-CARD-12", "SWL-Q-10")
def test_lots_are_counted_when_the_part_is_resolved() -> None:
    ploughman = named("Ploughman")
    for first, wheat in ((2, 2), (1, 1)):
        state = tiles(hold(table(), AMBER, ploughman, "C002"), AMBER, "r2c2", "r1c2", "r3c5", flipped=True)
        roads(state, AMBER, "r4c1|r4c2")
        tiles(state, AMBER, "r4c2")
        put(state, wheat=0)
        do(state, play(ploughman), {"do": "part", "n": first})
        if first == 1:
            assert get(state, "wheat") == 1
        do(state, {"do": "land", "cell": "r4c1"})
        assert get(state, "wheat") == wheat


@clause("SWL-CARD-13", "SWL-HID-7")
def test_a_search_takes_the_chosen_cards_and_shuffles_the_deck() -> None:
    confectioner = named("Confectioner")
    state = hold(table(), AMBER, confectioner, "C002")
    macarons = [
        id for id in T.card_ids if "macaron" in T.data["citizens"][id]["badges"] and id != confectioner
    ]
    before = list(state.deck)
    do(state, play(confectioner))
    found = values(state, "find")
    assert set(found) == {id for id in macarons if T.card_ids.index(id) in before}
    do(state, {"do": "find", "card": found[3]}, {"do": "find", "card": found[0]})
    assert in_hand(state) == ["C002", found[3], found[0]]
    assert sorted(state.deck) == sorted(c for c in before if T.card_ids[c] not in (found[0], found[3]))
    assert state.deck != [c for c in before if c in state.deck], "shuffled"


@clause("SWL-CARD-13")
def test_a_search_with_too_few_takes_all_that_fit() -> None:
    confectioner = named("Confectioner")
    state = deck_of(hold(table(), AMBER, confectioner, "C002"), "C001", "C136", "C003")
    assert "macaron" in T.data["citizens"]["C136"]["badges"]
    do(state, play(confectioner))
    assert in_hand(state) == ["C002", "C136"]


@clause("SWL-AUTO-1")
def test_a_card_left_in_front_cannot_be_automated_later() -> None:
    state = put(in_front(hold(table(), AMBER, "C029", "C002"), AMBER, "C001"), diamond=3)
    assert reason(state, automate("agriculture")) == ("auto_late", "SWL-AUTO-1")
    assert reason(state, {"do": "automate", "card": "C001", "column": "agriculture"}) == (
        "auto_late",
        "SWL-AUTO-1",
    )
    broke = put(hold(table(), AMBER, "C001", "C002"), diamond=0)
    do(broke, play("C001"))
    assert reason(broke, automate("agriculture")) == ("auto_diamond", "SWL-AUTO-1")


@clause("SWL-AUTO-2", "SWL-BON-1")
def test_the_newest_card_lies_below_and_fires_last() -> None:
    state = built(put(hold(table(), AMBER, "C004", "C002"), diamond=1), AMBER, tent="r3c3 r3c4")
    in_column(state, AMBER, "agriculture", "C001")
    do(state, play("C004"))
    assert reason(state, automate("mining")) == ("auto_column", "SWL-AUTO-2")
    do(state, automate("agriculture"))
    assert column(state, "agriculture") == ["C001", "C004"]
    state.journal = []
    put(state, gold=0, wheat=0)
    resolve(state, [{"do": "bonus", "column": "agriculture", "n": 1}])
    assert (get(state, "wheat"), get(state, "gold")) == (4, 2)
    gains = [event.message.id for event in state.journal if event.message.id.startswith("log-gain")]
    assert gains == ["log-gain-wheat", "log-gain-wheat", "log-gain-gold"]


@clause("SWL-AUTO-3")
def test_a_joker_goes_to_a_column_of_choice() -> None:
    state = put(hold(table(), AMBER, "C007", "C002"), diamond=1)
    do(state, play("C007"))
    assert values(state, "automate") == ["agriculture", "forestry", "mining"]
    do(state, automate("forestry"))
    assert column(state, "forestry") == ["C007"]


@clause("SWL-AUTO-4")
def test_a_card_without_industry_badge_cannot_be_automated() -> None:
    state = put(hold(table(), AMBER, "C022", "C002"), diamond=2)
    do(state, play("C022"))
    assert not offered(state, "automate")
    assert reason(state, automate("mining")) == ("auto_badge", "SWL-AUTO-4")


@clause("SWL-AUTO-5")
def test_columns_hold_one_two_or_three_cards_by_their_properties() -> None:
    state = built(table(), AMBER, tent="r3c3 r3c4 r2c2", house="r2c3")
    assert [state.column_room(AMBER, c) for c in range(3)] == [2, 1, 1]
    built(state, AMBER, lab="r2c4", store_forestry="r3c2")
    assert [state.column_room(AMBER, c) for c in range(3)] == [2, 1, 1], "labs and stores do not count"
    built(state, AMBER, tent="r4c3")
    assert state.column_room(AMBER, 0) == 3
    full = put(in_column(hold(table(), AMBER, "C002", "C001"), AMBER, "forestry", "C005"), diamond=1)
    do(full, play("C002"))
    assert reason(full, automate("forestry")) == ("auto_full", "SWL-AUTO-5")


@clause("SWL-AUTO-6", "SWL-AUTO-7")
def test_an_automated_card_stays_and_its_badges_count() -> None:
    state = in_column(table(), AMBER, "mining", "C010")
    assert get(state, "badge_1") == 2
    pass_alone(state)
    assert column(state, "mining") == ["C010"]


@clause("SWL-AUTO-8")
def test_the_diamond_may_come_from_the_ability_itself() -> None:
    merchant = next(
        id
        for id in T.card_ids
        if {"do": "gain", "what": "diamond", "n": 1} in T.data["citizens"][id].get("immediate", [])
        and T.data["citizens"][id].get("industry") in ("agriculture", "forestry", "mining")
        and len(T.data["citizens"][id]["immediate"]) == 2
        and T.data["citizens"][id]["immediate"][0]["do"] == "gain"
    )
    state = hold(table(), AMBER, merchant, "C002")
    assert get(state, "diamond") == 0
    do(state, play(merchant))
    assert offered(state, "automate")
    do(state, offered(state, "automate")[0])
    assert (get(state, "diamond"), get(state, "auto")) == (0, 1)


TUNER = "C075"


@clause("SWL-AUTO-9")
def test_automating_from_the_hand_costs_nothing_and_skips_the_immediate_ability() -> None:
    state = hold(put(table(), gold=20), AMBER, TUNER, "C001", "C029", "C022")
    gold = T.data["citizens"][TUNER]["cost"]["gold"]
    deck_of(state, "C003")
    do(state, play(TUNER))
    assert values(state, "from_hand") == ["C001", "C003"], "no pass card, none without badge"
    wheat = get(state, "wheat")
    do(state, {"do": "from_hand", "card": "C001"})
    assert get(state, "wheat") == wheat
    assert (get(state, "gold"), get(state, "diamond")) == (20 - gold, 0)
    assert column(state, "agriculture") == ["C001"]
    assert get(state, "played") == 2


@clause("SWL-AUTO-10", "SWL-HAND-4")
def test_automating_from_the_hand_leaves_a_card_until_round_five() -> None:
    state = deck_of(hold(table(round=3), AMBER, TUNER, "C001"), "C002", "C003")
    do(state, play(TUNER))
    assert in_hand(state) == ["C001", "C002"]
    do(state, {"do": "from_hand", "card": "C002"})
    assert in_hand(state) == ["C001"]
    empty = deck_of(hold(table(round=3), AMBER, TUNER, "C001"))
    empty.discard = []
    empty.deck = []
    for card in range(T.cards):
        if card not in empty.hands[AMBER] and card not in empty.hands[BLUE]:
            empty.hands[BLUE].append(card)
    empty.settle()
    do(empty, play(TUNER))
    assert not offered(empty, "from_hand"), "nothing drawn: the last card stays"


def test_there_are_as_many_pass_cards_as_the_rules_say() -> None:
    assert sum(1 for kind in T.card_kind if kind == CARD_PASS) == 37
