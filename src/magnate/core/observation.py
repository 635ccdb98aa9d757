"""What a seat may know as a row of numbers, for learning.

A title's `observation.py` holds an `Observer`: it declares the features once (`Layout`) and writes their values in the
same order (`Sink`). Features come in groups: `own`, the seat that looks; `rival-1`, `rival-2` and so on, the others in
turn order from it; `commons`, everything else. Values are whole numbers as they are on the table; `low` and `high`
bound them for certain, `scale` is what to divide by for numbers of about 1.

Most values are flags that are not set, and most stay from one decision to the next. A sink therefore keeps its row:
numbers are written over those before, flags that were set are taken back, what was written from lists that have not
changed is left as it is (`moved`, `changed`), and of a long list only what differs is written (`follow`); what is of
the seats moves with their blocks (`turn`).
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

if TYPE_CHECKING:
    from magnate.core.contract import State

OWN: Final = "own"
COMMONS: Final = "commons"
# Beyond what any figure of a game reaches.
PLENTY: Final = 10_000
# The bits of 1 and 2 as 32-bit floats, and what leads from 2 to 3 and from 3 to 4.
ONE: Final = 0x3F800000
TWO: Final = 0x40000000
STEP: Final = 0x00400000
# Where a mark of a part has its place, and how far above it the seat.
PLACE: Final = 0xFFFFF
ABOVE: Final = 20
# Numbers from LEAST up to MOST have their bits in a table.
LEAST: Final = -16
MOST: Final = 4096


class Feature(NamedTuple):
    """One number of an observation."""

    name: str
    group: str
    low: int
    high: int
    scale: int


def bits_of(value: int) -> int:
    """The bits of a number as a 32-bit float, read as a whole number."""
    return int.from_bytes(struct.pack("<f", value), "little", signed=True)


def large(value: i64) -> i32:
    """The bits of a number that is in no table."""
    return i32(bits_of(int(value)))


BITS: Final = vec[i32]([bits_of(value) for value in range(LEAST, MOST)])


class Packed:
    """Values that are written again and again: how many they are, and those that are not zero."""

    def __init__(self, values: list[int]) -> None:
        self.size: i64 = len(values)
        self.places: vec[i32] = vec[i32]([i for i, value in enumerate(values) if value])
        self.bits: vec[i32] = vec[i32]([bits_of(value) for value in values if value])


class Part:
    """What was written together, mostly from one list, the `source`; `fresh` is false where that does not count.

    The first `used` of `marks` are the places in the row that are not zero by it, with the seat in whose block each of
    them is above the bits of `PLACE`. `bits` holds the values of a part of the seats while their blocks change places.
    """

    def __init__(self) -> None:
        self.source: object = None
        self.fresh: bool = False
        self.seated: bool = False
        self.used: i64 = 0
        self.marks: vec[i32] = vec[i32]([0] * 16)
        self.bits: vec[i32] = vec[i32]([0] * 16)


class Sink:
    """Where values are written, one after the other: a row of a vector that holds 32-bit floats as their bits.

    `base` is where the row begins, `at` where the next value goes: counted from the beginning of the row, or, after
    `seats_from`, from that of the block of every seat. What is written belongs to `into`: `rest`, which is written
    every time, or one of `parts`, which are kept from one observation to the next. A part of the seats moves with
    their blocks when somebody else looks, so all in it is put where nothing was (`put`, `bits`, `spread` and so on).
    """

    def __init__(self, values: vec[i32], base: i64, observer: Observer) -> None:
        self.values: vec[i32] = values
        self.base: i64 = base
        self.at: i64 = 0
        self.rest: Part = Part()
        self.into: Part = self.rest
        self.parts: list[Part] = [Part() for _ in range(observer.parts)]
        self.table: vec[i32] = BITS
        self.seats: i64 = observer.seats
        self.commons_at: i64 = observer.commons_at
        # Where the blocks begin (see `Observer`), and from where in it on as they are seen now.
        self.starts: vec[i32] = observer.starts
        self.shifts: vec[i32] = observer.shifts
        self.view: i64 = 0
        # Whether it is compared with the next observation; otherwise all is written again then.
        self.keeping: bool = False
        # Whether what is written now is of the seats.
        self.seated: bool = False
        # In whose block it is written; one more than the last seat where it is nobody's.
        self.who: i64 = self.seats

    # --- where ---------------------------------------------------------------------------------------------

    def seats_from(self, viewer: i64) -> None:
        """What follows is of every seat, in its own block, as `viewer` sees them."""
        view = viewer * (self.seats + 1)
        if view != self.view:
            self.turn(view)
        self.seated = True
        self.who = self.seats
        self.at = 0

    def block(self, seat: i64) -> None:
        """What follows is of one seat, in its block."""
        self.who = seat
        self.at = i64(self.starts[self.view + seat])

    def everyone(self, at: i64) -> None:
        """What follows is of every seat again, from a place of their blocks on."""
        self.who = self.seats
        self.at = at

    def commons(self) -> None:
        """What follows belongs to nobody, and to no part that was begun before."""
        self.into = self.rest
        self.seated = False
        self.who = self.seats
        self.at = self.commons_at

    def turn(self, view: i64) -> None:
        """The blocks of the seats stand elsewhere for who looks now: what is kept of them moves there."""
        row = self.values
        base = self.base
        shifts = self.shifts
        first = self.view * self.seats + view
        for part in self.parts:
            if part.seated:
                marks = part.marks
                bits = part.bits
                used = part.used
                i: i64 = 0
                while i < used:
                    place = base + (i64(marks[i]) & PLACE)
                    bits[i] = row[place]
                    row[place] = 0
                    i += 1
        for part in self.parts:
            if part.seated:
                marks = part.marks
                bits = part.bits
                used = part.used
                i = 0
                while i < used:
                    mark = i64(marks[i])
                    mark += i64(shifts[first + (mark >> ABOVE)])
                    marks[i] = i32(mark)
                    row[base + (mark & PLACE)] = bits[i]
                    i += 1
        self.view = view

    # --- what need not be written again --------------------------------------------------------------------

    def moved(self, number: i64, source: object) -> bool:
        """Whether a part is to be written, as its source, which is never changed in place, is another one now.

        Then what follows belongs to it, until `resume`.
        """
        part = self.parts[number]
        if part.source is source and part.fresh:
            return False
        self.begin(part, source)
        return True

    def changed(self, number: i64, source: list[int]) -> bool:
        """The same for a list that may be changed in place."""
        part = self.parts[number]
        if part.fresh and part.source == source:
            return False
        self.begin(part, source.copy() if self.keeping else None)
        return True

    def follow(self, number: i64, source: list[int], places: vec[i32]) -> bool:
        """Bring a part up to date with its source, which is never changed in place: only what differs is written.

        `places` says where each value goes, counted from here, and -1 where it is written otherwise; the answer is
        whether one of those may differ.
        """
        part = self.parts[number]
        before = part.source
        if not part.fresh or not isinstance(before, list):
            self.begin(part, source)
            self.all_placed(source, places)
            return True
        if before is source:
            return False
        part.source = source
        self.into = part
        numbers = cast("list[i64]", source)
        news = cast("list[object]", source)
        olds = cast("list[object]", before)
        at = self.at
        others = False
        size: i64 = len(source)
        i: i64 = 0
        while i < size:
            if news[i] is not olds[i]:
                place = i64(places[i])
                if place < 0:
                    others = True
                else:
                    self.replace(at + place, numbers[i])
            i += 1
        return others

    def all_placed(self, source: list[int], places: vec[i32]) -> None:
        """Put all values of a part at their places."""
        numbers = cast("list[i64]", source)
        at = self.at
        size: i64 = len(places)
        i: i64 = 0
        while i < size:
            place = i64(places[i])
            if place >= 0:
                value = numbers[i]
                if value != 0:
                    self.put(at + place, value)
            i += 1

    def replace(self, at: i64, value: i64) -> None:
        """Write a value of the present part over the one before."""
        row = self.values
        place = self.base + at
        if row[place] == 0:
            if value != 0:
                self.put(at, value)
        elif value != 0:
            row[place] = self.table[value - LEAST] if LEAST <= value < MOST else large(value)
        else:
            row[place] = 0
            self.unmark(at)

    def unmark(self, at: i64) -> None:
        """A place of the present part is zero again."""
        part = self.into
        marks = part.marks
        last = part.used - 1
        i: i64 = 0
        while i64(marks[i]) & PLACE != at:
            i += 1
        marks[i] = marks[last]
        part.used = last

    def begin(self, part: Part, source: object) -> None:
        """Take a part back, to be written again."""
        if part.used != 0:
            self.take_back(part)
        part.source = source
        part.fresh = True
        part.seated = self.seated
        self.into = part

    def outdate(self, number: i64) -> None:
        """Have a part written again, whatever its list is."""
        self.parts[number].fresh = False

    def resume(self, at: i64) -> None:
        """The end of a part: go on at a place with what is written every time."""
        self.into = self.rest
        self.at = at

    def take_back(self, part: Part) -> None:
        """Make zero what a part has written."""
        row = self.values
        marks = part.marks
        base = self.base
        used = part.used
        i: i64 = 0
        while i < used:
            row[base + (i64(marks[i]) & PLACE)] = 0
            i += 1
        part.used = 0

    def clear(self) -> None:
        """Start the next observation of the same table."""
        if not self.keeping:
            self.forget()
            self.keeping = True
        self.restart()

    def forget(self) -> None:
        """Start the observation of another table."""
        for part in self.parts:
            if part.used != 0:
                self.take_back(part)
            part.source = None
            part.fresh = False
        self.keeping = False
        self.restart()

    def restart(self) -> None:
        """Take back what is written every time, and begin again."""
        self.take_back(self.rest)
        self.into = self.rest
        self.at = 0

    # --- one value -----------------------------------------------------------------------------------------

    def number(self, value: i64) -> None:
        """One value."""
        at = self.at
        self.values[self.base + at] = self.table[value - LEAST] if LEAST <= value < MOST else large(value)
        self.at = at + 1

    def four(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Four values, at little more than the cost of one."""
        row = self.values
        table = self.table
        at = self.base + self.at
        row[at] = table[first - LEAST] if LEAST <= first < MOST else large(first)
        row[at + 1] = table[second - LEAST] if LEAST <= second < MOST else large(second)
        row[at + 2] = table[third - LEAST] if LEAST <= third < MOST else large(third)
        row[at + 3] = table[fourth - LEAST] if LEAST <= fourth < MOST else large(fourth)
        self.at += 4

    def eight(
        self,
        first: i64,
        second: i64,
        third: i64,
        fourth: i64,
        fifth: i64,
        sixth: i64,
        seventh: i64,
        last: i64,
    ) -> None:
        """Eight values."""
        row = self.values
        table = self.table
        at = self.base + self.at
        row[at] = table[first - LEAST] if LEAST <= first < MOST else large(first)
        row[at + 1] = table[second - LEAST] if LEAST <= second < MOST else large(second)
        row[at + 2] = table[third - LEAST] if LEAST <= third < MOST else large(third)
        row[at + 3] = table[fourth - LEAST] if LEAST <= fourth < MOST else large(fourth)
        row[at + 4] = table[fifth - LEAST] if LEAST <= fifth < MOST else large(fifth)
        row[at + 5] = table[sixth - LEAST] if LEAST <= sixth < MOST else large(sixth)
        row[at + 6] = table[seventh - LEAST] if LEAST <= seventh < MOST else large(seventh)
        row[at + 7] = table[last - LEAST] if LEAST <= last < MOST else large(last)
        self.at += 8

    def flag(self, value: bool) -> None:
        """Yes or no."""
        at = self.at
        self.values[self.base + at] = ONE if value else 0
        self.at = at + 1

    def choice(self, chosen: i64, size: i64) -> None:
        """A choice among `size`, one flag each; none where it is outside of them."""
        at = self.at
        if 0 <= chosen < size:
            self.write(at + chosen, ONE)
        self.at = at + size

    def skip(self, size: i64) -> None:
        """So many values are left alone: zero unless something is put there."""
        self.at += size

    # --- several values ------------------------------------------------------------------------------------

    def numbers(self, values: list[int]) -> None:
        """Several values."""
        self.part(values, 0, len(values))

    def part(self, values: list[int], start: i64, stop: i64) -> None:
        """Some of several values."""
        row = self.values
        table = self.table
        numbers = cast("list[i64]", values)
        place = self.base + self.at - start
        i = start
        while i < stop:
            value = numbers[i]
            row[place + i] = table[value - LEAST] if LEAST <= value < MOST else large(value)
            i += 1
        self.at += stop - start

    def spaced(self, values: list[int], each: i64, apart: i64) -> None:
        """Several values, `each` of them together, the first ones of all so far apart."""
        row = self.values
        table = self.table
        numbers = cast("list[i64]", values)
        place = self.base + self.at
        size: i64 = len(values)
        left = each
        i: i64 = 0
        while i < size:
            value = numbers[i]
            row[place] = table[value - LEAST] if LEAST <= value < MOST else large(value)
            place += 1
            left -= 1
            if left == 0:
                left = each
                place += apart - each
            i += 1

    def row(self, values: Packed) -> None:
        """Values packed before."""
        places = values.places
        bits = values.bits
        size: i64 = len(places)
        part = self.room(size)
        marks = part.marks
        used = part.used
        row = self.values
        mark = self.at | self.who << ABOVE
        base = self.base + self.at
        i: i64 = 0
        while i < size:
            place = i64(places[i])
            row[base + place] = bits[i]
            marks[used + i] = i32(mark + place)
            i += 1
        part.used = used + size
        self.at += values.size

    def bits(self, bits: i64, size: i64) -> None:
        """A set of `size` members, less than 63, one bit each."""
        at = self.at
        rest = bits
        while rest != 0:
            if rest & 255 == 0:
                rest >>= 8
                at += 8
                continue
            if rest & 1:
                self.write(at, ONE)
            rest >>= 1
            at += 1
        self.at += size

    def members(self, members: list[int], size: i64) -> None:
        """A set of any size by its members."""
        at = self.at
        which = cast("list[i64]", members)
        count: i64 = len(members)
        i: i64 = 0
        while i < count:
            self.write(at + which[i], ONE)
            i += 1
        self.at = at + size

    def owned(self, owners: list[int], owner: i64, size: i64) -> None:
        """Which of `size` things have this owner."""
        at = self.at
        for other in owners:
            if other == owner:
                self.write(at, ONE)
            at += 1
        self.at += size

    # --- of every seat, after `seats_from` -----------------------------------------------------------------

    def whose(self, seat: i64) -> None:
        """A flag of one seat, or of none."""
        if 0 <= seat < self.seats:
            self.mark(seat, self.at, 1)
        self.at += 1

    def each_choice(self, chosen: list[int], size: i64) -> None:
        """A choice of every seat among `size`."""
        for seat, choice in enumerate(chosen):
            if 0 <= choice < size:
                self.mark(seat, self.at + choice, 1)
        self.at += size

    def each_bits(self, sets: list[int], size: i64) -> None:
        """A set of every seat, of `size` members, one bit each."""
        at = self.at
        for seat, bits in enumerate(sets):
            if bits != 0:
                self.block(seat)
                self.at += at
                self.bits(bits, size)
        self.who = self.seats
        self.at = at + size

    def spread(self, values: list[int], each: i64) -> None:
        """What the seats have, `each` values for every seat, where nothing was put before."""
        numbers = cast("list[i64]", values)
        size: i64 = len(values)
        part = self.room(size)
        marks = part.marks
        used = part.used
        row = self.values
        table = self.table
        base = self.base
        seat: i64 = 0
        i: i64 = 0
        while i < size:
            first = self.start(seat) + self.at - i
            mark = seat << ABOVE
            stop = i + each
            while i < stop:
                value = numbers[i]
                if value != 0:
                    row[base + first + i] = table[value - LEAST] if LEAST <= value < MOST else large(value)
                    marks[used] = i32(mark | first + i)
                    used += 1
                i += 1
            seat += 1
        part.used = used
        self.at += each

    def spread_next(self, values: list[int], each: i64) -> None:
        """The same with 1 more for each value, of which most are -1."""
        at = self.at
        seat: i64 = 0
        left = each
        for value in values:
            if value != -1:
                self.mark(seat, at, value + 1)
            at += 1
            left -= 1
            if left == 0:
                left = each
                at -= each
                seat += 1
        self.at = at + each

    def owners(self, owners: list[int], lowest: i64 = 0) -> None:
        """What the seats own of several things; `lowest` is what stands for seat 0."""
        part = self.room(len(owners))
        marks = part.marks
        used = part.used
        row = self.values
        starts = self.starts
        seats = self.seats
        base = self.base
        view = self.view
        at = self.at
        for owner in owners:
            who: i64 = owner
            who -= lowest
            if 0 <= who < seats:
                place = i64(starts[view + who]) + at
                row[base + place] = ONE
                marks[used] = i32(who << ABOVE | place)
                used += 1
            at += 1
        part.used = used
        self.at = at

    def of_owners(self, values: list[int], owners: list[int]) -> None:
        """Values of several things, in the blocks of their owners."""
        numbers = cast("list[i64]", values)
        size: i64 = len(values)
        part = self.room(size)
        marks = part.marks
        used = part.used
        row = self.values
        table = self.table
        i: i64 = 0
        while i < size:
            value = numbers[i]
            if value != 0:
                owner: i64 = owners[i]
                if 0 <= owner < self.seats:
                    place = self.start(owner) + self.at + i
                    row[self.base + place] = table[value - LEAST] if LEAST <= value < MOST else large(value)
                    marks[used] = i32(owner << ABOVE | place)
                    used += 1
            i += 1
        part.used = used
        self.at += size

    def start(self, seat: i64) -> i64:
        """Where the block of a seat begins."""
        return i64(self.starts[self.view + seat])

    def mark(self, seat: i64, at: i64, value: i64) -> None:
        """Put a number that is not zero at a place of a seat's block, where nothing was put before."""
        bits = self.table[value - LEAST] if LEAST <= value < MOST else large(value)
        self.enter(self.start(seat) + at, seat, bits)

    # --- anywhere in the row -------------------------------------------------------------------------------

    def one(self, at: i64) -> None:
        """Put a one where nothing was put before."""
        self.write(at, ONE)

    def put(self, at: i64, value: i64) -> None:
        """Put a number that is not zero where nothing was put before."""
        self.write(at, self.table[value - LEAST] if LEAST <= value < MOST else large(value))

    def count(self, start: i64, members: list[int], stop: i64) -> None:
        """Count the first members, each at most four times, into the values that begin at `start`."""
        row = self.values
        which = cast("list[i64]", members)
        begin = self.base + start
        i: i64 = 0
        while i < stop:
            member = which[i]
            held = row[begin + member]
            if held == 0:
                self.write(start + member, ONE)
            elif held == ONE:
                row[begin + member] = TWO
            else:
                row[begin + member] = held + STEP
            i += 1

    def write(self, at: i64, bits: i32) -> None:
        """Put the bits of a number that is not zero where nothing was put before."""
        self.enter(at, self.who, bits)

    def enter(self, at: i64, who: i64, bits: i32) -> None:
        """Put bits where nothing was put before, into somebody's block."""
        self.values[self.base + at] = bits
        part = self.into
        used = part.used
        if used == i64(len(part.marks)):
            part = self.room(1)
        part.marks[used] = i32(at | who << ABOVE)
        part.used = used + 1

    def room(self, more: i64) -> Part:
        """The part that is being written, with room for more places."""
        part = self.into
        used = part.used
        least = used + more
        if least > i64(len(part.marks)):
            marks = vec[i32]([0] * (2 * least))
            for i in range(used):
                marks[i] = part.marks[i]
            part.marks = marks
            part.bits = vec[i32]([0] * (2 * least))
        return part

    def data(self) -> memoryview:
        """The bytes of the vector."""
        return memoryview(self.values).cast("B")


