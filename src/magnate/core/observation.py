"""What a seat may know as a row of numbers, for learning.

A title's `observation.py` holds an `Observer`: it declares the features once (`Layout`) and writes their values in the
same order (`Sink`). Features come in groups: `own`, the seat that looks; `rival-1`, `rival-2` and so on, the others in
turn order from it; `commons`, everything else. Values are whole numbers as they are on the table; `low` and `high`
bound them for certain, `scale` is what to divide by for numbers of about 1.

Most values are flags that are not set, and most stay from one decision to the next. A sink therefore keeps its row:
numbers are written over those before, flags that were set are taken back, and what was written from lists that have
not changed is left as it is (`moved`, `changed`).
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from librt.vecs import append, vec
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


BITS: Final = vec[i32]([bits_of(value) for value in range(LEAST, MOST)])


class Packed:
    """Values that are written again and again: how many they are, and those that are not zero."""

    def __init__(self, values: list[int]) -> None:
        self.size: i64 = len(values)
        self.places: vec[i32] = vec[i32]([i for i, value in enumerate(values) if value])
        self.bits: vec[i32] = vec[i32]([bits_of(value) for value in values if value])


class Part:
    """What was written together. The first `used` of `touched` are the places in the row that are to be taken back.

    `source` is the list it was written from, `tag` what else it depends on.
    """

    def __init__(self) -> None:
        self.source: list[int] = []
        self.tag: i64 = -1
        self.touched: vec[i32] = vec[i32]([0] * 16)
        self.used: i64 = 0


class Sink:
    """Where values are written, one after the other: a row of a vector that holds 32-bit floats as their bits.

    `base` is where the row begins, `at` where the next value goes, counted from there. What is written belongs to
    `into`: `rest`, which is written every time, or one of `parts`, which are kept from one observation to the next.
    """

    def __init__(self, values: vec[i32], base: i64, parts: int) -> None:
        self.values: vec[i32] = values
        self.base: i64 = base
        self.at: i64 = 0
        self.rest: Part = Part()
        self.into: Part = self.rest
        self.parts: list[Part] = [Part() for _ in range(parts)]
        self.table: vec[i32] = BITS

    # --- what need not be written again --------------------------------------------------------------------

    def moved(self, number: i64, source: list[int], tag: i64 = 0) -> bool:
        """Whether a part is to be written, as its list, which is never changed in place, is another one now.

        Then what follows belongs to it, until `resume`; `tag` is whatever else its values depend on.
        """
        part = self.parts[number]
        if part.source is source and part.tag == tag:
            return False
        self.begin(part, source, tag)
        return True

    def changed(self, number: i64, source: list[int], tag: i64 = 0) -> bool:
        """The same for a list that may be changed in place."""
        part = self.parts[number]
        if part.tag == tag and part.source == source:
            return False
        self.begin(part, source.copy(), tag)
        return True

    def begin(self, part: Part, source: list[int], tag: i64) -> None:
        """Take a part back, to be written again."""
        self.take_back(part)
        part.source = source
        part.tag = tag
        self.into = part

    def resume(self, at: i64) -> None:
        """The end of a part: go on at a place with what is written every time."""
        self.into = self.rest
        self.at = at

    def take_back(self, part: Part) -> None:
        """Make zero what a part has written."""
        values = self.values
        touched = part.touched
        base = self.base
        for i in range(part.used):
            values[base + i64(touched[i])] = 0
        part.used = 0

    def clear(self) -> None:
        """Start the next observation of the same table."""
        self.take_back(self.rest)
        self.into = self.rest
        self.at = 0

    def forget(self) -> None:
        """Start the observation of another table."""
        for part in self.parts:
            self.take_back(part)
            part.source = []
            part.tag = -1
        self.clear()

    # --- one value ---------------------------------------------------------------------------------------

    def number(self, value: i64) -> None:
        """One value."""
        at = self.at
        if LEAST <= value < MOST:
            self.values[self.base + at] = self.table[value - LEAST]
        else:
            self.values[self.base + at] = bits_of(value)
        self.at = at + 1

    def flag(self, value: bool) -> None:
        """Yes or no."""
        at = self.at
        if value:
            self.values[self.base + at] = ONE
        else:
            self.values[self.base + at] = 0
        self.at = at + 1

    def choice(self, chosen: i64, size: i64) -> None:
        """A choice among `size`, one flag each; none where it is outside of them."""
        if 0 <= chosen < size:
            self.one(self.at + chosen)
        self.at += size

    def skip(self, size: i64) -> None:
        """So many values are left alone: zero unless something is put there."""
        self.at += size

    # --- several values ----------------------------------------------------------------------------------

    def numbers(self, values: list[int]) -> None:
        """Several values."""
        for value in values:
            self.number(value)

    def part(self, values: list[int], start: i64, stop: i64) -> None:
        """Some of several values."""
        for i in range(start, stop):
            self.number(values[i])

    def picked(self, values: list[int], places: vec[i32]) -> None:
        """Those of several values that stand in certain places."""
        for i in range(i64(len(places))):
            place = i64(places[i])
            self.number(values[place])

    def spread(
        self, at: i64, apart: i64, values: list[int], each: i64, first: i64 = 0, plus: i64 = 0
    ) -> None:
        """What the seats have, `each` values for every seat, and `plus` with each.

        Those of seat `first` are written at a place, those of every next seat so far `apart`.
        """
        size: i64 = len(values)
        begin = first * each
        done: i64 = 0
        while done < size:
            self.at = at
            i = begin
            while i < begin + each:
                value: i64 = values[i]
                self.number(value + plus)
                i += 1
            at += apart
            done += each
            begin += each
            if begin == size:
                begin = 0

    def row(self, values: Packed) -> None:
        """Values packed before."""
        places = values.places
        bits = values.bits
        at = self.at
        for i in range(i64(len(places))):
            self.write(at + i64(places[i]), bits[i])
        self.at = at + values.size

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
                self.one(at)
            rest >>= 1
            at += 1
        self.at += size

    def members(self, members: list[int], size: i64) -> None:
        """A set of any size by its members."""
        at = self.at
        for member in members:
            which: i64 = member
            self.one(at + which)
        self.at = at + size

    def owned(self, owners: list[int], owner: i64, size: i64) -> None:
        """Which of `size` things have this owner."""
        at = self.at
        for other in owners:
            who: i64 = other
            if who == owner:
                self.one(at)
            at += 1
        self.at += size

    # --- anywhere in the row -----------------------------------------------------------------------------

    def one(self, at: i64) -> None:
        """Put a one where nothing was put before."""
        self.write(at, ONE)

    def put(self, at: i64, value: i64) -> None:
        """Put a number that is not zero where nothing was put before."""
        if LEAST <= value < MOST:
            self.write(at, self.table[value - LEAST])
        else:
            self.write(at, bits_of(value))

    def count(self, start: i64, members: list[int], stop: i64) -> None:
        """Count the first members, each at most four times, into the values that begin at `start`."""
        values = self.values
        begin = self.base + start
        for i in range(stop):
            member: i64 = members[i]
            held = values[begin + member]
            if held == 0:
                self.write(start + member, ONE)
            elif held == ONE:
                values[begin + member] = TWO
            else:
                values[begin + member] = held + STEP

    def write(self, at: i64, bits: i32) -> None:
        """Put the bits of a number that is not zero where nothing was put before."""
        self.values[self.base + at] = bits
        part = self.into
        used = part.used
        if used < len(part.touched):
            part.touched[used] = i32(at)
        else:
            part.touched = append(part.touched, i32(at))
        part.used = used + 1

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
        # How many parts its rows have (see `Sink`).
        self.parts: int = 0
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
        return Sink(vec[i32]([0] * self.size), 0, self.parts)

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
