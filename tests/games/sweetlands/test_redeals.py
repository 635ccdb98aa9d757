"""What the log gives away of hidden cards holds in every redeal (section 32)."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from magnate.core.components import Components
from magnate.core.contract import Game
from magnate.core.rng import Rng, seeded
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import state as positions
from magnate.games.sweetlands.game import SweetLandsState
from magnate.games.sweetlands.rules_cards import reshuffle, shuffle_deck
from magnate.games.sweetlands.state import Position
from magnate.testing import clause
from magnate.testing.case import do
from magnate.testing.conformance import Case, check_deductions, check_places
from magnate.testing.knowing import check_rare

from .positions import AMBER, BLUE, GAME, T, Table, deck_of, hold, played, table, use

MACARON = T.filters[T.filter_of({"badge": "macaron"})]
PASSES = [card for card in range(T.cards) if T.card_kind[card] == 1]


def deals(state: SweetLandsState, seat: int, number: int = 60) -> list[SweetLandsState]:
    """What a seat may hold for the position."""
    rng = seeded(f"redeals:{seat}")
    found = []
    for _ in range(number):
        guess = state.clone()
        assert isinstance(guess, SweetLandsState)
        guess.redeal(seat, rng)
        assert guess.audit() == []
        found.append(guess)
    return found


def found_one() -> SweetLandsState:
    """Blue has searched for two macaron cards and found one; Amber holds a macaron card that Blue does not know."""
    state = hold(table(), BLUE, "C146", "C002", "C003")
    use(state, "gold6")
    plain = [T.card_ids[card] for card in range(T.cards) if not MACARON[card]]
    macaron = [T.card_ids[card] for card in range(T.cards) if MACARON[card] and T.card_ids[card] != "C146"]
    deck_of(hold(state, AMBER, macaron[0], plain[-1]), *plain[40:60], macaron[1])
    do(state, "end", {"do": "play", "card": "C146"})
    assert state.actor == BLUE
    return state


@clause("SWL-HID-7", "SWL-CARD-13")
def test_a_search_that_found_one_card_of_two_has_left_none() -> None:
    state = found_one()
    assert state.hands[BLUE][-1] not in state.deck
    assert sum(MACARON[card] for card in state.deck) == 0
    for viewer in (AMBER, -1):
        for guess in deals(state, viewer):
            assert sum(MACARON[card] for card in guess.deck) == 0
            assert MACARON[guess.hands[BLUE][-1]]


@clause("SWL-HID-7")
def test_what_a_search_told_comes_back_from_a_dump_and_ends_with_the_deck() -> None:
    state = found_one()
    assert len(state.facts) == 1
    twin = GAME.restore(state.dump())
    assert isinstance(twin, SweetLandsState)
    assert twin.facts == state.facts
    assert twin.hash() == state.hash()
    state.discard, state.deck = [*state.deck, *state.discard], []
    reshuffle(state)
    known = set(state.deck)
    assert all(not known & set(fact[6:]) for fact in state.facts)


def redrawn(kept: str = "") -> SweetLandsState:
    """Carmen's first eight cards are under the deck: six pass cards, two of one column. She may hold one already."""
    t = played(who=("carmen", "eline"), start=BLUE, spots=("S1", "S7"), income=True)
    held = [T.card_ids.index(kept)] if kept else []
    bad = [*PASSES[:6], *(T.card_ids.index(id) for id in ("C001", "C004"))]
    good = [T.card_ids.index("C002")]
    rest = [card for card in t.s.deck if card not in bad + good + held]
    t.s.hands[AMBER][:] = held
    t.s.deck[:] = [*rest[:-6], *good, *bad, *rest[-6:]]
    t.do("stop")
    assert set(t.s.deck[:8]) == set(bad)
    return t.s


