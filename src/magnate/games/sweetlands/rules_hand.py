"""Cards of the hand and of the deck: discarding, automating, playing, searching."""

from __future__ import annotations

from magnate.games.sweetlands.rules_cards import (
    automate,
    automates_later,
    columns_for,
    discard,
    has_room,
    lay_in_front,
    shuffle_deck,
    spare_cards,
)
from magnate.games.sweetlands.rules_codes import COLUMN_SIZE, DIAMOND, E_PLAY
from magnate.games.sweetlands.rules_effects import batch, collect, fire
from magnate.games.sweetlands.state import F_AFTER_CARD, F_COLUMN, F_PRESENT, F_SEARCH, Position

# --- cards of the hand --------------------------------------------------------------------------------------------


def answer_discard(s: Position, seat: int, card: int) -> None:
    """Discard one of the cards asked for (SWL-HAND-2)."""
    discard(s, seat, card)
    p = s.frame()
    s.stack[p] -= 1
    if s.stack[p] == 0:
        s.drop()


def step_automate(s: Position, seat: int) -> bool:
    """Ask for a card to automate from the hand while one may leave it (SWL-AUTO-9, SWL-AUTO-10)."""
    p = s.frame()
    if s.stack[p] > 0 and (s.stack[p + 1] or (spare_cards(s, seat) > 0 and has_room(s, seat))):
        return True
    s.drop()
    return False


def offer_automate(s: Position, seat: int, out: list[int]) -> None:
    """Cards that fit a column; where it is compulsory, only so that the rest can follow (SWL-CHR-CARMEN-1)."""
    p = s.frame()
    after = s.stack[p] - 1 if s.stack[p + 1] else 0
    for card in s.hands[seat]:
        for column in columns_for(s, seat, card):
            if automates_later(s, seat, card, column, after):
                out.append(s.t.b_from_hand + card)
                break
    if not s.stack[p + 1]:
        out.append(s.t.b_stop)


def answer_automate(s: Position, seat: int, choice: int) -> None:
    """Automate a card of the hand without cost and without its immediate ability (SWL-AUTO-9, SWL-CHR-SENA-4)."""
    if choice == s.t.b_stop:
        s.drop()
        return
    p = s.frame()
    s.stack[p] -= 1
    after = s.stack[p] if s.stack[p + 1] else 0
    card = choice - s.t.b_from_hand
    columns = [c for c in columns_for(s, seat, card) if automates_later(s, seat, card, c, after)]
    lay_in_front(s, seat, card)
    if len(columns) == 1:
        automate(s, seat, card, columns[0])
    else:
        s.push(F_COLUMN, [card, after])


def offer_column(s: Position, seat: int, out: list[int]) -> None:
    """The columns a joker can go to (SWL-AUTO-3, SWL-CHR-CARMEN-2)."""
    p = s.frame()
    v = s.sheets[seat]
    after = s.stack[p + 1]
    for column in columns_for(s, seat, s.stack[p]):
        v[COLUMN_SIZE + column] += 1
        if after == 0 or s.can_automate(seat, after):
            out.append(s.t.b_automate + column)
        v[COLUMN_SIZE + column] -= 1


def answer_column(s: Position, seat: int, column: int) -> None:
    """Put a joker into its column (SWL-AUTO-3)."""
    card = s.stack[s.frame()]
    s.drop()
    automate(s, seat, card, column)


def step_after_card(s: Position, seat: int) -> bool:
    """After its ability the card just played may be automated (SWL-CARD-7, SWL-AUTO-1, SWL-AUTO-8)."""
    v = s.sheets[seat]
    card = s.stack[s.frame()]
    if v[DIAMOND] >= s.t.automate_diamonds and columns_for(s, seat, card):
        return True
    s.drop()
    return False


def answer_after_card(s: Position, seat: int, choice: int) -> None:
    """Automate the card for a diamond, or leave it in front (SWL-AUTO-1, SWL-CARD-7)."""
    card = s.stack[s.frame()]
    s.drop()
    if choice != s.t.b_stop:
        s.sheets[seat][DIAMOND] -= s.t.automate_diamonds
        automate(s, seat, card, choice - s.t.b_automate)


def play(s: Position, seat: int, card: int) -> None:
    """A card comes into play: events, its immediate ability, the chance to automate it.

    SWL-CARD-4, SWL-CARD-8, SWL-CHR-SENA-2.
    """
    t = s.t
    lay_in_front(s, seat, card)
    if s.journal is not None:
        s.note("log-play", {"card": f"@card-{t.card_ids[card]}"}, "SWL-CARD-1", seat=seat)
    s.push(F_AFTER_CARD, [card])
    later: list[int] = []
    fire(s, seat, E_PLAY, later)
    collect(s, seat, t.card_now[card], 1, later)
    batch(s, later)


# --- searching the deck ---------------------------------------------------------------------------------------------


def start_search(s: Position, seat: int, wanted: int, number: int, plays: int) -> None:
    """Look through the deck, which the seat now knows (SWL-CARD-13, SWL-HID-7, SWL-CHR-SAKURA-4)."""
    fits = s.t.filters[wanted]
    found = 0
    for card in s.deck:
        found += fits[card]
    s.learn(seat, s.deck)
    s.reveals += 1
    if s.journal is not None:
        s.note("log-search", {"n": min(number, found)}, "SWL-CARD-13", seat=seat)
    s.push(F_SEARCH, [wanted, min(number, found), plays, 0])


def step_search(s: Position, seat: int) -> bool:
    """Ask for each card; then shuffle, and play what may be played (SWL-CHR-SAKURA-3, SWL-CHR-SAKURA-4)."""
    p = s.frame()
    if s.stack[p + 1] > 0:
        return True
    plays = s.stack[p + 2]
    found = s.stack[p + 3]
    s.drop()
    shuffle_deck(s)
    if plays and found:
        s.push(F_PRESENT, [found, min(plays, found)])
    return False


def offer_search(s: Position, out: list[int]) -> None:
    """The cards of the deck that fit, in the order of their numbers (SWL-CARD-13)."""
    fits = s.t.filters[s.stack[s.frame()]]
    for card in sorted(s.deck):
        if fits[card]:
            out.append(s.t.b_find + card)


def answer_search(s: Position, seat: int, card: int) -> None:
    """Take a card out of the deck; the others know only that it fits (SWL-CARD-13, SWL-HID-7)."""
    p = s.frame()
    s.stack[p + 1] -= 1
    s.stack[p + 3] += 1
    s.deck.remove(card)
    hand = s.hands[seat]
    tags = s.tags[seat]
    s.tags[seat] = tags + [0] * (len(hand) - len(tags)) + [s.stack[p] + 1]
    hand.append(card)
    if s.journal is not None:
        name = f"@card-{s.t.card_ids[card]}"
        s.note("log-found", {"card": name}, "SWL-CARD-13", only=seat, seat=seat)


def offer_present(s: Position, seat: int, out: list[int]) -> None:
    """The cards just found, one of which is played free (SWL-CHR-SAKURA-3)."""
    hand = s.hands[seat]
    for card in hand[len(hand) - s.stack[s.frame()] :]:
        out.append(s.t.b_present + card)


def answer_present(s: Position, seat: int, card: int) -> None:
    """Play a card just found without cost (SWL-CHR-SAKURA-3)."""
    p = s.frame()
    s.stack[p] -= 1
    s.stack[p + 1] -= 1
    if s.stack[p + 1] == 0:
        s.drop()
    play(s, seat, card)
