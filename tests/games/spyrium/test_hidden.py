"""What nobody knows, and what everybody does (section 19)."""

from __future__ import annotations

from collections import Counter

import pytest

from magnate.core.rng import seeded
from magnate.games.spyrium import GAME
from magnate.games.spyrium.game import SpyriumState
from magnate.testing import clause


def midgame(seats: int, seed: int, steps: int) -> SpyriumState:
    """A random game after so many choices."""
    state = GAME.new(seats, seed)
    assert isinstance(state, SpyriumState)
    rng = seeded(f"mid{seed}")
    for _ in range(steps):
        offered = state.offered()
        state.advance(offered[rng.below(len(offered))])
    return state


def redealt(state: SpyriumState, seed: int) -> SpyriumState:
    """What a seat could believe."""
    twin = state.clone()
    twin.redeal(0, seeded(f"redeal{seed}"))
    return twin


@clause("SPY-INFO-1")
def test_a_redeal_shuffles_the_undealt_cards_and_only_them() -> None:
    state = midgame(3, 1, 60)
    twins = [redealt(state, seed) for seed in range(30)]
    for era in range(3):
        dealt = state.dealt[era]
        assert all(twin.decks[era][:dealt] == state.decks[era][:dealt] for twin in twins)
        assert all(sorted(twin.decks[era]) == sorted(state.decks[era]) for twin in twins)
    never = {tuple(sorted(twin.decks[1][18:])) for twin in twins}
    assert len(never) > 10, "which cards of era B stay undealt differs from guess to guess"


@clause("SPY-INFO-1")
def test_every_undealt_card_is_equally_likely_to_come_next() -> None:
    state = midgame(2, 5, 10)
    state.decks[2] = list(range(9))
    firsts = Counter(redealt(state, seed).decks[2][0] for seed in range(1800))
    assert sorted(firsts) == list(range(9))
    assert sum((count - 200) ** 2 / 200 for count in firsts.values()) < 26.1  # 0.1 %, 8 degrees of freedom


@clause("SPY-INFO-2")
def test_a_redeal_shuffles_the_events_beneath_the_exposed_one() -> None:
    state = midgame(3, 1, 5)
    twins = [redealt(state, seed) for seed in range(30)]
    assert all(twin.events[:2] == state.events[:2] for twin in twins)
    assert len({tuple(twin.events) for twin in twins}) > 20
    beneath = state.view(0)["board"]["events_beneath"]
    assert beneath == sorted(beneath)


@clause("SPY-INFO-3")
def test_a_redeal_shuffles_the_token_pool_whose_content_is_known() -> None:
    state = midgame(4, 2, 5)
    twins = [redealt(state, seed) for seed in range(30)]
    assert all(sorted(twin.pool) == sorted(state.pool) for twin in twins)
    assert len({tuple(twin.pool) for twin in twins}) > 20
    pool = state.view(0)["board"]["tokens"]["pool"]
    assert pool == [state.pool.count(value) for value in (1, 2, 3)]


@clause("SPY-INFO-4")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_seats_and_spectators_see_the_same_table(seats: int) -> None:
    for steps in (0, 30, 80):
        state = midgame(seats, 8, steps)
        views = [state.view(seat) for seat in range(seats)] + [state.view(None)]
        for view in views:
            view.pop("you")
            view.pop("choices")
            view.pop("obvious")
        assert all(view == views[0] for view in views)


@clause("SPY-INFO-4")
def test_a_view_holds_what_lies_open() -> None:
    state = midgame(3, 4, 70)
    board = state.view(None)["board"]
    for seat, me in enumerate(state.players):
        shown = board["players"][seat]
        assert (shown["money"], shown["spyrium"], shown["vp"]) == (me.money, me.spyrium, me.vp)
        assert [b["card"]["id"] for b in shown["district"]] == [state.t.card_ids[c] for c in me.district]
        assert [t["id"] for t in shown["techniques"]] == state.dump()["players"][seat]["techniques"]
        assert sum(shown["workers"][p] for p in ("active", "market", "buildings", "inactive", "reserve")) == 7
    assert board["event"]["id"] == state.t.event_ids[state.event()]
    assert board["tokens"]["discard"] == state.discard
    dealt = sum(state.dealt)
    on_table = sum(card >= 0 for card in state.slots)
    owned = sum(len(me.district) + me.techniques.bit_count() for me in state.players)
    assert sum(board["gone"].values()) == dealt - on_table - owned


@clause("SPY-INFO-5")
def test_between_round_starts_nothing_is_left_to_chance() -> None:
    state = GAME.new(3, 6)
    assert isinstance(state, SpyriumState)
    other = redealt(state, 1)
    rng = seeded("same moves")
    while state.round == 1:
        offered = state.offered()
        assert other.offered() == offered
        choice = offered[rng.below(len(offered))]
        state.advance(choice)
        other.advance(choice)
        if state.round == 1:
            assert state.view(0) == other.view(0)
    assert state.slots != other.slots, "the next round start does differ"