@clause("SWL-CHR-CARMEN-2")
def test_no_two_of_the_cards_carmen_put_back_fit_together() -> None:
    state = redrawn()
    seen: set[int] = set()
    for viewer in (BLUE, -1):
        for guess in deals(state, viewer, 30):
            assert guess.automatable(guess.deck[:8], [1, 1, 1]) <= 1
            seen |= set(guess.deck[:8])
    assert len(seen) > 40, "they are guessed, not copied"


@clause("SWL-CHR-CARMEN-2")
def test_what_a_redraw_tells_counts_the_card_that_carmen_kept() -> None:
    state = redrawn("C008")
    assert T.card_ids[state.hands[AMBER][0]] == "C008"
    assert T.card_industry[state.hands[AMBER][0]] == T.card_industry[T.card_ids.index("C001")]
    seen: set[int] = set()
    for viewer in (BLUE, -1):
        for guess in deals(state, viewer):
            assert guess.automatable([guess.hands[AMBER][0], *guess.deck[:8]], [1, 1, 1]) <= 1
            seen.add(guess.hands[AMBER][0])
    assert len(seen) > 40, "the card kept is guessed too"


@clause("SWL-CHR-CARMEN-2", "SWL-HID-7")
def test_what_was_told_stays_with_the_cards_when_the_deck_is_shuffled() -> None:
    state = redrawn()
    shuffle_deck(state)
    for guess in deals(state, BLUE, 20):
        (fact,) = guess.facts
        assert set(fact[6:]) <= set(guess.deck)
        assert guess.automatable(fact[6:], [1, 1, 1]) <= 1
    mine = set(state.facts[0][6:])
    assert all(mine <= set(guess.deck) for guess in deals(state, AMBER, 10)), "Carmen knows them"


def first_cards(*ids: str) -> Table:
    """Carmen draws these cards and pass cards, eight in all, and puts the first of them into its column."""
    t = played(who=("carmen", "eline"), start=BLUE, spots=("S1", "S7"), income=True)
    hand = [*PASSES[: 8 - len(ids)], *(T.card_ids.index(id) for id in ids)]
    rest = [card for card in t.s.deck if card not in hand]
    t.s.deck[:] = [*rest[:-6], *hand, *rest[-6:]]
    t.do("stop")
    assert t.s.actor == AMBER
    assert set(t.values("from_hand")) == set(ids)
    t.do("from_hand", card=ids[0])
    return t


@clause("SWL-CHR-CARMEN-1")
def test_carmen_is_not_asked_for_a_second_card_when_only_one_will_do() -> None:
    t = first_cards("C001", "C004", "C002")
    assert not t.values("from_hand"), "C002 was the only other card that fits a column with room"
    assert t.amber.auto == 2
    assert "C002" not in t.amber.hand


@clause("SWL-CHR-CARMEN-1", "SWL-HID-9")
def test_who_is_asked_for_a_second_card_has_more_than_one() -> None:
    t = first_cards("C001", "C004", "C002", "C003")
    assert len(t.values("from_hand")) > 1
    for viewer in (BLUE, -1):
        for guess in deals(t.s, viewer, 120):
            assert len(guess.offer()) > 1


@clause("SWL-CHR-CARMEN-1", "SWL-HID-9")
def test_that_carmen_was_asked_for_a_second_card_is_remembered() -> None:
    t = first_cards("C001", "C004", "C002", "C003")
    t.do("from_hand", card="C002")
    for viewer in (BLUE, -1):
        for guess in deals(t.s, viewer, 120):
            assert guess.automatable(guess.hands[AMBER], [0, 1, 1]) > 0


@clause("SWL-CHR-CARMEN-1", "SWL-HID-9")
def test_that_carmen_was_not_asked_for_a_second_card_is_remembered() -> None:
    t = first_cards("C001", "C004", "C002")
    seen: set[int] = set()
    for viewer in (BLUE, -1):
        for guess in deals(t.s, viewer):
            assert guess.automatable(guess.hands[AMBER], [0, 1, 1]) == 0
            seen |= set(guess.hands[AMBER])
    assert len(seen) > 20, "they are guessed, not copied"
    twin = GAME.restore(t.s.dump())
    assert isinstance(twin, SweetLandsState)
    assert twin.facts == t.s.facts


