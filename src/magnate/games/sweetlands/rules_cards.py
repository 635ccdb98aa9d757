"""Cards: the deck, the hand, the cards in front, and the columns of the heir board."""

from __future__ import annotations

from magnate.core.message import Moved
from magnate.games.sweetlands.rules_codes import (
    AUTO,
    BADGE,
    CARD_PASS,
    COLUMN,
    COLUMN_SIZE,
    COLUMNS,
    JOKER,
    NO_INDUSTRY,
    PLAYED,
)
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
    drawn = 0
    hand = s.hands[seat]
    for _ in range(number):
        if not s.deck:
            if not s.discard:
                break
            reshuffle(s)
        hand.append(s.deck.pop())
        drawn += 1
    if drawn:
        s.reveals += 1
        if s.journal is not None:
            moved = [Moved("card", "deck", f"hand:{seat}") for _ in range(drawn)]
            s.note("log-draw", {"n": drawn}, "SWL-HAND-1", moved, seat=seat)
            for card in hand[len(hand) - drawn :]:
                name = f"@card-{s.t.card_ids[card]}"
                s.note("log-drawn", {"card": name}, "SWL-HAND-1", only=seat, seat=seat)


def reshuffle(s: Position) -> None:
    """The discard pile becomes the new deck; everybody has read it (SWL-HAND-6)."""
    s.deck = s.discard
    s.discard = []
    s.buried = 0
    for viewer in range(s.seats + 1):
        s.learn(viewer, s.deck)
    s.rng.shuffle(s.deck)
    if s.journal is not None:
        s.note("log-reshuffle", {"n": len(s.deck)}, "SWL-HAND-6", seat=-1)


def shuffle_deck(s: Position) -> None:
    """Shuffle the deck after a search; who had put cards under it no longer knows where (SWL-HID-7)."""
    buried = min(s.buried, len(s.deck))
    if buried:
        s.learn(s.buried_by, s.deck[:buried])
        s.buried = 0
    s.rng.shuffle(s.deck)
    s.reveals += 1


def leave_hand(s: Position, seat: int, card: int) -> None:
    """A card leaves the hand; what the others know of the rest of the hand stays with it (SWL-HID-1)."""
    hand = s.hands[seat]
    place = hand.index(card)
    del hand[place]
    tags = s.tags[seat]
    if place < len(tags):
        s.tags[seat] = tags[:place] + tags[place + 1 :]


def discard(s: Position, seat: int, card: int) -> None:
    """Put a card of the hand face up on the discard pile (SWL-HAND-2)."""
    leave_hand(s, seat, card)
    s.discard.append(card)
    if s.journal is not None:
        id = s.t.card_ids[card]
        moved = [Moved(f"card-{id}", f"hand:{seat}", "discard")]
        s.note("log-discard", {"card": f"@card-{id}"}, "SWL-HAND-2", moved, seat=seat)


# --- cards in front and columns -------------------------------------------------------------------------


def lay_in_front(s: Position, seat: int, card: int) -> None:
    """A card of the hand comes to lie in front; its badges count from now on (SWL-CARD-4, SWL-CARD-10)."""
    leave_hand(s, seat, card)
    s.fronts[seat] = [*s.fronts[seat], card]
    v = s.sheets[seat]
    v[PLAYED] += 1
    for badge in s.t.card_badges[card]:
        v[BADGE + badge] += 1


def columns_for(s: Position, seat: int, card: int) -> list[int]:
    """The columns a card can be automated into (SWL-AUTO-2 to SWL-AUTO-5, SWL-CARD-9)."""
    t = s.t
    if t.card_kind[card] == CARD_PASS:
        return []
    industry = t.card_industry[card]
    if industry == NO_INDUSTRY:
        return []
    if industry == JOKER:
        return [column for column in range(3) if s.column_room(seat, column) > 0]
    return [industry] if s.column_room(seat, industry) > 0 else []


def has_room(s: Position, seat: int) -> bool:
    """Whether any column has room for a card (SWL-AUTO-5)."""
    for column in range(3):
        if s.column_room(seat, column) > 0:
            return True
    return False


def automate(s: Position, seat: int, card: int, column: int) -> None:
    """A card in front goes to the bottom of a column for good (SWL-AUTO-2, SWL-AUTO-6, SWL-AUTO-7)."""
    front = s.fronts[seat].copy()
    front.remove(card)
    s.fronts[seat] = front
    v = s.sheets[seat]
    place = v[COLUMN_SIZE + column]
    v[COLUMN + 3 * column + place] = card
    v[COLUMN_SIZE + column] = place + 1
    v[AUTO] += 1
    if s.journal is not None:
        id = s.t.card_ids[card]
        args = {"card": f"@card-{id}", "column": f"@column-{COLUMNS[column]}"}
        moved = [Moved(f"card-{id}", f"front:{seat}", f"column:{seat}:{COLUMNS[column]}")]
        s.note("log-automate", args, "SWL-AUTO-2", moved, seat=seat)


def automates_later(s: Position, seat: int, card: int, column: int, number: int) -> bool:
    """Whether `number` more cards could be automated once this one lies in a column (SWL-CHR-CARMEN-1)."""
    if number == 0:
        return True
    v = s.sheets[seat]
    hand = s.hands[seat]
    place = hand.index(card)
    del hand[place]
    v[COLUMN_SIZE + column] += 1
    possible = s.can_automate(seat, number)
    v[COLUMN_SIZE + column] -= 1
    hand.insert(place, card)
    return possible
