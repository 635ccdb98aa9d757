"""The position: sheets of the seats, cards, boards, and the stack of unfinished work.

What is unfinished is a stack of *frames* (SWL-Q-1). A frame lies on `stack` as its payload, the length of the
payload, and its kind on top; `frame` below finds the start of the top frame's payload. Cards that nobody
may see lie in `deck`, `hands`, `packets` and Mio's two decks; `known` holds what each seat has learnt about
where cards are: two cards of one class are alike to that seat, cards of different classes are not.
"""

from __future__ import annotations

from typing import Any, Final

from magnate.core.contract import OptionValue, State
from magnate.core.rng import Rng
from magnate.games.sweetlands.rules_codes import (
    BUILT,
    COLUMN,
    COLUMN_SIZE,
    JOKER,
    LOCO,
    MAP,
    NO_INDUSTRY,
    PAWN,
    SHEET_NAMES,
    SHEET_SIZE,
    SKILL_TIMES,
    TENT,
    WHO,
)
from magnate.games.sweetlands.tables import Tables

# Kinds of frames. Those up to LAST_ASKING may put a question, the others only lead on to the next step.
F_CHARACTER: Final = 1
F_MAP: Final = 2
F_SPOT: Final = 3
F_MENU: Final = 4  # [main action done]
F_AREA: Final = 5  # [area, stage, cards still to pay, diamonds paid]
F_REPLACE: Final = 6  # [cost, from, to]
F_COPY: Final = 7  # [kinds]
F_BATCH: Final = 8  # [item, item ...]
F_UNITS: Final = 9  # [how, limit, then op, amount, argument of each part]
F_SPECIAL: Final = 10  # [cell]
F_PROPERTY: Final = 11  # [deferred lists ..., left, how, cut, allowed cells, kind]
F_CLOCK: Final = 12
F_BONUS: Final = 13  # [column, place in it]
F_PAY: Final = 14  # [atom]
F_BASICS: Final = 15  # [how many, the exchange it belongs to]
F_DISCARD: Final = 16  # [how many]
F_AUTOMATE: Final = 17  # [how many, compulsory]
F_COLUMN: Final = 18  # [card, automations to come]
F_AFTER_CARD: Final = 19  # [card]
F_SEARCH: Final = 20  # [filter, how many, to play, found]
F_PRESENT: Final = 21  # [how many of the last cards in hand]
F_COLOUR: Final = 22  # [steps]
F_CHOOSE: Final = 23  # [atom]
F_KEEP: Final = 24
F_DRAFT: Final = 25
F_LIST: Final = 26  # [list, times]
F_INCOME: Final = 27  # [step]
F_PASS: Final = 28  # [step, place]
F_FIRST_DRAW: Final = 29
F_SHUFFLE: Final = 30
F_SWAP_TAKE: Final = 31  # [mix]

# How an effect binds its owner: may stop at once, must do one unit, must do all.
OPTIONAL: Final = 0
FIRST: Final = 1
ALL: Final = 2

P_CHARACTERS: Final = 0
P_SPOTS: Final = 1
P_INCOME: Final = 2
P_DRAFT: Final = 3
P_FIRST_DRAW: Final = 4
P_ACTION: Final = 5
P_UPKEEP: Final = 6
P_OVER: Final = 7

NOBODY: Final = -1
REMOVED: Final = 8
MIO: Final = 4
ALL_ALIKE: Final = 0
MOST_DEALS: Final = 100_000

# Rows of a blank position, shared because every position replaces them before it changes them.
NONE: Final[list[int]] = []
NO_ROWS: Final[list[list[int]]] = []


