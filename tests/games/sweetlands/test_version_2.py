"""What the second version of the rules changed, and what becomes of records of the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnate.core.errors import BadOptions, BadRecord
from magnate.core.record import read
from magnate.core.rng import seeded
from magnate.games.sweetlands.constants import F_COLUMN, JOKER
from magnate.games.sweetlands.rules_cards import shuffle_deck
from magnate.testing import clause
from magnate.testing.case import can, do, offered, reason, values

from .positions import AMBER, GAME, T, get, put, resolve, skill, table

OLD = sorted((Path(__file__).parents[2] / "records" / "sweetlands-v1").glob("*.record"))
SWAP = {"do": "free", "action": "swap"}


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_version_1_is_refused_in_a_sentence_that_names_both_versions(path: Path) -> None:
    with pytest.raises(BadRecord, match="rules version 1 of sweetlands; installed is version 2"):
        read(path)


def test_records_of_version_1_are_kept() -> None:
    assert len(OLD) == 4


@clause("SWL-TILE-M3B", "SWL-SKILL-4", "SWL-CLOCK-2")
def test_a_wonder_symbol_counts_though_no_skill_tile_is_left() -> None:
    state = put(skill(table(), AMBER, *T.skill_ids[: T.basic_skills]), wonder=1)
    resolve(state, [{"do": "wonder"}])
    assert get(state, "wonder") == 2
    assert not offered(state, "skill")


@clause("SWL-VAR-3")
def test_the_draft_is_not_for_one_seat() -> None:
    with pytest.raises(BadOptions):
        GAME.new(1, 1, {"draft": True})
    assert GAME.new(2, 1, {"draft": True}).options["draft"]


@clause("SWL-CARD-5")
def test_equal_parts_are_offered_once() -> None:
    state = resolve(table(), [{"do": "land", "n": 1}, {"do": "road", "n": 1}, {"do": "land", "n": 1}])
    assert values(state, "part") == [1, 2]


@clause("SWL-FREE-8")
def test_a_swap_gives_only_a_kind_that_was_not_paid() -> None:
    state = do(table(), SWAP)
    assert not can(state, {"do": "basics", "mix": "wheat1-wood1-iron1"})
    assert reason(state, {"do": "basics", "mix": "wheat1-wood1-iron1"}) == ("swap_same", "SWL-FREE-8")
    do(state, {"do": "basics", "mix": "wheat2-wood1"})
    assert state.sheets[AMBER][3] == 61
    state = do(table(), SWAP, {"do": "basics", "mix": "wheat3"})
    assert values(state, "take") == ["wood", "iron"]
    assert reason(state, {"do": "take", "what": "wheat"}) == ("swap_same", "SWL-FREE-8")
    assert reason(put(table(), wheat=1, wood=1, iron=1), SWAP) == ("swap_same", "SWL-FREE-8")
    assert can(put(table(), wheat=2, wood=1, iron=1), SWAP)


@clause("SWL-HID-7")
def test_after_a_search_carmen_no_longer_knows_where_her_buried_cards_lie() -> None:
    state = table(who="carmen")
    state.buried, state.buried_by = 5, AMBER
    mine = state.deck[:5]
    shuffle_deck(state)
    places = [state.deck.index(card) for card in mine]
    rng = seeded("places")
    kept = 0
    for _ in range(60):
        guess = state.clone()
        guess.redeal(AMBER, rng)
        kept += sorted(guess.deck.index(card) for card in mine) == sorted(places)
    assert kept == 0


@clause("SWL-CHR-CARMEN-2")
def test_a_joker_is_placed_by_choice_only_where_the_second_card_can_follow_twice() -> None:
    state = table(seats=2, who="carmen")
    joker = next(card for card in state.deck if T.card_industry[card] == JOKER)
    state.deck = [card for card in state.deck if card != joker]
    state.fronts = [[joker], []]
    state.push(F_COLUMN, [joker, 1])
    rng = seeded("joker")
    for _ in range(40):
        guess = state.clone()
        guess.redeal(1, rng)
        ways = [i for i in range(3) if guess.can_automate(AMBER, guess.hands[AMBER], 1, i)]
        assert len(ways) > 1