class Layout:
    """The features of an observation, declared in the order in which they are written."""

    def __init__(self) -> None:
        self.features: list[Feature] = []
        self.group = COMMONS

    def number(self, name: str, high: int = PLENTY, scale: int = 0, low: int = 0) -> None:
        """One value from `low` to `high`."""
        self.features.append(Feature(name, self.group, low, high, scale or max(1, min(high, 100))))

    def flag(self, name: str) -> None:
        """Yes or no."""
        self.number(name, 1)

    def numbers(self, name: str, keys: list[str], high: int = PLENTY, scale: int = 0, low: int = 0) -> None:
        """One value for each key."""
        for key in keys:
            self.number(f"{name}:{key}", high, scale, low)

    def flags(self, name: str, keys: list[str]) -> None:
        """Yes or no for each key."""
        self.numbers(name, keys, 1)


def count_keys(size: int) -> list[str]:
    """The keys of places that have only a number."""
    return [str(i + 1) for i in range(size)]


def groups_of(seats: int) -> list[str]:
    """The groups of seats, in the order of their blocks."""
    return [OWN, *(f"rival-{i}" for i in range(1, seats))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game at one seat count; `features` says what each number means.

    `version` grows whenever the features or the rules change: it is the version of the environments.
    """

    def __init__(self, seats: int, layout: Layout, version: int = 1) -> None:
        self.seats: int = seats
        self.version: int = version
        self.features: list[Feature] = layout.features
        self.size: int = len(layout.features)
        assert self.size <= PLACE, "a row is too long"
        # How many parts its rows have (see `Sink`).
        self.parts: int = 0
        groups = self.groups()
        blocks = [groups.get(name, (0, 0))[0] for name in groups_of(seats)]
        starts: list[int] = []
        for viewer in range(seats):
            starts += [blocks[(seat - viewer) % seats] for seat in range(seats)]
            starts.append(0)
        # Where the block of every seat begins for seat 0, and a 0 for what is nobody's; the same for seat 1 and so on.
        self.starts: vec[i32] = vec[i32](starts)
        # How far each block moves when the second seat looks after the first: for seat 0 before, and then seat 0 now,
        # seat 1 now and so on; the same for seat 1 before.
        each = seats + 1
        self.shifts: vec[i32] = vec[i32](
            [
                starts[now * each + who] - starts[before * each + who]
                for before in range(seats)
                for now in range(seats)
                for who in range(each)
            ]
        )
        self.commons_at: int = groups.get(COMMONS, (0, 0))[0]
        # Sinks that are not in use: a row that was written before costs less than a new one.
        self.spare: list[Sink] = []

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """Write what `seat` may know of a position."""
        raise NotImplementedError

    @property
    def digest(self) -> str:
        """A fingerprint of the features; what was trained on another one does not fit."""
        text = repr([tuple(feature) for feature in self.features])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def groups(self) -> dict[str, tuple[int, int]]:
        """Where each group starts and ends."""
        found: dict[str, tuple[int, int]] = {}
        for i, feature in enumerate(self.features):
            start = found[feature.group][0] if feature.group in found else i
            found[feature.group] = (start, i + 1)
        return found

    def sink(self) -> Sink:
        """A sink with a row of its own."""
        return Sink(vec[i32]([0] * self.size), 0, self)

    def seen(self, state: State, seat: int) -> Sink:
        """An observation in a sink; whoever has read it puts it back into `spare`."""
        sink = self.spare.pop() if self.spare else self.sink()
        sink.forget()
        self.write(state, seat, sink)
        return sink

    def values(self, state: State, seat: int) -> list[float]:
        """An observation as a plain list."""
        sink = self.sink()
        self.write(state, seat, sink)
        return list(sink.data().cast("f"))


def fill(out: Any, data: bytes | memoryview) -> None:
    """Copy bytes into a buffer of the same size (a numpy array, an `array.array`, a `bytearray`)."""
    memoryview(out).cast("B")[:] = data
