"""Cards: the deck, the hand, the cards in front, and the columns of the heir board."""

from __future__ import annotations

from magnate.core.rows import add, put_row
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.state import Position

# --- deck and hand ------------------------------------------------------------------------------------


def must_keep(s: Position) -> int:
    """How many cards a hand must still hold: one until the last round (SWL-HAND-3, SWL-HAND-5)."""
    return s.t.hand_keep if s.round < s.t.rounds else 0


def spare_cards(s: Position, seat: int) -> int:
    """How many cards a seat may part with (SWL-HAND-3, SWL-HAND-4)."""
    return len(s.hands[seat]) - must_keep(s)


def can_draw(s: Position) -> bool:
    """Whether a card can be drawn at all (SWL-HAND-6)."""
    return len(s.deck) > 0 or len(s.discard) > 0


def draw(s: Position, seat: int, number: int) -> None:
    """Draw cards one by one from the top of the deck (SWL-HAND-1, SWL-Q-13)."""
    drawn: list[int] = []
    for _ in range(number):
        if not s.deck:
            if not s.discard:
                break
            reshuffle(s)
        drawn.append(s.own_deck().pop())
    if drawn:
        s.hands = put_row(s.hands, seat, s.hands[seat] + drawn)
        s.reveals += 1
        if s.journal is not None:
            journal.drawn(s, seat, drawn)


def reshuffle(s: Position) -> None:
    """The discard pile becomes the new deck; everybody has read it (SWL-HAND-6)."""
    s.deck = s.discard.copy()
    s.discard = []
    s.buried = 0
    if s.facts:
        s.facts = [fact for fact in (settled(s, row, s.deck) for row in s.facts) if len(fact) > c.FACT_CARDS]
    for viewer in range(s.seats + 1):
        s.learn(viewer, s.deck)
    s.rng.shuffle(s.deck)
    if s.journal is not None:
        s.note("log-reshuffle", {"n": len(s.deck)}, "SWL-HAND-6", seat=-1)


def settled(s: Position, fact: list[int], seen: list[int]) -> list[int]:
    """What a fact still says of the cards that were not seen since (SWL-HID-3)."""
    result = fact[: c.FACT_CARDS]
    for card in fact[c.FACT_CARDS :]:
        if card not in seen:
            result.append(card)
        elif fact[c.FACT_FILTER] >= 0:
            result[c.FACT_NUMBER] -= s.t.filters[fact[c.FACT_FILTER]][card]
        elif s.automatable([card], result[c.FACT_ROOM : c.FACT_CARDS]):
            if fact[c.FACT_FILTER] == c.OTHERS:
                return []
            result[c.FACT_NUMBER] -= 1
            if s.t.card_industry[card] != c.JOKER:
                result[c.FACT_ROOM + s.t.card_industry[card]] -= 1
    return result


def shuffle_deck(s: Position) -> None:
    """Shuffle the deck after a search; who had put cards under it no longer knows where (SWL-HID-7)."""
    buried = min(s.buried, len(s.deck))
    if buried:
        s.learn(s.buried_by, s.deck[:buried])
        s.buried = 0
    s.rng.shuffle(s.own_deck())
    s.reveals += 1


def leave_hand(s: Position, seat: int, card: int) -> None:
    """A card leaves the hand; what the others know of the rest of the hand stays with it (SWL-HID-1)."""
    hand = s.hands[seat].copy()
    place = hand.index(card)
    del hand[place]
    s.hands = put_row(s.hands, seat, hand)
    tags = s.tags[seat]
    if place < len(tags):
        s.tags = put_row(s.tags, seat, tags[:place] + tags[place + 1 :])


def discard(s: Position, seat: int, card: int) -> None:
    """Put a card of the hand face up on the discard pile (SWL-HAND-2)."""
    leave_hand(s, seat, card)
    s.own_discard().append(card)
    if s.journal is not None:
        journal.discarded(s, seat, card)


# --- cards in front and columns -------------------------------------------------------------------------


def lay_in_front(s: Position, seat: int, card: int) -> None:
    """A card of the hand comes to lie in front; its badges count from now on (SWL-CARD-4, SWL-CARD-10)."""
    leave_hand(s, seat, card)
    s.fronts = put_row(s.fronts, seat, [*s.fronts[seat], card])
    v = s.sheets[seat]
    add(v, c.PLAYED, 1)
    for badge in s.t.card_badges[card]:
        add(v, c.BADGE + badge, 1)


def columns_for(s: Position, seat: int, card: int) -> list[int]:
    """The columns a card can be automated into (SWL-AUTO-2 to SWL-AUTO-5, SWL-CARD-9)."""
    t = s.t
    if t.card_kind[card] == c.CARD_PASS:
        return []
    industry = t.card_industry[card]
    if industry == c.NO_INDUSTRY:
        return []
    if industry == c.JOKER:
        return [column for column in range(3) if s.column_room(seat, column) > 0]
    return [industry] if s.column_room(seat, industry) > 0 else []


def has_room(s: Position, seat: int) -> bool:
    """Whether any column has room for a card (SWL-AUTO-5)."""
    for column in range(3):
        if s.column_room(seat, column) > 0:
            return True
    return False


def automate(s: Position, seat: int, card: int, column: int, diamonds: int = 0) -> None:
    """A card in front goes to the bottom of a column for good, so many diamonds having been paid for it
    (SWL-AUTO-2, SWL-AUTO-6, SWL-AUTO-7)."""
    front = s.fronts[seat].copy()
    front.remove(card)
    s.fronts = put_row(s.fronts, seat, front)
    v = s.sheets[seat]
    place = v[c.COLUMN_SIZE + column]
    v[c.COLUMN + 3 * column + place] = card
    v[c.COLUMN_SIZE + column] = place + 1
    add(v, c.AUTO, 1)
    if s.journal is not None:
        journal.automated(s, seat, card, column, diamonds)


def automates_later(s: Position, seat: int, card: int, column: int, number: int) -> bool:
    """Whether `number` more cards could be automated once this one lies in a column (SWL-CHR-CARMEN-1)."""
    if number == 0:
        return True
    rest = [other for other in s.hands[seat] if other != card]
    return s.can_automate(seat, rest, number, column)
