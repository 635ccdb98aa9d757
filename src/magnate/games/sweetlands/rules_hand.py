"""Cards of the hand and of the deck: discarding, automating, playing, searching."""

from __future__ import annotations

from magnate.core.message import AnyForm, Refusal
from magnate.core.rows import put_row
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
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
from magnate.games.sweetlands.rules_effects import batch, collect, fire
from magnate.games.sweetlands.state import Position

# --- cards of the hand --------------------------------------------------------------------------------------------


def offer_discard(s: Position, seat: int, out: list[int]) -> None:
    """Every card of the hand (SWL-HAND-2)."""
    for card in s.hands[seat]:
        out.append(s.t.to_discard + card)


def do_discard(s: Position, seat: int, card: int) -> None:
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
                out.append(s.t.to_from_hand + card)
                break
    if not s.stack[p + 1]:
        out.append(s.t.to_stop)


def why_not_from_hand(s: Position, card: int) -> Refusal:
    """Automating from the hand (SWL-AUTO-9, SWL-CHR-CARMEN-1)."""
    if card not in s.hands[s.actor]:
        return Refusal("SWL-CARD-1", "why-card-not-hand")
    refusal = never_automated(s, card)
    if refusal is not None:
        return refusal
    if s.top() != c.F_AUTOMATE:
        return Refusal("SWL-AUTO-1", "why-auto-late")
    if not columns_for(s, s.actor, card):
        return Refusal("SWL-AUTO-5", "why-auto-full")
    return Refusal("SWL-CHR-CARMEN-1", "why-carmen-two")


def never_automated(s: Position, card: int) -> Refusal | None:
    """Why a card can never be automated (SWL-CARD-9, SWL-AUTO-4)."""
    if s.t.card_kind[card] == c.CARD_PASS:
        return Refusal("SWL-CARD-9", "why-auto-pass")
    if s.t.card_industry[card] == c.NO_INDUSTRY:
        return Refusal("SWL-AUTO-4", "why-auto-badge")
    return None


def do_automate(s: Position, seat: int, choice: int) -> None:
    """Automate a card of the hand without cost and without its immediate ability (SWL-AUTO-9, SWL-CHR-SENA-4).

    Whether Carmen was asked for her last card tells whether another would have done as well (SWL-CHR-CARMEN-1).
    """
    if choice == s.t.to_stop:
        s.drop()
        return
    p = s.frame()
    s.stack[p] -= 1
    after = s.stack[p] if s.stack[p + 1] else 0
    card = choice - s.t.to_from_hand
    columns = [i for i in columns_for(s, seat, card) if automates_later(s, seat, card, i, after)]
    compulsory = s.stack[p + 1] == 1
    lay_in_front(s, seat, card)
    if compulsory and after == 0:
        rooms = s.rooms(seat)
        s.learn_fact(seat, [c.OTHERS, s.automatable(s.hands[seat], rooms), *rooms], s.hands[seat])
    if len(columns) == 1:
        automate(s, seat, card, columns[0])
    else:
        s.push(c.F_COLUMN, [card, after])


def offer_column(s: Position, seat: int, out: list[int]) -> None:
    """The columns a joker can go to (SWL-AUTO-3, SWL-CHR-CARMEN-2)."""
    p = s.frame()
    after = s.stack[p + 1]
    for column in columns_for(s, seat, s.stack[p]):
        if after == 0 or s.can_automate(seat, s.hands[seat], after, column):
            out.append(s.t.to_automate + column)


def do_column(s: Position, seat: int, column: int) -> None:
    """Put a joker into its column (SWL-AUTO-3)."""
    card = s.stack[s.frame()]
    s.drop()
    automate(s, seat, card, column)


def step_after_card(s: Position, seat: int) -> bool:
    """After its ability the card just played may be automated (SWL-CARD-7, SWL-AUTO-1, SWL-AUTO-8)."""
    v = s.sheets[seat]
    card = s.stack[s.frame()]
    if v[c.DIAMOND] >= s.t.automate_diamonds and columns_for(s, seat, card):
        return True
    s.drop()
    return False


def offer_after_card(s: Position, seat: int, out: list[int]) -> None:
    """The columns the card can go to, or none of them (SWL-AUTO-1, SWL-CARD-7)."""
    for column in columns_for(s, seat, s.stack[s.frame()]):
        out.append(s.t.to_automate + column)
    out.append(s.t.to_stop)


