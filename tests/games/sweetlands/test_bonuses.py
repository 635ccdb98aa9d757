"""Section 20: industry bonuses and their queue."""

from __future__ import annotations

from magnate.games.sweetlands.game import SweetLandsState
from magnate.testing import clause
from magnate.testing.case import can, do, offered, values

from .positions import AMBER, T, built, column, get, hold, in_column, put, resolve, skill, table, track

MINING = [{"do": "bonus", "column": "mining", "n": 1}]
FORESTRY = [{"do": "bonus", "column": "forestry", "n": 1}]
AGRICULTURE = [{"do": "bonus", "column": "agriculture", "n": 1}]
WAGON = {"do": "move", "marker": "wagon"}


def with_automation(industry: str, *effect: dict[str, object]) -> str:
    """A card of a column whose automation is exactly this."""
    return next(
        id
        for id in T.card_ids
        if T.data["citizens"][id].get("industry") == industry
        and T.data["citizens"][id].get("automation") == list(effect)
    )


@clause("SWL-BON-1", "SWL-BON-2")
def test_the_printed_ability_comes_first_then_the_cards_from_top_to_bottom() -> None:
    state = put(in_column(table(), AMBER, "forestry", "C005"), wood=0, gold=0)
    resolve(state, FORESTRY)
    assert (get(state, "wood"), get(state, "gold")) == (2, 2)


@clause("SWL-BON-2", "SWL-BON-8")
def test_an_empty_column_still_gives_its_printed_ability() -> None:
    state = put(table(), wheat=0, wood=0, iron=0, gold=0)
    for effect in (AGRICULTURE, FORESTRY, MINING):
        resolve(state, effect)
    assert [get(state, name) for name in ("wheat", "wood", "iron", "gold")] == [2, 2, 1, 1]


def railwright_case() -> SweetLandsState:
    """Column M holds a card that gives an industry step; the wagon stands before an industry bonus."""
    card = with_automation("mining", {"do": "industry", "n": 1})
    state = built(table(), AMBER, lab="r3c3")
    in_column(state, AMBER, "mining", card)
    return put(state, wagon=6, wood=0, iron=0, gold=0, vp=0)


@clause("SWL-BON-3", "SWL-BON-4", "SWL-BON-5", "SWL-Q-6", "SWL-Q-7")
def test_a_bonus_gained_during_a_bonus_waits_until_that_one_is_finished() -> None:
    state = railwright_case()
    resolve(state, MINING)
    assert (get(state, "iron"), get(state, "gold")) == (1, 1)
    do(state, WAGON)
    assert get(state, "wagon") == 7
    assert values(state, "bonus") == ["agriculture", "forestry", "mining"], "chosen when it starts"
    do(state, {"do": "bonus", "column": "forestry"})
    assert get(state, "wood") == 2
    assert can(state, "pass")
    assert state.queue == []


@clause("SWL-BON-6", "SWL-TILE-K12")
def test_reactions_act_once_per_bonus_when_it_is_gained() -> None:
    state = skill(railwright_case(), AMBER, "K12")
    resolve(state, MINING)
    assert get(state, "vp") == 3
    do(state, WAGON)
    assert get(state, "vp") == 6, "the waiting bonus has been gained"
    do(state, {"do": "bonus", "column": "forestry"})
    assert get(state, "vp") == 6


@clause("SWL-BON-3", "SWL-BON-4")
def test_waiting_bonuses_come_first_in_first_out_before_the_interrupted_effect() -> None:
    state = put(table(), wheat=0, wood=0, iron=0)
    state.journal = []
    resolve(
        state,
        [
            {
                "do": "seq",
                "list": [{"do": "bonus", "column": "mining", "n": 2}, {"do": "gain", "what": "vp", "n": 1}],
            }
        ],
    )
    order = [event.message.id for event in state.journal]
    assert order.count("log-bonus") == 2
    assert order[-1] == "log-gain-vp", "the interrupted list goes on last"
    assert get(state, "iron") == 2


@clause("SWL-BON-7")
def test_a_card_automated_during_the_bonus_is_reached_as_its_new_last_card() -> None:
    tuner = [{"do": "bonus", "column": "agriculture", "n": 1}]
    state = built(hold(table(), AMBER, "C004", "C029"), AMBER, tent="r3c3 r3c4")
    giver = with_automation("agriculture", {"do": "gain", "what": "wheat", "n": 2})
    in_column(state, AMBER, "agriculture", giver)
    put(track(state, auto=4), diamond=1, gold=0)
    # The card in the column is given an automation that leads to "automate one from the hand".
    atoms = [{"do": "prosperity", "n": 1, "color": "gray"}]
    card = T.card_ids.index(giver)
    original = T.card_auto[card]
    T.card_auto[card] = T.list_of(atoms)
    try:
        resolve(state, tuner)
        do(state, {"do": "track", "track": "auto"}, {"do": "from_hand", "card": "C004"})
    finally:
        T.card_auto[card] = original
    assert column(state, "agriculture") == [giver, "C004"]
    assert get(state, "gold") == 2, "the new last card has fired too"


@clause("SWL-Q-8", "SWL-BON-3")
def test_inside_a_bonus_a_card_finishes_all_it_triggers_except_further_bonuses() -> None:
    homesteader = with_automation("agriculture", {"do": "land", "n": 1})
    state = built(table(), AMBER, tent="r3c3 r3c4")
    in_column(state, AMBER, "agriculture", homesteader, "C004")
    do(resolve(state, [{"do": "road", "n": 1}]), {"do": "road", "edge": "r2c3|r3c3"})
    put(track(state, rabbit=4), wheat=0, gold=0)
    resolve(state, AGRICULTURE)
    assert get(state, "wheat") == 2
    do(state, {"do": "land", "cell": "r2c3"})
    assert offered(state, "track"), "the sea flips at once"
    do(state, {"do": "track", "track": "rabbit"})
    # the agriculture bonus of rabbit 5 waited for the last card (2 gold), then gave 2 wheat and a tile again
    assert (get(state, "gold"), get(state, "wheat")) == (2, 4)
    assert offered(state, "land")
    do(state, "stop")
    assert (get(state, "gold"), get(state, "wheat")) == (4, 4)
