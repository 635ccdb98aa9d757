"""The position: sheets of the seats, cards, boards, and the stack of unfinished work.

What is unfinished is a stack of *frames* (SWL-Q-1). A frame lies on `stack` as its payload, the length of the
payload, and its kind on top; `frame` below finds the start of the top frame's payload. Cards that nobody
may see lie in `deck`, `hands`, `packets` and Mio's two decks; `known` holds what each seat has learnt about
where cards are: two cards of one class are alike to that seat, cards of different classes are not. `facts` holds
what the log has told everybody about cards that nobody else has seen, each as the cards it is about.

Positions share their rows. Only `stack`, and rows that an `own` method has made private, are ever changed in place;
every other row is replaced by a new one. A row is private while its entry in `owners` is the position's own `token`,
which a copy takes away from both.
"""

from __future__ import annotations

from typing import Any, Final

from magnate.core.contract import OptionValue, State
from magnate.core.fields import MOST, Field, Kind, Listed, Named, lists, of
from magnate.core.rng import Rng
from magnate.core.rows import put_row
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.tables import Tables

LARGEST: Final = 2**c.MOST_CELLS  # masks of cells are the largest numbers there are


class Token:
    """Marks the rows that one position alone holds."""


NOBODYS: Final = [Token()] * (c.SLOTS + 1)