def scarce() -> Game:
    """Everybody looks for brownies, of which there are few; few cards can be automated, half of them anywhere."""
    data = copy.deepcopy(GAME.components.data)
    search = {"do": "search", "filter": {"badge": "brownie"}, "n": 2, "play": 0}
    for i, card in enumerate(data["citizens"].values()):
        card["badges"] = ["brownie"] if i % 33 == 0 else ["tart"]
        card["cost"] = {}
        if i % 5:
            card.pop("industry", None)
            card.pop("automation", None)
        elif i % 2 and "industry" in card:
            card["industry"] = "joker"
        if card["kind"] == "immediate" and i % 2 == 0:
            card["immediate"] = [dict(search)]
    return GAME.with_components(Components(data))


@clause("SWL-HID-7", "SWL-CHR-CARMEN-2")
def test_games_made_of_searches_and_redraws_keep_what_was_told() -> None:
    case = Case(scarce(), 3, {}, 4)
    check_deductions(case)
    check_places(case)


TELLING = ("log-search", "log-found", "log-redraw", "from_hand", "automate")
"""What brings hidden knowledge: searches, cards found, hands drawn again, and Carmen's first automation."""

FIRST = 160


def check_telling(games: int, seed: int = 1) -> None:
    check_rare(Case(scarce(), 3, {}, seed), games, TELLING, FIRST)


@pytest.mark.slow
@clause("SWL-HID-7", "SWL-CHR-CARMEN-2")
def test_what_searches_and_redraws_tell_is_neither_forgotten_nor_known_too_well() -> None:
    check_telling(3)


def unshuffled(self: Position, cards: list[int], rng: Rng) -> None:
    """Carmen's buried cards keep their places when a search has shuffled the deck."""


def without_facts(searched: bool) -> Callable[[Position, int, list[int], list[int]], None]:
    """What a search has told of the deck, or a redraw of the cards put back, is not kept."""
    kept = Position.learn_fact

    def learn_fact(self: Position, by: int, numbers: list[int], cards: list[int]) -> None:
        if (numbers[0] >= 0) != searched:
            kept(self, by, numbers, cards)

    return learn_fact


def gullible(kind: int) -> Callable[[Position, int], bool]:
    """One kind of open question is not asked about."""
    kept = Position.plausible

    def plausible(self: Position, viewer: int) -> bool:
        return self.top() == kind or kept(self, viewer)

    return plausible


@pytest.mark.slow
@pytest.mark.plain
@pytest.mark.skipif(
    not positions.__file__.endswith(".py"), reason="rules can be changed only where they are not compiled"
)
@pytest.mark.parametrize(
    ("name", "other", "seed"),
    [
        pytest.param("shuffle_deck", unshuffled, 1, id="buried cards keep their places"),
        pytest.param("learn_fact", without_facts(True), 1, id="a search that found too little is forgotten"),
        pytest.param("learn_fact", without_facts(False), 1, id="a redraw is forgotten"),
        pytest.param("plausible", gullible(c.F_AUTOMATE), 1, id="an open choice of cards tells nothing"),
        pytest.param("plausible", gullible(c.F_COLUMN), 1, id="a joker's column tells nothing"),
        pytest.param("plausible", gullible(c.F_COLUMN), 2, id="nor on another seed"),
        pytest.param("plausible", gullible(c.F_COLUMN), 3, id="nor on a third"),
    ],
)
def test_old_faults_are_found(
    monkeypatch: pytest.MonkeyPatch, name: str, other: Callable[..., object], seed: int
) -> None:
    monkeypatch.setattr(Position, name, other)
    with pytest.raises(
        AssertionError, match=r"a redeal would have told|redeals agree with the true position"
    ):
        check_telling(3, seed)