def why_not_automate(s: Position, column: int) -> Refusal:
    """Automating the card just played: its badge, the column, the diamond (SWL-AUTO-1 to SWL-AUTO-5)."""
    front = s.fronts[s.actor]
    if s.top() in (c.F_AFTER_CARD, c.F_COLUMN):
        return why_not_column(s, s.stack[s.frame()], column)
    if s.top() != c.F_MENU or not s.stack[s.frame()] or not front:
        return Refusal("SWL-AUTO-1", "why-auto-late")
    refusal = never_automated(s, front[-1])
    if refusal is not None:
        return refusal
    if s.sheets[s.actor][c.DIAMOND] < s.t.automate_diamonds:
        return Refusal("SWL-AUTO-1", "why-auto-diamond", None, {"figures/diamonds": s.t.automate_diamonds})
    if column not in columns_for(s, s.actor, front[-1]):
        return why_not_column(s, front[-1], column)
    return Refusal("SWL-AUTO-1", "why-auto-late")


def why_not_that_card(s: Position, form: AnyForm) -> Refusal | None:
    """Automating a named card: only the one just played (SWL-AUTO-1, SWL-CARD-9, SWL-AUTO-4)."""
    if "card" not in form:
        return None
    card = form["card"]
    if card not in s.t.card_ids:
        return Refusal("SWL-CARD-1", "why-card-not-hand")
    number = s.t.card_ids.index(str(card))
    if s.top() == c.F_AFTER_CARD and s.stack[s.frame()] == number:
        return None
    return never_automated(s, number) or Refusal("SWL-AUTO-1", "why-auto-late")


def why_not_column(s: Position, card: int, column: int) -> Refusal:
    """The wrong column, or a full one (SWL-AUTO-2, SWL-AUTO-5)."""
    if s.t.card_industry[card] not in (c.JOKER, column):
        return Refusal("SWL-AUTO-2", "why-auto-column")
    return Refusal("SWL-AUTO-5", "why-auto-full")


def do_after_card(s: Position, seat: int, choice: int) -> None:
    """Automate the card for a diamond, or leave it in front (SWL-AUTO-1, SWL-CARD-7)."""
    card = s.stack[s.frame()]
    s.drop()
    if choice != s.t.to_stop:
        s.sheets[seat][c.DIAMOND] -= s.t.automate_diamonds
        automate(s, seat, card, choice - s.t.to_automate, s.t.automate_diamonds)


def play(s: Position, seat: int, card: int, gold: int) -> None:
    """A card comes into play, paid with so much gold (-1: not paid for): events, its immediate ability, the chance to
    automate it.

    SWL-CARD-4, SWL-CARD-8, SWL-CHR-SENA-2.
    """
    t = s.t
    lay_in_front(s, seat, card)
    if s.journal is not None:
        s.note("log-play", {"card": journal.card(s, card)}, "SWL-CARD-1", seat=seat)
        if gold >= 0:
            price = [gold, *s.t.costs[s.t.card_cost[card]][1:]]
            journal.paid(s, seat, price, journal.card(s, card), "SWL-CARD-3")
    s.push(c.F_AFTER_CARD, [card])
    later: list[int] = []
    fire(s, seat, c.E_PLAY, later)
    if s.journal is not None:
        s.cause = journal.card(s, card)
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
    if found < number:
        s.learn_fact(seat, [wanted, found, 0, 0, 0], s.deck)
    s.reveals += 1
    if s.journal is not None:
        s.note("log-search", {"n": min(number, found)}, "SWL-CARD-13", seat=seat)
    s.push(c.F_SEARCH, [wanted, min(number, found), plays, 0])


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
        s.push(c.F_PRESENT, [found, min(plays, found)])
    return False


def offer_search(s: Position, out: list[int]) -> None:
    """The cards of the deck that fit, in the order of their numbers (SWL-CARD-13)."""
    fits = s.t.filters[s.stack[s.frame()]]
    for card in sorted(s.deck):
        if fits[card]:
            out.append(s.t.to_find + card)


def do_search(s: Position, seat: int, card: int) -> None:
    """Take a card out of the deck; the others know only that it fits (SWL-CARD-13, SWL-HID-7)."""
    p = s.frame()
    s.stack[p + 1] -= 1
    s.stack[p + 3] += 1
    s.deck = [other for other in s.deck if other != card]
    hand = s.hands[seat]
    tags = s.tags[seat]
    s.tags = put_row(s.tags, seat, tags + [0] * (len(hand) - len(tags)) + [s.stack[p] + 1])
    s.hands = put_row(s.hands, seat, [*hand, card])
    if s.journal is not None:
        s.note("log-found", {"card": journal.card(s, card)}, "SWL-CARD-13", only=seat, seat=seat)


def offer_present(s: Position, seat: int, out: list[int]) -> None:
    """The cards just found, one of which is played free (SWL-CHR-SAKURA-3)."""
    hand = s.hands[seat]
    for card in hand[len(hand) - s.stack[s.frame()] :]:
        out.append(s.t.to_present + card)


def do_present(s: Position, seat: int, card: int) -> None:
    """Play a card just found without cost (SWL-CHR-SAKURA-3)."""
    p = s.frame()
    s.stack[p] -= 1
    s.stack[p + 1] -= 1
    if s.stack[p + 1] == 0:
        s.drop()
    play(s, seat, card, -1)
