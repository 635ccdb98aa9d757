"""Components: owners may correct them, and mistakes are told in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import magnate
from magnate.core.components import Components
from magnate.core.texts import LANGUAGES, texts_of
from magnate.games.spyrium import GAME
from magnate.games.spyrium.game import SpyriumState


def changed(**entries: Any) -> Components:
    """The shipped components with some entries changed, tables laid over tables."""
    data: dict[str, Any] = dict(GAME.components.data)
    for key, value in entries.items():
        data[key] = {**data[key], **value}
    return Components(data)


def card(id: str, **fields: Any) -> dict[str, Any]:
    """One card with some fields changed."""
    return {id: {**GAME.components["cards"][id], **fields}}


def test_an_owner_corrects_one_price(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[cards.A_MINE_1]\nprice = 5\n", encoding="utf-8")
    game = magnate.load("spyrium", mine)
    assert game.components.digest != GAME.components.digest
    state = game.new(2, 1)
    assert isinstance(state, SpyriumState)
    assert state.t.price[state.t.card_ids.index("A_MINE_1")] == 5
    assert state.t.price[state.t.card_ids.index("A_MINE_2")] == 4


@pytest.mark.parametrize(
    ("components", "sentence"),
    [
        (
            changed(cards=card("A_MINE_1", copies=3)),
            "36 cards of the kind building by their copies instead of 35",
        ),
        (changed(cards=card("A_MINE_1", era="D")), "cards.A_MINE_1.era: 'D' is not one of A, B, C"),
        (changed(cards=card("A_MINE_1", price=-1)), "cards.A_MINE_1.price: -1 is not a whole number"),
        (changed(cards=card("A_MINE_1", price="two")), "cards.A_MINE_1.price: 'two' is not a whole number"),
        (
            changed(cards=card("A_MINE_1", symbols=["tree"])),
            "cards.A_MINE_1.symbols[1]: 'tree' is not one of",
        ),
        (
            changed(cards=card("A_MINER", token={"use": "eat", "count": "1"})),
            "cards.A_MINER.token.use: 'eat' is not one of",
        ),
        (
            changed(cards=card("T_CRANE", copies=2)),
            "cards.T_CRANE.copies: a technique must exist once, not 2 times",
        ),
        (changed(cards=card("T_CRANE", effects=[])), "cards.T_CRANE.effects: a technique has a power first"),
        (changed(market={"gaps": ["1-2"]}), "market.gaps: expected a list of 12 entries"),
        (changed(market={"rows": 4}), "market.rows: 4 is not a whole number from 3 to 3"),
        (changed(rounds={"eras": ["A", "A", "A", "A", "B", "C"]}), "era A has too few cards for 4 rounds"),
        (changed(tokens={"by_value": {"1": 8, "2": 8, "3": 9}}), "there must be 24 tokens"),
        (changed(setup={"workers_active": 4}), "must make all workers of a seat"),
        (changed(setup={"residence_index": 9}), "the residence marker must start on the track"),
        (changed(bonuses={"thresholds": [20, 8]}), "two bonus marks"),
        (changed(seats={"max": 9}), "seats.max: 9 is not a whole number from 2 to 5"),
        (
            changed(rulings={"capitalization_without_card": "maybe"}),
            "rulings.capitalization_without_card: 'maybe' is neither true nor false",
        ),
        (changed(costs={"surcharge_per_other_worker": -1}), "costs.surcharge_per_other_worker: -1 is not"),
        (changed(setup={"money": "8"}), "setup.money: '8' is not a whole number from 0 to 60"),
        (changed(setup={"money": 10**9}), "setup.money: 1000000000 is not a whole number"),
        (changed(counts={"events": 8}), "there are 7 events instead of 8"),
        (Components({}), "cards: this entry is missing"),
    ],
)
def test_bad_components_are_told_in_sentences(components: Components, sentence: str) -> None:
    with pytest.raises(magnate.BadComponents, match="Spyrium") as error:
        GAME.with_components(components)
    assert sentence in str(error.value)


def test_all_problems_are_told_at_once() -> None:
    both = changed(market={"rows": 4}, seats={"max": 9}, cards=card("A_MINE_1", copies=99))
    with pytest.raises(magnate.BadComponents) as error:
        GAME.with_components(both)
    for part in ("market.rows", "seats.max", "cards.A_MINE_1.copies"):
        assert part in str(error.value)


def test_everything_on_the_board_is_explained_in_both_languages() -> None:
    catalogue = GAME.catalogue()
    texts = texts_of(GAME.package)
    ids = [*GAME.components["cards"], *GAME.components["events"]]
    assert set(ids) <= set(catalogue)
    for id, about in catalogue.items():
        assert about.clauses, id
        for lang in LANGUAGES:
            said = texts.say(about.message, lang)
            assert "{" not in said, said
            assert not said.startswith("help-"), said
    for id in GAME.components["cards"]:
        assert all(texts.has(f"card-{id}", lang) for lang in LANGUAGES)
    assert catalogue["A_APPRENTICE"].reconstructed == ["copies", "era"]
    assert "price" in catalogue["A_MINE_1"].reconstructed


def test_explanations_follow_corrected_figures() -> None:
    game = GAME.with_components(changed(cards=card("A_TOWNHOUSE", vp=8)))
    assert "8 VP" in game.text(game.catalogue()["A_TOWNHOUSE"].message)