class Position(State):
    """A position of Sweet Lands."""

    t: Tables
    sheets: list[list[int]]
    edges: list[list[int]]
    hands: list[list[int]]
    tags: list[list[int]]
    fronts: list[list[int]]
    packets: list[list[int]]
    known: list[list[int]]
    deck: list[int]
    discard: list[int]
    slots: list[int]
    piles: list[int]
    mile_side: list[int]
    mile_owner: list[int]
    finals: list[int]
    spots: list[int]
    spot_pass: list[int]
    first: list[int]
    mio_a: list[int]
    mio_b: list[int]
    mio_shown: list[int]
    mio_pawn: int
    stack: list[int]
    queue: list[int]
    running: int
    order: list[int]
    next_order: list[int]
    at: int
    phase: int
    start: int
    picks: int
    trades: int
    buried: int
    buried_by: int
    facts: list[list[int]]
    narrow: list[int] | None
    cause: str
    token: Token
    owners: list[Token]

    def __init__(self, tables: Tables, game: Any, seats: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.t = tables
        self.token = Token()
        self.owners = NOBODYS
        self.narrow = None
        self.cause = ""

    # --- copies -----------------------------------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        """Share every row but the stack with a blank position."""
        assert isinstance(twin, Position)
        twin.sheets = self.sheets
        twin.edges = self.edges
        twin.hands = self.hands
        twin.tags = self.tags
        twin.fronts = self.fronts
        twin.packets = self.packets
        twin.known = self.known
        twin.deck = self.deck
        twin.discard = self.discard
        twin.slots = self.slots
        twin.piles = self.piles
        twin.mile_side = self.mile_side
        twin.mile_owner = self.mile_owner
        twin.finals = self.finals
        twin.spots = self.spots
        twin.spot_pass = self.spot_pass
        twin.first = self.first
        twin.mio_a = self.mio_a
        twin.mio_b = self.mio_b
        twin.mio_shown = self.mio_shown
        twin.mio_pawn = self.mio_pawn
        twin.stack = self.stack.copy()
        twin.queue = self.queue
        twin.running = self.running
        twin.order = self.order
        twin.next_order = self.next_order
        twin.at = self.at
        twin.phase = self.phase
        twin.start = self.start
        twin.picks = self.picks
        twin.trades = self.trades
        twin.buried = self.buried
        twin.buried_by = self.buried_by
        twin.facts = self.facts
        twin.narrow = self.narrow
        twin.owners = self.owners
        self.share()

    def share(self) -> None:
        """Somebody keeps the rows as they are now: whichever is changed next becomes a new one."""
        self.token = Token()

    def claim(self, row: int) -> None:
        """Note that a row is private from now on."""
        self.owners = self.owners.copy()
        self.owners[row] = self.token

    def own(self, seat: int) -> list[int]:
        """The sheet of a seat, to be changed: no other position shares it from now on."""
        if self.owners[seat] is not self.token:
            self.claim(seat)
            self.sheets = put_row(self.sheets, seat, self.sheets[seat].copy())
        return self.sheets[seat]

    def own_deck(self) -> list[int]:
        """The deck, to be changed."""
        if self.owners[c.DECK] is not self.token:
            self.claim(c.DECK)
            self.deck = self.deck.copy()
        return self.deck

    def own_discard(self) -> list[int]:
        """The discard pile, to be changed."""
        if self.owners[c.DISCARD] is not self.token:
            self.claim(c.DISCARD)
            self.discard = self.discard.copy()
        return self.discard

    def own_slots(self) -> list[int]:
        """The discs on the areas, to be changed."""
        if self.owners[c.SLOTS] is not self.token:
            self.claim(c.SLOTS)
            self.slots = self.slots.copy()
        return self.slots

    # --- the stack --------------------------------------------------------------------------------------

    def top(self) -> int:
        """The kind of the top frame, 0 when nothing is unfinished."""
        return self.stack[-1] if self.stack else 0

    def frame(self) -> int:
        """Where the payload of the top frame begins."""
        return len(self.stack) - 2 - self.stack[-2]

    def drop(self) -> None:
        """Take the top frame away."""
        del self.stack[self.frame() :]

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
        self.known = put_row(self.known, viewer, row)

    def learn_fact(self, by: int, numbers: list[int], cards: list[int]) -> None:
        """The log tells everybody something about cards that only the seat `by` has seen (see `told`)."""
        self.facts = [*self.facts, [by, *numbers, *cards]]

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal again what a seat does not know, every deal that fits its knowledge equally likely."""
        viewer = self.seats if seat < 0 else seat
        before = self.hidden_cards(viewer)
        facts = [fact for fact in self.facts if fact[c.FACT_BY] != viewer]
        for _ in range(c.MOST_DEALS):
            guess = self.deal(viewer, before, rng)
            if guess is not None:
                self.shuffle_deck(guess, rng)
                if facts and not self.told_of(viewer, facts, before, guess, rng):
                    continue
                self.lay(viewer, guess)
                if self.plausible(viewer):
                    self.follow(viewer, before, guess)
                    break
                self.lay(viewer, before)
        self.mio_a = self.mio_a.copy()
        self.mio_b = self.mio_b.copy()
        rng.shuffle(self.mio_a)
        rng.shuffle(self.mio_b)
        self.rng = rng.branch()
        if self.actor >= 0:
            self.own(self.actor)

    def shuffle_deck(self, cards: list[int], rng: Rng) -> None:
        """Nobody knows the order of the deck; only what was put under it stays below (SWL-HID-2, SWL-HID-7)."""
        size = len(self.deck) - min(self.buried, len(self.deck))
        above = cards[len(cards) - size :]
        rng.shuffle(above)
        cards[len(cards) - size :] = above

    def hidden_cards(self, viewer: int) -> list[int]:
        """The cards a viewer cannot see: hands, packets, the deck without what it has put under it itself."""
        found: list[int] = []
        for rows in (self.hands, self.packets):
            for seat in range(len(rows)):
                if seat != viewer:
                    found += rows[seat]
        return found + self.deck[self.seen_below(viewer) :]

    def seen_below(self, viewer: int) -> int:
        """How many of the lowest cards of the deck a viewer knows in their places (SWL-CHR-CARMEN-2)."""
        return min(self.buried, len(self.deck)) if viewer == self.buried_by else 0

    def deal(self, viewer: int, cards: list[int], rng: Rng) -> list[int] | None:
        """One random deal: cards change places within their class; a card known to fit a search goes first.

        Places with a tag are filled from the cards that fit. Where two tags overlap that alone would favour
        some deals; a deal is kept only as often as makes all of them equally likely.
        """
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

    def told_of(
        self, viewer: int, facts: list[list[int]], before: list[int], guess: list[int], rng: Rng
    ) -> bool:
        """Whether a deal agrees with what the log has told (SWL-HID-7, SWL-CHR-CARMEN-2).

        What was told of a few cards is rarely true of others: where no tag binds the cards of their class, only
        their places are dealt again, a few times, before the whole deal is given up.
        """
        tags = self.tags_at(viewer, len(before))
        known = self.known[viewer]
        bound = {known[guess[i]] for i in range(len(guess)) if tags[i] > 0}
        about = {card for fact in facts for card in fact[c.FACT_CARDS :]}
        held = [i for i in range(len(before)) if before[i] in about and known[guess[i]] not in bound]
        alike = {known[guess[i]] for i in held}
        place = {before[i]: i for i in range(len(before))}
        for _ in range(c.MOST_TRIES if held else 1):
            if all(self.told(fact, place, guess) for fact in facts):
                return True
            for klass in sorted(alike):
                first = [i for i in held if known[guess[i]] == klass]
                spots = first + [i for i in range(len(guess)) if known[guess[i]] == klass and i not in first]
                for k in range(len(first)):
                    j = k + rng.below(len(spots) - k)
                    guess[spots[k]], guess[spots[j]] = guess[spots[j]], guess[spots[k]]
        return False

    def told(self, fact: list[int], place: dict[int, int], guess: list[int]) -> bool:
        """Whether a fact is true when the card of `guess` at its place stands for each hidden card.

        A fact is the seat that knows more, a filter and how many of its cards fit it; or how many of them could be
        automated together at most (`FEW`), or whether any could (`OTHERS`), and the room of the columns then.
        """
        cards = [guess[place[card]] if card in place else card for card in fact[c.FACT_CARDS :]]
        number = fact[c.FACT_NUMBER]
        if fact[c.FACT_FILTER] >= 0:
            fits = self.t.filters[fact[c.FACT_FILTER]]
            return sum(fits[card] for card in cards) == number
        together = self.automatable(cards, fact[c.FACT_ROOM : c.FACT_CARDS])
        return (together > 0) == (number > 0) if fact[c.FACT_FILTER] == c.OTHERS else together <= number

    def tags_at(self, viewer: int, size: int) -> list[int]:
        """The tags of the hidden places in the order of `hidden_cards`, 0 where nothing is known."""
        found: list[int] = []
        for seat in range(self.seats):
            if seat != viewer:
                row = self.tags[seat]
                found += row + [0] * (len(self.hands[seat]) - len(row))
        return found + [0] * (size - len(found))

    def lay(self, viewer: int, cards: list[int]) -> None:
        """Put cards into the hidden places, in the order of `hidden_cards`."""
        hands = self.hands.copy()
        packets = self.packets.copy()
        at = 0
        for rows in (hands, packets):
            for seat in range(len(rows)):
                if seat != viewer:
                    size = len(rows[seat])
                    rows[seat] = cards[at : at + size]
                    at += size
        self.hands = hands
        self.packets = packets
        self.deck = self.deck[: self.seen_below(viewer)] + cards[at:]

    def follow(self, viewer: int, before: list[int], after: list[int]) -> None:
        """What the others know moves along with the cards."""
        for other in range(self.seats + 1):
            if other != viewer and max(self.known[other]) > c.ALL_ALIKE:
                old = self.known[other]
                row = old.copy()
                for i in range(len(before)):
                    row[after[i]] = old[before[i]]
                self.known = put_row(self.known, other, row)
        if self.facts:
            place = {before[i]: after[i] for i in range(len(before))}
            size = c.FACT_CARDS
            self.facts = [
                [*row[:size], *[place.get(card, card) for card in row[size:]]] for row in self.facts
            ]

    def plausible(self, viewer: int) -> bool:
        """Whether the open question could have been put with these cards (SWL-CHR-CARMEN-2, SWL-CARD-13)."""
        kind = self.top()
        if kind == c.F_AUTOMATE and self.actor != viewer:
            p = self.frame()
            if self.stack[p + 1] == 1:
                return self.automations(self.actor, self.stack[p] - 1) > 1
        if kind == c.F_COLUMN and self.actor != viewer and self.stack[self.frame() + 1] > 0:
            after = self.stack[self.frame() + 1]
            hand = self.hands[self.actor]
            ways = [
                column
                for column in range(3)
                if self.column_room(self.actor, column) > 0
                and self.can_automate(self.actor, hand, after, column)
            ]
            return len(ways) > 1
        if kind == c.F_SEARCH and self.actor != viewer:
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
        built = v[c.TENT + column]
        for i in range(len(t.limit_from)):
            if built >= t.limit_from[i]:
                limit = t.limit_cards[i]
        return limit - v[c.COLUMN_SIZE + column]

    def can_automate(self, seat: int, hand: list[int], number: int, filled: int) -> bool:
        """Whether that many cards of a hand can be automated together (SWL-CHR-CARMEN-2).

        A place of the column `filled` is spoken for already; -1 for none.
        """
        room = self.rooms(seat)
        if filled >= 0:
            room[filled] -= 1
        return self.automatable(hand, room) >= number

    def automations(self, seat: int, after: int) -> int:
        """How many cards of a hand can be automated so that `after` others still can (SWL-CHR-CARMEN-1)."""
        found = 0
        hand = self.hands[seat]
        for card in hand:
            rest = [other for other in hand if other != card]
            for column in range(3):
                fits = self.t.card_industry[card] in (c.JOKER, column) and self.column_room(seat, column) > 0
                if fits and self.can_automate(seat, rest, after, column):
                    found += 1
                    break
        return found

    def rooms(self, seat: int) -> list[int]:
        """How many more cards each column can take (SWL-AUTO-5)."""
        return [self.column_room(seat, column) for column in range(3)]

    def automatable(self, cards: list[int], rooms: list[int]) -> int:
        """How many cards can be automated together into columns with so much room (SWL-CHR-CARMEN-2)."""
        room = rooms.copy()
        jokers = 0
        placed = 0
        for card in cards:
            industry = self.t.card_industry[card]
            if industry == c.JOKER:
                jokers += 1
            elif industry != c.NO_INDUSTRY and room[industry] > 0:
                room[industry] -= 1
                placed += 1
        return placed + min(jokers, room[0] + room[1] + room[2])

    # --- dump and load ------------------------------------------------------------------------------------

    def hidden(self, seat: int) -> list[str]:
        """The parts of a dump that a seat does not fully know (SWL-HID-1, SWL-HID-2, SWL-HID-9)."""
        viewer = self.seats if seat < 0 else seat
        paths = ["rng", "deck", "mio.a", "mio.b"]
        paths += [f"hands.{i}" for i in range(self.seats) if i != viewer]
        paths += [f"packets.{i}" for i in range(len(self.packets)) if i != viewer]
        paths += [f"known.{i}" for i in range(self.seats + 1) if i != viewer]
        return [*paths, "facts"] if self.facts else paths

    def fields(self) -> list[Field]:
        """The fields of the position; cards are written as their ids."""
        t = self.t
        if not t.fields:
            cards = Listed(Named(t.card_ids))
            t.fields = [
                Field("sheets", Listed(Sheet(-LARGEST, LARGEST)), "heirs"),
                Field("edges", Listed(Roads()), "roads"),
                *(Field(name, Listed(cards)) for name in ("hands", "fronts", "packets")),
                Field("tags", Listed(Listed())),
                Field("known", Listed(Classes(t.card_ids))),
                Field("deck", cards),
                Field("discard", cards),
                *lists(len(t.area_ids) * t.most_slots, "slots"),
                Field("piles", Listed(Kind(0, MOST), t.skills)),
                Field("mile_side", Listed(Kind(-1, 1), len(t.milestone_ids))),
                Field("mile_owner", Listed(Kind(c.NOBODY, c.REMOVED), len(t.milestone_ids))),
                Field("first", Listed(Kind(c.NOBODY, c.MIO), len(t.pros_ids))),
                *lists(-1, "finals", "spots", "spot_pass", "mio_a", "mio_b", "mio_shown"),
                Field("stack", Listed(Kind(-LARGEST, LARGEST))),
                *lists(-1, "queue", "order", "next_order"),
                *of(Kind(-1, MOST), "mio_pawn", "buried_by"),
                *of(Kind(0, MOST), "at", "picks", "trades", "buried"),
                Field("running", Kind(0, 1)),
                Field("phase", Kind(c.P_CHARACTERS, c.P_OVER)),
                Field("start", Kind(0, max(t.seat_counts) - 1)),
            ]
        return t.fields

    def dump_position(self) -> dict[str, Any]:
        """The fields, a few of them together under one key."""
        data = super().dump_position()
        data["milestones"] = {name: data.pop(f"mile_{name}") for name in ("side", "owner")}
        data["mio"] = {name: data.pop(f"mio_{name}") for name in ("a", "b", "shown", "pawn")}
        data["buried"] = [data["buried"], data.pop("buried_by")]
        if self.facts:
            size = c.FACT_CARDS
            names = self.t.card_ids
            data["facts"] = [[*row[:size], {names[card]: 1 for card in row[size:]}] for row in self.facts]
        return data

    def load_position(self, data: dict[str, Any]) -> None:
        """Fill a blank position from what `dump_position` wrote."""
        data |= {f"mile_{name}": row for name, row in data["milestones"].items()}
        data |= {f"mio_{name}": row for name, row in data["mio"].items()}
        data["buried"], data["buried_by"] = data["buried"]
        cards = Listed(Named(self.t.card_ids))
        numbers = Listed(Kind(c.OTHERS), c.FACT_CARDS)
        self.facts = [
            [*numbers.load(row[:-1], "facts"), *cards.load(list(row[-1]), "facts")]
            for row in data.get("facts", [])
        ]
        super().load_position(data)
        if len(self.sheets) != self.seats or len(self.hands) != self.seats:
            raise ValueError("one sheet and one hand per seat")
        self.edges = [
            edges_with(self.t, self.sheets[seat][c.MAP], self.edges[seat]) for seat in range(self.seats)
        ]


class Sheet(Kind):
    """The sheet of a seat, its places by their names."""

    def dump(self, value: Any) -> Any:
        """Every place by its name."""
        return dict(zip(c.SHEET_NAMES, value, strict=True))

    def load(self, raw: Any, name: str) -> Any:
        """The places in their order."""
        return [super(Sheet, self).load(raw[place], place) for place in c.SHEET_NAMES]


class Roads(Kind):
    """The edges of a map, of which only those that carry a road are written."""

    def dump(self, value: Any) -> Any:
        """The roads."""
        return [edge for edge in range(len(value)) if value[edge] == c.BUILT]

    def load(self, raw: Any, name: str) -> Any:
        """The roads; the other edges follow from the map."""
        return Listed(Kind(0, MOST)).load(raw, name)


class Classes(Kind):
    """What one viewer knows: the class of each card, cards that are alike to it left out."""

    def __init__(self, ids: list[str]) -> None:
        super().__init__()
        self.ids = ids

    def dump(self, value: Any) -> Any:
        """The classes by the ids of their cards."""
        return {id: klass for id, klass in zip(self.ids, value, strict=True) if klass != c.ALL_ALIKE}

    def load(self, raw: Any, name: str) -> Any:
        """The class of each card."""
        if set(raw) - set(self.ids):
            raise ValueError(f"{name} names a card that does not exist")
        return [super(Classes, self).load(raw.get(id, c.ALL_ALIKE), name) for id in self.ids]


def blank_sheet() -> list[int]:
    """The sheet of a seat that has not chosen a character."""
    v = [0] * c.SHEET_SIZE
    v[c.LOCO] = -1
    v[c.WHO] = c.NOBODY
    v[c.MAP] = c.NOBODY
    v[c.PAWN] = c.NOBODY
    v[c.SKILL_TIMES] = 1
    for i in range(9):
        v[c.COLUMN + i] = -1
    return v


def edges_with(t: Tables, map: int, built: list[int]) -> list[int]:
    """The edges of a map that carries these roads."""
    if map < 0:
        return []
    row = t.start_edges[map].copy()
    for e in built:
        row[e] = c.BUILT
    for e in built:
        for other in t.touching[e]:
            if row[other] == 0:
                row[other] = 1
    return row
