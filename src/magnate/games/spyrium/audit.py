"""Sound books: conservation of cards, tokens and workers."""

from __future__ import annotations

from typing import Final

from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium.state import Position

# What is asked about a worker in the market, and about a card there.
AT_SLOT: Final = (kinds.ASK_TOKEN, kinds.ASK_VALUE, kinds.ASK_PLOT, kinds.ASK_LOBBY)
AT_GAP: Final = (kinds.ASK_DESIGNATE, kinds.ASK_CARD, *AT_SLOT)


def audit(s: Position) -> list[str]:
    """Conservation of cards, tokens and workers, and sane figures."""
    problems: list[str] = []
    audit_cards(s, problems)
    audit_tokens(s, problems)
    audit_turn(s, problems)
    for seat in range(s.seats):
        audit_seat(s, seat, problems)
    around = s.around.copy()
    places = s.places.copy()
    s.derive()
    if around != s.around or places != s.places:
        problems.append("the counts around the market are out of step with the workers in it")
    return problems


def audit_cards(s: Position, problems: list[str]) -> None:
    """Every card of the game exists as often as it should, and only dealt cards are on the table.

    SPY-SETUP-3
    """
    t = s.t
    known = [0] * t.cards
    dealt = [0] * t.cards
    for era in range(len(kinds.ERAS)):
        for i, card in enumerate(s.decks[era]):
            known[card] += 1
            dealt[card] += 1 if i < s.dealt[era] else 0
            if t.era[card] != era:
                problems.append(f"{t.card_ids[card]} lies in the wrong deck")
    if known != t.copies:
        problems.append("the decks do not hold the cards of the game")
    for card in s.slots:
        if card != kinds.EMPTY:
            dealt[card] -= 1
    for me in s.players:
        for card in me.district:
            dealt[card] -= 1
        for bit, card in t.technique_of.items():
            if me.techniques & bit:
                dealt[card] -= 1
    problems += [
        f"{t.card_ids[card]} is on the table too often" for card in range(t.cards) if dealt[card] < 0
    ]
    if sorted(s.events) != list(range(t.events)):
        problems.append("the events are not complete")


def audit_turn(s: Position, problems: list[str]) -> None:
    """The cards of every round so far were dealt, and what is being done is done to something that is there.

    SPY-START-5
    """
    t = s.t
    if not 1 <= s.round <= t.rounds:
        problems.append(f"there is no round {s.round}")
        return
    for era in range(len(kinds.ERAS)):
        if s.dealt[era] != kinds.SLOTS * t.round_era[: s.round].count(era):
            problems.append(f"{s.dealt[era]} cards of era {kinds.ERAS[era]} are dealt in round {s.round}")
    if s.actor >= 0 and s.me.passed:
        problems.append(f"seat {s.actor} has passed and is to act")
    if s.step in AT_GAP and (s.gap < 0 or s.gaps[s.actor * kinds.GAPS + s.gap] == 0):
        problems.append(f"seat {s.actor} has no worker where it is busy")
    if s.step in AT_SLOT and (s.slot < 0 or s.slots[s.slot] == kinds.EMPTY):
        problems.append(f"seat {s.actor} is busy with no card")
    if s.step == kinds.ASK_EFFECT and s.building < 0:
        problems.append(f"seat {s.actor} exploits nothing")
    if s.actor >= 0 and max(s.where, s.building) >= len(s.me.district):
        problems.append(f"seat {s.actor} does not have the building it is busy with")


def audit_tokens(s: Position, problems: list[str]) -> None:
    """The tokens are complete: pool, discard, cards, event, kept (SPY-TOK-3)."""
    for value in range(kinds.VALUES):
        count = s.pool.count(value + 1) + s.discard[value]
        for slot in range(kinds.SLOTS):
            count += s.tokens[slot * kinds.VALUES + value]
        for me in s.players:
            count += me.kept[value]
        if s.event_token == value + 1:
            count += 1
        if count != s.t.token_counts[value]:
            problems.append(f"there are {count} tokens of value {value + 1}")


def audit_seat(s: Position, seat: int, problems: list[str]) -> None:
    """Workers of a seat are complete, nothing is negative, buildings are in order (SPY-SETUP-7)."""
    t = s.t
    me = s.players[seat]
    market = sum(s.gaps[seat * kinds.GAPS : (seat + 1) * kinds.GAPS])
    places = [me.active, me.inactive, me.reserve, me.market, *me.crew]
    if sum(places) != t.workers or min(places) < 0 or market != me.market:
        problems.append(f"seat {seat} has {sum(places)} workers")
    if me.money < 0 or me.spyrium < 0 or me.vp < 0:
        problems.append(f"seat {seat} owes something")
    if not 0 <= me.residence < len(t.track) or me.phase not in (1, 2):
        problems.append(f"the markers of seat {seat} are off the board")
    if len(me.tilted) != len(me.district) or len(me.crew) != len(me.district):
        problems.append(f"the district of seat {seat} is out of order")
    for i, card in enumerate(me.district):
        if me.tilted[i] and t.effects[card] == 0:
            problems.append(f"seat {seat} has an idle building that is tilted")
    if me.fresh & ~me.techniques:
        problems.append(f"seat {seat} has a power it does not own")
    if sum(me.kept) > t.most_kept:
        problems.append(f"seat {seat} keeps {sum(me.kept)} tokens")
    if me.passed and me.market:
        problems.append(f"seat {seat} has passed with workers in the market")
    if (me.bonuses != 0) != (me.vp >= t.first_mark) and s.actor != seat:
        problems.append(f"seat {seat} has the wrong bonuses for {me.vp} points")
