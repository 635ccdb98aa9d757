"""Section 32 in depth: a redeal changes exactly what a seat cannot know, every deal equally likely."""

from __future__ import annotations

from collections import Counter
from typing import cast

from magnate.core.rng import seeded
from magnate.games.sweetlands.game import SweetLandsState
from magnate.testing import clause
from magnate.testing.case import do, offered

from .positions import AMBER, BLUE, CORAL, GAME, T, deck_of, hold, resolve, table, use

DEALS = 400


def deals(state: SweetLandsState, seat: int, number: int = DEALS) -> list[SweetLandsState]:
    rng = seeded(f"knowledge:{seat}")
    found = []
    for _ in range(number):
        guess = cast(SweetLandsState, state.clone())
        guess.redeal(seat, rng)
        assert guess.audit() == []
        found.append(guess)
    return found


def drafting(seats: int) -> SweetLandsState:
    """The first pick of a draft."""
    state = cast(SweetLandsState, GAME.new(seats, 11, {"draft": True}))
    rng = seeded(1)
    while GAME.decode(state.choices()[0])["do"] != "draft":
        offer = state.choices()
        state.choose(offer[rng.below(len(offer))])
    return state


def pick(state: SweetLandsState) -> int:
    """The actor takes the first card of its packet."""
    card = state.packets[state.actor][0]
    do(state, {"do": "draft", "card": T.card_ids[card]})
    return card


@clause("SWL-HID-1", "SWL-HID-2")
def test_a_seat_knows_its_hand_and_nothing_of_other_hands_and_the_deck() -> None:
    state = table()
    mine = list(state.hands[AMBER])
    first = Counter(guess.hands[BLUE][0] for guess in deals(state, AMBER))
    for guess in deals(state, AMBER, 20):
        assert guess.hands[AMBER] == mine
        assert len(guess.hands[BLUE]) == len(state.hands[BLUE])
    assert len(first) > 120, "nearly every other card turns up in Blue's hand"
    assert not set(mine) & set(first)


@clause("SWL-HID-4", "SWL-VAR-3")
def test_a_seat_that_held_a_packet_knows_where_its_cards_can_be() -> None:
    state = drafting(3)
    seat = state.actor
    held = set(state.packets[seat])
    taken = pick(state)
    while state.actor != seat:
        pick(state)
    left = (seat + 1) % 3
    passed_on = held - {taken}
    assert set(state.packets[left]) == passed_on
    for _ in range(3):
        pick(state)
    # The left neighbour has taken one of the five, the other four have gone one seat further.
    far = (left + 1) % 3
    seen = Counter()
    for guess in deals(state, seat):
        at_left = passed_on & set(guess.hands[left])
        assert len(at_left) == 1
        assert passed_on - at_left == set(guess.packets[far])
        seen.update(at_left)
    assert set(seen) == passed_on
    assert min(seen.values()) > DEALS / 5 * 0.6, "each of the five equally likely"


@clause("SWL-HID-4")
def test_the_packet_in_the_own_hand_is_known_and_those_of_others_are_not() -> None:
    state = drafting(3)
    seat = state.actor
    other = (seat + 1) % 3
    packets = {tuple(guess.packets[other]) for guess in deals(state, seat, 40)}
    assert len(packets) > 30
    assert all(guess.packets[seat] == state.packets[seat] for guess in deals(state, seat, 10))


def searched() -> SweetLandsState:
    """Blue has searched the deck for two macaron cards; Amber is to move."""
    state = hold(table(), BLUE, "C146", "C002", "C003")
    use(state, "gold6")
    do(state, "end", {"do": "play", "card": "C146"})
    do(state, offered(state, "find")[0])
    do(state, offered(state, "find")[0])
    do(state, "end")
    assert state.actor == AMBER
    return state


@clause("SWL-HID-7", "SWL-CARD-13")
def test_others_know_only_that_the_cards_found_fit() -> None:
    state = searched()
    macaron = T.filters[T.filter_of({"badge": "macaron"})]
    found = Counter()
    for guess in deals(state, AMBER):
        assert all(macaron[card] for card in guess.hands[BLUE][-2:])
        found.update(guess.hands[BLUE][-2:])
    hidden = set(state.deck) | set(state.hands[BLUE])
    assert set(found) == {card for card in hidden if macaron[card]}, "any of them"
    expected = 2 * DEALS / len(found)
    assert max(found.values()) < 2.2 * expected


@clause("SWL-HID-7")
def test_who_searched_the_deck_knows_what_is_in_it_but_not_the_order() -> None:
    state = searched()
    tops = Counter()
    for guess in deals(state, BLUE, 100):
        assert sorted(guess.deck) == sorted(state.deck)
        assert sorted(guess.hands[AMBER]) == sorted(state.hands[AMBER])
        tops[guess.deck[-1]] += 1
    assert len(tops) > 50


@clause("SWL-HAND-6", "SWL-HID-3")
def test_everybody_knows_the_cards_of_a_reshuffled_discard_pile() -> None:
    state = deck_of(hold(table(), AMBER, "C029", "C030"), "C001")
    state.discard = state.discard[:9]
    state.hands[BLUE] += [
        card
        for card in range(T.cards)
        if card not in state.discard + state.deck + state.hands[AMBER] + state.hands[BLUE]
    ]
    pile = set(state.discard)
    resolve(state, [{"do": "draw", "n": 2}])
    assert len(state.deck) == 8
    for viewer in (AMBER, BLUE, -1):
        for guess in deals(state, viewer, 20):
            assert set(guess.deck) <= pile
    for guess in deals(state, BLUE, 60):
        assert guess.hands[BLUE] == state.hands[BLUE]
        assert len(set(guess.hands[AMBER]) & pile) == 1, "Amber drew one of them"


@clause("SWL-CHR-CARMEN-2")
def test_carmen_alone_knows_the_cards_she_put_under_the_deck() -> None:
    state = table(who="carmen")
    state.buried = 3
    state.buried_by = AMBER
    under = state.deck[:3]
    assert all(guess.deck[:3] == under for guess in deals(state, AMBER, 20))
    assert any(guess.deck[:3] != under for guess in deals(state, BLUE, 20))


@clause("SWL-HID-9")
def test_what_others_have_learnt_moves_along_with_the_cards() -> None:
    state = searched()
    for guess in deals(state, AMBER, 20):
        known = guess.known[BLUE]
        classes = {known[card] for card in guess.deck}
        assert len(classes) == 1, "in the guess too Blue has seen the whole deck"


@clause("SWL-SOLO-2", "SWL-HID-9")
def test_the_order_of_mios_decks_is_hidden() -> None:
    state = cast(SweetLandsState, GAME.new(1, 3))
    orders = {tuple(guess.mio_a) for guess in deals(state, AMBER, 30)}
    assert len(orders) > 20
    assert CORAL not in state.order
