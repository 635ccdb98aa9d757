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
        (changed(cards=card("A_MINE_1", copies=3)), "36 cards of the kind building instead of 35"),
        (changed(cards=card("A_MINE_1", era="D")), "card A_MINE_1 has the kind building and the era D"),
        (changed(cards=card("A_MINE_1", price=-1)), "price of card A_MINE_1 is -1"),
        (changed(cards=card("A_MINE_1", price="two")), "price of card A_MINE_1 is two"),
        (changed(cards=card("A_MINE_1", symbols=["tree"])), "card A_MINE_1 has the unknown symbol tree"),
        (changed(cards=card("A_MINER", token={"use": "eat", "count": "1"})), "unknown token use eat"),
        (changed(cards=card("T_CRANE", copies=2)), "technique T_CRANE must exist once, not 2 times"),
        (changed(cards=card("T_CRANE", effects=[])), "the techniques have the powers"),
        (changed(market={"gaps": ["1-2"]}), "the market must be three by three"),
        (changed(market={"rows": 4}), "the market must be three by three"),
        (changed(rounds={"eras": ["A", "A", "A", "A", "B", "C"]}), "era A has too few cards for 4 rounds"),
        (changed(tokens={"by_value": {"1": 8, "2": 8, "3": 9}}), "there must be 24 tokens"),
        (changed(setup={"workers_active": 4}), "must make all workers of a seat"),
        (changed(setup={"residence_index": 9}), "the residence marker must start on the track"),
        (changed(bonuses={"thresholds": [20, 8]}), "two bonus marks"),
        (changed(seats={"max": 9}), "seats must lie between 2 and 5"),
        (changed(rulings={"capitalization_without_card": "maybe"}), "true or false"),
        (changed(counts={"events": 8}), "there are 7 events instead of 8"),
        (Components({}), "The components have no entry 'cards'."),
    ],
)
def test_bad_components_are_told_in_sentences(components: Components, sentence: str) -> None:
    with pytest.raises(magnate.BadComponents, match=r"Spyrium|no entry") as error:
        GAME.with_components(components)
    assert sentence in str(error.value)


def test_all_problems_are_told_at_once() -> None:
    both = changed(market={"rows": 4}, seats={"max": 9}, cards=card("A_MINE_1", copies=3))
    with pytest.raises(magnate.BadComponents) as error:
        GAME.with_components(both)
    for part in ("three by three", "between 2 and 5", "36 cards"):
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