class Position(State):
    """A position of Sweet Lands."""

    def __init__(self, tables: Tables, game: Any, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.t: Tables = tables
        self.by_pass_order: bool = bool(options["turn_order"])
        self.drafting: bool = bool(options["draft"])
        self.advanced: bool = bool(options["advanced_skills"])
        self.sheets: list[list[int]] = NO_ROWS
        self.edges: list[list[int]] = NO_ROWS
        self.hands: list[list[int]] = NO_ROWS
        self.tags: list[list[int]] = NO_ROWS
        self.fronts: list[list[int]] = NO_ROWS
        self.packets: list[list[int]] = NO_ROWS
        self.known: list[list[int]] = NO_ROWS
        self.deck: list[int] = NONE
        self.discard: list[int] = NONE
        self.slots: list[int] = NONE
        self.piles: list[int] = NONE
        self.mile_side: list[int] = NONE
        self.mile_owner: list[int] = NONE
        self.finals: list[int] = NONE
        self.spots: list[int] = NONE
        self.spot_pass: list[int] = NONE
        self.first: list[int] = NONE
        self.mio_a: list[int] = NONE
        self.mio_b: list[int] = NONE
        self.mio_shown: list[int] = NONE
        self.mio_pawn: int = NOBODY
        self.stack: list[int] = NONE
        self.queue: list[int] = NONE
        self.running: int = 0
        self.order: list[int] = NONE
        self.next_order: list[int] = NONE
        self.at: int = 0
        self.phase: int = P_CHARACTERS
        self.start: int = 0
        self.picks: int = 0
        self.trades: int = 0
        self.buried: int = 0
        self.buried_by: int = NOBODY
        self.narrow: list[int] = NONE

    # --- copies -----------------------------------------------------------------------------------------

    def copy_into(self, other: Position) -> None:
        """Copy everything into a blank position.

        Rows of edges, cards in front, packets and knowledge are never changed in place, only replaced, so
        that copies may share them.
        """
        self.copy_base(other)
        other.sheets = [sheet.copy() for sheet in self.sheets]
        other.hands = [hand.copy() for hand in self.hands]
        other.edges = self.edges.copy()
        other.tags = self.tags.copy()
        other.fronts = self.fronts.copy()
        other.packets = self.packets.copy()
        other.known = self.known.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.slots = self.slots.copy()
        other.piles = self.piles.copy()
        other.mile_side = self.mile_side
        other.mile_owner = self.mile_owner.copy()
        other.finals = self.finals
        other.spots = self.spots
        other.spot_pass = self.spot_pass
        other.first = self.first.copy()
        other.mio_a = self.mio_a.copy()
        other.mio_b = self.mio_b.copy()
        other.mio_shown = self.mio_shown.copy()
        other.mio_pawn = self.mio_pawn
        other.stack = self.stack.copy()
        other.queue = self.queue.copy()
        other.running = self.running
        other.order = self.order.copy()
        other.next_order = self.next_order.copy()
        other.at = self.at
        other.phase = self.phase
        other.start = self.start
        other.picks = self.picks
        other.trades = self.trades
        other.buried = self.buried
        other.buried_by = self.buried_by
        other.narrow = self.narrow

    def offered(self) -> list[int]:
        """The choices for bots: without exchanges that lead nowhere (SWL-DEC-3, SWL-DEC-4)."""
        return self.narrow if self.narrow else self._offered

    def distinct(self) -> list[int]:
        """The same for search."""
        return self.narrow if self.narrow else self._offered

    # --- the stack --------------------------------------------------------------------------------------

    def top(self) -> int:
        """The kind of the top frame, 0 when nothing is unfinished."""
        return self.stack[-1] if self.stack else 0

    def frame(self) -> int:
        """Where the payload of the top frame begins."""
        return len(self.stack) - 2 - self.stack[-2]

    def drop(self) -> None:
        """Take the top frame away."""
        stack = self.stack
        del stack[len(stack) - 2 - stack[-2] :]

    def push(self, kind: int, payload: list[int]) -> None:
        """Put a frame on top."""
        stack = self.stack
        stack.extend(payload)
        stack.append(len(payload))
        stack.append(kind)

    # --- what others cannot know ----------------------------------------------------------------------------

    def learn(self, viewer: int, cards: list[int]) -> None:
        """A seat (or `seats` for the public) has seen that these cards lie together in one place."""
        row = self.known[viewer].copy()
        fresh = max(row) + 1
        for card in cards:
            row[card] = fresh
        self.known[viewer] = row

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what a seat does not know, every deal that fits its knowledge equally likely."""
        viewer = self.seats if seat < 0 else seat
        places = self.hidden_places(viewer)
        for _ in range(MOST_DEALS):
            guess = self.deal(viewer, places, rng)
            if guess is not None:
                before = self.cards_at(places)
                self.lay(places, guess)
                if self.plausible(viewer):
                    self.follow(viewer, before, guess)
                    break
                self.lay(places, before)
        rng.shuffle(self.mio_a)
        rng.shuffle(self.mio_b)
        self.rng = rng.branch()

    def hidden_places(self, viewer: int) -> list[list[int]]:
        """The rows of cards a viewer cannot see, Carmen's own buried cards left out."""
        rows = [self.hands[seat] for seat in range(self.seats) if seat != viewer]
        rows += [self.packets[seat] for seat in range(len(self.packets)) if seat != viewer]
        seen = min(self.buried, len(self.deck)) if viewer == self.buried_by else 0
        if seen == 0:
            rows.append(self.deck)
        else:
            rows.append(self.deck[seen:])
        return rows

    def cards_at(self, rows: list[list[int]]) -> list[int]:
        """All cards of some rows, one after the other."""
        found: list[int] = []
        for row in rows:
            found += row
        return found

    def deal(self, viewer: int, rows: list[list[int]], rng: Rng) -> list[int] | None:
        """One random deal: cards change places within their class; a card known to fit a search goes first.

        Places with a tag are filled from the cards that fit. Where two tags overlap that alone would favour
        some deals; a deal is kept only as often as makes all of them equally likely.
        """
        cards = self.cards_at(rows)
        tags = self.tags_at(viewer, len(cards))
        known = self.known[viewer]
        result = cards.copy()
        for klass in sorted({known[card] for card in cards}):
            spots = [i for i in range(len(cards)) if known[cards[i]] == klass]
            pool = [cards[i] for i in spots]
            rng.shuffle(pool)
            tagged = [i for i in spots if tags[i] > 0]
            for i in tagged:
                fits = self.t.filters[tags[i] - 1]
                fitting = [card for card in pool if fits[card] == 1]
                total = sum(1 for k in spots if fits[cards[k]] == 1)
                if not fitting or rng.below(total) >= len(fitting):
                    return None
                result[i] = fitting[rng.below(len(fitting))]
                pool.remove(result[i])
            free = [i for i in spots if tags[i] == 0]
            for k in range(len(free)):
                result[free[k]] = pool[k]
        return result

    def tags_at(self, viewer: int, size: int) -> list[int]:
        """The tags of the hidden places in the order of `hidden_places`, 0 where nothing is known."""
        found: list[int] = []
        for seat in range(self.seats):
            if seat != viewer:
                row = self.tags[seat]
                found += row + [0] * (len(self.hands[seat]) - len(row))
        return found + [0] * (size - len(found))

    def lay(self, rows: list[list[int]], cards: list[int]) -> None:
        """Put cards into the hidden rows, in order."""
        at = 0
        place = 0
        for seat in range(self.seats):
            if len(rows) > place and rows[place] is self.hands[seat]:
                size = len(self.hands[seat])
                self.hands[seat][:] = cards[at : at + size]
                at += size
                place += 1
        for seat in range(len(self.packets)):
            if len(rows) > place and rows[place] is self.packets[seat]:
                size = len(self.packets[seat])
                self.packets[seat] = cards[at : at + size]
                rows[place] = self.packets[seat]
                at += size
                place += 1
        rest = cards[at:]
        self.deck[len(self.deck) - len(rest) :] = rest

    def follow(self, viewer: int, before: list[int], after: list[int]) -> None:
        """What the others know moves along with the cards."""
        for other in range(self.seats + 1):
            if other != viewer and max(self.known[other]) > ALL_ALIKE:
                old = self.known[other]
                row = old.copy()
                for i in range(len(before)):
                    row[after[i]] = old[before[i]]
                self.known[other] = row

    def plausible(self, viewer: int) -> bool:
        """Whether the open question could have been put with these cards (SWL-CHR-CARMEN-2, SWL-CARD-13)."""
        kind = self.top()
        if kind == F_AUTOMATE and self.actor != viewer:
            p = self.frame()
            if self.stack[p + 1] == 1:
                return self.can_automate(self.actor, self.stack[p])
        if kind == F_SEARCH and self.actor != viewer:
            p = self.frame()
            fits = self.t.filters[self.stack[p]]
            return sum(fits[card] for card in self.deck) >= max(2, self.stack[p + 1])
        return True

    # --- questions about columns that dealing needs -----------------------------------------------------------

    def column_room(self, seat: int, column: int) -> int:
        """How many more cards a column can take (SWL-AUTO-5)."""
        v = self.sheets[seat]
        t = self.t
        limit = 0
        built = v[TENT + column]
        for i in range(len(t.limit_from)):
            if built >= t.limit_from[i]:
                limit = t.limit_cards[i]
        return limit - v[COLUMN_SIZE + column]

    def can_automate(self, seat: int, number: int) -> bool:
        """Whether that many cards of the hand can be automated together (SWL-CHR-CARMEN-2)."""
        room = [self.column_room(seat, column) for column in range(3)]
        jokers = 0
        placed = 0
        for card in self.hands[seat]:
            industry = self.t.card_industry[card]
            if industry == JOKER:
                jokers += 1
            elif industry != NO_INDUSTRY and room[industry] > 0:
                room[industry] -= 1
                placed += 1
        return placed + min(jokers, room[0] + room[1] + room[2]) >= number

    # --- dump and load ------------------------------------------------------------------------------------

    def hidden(self, seat: int) -> list[str]:
        """The parts of a dump that a seat does not fully know (SWL-HID-1, SWL-HID-2, SWL-HID-9)."""
        viewer = self.seats if seat < 0 else seat
        paths = ["rng", "deck", "mio.a", "mio.b"]
        paths += [f"hands.{i}" for i in range(self.seats) if i != viewer]
        paths += [f"packets.{i}" for i in range(len(self.packets)) if i != viewer]
        paths += [f"known.{i}" for i in range(self.seats + 1) if i != viewer]
        return paths

    def dump_position(self) -> dict[str, Any]:
        """The position as plain data, cards by their ids."""
        ids = self.t.card_ids
        return {
            "heirs": [dict(zip(SHEET_NAMES, sheet, strict=True)) for sheet in self.sheets],
            "roads": [[e for e in range(len(row)) if row[e] == BUILT] for row in self.edges],
            "hands": [[ids[card] for card in hand] for hand in self.hands],
            "tags": [list(row) for row in self.tags],
            "fronts": [[ids[card] for card in row] for row in self.fronts],
            "packets": [[ids[card] for card in row] for row in self.packets],
            "known": [
                {ids[card]: row[card] for card in range(len(row)) if row[card] != ALL_ALIKE}
                for row in self.known
            ],
            "deck": [ids[card] for card in self.deck],
            "discard": [ids[card] for card in self.discard],
            "slots": list(self.slots),
            "piles": list(self.piles),
            "milestones": {"side": list(self.mile_side), "owner": list(self.mile_owner)},
            "finals": list(self.finals),
            "spots": list(self.spots),
            "spot_pass": list(self.spot_pass),
            "first": list(self.first),
            "mio": {
                "a": list(self.mio_a),
                "b": list(self.mio_b),
                "shown": list(self.mio_shown),
                "pawn": self.mio_pawn,
            },
            "stack": list(self.stack),
            "queue": list(self.queue),
            "running": self.running,
            "order": list(self.order),
            "next_order": list(self.next_order),
            "at": self.at,
            "phase": self.phase,
            "start": self.start,
            "picks": self.picks,
            "trades": self.trades,
            "buried": [self.buried, self.buried_by],
        }

    def load_position(self, data: dict[str, Any]) -> None:
        """Fill a blank position from `dump` data."""
        t = self.t
        index = {id: card for card, id in enumerate(t.card_ids)}
        self.sheets = [[int(heir[name]) for name in SHEET_NAMES] for heir in data["heirs"]]
        self.edges = []
        for seat in range(self.seats):
            built: list[int] = [int(e) for e in data["roads"][seat]]
            self.edges.append(edges_with(t, self.sheets[seat][MAP], built))
        self.hands = [[index[id] for id in row] for row in data["hands"]]
        self.tags = [[int(tag) for tag in row] for row in data["tags"]]
        self.fronts = [[index[id] for id in row] for row in data["fronts"]]
        self.packets = [[index[id] for id in row] for row in data["packets"]]
        self.known = []
        for classes in data["known"]:
            row = [ALL_ALIKE] * t.cards
            for id, klass in classes.items():
                row[index[id]] = int(klass)
            self.known.append(row)
        self.deck = [index[id] for id in data["deck"]]
        self.discard = [index[id] for id in data["discard"]]
        self.slots = ints(data["slots"])
        self.piles = ints(data["piles"])
        self.mile_side = ints(data["milestones"]["side"])
        self.mile_owner = ints(data["milestones"]["owner"])
        self.finals = ints(data["finals"])
        self.spots = ints(data["spots"])
        self.spot_pass = ints(data["spot_pass"])
        self.first = ints(data["first"])
        self.mio_a = ints(data["mio"]["a"])
        self.mio_b = ints(data["mio"]["b"])
        self.mio_shown = ints(data["mio"]["shown"])
        self.mio_pawn = int(data["mio"]["pawn"])
        self.stack = ints(data["stack"])
        self.queue = ints(data["queue"])
        self.running = int(data["running"])
        self.order = ints(data["order"])
        self.next_order = ints(data["next_order"])
        self.at = int(data["at"])
        self.phase = int(data["phase"])
        self.start = int(data["start"])
        self.picks = int(data["picks"])
        self.trades = int(data["trades"])
        self.buried = int(data["buried"][0])
        self.buried_by = int(data["buried"][1])
        if len(self.sheets) != self.seats or len(self.hands) != self.seats:
            raise ValueError("one sheet and one hand per seat")


def ints(row: list[Any]) -> list[int]:
    """A row of plain numbers."""
    return [int(x) for x in row]


def blank_sheet() -> list[int]:
    """The sheet of a seat that has not chosen a character."""
    v = [0] * SHEET_SIZE
    v[LOCO] = -1
    v[WHO] = NOBODY
    v[MAP] = NOBODY
    v[PAWN] = NOBODY
    v[SKILL_TIMES] = 1
    for i in range(9):
        v[COLUMN + i] = -1
    return v


def edges_with(t: Tables, map: int, built: list[int]) -> list[int]:
    """The edges of a map that carries these roads."""
    if map < 0:
        return []
    row = t.start_edges[map].copy()
    for e in built:
        row[e] = BUILT
    for e in built:
        for other in t.touching[e]:
            if row[other] == 0:
                row[other] = 1
    return row
